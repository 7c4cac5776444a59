"""Why not, for diplomacy."""

from __future__ import annotations

import re

from ..hear_ye.courtship import Courtship
from ..model.cards import CARDS
from ..model.state import Fief
from ..purchase.granting import Grant
from .dealing import ASK_CARD, GIVE_CARD, PROMISE, WISH, held, may_give_gold, may_offer, may_settle, may_talk_privately
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
        talk, to = under_way(s), s.names.index(rest.removesuffix(" in private"))
        if to == seat:
            return "fief.9.1", f"{verb} {rest}", "an offer is made to another player"
        if isinstance(frame, Offer):
            return "fief.9.1", f"{verb} {rest}", "one offer after the other: first this one is proposed and answered"
        if talk is not None and seat in talk.members:
            if to not in talk.members:
                return "fief.9.3", f"{verb} {rest}", f"{s.name(to)} isn't in this private talk"
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
    elif verb in ("give", "ask") and isinstance(frame, Offer | Courtship) and frame.seat == seat and proposing(frame):
        amount = rest.removesuffix(" gold")
        if amount != rest and amount.isdecimal():
            return gold(s, frame, verb, int(amount))
        clause = piece(s, frame, verb, rest)
    return (clause, f"{verb} {rest}".strip()) if clause else out_of_place(s, seat, f"{verb} {rest}".strip())


def out_of_place(s: Fief, seat: int, label: str) -> tuple[str, str, str] | None:
    """What is known against a label of talks that answers nothing now; None if it is no such label, or is open."""
    frame = s.frames[-1] if s.frames else None
    asked = isinstance(frame, Offer) and frame.at > 0 and frame.to == seat
    making = isinstance(frame, Offer) and frame.at == 0 and frame.seat == seat
    by, to = label.removeprefix("accept ").removesuffix("'s offer"), label.removeprefix("take back your offer to ")
    reason = ""
    if label == COUNTER and not asked:
        reason = "it answers an offer, and nobody is making you one"
    elif label in ("leave open", "let it lapse") and not asked:
        reason = "it is an answer to an offer, and nobody is making you one"
    elif label == "leave open" and isinstance(frame, Offer) and frame.private:
        reason = "what is offered in a private talk ends with it; let it lapse instead"
    elif label == "let it lapse" and isinstance(frame, Offer) and not frame.private:
        reason = "an open offer is left open instead, and lapses with the Phase"
    elif label == "propose" and isinstance(frame, Offer) and making and frame.empty():
        reason = "there is nothing in the offer yet"
    elif by in s.names and by != label and not any(each[:2] == (s.names.index(by), seat) for each in s.pending):
        reason = f"{by} has left no offer to you open"
    elif to in s.names and to != label and not any(each[:2] == (seat, s.names.index(to)) for each in s.pending):
        reason = f"you have left no offer to {to} open"
    elif (PIECE.fullmatch(label) or label in NAMED) and not isinstance(frame, Offer | Courtship | Grant):
        reason = "it is a piece of an offer: first say to whom you make one"
    elif isinstance(frame, Offer) and making and label in said_already(frame):
        reason = "the offer says so already"
    return ("fief.9.1", label, reason) if reason else None


PIECE = re.compile(r"propose|(give|ask) \d+ gold")
NAMED = frozenset(piece.label for piece in (*GIVE_CARD, *ASK_CARD, *PROMISE, *WISH))
"""The labels of the pieces of offers."""


def proposing(frame: Offer | Courtship) -> bool:
    """Whether an offer or a marriage deal is being put together."""
    return frame.at == (0 if isinstance(frame, Offer) else Courtship.TERMS)


def said_already(frame: Offer) -> list[str]:
    """The labels of the promises that are in an offer."""
    return [PROMISE[n].label for n in frame.terms.promises] + [WISH[n].label for n in frame.terms.wishes]


def limit_reached(s: Fief, what: str) -> tuple[str, str, str]:
    return "fief.9.1", what, f"this table has agreed on {s.offer_limit} offers a round at most"


def piece(s: Fief, frame: Offer | Courtship, verb: str, rest: str) -> str | None:
    """The clause against a piece of an offer or of a marriage deal."""
    giver = frame.seat if verb == "give" else frame.terms.to
    kind = next((card.number for card in CARDS if card.name.casefold() == rest.casefold()), None)
    if kind is None:
        return None
    if verb == "give" and held(s, giver, (*frame.terms.give_cards, kind)) is None:
        return "fief.general.6"
    return (frame.may_hand_over if isinstance(frame, Offer) else frame.may_add_card)(s, giver)


def gold(s: Fief, frame: Offer | Courtship, verb: str, amount: int) -> tuple[str, str, str] | None:
    """What is against gold in a deal; of another's hidden gold it says nothing (fief.general.5)."""
    if isinstance(frame, Offer):
        there = frame.terms.give_gold + frame.terms.ask_gold
        markers, most = may_give_gold(s, amount + there, frame.allowance(s)), frame.most(s)[verb == "ask"]
    else:
        markers = may_give_gold(s, amount, PER_MARKER * s.diplomacy[frame.seat])
        most = frame.most(s, frame.seat) if verb == "give" else frame.askable(s)
    given, asked = frame.terms.give_gold, frame.terms.ask_gold
    again = (given if verb == "give" else asked) if isinstance(frame, Offer) else given or asked
    what = f"{verb} {amount} gold"
    if markers:
        return markers, what, REASONS[markers]
    if again:
        return "fief.9.1", what, f"{again} gold is in it already"
    who = "you" if verb == "give" else s.name(frame.terms.to)
    said = f"{who} can give {most} at most" if verb == "give" else f"{who} can be asked for {most} at most"
    return ("fief.9.1", what, said) if amount > most else None
