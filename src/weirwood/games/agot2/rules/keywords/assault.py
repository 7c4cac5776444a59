"""Assault: an attacker's player names a location of the defender's, which is blank then and kneels if the challenge is won."""

from __future__ import annotations

from .....cardgame.cards.definition import ASSAULT, Context
from .....cardgame.table import values
from .....cardgame.table.event import Event
from .....cardgame.table.naming import name_of
from .....cardgame.table.state import Table
from .....cardgame.table.words import CHALLENGE, LOCATION
from .....cardgame.vocabulary.describing.who import THIS
from .....cardgame.vocabulary.effects.lasting import add_lasting
from .....cardgame.vocabulary.ruling.rules import Blank, bearing, cannot
from .....cardgame.vocabulary.subjects.assaults import ASSAULTED_ONLY, AssaultsMore
from .....kernel.decision import Option, make_option

LATER = "later"
BLANK = Blank(THIS)
"""What the target of assault suffers until the challenge ends, its traits excepted (rr3.assault.4)."""


def may_assault(s: Table, user: int, target: int) -> str | None:
    """The clause that keeps an attacker from choosing a location as the target of assault now, or None."""
    c = s.under_way()
    if getattr(s, "rules", "") != LATER:
        return "rr.keywords.4"
    if ASSAULT not in values.keywords(s, user):
        return "rr3.assault.1"
    if user not in c.attackers:
        return "rr3.assault.15"
    if values.card_type(s, target) != LOCATION or s.ctrl[target] != c.defender:
        return "rr3.assault.1"
    if any(card == target for _, card, _ in c.assaulted) or len(c.assaulted) >= most_targets(s, c.attackers):
        return "rr3.assault.2"
    refused = compared(s, user, target)
    if refused is not None:
        return refused
    return "rr3.assault.11" if cannot(s, target, "assault") else None


def compared(s: Table, user: int, target: int) -> str | None:
    """The clause by which the printed costs don't allow it, or None; without a cost there is nothing to compare."""
    high, low = s.defn[user].cost, s.defn[target].cost
    if high is None or low is None:
        return "rr3.assault.13"
    return None if low < high else "rr3.assault.1"


def most_targets(s: Table, attackers: list[int]) -> int:
    """How many locations may be targets in this challenge: one, unless a card says otherwise (rr3.assault.2)."""
    if not s.has("AssaultsMore"):
        return 1
    return max(1 + sum(rule.n for _, rule in bearing(s, AssaultsMore, user)) for user in attackers)


def assault_options(s: Table) -> list[Option]:
    """Whom the attackers may choose as targets; any of those with assault may be the one that is compared."""
    c = s.under_way()
    return [
        make_option(f"assault {name_of(s, user)} on {name_of(s, target)}", "assault", (user, target))
        for user in values.with_keyword(s, c.attackers, ASSAULT)
        for target in s.area[c.defender]
        if may_assault(s, user, target) is None
    ]


def assault(s: Table, user: int, target: int) -> None:
    """A location is the target from now on, and its text is blank at once; what that said of kneeling is kept (rr3.assault.11)."""
    s.under_way().assaulted.append((user, target, not cannot(s, target, ASSAULTED_ONLY)))
    add_lasting(s, Context(user, s.ctrl[user]), BLANK, CHALLENGE, target)


def spare(s: Table) -> None:
    """The challenge goes against somebody else: the first target counts as none, and is unaffected (rr3.assault.12)."""
    c = s.under_way()
    freed = [target for _, target, _ in c.assaulted]
    if freed:
        c.assaulted = []
        s.keep_lasting([e for e in s.lasting if not (e.card in freed and e.rule is BLANK)])
        s.rewire()


def tell_assaults(s: Table) -> None:
    for user, target, _ in s.under_way().assaulted:
        s.note("assault", s.called(user), s.called(target), rule="rr3.assault.1")


def knelt_by_assault(s: Table) -> list[Event]:
    """The targets kneel with the winner's being determined, if an attacker of the winner's has assault then (rr3.assault.8)."""
    c = s.under_way()
    if c.winner != c.attacker or not c.assaulted:
        return []
    users = [a for a in values.with_keyword(s, c.attackers, ASSAULT) if s.ctrl[a] == c.attacker]
    targets = [target for _, target, kneels in c.assaulted if kneels and not s.kneeling[target]] if users else []
    kneeling = [t for t in targets if not cannot(s, t, "kneel") and not cannot(s, t, ASSAULTED_ONLY)]
    return [Event("kneel", target, s.ctrl[target], how="assault") for target in kneeling]
