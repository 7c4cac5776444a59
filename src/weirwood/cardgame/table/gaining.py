"""Abilities that cards have gained, or lend from where they lie: found beside those that are indexed, since they come and
go with what gives them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from .moving import identity
from .words import FACTION_ZONE, HAND, PLAY

if TYPE_CHECKING:
    from ..cards.definition import Context
    from .state import Listener, Table

UNVEILED = "unveiled"
"""Says of an event that is being played that it lay facedown in play."""
LENDING = frozenset({"AsHeld", "OnceAsHeld", "ShadowAtCost"})
"""The rules by which events may be played from where they aren't usually played from."""
FINDING_OUT = "finding out"
"""Stands among the derived values while it is being found out what a card is immune to."""


def more(s: Table) -> tuple[Listener, ...]:
    """Every ability beside those that are indexed, with its card."""
    return gained(s) + lent(s) if lends(s) else gained(s)


def lends(s: Table) -> bool:
    """Whether events may be played from where they aren't usually played from."""
    statics, given = s.statics, s.given
    return bool(s.beneath or LENDING & statics.keys()) or "AsHeld" in given or "ShadowAtCost" in given


MORE = LENDING | {"GainsAbility", "AsHeld", "ShadowAtCost"}
"""The rules without which, and without cards that lie facedown in play, there are none."""


def lent(s: Table) -> tuple[Listener, ...]:
    """The abilities of events that may be played as if they were in hand, or have gained shadow, each with its card."""
    found: tuple[Listener, ...] | None = s.memo.get("lent")
    if found is None:
        cards = [
            card
            for kind in ("AsHeld", "ShadowAtCost")
            for source, rule in s.statics.get(kind, ())
            for card in rule.who.find(s, s.context(source))
            if rule.applies(s, source, card)
        ]
        once = s.statics.get("OnceAsHeld", ())
        cards += [card for source, rule in once for seat in s.order() for card in rule.lent(s, source, seat)]
        cards += [effect.card for kind in ("AsHeld", "ShadowAtCost") for effect in s.given.get(kind, ())]
        for source, rule in s.statics.get("HoldsFacedown", ()) if s.beneath else ():
            cards += rule.playable(s, source)
        events = [card for card in dict.fromkeys(cards) if identity(s, card).type == "event" and s.zone[card] != HAND]
        found = tuple(
            (card, each)
            for card in events
            for each in identity(s, card).abilities
            if HAND in each.zones and s.zone[card] not in each.zones
        )
        s.memo["lent"] = found
    return found


def holders(s: Table, card: int) -> frozenset[int]:
    """Who may use the abilities of a card: its controller, or those to whom it is lent alone."""
    found: set[int] = set()
    for effect in s.given.get("AsHeld", ()):
        if effect.card == card:
            found.add(effect.rule.by.seat if effect.rule.by is not None else s.owner[card])
    if not found or ("AsHeld" in s.statics and any(rule.applies(s, c, card) for c, rule in s.statics["AsHeld"])):
        found.add(s.ctrl[card])
    return frozenset(found)


def is_lent(s: Table, ctx: Context) -> bool:
    """Whether an ability is that of an event which may be played as if it were in hand."""
    if not lends(s):
        return False
    if not any(card == ctx.card and ability is ctx.ability for card, ability in lent(s)):
        return False
    return ctx.player in holders(s, ctx.card)


def playing(s: Table, ctx: Context) -> bool:
    """Whether using an ability is to play an event, from hand or as if it were in hand."""
    defn = identity(s, ctx.card) if s.beneath else s.defn[ctx.card]
    if defn.type != "event":
        return False
    return s.zone[ctx.card] in s.played_from or bool(ctx.vars.get(UNVEILED)) or is_lent(s, ctx)


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


def hearing(s: Table) -> dict[str, tuple[Listener, ...]]:
    """The triggered abilities that may answer, by kind of occurrence, each with its card."""
    if not s.beneath and MORE.isdisjoint(s.present):
        return s.listeners
    others = more(s)
    if not others:
        return s.listeners
    found = s.listeners.copy()
    for card, ability in others:
        for kind in ability.trigger.kinds if ability.trigger is not None else ():
            found[kind] = (*found.get(kind, ()), (card, ability))
    return found
