"""Plots: chosen in secret, one first player by initiative, and always in one place."""

from __future__ import annotations

import random
from collections import Counter

import pytest
from agot2_positions import ALICE, BOB, from_setup, inside, position, whole_round

from weirwood.cardgame.table.words import CHOSEN, PLOT, PLOTS, USED
from weirwood.kernel import Game, rulebook, seed_text


@pytest.mark.rule("rr.a1.1.2.2")
def test_a_chosen_plot_is_hidden_from_the_others() -> None:
    g = whole_round()
    before = g.decision(BOB)
    g.choose("plot Marching Orders", ALICE)
    for seat in (BOB, None):
        alice = g.view(seat)["players"][ALICE]
        assert alice["has_chosen_plot"] is True
        assert (alice["chosen_plot"], alice["plot"], alice["plots"]) == (None, None, None)
        assert not any("Marching Orders" in line for line in g.log(seat))
    assert g.view(ALICE)["players"][ALICE]["chosen_plot"] == "Marching Orders"
    assert "Marching Orders" not in g.view(ALICE)["players"][ALICE]["plots"]
    after = g.decision(BOB)
    assert before is not None and after is not None and before.options == after.options


@pytest.mark.rule("rr.a1.1.3.4")
def test_chance_decides_about_even_between_equals() -> None:
    wins = Counter[str]()
    for seed in range(60):
        rules = rulebook("agot2")
        players = {name: {"plots": ["A Noble Cause"]} for name in ("alice", "bob")}
        g = Game(rules, rules.judge.scenario({"start": "plot", "players": players}), seed_text(seed))
        wins[next(str(entry.args[0]) for entry in g.state.log if entry.kind == "initiative")] += 1
    assert wins["alice"] > 15 and wins["bob"] > 15


@pytest.mark.rule("rr.initiative.4")
def test_a_full_tie_for_initiative_is_drawn_about_evenly() -> None:
    def winner(seed: int) -> int:
        plots = {"plots": ["A Clash of Kings"]}
        return position(plots, plots, seed=seed, start="plot").waiting[0].seat

    counts = Counter(winner(seed) for seed in range(100))
    assert 30 <= counts[ALICE] <= 70
    assert winner(3) == winner(3)


@pytest.mark.rule("rr.plot-card.2")
def test_a_plot_is_always_in_exactly_one_place() -> None:
    chance = random.Random(5)
    for seed in range(3):
        g = from_setup(seed)
        while g.waiting:
            decision = g.waiting[0]
            g.choose(chance.choice(decision.options), decision.seat)
            s = inside(g)
            for seat in (ALICE, BOB):
                places = [*s.plots[seat], *s.used[seat], *(c for c in (s.plot[seat], s.chosen[seat]) if c >= 0)]
                own = [c for c in range(len(s.defn)) if s.defn[c].type == "plot" and s.owner[c] == seat]
                assert sorted(places) == own
                assert len(own) == 7
                assert all(s.zone[c] in (PLOTS, CHOSEN, PLOT, USED) for c in own)


def test_whoever_orders_plots_reads_what_they_do() -> None:
    rules = rulebook("agot2")
    players = {"alice": {"plots": ["Counting Coppers"]}, "bob": {"plots": ["Marched to the Wall"]}}
    g = Game(rules, rules.judge.scenario({"start": "plot", "players": players}), seed_text(1))
    while (asked := g.waiting[0]).kind != "order":
        g.choose(asked.options[0], asked.seat)
    told = {option.label: rules.people.hint(g.state, asked.seat, option) for option in asked.options}
    other = next(label for label in told if told[label].startswith(("alice's. ", "bob's. ")))
    assert len(told) == 2 and {g.state.name(1 - asked.seat)} == {told[other].partition("'s. ")[0]}
    assert "draw 3 cards" in told["choose Counting Coppers"] and "discard" in told["choose Marched to the Wall"].lower()


@pytest.mark.parametrize(
    ("one", "other", "seen"),
    [
        ("Calling the Banners", "Heads on Spikes", False),  # gold by what is in play; a hand, a pile and power
        ("Calling the Banners", "Counting Coppers", False),
        ("Counting Coppers", "Heads on Spikes", True),  # what is drawn may be discarded
        ("Calling the Banners", "Marched to the Wall", True),  # whoever is gone isn't counted
        ("Heads on Spikes", "Heads on Spikes", True),  # both may win by it
    ],
)
def test_an_order_of_plots_is_asked_where_something_can_see_it(one: str, other: str, seen: bool) -> None:
    rules = rulebook("agot2")
    both = {"play": ["Hedge Knight", "Hedge Knight"], "hand": ["Ice", "Ice"]}
    players = {"alice": {**both, "plots": [one]}, "bob": {**both, "plots": [other]}}
    g = Game(rules, rules.judge.scenario({"start": "plot", "players": players}), seed_text(1))
    while (asked := g.waiting[0]).kind != "order":
        g.choose(asked.options[0], asked.seat)
    assert (rules.people.harmless(g.state, asked) is None) is seen
