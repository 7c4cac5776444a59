"""Hints: what the computer would do in a person's place, where the table allows it, and known to everybody."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from browser import Browser, Seat, soon
from running import Running, table_for_two
from test_secrecy import Tap, room_of

from bots.test_honest import positions, with_other_cards
from weirwood.kernel import Chance, seed_text
from weirwood.kernel.packing import unpacked
from weirwood.server.browsers.messages import Message
from weirwood.server.computers.thinker import Request, answer
from weirwood.server.store.database import Database
from weirwood.server.tables import requests
from weirwood.server.tables.hub import Hub
from weirwood.server.tables.play import Play


@pytest.fixture(autouse=True)
def little(server: Running, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Hints come soon, and as often as a test wants one."""
    hub = server.application.hub
    assert hub is not None
    monkeypatch.setattr(hub.advisers, "effort", lambda waited=0.0: 0.0)
    for bucket in (hub.hinting, hub.hinting_of_address):
        bucket.found.clear()
    yield


def asked(seat: Seat, other: Seat | None = None) -> dict[str, Any]:
    """The seat's decision, when it has one with something to choose; whoever else is asked before chooses anything."""
    here = [each for each in (seat, other) if each is not None]

    def settled() -> bool:
        for each in here:
            each.say("ping")
            each.until("pong")
        if seat.decision is not None and len(seat.decision["options"]) > 1:
            return True
        for each in here:
            if each.decision is not None:
                each.choose()
                break
        return False

    soon(settled)
    assert seat.decision is not None
    return seat.decision


def test_a_hint_is_the_best_three_options_with_their_chances(ann: Browser) -> None:
    with ann.play("agot2", bot="random") as seat:
        assert seat.state["table"]["hints"]
        decision = asked(seat)
        found = seat.ask("hint", decision=decision["id"])
        labels = [option["label"] for option in decision["options"]]
        assert found["t"] == "hint" and found["decision"] == decision["id"]
        assert 1 <= len(found["options"]) <= 3 and all(each["label"] in labels for each in found["options"])
        assert all(0 <= each["chance"] <= 1 and each["error"] > 0 for each in found["options"])
        assert [each["line"]["text"] for each in seat.heard("chat")] == ["Ann asked for a hint."]
        again = seat.ask("hint", decision=decision["id"])
        assert again["options"] == found["options"]
        assert len(seat.heard("chat")) == 1, "the same hint isn't marked twice"
        seat.ask("concede")
        note = ann.get(f"/api/tables/{seat.table}/record")["note"]
        assert note.startswith("Ann asked for a hint before choice ")


def test_between_people_there_are_none_unless_that_was_agreed(ann: Browser, bob: Browser) -> None:
    for agreed, code in ((None, "forbidden"), (True, "")):
        with (
            ann.sit(table_for_two(ann, bob, game="agot2", hints=agreed, hush=False)) as seat,
            bob.sit(seat.table) as other,
        ):
            assert seat.state["table"]["hints"] is bool(agreed)
            found = seat.ask("hint", decision=asked(seat, other)["id"])
            assert found.get("code", "") == code
            if agreed:
                assert other.until("chat")["line"]["text"] == "Ann asked for a hint."


def test_against_computers_they_can_be_left_out(ann: Browser) -> None:
    seats = [{"who": "me"}, {"who": "bot", "bot": "random"}]
    with ann.sit(ann.post("/api/tables", game="agot2", seats=seats, hints=False)["table"]) as seat:
        assert seat.ask("hint", decision=asked(seat)["id"])["code"] == "forbidden"


def test_at_a_quiet_table_a_hint_tells_nobody_that_one_is_asked(ann: Browser, bob: Browser) -> None:
    with ann.sit(table_for_two(ann, bob, game="agot2", hints=True, hush=True)) as seat, bob.sit(seat.table) as other:
        assert seat.state["table"]["hush"]
        seat.ask("hint", decision=asked(seat, other)["id"])
        before = len(other.raw)
        other.say("ping")
        other.until("pong")
        assert not any('"chat"' in each for each in other.raw[before:])
        seat.ask("concede")
        assert "Ann asked for a hint" in bob.get(f"/api/tables/{seat.table}/record")["note"]


