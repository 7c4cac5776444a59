"""What a sensible player buys, what he pays for Captives and Titles, and what he bids."""

from __future__ import annotations

from ....kernel.chance import Chance
from ....kernel.decision import Decision, Option
from ..model.nobles import AMBITIOUS
from ..model.state import Fief
from ..model.titles import FIEF, may_govern
from ..model.titles import ransom as full_ransom
from ..model.troops import KNIGHT, MAN_AT_ARMS, TROOPS, UNSULLIED
from ..realm.policy import humblest
from ..round.policy import Choice, dull, first, friends
from .bids import LEAST, CouncilBid, wardens_to_seat
from .granting import Grant
from .ransom import Ransoms
from .wall_bid import WallBid

STRONGHOLD_PRICE = 10
THREAT = 8
"""What an attack takes off the Wall, about: so much must be there."""
MILLS_UNTIL = 8
"""From this round on a Mill hardly pays for itself."""


def wanted_gold(s: Fief, seat: int) -> int:
    """What the cheapest Title a player could have soon costs, its Stronghold included; 0 if there is none."""
    costs = []
    for fief in s.board.fiefs:
        if s.holder[FIEF + fief.number] < 0 and all(s.control[v] == seat for v in fief.villages):
            costs.append(fief.cost + (0 if any(s.strongholds[v] for v in fief.villages) else STRONGHOLD_PRICE))
    return min(costs, default=0)


def buy(s: Fief, decision: Decision, chance: Chance) -> Option | None:
    """Titles, then the Stronghold that a Title needs, then Troops and Mills with what needn't be saved."""
    seat, options = decision.seat, decision.options
    for friend in friends(s, seat):  # the Protector needn't pay
        granted = next((o for o in options if o.verb == "grant" and s.owner[o.args[1]] == friend), None)
        if granted is not None:
            return granted
    titles = [o for o in options if o.verb == "buy title"]
    if titles:  # a lord can become King
        return max(titles, key=lambda o: (s.has(o.args[1], AMBITIOUS), s.is_lord(o.args[1])))
    stronghold = next((o for o in options if completes(s, seat, o)), None)
    if stronghold is not None:
        return stronghold
    wanted = wanted_gold(s, seat)
    spare = s.gold[seat] - wanted
    there = sum(s.troop(seat, v, k) for v in range(len(s.control)) for k in (MAN_AT_ARMS, KNIGHT, UNSULLIED))
    if wanted and there >= 5 and spare < 1:
        return first(decision, "done")
    if s.round <= MILLS_UNTIL and s.gold[seat] >= 5 and there >= 4:
        mill = next((o for o in options if o.verb == "buy building" and o.args[0] == "Mill"), None)
        if mill is not None:
            return mill
    if wanted and spare < 3 and there >= 3:
        return first(decision, "done")
    return levy(s, decision, chance, there) or first(decision, "done")


def completes(s: Fief, seat: int, option: Option) -> bool:
    """Whether it is the Stronghold that a Fief of one's own still lacks."""
    if option.verb != "buy building" or option.args[0] != "Stronghold":
        return False
    fief = s.board.fiefs[s.board.villages[option.args[1]].fief]
    whole = all(s.control[v] == seat for v in fief.villages)
    return whole and s.holder[FIEF + fief.number] < 0 and may_govern(s, seat, fief.number) is not None


def levy(s: Fief, decision: Decision, chance: Chance, there: int) -> Option | None:
    """Troops where a Noble leads them: many on foot, then Knights."""
    seat = decision.seat
    led = [o for o in decision.options if o.verb == "buy troop" and s.nobles_at(seat, o.args[1])]
    foot = [o for o in led if o.args[0] != KNIGHT and TROOPS[o.args[0]].cost <= 2]
    mounted = [o for o in led if o.args[0] == KNIGHT]
    pick = mounted if mounted and s.gold[seat] >= 6 and there >= 5 else foot or mounted
    return pick[chance.below(len(pick))] if pick else None


def ransom(s: Fief, decision: Decision, chance: Chance) -> Option | None:
    """What must be paid is paid; who can't offers what he has, and stops when that is refused."""
    less = [o for o in decision.options if o.verb == "less"]
    frame = s.frames[-1]
    tried = isinstance(frame, Ransoms) and bool(frame.refused)
    full = first(decision, "ransom")
    return full or (max(less, key=lambda o: o.args[1]) if less and not tried else dull(s, decision, chance))


def take_ransom(s: Fief, decision: Decision, chance: Chance) -> Option | None:
    """Half of the Ransom or more is taken."""
    frame = s.frames[-1]
    poor = isinstance(frame, Ransoms) and 2 * frame.amount < full_ransom(s, frame.noble)
    return first(decision, "no" if poor else "yes")


def grant(s: Fief, decision: Decision, chance: Chance) -> Option | None:
    """A Title is taken unless it costs more than it is worth."""
    frame = s.frames[-1]
    cheap = isinstance(frame, Grant) and frame.gold <= 6
    return first(decision, "yes" if cheap else "no")


def propose(s: Fief, decision: Decision, chance: Chance) -> Option | None:
    return first(decision, "propose")


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


CHOICES: dict[str, Choice] = {
    "buy": buy, "ransom": ransom, "answer ransom": take_ransom, "grant": propose, "answer grant": grant, "bid": bid,
    "send": dull, "black": humblest,
}  # fmt: skip
