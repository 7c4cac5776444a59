"""Clauses of the FAQ that a scenario can't show: what each seat may know, and loops."""

from __future__ import annotations

from typing import Any

import pytest

from weirwood.kernel import Game, rulebook, seed_text
from weirwood.kernel.game import Refused

ALICE, BOB = 0, 1
Player = dict[str, Any]


def game(alice: Player, bob: Player | None = None, **more: Any) -> Game:
    """A game at a scenario's position."""
    rules = rulebook("agot2")
    players = {"alice": {"plot": "A Noble Cause", **alice}, "bob": {"plot": "A Noble Cause", **(bob or {})}}
    config = rules.judge.scenario({"first": "alice", "start": "challenges", "players": players, **more})
    return Game(rules, config, seed_text(1))


def play(g: Game, *labels: str) -> None:
    """Make choices by label, whoever has them."""
    for label in labels:
        g.choose(label)


def side(g: Game, seat: int | None, whose: int) -> dict[str, Any]:
    found: dict[str, Any] = g.view(seat)["players"][whose]
    return found


def seen(g: Game, seat: int | None, name: str) -> dict[str, Any]:
    """A card in play as a seat sees it."""
    return next(c for p in g.view(seat)["players"] for c in p["cards"] if c["title"] == name)


EVERYBODY = (ALICE, BOB, None)

# Derived information


@pytest.mark.rule("faq2.derived.1", "faq2.derived.3")
def test_everybody_sees_current_values_and_what_they_are_made_of() -> None:
    g = game({"play": ["Margaery Tyrell", "The Knight of Flowers"], "plot": "A Clash of Kings"})
    play(g, "trigger Margaery Tyrell", "choose The Knight of Flowers")
    for seat in EVERYBODY:
        knight = seen(g, seat, "The Knight of Flowers")
        assert knight["strength"] == 8
        assert knight["strength_parts"] == [["printed", 5], ["Margaery Tyrell", 3]]
        assert side(g, seat, ALICE)["plot_values"]["claim"] == 1
        assert g.view(seat)["lasting"] == [
            {
                "source": "Margaery Tyrell",
                "on": "The Knight of Flowers",
                "what": "gets +3 STR",
                "until": "phase",
            }
        ]


@pytest.mark.rule("faq2.derived.1", "faq2.derived.3")
def test_everybody_sees_lost_icons_until_the_phase_ends() -> None:
    g = game({"play": ["Sand Dancer"]}, {"play": ["Hearth Knight"]})
    play(g, "trigger Sand Dancer", "choose power")
    for seat in EVERYBODY:
        assert seen(g, seat, "Hearth Knight")["icons"] == ["military", "intrigue"]
    while g.state.phase == "challenges":  # type: ignore[attr-defined]
        play(g, "pass")
    for seat in EVERYBODY:
        assert seen(g, seat, "Hearth Knight")["icons"] == ["military", "intrigue", "power"]


@pytest.mark.rule("faq2.derived.2", "faq2.derived.4", "faq2.derived.1")
def test_a_named_challenge_type_stays_known_and_its_mark_is_no_token() -> None:
    g = game({"plots": ["Calm Over Westeros"]}, {"plots": ["A Clash of Kings"]}, start="plot")
    g.choose("first alice")
    g.choose("choose military")
    for seat in EVERYBODY:
        marks = [e for e in g.view(seat)["lasting"] if e["source"] == "Calm Over Westeros"]
        says = "an attacker's claim is 1 lower in military challenges against alice"
        assert [(e["on"], e["what"]) for e in marks] == [("alice", says)]
        assert side(g, seat, ALICE)["plot_tokens"] == {}
        assert "alice names military." in g.log(seat)


# Hidden information


@pytest.mark.rule("faq2.derived.5", "faq2.hidden.2")
def test_a_card_found_by_a_search_is_hidden_once_it_is_among_the_hand() -> None:
    g = game(
        {"plots": ["Summons"], "hand": ["Ice", "Varys"], "deck": ["Ser Jaime Lannister", "Robb Stark"]},
        {"plots": ["A Noble Cause"]}, start="plot",
    )  # fmt: skip
    g.choose("first alice")
    g.choose("choose Ser Jaime Lannister")
    assert any("Ser Jaime Lannister" in line for line in g.log(BOB))  # it was revealed when it was found
    assert "Ser Jaime Lannister" in side(g, ALICE, ALICE)["hand"]
    assert set(side(g, BOB, ALICE)["hand"]) == {None}


