"""What a seat may know of talks, as plain data: whom it can talk to and about what, open offers, who kept his word."""

from __future__ import annotations

from typing import Any

from ..model.cards import HAND_LIMIT
from ..model.state import Fief
from ..model.terms import BATTLE, ELECTION, MARRIAGE, PASSAGE, PEACE, RANSOM, Terms, counted, worded
from .dealing import ASK_CARD, PROMISE, WISH, askable, has_maester, may_offer, may_talk_privately
from .offers import COUNTER, Offer, under_way
from .promises import remembered, whose

GOODS = "Gold and cards change hands the moment the offer is accepted."
BINDS = {
    ELECTION: "The rules hold nobody to it. It is for the elections until the next cards are drawn; the count shows it.",
    PASSAGE: "The rules hold nobody to it: each time the way can still be denied. It is over with the round.",
    PEACE: "The rules hold nobody to it: an attack stays possible. It is over with the round.",
    MARRIAGE: "The rules hold nobody to it: the marriage must still be agreed on, before the next cards are drawn.",
    BATTLE: "The rules hold nobody to it: in the Battle the side is still free. It is over with the round.",
    RANSOM: "The rules hold nobody to it, but the game asks for it when the next Ransom is paid, and tells the answer.",
}
"""Of each promise whether it binds, until when, and how one will know."""


def talks(s: Fief, seat: int | None) -> dict[str, Any]:
    """All of it for a seat (None: a spectator)."""
    return {
        "goods": GOODS,
        "pieces": {"give": {"gold": "give … gold", "card": "give …"}, "ask": {"gold": "ask … gold", "card": "ask …"}},
        "propose": "propose",
        "hand": HAND_LIMIT,
        "words": [
            {
                "said": worded(n, "…"),
                "give": PROMISE[n].label,
                "ask": WISH[n].label,
                "binds": BINDS[n],
            }
            for n in BINDS
        ],
        "cards": [piece.label.partition(" ")[2] for piece in ASK_CARD],
        "with": [] if seat is None else [partner(s, seat, other) for other in range(s.seats) if other != seat],
        "left": max(0, s.offer_limit - s.offers[seat]) if s.offer_limit and seat is not None else None,
        "open": [written(s, terms) for terms in s.pending],
        "now": under_discussion(s, seat),
        "kept": [reputation(s, seat, of) for of in range(s.seats)],
    }


def partner(s: Fief, seat: int, other: int) -> dict[str, Any]:
    """Another player as somebody to talk to: by which labels, and what can be asked of him."""
    talk = under_way(s)
    openly, private = f"offer {s.name(other)}", f"offer {s.name(other)} in private"
    inside = talk is not None and seat in talk.members
    return {
        "name": s.name(other),
        "open": None if inside or may_offer(s, seat) else openly,
        "private": (openly if other in talk.members else None)
        if talk is not None and inside
        else (None if may_offer(s, seat) or may_talk_privately(s, seat) else private),
        "inside": inside,
        "gold": askable(s, seat, other),
        "ravens": {"give": has_maester(s, seat), "ask": has_maester(s, other)},
        "invite": [] if inside else [f"invite {s.name(o)}" for o in s.order() if o not in (seat, other)],
    }


def under_discussion(s: Fief, seat: int | None) -> dict[str, Any] | None:
    """The offer that is made now, if the seat hears it, with the label that answers it by another."""
    frame = s.frames[-1] if s.frames else None
    if not isinstance(frame, Offer):
        return None
    bit = 0 if seat is None else frame.hearers(s) >> seat & 1
    if (frame.at == 0 and seat != frame.seat) or (frame.private and not bit):
        return None
    told = written(s, frame.terms) | {
        "private": frame.private,
        "proposed": frame.at > 0,
        "counter": None,
        "match": None,
    }
    if frame.at > 0 and frame.to == seat and frame.may_counter(s) is None:
        told["counter"] = COUNTER
    return told


def written(s: Fief, terms: Terms) -> dict[str, Any]:
    """An offer: what its maker gives and asks for."""
    return {
        "by": s.name(terms.seat),
        "to": s.name(terms.to),
        "give": side(terms.give_gold, terms.give_cards, terms.promises),
        "ask": side(terms.ask_gold, terms.ask_cards, terms.wishes),
        "accept": f"accept {s.name(terms.seat)}'s offer",
        "back": f"take back your offer to {s.name(terms.to)}",
    }


def side(gold: int, cards: tuple[int, ...], words: tuple[int, ...]) -> dict[str, Any]:
    names = [name for kind in cards for name in counted([kind])]
    return {"gold": gold, "cards": names, "words": list(words)}


def reputation(s: Fief, seat: int | None, of: int) -> dict[str, Any]:
    """How a player has kept his word so far, as far as the seat has heard of it."""
    deeds = [each for each in remembered(s, seat) if each[0] == of]
    return {
        "name": s.name(of),
        "kept": sum(kept for *_, kept in deeds),
        "broken": sum(not kept for *_, kept in deeds),
        "told": [
            f"Round {when}: {'kept' if kept else 'broke'} the promise to {s.name(to)} of {worded(kind, whose(s, of))}."
            for _, to, kind, when, kept in deeds
        ],
    }
