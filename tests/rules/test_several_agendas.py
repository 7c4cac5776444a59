"""Agendas that change deck building, several of them together, and what lies under one."""

from __future__ import annotations

import json
from collections.abc import Callable

import pytest

import weirwood
from weirwood import Game
from weirwood.cardgame.cards.definition import Card
from weirwood.games.agot2.catalogue import CATALOGUE
from weirwood.games.agot2.decks.decks import Deck, check, from_data, lines, parse

Fits = Callable[[Card], bool]
PLOTS = [
    "A Noble Cause",
    "A Storm of Swords",
    "Sneak Attack",
    "Summons",
    "Calling the Banners",
    "Rebuilding",
    "A Clash of Kings",
]


def some(n: int, fits: Fits, faction: str = "") -> dict[str, int]:
    """So many cards that fit, up to three of each title."""
    found: dict[str, int] = {}
    for card in sorted(CATALOGUE.by_code.values(), key=lambda card: card.code):
        if card.type not in ("character", "location", "attachment", "event") or card.deck_limit < 3 or not fits(card):
            continue
        if card.faction not in (faction, "neutral") and faction:
            continue
        if sum(found.values()) < n and not any(CATALOGUE.find(code).name == card.name for code in found):
            found[card.code] = min(3, n - sum(found.values()))
    return found


def of(faction: str) -> Fits:
    return lambda card: card.faction == faction and not card.loyal


def deck(agendas: list[str], cards: dict[str, int], plots: list[str] = PLOTS) -> Deck:
    return from_data({"faction": "lannister", "agenda": agendas, "plots": dict.fromkeys(plots, 1), "cards": cards})


def clauses(found: Deck) -> set[str]:
    return {refusal.rule for refusal in check(found)}


def allied(n: int = 75, stark: int = 12) -> dict[str, int]:
    rest = some(n - 12 - stark, lambda card: True, "lannister")
    return {**some(12, of("martell")), **some(stark, of("stark")), **rest}


@pytest.mark.rule("rr3.agendas.1", "rr3.agendas.3", "rr3.agendas.7", "rr3.agendas.2", "faq2.agendas.1")
def test_alliance_has_two_banners_beside_it_and_a_larger_deck() -> None:
    banners = ["Banner of the Sun", "Banner of the Wolf"]
    assert clauses(deck(["Alliance", *banners], allied())) == set()
    assert (
        clauses(
            deck(["Alliance", "Banner of the Sun"], some(12, of("martell")) | some(63, lambda c: True, "lannister"))
        )
        == set()
    )
    assert clauses(deck(["Alliance"], some(75, lambda card: True, "lannister"))) == set()
    assert clauses(deck(["Alliance", *banners], allied(74))) == {"rr3.agendas.7"}
    assert clauses(deck(["Alliance", *banners], allied(stark=11))) == {"rr.a2.banner-of-the-rose.2"}
    assert "rr.deckbuilding.2" in clauses(deck(["Alliance", "Fealty"], some(75, lambda card: True, "lannister")))
    assert "rr.deckbuilding.2" in clauses(deck(banners, allied()))
    assert "rr.deckbuilding.2" in clauses(deck(["Alliance", *banners, "Banner of the Rose"], allied()))
    assert "faq2.agendas.1" in clauses(deck(["Alliance", "Banner of the Sun", "Banner of the Sun"], allied()))


@pytest.mark.rule("rr3.agendas.1")
def test_several_agendas_are_read_written_and_announced() -> None:
    wanted = deck(["Alliance", "Banner of the Sun", "Banner of the Wolf"], allied())
    again = parse("\n".join(lines(wanted)))
    assert [card.name for card in again.agendas()] == ["Alliance", "Banner of the Sun", "Banner of the Wolf"]
    assert check(again) == []
    slots = {**wanted.cards, "06018": 1}
    codes = [card.code for card in wanted.agendas()]
    data = {"name": "Pact", "faction_code": "lannister", "slots": slots, "agendas": codes}
    assert {card.name for card in parse(json.dumps(data)).agendas()} == {card.name for card in wanted.agendas()}
    game = weirwood.new("agot2", seats=[wanted, wanted], list="none", seed=1)
    assert game.view(0)["players"][1]["agendas"] == ["Alliance", "Banner of the Sun", "Banner of the Wolf"]
    assert game.view(0)["players"][0]["deck"] + 7 == 75


