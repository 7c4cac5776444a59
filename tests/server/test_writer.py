"""The database's writer goes on whatever becomes of those who asked for something to be written."""

from __future__ import annotations

import asyncio
import threading
from pathlib import Path

from sqlalchemy import Connection, text

from weirwood.server.store.database import Database


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
