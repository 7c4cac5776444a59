"""Diplomacy: structured offers between two players, open or private (section 9)."""

from __future__ import annotations

from ...kernel.chance import Chance
from ...kernel.decision import Option
from .cards import CARDS, HAND_LIMIT, in_hand
from .marriage import PER_MARKER
from .state import NONE, Fief, FiefFrame

OFFERS_PER_ROUND = 3
"""Offers a player may make in one round: talk has no other end (designed)."""
AMOUNTS = (1, 2, 3, 4, 5, 6, 8, 10, 15, 20)
PROMISES = ("support in the next election", "passage through my Villages", "peace this round", "a marriage")
"""What can be promised in words; it binds nobody (fief.9.1)."""
CARD_WORTH = 2
"""What a card is about worth in gold."""


def may_talk_privately(s: Fief, seat: int) -> str | None:
    """The clause that keeps a player from a private exchange; None if he may (fief.9.2, fief.9.5)."""
    return None if s.diplomacy[seat] > 0 else "fief.9.2"


def has_maester(s: Fief, seat: int) -> bool:
    """Whether a player Controls a Maester, whose ravens carry cards (fief.4.3.4.6)."""
    return any(maester and s.control[v] == seat for v, maester in enumerate(s.maester))


def may_give_card(s: Fief, giver: int, receiver: int, private: bool) -> str | None:
    """The clause that keeps a card from changing hands in an exchange; None if it may."""
    if not private and not has_maester(s, giver):
        return "fief.9.5"
    return None if len(s.hands[receiver]) < HAND_LIMIT else "fief.9.3"


def may_give_gold(s: Fief, amount: int, private: bool) -> str | None:
    """The clause that keeps so much gold from changing hands: in a variant 3 for the marker (fief.10.3.1)."""
    return "fief.10.3.1" if s.options.diplomacy and amount > (PER_MARKER if private else 0) else None


def negotiation_offers(s: Fief, seat: int) -> list[Option]:
    """The players to whom a seat may make an offer now, openly or in private."""
    if s.offers[seat] >= OFFERS_PER_ROUND:
        return []
    others = [other for other in range(s.seats) if other != seat]
    found = [Option(f"offer {s.name(other)}", "offer", (other, 0)) for other in others]
    if may_talk_privately(s, seat) is None:
        found += [Option(f"offer {s.name(other)} in private", "offer", (other, 1)) for other in others]
    return found


def begin_offer(s: Fief, seat: int, option: Option) -> None:
    other, private = option.args
    s.offers[seat] += 1
    if private:  # the marker is spent for the talk, whatever comes of it
        s.diplomacy[seat] -= 1
        s.note("private talk", seat, other, rule="fief.9.3")
    s.push(Offer(seat, other, bool(private)))


