"""What a sensible player does without thinking far: the choice for each kind of decision, used in thought-out games."""

from __future__ import annotations

from collections.abc import Callable

from ...kernel.chance import Chance
from ...kernel.decision import Decision, Option
from . import policy_march, policy_talk
from .battle import under_way
from .election import Election
from .nobles import AMBITIOUS
from .policy_talk import first
from .state import Fief
from .titles import FIEF, KING, QUEEN, may_govern, titles_of, victory_points
from .troops import KNIGHT, MAN_AT_ARMS, TROOPS

Choice = Callable[[Fief, Decision, Chance], Option | None]
DULL = frozenset({"pass", "done", "no"})
STRONGHOLD_PRICE = 10
MILLS_UNTIL = 8
"""From this round on a Mill hardly pays for itself."""


def choose(s: Fief, decision: Decision, chance: Chance) -> Option:
    """The choice for a decision; anything where there is no opinion."""
    known = CHOICES.get(decision.kind)
    found = known(s, decision, chance) if known is not None else None
    return found or decision.options[chance.below(len(decision.options))]


def dull(s: Fief, decision: Decision, chance: Chance) -> Option | None:
    """Nothing, if that can be chosen."""
    return next((o for o in decision.options if o.verb in DULL), None)


def agree(s: Fief, decision: Decision, chance: Chance) -> Option | None:
    return first(decision, "yes")


def whose(s: Fief, option: Option) -> int:
    """The seat of the Noble an option is about, taken from its first number."""
    return s.owner[option.args[0]] if option.args and 0 <= option.args[0] < len(s.owner) else -1


def against_others(s: Fief, decision: Decision, chance: Chance) -> Option | None:
    """Only against others' Nobles, those of the leading player first."""
    found = [o for o in decision.options if o.verb not in DULL and whose(s, o) not in (-1, decision.seat)]
    found = [o for o in found if whose(s, o) != s.ally(decision.seat)]
    return max(found, key=lambda o: victory_points(s, whose(s, o))) if found else dull(s, decision, chance)


def for_self(s: Fief, decision: Decision, chance: Chance) -> Option | None:
    """Only for one's own Nobles."""
    found = [o for o in decision.options if whose(s, o) == decision.seat]
    return found[0] if found else dull(s, decision, chance)


# Effects: the few that hurt others or help oneself, now and then

HARM = frozenset({"play assassination", "play justice"})


def effect(s: Fief, decision: Decision, chance: Chance) -> Option | None:
    if chance.below(3) == 0:
        for option in decision.options:
            if option.verb in HARM and whose(s, option) not in (decision.seat, s.ally(decision.seat)):
                return option
    for option in decision.options:
        if (
            option.verb in ("play join the small council", "play mother of dragons")
            and whose(s, option) == decision.seat
        ):
            return option
    return dull(s, decision, chance)


# Elections


def candidate(s: Fief, decision: Decision, chance: Chance) -> Option | None:
    """Somebody always stands: the Noble with the fewest Titles."""
    found = [o for o in decision.options if o.verb == "candidate"]
    return min(found, key=lambda o: len(titles_of(s, o.args[0]))) if found else None


def vote(s: Fief, decision: Decision, chance: Chance) -> Option | None:
    """For one's own candidate, then the ally's; for nobody who would be about to win."""
    election = next((f for f in reversed(s.frames) if isinstance(f, Election)), None)
    if election is None or not any(o.verb == "for" for o in decision.options):
        return None
    for seat in (decision.seat, s.ally(decision.seat)):
        own = next((o for o in decision.options if o.verb == "for" and o.args[0] == seat), None)
        if own is not None:
            return own
    harmless = [o for o in decision.options if o.verb == "for" and victory_points(s, o.args[0]) < 2]
    return harmless[chance.below(len(harmless))] if harmless and chance.below(2) else first(decision, "pass")


# Cards


def play(s: Fief, decision: Decision, chance: Chance) -> Option | None:
    """Nobles and Taxes first, then good Weather and the like for regions of one's own."""
    for verb in ("heir", "noble", "tax"):
        found = first(decision, verb)
        if found is not None:
            return found
    mine = [sum(s.control[v] == decision.seat for v in region.villages) for region in s.board.regions]
    laid = [o for o in decision.options if o.verb == "region"]
    best = max(laid, key=lambda o: mine[o.args[1]], default=None)
    return best if best is not None and mine[best.args[1]] else first(decision, "done")


def draw(s: Fief, decision: Decision, chance: Chance) -> Option | None:
    found = [o for o in decision.options if o.verb == "draw"]
    return found[chance.below(len(found))] if found else None


