"""What is worth asking a person: when talk and other things that are nearly always possible are offered."""

from __future__ import annotations

from collections.abc import Hashable

from ....kernel.decision import Decision, Option
from ....kernel.parts.for_people import Moment
from ..hear_ye.election import candidates, due, votes
from ..model.army import present
from ..model.cards import BROWN
from ..model.state import PHASES, Fief
from ..model.titles import FIEF, HAND, KING, LORD_COMMANDER, WARDEN
from ..movement.moves import Moves
from ..movement.paces import ALONE, LED
from ..timing.phase import BATTLES, armies_meet
from ..timing.window import Window
from .hints import costs

HEAR_YE, CARDS, PURCHASE, MOVEMENT = 1, 2, 4, 5
"""Talk alone is a reason to stop once in a round: in Hear Ye if there will be votes, otherwise before armies move."""
LASTING = frozenset((
    "play assassination", "play abduction", "play uprising", "play mother of dragons", "play join the small council",
))  # fmt: skip
"""Cards that can be played as well in one's own turn, as long as no army moves."""


def moment(s: Fief) -> Moment:
    """The Phase, and whose turn it is."""
    return Moment(PHASES[s.phase], s.active if s.active >= 0 else None)


def occasion(s: Fief, decision: Decision) -> Hashable:
    """A window: they come between any two game events, and are the same to whoever passed until armies have met."""
    if decision.kind != "effect":
        return None
    return (s.round, s.phase >= BATTLES and armies_meet(s))


def idle(s: Fief, option: Option) -> bool:
    """Whether an option is nearly always possible: an offer, lifting a Siege, handing something over."""
    return any(option.verb in effect.verbs and effect.idle for effect in s.course.effects)


def matters(s: Fief, decision: Decision, option: Option) -> bool:
    """What is nearly always possible is offered where there is something to bargain about, and beside what isn't."""
    frame = s.frames[-1]
    if isinstance(frame, Moves) and decision.kind == "step":
        return not regroups(option) or may_go_on(s, frame)
    if decision.kind != "effect" or not isinstance(frame, Window):
        return True
    if idle(s, option):
        return frame.talk and bargains(s, decision.seat)
    return not (option.verb in LASTING and CARDS <= s.phase <= PURCHASE and s.active not in (-1, decision.seat))


# Talk


def bargains(s: Fief, seat: int) -> bool:
    """Whether this is the moment of the round at which a player has most to bargain about.

    Marriages are proposed with all that goes with them; before votes and marches there is only talk.
    """
    if s.phase == HEAR_YE:
        titles = (LORD_COMMANDER, *range(WARDEN, FIEF), HAND, KING)
        return any(due(s, title) is None and (votes(s, seat, title) or candidates(s, seat, title)) for title in titles)
    return s.phase == MOVEMENT and near(s, seat) and not voted(s)


def voted(s: Fief) -> bool:
    """Whether there was an election in this round."""
    for entry in reversed(s.log):
        if entry.kind == "election":
            return True
        if entry.kind == "phase" and entry.args[0] == PHASES[HEAR_YE]:
            return False
    return False


def near(s: Fief, seat: int) -> bool:
    """Whether people of another player are within a step of a player's own, or of his Villages."""
    villages = range(len(s.board.villages))
    own = {village for village in villages if present(s, seat, village) or s.control[village] == seat}
    reached = own | {to for village in own for to in s.board.roads[village]}
    others = [other for other in range(s.seats) if other != seat]
    return any(present(s, other, village) for village in reached for other in others)


# Marches


def regroups(option: Option) -> bool:
    """Whether an option says who goes along with a march, or stays behind."""
    return option.verb.startswith(("take", "leave"))


def may_go_on(s: Fief, moves: Moves) -> bool:
    """Whether any Noble of the march can take another step, whoever goes along: if not, all of them stay where they are."""
    return any(s.steps[noble] in (*ALONE, *LED) for noble in moves.march.nobles)


# What whoever doesn't think long wants to answer


def sensible(s: Fief, decision: Decision) -> Option | None:
    """A card without danger, one's own candidate; else declining, unless that gives something up."""
    if decision.kind == "draw":
        return next((option for option in decision.options if option.args == (BROWN,)), None)
    if decision.kind == "vote" and decision.options[0].verb == "for":
        own = next((option for option in decision.options if option.args == (decision.seat,)), None)
        return own or decision.declining
    declining = decision.declining
    return declining if declining is not None and declining.label not in costs(s, decision) else None


def plain(s: Fief, decision: Decision) -> bool:
    """Whether everybody can see that a seat is asked this: not in a window that only opens for a card in hand."""
    frame = s.frames[-1]
    if decision.kind != "effect" or not isinstance(frame, Window) or frame.talk:
        return True
    cards = ("play", "tunnel", "look", "steal")
    return any(option.verb.split()[0] not in cards and not idle(s, option) for option in decision.options[:-1])
