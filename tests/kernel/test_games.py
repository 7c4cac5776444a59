"""A game stops at decisions, takes choices, refuses what isn't possible and never stands in a broken state."""

from __future__ import annotations

from itertools import permutations

import pytest

import weirwood
from toy import Whispers
from weirwood import InternalError, Refused, UserError
from weirwood.conformance import fingerprint
from weirwood.kernel import Chance, Game, seed_text


def begun(whispers: Whispers, names: str = "alice bob", **config: object) -> Game:
    return Game(whispers, {"names": names.split(), **config}, seed_text(1))


def test_several_seats_decide_at_once_in_any_order(whispers: Whispers) -> None:
    ends = set()
    for order in permutations(range(3)):
        game = begun(whispers, "alice bob carol")
        for seat in order:
            assert game.decision(seat) is not None
            game.choose(game.decision(seat).options[seat % 2], seat)  # type: ignore[union-attr]
        ends.add(game.position())
    assert len(ends) == 1


def test_a_secret_choice_doesnt_show_before_all_are_in(whispers: Whispers) -> None:
    games = [begun(whispers, "alice bob carol") for _ in range(2)]
    for game, option in zip(games, (0, -1)):
        game.choose(game.waiting[0].options[option], seat=0)
    for seat in (1, 2, None):
        assert games[0].view(seat) == games[1].view(seat)
        assert games[0].log(seat) == games[1].log(seat)


@pytest.mark.parametrize("seats", range(2, 9))
def test_two_to_eight_seats(whispers: Whispers, seats: int) -> None:
    game = weirwood.new("whispers", seats=[f"p{i}" for i in range(seats)], seed=seats)
    while game.waiting:
        game.choose(game.waiting[-1].options[0])
    assert game.outcome is not None


def test_a_refused_choice_leaves_the_game_as_it_was(whispers: Whispers) -> None:
    game = begun(whispers)
    before = fingerprint(game)
    with pytest.raises(Refused, match="there is no 99 in your hand") as refused:
        game.choose("bid 99", seat=0)
    assert [refusal.rule for refusal in refused.value.refusals] == ["toy.bid.1"]
    with pytest.raises(Refused, match=r"now bob is asked: .* Later it may be when you are asked for it"):
        game.choose("sing", seat=1)
    assert fingerprint(game) == before
    assert game.choices == []


def test_an_internal_error_rolls_back_and_has_the_record(whispers: Whispers) -> None:
    game = begun(whispers, broken=True)
    game.choose("pass", seat=0)
    game.choose(game.waiting[0].options[0])
    before = fingerprint(game)
    with pytest.raises(InternalError, match="the coin fell off the table") as failed:
        game.choose("toss")
    assert fingerprint(game) == before
    assert failed.value.record.choices[-1] == (1, "toss")
    game.choose("pass")
    assert len(game.waiting) == 2


def test_an_internal_error_in_a_sample_rolls_back_to_the_sample(whispers: Whispers) -> None:
    game = begun(whispers, broken=True)
    game.choose("pass", seat=0)
    game.choose(game.waiting[0].options[0])
    sample = game.observe(0).sample(Chance(seed_text(5)))
    before = sample.position()
    with pytest.raises(InternalError):
        sample.choose("toss")
    assert sample.position() == before
    sample.choose("pass")
    sample.take_back(0)
    assert sample.position() == before


def test_take_back(whispers: Whispers) -> None:
    game = begun(whispers)
    positions = []
    while game.waiting:
        positions.append(game.position())
        game.choose(game.waiting[0].options[0])
    end = game.outcome
    choices = list(game.choices)
    game.take_back(-1)
    assert game.position() == positions[-1]
    game.choose(choices[-1][1], choices[-1][0])
    assert game.outcome == end
    for count in reversed(range(len(positions))):
        game.take_back(count)
        assert game.position() == positions[count]
    with pytest.raises(UserError, match="only 0 choices"):
        game.take_back(3)
    assert game.position() == positions[0]


def test_a_copy_in_the_middle_of_a_nested_frame_is_independent(whispers: Whispers) -> None:
    game = begun(whispers)
    game.choose("pass", seat=0)
    game.choose(game.waiting[0].options[0])
    game.choose("discard")
    assert len(game.state.frames) == 2
    copy, before = game.copy(), fingerprint(game)
    copy.choose(copy.waiting[0].options[0])
    copy.choose("done")
    assert fingerprint(game) == before
    assert copy.position() != game.position()
    game.choose(game.waiting[0].options[0])
    game.choose("done")
    assert fingerprint(game) == fingerprint(copy)


def test_a_single_answer_is_taken_without_asking_unless_the_table_wants_it(whispers: Whispers) -> None:
    for ask_all, asked in ((False, 0), (True, 2)):
        position = {"alice": {"hand": []}, "bob": {"hand": []}}
        config = {"names": ["alice", "bob"], "position": position, "ask_all": ask_all}
        assert len(Game(whispers, config, seed_text(1)).waiting) == asked


def test_the_end(whispers: Whispers) -> None:
    game = begun(whispers)
    while game.waiting:
        game.choose(game.waiting[0].options[0])
    with pytest.raises(Refused, match="the game is over"):
        game.choose("pass")


def test_samples_are_honest(whispers: Whispers) -> None:
    """A seat's own cards stay, all cards stay in the game, and what is hidden is dealt in different ways."""
    game = begun(whispers, "alice bob carol")
    chance = Chance(seed_text(2))
    everything = sorted([*game.state.deck, *(card for hand in game.state.hands for card in hand)])  # type: ignore[attr-defined]
    hands = set()
    for _ in range(20):
        state = game.observe(1).sample(chance).state
        assert state.hands[1] == game.state.hands[1]  # type: ignore[attr-defined]
        assert sorted([*state.deck, *(card for hand in state.hands for card in hand)]) == everything  # type: ignore[attr-defined]
        hands.add(tuple(state.hands[0]))  # type: ignore[attr-defined]
    assert len(hands) > 10


def test_unknown_games_are_refused() -> None:
    with pytest.raises(UserError, match="There is no game '__init__'; the games are "):
        weirwood.new("__init__")
