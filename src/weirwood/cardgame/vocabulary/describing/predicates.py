"""What a description of cards can ask: one class for each idea, with its adjective, noun or tail.

Here stands what is printed on a card and where it lies, and the words of the card files; ``play_predicates`` has the rest.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any, ClassVar

from ...cards.definition import Context
from ...grammar.kinds import NAME, NUMBER, TITLE, Marked
from ...grammar.phrase import Kind, Phrase
from ...grammar.speech import Speech
from ...table import values
from ...table.words import AGENDA, DEAD, DECK, DISCARD, FACTION_ZONE, HAND, PLAY, PLOT, SHADOWS, USED, article, listed
from ...table.words import TITLE as TITLE_ZONE
from ..bases import AMOUNT, Amount, amount
from ..kinds import FACTION
from .cards import IN_PLAY_ALONE, Cards, Place, Whatever
from .play_predicates import Controlled, HasAttachments, HasIcon, Kneeling, Participating, StrengthAtMost, Weaker
from .players import ANY, FOE, OPPONENT, YOU, Players

if TYPE_CHECKING:
    from ...grammar.reading import Reader
    from ...table.state import Table
    from .known import LastKnown

TYPE_WORDS = {
    "character": "character", "location": "location", "attachment": "attachment", "event": "event", "plot": "plot card",
    "faction": "faction card", "agenda": "agenda", "title": "title card",
}  # fmt: skip
TYPE = Marked(TYPE_WORDS)


class ManyTypes(Kind):
    """A type of cards in the plural."""

    def words_for(self) -> frozenset[Any] | None:
        return TYPE.words_for()

    def say(self, value: Any, speech: Speech) -> str | None:
        said = TYPE.say(value, speech)
        return None if said is None else f"{said}s"

    def read(self, reader: Reader, at: int) -> Iterator[tuple[Any, int]]:
        for value, end in TYPE.read(reader, at):
            if reader.text[end : end + 1] == "s":
                yield value, end + 1


MANY_TYPES = ManyTypes()


HOMES = {"faction": (FACTION_ZONE,), "agenda": (AGENDA,), "title": (TITLE_ZONE,)}
"""The types of cards that lie on the table outside play."""


class Type(Cards):
    """Cards of a type."""

    type: str
    phrases = (Phrase("{type}", type=TYPE),)
    _place = Place.NOUN
    _fleeting = False

    def fits(self, s: Table, ctx: Context, card: int) -> bool:
        return values.card_type(s, card) == self.type

    def fitted(self, s: Table, ctx: Context, was: LastKnown) -> bool:
        return was.type == self.type

    def instead(self, s: Table, ctx: Context, card: int) -> str:
        return f"it is {article(values.card_type(s, card))}"

    @property
    def type_alone(self) -> str:
        return self.type

    @property
    def zones(self) -> tuple[int, ...]:
        return HOMES.get(self.type, IN_PLAY_ALONE)


class Faction(Cards):
    """Cards of a faction."""

    faction: str
    phrases = (Phrase("{faction}", faction=FACTION),)
    negative = (Phrase("non-{faction}", faction=FACTION),)
    _place = Place.FACTION
    _fleeting = False

    def fits(self, s: Table, ctx: Context, card: int) -> bool:
        return self.faction in values.factions(s, card)

    def fitted(self, s: Table, ctx: Context, was: LastKnown) -> bool:
        return self.faction in was.factions

    def instead(self, s: Table, ctx: Context, card: int) -> str:
        return self.as_it_is(s, card)

    def as_it_is(self, s: Table, card: int) -> str:
        words = sorted(s.speech.factions[faction] for faction in values.factions(s, card))
        return f"it is {article(listed(words, 'and'))} card"

    @property
    def faction_alone(self) -> str:
        return self.faction


class Trait(Cards):
    """Cards with a trait."""

    trait: str
    phrases = (Phrase("{trait}", trait=NAME),)
    negative = (Phrase("non-{trait}", trait=NAME),)
    _place = Place.TRAIT
    _fleeting = False
    like = "it has the trait {trait}"
    unlike = "it doesn't have the trait {trait}"

    def fits(self, s: Table, ctx: Context, card: int) -> bool:
        return self.trait in values.traits(s, card)

    def fitted(self, s: Table, ctx: Context, was: LastKnown) -> bool:
        return self.trait in was.traits


class Named(Cards):
    """Cards with a title."""

    title: str
    phrases = (Phrase("{title}", title=TITLE),)
    _place = Place.NAME
    _fleeting = False
    unlike = "it is not {title}"

    def fits(self, s: Table, ctx: Context, card: int) -> bool:
        return s.defn[card].name == self.title

    def fitted(self, s: Table, ctx: Context, was: LastKnown) -> bool:
        return was.defn.name == self.title


class CopyOf(Cards):
    """Cards with the title of one that was found or chosen before."""

    bound = True
    name: str = "found"
    phrases = (Phrase("copy of the card"), Phrase("copy of it", name="that"))
    plural: ClassVar[tuple[Phrase, ...]] = (Phrase("copies of the card"), Phrase("copies of it", name="that"))
    _place = Place.NOUN
    unlike = "it is no copy of the card"

    def fits(self, s: Table, ctx: Context, card: int) -> bool:
        title = s.defn[card].name
        return any(s.defn[c].name == title for c in ctx.vars.get(self.name, ()))

    def fitted(self, s: Table, ctx: Context, was: LastKnown) -> bool:
        return any(s.defn[c].name == was.defn.name for c in ctx.vars.get(self.name, ()))


class Unique(Cards):
    """Unique cards."""

    phrases = (Phrase("unique"),)
    negative = (Phrase("non-unique"),)
    _place = Place.UNIQUE
    _fleeting = False
    like = "it is unique"
    unlike = "it is not unique"

    def fits(self, s: Table, ctx: Context, card: int) -> bool:
        return s.defn[card].unique

    def fitted(self, s: Table, ctx: Context, was: LastKnown) -> bool:
        return was.defn.unique


class Loyal(Cards):
    """Loyal cards."""

    phrases = (Phrase("loyal"),)
    negative = (Phrase("non-loyal"),)
    _place = Place.LOYAL
    _fleeting = False
    like = "it is loyal"
    unlike = "it is not loyal"

    def fits(self, s: Table, ctx: Context, card: int) -> bool:
        return s.defn[card].loyal

    def fitted(self, s: Table, ctx: Context, was: LastKnown) -> bool:
        return was.defn.loyal


class Other(Cards):
    """Cards other than the one whose text it is."""

    phrases = (Phrase("other"),)
    _place = Place.OTHER
    _fleeting = False
    unlike = "it is the very card whose text this is"

    def fits(self, s: Table, ctx: Context, card: int) -> bool:
        return card != ctx.card

    def fitted(self, s: Table, ctx: Context, was: LastKnown) -> bool:
        return was.card != ctx.card


PILES = {
    HAND: "hand",
    DISCARD: "discard pile",
    DEAD: "dead pile",
    DECK: "deck",
    USED: "used pile",
    SHADOWS: "shadows area",
}
ON_TABLE = {
    PLAY: "in play", PLOT: "among the revealed [plot card]s", FACTION_ZONE: "among the [faction card]s",
    AGENDA: "among the [agenda]s", TITLE_ZONE: "among the [title card]s",
}  # fmt: skip


class In(Cards):
    """Cards outside play, where they lie and whose they are; or in certain places on the table."""

    where: tuple[int, ...]
    whose: Players = ANY
    _place = Place.PILE

    def check(self) -> None:
        zones = set(self.where)
        if not zones or len(zones) < len(self.where) or not (zones <= set(PILES) or zones <= set(ON_TABLE)):
            raise ValueError(f"Cards are looked for in some piles, or in some places on the table: {self!r}.")
        if self.where == IN_PLAY_ALONE:
            raise ValueError("Cards are looked for in play anyway.")
        if zones <= set(ON_TABLE) and self.whose != ANY:
            raise ValueError("Whose the cards on the table are is said by who controls them.")

    def fits(self, s: Table, ctx: Context, card: int) -> bool:
        return self.whose is ANY or s.ctrl[card] in self.whose.seats(s, ctx)

    def fitted(self, s: Table, ctx: Context, was: LastKnown) -> bool:
        return self.whose is ANY or was.controller in self.whose.seats(s, ctx)

    def instead(self, s: Table, ctx: Context, card: int) -> str:
        return f"it is {s.name(s.ctrl[card])}'s"

    @property
    def fleeting(self) -> bool:
        return self.whose.fleeting

    @property
    def zones(self) -> tuple[int, ...]:
        return self.where

    @property
    def owner(self) -> Players:
        return self.whose


class CostAtMost(Cards):
    """Cards with a printed cost of so much or less."""

    most: Amount
    phrases = (Phrase("[ with a printed cost of] {most} or less", most=AMOUNT),)
    _place = Place.COST

    def fits(self, s: Table, ctx: Context, card: int) -> bool:
        cost = self.cost(s, s.defn[card].cost)
        return cost is not None and cost <= amount(s, ctx, self.most, card)

    def fitted(self, s: Table, ctx: Context, was: LastKnown) -> bool:
        cost = self.cost(s, was.defn.cost)
        return cost is not None and cost <= amount(s, ctx, self.most, was.card)

    def cost(self, s: Table, printed: int | None) -> int | None:
        """The cost that counts, where there may be none."""
        return 0 if printed is None and s.costless_is_free else printed

    def instead(self, s: Table, ctx: Context, card: int) -> str:
        return f"its printed cost is {s.defn[card].cost or 0}"

    @property
    def fleeting(self) -> bool:
        return not isinstance(self.most, int)


class CostAtLeast(Cards):
    """Cards with a printed cost of so much or more."""

    least: int
    phrases = (Phrase("[ with a printed cost of] {least} or more", least=NUMBER),)
    _place = Place.COST
    _fleeting = False

    def fits(self, s: Table, ctx: Context, card: int) -> bool:
        return not s.defn[card].costless and (s.defn[card].cost or 0) >= self.least

    def fitted(self, s: Table, ctx: Context, was: LastKnown) -> bool:
        return not was.defn.costless and (was.defn.cost or 0) >= self.least

    def instead(self, s: Table, ctx: Context, card: int) -> str:
        return f"its printed cost is {s.defn[card].cost or 0}"


# The words of the card files

CHARACTER, LOCATION, ATTACHMENT, EVENT = Type("character"), Type("location"), Type("attachment"), Type("event")
PLOT_CARD, FACTION_CARD, AGENDA_CARD, TITLE_CARD = Type("plot"), Type("faction"), Type("agenda"), Type("title")
ANY_CARD = Whatever()
UNIQUE, LOYAL, OTHER, KNEELING = Unique(), Loyal(), Other(), Kneeling()
STANDING = ~KNEELING
PARTICIPATING, ATTACKING, DEFENDING = Participating(), Participating("attacking"), Participating("defending")
WEAKER, WITH_ATTACHMENTS = Weaker(), HasAttachments()
WITHOUT_ATTACHMENTS = ~WITH_ATTACHMENTS
YOURS, THEIRS, AGAINST_YOU = Controlled(YOU), Controlled(OPPONENT), Controlled(FOE)
REVEALED = In((PLOT,))
KNEELING_CHARACTER, HELD = KNEELING & CHARACTER, In((HAND,), YOU)
"""What is asked for when characters are to stand, and when cards are to be discarded."""


def trait(*names: str) -> Cards:
    """Cards with a trait, or with one of several."""
    found: Cards = Trait(names[0])
    for name in names[1:]:
        found = found | Trait(name)
    return found


def faction(name: str) -> Cards:
    """Cards of a faction."""
    return Faction(name)


def named(title: str) -> Cards:
    """Cards with a title."""
    return Named(title)


def controlled_by(players: Players) -> Cards:
    """Cards in play under a player's control."""
    return Controlled(players)


def in_pile(*zones: int, of: Players = YOU) -> Cards:
    """Cards in a player's hand, deck or piles."""
    return In(zones, of)


def cost_at_most(n: Amount) -> Cards:
    """Cards with a printed cost of so much or less."""
    return CostAtMost(n)


def strength_at_most(n: Amount) -> Cards:
    """Characters with so much STR or less."""
    return StrengthAtMost(n)


def with_icon(icon: str) -> Cards:
    """Characters with a challenge icon."""
    return HasIcon(icon)
