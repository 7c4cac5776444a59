"""Tournaments: what a game is worth, when time is called, and who meets whom."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest
from agot2_positions import ALICE, inside, play, position, quiet

import weirwood
from weirwood.errors import UserError
from weirwood.games.agot2.decks.decks import builtin
from weirwood.games.agot2.rules.table import Agot2
from weirwood.games.agot2.tournament.ending import (
    ELIMINATION,
    FINAL,
    SWISS,
    Ending,
    Result,
    after_time,
    ended,
    melee_places,
    plays_on,
    time_called,
)
from weirwood.games.agot2.tournament.entries import Entries, unclear
from weirwood.games.agot2.tournament.pairing import ADVANCED, elimination, next_elimination, opening, structure, swiss
from weirwood.games.agot2.tournament.standing import Played, extended, points, ranking, strength
from weirwood.kernel import Chance, Game, rulebook, seed_text

WIN, MODIFIED, LOSS = Result.WIN, Result.MODIFIED_WIN, Result.LOSS


def chance(n: int = 1) -> Chance:
    return Chance(seed_text(n))


def state(g: Game) -> Agot2:
    found = inside(g)
    assert isinstance(found, Agot2)
    return found


def at_time(alice: dict[str, Any], bob: dict[str, Any], dominant: int = -1) -> Ending:
    return after_time(state(quiet(alice, bob, start="taxation")), dominant)


@pytest.mark.rule("rr3.tournament.1")
def test_a_player_plays_all_rounds_with_the_deck_of_the_first() -> None:
    decks, entries = builtin(), Entries()
    assert entries.enter("alice", decks["stark"]) == []
    assert entries.enter("alice", decks["stark"]) == []
    assert [each.rule for each in entries.enter("alice", decks["martell"])] == ["rr3.tournament.1"]
    assert entries.decks["alice"].faction == "stark"


@pytest.mark.rule("rr3.tournament.2")
def test_a_list_names_its_cards_beyond_doubt() -> None:
    (found,) = unclear(["Jon Snow", "Ice", "Jon Snow (WotN)"])
    assert found.rule == "rr3.tournament.2"
    assert "Jon Snow (Core) or Jon Snow (WotN)" in str(found)


@pytest.mark.rule("rr3.tournament.3")
def test_a_window_that_was_passed_is_not_opened_again() -> None:
    g = quiet({"hand": ["Old Rhyme"], "gold": 3, "play": ["Plain Soldier", "Hourglass"]}, {}, start="challenges")
    play(g, "pass", "challenge military bob")
    while any(option.label == "trigger Old Rhyme" for d in g.waiting for option in d.options) is False:
        g.choose("pass", ALICE)
    play(g, "pass")
    assert all(option.label != "trigger Old Rhyme" for d in g.waiting for option in d.options)
    assert [each.rule for each in g.why_not("trigger Old Rhyme", ALICE)] == ["rr.triggering-condition.1"]


@pytest.mark.rule("rr3.tournament.4")
def test_rounds_last_55_minutes_and_the_final_120() -> None:
    assert [time_called(kind, 54.9) for kind in (SWISS, ELIMINATION, FINAL)] == [False] * 3
    assert [time_called(kind, 55) for kind in (SWISS, ELIMINATION, FINAL)] == [True, True, False]
    assert time_called(FINAL, 120)


@pytest.mark.rule("rr3.tournament.5")
def test_the_round_in_which_time_is_called_is_played_to_its_end() -> None:
    plots = ["A Noble Cause", "Summons"]
    g = position(
        {"plot": "A Noble Cause", "plots": plots, "power": 14, "play": ["Hourglass", "Giant"]},
        {"plots": plots},
        start="challenges",
    )
    called, phases = state(g).round, []
    while state(g).outcome is None and plays_on(state(g), called):
        phases.append(state(g).phase)
        g.choose(next(d.declining or d.options[0] for d in g.waiting), g.waiting[0].seat)
    assert phases[0] == "challenges"
    assert ended(state(g)) == Ending((WIN, LOSS), "rr.winning-the-game.1")  # by dominance, as in any game


@pytest.mark.rule("rr3.tournament.6", "faq2.tycho.8")
def test_who_concedes_has_lost_whatever_the_table_says() -> None:
    ahead = state(quiet({"power": 3}, {"power": 14}, start="challenges"))
    assert ended(ahead, conceded=1).results == (WIN, LOSS)
    tycho = state(quiet({"play": ["Tycho Nestoris"], "power": 15}, {}, start="challenges"))
    assert ended(tycho, conceded=1).results == (WIN, LOSS)
    out = state(quiet({"deck": {"exactly": []}}, {}, start="challenges"))
    assert ended(out).results == (LOSS, WIN)


@pytest.mark.rule("faq2.tycho.3")
def test_a_game_without_a_winner_is_a_loss_for_everybody() -> None:
    s = state(quiet({"play": ["Tycho Nestoris"]}, {"deck": {"exactly": []}}, start="challenges"))
    assert ended(s) == Ending((LOSS, LOSS), "faq2.tycho.3")


@pytest.mark.rule("rr3.tournament.7", "rr3.tournament.9")
def test_after_time_whoever_needs_less_power_has_a_modified_win() -> None:
    assert at_time({"power": 11}, {"power": 13}) == Ending((LOSS, MODIFIED), "rr3.tournament.7")
    assert at_time({"power": 11, "play": [{"card": "Giant", "power": 3}]}, {"power": 13}).results == (MODIFIED, LOSS)


@pytest.mark.rule("rr3.tournament.8")
def test_then_the_deck_dominance_and_the_dead_decide_and_at_last_the_first_player() -> None:
    full, less = {"exactly": ["Ice"] * 9}, {"exactly": ["Ice"] * 8}
    assert at_time({"deck": full}, {"deck": less, "dead": []}) == Ending((MODIFIED, LOSS), "rr3.tournament.8")
    assert at_time({"dead": ["Giant"]}, {}, dominant=0).results == (MODIFIED, LOSS)
    dead = {"dead": ["Giant", "Grey Guard", "Ice"]}
    assert at_time(dead, {"dead": ["Giant", "Grey Guard", "Looter"]}).results == (MODIFIED, LOSS)
    assert at_time({}, {}) == Ending((LOSS, LOSS), "rr3.tournament.8", asked=(0, 1))


@pytest.mark.rule("faq2.tycho.4", "faq2.tycho.5")
def test_with_tycho_nobody_is_nearest_to_victory_by_power() -> None:
    tycho = {"play": ["Tycho Nestoris"], "power": 15}
    assert at_time(tycho, {"power": 2}) == Ending((LOSS, MODIFIED), "faq2.tycho.4")
    assert at_time({**tycho, "power": 14}, {"power": 2}).results == (MODIFIED, LOSS)
    assert at_time(tycho, tycho) == Ending((LOSS, LOSS), "faq2.tycho.5")


@pytest.mark.rule("faq2.tycho.7")
def test_with_tycho_the_leader_of_a_melee_is_second() -> None:
    players = {"alice": {"play": ["Tycho Nestoris"], "power": 14}, "bob": {"power": 9}, "carol": {"power": 11}}
    rules = rulebook("agot2")
    plots = {name: {"plot": "A Noble Cause", **had} for name, had in players.items()}
    config = rules.judge.scenario({"first": "alice", "players": plots, "start": "taxation"})
    assert melee_places(state(Game(rules, config, seed_text(1)))) == [2, 0, 1]


RECORD = {
    "a": [Played(WIN, "b"), Played(MODIFIED, "c"), Played(LOSS, "d"), Played(Result.BYE)],
    "b": [Played(LOSS, "a"), Played(WIN, "c"), Played(WIN, "d")],
    "c": [Played(WIN, "d"), Played(LOSS, "a"), Played(LOSS, "b")],
    "d": [Played(WIN, "c"), Played(WIN, "b"), Played(WIN, "a")],
}


@pytest.mark.rule("rr3.tournament.10")
def test_a_win_is_worth_5_a_modified_one_4_and_a_bye_as_much_as_a_win() -> None:
    assert points(RECORD, "a") == 14
    assert points({"x": [Played(LOSS, "y")]}, "x") == 0


@pytest.mark.rule("rr3.tournament.11")
def test_equal_points_are_ranked_by_the_strength_of_those_who_were_met() -> None:
    assert strength(RECORD, "a") == (Fraction(10, 3) + Fraction(5, 3) + 5) / 3
    assert extended(RECORD, "a") == sum((strength(RECORD, each) for each in "bcd"), Fraction(0)) / 3
    hard = {
        "p": [Played(WIN, "d2")],
        "q": [Played(WIN, "c2")],
        "d2": [Played(WIN), Played(LOSS, "p")],
        "c2": [Played(LOSS, "q"), Played(LOSS)],
    }
    assert all(ranking(hard, chance(n))[:3].index("p") < ranking(hard, chance(n)).index("q") for n in range(5))
    level = {"x": [Played(WIN)], "y": [Played(WIN)]}
    assert {tuple(ranking(level, chance(n))) for n in range(20)} == {("x", "y"), ("y", "x")}


@pytest.mark.rule("rr3.tournament.12", "rr3.tournament.13")
def test_swiss_rounds_pair_within_equal_points_and_nobody_meets_anybody_twice() -> None:
    record = {
        "a": [Played(WIN, "x")] * 3, "b": [Played(WIN, "y")] * 3, "c": [Played(WIN, "z")] * 3,
        "d": [Played(WIN, "x"), Played(WIN, "y"), Played(LOSS, "z")], "e": [Played(WIN, "z"), Played(WIN, "x"), Played(LOSS, "y")],
    }  # fmt: skip
    for n in range(10):
        pairs = swiss(record, chance(n))
        assert sum(set(pair) <= {"a", "b", "c"} for pair in pairs) == 1
        (bye,) = [player for player, other in pairs if not other]
        assert bye in ("d", "e")
    met = {"a": [Played(WIN, "b")], "b": [Played(LOSS, "a")], "c": [Played(WIN, "d")], "d": [Played(LOSS, "c")]}
    assert all(
        {frozenset(pair) for pair in swiss(met, chance(n))} == {frozenset("ac"), frozenset("bd")} for n in range(5)
    )
    with pytest.raises(UserError, match=r"rr3\.tournament\.12"):
        swiss({"a": [Played(WIN, "b")], "b": [Played(LOSS, "a")]}, chance())
    first: dict[str, list[Played]] = {player: [] for player in "abcde"}
    assert len({swiss(first, chance(n))[-1][0] for n in range(40)}) == 5


@pytest.mark.rule("rr3.tournament.13")
def test_a_bye_goes_to_the_lowest_of_those_who_had_none() -> None:
    record = {"a": [Played(WIN, "b")], "b": [Played(LOSS, "a")], "c": [Played(Result.BYE)]}
    assert all(("b", "") in swiss(record, chance(n)) for n in range(5))


@pytest.mark.rule("rr3.tournament.14")
def test_after_a_cut_the_first_meets_the_last_and_winners_go_on_in_that_order() -> None:
    assert elimination(list("12345678")) == [("1", "8"), ("2", "7"), ("3", "6"), ("4", "5")]
    assert next_elimination(["1", "2", "6", "5"]) == [("1", "5"), ("2", "6")]


@pytest.mark.rule("rr3.tournament.15")
def test_byes_fill_an_elimination_up_to_a_power_of_two() -> None:
    pairs = opening([f"{n}" for n in range(13)], chance())
    assert sum(not other for _, other in pairs) == 3
    assert len(pairs) == 8


@pytest.mark.rule("rr3.tournament.16", "rr3.tournament.17")
def test_the_number_of_rounds_and_the_cut_go_by_the_number_of_players() -> None:
    assert [structure(n) for n in (40, 41, 16, 4, 500)] == [(5, 4), (5, 8), (4, 0), (3, 0), (7, 16)]
    assert [structure(n, ADVANCED) for n in (24, 300, 9, 999)] == [(4, 8), (7, 32), (4, 4), (8, 32)]
    with pytest.raises(UserError, match="There is no structure for 3 players"):
        structure(3)


@pytest.mark.rule("rr3.tournament.18")
def test_a_deck_is_shuffled_by_the_seed_alone_again_after_a_mulligan() -> None:
    def order(seed: int) -> list[str]:
        g = weirwood.new("agot2", seats=["stark", "stark"], seed=seed)
        s = inside(g)
        before = [s.called(card) for card in s.deck[0]]
        g.choose("mulligan", g.waiting[0].seat)
        return [*before, *(s.called(card) for card in inside(g).deck[0])]

    assert order(1) == order(1) != order(2)
    assert str(weirwood.new("agot2", seats=["stark", "stark"], seed=5).record.seed) != ""
