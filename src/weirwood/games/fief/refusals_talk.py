"""Why not, for diplomacy: the clause, and what is refused (refusals.py puts it into words)."""

from __future__ import annotations

from .cards import CARDS, in_hand
from .negotiation import OFFERS_PER_ROUND, Offer, may_give_card, may_give_gold, may_talk_privately
from .state import Fief

REASONS = {
    "fief.9.1": "three offers a round are enough",
    "fief.9.2": "a private talk costs a Diplomacy marker, and there is none left",
    "fief.9.3": "a hand holds at most three cards, received ones included",
    "fief.9.5": "cards change hands only in a private talk, or by a Maester's ravens",
    "fief.10.3.1": "gold is given only for a Diplomacy marker, 3 for each",
}


def why_not(s: Fief, seat: int, verb: str, rest: str) -> tuple[str, str] | None:
    """The clause against an offer or a piece of one; None if this is no matter of diplomacy, or nothing is wrong."""
    frame = s.frames[-1] if s.frames else None
    if verb == "offer" and rest.removesuffix(" in private") in s.names:
        clause = may_talk_privately(s, seat) if rest.endswith(" in private") else None
        if clause is None and s.offers[seat] >= OFFERS_PER_ROUND:
            clause = "fief.9.1"
        return (clause, f"{verb} {rest}") if clause else None
    if verb not in ("give", "ask") or not isinstance(frame, Offer) or frame.seat != seat or frame.at:
        return None
    giver, receiver = (seat, frame.to) if verb == "give" else (frame.to, seat)
    amount, _, unit = rest.partition(" ")
    if unit == "gold" and amount.isdecimal():
        clause = may_give_gold(s, int(amount), frame.private)
    else:
        kind = next((card.number for card in CARDS if card.name.casefold() == rest.casefold()), None)
        if kind is None:
            return None
        clause = may_give_card(s, giver, receiver, frame.private)
        if clause is None and verb == "give" and in_hand(s, seat, kind) < 0:
            clause = "fief.general.6"
    return (clause, f"{verb} {rest}") if clause else None
