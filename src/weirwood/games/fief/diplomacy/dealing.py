"""What may change hands between two players, and how: gold, cards and promises (9.1, 9.3, 9.5)."""

from __future__ import annotations

from functools import cache

from ....kernel.decision import Option, make_option
from ..model.cards import BLACK, CARDS, HAND_LIMIT
from ..model.state import Fief
from ..model.terms import WORDS, Terms, worded
from .promises import promise

UNSEEN = 99
"""The most gold that is asked of a player whose gold is hidden: the list of answers must end (designed)."""


@cache
def gold_piece(word: str, amount: int) -> Option:
    """Gold in an offer: given, or asked for."""
    return make_option(f"{word} {amount} gold", f"{word} gold", (amount,))


GIVE_CARD = [Option(f"give {card.name}", "give card", (card.number,)) for card in CARDS]
ASK_CARD = [Option(f"ask {card.name}", "ask card", (card.number,)) for card in CARDS if card.back < BLACK]
PROMISE = [Option(f"promise {worded(n, 'my')}", "promise", (n,)) for n in range(len(WORDS))]
WISH = [Option(f"ask for {worded(n, 'your')}", "wish", (n,)) for n in range(len(WORDS))]
"""The pieces of offers, made once: games keep the labels of what was chosen."""
PIECES = {"give gold": "give_gold", "ask gold": "ask_gold", "give card": "give_cards", "ask card": "ask_cards",
          "promise": "promises", "wish": "wishes"}  # fmt: skip
"""The field of the terms to which each piece of an offer goes."""


def gold_pieces(terms: Terms, giving: int, asking: int) -> list[Option]:
    """The gold that can still be put into an offer: any amount up to so much, once on each side (fief.9.1)."""
    given = [] if terms.give_gold else [gold_piece("give", amount) for amount in range(1, giving + 1)]
    return given + ([] if terms.ask_gold else [gold_piece("ask", amount) for amount in range(1, asking + 1)])


def card_pieces(s: Fief, terms: Terms, give: str | None, ask: str | None) -> list[Option]:
    """The cards that can still be put into an offer, unless a clause is against more of them on a side (fief.9.3)."""
    found: list[Option] = []
    if give is None:
        left = [s.kinds[card] for card in s.hands[terms.seat]]
        for kind in terms.give_cards:
            left.remove(kind)
        found += [GIVE_CARD[kind] for kind in sorted(set(left))]
    if ask is None and len(terms.ask_cards) < len(s.hands[terms.to]):
        found += ASK_CARD
    return found


def word_pieces(terms: Terms) -> list[Option]:
    """The promises that can still be given and asked for: any number of them, each once (fief.9.1)."""
    given = [piece for piece in PROMISE if piece.args[0] not in terms.promises]
    return given + [piece for piece in WISH if piece.args[0] not in terms.wishes]


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


def may_give_card(s: Fief, terms: Terms, giver: int, private: bool) -> str | None:
    """The clause that keeps one more card of a player out of an offer; None if it may be in it."""
    if not private and not has_maester(s, giver):
        return "fief.9.5"
    return may_receive(s, terms, terms.to if giver == terms.seat else terms.seat, 1)


def may_receive(s: Fief, terms: Terms, receiver: int, more: int = 0) -> str | None:
    """The clause that keeps a player from the cards of an offer and some more: a hand holds three, a swap apart."""
    out, coming = terms.give_cards, terms.ask_cards
    if receiver == terms.to:
        out, coming = coming, out
    growth = len(coming) + more - len(out)
    return None if growth <= 0 or len(s.hands[receiver]) + growth <= HAND_LIMIT else "fief.9.3"


def held(s: Fief, seat: int, kinds: tuple[int, ...]) -> list[int] | None:
    """A card of each of these kinds in a player's hand, no card twice; None if he lacks one."""
    left = s.hands[seat][:]
    found = []
    for kind in kinds:
        card = next((card for card in left if s.kinds[card] == kind), None)
        if card is None:
            return None
        left.remove(card)
        found.append(card)
    return found


def may_give_gold(s: Fief, amount: int, allowance: int) -> str | None:
    """The clause that keeps so much gold from changing hands: in a variant 3 for each marker (fief.10.3.1)."""
    return "fief.10.3.1" if s.options.diplomacy and amount > allowance else None


def may_settle(s: Fief, terms: Terms, private: bool, allowance: int) -> str | None:
    """The clause that keeps an offer from being accepted as it stands; None if both can give what it says."""
    if terms.give_gold > s.gold[terms.seat] or terms.ask_gold > s.gold[terms.to]:
        return "fief.9.1"
    clause = may_give_gold(s, terms.give_gold + terms.ask_gold, allowance)
    for kinds, giver, receiver in handed(terms):
        if kinds:
            raven = private or has_maester(s, giver)
            clause = clause or (None if raven else "fief.9.5") or may_receive(s, terms, receiver)
            clause = clause or (None if held(s, giver, kinds) is not None else "fief.9.1")
    return clause


def handed(terms: Terms) -> tuple[tuple[tuple[int, ...], int, int], tuple[tuple[int, ...], int, int]]:
    """The cards of an offer with who gives and who receives them."""
    return (terms.give_cards, terms.seat, terms.to), (terms.ask_cards, terms.to, terms.seat)


def settle_terms(s: Fief, terms: Terms, audience: int) -> None:
    """Gold and cards change hands, and promises are given; who heard the offer knows the cards (fief.9.3)."""
    seat, to = terms.seat, terms.to
    net = terms.give_gold - terms.ask_gold
    payer, payee, gold = (seat, to, net) if net > 0 else (to, seat, -net)
    s.pay(payer, gold, payee)
    if gold and s.hidden_gold and audience != s.everybody:
        s.unseen_gold.append((payer, payee, gold, audience))
    for cards, giver, receiver in [
        (held(s, giver, kinds), giver, receiver) for kinds, giver, receiver in handed(terms)
    ]:
        assert cards is not None
        for card in cards:
            s.hands[giver].remove(card)
            s.hands[receiver].append(card)
            s.known[card] |= audience
    for word in terms.promises:
        promise(s, seat, to, word, audience)
    for word in terms.wishes:
        promise(s, to, seat, word, audience)


def recall_gold(s: Fief, bit: int) -> None:
    """Hidden gold as a seat remembers it: without what has passed in talks that it didn't hear (fief.general.5)."""
    for payer, payee, gold, audience in s.unseen_gold:
        if not audience & bit:
            back = min(gold, s.gold[payee])
            s.gold[payee] -= back
            s.gold[payer] += back
    s.unseen_gold = [each for each in s.unseen_gold if each[3] & bit]
