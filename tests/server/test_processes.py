"""Several processes on one database: what is chosen at one is seen at the other, and only one choice counts."""

from __future__ import annotations

from collections.abc import Callable

from browser import Browser
from running import Running, table_for_two


def test_two_servers_play_one_game(database: str, start: Callable[..., Running]) -> None:
    one, two = start(database), start(database)
    ann, bob = one.browser("Ann"), two.browser("Bob")
    table = table_for_two(ann, bob)
    with ann.sit(table) as first, bob.sit(table) as second, elsewhere(ann, two).sit(table) as twin:
        assert twin.state["you"] == 0
        for _ in range(3):
            while first.decision is None or first.decision["kind"] != "bid":
                first.recv()
            while second.decision is None or second.seq < first.seq:
                second.recv()
            assert first.choose("pass")["t"] == "ok"
            assert second.choose("pass")["t"] == "ok"
            while first.seq < second.seq:
                first.recv()
        assert first.state["result"] is not None or first.until("table")["result"] is not None
        assert second.state["result"] is not None
        while twin.seq < first.seq:
            twin.recv()
        assert twin.view == first.view and twin.log == first.log


def test_the_same_decision_at_two_servers_is_answered_once(database: str, start: Callable[..., Running]) -> None:
    one, two = start(database), start(database)
    ann, bob = one.browser("Ann"), two.browser("Bob")
    table = table_for_two(ann, bob)
    with ann.sit(table) as first, elsewhere(ann, two).sit(table) as twin:
        decision = first.decision
        assert decision is not None
        labels = [option["label"] for option in decision["options"]]
        for seat, label in ((first, labels[0]), (twin, labels[-1])):
            seat.say("choose", seq=0, decision=decision["id"], option=label)
        answers = [seat.until("ok", "refused") for seat in (first, twin)]
        assert sorted(answer["t"] for answer in answers) == ["ok", "refused"]
        assert {answer.get("code") for answer in answers} == {None, "stale"}
        assert ann.get(f"/api/tables/{table}")["choices"] == 1
        line = twin.ask("chat", text="hello from afar")
        assert line["t"] == "ok"
        assert first.until("chat")["line"]["text"] == "hello from afar"


def elsewhere(browser: Browser, running: Running) -> Browser:
    """The same person at another server."""
    other = Browser(running.base)
    other.http.cookies.clear()
    for cookie in browser.http.cookies.jar:
        other.http.cookies.set(cookie.name, cookie.value or "")
    return other


def test_a_wish_to_play_again_is_kept_and_is_known_to_every_server(
    database: str, start: Callable[..., Running]
) -> None:
    one, two = start(database), start(database)
    ann, bob = one.browser("Ann"), two.browser("Bob")
    table = table_for_two(ann, bob)
    with ann.sit(table) as first, bob.sit(table) as second:
        first.ask("concede")
        second.until("table")
        assert first.ask("rematch")["t"] == "ok"
        assert second.until("rematch")["wants"] == [0]
    one.stop()
    three = start(database)
    with elsewhere(ann, three).sit(table) as first, bob.sit(table) as second:
        assert first.state["rematch"] == {"table": None, "wants": [0]}
        assert second.ask("rematch")["t"] == "ok"
        again = first.until("rematch")["table"]
        assert [seat["name"] for seat in bob.get(f"/api/tables/{again}")["seats"]] == ["Bob", "Ann"]