@pytest.mark.rule("rr3.agendas.10", "rr3.agendas.11")
def test_the_rains_ask_for_twelve_plots_with_exactly_five_different_schemes() -> None:
    cards = some(60, lambda card: True, "lannister")
    schemes = sorted(
        c.name
        for c in CATALOGUE.by_code.values()
        if c.type == "plot" and "Scheme" in c.traits and c.faction == "neutral"
    )
    others = [*(p for p in PLOTS if p not in schemes), "The Winds of Winter", "A Game of Thrones", "Marching Orders"]
    five = schemes[:5]
    rains = ['"The Rains of Castamere"']
    assert clauses(deck(rains, cards, [*others[:7], *five])) == set()
    assert clauses(deck(rains, cards, [*others[:6], *five])) == {"rr3.agendas.10"}
    assert clauses(deck(rains, cards, [*others[:6], *schemes[:6]])) == {"rr3.agendas.10"}
    data = {
        "faction": "lannister",
        "agenda": rains,
        "plots": {**dict.fromkeys(others[:7], 1), **dict.fromkeys(five[:3], 1), five[3]: 2},
        "cards": cards,
    }
    assert "rr3.agendas.10" in clauses(from_data(data))


@pytest.mark.rule("rr3.agendas.4", "rr3.agendas.6")
def test_the_conclave_gathers_maesters_of_all_factions() -> None:
    maesters = some(12, lambda card: card.type == "character" and "Maester" in card.traits and not card.loyal)
    rest = some(48, lambda card: "Maester" not in card.traits, "lannister")
    assert clauses(deck(["The Conclave"], {**maesters, **rest})) == set()
    few = dict(list(maesters.items())[:-1])
    more = some(60 - sum(few.values()), lambda card: "Maester" not in card.traits, "lannister")
    assert clauses(deck(["The Conclave"], {**few, **more})) == {"rr.a2.banner-of-the-rose.2"}
    loyal = next(
        c.code for c in CATALOGUE.by_code.values() if c.loyal and "Maester" in c.traits and c.faction != "lannister"
    )
    assert "rr.loyal.1" in clauses(deck(["The Conclave"], {**maesters, **rest, loyal: 1}))


@pytest.mark.rule("rr.agenda-cards.3", "rr.loyal.1")
def test_the_white_book_needs_seven_kingsguard_of_different_titles() -> None:
    guards = dict.fromkeys(
        some(99, lambda card: card.type == "character" and "Kingsguard" in card.traits and not card.loyal), 2
    )
    seven, six = dict(list(guards.items())[:7]), dict.fromkeys(list(guards)[:6], 3)
    assert len(seven) == 7
    rest = some(46, lambda card: "Kingsguard" not in card.traits, "lannister")
    assert clauses(deck(["The White Book"], {**seven, **rest})) == set()
    refusals = check(deck(["The White Book"], {**six, **rest}))
    assert [refusal.rule for refusal in refusals] == ["rr.a2.banner-of-the-rose.2"]
    assert refusals[0].reason.endswith("at least 7 Kingsguard characters of different titles, and there are 6")


@pytest.mark.rule("rr.agenda-cards.3", "rr.loyal.1")
def test_the_kingdom_of_shadows_takes_in_whoever_hides_and_is_loyal_to_nobody() -> None:
    rest = some(54, lambda card: True, "lannister")

    def hidden(card: Card) -> bool:
        return card.faction not in ("lannister", "neutral") and "shadow" in card.keyword_names

    people = some(6, lambda card: hidden(card) and card.type == "character" and not card.loyal)
    assert sum(people.values()) == 6
    assert clauses(deck(["Kingdom of Shadows"], {**people, **rest})) == set()
    events = some(6, lambda card: hidden(card) and card.type == "event")
    assert clauses(deck(["Kingdom of Shadows"], {**events, **rest})) & {"rr.loyal.1", "rr.deckbuilding.8"}


def conclave() -> Game:
    maesters = some(12, lambda card: card.type == "character" and "Maester" in card.traits and not card.loyal)
    rest = some(48, lambda card: "Maester" not in card.traits, "lannister")
    wanted = deck(["The Conclave"], {**maesters, **rest})
    game = weirwood.new("agot2", seats=[wanted, wanted], list="none", seed=3)
    while game.view(0)["phase"] == "setup":
        for decision in game.waiting:
            labels = [option.label for option in decision.options]
            game.choose(next(label for label in ("keep", "done", labels[0]) if label in labels), decision.seat)
    return game


@pytest.mark.rule("rr3.under-cards.2")
def test_what_lies_under_the_conclave_is_its_players_secret() -> None:
    game = conclave()
    own, other, anybody = (game.view(seat)["players"][0]["under"] for seat in (0, 1, None))
    assert len(own) == 7 and all(own)
    assert other == anybody == [None] * 7
    told = [line for line in game.log(1) if "under The Conclave" in line and line.startswith("player 1")]
    assert told and not any(name in line for name in own for line in told)
    assert any(own[0] in line for line in game.log(0))
