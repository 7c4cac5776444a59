"""Bestow: as a card enters play, its controller may move gold of what may be spent onto it (rr3.bestow.1)."""

from __future__ import annotations

from .....cardgame.cards.definition import Context
from .....cardgame.table import values
from .....cardgame.table.event import Event
from .....cardgame.table.state import Table
from .....cardgame.table.words import PLAY
from .....cardgame.timing.purses import drawn, spendable, split
from .....kernel.decision import Option
from .....kernel.frame import Frame

BESTOW = "bestow"


def bestowable(s: Table, card: int) -> int:
    """How much may be bestowed on a card at most; of several such keywords one is used (rr3.bestow.9)."""
    if s.zone[card] != PLAY or not values.keyword_named(s, card, BESTOW):
        return 0
    return max(keyword.number for keyword in values.keywords(s, card) if keyword.name == BESTOW)


def ask_bestow(s: Table, events: list[Event]) -> None:
    """Ask for all cards that have just entered play and not as duplicates, before anybody reacts (rr3.bestow.2)."""
    for event in reversed(events):
        if event.kind == "enter" and event.done and bestowable(s, event.card):
            s.push(Bestow(s.ctrl[event.card], event.card))


class Bestow(Frame):
    """How much gold a player moves onto a card that entered play, and from where it comes."""

    __slots__ = ("amount", "card", "ctx", "seat")

    def __init__(self, seat: int, card: int) -> None:
        self.at = 0
        self.seat = seat
        self.card = card
        self.amount = 0
        self.ctx = Context(card, seat)

    def run(self, s: Table) -> None:
        most = min(bestowable(s, self.card), spendable(s, self.seat))
        if self.at == 0 and most:
            nothing = Option("bestow 0", "no", (0,))
            options = [nothing, *(Option(f"bestow {n}", BESTOW, (n,)) for n in range(1, most + 1))]
            prompt = f"{s.called(self.card)} has entered play: how much gold do you put on it?"
            s.ask(self.seat, BESTOW, prompt, "rr3.bestow.1", options)
        elif self.amount and not split(s, self.ctx.vars, self.seat, self.amount):
            s.pop()
            onto = Event("gold onto", self.card, self.seat, amount=self.amount, source=self.card, by=self.seat)
            s.happen(drawn([onto], self.ctx.vars))
        elif not self.amount:
            s.pop()

    def answer(self, s: Table, seat: int, option: Option) -> None:
        self.at = 1
        self.amount = option.args[0]
