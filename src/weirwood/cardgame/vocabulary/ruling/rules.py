"""Constant abilities: what a card does as long as it is in play (or revealed), with no one using it.

Modifiers, prohibitions, permissions, compulsions and replacements are one family. They are kept in the table's index by
class and found through one reader: ``active(s, CannotPlayEvents, seat)``, or ``bearing(s, EntersKneeling, card)``, which
check blankness, condition, controller and duration once. A new one is written here, in
``player_rules`` or by its edition, and nowhere else.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, ClassVar, Self, TypeVar

from ...cards.definition import Context, Keyword
from ...grammar.kinds import NAME, NUMBER, ListOf
from ...grammar.node import field, replace
from ...grammar.phrase import Node, Phrase
from ...table import values
from ...table.event import ALSO
from ...table.gaining import FINDING_OUT
from ...table.lasting import has_begun
from ...table.words import CHALLENGES, NAMED, PLAY, PLOT
from ..amounts import STRENGTH_BONUS
from ..bases import COUNT, Amount, Condition, amount
from ..describing.players import YOU, Players
from ..describing.predicates import TYPE
from ..describing.who import OBJECT, THIS, Who
from ..kinds import DONE_TO, ICON_WORD, KEYWORD, PHASE_NAME

if TYPE_CHECKING:
    from ...table.state import Table


class Static(Node):
    """A constant ability, with its condition ('while')."""

    condition: Condition | None = field(default=None, kw_only=True)
    kept_as: ClassVar[str] = ""
    """The name of the class under which it is kept, if it is found with those of another class."""
    describes: ClassVar[bool] = False
    """Whether text, keywords or traits of cards hang on it."""
    works_in: ClassVar[tuple[int, ...]] = ()
    """Where its card must lie, if it isn't to be in play."""

    def holds(self, s: Table, source: int) -> bool:
        """Whether its condition holds."""
        return self.condition is None or self.condition.holds(s, s.context(source))

    def in_force(self, s: Table, source: int) -> bool:
        """Whether it works now: its condition holds, and its card isn't blank."""
        return self.holds(s, source) and not values.blank(s, source)

    @property
    def fleeting(self) -> bool:
        """Whether it may come and go with any change, not only as cards enter, leave or change control."""
        return self.condition is not None and self.condition.fleeting

    @property
    def shifts(self) -> bool:
        """Whether text, keywords or traits of cards may come and go with it at any time."""
        return self.describes and self.fleeting

    def settled(self, s: Table, ctx: Context) -> Self:
        """The same with what is known as a lasting effect begins: an amount that was counted, a type that was named."""
        return self

    def settled_on(self, s: Table, ctx: Context, card: int) -> Self:
        """The same for one of the cards that a lasting effect is about."""
        return self.settled(s, ctx)


R = TypeVar("R", bound=Static)


class OnCards(Static):
    """A constant ability that concerns cards. ``verbs`` are its phrases without their subject, which may be shared."""

    who: Who
    verbs: ClassVar[tuple[Phrase, ...]] = ()
    timed: ClassVar[bool] = False
    """Whether its words say when it holds ('even while kneeling'): then a period comes before them."""
    given_in: ClassVar[tuple[int, ...]] = (PLAY, PLOT)
    """Where a card must lie for a lasting effect to give it this."""

    @property
    def fleeting(self) -> bool:
        return super().fleeting or self.who.fleeting

    def applies(self, s: Table, source: int, card: int) -> bool:
        """Whether it applies to a card now."""
        who = self.who
        if who is THIS:  # asked for every card, nearly always for another one
            return card == source and self.in_force(s, source)
        return who.reaches(s, source, card) and self.in_force(s, source) and not self.kept_off(s, source, card)

    def kept_off(self, s: Table, source: int, card: int) -> bool:
        """Whether the card is immune to the one that this comes from.

        What a card is while its immunity is being found out doesn't wait for that immunity, and isn't kept.
        """
        if "Immune" not in s.present:
            return False
        memo, asking, traits, key = s.memo, ("immunity", card), ("traits", card), ("kept off", source, card)
        if source == card or asking in memo:
            return False
        if key not in memo:
            if traits in s.steady:
                memo[traits] = s.steady[traits]
            known, outermost = traits in memo, FINDING_OUT not in memo
            memo[asking] = memo[FINDING_OUT] = True
            memo[key] = immune(s, card, s.defn[source].type, s.ctrl[source], source)
            if outermost:
                del memo[FINDING_OUT]
            memo.pop(asking, None)
            if not known:
                memo.pop(traits, None)
        return bool(memo[key])


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
    if name not in s.present:  # as for most rules at most times
        return found
    for source, static in s.statics.get(name, ()):
        if static.concerns(s, source, seat) if seat >= 0 else static.in_force(s, source):
            found.append((source, static))
    for effect in s.given.get(name, ()):
        if seat < 0 or effect.player == seat:
            found.append((effect.source, effect.rule))
    return found


