"""Descriptions of cards by what is printed on others, or by how strong this card is."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...cards.definition import Context
from ...grammar.kinds import NAME, NUMBER
from ...grammar.phrase import Phrase
from ...table import values
from ...table.words import CHARACTER
from ..bases import AMOUNT, Amount, amount
from ..kinds import FACTION
from ..paying.costs import paid
from ..walking import walk
from .cards import Cards, Place
from .players import PLAYER, Players
from .predicates import TYPE
from .who import OBJECT, THIS, Host, This, Who

if TYPE_CHECKING:
    from ...table.state import Table
    from .known import LastKnown


class Stronger(Cards):
    """Characters with more STR than this card, or than another."""

    than: Who = THIS
    phrases = (Phrase(" with higher [STR] than {than}", than=OBJECT),)

    def check(self) -> None:
        if not isinstance(self.than, This | Host):
            raise ValueError("Compared with is this card, or the one it is attached to.")

    def fits(self, s: Table, ctx: Context, card: int) -> bool:
        return any(values.strength(s, card) > values.strength(s, other) for other in self.than.find(s, ctx))

    def fitted(self, s: Table, ctx: Context, was: LastKnown) -> bool:
        return any(was.strength > values.strength(s, other) for other in self.than.find(s, ctx))

    def instead(self, s: Table, ctx: Context, card: int) -> str:
        return f"its {s.speech.word('STR')} is {values.strength(s, card)}, which is not higher"


class WeakerThanPaid(Cards):
    """Characters with a lower printed STR than the one that the cost was paid with."""

    bound = True
    phrases = (Phrase(" with a printed [STR] lower than that of the character stood"),)

    def fits(self, s: Table, ctx: Context, card: int) -> bool:
        return any(s.defn[card].strength < s.defn[other].strength for other in ctx.vars.get(paid(0), ()))

    def fitted(self, s: Table, ctx: Context, was: LastKnown) -> bool:
        return any(was.defn.strength < s.defn[other].strength for other in ctx.vars.get(paid(0), ()))

    def instead(self, s: Table, ctx: Context, card: int) -> str:
        return f"its printed {s.speech.word('STR')} is {s.defn[card].strength}"


class AboveDiscarded(Cards):
    """Characters with a higher printed STR than a character of a faction in your discard pile."""

    faction: str
    phrases = (
        Phrase(" with a printed [STR] higher than that of a {faction} character in your discard pile", faction=FACTION),
    )

    def lowest(self, s: Table, ctx: Context) -> int:
        """The lowest STR that is printed on such a character in the discard pile."""
        found = [s.defn[card] for card in s.discard[ctx.player]]
        return min([d.strength for d in found if d.type == CHARACTER and self.faction in d.factions], default=1_000)

    def fits(self, s: Table, ctx: Context, card: int) -> bool:
        return s.defn[card].strength > self.lowest(s, ctx)

    def fitted(self, s: Table, ctx: Context, was: LastKnown) -> bool:
        return was.defn.strength > self.lowest(s, ctx)

    def instead(self, s: Table, ctx: Context, card: int) -> str:
        return f"there is none with a lower printed {s.speech.word('STR')} in the discard pile"


class PrintedTrait(Cards):
    """Cards on which a trait is printed."""

    trait: str
    phrases = (Phrase(" with the printed {trait} trait", trait=NAME),)
    _place = Place.ICON
    _fleeting = False
    unlike = "the trait {trait} is not printed on it"

    def fits(self, s: Table, ctx: Context, card: int) -> bool:
        return self.trait in s.defn[card].traits

    def fitted(self, s: Table, ctx: Context, was: LastKnown) -> bool:
        return self.trait in was.defn.traits


class CostExactly(Cards):
    """Cards with a printed cost of so much."""

    n: Amount
    phrases = (Phrase("[ with a printed cost of] exactly {n}", n=AMOUNT),)
    _place = Place.COST

    def check(self) -> None:
        if any(isinstance(each, Cards) for each in walk(self.n)):
            raise ValueError(
                "A cost that is counted from cards is 'so much or less': else nobody knows whose tail is whose."
            )

    def fits(self, s: Table, ctx: Context, card: int) -> bool:
        return s.defn[card].cost == amount(s, ctx, self.n, card)

    def fitted(self, s: Table, ctx: Context, was: LastKnown) -> bool:
        return was.defn.cost == amount(s, ctx, self.n, was.card)

    def instead(self, s: Table, ctx: Context, card: int) -> str:
        return f"its printed cost is {s.defn[card].cost or 0}"


class OutOfFaction(Cards):
    """Cards of other factions than your faction card's; neutral cards are neither in-faction nor out-of-faction."""

    phrases = (Phrase(" of another faction"),)
    _place = Place.STRENGTH

    def fits(self, s: Table, ctx: Context, card: int) -> bool:
        return self.outside(s, ctx, values.factions(s, card))

    def fitted(self, s: Table, ctx: Context, was: LastKnown) -> bool:
        return self.outside(s, ctx, was.factions)

    def outside(self, s: Table, ctx: Context, factions: frozenset[str]) -> bool:
        """Whether these are factions, and none of them that of the faction card."""
        return bool(factions - {"neutral"}) and factions.isdisjoint(s.defn[s.faction[ctx.player]].factions)

    def instead(self, s: Table, ctx: Context, card: int) -> str:
        return "it is neutral, or of the faction of the player's faction card"


