"""Diplomacy: structured offers between two players, open or private (section 9)."""

from __future__ import annotations

from ...kernel.decision import Option
from .state import Fief, FiefFrame

OFFERS_PER_ROUND = 3
"""Offers a player may make in one round: talk has no other end (designed)."""
AMOUNTS = (1, 2, 3, 4, 5, 6, 8, 10, 15, 20)
PROMISES = ("support in the next election", "passage through my Villages", "peace this round", "a marriage")
"""What can be promised in words; it binds nobody (fief.9.1)."""

# Open: cards (a Diplomacy marker, or a Maester: fief.4.3.4.6), private exchanges (fief.9.3 to 5), 10.3, ransom shares


def negotiation_offers(s: Fief, seat: int) -> list[Option]:
    """The players to whom a seat may make an offer now."""
    if s.offers[seat] >= OFFERS_PER_ROUND:
        return []
    return [Option(f"offer {s.name(other)}", "offer", (other,)) for other in range(s.seats) if other != seat]


def begin_offer(s: Fief, seat: int, option: Option) -> None:
    s.offers[seat] += 1
    s.push(Offer(seat, option.args[0]))


class Offer(FiefFrame):
    """An offer: put together piece by piece, then accepted, refused or left to lapse."""

    __slots__ = ("ask_gold", "give_gold", "promise", "seat", "to", "wish")

    def __init__(self, seat: int, to: int) -> None:
        self.at = 0
        self.seat = seat
        self.to = to
        self.give_gold = 0
        self.ask_gold = 0
        self.promise = -1
        self.wish = -1

    def run(self, s: Fief) -> None:
        if self.at == 0:
            options = []
            if not self.give_gold and not self.ask_gold:
                options += [Option(f"give {n} gold", "give gold", (n,)) for n in AMOUNTS if n <= s.gold[self.seat]]
                options += [Option(f"ask {n} gold", "ask gold", (n,)) for n in AMOUNTS if n <= s.gold[self.to]]
            if self.promise < 0:
                options += [Option(f"promise {text}", "promise", (n,)) for n, text in enumerate(PROMISES)]
            if self.wish < 0:
                options += [Option(f"ask for {text}", "wish", (n,)) for n, text in enumerate(PROMISES)]
            if self.give_gold or self.ask_gold or self.promise >= 0 or self.wish >= 0:
                options.insert(0, Option("propose", "propose"))
            options.append(Option("withdraw", "done"))
            s.ask(self.seat, "offer", f"Put together your offer to {s.name(self.to)}.", "fief.9.1", options)
        else:
            options = [Option("accept", "yes")] if self.payable(s) else []
            prompt = f"{s.name(self.seat)} {self.said()}. Do you accept?"
            s.ask(self.to, "answer offer", prompt, "fief.9.1", [*options, Option("refuse", "no")])

    def payable(self, s: Fief) -> bool:
        return self.give_gold <= s.gold[self.seat] and self.ask_gold <= s.gold[self.to]

    def gain(self, s: Fief, seat: int) -> int:
        """What the offer is worth in gold to one of its parties, words aside."""
        worth = self.give_gold - self.ask_gold
        return worth if seat == self.to else -worth

    def said(self) -> str:
        """The offer in words."""
        parts = [f"offers {self.give_gold} gold"] if self.give_gold else []
        parts += [f"asks for {self.ask_gold} gold"] if self.ask_gold else []
        parts += [f"promises {PROMISES[self.promise]}"] if self.promise >= 0 else []
        parts += [f"asks for {PROMISES[self.wish]}"] if self.wish >= 0 else []
        return " and ".join(parts) or "offers nothing"

    def answer(self, s: Fief, seat: int, option: Option) -> None:
        verb = option.verb
        if verb == "give gold":
            self.give_gold = option.args[0]
        elif verb == "ask gold":
            self.ask_gold = option.args[0]
        elif verb == "promise":
            self.promise = option.args[0]
        elif verb == "wish":
            self.wish = option.args[0]
        elif verb == "propose":
            self.at = 1
            s.note("offer", self.seat, self.to, self.said(), rule="fief.9.1")
        else:
            s.pop()
            if verb == "yes":
                s.pay(self.seat, self.give_gold, self.to)
                s.pay(self.to, self.ask_gold, self.seat)
                s.note("accepted", self.to, self.seat, rule="fief.9.5")
            elif verb == "no":
                s.note("refused", self.to, self.seat, rule="fief.9.1")