def bearing(s: Table, rule: type[R], card: int) -> list[tuple[int, R]]:
    """The constant and lasting abilities of a class that apply to a card now, each with the card it comes from."""
    found: list[tuple[int, R]] = []
    name = rule.__name__
    if name not in s.present:
        return found
    for source, static in s.statics.get(name, ()):
        if static.applies(s, source, card):
            found.append((source, static))
    for effect in s.given.get(name, ()):
        if effect.card == card and has_begun(s, effect):
            found.append((effect.source, effect.rule))
    return found


# What card texts say of cards


class Strength(OnCards):
    """'gets +1 STR' (mode add), or doubles, halves, sets it."""

    by: Amount
    mode: str = "add"
    verbs = (
        Phrase("[gets] {by}", by=STRENGTH_BONUS),
        Phrase("[gets] additional [STR], as much as {by}", by=COUNT),
        Phrase("has its [STR] doubled", by=2, mode="times"),
        Phrase("has its [STR] halved", by=2, mode="half"),
        Phrase("has its [STR] set to {by}", by=NUMBER, mode="set"),
    )

    def amount(self, s: Table, source: int, card: int) -> int:
        """By how much it changes the STR of a card."""
        return self.by if isinstance(self.by, int) else self.by.value(s, s.context(source), card)

    def settled_on(self, s: Table, ctx: Context, card: int) -> Self:
        return self if isinstance(self.by, int) else replace(self, by=amount(s, ctx, self.by, card))


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

    def counts(self, s: Table, source: int, card: int) -> Sequence[int]:
        """How many military, intrigue and power icons a card gains or loses."""
        return [self.sign * (self.icon in (icon, "all")) for icon in CHALLENGES]

    def settled(self, s: Table, ctx: Context) -> Self:
        return replace(self, icon=ctx.vars["icon"]) if self.icon == NAMED else self


NAMED_KEYWORD = Keyword(NAMED)


class Gains(OnCards):
    """'gains / loses renown'."""

    describes = True
    keyword: Keyword
    sign: int = 1
    verbs = (
        Phrase("gains the keyword that was named", keyword=NAMED_KEYWORD),
        Phrase("loses the keyword that was named", keyword=NAMED_KEYWORD, sign=-1),
        Phrase("gains {keyword}", keyword=KEYWORD),
        Phrase("loses {keyword}", keyword=KEYWORD, sign=-1),
    )

    def gained(self, s: Table, source: int, card: int) -> Iterable[Keyword]:
        """The keyword that a card gains or loses."""
        return (self.keyword,)

    def settled(self, s: Table, ctx: Context) -> Self:
        return replace(self, keyword=Keyword(ctx.vars["icon"])) if self.keyword == NAMED_KEYWORD else self


class AmbushAtCost(OnCards):
    """Ambush with the printed cost of the card as its number, or ``less`` than that."""

    describes = True
    less: int = 0
    sign: ClassVar[int] = 1
    keyword: ClassVar[Keyword] = Keyword("ambush")
    verbs = (
        Phrase("has ambush at its printed cost"),
        Phrase("has ambush at {less} less than its printed cost", less=NUMBER),
    )

    def gained(self, s: Table, source: int, card: int) -> Iterable[Keyword]:
        """The keyword, with the number for this card."""
        return (Keyword("ambush", max(0, (s.defn[card].cost or 0) - self.less)),)


class GainsTrait(OnCards):
    """'gains / loses the Knight trait'; NAMED: the one that was named."""

    describes = True
    trait: str
    sign: int = 1
    verbs = (
        Phrase("gains the trait that was named", trait=NAMED),
        Phrase("gains the {trait} trait", trait=NAME),
        Phrase("loses the {trait} trait", trait=NAME, sign=-1),
    )

    def settled(self, s: Table, ctx: Context) -> Self:
        return replace(self, trait=ctx.vars["icon"]) if self.trait == NAMED else self


class Blank(OnCards):
    """Treats printed text boxes as blank, traits excepted or (``all``) not."""

    describes = True
    all: bool = False
    verbs = (Phrase("has a blank text box, traits excepted"), Phrase("has a blank text box, traits included", all=True))


