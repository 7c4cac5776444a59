"""How good a position is, and what a player does who doesn't think long: for the computer players."""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass

from ...kernel.chance import Chance
from ...kernel.decision import Decision, Option
from ..table import values
from ..table.state import Table
from ..table.words import CHARACTER, LOCATION

BUSY = ("marshaling", "marshalling", "challenges")
"""The phases in which a kneeling character is worth less."""
CLOSE = 11
"""Power beyond which the end is near."""
ANSWERS = {"reaction": 3, "response": 4, "limited response": 4}
"""Of so many opportunities to answer something, one is let go."""


@dataclass(frozen=True, kw_only=True)
class Worth:
    """What things are worth in power, where the editions differ."""

    duplicate: float
    keyword: float = 0.0
    blank: float = 0.0
    location: float
    location_cost: float
    location_income: float = 0.0
    attached_elsewhere: float
    standing_faction: float = 0.0
    hand: float
    thin_deck: float = 0.0
    others_least: int = 0
    """The least that the others' power counts for, compared with an end that is near."""
    victim: Callable[[Table, int], int] = lambda s, card: s.defn[card].cost or 0
    """Who is given up for a claim: the character for whom this is lowest."""
    acts: bool = False
    """Whether now and then an action is taken for its own sake, and challenges are not passed up."""

    def side(self, s: Table, seat: int) -> float:
        """What a player's power, board, hand and gold are worth."""
        worth = s.total_power(seat) * 1.0
        for card in s.area[seat]:
            defn = s.defn[card]
            if defn.type == CHARACTER:
                worth += self.character(s, card)
            elif defn.type == LOCATION:
                worth += self.location + self.location_cost * (defn.cost or 0)
                worth += self.location_income * defn.modifiers.get("income", 0)
            else:
                worth += 0.3 if s.host[card] < 0 or s.ctrl[s.host[card]] == seat else self.attached_elsewhere
        worth += 0.0 if s.kneeling[s.faction[seat]] else self.standing_faction
        worth += self.hand * min(len(s.hand[seat]), 8) + 0.05 * s.gold[seat]
        return float(worth - self.thin_deck * max(0, 6 - len(s.deck[seat])))

    def character(self, s: Table, card: int) -> float:
        """What a character in play is worth."""
        strength = values.strength(s, card)
        worth = 0.22 * (s.defn[card].cost or 0) + 0.10 * strength
        worth += 0.12 * sum(1 for n in values.icons(s, card) if n > 0) + self.duplicate * len(s.duplicates(card))
        if self.keyword:
            worth += self.keyword * len(values.keywords(s, card))
        if self.blank and values.blank(s, card):
            worth -= self.blank
        return worth - 0.05 * strength if s.kneeling[card] and s.phase in BUSY else worth


def evaluate(s: Table, seat: int, worth: Worth) -> float:
    """From 0 (lost) to 1 (won): mostly against the one who stands best, a little against all of them."""
    if s.outcome is not None:
        return 1.0 if seat in s.outcome.winners else 0.0
    others = [p for p in range(s.seats) if p != seat]
    sides = [worth.side(s, p) for p in others if s.alive[p]] or [0.0]
    best = sides[0] if len(sides) == 1 else 0.7 * max(sides) + 0.3 * sum(sides) / len(sides)
    ahead = max(worth.others_least, *(s.total_power(p) - CLOSE for p in others))
    near = 0.3 * max(0, s.total_power(seat) - CLOSE) - 0.3 * ahead
    return 1 / (1 + math.exp(-(worth.side(s, seat) - best + max(-2.0, min(2.0, near))) / 3))


def default_choice(s: Table, decision: Decision, chance: Chance, worth: Worth) -> Option:
    """Bring in what is affordable, defend when it helps, save and take what is free; otherwise decline."""
    options, kind = decision.options, decision.kind
    if kind == "action":
        entering = [o for o in options if o.verb == "marshal"]
        if entering:
            return entering[chance.below(len(entering))]
        waits = not worth.acts or len(options) == 1 or chance.below(3)
        return options[-1] if waits else options[chance.below(len(options) - 1)]
    if kind in ("keyword", "save") or options[0].verb == "keep":
        return options[0]
    if kind in ANSWERS:
        return options[0] if chance.below(ANSWERS[kind]) else options[-1]
    if kind == "claim":
        return min(options, key=lambda o: worth.victim(s, o.args[0]))
    if kind == "challenge" and worth.acts and len(options) > 1:
        return options[chance.below(len(options) - 1)]
    if kind == "defenders":
        most = values.side_strength(s, "defending") + sum(values.strength(s, o.args[0]) for o in options if o.args)
        if most <= values.side_strength(s, "attacking"):
            return options[-1] if chance.below(2) else options[0]
    return options[chance.below(len(options))]
