"""The yardstick in the first edition (its first evaluation): what a position is worth, what is played without thinking, and when a trial ends."""

from __future__ import annotations

import math
from typing import Any

from weirwood.bots.yardstick.manner import Manner
from weirwood.cardgame.table import values
from weirwood.cardgame.table.words import CHARACTER, LOCATION
from weirwood.kernel import Chance, Decision, Option


def side(s: Any, seat: int) -> float:
    """What a player's power, board, hand and gold are worth, in power."""
    worth = s.total_power(seat) * 1.0
    for card in s.area[seat]:
        defn = s.defn[card]
        if defn.type == CHARACTER:
            strength = values.strength(s, card)
            worth += 0.22 * (defn.cost or 0) + 0.10 * strength
            worth += 0.12 * sum(1 for n in values.icons(s, card) if n > 0) + 0.2 * len(s.duplicates(card))
            if values.blank(s, card):
                worth -= 0.3
            if s.kneeling[card] and s.phase in ("marshalling", "challenges"):
                worth -= 0.05 * strength
        elif defn.type == LOCATION:
            worth += 0.25 + 0.12 * (defn.cost or 0) + 0.3 * defn.modifiers.get("income", 0)
        else:
            worth += 0.3 if s.host[card] < 0 or s.ctrl[s.host[card]] == seat else 0.1
    return float(worth + 0.30 * min(len(s.hand[seat]), 8) + 0.05 * s.gold[seat])


def evaluate(s: Any, seat: int) -> float:
    """From 0 (lost) to 1 (won): mostly against the one who stands best, a little against all of them."""
    if s.outcome is not None:
        return 1.0 if seat in s.outcome.winners else 0.0
    others = [p for p in range(s.seats) if p != seat]
    sides = [side(s, p) for p in others if s.alive[p]] or [0.0]
    best = sides[0] if len(sides) == 1 else 0.7 * max(sides) + 0.3 * sum(sides) / len(sides)
    near = 0.3 * max(0, s.total_power(seat) - 11) - 0.3 * max(0, *(s.total_power(p) - 11 for p in others))
    return 1 / (1 + math.exp(-(side(s, seat) - best + max(-2.0, min(2.0, near))) / 3))


def default_choice(s: Any, decision: Decision, chance: Chance) -> Option:
    """Play what is affordable, defend when it helps, save and take what is free; otherwise decline."""
    options = decision.options
    kind = decision.kind
    if kind == "action":
        plays = [o for o in options if o.verb == "marshal"]
        if plays:
            return plays[chance.below(len(plays))]
        return options[-1] if len(options) == 1 or chance.below(3) else options[chance.below(len(options) - 1)]
    if kind in ("keyword", "save") or options[0].verb == "keep":
        return options[0]
    if kind in ("response", "limited response"):
        return options[0] if chance.below(4) else options[-1]
    if kind == "claim":
        return min(options, key=lambda o: s.defn[o.args[0]].cost or 0)
    if kind == "challenge" and len(options) > 1:
        return options[chance.below(len(options) - 1)]
    if kind == "defenders":
        most = values.side_strength(s, "defending") + sum(values.strength(s, o.args[0]) for o in options if o.args)
        if most > values.side_strength(s, "attacking"):
            return options[chance.below(len(options))]
        return options[-1] if chance.below(2) else options[0]
    return options[chance.below(len(options))]


def horizon(s: Any) -> object:
    """The beginning of a challenge ends what was under way, too."""
    return (s.round, s.phase, s.challenges)


MANNER = Manner(evaluate, default_choice, horizon)
