"""The joust: for exactly two, without titles."""

from __future__ import annotations

from typing import Any

import pytest
from agot2_positions import ALICE, from_setup, inside, position

import weirwood
from weirwood.errors import UserError
from weirwood.kernel import rulebook


@pytest.mark.rule("rr.joust-game.1")
def test_a_joust_is_for_exactly_two() -> None:
    assert len(weirwood.new("agot2", seats=["stark", "stark"], format="joust", seed=1).names) == 2
    with pytest.raises(UserError, match="joust is for exactly two players"):
        weirwood.new("agot2", seats=["stark"] * 3, format="joust", seed=1)
    with pytest.raises(UserError, match="joust is for two players"):
        players: dict[str, Any] = {"alice": {}, "bob": {}, "carol": {}}
        rulebook("agot2").judge.scenario({"start": "challenges", "config": {"format": "joust"}, "players": players})


@pytest.mark.rule("rr.joust-game.2")
def test_a_joust_knows_no_titles() -> None:
    found = position(
        {"plots": ["A Clash of Kings"], "play": ["Idle Brazier"]}, {"plots": ["A Noble Cause"]}, start="plot"
    )
    found.choose("first alice")
    decision = found.waiting[0]
    assert (decision.kind, found.view(None)["phase"]) == ("action", "plot")  # from step 1.3 to the action window
    while found.view(None)["round"] == 1:
        decision = found.waiting[0]
        assert not any(option.label.startswith("title") for option in decision.options)
        assert not any(p.get("title") for p in found.view(None)["players"])
        found.choose("pass" if any(o.label == "pass" for o in decision.options) else decision.options[0])
    assert "title" not in " ".join(found.log(None)).lower()


@pytest.mark.rule("rr.setup.2")
def test_two_players_play_a_joust_without_titles() -> None:
    g = from_setup(1)
    assert g.view(ALICE)["players"][ALICE].get("title") is None
    assert inside(g).format == "joust"
    while g.waiting and inside(g).round < 2:
        decision = g.waiting[0]
        assert not any(option.label.startswith("title ") for option in decision.options)
        g.choose(decision.options[-1], decision.seat)
    for players in range(3, 9):  # three and more play the melee format, which a joust never becomes
        assert weirwood.new("agot2", seats=["stark"] * players, seed=1).config["format"] == "melee"
        with pytest.raises(weirwood.UserError, match="joust is for exactly two players"):
            weirwood.new("agot2", seats=["stark"] * players, seed=1, format="joust")
