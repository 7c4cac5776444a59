"""What may change hands between two players, and how: gold, cards and promises (9.1, 9.3, 9.5)."""

from __future__ import annotations

from functools import cache

from ....kernel.decision import Option
from ..model.cards import BLACK, CARDS, HAND_LIMIT, in_hand
from ..model.state import Fief
from ..model.terms import WORDS, Terms, worded
from .promises import promise

UNSEEN = 99
"""The most gold that is asked of a player whose gold is hidden: the list of answers must end (designed)."""


@cache
def gold_piece(word: str, amount: int) -> Option:
    """Gold in an offer: given, or asked for."""
    return Option(f"{word} {amount} gold", f"{word} gold", (amount,))


GIVE_CARD = [Option(f"give {card.name}", "give card", (card.number,)) for card in CARDS]
ASK_CARD = [Option(f"ask {card.name}", "ask card", (card.number,)) for card in CARDS if card.back < BLACK]
PROMISE = [Option(f"promise {worded(n, 'my')}", "promise", (n,)) for n in range(len(WORDS))]
WISH = [Option(f"ask for {worded(n, 'your')}", "wish", (n,)) for n in range(len(WORDS))]
"""The pieces of offers, made once: games keep the labels of what was chosen."""
PIECES = {"give gold": "give_gold", "ask gold": "ask_gold", "give card": "give_card", "ask card": "ask_card",
          "promise": "promise", "wish": "wish"}  # fmt: skip
"""The field of the terms that each piece of an offer fills."""


def gold_pieces(giving: int, asking: int) -> list[Option]:
    """The gold that can be put into an offer: any amount up to so much on either side (fief.9.1)."""
    given = [gold_piece("give", amount) for amount in range(1, giving + 1)]
    return given + [gold_piece("ask", amount) for amount in range(1, asking + 1)]


def askable(s: Fief, seat: int, other: int) -> int:
    """The most gold that a player can ask of another: what he has, or anything if that is hidden (fief.general.5)."""
    seen = s.purse(seat, other)
    return UNSEEN if seen is None else seen


# What may change hands


def may_offer(s: Fief, seat: int) -> str | None:
    """The clause that keeps a player from another offer in this round: only a table can limit them (fief.9.1)."""
    return "fief.9.1" if s.offer_limit and s.offers[seat] >= s.offer_limit else None


def may_talk_privately(s: Fief, seat: int) -> str | None:
    """The clause that keeps a player from a private talk; None if he may (fief.9.2, fief.9.5)."""
    return None if s.diplomacy[seat] > 0 else "fief.9.2"


def has_maester(s: Fief, seat: int) -> bool:
    """Whether a player Controls a Maester, whose ravens carry cards (fief.4.3.4.6)."""
    return any(maester and s.control[v] == seat for v, maester in enumerate(s.maester))


def may_give_card(s: Fief, giver: int, receiver: int, private: bool, back: bool = False) -> str | None:
    """The clause that keeps a card from changing hands; None if it may. ``back``: for a card that comes back."""
    if not private and not has_maester(s, giver):
        return "fief.9.5"
    return None if back or len(s.hands[receiver]) < HAND_LIMIT else "fief.9.3"


def may_give_gold(s: Fief, amount: int, allowance: int) -> str | None:
    """The clause that keeps so much gold from changing hands: in a variant 3 for each marker (fief.10.3.1)."""
    return "fief.10.3.1" if s.options.diplomacy and amount > allowance else None


def may_settle(s: Fief, terms: Terms, private: bool, allowance: int) -> str | None:
    """The clause that keeps an offer from being accepted as it stands; None if both can give what it says."""
    if terms.give_gold > s.gold[terms.seat] or terms.ask_gold > s.gold[terms.to]:
        return "fief.9.1"
    clause = may_give_gold(s, max(terms.give_gold, terms.ask_gold), allowance)
    swap = terms.give_card >= 0 and terms.ask_card >= 0
    both = ((terms.give_card, terms.seat, terms.to), (terms.ask_card, terms.to, terms.seat))
    for kind, giver, receiver in both:
        if kind >= 0:
            clause = clause or may_give_card(s, giver, receiver, private, back=swap)
            clause = clause or (None if in_hand(s, giver, kind) >= 0 else "fief.9.1")
    return clause


def settle_terms(s: Fief, terms: Terms, audience: int) -> None:
    """Gold and cards change hands, and promises are given; who heard the offer knows the cards (fief.9.3)."""
    seat, to = terms.seat, terms.to
    for payer, payee, gold in ((seat, to, terms.give_gold), (to, seat, terms.ask_gold)):
        s.pay(payer, gold, payee)
        if gold and s.hidden_gold and audience != s.everybody:
            s.unseen_gold.append((payer, payee, gold, audience))
    given = [(terms.give_card, seat, to), (terms.ask_card, to, seat)]
    for card, giver, receiver in [(in_hand(s, g, k), g, r) for k, g, r in given if k >= 0]:
        s.hands[giver].remove(card)
        s.hands[receiver].append(card)
        s.known[card] |= audience
    if terms.promise >= 0:
        promise(s, seat, to, terms.promise, audience)
    if terms.wish >= 0:
        promise(s, to, seat, terms.wish, audience)


def recall_gold(s: Fief, bit: int) -> None:
    """Hidden gold as a seat remembers it: without what has passed in talks that it didn't hear (fief.general.5)."""
    for payer, payee, gold, audience in s.unseen_gold:
        if not audience & bit:
            back = min(gold, s.gold[payee])
            s.gold[payee] -= back
            s.gold[payer] += back
    s.unseen_gold = [each for each in s.unseen_gold if each[3] & bit]
