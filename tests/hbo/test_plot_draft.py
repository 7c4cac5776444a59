"""The plot draft variant: what is dealt at random, and what each player may know of it."""

from __future__ import annotations

from typing import Any

import pytest

import weirwood
from weirwood.games.hbo import catalogue
from weirwood.games.hbo.rules.draft import Draft
from weirwood.kernel import Game, seed_text
from weirwood.kernel.chance import Chance

STARK, LANNISTER = 0, 1
POOL = sorted(card.name for card in catalogue.plots("draft"))


def drafting(seed: int = 1) -> Game:
    return weirwood.new("hbo", ["stark", "lannister"], seed=seed, draft=True)


def frame(g: Game) -> Draft:
    found = [f for f in g.state.frames if isinstance(f, Draft)]
    return found[0]


def titles(g: Game, cards: list[int]) -> list[str]:
    state: Any = g.state
    return [state.defn[c].name for c in cards]


def offered(g: Game, seat: int) -> list[str]:
    decision = g.decision(seat)
    assert decision is not None
    return [option.label.partition(" ")[2] for option in decision.options]


def draft_turn(g: Game) -> None:
    """Both players take the first plot they are offered, twice."""
    for _ in range(2):
        for seat in (STARK, LANNISTER):
            g.choose(f"draft {offered(g, seat)[0]}", seat)


@pytest.mark.rule("hbo.draft.1")
def test_a_draft_only_if_the_players_agreed_on_it() -> None:
    g = weirwood.new("hbo", ["stark", "lannister"], seed=1)
    assert [d.kind for d in g.waiting] == ["mulligan", "mulligan"]
    with pytest.raises(weirwood.UserError, match=r"hbo\.draft\.1"):
        weirwood.new("hbo", ["stark", "lannister"], seed=1, draft="yes")
    g = drafting()
    assert [d.kind for d in g.waiting] == ["draft", "draft"]
    for player in g.view(STARK)["players"]:
        assert player["hand"] == [] and player["plots_left"] == 7 and player["deck"] == 50


@pytest.mark.rule("hbo.draft.2")
def test_the_eighteen_other_plots_in_random_order() -> None:
    orders = set()
    for seed in range(8):
        g = drafting(seed)
        held = [*frame(g).held[STARK], *frame(g).held[LANNISTER]]
        order = titles(g, [*held, *frame(g).deck])
        assert sorted(order) == POOL and len(POOL) == 18
        orders.add(tuple(order))
    assert len(orders) == 8
    standard = {card.name for house in ("stark", "lannister") for card in catalogue.plots(house)}
    assert len(standard) == 14 and not standard & set(POOL)
    dealt_anew = {
        tuple(titles(s, frame(s).deck)) for s in (g.observe(STARK).sample(Chance(seed_text(n))) for n in range(8))
    }
    assert len(dealt_anew) > 1  # what lies in the draft deck is unknown to both


@pytest.mark.rule("hbo.draft.3", "hbo.draft.4")
def test_three_plots_each_seen_only_by_their_player() -> None:
    g = drafting()
    assert len(frame(g).deck) == 12
    for seat in (STARK, LANNISTER):
        own, other = g.view(seat)["players"][seat], g.view(seat)["players"][1 - seat]
        assert own["drafting"] == sorted(titles(g, frame(g).held[seat])) == offered(g, seat)
        assert other["drafting"] == [None, None, None]
        decision = g.decision(seat)
        assert decision is not None and all(
            option.verb == "draft" for option in decision.options
        )  # keeping none is no option
    kept = offered(g, STARK)[0]
    g.choose(f"draft {kept}", STARK)
    assert g.decision(STARK) is None  # nor is keeping two
    before = g.view(LANNISTER)["players"][STARK]
    assert before["drafting"] == [None, None, None] and before["drafted"] == []
    passed = [name for name in sorted(titles(g, frame(g).held[STARK])) if name != kept]
    g.choose(f"draft {offered(g, LANNISTER)[0]}", LANNISTER)
    assert offered(g, LANNISTER) == passed
    assert g.view(LANNISTER)["players"][STARK]["drafted"] == [None]
    assert g.view(STARK)["players"][STARK]["drafted"] == [kept]


@pytest.mark.rule("hbo.draft.5", "hbo.draft.6")
def test_three_turns_of_six_plots() -> None:
    g = drafting()
    state: Any = g.state
    for turn in (1, 2, 3):
        draft_turn(g)
        assert [len(drafted) for drafted in frame(g).drafted] == [2 * turn, 2 * turn]
        assert len(state.boxed) == 2 * turn
        assert len(frame(g).deck) == max(0, 12 - 6 * turn)
    assert [d.kind for d in g.waiting] == ["plot deck", "plot deck"]
    every = [*frame(g).drafted[0], *frame(g).drafted[1], *state.boxed]
    assert sorted(titles(g, every)) == POOL


@pytest.mark.rule("hbo.draft.7")
def test_any_seven_of_the_thirteen() -> None:
    g = drafting()
    for _ in range(3):
        draft_turn(g)
    drafted = titles(g, frame(g).drafted[STARK])
    standard = [card.name for card in catalogue.plots("stark")]
    assert sorted(offered(g, STARK)) == sorted([*drafted, *standard])
    wanted = [*drafted, standard[0]]
    for name in wanted:
        assert g.decision(STARK) is not None
        g.choose(f"choose {name}", STARK)
    assert g.decision(STARK) is None
    for card in catalogue.plots("lannister"):
        g.choose(f"choose {card.name}", LANNISTER)
    assert g.view(STARK)["players"][STARK]["plots"] == sorted(wanted)
    assert g.view(LANNISTER)["players"][LANNISTER]["plots"] == sorted(c.name for c in catalogue.plots("lannister"))
    assert {d.kind for d in g.waiting} == {"mulligan"}


def started(g: Game) -> None:
    """Through the draft and setup to the first choice of plots."""
    for _ in range(3):
        draft_turn(g)
    while g.waiting[0].kind != "plot":
        d = g.waiting[0]
        wanted = [o for o in d.options if o.verb in ("keep", "done")] or list(d.options)
        g.choose(wanted[0], d.seat)


@pytest.mark.rule("hbo.draft.8", "hbo.draft.5")
def test_drafted_chosen_and_returned_plots_stay_hidden() -> None:
    g = drafting(3)
    first = offered(g, LANNISTER)[0]  # kept before Stark could see it
    started(g)
    state: Any = g.state
    hidden = titles(g, [*state.plots[LANNISTER], *state.removed[LANNISTER]])
    seen_by_stark = g.view(STARK)["players"][LANNISTER]
    assert seen_by_stark["plots"] is None and seen_by_stark["plots_left"] == 7 and seen_by_stark["used"] == []
    assert first in hidden and first not in str(g.view(STARK))
    assert first not in "\n".join(g.log(STARK)) and first in "\n".join(g.log(LANNISTER))
    decks = set()
    for n in range(12):
        sample: Any = g.observe(STARK).sample(Chance(seed_text(n)))
        assert sorted(titles(sample, sample.state.plots[STARK])) == sorted(titles(g, state.plots[STARK]))
        decks.add(tuple(sorted(titles(sample, sample.state.plots[LANNISTER]))))
    assert len(decks) > 6  # as far as Stark knows it could be one of many
    revealed = offered(g, LANNISTER)[0]
    g.choose(f"plot {revealed}", LANNISTER)
    assert g.view(STARK)["players"][LANNISTER]["plot"] is None
    g.choose(g.waiting[0].options[0], STARK)
    assert g.view(STARK)["players"][LANNISTER]["plot"] == revealed
