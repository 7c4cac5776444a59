"""Around the games: people who come, watch and leave, replays, decks, preferences, and who can't see well."""

from __future__ import annotations

from stage import Stage, marks

pytestmark = marks("browser: tables")


def test_two_browsers_with_a_refresh_a_restart_and_a_take_back(stage: Stage) -> None:
    stage.play("two_browsers.js")


def test_the_waiting_room_and_somebody_who_watches(stage: Stage) -> None:
    stage.play("room_and_spectators.js")


def test_clocks_and_players_who_leave(stage: Stage) -> None:
    stage.play("clocks_and_leaving.js")


def test_a_dropped_connection_a_grace_that_runs_out_and_a_return(stage: Stage) -> None:
    stage.play("away_and_back.js")


def test_replay_forwards_and_backwards(stage: Stage) -> None:
    stage.play("replay.js")


def test_a_deck_with_errors_is_refused_with_reasons(stage: Stage) -> None:
    stage.play("decks.js")


def test_a_deck_of_many_packs_is_pasted_and_played(stage: Stage) -> None:
    stage.play("thronesdb.js")


def test_a_deck_is_built_broken_mended_shared_and_played(stage: Stage) -> None:
    stage.play("building.js")


def test_cards_and_rules_are_looked_up_in_the_page(stage: Stage) -> None:
    stage.play("library.js")


def test_a_rule_and_a_card_lead_to_situations_that_can_be_tried(stage: Stage) -> None:
    stage.play("situations.js")


def test_a_table_with_cards_of_its_own(stage: Stage) -> None:
    stage.play("own_cards.js")


def test_preferences_and_why(stage: Stage) -> None:
    stage.play("preferences_and_why.js")


def test_what_is_asked_and_what_an_answer_costs(stage: Stage) -> None:
    stage.play("asking.js")


def test_hints_where_the_table_allows_them(stage: Stage) -> None:
    stage.play("hints.js")


def test_an_analysis_after_a_game_and_a_try_from_a_moment(stage: Stage) -> None:
    stage.play("analysis.js")


def test_axe_finds_no_serious_violation(stage: Stage) -> None:
    stage.play("axe.js")
