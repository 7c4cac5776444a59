"""The decks that come with the first edition: the four of the box, and four that were constructed."""

from __future__ import annotations

from collections import Counter

import pytest

from weirwood.games.agot1 import catalogue
from weirwood.games.agot1.catalogue import find
from weirwood.games.agot1.decks.decks import Deck, builtin, headline, lines, parse
from weirwood.games.agot1.decks.legality import check

HOUSES = ("stark", "lannister", "baratheon", "targaryen")
BOX = {
    "stark": ("S", {"character": 23, "location": 12, "attachment": 3, "event": 7}),
    "lannister": ("L", {"character": 22, "location": 13, "attachment": 3, "event": 7}),
    "baratheon": ("B", {"character": 23, "location": 11, "attachment": 5, "event": 6}),
    "targaryen": ("T", {"character": 23, "location": 12, "attachment": 6, "event": 4}),
}
DOUBLES = {
    "stark": {"Northern Fiefdoms": 2, "Great Keep": 3},
    "lannister": {"Western Fiefdoms": 2, "The Goldroad": 3},
    "baratheon": {"Stormlands Fiefdoms": 2, "Aegon's Garden": 3, "Robert Baratheon": 2},
    "targaryen": {"Eastern Fiefdoms": 3, "Temple of the Graces": 2, "Rhaegal": 2, "Crossroads": 2},
}
NUMBERS = {
    "stark": [*range(1, 34), *range(135, 140), *range(155, 161), 177, *range(195, 202)],
    "lannister": [*range(34, 66), *range(140, 145), *range(161, 168), 178, *range(188, 195)],
    "baratheon": [*range(66, 100), *range(145, 150), *range(168, 173), 179, *range(181, 188)],
    "targaryen": [*range(100, 135), *range(150, 155), *range(173, 177), 180, *range(202, 209)],
}


def box(house: str) -> Deck:
    return builtin()[f"core-{house}"]


def test_there_are_eight_decks_and_four_of_them_are_for_learning() -> None:
    assert sorted(builtin()) == sorted([*HOUSES, *(f"core-{house}" for house in HOUSES)])
    assert [name for name, deck in builtin().items() if deck.learning] == sorted(f"core-{house}" for house in HOUSES)
    assert all(deck.faction == name.removeprefix("core-") for name, deck in builtin().items())


@pytest.mark.rule("lcg1.goal.5")
@pytest.mark.parametrize("house", HOUSES)
def test_the_decks_of_the_box_are_the_numbers_of_their_letter(house: str) -> None:
    cards = Counter(find(f"core_{number}").code for number in NUMBERS[house])
    assert box(house).cards == cards
    letters = {row.number for row in catalogue.facts("core").values() if row.deck == BOX[house][0]}
    assert letters == set(NUMBERS[house])


@pytest.mark.rule("lcg1.goal.5", "faq1.errata.3")
@pytest.mark.parametrize("house", HOUSES)
def test_the_decks_of_the_box_have_45_cards_and_7_plots(house: str) -> None:
    deck = box(house)
    assert (len(deck.draw()), len(deck.list(plots=True)), deck.agenda) == (45, 7, "")
    assert Counter(card.type for card in deck.draw()) == BOX[house][1]
    counts = Counter(card.name for card in deck.draw())
    assert {name: count for name, count in counts.items() if count > 1} == DOUBLES[house]
    assert ("Valar Morghulis" in {plot.name for plot in deck.list(plots=True)}) is (house == "stark")
    assert ("Wildfire Assault" in {plot.name for plot in deck.list(plots=True)}) is (house == "lannister")
    assert {refusal.rule for refusal in check(deck)} == {"lcg1.deck.5"}, "too small for a tournament"
    assert "a learn-to-play deck" in headline("x", deck)


@pytest.mark.rule("lcg1.deck.5", "lcg1.deck.3")
@pytest.mark.parametrize("house", HOUSES)
@pytest.mark.parametrize("version", ["2.4", "none"])
def test_the_constructed_decks_are_legal_with_and_without_the_faq(house: str, version: str) -> None:
    deck = builtin()[house]
    assert check(deck, version) == []
    assert (len(deck.draw()), len(deck.list(plots=True))) == (60, 7)
    own = [card for card in deck.draw() if house in card.factions]
    assert len(own) >= 45, "mostly cards of its own House"
    assert not [card for card in deck.draw() if not card.factions & {house, "neutral"}], "nothing costs a penalty"
    assert sum(card.modifiers.get("income", 0) for card in deck.draw()) >= 4


def test_each_constructed_deck_is_about_what_it_says() -> None:
    def share(house: str, test: str) -> int:
        draw = builtin()[house].draw()
        return {
            "direwolf": sum("Direwolf" in card.traits for card in draw),
            "military": sum(bool(card.icons[0]) for card in draw if card.type == "character"),
            "gold": sum(card.modifiers.get("income", 0) for card in draw),
            "power": sum(bool(card.icons[2]) for card in draw if card.type == "character"),
            "attachment": sum(card.type == "attachment" for card in draw),
        }[test]

    for test, best in (
        ("direwolf", "stark"),
        ("military", "stark"),
        ("gold", "lannister"),
        ("power", "baratheon"),
        ("attachment", "targaryen"),
    ):
        assert max(HOUSES, key=lambda house: share(house, test)) == best, test


@pytest.mark.parametrize("name", sorted(builtin()))
def test_a_deck_reads_back_as_it_is_written(name: str) -> None:
    deck = builtin()[name]
    again = parse("\n".join(lines(deck)))
    assert (again.faction, again.agenda, again.cards) == (deck.faction, deck.agenda, deck.cards)


def test_a_deck_says_which_of_its_cards_cannot_be_played_yet() -> None:
    deck = box("stark")
    assert deck.unwritten() == sorted({card.name for card in deck.book.by_code.values()
                                       if card.code in deck.cards and not card.written})  # fmt: skip
