"""Taking back: free against the computer, asked of the others as soon as anything hidden was revealed."""

from __future__ import annotations

from browser import Browser, Seat
from running import table_for_two


def test_against_the_computer_it_is_free(ann: Browser) -> None:
    with ann.play("agot2", bot="random", seat={"deck": "stark"}) as seat:
        seat.wait_for_decision()
        assert seat.state["takeback"] == "no"
        hand, log = seat.view["players"][0]["hand"], list(seat.log)
        seat.choose("mulligan")
        assert seat.state["takeback"] == "free"
        seat.say("takeback")
        while not seat.until("update").get("back"):
            pass
        assert seat.view["players"][0]["hand"] == hand
        assert seat.log == log
        assert seat.decision is not None and seat.decision["kind"] == "mulligan"
        # the choice that was taken back can't be repeated by mistake
        stale = seat.ask("choose", seq=1, decision=0, option="mulligan")
        assert stale["t"] == "refused" and stale["code"] == "stale"


def test_where_nothing_was_revealed_it_is_free_among_people_too(ann: Browser, bob: Browser) -> None:
    table = table_for_two(ann, bob, "agot2")
    with ann.sit(table) as first, bob.sit(table) as second:
        for seat in (first, second) if first.decision else (second, first):
            seat.wait_for_decision()
            seat.choose("keep")
        for seat in (first, second):
            seat.say("sync")
            seat.until("table")
        placing = next(seat for seat in (first, second) if seat.decision is not None)
        log = list(placing.log)
        placing.choose(0)
        assert placing.log != log
        assert placing.ask("takeback")["t"] == "ok"
        assert placing.state["vote"] is None
        assert placing.log == log


def ask_back(first: Seat, second: Seat) -> None:
    first.choose("pass")
    second.until("update")
    second.choose("pass")
    while first.decision is None or first.decision["kind"] != "bid" or first.seq < 2:
        first.recv()
    while second.seq < 2:
        second.recv()
    assert first.ask("takeback")["t"] == "ok"


def test_among_people_the_others_are_asked(ann: Browser, bob: Browser) -> None:
    table = table_for_two(ann, bob)
    with ann.sit(table) as first, bob.sit(table) as second:
        ask_back(first, second)
        vote = second.until("vote")["vote"]
        assert (vote["kind"], vote["by"], vote["needs"]) == ("takeback", 0, [1])
        assert second.ask("vote", yes=True)["t"] == "ok"
        while first.seq < 3:
            first.recv()
        assert first.state["waiting"] == [0, 1]


def test_they_may_say_no(ann: Browser, bob: Browser) -> None:
    table = table_for_two(ann, bob)
    with ann.sit(table) as first, bob.sit(table) as second:
        ask_back(first, second)
        second.until("vote")
        assert second.ask("vote", yes=False)["t"] == "ok"
        assert "Bob says no" in first.until("notice")["text"]
        assert first.seq == 2 and first.state["vote"] is None


def test_a_table_may_forbid_it(ann: Browser, bob: Browser) -> None:
    table = table_for_two(ann, bob, takeback="never")
    with ann.sit(table) as first:
        first.choose("pass")
        assert first.state["takeback"] == "no"
        assert first.ask("takeback")["code"] == "forbidden"
