"""The version of the rules that a game is played by: the later one, unless its record says otherwise or nothing."""

from __future__ import annotations

import pytest

from weirwood import Game, load, new
from weirwood.errors import UserError
from weirwood.games.agot2.rules.table import Agot2
from weirwood.kernel.record import Record


def version(game: Game) -> str:
    """The rules of a game in progress."""
    assert isinstance(game.state, Agot2)
    return game.state.rules


@pytest.mark.rule("rr3.version.1")
def test_a_new_game_and_its_record_have_the_later_rules() -> None:
    game = new("agot2", seats=["stark", "lannister"])
    assert version(game) == version(load(game.record)) == game.config["rules"] == "later"


@pytest.mark.rule("rr3.version.1")
def test_the_first_rules_are_kept_by_copies_and_records() -> None:
    game = new("agot2", seats=["stark", "lannister"], rules="first")
    assert version(game) == version(game.copy()) == version(load(game.record)) == "first"


@pytest.mark.rule("rr3.version.1")
def test_a_record_that_says_nothing_is_played_by_the_first_rules() -> None:
    game = new("agot2", seats=["stark", "lannister"])
    record = game.record
    config = {name: value for name, value in record.config.items() if name != "rules"}
    assert version(load(Record(record.game, config, record.seed))) == "first"


def test_other_rules_are_refused_in_a_sentence() -> None:
    with pytest.raises(UserError, match="There are no rules 'house'"):
        new("agot2", seats=["stark", "lannister"], rules="house")
