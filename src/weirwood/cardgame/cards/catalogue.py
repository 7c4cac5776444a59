"""Catalogues: an edition's cards by title, as people type it, beside those that tests and designers add."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Sequence
from copy import copy
from functools import cached_property
from typing import NamedTuple

import msgspec

from ...errors import UserError
from ...kernel.loading import loading
from ...kernel.parts.collection import CardSet
from .definition import Card
from .searching import read

FILLER = Card("filler", "Smallfolk", "character", cost=1, strength=1, icons="P", set="Test")
"""A card without abilities, for the decks of scenarios."""


LONGEST = 200
"""Characters beyond which something isn't compared with all titles: it is none of them."""
CODE = 5
"""Digits of a printed card's code."""
IN_BRACKETS = re.compile(r"\(([^()]+)\)")


def plain(title: str) -> str:
    """A title as people type it: in small letters, without quotation marks, and with a plain apostrophe."""
    return title.lower().replace("’", "'").replace('"', "").replace("“", "").replace("”", "").strip()


class NotYet(UserError):
    """A card that was printed and can't be played here: which one, and the set it is of."""

    def __init__(self, title: str, set: str, reason: str) -> None:
        super().__init__(f"{title} can't be played yet: {reason}.")
        self.title, self.set = title, set


class Later(msgspec.Struct, frozen=True):
    """A set that isn't in: its code, its name, and the codes of its first and last cards."""

    code: str
    name: str
    first: str
    last: str


class Entry(NamedTuple):
    """A card of a pack, known before its abilities are loaded; ``reprints``: the code of the card that it is again."""

    code: str
    title: str
    reprints: str = ""


class Pack(NamedTuple):
    """Cards that were published together: what is in it, and how its cards are loaded when one of them is needed.

    A large one may come in several parts of the same code, so that only those are loaded that somebody needs.
    """

    code: str
    name: str
    entries: Callable[[], Iterable[Entry]]
    load: Callable[[], Iterable[Card]]
    cycle: str = ""
    """The cycle it is part of, if the edition has such."""


