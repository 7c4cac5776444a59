"""Situations over HTTP: what shows a rule or a card, and a table that begins from a position and outlives the server."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from browser import Browser
from running import Running

from weirwood.situations import shelf, situation

GAMES = ("agot2", "hbo", "agot1", "fief")
CLAUSES = {"agot2": "rr.stealth.2", "hbo": "hbo.save.1", "agot1": "faq1.deadly.1", "fief": "fief.income.1"}


def a_clause(ann: Browser, game: str) -> str:
    """Some clause that situations show."""
    for part in ann.get(f"/api/games/{game}/rules"):
        for section in part["sections"]:
            for clause in section["clauses"]:
                if clause.get("situations"):
                    return str(clause["id"])
    raise AssertionError(f"No situation shows a clause of {game}.")


def first_playable(ann: Browser, game: str, found: list[dict[str, Any]]) -> dict[str, Any]:
    """The first of some situations that can be tried, told."""
    for each in found:
        told: dict[str, Any] = ann.get(f"/api/games/{game}/situations/{each['id']}")
        assert told["name"] == each["name"]
        if told["playable"]:
            return told
    raise AssertionError("None can be tried.")


@pytest.mark.parametrize("game", GAMES)
def test_a_table_from_a_position_is_there_after_the_server_was_restarted(
    start: Callable[..., Running], game: str
) -> None:
    first = start()
    ann = first.browser("Ann")
    found = ann.get(f"/api/games/{game}/situations?rule={a_clause(ann, game)}")
    assert found["total"] >= len(found["situations"]) > 0
    told = first_playable(ann, game, found["situations"])
    assert told["steps"] and told["seat"]
    table = ann.post("/api/situations", game=game, situation=told["id"])["table"]
    summary = ann.get(f"/api/tables/{table}")
    assert summary["private"] and summary["takeback"] == "free" and summary["situation"] == told["id"]
    own = summary["seats"][summary["you"]]
    assert own["name"] == told["seat"]
    assert all(seat["kind"] == "bot" for seat in summary["seats"] if not seat["you"])
    with ann.sit(table) as seat:
        seat.wait_for_decision()
        assert seat.choose()["t"] == "ok"
        seat.wait_for_decision()
        seat.say("sync")
        seat.until("table")
        view, asked, seq = seat.view, seat.decision, seat.seq
    first.stop()
    again = start()
    ben = Browser(again.base)
    ben.http.cookies = ann.http.cookies
    with ben.sit(table) as seat:
        assert seat.seq >= seq
        if seat.seq == seq:
            assert (seat.view, seat.decision) == (view, asked)
        seat.wait_for_decision()
        assert seat.ask("takeback")["t"] == "ok"
    ben.close()
    ann.close()


def test_cards_of_a_situation_alone_are_at_its_table(ann: Browser) -> None:
    found = next(found for id in shelf("hbo").all if (found := situation("hbo", id)).own)
    table = ann.post("/api/situations", game="hbo", situation=found.id)["table"]
    assert set(ann.get(f"/api/tables/{table}/cards")) == {name.removesuffix(" (Test)") for name in found.own}


def test_what_is_no_situation_is_said(ann: Browser) -> None:
    assert "no situation" in ann.get("/api/games/agot2/situations/nonsense", 404)["error"]
    assert "no situation" in ann.post("/api/situations", 422, game="agot2", situation="nonsense")["error"]
    assert "no situation" in ann.post("/api/situations", 422, game="whispers", situation="x" * 5000)["error"][:60]
    ann.post("/api/situations", 422, game="../agot2", situation="x")
    ann.post("/api/situations", 400, game="agot2")
    ann.get("/api/games/nothing/situations?rule=rr.save.1", 404)
    assert ann.get("/api/games/agot2/situations?rule=nonsense") == {"total": 0, "situations": []}


def test_one_that_begins_with_setup_can_only_be_read(ann: Browser) -> None:
    id = next(id for id, sheet in shelf("agot2").all.items() if "start" not in sheet.parts)
    assert not ann.get(f"/api/games/agot2/situations/{id}")["playable"]
    assert "can be read, but not played" in ann.post("/api/situations", 422, game="agot2", situation=id)["error"]


def test_the_situations_of_a_card(ann: Browser) -> None:
    code = ann.get("/api/games/agot2/cards/Risen from the Sea")["code"]
    found = ann.get(f"/api/games/agot2/situations?card={code}")["situations"]
    assert found and any(
        "Risen from the Sea" in str(ann.get(f"/api/games/agot2/situations/{each['id']}")) for each in found
    )


def test_many_tables_at_once_are_refused(ann: Browser) -> None:
    found = ann.get("/api/games/hbo/situations?rule=" + a_clause(ann, "hbo"))["situations"]
    id = first_playable(ann, "hbo", found)["id"]
    answers = [ann.http.post("/api/situations", json={"game": "hbo", "situation": id}) for _ in range(60)]
    assert answers[-1].status_code == 429 and "wait" in answers[-1].json()["error"]
