"""What a sensible player offers, and what he accepts."""

from __future__ import annotations

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
from .dealing import PIECES, askable
from .offers import Offer
from .policy_promises import cost, might, value
from .promises import promised

SILENCE = 4
"""One window for talk in so many is used for an offer, if there is something to offer."""
DEAREST = 4
"""An offer that lacks more gold than this isn't bargained over."""
GENEROUS = 3
"""The most gold that is given for words, by whoever isn't rich."""


def open_talk(s: Fief, decision: Decision, chance: Chance) -> Option | None:
    """Once in a round at most, and not in every round, an offer is begun."""
    frame = s.frames[-1]
    if not isinstance(frame, Window) or not frame.talk or s.offers[decision.seat] or chance.below(SILENCE):
        return None
    deal = deal_in_mind(s, decision.seat)
    if deal is None:
        return None
    return next((o for o in decision.options if o.verb == "offer" and o.args == (deal.to, 0)), None)


def deal_in_mind(s: Fief, seat: int) -> Terms | None:
    """Before elections votes, before the marches a way or peace."""
    if s.phase == 1:
        return ask_support(s, seat)
    return ask_way(s, seat) or ask_peace(s, seat) if s.phase == 5 else None


def spare_gold(s: Fief, seat: int) -> int:
    """The gold that a player may give for words; in a variant none passes openly (fief.10.3.1)."""
    spare = max(0, s.gold[seat] - wanted_gold(s, seat))
    return 0 if s.options.diplomacy else min(GENEROUS + spare // 10, spare // 2)


def ask_support(s: Fief, seat: int) -> Terms | None:
    """A few GD for the votes that one's own candidate for King or Hand lacks."""
    gold = spare_gold(s, seat)
    for title in (KING, HAND):
        if gold < 2 or due(s, title) is not None or not candidates(s, seat, title):
            continue
        own = votes(s, seat, title)
        others = [o for o in range(s.seats) if rival(s, seat, o) and own + votes(s, o, title) >= LEAST[title]]
        others = [o for o in others if votes(s, o, title) and not candidates(s, o, title)]
        if own < LEAST[title] and others:
            return Terms(seat, max(others, key=lambda o: votes(s, o, title)), gold, wishes=(ELECTION,))
    return None


def ask_way(s: Fief, seat: int) -> Terms | None:
    """A GD for the way through another's Village to one that is worth having."""
    gold = min(1, spare_gold(s, seat))
    through = way_through(s, seat) if gold else NONE
    if through < 0 or seat in promised(s, through, PASSAGE):
        return None
    return Terms(seat, through, gold, wishes=(PASSAGE,))


def ask_peace(s: Fief, seat: int) -> Terms | None:
    """Peace for peace with the strongest neighbour, if he is stronger."""
    near = [other for other in neighbours(s, seat) if rival(s, seat, other)]
    strongest = max(near, key=lambda other: might(s, other), default=NONE)
    if strongest < 0 or might(s, strongest) <= might(s, seat):
        return None
    return Terms(seat, strongest, spare_gold(s, seat), promises=(PEACE,), wishes=(PEACE,))


def offer(s: Fief, decision: Decision, chance: Chance) -> Option | None:
    """What one has in mind, piece by piece; an offer that says nothing any more is withdrawn."""
    frame = s.frames[-1]
    if not isinstance(frame, Offer):
        return first(decision, "done")
    answered = frame.countered
    deal = counter(s, answered) if answered is not None else deal_in_mind(s, decision.seat)
    if deal is None or deal.to != frame.to:
        return first(decision, "done")
    for option in decision.options:
        if option.verb in PIECES and lacks(frame.terms, deal, PIECES[option.verb], option.args[0]):
            return option
    return first(decision, "propose") or first(decision, "done")


def lacks(terms: Terms, deal: Terms, field: str, value: int) -> bool:
    """Whether a piece is still missing in an offer that shall become a deal."""
    there, wanted = getattr(terms, field), getattr(deal, field)
    return bool(wanted == value != there if isinstance(wanted, int) else wanted.count(value) > there.count(value))


def answer(s: Fief, decision: Decision, chance: Chance) -> Option | None:
    """Accepted is what is worth more than it costs, words included; if gold can make up for it, that is asked for."""
    frame = s.frames[-1]
    if not isinstance(frame, Offer):
        return None
    yes = first(decision, "yes") if shortfall(s, decision.seat, frame.terms) < 0 else None
    if yes is None and frame.countered is None and counter(s, frame.terms) is not None:
        yes = first(decision, "counter")
    return yes or first(decision, "no")


def shortfall(s: Fief, seat: int, terms: Terms) -> float:
    """The gold by which an offer to a player is worth less to him than it costs; more is asked of who may win soon."""
    other = terms.seat
    gain = float(terms.gain(seat))
    gain += sum(value(s, seat, other, word) for word in terms.promises)
    gain -= sum(cost(s, seat, other, word) for word in terms.wishes)
    return (-2.0 if s.ally(seat) == other else 3.0 if missing(s, other) <= NEAR else 0.0) - gain


def counter(s: Fief, terms: Terms) -> Terms | None:
    """An offer turned round, with so much more gold asked for that the promises in it pay; None if that is too much."""
    short = shortfall(s, terms.to, terms)
    more = int(short) + 1
    gold = terms.give_gold - terms.ask_gold + more
    if s.options.diplomacy or short < 0 or more > DEAREST or not terms.wishes or terms.ask_cards:
        return None
    if gold > askable(s, terms.to, terms.seat) or -gold > s.gold[terms.to]:
        return None
    return terms.turned()._replace(ask_gold=max(0, gold), give_gold=max(0, -gold))


CHOICES: dict[str, Choice] = {
    "offer": offer, "answer offer": answer, "talk": dull, "longer": dull, "share": agree,
}  # fmt: skip
