"""Plots, first players and titles: by gold, initiative, claim, reserve and what kind of text there is."""

from __future__ import annotations

from ...kernel.decision import Decision, Option
from ..cards.definition import Context
from ..phases.plots import when_revealed
from ..table import values
from ..table.state import Table
from . import using, worth
from .doing import doing

GOLD, INITIATIVE, CLAIM, RESERVE = 0.3, 0.03, 0.8, 0.05


def plot(s: Table, decision: Decision, option: Option) -> float:
    """What a plot is worth now."""
    card = option.args[0]
    return plot_worth(s, decision.seat, card) if isinstance(card, int) else 0.0


def plot_worth(s: Table, seat: int, card: int) -> float:
    """Gold for what is in hand, claim for who is ahead on the table, reserve for a full hand."""
    defn = s.defn[card]
    wanted = sum((s.defn[c].cost or 0) for c in s.hand[seat])
    gold = min(defn.income, wanted + 1) + 0.2 * defn.income
    ours, theirs = board(s, seat), max((board(s, p) for p in s.opponents(seat)), default=0.0)
    lead = max(-1.0, min(1.0, (ours - theirs) / 4))
    score = GOLD * gold + INITIATIVE * defn.initiative + CLAIM * (defn.claim - 1) * (1 + lead) + RESERVE * defn.reserve
    ability = when_revealed(s, card)
    if ability is not None:
        score += revealed(s, seat, card, ours - theirs)
    return score + 0.1 * len(defn.constants)


def revealed(s: Table, seat: int, card: int, lead: float) -> float:
    """What a when revealed ability is worth: if it kills or discards, the more, the further one is behind."""
    ability = when_revealed(s, card)
    assert ability is not None
    what = doing(ability)
    ctx = Context(card, seat, ability)
    score = what.gain - what.price
    for effect in what.others:
        score += 0.7 * using.reached(s, ctx, effect)
    if what.chosen < 0:
        score += max(-1.5, min(1.5, -0.3 * lead)) if not ability.choose else 0.6
    elif what.chosen > 0:
        score += 0.3
    return score


def board(s: Table, seat: int) -> float:
    """What a seat's characters are worth together."""
    return sum(worth.in_play(s, c) for c in s.area[seat] if values.is_character(s, c))


def first(s: Table, decision: Decision, option: Option) -> float:
    """Whoever goes first attacks before others have knelt for anything."""
    return float(option.args[0] == decision.seat)