class PrintedType(Cards):
    """Cards on which a type is printed, whatever they are now."""

    type: str
    phrases = (Phrase(" with the printed {type} type", type=TYPE),)
    _place = Place.ICON
    _fleeting = False

    def fits(self, s: Table, ctx: Context, card: int) -> bool:
        return s.defn[card].type == self.type

    def fitted(self, s: Table, ctx: Context, was: LastKnown) -> bool:
        return was.defn.type == self.type

    def instead(self, s: Table, ctx: Context, card: int) -> str:
        return f"it is printed as {s.defn[card].type}"


class CostBelow(Cards):
    """Cards with a lower printed cost than so much."""

    n: Amount
    phrases = (Phrase("[ with a printed cost of] less than {n}", n=AMOUNT),)
    _place = Place.COST

    def check(self) -> None:
        if any(isinstance(each, Cards) for each in walk(self.n)):
            raise ValueError(
                "A cost that is counted from cards is 'so much or less': else nobody knows whose tail is whose."
            )

    def fits(self, s: Table, ctx: Context, card: int) -> bool:
        return (s.defn[card].cost or 0) < amount(s, ctx, self.n, card)

    def fitted(self, s: Table, ctx: Context, was: LastKnown) -> bool:
        return (was.defn.cost or 0) < amount(s, ctx, self.n, was.card)

    def instead(self, s: Table, ctx: Context, card: int) -> str:
        return f"its printed cost is {s.defn[card].cost or 0}"


class StrengthAtLeast(Cards):
    """Characters of so much STR or more; ``printed``: by the figure on the card."""

    least: int
    printed: bool = False
    phrases = (
        Phrase(" with a [STR] of {least} or more", least=NUMBER),
        Phrase(" with a printed [STR] of {least} or more", least=NUMBER, printed=True),
    )
    _place = Place.STRENGTH

    def fits(self, s: Table, ctx: Context, card: int) -> bool:
        now = s.defn[card].strength if self.printed else values.strength(s, card)
        return values.is_character(s, card) and now >= self.least

    def fitted(self, s: Table, ctx: Context, was: LastKnown) -> bool:
        return was.type == CHARACTER and (was.defn.strength if self.printed else was.strength) >= self.least

    def instead(self, s: Table, ctx: Context, card: int) -> str:
        if self.printed:
            return f"its printed {s.speech.word('STR')} is {s.defn[card].strength}"
        return f"its {s.speech.word('STR')} is {values.strength(s, card)}"


