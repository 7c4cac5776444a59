"""No request holds up another: what takes long is done elsewhere. (Every test of the server is watched: conftest.)"""

from __future__ import annotations

import asyncio
import gc
import os
import queue
import socket
import subprocess
import sys
import threading
import time
from collections.abc import Callable
from concurrent.futures import Future
from importlib import import_module
from pathlib import Path

import pytest
from browser import Browser
from loop_watch import LIMIT, WATCH
from running import Running, table_for_two
from sqlalchemy import create_engine, text

from weirwood.guides import GUIDED, read
from weirwood.server.store.rows import SeatRow
from weirwood.server.tables import answering, room
from weirwood.server.tables.play import Play


def test_decks_and_faces(ann: Browser) -> None:
    for game in ("agot2", "hbo", "agot1"):
        ann.get(f"/api/decks?game={game}")
        ann.get(f"/api/games/{game}/cards")
    ann.post("/api/decks", game="agot2", text="House Stark\n3x Winterfell Steward (Core)\n", keep=False)
    ann.post("/api/decks", 422, game="agot2", text="10000000x Winterfell Steward (Core)")
    ann.post("/api/decks", 422, game="agot2", text="1 a" + " " * 60_000 + "(b")


def test_a_game_its_taking_back_and_its_replay(ann: Browser, bob: Browser) -> None:
    table = table_for_two(ann, bob, "hbo", takeback="free")
    with ann.sit(table) as first, bob.sit(table) as second:
        for n in range(60):
            for seat in (first, second):
                seat.say("sync")
                seat.until("table")
            asked = first if first.decision is not None else second
            asked.choose(n % len(asked.decision["options"]))  # type: ignore[index]
        first.ask("takeback")
        first.ask("concede")
    ann.get(f"/api/tables/{table}/replay?seat=open")


def test_many_answers_for_people_are_given_a_few_at_a_time(
    ann: Browser, bob: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    def anything(play: Play, row: SeatRow) -> str | None:
        begun = time.thread_time()
        while time.thread_time() < begun + LIMIT / 30:
            pass
        decision = play.decision(row.seat)
        return decision.options[0].label if decision is not None else None

    table = table_for_two(ann, bob, "hbo")
    with ann.sit(table) as first, bob.sit(table) as second:
        monkeypatch.setattr(room, "AUTOMATIC", 60)
        monkeypatch.setattr(answering, "answer", anything)
        assert (first if first.decision is not None else second).choose(0)["t"] == "ok"
        assert first.seq > 30


# The watch itself


def noticed(work: Callable[[], object]) -> list[str]:
    """What the watch says of a callback."""
    loop = asyncio.new_event_loop()
    WATCH.loops.add(loop)

    async def call() -> None:
        work()

    try:
        loop.run_until_complete(call())
    finally:
        WATCH.loops.discard(loop)
        loop.close()
    return WATCH.taken()


def long_work() -> None:
    begun = time.thread_time()
    while time.thread_time() < begun + 1.2 * LIMIT:
        pass


def test_the_watch_notices_what_takes_long_and_nothing_else() -> None:
    assert [each for each in noticed(long_work) if " ms: " in each]
    assert noticed(lambda: sum(range(1000))) == []


def test_collecting_garbage_is_nobodys_work() -> None:
    kept: list[list[object]] = [[] for _ in range(300_000)]
    begun = time.thread_time()
    gc.collect()
    rounds = int(1.5 * LIMIT / (time.thread_time() - begun)) + 1
    assert noticed(lambda: [gc.collect() for _ in range(rounds)]) == [] and kept


def in_vain(work: Callable[[], object]) -> None:
    with pytest.raises((queue.Empty, TimeoutError)):
        work()


def waiting(tmp_path: Path) -> dict[str, Callable[[], object]]:
    """Something that waits, of each kind."""
    engine = create_engine("sqlite://")
    sql = engine.connect()
    ours, theirs = socket.socketpair()
    theirs.send(b"something")
    ended = threading.Event()
    other = threading.Thread(target=ended.wait, daemon=True)
    other.start()
    pending: Future[None] = Future()
    return {
        "time.sleep": lambda: time.sleep(0.001),
        "open": lambda: (tmp_path / "file").write_text("something"),
        "os.stat": lambda: (tmp_path / "file").exists(),
        "os.listdir": lambda: os.listdir(tmp_path),
        "import": lambda: import_module("wave"),
        "Engine.connect": lambda: engine.connect().close(),
        "Connection.execute": lambda: sql.execute(text("SELECT 1")),
        "socket.recv": lambda: ours.recv(1),
        "Event.wait": lambda: threading.Event().wait(0.001),
        "Thread.join": lambda: (other.join(0.001), ended.set()),
        "Queue.get": lambda: in_vain(lambda: queue.Queue[int]().get(timeout=0.001)),
        "Future.result": lambda: in_vain(lambda: pending.result(0.001)),
        "subprocess.Popen": lambda: subprocess.run([sys.executable, "-c", ""], check=True),
    }


def test_the_watch_notices_whatever_waits(tmp_path: Path) -> None:
    sys.modules.pop("wave", None)
    silent = [kind for kind, work in waiting(tmp_path).items() if not any(kind in each for each in noticed(work))]
    assert silent == []


def test_what_does_not_wait_is_nothing_to_it() -> None:
    done: Future[int] = Future()
    done.set_result(1)
    ours, theirs = socket.socketpair()
    ours.setblocking(False)
    theirs.send(b"something")
    happened = threading.Event()
    happened.set()
    for work in (done.result, lambda: ours.recv(1), happened.wait, lambda: time.sleep(0)):
        assert noticed(work) == []


def test_a_guided_game_is_begun_without_reading_its_guide_on_the_loop(start: Callable[..., Running]) -> None:
    """Whoever is first to ask for one in a fresh process; the loop is watched in every test here."""
    read.cache_clear()
    server = start()
    for game in GUIDED:
        assert server.browser("Ann").post("/api/guide", game=game)["table"]
