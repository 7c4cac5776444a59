"""Ransoms at the beginning of the Purchase Phase (4.1)."""

from __future__ import annotations

from ....kernel.decision import Option, make_option
from ..diplomacy.promises import ransom_received
from ..model.board import NONE
from ..model.nobles import NOBLES
from ..model.state import Fief, FiefFrame
from ..model.titles import ransom
from ..realm.captives import free


def settle_ransom(s: Fief, seat: int) -> None:
    """A player settles the Ransoms of his captive Nobles."""
    if captives_of(s, seat):
        s.push(Ransoms(seat))


def captives_of(s: Fief, seat: int) -> list[int]:
    """The Nobles of a player whom others hold."""
    return [n for n in s.house_nobles(seat) if s.captor[n] >= 0]


def may_ransom(s: Fief, seat: int, noble: int) -> str | None:
    """The clause that keeps a player from paying a full Ransom; None if he may, and then he must (fief.4.1.3)."""
    if s.owner[noble] != seat or s.captor[noble] < 0:
        return "fief.4.1.1"
    return None if ransom(s, noble) <= s.gold[seat] else "fief.4.1.6"


class Ransoms(FiefFrame):
    """Full Ransoms must be paid as long as one can be (fief.4.1.3), in the player's order; he may offer less first.

    An offer that was refused can only be raised (designed: bargaining has no other end).
    """

    __slots__ = ("amount", "noble", "refused", "seat")
    SETTLE, ANSWER = range(2)

    def __init__(self, seat: int) -> None:
        self.at = self.SETTLE
        self.seat = seat
        self.noble = NONE
        self.amount = 0
        self.refused: list[tuple[int, int]] = []  # Noble, amount

    def run(self, s: Fief) -> None:
        if self.at == self.ANSWER:
            prompt = f"{s.name(self.seat)} offers {self.amount} gold for {NOBLES[self.noble].name}. Do you accept?"
            options = [make_option("accept", "yes"), make_option("refuse", "no")]
            s.ask(s.captor[self.noble], "answer ransom", prompt, "fief.4.1.5", options)
            return
        full = [n for n in captives_of(s, self.seat) if may_ransom(s, self.seat, n) is None]
        options = [make_option(f"ransom {NOBLES[n].name}", "ransom", (n,)) for n in full]
        for n in captives_of(s, self.seat):
            least = max((amount for noble, amount in self.refused if noble == n), default=0)
            most = min(ransom(s, n) - 1, s.gold[self.seat])
            name = NOBLES[n].name
            options += [
                make_option(f"offer {amount} gold for {name}", "less", (n, amount))
                for amount in range(least + 1, most + 1)
            ]
        if not options:
            s.pop()
            return
        if not full:  # fief.4.1.6
            options.append(make_option("done", "done"))
        prompt = "Pay the Ransom of a Captive, or offer less for him."
        s.ask(self.seat, "ransom", prompt, "fief.4.1.3" if full else "fief.4.1.6", options)

    def answer(self, s: Fief, seat: int, option: Option) -> None:
        if option.verb == "done":
            s.pop()
        elif option.verb == "ransom":
            self.pay(s, option.args[0], ransom(s, option.args[0]), "fief.4.1.4")
        elif option.verb == "less":
            self.noble, self.amount = option.args
            self.at = self.ANSWER
            s.note("ransom offer", self.seat, self.noble, self.amount, rule="fief.4.1.5")
        else:
            self.at = self.SETTLE
            if option.verb == "yes":
                self.pay(s, self.noble, self.amount, "fief.4.1.5")
            else:
                self.refused.append((self.noble, self.amount))
                s.note("ransom refused", seat, self.noble, self.amount, rule="fief.4.1.5")

    def pay(self, s: Fief, noble: int, amount: int, rule: str) -> None:
        """The captor gets the money, and the Captive is free."""
        s.note("ransom", noble, s.captor[noble], amount, rule="fief.4.1.3" if rule == "fief.4.1.4" else rule)
        captor = s.captor[noble]
        s.pay(self.seat, amount, captor)
        free(s, noble, rule)
        ransom_received(s, captor, amount)
