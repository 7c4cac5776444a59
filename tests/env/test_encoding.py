"""Observations for researchers: nothing hidden is in them, options are never cut short, titles have numbers that stay."""

from __future__ import annotations

import random

import pytest

np = pytest.importorskip("numpy")

from weirwood.conformance import random_game  # noqa: E402
from weirwood.env.encoding import Encoder, TooManyOptions  # noqa: E402
from weirwood.env.vocabulary import words_of  # noqa: E402
from weirwood.kernel import Chance, Decision, Game, Option, new, rulebook, seed_text  # noqa: E402

CARD_GAMES = ("agot2", "agot1", "hbo")


def positions(game: Game, every: int, most: int):  # type: ignore[no-untyped-def]
    """A random game, stopped at every so many choices."""
    rng = random.Random(4)
    for number in range(most):
        if not game.waiting:
            return
        if number % every == 0:
            yield game
        decision = game.waiting[0]
        game.choose(rng.choice(decision.options), decision.seat)


@pytest.mark.parametrize("name", [*CARD_GAMES, "fief"])
def test_other_hidden_cards_give_the_same_numbers(name: str) -> None:
    for deal in range(2):
        game = random_game(rulebook(name), f"tensors {deal}")
        encoder, other = Encoder(game, 512), Encoder(game, 512)
        for number, position in enumerate(positions(game, 37, 400)):
            for seat in range(position.state.seats):
                dealt = position.observe(seat).sample(Chance(seed_text(number)))
                seen, again = encoder.observe(position, seat), other.observe(dealt, seat)
                for table in seen:
                    assert np.array_equal(seen[table], again[table]), (table, seat, number)


def test_a_seats_own_hand_is_in_its_table_and_in_nobody_elses() -> None:
    game = new("agot2", seats=["stark", "lannister"], seed=3)
    encoder = Encoder(game)
    titles = words_of(game.rules).titles
    hand = sorted(titles[game.state.defn[card].code] for card in game.state.hand[0])
    rows = [encoder.observe(game, seat)["cards"] for seat in range(2)]
    assert sorted(rows[0][(rows[0][:, 3] == 2) & (rows[0][:, 1] == 0)][:, 0]) == hand
    assert not len(rows[1][(rows[1][:, 3] == 2) & (rows[1][:, 1] == 1)])


def test_what_is_kept_between_looks_is_never_stale() -> None:
    game = random_game(rulebook("agot2"), "kept")
    encoder = Encoder(game, 128)
    for position in positions(game, 5, 300):
        for seat in range(position.state.seats):
            kept, fresh = encoder.observe(position, seat), Encoder(position, 128).observe(position, seat)
            assert all(np.array_equal(kept[table], fresh[table]) for table in fresh)


def test_more_options_than_the_mask_has_places_raise() -> None:
    game = new("agot2", seats=["stark", "lannister"], seed=3)
    encoder = Encoder(game)
    options = [Option(f"choose {number}", "choose") for number in range(65)]
    with pytest.raises(TooManyOptions, match="65 options"):
        encoder._options(Decision(0, "choose", "Which?", "rr.x", options), 0)


def test_a_title_is_named_by_its_number_beyond_the_mask() -> None:
    game = new("agot2", seats=["stark", "lannister"], seed=3)
    encoder = Encoder(game)
    titles = sorted(words_of(game.rules).named)[:200]
    decision = Decision(0, "choose", "Name a card.", "rr.x", [Option(f"name {title}", "name") for title in titles])
    open_ = np.flatnonzero(encoder.mask(decision))
    assert open_.min() >= 64
    assert {encoder.answer(decision, int(action)).label.partition(" ")[2] for action in open_} <= set(titles)


def test_numbers_of_titles_stay() -> None:
    """What a network has learned by these numbers must hold in every later version."""
    words = words_of(rulebook("agot2"))
    assert words.version == "agot2/1"
    assert words.titles["01001"] == 1
    assert words.verbs["pass"] == 1 and words.verbs["attack"] == 20
