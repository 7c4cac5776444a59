"""What a sensible player offers, and what he accepts."""

from __future__ import annotations

from typing import NamedTuple

from ....kernel.chance import Chance
from ....kernel.decision import Decision, Option
from ..hear_ye.election import LEAST, candidates, due, votes
from ..model.board import NONE
from ..model.state import Fief
from ..model.terms import ELECTION, PASSAGE, PEACE, Terms
from ..model.titles import HAND, KING
from ..movement.policy import neighbours, way_through
from ..purchase.policy import wanted_gold
from ..round.policy import NEAR, Choice, agree, dull, first, missing, rival
from ..timing.window import Window
from .offers import Offer
from .policy_promises import cost, might, value
from .promises import promised

SILENCE = 4
"""One window for talk in so many is used for an offer, if there is something to offer."""
GENEROUS = 3
"""The most gold that is given for words, by whoever isn't rich."""


class Deal(NamedTuple):
    """An offer that a player has in mind."""

    to: int
    gold: int = 0
    promise: int = NONE
    wish: int = NONE


def open_talk(s: Fief, decision: Decision, chance: Chance) -> Option | None:
    """Once in a round at most, and not in every round, an offer is begun."""
    frame = s.frames[-1]
    if not isinstance(frame, Window) or not frame.talk or s.offers[decision.seat] or chance.below(SILENCE):
        return None
    deal = deal_in_mind(s, decision.seat)
    if deal is None:
        return None
    return next((o for o in decision.options if o.verb == "offer" and o.args == (deal.to, 0)), None)


def deal_in_mind(s: Fief, seat: int) -> Deal | None:
    """Before elections votes, before the marches a way or peace."""
    if s.phase == 1:
        return ask_support(s, seat)
    return ask_way(s, seat) or ask_peace(s, seat) if s.phase == 5 else None


def spare_gold(s: Fief, seat: int) -> int:
    """The gold that a player may give for words; in a variant none passes openly (fief.10.3.1)."""
    spare = max(0, s.gold[seat] - wanted_gold(s, seat))
    return 0 if s.options.diplomacy else min(GENEROUS + spare // 10, spare // 2)


def ask_support(s: Fief, seat: int) -> Deal | None:
    """A few GD for the votes that one's own candidate for King or Hand lacks."""
    gold = spare_gold(s, seat)
    for title in (KING, HAND):
        if gold < 2 or due(s, title) is not None or not candidates(s, seat, title):
            continue
        own = votes(s, seat, title)
        others = [o for o in range(s.seats) if rival(s, seat, o) and own + votes(s, o, title) >= LEAST[title]]
        others = [o for o in others if votes(s, o, title) and not candidates(s, o, title)]
        if own < LEAST[title] and others:
            return Deal(max(others, key=lambda o: votes(s, o, title)), gold, wish=ELECTION)
    return None


def ask_way(s: Fief, seat: int) -> Deal | None:
    """A GD for the way through another's Village to one that is worth having."""
    gold = min(1, spare_gold(s, seat))
    through = way_through(s, seat) if gold else NONE
    return Deal(through, gold, wish=PASSAGE) if through >= 0 and seat not in promised(s, through, PASSAGE) else None


def ask_peace(s: Fief, seat: int) -> Deal | None:
    """Peace for peace with the strongest neighbour, if he is stronger."""
    near = [other for other in neighbours(s, seat) if rival(s, seat, other)]
    strongest = max(near, key=lambda other: might(s, other), default=NONE)
    if strongest < 0 or might(s, strongest) <= might(s, seat):
        return None
    return Deal(strongest, spare_gold(s, seat), promise=PEACE, wish=PEACE)


def offer(s: Fief, decision: Decision, chance: Chance) -> Option | None:
    """What one has in mind, piece by piece; an offer that says nothing any more is withdrawn."""
    frame = s.frames[-1]
    deal = deal_in_mind(s, decision.seat)
    if not isinstance(frame, Offer) or deal is None or deal.to != frame.to:
        return first(decision, "done")
    terms = frame.terms
    pieces = (
        ("give gold", deal.gold, terms.give_gold),
        ("promise", deal.promise, terms.promise),
        ("wish", deal.wish, terms.wish),
    )
    for verb, wanted, there in pieces:
        if there != wanted:
            piece = next((o for o in decision.options if o.verb == verb and o.args == (wanted,)), None)
            if piece is not None:
                return piece
    return first(decision, "propose") or first(decision, "done")


def answer(s: Fief, decision: Decision, chance: Chance) -> Option | None:
    """Accepted is what is worth more than it costs, words included; more is asked of whoever is about to win."""
    frame = s.frames[-1]
    if not isinstance(frame, Offer):
        return None
    return (first(decision, "yes") if worth_taking(s, decision.seat, frame.terms) else None) or first(decision, "no")


def worth_taking(s: Fief, seat: int, terms: Terms) -> bool:
    """Whether an offer to a player is worth more to him than it costs."""
    other = terms.seat
    gain = float(terms.gain(seat))
    gain += value(s, seat, other, terms.promise) if terms.promise >= 0 else 0.0
    gain -= cost(s, seat, other, terms.wish) if terms.wish >= 0 else 0.0
    return gain > (-2.0 if s.ally(seat) == other else 3.0 if missing(s, other) <= NEAR else 0.0)


CHOICES: dict[str, Choice] = {
    "offer": offer, "answer offer": answer, "talk": dull, "longer": dull, "share": agree,
}  # fmt: skip
