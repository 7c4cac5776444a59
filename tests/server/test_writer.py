"""The database's writer goes on whatever becomes of those who asked for something to be written."""

from __future__ import annotations

import asyncio
import gc
import threading
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest
from browser import soon
from sqlalchemy import Connection, insert, text

from weirwood.server.store import database as writing
from weirwood.server.store import schema
from weirwood.server.store.database import Database
from weirwood.server.web import gathering


def _at_once(sleep: Callable[[float], Awaitable[None]]) -> Callable[[float], Awaitable[None]]:
    return lambda _: sleep(0)


def test_somebody_who_stops_waiting_does_not_stop_the_writer(tmp_path: Path) -> None:
    database = Database(f"sqlite:///{tmp_path / 'tables.db'}")
    go_on = threading.Event()

    def slowly(connection: Connection) -> int:
        go_on.wait()
        return 1

    async def ask_and_leave() -> int:
        leaving = asyncio.ensure_future(database.commit("a", slowly))
        await asyncio.sleep(0)
        leaving.cancel()
        await asyncio.gather(leaving, return_exceptions=True)
        go_on.set()
        job = database.commit("b", lambda c: int(c.execute(text("select 2")).scalar_one()))
        return await asyncio.wait_for(job, 60)

    assert asyncio.run(ask_and_leave()) == 2
    database.close()


def test_what_is_written_comes_into_the_file_beside_the_writer(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(writing, "TIDY", 0.01)
    path = tmp_path / "tables.db"
    database = Database(f"sqlite:///{path}")
    before = path.stat().st_size
    values = {"id": "a", "table": "", "seq": 0, "text": "", "record": "x" * 1_000_000, "at": 0.0}
    waits = database.write("", lambda sql: sql.execute(text("PRAGMA wal_autocheckpoint")).scalar()).result()
    database.write("", lambda sql: sql.execute(insert(schema.errors).values(values))).result()
    soon(lambda: path.stat().st_size > before + 1_000_000, "the log of SQLite would grow without end")
    database.close()
    assert waits == 0, "whoever chooses would wait for it"


def test_memory_is_looked_after_a_little_at_a_time(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(gc, "freeze", lambda: None)
    looked: list[int] = []

    async def live() -> None:
        monkeypatch.setattr(gc, "collect", lambda generation=2: looked.append(generation))
        loaded = asyncio.ensure_future(asyncio.sleep(0))
        task = asyncio.ensure_future(gathering.gather(loaded))  # type: ignore[arg-type]
        while len(looked) < 5:
            await asyncio.sleep(0)
        assert not gc.isenabled()
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)

    monkeypatch.setattr(gathering, "SELDOM", 1.0)
    monkeypatch.setattr(gathering, "OFTEN", 0.25)
    monkeypatch.setattr(asyncio, "sleep", _at_once(asyncio.sleep))
    asyncio.run(live())
    assert looked == [1, 1, 1, 1, 2]
    assert gc.isenabled()
