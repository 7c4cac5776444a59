"""What a seat may know of marriages that are proposed, as plain data: they are put together as offers are."""

from __future__ import annotations

from typing import Any

from ....kernel.decision import Option
from ..diplomacy.telling import written
from ..model.nobles import HARD_TO_MARRY, NOBLES
from ..model.state import Fief
from ..realm.marriage import DOWRY
from ..timing.window import TalkWindow
from .courtship import Courtship

HEAR_YE = 1


def matches(s: Fief, seat: int | None) -> list[dict[str, Any]]:
    """The marriages that a seat may propose now, and what can go with each."""
    frame = s.frames[-1] if s.frames else None
    if isinstance(frame, TalkWindow) and s.phase == HEAR_YE and frame.seat == seat:  # asked together with them
        frame = Courtship(frame.seat)
    if not isinstance(frame, Courtship) or frame.seat != seat or frame.at != frame.CHOOSE:
        return []
    return [match(s, frame.seat, option) for option in frame.matches(s)]


def match(s: Fief, seat: int, option: Option) -> dict[str, Any]:
    deal = Courtship(seat)
    deal.propose(s, *option.args)
    to = deal.terms.to
    return {
        "label": option.label,
        "to": s.name(to),
        **pair(deal),
        "gold": {"give": deal.most(s, seat), "ask": deal.askable(s)},
        "cards": {"give": deal.may_carry(s, seat) is None, "ask": deal.may_carry(s, to) is None},
        "binds": binding(s, deal),
    }


def pair(deal: Courtship) -> dict[str, str]:
    return {"one": NOBLES[deal.noble].name, "other": NOBLES[deal.other].name}


def binding(s: Fief, deal: Courtship) -> list[str]:
    """What comes of it the moment the other player agrees, in sentences."""
    one, other = pair(deal).values()
    told = [
        f"{one} and {other} are married as soon as {s.name(deal.terms.to)} agrees, and neither House can marry again."
    ]
    if s.seats >= 5:
        told.append("The two Houses are allied: they can only win together, until the marriage ends.")
    else:
        told.append("With fewer than five players no Alliance comes of it: everybody still wins alone.")
    for noble, spouse in ((deal.noble, deal.other), (deal.other, deal.noble)):
        if s.has(noble, HARD_TO_MARRY):
            payer, payee = s.name(s.owner[noble]), s.name(s.owner[spouse])
            told.append(f"{NOBLES[noble].name} is hard to marry: {payer} pays {payee} {DOWRY} gold.")
    return told


def proposal(s: Fief, seat: int | None) -> dict[str, Any] | None:
    """The marriage that is proposed now; which cards are in the deal is for the two players only (fief.1.1.1.9)."""
    frame = s.frames[-1] if s.frames else None
    if not isinstance(frame, Courtship) or frame.at not in (frame.TERMS, frame.CONSENT):
        return None
    proposed = frame.at == frame.CONSENT
    if not proposed and seat != frame.seat:
        return None
    told = written(s, frame.terms) | {"private": False, "proposed": proposed, "counter": None}
    if seat not in (frame.seat, frame.terms.to):
        for side in ("give", "ask"):
            told[side]["cards"] = ["a card" for _ in told[side]["cards"]]
    return told | {"match": pair(frame) | {"binds": binding(s, frame)}}
