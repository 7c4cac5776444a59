"""Several choices in one message: all of them or none, and nobody at another table waits for them."""

from __future__ import annotations

import asyncio
import contextlib
import time
from itertools import pairwise
from pathlib import Path

import pytest
from loop_watch import LIMIT
from test_secrecy import Tap, at_a_table

from weirwood.kernel import Game, rulebook, seed_text
from weirwood.kernel.chance import Chance
from weirwood.server.store.rows import Move
from weirwood.server.tables.play import Play
from weirwood.server.tables.room import Room

PICKS = 3


def cutting_down() -> Game:
    """A game in which somebody must discard several cards."""
    rules = rulebook("agot2")
    game = Game(rules, rules.configure(["stark", "lannister"], {}, Chance(seed_text("run"))), seed_text("run"))
    while True:
        decision = game.waiting[0]
        if decision.prompt == f"Your hand exceeds your reserve: discard {PICKS} cards.":
            return game
        game.choose(decision.declining or decision.options[0], decision.seat)


@pytest.fixture
def slow(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each choice takes long, though not too long by itself."""
    choose = Play.choose

    def slowly(self: Play, seat: int, label: str, auto: bool = False) -> Move:
        until = time.thread_time() + 0.4 * LIMIT
        while time.thread_time() < until:
            pass
        return choose(self, seat, label, auto)

    monkeypatch.setattr(Play, "choose", slowly)


def picked(game: Game) -> list[str]:
    return [option.label for option in game.waiting[0].options][:PICKS]


def test_others_come_in_between_the_choices_of_a_run(slow: None, tmp_path: Path) -> None:
    game = cutting_down()
    turns: list[float] = []

    async def others() -> None:
        while True:
            turns.append(time.thread_time())
            await asyncio.sleep(0)

    async def play(room: Room, taps: list[Tap]) -> None:
        task = asyncio.create_task(others())
        await asyncio.sleep(0)
        before = len(game.choices)
        await room.take_run(game.waiting[0].seat, picked(game))
        task.cancel()
        assert len(game.choices) >= before + PICKS
        assert max(later - first for first, later in pairwise(turns)) < LIMIT

    at_a_table(tmp_path, game, play)


def test_a_run_that_is_given_up_in_the_middle_has_changed_nothing(slow: None, tmp_path: Path) -> None:
    game = cutting_down()
    before = game.position(), list(game.choices)

    async def play(room: Room, taps: list[Tap]) -> None:
        assert room.play is not None
        run = asyncio.create_task(room.take_run(game.waiting[0].seat, picked(game)))
        while room.play.seq < 2:
            await asyncio.sleep(0)
        run.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await run
        assert (room.play.game.position(), room.play.game.choices, room.play.seq) == (*before, 0)

    at_a_table(tmp_path, game, play)
