"""What a card costs to marshal or play now: printed cost, X, and reductions."""

from __future__ import annotations

from . import values
from .constants import Reduce
from .definition import Card, Context
from .lasting import Lasting
from .select import Cards
from .state import Table


def event_cost(s: Table, ctx: Context) -> int:
    """The gold cost of an event before reductions; an undefined X is 0 (rr.letter-x.1)."""
    defn = s.defn[ctx.card]
    if defn.x_cost is True:
        return int(ctx.vars.get("x", 0))
    if defn.x_cost:
        return int(defn.x_cost.value(s, ctx))
    return defn.cost or 0


def marshal_cost(s: Table, seat: int, card: int) -> int:
    """What a seat pays to marshal a card."""
    return max(0, (s.defn[card].cost or 0) - discount(s, seat, card, "marshal"))


def discount(s: Table, seat: int, card: int, verb: str) -> int:
    """By how much the cost is reduced now."""
    total = 0
    for effect in s.lasting:
        if effect.player == seat and _concerns(s, effect, card, verb):
            total += effect.value
    for source, static in s.statics.get("reduce", ()):
        if s.ctrl[source] == seat and _is_first(s, seat, static, card, verb) and not values.blank(s, source):
            total += static.by
    return total


def _concerns(s: Table, effect: Lasting, card: int, verb: str) -> bool:
    if effect.what not in (f"reduce {verb}", "reduce marshal or play"):
        return False
    return effect.filter is None or printed_fit(effect.filter, s.defn[card])


def _is_first(s: Table, seat: int, static: Reduce, card: int, verb: str) -> bool:
    if (s.defn[card].type == "event") != (verb == "play") or not printed_fit(static.cards, s.defn[card]):
        return False
    return not any(p == seat and v == verb and printed_fit(static.cards, d) for p, v, d in s.history)


def printed_fit(cards: Cards, defn: Card) -> bool:
    """Whether a card fits a description by its printed facts."""
    if cards.type is not None and defn.type not in cards.type:
        return False
    if cards.faction is not None and defn.faction != cards.faction:
        return False
    if cards.trait and not any(t in defn.traits for t in cards.trait):
        return False
    if cards.loyal is not None and defn.loyal != cards.loyal:
        return False
    return cards.unique is None or defn.unique == cards.unique


def spend_discounts(s: Table, seat: int, card: int, verb: str) -> None:
    """The 'next card' reductions that applied are used up."""
    if s.lasting:
        s.lasting = [e for e in s.lasting if not (e.once and e.player == seat and _concerns(s, e, card, verb))]
        s.touch()
