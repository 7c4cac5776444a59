"""The yardstick in the second edition: what a position is worth, what is played without thinking, and when a trial ends."""

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
            worth += (
                0.22 * (defn.cost or 0)
                + 0.10 * values.strength(s, card)
                + 0.12 * sum(1 for n in values.icons(s, card) if n > 0)
            )
            worth += 0.15 * len(s.duplicates(card))
            if values.blank(s, card):
                worth -= 0.3
            if s.kneeling[card] and s.phase in ("marshaling", "challenges"):
                worth -= 0.05 * values.strength(s, card)
        elif defn.type == LOCATION:
            worth += 0.25 + 0.15 * (defn.cost or 0)
        else:
            worth += 0.3 if s.ctrl[s.host[card]] == seat or s.host[card] < 0 else 0.1
    worth += 0.0 if s.kneeling[s.faction[seat]] else 0.03
    worth += 0.30 * min(len(s.hand[seat]), 8) + 0.05 * s.gold[seat]
    if len(s.deck[seat]) < 6:
        worth -= 0.5 * (6 - len(s.deck[seat]))
    return float(worth)


def evaluate(s: Any, seat: int) -> float:
    """From 0 (lost) to 1 (won): mostly against the one who stands best, a little against all of them."""
    if s.outcome is not None:
        return 1.0 if seat in s.outcome.winners else 0.0
    own = side(s, seat)
    others = [side(s, p) for p in range(s.seats) if p != seat and s.alive[p]] or [0.0]
    best = max(others) if len(others) == 1 else 0.7 * max(others) + 0.3 * sum(others) / len(others)
    near = 0.3 * max(0, s.total_power(seat) - 11) - 0.3 * max(
        (s.total_power(p) - 11 for p in range(s.seats) if p != seat), default=0
    )
    return 1 / (1 + math.exp(-(own - best + max(-2.0, min(2.0, near))) / 3))


def default_choice(s: Any, decision: Decision, chance: Chance) -> Option:
    """Marshal what is affordable, defend when it helps, take what is free; otherwise decline."""
    options = decision.options
    kind = decision.kind
    if kind == "action":
        marshal = [o for o in options if o.verb == "marshal"]
        if marshal:
            return marshal[chance.below(len(marshal))]
        return options[-1]
    if kind in ("keyword", "mulligan"):
        return options[0]
    if kind == "reaction":
        return options[0] if chance.below(3) else options[-1]
    if kind == "claim":
        return min(options, key=lambda o: s.defn[o.args[0]].cost or 0)
    if kind == "attackers" and options[-1].verb == "done":
        return options[chance.below(len(options))]
    if kind == "defenders":
        c = s.challenge
        if values.side_strength(s, "defending") + sum(
            values.strength(s, o.args[0]) for o in options[:-1]
        ) > values.side_strength(s, "attacking"):
            return options[chance.below(len(options))]
        return options[-1] if c is not None and chance.below(2) else options[0]
    return options[chance.below(len(options))]


def horizon(s: Any) -> object:
    """The beginning of a challenge ends what was under way, too."""
    return (s.round, s.phase, s.challenges)


MANNER = Manner(evaluate, default_choice, horizon)
