"""Constant abilities: what a card does as long as it is in play (or revealed), with no one using it.

Modifiers, prohibitions, permissions, compulsions and replacements are one family. They are kept in the table's index by
class and found through one reader: ``active(s, CannotPlayEvents, seat)``, or ``bearing(s, EntersKneeling, card)``, which
check blankness, condition, controller and duration once. A new one is written here (or by its edition) and nowhere else.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Any, ClassVar, Self, TypeVar

from .. import values
from ..challenge import Challenge
from ..definition import Context, Keyword
from ..grammar.kinds import NAME, NUMBER, SIGNED, ListOf, OneOf
from ..grammar.phrase import Kind, Node, Phrase
from ..grammar.speech import Speech
from .amounts import STRENGTH_BONUS
from .bases import CONDITION, Amount, Condition, amount
from .cards import Cards
from .kinds import (
    BEFORE_WINNING,
    CHALLENGE_TYPE,
    DONE_TO,
    FIGURE,
    FIGURE_WORD,
    ICON_WORD,
    KEYWORD,
    NAMED,
    NAMED_CHALLENGES,
    NEGATIVE,
    PERIOD,
    PHASE_NAME,
    POSITIVE,
    SOME_CHALLENGE,
    THIS_TYPE,
    TO_FIGHT,
)
from .nouns import CARD_NOUN
from .players import EACH_OPPONENT, EACH_PLAYER, PLAYER, WHOSE, YOU, Players, Seat
from .predicates import MANY_TYPES, TYPE
from .walking import substitute, walk
from .who import OBJECT, SAME, THAT, THIS, Who

if TYPE_CHECKING:
    from ..grammar.reading import Reader
    from ..state import Table


@dataclass(frozen=True)
class Static(Node):
    """A constant ability, with its condition ('while')."""

    condition: Condition | None = field(default=None, kw_only=True)
    kept_as: ClassVar[str] = ""
    """The name of the class under which it is kept, if it is found with those of another class."""

    def holds(self, s: Table, source: int) -> bool:
        """Whether its condition holds."""
        return self.condition is None or self.condition.holds(s, s.context(source))

    def in_force(self, s: Table, source: int) -> bool:
        """Whether it works now: its condition holds, and its card isn't blank."""
        return self.holds(s, source) and not values.blank(s, source)

    @property
    def fleeting(self) -> bool:
        """Whether it may come and go with any change, not only as cards enter, leave or change control."""
        return self.condition is not None

    def settled(self, s: Table, ctx: Context) -> Self:
        """The same with what is known as a lasting effect begins: an amount that was counted, a type that was named."""
        return self


R = TypeVar("R", bound=Static)


@dataclass(frozen=True)
class OnCards(Static):
    """A constant ability that concerns cards. ``verbs`` are its phrases without their subject, which may be shared."""

    who: Who
    verbs: ClassVar[tuple[Phrase, ...]] = ()
    timed: ClassVar[bool] = False
    """Whether its words say when it holds ('even while kneeling'): then a period comes before them."""

    @property
    def fleeting(self) -> bool:
        return self.condition is not None or self.who.fleeting

    def applies(self, s: Table, source: int, card: int) -> bool:
        """Whether it applies to a card now."""
        return self.who.reaches(s, source, card) and self.in_force(s, source)


@dataclass(frozen=True)
class OnPlayers(Static):
    """A constant ability that concerns players: those of ``players``, seen from its controller."""

    players: Players = YOU

    def concerns(self, s: Table, source: int, seat: int) -> bool:
        """Whether it works now, for a seat."""
        if self.players is YOU:
            return s.ctrl[source] == seat and self.in_force(s, source)
        return seat in self.players.seats(s, s.context(source)) and self.in_force(s, source)


def active(s: Table, rule: type[R], seat: int = -1) -> list[tuple[int, R]]:
    """The constant and lasting abilities of a class that are in force (for a seat), each with its card."""
    found: list[tuple[int, R]] = []
    name = rule.__name__
    for source, static in s.statics.get(name, ()):
        if static.concerns(s, source, seat) if seat >= 0 else static.in_force(s, source):
            found.append((source, static))
    if s.lasting:
        found += [(e.source, e.rule) for e in s.lasting if e.what == name and (seat < 0 or e.player == seat)]
    return found


