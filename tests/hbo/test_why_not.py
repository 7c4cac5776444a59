"""Why not: whatever a person points at is answered with what one might do with it, and the clause that forbids it."""

from __future__ import annotations

from typing import Any

import pytest

from weirwood.kernel import Game, rulebook, seed_text

STARK = {"gold": 4, "hand": ["Eddard Stark", "For the North!", "Jon Snow"], "play": ["Jon Snow", "Maester Luwin"]}


def asked(thing: str, **words: Any) -> dict[str, list[str]]:
    """What Stark might do with a card, and which clauses forbid it."""
    rules = rulebook("hbo")
    players = {"stark": STARK, "lannister": {"play": ["The Hound", "Shae"]}}
    game = Game(rules, rules.judge.scenario({"players": players, "first": "stark", **words}), seed_text(1))
    return {label: [each.rule for each in game.why_not(label, 0)] for label in rules.people.could(game.state, 0, thing)}


@pytest.mark.rule("hbo.playing.1")
def test_a_card_that_is_too_dear() -> None:
    assert asked("Eddard Stark", start="marshalling") == {"marshal Eddard Stark": ["hbo.playing.1"]}


@pytest.mark.rule("hbo.playing.3", "hbo.duplicates.2", "hbo.actions.2")
def test_cards_out_of_their_phase() -> None:
    assert asked("Eddard Stark", start="challenges") == {"marshal Eddard Stark": ["hbo.playing.3"]}
    assert asked("For the North!", start="marshalling") == {"play For the North!": ["hbo.actions.2"]}
    assert asked("Jon Snow", start="challenges")["marshal Jon Snow as duplicate"] == ["hbo.duplicates.2"]


@pytest.mark.rule("hbo.duplicates.1")
def test_what_is_open_is_said_to_be_open() -> None:
    assert asked("Jon Snow", start="marshalling")["marshal Jon Snow as duplicate"] == []


def test_the_beginning_of_a_title_is_enough() -> None:
    assert asked("Eddard", start="marshalling") == {"marshal Eddard Stark": ["hbo.playing.1"]}
    assert asked("Nobody", start="marshalling") == {}


def test_somebody_elses_card() -> None:
    assert list(asked("Shae", start="challenges")) == ["trigger Shae"]
