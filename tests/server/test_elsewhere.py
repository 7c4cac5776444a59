"""What takes long is done off the event loop: bounded, given up when the asker leaves, limited by person and address."""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import httpx
import pytest
from browser import Browser, soon
from running import Running, table_for_two

from weirwood.games.agot2 import GAME
from weirwood.server.browsers.line import Workshop
from weirwood.server.tables.hub import Hub
from weirwood.server.tables.play import Play

DECK = "House Stark\n3x Winterfell Steward (Core)\n"


def hub_of(running: Running) -> Hub:
    assert running.application.hub is not None
    return running.application.hub


@contextmanager
def busy(workshop: Workshop) -> Iterator[None]:
    """All hands of a workshop are full."""
    free = threading.Event()
    hands = [workshop.threads.submit(free.wait) for _ in range(workshop.threads._max_workers)]
    soon(lambda: all(hand.running() for hand in hands))
    try:
        yield
    finally:
        free.set()


def test_a_deck_is_checked_and_a_game_begun_elsewhere(
    server: Running, ann: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    deck = ann.post("/api/decks", game="agot2", text=DECK)["deck"]
    threads: dict[str, set[threading.Thread]] = {"check": set(), "start": set()}

    def noting(what: str, plain: Callable[..., Any]) -> Callable[..., Any]:
        def work(*args: Any, **more: Any) -> Any:
            threads[what].add(threading.current_thread())
            return plain(*args, **more)

        return work

    monkeypatch.setattr(GAME.decks, "check", noting("check", GAME.decks.check))
    monkeypatch.setattr(GAME, "start", noting("start", GAME.start))
    assert "isn't legal" in ann.post("/api/play", 422, game="agot2", seat={"deck": deck["id"]})["error"]
    with ann.play("agot2", bot="random") as seat:
        seat.ask("concede")
        assert seat.ask("rematch")["t"] == "ok"
    made = ann.post("/api/tables", game="agot2", seats=[{"who": "me"}, {"who": "open"}])
    ann.post(f"/api/tables/{made['table']}/fill", seat=1, bot="random")
    assert threads["check"] and threads["start"]
    assert server.thread not in threads["check"] | threads["start"]


def test_whoever_leaves_while_they_wait_for_a_table_gets_none(server: Running, ann: Browser, bob: Browser) -> None:
    hub = hub_of(server)
    made = bob.post("/api/tables", game="whispers", seats=[{"who": "me"}, {"who": "friend"}])
    with busy(hub.workshop):
        for path, body in (("/api/play", {"game": "whispers"}), (f"/api{made['invites'][0]['link']}", {})):
            with ann.asking("POST", path, body):
                soon(lambda: hub.workshop.line.inside == 1)
            soon(lambda: not hub.workshop.line.inside)
    assert ann.get("/api/lobby")["mine"] == []
    assert [seat["kind"] for seat in bob.get(f"/api/tables/{made['table']}")["seats"]] == ["person", "invite"]


def test_whoever_leaves_the_table_takes_nothing_back(server: Running, ann: Browser, bob: Browser) -> None:
    hub, table = hub_of(server), table_for_two(ann, bob, takeback="free")
    with ann.sit(table) as seat:
        seat.choose("pass")
        seq = seat.seq
        with busy(hub.desk):
            seat.say("takeback")
            soon(lambda: hub.desk.line.inside == 1)
            seat.close()
            soon(lambda: not hub.desk.line.inside)
    with ann.sit(table) as seat:
        assert seat.seq == seq


def test_what_is_said_meanwhile_is_heard_later(server: Running, ann: Browser) -> None:
    hub = hub_of(server)
    with ann.play("whispers", bot="random") as seat:
        seat.wait_for_decision()
        seat.choose("pass")
        with busy(hub.desk):
            seat.say("takeback")
            soon(lambda: hub.desk.line.inside == 1)
            for n in range(20):
                seat.say("chat", text=f"line {n}")
        told = [seat.until("ok", "refused") for _ in range(21)]
        assert [each["id"] for each in told] == list(range(seat.number - 20, seat.number + 1))
        assert told[0]["t"] == "ok"


def test_one_person_does_not_take_all_the_hands(server: Running, ann: Browser, bob: Browser) -> None:
    hub = hub_of(server)
    answers: list[int] = []

    def ask() -> None:
        with httpx.Client(base_url=server.base, headers=ann.http.headers, cookies=ann.http.cookies) as http:
            answers.append(http.get("/api/games/agot2/cards/Arya Stark", timeout=30).status_code)

    askers = [threading.Thread(target=ask) for _ in range(hub.workshop.line.each + 3)]
    with busy(hub.workshop):
        for asker in askers:
            asker.start()
        soon(lambda: len(answers) == 3)
        assert answers == [429] * 3
    for asker in askers:
        asker.join(30)
    assert sorted(answers) == [200] * hub.workshop.line.each + [429] * 3
    assert bob.get("/api/games/agot2/cards/Arya Stark")


# Games that are kept


def some_choices(ann: Browser, bob: Browser, count: int) -> str:
    table = table_for_two(ann, bob, "hbo", takeback="free")
    with ann.sit(table) as first, bob.sit(table) as second:
        for n in range(count):
            for seat in (first, second):
                seat.say("sync")
                seat.until("table")
            asked = first if first.decision is not None else second
            asked.choose(n % len(asked.decision["options"]))  # type: ignore[index]
    return table


def test_a_table_that_comes_back_into_memory_is_not_played_again(
    server: Running, ann: Browser, bob: Browser, played: list[int]
) -> None:
    table, hub = some_choices(ann, bob, 40), hub_of(server)
    before = hub.rooms[table].play
    assert before is not None
    soon(lambda: server.turn(130) or table not in hub.rooms)
    played.clear()
    with ann.sit(table) as seat:
        assert seat.seq == before.seq
    assert sum(played) == 0
    after = hub.rooms[table].play
    assert after is not None and after is not before
    assert described(after) == described(before)


def described(play: Play) -> tuple[Any, ...]:
    """All that a table knows of its game."""
    position = play.game.rules.position(play.game.state)
    return position, play.game.choices, play.seq, play.base, play.asked, play.opened, play.made, play.declined


def test_what_is_taken_back_and_loaded_again_is_played_from_near_by(
    server: Running, ann: Browser, bob: Browser, played: list[int]
) -> None:
    table, hub = some_choices(ann, bob, 80), hub_of(server)
    played.clear()
    with ann.sit(table) as seat:
        assert seat.ask("takeback")["t"] == "ok"
        assert sum(played) <= 30
        played.clear()
        room = hub.rooms[table]
        play = room.play
        assert play is not None
        seq = play.seq
        play.choose(play.game.waiting[0].seat, play.game.waiting[0].options[0].label)  # which was never written

        async def again() -> None:
            async with room.lock:
                await hub.reload(room)

        server.loop.call_soon_threadsafe(lambda: hub.start(again()))
        seat.until("table")
        assert sum(played) <= 30 and room.play is not None and room.play is not play
        assert room.play.seq == seq