class InFaction(Cards):
    """Cards of the faction of your faction card."""

    phrases = (Phrase("in-faction"),)
    _place = Place.FACTION

    def fits(self, s: Table, ctx: Context, card: int) -> bool:
        return not values.factions(s, card).isdisjoint(s.defn[s.faction[ctx.player]].factions)

    def fitted(self, s: Table, ctx: Context, was: LastKnown) -> bool:
        return not was.factions.isdisjoint(s.defn[s.faction[ctx.player]].factions)

    def instead(self, s: Table, ctx: Context, card: int) -> str:
        return "it is not of the faction of the player's faction card"


class OfExtremeStrength(Cards):
    """Characters than which none in play, in the challenge (``fighting``) or of ``yours`` has more STR, or less."""

    lowest: bool = False
    fighting: bool = False
    yours: bool = False
    phrases = (
        Phrase(" whose [STR] is the highest in play"),
        Phrase(" whose [STR] is the lowest in play", lowest=True),
        Phrase(" whose [STR] is the highest in the challenge", fighting=True),
        Phrase(" whose [STR] is the lowest in the challenge", lowest=True, fighting=True),
        Phrase(" whose [STR] is the highest among your characters", yours=True),
        Phrase(" whose [STR] is the lowest among your characters", lowest=True, yours=True),
    )

    def bound_by(self, s: Table, ctx: Context) -> int:
        """The STR in question."""
        sides = [s.area[ctx.player]] if self.yours else s.area
        there = [card for side in sides for card in side if values.is_character(s, card)]
        found = [values.strength(s, card) for card in there if not self.fighting or values.role(s, card)]
        return (min if self.lowest else max)(found, default=0)

    def fits(self, s: Table, ctx: Context, card: int) -> bool:
        return values.is_character(s, card) and values.strength(s, card) == self.bound_by(s, ctx)

    def fitted(self, s: Table, ctx: Context, was: LastKnown) -> bool:
        extreme = self.bound_by(s, ctx)
        return was.type == CHARACTER and (was.strength <= extreme if self.lowest else was.strength >= extreme)

    def instead(self, s: Table, ctx: Context, card: int) -> str:
        return f"its {s.speech.word('STR')} is {values.strength(s, card)}, and another's is {self.bound_by(s, ctx)}"


class Dearest(Cards):
    """Characters that you control than which none of yours has a higher printed cost."""

    phrases = (Phrase(" whose printed cost is the highest among your characters"),)

    def fits(self, s: Table, ctx: Context, card: int) -> bool:
        return (s.defn[card].cost or 0) >= self.highest(s, ctx)

    def fitted(self, s: Table, ctx: Context, was: LastKnown) -> bool:
        return (was.defn.cost or 0) >= self.highest(s, ctx)

    def highest(self, s: Table, ctx: Context) -> int:
        """The highest cost that is printed on one of the player's characters."""
        found = [s.defn[card].cost or 0 for card in s.area[ctx.player] if values.is_character(s, card)]
        return max(found, default=0)

    def instead(self, s: Table, ctx: Context, card: int) -> str:
        return f"its printed cost is {s.defn[card].cost or 0}, and another's is {self.highest(s, ctx)}"


class OtherThanPaid(Cards):
    """Cards other than those that the cost was paid with."""

    bound = True
    weighs_payment = True
    phrases = (Phrase(" other than what was paid with"),)

    def fits(self, s: Table, ctx: Context, card: int) -> bool:
        return card not in ctx.vars.get(paid(0), ())

    def fitted(self, s: Table, ctx: Context, was: LastKnown) -> bool:
        return was.card not in ctx.vars.get(paid(0), ())

    def instead(self, s: Table, ctx: Context, card: int) -> str:
        return "the cost was paid with it"


class OtherThanAnswered(Cards):
    """Cards other than the one of the occurrence that the ability answers."""

    bound = True
    phrases = (Phrase(" other than that one"),)

    def fits(self, s: Table, ctx: Context, card: int) -> bool:
        return ctx.occ < 0 or card != ctx.event(s).card

    def fitted(self, s: Table, ctx: Context, was: LastKnown) -> bool:
        return ctx.occ < 0 or was.card != ctx.event(s).card

    def instead(self, s: Table, ctx: Context, card: int) -> str:
        return "it is the card that this answers"


