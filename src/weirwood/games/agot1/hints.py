"""Hints: what stands beside an option for a person."""

from __future__ import annotations

from ...cardgame.play import hints
from ...cardgame.play.face import plot_figures
from ...cardgame.timing.pricing import marshal_cost
from ...kernel.decision import Option
from .face import FIGURES
from .rules.table import Agot1
from .timing.actions import INTO_SHADOWS


def hint(s: Agot1, seat: int, option: Option) -> str:
    """A few words on what an option costs or means; '' if its label says it all."""
    verb, card = option.verb, hints.card_of(s, option)
    if verb == "plot" and card >= 0:
        return plot_figures(s.defn[card], s.speech, FIGURES)
    if verb == "into shadows":
        return f"{INTO_SHADOWS} gold"
    if verb in ("marshal", "ambush", "bring out") and card >= 0 and not (verb == "marshal" and option.args[1]):
        return price(s, seat, card)
    return hints.hint(s, seat, option)


def price(s: Agot1, seat: int, card: int) -> str:
    """A card's price, with what it is made of where that isn't plain: '4 gold = 2 printed + 2 out of House'."""
    printed, penalty, now = s.defn[card].cost or 0, s.penalty(seat, card), marshal_cost(s, seat, card)
    parts = [f"{printed} printed"] + ([f"{penalty} out of House"] if penalty else [])
    less = f" - {printed + penalty - now} less" if now != printed + penalty else ""
    return f"{now} gold" if now == printed else f"{now} gold = {' + '.join(parts)}{less}"
