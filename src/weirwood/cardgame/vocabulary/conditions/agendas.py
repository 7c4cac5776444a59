"""What depends on a player's agendas, used plots, deck and faction card."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...cards.definition import Context
from ...grammar.kinds import NAME, ListOf
from ...grammar.phrase import Phrase
from ...table.event import Event
from ..answering.triggers import Does
from ..bases import Condition
from ..describing.cards import Cards
from ..describing.nouns import A_CARD
from ..describing.players import PLAYER, WHOSE, Players
from ..kinds import FACTION

if TYPE_CHECKING:
    from ...table.state import Table


class NoAgenda(Condition):
    """You have no agenda with a trait."""

    trait: str
    phrases = (Phrase("you have no {trait} [agenda]", trait=NAME),)

    def holds(self, s: Table, ctx: Context) -> bool:
        return not any(self.trait in s.defn[card].traits for card in s.agendas[ctx.player])


class NoneUsed(Condition):
    """No plot card with a trait is in your used pile."""

    trait: str
    phrases = (Phrase("your used pile has no {trait} [plot card]", trait=NAME),)

    def holds(self, s: Table, ctx: Context) -> bool:
        return not any(self.trait in s.defn[card].traits for card in s.used[ctx.player])


class NoPowerOnFaction(Condition):
    """There is no power on your faction card."""

    phrases = (Phrase("there is no power on your [faction card]"),)

    def holds(self, s: Table, ctx: Context) -> bool:
        return not s.power[s.faction[ctx.player]]


class FactionIs(Condition):
    """A player's faction card is of one of some factions."""

    whose: Players
    factions: tuple[str, ...]
    phrases = (Phrase("{whose} [faction card] is {factions}", whose=WHOSE, factions=ListOf(FACTION, "or")),)

    def holds(self, s: Table, ctx: Context) -> bool:
        seats = self.whose.seats(s, ctx)
        return any(not s.defn[s.faction[seat]].factions.isdisjoint(self.factions) for seat in seats)


class HasPlayed(Condition):
    """You have played a card this round that you still control and that fits."""

    cards: Cards
    phrases = (Phrase("you have played {cards} this round", cards=A_CARD),)

    def holds(self, s: Table, ctx: Context) -> bool:
        mine = [card for card in s.area[ctx.player] if self.cards.fits(s, ctx, card)]
        return any((ctx.player, "marshal", s.defn[card]) in s.history for card in mine)


class NotSupported(Condition):
    """Your title supports none of some players: without titles it never does."""

    players: Players
    phrases = (Phrase("you do not support {players}", players=PLAYER),)

    def holds(self, s: Table, ctx: Context) -> bool:
        return all(s.spares(ctx.player, p) is None for p in self.players.seats(s, ctx))


class LosesCards(Does):
    """Cards of a player are discarded, however many at a time."""

    def match(self, s: Table, ctx: Context, event: Event) -> bool:
        events: list[Event] = s.frames[ctx.occ].events  # type: ignore[attr-defined]
        before = events[ctx.ev - 1] if ctx.ev else None
        again = before is not None and (before.kind, before.player, before.source) == (
            event.kind,
            event.player,
            event.source,
        )
        return super().match(s, ctx, event) and not again


class LosesFromDeck(LosesCards):
    """Cards are discarded from a player's deck, however many at a time."""

    kinds = ("discard top",)
    phrases = (Phrase("{player} <have|has> 1 or more cards discarded from the deck", player=PLAYER),)


class LosesFromHand(LosesCards):
    """Cards are discarded from a player's hand, however many at a time."""

    kinds = ("discard from hand",)
    phrases = (Phrase("{player} <have|has> 1 or more cards discarded from hand", player=PLAYER),)
