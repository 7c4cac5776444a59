"""What is worth asking a person: when talk and other things that are nearly always possible are offered."""

from __future__ import annotations

from collections.abc import Hashable

from ....kernel.decision import Decision, Option
from ....kernel.parts.for_people import Moment
from ..model.state import PHASES, Fief
from ..timing.phase import BATTLES, TALK
from ..timing.window import Window

STOPS = (1, 5)
"""The Phases at whose beginning talk alone is a reason to stop: before votes and weddings, and before armies move."""


def moment(s: Fief) -> Moment:
    """The Phase, and whose turn it is."""
    return Moment(PHASES[s.phase], s.active if s.active >= 0 else None)


def occasion(s: Fief, decision: Decision) -> Hashable:
    """A window: they come between any two game events, and are the same to whoever passed until the next talk."""
    if decision.kind != "effect":
        return None
    return (s.round, max((number for number in (*TALK, BATTLES) if number <= s.phase), default=0))


def idle(s: Fief, option: Option) -> bool:
    """Whether an option is nearly always possible: an offer, lifting a Siege, handing something over."""
    return any(option.verb in effect.verbs and effect.idle for effect in s.course.effects)


def matters(s: Fief, decision: Decision, option: Option) -> bool:
    """What is nearly always possible is offered in the windows for talk, and beside what isn't."""
    frame = s.frames[-1]
    if decision.kind != "effect" or not isinstance(frame, Window):
        return True
    return (frame.talk and s.phase in STOPS) or not idle(s, option)


def plain(s: Fief, decision: Decision) -> bool:
    """Whether everybody can see that a seat is asked this: not in a window that only opens for a card in hand."""
    frame = s.frames[-1]
    if decision.kind != "effect" or not isinstance(frame, Window) or frame.talk:
        return True
    cards = ("play", "tunnel", "look", "steal")
    return any(option.verb.split()[0] not in cards and not idle(s, option) for option in decision.options[:-1])
