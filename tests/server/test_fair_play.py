"""Fair play among strangers: seats are kept, the others decide by vote, clocks run, and all say that they are ready."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from browser import Browser, Seat
from running import Running, table_for_two

from weirwood.server.store.rows import ClockRule
from weirwood.server.tables.fair.grace import grace


def seats_when(seat: Seat, holds: Callable[[dict[str, Any]], bool]) -> list[dict[str, Any]]:
    """The seats as they are told as soon as something holds of the message."""
    while not holds(message := seat.until("seats")):
        pass
    found: list[dict[str, Any]] = message["seats"]
    return found


@contextmanager
def three(server: Running, ann: Browser, bob: Browser, **more: Any) -> Iterator[tuple[str, Browser, list[Seat]]]:
    """Ann, Bob and Carol, friends of Ann's, at a table."""
    who = [{"who": "me"}, {"who": "friend"}, {"who": "friend"}]
    made = ann.post("/api/tables", game="whispers", seats=who, **more)
    carol = server.browser("Carol")
    for browser, invite in zip((bob, carol), made["invites"], strict=True):
        browser.post("/api" + invite["link"])
    with ann.sit(made["table"]) as first, bob.sit(made["table"]) as second, carol.sit(made["table"]) as third:
        seats_when(first, lambda m: m["online"]["seats"] == [0, 1, 2])
        yield made["table"], carol, [first, second, third]
    carol.close()


def test_a_seat_is_kept_for_longer_the_longer_the_game_may_take() -> None:
    assert grace(ClockRule(1)) == grace(ClockRule(10)) == 60
    assert grace(ClockRule(30)) == 180 and grace(ClockRule(60)) == 360
    assert grace(None) >= 60


def test_a_dropped_socket_does_not_lose_the_seat(server: Running, ann: Browser, bob: Browser) -> None:
    """Issue 15, item 3: the opponent could hand the seat to the weakest computer 75 ms later, alone."""
    table = table_for_two(ann, bob)
    with ann.sit(table) as first:
        second = bob.sit(table)
        seats_when(first, lambda m: m["online"]["seats"] == [0, 1])
        second.close()
        away = seats_when(first, lambda m: m["online"]["seats"] == [0])[1]
        assert 0 < away["kept"] <= 120_000
        for wish in ("computer", "claim"):
            answer = first.ask(wish, seat=1)
            assert answer["code"] == "forbidden" and "kept for" in answer["text"]
        server.turn(110)
        assert first.ask("computer", seat=1)["code"] == "forbidden"
        with bob.sit(table) as again:  # in time
            assert again.decision is not None
            seats_when(first, lambda m: m["online"]["seats"] == [0, 1])
            server.turn(60)
            assert "is at the table" in first.ask("computer", seat=1)["text"]


def test_after_the_grace_a_computer_as_strong_as_the_lobbys_may_play_until_they_come_back(
    server: Running, ann: Browser, bob: Browser
) -> None:
    table = table_for_two(ann, bob)
    with ann.sit(table) as first:
        server.turn(121)  # Bob never came
        assert seats_when(first, lambda m: m["seats"][1]["kept"] == 0)[1]["kind"] == "person"
        assert first.ask("computer", seat=1, bot="random")["t"] == "ok"
        strongest = next(game for game in ann.get("/api/games") if game["id"] == "whispers")["bots"][0]["id"]
        assert first.state["table"]["seats"][1]["bot"] == strongest == "squire"
        with bob.sit(table) as second:
            back = second.until("table") if second.state["table"]["seats"][1]["kind"] == "bot" else second.state
            assert back["table"]["seats"][1]["kind"] == "person"  # at once, without asking anybody
            while first.state["table"]["seats"][1]["kind"] != "person":
                first.until("table")


def test_after_the_grace_the_win_may_be_claimed(server: Running, ann: Browser, bob: Browser) -> None:
    table = table_for_two(ann, bob, clock={"minutes": 30, "increment": 0})
    with ann.sit(table) as first:
        server.turn(170)
        assert first.ask("claim", seat=1)["code"] == "forbidden"
        server.turn(15)
        assert first.ask("claim", seat=1)["t"] == "ok"
        assert first.state["result"] == {
            "winners": [0], "reason": "Bob has left the game.", "rule": "", "by": "absence"
        }  # fmt: skip


