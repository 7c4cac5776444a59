"""The framework of a round: its phases, steps and action windows, its first and its active player."""

from __future__ import annotations

import random

import pytest
from agot2_positions import ALICE, answer, position, whole_round

import weirwood
from weirwood.kernel import Game

PHASES = ["plot", "draw", "marshaling", "challenges", "dominance", "standing", "taxation"]


def cited(g: Game, *clauses: str) -> list[str]:
    """These clauses, in the order in which the log cites them."""
    return [entry.rule for entry in g.state.log if entry.rule in clauses]


@pytest.mark.rule("rr.a1.general.1")
def test_seven_phases_round_after_round() -> None:
    g = whole_round()
    while g.state.round < 3:
        answer(g)
    seen = [entry.args[:2] for entry in g.state.log if entry.kind == "phase"]
    assert seen[:14] == [(phase, number) for number in (1, 2) for phase in PHASES]


@pytest.mark.rule("rr.a1.general.1")
def test_no_choice_skips_a_phase() -> None:
    dice = random.Random(7)
    g = weirwood.new("agot2", seats=["stark", "stark"], seed=7)
    while g.waiting and g.state.round < 5:
        decision = g.waiting[0]
        g.choose(dice.choice(decision.options), decision.seat)
    seen = [entry.args[0] for entry in g.state.log if entry.kind == "phase"]
    assert len(seen) > 14
    assert seen == [PHASES[i % 7] for i in range(len(seen))]


@pytest.mark.rule("rr.a1.general.2")
def test_the_framework_steps_happen_whatever_the_players_want() -> None:
    hand = ["Ice"] * 9
    plots = ["A Noble Cause", "A Noble Cause"]
    g = position(
        {"plots": plots, "play": [{"card": "Giant", "kneeling": True}], "hand": hand},
        {"plots": plots, "hand": hand},
        start="plot",
    )
    gold: list[int] = []
    while g.state.round == 1:
        gold.append(g.view(ALICE)["players"][ALICE]["gold"])
        answer(g)
    alice, bob = g.view(None)["players"]
    reveal, first, dominance, stand = "rr.a1.1.3.1", "rr.a1.1.3.5", "rr.a1.5.2.1", "rr.a1.6.2.1"
    assert cited(g, reveal, first, dominance, stand)[:5] == [reveal, reveal, first, dominance, stand]
    assert max(gold) == 5 and (alice["gold"], bob["gold"]) == (0, 0)
    assert [len(p["hand"]) for p in (alice, bob)] == [6, 6]
    assert [p["deck"] for p in (alice, bob)] == [18, 18]
    assert alice["cards"][0]["kneeling"] is False


@pytest.mark.rule(
    "rr.a1.action-windows.1", "rr.a1.general.4", "rr.a1.1.w.1", "rr.a1.2.w.1", "rr.a1.4.w.1", "rr.a1.5.w.1", "rr.a1.6.w.1",
    "rr.a1.7.w.1",
)  # fmt: skip
def test_the_action_windows_of_a_round() -> None:
    g = whole_round()
    windows = []
    while g.state.round < 2:
        view = g.view(None)
        decision = answer(g, ("challenge power bob",))
        if decision.kind == "action" and decision.seat == g.state.first:
            windows.append((view["phase"], view["active"], view["challenge"] is not None))
    first = g.names[g.state.first]
    assert first == "alice"
    assert windows == [
        ("plot", None, False),
        ("draw", None, False),
        ("marshaling", "alice", False),
        ("marshaling", "bob", False),
        ("challenges", "alice", False),
        ("challenges", "alice", True),
        ("challenges", "alice", True),
        ("challenges", "alice", False),
        ("challenges", "bob", False),
        ("dominance", None, False),
        ("standing", None, False),
        ("taxation", None, False),
    ]


@pytest.mark.rule("rr.active-player.1")
def test_only_marshaling_and_challenges_have_an_active_player() -> None:
    game = weirwood.new("agot2", seats=["stark", "stark"], seed=3, ask_all=True)
    chance = random.Random(5)
    seen: dict[str, set[str | None]] = {}
    turns: list[tuple[int, str | None]] = []
    while game.waiting and game.view(None)["round"] < 4:
        view = game.view(None)
        seen.setdefault(view["phase"], set()).add(view["active"])
        if view["phase"] == "marshaling" and (view["round"], view["active"]) not in turns:
            turns.append((view["round"], view["active"]))
        decision = game.waiting[0]
        game.choose(chance.choice(decision.options), decision.seat)
    for phase in ("setup", "plot", "draw", "dominance", "standing", "taxation"):
        assert seen[phase] == {None}, phase
    assert seen["marshaling"] == set(game.names)
    assert seen["challenges"] == set(game.names)
    # one after the other, each once a round, never back
    assert sorted(r for r, _ in turns) == [1, 1, 2, 2, 3, 3]


@pytest.mark.rule("rr.components.2", "rr.a1.1.3.5")
def test_there_is_always_one_first_player() -> None:
    dice = random.Random(5)
    g = weirwood.new("agot2", seats=["stark", "stark"], seed=5)
    holder = None
    while g.waiting and g.state.round < 4:
        view = g.view(None)
        assert view["first"] in g.names
        decision = g.waiting[0]
        if holder is not None and decision.kind != "first player":
            assert view["first"] == holder or g.state.log[-1].kind != "first player"
        option = dice.choice(decision.options)
        g.choose(option, decision.seat)
        if option.label.startswith("first "):
            holder = option.label.removeprefix("first ")
        if holder is not None:
            assert g.view(None)["first"] == holder


@pytest.mark.rule("rr.a1.4.2.0.5", "rr.a1.4.2.0.6")
def test_every_challenge_has_one_type_and_one_opponent() -> None:
    dice = random.Random(3)
    g = weirwood.new("agot2", seats=["stark", "stark"], seed=3)
    kinds: dict[int, set[tuple[str, str, str]]] = {}
    while g.waiting and g.state.round < 6:
        c = g.view(None)["challenge"]
        if c is not None:
            kinds.setdefault(g.state.challenges, set()).add((c["type"], c["attacker"], c["defender"]))
        decision = g.waiting[0]
        g.choose(dice.choice(decision.options), decision.seat)
    assert len(kinds) > 3
    for seen in kinds.values():
        ((kind, attacker, defender),) = seen
        assert kind in ("military", "intrigue", "power") and attacker != defender
