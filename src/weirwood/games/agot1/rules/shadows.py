"""Coming out of Shadows at the beginning of a phase, one player after the other (lcg1.shadow.4 to 7)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....cardgame.phases.marshaling import Marshal
from ....cardgame.table.event import Event
from ....cardgame.table.words import ATTACHMENT, CHARACTER, DISCARD, LIMBO, LOCATION, SHADOWS
from ....cardgame.timing.entering import hosts, may_enter
from ....cardgame.timing.pricing import marshal_cost
from ....cardgame.timing.purses import spendable
from ....kernel.decision import Option, make_option
from ....kernel.frame import Frame
from ..timing.actions import doing

if TYPE_CHECKING:
    from ....cardgame.table.state import Table
    from .table import Agot1


def may_emerge(s: Agot1, seat: int, card: int) -> str | None:
    """The clause that keeps a card in Shadows, or None."""
    if s.zone[card] != SHADOWS:
        return "lcg1.shadow.3"
    if marshal_cost(s, seat, card) > spendable(s, seat):
        return "lcg1.shadow.4"
    return may_enter(s, seat, card) if s.defn[card].type in (CHARACTER, LOCATION) else None


class Emerging(Frame):
    """Each player in turn may bring one card out of Shadows, which is an action of its own (lcg1.shadow.6)."""

    __slots__ = ("seats",)

    def __init__(self, seats: list[int]) -> None:
        self.at = 0
        self.seats = seats

    def run(self, s: Agot1) -> None:
        if self.at >= len(self.seats):
            s.pop()
            return
        seat = self.seats[self.at]
        found = {s.called(c): c for c in reversed(s.shadows[seat]) if may_emerge(s, seat, c) is None}
        if not found:
            self.at += 1
            return
        options = [make_option(f"bring out {name}", "bring out", (card,)) for name, card in reversed(found.items())]
        prompt = f"The {s.phase} phase begins: bring a card out of Shadows?"
        s.ask(seat, "shadows", prompt, "lcg1.shadow.5", [*options, make_option("pass", "pass")])

    def answer(self, s: Agot1, seat: int, option: Option) -> None:
        self.at += 1
        if option.verb == "bring out":
            s.act(seat, doing(s, option))
            s.push(BringOut(seat, option.args[0], False))


class BringOut(Marshal):
    """A card comes out of Shadows, for the number after its s and any penalty (lcg1.shadow.4)."""

    __slots__ = ()
    how = "shadows"

    def run(self, s: Agot1) -> None:  # type: ignore[override]
        kind = s.defn[self.card].type
        if self.at == 1 and kind == "event":
            s.pop()
            s.place(self.card, LIMBO)  # it lies on the table until the window closes (faq1.moribund.8)
            self.emerge(s)
        elif self.at == 1 and kind == ATTACHMENT and not hosts(s, self.card, self.seat):
            s.pop()
            s.place(self.card, DISCARD)
            s.note("attaches to nothing", s.called(self.card), rule="faq1.q.9")
        else:
            super().run(s)
            if self not in s.frames and s.zone[self.card] != SHADOWS:
                self.emerge(s)

    def emerge(self, s: Agot1) -> None:
        """It has come out, which may be answered."""
        emerged = Event("emerge", self.card, self.seat, by=self.seat)
        emerged.done = True
        s.gather([emerged])

    def spend(self, s: Table) -> None:
        """Bringing a card out is not playing it."""
