"""Decisions: what the game is waiting for, and the options that a seat may choose from."""

from __future__ import annotations

from typing import Any, NamedTuple

DECLINING = ("pass", "done", "no", "keep")
"""The verbs of options that decline."""


class Option(NamedTuple):
    """One thing a seat may do: its label in the fixed language, and the verb and arguments behind it."""

    label: str
    verb: str
    args: tuple[Any, ...] = ()
    former: str = ""
    """The label that earlier versions gave it: records and scenarios may still have it."""

    def __str__(self) -> str:
        return self.label


MAKE = tuple.__new__


def make_option(label: str, verb: str, args: tuple[Any, ...] = (), former: str = "") -> Option:
    """An option, without the detour that a named tuple's own constructor takes: the rules make them by the hundred."""
    return MAKE(Option, (label, verb, args, former))


class Refusal(NamedTuple):
    """Why something may not be done: the clause of the ledger that forbids it, and a sentence about this case.

    ``also`` are further clauses that say the same of it; a judge may name any of them.
    """

    rule: str
    reason: str = ""
    also: tuple[str, ...] = ()

    @property
    def clauses(self) -> tuple[str, ...]:
        """Every clause that it rests on, the one that it is told with first."""
        return (self.rule, *self.also) if self.rule else self.also

    def __str__(self) -> str:
        return f"{self.reason} [{self.rule}]" if self.rule else self.reason


class Decision:
    """A question to one seat; the game goes on when it is answered with one of the options."""

    __slots__ = ("kind", "options", "prompt", "rule", "seat")

    def __init__(self, seat: int, kind: str, prompt: str, rule: str, options: list[Option]) -> None:
        self.seat = seat
        self.kind = kind
        self.prompt = prompt
        self.rule = rule
        self.options = options

    def option(self, label: str) -> Option | None:
        """The option with this label, without regard to case."""
        wanted = " ".join(label.lower().split())
        for option in self.options:
            if option.label.lower() == wanted:
                return option
        return next((option for option in self.options if option.former and option.former.lower() == wanted), None)

    @property
    def declining(self) -> Option | None:
        """The option that declines (pass, done with nothing chosen, no), if there is one."""
        return next((option for option in self.options if option.verb in DECLINING), None)

    def __repr__(self) -> str:
        return f"Decision(seat {self.seat}, {self.kind}: {[o.label for o in self.options]})"
