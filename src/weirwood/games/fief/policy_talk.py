"""What a sensible player does about marriages and offers."""

from __future__ import annotations

from ...kernel.chance import Chance
from ...kernel.decision import Decision, Option
from .granting import Grant
from .marriage import Courtship
from .negotiation import Offer
from .state import Fief
from .titles import KING, QUEEN, victory_points

DANGER = 2
"""Who has so many VP gets no help any more."""


def first(decision: Decision, verb: str) -> Option | None:
    return next((o for o in decision.options if o.verb == verb), None)


def worth_wedding(s: Fief, seat: int, other: int) -> bool:
    """An Alliance is worth it with somebody who brings VP to the 4 or 5 it needs; else a marriage is only a favour."""
    if s.seats < 5:
        return victory_points(s, other) < DANGER
    together = victory_points(s, seat) + victory_points(s, other)
    alone = victory_points(s, seat)
    return together >= 2 or alone == 0


def announce(s: Fief, decision: Decision, chance: Chance) -> Option | None:
    """The match with the strongest partner; at a small table only that with the King."""
    best, most = first(decision, "pass"), -1
    for option in decision.options:
        if option.verb == "marry":
            one, other = option.args
            seat = s.owner[other]
            royal = s.holder[KING] in (one, other) and s.holder[QUEEN] < 0
            points = victory_points(s, seat)
            if (s.seats >= 5 or royal) and worth_wedding(s, decision.seat, seat) and points > most:
                best, most = option, points
    return best


def terms(s: Fief, decision: Decision, chance: Chance) -> Option | None:
    return first(decision, "propose")


def consent(s: Fief, decision: Decision, chance: Chance) -> Option | None:
    frame = s.frames[-1]
    if not isinstance(frame, Courtship):
        return None
    good = worth_wedding(s, decision.seat, frame.seat) and frame.gold >= 0
    return first(decision, "yes" if good or frame.gold > 3 else "no")


def offer(s: Fief, decision: Decision, chance: Chance) -> Option | None:
    return first(decision, "propose") or first(decision, "done")


def answer(s: Fief, decision: Decision, chance: Chance) -> Option | None:
    """Gains are accepted from whoever isn't about to win; words cost nothing, but gold isn't given for them."""
    frame = s.frames[-1]
    if not isinstance(frame, Offer):
        return None
    gain = frame.gain(s, decision.seat)
    ally = s.ally(decision.seat) == frame.seat
    danger = victory_points(s, frame.seat) >= DANGER and not ally
    return first(decision, "yes" if gain > (2 if danger else -2 if ally else 0) else "no") or first(decision, "no")


def grant(s: Fief, decision: Decision, chance: Chance) -> Option | None:
    """A Title is taken unless it costs more than it is worth."""
    frame = s.frames[-1]
    cheap = isinstance(frame, Grant) and getattr(frame, "gold", 0) <= 6
    return first(decision, "yes" if cheap else "no")
