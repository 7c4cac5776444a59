"""Abilities that cards have gained: found beside those that are indexed, since they come and go with what gives them."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from .state import Listener, Table


def gained(s: Table) -> tuple[Listener, ...]:
    """Every ability that a card in play, a faction card included, has gained, with its card."""
    if "GainsAbility" not in s.statics and "GainsAbility" not in s.given:
        return ()
    statics = s.statics.get("GainsAbility")
    memory = s.memo if s.shifting or "Immune" in s.given else s.steady
    found: tuple[Listener, ...] | None = memory.get("gained")
    if found is None:
        cards = [*s.faction, *(card for side in s.area for card in side)] if statics else []
        found = ()
        for source, rule in statics or ():
            meant = set(rule.who.find(s, s.context(source)))
            gaining = [card for card in cards if card in meant] if meant else []
            found += tuple((card, rule.ability) for card in gaining if rule.applies(s, source, card))
        found += tuple((e.card, e.rule.ability) for e in s.given.get("GainsAbility", ()))
        memory["gained"] = found
    return found


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
