"""What a sensible player does about elections, Titles, the Small Council and bids."""

from __future__ import annotations

from ...kernel.chance import Chance
from ...kernel.decision import Decision, Option
from .bids import LEAST, CouncilBid, wardens_to_seat
from .election import Election
from .policy_buy import wanted_gold
from .policy_options import DULL, NEAR, dull, first, friends, missing, preferred, rival, whose
from .promises import promised
from .state import Fief
from .terms import ELECTION
from .titles import KING, QUEEN, titles_of
from .wall_bid import WallBid

THREAT = 8
"""What an attack takes off the Wall, about: so much must be there."""


# Elections


def candidate(s: Fief, decision: Decision, chance: Chance) -> Option | None:
    """Somebody always stands: the Noble with the fewest Titles."""
    found = [o for o in decision.options if o.verb == "candidate"]
    return min(found, key=lambda o: len(titles_of(s, o.args[0]))) if found else None


def vote(s: Fief, decision: Decision, chance: Chance) -> Option | None:
    """As promised; else for one's own candidate, then the ally's; for nobody who would be about to win."""
    election = next((f for f in reversed(s.frames) if isinstance(f, Election)), None)
    found = [o for o in decision.options if o.verb == "for"]
    if election is None or not found:
        return None
    for seat in (*promised(s, decision.seat, ELECTION), *friends(s, decision.seat)):
        for option in found:
            if option.args[0] == seat:
                return option
    harmless = [o for o in found if missing(s, o.args[0]) > NEAR]
    return harmless[chance.below(len(harmless))] if harmless and chance.below(2) else first(decision, "pass")


def favourite(s: Fief, decision: Decision, chance: Chance) -> Option | None:
    """Of players: oneself, the ally, or who is furthest from victory."""
    return max(decision.options, key=lambda o: preferred(s, decision.seat, o.args[0]) if o.args else 0)


# Titles


def title(s: Fief, decision: Decision, chance: Chance) -> Option | None:
    """Lords rather than Ladies: they can become Warden and King."""
    crowned = (s.holder[KING], s.holder[QUEEN])
    found = [o for o in decision.options if o.args and 0 <= o.args[0] < len(s.owner)]
    return max(found, key=lambda o: (s.is_lord(o.args[0]), o.args[0] not in crowned)) if found else None


def humblest(s: Fief, decision: Decision, chance: Chance) -> Option | None:
    """The Noble with the fewest Titles takes the blame, the black or the blow."""
    found = [o for o in decision.options if o.args and 0 <= o.args[0] < len(s.owner)]
    return min(found, key=lambda o: len(titles_of(s, o.args[0]))) if found else None


def surplus(s: Fief, decision: Decision, chance: Chance) -> Option | None:
    """A Title too many goes to another Noble of the House, to the ally, or back."""
    found = [o for o in decision.options if o.verb == "give" and s.owner[o.args[1]] in friends(s, decision.seat)]
    return max(found, key=lambda o: preferred(s, decision.seat, s.owner[o.args[1]]), default=first(decision, "return"))


def council_seat(s: Fief, decision: Decision, chance: Chance) -> Option | None:
    """A Warden of one's own, or the ally's, or the least dangerous one; any seat will do."""
    found = [o for o in decision.options if len(o.args) == 2]
    return max(found, key=lambda o: preferred(s, decision.seat, s.owner[o.args[0]])) if found else None


def consent(s: Fief, decision: Decision, chance: Chance) -> Option | None:
    """The Hand lets in friends, and those who aren't about to win."""
    noble = getattr(s.frames[-1], "noble", -1)
    owner = s.owner[noble]
    return first(decision, "no" if rival(s, decision.seat, owner) and missing(s, owner) <= NEAR else "yes")


def against_others(s: Fief, decision: Decision, chance: Chance) -> Option | None:
    """Only against rivals' Nobles: of whoever is nearest to victory the one with most Titles."""
    found = [o for o in decision.options if o.verb not in DULL and rival(s, decision.seat, whose(s, o))]
    if not found:
        return dull(s, decision, chance)
    return max(found, key=lambda o: (-missing(s, whose(s, o)), len(titles_of(s, o.args[0]))))


def for_self(s: Fief, decision: Decision, chance: Chance) -> Option | None:
    """Only for Nobles of one's own or of the ally."""
    found = [o for o in decision.options if whose(s, o) in friends(s, decision.seat) and whose(s, o) >= 0]
    return found[0] if found else dull(s, decision, chance)


# Bids


def bid(s: Fief, decision: Decision, chance: Chance) -> Option | None:
    """For the Wall a fair share; for the Small Council what it takes, if a Warden of one's own can be seated."""
    seat, frame = decision.seat, s.frames[-1]
    spare = s.gold[seat] - wanted_gold(s, seat)
    amount = 0
    if isinstance(frame, WallBid):
        share = -(-max(0, THREAT - s.wall) // s.seats)
        amount = min(share, s.gold[seat] // 2)
    elif isinstance(frame, CouncilBid) and any(s.owner[n] == seat for n in wardens_to_seat(s)):
        amount = min(spare, LEAST + chance.below(3) + spare // 8)
        amount = amount if amount >= LEAST else 0
    return next((o for o in decision.options if o.verb == "bid" and o.args[0] == amount), first(decision, "pass"))
