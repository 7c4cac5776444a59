"""What everybody may see in the first edition: piles, cards that are revealed, and cards that are found."""

from __future__ import annotations

from typing import Any

import pytest

from weirwood.games.agot1 import catalogue
from weirwood.kernel import Game, rulebook, seed_text

WELL_ON = {"faction": "stark", "plot": "Plain Year"}


def game(alice: dict[str, Any], bob: dict[str, Any], **more: Any) -> Game:
    """A game at a scenario's position, in the challenges phase."""
    rules = rulebook("agot1")
    players = {"alice": WELL_ON | alice, "bob": WELL_ON | bob}
    config = rules.judge.scenario({"players": players, "first": "alice", "start": "challenges", **more})
    return Game(rules, config, seed_text(1))


def choose(g: Game, *labels: str) -> None:
    """Make choices of whoever is asked."""
    for label in labels:
        g.choose(label)


@pytest.mark.rule("faq1.3.30.1", "faq1.3.30.2")
def test_everybody_sees_discard_and_dead_piles_in_their_order() -> None:
    g = game(
        {"hand": ["Murder", "Windfall", "Idea"], "discard": ["Market"]}, {"play": ["Pikeman"], "dead": ["Footman"]}
    )
    choose(g, "play Murder", "play Windfall")
    for seat in (0, 1, None):
        alice, bob = g.view(seat)["players"]
        assert alice["discard"] == ["Market", "Murder", "Windfall"]
        assert bob["dead"] == ["Footman", "Pikeman"]


@pytest.mark.rule("faq1.1.3.1", "faq1.q.3")
def test_what_a_search_for_a_kind_of_card_finds_is_shown_until_it_is_in_hand() -> None:
    g = game({"hand": ["Rummage"], "deck": ["Footman", "Market"]}, {"play": ["Gate"]})
    choose(g, "play Rummage", "choose Market")
    assert any("Market" in line for line in g.log(1)), "bob was shown what was found"
    assert "Market" not in str(g.view(1)["players"][0]["hand"]), "and it is hidden again"
    assert "Market" in str(g.view(0)["players"][0]["hand"])


@pytest.mark.rule("faq1.q.3")
def test_what_a_search_for_any_card_finds_is_shown_to_nobody_else() -> None:
    g = game({"hand": ["Quest"], "deck": ["Footman", "Market"]}, {"play": ["Gate"]})
    choose(g, "play Quest", "choose Market")
    assert not any("Market" in line for line in g.log(1))
    assert "Market" in str(g.view(0)["players"][0]["hand"])


@pytest.mark.rule("faq1.general.3")
def test_an_older_printing_is_played_with_the_text_of_the_newest() -> None:
    """Printings that say different things are one card here, whichever of them a list names."""
    reprints = [row for cycle in catalogue.MODULES for row in catalogue.facts(cycle).values() if row.reprints]
    assert reprints
    for row in reprints:
        assert catalogue.find(row.code) is catalogue.find(row.reprints)
