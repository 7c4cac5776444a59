"""Every byte that goes to a seat is made from what that seat may know, in random games of every game."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from weirwood.kernel import Chance, Game, games, rulebook, seed_text
from weirwood.server.browsers.connection import Connection
from weirwood.server.browsers.messages import Message
from weirwood.server.showing import seen
from weirwood.server.showing.patch import apply
from weirwood.server.store.database import Database
from weirwood.server.store.rows import SeatRow, Settings, TableRow
from weirwood.server.tables import requests
from weirwood.server.tables.hub import Hub
from weirwood.server.tables.play import Play
from weirwood.server.tables.room import Room

STEPS = 120
KEYS = {"t", "from", "seq", "patch", "view", "decision", "waiting", "log", "takeback", "result", "clocks"}
"""All that an update may have."""


class Tap(Connection):
    """A browser that writes down every byte."""

    def __init__(self, seat: int | None) -> None:
        super().__init__(None, f"person {seat}", f"name {seat}", seat, (1e9, 1e9))  # type: ignore[arg-type]
        self.bytes: list[bytes] = []
        self.view: Any = None
        self.decision: Any = None
        self.log: list[Any] = []
        self.keys: set[str] = set()

    def send(self, message: bytes) -> None:
        self.bytes.append(message)
        read = json.loads(message)
        if read["t"] == "table":
            self.view, self.decision = read["view"], read["decision"]
            self.log = [None] * read["log"]["at"] + read["log"]["lines"]
        elif read["t"] == "update":
            self.keys |= set(read)
            self.view = read["view"] if "view" in read else apply(self.view, read["patch"])
            if "decision" in read:
                self.decision = read["decision"]
            self.log[read["log"]["at"] :] = read["log"]["lines"]


def at_a_table(path: Path, game: Game, work: Callable[[Room, list[Tap]], Awaitable[None]]) -> None:
    """Have a room with a tap for each seat and one for a spectator."""

    async def run() -> None:
        hub = Hub(Database(f"sqlite:///{path / 'tables.db'}"))
        try:
            room = room_of(hub, game)
            taps = [Tap(seat) for seat in (*range(len(game.names)), None)]
            room.audience.connections.update(taps)
            for tap in taps:
                tap.send(room.audience.snapshot(tap.seat, tap.person))
            await work(room, taps)
        finally:
            await hub.close()

    asyncio.run(run())


def room_of(hub: Hub, game: Game, quiet: bool = False) -> Room:
    """A table with people only; ``quiet``: at which silence gives nothing away."""
    settings = Settings(hush=quiet)
    row = TableRow("t", game.rules.id, "Table", "person 0", "playing", settings, 1.0, 1.0, game.config, game.seed)
    seats = [SeatRow(n, "person", f"person {n}", name) for n, name in enumerate(game.names)]
    room = Room(hub, row, seats, Play(game, hush=quiet), [])

    async def commit(*args: Any, **columns: Any) -> None:
        """Nothing is written: what is sent is what matters here."""

    room.commit = commit  # type: ignore[method-assign]
    return room


def all_games() -> list[str]:
    return [*games(), "whispers"]


@pytest.mark.parametrize("name", all_games())
@pytest.mark.parametrize("seed", [1, 2])
def test_what_a_seat_gets_is_its_view_its_decision_and_its_log(name: str, seed: int, tmp_path: Path) -> None:
    rules = rulebook(name)
    chance = Chance(seed_text(f"secrecy {name} {seed}"))
    game = Game(rules, rules.random_config(chance), seed_text(seed))

    async def play(room: Room, taps: list[Tap]) -> None:
        assert room.play is not None
        for step in range(STEPS):
            if not room.play.game.waiting:
                break
            decision = room.play.game.waiting[chance.below(len(room.play.game.waiting))]
            option = decision.options[chance.below(len(decision.options))]
            message = Message("choose", 1, room.play.seq, room.play.opened[decision.seat], option.label)
            await requests.handle(room, taps[decision.seat], message)
            if step % 8 == 0 or not game.waiting:
                compare(Game(rules, game.config, game.seed, choices=game.choices), taps)
        for tap in taps:
            assert tap.keys <= KEYS
            assert not any(game.seed.encode() in each for each in tap.bytes)

    at_a_table(tmp_path, game, play)


def compare(again: Game, taps: list[Tap]) -> None:
    """What browsers have is what the kernel says of each seat, in a game that was played again from its record."""
    for tap in taps:
        view = json.loads(msgspec.json.encode(again.view(tap.seat)))
        view.pop("decision", None)
        assert tap.view == view
        assert [line["text"] for line in tap.log] == again.log(tap.seat)
        own = again.decision(tap.seat) if tap.seat is not None else None
        labels = [each["label"] for each in tap.decision["options"]] if tap.decision else []
        assert labels == ([option.label for option in own.options] if own is not None else [])


@pytest.mark.parametrize("name", all_games())
def test_what_a_seat_cannot_see_changes_no_byte_that_it_gets(name: str, tmp_path: Path) -> None:
    """Deal anew what a seat can't see: its snapshot, and the answers to its questions, stay the same to the byte."""
    rules = rulebook(name)
    chance = Chance(seed_text(f"redeal {name}"))
    game = Game(rules, rules.random_config(chance), seed_text(3))

    async def play(room: Room, taps: list[Tap]) -> None:
        compared = 0
        for step in range(STEPS):
            if not game.waiting:
                break
            if step % 15 == 7:
                for seat in (None, *range(len(game.names))):
                    dealt = Game(rules, game.config, game.seed, rules.redeal(game.state, seat, chance))
                    other = room_of(room.hub, dealt)
                    other.audience.connections = room.audience.connections
                    assert fresh(room, game, seat) == fresh(other, dealt, seat)
                    if seat is not None and name != "whispers":
                        assert answers(game, seat) == answers(dealt, seat)
                    compared += 1
            decision = game.waiting[chance.below(len(game.waiting))]
            game.choose(decision.options[chance.below(len(decision.options))], decision.seat)
        assert compared > 0

    at_a_table(tmp_path, game, play)


def fresh(room: Room, game: Game, seat: int | None) -> bytes:
    """The snapshot that a browser would get now."""
    room.audience.sent.clear()
    copy = game.copy()
    copy.choices = []  # a game that was dealt anew has none
    room.play = Play(copy, 5)
    return room.audience.snapshot(seat, f"person {seat}")


def answers(game: Game, seat: int) -> bytes:
    labels = ["pass", "marshal Ice", "trigger Ice", "play Tears of Lys", "choose 1"]
    for other in range(len(game.names)):
        labels.append(f"challenge military {game.names[other]}")
    play = Play(game)
    return msgspec.json.encode([seen.why(play.game, seat, label, None) for label in labels])
