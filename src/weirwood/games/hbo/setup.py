"""Setup: the seven steps before the first round (hbo.setup.1 to 17)."""

from __future__ import annotations

from typing import Any

from ...cardgame.entering import enter
from ...cardgame.setup import draw_up, note_placed, place_options, take_mulligan
from ...cardgame.state import Table
from ...cardgame.words import CHARACTER, LOCATION
from ...kernel.decision import Option
from ...kernel.frame import Frame

SETUP_GOLD = 5
KEEP, MULLIGAN = Option("keep", "keep"), Option("mulligan", "mulligan")


class Setup(Frame):
    """From the shuffled decks to the starting hands; both players decide at the same time, in secret."""

    __slots__ = ("answers", "done", "placed")

    def __init__(self) -> None:
        self.at = 0
        self.answers = ["", ""]
        self.done = [0, 0]
        self.placed: list[Any] = [[], []]

    def copy(self) -> Setup:
        new = super().copy()
        new.placed = [list(p) for p in self.placed]
        return new

    def run(self, s: Table) -> None:
        STEPS[self.at](self, s)

    def shuffle(self, s: Table) -> None:
        for seat in range(2):
            s.note("announce", s.name(seat), s.called(s.faction[seat]), rule="hbo.setup.2")
            if not s.stacked:
                s.shuffle(seat)
        self.at += 1

    def draw_hands(self, s: Table) -> None:
        for seat in range(2):
            draw_up(s, seat)
        self.at += 1

    def ask_mulligans(self, s: Table) -> None:
        for seat in range(2):
            if not self.answers[seat]:
                prompt = "Keep this hand, or shuffle it back and draw seven new cards (once)?"
                s.ask(seat, "mulligan", prompt, "hbo.setup.8", [KEEP, MULLIGAN])
        if not s.asks:
            self.at += 1

    def mulligans(self, s: Table) -> None:
        for seat in range(2):
            if self.answers[seat] == "mulligan":
                take_mulligan(s, seat)
        self.at += 1

    def place_cards(self, s: Table) -> None:
        for seat in range(2):
            self.ask_place(s, seat)
        if not s.asks:
            self.at += 1

    def ask_place(self, s: Table, seat: int) -> None:
        if self.done[seat]:
            return
        options = place_options(s, seat, self.placed[seat], self.may_place)
        if not options and not s.ask_all:
            self.done[seat] = 1
            return
        left = SETUP_GOLD - self.spent(s, seat)
        options.append(Option("done", "done"))
        s.ask(seat, "setup", f"Place setup cards: {left} of {SETUP_GOLD} gold left.", "hbo.setup.10", options)

    def spent(self, s: Table, seat: int) -> int:
        return sum(s.defn[card].cost or 0 for card in self.placed[seat])

    def may_place(self, s: Table, seat: int, card: int) -> str | None:
        """The clause that keeps a card from being placed in setup, or None."""
        placed = [s.defn[c] for c in self.placed[seat] if c != card]
        return may_place(s.defn[card], placed)

    def reveal(self, s: Table) -> None:
        """All at once; they did not enter play, and no ability is active (hbo.setup.16)."""
        for seat in range(2):
            for card in self.placed[seat]:
                enter(s, card, seat)
            s.note("setup", s.name(seat), *[s.called(c) for c in self.placed[seat]], rule="hbo.setup.15")
        self.at += 1

    def replenish(self, s: Table) -> None:
        for seat in range(2):
            draw_up(s, seat)
        s.pop()

    def answer(self, s: Table, seat: int, option: Option) -> None:
        if option.verb in ("keep", "mulligan"):
            self.answers[seat] = option.verb
        elif option.verb == "place":
            self.placed[seat] = [*self.placed[seat], option.args[0]]
            note_placed(s, seat, option.args[0])
            self.ask_place(s, seat)
        else:
            self.done[seat] = 1


def may_place(defn: Any, placed: list[Any]) -> str | None:
    """The clause that keeps a card from being placed in setup beside others, or None."""
    if defn.type not in (CHARACTER, LOCATION):
        return "hbo.setup.13"
    if defn.unique and any(other.name == defn.name for other in placed):
        return "hbo.setup.14"
    if defn.has_keyword("limited") and any(other.has_keyword("limited") for other in placed):
        return "hbo.setup.12"
    if sum(other.cost or 0 for other in placed) + (defn.cost or 0) > SETUP_GOLD:
        return "hbo.setup.11"
    return None


STEPS = (
    Setup.shuffle, Setup.draw_hands, Setup.ask_mulligans, Setup.mulligans, Setup.place_cards, Setup.reveal, Setup.replenish,
)  # fmt: skip
