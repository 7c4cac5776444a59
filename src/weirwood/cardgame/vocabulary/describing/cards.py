"""Descriptions of cards: predicates that compose with ``&``, ``|`` and ``~``.

Each answers *does it fit now*, *did it fit when it left* and *may that change at any time*; how a whole description is
said and read is the noun phrase's affair (``nouns``). Where a card lies is the finder's affair: ``In`` says where to
look, and a description without it looks in play.
"""

from __future__ import annotations

from abc import abstractmethod
from enum import IntEnum
from typing import TYPE_CHECKING, ClassVar

from ...cards.definition import Context
from ...grammar.node import field, values_of
from ...grammar.phrase import Node, Phrase, say
from ...grammar.speech import Speech
from ...table import figures, values
from ...table.words import AGENDA, ATTACHMENT, DUPLICATE, FACTION_ZONE, PLAY, PLOT, USED, listed
from ...table.words import TITLE as TITLE_ZONE
from .players import ANY, Players

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ...table.state import Table
    from .known import LastKnown


class Place(IntEnum):
    """The places of a noun phrase, in their order: adjectives, the noun, then what follows it."""

    OTHER, UNIQUE, LOYAL, POSTURE, ROLE, FACTION, TRAIT, NOUN, NAME = range(9)
    OWNER, COST, STRENGTH, PILE, ICON, KEYWORD, TAIL, WHOLE = range(9, 17)


IN_PLAY_ALONE = (PLAY,)
QUICK = (Place.NOUN, Place.NAME, Place.FACTION, Place.UNIQUE, Place.LOYAL, Place.OTHER, Place.POSTURE)
ONCE = (
    Place.UNIQUE, Place.LOYAL, Place.POSTURE, Place.ROLE, Place.NOUN, Place.NAME, Place.OWNER, Place.COST, Place.PILE,
)  # fmt: skip
"""What can be said of a card once: two of these would be a contradiction, or say the same twice."""


class Cards(Node):
    """A description of cards. ``negative``: the phrases that say the opposite; without them it can't be negated."""

    negative: ClassVar[Sequence[Phrase]] = ()
    like: ClassVar[str]
    unlike: ClassVar[str]
    """How a card is that fits, and one that doesn't, with the fields of the description in braces."""
    _place: ClassVar[Place] = Place.TAIL
    _fleeting: ClassVar[bool] = True

    @property
    def place(self) -> Place:
        """Where in a noun phrase it stands."""
        return self._place

    @abstractmethod
    def fits(self, s: Table, ctx: Context, card: int) -> bool:
        """Whether a card fits now (its zone is the finder's affair)."""

    @abstractmethod
    def fitted(self, s: Table, ctx: Context, was: LastKnown) -> bool:
        """Whether a card fitted when it left play (or fits by what is printed on it)."""

    def instead(self, s: Table, ctx: Context, card: int) -> str:
        """How a card is that doesn't fit: 'its STR is 5'."""
        return self.unlike.format(**values_of(self))

    def as_it_is(self, s: Table, card: int) -> str:
        """How a card is that fits, though it should not."""
        return self.like.format(**values_of(self))

    @property
    def fleeting(self) -> bool:
        """Whether it may come and go while a card stays in play."""
        return self._fleeting

    @property
    def parts(self) -> tuple[Cards, ...]:
        """The descriptions that all must fit."""
        return (self,)

    @property
    def type_alone(self) -> str:
        """The type of card, if that is all it asks for: what is asked first of many cards."""
        return ""

    @property
    def faction_alone(self) -> str:
        """The faction, if that is all it asks for."""
        return ""

    @property
    def zones(self) -> tuple[int, ...]:
        """Where to look for such cards."""
        return IN_PLAY_ALONE

    @property
    def owner(self) -> Players:
        """Whose cards can fit at all."""
        return ANY

    def find(self, s: Table, ctx: Context) -> list[int]:
        """All cards that fit, where this description looks."""
        owner = self.owner
        seats = s.order() if owner is ANY else owner.seats(s, ctx)
        found: list[int] = []
        for zone in self.zones:
            for seat in seats:
                found += [c for c in (s.area[seat] if zone == PLAY else lying(s, zone, seat)) if self.fits(s, ctx, c)]
        return found

    def count(self, s: Table, ctx: Context) -> int:
        """How many there are that fit, with those that are only counted as being there."""
        there = len(self.find(s, ctx))
        if self.zones == (USED,) and s.has("MoreUsedPlots"):
            if all(part.place == Place.PILE or part.type_alone == "plot" for part in self.parts):
                there += sum(figures.more_used(s, seat) for seat in self.owner.seats(s, ctx))
        return there

    def any(self, s: Table, ctx: Context) -> bool:
        """Whether there is one that fits."""
        return bool(self.find(s, ctx))

    def __and__(self, other: Cards) -> Cards:
        return both(self, other)

    def __or__(self, other: Cards) -> Cards:
        return one_of(*alternatives(self), *alternatives(other))

    def __invert__(self) -> Cards:
        return Not(self)