def test_only_whoever_is_asked_gets_one_and_only_about_that(ann: Browser, bob: Browser) -> None:
    with ann.play("agot2", bot="random") as seat:
        decision = asked(seat)
        assert seat.ask("hint", decision=decision["id"] + 1)["code"] == "stale"
    table = ann.post("/api/tables", game="agot2", seats=[{"who": "me"}, {"who": "bot"}], hints=True)["table"]
    with bob.sit(table) as watching:
        assert watching.ask("hint", decision=0)["code"] == "forbidden"


def test_hints_are_so_many_for_a_person(server: Running, ann: Browser) -> None:
    hub = server.application.hub
    assert hub is not None
    with ann.play("agot2", bot="random") as seat:
        found = []
        for _ in range(int(hub.hinting.burst) + 3):
            found.append(seat.ask("hint", decision=asked(seat)["id"]))
            seat.choose()
        assert [each.get("code") for each in found][-2:] == ["rate", "rate"]


def test_who_leaves_has_the_thought_given_up(server: Running, ann: Browser, monkeypatch: pytest.MonkeyPatch) -> None:
    hub = server.application.hub
    assert hub is not None
    monkeypatch.setattr(hub.advisers, "effort", lambda waited=0.0: 1000.0)  # it would take an hour
    for leaves in (True, False):
        with ann.play("agot2", bot="random") as seat:
            number = seat.say("hint", decision=asked(seat)["id"])
            soon(lambda: hub.advisers.crowd == 1)
            if not leaves:  # but chooses
                seat.choose()
                while not seat.heard("hint"):
                    seat.recv()
                assert [(each["id"], each["options"]) for each in seat.heard("hint")] == [(number, [])]
        soon(lambda: hub.advisers.crowd == 0 and hub.hints.inside == 0, "the thought goes on")


def test_a_hint_is_made_from_what_the_seat_knows_alone(tmp_path: Path) -> None:
    """Over other hidden cards the process that thinks is handed the same, and says the same to the byte."""

    async def told(game: Any, seat: int) -> tuple[Any, list[bytes]]:
        database = Database(f"sqlite:///{tmp_path / 'own.db'}")
        hub = Hub(database)
        requested: list[Request] = []

        async def ask(request: Request, since: float | None = None) -> dict[str, Any]:
            requested.append(request)
            return {"options": [{"label": "pass", "chance": 0.5, "error": 0.1, "reason": ""}]}

        hub.advisers.ask = ask  # type: ignore[method-assign]
        copy = game.copy()
        copy.choices = []
        room = room_of(hub, copy, False)
        room.row.settings = type(room.row.settings)(hints=True)
        room.play = Play(copy, 5)
        tap = Tap(seat)
        room.audience.connections.add(tap)
        await requests.handle(room, tap, Message("hint", 1, decision=room.play.opened[seat]))
        while not any(b'"hint"' in each for each in tap.bytes):
            await asyncio.sleep(0)
        await hub.close()
        assert not requested[0].choices and not requested[0].seed and not requested[0].config
        return requested[0].observation, tap.bytes

    chance = Chance(seed_text("hints"))
    for game, seat in positions("joust", 4):
        other = with_other_cards(game, seat, chance)
        (one, said), (two, also) = (asyncio.run(told(each, seat)) for each in (game, other))
        assert unpacked(one)._game.position() == unpacked(two)._game.position()
        assert [each for each in said if b'"chat"' not in each] == [each for each in also if b'"chat"' not in each]
        assert len(answer(Request("", one, advice=True, effort=0.0))["options"]) >= 1
