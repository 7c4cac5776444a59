"""No request holds up another: no callback on the event loop uses much CPU time of its thread."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from browser import Browser
from loop_watch import LIMIT, WATCH
from running import Running, table_for_two


@pytest.fixture
def watched(server: Running) -> Iterator[None]:
    server.browser("Warm").get("/api/games")
    WATCH.begin()
    yield
    WATCH.end()
    assert WATCH.slow == [], f"more than {LIMIT * 1000:.0f} ms on the event loop"


def test_decks_and_faces(watched: None, ann: Browser) -> None:
    for game in ("agot2", "hbo", "agot1"):
        ann.get(f"/api/decks?game={game}")
        ann.get(f"/api/games/{game}/cards")
    ann.post("/api/decks", game="agot2", text="House Stark\n3x Winterfell Steward (Core)\n", keep=False)
    ann.post("/api/decks", 422, game="agot2", text="10000000x Winterfell Steward (Core)")
    ann.post("/api/decks", 422, game="agot2", text="1 a" + " " * 60_000 + "(b")


def test_a_game_its_taking_back_and_its_replay(watched: None, ann: Browser, bob: Browser) -> None:
    table = table_for_two(ann, bob, "hbo", takeback="free")
    with ann.sit(table) as first, bob.sit(table) as second:
        for n in range(60):
            for seat in (first, second):
                seat.say("sync")
                seat.until("table")
            asked = first if first.decision is not None else second
            asked.choose(n % len(asked.decision["options"]))  # type: ignore[index]
        first.ask("takeback")
        first.ask("concede")
    ann.get(f"/api/tables/{table}/replay?seat=open")


def test_the_watch_notices_what_takes_long() -> None:
    import asyncio

    async def slowly() -> None:
        sum(range(8_000_000))

    WATCH.begin()
    asyncio.run(slowly())
    WATCH.end()
    assert WATCH.slow
