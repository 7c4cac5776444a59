"""A table whose record no longer plays, or whose row is damaged, harms nobody else, and can be closed and downloaded."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from browser import Browser
from running import Running, table_for_two
from sqlalchemy import text

from weirwood import __version__
from weirwood.server.store.database import Database

SECRET = "bid 7, which nobody may know"


def changed(path: Path, statement: str, **values: Any) -> None:
    """Change the database while no server runs."""
    database = Database(f"sqlite:///{path}")
    database.write("", lambda sql: sql.execute(text(statement), values)).result()
    database.close()


class Stopped:
    """A game of Ann and Bob that had two choices and no longer plays."""

    def __init__(self, start: Callable[..., Running], tmp_path: Path, **more: object) -> None:
        before = start()
        ann, bob = before.browser("Ann"), before.browser("Bob")
        self.table = table_for_two(ann, bob, **more)
        with ann.sit(self.table) as first:
            first.choose("pass")
        before.stop()
        statement = 'UPDATE moves SET label = :label WHERE "table" = :table'
        changed(tmp_path / "own.db", statement, label=SECRET, table=self.table)
        self.running = start()
        self.ann, self.bob = (again(self.running, each) for each in (ann, bob))


def again(running: Running, browser: Browser) -> Browser:
    """The same person at another server."""
    new = Browser(running.base)
    new.http.cookies = browser.http.cookies
    return new


@pytest.fixture
def stopped(start: Callable[..., Running], tmp_path: Path) -> Stopped:
    return Stopped(start, tmp_path)


def test_nobody_reads_the_choice_that_failed(stopped: Stopped) -> None:
    for browser in (stopped.ann, stopped.bob, stopped.running.browser("Carl")):
        with browser.sit(stopped.table) as seat:
            assert seat.state["table"]["status"] == "broken"
            assert "can't be gone on with" in seat.state["notice"]
            assert SECRET not in "".join(seat.raw) and "bid" not in seat.state["notice"]
    stopped.ann.get(f"/api/tables/{stopped.table}/record", 403)


def test_it_can_be_conceded_and_its_record_downloaded(stopped: Stopped) -> None:
    with stopped.ann.sit(stopped.table) as first, stopped.bob.sit(stopped.table) as second:
        assert first.decision is None
        assert first.ask("concede")["t"] == "ok"
        result = second.until("table")["result"]
        assert (result["winners"], result["by"]) == ([1], "concession")
    record = stopped.bob.get(f"/api/tables/{stopped.table}/record")
    assert record["choices"] == [[0, SECRET]] and __version__ in record["note"]
    answer = stopped.bob.get(f"/api/tables/{stopped.table}/replay", 422)
    assert SECRET not in answer["error"]


def test_it_can_be_closed_without_a_winner(stopped: Stopped) -> None:
    with stopped.running.browser("Carl").sit(stopped.table) as spectator:
        assert spectator.ask("close")["code"] == "forbidden"
    with stopped.bob.sit(stopped.table) as second:
        assert second.ask("close")["t"] == "ok"
        assert (second.state["result"]["winners"], second.state["result"]["by"]) == ([], "closed")
        assert second.state["table"]["status"] == "over"
        assert second.ask("close")["code"] == "forbidden"
    assert stopped.ann.get(f"/api/tables/{stopped.table}/record")["choices"] == [[0, SECRET]]


def test_a_game_that_goes_on_cannot_be_closed(server: Running, ann: Browser, bob: Browser) -> None:
    with ann.sit(table_for_two(ann, bob)) as first:
        assert first.ask("close")["code"] == "forbidden"
        assert first.choose("pass")["t"] == "ok"


def test_a_table_keeps_the_version_that_its_game_began_with(
    start: Callable[..., Running], tmp_path: Path, stopped: Stopped
) -> None:
    stopped.running.stop()
    changed(tmp_path / "own.db", "UPDATE tables SET version = '0.0.7'")
    running = start()
    with again(running, stopped.ann).sit(stopped.table) as seat:
        assert "was begun with version 0.0.7" in seat.state["notice"]
        assert seat.ask("close")["t"] == "ok"
    record = again(running, stopped.bob).get(f"/api/tables/{stopped.table}/record")
    assert "0.0.7" in record["note"] and record["choices"] == [[0, SECRET]]


COLUMNS = ("settings", "config", "waiting", "result", "vote")
DAMAGES = ("{", "[[" * 50_000, '{"takeback": 7, "winners": "all"}', "1,x")


def test_one_damaged_row_leaves_the_lobby_to_the_others(start: Callable[..., Running], tmp_path: Path) -> None:
    before = start()
    ann, bob = before.browser("Ann"), before.browser("Bob")
    hub = before.application.hub
    assert hub is not None
    hub.making.burst = hub.requests.burst = 1000
    whole = table_for_two(ann, bob)
    damaged = {(column, damage): table_for_two(ann, bob) for column in COLUMNS for damage in DAMAGES}
    before.stop()
    for (column, damage), id in damaged.items():
        changed(tmp_path / "own.db", f"UPDATE tables SET {column} = :damage WHERE id = :id", damage=damage, id=id)
    running = start()
    carl, ann = running.browser("Carl"), again(running, ann)
    assert whole in {each["id"] for each in carl.get("/api/lobby")["watch"]}
    mine = {each["id"]: each["status"] for each in ann.get("/api/lobby")["mine"]}
    assert mine[whole] == "playing" and set(damaged.values()) < set(mine)
    for (column, damage), id in damaged.items():
        with ann.sit(id) as seat:
            if seat.state["notice"]:
                assert seat.ask("close")["t"] == "ok", (column, damage)
                assert ann.get(f"/api/tables/{id}/record")["game"] == "whispers"
            else:  # nothing that the game needs
                assert column in ("waiting", "vote") and seat.choose("pass")["t"] == "ok", (column, damage)
