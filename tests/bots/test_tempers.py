"""Knights with a temper play otherwise than a knight does where it costs little, and alike where nothing is to be liked."""

from __future__ import annotations

from bots.test_honest import positions
from weirwood import bots
from weirwood.bots.tempers import Cautious, Reckless, Vengeful
from weirwood.kernel import rulebook

TEMPERS = (Reckless, Cautious, Vengeful)
EFFORT = 60


def test_each_temper_sometimes_chooses_otherwise_and_always_from_the_options() -> None:
    differs = dict.fromkeys(TEMPERS, 0)
    for game, seat in positions("hbo", 40):
        decision = game.decision(seat)
        assert decision is not None
        plain = bots.make("knight", 1, EFFORT).choose(game.observe(seat))
        for kind in TEMPERS:
            chosen = bots.make(kind.TEMPER, 1, EFFORT).choose(game.observe(seat))
            assert chosen in decision.options
            differs[kind] += chosen != plain
    assert all(0 < count < 20 for count in differs.values()), differs


def test_a_game_without_tempers_is_played_as_a_knight_plays_it() -> None:
    for game, seat in positions("board game", 5):
        chosen = {bots.make(name, 1, EFFORT).choose(game.observe(seat)).label for name in ("knight", "vengeful")}
        assert len(chosen) == 1


def test_every_temper_weighs_facts_that_its_game_has() -> None:
    for game, seat in [*positions("joust", 1), *positions("hbo", 1), *positions("first edition", 1)]:
        computers = rulebook(game.rules.id).computers
        facts = computers.facts(game.state, seat)
        assert set(computers.tempers) == {kind.TEMPER for kind in TEMPERS}
        assert all(set(weights) <= set(facts) for weights in computers.tempers.values())
