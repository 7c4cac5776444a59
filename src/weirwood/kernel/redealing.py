"""Asking again after what a seat can't see was dealt anew."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import TypeVar

from .decision import Decision
from .state import State

AnyState = TypeVar("AnyState", bound=State)


def ask_again(new: AnyState, seat: int | None, asked_as: Callable[[Decision], Hashable]) -> AnyState:
    """The others' open decisions must fit what they hold now: their frame asks again.

    Whoever is asked the same (`asked_as`) is asked anew; if it comes out otherwise, the others decline where they can.
    """
    others = [d for d in new.asks if d.seat != seat]
    if not others:
        return new
    again = new.copy()
    again.asks = []
    again.ask_all = True
    again.frames[-1].run(again)
    again.ask_all = new.ask_all
    asked = [asked_as(d) for d in new.asks]
    if len(again.frames) == len(new.frames) and {asked_as(d) for d in again.asks} == set(asked):
        again.asks.sort(key=lambda d: asked.index(asked_as(d)))
        return again
    for d in others:
        declining = d.declining
        if declining is not None:
            new.asks[new.asks.index(d)] = Decision(d.seat, d.kind, d.prompt, d.rule, [declining])
    return new