def bearing(s: Table, rule: type[R], card: int) -> list[tuple[int, R]]:
    """The constant and lasting abilities of a class that apply to a card now, each with the card it comes from."""
    name = rule.__name__
    found = [(source, static) for source, static in s.statics.get(name, ()) if static.applies(s, source, card)]
    if s.lasting:
        found += [(e.source, e.rule) for e in s.lasting if e.what == name and e.card == card]
    return found


# What card texts say of cards


@dataclass(frozen=True)
class Strength(OnCards):
    """'gets +1 STR' (mode add), or doubles, halves, sets it."""

    by: Amount
    mode: str = "add"
    verbs = (
        Phrase("gets {by}", by=STRENGTH_BONUS),
        Phrase("has its [STR] doubled", by=2, mode="times"),
        Phrase("has its [STR] halved", by=2, mode="half"),
        Phrase("has its [STR] set to {by}", by=NUMBER, mode="set"),
    )

    def amount(self, s: Table, source: int, card: int) -> int:
        return self.by if isinstance(self.by, int) else self.by.value(s, s.context(source), card)

    def settled(self, s: Table, ctx: Context) -> Self:
        return self if isinstance(self.by, int) else replace(self, by=amount(s, ctx, self.by))


@dataclass(frozen=True)
class Icon(OnCards):
    """'gains / loses a military icon'; 'all': one of each; NAMED: the one that was named."""

    icon: str
    sign: int = 1
    verbs = (
        Phrase("gains one icon of each type", icon="all"),
        Phrase("loses one icon of each type", icon="all", sign=-1),
        Phrase("gains {icon} icon", icon=ICON_WORD),
        Phrase("loses {icon} icon", icon=ICON_WORD, sign=-1),
    )

    def settled(self, s: Table, ctx: Context) -> Self:
        return replace(self, icon=ctx.vars["icon"]) if self.icon == NAMED else self


@dataclass(frozen=True)
class Gains(OnCards):
    """'gains / loses renown'."""

    keyword: Keyword
    sign: int = 1
    verbs = (Phrase("gains {keyword}", keyword=KEYWORD), Phrase("loses {keyword}", keyword=KEYWORD, sign=-1))

    def gained(self, s: Table, card: int) -> Keyword:
        return self.keyword


class AmbushAtCost(OnCards):
    """Ambush with the printed cost of the card as its number."""

    sign: ClassVar[int] = 1
    keyword: ClassVar[Keyword] = Keyword("ambush")
    verbs = (Phrase("has ambush at its printed cost"),)

    def gained(self, s: Table, card: int) -> Keyword:
        return Keyword("ambush", s.defn[card].cost or 0)


@dataclass(frozen=True)
class GainsTrait(OnCards):
    """'gains / loses the Knight trait'."""

    trait: str
    sign: int = 1
    verbs = (Phrase("gains the {trait} trait", trait=NAME), Phrase("loses the {trait} trait", trait=NAME, sign=-1))


@dataclass(frozen=True)
class Blank(OnCards):
    """Treats printed text boxes as blank, traits excepted or (``all``) not."""

    all: bool = False
    verbs = (Phrase("has a blank text box, traits excepted"), Phrase("has a blank text box, traits included", all=True))


class NoContribution(OnCards):
    verbs = (Phrase("does not count its [STR] in the challenge"),)


class EntersKneeling(OnCards):
    verbs = (Phrase("enters play kneeling"),)


@dataclass(frozen=True)
class NoKneel(OnCards):
    """Doesn't kneel when declared as an attacker or defender: always, or in challenges of a type (the first each round)."""

    role: str
    challenge: str = ""
    first: bool = False
    verbs = (
        Phrase("does not kneel to {role}", role=TO_FIGHT),
        Phrase("does not kneel to {role} in {challenge} challenges", role=TO_FIGHT, challenge=CHALLENGE_TYPE),
        Phrase(
            "does not kneel to {role} in your first {challenge} challenge each round",
            role=TO_FIGHT, challenge=CHALLENGE_TYPE, first=True,
        ),
    )  # fmt: skip


@dataclass(frozen=True)
class DefendsKneeling(OnCards):
    """May be declared as a defender even while kneeling; in challenges of a type also without its icon."""

    challenge: str = ""
    timed = True
    verbs = (
        Phrase("may be declared as a defender even while kneeling"),
        Phrase(
            "may be declared as a defender in {challenge} challenges, even while kneeling or without the icon",
            challenge=CHALLENGE_TYPE,
        ),
    )


class AttacksKneeling(OnCards):
    timed = True
    verbs = (Phrase("may be declared as an attacker even while kneeling"),)


