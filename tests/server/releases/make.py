"""A small database as a release leaves it, as SQL: `python tests/server/releases/make.py VERSION`, once for each release.

Ann and Bob have begun a joust and taken a choice back, finished a game (with a report and chat), one table is open,
one is private, Bob keeps a deck, and a table with a clock is in play. The cookies are kept beside it (`VERSION.json`).
"""

from __future__ import annotations

import json
import sqlite3
import sys
import tempfile
from pathlib import Path

HERE = Path(__file__).parent
sys.path[:0] = [str(HERE.parent), str(HERE.parent.parent)]

from browser import Browser, Seat  # noqa: E402
from running import Running, table_for_two  # noqa: E402


def play(first: Seat, second: Seat, choices: int) -> None:
    for _ in range(choices):
        for seat in (first, second):
            seat.say("sync")
            seat.until("table")
        asked = next(seat for seat in (first, second) if seat.decision is not None)
        asked.choose(0)


def tables(ann: Browser, bob: Browser) -> dict[str, str]:
    """All kinds of tables, by what they are."""
    playing = table_for_two(ann, bob, "hbo")
    with ann.sit(playing) as first, bob.sit(playing) as second:
        play(first, second, 8)
        first.say("sync")
        first.until("table")
        first.ask("takeback")
        if first.state.get("vote"):
            second.ask("vote", yes=True)
        first.ask("chat", text="A good beginning.")
    over = table_for_two(ann, bob, "agot2")
    with ann.sit(over) as first, bob.sit(over) as second:
        play(first, second, 10)
        ann.post(f"/api/tables/{over}/report", text="That was not how it goes.")
        second.ask("concede")
    with_clock = table_for_two(ann, bob, "hbo", clock={"minutes": 30, "increment": 5})
    seats = [{"who": "me"}, {"who": "open"}]
    opened = ann.post("/api/tables", game="hbo", title="Come and play", seats=seats)["table"]
    private = ann.post("/api/tables", game="hbo", private=True, spectators=False, seats=seats)["table"]
    return {"playing": playing, "over": over, "clock": with_clock, "open": opened, "private": private}


def main() -> None:
    version = sys.argv[1]
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "tables.db"
        running = Running(f"sqlite:///{path}")
        ann, bob = running.browser("Ann"), running.browser("Bob")
        found = tables(ann, bob)
        deck = ann.http.get("/api/decks/stark?game=agot2").json()
        text = "\n".join(line["text"] if isinstance(line, dict) else line for line in deck["lines"])
        bob.post("/api/decks", game="agot2", text=text, name="Winter")
        cookies = {name: each.http.cookies["weirwood"] for name, each in (("Ann", ann), ("Bob", bob))}
        running.stop()
        with sqlite3.connect(path) as connection:
            (HERE / f"{version}.sql").write_text("\n".join(connection.iterdump()) + "\n", encoding="utf-8")
    (HERE / f"{version}.json").write_text(json.dumps({"cookies": cookies, "tables": found}, indent=1) + "\n")


if __name__ == "__main__":
    main()
