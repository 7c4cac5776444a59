"""The lobby's lists: what somebody may see is not crowded out by what they may not."""

from __future__ import annotations

from collections.abc import Callable

from browser import Browser
from running import Running, table_for_two
from sqlalchemy import insert

from weirwood import bots
from weirwood.kernel import rulebook
from weirwood.server.store import schema
from weirwood.server.store.rows import SeatRow, Settings, TableRow

MANY = 300


def many_private(running: Running, status: str, **settings: bool) -> None:
    """Newer tables than all others, which nobody else may see."""
    hub = running.application.hub
    assert hub is not None
    rows = [
        TableRow(f"hidden{status}{n}", "whispers", "Hidden", "somebody", status, Settings(**settings), 4e9 + n, 4e9 + n)
        for n in range(MANY)
    ]

    def job(sql: object) -> None:
        sql.execute(insert(schema.tables), [row.values() for row in rows])  # type: ignore[attr-defined]
        seats = [{"table": row.id, **SeatRow(n, "open").values()} for row in rows for n in range(2)]
        sql.execute(insert(schema.seats), seats)  # type: ignore[attr-defined]

    hub.database.write("", job).result()


def test_private_tables_hide_nobody_elses(start: Callable[..., Running]) -> None:
    running = start()
    ann, bob, carl = (running.browser(name) for name in ("Ann", "Bob", "Carl"))
    opened = ann.post("/api/tables", game="whispers", seats=[{"who": "me"}, {"who": "open"}])["table"]
    playing = table_for_two(ann, bob)
    over = table_for_two(ann, bob, private=True)
    with bob.sit(over) as seat:
        seat.ask("concede")
    many_private(running, "open", private=True)
    many_private(running, "playing", spectators=False)
    many_private(running, "over", private=True)
    lists = carl.get("/api/lobby")
    assert [each["id"] for each in lists["open"]] == [opened]
    assert [each["id"] for each in lists["watch"]] == [playing]
    assert lists["finished"] == [] and lists["mine"] == []
    assert [each["id"] for each in bob.get("/api/lobby")["finished"]] == [over]


def test_tables_without_a_free_seat_hide_none_with_one(start: Callable[..., Running]) -> None:
    running = start()
    ann, carl = running.browser("Ann"), running.browser("Carl")
    opened = ann.post("/api/tables", game="whispers", seats=[{"who": "me"}, {"who": "open"}])["table"]
    for _ in range(3):
        ann.post("/api/tables", game="whispers", seats=[{"who": "me"}, {"who": "friend"}])
    assert [each["id"] for each in carl.get("/api/lobby")["open"]] == [opened]


def test_the_lobby_says_of_each_computer_what_it_was_measured_to_beat(ann: Browser) -> None:
    for game in ann.get("/api/games"):
        first = game["bots"][0]
        computers = rulebook(game["id"]).computers
        usual = computers.usual
        assert first["id"] == usual and {each["id"] for each in game["bots"]} == {
            name for name in bots.BOTS if name in computers.tempers or name not in ("reckless", "cautious", "vengeful")
        }
        assert all(each["name"] and each["about"] for each in game["bots"])
        told = {each["id"]: each["beats"] for each in game["bots"]}
        assert told["herald"] and not told["maester"] and not told["random"], "only what was measured is said"
        with ann.play(game["id"]) as seat:
            assert {each["bot"] for each in seat.state["table"]["seats"]} == {None, usual}
