"""What the later rules say of keywords and of building decks: what is printed counts, and which deck is meant."""

from __future__ import annotations

import pytest
from test_several_agendas import PLOTS, clauses, deck, some

from weirwood.games.agot2.catalogue import CATALOGUE

THIRTEEN = {
    "ambush", "bestow", "prized", "shadow", "assault", "stealth", "insight", "intimidate", "pillage", "renown", "limited",
    "terminal", "no attachments",
}  # fmt: skip
WITH_NUMBER = {"ambush", "bestow", "prized", "shadow"}


def anything(n: int = 60) -> dict[str, int]:
    return some(n, lambda card: True, "lannister")


@pytest.mark.rule("rr3.keywords.1")
def test_every_keyword_in_the_pool_is_one_of_thirteen_and_four_have_a_number() -> None:
    keywords = {keyword for card in CATALOGUE.by_code.values() for keyword in card.keywords}
    assert {keyword.name for keyword in keywords} <= THIRTEEN
    for keyword in keywords:
        assert ("(" in str(keyword)) == (keyword.name in WITH_NUMBER)


@pytest.mark.rule("rr3.agendas.5", "rr3.printed.1")
def test_a_trait_that_a_card_could_have_in_play_counts_nothing_in_a_deck() -> None:
    maesters = some(3, lambda card: card.type == "character" and "Maester" in card.traits, "lannister")
    rest = some(57, lambda card: "Maester" not in card.traits, "lannister")
    assert clauses(deck(["Vow of the Chain"], {**maesters, **rest})) == set()
    gained = {"Apprentice of the Chain": 3}
    assert clauses(deck(["Vow of the Chain"], {**gained, **rest})) == {"rr.a2.banner-of-the-rose.2"}


@pytest.mark.rule("rr3.agendas.8")
def test_an_agendas_limit_of_copies_takes_the_place_of_the_usual_and_of_what_the_card_allows() -> None:
    rest = some(60, lambda card: card.type != "attachment", "lannister")
    many = "Ribbon of the Many"
    assert clauses(deck([], {**rest, many: 9})) == set()
    assert clauses(deck(["Vow of Single Swords"], {**rest, many: 1})) == set()
    assert clauses(deck(["Vow of Single Swords"], {**rest, many: 2})) == {"rr.agenda-cards.3"}
    assert clauses(deck(["Vow of Single Swords"], {**rest, "Milk of the Poppy": 2})) == {"rr.agenda-cards.3"}


@pytest.mark.rule("rr3.agendas.9")
def test_a_limit_for_the_deck_is_one_for_the_draw_deck_unless_plots_are_named() -> None:
    loyalists = some(45, lambda card: card.faction == "lannister", "lannister")
    neutrals = some(15, lambda card: card.faction == "neutral", "neutral")
    assert all(CATALOGUE.find(plot).faction == "neutral" for plot in PLOTS)
    assert clauses(deck(["Fealty"], {**loyalists, **neutrals})) == set()
    one_more = next(iter(some(1, lambda card: card.faction == "neutral" and card.code not in neutrals, "neutral")))
    assert clauses(deck(["Fealty"], {**loyalists, **neutrals, one_more: 1})) == {"rr.agenda-cards.3"}
    summer = next(c.name for c in CATALOGUE.by_code.values() if c.type == "plot" and "Summer" in c.traits)
    plots = [
        *(name for name in PLOTS if "Summer" not in CATALOGUE.find(name).traits),
        "Marching Orders",
        "Confiscation",
    ]
    assert clauses(deck(["Kings of Winter"], anything(), plots[:7])) == set()
    assert clauses(deck(["Kings of Winter"], anything(), [*plots[:6], summer])) == {"rr.agenda-cards.3"}


@pytest.mark.rule("rr3.faction-change.6")
def test_what_gives_an_affiliation_in_play_lets_no_other_faction_into_a_deck() -> None:
    own = some(57, lambda card: True, "nights-watch")
    wolves = some(3, lambda card: card.faction == "stark" and card.type == "character" and not card.loyal, "stark")
    data = deck([], {**own, **wolves, "Sworn to the Watch": 3})
    watch = type(data)(**{name: getattr(data, name) for name in data.__struct_fields__} | {"faction": "nights-watch"})
    assert "rr.deckbuilding.8" in clauses(watch)
