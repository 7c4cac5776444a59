"""Choosing: frames that ask a seat for cards or for one of several words, and bind the answer to a name."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Self

from ...kernel.decision import Option, make_option
from ...kernel.frame import Frame
from . import values
from .naming import card_options
from .state import Table

if TYPE_CHECKING:
    from ..vocabulary.describing.cards import Cards

PASS = Option("pass", "pass")
DONE = Option("done", "done")
YES = Option("yes", "yes")
NO = Option("no", "no")


def bind(s: Table, name: str, value: Any) -> None:
    """Give what was chosen to the frame that asked for it, which is on top again."""
    s.frames[-1].ctx.vars[name] = value  # type: ignore[attr-defined]


class Pick(Frame):
    """A seat picks cards, one at a time; the result goes into ``vars[name]`` of the frame below.

    For whoever asks why a card isn't among them: ``fits`` is what they were selected by, ``does`` what will be done to
    them, ``attaching`` the card that is to be attached to one of them. ``cost``: their printed costs come to so much at most (-1: to any). ``lone``: those that can't be picked alone.
    """

    __slots__ = (
        "attaching", "cards", "cost", "does", "fits", "kind", "least", "lone", "most", "name", "picked", "prompt", "rule", "same_side",
        "seat", "total", "verb",
    )  # fmt: skip

    def __init__(
        self,
        seat: int,
        name: str,
        cards: list[int],
        least: int = 1,
        most: int = 1,
        *,
        verb: str = "choose",
        prompt: str = "Choose a card.",
        rule: str = "",
        kind: str = "choose",
        total: int = -1,
        same_side: bool = False,
        fits: Cards | None = None,
        does: str = "",
        attaching: int = -1,
        lone: list[int] | None = None,
    ) -> None:
        self.at = 0
        self.seat = seat
        self.name = name
        self.cards = cards
        self.lone = lone
        self.fits = fits
        self.does = does
        self.attaching = attaching
        self.least = least
        self.most = most
        self.verb = verb
        self.prompt = prompt
        self.rule = rule
        self.kind = kind
        self.total = total
        self.same_side = same_side
        self.cost = -1
        self.picked: list[int] = []

    def copy_into(self, new: Self) -> None:
        new.at, new.seat, new.name = self.at, self.seat, self.name
        new.cards, new.picked = self.cards[:], self.picked[:]
        new.fits, new.does, new.attaching, new.lone = self.fits, self.does, self.attaching, self.lone
        new.least, new.most, new.total, new.same_side = self.least, self.most, self.total, self.same_side
        new.verb, new.prompt, new.rule, new.kind, new.cost = self.verb, self.prompt, self.rule, self.kind, self.cost

    def left(self, s: Table) -> list[int]:
        """What may still be picked."""
        left = [c for c in self.cards if c not in self.picked]
        if self.picked and self.same_side:
            left = [c for c in left if s.ctrl[c] == s.ctrl[self.picked[0]]]
        if self.total >= 0:
            spent = sum(values.strength(s, c) for c in self.picked)
            left = [c for c in left if spent + values.strength(s, c) <= self.total]
        if self.cost >= 0:
            spent = sum(s.defn[c].cost or 0 for c in self.picked)
            left = [c for c in left if spent + (s.defn[c].cost or 0) <= self.cost]
        return left

    def run(self, s: Table) -> None:
        if not s.alive[self.seat]:
            self.finish(s, [])
            return
        left = self.left(s) if len(self.picked) < self.most else []
        if not left or (len(self.picked) == 0 and self.least >= len(left) == self.most and self.least == self.most):
            if left and s.unasked is not None:
                s.spare(
                    self.seat,
                    self.kind,
                    self.prompt,
                    self.rule or s.clauses.choosing,
                    card_options(s, self.verb, left, self.seat),
                )
            self.finish(s, left if left else self.picked)
            return
        options = card_options(s, self.verb, left, self.seat)
        if len(self.picked) >= self.least and not (self.lone and len(self.picked) == 1 and self.picked[0] in self.lone):
            options.append(DONE)
        s.ask(self.seat, self.kind, self.prompt, self.rule or s.clauses.choosing, options)

    def answer(self, s: Table, seat: int, option: Option) -> None:
        if option.verb == "done":
            self.finish(s, self.picked)
            return
        self.picked.append(option.args[0])
        if len(self.picked) >= self.most:
            self.finish(s, self.picked)

    def picks(self, seat: int) -> list[int] | None:
        several = min(self.most, len(self.cards)) > 1 or self.kind == "attackers"
        return self.picked if seat == self.seat and several else None

    def finish(self, s: Table, picked: list[int]) -> None:
        s.pop()
        bind(s, self.name, tuple(picked))


class PickWord(Frame):
    """A seat picks one of several words; the words' values go into ``vars[name]`` of the frame below."""

    __slots__ = ("kind", "name", "options", "prompt", "rule", "seat")

    def __init__(
        self, seat: int, name: str, options: list[Option], prompt: str, rule: str = "", kind: str = "choose"
    ) -> None:
        self.at = 0
        self.seat = seat
        self.name = name
        self.options = options
        self.prompt = prompt
        self.rule = rule
        self.kind = kind

    def copy_into(self, new: Self) -> None:
        new.at, new.seat, new.name, new.options = self.at, self.seat, self.name, self.options
        new.prompt, new.rule, new.kind = self.prompt, self.rule, self.kind

    def run(self, s: Table) -> None:
        if not s.alive[self.seat]:
            self.answer(s, self.seat, self.options[-1])
            return
        s.ask(self.seat, self.kind, self.prompt, self.rule or s.clauses.choosing, list(self.options))

    def answer(self, s: Table, seat: int, option: Option) -> None:
        s.pop()
        bind(s, self.name, option.args[0] if option.args else option.verb == "yes")


def words(labels: dict[str, Any], verb: str = "choose") -> list[Option]:
    """Options for a choice among words."""
    return [make_option(f"{verb} {label}", verb, (value,)) for label, value in labels.items()]