class Catalogue:
    """The printed cards of an edition, pack by pack in the order of printing, and ``extra`` ones by plain title.

    A title alone means the first pack's card. All titles are known at once; a pack's cards are loaded when one of them
    is asked for. ``own``: the cards of one table, which no other has.
    """

    def __init__(self, packs: Sequence[Pack], *extra: Card, later: Sequence[Later] = ()) -> None:
        self.packs, self.later = packs, later
        self.extra: dict[str, Card] = {plain(card.name): card for card in extra}
        self._loaded: dict[Pack, dict[str, Card]] = {}
        self.own: tuple[Card, ...] = ()

    # What there is, without loading it

    @cached_property
    def index(self) -> dict[str, tuple[Pack, Entry]]:
        """Every entry with its pack, by code."""
        found: dict[str, tuple[Pack, Entry]] = {}
        for pack in self.packs:
            for entry in pack.entries():
                if entry.code in found:
                    raise ValueError(f"two cards have the code {entry.code}")
                found[entry.code] = (pack, entry)
        return found

    @cached_property
    def by_title(self) -> dict[str, dict[str, str]]:
        """The codes of all printed cards by plain title and set; several where sets have cards of one title."""
        found: dict[str, dict[str, str]] = {}
        for pack, entry in self.index.values():
            found.setdefault(plain(entry.title), {})[pack.code] = entry.code
        return found

    @cached_property
    def titles(self) -> frozenset[str]:
        """The titles of all printed cards, and of a table's own."""
        return frozenset([*(entry.title for _, entry in self.index.values()), *(card.name for card in self.own)])

    @cached_property
    def sets(self) -> dict[str, str]:
        """The codes of the packs by what people write: their code or name, in plain letters."""
        return {plain(word): pack.code for pack in self.packs for word in (pack.code, pack.name)}

    def names(self) -> list[str]:
        """What games call the printed cards: every title, and where there are several versions of it each with its set.

        A title that means a card which can't be played is no name; its other versions are there with their sets.
        """
        found: dict[str, list[Card]] = {}
        for card in [*self.by_code.values(), *(card for card in self.own if plain(card.name) not in self.by_title)]:
            found.setdefault(card.name, []).append(card)
        for card in {id(card): card for card in self.extra.values()}.values():
            if card.name in found and card not in found[card.name]:
                found[card.name].append(card)
        names: list[str] = []
        for title, cards in found.items():
            alone = any(map(self.is_meant, cards))
            names += [*([title] if alone else ()), *(card.version for card in cards if len(cards) > 1 or not alone)]
        return names

    def _means(self, title: str) -> str | None:
        """The code of the printed card that a title alone means, whether or not it can be played."""
        return next(iter(self.by_title.get(plain(title), {}).values()), None)

    def is_meant(self, card: Card) -> bool:
        """Whether a card's title alone means this very card, or a reprint of it, and no other version."""
        code = self._means(card.name)
        return code in (None, card.code) or self.index[str(code)][1].reprints == card.code

    def _versions(self, title: str) -> list[str]:
        """The versions of a plain title, printed and extra ones."""
        entries = [self.index[code] for code in self.by_title.get(title, {}).values()]
        printed = [f"{entry.title} ({pack.code})" for pack, entry in entries if not entry.reprints]
        return [*printed, *dict.fromkeys(card.version for card in self.extra.values() if plain(card.name) == title)]

    def __contains__(self, name: object) -> bool:
        """Whether a name, perhaps with its set, is that of a card."""
        if not isinstance(name, str):
            return False
        return name in self.titles or ("(" in name and (plain(name) in self.extra or bool(self._code(plain(name)))))

    def spelled(self, words: str) -> str:
        """Words with each set in brackets written as its code: 'Smallfolk (Test Set)' is 'Smallfolk (Test)'."""
        if "(" not in words:
            return words
        return IN_BRACKETS.sub(lambda found: f"({self.sets.get(plain(found[1]), found[1])})", words)

    def published(self) -> list[CardSet]:
        """The packs with cards that can be played, in the order of printing; this loads every pack."""
        found: dict[str, CardSet] = {}
        for pack in self.packs:
            before = found.get(pack.code) or CardSet(pack.code, pack.name, pack.cycle, 0)
            found[pack.code] = before._replace(cards=before.cards + len(self._pack(pack)))
        return [each for each in found.values() if each.cards]

    # Cards

    def card(self, code: str) -> Card:
        """The printed card with this code; a reprint is the card that it reprints."""
        pack, entry = self.index[code]
        if entry.reprints:
            return self.card(entry.reprints)
        cards = self._pack(pack)
        if code not in cards:
            raise NotYet(f"{entry.title} ({pack.code})", pack.name, "what it does is not written down")
        return cards[code]

    def has(self, card: Card) -> bool:
        """Whether this very card is the printed one with its code."""
        return card.code in self.index and self.is_playable(card.code) and self.card(card.code) is card

    def is_playable(self, code: str) -> bool:
        """Whether what a printed card does is written down, and not only its facts."""
        pack, entry = self.index[code]
        return self.is_playable(entry.reprints) if entry.reprints else code in self._pack(pack)

    def _pack(self, pack: Pack) -> dict[str, Card]:
        """The cards of a pack, loaded once."""
        if pack not in self._loaded:
            with loading():
                self._loaded[pack] = {card.code: card for card in pack.load()}
        return self._loaded[pack]

    @cached_property
    def by_code(self) -> dict[str, Card]:
        """All printed cards by code, reprints left out; this loads every pack."""
        return {code: card for pack in self.packs for code, card in self._pack(pack).items()}

    def register(self, card: Card) -> Card:
        """Add a card beside the printed ones; if its title is taken, it is found by title and set."""
        title = plain(card.name)
        self.extra[plain(card.version)] = card
        if title not in self.by_title and self.extra.get(title, card).set == card.set:
            self.extra[title] = card
        return card

    def beside(self, cards: Iterable[Card]) -> Catalogue:
        """A catalogue in which these cards are found too; this one stays as it is."""
        found = copy(self)
        found.__dict__.pop("titles", None)
        found.extra, found.own = dict(self.extra), tuple(cards)
        for card in found.own:
            found.register(card)
        return found

    def find(self, title: str) -> Card:
        """The card with this title, or title and set: 'Smallfolk (Test)'; or with this code."""
        if title in self.index:
            return self.card(title)
        if len(title) > LONGEST:
            raise UserError(f"There is no card whose title has {len(title)} characters.")
        wanted = plain(title)
        if wanted in self.extra:
            return self.extra[wanted]
        versions = self.by_title.get(wanted)
        if versions:
            return self.card(next(iter(versions.values())))
        code = self._code(wanted)
        if code:
            return self.card(code)
        edition, by_code = apart(wanted)[1], title.isdecimal() and len(title) == CODE
        for each in self.later:
            if edition in (plain(each.code), plain(each.name)) or (by_code and each.first <= title <= each.last):
                raise NotYet(title, each.name, f"{each.name} isn't in yet")
        raise UserError(f"There is no card called {title!r}{self._hint(wanted)}")

    def _code(self, wanted: str) -> str:
        """The code of the card with this title and set; '' if there is none."""
        name, edition = apart(wanted)
        return self.by_title.get(name, {}).get(self.sets.get(edition, ""), "")

    def _hint(self, wanted: str) -> str:
        """What may have been meant: the other versions of the title, or titles that are much like it."""
        name, _ = apart(wanted)
        versions = self._versions(name)
        if versions:
            return f"; there {'is' if len(versions) == 1 else 'are'} {' and '.join(versions)}."
        import difflib  # needed only by whoever mistypes a title

        close = difflib.get_close_matches(wanted, [*self.by_title, *self.extra], n=3, cutoff=0.6)
        names = [self.extra[c].name if c in self.extra else self._title(c) for c in close]
        return f"; did you mean {' or '.join(dict.fromkeys(names))}?" if names else "."

    def _title(self, wanted: str) -> str:
        return self.index[next(iter(self.by_title[wanted].values()))][1].title

    def key(self, card: Card) -> str:
        """What finds this card: the code of a printed one, the title of another, with its set if need be."""
        if card.code in self.index:
            return card.code
        return card.name if self.find(card.name) is card else card.version

    def _playable(self, codes: list[str]) -> list[Card]:
        """The cards with these codes whose abilities are written down; a UserError if that is true of none of several."""
        found = [self.card(code) for code in codes if self.is_playable(code)]
        return found or [self.card(code) for code in codes]

    def search(self, words: str, face: Callable[[Card], list[str]]) -> list[list[str]]:
        """The faces of the cards with this title, or else of those that fit the search (`searching`)."""
        title = plain(words)
        exact = self._playable(list(self.by_title.get(title, {}).values()))
        exact += [card for card in self.own if title in (plain(card.name), plain(card.version))]
        exact = exact or [card for name, card in self.extra.items() if name == title]
        if not exact and self._code(title):
            exact = [self.card(self._code(title))]
        if exact:
            return [face(card) for card in exact]
        cycles = {pack.code.lower(): plain(pack.cycle) for pack in self.packs}
        terms = read(words, self.sets, cycles)
        found = []
        for card in [*self.by_code.values(), *self.own]:
            lines = face(card)
            text = plain(" ".join(" ".join(lines).split()))
            if all(term(card, text) for term in terms):
                found.append(lines)
        return found


def apart(wanted: str) -> tuple[str, str]:
    """A plain title and the set in brackets behind it, '' if there is none."""
    if wanted.endswith(")") and " (" in wanted:
        name, _, edition = wanted[:-1].rpartition(" (")
        return name, edition
    return wanted, ""
