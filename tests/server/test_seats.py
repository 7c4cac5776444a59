"""Seats: invitations, conceding, computers that take over, playing again, and clocks."""

from __future__ import annotations

import json

from browser import Browser
from running import Running, table_for_two


def test_an_invitation_is_for_one_seat_and_one_person(server: Running, ann: Browser, bob: Browser) -> None:
    made = ann.post("/api/tables", game="whispers", seats=[{"who": "me"}, {"who": "friend"}, {"who": "open"}])
    link = made["invites"][0]["link"]
    assert bob.get("/api" + link)["seat"] == 1
    assert bob.post("/api" + link) == {"table": made["table"], "seat": 1}
    carol = server.browser("Carol")
    carol.post("/api" + link, 404)
    carol.post(f"/api/tables/{made['table']}/sit", 422, seat=1)
    bob.post(f"/api/tables/{made['table']}/sit", 422, seat=2)  # one seat each
    assert any(each["id"] == made["table"] for each in carol.get("/api/lobby")["open"])
    carol.post(f"/api/tables/{made['table']}/sit", seat=2)
    for browser in (ann, bob, carol):  # a stranger is there: all say that they are ready
        with browser.sit(made["table"]) as seat:
            seat.ask("ready")
    table = carol.get(f"/api/tables/{made['table']}")
    assert table["status"] == "playing"
    assert [seat["name"] for seat in table["seats"]] == ["Ann", "Bob", "Carol"]
    assert [seat["you"] for seat in table["seats"]] == [False, False, True]


def test_a_new_invitation_replaces_the_old_one(ann: Browser, bob: Browser) -> None:
    made = ann.post("/api/tables", game="whispers", seats=[{"who": "me"}, {"who": "friend"}])
    bob.post(f"/api/tables/{made['table']}/invite", 422, seat=1)
    link = ann.post(f"/api/tables/{made['table']}/invite", seat=1)["link"]
    bob.post("/api" + made["invites"][0]["link"], 404)
    bob.post("/api" + link)


def test_the_same_name_twice_is_told_apart(server: Running, ann: Browser) -> None:
    other = server.browser("ANN")
    table = table_for_two(ann, other)
    assert [seat["name"] for seat in ann.get(f"/api/tables/{table}")["seats"]] == ["Ann", "ANN 2"]


def test_getting_up_and_closing_a_table(ann: Browser, bob: Browser) -> None:
    made = ann.post("/api/tables", game="whispers", seats=[{"who": "me"}, {"who": "open"}, {"who": "open"}])
    table = made["table"]
    bob.post(f"/api/tables/{table}/sit", seat=1)
    bob.post(f"/api/tables/{table}/leave")
    assert [seat["kind"] for seat in bob.get(f"/api/tables/{table}")["seats"]] == ["person", "open", "open"]
    bob.post(f"/api/tables/{table}/fill", 422, seat=1, bot="random")
    ann.post(f"/api/tables/{table}/leave")
    bob.get(f"/api/tables/{table}", 404)


def test_whoever_waits_sees_the_game_start(ann: Browser) -> None:
    made = ann.post("/api/tables", game="whispers", seats=[{"who": "me"}, {"who": "open"}])
    with ann.sit(made["table"]) as seat:
        assert seat.view is None
        ann.post(f"/api/tables/{made['table']}/fill", seat=1, bot="random")
        seat.until("table")
        assert seat.view is not None and seat.decision is not None


def test_conceding_ends_a_game_of_two_and_publishes_the_record(ann: Browser, bob: Browser) -> None:
    table = table_for_two(ann, bob)
    bob.get(f"/api/tables/{table}/record", 403)
    bob.get(f"/api/tables/{table}/replay", 403)
    report = bob.post(f"/api/tables/{table}/report", text="That was wrong.")
    assert report["file"] is None
    bob.get(f"/api/tables/{table}/report/1", 403)
    with ann.sit(table) as first, bob.sit(table) as second:
        assert first.ask("concede")["t"] == "ok"
        over = second.until("table")
        assert over["result"] == {"winners": [1], "reason": "Ann concedes.", "rule": "", "by": "concession"}
        assert over["decision"] is None
        assert second.ask("choose", seq=0, decision=0, option="pass")["code"] == "over"
        record = bob.get(f"/api/tables/{table}/record")
        assert record["game"] == "whispers" and len(record["seed"]) == 80
        assert bob.get(f"/api/tables/{table}/report/1")["note"].endswith("Bob: That was wrong.")
        first.say("rematch")
        assert second.until("rematch")["table"] is None
        second.say("rematch")
        again = second.until("rematch")["table"]
        assert [seat["name"] for seat in bob.get(f"/api/tables/{again}")["seats"]] == ["Bob", "Ann"]


