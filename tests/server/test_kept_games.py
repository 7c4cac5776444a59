"""After a restart a table costs a fraction of its game: a checkpoint is in the database, and is trusted only where it fits."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from browser import Browser, soon
from running import Running, table_for_two
from sqlalchemy import create_engine, text
from test_elsewhere import described, hub_of, some_choices

from weirwood.server.tables.opening import keeping
from weirwood.server.tables.play import Play

Start = Callable[..., Running]
CHOICES = 60


def play_of(running: Running, table: str) -> Play:
    play = hub_of(running).rooms[table].play
    assert play is not None
    return play


def people(running: Running) -> tuple[Browser, Browser]:
    return running.browser("Ann"), running.browser("Bob")


def again(start: Start, ann: Browser, table: str) -> Running:
    """Another server with the same database, at which Ann sits down again."""
    running = start()
    cookies = ann.http.cookies
    there = running.browser("Ann")
    there.http.cookies.update(cookies)
    with there.sit(table):
        assert table in hub_of(running).rooms
    return running


def database(first: Running) -> Any:
    return create_engine(str(hub_of(first).database.address))


def test_after_a_restart_little_of_the_game_is_played_again(start: Start, played: list[int]) -> None:
    first = start()
    ann, bob = people(first)
    table = some_choices(ann, bob, CHOICES)
    before = described(play_of(first, table))
    first.stop()
    played.clear()
    second = again(start, ann, table)
    assert sum(played) <= 8
    assert described(play_of(second, table)) == before


def test_while_a_game_goes_on_it_is_kept_every_so_often(
    start: Start,
    played: list[int],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(keeping, "APART", 32)
    first = start()
    ann, bob = people(first)
    table = some_choices(ann, bob, CHOICES)
    with database(first).connect() as sql:
        soon(lambda: sql.execute(text("SELECT count(*) FROM checkpoints")).scalar() == 1)
    played.clear()
    second = again(start, ann, table)  # as after kill -9: the first one had no time to say anything
    assert sum(played) <= 32
    assert described(play_of(second, table)) == described(play_of(first, table))


def test_what_was_taken_back_stays_so(start: Start) -> None:
    first = start()
    ann, bob = people(first)
    table = some_choices(ann, bob, CHOICES)
    with ann.sit(table) as seat:
        assert seat.ask("takeback")["t"] == "ok"
    before = described(play_of(first, table))
    first.stop()
    assert described(play_of(again(start, ann, table), table)) == before


@pytest.mark.parametrize(
    "spoilt",
    [
        "version = 'another'",
        "sum = 'another'",
        "moves = moves - 1",
        "moves = moves + 1000",
        "data = x'00'",
    ],
)
def test_a_checkpoint_that_does_not_fit_is_not_trusted(start: Start, played: list[int], spoilt: str) -> None:
    first = start()
    ann, bob = people(first)
    table = some_choices(ann, bob, 40)
    before = described(play_of(first, table))
    address = database(first)
    first.stop()
    with address.begin() as sql:
        assert sql.execute(text(f"UPDATE checkpoints SET {spoilt}")).rowcount == 1
    played.clear()
    second = again(start, ann, table)
    assert sum(played) >= 40
    assert described(play_of(second, table)) == before


def test_another_source_is_another_version(tmp_path: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "rules.py").write_text("ONE = 1")
    monkeypatch.setattr(keeping, "SOURCE", tmp_path)
    before = keeping.fingerprint()
    (tmp_path / "static").mkdir()
    (tmp_path / "static" / "page.js").write_text("")
    assert keeping.fingerprint() == before
    (tmp_path / "rules.py").write_text("ONE = 2")
    assert keeping.fingerprint() != before
    cards = tmp_path.parent / "cards.py"
    cards.write_text("A_CARD = 1")
    assert keeping.fingerprint([str(cards)]) != keeping.fingerprint()


def test_games_of_others_are_not_kept(start: Start, monkeypatch: pytest.MonkeyPatch) -> None:
    """Their source isn't ours, so that nobody would notice another version of it."""
    monkeypatch.setattr(keeping, "WORTH", 1)
    first = start()
    ann, bob = people(first)
    table = table_for_two(ann, bob)
    room, play = hub_of(first).rooms[table], play_of(first, table)
    while len(play.game.choices) < 8:
        asked = play.game.waiting[0]
        play.choose(asked.seat, asked.options[0].label)
    room.row.seq = play.seq
    assert play.marks and room.keep(last=True) is None
    monkeypatch.setattr(keeping, "_built_in", lambda _: True)
    assert room.keep(last=True) is not None