# Purchases


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
    titles = [o for o in options if o.verb == "buy title"]
    if titles:  # a lord can become King
        return max(titles, key=lambda o: (s.has(o.args[1], AMBITIOUS), s.is_lord(o.args[1])))
    for o in options:
        if o.verb == "buy building" and o.args[0] == "Stronghold":
            fief = s.board.fiefs[s.board.villages[o.args[1]].fief]
            whole = all(s.control[v] == seat for v in fief.villages)
            if whole and s.holder[FIEF + fief.number] < 0 and may_govern(s, seat, fief.number) is not None:
                return o
    spare = s.gold[seat] - wanted_gold(s, seat)
    wanting = wanted_gold(s, seat) > 0
    size = len(s.control)
    there = sum(s.troop(seat, v, k) for v in range(size) for k in (MAN_AT_ARMS, KNIGHT))
    if wanting and there >= 5 and spare < 1:
        return first(decision, "done")
    if s.round <= MILLS_UNTIL and s.gold[seat] >= 5:
        mill = next((o for o in options if o.verb == "buy building" and o.args[0] == "Mill"), None)
        if mill is not None and there >= 4:
            return mill
    led = [o for o in options if o.verb == "buy troop" and s.nobles_at(seat, o.args[1])]
    if not led:
        return first(decision, "done")
    if wanting and spare < 3 and there >= 3:
        return first(decision, "done")
    foot = [o for o in led if o.args[0] != KNIGHT and TROOPS[o.args[0]].cost <= 2]
    mounted = [o for o in led if o.args[0] == KNIGHT]
    pick = mounted if mounted and s.gold[seat] >= 6 and there >= 5 else foot or mounted
    return pick[chance.below(len(pick))] if pick else first(decision, "done")


def bid(s: Fief, decision: Decision, chance: Chance) -> Option | None:
    """A little of the gold that isn't needed."""
    spare = s.gold[decision.seat] - wanted_gold(s, decision.seat)
    found = [o for o in decision.options if o.verb == "bid" and o.args[0] <= max(0, spare) // 3]
    return found[chance.below(len(found))] if found else first(decision, "pass")


# Battles


def battle(s: Fief, decision: Decision, chance: Chance) -> Option | None:
    """Attack where one is clearly stronger; walls count for the defender."""
    best, edge = first(decision, "done") or first(decision, "pass"), 0.0
    for o in decision.options:
        if o.verb == "attack":
            target, village = o.args
            more = policy_march.edge(s, decision.seat, target, village, s.strength(decision.seat, village))
            if more > edge and target != s.ally(decision.seat):
                best, edge = o, more
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
    return first(decision, "pass") if balance(s, decision.seat) > -3 else first(decision, "truce")


def truce(s: Fief, decision: Decision, chance: Chance) -> Option | None:
    return first(decision, "no" if balance(s, decision.seat) > 2 else "yes")


def side(s: Fief, decision: Decision, chance: Chance) -> Option | None:
    """With the ally, or not at all."""
    ally = s.ally(decision.seat)
    return next((o for o in decision.options if o.verb == "join" and o.args[0] == ally), first(decision, "pass"))


def lose(s: Fief, decision: Decision, chance: Chance) -> Option | None:
    """Of Nobles the one with the fewest Titles."""
    found = [o for o in decision.options if o.verb == "lose noble"]
    return min(found, key=lambda o: len(titles_of(s, o.args[0]))) if found else None


def siege(s: Fief, decision: Decision, chance: Chance) -> Option | None:
    return first(decision, "besiege")


def ransom(s: Fief, decision: Decision, chance: Chance) -> Option | None:
    return first(decision, "ransom") or dull(s, decision, chance)


def place(s: Fief, decision: Decision, chance: Chance) -> Option | None:
    """Where most of one's own Troops are."""
    found = [o for o in decision.options if o.verb == "place" and o.args and o.args[0] >= 0]
    return max(found, key=lambda o: sum(s.army(decision.seat, o.args[0]))) if found else None


def order(s: Fief, decision: Decision, chance: Chance) -> Option | None:
    return first(decision, "keep")


def title(s: Fief, decision: Decision, chance: Chance) -> Option | None:
    """Lords rather than Ladies: they can become Warden and King."""
    crowned = (s.holder[KING], s.holder[QUEEN])
    found = [o for o in decision.options if o.args and 0 <= o.args[0] < len(s.owner)]
    return max(found, key=lambda o: (s.is_lord(o.args[0]), o.args[0] not in crowned)) if found else None


CHOICES: dict[str, Choice] = {
    "effect": effect, "discard": dull, "pillage": dull, "candidate": candidate, "vote": vote, "play": play,
    "draw": draw, "buy": buy, "bid": bid, "battle": battle, "parley": parley, "truce": truce, "side": side,
    "join": agree, "loss": lose, "siege": siege, "ransom": ransom, "place": place, "order": order, "title": title,
    "outlaw": against_others, "pyre": against_others, "pardon": for_self, "idols": dull, "convert": dull, "black": dull,
    "oath": dull, "concession": dull, "bonus": dull, "consent": agree, "accept": agree,
    "march": policy_march.march, "step": policy_march.step, "permission": policy_march.permission,
    "announce marriage": policy_talk.announce, "terms": policy_talk.terms, "marriage": policy_talk.consent,
    "offer": policy_talk.offer, "answer offer": policy_talk.answer, "answer ransom": agree, "divorce": dull,
    "answer grant": policy_talk.grant,
}  # fmt: skip
"""The opinion for each kind of decision; None there: anything."""
