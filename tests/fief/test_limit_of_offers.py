"""How many offers a player may make in a round: any number (fief.9.1), unless the table or its computers set a limit."""

from __future__ import annotations

import argparse
from typing import Any

import pytest
from positions import state_of

import weirwood
from weirwood.cli import play
from weirwood.errors import UserError
from weirwood.games.fief import GAME
from weirwood.games.fief.model.options import OFFERS
from weirwood.kernel import Chance, Game, load, seed_text
from weirwood.server.store.rows import SeatRow, Settings, TableRow
from weirwood.server.tables.seating import dealt

NAMES = ["alice", "bob", "carol"]


def limit_at_a_table(kinds: list[str], **form: Any) -> int:
    """The limit of a game that is begun on the server, by who sits there."""
    seats = [SeatRow(n, kind, name=name) for n, (kind, name) in enumerate(zip(kinds, NAMES, strict=True))]  # type: ignore[arg-type]
    row = TableRow("t", "fief", "A table", "p", "open", Settings(form), 0, 0)
    return state_of(dealt(row, seats, GAME)).offer_limit


@pytest.mark.rule("fief.9.1")
def test_people_talk_as_long_as_they_like_and_computers_do_not() -> None:
    assert limit_at_a_table(["person"] * 3) == 0
    assert limit_at_a_table(["person", "person", "bot"]) == OFFERS
    assert limit_at_a_table(["person"] * 3, offers="5") == 5
    assert limit_at_a_table(["person", "person", "bot"], offers="0") == 0


@pytest.mark.rule("fief.9.1")
@pytest.mark.parametrize(("hotseat", "limit"), [(True, 0), (False, OFFERS)])
def test_people_at_one_screen_talk_as_long_as_they_like(hotseat: bool, limit: int) -> None:
    words = {
        "load": None,
        "game": "fief",
        "seats": ["3"],
        "seed": "1",
        "all_windows": False,
        "format": None,
        "list": None,
        "faq": None,
    }
    args = argparse.Namespace(**words, variant=None, hotseat=hotseat)
    assert state_of(play._game(args)).offer_limit == limit


def test_a_setting_that_is_no_number_is_refused() -> None:
    for odd in (-1, "many", True, 1.5):
        with pytest.raises(UserError, match="limit of offers"):
            weirwood.new("fief", ["3"], 1, offers=odd)


def test_a_record_from_before_the_setting_was_played_with_the_limit() -> None:
    config = GAME.configure(["3"], {}, Chance(seed_text(1)))
    del config["offers"]
    assert state_of(Game(GAME, config, seed_text(1))).offer_limit == OFFERS


def test_the_setting_is_kept_in_the_record() -> None:
    game = weirwood.new("fief", ["3"], 1, offers=0)
    assert state_of(load(game.record.to_json())).offer_limit == 0


@pytest.mark.rule("fief.9.1")
def test_who_has_made_as_many_offers_as_the_table_agreed_on_is_told_so() -> None:
    game = weirwood.new("fief", ["3"], 1, offers=2)
    state_of(game).offers[0] = 2
    refusal = game.why_not(f"offer {game.names[1]}", 0)[0]
    assert refusal.rule == "fief.9.1"
    assert "2 offers a round" in str(refusal)


@pytest.mark.parametrize("players", [3, 6])
def test_computers_who_think_come_to_an_end_without_a_limit(players: int) -> None:
    """So one may take over a seat at a table that was begun between people."""
    game = weirwood.new("fief", [str(players)], 2, offers=0, rounds=4)
    chance = Chance(seed_text("talk"))
    for _ in range(5000):
        if not game.waiting:
            return
        game.choose(GAME.computers.default_choice(game.state, game.waiting[0], chance), game.waiting[0].seat)
    raise AssertionError("they are still talking")