def test_several_decide_by_vote_and_who_returns_ends_it(server: Running, ann: Browser, bob: Browser) -> None:
    with three(server, ann, bob) as (table, carol, (first, second, third)):
        third.close()
        seats_when(first, lambda m: m["online"]["seats"] == [0, 1])
        server.turn(121)
        seats_when(first, lambda m: m["seats"][2]["kept"] == 0)
        assert first.ask("claim", seat=2)["t"] == "ok"
        assert second.until("vote")["vote"]["kind"] == "claim"
        with carol.sit(table) as again:
            while second.state["vote"] is not None:
                second.recv()
            assert again.decision is not None
        seats_when(first, lambda m: m["online"]["seats"] == [0, 1, 2])
        seats_when(first, lambda m: m["online"]["seats"] == [0, 1])
        server.turn(121)
        seats_when(first, lambda m: m["seats"][2]["kept"] == 0)
        first.ask("computer", seat=2)
        second.until("vote")
        assert second.ask("vote", yes=False)["t"] == "ok"  # one of two isn't a majority
        while first.state["vote"] is not None:
            first.recv()
        assert first.ask("computer", seat=2)["t"] == "ok"
        second.until("vote")
        second.ask("vote", yes=True)
        while first.state["table"]["seats"][2]["kind"] != "bot":
            first.until("table")


def test_whoever_has_gone_is_not_waited_for_in_a_vote(server: Running, ann: Browser, bob: Browser) -> None:
    with three(server, ann, bob) as (_, _, (first, second, third)):
        third.close()
        seats_when(first, lambda m: m["online"]["seats"] == [0, 1])
        server.turn(121)
        seats_when(first, lambda m: m["seats"][2]["kept"] == 0)
        first.ask("computer", seat=2)
        assert first.state["vote"]["needs"] == [1]
        second.close()
        seats_when(first, lambda m: m["online"]["seats"] == [0])
        server.turn(121)
        while first.state["table"]["seats"][2]["kind"] != "bot":
            first.until("table")
        assert first.state["table"]["seats"][1]["kind"] == "person"


def test_pausing_needs_consent_and_the_clock_runs_meanwhile(server: Running, ann: Browser, bob: Browser) -> None:
    table = table_for_two(ann, bob, clock={"minutes": 30, "increment": 0})
    with ann.sit(table) as first, bob.sit(table) as second:
        assert first.ask("pause")["t"] == "ok"
        assert second.until("vote")["vote"]["kind"] == "pause"
        assert second.ask("vote", yes=False)["t"] == "ok"
        first.ask("pause")
        second.until("vote")
        server.turn(100)
        second.ask("vote", yes=True)
        while first.state["clocks"] is None or not first.state["clocks"]["paused"]:
            first.recv()
        left = first.state["clocks"]["left"]["0"]
        assert left <= 1_700_000, "the clock ran while the question was open"
        server.turn(100)
        first.choose("pass")  # whoever plays on doesn't think for nothing
        assert not first.state["clocks"]["paused"]
        assert left - 5_000 < first.state["clocks"]["left"]["0"] <= left


def test_alone_against_computers_one_may_pause_at_once(ann: Browser) -> None:
    seats = [{"who": "me"}, {"who": "bot", "bot": "random"}]
    made = ann.post("/api/tables", game="whispers", seats=seats, clock={"minutes": 5, "increment": 0})
    with ann.sit(made["table"]) as seat:
        seat.ask("pause")
        assert seat.state["clocks"]["paused"]