def lying(s: Table, zone: int, seat: int) -> list[int]:
    """The cards of a seat in a zone."""
    if zone == PLOT:
        return [s.plot[seat]] if s.plot[seat] >= 0 else []
    if zone == FACTION_ZONE:
        return [s.faction[seat]]
    if zone == AGENDA:
        return list(s.agendas[seat])
    if zone == TITLE_ZONE:
        return [s.title[seat]] if s.title[seat] >= 0 else []
    return s.pile(zone, seat)


# And, or, not


class Whatever(Cards):
    """Any card."""

    _fleeting = False
    phrases = (Phrase("card"),)
    _place = Place.NOUN

    def fits(self, s: Table, ctx: Context, card: int) -> bool:
        return True

    def fitted(self, s: Table, ctx: Context, was: LastKnown) -> bool:
        return True

    def instead(self, s: Table, ctx: Context, card: int) -> str:
        raise ValueError("Any card is a card.")


class And(Cards):
    """All of several descriptions, in the order of their places."""

    all: tuple[Cards, ...]
    _type: str = field(init=False)
    _faction: str = field(init=False)
    _tests: tuple[Cards, ...] = field(init=False)
    _zones: tuple[int, ...] = field(init=False)
    _owner: Players = field(init=False)
    _place = Place.WHOLE

    def check(self) -> None:
        if len(self.all) < 2 or len(set(self.all)) < len(self.all):
            raise ValueError(f"What must all fit is a list of different ideas: {self!r}.")
        for place in ONCE:
            if len([each for each in self.all if each.place == place]) > 1:
                raise ValueError(f"Two parts say the same kind of thing, which can be said once: {self!r}.")
        if any(isinstance(each, Not) and each.of in self.all for each in self.all):
            raise ValueError(f"No card can fit a description and its opposite: {self!r}.")
        if any(isinstance(each, And) or each.place == Place.WHOLE for each in self.all):
            raise ValueError(f"What must all fit is a list of ideas, made with '&': {self!r}.")
        piles = [each for each in self.all if each.place == Place.PILE]
        zones = [each.zones for each in piles or self.all if each.zones != IN_PLAY_ALONE]
        # what is cheap to ask comes first, whose a card is last: most are told apart sooner
        tests = tuple(sorted(self.all, key=lambda each: (each.owner is not ANY, each.place not in QUICK)))
        types = [each for each in tests if each.type_alone]
        factions = [each for each in tests if each.faction_alone]
        aside = [*(types if len(types) == 1 else []), *(factions if len(factions) == 1 else [])]
        object.__setattr__(self, "_type", types[0].type_alone if len(types) == 1 else "")
        object.__setattr__(self, "_faction", factions[0].faction_alone if len(factions) == 1 else "")
        object.__setattr__(self, "_tests", tuple(each for each in tests if each not in aside))
        object.__setattr__(self, "_zones", zones[0] if zones else IN_PLAY_ALONE)
        object.__setattr__(self, "_owner", tests[-1].owner)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, And) and frozenset(self.all) == frozenset(other.all)

    def __hash__(self) -> int:
        return hash(frozenset(self.all))

    def __repr__(self) -> str:
        return " & ".join(f"({each!r})" if isinstance(each, Or) else repr(each) for each in self.all)

    def find(self, s: Table, ctx: Context) -> list[int]:
        """All cards that fit; those of another type are left aside without further questions."""
        kind, fits, defn, host = self._type, self.fits, s.defn, s.host
        seats = s.order() if self._owner is ANY else self._owner.seats(s, ctx)
        if kind and not self._faction and self._zones == IN_PLAY_ALONE:
            found = [c for p in seats for c in s.area[p] if (defn[c].type if host[c] < 0 else ATTACHMENT) == kind]
            for each in self._tests:
                found = [c for c in found if each.fits(s, ctx, c)]
            return found
        piles = [s.area[seat] if zone == PLAY else lying(s, zone, seat) for zone in self._zones for seat in seats]
        cards = [c for pile in piles for c in pile if not kind or defn[c].type == kind or host[c] >= 0]
        return [c for c in cards if fits(s, ctx, c)]

    def fits(self, s: Table, ctx: Context, card: int) -> bool:
        if self._type:
            zone = s.zone[card]
            as_printed = zone != DUPLICATE and (zone != PLAY or s.host[card] < 0)
            if (s.defn[card].type if as_printed else values.card_type(s, card)) != self._type:
                return False
        if self._faction:
            printed = s.zone[card] != DUPLICATE and "GainsFaction" not in s.statics and "GainsFaction" not in s.given
            if self._faction not in (s.defn[card].factions if printed else values.factions(s, card)):
                return False
        for each in self._tests:
            if not each.fits(s, ctx, card):
                return False
        return True

    def fitted(self, s: Table, ctx: Context, was: LastKnown) -> bool:
        return all(each.fitted(s, ctx, was) for each in self.all)

    def instead(self, s: Table, ctx: Context, card: int) -> str:
        return next(part.instead(s, ctx, card) for part in self.all if not part.fits(s, ctx, card))

    @property
    def fleeting(self) -> bool:
        return any(each.fleeting for each in self.all)

    @property
    def parts(self) -> tuple[Cards, ...]:
        return self.all

    def __invert__(self) -> Cards:
        return one_of(*(~each for each in self.all))

    @property
    def zones(self) -> tuple[int, ...]:
        return self._zones

    @property
    def owner(self) -> Players:
        return self._owner


