"""Facts of the card data that the rulebook gives, and piles that everybody may look through."""

from __future__ import annotations

from typing import Any

import pytest

from weirwood.games.hbo import catalogue
from weirwood.kernel import Game, rulebook, seed_text


def game(stark: dict[str, Any], lannister: dict[str, Any], **more: Any) -> Game:
    """A game at a scenario's position."""
    rules = rulebook("hbo")
    config = rules.judge.scenario({"players": {"stark": stark, "lannister": lannister}, **more})
    return Game(rules, config, seed_text(1))


@pytest.mark.rule("hbo.cards.12")
def test_the_hound_as_the_example_shows_him() -> None:
    hound = catalogue.find("The Hound")
    assert hound.strength == 3
    assert hound in catalogue.deck("lannister") and hound not in catalogue.deck("stark")
    g = game({}, {"play": ["The Hound"]}, start="challenges", first="lannister")
    assert "challenge military stark" in [option.label for option in g.waiting[0].options]


@pytest.mark.rule("hbo.cards.13")
def test_the_cards_of_the_setup_example() -> None:
    stark = catalogue.deck("stark")
    keep = catalogue.find("Winterfell Keep")
    assert keep.has_keyword("limited") and stark.count(keep) >= 2
    assert catalogue.find("Hand of the King").type == "attachment" and catalogue.find("Hand of the King") in stark
    assert catalogue.find("Not Today").type == "event" and catalogue.find("Not Today") in stark
    assert len(stark) == 50


@pytest.mark.rule("hbo.actions.1")
def test_what_begins_with_a_phase_is_an_action() -> None:
    for title in ("Maester Luwin", "The Lion's Cunning"):
        assert [ability.kind for ability in catalogue.find(title).abilities] == ["action"]
    for title, kinds in {
        "A Lannister Pays His Debts": ["response"],
        "Not Today": ["response"],
        "Eddard Stark": ["response"],
        "Varys": ["passive"],
        "Winterfell": [],
    }.items():
        assert [ability.kind for ability in catalogue.find(title).abilities] == kinds
    g = game(
        {"play": ["Maester Luwin", "Eddard Stark", "Varys", "Winterfell"], "hand": ["Not Today"]}, {}, start="dominance"
    )
    assert [option.label for option in g.waiting[0].options] == ["trigger Maester Luwin", "pass"]


@pytest.mark.rule("hbo.piles.1")
def test_all_four_piles_are_open_and_hands_and_decks_are_not() -> None:
    g = game(
        {
            "discard": ["Recruit", "Idea"],
            "dead": ["Spearman"],
            "hand": ["Courtier", "Idea"],
            "deck": ["Heir", "Veteran"],
        },
        {"discard": ["Lion"], "dead": ["Champion", "Stray"], "hand": ["Watcher"], "deck": ["Paragon"]},
        start="dominance",
    )
    for seat in (0, 1, None):
        stark, lannister = g.view(seat)["players"]
        assert stark["discard"] == ["Recruit", "Idea"] and stark["dead"] == ["Spearman"]
        assert lannister["discard"] == ["Lion"] and lannister["dead"] == ["Champion", "Stray"]
        assert stark["deck"] == lannister["deck"] == 20
        for hidden in ("Heir", "Veteran", "Paragon"):
            assert hidden not in str(g.view(seat))
    assert g.view(1)["players"][0]["hand"] == [None, None] and g.view(0)["players"][1]["hand"] == [None]
    assert sorted(g.view(0)["players"][0]["hand"]) == ["Courtier", "Idea"]


@pytest.mark.rule("hbo.unique.3")
def test_littlefinger_is_in_both_decks() -> None:
    assert catalogue.find("Littlefinger").unique
    assert all(catalogue.find("Littlefinger") in catalogue.deck(house) for house in ("stark", "lannister"))
