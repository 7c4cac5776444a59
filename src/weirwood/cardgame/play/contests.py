"""Contests: a challenge as it stands with those who are being picked for it, and what a run of picks comes to."""

from __future__ import annotations

from ...kernel.decision import Option
from ..phases.challenging import Defenders
from ..phases.setup import SettingUp
from ..table import values
from ..table.choosing import Pick
from ..table.state import Table
from ..telling.hints import card_of
from ..vocabulary.paying.influence import KneelForInfluence


def declaring(s: Table) -> Pick | Defenders | None:
    """The frame in which attackers or defenders are being declared."""
    frame = s.frames[-1] if s.frames else None
    if isinstance(frame, Defenders) or (isinstance(frame, Pick) and frame.kind == "attackers"):
        return frame
    return None


def with_picks(s: Table, seat: int | None, more: tuple[int, ...] = ()) -> Table:
    """The table as it would be if those were declared whom a seat has picked so far, and some more."""
    frame = declaring(s)
    if frame is None or frame.seat != seat or s.challenge is None or not (frame.picked or more):
        return s
    new = s.copy()
    c = new.under_way()
    side = c.defenders if isinstance(frame, Defenders) else c.attackers
    side += [card for card in (*frame.picked, *more) if card not in side]
    new.touch()
    return new


def would(s: Table, seat: int, option: Option) -> dict[str, int] | None:
    """How strong both sides of a challenge would be with a card that may be declared."""
    card = card_of(s, option)
    if option.verb not in ("attack", "defend") or card < 0:
        return None
    new = with_picks(s, seat, (card,))
    return {f"{side}_strength": values.side_strength(new, side) for side in ("attacking", "defending")}


def tally(s: Table, seat: int) -> str:
    """What a seat's picks come to so far."""
    frame = s.frames[-1]
    if declaring(s) is not None:
        new = with_picks(s, seat)
        attack, defence = values.side_strength(new, "attacking"), values.side_strength(new, "defending")
        own, other = (defence, attack) if isinstance(frame, Defenders) else (attack, defence)
        return f"{own} {s.speech.word('STR')} against {other}"
    if isinstance(frame, Pick):
        return of_pick(s, frame)
    if isinstance(frame, SettingUp):
        return f"{frame.spent(s, seat)} of {frame.gold} gold spent"
    if isinstance(frame, KneelForInfluence):
        given = sum(s.influence(card) for card in frame.picked)
        return f"{given} of {frame.n} {s.speech.word('influence')}"
    picks = frame.picks(seat)
    return f"{len(picks)} chosen" if picks is not None else ""


def of_pick(s: Table, frame: Pick) -> str:
    """How many cards are picked of those that may or must be, and their strength where that is limited."""
    if frame.total >= 0:
        spent = sum(values.strength(s, card) for card in frame.picked)
        return f"{spent} of {frame.total} {s.speech.word('STR')}"
    most = min(frame.most, len(frame.cards))
    up_to = "" if frame.least == most else "up to "
    return f"{len(frame.picked)} of {up_to}{most} chosen"
