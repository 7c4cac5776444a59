"""How a sensible player fights: whom he attacks, when he stops, what he loses first."""

from __future__ import annotations

from ....kernel.chance import Chance
from ....kernel.decision import Decision, Option
from ..diplomacy.promises import promised
from ..model.army import engine
from ..model.state import Fief
from ..model.terms import BATTLE, PEACE
from ..model.troops import KNIGHT, dice
from ..realm.policy import humblest
from ..round.policy import Choice, agree, first, friends
from .forces import under_way

HITS = 5 / 3
"""The hits of a Battle Die on average."""
ROUNDS = 12
"""So many rounds of Battle are thought through."""
MARGIN = 0.9
"""The part of one's own strength that is reckoned with before a Battle."""
WEALTH = 40
BOLD = 0.3
"""The gold with which a player reckons with so much more of it."""
LOSING = -3


def outlook(own: float, other: float, penalty: int) -> float:
    """The Strength Points that are left after a Battle with average dice: own ones, or the enemy's as a negative number."""
    for _ in range(ROUNDS):
        if own <= 0 or other <= 0:
            break
        mine = HITS * max(0, dice(int(own)) - penalty)
        theirs = HITS * max(1, dice(int(other)))
        if mine == 0:
            return -other
        own, other = own - theirs, other - mine
    return max(own, 0.0) - max(other, 0.0)


def walls(s: Fief, target: int, village: int) -> int:
    """The dice that a Fortification takes off whoever attacks a player in a Village."""
    return s.strongholds[village] if s.control[village] == target else 0


def edge(s: Fief, seat: int, target: int, village: int, own: float, engines: int = 0) -> float:
    """How well an attack with so many Strength Points on a player in a Village would end; more than 0: it is worth it.

    Who has gold to raise more Troops can afford more.
    """
    penalty = max(0, walls(s, target, village) - max(engines, engine(s, seat, village)))
    boldness = MARGIN + min(s.gold[seat], WEALTH) / WEALTH * BOLD + (0.0 if s.reserve(seat, KNIGHT) else BOLD / 2)
    return outlook(boldness * own, float(s.strength(target, village)), penalty) - 0.5


def attack(s: Fief, decision: Decision, chance: Chance) -> Option | None:
    """Attack where one is clearly stronger, but neither the ally nor those whom one has promised peace."""
    best, most = first(decision, "done"), 0.0
    spared = (s.ally(decision.seat), *promised(s, decision.seat, PEACE))
    for option in decision.options:
        if option.verb == "attack" and option.args[0] not in spared:
            target, village = option.args
            more = edge(s, decision.seat, target, village, float(s.strength(decision.seat, village)))
            if more > most:
                best, most = option, more
    return best


def balance(s: Fief, seat: int) -> float:
    """A Leader's Strength Points in the Battle under way, less those of the other side."""
    fight = under_way(s)
    if fight is None or seat not in fight.leaders:
        return 0.0
    side = fight.leaders.index(seat)
    return fight.points(s, side) - fight.points(s, 1 - side)


def parley(s: Fief, decision: Decision, chance: Chance) -> Option | None:
    """Fight on unless the Battle is going badly; then ask for a Truce, and never lay down arms."""
    return first(decision, "pass" if balance(s, decision.seat) > LOSING else "truce")


def truce(s: Fief, decision: Decision, chance: Chance) -> Option | None:
    return first(decision, "no" if balance(s, decision.seat) > 2 else "yes")


def side(s: Fief, decision: Decision, chance: Chance) -> Option | None:
    """With the ally, or with whom one has promised help; otherwise not at all."""
    helped = (s.ally(decision.seat), *promised(s, decision.seat, BATTLE))
    return next((o for o in decision.options if o.verb == "join" and o.args[0] in helped), first(decision, "pass"))


def reroll(s: Fief, decision: Decision, chance: Chance) -> Option | None:
    """Only a die that shows the least."""
    worst = next((o for o in decision.options if o.verb == "reroll" and o.args[0] == 1), None)
    return worst or first(decision, "keep")


def persuade(s: Fief, decision: Decision, chance: Chance) -> Option | None:
    return first(decision, "turn")


def siege(s: Fief, decision: Decision, chance: Chance) -> Option | None:
    """Everybody but the ally and those with a promise of peace is besieged."""
    spared = (s.ally(decision.seat), *promised(s, decision.seat, PEACE))
    found = [o for o in decision.options if o.verb == "besiege" and s.control[o.args[0]] not in spared]
    return found[0] if found else first(decision, "done")


def pillage(s: Fief, decision: Decision, chance: Chance) -> Option | None:
    """Only the Mills of besieged rivals."""
    found = [
        o for o in decision.options if o.verb == "pillage" and s.control[o.args[0]] not in friends(s, decision.seat)
    ]
    return found[0] if found else first(decision, "done")


CHOICES: dict[str, Choice] = {
    "battle": attack, "parley": parley, "truce": truce, "side": side, "join": agree, "loss": humblest,
    "reroll": reroll, "persuade": persuade, "siege": siege, "pillage": pillage,
}  # fmt: skip
