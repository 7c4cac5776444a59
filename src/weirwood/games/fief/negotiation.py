"""Diplomacy: structured offers between two players, open or within a private talk (section 9)."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from ...kernel.chance import Chance
from ...kernel.decision import Option
from .cards import BLACK, CARDS, HAND_LIMIT, in_hand
from .promises import WORDS, promise, worded
from .state import NONE, Fief, FiefFrame
from .words import listed

UNSEEN = 99
"""The most gold that is asked of a player whose gold is hidden: the list of answers must end (designed)."""
CARD_WORTH = 2
"""What a card is about worth in gold."""


@cache
def gold_piece(word: str, amount: int) -> Option:
    """Gold in an offer: given, or asked for."""
    return Option(f"{word} {amount} gold", f"{word} gold", (amount,))


GIVE_CARD = [Option(f"give {card.name}", "give card", (card.number,)) for card in CARDS]
ASK_CARD = [Option(f"ask {card.name}", "ask card", (card.number,)) for card in CARDS if card.back < BLACK]
PROMISE = [Option(f"promise {worded(n, 'my')}", "promise", (n,)) for n in range(len(WORDS))]
WISH = [Option(f"ask for {worded(n, 'your')}", "wish", (n,)) for n in range(len(WORDS))]
"""The pieces of offers, made once: games keep the labels of what was chosen."""


def gold_pieces(giving: int, asking: int) -> list[Option]:
    """The gold that can be put into an offer: any amount up to so much on either side (fief.9.1)."""
    given = [gold_piece("give", amount) for amount in range(1, giving + 1)]
    return given + [gold_piece("ask", amount) for amount in range(1, asking + 1)]


def askable(s: Fief, seat: int, other: int) -> int:
    """The most gold that a player can ask of another: what he has, or anything if that is hidden (fief.general.5)."""
    seen = s.purse(seat, other)
    return UNSEEN if seen is None else seen


def goods(gold: int, card: int) -> list[str]:
    """Gold and a kind of card in words, as far as there are any."""
    return ([f"{gold} gold"] if gold else []) + ([CARDS[card].name] if card >= 0 else [])


class Terms(NamedTuple):
    """What an offer says: what its maker gives and asks for. Cards are kinds of cards, words are promises."""

    seat: int
    to: int
    give_gold: int = 0
    ask_gold: int = 0
    give_card: int = NONE
    ask_card: int = NONE
    promise: int = NONE
    wish: int = NONE

    @property
    def empty(self) -> bool:
        return not self.give_gold and not self.ask_gold and max(self[4:]) < 0

    def said(self) -> str:
        """The offer in words."""
        offered = goods(self.give_gold, self.give_card)
        promised = [worded(self.promise, "his")] if self.promise >= 0 else []
        asked = goods(self.ask_gold, self.ask_card) + ([worded(self.wish, "your")] if self.wish >= 0 else [])
        said = (("offers", offered), ("promises", promised), ("asks for", asked))
        return listed([f"{verb} {listed(things)}" for verb, things in said if things]) or "offers nothing"

    def gain(self, seat: int) -> int:
        """What the offer is worth in gold to one of its parties, words aside."""
        cards = (self.give_card >= 0) - (self.ask_card >= 0)
        worth = self.give_gold - self.ask_gold + CARD_WORTH * cards
        return worth if seat == self.to else -worth


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


# Making an offer


def negotiation_offers(s: Fief, seat: int) -> list[Option]:
    """What a seat may begin now: an offer, openly or in private; and what it may do about open ones."""
    found: list[Option] = []
    for at, terms in enumerate(s.pending):
        if terms.to == seat and may_settle(s, terms, private=False, allowance=0) is None:
            found.append(Option(f"accept {s.name(terms.seat)}'s offer", "accept offer", (at,)))
        elif terms.seat == seat:
            found.append(Option(f"take back your offer to {s.name(terms.to)}", "take back offer", (at,)))
    if may_offer(s, seat) is not None:
        return found
    others = [other for other in range(s.seats) if other != seat]
    found += [Option(f"offer {s.name(other)}", "offer", (other, 0)) for other in others]
    if may_talk_privately(s, seat) is None:
        found += [Option(f"offer {s.name(other)} in private", "offer", (other, 1)) for other in others]
    return found


def begin_offer(s: Fief, seat: int, option: Option) -> None:
    from .talks import begin_talk

    other, private = option.args
    s.offers[seat] += 1
    if private:
        begin_talk(s, seat, other)
    s.push(Offer(seat, other, bool(private)))


def answer_pending(s: Fief, seat: int, option: Option) -> None:
    """An offer that was left open is accepted after all, or taken back."""
    terms = s.pending.pop(option.args[0])
    if option.verb == "accept offer":
        settle_terms(s, terms, s.everybody)
        s.note("accepted", seat, terms.seat, rule="fief.9.5")
    else:
        s.note("taken back", seat, terms.to, rule="fief.9.1")


def lapse(s: Fief) -> None:
    """Offers that were left open are over with the Phase."""
    for terms in s.pending:
        s.note("lapsed", terms.seat, terms.to, rule="fief.9.1")
    s.pending = []


class Offer(FiefFrame):
    """An offer: put together piece by piece, then accepted, refused or, if it is an open one, left to lapse.

    In a private one nobody else learns what is offered and what changes hands, but gold and the number of cards are
    open at all times (fief.general.5).
    """

    __slots__ = ("private", "seat", "terms", "to")

    def __init__(self, seat: int, to: int, private: bool = False) -> None:
        self.at = 0
        self.seat = seat
        self.to = to
        self.private = private
        self.terms = Terms(seat, to)

    def run(self, s: Fief) -> None:
        if self.at == 0:
            options = self.pieces(s)
            if not self.empty():
                options.insert(0, Option("propose", "propose"))
            options.append(Option("withdraw", "done"))
            s.ask(self.seat, "offer", f"Put together your offer to {s.name(self.to)}.", "fief.9.1", options)
            return
        options = (
            [Option("accept", "yes")] if may_settle(s, self.terms, self.private, self.allowance(s)) is None else []
        )
        options.append(Option("refuse", "no"))  # and another one: a single answer would tell what a hand lacks
        options.append(Option("let it lapse", "lapse") if self.private else Option("leave open", "later"))
        prompt = f"{s.name(self.seat)} {self.said()}. Do you accept?"
        s.ask(self.to, "answer offer", prompt, "fief.9.1", options)

    def empty(self) -> bool:
        return self.terms.empty

    def said(self) -> str:
        return self.terms.said()

    def gain(self, s: Fief, seat: int) -> int:
        return self.terms.gain(seat)

    @property
    def give_gold(self) -> int:
        return self.terms.give_gold

    @property
    def promise(self) -> int:
        return self.terms.promise

    @property
    def wish(self) -> int:
        return self.terms.wish

    def hearers(self, s: Fief) -> int:
        """Who hears the offer, as bits: all, or those who are in the private talk."""
        from .talks import under_way

        if not self.private:
            return s.everybody
        talk = under_way(s)
        return sum(1 << seat for seat in (talk.members if talk is not None else (self.seat, self.to)))

    def allowance(self, s: Fief) -> int:
        """The gold that may pass in the variant that asks for markers: what the talk's markers leave, openly none."""
        from .talks import under_way

        talk = under_way(s) if self.private else None
        return talk.allowance() if talk is not None else 0

    def most(self, s: Fief) -> tuple[int, int]:
        """The most gold that can be given, and asked for; in a variant markers limit it (fief.10.3.1)."""
        give, ask = s.gold[self.seat], askable(s, self.seat, self.to)
        allowed = self.allowance(s) if s.options.diplomacy else max(give, ask)
        return min(give, allowed), min(ask, allowed)

    def pieces(self, s: Fief) -> list[Option]:
        """What can still be added to the offer."""
        from .talks import invitations

        found: list[Option] = []
        terms = self.terms
        if not terms.give_gold and not terms.ask_gold:
            found += gold_pieces(*self.most(s))
        if terms.give_card < 0 and self.may_hand_over(s, self.seat, self.to) is None:
            found += [GIVE_CARD[kind] for kind in sorted({s.kinds[card] for card in s.hands[self.seat]})]
        if terms.ask_card < 0 and s.hands[self.to] and self.may_hand_over(s, self.to, self.seat) is None:
            found += ASK_CARD
        if terms.promise < 0:
            found += PROMISE
        if terms.wish < 0:
            found += WISH
        return found + (invitations(s, self.seat) if terms.empty else [])

    def may_hand_over(self, s: Fief, giver: int, receiver: int) -> str | None:
        """The clause that keeps a card from being a piece of this offer; a full hand can swap (fief.9.3)."""
        back = (self.terms.give_card if receiver == self.seat else self.terms.ask_card) >= 0
        return may_give_card(s, giver, receiver, self.private, back)

    def answer(self, s: Fief, seat: int, option: Option) -> None:
        from .talks import invite

        verb = option.verb
        if verb in PIECES:
            self.terms = self.terms._replace(**{PIECES[verb]: option.args[0]})
        elif verb == "invite":
            invite(s, option.args[0])
        elif verb == "propose":
            self.at = 1
            self.tell(s)
        else:
            s.pop()
            self.settle(s, verb)

    def settle(self, s: Fief, verb: str) -> None:
        """What comes of it."""
        from .talks import under_way

        talk = under_way(s) if self.private else None
        if verb == "yes":
            settle_terms(s, self.terms, self.hearers(s))
            if talk is not None:
                talk.passed_on += max(self.terms.give_gold, self.terms.ask_gold)
        if self.private:
            if verb in ("yes", "no"):
                said = "accepts" if verb == "yes" else "refuses"
                hearers = self.hearers(s)
                s.note("private answer", self.to, self.seat, secret=(said,), audience=hearers, rule="fief.9.3")
            return
        if verb == "yes":
            s.note("accepted", self.to, self.seat, rule="fief.9.5")
        elif verb == "no":
            s.note("refused", self.to, self.seat, rule="fief.9.1")
        elif verb == "later":
            s.pending = [each for each in s.pending if each[:2] != (self.seat, self.to)]
            s.pending.append(self.terms)
            s.note("left open", self.to, self.seat, rule="fief.9.1")

    def tell(self, s: Fief) -> None:
        """Everybody hears an open offer, only those in the talk a private one; a card that is offered is shown."""
        hearers = self.hearers(s)
        if self.terms.give_card >= 0:
            s.known[in_hand(s, self.seat, self.terms.give_card)] |= hearers
        if self.private:
            s.note("private offer", self.seat, self.to, secret=(self.said(),), audience=hearers, rule="fief.9.3")
        else:
            s.note("offer", self.seat, self.to, self.said(), rule="fief.9.1")

    def redeal(self, s: Fief, seat: int | None, chance: Chance) -> None:
        """Others don't know what a private offer says: to them it is about words (fief.9.3)."""
        if self.private and (seat is None or not self.hearers(s) >> seat & 1):
            self.terms = Terms(self.seat, self.to, promise=0)
        elif self.at == 0 and seat != self.seat:  # not proposed yet
            self.terms = Terms(self.seat, self.to)


PIECES = {"give gold": "give_gold", "ask gold": "ask_gold", "give card": "give_card", "ask card": "ask_card",
          "promise": "promise", "wish": "wish"}  # fmt: skip
"""The field of the terms that each piece of an offer fills."""
