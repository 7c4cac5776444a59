"""The titles of a melee as people look them up: what is known of them, what is unknown, and what we suggest instead."""

from __future__ import annotations

import pytest

import weirwood
from weirwood.cli import main
from weirwood.errors import UserError
from weirwood.games.agot1.catalogue import CATALOGUE
from weirwood.games.agot1.play.face import data, lines
from weirwood.games.agot1.play.form import FORM
from weirwood.games.agot1.rules.titles import KNOWN, NAMES, TITLE_CARDS, UNKNOWN, remark
from weirwood.kernel import Game

FOUR = ["core-stark", "core-lannister", "core-baratheon", "core-targaryen"]


def seated(**options: str) -> Game:
    """A melee of four up to the first decision after titles were chosen."""
    game = weirwood.new("agot1", FOUR, 3, **options)
    while not all(card >= 0 for card in game.state.title):  # type: ignore[attr-defined]
        decision = game.waiting[0]
        game.choose(decision.options[-1 if decision.kind == "title" else 0], decision.seat)
    return game


@pytest.mark.rule("lcg1.title.1", "lcg1.goal.4")
def test_the_council_has_six_titles_which_the_catalogue_knows() -> None:
    assert [CATALOGUE.find(name).name for name in NAMES] == list(NAMES)
    assert len(NAMES) == len(set(NAMES)) == 6
    assert [card.type for card in TITLE_CARDS[KNOWN]] == ["title"] * 6


@pytest.mark.rule("lcg1.goal.6")
def test_two_play_a_joust_without_titles_and_three_to_six_a_melee_with_them() -> None:
    assert weirwood.new("agot1", FOUR[:2], 3).state.title_pool == []
    for players in (3, 6):
        game = weirwood.new("agot1", [*FOUR, *FOUR][:players], 3)
        assert (len(game.names), len(game.state.title_pool)) == (players, 6)
    for players, form in ((3, "joust"), (7, "melee"), (7, "")):
        with pytest.raises(UserError, match=rf"not {players} \[lcg1\.goal\.6\]"):
            weirwood.new("agot1", [*FOUR, *FOUR][:players], 3, format=form)


@pytest.mark.rule("lcg1.title.13", "lcg1.title.11")
@pytest.mark.parametrize("name", UNKNOWN)
def test_what_no_source_states_is_said_to_be_unknown(name: str) -> None:
    card = CATALOGUE.find(name)
    assert "Unknown" in lines(card)[-1]
    assert data(card)["remark"] == remark(card) == lines(card)[-1].strip()
    ours = CATALOGUE.find(f"{name} (Suggested)")
    assert ours.constants or len(ours.abilities) > len(card.abilities)
    assert "Designed by this project" in lines(ours)[-1]


def test_titles_that_are_known_need_no_remark() -> None:
    for name in set(NAMES) - set(UNKNOWN):
        assert "remark" not in data(CATALOGUE.find(name))


@pytest.mark.rule("lcg1.title.13")
def test_the_command_shows_what_is_unknown(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["cards", "--game", "agot1", "Master", "of", "Coin"]) == 0
    out = capsys.readouterr().out
    assert "Unknown (no source states it): its own bonus." in out
    assert "Designed by this project, not printed: its own bonus." in out


@pytest.mark.rule("lcg1.title.13")
@pytest.mark.parametrize(("options", "says"), [({}, "Unknown"), ({"titles": "suggested"}, "Designed")])
def test_the_table_shows_it_too(options: dict[str, str], says: str) -> None:
    view = seated(**options).view(0)
    remarks = {p["title"]: p["title_remark"] for p in view["players"]}
    plain = {str(name).removesuffix(" (Suggested)") for name in remarks}
    assert {str(name).removesuffix(" (Suggested)") for name, about in remarks.items() if about} == set(UNKNOWN) & plain
    assert all(("(Suggested)" in str(name)) == (says == "Designed") for name, about in remarks.items() if about)
    assert all(about.startswith(says) for about in remarks.values() if about)


def test_suggested_titles_are_asked_for_in_the_form_and_off_by_default() -> None:
    field = next(f for f in FORM if f.name == "titles")
    assert field.default == "known"
    assert [choice.value for choice in field.choices] == ["known", "suggested"]
    with pytest.raises(UserError, match="There are no titles 'printed'; they are known"):
        weirwood.new("agot1", FOUR, 1, titles="printed")
