"""What fails once is tried again: whichever operation of the database fails, every table moves on, and nothing is lost."""

from __future__ import annotations

import contextlib
import os
import threading
import time
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from browser import PATIENCE, Browser
from faults import WAYS, Faults, install
from running import Running
from websockets.exceptions import ConnectionClosed

from weirwood.server.store import database
from weirwood.server.store.rows import read_moves
from weirwood.server.tables import driving

EVERY = int(os.environ.get("WEIRWOOD_FAULTS", "3"))
"""Every so-maniest operation fails in its turn (1: each of them, in each way, as `make soak` does)."""


@pytest.fixture
def faults(monkeypatch: pytest.MonkeyPatch) -> Iterator[Faults]:
    monkeypatch.setattr(database, "PAUSES", (0.001, 0.002))
    monkeypatch.setattr(driving, "PAUSES", (0.01, 0.02))
    yield install(monkeypatch)


def a_game(ann: Browser, running: Running) -> str:
    """From a new table to the end of its game, against a computer; everything acknowledged is in the database."""
    made = ann.http.post("/api/play", json={"game": "whispers", "bot": "random"})
    assert made.status_code == 200, made.text
    table = made.json()["table"]
    with ann.sit(table) as seat:
        done = []
        deadline = time.monotonic() + PATIENCE
        while seat.state["result"] is None:
            assert time.monotonic() < deadline, "the table stands still"
            if seat.decision is None:
                seat.recv()
                continue
            label = seat.decision["options"][len(done) % len(seat.decision["options"])]["label"]
            assert seat.choose(label)["t"] == "ok"
            done.append(label)
        hub = running.application.hub
        assert hub is not None
        moves = hub.database.read(lambda sql: read_moves(sql, table))
        assert [move.label for move in moves if move.seat == 0 and not move.auto] == done
    assert ann.get("/api/lobby")["finished"][0]["id"] == table
    return str(table)


def test_whichever_operation_fails_the_game_goes_to_its_end(start: Callable[..., Running], faults: Faults) -> None:
    running = start()
    ann = running.browser("Ann")
    hub = running.application.hub
    assert hub is not None
    hub.making.burst = hub.requests.burst = 100_000
    hub.making.rate = hub.requests.rate = 100_000
    faults.arm(0, times=0)
    a_game(ann, running)
    operations = faults.count
    assert operations > 20
    for n in range(1, operations + 1, EVERY):
        for way in WAYS if EVERY == 1 else [WAYS[n // EVERY % len(WAYS)]]:
            faults.arm(n, way)
            a_game(ann, running)
            if n < operations - 10:
                assert faults.failed == 1, (n, way)


def test_a_long_trouble_on_the_computers_turn_is_over_some_time(
    start: Callable[..., Running], faults: Faults, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(database, "PATIENCE", 0.05)
    running = start()
    ann = running.browser("Ann")
    with ann.play("whispers", bot="random") as seat:
        while seat.decision is None:
            seat.recv()
        made: list[Any] = []
        given_up = threading.Event()
        take = driving._take

        async def failing(room: Any, chooser: int, label: str) -> None:
            if not made:
                made.append(label)
                faults.arm(1, WAYS[1], 100_000)  # the disk is full, for everything
            try:
                await take(room, chooser, label)
            except database.TROUBLE:  # neither written nor read again, however often that was tried
                given_up.set()
                raise

        monkeypatch.setattr(driving, "_take", failing)
        with contextlib.suppress(ConnectionClosed):  # as the trouble begins the table is begun anew
            while not made:
                if seat.decision is None:
                    seat.recv()
                else:  # Ann goes on until the computer is asked
                    seat.choose(0)
        assert given_up.wait(PATIENCE)
        assert faults.failed > len(database.PAUSES) + 1  # writing once at least, and reading as often as ever
        faults.arm(0, times=0)
    with ann.sit(seat.table) as again:  # by itself or anew, it goes on
        deadline = time.monotonic() + PATIENCE
        while again.decision is None and again.state["result"] is None:
            assert time.monotonic() < deadline
            again.recv()
        assert again.seq > seat.seq or again.decision is not None
