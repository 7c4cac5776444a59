"""After a game: which of one's own choices cost most, worked out in the background and kept; and trying it from any moment."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from browser import Browser, soon
from running import Running
from sqlalchemy import create_engine, text

from weirwood.server.computers import thinker
from weirwood.server.computers.thinkers import Thinkers


def finished(ann: Browser, choices: int = 6) -> str:
    """A game against a fool that Ann concedes after a few choices."""
    with ann.play("hbo", bot="random") as seat:
        for _ in range(choices):
            seat.wait_for_decision()
            seat.choose()
        seat.ask("concede")
        return seat.table


def analysed(server: Running, browser: Browser, table: str) -> dict[str, Any]:
    hub = server.application.hub
    assert hub is not None
    soon(lambda: not hub.analyses, "it is never done")
    found: dict[str, Any] = browser.get(f"/api/tables/{table}/analysis")["analysis"]
    return found


def test_it_is_worked_out_when_asked_for_and_kept_with_the_game(server: Running, ann: Browser) -> None:
    table = finished(ann)
    path = f"/api/tables/{table}/analysis"
    assert ann.get(path) == {"analysis": None, "progress": None}
    begun = ann.post(path)
    assert begun["analysis"] is None and begun["progress"]["of"] >= 6
    found = analysed(server, ann, table)
    record = ann.get(f"/api/tables/{table}/record")
    own = [number for number, (seat, _) in enumerate(record["choices"]) if seat == 0]
    assert found["choices"] and {each["at"] for each in found["choices"]} <= set(own)
    for each in found["choices"]:
        assert 0 <= each["chance"] <= 1 and each["cost"] >= 0 and each["said"] and each["best"]
        assert bool(each["mark"]) <= (each["cost"] >= 0.1 and each["cost"] > 2 * each["error"] - 0.01)
    assert ann.get(path)["progress"] is None
    engine = create_engine(server.application.database)
    with engine.begin() as sql:
        sql.execute(text("UPDATE analyses SET data = replace(data, '\"luck\"', '\"kept\"')"))
    assert "kept" in ann.post(path)["analysis"], "it isn't worked out again"


def test_only_who_played_may_ask_and_only_at_the_end(ann: Browser, bob: Browser) -> None:
    with ann.play("hbo", bot="random") as seat:
        ann.get(f"/api/tables/{seat.table}/analysis", 403)
        ann.post(f"/api/tables/{seat.table}/try", 403, at=0)
        seat.ask("concede")
    bob.get(f"/api/tables/{seat.table}/analysis", 403)
    bob.post(f"/api/tables/{seat.table}/try", 403, at=0)


def test_it_stands_still_while_somebody_waits_for_a_computer(server: Running, ann: Browser) -> None:
    hub = server.application.hub
    assert hub is not None
    table = finished(ann)
    waits = hub.thinkers.nobody_waits
    hub.loop.call_soon_threadsafe(waits.clear)
    soon(lambda: not waits.is_set())
    ann.post(f"/api/tables/{table}/analysis")
    assert ann.get(f"/api/tables/{table}/analysis")["progress"]["done"] == 0
    hub.loop.call_soon_threadsafe(waits.set)
    assert analysed(server, ann, table)["choices"]


def test_thinkers_say_when_nobody_waits() -> None:
    async def run() -> None:
        thinkers = Thinkers(1)

        async def answered(request: thinker.Request, since: float) -> bytes:
            assert not thinkers.nobody_waits.is_set()
            return b"{}"

        thinkers._answered = answered  # type: ignore[method-assign]
        assert thinkers.nobody_waits.is_set()
        await thinkers.ask(thinker.Request("t"))
        assert thinkers.nobody_waits.is_set()

    asyncio.run(run())


def test_a_game_is_tried_again_from_a_moment_against_computers(ann: Browser) -> None:
    table = finished(ann)
    record = ann.get(f"/api/tables/{table}/record")
    at = next(n for n, (seat, _) in reversed(list(enumerate(record["choices"]))) if seat == 0)
    ann.post(f"/api/tables/{table}/try", 422, at=len(record["choices"]))
    new = ann.post(f"/api/tables/{table}/try", at=at)["table"]
    with ann.sit(new) as seat:
        decision = seat.wait_for_decision()
        assert record["choices"][at][1] in [option["label"] for option in decision["options"]]
        assert [each["kind"] for each in seat.state["table"]["seats"]] == ["person", "bot"]
        assert seat.state["table"]["private"] and seat.choose(record["choices"][at][1])["t"] == "ok"


@pytest.mark.parametrize("number", [0, 7])
def test_choices_are_judged_one_after_the_other_or_any(ann: Browser, number: int) -> None:
    table = finished(ann)
    record = ann.get(f"/api/tables/{table}/record")
    more = {name: record[name] for name in ("game", "config", "seed")} | {
        "choices": [tuple(c) for c in record["choices"]]
    }
    request = thinker.Request("t", judge=number, **more)
    found = thinker.answer(request)["judged"]
    assert found is None or found["at"] == number
    assert thinker.answer(request)["judged"] == found, "the same every time"
