"""Amounts: a number, or something that is counted from the game."""

from __future__ import annotations

from typing import Any

from .definition import Context
from .state import Table


class Count:
    """A number that is counted from the game: 'per …'."""

    __slots__ = ("kind", "param", "per")

    def __init__(self, kind: str, param: Any = None, per: int = 1) -> None:
        self.kind = kind
        self.param = param
        self.per = per

    def value(self, s: Table, ctx: Context) -> int:
        kind = self.kind
        if kind == "cards":
            return len(self.param.find(s, ctx))
        if kind == "gold":
            return s.gold[ctx.player]
        if kind == "used plots":
            return len(s.used[ctx.player])
        if kind == "margin":
            return int(ctx.event(s).amount) // self.per
        if kind == "var":
            return int(ctx.vars.get(self.param, 0))
        if kind == "event cost":
            return int(ctx.event(s).amount)
        if kind == "if":
            condition, yes, no = self.param
            return int(yes if condition.holds(s, ctx) else no)
        raise ValueError(kind)

    def say(self) -> str:
        """'per …' or 'X'."""
        kind, param = self.kind, self.param
        if kind == "cards":
            return f"per {param.noun()}{param.tail()}"
        if kind == "if":
            return f"{param[2]} ({param[1]} if {param[0].say()})"
        if kind == "margin":
            return f"for every {self.per} STR you won by"
        return {
            "gold": "per gold in your gold pool",
            "used plots": "per plot card in your used pile",
            "var": "X",
            "event cost": "that event's printed cost",
        }[kind]


def amount(s: Table, ctx: Context, n: int | Count) -> int:
    """A number, given as such or counted."""
    return n if isinstance(n, int) else n.value(s, ctx)


def say_amount(n: int | Count) -> str:
    return str(n) if isinstance(n, int) else n.say()
