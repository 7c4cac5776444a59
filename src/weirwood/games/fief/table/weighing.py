"""Which decisions a computer player thinks through, and between what: a few large ones; the rest is settled."""

from __future__ import annotations

from collections.abc import Callable

from ....kernel.chance import Chance
from ....kernel.decision import Decision, Option
from ..battles.forces import under_way
from ..model.state import Fief
from ..round.end_round import victors
from ..round.policy import NEAR, first, missing, rival, whose
from . import evaluation as policy

Weighed = Callable[[Fief, Decision, Option], list[Option]]
MOST = 5
"""Options weighed against each other at most."""
LATE = 5
"""From this Phase on it is known who will win the round if nothing is done."""
DEADLY = ("play assassination", "play justice")
HARM = (*DEADLY, "play uprising", "play abduction", "use house")
STAGES = (0, 1, 2, 2, 4, 5, 5, 5, 5)
"""The Phases that belong together, by their first one: marches are judged when their Battles have been fought."""


def shortlist(s: Fief, decision: Decision, chance: Chance) -> list[Option]:
    """What a sensible player would do, and what else is worth a thought."""
    own = policy.choose(s, decision, chance)
    weighed = WEIGHED.get(decision.kind)
    others = weighed(s, decision, own) if weighed is not None else []
    return [own, *(o for o in others if o != own)][:MOST]


def horizon(s: Fief) -> tuple[object, ...]:
    """The round, the stage of it, and the Battle that is being fought."""
    fight = under_way(s)
    stage = (s.round, STAGES[s.phase])
    return stage if fight is None else (*stage, fight.village)


def everything(s: Fief, decision: Decision, own: Option) -> list[Option]:
    return decision.options


def ways(s: Fief, decision: Decision, own: Option) -> list[Option]:
    """Where to go, or to stay, when the round may decide the game; who goes along is settled."""
    if own.verb != "move" or not critical(s, decision.seat):
        return []
    return [o for o in decision.options if o.verb in ("move", "done", "raid")]


def critical(s: Fief, seat: int) -> bool:
    """Whether somebody has the VP to win at the end of this round, or oneself lacks only one."""
    return bool(victors(s)) or missing(s, seat) <= NEAR


def last_chance(s: Fief, decision: Decision, own: Option) -> list[Option]:
    """If somebody else is about to win this round, all that could keep him from it."""
    winners = victors(s) if s.phase >= LATE else ()
    if not winners or decision.seat in winners:
        return []
    found = [o for o in decision.options if o.verb in HARM]
    return [o for o in found if o.verb not in DEADLY or whose(s, o) in winners]


def other_candidates(s: Fief, decision: Decision, own: Option) -> list[Option]:
    """Whom to vote for if neither oneself nor the ally has a candidate."""
    settled = own.verb == "for" and not rival(s, decision.seat, own.args[0])
    return [] if settled or first(decision, "for") is None else decision.options


WEIGHED: dict[str, Weighed] = {
    "battle": everything, "parley": everything, "truce": everything, "side": everything, "join": everything,
    "permission": everything, "step": ways, "effect": last_chance, "vote": other_candidates,
}  # fmt: skip
"""The kinds of decisions that are thought through; None there: the first thought is taken."""