class OwnedBy(Cards):
    """Cards that a player owns, whoever controls them."""

    by: Players
    phrases = (Phrase(" {by} own<s>", by=PLAYER),)

    def fits(self, s: Table, ctx: Context, card: int) -> bool:
        return s.owner[card] in self.by.seats(s, ctx)

    def fitted(self, s: Table, ctx: Context, was: LastKnown) -> bool:
        return was.card >= 0 and s.owner[was.card] in self.by.seats(s, ctx)

    def instead(self, s: Table, ctx: Context, card: int) -> str:
        return f"{s.name(s.owner[card])} owns it"


class RicherPlot(Cards):
    """Plot cards with a higher printed gold value than your revealed plot's."""

    phrases = (Phrase(" with more printed gold than yours"),)

    def fits(self, s: Table, ctx: Context, card: int) -> bool:
        own = s.plot[ctx.player]
        return s.defn[card].income > (s.defn[own].income if own >= 0 else 0)

    def fitted(self, s: Table, ctx: Context, was: LastKnown) -> bool:
        own = s.plot[ctx.player]
        return was.defn.income > (s.defn[own].income if own >= 0 else 0)

    def instead(self, s: Table, ctx: Context, card: int) -> str:
        return f"its printed gold is {s.defn[card].income}, which is not more"


class HasNamedType(Cards):
    """Cards of the type that was named."""

    bound = True
    phrases = (Phrase(" of the type that was named"),)

    def fits(self, s: Table, ctx: Context, card: int) -> bool:
        return ctx.vars.get("icon") == s.defn[card].type

    def fitted(self, s: Table, ctx: Context, was: LastKnown) -> bool:
        return ctx.vars.get("icon") == was.defn.type

    def instead(self, s: Table, ctx: Context, card: int) -> str:
        return f"it is {s.defn[card].type}"


class HasNamedTrait(Cards):
    """Cards with the trait that was named."""

    bound = True
    phrases = (Phrase(" with the trait that was named"),)
    negative = (Phrase(" without the trait that was named"),)
    like = "it has the trait that was named"

    def fits(self, s: Table, ctx: Context, card: int) -> bool:
        return ctx.vars.get("icon") in values.traits(s, card)

    def fitted(self, s: Table, ctx: Context, was: LastKnown) -> bool:
        return ctx.vars.get("icon") in was.traits

    def instead(self, s: Table, ctx: Context, card: int) -> str:
        return f"it doesn't have the trait {ctx.vars.get('icon', 'that is named')}"


class SharesTrait(Cards):
    """Cards that have a trait in common with this card."""

    phrases = (Phrase(" that shares a trait with ~"),)

    def fits(self, s: Table, ctx: Context, card: int) -> bool:
        return bool(values.traits(s, card) & values.traits(s, ctx.card))

    def fitted(self, s: Table, ctx: Context, was: LastKnown) -> bool:
        return bool(was.traits & values.traits(s, ctx.card))

    def instead(self, s: Table, ctx: Context, card: int) -> str:
        return f"it has no trait in common with {s.called(ctx.card)}"


SHARES_TRAIT = SharesTrait()
IN_FACTION, OUT_OF_FACTION, WITH_NAMED_TRAIT = InFaction(), OutOfFaction(), HasNamedTrait()
DEAREST, OTHER_THAN_PAID, OF_NAMED_TYPE = Dearest(), OtherThanPaid(), HasNamedType()
OTHER_THAN_ANSWERED = OtherThanAnswered()
HIGHEST_STRENGTH, LOWEST_STRENGTH = OfExtremeStrength(), OfExtremeStrength(lowest=True)
STRONGER, WEAKER_THAN_PAID = Stronger(), WeakerThanPaid()
