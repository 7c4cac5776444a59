"""Moments that nobody saw: the game goes on by itself where there is one answer, and a judge may mean a moment before."""

from __future__ import annotations

from collections.abc import Callable

from weirwood.kernel import Decision, Game, Refusal
from weirwood.kernel.state import State


def refused_unasked(game: Game, seat: int, label: str, since: int) -> list[Refusal]:
    """Why a seat could not do what a label says, at each decision after a choice that it wasn't asked."""
    found: list[Refusal] = []

    def look(state: State, decision: Decision) -> None:
        if decision.seat == seat:
            found.extend(each for each in game.rules.people.why_not(state, seat, label) if each not in found)

    game.unasked(since, look)
    return found


def moment_when(game: Game, since: int, holds: Callable[[State], bool]) -> Decision | None:
    """The first decision after a choice that nobody was asked, and at which something held; None if there is none."""
    found: list[Decision] = []

    def look(state: State, decision: Decision) -> None:
        if not found and holds(state):
            found.append(decision)

    game.unasked(since, look)
    return found[0] if found else None
