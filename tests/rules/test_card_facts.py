"""What is printed on cards: the component list, the anatomy of each type, and what it means for a deck."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from agot2_positions import played

from weirwood.cardgame.cards.definition import TYPES, Card
from weirwood.cardgame.vocabulary.text import card_text
from weirwood.errors import UserError
from weirwood.games.agot2 import catalogue
from weirwood.games.agot2.decks import decks
from weirwood.games.agot2.speech import SPEECH


@pytest.mark.rule("rr.components.1")
def test_one_core_set() -> None:
    count = Counter[str]()
    for card in catalogue.cards().values():
        if card.set == "Core":
            count[card.type if card.type in ("plot", "agenda", "title") else card.faction] += card.quantity
    assert sum(count.values()) == 234
    assert count.pop("plot") == 28
    assert count.pop("title") == 6
    assert count.pop("neutral") == 31
    assert count.pop("agenda") == 1 + 8  # Fealty, and the banners on the backs of the faction cards
    assert count == dict.fromkeys(catalogue.FACTIONS, 20)
    assert len(catalogue.FACTION_CARDS) == 8


@pytest.mark.rule("rr.a2.cardtypes.1")
def test_every_card_has_one_of_eight_types_a_title_and_a_number() -> None:
    assert sorted(TYPES) == ["agenda", "attachment", "character", "event", "faction", "location", "plot", "title"]
    for code, card in catalogue.cards().items():
        assert card.type in TYPES and card.name and card.code == code
    with pytest.raises(UserError, match="no card type"):
        Card("x1", "Strange", "dragon")
    with pytest.raises(UserError, match="title and a number"):
        Card("", "Numberless", "character")


@pytest.mark.rule("rr.a2.cardtypes.2", "rr.a2.tywin-lannister.1")
def test_what_each_type_has() -> None:
    tywin = catalogue.find("Tywin Lannister")
    assert (tywin.type, tywin.faction, tywin.cost, tywin.strength) == ("character", "lannister", 7, 6)
    assert (tywin.unique, tywin.loyal, tywin.icons) == (True, True, (1, 1, 1))
    assert (set(tywin.traits), tywin.modifiers, tywin.has_keyword("renown")) == ({"Lord"}, {"income": 2}, True)
    wildfire = catalogue.find("Wildfire Assault")
    assert (wildfire.income, wildfire.initiative, wildfire.claim, wildfire.reserve) == (4, 7, 1, 6)
    assert wildfire.cost is None
    treachery = catalogue.find("Treachery")
    assert (treachery.type, treachery.cost, treachery.strength) == ("event", 1, 0)
    for card in catalogue.cards().values():
        if card.type in ("character", "location", "attachment"):
            assert card.cost is not None or card.costless, card.name


@pytest.mark.rule("rr.a2.cardtypes.2")
@pytest.mark.parametrize(
    ("type", "facts"),
    [
        ("location", {"cost": 1, "strength": 2}),
        ("attachment", {"cost": 1, "icons": "M"}),
        ("event", {"cost": 1, "strength": 1}),
        ("plot", {"cost": 2}),
        ("agenda", {"cost": 0}),
        ("faction", {"cost": 0}),
        ("character", {"cost": 1, "plot": (1, 0, 0, 0)}),
    ],
)
def test_what_a_type_has_not_is_refused(type: str, facts: dict[str, Any]) -> None:
    with pytest.raises(UserError, match="and only"):
        Card("x2", "Misprint", type, **facts)


@pytest.mark.rule("rr.a2.house-lannister.1")
def test_a_faction_card_is_name_and_symbol_and_opens_its_cards_to_the_deck() -> None:
    card = catalogue.FACTION_CARDS["lannister"]
    assert (card.name, card.type, card.faction, card.cost) == ("House Lannister", "faction", "lannister", None)
    assert not card.abilities and not card.constants and not card.keywords and not card_text(card, SPEECH)
    pool = [c for c in catalogue.cards().values() if c.type in ("character", "location", "attachment", "event")]
    own = [c for c in pool if c.faction in ("lannister", "neutral")]
    assert any(c.loyal for c in own)
    cards = {c.code: 3 for c in {c.name: c for c in own}.values()}  # one version of each title
    plots = [c.code for c in catalogue.cards().values() if c.type == "plot"][:7]
    legal = decks.Deck("lannister", {**cards, **dict.fromkeys(plots, 1)})
    assert decks.check(legal) == []
    robb = catalogue.find("Robb Stark").code
    assert decks.check(decks.Deck("lannister", {**legal.cards, robb: 1})) != []


@pytest.mark.rule("rr.plot-card.1")
def test_every_plot_has_four_values() -> None:
    nothing = []
    for card in catalogue.cards().values():
        if card.type == "plot":
            figures = (card.income, card.initiative, card.claim, card.reserve)
            assert all(isinstance(n, int) and n >= 0 for n in figures)
            nothing += [card.name] if sum(figures) == 0 else []
    assert nothing == ["At Prince Doran's Behest"]  # it is printed so, and reveals another plot
    wildfire = catalogue.find("Wildfire Assault")
    assert (wildfire.income, wildfire.initiative, wildfire.claim, wildfire.reserve) == (4, 7, 1, 6)
    assert [ability.kind for ability in wildfire.abilities] == ["when revealed"]
    assert not catalogue.find("The Winds of Winter").abilities


@pytest.mark.rule("rr.agenda-cards.3")
def test_an_agenda_limits_the_deck() -> None:
    def clauses(neutrals: int) -> list[str]:
        deck = {"faction": "stark", "agenda": "Fealty", "cards": {"The Roseroad": neutrals}}
        return [r.reason for r in decks.check(decks.from_data(deck)) if "neutral" in r.reason]

    assert clauses(15) == []
    assert clauses(16) != []


@pytest.mark.rule("rr.challenge-icons.1")
def test_there_are_three_challenge_types() -> None:
    game = played(
        """
start: plot
players:
  alice: {plots: [Calm Over Westeros]}
  bob: {plots: [A Noble Cause]}
do:
  - alice: first alice
"""
    )
    options = game.waiting[0].options
    assert [o.label for o in options] == ["choose military", "choose intrigue", "choose power"]
