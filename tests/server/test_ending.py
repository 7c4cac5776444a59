"""The end of a game: everybody's score by round, the moments that turned it, told once and kept."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
from browser import Browser
from running import Running
from sqlalchemy import create_engine, text

from weirwood.kernel import Game, games, load, read_record, rulebook
from weirwood.server.showing.ending import TURNS, ending

GOLDEN = Path(__file__).parents[1] / "golden"
GAMES = ["agot1-joust-core-baratheon-core-targaryen", "agot2-melee-four", "hbo", "fief-three"]


def played(name: str) -> tuple[Game, dict[str, Any]]:
    """A recorded game, and how it went."""
    record = read_record((GOLDEN / f"{name}.json").read_text(encoding="utf-8"))
    return load(record), ending(record.game, record.config, record.seed, record.choices)


@pytest.mark.parametrize("name", GAMES)
def test_the_curve_begins_and_ends_with_the_game(name: str) -> None:
    game, told = played(name)
    curve, rounds = told["curve"], told["rounds"]
    assert curve[0]["at"] == 0 and set(curve[0]["scores"]) == {0}
    assert curve[-1]["at"] == len(game.choices)
    assert curve[-1]["scores"] == game.rules.people.standing(game.state).scores
    assert any(curve[-1]["scores"])
    players = game.view(None)["players"]
    key = "total_power" if "total_power" in players[0] else "points"
    assert list(curve[-1]["scores"]) == [player[key] for player in players]
    assert [each["round"] for each in rounds] == list(range(1, game.view(None)["round"] + 1))
    assert all(one["to"] + 1 == other["from"] for one, other in pairwise(rounds))
    assert [sum(column) for column in zip(*(each["gained"] for each in rounds), strict=True)] == list(
        curve[-1]["scores"]
    )


@pytest.mark.parametrize("name", GAMES)
def test_what_turned_it_is_told_by_the_log(name: str) -> None:
    game, told = played(name)
    turns = told["turns"]
    assert 0 < len(turns) <= TURNS
    assert [turn["at"] for turn in turns] == sorted({turn["at"] for turn in turns})
    assert all(turn["at"] > told["rounds"][0]["from"] for turn in turns), "what is set up turns nothing"
    for turn in turns:
        assert (turn["seat"], turn["label"]) == tuple(game.choices[turn["at"] - 1])
        before = load(read_record(game.record.to_json()))
        before.take_back(turn["at"] - 1)
        size = len(before.state.log)
        before.choose(turn["label"], turn["seat"])
        told_then = [game.rules.people.sentence(before.state, entry, entry.reader) for entry in before.state.log[size:]]
        assert all(line["text"] in told_then for line in turn["lines"])


@pytest.mark.parametrize("game", games())
def test_every_game_has_an_end_that_can_be_read(ann: Browser, game: str) -> None:
    with ann.play(game, bot="random") as seat:
        ann.get(f"/api/tables/{seat.table}/ending", 403)  # it would tell what is still secret
        seat.ask("concede")
        if ann.get(f"/api/tables/{seat.table}")["status"] != "over":  # a computer plays on among more than two
            return
        told = ann.get(f"/api/tables/{seat.table}/ending")
        assert told["names"][0] == "Ann"
        counts = bool(rulebook(game).people.introduction.words.get("score"))
        assert all(bool(point["scores"]) == counts for point in told["curve"])


def test_it_is_told_once_and_kept_with_the_game(server: Running, ann: Browser) -> None:
    with ann.play("agot2", bot="random") as seat:
        seat.ask("concede")
        first = ann.get(f"/api/tables/{seat.table}/ending")
        engine = create_engine(server.application.database)
        with engine.begin() as sql:
            assert (
                sql.execute(text('SELECT count(*) FROM endings WHERE "table" = :id'), {"id": seat.table}).scalar() == 1
            )
            sql.execute(text("UPDATE endings SET data = replace(data, '\"turns\"', '\"kept\"')"))
        assert set(ann.get(f"/api/tables/{seat.table}/ending")) - set(first) == {"kept"}


def test_whoever_may_not_watch_does_not_read_how_it_went(ann: Browser, bob: Browser) -> None:
    seats = [{"who": "me"}, {"who": "bot", "bot": "random"}]
    table = ann.post("/api/tables", game="agot2", seats=seats, spectators=False)["table"]
    with ann.sit(table) as seat:
        seat.ask("concede")
    bob.get(f"/api/tables/{table}/ending", 403)
