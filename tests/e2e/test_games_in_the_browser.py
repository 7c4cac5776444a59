"""Games played in the browser: by clicking, with the keyboard, on the map."""

from __future__ import annotations

from stage import Stage, marks

pytestmark = marks("browser: games")


def test_a_joust_against_the_computer_by_clicking(stage: Stage) -> None:
    stage.play("joust_clicking.js")


def test_a_joust_with_the_keyboard_alone(stage: Stage) -> None:
    stage.play("joust_keyboard.js")


def test_choosing_several_is_clicking_in_and_out(stage: Stage) -> None:
    stage.play("choosing_several.js")


def test_a_melee_with_four(stage: Stage) -> None:
    stage.play("melee_four.js")


def test_a_joust_of_the_first_edition_by_clicking(stage: Stage) -> None:
    stage.play("first_edition.js")


def test_a_newcomer_is_guided_through_a_first_game(stage: Stage) -> None:
    stage.play("guided.js")


def test_every_other_game_can_be_played(stage: Stage) -> None:
    stage.play("other_games.js")


def test_a_plot_draft_between_two_people(stage: Stage) -> None:
    stage.play("hbo_draft.js")


def test_a_round_of_the_board_game_on_the_map(stage: Stage) -> None:
    stage.play("fief_map.js")


def test_axe_finds_no_serious_violation_on_the_map(stage: Stage) -> None:
    stage.play("fief_axe.js")


def test_any_amount_of_gold_in_an_offer(stage: Stage) -> None:
    stage.play("fief_offers.js")


def test_two_people_talk_marry_and_break_their_word(stage: Stage) -> None:
    stage.play("fief_talks.js")


def test_beats_the_past_and_the_log(stage: Stage) -> None:
    stage.play("beats_and_past.js")


def test_an_end_worth_reaching(stage: Stage) -> None:
    stage.play("ending.js")


def test_things_move(stage: Stage) -> None:
    stage.play("motion.js")


def test_sounds_and_their_switch(stage: Stage) -> None:
    stage.play("sounds.js")


def test_a_card_with_its_reductions_and_a_challenge_with_its_attackers_are_one_answer(stage: Stage) -> None:
    stage.play("in_one_answer.js")