class CannotBeBypassed(OnCards):
    verbs = (Phrase("cannot be bypassed by stealth"),)


class CountsAsParticipating(OnCards):
    """Counts as participating on the attacking side."""

    verbs = (Phrase("counts as participating in the challenge"),)


class NeverLowered(OnCards):
    verbs = (Phrase("cannot have its [STR] lowered"),)


@dataclass(frozen=True)
class LosesAll(OnCards):
    """Loses every keyword or every trait, from whatever source."""

    what: str
    verbs = (Phrase("loses all {what}s", what=OneOf({"keyword": "keyword", "trait": "trait"})),)


@dataclass(frozen=True)
class Immune(OnCards):
    """Is immune to the effects of cards of some types (all, if none is named), of opponents or of anyone."""

    types: tuple[str, ...] = ()
    opponents: bool = False
    verbs = (
        Phrase("is immune to card effects"),
        Phrase("is immune to opponents' card effects", opponents=True),
        Phrase("is immune to {types} effects", types=ListOf(TYPE)),
        Phrase("is immune to opponents' {types} effects", types=ListOf(TYPE), opponents=True),
    )


@dataclass(frozen=True)
class Cannot(OnCards):
    """Something that cannot be done to a card."""

    verb: str
    verbs = (Phrase("cannot be {verb}", verb=DONE_TO),)


class DiesAtZero(OnCards):
    timed = True
    verbs = (Phrase("is killed whenever its [STR] is 0"),)


class TakesControl(OnCards):
    """You control a card as long as this one is attached to it."""

    phrases = (Phrase("you control {who}", who=OBJECT),)


@dataclass(frozen=True)
class PlotBase(OnCards):
    """Replaces the base figure of the plot cards that fit."""

    figure: str
    value: int
    verbs = (Phrase("has a base {figure} of {value}", figure=FIGURE, value=NUMBER),)


class AboutIt(Kind):
    """A condition that calls the card whose text it is 'it'."""

    def say(self, value: Any, speech: Speech) -> str | None:
        return CONDITION.say(substitute(value, THIS, SAME), speech)

    def read(self, reader: Reader, at: int) -> Iterator[tuple[Any, int]]:
        for value, end in reader.read(CONDITION, at):
            if THAT not in walk(value):
                yield substitute(value, SAME, THIS), end


ABOUT_IT = AboutIt()


@dataclass(frozen=True)
class LeavesIf(Static):
    """A terminal condition: the card is driven out of play whenever it holds."""

    how: str = "sacrifice"
    phrases = (
        Phrase("{how} ~ if {condition}", how=OneOf({"sacrifice": "sacrifice", "kill": "kill"}), condition=ABOUT_IT),
    )


# What card texts say of players


@dataclass(frozen=True)
class PlotValue(OnPlayers):
    """Raises or lowers a figure of a player's revealed plot card (in challenges of a type)."""

    figure: str = field(kw_only=True)
    by: int = field(kw_only=True)
    challenge: str = field(default="", kw_only=True)
    phrases: ClassVar[Sequence[Phrase]] = (
        Phrase("{players} revealed [plot card] gets {by} {figure}", players=WHOSE, by=SIGNED, figure=FIGURE_WORD),
        Phrase(
            "{players} revealed [plot card] gets {by} {figure} during challenges of this type",
            players=WHOSE, by=SIGNED, figure=FIGURE_WORD, challenge=THIS_TYPE,
        ),
        Phrase(
            "{players} revealed [plot card] gets {by} {figure} during {challenge} challenges",
            players=WHOSE, by=SIGNED, figure=FIGURE_WORD, challenge=CHALLENGE_TYPE,
        ),
    )  # fmt: skip

    def suits(self, s: Table, seat: int) -> bool:
        """Whether the challenge under way, if it must be of a type, is of that type."""
        return not self.challenge or (s.challenge is not None and s.challenge.kind == self.challenge)

    def settled(self, s: Table, ctx: Context) -> Self:
        kind = s.challenge.kind if s.challenge else ""
        return replace(self, challenge=kind) if self.challenge == THIS_TYPE else self


@dataclass(frozen=True)
class CalmsClaim(OnPlayers):
    """The claim of whoever attacks a player in challenges of a type is lower."""

    by: int = 1
    challenge: str = NAMED
    phrases = (
        Phrase(
            "an attacker's claim is {by} lower in {challenge} against {players}",
            by=NUMBER, challenge=NAMED_CHALLENGES, players=PLAYER,
        ),
    )  # fmt: skip

    def settled(self, s: Table, ctx: Context) -> Self:
        return replace(self, challenge=ctx.vars.get("icon", "")) if self.challenge == NAMED else self


