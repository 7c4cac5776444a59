"""Ransoms at the beginning of the Purchase Phase (4.1)."""

from __future__ import annotations

from ...kernel.decision import Option
from .captives import free
from .nobles import NOBLES
from .state import Fief, FiefFrame
from .titles import ransom


def settle_ransom(s: Fief, seat: int) -> None:
    """A player settles the Ransoms of his captive Nobles."""
    if any(s.captor[n] >= 0 for n in s.house_nobles(seat)):
        s.push(Ransoms(seat))


class Ransoms(FiefFrame):
    """Full Ransoms must be paid as long as one can be (fief.4.1.3); the player picks the order.

    Open: bargaining for less (fief.4.1.5).
    """

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.at = 0
        self.seat = seat

    def run(self, s: Fief) -> None:
        payable = [n for n in s.house_nobles(self.seat) if s.captor[n] >= 0 and ransom(s, n) <= s.gold[self.seat]]
        if not payable:
            s.pop()
            return
        options = [Option(f"ransom {NOBLES[n].name}", "ransom", (n,)) for n in payable]
        s.ask(self.seat, "ransom", "Pay the Ransom of a Captive.", "fief.4.1.3", options)

    def answer(self, s: Fief, seat: int, option: Option) -> None:
        noble = option.args[0]
        amount = ransom(s, noble)
        s.note("ransom", noble, s.captor[noble], amount, rule="fief.4.1.3")
        s.pay(seat, amount, s.captor[noble])
        free(s, noble, "fief.4.1.4")
