"""Abilities that can't all apply at once: the first player sets which one does (rr.priority.3)."""

from __future__ import annotations

from ....cardgame.table.figures import plot_bases, ruling
from ....cardgame.table.naming import name_of
from ....cardgame.table.state import Table
from ....kernel.decision import Option, make_option
from ....kernel.frame import Frame


def undecided(s: Table, seat: int, *figures: str) -> bool:
    """Ask the first player about a conflict over a figure of a plot that is about to matter; whether there was one.

    Decided once, for as long as the same abilities are in conflict (faq2.simultaneous.3).
    """
    if "PlotBase" not in s.present:
        return False
    for figure in figures:
        bases = plot_bases(s, seat, figure)
        if len({value for _, value in bases}) > 1 and ruling(s, seat, figure, bases) not in s.tally.get("ruling", ()):
            s.push(Conflict(seat, figure))
            return True
    return False


class Conflict(Frame):
    """The first player chooses which of several abilities sets a figure of a plot."""

    __slots__ = ("figure", "seat")

    def __init__(self, seat: int, figure: str) -> None:
        self.at = 0
        self.seat = seat
        self.figure = figure

    def run(self, s: Table) -> None:
        bases = plot_bases(s, self.seat, self.figure)
        plot = s.called(s.plot[self.seat])
        word = {"income": "gold value"}.get(self.figure, self.figure)
        options = [
            make_option(f"choose {name_of(s, source) if source >= 0 else value}", "choose", (source,))
            for source, value in bases
        ]
        s.ask(
            s.first,
            "conflict",
            f"Several abilities set the {word} of {plot}: which one applies?",
            "rr.priority.3",
            options,
        )

    def answer(self, s: Table, seat: int, option: Option) -> None:
        bases = plot_bases(s, self.seat, self.figure)
        s.counts("ruling")[ruling(s, self.seat, self.figure, bases)] = option.args[0]
        s.touch()
        s.pop()
