"""Games are saved, loaded and replayed; what is wrong with a record is said in a sentence."""

from __future__ import annotations

import json

import pytest

import weirwood
from toy import Whispers
from weirwood import UserError
from weirwood.conformance import fingerprint
from weirwood.kernel.record import FORMAT


@pytest.fixture
def game(whispers: Whispers) -> weirwood.Game:
    game = weirwood.new("whispers", seats=["alice", "bob"], seed=1)
    while len(game.choices) < 4:
        game.choose(game.waiting[0].options[0])
    return game


def test_a_record_gives_the_same_game(game: weirwood.Game) -> None:
    loaded = weirwood.load(game.record.to_json())
    assert fingerprint(loaded) == fingerprint(game)
    assert loaded.record == game.record
    assert fingerprint(weirwood.load(game.record)) == fingerprint(game)


def test_fed_results_are_part_of_the_record(whispers: Whispers) -> None:
    for result, points in (("heads", [0, 2]), ("tails", [0, 1])):
        game = weirwood.new("whispers", seats=["alice", "bob"], seed=1)
        game.choose("pass", seat=0)
        game.feed(result)
        game.choose(game.waiting[0].options[0])
        game.choose("toss")
        assert game.view(None)["points"] == points
        assert fingerprint(weirwood.load(game.record.to_json())) == fingerprint(game)
        game.take_back(2)
        assert game.state.chance.feed == [result]


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        ({"format": FORMAT + 1}, "made by a newer version"),
        ({"choices": [[0, "bid 99"]]}, r"choice 1 \('bid 99'\) isn't possible there"),
        ({"choices": [[7, "pass"]]}, r"choice 1 \('pass'\) isn't possible there"),
        ({"choices": [0]}, "This game record is broken"),
        ({"seed": "not hex"}, "its seed isn't a row of hexadecimal digits"),
        ({"seed": 7}, "This game record is broken"),
        ({"game": "checkers"}, "There is no game 'checkers'"),
        ({"config": {}}, "The record can't be played again"),
    ],
)
def test_a_broken_record_is_refused_with_a_sentence(
    game: weirwood.Game, change: dict[str, object], sentence: str
) -> None:
    record = json.loads(game.record.to_json()) | change
    with pytest.raises(UserError, match=sentence):
        weirwood.load(json.dumps(record))


@pytest.mark.parametrize("text", ["", "{", "[]", "{}", "null", '{"game": "whispers"}', b"\xff"])
def test_what_is_no_record_is_refused(text: str) -> None:
    with pytest.raises(UserError, match="This is not a game record"):
        weirwood.load(text)


def test_an_empty_record_is_the_beginning(whispers: Whispers) -> None:
    begun = weirwood.new("whispers", seed=3)
    assert begun.choices == []
    assert fingerprint(weirwood.load(begun.record.to_json())) == fingerprint(begun)


def test_ask_all_is_part_of_the_record(whispers: Whispers) -> None:
    game = weirwood.new("whispers", seats=["alice", "bob"], seed=1, ask_all=True)
    assert game.state.ask_all
    assert weirwood.load(game.record.to_json()).state.ask_all
