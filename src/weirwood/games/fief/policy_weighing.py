"""Which decisions a computer player thinks through, and between what: a few large ones; the rest is settled."""

from __future__ import annotations

from collections.abc import Callable

from ...kernel.chance import Chance
from ...kernel.decision import Decision, Option
from . import policy
from .battle import under_way
from .end_round import victors
from .policy_options import rival, whose
from .state import Fief

Weighed = Callable[[Fief, Decision, Option], list[Option]]
MOST = 5
"""Options weighed against each other at most."""
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
    return stage if fight is None else (*stage, fight.fighting_at)


def everything(s: Fief, decision: Decision, own: Option) -> list[Option]:
    return decision.options


def ways(s: Fief, decision: Decision, own: Option) -> list[Option]:
    """Where to go, or to stay; who goes along is settled."""
    if own.verb not in ("move", "done"):
        return []
    return [o for o in decision.options if o.verb in ("move", "done", "raid")]


def last_chance(s: Fief, decision: Decision, own: Option) -> list[Option]:
    """If somebody else is about to win this round, all that could keep him from it."""
    winners = victors(s) if s.phase >= 5 else ()
    if not winners or decision.seat in winners:
        return []
    harm = ("play assassination", "play justice", "play uprising", "play abduction", "use house")
    found = [o for o in decision.options if o.verb in harm]
    return [o for o in found if o.verb not in harm[:2] or whose(s, o) in winners]


def other_candidates(s: Fief, decision: Decision, own: Option) -> list[Option]:
    """Whom to vote for if one has no candidate of one's own."""
    if own.verb == "for" and not rival(s, decision.seat, own.args[0]):
        return []
    return [o for o in decision.options if o.verb in ("for", "pass")] if any(o.verb == "for" for o in decision.options) else []


WEIGHED: dict[str, Weighed] = {
    "battle": everything, "parley": everything, "truce": everything, "side": everything, "join": everything,
    "permission": everything, "step": ways, "effect": last_chance, "vote": other_candidates,
}  # fmt: skip
"""The kinds of decisions that are thought through; None there: the first thought is taken."""