class EntersKneeling(OnCards):
    """Comes into play kneeling."""

    verbs = (Phrase("enters play kneeling"),)


class Immune(OnCards):
    """Is immune to the effects of cards of some types (all, if none is named), of opponents or of anyone.

    ``but``: a trait whose cards it is not immune to; ``only``: one to whose cards alone it is.
    """

    types: tuple[str, ...] = ()
    opponents: bool = False
    but: str = ""
    only: str = ""
    describes = True
    verbs = (
        Phrase("is immune to card effects"),
        Phrase("is immune to effects of non-{but} cards", but=NAME),
        Phrase("is immune to every effect of {only} cards", only=NAME),
        Phrase("is immune to opponents' card effects", opponents=True),
        Phrase("is immune to {types} effects", types=ListOf(TYPE)),
        Phrase("is immune to opponents' {types} effects", types=ListOf(TYPE), opponents=True),
    )

    def kept_off(self, s: Table, source: int, card: int) -> bool:
        return False  # nothing is immune to becoming immune

    def keeps_off(self, s: Table, card: int, kind: str, by: int) -> bool:
        """Whether a card that is immune so is immune to a player's effects of a type of card."""
        return (not self.types or kind in self.types) and not (self.opponents and by in (-1, s.ctrl[card]))

    def excepts(self, s: Table, of: int) -> bool:
        """Whether it doesn't concern the effects of this very card."""
        if self.only:
            return of < 0 or self.only not in values.traits(s, of)
        return bool(self.but) and of >= 0 and self.but in values.traits(s, of)


class Untargeted(OnCards):
    """Opponents can't choose it as a target with events or the abilities of some types of cards."""

    types: tuple[str, ...]
    verbs = (Phrase("cannot be chosen as the target of opponents' {types} effects", types=ListOf(TYPE, "or")),)


class Cannot(OnCards):
    """Something that cannot be done to a card, in a phase or at any time; ``by_effects``: it may be a cost, or the game's doing."""

    verb: str
    phase: str = ""
    by_effects: bool = False
    verbs = (
        Phrase("cannot be {verb} by any card effect", verb=DONE_TO, by_effects=True),
        Phrase("cannot be {verb}", verb=DONE_TO),
        Phrase("cannot be {verb} in the {phase} phase", verb=DONE_TO, phase=PHASE_NAME),
    )

    def forbids(self, s: Table, verb: str, by_effect: bool) -> bool:
        """Whether it is this that cannot be done now, by an effect or at all."""
        if self.verb != verb and self.verb != ALSO.get(verb, ("",))[-1]:
            return False
        return (by_effect or not self.by_effects) and self.phase in ("", s.phase)


class DiesAtZero(OnCards):
    """Is killed when its STR is 0."""

    timed = True
    verbs = (Phrase("is killed whenever its [STR] is 0"),)


class TakesControl(OnCards):
    """You control a card as long as this one is attached to it."""

    phrases = (Phrase("you control {who}", who=OBJECT),)


# Two questions that are asked in many places


Ban = tuple[int, Static]
"""What forbids something: a card, and the ability of it that does."""


def ban(s: Table, card: int, verb: str, by_effect: bool = False) -> Ban | None:
    """What says that this cannot be done to a card, or (``by_effect``) that an effect cannot do it, or None."""
    for source, static in s.statics.get("Cannot", ()):
        if static.forbids(s, verb, by_effect) and static.applies(s, source, card):
            return source, static
    for effect in s.given.get("Cannot", ()):
        if effect.card == card and effect.rule.forbids(s, verb, by_effect):
            return effect.source, effect.rule
    return None


def cannot(s: Table, card: int, verb: str, by_effect: bool = False) -> bool:
    """Whether something says that this cannot be done to a card, or (``by_effect``) that an effect cannot do it."""
    return "Cannot" in s.present and ban(s, card, verb, by_effect) is not None


def immunity(s: Table, card: int, kind: str, by: int = -1, of: int = -1) -> Ban | None:
    """What makes a card immune to a player's effects of a type of card (``of`` is that card), or None."""
    for source, static in s.statics.get("Immune", ()):
        if static.keeps_off(s, card, kind, by) and static.applies(s, source, card) and not static.excepts(s, of):
            return source, static
    for effect in s.given.get("Immune", ()):
        rule = effect.rule
        if effect.card == card and rule.keeps_off(s, card, kind, by) and not rule.excepts(s, of):
            return effect.source, rule
    return None


def immune(s: Table, card: int, kind: str, by: int = -1, of: int = -1) -> bool:
    """Whether a card is immune to such effects."""
    return immunity(s, card, kind, by, of) is not None