class Offer(FiefFrame):
    """An offer: put together piece by piece, then accepted, refused or left to lapse.

    In a private one nobody else learns what is offered and what changes hands, but gold and the number of cards are
    open at all times (fief.general.5).
    """

    __slots__ = ("ask_card", "ask_gold", "give_card", "give_gold", "private", "promise", "seat", "to", "wish")

    def __init__(self, seat: int, to: int, private: bool = False) -> None:
        self.at = 0
        self.seat = seat
        self.to = to
        self.private = private
        self.give_gold = 0
        self.ask_gold = 0
        self.give_card = NONE  # a kind of card
        self.ask_card = NONE
        self.promise = NONE
        self.wish = NONE

    def run(self, s: Fief) -> None:
        if self.at == 0:
            options = self.pieces(s)
            if not self.empty():
                options.insert(0, Option("propose", "propose"))
            options.append(Option("withdraw", "done"))
            s.ask(self.seat, "offer", f"Put together your offer to {s.name(self.to)}.", "fief.9.1", options)
        else:
            options = [Option("accept", "yes")] if self.payable(s) else []
            prompt = f"{s.name(self.seat)} {self.said()}. Do you accept?"
            s.ask(self.to, "answer offer", prompt, "fief.9.1", [*options, Option("refuse", "no")])

    def empty(self) -> bool:
        words = max(self.give_card, self.ask_card, self.promise, self.wish)
        return not self.give_gold and not self.ask_gold and words < 0

    def pieces(self, s: Fief) -> list[Option]:
        """What can still be added to the offer."""
        found: list[Option] = []
        if not self.give_gold and not self.ask_gold:
            amounts = [n for n in AMOUNTS if may_give_gold(s, n, self.private) is None]
            found += [Option(f"give {n} gold", "give gold", (n,)) for n in amounts if n <= s.gold[self.seat]]
            found += [Option(f"ask {n} gold", "ask gold", (n,)) for n in amounts if n <= s.gold[self.to]]
        if self.give_card < 0 and may_give_card(s, self.seat, self.to, self.private) is None:
            kinds = sorted({s.kinds[card] for card in s.hands[self.seat]})
            found += [Option(f"give {CARDS[k].name}", "give card", (k,)) for k in kinds]
        if self.ask_card < 0 and s.hands[self.to] and may_give_card(s, self.to, self.seat, self.private) is None:
            found += [Option(f"ask {card.name}", "ask card", (card.number,)) for card in CARDS if card.back < 2]
        if self.promise < 0:
            found += [Option(f"promise {text}", "promise", (n,)) for n, text in enumerate(PROMISES)]
        if self.wish < 0:
            found += [Option(f"ask for {text}", "wish", (n,)) for n, text in enumerate(PROMISES)]
        return found

    def payable(self, s: Fief) -> bool:
        """Whether both can give what the offer says."""
        if self.give_gold > s.gold[self.seat] or self.ask_gold > s.gold[self.to]:
            return False
        if self.give_card >= 0 and in_hand(s, self.seat, self.give_card) < 0:
            return False
        return self.ask_card < 0 or in_hand(s, self.to, self.ask_card) >= 0

    def gain(self, s: Fief, seat: int) -> int:
        """What the offer is worth in gold to one of its parties, words aside."""
        cards = (self.give_card >= 0) - (self.ask_card >= 0)
        worth = self.give_gold - self.ask_gold + CARD_WORTH * cards
        return worth if seat == self.to else -worth

    def said(self) -> str:
        """The offer in words."""
        parts = [f"offers {self.give_gold} gold"] if self.give_gold else []
        parts += [f"offers {CARDS[self.give_card].name}"] if self.give_card >= 0 else []
        parts += [f"asks for {self.ask_gold} gold"] if self.ask_gold else []
        parts += [f"asks for {CARDS[self.ask_card].name}"] if self.ask_card >= 0 else []
        parts += [f"promises {PROMISES[self.promise]}"] if self.promise >= 0 else []
        parts += [f"asks for {PROMISES[self.wish]}"] if self.wish >= 0 else []
        return " and ".join(parts) or "offers nothing"

    def answer(self, s: Fief, seat: int, option: Option) -> None:
        verb = option.verb
        what = option.args[0] if option.args else NONE
        if verb == "give gold":
            self.give_gold = what
        elif verb == "ask gold":
            self.ask_gold = what
        elif verb == "give card":
            self.give_card = what
        elif verb == "ask card":
            self.ask_card = what
        elif verb == "promise":
            self.promise = what
        elif verb == "wish":
            self.wish = what
        elif verb == "propose":
            self.at = 1
            self.tell(s)
        else:
            s.pop()
            if verb == "yes":
                self.exchange(s)
            elif verb == "no" and not self.private:
                s.note("refused", self.to, self.seat, rule="fief.9.1")

    def tell(self, s: Fief) -> None:
        """Everybody hears an open offer, only its parties a private one; a card that is offered is shown."""
        parties = 1 << self.seat | 1 << self.to
        if self.give_card >= 0:
            s.known[in_hand(s, self.seat, self.give_card)] |= parties if self.private else s.everybody
        if self.private:
            s.note("private offer", self.seat, self.to, secret=(self.said(),), audience=parties, rule="fief.9.3")
        else:
            s.note("offer", self.seat, self.to, self.said(), rule="fief.9.1")

    def exchange(self, s: Fief) -> None:
        """Gold and cards change hands; both know the cards (fief.9.3)."""
        s.pay(self.seat, self.give_gold, self.to)
        s.pay(self.to, self.ask_gold, self.seat)
        given = [(self.give_card, self.seat, self.to), (self.ask_card, self.to, self.seat)]
        for card, giver, receiver in [(in_hand(s, g, k), g, r) for k, g, r in given if k >= 0]:
            s.hands[giver].remove(card)
            s.hands[receiver].append(card)
            s.known[card] |= 1 << giver | 1 << receiver
            if not self.private:
                s.known[card] = s.everybody
        if not self.private:
            s.note("accepted", self.to, self.seat, rule="fief.9.5")

    def redeal(self, s: Fief, seat: int | None, chance: Chance) -> None:
        """Others don't know what a private offer says: to them it is about words (fief.9.3)."""
        if self.private and seat not in (self.seat, self.to):
            self.give_gold = self.ask_gold = 0
            self.give_card = self.ask_card = self.wish = NONE
            self.promise = 0
        elif self.at == 0 and seat != self.seat:  # not proposed yet
            self.give_gold = self.ask_gold = 0
            self.give_card = self.ask_card = self.promise = self.wish = NONE
