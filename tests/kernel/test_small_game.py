"""A game that says only how it starts and what is seen of it can be played, looked at, thought about and checked."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Self

import pytest

import weirwood
from weirwood.bots.squire import Squire
from weirwood.conformance import check_game
from weirwood.judge import judge, read_text
from weirwood.kernel import ForPeople, Frame, Option, Outcome, Rulebook, State
from weirwood.kernel.rulebook import _known, register


class Heap(State):
    __slots__ = ("stones",)

    stones: int

    def copy(self) -> Self:
        new = type(self).__new__(type(self))
        self.copy_base(new)
        new.stones = self.stones
        return new


class Turn(Frame):
    """Whoever takes the last stone wins."""

    __slots__ = ()

    def __init__(self) -> None:
        self.at = 0

    def run(self, state: Heap) -> None:
        most = min(3, state.stones)
        state.ask(
            self.at, "take", "Take stones.", "stones.1", [Option(f"take {n}", "take", (n,)) for n in range(1, most + 1)]
        )

    def answer(self, state: Heap, seat: int, option: Option) -> None:
        state.stones -= option.args[0]
        state.note("took", seat, option.args[0])
        self.at = (seat + 1) % state.seats
        if not state.stones:
            state.outcome = Outcome((seat,), "the heap is gone")


class Looking(ForPeople):
    def view(self, state: State, seat: int | None) -> dict[str, Any]:
        assert isinstance(state, Heap)
        return {"stones": state.stones}


class Stones(Rulebook):
    id = "stones"
    name = "Stones"
    max_seats = 3
    people = Looking()

    def start(self, config: dict[str, Any], seed: str) -> Heap:
        state = Heap(len(config["names"]), seed)
        state.stones = config.get("stones", 21)
        state.push(Turn())
        return state


@pytest.fixture(autouse=True)
def stones() -> Iterator[None]:
    register(Stones())
    yield
    _known.pop("stones", None)


def test_it_keeps_every_promise() -> None:
    for seed in range(3):
        check_game(Stones(), seed, every=1)


def test_its_players_are_named_and_not_too_many() -> None:
    assert weirwood.new("stones", ["ann", "bob"]).names == ["ann", "bob"]
    with pytest.raises(weirwood.UserError, match=r"Stones is for 2 to 3 players, not 4\."):
        weirwood.new("stones", ["ann", "bob", "carol", "dave"])


def test_its_table_and_its_log_are_told_in_words() -> None:
    game = weirwood.new("stones", ["ann", "bob"], 1)
    game.choose("take 2")
    assert game.rules.people.table(game.view(0)) == ["stones: 19"]
    assert game.log(1) == ["took 0 2."]


def test_what_is_impossible_is_refused_with_what_is_possible() -> None:
    game = weirwood.new("stones", ["ann", "bob"], 1, stones=2)
    (refusal,) = game.why_not("take 3", 0)
    assert "Possible answers: take 1, take 2" in refusal.reason


def test_positions_differ_by_what_is_on_the_table_and_whose_turn_it_is() -> None:
    positions = []
    for choices in (["take 1"], ["take 2"], ["take 1", "take 1"]):
        game = weirwood.new("stones", ["ann", "bob", "carol"], 1)
        for label in choices:
            game.choose(label)
        positions.append(game.position())
    assert len(set(positions)) == 3


def test_a_computer_takes_the_last_stones_when_it_can() -> None:
    game = weirwood.new("stones", ["ann", "bob"], 1, stones=3)
    assert Squire(seed=1).choose(game.observe(0)).label == "take 3"


def test_it_has_no_cards_and_no_decks_and_says_so() -> None:
    rules = Stones()
    assert rules.cards.names() == rules.cards.faces("") == rules.decks.headlines() == []
    with pytest.raises(weirwood.UserError, match="no card 'Ice'"):
        rules.cards.data("Ice")
    with pytest.raises(weirwood.UserError, match="has no decks"):
        rules.decks.read("1x Ice")


def test_a_scenario_for_it_is_told_that_there_are_none() -> None:
    (question,) = read_text("game: stones\nname: a question\nplayers: {ann: {}, bob: {}}\ndo: []\n")
    with pytest.raises(weirwood.UserError, match="no positions that a scenario could give"):
        judge(question)
