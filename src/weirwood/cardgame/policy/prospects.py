"""The chance of winning, from weights that were fitted to games between computer players (`bench/fit_evaluation.py`)."""

from __future__ import annotations

import json
from functools import lru_cache
from math import exp
from pathlib import Path

from ..table import values
from ..table.state import Table
from ..table.words import CHALLENGES, DUPLICATE, LOCATION
from .worth import printed

HERE = Path(__file__).parent
NAMES = (
    "power", "power beyond 9", "power beyond 12", "characters", "cost", "STR", "standing STR", "military icons", "intrigue icons",
    "power icons", "keywords", "duplicates", "power on characters", "locations", "income", "attachments", "cards in hand",
    "worth of the hand", "gold", "cards in the deck below 6", "dead", "plots left",
)  # fmt: skip
"""What a side is judged by, in the order of the weights."""


def features(s: Table, seat: int) -> list[float]:
    """What a side has, in numbers of about the same size."""
    count = cost = strength = standing = on_them = keywords = duplicates = attached = income = 0
    locations = 0.0
    icons = [0, 0, 0]
    for card in s.area[seat]:
        defn = s.defn[card]
        if s.zone[card] == DUPLICATE:
            continue
        duplicates += len(s.duplicates(card)) if defn.unique else 0
        if values.is_character(s, card):
            own = values.strength(s, card)
            count, cost, strength = count + 1, cost + (defn.cost or 0), strength + own
            standing += 0 if s.kneeling[card] else own
            on_them += s.power[card]
            keywords += len(values.keywords(s, card))
            found = values.icons(s, card)
            for number in range(len(CHALLENGES)):
                icons[number] += found[number] > 0
        elif defn.type == LOCATION:
            locations += printed(defn)
            income += defn.modifiers.get("income", 0)
        else:
            attached += 1
    power = s.total_power(seat)
    hand = s.hand[seat]
    return [
        power / 5, max(0, power - 9) / 3, max(0, power - 12), count / 4, cost / 15, strength / 15, standing / 15, icons[0] / 3,
        icons[1] / 3, icons[2] / 3, keywords / 4, duplicates / 2, on_them / 4, locations / 3, income / 2, attached / 3,
        min(len(hand), 10) / 5, sum(printed(s.defn[c]) for c in hand) / 6, min(s.gold[seat], 6) / 4,
        max(0, 6 - len(s.deck[seat])) / 3, len(s.dead[seat]) / 5, len(s.plots[seat]) / 4,
    ]  # fmt: skip


@lru_cache(maxsize=16)
def weights(game: str) -> tuple[float, ...] | None:
    """The weights that were fitted for a game; None if there are none."""
    kept = json.loads((HERE / "weights.json").read_text(encoding="utf-8"))
    found = kept.get(game)
    return tuple(found["weights"][name] for name in NAMES) if found else None


def prospect(s: Table, seat: int, fitted: tuple[float, ...]) -> float:
    """The chance of winning: a side's share of all standings."""
    if s.outcome is not None:
        return 1.0 if seat in s.outcome.winners else 0.0
    sides = {
        p: sum(weight * value for weight, value in zip(fitted, features(s, p), strict=True))
        for p in range(s.seats)
        if s.alive[p]
    }
    if seat not in sides:
        return 0.0
    return 1 / sum(exp(max(-30.0, min(30.0, other - sides[seat]))) for other in sides.values())


def facts(s: Table, seat: int) -> dict[str, float]:
    """Power, characters and cards in hand, one's own and those of whoever has most of them."""
    others = s.opponents(seat)
    characters = [sum(values.is_character(s, c) and s.zone[c] != DUPLICATE for c in s.area[p]) for p in range(s.seats)]
    return {
        "power for you": s.total_power(seat),
        "power for the others": max((s.total_power(p) for p in others), default=0),
        "characters for you": characters[seat],
        "characters for the others": max((characters[p] for p in others), default=0),
        "cards in your hand": len(s.hand[seat]),
        "cards in the others' hands": max((len(s.hand[p]) for p in others), default=0),
    }
