"""The conformance checks hold for the toy game, and find a game that breaks each promise."""

from __future__ import annotations

from typing import Any

import pytest

import toy
from toy import Table, Whispers
from weirwood import conformance
from weirwood.conformance import Broken, check_game
from weirwood.kernel import Chance, Decision, Entry, Frame, Option, State


@pytest.mark.parametrize("seed", range(10))
def test_whispers_keeps_every_promise(whispers: Whispers, seed: int) -> None:
    check_game(whispers, seed, every=1)


class LeakyTable(toy.AtTheTable):
    def view(self, state: State, seat: int | None) -> dict[str, Any]:
        assert isinstance(state, Table)
        return super().view(state, seat) | {"best": max((c for hand in state.hands for c in hand), default=0)}


class Leaky(Whispers):
    people = LeakyTable()


class Forgetful(Whispers):
    """Its samples still have the options of the old hands."""

    def redeal(self, state: State, seat: int | None, chance: Chance) -> State:
        new = super().redeal(state, seat, chance)
        new.asks = state.asks[:]
        return new


class SharedTable(Table):
    __slots__ = ()

    def copy(self) -> Any:
        new = super().copy()
        new.points = self.points
        return new


class Shared(Whispers):
    """Its copies share the points."""

    def start(self, config: dict[str, Any], seed: str) -> Table:
        state = super().start(config, seed)
        state.__class__ = SharedTable
        return state


class ShoutingTable(toy.AtTheTable):
    def why_not(self, state: State, seat: int, label: str) -> list[Any]:
        raise KeyError(label)


class Shouting(Whispers):
    people = ShoutingTable()


class Endless(Frame):
    __slots__ = ()

    def __init__(self) -> None:
        self.at = 0

    def run(self, state: Table) -> None:
        state.ask(0, "wait", "Wait", "toy.wait.1", [Option("wait", "wait"), Option("wait more", "wait")])

    def answer(self, state: Table, seat: int, option: Option) -> None:
        pass


class Stalled(Whispers):
    def start(self, config: dict[str, Any], seed: str) -> Table:
        state = super().start(config, seed)
        state.frames[:] = [Endless()]
        return state


class Doubled(Whispers):
    def start(self, config: dict[str, Any], seed: str) -> Table:
        state = super().start(config, seed)
        state.frames.clear()
        state.frames.append(Endless())
        state.asks.append(Decision(0, "wait", "Wait", "toy.wait.1", [Option("wait", "a"), Option("Wait", "b")]))
        return state


class Random(Whispers):
    """Doesn't keep to its seed."""

    turn = 0

    def start(self, config: dict[str, Any], seed: str) -> Table:
        state = super().start(config, seed)
        Random.turn += 1
        state.round = -Random.turn
        return state


class SilentTable(toy.AtTheTable):
    def sentence(self, state: State, entry: Entry, seat: int | None) -> str:
        return ""


class Silent(Whispers):
    people = SilentTable()


@pytest.mark.parametrize(
    ("game", "promise"),
    [
        (Leaky, "can't see doesn't show|looks to seat"),
        (Forgetful, "a sample for seat"),
        (Shared, "leaves the original alone"),
        (Shouting, "why_not answers anything"),
        (Stalled, "a game ends"),
        (Doubled, "labels are unique"),
        (Random, "the same"),
        (Silent, "says something"),
    ],
)
def test_a_broken_promise_is_found(
    whispers: Whispers, monkeypatch: pytest.MonkeyPatch, game: type[Whispers], promise: str
) -> None:
    broken = game()
    monkeypatch.setattr(toy, "GAME", broken)
    monkeypatch.setitem(__import__("weirwood.kernel.rulebook", fromlist=["_known"])._known, "whispers", broken)
    with pytest.raises(Broken, match=promise) as found:
        if game is Stalled:
            conformance.play(conformance.random_game(broken, 1), Chance("00" * 40), None, steps=50)
        for seed in range(20):
            check_game(broken, seed, every=1)
    assert found.value.record.game == "whispers"
