"""Checkpoints: going back in a long game is quick, and leads to the same position as playing it again."""

from __future__ import annotations

import random

import pytest

from weirwood.kernel import Game, new, rulebook
from weirwood.kernel.checkpoints import EVERY, NEAR, Checkpoints
from weirwood.kernel.state import State


def played(game: str, choices: int, seed: int = 3) -> Game:
    begun = new(game, seed=seed)
    found = Game(rulebook(game), begun.config, begun.seed, checkpoints=Checkpoints())
    chance = random.Random(seed)
    while found.waiting and len(found.choices) < choices:
        decision = chance.choice(found.waiting)
        found.choose(chance.choice(decision.options), decision.seat)
    return found


@pytest.mark.parametrize("game", ["agot2", "hbo", "fief"])
def test_going_back_is_the_same_with_and_without(game: str) -> None:
    kept = played(game, 150)
    chance = random.Random(7)
    for _ in range(6):
        count = chance.randrange(len(kept.choices))
        plain = Game(kept.rules, kept.config, kept.seed, choices=kept.choices[:count])
        kept.take_back(count)
        assert kept.position() == plain.position() and len(kept.state.log) == len(plain.state.log)
        while kept.waiting and len(kept.choices) < count + 30:  # others are made than before
            decision = chance.choice(kept.waiting)
            kept.choose(chance.choice(decision.options), decision.seat)
    again = Game(kept.rules, kept.config, kept.seed, choices=kept.choices)
    assert kept.position() == again.position()


def test_taking_back_makes_a_few_choices_again_however_long_the_game_is(monkeypatch: pytest.MonkeyPatch) -> None:
    kept = played("fief", 400)
    made = 0
    take = State.take

    def counted(self: State, *args: object) -> None:
        nonlocal made
        made += 1
        take(self, *args)  # type: ignore[arg-type]

    for cls in {State, *(each for each in type(kept.state).__mro__ if "take" in vars(each))}:
        monkeypatch.setattr(cls, "take", counted)
    for _ in range(5):
        made = 0
        kept.take_back(-3)
        assert made <= 4 * EVERY  # with what has only one answer


def test_few_are_kept_of_a_long_game() -> None:
    found = Checkpoints()

    class Still(State):
        def copy(self) -> Still:
            return self

    for count in range(1, 5001):
        found.pass_by(count, Still(2, "00"))
    numbers = [count for count, _ in found.kept]
    assert len(numbers) < 8 * NEAR and numbers[-NEAR:] == [5000 - n * EVERY for n in range(NEAR - 1, -1, -1)]
    assert found.before(7) is None or found.before(7)[0] <= 7  # type: ignore[index]
