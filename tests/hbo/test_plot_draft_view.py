"""What a page shows of a plot draft: what was passed on, and the plot deck that is being chosen."""

from __future__ import annotations

from typing import Any

import pytest

import weirwood
from weirwood.kernel import Game


def drafting() -> Game:
    return weirwood.new("hbo", ["stark", "lannister"], seed=5, draft=True)


def side(g: Game, seat: int | None, of: int) -> dict[str, Any]:
    found: dict[str, Any] = g.view(seat)["players"][of]
    return found


def offered(g: Game, seat: int) -> list[str]:
    decision = g.decision(seat)
    assert decision is not None
    return [option.label.partition(" ")[2] for option in decision.options]


@pytest.mark.rule("hbo.draft.4", "hbo.draft.8")
def test_both_players_see_what_was_passed_on_and_nobody_else() -> None:
    g = drafting()
    passed = offered(g, 0)[1:]
    for seat in (0, 1):
        g.choose(f"draft {offered(g, seat)[0]}", seat)
    assert side(g, 0, 0)["passed"] == side(g, 1, 0)["passed"] == sorted(passed)
    assert side(g, None, 0)["passed"] == [None, None]
    for seat in (0, 1):
        g.choose(f"draft {offered(g, seat)[0]}", seat)
    assert side(g, 0, 0)["passed"] == sorted(passed)  # the pair, not which of it was kept
    assert side(g, 0, 1)["drafted"] == [None, None]


@pytest.mark.rule("hbo.draft.7")
def test_the_plot_deck_is_chosen_unseen() -> None:
    g = drafting()
    while g.waiting[0].kind == "draft":
        g.choose(g.waiting[0].options[0], g.waiting[0].seat)
    first = offered(g, 0)[0]
    g.choose(f"choose {first}", 0)
    assert side(g, 0, 0)["plot_deck"] == [first]
    assert side(g, 1, 0)["plot_deck"] == side(g, None, 0)["plot_deck"] == []
