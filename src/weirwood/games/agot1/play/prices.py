"""Prices in words: what a card costs now, and what that is made of."""

from __future__ import annotations

from ....cardgame.timing.pricing import marshal_cost
from ..rules.table import Agot1


def price(s: Agot1, seat: int, card: int) -> str:
    """A card's price, with what it is made of where that isn't plain: '4 gold = 2 printed + 2 out of House'."""
    printed, penalty, now = s.defn[card].cost or 0, s.penalty(seat, card), marshal_cost(s, seat, card)
    parts = [f"{printed} printed"] + ([f"{penalty} out of House"] if penalty else [])
    less = f" - {printed + penalty - now} less" if now < printed + penalty else ""
    more = f" + {now - printed - penalty} more" if now > printed + penalty else ""
    return f"{now} gold" if now == printed else f"{now} gold = {' + '.join(parts)}{less}{more}"
