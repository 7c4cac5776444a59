"""Setup: the seven steps before the first round (hbo.setup.1 to 17)."""

from __future__ import annotations

from ....cardgame.cards.definition import Card
from ....cardgame.phases.setup import SettingUp, place_options, take_mulligan
from ....cardgame.table.state import Table
from ....cardgame.table.words import CHARACTER, LOCATION
from ....cardgame.timing.entering import enter
from ....kernel.decision import Option


class Setup(SettingUp):
    """Both players decide at the same time, in secret."""

    __slots__ = ("answers", "done")
    gold = 5

    def __init__(self) -> None:
        super().__init__()
        self.placed = [[], []]
        self.answers = ["", ""]
        self.done = [0, 0]

    def shuffle(self, s: Table) -> None:
        for seat in range(2):
            s.note("announce", s.name(seat), s.called(s.faction[seat]), rule="hbo.setup.2")
            if not s.stacked:
                s.shuffle(seat)
        self.next()

    def ask_mulligans(self, s: Table) -> None:
        for seat in range(2):
            if not self.answers[seat]:
                self.ask_mulligan(s, seat)
        if not s.asks:
            self.next()

    def mulligans(self, s: Table) -> None:
        for seat in range(2):
            if self.answers[seat] == "mulligan":
                take_mulligan(s, seat)
        self.next()

    def place_cards(self, s: Table) -> None:
        for seat in range(2):
            self.ask_place(s, seat)
        if not s.asks:
            self.next()

    def ask_place(self, s: Table, seat: int) -> None:
        if self.done[seat]:
            return
        options = place_options(s, seat, self.placed[seat], self.may_place)
        if options or s.ask_all:
            self.ask_to_place(s, seat, options)
        else:
            self.done[seat] = 1

    def may_place(self, s: Table, seat: int, card: int) -> str | None:
        return may_place(s.defn[card], [s.defn[c] for c in self.placed[seat] if c != card])

    def reveal(self, s: Table) -> None:
        """All at once; they did not enter play, and no ability is active (hbo.setup.16)."""
        for seat in range(2):
            for card in self.placed[seat]:
                enter(s, card, seat)
            s.note("setup", s.name(seat), *[s.called(c) for c in self.placed[seat]], rule="hbo.setup.15")
        self.next()

    def answer(self, s: Table, seat: int, option: Option) -> None:
        if option.verb in ("keep", "mulligan"):
            self.answers[seat] = option.verb
        elif option.verb == "place":
            self.put_down(s, seat, option.args[0])
            self.ask_place(s, seat)
        else:
            self.done[seat] = 1

    steps = (
        shuffle, SettingUp.draw_hands, ask_mulligans, mulligans, place_cards, reveal, SettingUp.replenish,
    )  # fmt: skip


def may_place(defn: Card, placed: list[Card]) -> str | None:
    """The clause that keeps a card from being placed in setup beside others, or None."""
    if defn.type not in (CHARACTER, LOCATION):
        return "hbo.setup.13"
    if defn.unique and any(other.name == defn.name for other in placed):
        return "hbo.setup.14"
    if defn.has_keyword("limited") and any(other.has_keyword("limited") for other in placed):
        return "hbo.setup.12"
    if sum(other.cost or 0 for other in placed) + (defn.cost or 0) > Setup.gold:
        return "hbo.setup.11"
    return None
