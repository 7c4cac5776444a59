"""What a sensible player answers: a score for every option, by the kind of the decision."""

from __future__ import annotations

from collections.abc import Callable

from ...kernel.chance import Chance
from ...kernel.decision import DECLINING, Decision, Option
from ..table.state import Table
from . import bringing, fighting, plotting, using

Each = Callable[[Table, Decision, Option], float]
All = Callable[[Table, Decision], list[float]]
NEAR = 1.2
"""What is worse than the best by more than this isn't thought about where there is much else."""
MOST = 6
"""Options that are thought about at most."""


def answer(s: Table, decision: Decision, option: Option) -> float:
    """Whether to answer something, save somebody, or let it go."""
    if option.verb in DECLINING:
        return 0.0
    return using.use(s, decision, option) if option.args and option.verb in ("trigger", "play") else 0.4


def willing(s: Table, decision: Decision, option: Option) -> float:
    """What is free is taken."""
    return 0.0 if option.verb in DECLINING else 0.5


def unwilling(s: Table, decision: Decision, option: Option) -> float:
    return 0.5 if option.verb in DECLINING else 0.0


def chosen(s: Table, decision: Decision) -> list[float]:
    """Cards, players or words, for whatever they are chosen."""
    if decision.options[0].args and isinstance(decision.options[0].args[0], int) and decision.options[0].verb != "pay":
        return using.picked(s, decision)
    return [0.0] * len(decision.options)


def player(s: Table, decision: Decision) -> list[float]:
    """Another player: whoever is ahead."""
    return [
        float(s.total_power(o.args[0])) if o.args and isinstance(o.args[0], int) and o.args[0] < s.seats else 0.0
        for o in decision.options
    ]


EACH: dict[str, Each] = {
    "action": bringing.action, "mulligan": bringing.keep, "challenge": fighting.challenge, "stealth": fighting.stealth,
    "assault": fighting.stealth,
    "claim": fighting.victim, "plot": plotting.plot, "plot deck": plotting.plot, "draft": plotting.plot,
    "first player": plotting.first, "reaction": answer, "interrupt": answer, "response": answer, "limited response": answer,
    "save": answer, "save or cancel": answer, "keyword": willing, "infamy": willing, "shadows": willing,
    "redirect": unwilling, "bestow": willing,
}  # fmt: skip
ALL: dict[str, All] = {
    "setup": bringing.place, "attackers": fighting.attackers, "defenders": fighting.defenders, "choose": chosen,
    "kneel": chosen, "whispers": player,
}  # fmt: skip


def scores(s: Table, decision: Decision) -> list[float]:
    """How good each option looks."""
    together = ALL.get(decision.kind)
    if together is not None:
        return together(s, decision)
    each = EACH.get(decision.kind)
    if each is None:
        return [0.0] * len(decision.options)
    return [each(s, decision, option) for option in decision.options]


def choose(s: Table, decision: Decision, chance: Chance) -> Option:
    """The option that looks best; of several, any."""
    found = scores(s, decision)
    best = max(found)
    top = [n for n, score in enumerate(found) if score > best - 1e-9]
    return decision.options[top[0] if len(top) == 1 else top[chance.below(len(top))]]


def given_away(s: Table, decision: Decision, found: list[float]) -> bool:
    """Whether to decline would only give something away: a challenge that nobody can defend, or gold that is returned though
    there is something to bring in for it. That isn't thought about: few trials would find it good by chance."""
    if decision.kind == "challenge":
        return any(o.verb == "challenge" and not fighting.able(s, o.args[1], o.args[0]) for o in decision.options)
    return any(
        score >= bringing.WORTHWHILE and o.verb == "marshal" for o, score in zip(decision.options, found, strict=True)
    )


def shortlist(s: Table, decision: Decision, chance: Chance) -> list[Option]:
    """What is worth a thought, the best first."""
    found = scores(s, decision)
    first = choose(s, decision, chance)
    ranked = sorted(range(len(found)), key=lambda n: -found[n])
    best = found[ranked[0]]
    declining = () if given_away(s, decision, found) else DECLINING
    kept = [
        decision.options[n]
        for n in ranked
        if decision.options[n].verb in declining
        or (found[n] >= best - NEAR and decision.options[n].verb not in DECLINING)
    ]
    return [first, *(option for option in kept if option is not first)][:MOST]
