"""An upgrade strands nobody: a database of each release is brought up to date, and its tables are played on."""

from __future__ import annotations

import json
import sqlite3
import stat
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from browser import Browser
from running import Running
from sqlalchemy import update

from weirwood.cli import main
from weirwood.errors import UserError
from weirwood.server.store import schema, upgrading
from weirwood.server.store.database import Database
from weirwood.server.web.cookies import COOKIE

RELEASES = sorted((Path(__file__).parent / "releases").glob("*.sql"))


def released(script: Path, path: Path) -> dict[str, Any]:
    """The database of a release; the cookies of Ann and Bob, and its tables by what they are."""
    with sqlite3.connect(path) as connection:
        connection.executescript(script.read_text(encoding="utf-8"))
    connection.close()
    found: dict[str, Any] = json.loads(script.with_suffix(".json").read_text())
    return found


@pytest.fixture(params=RELEASES, ids=lambda path: path.stem)
def after(
    request: pytest.FixtureRequest, tmp_path: Path, start: Callable[..., Running]
) -> tuple[Running, dict[str, Any]]:
    """A server of this version with the database of a release."""
    found = released(request.param, tmp_path / "old.db")
    return start(f"sqlite:///{tmp_path / 'old.db'}"), found


def person(running: Running, cookie: str) -> Browser:
    browser = Browser(running.base)
    browser.http.cookies.clear()
    browser.http.cookies.set(COOKIE, cookie)
    return browser


def test_everybody_finds_what_they_left_and_plays_on(after: tuple[Running, dict[str, Any]]) -> None:
    running, kept = after
    ann, bob = (person(running, kept["cookies"][name]) for name in ("Ann", "Bob"))
    tables = kept["tables"]
    assert bob.get("/api/me")["name"] == "Bob"
    assert {each["id"] for each in ann.get("/api/lobby")["mine"]} == {
        tables[name] for name in ("playing", "clock", "open", "private")
    }
    listed = {each["id"] for each in running.browser("Carl").get("/api/lobby")["open"]}
    assert tables["open"] in listed and tables["private"] not in listed
    assert [each["name"] for each in bob.get("/api/decks?game=agot2")["mine"]] == ["Winter"]
    for name in ("playing", "clock"):
        with ann.sit(tables[name]) as first, bob.sit(tables[name]) as second:
            assert not first.state["notice"]
            asked = first if first.decision is not None else second
            assert asked.choose(0)["t"] == "ok"
    assert len(ann.get(f"/api/tables/{tables['over']}/record")["choices"]) == 10
    assert len(ann.get(f"/api/tables/{tables['over']}/replay?seat=open")["steps"]) == 10


@pytest.mark.parametrize("script", RELEASES, ids=lambda path: path.stem)
def test_a_database_of_any_release_becomes_what_a_new_one_is(script: Path, tmp_path: Path) -> None:
    released(script, tmp_path / "old.db")
    database = Database(f"sqlite:///{tmp_path / 'old.db'}")
    found = database.read(lambda sql: compare_metadata(MigrationContext.configure(sql), schema.metadata))
    database.close()
    assert found == [], "who changes the schema adds a revision to store/migrations/versions"


def test_the_newest_revision_is_the_schemas() -> None:
    assert ScriptDirectory(str(upgrading.SCRIPTS)).get_current_head() == schema.REVISION


def test_a_database_of_a_later_version_is_left_alone(tmp_path: Path) -> None:
    address = f"sqlite:///{tmp_path / 'new.db'}"
    database = Database(address)
    database.write("", lambda sql: sql.execute(update(schema.revisions).values(version_num="0999"))).result()
    database.close()
    with pytest.raises(UserError, match="newer version of Weirwood"):
        Database(address)


@pytest.mark.parametrize("kind", ["text", "folder", "under a file", "read-only", "no driver", "foreign"])
def test_an_unusable_database_is_a_sentence_before_anything_runs(
    kind: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "it"
    if kind == "text":
        path.write_text("this is no database\n" * 100)
    elif kind == "folder":
        path.mkdir()
    elif kind == "under a file":
        path.write_text("")
        path = path / "tables.db"
    elif kind == "read-only":
        path = Path("/proc/self/tables.db")
    elif kind == "foreign":
        with sqlite3.connect(path) as connection:
            connection.execute("CREATE TABLE tables (chairs int)")
    address = "oracle://here" if kind == "no driver" else f"sqlite:///{path}"
    assert main(["serve", "--db", address, "--port", "0"]) == 2
    printed = capsys.readouterr()
    assert printed.out == "" and printed.err.startswith("weirwood: The database") and len(printed.err.splitlines()) == 1


def test_nobody_else_on_the_machine_reads_the_database(tmp_path: Path) -> None:
    path = tmp_path / "tables.db"
    Database(f"sqlite:///{path}").close()
    assert stat.S_IMODE(path.stat().st_mode) == 0o600
    path.chmod(0o644)
    Database(f"sqlite:///{path}").close()
    assert stat.S_IMODE(path.stat().st_mode) == 0o640
