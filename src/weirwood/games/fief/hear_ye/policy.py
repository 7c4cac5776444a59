"""What a sensible player does in the announcements and elections."""

from __future__ import annotations

from ....kernel.chance import Chance
from ....kernel.decision import Decision, Option
from ..diplomacy.promises import promised
from ..model.state import Fief
from ..model.terms import ELECTION
from ..model.titles import KING, QUEEN, titles_of, victory_points
from ..realm.policy import favourite, for_self
from ..round.end_round import SOLO
from ..round.policy import DULL, NEAR, Choice, dull, first, friends, missing, rival, whose
from .courtship import Courtship
from .election import Election

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


# Outlaws and the pyre


def against_others(s: Fief, decision: Decision, chance: Chance) -> Option | None:
    """Only against rivals' Nobles: of whoever is nearest to victory the one with most Titles."""
    found = [o for o in decision.options if o.verb not in DULL and rival(s, decision.seat, whose(s, o))]
    if not found:
        return dull(s, decision, chance)
    return max(found, key=lambda o: (-missing(s, whose(s, o)), len(titles_of(s, o.args[0]))))


# Marriages


def worth_wedding(s: Fief, seat: int, other: int) -> bool:
    """An Alliance is worth it if two are nearer to their victory than one alone; else a marriage is only a favour."""
    if s.seats < 5:
        return missing(s, other) > NEAR
    together = s.options.allied_victory - victory_points(s, seat) - victory_points(s, other)
    return together / 2 <= missing(s, seat)


def announce(s: Fief, decision: Decision, chance: Chance) -> Option | None:
    """The match with the strongest partner; at a small table only that with the King."""
    seat, best, most = decision.seat, first(decision, "pass"), -1
    if s.ally(seat) >= 0 and victory_points(s, seat) >= SOLO and missing(s, seat) > 0:
        return first(decision, "divorce") or best  # alone he would win
    for option in decision.options:
        if option.verb == "marry":
            one, other = option.args
            partner = s.owner[other]
            royal = s.holder[KING] in (one, other) and s.holder[QUEEN] < 0
            points = victory_points(s, partner)
            if (s.seats >= 5 or royal) and worth_wedding(s, seat, partner) and points > most:
                best, most = option, points
    return best


def terms(s: Fief, decision: Decision, chance: Chance) -> Option | None:
    return first(decision, "propose")


def agree_to_match(s: Fief, decision: Decision, chance: Chance) -> Option | None:
    """To a good match that costs nothing, or to one for which there is gold enough."""
    frame = s.frames[-1]
    if not isinstance(frame, Courtship):
        return None
    good = worth_wedding(s, decision.seat, frame.seat) and frame.gold >= 0
    return first(decision, "yes" if good or frame.gold > 3 else "no")


def divorce(s: Fief, decision: Decision, chance: Chance) -> Option | None:
    """The Master of Laws parts others, but not his own ally from himself, nor whoever would win alone then."""
    frame = s.frames[-1]
    if not isinstance(frame, Courtship) or frame.seat == decision.seat:
        return first(decision, "yes")
    own = s.owner[s.spouse[frame.noble]] == decision.seat
    return first(decision, "no" if own or victory_points(s, frame.seat) >= SOLO else "yes")


CHOICES: dict[str, Choice] = {
    "announce marriage": announce, "terms": terms, "marriage": agree_to_match, "divorce": divorce,
    "candidate": candidate, "vote": vote, "tie": favourite,
    "outlaw": against_others, "pyre": against_others, "pardon": for_self, "idols": dull, "convert": dull, "oath": dull,
    "concession": dull,
}  # fmt: skip
