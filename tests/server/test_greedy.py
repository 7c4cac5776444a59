"""What one person asks for again and again, on many sockets or by many requests, takes nothing from the others.

Found by a stranger on loopback, who knew the page and what it says to the server.
"""

from __future__ import annotations

import asyncio
import gzip
import threading
from collections.abc import Callable
from typing import Any

import pytest
from browser import Browser, open_socket, soon
from running import Running

from weirwood.server.browsers.connection import TOO_SLOW, Connection
from weirwood.server.browsers.limits import QUEUED
from weirwood.server.showing import seen
from weirwood.server.web import http, reference_api


def threads_of(monkeypatch: pytest.MonkeyPatch, home: Any, name: str) -> list[str]:
    """The threads in which something is done from now on."""
    found: list[str] = []
    plain = getattr(home, name)

    def noted(*args: Any, **more: Any) -> Any:
        found.append(threading.current_thread().name)
        return plain(*args, **more)

    monkeypatch.setattr(home, name, noted)
    return found


@pytest.mark.parametrize(("query", "work"), [("q=challenge", "search"), ("card=Winterfell", "naming")])
def test_rules_are_looked_up_beside_the_loop(
    ann: Browser, monkeypatch: pytest.MonkeyPatch, query: str, work: str
) -> None:
    where = threads_of(monkeypatch, reference_api, work)
    ann.get(f"/api/rules?{query}")
    assert [name.startswith("workshop") for name in where] == [True]


def test_a_long_log_is_read_beside_the_loop(ann: Browser, monkeypatch: pytest.MonkeyPatch) -> None:
    table = ann.post("/api/play", game="whispers", bot="random")["table"]
    where = threads_of(monkeypatch, seen, "lines")
    ann.get(f"/api/tables/{table}/log")
    assert where and all(name.startswith("workshop") for name in where)


MOST = 400 * 1024
"""Bytes that all cards of a game may take on their way, compressed: the page looks cards up in them by itself."""


def test_all_cards_of_a_game_are_sent_in_little(ann: Browser) -> None:
    for game in ("agot1", "agot2", "hbo", "fief"):
        answer = ann.http.get(f"/api/games/{game}/cards", headers={"Accept-Encoding": "gzip"})
        assert answer.headers["content-encoding"] == "gzip"
        assert int(answer.headers["content-length"]) <= MOST, game


def test_what_all_are_sent_is_compressed_once(ann: Browser, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(http, "_compressed", {})
    where = threads_of(monkeypatch, gzip, "compress")
    first, second = (ann.http.get("/api/games/hbo/cards") for _ in range(2))
    assert first.headers["content-encoding"] == "gzip" and first.json() == second.json()
    assert len([name for name in where if name.startswith("workshop")]) == len(where) == 1


def test_many_sockets_of_one_person_are_one_person(start: Callable[..., Running]) -> None:
    running = start(rate=(0.01, 30))
    ann = running.browser("Ann")
    table = ann.post("/api/play", game="whispers", bot="random")["table"]
    answers = []
    for _ in range(4):
        with ann.sit(table) as seat:
            answers += [seat.ask("prefs", prefs={"windows": True})["t"] for _ in range(11)]
    assert answers.count("ok") <= 31


def test_asking_for_everything_anew_counts_more_than_a_message(start: Callable[..., Running]) -> None:
    running = start(rate=(0.01, 30))
    with running.browser("Ann").play("whispers", bot="random") as seat:
        for _ in range(12):
            seat.say("sync")
        seen_tables = 0
        while True:
            message = seat.recv()
            if message["t"] == "refused":
                break
            seen_tables += message["t"] == "table"
        assert message["code"] == "rate" and seen_tables <= 6


FRAMES = {
    "pings": b"\x89\x80\0\0\0\0",
    "answers": b"\x8a\x80\0\0\0\0",
    "parts": b"\0\x80\0\0\0\0",
    "messages": b"\x81\x81\0\0\0\0a",
}


@pytest.mark.parametrize("kind", FRAMES)
def test_a_flood_of_frames_is_cut_off_and_nobody_waits_for_it(start: Callable[..., Running], kind: str) -> None:
    running = start(rate=(0.01, 10))
    browser = running.browser("Ann")
    line = open_socket(browser, "/ws/lobby").socket
    begun = b"\x01\x80\0\0\0\0" if kind == "parts" else b""
    try:
        line.sendall(begun + FRAMES[kind] * 40_000)  # in one go: as much as is read at once
    except OSError:
        pass  # cut off before all of it was sent
    hub = running.application.hub
    assert hub is not None
    soon(lambda: not hub.lobby, "it is still listened to")
    assert browser.http.get("/api/me").status_code == 200


def test_a_long_message_in_many_parts_is_heard(start: Callable[..., Running]) -> None:
    running = start()
    with open_socket(running.browser("Ann"), "/ws/lobby") as socket:
        socket.send(["x" * 1500] * 10)
        assert '"pong"' in str(socket.recv())


def test_a_browser_that_reads_nothing_is_not_kept_megabytes_for(start: Callable[..., Running]) -> None:
    async def reads_nothing() -> int:
        who = Connection(None, "a", "Ann", None)  # type: ignore[arg-type]
        sent = 0
        while who.closing is None:
            who.send(b"x" * 100_000)
            sent += 100_000
        assert who.closing == TOO_SLOW
        return sent

    assert asyncio.run(reads_nothing()) <= QUEUED + 300_000
