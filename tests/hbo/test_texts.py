"""The cards' texts in this edition's words."""

from __future__ import annotations

import pytest

from weirwood.cardgame.vocabulary.text import card_text
from weirwood.games.hbo import catalogue
from weirwood.games.hbo.speech import SPEECH
from weirwood.kernel import Game, rulebook, seed_text


@pytest.mark.parametrize(
    ("title", "line"),
    [
        ("Eddard Stark", "Response, after you play Eddard Stark: Eddard Stark gains 1 power."),
        ("Direwolf", "Response, when the attached character would be killed: kneel Direwolf → save that character."),
        ("Ser Rodrik Cassel", "Ser Rodrik Cassel gets +1 strength while defending."),
        (
            "Syrio Forel",
            "Challenges: kneel Syrio Forel → choose another character you control that is standing. "
            "It gains stealth until the phase ends.",
        ),
        (
            "Unbowed",
            "Challenges: choose a kneeling House Stark character you control. Until the phase ends, "
            "it may be declared as an attacker even while kneeling.",
        ),
        ("Muster the Levies", "Your first non-unique character each round costs 2 less to play."),
        (
            "Lannister Guards",
            "Response, after you reveal a plot, if you are not this round's first player: draw 1 card.",
        ),
        (
            "Raiding Party",
            "After you win a military challenge as attacker: take 2 gold from your opponent's gold pool into yours.",
        ),
        ("Varys", "After Varys enters play: choose an Ally character and discard it from play."),
    ],
)
def test_a_card_reads(title: str, line: str) -> None:
    assert line in card_text(catalogue.find(title), SPEECH)


def test_income_stands_before_what_one_can_do_and_like_lines_are_one() -> None:
    assert card_text(catalogue.find("Casterly Rock"), SPEECH)[0] == "+1 income."
    assert card_text(catalogue.find("The Red Keep"), SPEECH) == [
        "The Red Keep adds 1 strength to your side in each intrigue or power challenge in which you have "
        "a participating character."
    ]


def test_the_log_names_who_plays_the_cheaper_character() -> None:
    rules = rulebook("hbo")
    players = {"stark": {"play": ["The Kingsroad"], "gold": 3, "hand": ["Hodor"]}, "lannister": {}}
    game = Game(
        rules, rules.judge.scenario({"start": "marshalling", "first": "stark", "players": players}), seed_text(1)
    )
    game.choose("trigger The Kingsroad", seat=0)
    assert "stark's next character this phase costs 2 less to play." in game.log(0)
