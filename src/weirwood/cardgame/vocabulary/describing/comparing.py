"""Descriptions of cards by what is printed on others, or by how strong this card is."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...cards.definition import Context
from ...grammar.kinds import NAME
from ...grammar.phrase import Phrase
from ...table import values
from ...table.words import CHARACTER
from ..kinds import FACTION
from ..paying.costs import paid
from .cards import Cards, Place
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


STRONGER, WEAKER_THAN_PAID = Stronger(), WeakerThanPaid()