def table_for_three(server: Running, ann: Browser, bob: Browser) -> tuple[str, Browser]:
    """Ann's table, to which she has invited Bob and Carol."""
    seats = [{"who": "me"}, {"who": "friend"}, {"who": "friend"}]
    made = ann.post("/api/tables", game="whispers", seats=seats)
    carol = server.browser("Carol")
    for browser, invite in zip((bob, carol), made["invites"], strict=True):
        browser.post("/api" + invite["link"])
    return made["table"], carol


def test_with_more_players_a_computer_plays_on(server: Running, ann: Browser, bob: Browser) -> None:
    table, carol = table_for_three(server, ann, bob)
    with ann.sit(table) as first, bob.sit(table) as second:
        assert first.ask("computer", seat=1)["code"] == "forbidden"  # Bob is at the table
        server.turn(121)
        while first.until("seats")["seats"][2]["kept"] != 0:
            pass
        assert first.ask("computer", seat=2)["t"] == "ok"  # Carol isn't: Bob is asked
        second.until("vote")
        second.ask("vote", yes=True)
        second.choose("pass")
        first.choose("pass")
        while first.seq < 3:
            first.recv()
        with carol.sit(table) as third:  # who comes back has the seat at once
            while third.state["table"]["seats"][2]["kind"] != "person":
                third.recv()
            assert third.ask("return")["code"] == "forbidden"
        second.ask("concede")
        while (seats := first.until("seats"))["seats"][1]["kind"] != "bot":
            pass
        assert seats["seats"][1]["conceded"]
        while second.decision is not None:
            second.recv()


def test_whose_seat_a_computer_plays_is_asked_nothing(ann: Browser, bob: Browser, server: Running) -> None:
    table = table_for_two(ann, bob)
    with bob.sit(table) as second:
        assert second.decision is not None
        hub = server.application.hub
        assert hub is not None
        room = hub.rooms[table]
        room.seats[1].kind = "bot"
        assert json.loads(room.audience.snapshot(1, room.seats[1].person))["decision"] is None
        room.seats[1].kind = "person"
        assert json.loads(room.audience.snapshot(1, room.seats[1].person))["decision"] == second.decision


def test_whoever_has_left_too_is_not_asked(server: Running, ann: Browser, bob: Browser) -> None:
    table, _ = table_for_three(server, ann, bob)
    with ann.sit(table) as first:
        server.turn(121)
        while first.until("seats")["seats"][1]["kept"] != 0:
            pass
        assert first.ask("computer", seat=1)["t"] == "ok"  # Carol has left as well
        assert first.state["vote"] is None and first.state["table"]["seats"][1]["kind"] == "bot"


def test_clocks_run_stop_and_run_out(ann: Browser, bob: Browser, server: Running) -> None:
    table = table_for_two(ann, bob, clock={"minutes": 1, "increment": 5})
    with ann.sit(table) as first, bob.sit(table) as second:
        assert first.state["clocks"]["running"] == [0, 1]
        first.ask("pause")
        second.until("vote")
        second.ask("vote", yes=True)
        clocks = second.state["clocks"]
        assert clocks["paused"] and clocks["by"] == 0 and clocks["running"] == []
        left = clocks["left"]["0"]
        server.turn(30)
        second.ask("resume")
        while first.state["clocks"]["paused"] or first.state["clocks"]["left"]["0"] > left:
            first.recv()
        assert left - 5_000 <= first.state["clocks"]["left"]["0"] <= left
        second.choose("pass")
        assert second.state["clocks"]["left"]["1"] > 60_000
        assert second.ask("claim", seat=0)["code"] == "forbidden"
        server.turn(61)
        while not second.until("seats")["seats"][0]["timed_out"]:
            pass
        assert second.ask("claim", seat=0)["t"] == "ok"
        assert second.state["result"]["by"] == "time"


def test_passing_until_something_happens_and_always_declining(ann: Browser, bob: Browser) -> None:
    table = table_for_two(ann, bob)
    with ann.sit(table) as first, bob.sit(table) as second:
        assert first.ask("prefs", prefs={"until": True})["t"] == "ok"
        while first.seq < 1:
            first.recv()
        second.choose(0)  # Bob bids alone, wins, and takes rewards; Ann passes without being asked
        while first.seq < 2:
            first.recv()
        while second.seq < 2:
            second.recv()
        if second.decision is not None and second.decision["kind"] == "reward":
            second.choose("pass")
            while first.seq < 4:
                first.recv()
        assert first.decision is None
        assert first.ask("prefs", prefs={"until": False, "decline": ["bid 1", "BID 2"]})["t"] == "ok"
        assert first.state["prefs"]["decline"] == ["bid 1", "bid 2"]
        assert second.state["prefs"]["decline"] == [] and not second.state["prefs"]["until"]
