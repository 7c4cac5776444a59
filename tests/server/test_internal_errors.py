"""An internal error rolls its table back to the last decision, says so and keeps the record; others don't notice."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec
import pytest
from browser import Browser
from running import Running, table_for_two
from sqlalchemy import select

import toy
from weirwood.kernel import Chance, Record, State
from weirwood.kernel.rulebook import _known, register
from weirwood.server.store import schema


class Unseen(toy.AtTheTable):
    def view(self, state: State, seat: int | None) -> dict[str, Any]:
        assert isinstance(state, toy.Table)
        if state.round == 3:
            raise ZeroDivisionError("nobody can see that")
        return super().view(state, seat)


class Broken(toy.Whispers):
    """A game in which tossing the coin fails, and whose view fails in the last round."""

    id = "broken"
    people = Unseen()

    def set_up(
        self, form: dict[str, Any], seats: list[dict[str, Any]], names: list[str], chance: Chance
    ) -> dict[str, Any]:
        position = {names[0]: {"hand": [5, 6, 7]}, names[1]: {"hand": [1, 2, 3]}}
        return {"names": names, "broken": True, "position": position}


@pytest.fixture(autouse=True)
def broken() -> Iterator[None]:
    register(Broken())
    yield
    _known.pop("broken", None)


def kept(server: Running) -> list[Record]:
    hub = server.application.hub
    assert hub is not None
    rows = hub.database.read(lambda sql: sql.execute(select(schema.errors).order_by(schema.errors.c.at)).all())
    return [msgspec.json.decode(row.record, type=Record) for row in rows]


def test_a_choice_that_fails_changes_nothing_and_is_kept(server: Running, ann: Browser, bob: Browser) -> None:
    table, other = table_for_two(ann, bob, "broken"), table_for_two(ann, bob)
    with ann.sit(table) as first, bob.sit(table) as second, ann.sit(other) as elsewhere:
        first.choose("bid 5")
        second.choose("pass")
        while first.decision is None or first.decision["kind"] != "reward":
            first.recv()
        view, seq = first.view, first.seq
        answer = first.choose("toss")
        assert answer["t"] == "refused" and answer["code"] == "error"
        assert second.until("notice")["kind"] == "error"
        assert kept(server)[-1].choices[-1] == (0, "toss")
        first.say("sync")
        again = first.until("table")
        assert (again["view"], again["seq"]) == (view, seq)
        assert first.choose("pass")["t"] == "ok"
        assert all('"notice"' not in text or '"notice":null' in text for text in elsewhere.raw)
        assert elsewhere.choose("pass")["t"] == "ok"


def test_what_cannot_be_shown_is_rolled_back_too(server: Running, ann: Browser, bob: Browser) -> None:
    table = table_for_two(ann, bob, "broken")
    with ann.sit(table) as first, bob.sit(table) as second:
        first.choose("pass")
        second.choose("pass")
        while first.seq < 2 or first.decision is None:
            first.recv()
        first.choose("pass")
        while second.seq < 3:
            second.recv()
        answer = second.choose("pass")  # round 3 would begin
        assert answer["t"] == "refused" and answer["code"] == "error"
        assert second.seq == 3 and second.decision is not None
        assert kept(server)[-1].choices[-1] == (1, "pass")
        assert ann.get(f"/api/tables/{table}")["choices"] == 3


def test_a_question_that_fails_is_answered_and_the_table_goes_on(
    server: Running, ann: Browser, bob: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = table_for_two(ann, bob)

    def fail(*_: object) -> None:
        raise ZeroDivisionError("nobody knows")

    monkeypatch.setattr(toy.GAME.people, "why_not", fail)
    with ann.sit(table) as first:
        assert first.ask("why", label="bid 99")["code"] == "error"
        assert first.choose("pass")["t"] == "ok"
    monkeypatch.setattr(toy.GAME.people, "setup_form", fail)
    answer = ann.post("/api/play", 500, game="whispers")
    assert answer == {"error": "Something went wrong inside the program.", "code": "error"}