@dataclass(frozen=True)
class Reduce(OnPlayers):
    """Reduces the cost of the first card that fits each round which a player marshals or plays."""

    cards: Cards = field(kw_only=True)
    by: int = field(kw_only=True)
    period: str = "round"
    verb: str = "marshal"
    phrases = (
        Phrase("your first {cards} each {period} costs {by} less to [marshal]", cards=CARD_NOUN, by=NUMBER, period=PERIOD),
        Phrase("your first {cards} each {period} costs {by} less to [play]", cards=CARD_NOUN, by=NUMBER, period=PERIOD, verb="play"),
    )  # fmt: skip


@dataclass(frozen=True)
class SideStrength(OnPlayers):
    """Adds STR to your side in challenges of some types in which you control a participating character.

    ``unmanned``: also if no character of yours is participating.
    """

    challenges: tuple[str, ...] = field(kw_only=True)
    value: int = field(kw_only=True)
    unmanned: bool = False
    phrases = (
        Phrase(
            "~ adds {value} [STR] to your side in each {challenges} challenge in which you have a participating character",
            value=NUMBER, challenges=ListOf(CHALLENGE_TYPE, "or"),
        ),
        Phrase(
            "~ adds {value} [STR] to your side in each {challenges} challenge",
            value=NUMBER, challenges=ListOf(CHALLENGE_TYPE, "or"), unmanned=True,
        ),
    )  # fmt: skip

    def counts(self, challenge: Challenge) -> bool:
        return challenge.kind in self.challenges


@dataclass(frozen=True)
class DominanceStrength(OnPlayers):
    """Adds STR to your total for dominance, or takes it away."""

    value: int = field(kw_only=True)
    phrases = (
        Phrase("~ adds {value} [STR] to your dominance total", value=POSITIVE),
        Phrase("~ takes {value} [STR] from your dominance total", value=NEGATIVE),
    )


@dataclass(frozen=True)
class ExtraChallenge(OnPlayers):
    """One more challenge of a type each challenges phase; as a lasting effect, of the type that was named."""

    challenge: str = field(kw_only=True)
    phrases = (
        Phrase("{players} may initiate one more {challenge} challenge each challenges phase", players=PLAYER, challenge=CHALLENGE_TYPE),
        Phrase("{players} may initiate one more challenge of that type", players=PLAYER, challenge=NAMED),
    )  # fmt: skip

    def settled(self, s: Table, ctx: Context) -> Self:
        return replace(self, challenge=ctx.vars.get("icon", "")) if self.challenge == NAMED else self


@dataclass(frozen=True)
class CannotInitiate(OnPlayers):
    """No challenges of some types, perhaps until the player has won one of another."""

    challenges: tuple[str, ...] = field(kw_only=True)
    before_winning: str = ""
    phrases = (
        Phrase(
            "no player can initiate {challenges}{before_winning}",
            players=EACH_PLAYER, challenges=SOME_CHALLENGE, before_winning=BEFORE_WINNING,
        ),
        Phrase("{players} cannot initiate any challenge of that type", players=PLAYER, challenges=(NAMED,)),
        Phrase(
            "{players} cannot initiate {challenges}{before_winning}",
            players=PLAYER, challenges=SOME_CHALLENGE, before_winning=BEFORE_WINNING,
        ),
    )  # fmt: skip

    def forbids(self, s: Table, seat: int, kind: str) -> bool:
        if kind not in self.challenges:
            return False
        return not self.before_winning or not s.count("phase", "player", seat, "won", self.before_winning)

    def settled(self, s: Table, ctx: Context) -> Self:
        return replace(self, challenges=(ctx.vars.get("icon", ""),)) if self.challenges == (NAMED,) else self


@dataclass(frozen=True)
class CannotAttack(OnPlayers):
    """A player cannot initiate challenges against another."""

    whom: Players = field(kw_only=True)
    phrases = (Phrase("{players} cannot initiate challenges against {whom}", players=PLAYER, whom=PLAYER),)

    def settled(self, s: Table, ctx: Context) -> Self:
        seat = next(iter(self.whom.seats(s, ctx)), -1)
        return replace(self, whom=Seat(seat, s.name(seat) if seat >= 0 else ""))


