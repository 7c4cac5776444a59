"""What one person reads again and again, or has much of, takes nothing from the others.

Found by a third stranger on loopback, who read decks, rules, situations and what a guide says.
"""

from __future__ import annotations

import gc
import threading
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from functools import _lru_cache_wrapper
from typing import Any

import httpx
import pytest
from browser import Browser, soon
from running import Running
from sqlalchemy import create_engine, insert, select

from weirwood.games.agot2 import GAME
from weirwood.server.computers.thinker import Request
from weirwood.server.store import schema
from weirwood.server.tables.decks import deckbox
from weirwood.server.tables.hub import Hub
from weirwood.server.web import lobby_api, reference_api

LONG = "House Stark\n" + "\n".join(f"9x {name}" for name in list(GAME.cards.names())[40:520])
"""A deck with hundreds of reasons why it isn't legal."""


@pytest.fixture
def hub(server: Running) -> Iterator[Hub]:
    hub = server.application.hub
    assert hub is not None
    for bucket in (hub.looking, hub.looking_of_address, hub.guiding, hub.guiding_of_address):
        bucket.found.clear()
    yield hub
    for bucket in (hub.looking, hub.looking_of_address):
        bucket.found.clear()


def many(hub: Hub, browser: Browser, text: str, count: int) -> None:
    """So many decks of one person's, of which it has one already."""
    browser.post("/api/decks", game="agot2", text=text)
    d = schema.decks
    with create_engine(hub.database.address).begin() as sql:
        row = dict(sql.execute(select(d).order_by(d.c.created.desc())).first()._mapping)  # type: ignore[union-attr]
        sql.execute(insert(d), [{**row, "id": f"{row['id'][:12]}{n}"} for n in range(count - 1)])


def test_a_long_list_of_decks_says_little_of_each(hub: Hub, server: Running) -> None:
    eve = server.browser("Eve")
    many(hub, eve, LONG, 150)
    answer = eve.http.get("/api/decks?game=agot2")  # (and the loop is watched)
    mine = answer.json()["mine"]
    assert len(mine) == 150 and len(answer.content) < 1_000_000
    assert len(mine[0]["refusals"]) == deckbox.FEW + 1 and "more" in mine[0]["refusals"][-1]["reason"]
    whole = eve.get(f"/api/decks/{mine[0]['id']}")
    assert len(whole["refusals"]) == deckbox.MANY + 1


def test_who_has_many_decks_waits_with_them_for_the_others(
    hub: Hub, server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    eve, bob = server.browser("Eve"), server.browser("Bob")
    many(hub, eve, "House Stark\n1x Ice", 80)
    plain = GAME.decks.check

    def slowly(*args: Any) -> Any:
        time.sleep(0.02)
        return plain(*args)

    monkeypatch.setattr(GAME.decks, "check", slowly)
    done: list[int] = []

    def ask() -> None:
        with httpx.Client(base_url=server.base, headers=eve.http.headers, cookies=eve.http.cookies) as http:
            done.append(http.get("/api/decks?game=agot2", timeout=60).status_code)

    askers = [threading.Thread(target=ask) for _ in range(6)]
    for each in askers:
        each.start()
    soon(lambda: hub.workshop.line.inside >= 4)
    assert bob.get("/api/games/agot2/cards/Arya Stark")
    assert not done
    for each in askers:
        each.join(60)
    assert done == [200] * 6


def test_a_deck_is_judged_once_as_long_as_it_is_the_same(
    hub: Hub, server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    eve = server.browser("Eve")
    deck = eve.post("/api/decks", game="agot2", text="House Stark\n1x Ice")["deck"]
    first = eve.get("/api/decks?game=agot2")["mine"]
    judged: list[int] = []
    plain = GAME.decks.check
    monkeypatch.setattr(GAME.decks, "check", lambda *args: judged.append(1) or plain(*args))  # type: ignore[func-returns-value]
    assert eve.get("/api/decks?game=agot2")["mine"] == first and not judged
    eve.post("/api/decks", game="agot2", text="House Lannister\n1x Ice", id=deck["id"])
    again = eve.get("/api/decks?game=agot2")["mine"]
    assert again[0]["line"] != first[0]["line"]
    assert eve.get("/api/decks?game=agot2&format=melee")["mine"] and judged


def test_what_there_is_to_play_is_put_together_once(ann: Browser, monkeypatch: pytest.MonkeyPatch) -> None:
    first = ann.http.get("/api/games")
    made: list[str] = []
    monkeypatch.setattr(lobby_api, "offered", lambda game: made.append(game) or [])  # type: ignore[func-returns-value]
    assert ann.http.get("/api/games").json() == first.json() and not made
    assert ann.http.get("/api/games", headers={"if-none-match": first.headers["etag"]}).status_code == 304


def test_a_clause_that_is_not_there_is_looked_for_beside_the_loop_and_told_in_short(
    hub: Hub, ann: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    where: list[str] = []
    plain = reference_api.clause  # type: ignore[attr-defined]

    def noted(id: str) -> Any:
        where.append(threading.current_thread().name)
        return plain(id)

    monkeypatch.setattr(reference_api, "clause", noted)
    answer = ann.get("/api/rules/rr." + "events." * 5000, 404)
    assert len(answer["error"]) < 300 and where[0].startswith("workshop")


@pytest.mark.parametrize(
    "path",
    ["/api/rules?q=e", "/api/rules/rr.none.1", "/api/games/hbo/situations?card=Ice", "/api/games/hbo/situations/x"],
)
def test_nobody_looks_things_up_without_end(hub: Hub, server: Running, path: str) -> None:
    eve, bob = server.browser("Eve"), server.browser("Bob")
    with ThreadPoolExecutor(4) as pool:
        found = set(pool.map(lambda _: eve.http.get(path).status_code, range(90)))
    assert 429 in found and 500 not in found
    assert bob.http.get(path).status_code in (200, 404)


def test_a_good_choice_is_thought_about_once(hub: Hub, ann: Browser, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[Request] = []
    plain = hub.advisers.ask

    async def ask(request: Request, since: float | None = None) -> dict[str, Any]:
        asked.append(request)
        return await plain(request, since)

    monkeypatch.setattr(hub.advisers, "ask", ask)
    with ann.sit(ann.post("/api/guide", game="hbo")["table"]) as seat:
        seat.wait_for_decision()
        decision = seat.decision
        assert decision is not None
        told = []
        for _ in range(3):
            seat.say("guide", decision=decision["id"])
            told.append(seat.until("guide"))
        assert len(asked) == 1 and len({each["label"] for each in told}) == 1
        for _ in range(40):
            seat.say("guide", decision=decision["id"])
        while seat.recv()["t"] != "refused":
            pass


def test_nothing_is_kept_of_games_that_are_not_there(hub: Hub, ann: Browser) -> None:
    """A name is as long as a request may be, and every new person may say another one."""

    def kept() -> list[Any]:
        """Where something was kept under one of these names."""
        caches = [each for each in gc.get_objects() if type(each) is _lru_cache_wrapper]  # (a proxy may be of nothing)
        inside = [held for each in caches for held in gc.get_referents(each) if isinstance(held, dict)]
        words = [word for held in inside for key in held for word in (key if isinstance(key, list) else [key])]
        return [word[:20] for word in words if isinstance(word, str) and word in names]

    names = [f"{n:05}" * 2000 for n in range(8)]
    for name in names:
        ann.post("/api/guide", 422, game=name)
        ann.post("/api/situations", 422, game=name, situation="x")
        ann.post("/api/play", 422, game=name)
        ann.http.get("/api/decks", params={"game": name[:4000]})
    assert not kept()
