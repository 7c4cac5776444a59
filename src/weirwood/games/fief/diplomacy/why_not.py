"""Why not, for diplomacy."""

from __future__ import annotations

from ..hear_ye.courtship import Courtship
from ..model.cards import CARDS, in_hand
from ..model.state import Fief
from .dealing import may_give_gold, may_offer, may_settle, may_talk_privately
from .offers import Offer, under_way

REASONS = {
    "fief.general.6": "only a card in one's own hand can be given",
    "fief.1.1.1.9": "cards go with a marriage only for a Diplomacy marker, or by a Maester's ravens",
    "fief.9.1": "both must have what is offered",
    "fief.9.2": "a private talk costs a Diplomacy marker, and there is none left",
    "fief.9.3": "a hand holds at most three cards, received ones included",
    "fief.9.4": "it takes another Diplomacy marker to talk on",
    "fief.9.5": "cards change hands only in a private talk, or by a Maester's ravens",
    "fief.10.3.1": "gold is given only for a Diplomacy marker, 3 for each",
}


def why_not(s: Fief, seat: int, verb: str, rest: str) -> tuple[str, str] | tuple[str, str, str] | None:
    """The clause against an offer or a piece of one; None if this is no matter of diplomacy, or nothing is wrong."""
    frame = s.frames[-1] if s.frames else None
    clause: str | None = None
    if verb == "offer" and rest.removesuffix(" in private") in s.names:
        talk = under_way(s)
        if talk is not None and seat in talk.members:
            clause = "fief.9.4"
        else:
            clause = may_talk_privately(s, seat) if rest.endswith(" in private") else None
            if clause is None and may_offer(s, seat) is not None:
                told = f"this table has agreed on {s.offer_limit} offers a round at most"
                return "fief.9.1", f"{verb} {rest}", told
    elif verb == "accept" and isinstance(frame, Offer) and frame.to == seat:
        clause = may_settle(s, frame.terms, frame.private, frame.allowance(s))
    elif verb in ("give", "ask") and isinstance(frame, Offer | Courtship) and frame.seat == seat:
        clause = piece(s, frame, verb, rest)
    return (clause, f"{verb} {rest}".strip()) if clause else None


def piece(s: Fief, frame: Offer | Courtship, verb: str, rest: str) -> str | None:
    """The clause against a piece of an offer or of a marriage deal."""
    giver, receiver = (frame.seat, frame.terms.to) if verb == "give" else (frame.terms.to, frame.seat)
    amount, _, unit = rest.partition(" ")
    if unit == "gold" and amount.isdecimal():
        if isinstance(frame, Offer):
            lacks = int(amount) > frame.most(s)[verb == "ask"]
            return may_give_gold(s, int(amount), frame.allowance(s)) or ("fief.9.1" if lacks else None)
        return "fief.10.3.1" if s.options.diplomacy and frame.most(s, giver) < int(amount) <= s.gold[giver] else None
    kind = next((card.number for card in CARDS if card.name.casefold() == rest.casefold()), None)
    if kind is None:
        return None
    clause = (frame.may_hand_over if isinstance(frame, Offer) else frame.may_add_card)(s, giver, receiver)
    if clause is None and verb == "give" and in_hand(s, giver, kind) < 0:
        return "fief.general.6"
    return clause
