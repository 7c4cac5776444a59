"""A table over its socket: choosing, being out of step, being refused, asking why."""

from __future__ import annotations

import pytest
from browser import Browser
from running import table_for_two


def test_a_joust_against_the_computer_can_be_played_to_its_end(ann: Browser) -> None:
    with ann.play("agot2", bot="random", seat={"deck": "stark"}) as seat:
        assert seat.state["table"]["seats"][0]["name"] == "Ann"
        assert seat.state["table"]["seats"][0]["plays"] == "House Stark, Fealty"
        while seat.state["result"] is None:
            if seat.decision is None:
                seat.recv()
            else:
                number = len(seat.log) % len(seat.decision["options"])
                assert seat.choose(number)["t"] == "ok"
        replay = ann.get(f"/api/tables/{seat.table}/replay?seat=0")
        view = replay["view"]
        from weirwood.server.showing.patch import apply

        for step in replay["steps"]:
            view = apply(view, step["patch"])
        assert view == seat.view
        log = replay["log"] + [line for step in replay["steps"] for line in step["log"]]
        assert log[-len(seat.log) :] == [line for line in seat.log if line][-len(log) :]
        assert ann.get("/api/lobby")["finished"][0]["id"] == seat.table


def test_options_say_what_they_are_about(ann: Browser) -> None:
    with ann.play("agot2", bot="random", seat={"deck": "stark"}) as seat:
        seat.wait_for_decision()
        seat.choose("keep")
        decision = seat.wait_for_decision()
        placed = [option for option in decision["options"] if option["verb"] == "place"]
        assert placed and decision["decline"] == "done" and decision["rule"].startswith("rr.setup")
        assert placed[0]["about"] == [{"name": placed[0]["label"][6:], "zone": "hand", "player": "Ann"}]
        assert "gold" in placed[0]["hint"]


def test_a_repeated_choice_is_harmless(ann: Browser, bob: Browser) -> None:
    table = table_for_two(ann, bob)
    with ann.sit(table) as first, bob.sit(table) as second:
        decision, seq = first.decision, first.seq
        assert decision is not None
        again = {"seq": seq, "decision": decision["id"], "option": "pass"}
        assert first.ask("choose", **again)["t"] == "ok"
        assert first.ask("choose", **again)["t"] == "ok"
        assert second.choose("pass")["t"] == "ok"
        assert second.seq == 2


def test_an_old_decision_gets_the_table_as_it_stands(ann: Browser, bob: Browser) -> None:
    table = table_for_two(ann, bob)
    with ann.sit(table) as first:
        answer = first.ask("choose", seq=0, decision=77, option="pass")
        assert answer["t"] == "refused" and answer["code"] == "stale"
        assert first.until("table")["seq"] == 0


def test_those_who_decide_at_the_same_time_need_not_wait_for_each_other(ann: Browser, bob: Browser) -> None:
    table = table_for_two(ann, bob)
    with ann.sit(table) as first, bob.sit(table) as second:
        seq = second.seq
        assert first.choose("pass")["t"] == "ok"
        decision = second.decision
        assert decision is not None
        # Bob hasn't heard of Ann's choice yet, and it doesn't matter
        assert second.ask("choose", seq=seq, decision=decision["id"], option="pass")["t"] == "ok"


def test_what_the_rules_forbid_is_refused_with_its_clause(ann: Browser) -> None:
    with ann.play("agot2", bot="random", seat={"deck": "stark"}) as seat:
        seat.wait_for_decision()
        answer = seat.choose("marshal Ice")
        assert answer["t"] == "refused" and answer["code"] == "illegal"
        assert answer["refusals"][0]["rule"].startswith("rr.")
        assert answer["refusals"][0]["text"]


def test_why_not(ann: Browser) -> None:
    with ann.play("agot2", bot="random", seat={"deck": "stark"}) as seat:
        seat.wait_for_decision()
        seat.choose("keep")
        card = seat.view["players"][0]["hand"][0]
        answer = seat.ask("why", thing=card)
        assert [each["label"] for each in answer["answers"]] == [f"place {card}"]
        answer = seat.ask("why", label="challenge military Fool")
        assert answer["answers"][0]["open"] is False
        assert answer["answers"][0]["refusals"][0]["section"]


def test_chat_presence_and_spectators(ann: Browser, bob: Browser, server: object) -> None:
    table = table_for_two(ann, bob)
    carol = server.browser("Carol")  # type: ignore[attr-defined]
    with ann.sit(table) as first, carol.sit(table) as third:
        assert third.state["you"] is None and third.decision is None
        assert third.view["hand"] == []
        third.say("chat", text="<b>hello</b>\u202e there")
        line = first.until("chat")["line"]
        assert (line["name"], line["seat"], line["text"]) == ("Carol", None, "<b>hello</b> there")
        assert third.ask("choose", seq=0, decision=0, option="pass")["code"] == "forbidden"
        seats = [message for message in map(_read, first.raw) if message["t"] == "seats"]
        assert seats[-1]["online"] == {"seats": [0], "spectators": 1}


@pytest.mark.rule("faq2.hidden.4")
def test_what_is_said_of_a_hand_need_not_be_true(ann: Browser, bob: Browser) -> None:
    table = table_for_two(ann, bob)
    with ann.sit(table) as first, bob.sit(table) as second:
        before = second.view["hand"]
        first.say("chat", text="I hold Put to the Sword, as many as there are.")
        line = second.until("chat")["line"]
        assert line["text"] == "I hold Put to the Sword, as many as there are."
        assert second.view["hand"] == before and "text" in line and set(line) <= {"name", "seat", "text", "at", "n"}


def _read(text: str) -> dict[str, object]:
    import json

    found: dict[str, object] = json.loads(text)
    return found


def test_a_table_without_spectators(ann: Browser, bob: Browser, server: object) -> None:
    table = table_for_two(ann, bob, spectators=False)
    carol = server.browser("Carol")  # type: ignore[attr-defined]
    from browser import open_socket
    from websockets.exceptions import ConnectionClosed

    socket = open_socket(carol, f"/ws/table/{table}")
    try:
        socket.recv(5)
        raise AssertionError("a stranger was let in")
    except ConnectionClosed as closed:
        assert closed.rcvd is not None and closed.rcvd.code == 4403
    carol.get(f"/api/tables/{table}/log", 403)
