"""How a game is introduced: the lobby and the table get its words from the game, and know no game by its name."""

from __future__ import annotations

from typing import Any

import pytest
from browser import Browser

from weirwood.kernel import games
from weirwood.kernel.parts.introduction import Introduction
from weirwood.server.tables.summary import introduction

CARD_GAMES = ["agot2", "hbo"]


def offered(browser: Browser, game: str) -> dict[str, Any]:
    """A game as the lobby has it."""
    found: dict[str, Any] = next(each for each in browser.get("/api/games") if each["id"] == game)
    return found


@pytest.mark.parametrize("game", games())
def test_the_lobby_says_how_a_game_is_won_and_how_it_goes(ann: Browser, game: str) -> None:
    told = offered(ann, game)["introduction"]
    assert told["goal"].endswith(".") and told["course"].endswith(".")
    assert told["signs"], "the houses that stand for it"
    assert told["glossary"] and all(said.endswith(".") for said in told["glossary"].values())


def test_a_game_that_says_nothing_of_itself_is_there_all_the_same(ann: Browser) -> None:
    nothing = {"goal": "", "course": "", "phases": [], "words": {}, "figures": {}, "glossary": {}, "signs": []}
    assert offered(ann, "whispers")["introduction"] == nothing
    with ann.play("whispers", bot="random") as seat:
        assert seat.state["introduction"] == nothing


@pytest.mark.parametrize("game", games())
def test_the_table_and_the_replay_begin_with_it(ann: Browser, game: str) -> None:
    told = offered(ann, game)["introduction"]
    with ann.play(game, bot="random") as seat:
        assert seat.state["introduction"] == told
        seat.ask("concede")
        assert ann.get(f"/api/tables/{seat.table}/replay")["introduction"] == told


@pytest.mark.parametrize(
    ("game", "strength", "home", "third"),
    [("agot2", "STR", "faction card", "marshaling"), ("hbo", "strength", "House banner", "marshalling")],
)
def test_each_edition_has_words_of_its_own(ann: Browser, game: str, strength: str, home: str, third: str) -> None:
    told = offered(ann, game)["introduction"]
    assert told["words"] == {"strength": strength, "home": home, "score": "power"}
    assert told["phases"][2] == third


@pytest.mark.parametrize("game", CARD_GAMES)
def test_the_phases_and_the_figures_are_those_of_the_view(ann: Browser, game: str) -> None:
    with ann.play(game, bot="random") as seat:
        told, phases = seat.state["introduction"], set()
        for _ in range(60):
            phases.add(seat.view["phase"])
            for player in seat.view["players"]:
                assert set(player["plot_values"] or ()) <= set(told["figures"])
            if len(phases) > 3 or seat.state["result"] is not None:
                break
            seat.wait_for_decision()
            seat.choose(-1)
        assert len(phases & set(told["phases"])) > 2
        assert phases <= {"setup", *told["phases"]}


def test_the_lists_say_in_which_format_a_table_plays(ann: Browser) -> None:
    """In the words of the game's own form: the choice that decides how many may play."""
    for game, form, wanted in [("agot2", {"format": "melee"}, "Melee"), ("hbo", {}, ""), ("whispers", {}, "")]:
        table = ann.post("/api/play", game=game, form=form, bot="random")["table"]
        assert ann.get(f"/api/tables/{table}")["format"] == wanted
        mine = ann.get("/api/lobby")["mine"]
        assert next(each for each in mine if each["id"] == table)["format"] == wanted


def test_a_table_of_a_game_that_is_no_longer_there_can_still_be_listed() -> None:
    assert introduction("cyvasse") == Introduction()
