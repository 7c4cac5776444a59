"""Prized (X): a card that leaves play, an event that is played, a used plot give each opponent X power (rr3.prized.1)."""

from __future__ import annotations

from .....cardgame.table import values
from .....cardgame.table.event import LEAVING, Event
from .....cardgame.table.state import Table
from .....cardgame.table.words import PLAY
from .....cardgame.timing.resolve import RESOLVERS

PRIZED = "prized"
LATER = "later"


def prized(s: Table, card: int) -> int:
    """What all instances of prized on a card come to (rr3.prized.6); text that is blank has none (rr3.keywords.5)."""
    if not values.keyword_named(s, card, PRIZED):  # as on most cards
        return 0
    found = (
        [] if values.blank(s, card) else [keyword.number for keyword in s.defn[card].keywords if keyword.name == PRIZED]
    )
    for source, rule in s.statics.get("Gains", ()):
        if rule.sign > 0 and rule.applies(s, source, card):
            found += [keyword.number for keyword in rule.gained(s, source, card) if keyword.name == PRIZED]
    for effect in s.given.get("Gains", ()):
        if effect.card == card and effect.rule.sign > 0:
            found += [k.number for k in effect.rule.gained(s, effect.source, card) if k.name == PRIZED]
    return sum(found)


def gains(s: Table, card: int, controller: int) -> list[Event]:
    """The power that the opponents of a card's controller gain from it (rr3.prized.3)."""
    worth = prized(s, card) if getattr(s, "rules", "") == LATER else 0
    others = s.opponents(controller) if worth else []
    return [Event("power", s.faction[p], p, amount=worth, source=card, by=p, how=PRIZED) for p in others]


def with_prizes(s: Table, events: list[Event]) -> list[Event]:
    """The same occurrences, with the power that goes with each prized card that leaves play (rr3.prized.2)."""
    found: list[Event] = []
    for event in events:
        if event.kind in LEAVING and s.zone[event.card] == PLAY:
            found += gains(s, event.card, s.ctrl[event.card])
    return [*events, *found] if found else events


def gain(s: Table, e: Event) -> None:
    """Power is gained; that for a prized card only if it has left play."""
    if e.how != PRIZED or s.zone[e.source] != PLAY or s.defn[e.source].type == "event":
        RESOLVERS["power"](s, e)


def pay_out(s: Table, card: int, controller: int) -> None:
    """The opponents gain the power at once: for an event that is played, or a plot that is used (rr3.prized.4 and 5)."""
    for event in gains(s, card, controller):
        RESOLVERS["power"](s, event)
