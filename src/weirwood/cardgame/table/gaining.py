"""Abilities that cards have gained: found beside those that are indexed, since they come and go with what gives them."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from .words import FACTION_ZONE, PLAY

if TYPE_CHECKING:
    from .state import Listener, Table

FINDING_OUT = "finding out"
"""Stands among the derived values while it is being found out what a card is immune to."""


def gained(s: Table) -> tuple[Listener, ...]:
    """Every ability that a card in play, a faction card included, has gained, with its card."""
    if "GainsAbility" not in s.statics and "GainsAbility" not in s.given:
        return ()
    statics = s.statics.get("GainsAbility")
    memory = s.memo if s.shifting or "Immune" in s.given or FINDING_OUT in s.memo else s.steady
    found: tuple[Listener, ...] | None = memory.get("gained")
    if found is None:
        found = ()
        for source, rule in statics or ():
            gaining = on_table(s, rule.who.find(s, s.context(source)))
            found += tuple([(card, rule.ability) for card in gaining if rule.applies(s, source, card)])
        found += tuple((e.card, e.rule.ability) for e in s.given.get("GainsAbility", ()))
        memory["gained"] = found
    return found


def on_table(s: Table, cards: list[int]) -> list[int]:
    """Those that are faction cards or lie in play, in the order in which they lie there."""
    found = {card for card in cards if s.zone[card] in (PLAY, FACTION_ZONE)}
    if len(found) < 2:
        return list(found)
    return [card for side in (s.faction, *s.area) for card in side if card in found]


def hearing(s: Table) -> Callable[..., Any]:
    """What gives the triggered abilities that may answer a kind of occurrence, each with its card."""
    if "GainsAbility" not in s.statics and "GainsAbility" not in s.given:  # asked very often
        return s.listeners.get
    more = gained(s)
    if not more:
        return s.listeners.get
    found = s.listeners.copy()
    for card, ability in more:
        for kind in ability.trigger.kinds if ability.trigger is not None else ():
            found[kind] = (*found.get(kind, ()), (card, ability))
    return found.get
