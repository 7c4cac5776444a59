"""Decks: what they are, and the forms in which they are written: plain data, text, JSON. Whether one is legal, its edition says."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property, partial
from pathlib import Path
from typing import Any, Generic, TypeVar

import msgspec

from ...errors import UserError
from .catalogue import Catalogue, NotYet
from .definition import Card
from .missing import Missing, card_of, entries
from .ready import READY, Offer, line, offered
from .shelf import Shelf

MOST = 99
"""Copies of one card that a deck is read with; what is legal is for the check to say."""
LONGEST = 200
"""Characters of a line."""
LINES = 500
LARGEST = 128 * 1024
"""Characters of a deck's text, or bytes of its file."""
BESIDE = ("agenda", "faction")
"""Types of cards that are beside the deck, not in it."""
LINE = re.compile(r"^(\d+)(?:\s*x)?\s+(\S.*)$", re.IGNORECASE)
"""'3x Smallfolk (Core)'. Nothing here can match a line in several ways, so the work grows with the line's length."""
PARTS = (("Plots", "plot"), ("Characters", "character"), ("Attachments", "attachment"), ("Locations", "location"),
         ("Events", "event"))  # fmt: skip


class Deck(msgspec.Struct, frozen=True):
    """A deck: faction, agenda, and cards by code with their counts; further agendas are among the cards."""

    faction: str
    cards: dict[str, int]
    agenda: str = ""
    name: str = ""
    learning: bool = False
    """A learn-to-play deck, smaller than a tournament deck."""
    book: Catalogue = Catalogue(())
    """Where its cards are found: a table may have cards of its own."""
    marks: tuple[tuple[str, str], ...] = ()
    """What is said of the copies of a card, by code, where the edition has such marks."""

    def __post_init__(self) -> None:
        """No deck is made of more copies than can be unpacked, wherever it comes from."""
        for code, count in self.cards.items():
            counted(count, code, f"The deck {self.name or self.faction}")

    def list(self, plots: bool) -> list[Card]:
        """The cards of the draw deck or of the plot deck, each as often as it is in it."""
        found = []
        for code, count in self.cards.items():
            card = self.book.find(code)
            if (card.type == "plot") == plots:
                found += [card] * count
        return found

    def draw(self) -> Sequence[Card]:
        """The cards of the draw deck, without those that are beside it."""
        return [card for card in self.list(plots=False) if card.type not in BESIDE]

    def agendas(self) -> Sequence[Card]:
        """All its agendas, the first one first."""
        first = [self.book.find(self.agenda)] if self.agenda else []
        return [*first, *(card for card in self.list(plots=False) if card.type == "agenda")]

    def data(self) -> dict[str, Any]:
        """As plain data."""
        found = {
            "faction": self.faction,
            "agenda": self.agenda,
            "cards": dict(self.cards),
            "name": self.name,
            "learning": self.learning,
        }
        return found | ({"marks": [list(mark) for mark in self.marks]} if self.marks else {})


D = TypeVar("D", bound=Deck)


def counted(count: object, title: str, where: str) -> int:
    """A number of copies; a UserError for what is none."""
    if not isinstance(count, int) or isinstance(count, bool) or not 1 <= count <= MOST:
        shown = repr(count) if len(repr(count)) <= 40 else f"{repr(count)[:40]}…"
        raise UserError(f"{where}: {shown} copies of {title}; a count is a number from 1 to {MOST}.")
    return count


def written(count: str) -> object:
    """A count as a text has it: the number, or the text itself if it is none or too long for one."""
    return int(count) if count.isdecimal() and len(count) <= 12 else count


def over_limit(cards: Iterable[Card]) -> list[tuple[str, int, int]]:
    """The titles of which there are too many: how many there are, and are allowed. All versions of a title count."""
    found = list(cards)
    limits: dict[str, int] = {}
    for card in found:
        limits[card.name] = min(card.deck_limit, limits.get(card.name, card.deck_limit))
    counts = Counter(card.name for card in found)
    return [(name, count, limits[name]) for name, count in counts.items() if count > limits[name]]