class OneChallenge(OnPlayers):
    phrases = (Phrase("{players} cannot initiate more than 1 challenge each challenges phase", players=PLAYER),)


@dataclass(frozen=True)
class OneParticipant(OnPlayers):
    players: Players = EACH_PLAYER
    phrases = (Phrase("no player can declare more than 1 attacker or defender in a challenge", players=EACH_PLAYER),)


@dataclass(frozen=True)
class OneDefender(OnPlayers):
    players: Players = EACH_PLAYER
    phrases = (Phrase("at most 1 defender can be declared", players=EACH_PLAYER),)


@dataclass(frozen=True)
class StandLimit(OnPlayers):
    players: Players = EACH_PLAYER
    most: int = 1
    phrases = (
        Phrase("no player stands more than {most} character<s> in a standing phase", players=EACH_PLAYER, most=NUMBER),
    )


@dataclass(frozen=True)
class CannotMarshal(OnPlayers):
    types: tuple[str, ...] = field(kw_only=True)
    phrases = (Phrase("{players} cannot [marshal] {types}", players=PLAYER, types=ListOf(MANY_TYPES, "or")),)


class CannotPlayEvents(OnPlayers):
    phrases = (Phrase("{players} cannot play events", players=PLAYER),)


@dataclass(frozen=True)
class CannotTrigger(OnPlayers):
    """A player cannot trigger card abilities: those that are a matter of choice."""

    players: Players = EACH_OPPONENT
    phrases = (Phrase("{players} cannot trigger card abilities", players=PLAYER),)


class ExtraLimited(OnPlayers):
    phrases = (Phrase("{players} may [marshal] or play one more limited card than usual each round", players=PLAYER),)


@dataclass(frozen=True)
class Purse(OnPlayers):
    """The gold on this card may be spent as if it were in the gold pool, in a phase or always."""

    phase: str = ""
    phrases = (
        Phrase("{players} may spend gold on ~ as if it were in your gold pool", players=PLAYER),
        Phrase("{players} may spend gold on ~ as if it were in your gold pool in the {phase} phase", players=PLAYER, phase=PHASE_NAME),
    )  # fmt: skip


class CannotWin(OnPlayers):
    phrases = (Phrase("{players} cannot win the game", players=PLAYER),)


@dataclass(frozen=True)
class ExtraDraw(OnPlayers):
    n: int = 1
    phrases = (Phrase("{players} draw<s> {n} more card<s> in the draw phase", players=PLAYER, n=NUMBER),)


class FullCost(OnPlayers):
    phrases = (Phrase("the cost of the cards {players} play<s> can't be lowered", players=PLAYER),)


@dataclass(frozen=True)
class NextCostsLess(OnPlayers):
    """As a lasting effect: the next card that fits costs less to marshal, play, or either."""

    cards: Cards = field(kw_only=True)
    by: int = field(kw_only=True)
    verb: str = "marshal"
    phrases = tuple(
        Phrase("{players} next {cards} this phase costs {by} less to " + words, players=WHOSE, cards=CARD_NOUN, by=NUMBER, verb=verb)
        for verb, words in (("marshal", "[marshal]"), ("play", "[play]"), ("marshal or play", "[marshal or play]"))
    )  # fmt: skip


# Two questions that are asked in many places


Ban = tuple[int, Static]
"""What forbids something: a card, and the ability of it that does."""


def ban(s: Table, card: int, verb: str) -> Ban | None:
    """What says that this cannot be done to a card, or None."""
    return next((found for found in bearing(s, Cannot, card) if found[1].verb == verb), None)


def cannot(s: Table, card: int, verb: str) -> bool:
    """Whether something says that this cannot be done to a card."""
    return ban(s, card, verb) is not None


def immunity(s: Table, card: int, kind: str, by: int = -1) -> Ban | None:
    """What makes a card immune to a player's effects of a type of card, or None."""
    for source, rule in bearing(s, Immune, card):
        if (not rule.types or kind in rule.types) and not (rule.opponents and by in (-1, s.ctrl[card])):
            return source, rule
    return None


def immune(s: Table, card: int, kind: str, by: int = -1) -> bool:
    """Whether a card is immune to such effects."""
    return immunity(s, card, kind, by) is not None


def protected(s: Table) -> bool:
    """Whether anything on the table could protect cards at all: most of the time nothing does."""
    return bool(s.lasting) or "Immune" in s.statics or "Cannot" in s.statics