def test_strangers_all_say_that_they_are_ready(server: Running, ann: Browser, bob: Browser) -> None:
    table = ann.post("/api/tables", game="whispers", seats=[{"who": "me"}, {"who": "open"}])["table"]
    with ann.sit(table) as first:
        assert first.ask("ready")["code"] == "forbidden"
        bob.post(f"/api/tables/{table}/sit", seat=1)
        ready = first.until("table")["ready"]
        assert ready["needs"] == [0, 1] and ready["yes"] == [] and 0 < ready["left"] <= 60_000
        assert first.view is None, "the game has not begun"
        with bob.sit(table) as second:
            assert second.ask("ready")["t"] == "ok"
            assert first.until("table")["ready"]["yes"] == [1]
            assert first.ask("ready")["t"] == "ok"
            while second.view is None:
                second.recv()
            assert second.state["table"]["status"] == "playing"


def test_whoever_is_not_ready_in_time_loses_the_seat(server: Running, ann: Browser, bob: Browser) -> None:
    table = ann.post("/api/tables", game="whispers", seats=[{"who": "me"}, {"who": "open"}])["table"]
    with ann.sit(table) as first:
        bob.post(f"/api/tables/{table}/sit", seat=1)
        first.until("table")
        first.ask("ready")
        server.turn(61)
        while first.state["table"]["seats"][1]["kind"] != "open":
            first.until("table")
        assert first.state["ready"] is None and first.state["table"]["status"] == "open"
        bob.post(f"/api/tables/{table}/sit", seat=1)  # and may sit down again
        with bob.sit(table) as second:
            second.ask("ready")
            server.turn(61)  # now the host isn't there; nobody sits on
            while second.state["ready"] is not None:
                second.recv()
            assert [seat["kind"] for seat in second.state["table"]["seats"]] == ["person", "person"]
            second.ask("ready")
            first.ask("ready")
            while second.view is None:
                second.recv()


def test_friends_begin_at_once(ann: Browser, bob: Browser) -> None:
    assert bob.get(f"/api/tables/{table_for_two(ann, bob)}")["status"] == "playing"


def test_the_host_may_remove_somebody_before_the_start(server: Running, ann: Browser, bob: Browser) -> None:
    seats = [{"who": "me"}, {"who": "open"}, {"who": "friend"}]
    made = ann.post("/api/tables", game="whispers", seats=seats)
    table = made["table"]
    bob.post(f"/api/tables/{table}/sit", seat=1)
    bob.post(f"/api/tables/{table}/remove", 422, seat=0)
    ann.post(f"/api/tables/{table}/remove", 422, seat=0)
    with bob.sit(table) as second:
        ann.post(f"/api/tables/{table}/remove", seat=1)
        assert second.until("table")["you"] is None
    assert "removed" in bob.post(f"/api/tables/{table}/sit", 422, seat=1)["error"]
    carol = server.browser("Carol")
    carol.post("/api" + made["invites"][0]["link"])
    ann.post(f"/api/tables/{table}/remove", seat=2)
    assert ann.get(f"/api/tables/{table}")["seats"][2]["kind"] == "invite", "strangers don't get a friend's seat"
    carol.close()


def test_one_visitor_does_not_take_all_open_seats(server: Running, ann: Browser) -> None:
    """Issue 15, item 10: one visitor took all five open seats of five tables in 0.3 s, and the games began."""
    hosts = [server.browser(f"Host {n}") for n in range(5)]
    tables = [h.post("/api/tables", game="whispers", seats=[{"who": "me"}, {"who": "open"}])["table"] for h in hosts]
    answers = [ann.http.post(f"/api/tables/{table}/sit", json={"seat": 1}).status_code for table in tables]
    assert answers == [200, 200, 200, 422, 422]
    assert {ann.get(f"/api/tables/{table}")["status"] for table in tables} == {"open"}
    ann.post(f"/api/tables/{tables[0]}/leave")
    ann.post(f"/api/tables/{tables[3]}/sit", seat=1)
    for host in hosts:
        host.close()


@pytest.mark.parametrize("wish", ["computer", "claim"])
def test_whoever_has_time_and_is_here_keeps_the_seat(wish: str, ann: Browser, bob: Browser) -> None:
    table = table_for_two(ann, bob)
    with ann.sit(table) as first, bob.sit(table):
        assert first.ask(wish, seat=1)["code"] == "forbidden"