@dataclass
class DeckFiles(Generic[D]):
    """The decks of an edition: those that come with it, in ``folder``, and how others are read and written."""

    made: type[D]
    book: Catalogue
    factions: Mapping[str, str]
    folder: Path
    one_faction: str
    """The clause that a deck has exactly one."""
    aliases: Mapping[str, str]
    """Other words for factions."""
    prefixes: tuple[str, ...] = ()
    """What people may write before the name of a faction."""
    side: str = "faction"
    """The edition's word for a faction; in a file, both this and 'faction' are understood."""
    marks: tuple[str, ...] = ()
    """What may be said of the copies of a card, in square brackets behind its title."""
    pools: Mapping[str, str] = field(default_factory=lambda: {"": READY})
    """What those that come with it are called together, by the folder below ``folder``, in the order they are offered."""

    @cached_property
    def heading(self) -> re.Pattern[str]:
        """'Characters (30):', 'Packs: From Core Set', 'Plots (7)'."""
        words = "|".join(re.escape(word) for word in self.labels)
        return re.compile(rf"^(?!{words})\D.*(:$|:\s)|^\D+ \(\d+\)$|^exported from", re.IGNORECASE)

    @cached_property
    def labels(self) -> tuple[str, ...]:
        """What a line may begin with before a faction or an agenda."""
        return tuple(dict.fromkeys((f"{self.side.capitalize()}:", "Faction:", "Agenda:")))

    def faction_id(self, text: str) -> str:
        """A faction's id from what people write, with its name or a part of it."""
        word = text.lower().strip()
        for prefix in self.prefixes:
            word = word.removeprefix(prefix)
        word = word.replace("’", "'")
        word = self.aliases.get(word, word.replace(" ", "-"))
        if word not in self.factions:
            raise UserError(f"There is no {self.side} {text!r}; the {self.side}s are {', '.join(self.factions)}.")
        return word

    def builtin(self) -> Shelf[D]:
        """The decks that come with the program, by id."""
        return self._builtin

    @cached_property
    def _builtin(self) -> Shelf[D]:
        return Shelf(self.folder, self.from_data)

    @cached_property
    def ready(self) -> Mapping[str, Offer]:
        """What is said of the decks that come with the program, in the order they are offered; no card is looked up."""
        side = self.side.lower()
        return offered(
            self.builtin(), lambda deck: self.factions[self.faction_id(deck.get(side) or deck["faction"])], self.pools
        )

    def from_data(self, data: Any, name: str = "", book: Catalogue | None = None) -> D:
        """A deck from plain data: {faction, agenda, plots, cards}, cards by title (or code) with counts."""
        book = book or self.book
        side = next((key for key in (self.side.lower(), "faction") if isinstance(data, dict) and key in data), None)
        if side is None:
            raise UserError(f"The deck {name or 'given'} has no {self.side}.")
        where = f"The deck {name or 'given'}"
        cards: dict[str, int] = {}
        missing = Missing()
        marks = [(str(code), self._mark(str(mark), where)) for code, mark in data.get("marks") or ()]
        for part in ("plots", "cards"):
            for words, count in entries(data.get(part), where):
                title, mark = self._marked(words, where)
                found = missing.find(title, count, book.find)
                if found is None:
                    continue
                code = book.key(found)
                cards[code] = counted(cards.get(code, 0) + counted(count, repr(title), where), repr(title), where)
                marks += [(code, mark)] if mark else []
        given = data.get("agenda") or []
        named = [missing.find(str(each), 1, book.find) for each in (given if isinstance(given, list) else [given])]
        missing.say(where)
        agendas = [book.key(each) for each in named if each is not None]
        agenda = agendas[0] if agendas else ""
        for code in [c for c in cards if book.find(c).type == "agenda"]:  # listed among the cards, as deck builders do
            agenda = agenda or code
            cards[code] -= code == agenda
            if not cards[code]:
                del cards[code]
        for code in agendas[1:]:
            cards[code] = counted(cards.get(code, 0) + 1, code, where)
        return self._make(
            str(data[side]), cards, agenda, str(data.get("name") or name), bool(data.get("learning")), book, marks
        )

    def _make(
        self,
        faction: str,
        cards: dict[str, int],
        agenda: str,
        name: str,
        learning: bool,
        book: Catalogue,
        marks: Sequence[tuple[str, str]],
    ) -> D:
        return self.made(
            faction=self.faction_id(faction), cards=cards, agenda=agenda, name=name, learning=learning, book=book,
            marks=tuple(dict.fromkeys(marks)),
        )  # fmt: skip

    def parse(self, text: str, where: str = "the deck", book: Catalogue | None = None) -> D:
        """A deck from a file's text: the text form of deck builders, or JSON."""
        book = book or self.book
        _not_too_large(len(text), where)
        if text.lstrip().startswith(("{", "[")):
            return self._from_json(text, where, book)
        lines = text.splitlines()
        if len(lines) > LINES:
            raise UserError(f"{where} has {len(lines)} lines; a deck has at most {LINES} lines.")
        faction, name = "", ""
        agendas: list[str] = []
        cards: dict[str, int] = {}
        marks: list[tuple[str, str]] = []
        missing = Missing()
        for number, raw in enumerate(lines, 1):
            line, at = raw.strip(), f"{where}, line {number}"
            if not line or line.startswith(("#", "//")):
                continue
            if len(line) > LONGEST:
                raise UserError(f"{at}: it has {len(line)} characters; a line has at most {LONGEST}.")
            if (name or faction) and self.heading.match(line):
                continue
            found = LINE.match(line)
            if found:
                title, mark = self._marked(found[2], at)
                card = missing.find(title, written(found[1]), partial(card_of, at=at, book=book))
                if card is None:
                    continue
                key, count = book.key(card), counted(written(found[1]), card.name, at)
                marks += [(key, mark)] if mark else []
                if card.type == "agenda":
                    counted(agendas.count(key) + count, card.name, at)
                    agendas += [key] * count
                else:
                    cards[key] = counted(cards.get(key, 0) + count, card.name, at)
                continue
            begun = bool(name or faction)  # before that, a title may be the deck's name
            number_missing = len(missing)
            known = self._faction_or_agenda(self._unlabelled(line), book, missing if begun else None)
            if len(missing) > number_missing:
                continue
            if known in self.factions:
                if faction:
                    one = f"a deck has exactly 1 [{self.one_faction}]"
                    raise UserError(f"{at}: {line!r} is a second {self.side}; {one}.")
                faction = known
            elif known:
                agendas.append(known)
            elif not name and not faction:
                name = line
            else:
                raise UserError(
                    f"{at}: {line!r} is neither a {self.side}, an agenda, a heading, nor a number of cards."
                )
        missing.say(where)
        if not faction:
            example = next(iter(self.factions.values()))
            raise UserError(f"{where} names no {self.side}; put it on a line of its own, such as {example!r}.")
        for code in agendas[1:]:  # more than one: for the check to refuse or to allow
            cards[code] = cards.get(code, 0) + 1
        return self._make(faction, cards, agendas[0] if agendas else "", name, False, book, marks)

    def _unlabelled(self, line: str) -> str:
        for label in self.labels:
            line = line.removeprefix(label).strip()
        return line

    def _marked(self, words: str, where: str) -> tuple[str, str]:
        """A title and what is said of the copies of its card, 'Smallfolk [old copy]'; '' if nothing is."""
        if not self.marks or not words.endswith("]") or "[" not in words:
            return words, ""
        title, _, mark = words[:-1].rpartition("[")
        return title.rstrip(), self._mark(mark, where)

    def _mark(self, words: str, where: str) -> str:
        known = {mark.lower(): mark for mark in self.marks}
        if words.strip().lower() not in known:
            raise UserError(f"{where}: [{words}] says nothing of a card; there are [{'], ['.join(self.marks)}].")
        return known[words.strip().lower()]

    def _from_json(self, text: str, where: str, book: Catalogue) -> D:
        """A deck from JSON: our own plain data, or as deck builders export it, with ``slots``."""
        import json  # not needed for most decks

        try:
            data = json.loads(text)
        except json.JSONDecodeError as error:
            raise UserError(f"{where}, line {error.lineno}: it isn't valid JSON: {error.msg}.") from None
        except (ValueError, RecursionError):  # a number of thousands of digits, or brackets in brackets without end
            raise UserError(f"{where} is JSON that no deck is made of.") from None
        if isinstance(data, dict) and "slots" in data:
            agendas = data.get("agendas") or [""]
            if not isinstance(agendas, list):
                raise UserError(f"{where}: its agendas are no list.")
            data = {"faction": data.get("faction_name") or data.get("faction_code"), "cards": data["slots"],
                    "agenda": agendas[0], "name": data.get("name", "")}  # fmt: skip
        if isinstance(data, dict):
            data = {**data, "learning": False}  # only the decks that come with the program are
        return self.from_data(data, where, book)

    def _faction_or_agenda(self, word: str, book: Catalogue, missing: Missing | None) -> str:
        """The id of the faction, or the code of the agenda, that a line names; '' if neither."""
        try:
            return self.faction_id(word)
        except UserError:
            pass
        try:
            card = book.find(word)
        except NotYet as error:
            if missing is not None:
                missing.add(error, 1)
            return ""
        except UserError:
            return ""
        return book.key(card) if card.type == "agenda" else ""

    def read(self, path: Path, book: Catalogue | None = None) -> D:
        """A deck from a file."""
        deck = self.parse(file_text(path), str(path), book)
        return deck if deck.name and deck.name != str(path) else msgspec.structs.replace(deck, name=path.stem)

    def headline(self, name: str, deck: Deck) -> str:
        """One line on a deck."""
        agendas = [agenda.name for agenda in deck.agendas()]
        size = len(deck.draw())
        return f"{name}: {line(deck.name, self.factions[deck.faction], agendas, size, deck.learning)}"

    def lines(self, deck: Deck) -> list[str]:
        """A deck in the text form."""
        out = [deck.name or "Deck", "", self.factions[deck.faction], *(agenda.name for agenda in deck.agendas())]
        marks = dict(deck.marks)
        for title, kind in PARTS:
            rows = sorted(
                (card.name, card.set, count, f" [{marks[code]}]" if code in marks else "")
                for code, count in deck.cards.items()
                if (card := deck.book.find(code)).type == kind
            )
            if rows:
                head = f"{title} ({sum(n for _, _, n, _ in rows)}):"
                out += ["", head, *(f"{n}x {name} ({edition}){mark}" for name, edition, n, mark in rows)]
        return out


def file_text(path: Path) -> str:
    """The text of a deck's file."""
    try:
        with path.open("rb") as file:
            raw = file.read(LARGEST + 1)
        _not_too_large(len(raw), str(path))
        return raw.decode("utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise UserError(f"The deck file {path} can't be read: {error}.") from None


def _not_too_large(size: int, where: str) -> None:
    if size > LARGEST:
        raise UserError(f"{where} is too large to be a deck: it may have at most {LARGEST // 1024} KB.")
