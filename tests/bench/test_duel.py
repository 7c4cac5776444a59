"""Duels between computer players: pairs with sides swapped."""

from __future__ import annotations

import pytest
from duel import Pair, Setting, play, share, summary
from players import make, unhurried

from weirwood.bots.squire import Squire
from weirwood.bots.yardstick import Yardstick


def test_the_share_comes_with_what_chance_may_do() -> None:
    assert share([0.5] * 50) == (50.0, 0.0)
    won, give = share([1.0, 0.0] * 50)
    assert won == 50.0
    assert give == pytest.approx(9.85, abs=0.01)  # 1.96 times 0.5025 / 10


def test_a_player_against_itself_wins_one_game_of_each_pair() -> None:
    """Sides are swapped: what the seed favours comes to both."""
    pair = play(Setting("hbo", (), ("random", "random"), None, None), 3)
    assert pair.score == 0.5


@pytest.mark.parametrize("name", ["squire", "yardstick"])
def test_no_clock_stops_a_player_in_a_duel(name: str) -> None:
    player = unhurried(make(name, 1), 50, None)
    assert isinstance(player, Squire | Yardstick)
    assert (player.EFFORT, player.LENGTH, player.SECONDS) == (50, None, 3600.0)
    assert type(player).EFFORT == 1600 and type(player).SECONDS < 1, "the others keep theirs"


def test_the_summary_says_who_wins_and_what_a_choice_costs() -> None:
    setting = Setting("hbo", (), ("squire", "yardstick"), None, None)
    done = [
        Pair(0, 1.0, {"squire": 10, "yardstick": 20}, {"squire": 1.0, "yardstick": 1.0}),
        Pair(1, 0.5, {"squire": 10, "yardstick": 20}, {"squire": 1.0, "yardstick": 1.0}),
    ]
    assert summary(setting, done) == (
        "hbo, 2 pairs: squire wins 75.0 in 100 (± 49.0) against yardstick; "
        "CPU ms a choice: squire 100.0, yardstick 50.0"
    )