@pytest.mark.rule("faq2.hidden.2")
def test_a_revealed_card_stays_known_while_it_lies_on_top_of_the_deck() -> None:
    g = game(
        {
            "play": ["Gates of Winterfell", "Idle Forge"],
            "deck": ["Varys", "Ice"],
            "hand": ["Summoning Horn"],
            "discard": ["Grey Guard"],
        }
    )
    assert side(g, BOB, ALICE)["deck_known"] == []
    play(g, "trigger Gates of Winterfell")
    for seat in EVERYBODY:
        assert side(g, seat, ALICE)["deck_known"] == ["Varys"]


@pytest.mark.rule("faq2.hidden.1", "faq2.hidden.3")
def test_no_view_holds_what_a_seat_has_no_access_to() -> None:
    own = {
        "hand": ["The Hand's Judgment", "Ice"],
        "deck": ["Littlefinger", "Varys"],
        "plots": ["Wildfire Assault", "Summons"],
    }
    g = game({"hand": ["Superior Claim"], "play": ["Grey Guard"]}, own)
    for seat in (ALICE, None):
        text = str(g.view(seat))
        for hidden in ("The Hand's Judgment", "Ice'", "Littlefinger", "Varys", "Wildfire Assault", "Summons"):
            assert hidden not in text
        assert side(g, seat, BOB)["hand"] == [None, None]
        assert side(g, seat, BOB)["plots"] is None


@pytest.mark.rule("faq2.hidden.3")
def test_playing_an_event_gives_no_hint_of_a_cancel_in_hand() -> None:
    hands = (["The Hand's Judgment"], ["Ice"])
    shown = []
    for hand in hands:
        g = game({"hand": ["Count the Fallen", "Superior Claim"], "play": ["Grey Guard"]}, {"hand": hand})
        shown.append((str(g.view(ALICE)), [str(r) for r in g.why_not("play The Hand's Judgment", ALICE)], g.log(ALICE)))
    assert shown[0] == shown[1]


@pytest.mark.rule("faq2.hidden.3")
def test_a_hand_that_is_looked_at_is_shown_to_one_player_and_only_then() -> None:
    g = game({"gold": 1, "play": ["Selyse Baratheon"], "hand": ["Seen In Flames"]}, {"hand": ["Ice", "Varys"]})
    play(g, "play Seen In Flames")
    assert side(g, ALICE, BOB)["hand"] == ["Ice", "Varys"]
    assert side(g, None, BOB)["hand"] == [None, None]
    play(g, "choose Ice")
    assert side(g, ALICE, BOB)["hand"] == [None]


# Open information


@pytest.mark.rule("faq2.open.1", "faq2.open.2", "faq2.open.3")
def test_piles_counts_gold_and_power_are_open_at_any_time_without_anybodys_consent() -> None:
    own = {
        "discard": ["Ice", "Varys", "Ice"], "dead": ["Grey Guard", "Robb Stark"], "used": ["Summons", "Rebuilding"],
        "hand": ["Arya Stark"], "gold": 3, "power": 2, "play": [{"card": "Hearth Knight", "power": 1}],
    }  # fmt: skip
    g = game(own, {"play": ["Idle Forge"]})
    choices, before = list(g.choices), g.state
    for seat in (BOB, None):
        found = side(g, seat, ALICE)
        assert found["discard"] == ["Ice", "Varys", "Ice"]
        assert found["dead"] == ["Grey Guard", "Robb Stark"]
        assert found["used"] == ["Summons", "Rebuilding"]
        assert (found["deck"], len(found["hand"]), found["gold"], found["power"], found["total_power"]) == (
            20,
            1,
            3,
            2,
            3,
        )
    assert g.choices == choices
    assert g.state is before


@pytest.mark.rule("faq2.open.1")
def test_cards_removed_from_the_game_are_open() -> None:
    g = game({"play": ["Varys", "Grey Guard"]}, start="dominance")
    while g.waiting and not any(o.label == "trigger Varys" for d in g.waiting for o in d.options):
        play(g, "pass")
    play(g, "trigger Varys")
    assert "Varys" in side(g, BOB, ALICE)["removed"]


# Infinite loops


def mirrors(power: int = 0, bob: Player | None = None) -> Game:
    """Two locations that each kneel to stand the other one, for 1 power and 1 gold a cycle."""
    return game(
        {"power": power, "play": ["Left Mirror", {"card": "Right Mirror", "kneeling": True}, "Grey Guard"]}, bob
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
    g = game({"play": ["Idle Bear", "Tall Guard"]}, {"play": [{"card": "Lazy Bear", "kneeling": True}]})
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
    g = game({"play": ["Endless Stair", "Grey Guard"], "hand": ["Ice", "Varys"]})
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
