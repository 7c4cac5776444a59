"""Delayed effects whose moment has come."""

from __future__ import annotations

from ..kernel.decision import Option
from ..kernel.frame import Frame
from .lasting import Delayed
from .state import Table


class DueEffects(Frame):
    """Delayed effects that are due at the same moment, in the first player's order (rr.priority.2)."""

    __slots__ = ("due", "rule")

    def __init__(self, due: list[Delayed], rule: str = "rr.priority.2") -> None:
        self.at = 0
        self.rule = rule
        self.due: tuple[Delayed, ...] = tuple(due)

    def run(self, s: Table) -> None:
        # what left play in the meantime takes its delayed effects along (rr.leaves-play.6)
        self.due = tuple(d for d in self.due if d.card < 0 or s.in_play(d.card))
        if not self.due:
            s.pop()
        elif len(self.due) == 1:
            self.start(s, 0)
        else:
            cards = [effect.card if effect.card >= 0 else effect.context.card for effect in self.due]
            labels: list[str] = []
            for card in cards:
                label = f"choose {s.defn[card].name}"
                labels.append(label + (f" #{n + 1}" if (n := labels.count(label)) else ""))
            options = [
                Option(label, "order", (card, i)) for i, (label, card) in enumerate(zip(labels, cards, strict=True))
            ]
            s.ask(s.first, "order", "Several delayed effects are due: which first?", self.rule, options)

    def answer(self, s: Table, seat: int, option: Option) -> None:
        self.start(s, option.args[1])

    def start(self, s: Table, number: int) -> None:
        effect = self.due[number]
        self.due = self.due[:number] + self.due[number + 1 :]
        s.initiate(effect.context.copy(), effect.steps)
