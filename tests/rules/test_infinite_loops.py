"""Infinite loops: played cycle by cycle, as often as their player wants, without stalling the game."""

from __future__ import annotations

import pytest
from agot2_positions import ALICE, BOB, Player, play, quiet, side

from weirwood.kernel import Game
from weirwood.kernel.game import Refused


def mirrors(power: int = 0, bob: Player | None = None) -> Game:
    """Two locations that each kneel to stand the other one, for 1 power and 1 gold a cycle."""
    return quiet(
        {"power": power, "play": ["Left Mirror", {"card": "Right Mirror", "kneeling": True}, "Grey Guard"]},
        bob,
        start="challenges",
    )


@pytest.mark.rule("faq2.infinite-loops.1")
def test_each_cycle_of_a_loop_is_played_with_the_opponents_opportunities() -> None:
    g = mirrors(bob={"gold": 1, "play": ["Littlefinger", "Cersei Lannister"], "hand": ["Treachery"]})
    with pytest.raises(Refused):
        g.choose("repeat 17", ALICE)
    asked = 0
    for _ in range(2):
        for name in ("Left Mirror", "Right Mirror"):
            g.choose(f"trigger {name}", ALICE)
            decision = g.decision(BOB)
            assert decision is not None and decision.option("trigger Treachery") is not None
            g.choose("pass", BOB)
            asked += 1
    assert asked == 4
    assert side(g, ALICE, ALICE)["power"] == 2


@pytest.mark.rule("faq2.infinite-loops.2", "faq2.infinite-loops.6")
def test_a_loop_runs_exactly_as_often_as_its_player_wants_and_then_stops() -> None:
    g = mirrors()
    for _ in range(11):
        play(g, "trigger Left Mirror", "trigger Right Mirror")
    assert (side(g, ALICE, ALICE)["gold"], side(g, ALICE, ALICE)["power"]) == (11, 11)
    assert g.outcome is None
    play(g, "pass")
    assert g.waiting[0].kind == "challenge"


@pytest.mark.rule("faq2.infinite-loops.3")
def test_a_loop_that_wins_the_game_ends_there() -> None:
    g = mirrors(power=6)
    cycles = 0
    while g.outcome is None and cycles < 20:
        play(g, "trigger Left Mirror")
        cycles += 1
        if g.outcome is None:
            play(g, "trigger Right Mirror")
    assert cycles == 9
    assert g.outcome is not None and g.outcome.winners == (ALICE,)


@pytest.mark.rule("faq2.infinite-loops.4")
def test_a_loop_without_net_change_does_not_stall_the_game() -> None:
    g = quiet(
        {"play": ["Idle Bear", "Tall Guard"]}, {"play": [{"card": "Lazy Bear", "kneeling": True}]}, start="challenges"
    )
    taken = 0
    while g.waiting[0].kind == "action" and taken < 100:
        decision = g.waiting[0]
        g.choose(next(o for o in decision.options if o.verb == "trigger"), decision.seat)
        taken += 1
    assert 4 <= taken <= 10
    assert g.waiting[0].kind == "challenge"
    assert any("the action window closes" in line for line in g.log(None))


@pytest.mark.rule("faq2.infinite-loops.4")
def test_a_loop_that_gains_something_is_no_stalling() -> None:
    g = mirrors()
    for _ in range(14):
        play(g, "trigger Left Mirror", "trigger Right Mirror")
    assert side(g, ALICE, ALICE)["power"] == 14


@pytest.mark.rule("faq2.infinite-loops.5", "faq2.infinite-loops.6")
def test_nobody_must_take_the_option_that_would_end_a_loop() -> None:
    g = quiet({"play": ["Endless Stair", "Grey Guard"], "hand": ["Ice", "Varys"]}, start="challenges")
    for _ in range(5):
        play(g, "trigger Endless Stair")
        assert [o.label for o in g.waiting[0].options] == [
            "choose gain 1 gold",
            "choose discard a random card from your hand",
        ]
        play(g, "choose gain 1 gold")
    play(g, "pass")
    assert (side(g, ALICE, ALICE)["gold"], len(side(g, ALICE, ALICE)["hand"])) == (5, 2)
    assert side(g, ALICE, ALICE)["discard"] == []