def both(one: Cards, other: Cards) -> Cards:
    """What fits two descriptions: their parts in order, each once; alternatives of several sorts stay outermost."""
    for first, second in ((one, other), (other, one)):
        if isinstance(first, Or) and first.place == Place.WHOLE:
            return one_of(*(both(each, second) for each in first.any_of))
    found: list[Cards] = []
    for each in (*one.parts, *other.parts):
        if each not in found and not isinstance(each, Whatever):
            found.append(each)
    for each in found:  # 'Lord or Knight' beside another trait: one may not be able to tell what belongs together
        if isinstance(each, Or) and any(more.place == each.place for more in found if more is not each):
            rest = [more for more in found if more is not each]
            return one_of(*(all_of(*rest, alternative) for alternative in each.any_of))
    found.sort(key=lambda each: each.place)
    if len(found) > 1:
        return And(tuple(found))
    return found[0] if found else Whatever()


def all_of(*cards: Cards) -> Cards:
    """What fits several descriptions."""
    found: Cards = Whatever()
    for each in cards:
        found = both(found, each)
    return found


class Or(Cards):
    """One of several descriptions."""

    any_of: tuple[Cards, ...]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Or) and frozenset(self.any_of) == frozenset(other.any_of)

    def __hash__(self) -> int:
        return hash(frozenset(self.any_of))

    def __repr__(self) -> str:
        return " | ".join(repr(each) for each in self.any_of)

    def check(self) -> None:
        if (
            len(self.any_of) < 2
            or len(set(self.any_of)) < len(self.any_of)
            or any(isinstance(each, Or | Whatever) for each in self.any_of)
        ):
            raise ValueError(f"Alternatives are two or more descriptions, made with '|': {self!r}.")

    def __invert__(self) -> Cards:
        return all_of(*(~each for each in self.any_of))

    def find(self, s: Table, ctx: Context) -> list[int]:
        """Each alternative says where to look for its own."""
        if self.place != Place.WHOLE:
            return super().find(s, ctx)
        return list(dict.fromkeys(card for each in self.any_of for card in each.find(s, ctx)))

    def fits(self, s: Table, ctx: Context, card: int) -> bool:
        for each in self.any_of:
            if each.fits(s, ctx, card):
                return True
        return False

    def fitted(self, s: Table, ctx: Context, was: LastKnown) -> bool:
        return any(each.fitted(s, ctx, was) for each in self.any_of)

    def instead(self, s: Table, ctx: Context, card: int) -> str:
        return listed([part.instead(s, ctx, card) for part in self.any_of])

    @property
    def place(self) -> Place:
        """Among the adjectives or nouns if all of its parts are of one sort, else a noun phrase of its own."""
        places = {each.place for each in self.any_of}
        one = places.pop()
        return one if not places and one in (Place.TRAIT, Place.NOUN, Place.FACTION) else Place.WHOLE

    @property
    def fleeting(self) -> bool:
        return any(each.fleeting for each in self.any_of)

    @property
    def zones(self) -> tuple[int, ...]:
        return tuple(dict.fromkeys(zone for each in self.any_of for zone in each.zones))


def one_of(*cards: Cards) -> Cards:
    """What fits one of several descriptions, each once."""
    found = tuple(dict.fromkeys(cards))
    if any(isinstance(each, Whatever) for each in found):
        return Whatever()
    return found[0] if len(found) == 1 else Or(found)


def alternatives(cards: Cards) -> tuple[Cards, ...]:
    """The descriptions of which one must fit."""
    return cards.any_of if isinstance(cards, Or) else (cards,)


class Not(Cards):
    """The opposite of a description that has words for it."""

    of: Cards

    def check(self) -> None:
        if not self.of.negative:
            raise TypeError(f"There are no words for the opposite of {self.of!r}.")

    def __invert__(self) -> Cards:
        return self.of

    def __repr__(self) -> str:
        return f"~{self.of!r}"

    def say(self, speech: Speech) -> str:
        return say(self.of, speech, self.of.negative)

    def fits(self, s: Table, ctx: Context, card: int) -> bool:
        return not self.of.fits(s, ctx, card)

    def fitted(self, s: Table, ctx: Context, was: LastKnown) -> bool:
        return not self.of.fitted(s, ctx, was)

    def instead(self, s: Table, ctx: Context, card: int) -> str:
        return self.of.as_it_is(s, card)

    @property
    def place(self) -> Place:
        return self.of.place

    @property
    def fleeting(self) -> bool:
        return self.of.fleeting
