"""Why not, for diplomacy."""

from __future__ import annotations

from ..hear_ye.courtship import Courtship
from ..model.cards import CARDS
from ..model.state import Fief
from .dealing import held, may_give_gold, may_offer, may_settle, may_talk_privately
from .offers import COUNTER, Offer, under_way
from .promises import PER_MARKER

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
                return limit_reached(s, f"{verb} {rest}")
    elif f"{verb} {rest}" == COUNTER and isinstance(frame, Offer) and frame.to == seat:
        clause = frame.may_counter(s)
        if clause == "fief.9.1":
            return limit_reached(s, COUNTER)
    elif verb == "accept" and not rest and isinstance(frame, Offer) and frame.to == seat:
        clause = may_settle(s, frame.terms, frame.private, frame.allowance(s))
    elif verb in ("give", "ask") and isinstance(frame, Offer | Courtship) and frame.seat == seat:
        clause = piece(s, frame, verb, rest)
    return (clause, f"{verb} {rest}".strip()) if clause else None


def limit_reached(s: Fief, what: str) -> tuple[str, str, str]:
    return "fief.9.1", what, f"this table has agreed on {s.offer_limit} offers a round at most"


def piece(s: Fief, frame: Offer | Courtship, verb: str, rest: str) -> str | None:
    """The clause against a piece of an offer or of a marriage deal."""
    giver = frame.seat if verb == "give" else frame.terms.to
    amount, _, unit = rest.partition(" ")
    if unit == "gold" and amount.isdecimal():
        return gold(s, frame, verb, int(amount))
    kind = next((card.number for card in CARDS if card.name.casefold() == rest.casefold()), None)
    if kind is None:
        return None
    if verb == "give" and held(s, giver, (*frame.terms.give_cards, kind)) is None:
        return "fief.general.6"
    return (frame.may_hand_over if isinstance(frame, Offer) else frame.may_add_card)(s, giver)


def gold(s: Fief, frame: Offer | Courtship, verb: str, amount: int) -> str | None:
    """The clause against gold in a deal; of another's hidden gold it says nothing (fief.general.5)."""
    if isinstance(frame, Offer):
        there = frame.terms.give_gold + frame.terms.ask_gold
        markers, most = may_give_gold(s, amount + there, frame.allowance(s)), frame.most(s)[verb == "ask"]
    else:
        markers = may_give_gold(s, amount, PER_MARKER * s.diplomacy[frame.seat])
        most = frame.most(s, frame.seat) if verb == "give" else frame.askable(s)
    given, asked = frame.terms.give_gold, frame.terms.ask_gold
    again = (given if verb == "give" else asked) if isinstance(frame, Offer) else given or asked
    return markers or ("fief.9.1" if again or amount > most else None)
