"""Deck construction of the first edition: what a deck may have, with the lists and errata of the FAQ, and the command."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from weirwood.cardgame.cards.definition import Card
from weirwood.cli import main
from weirwood.errors import UserError
from weirwood.games.agot1 import faq
from weirwood.games.agot1.catalogue import CATALOGUE
from weirwood.games.agot1.decks import decks
from weirwood.games.agot1.decks.decks import Deck, from_data, lines, parse
from weirwood.games.agot1.decks.legality import check
from weirwood.kernel import games, rulebook

SEVEN = [
    "Summoning Season", "Building Season", "Wildfire Assault", "Rule by Decree", "Counting Favors", "Valar Morghulis", "Blockade",
]  # fmt: skip
LISTED = frozenset(code for each in faq.LISTS for code in each.cards)


def deck(house: str = "lannister", *, size: int = 60, extra: Any = None, plots: Any = None, **more: Any) -> Deck:
    """A deck filled with three copies each of cards that anybody may have, the given cards among them."""
    cards: dict[str, int] = dict(extra or {})
    for card in CATALOGUE.by_code.values():
        room = size - sum(cards.values())
        free = card.set == "Core" and card.deck_limit == 3 and not card.only_with and card.code not in LISTED
        if room > 0 and free and card.type in ("character", "location", "attachment") and card.name not in cards:
            cards[card.name] = min(3, room)
    return from_data({"house": house, "plots": plots or dict.fromkeys(SEVEN, 1), "cards": cards, **more})


def clauses(found: Deck, version: str = "2.4", lists: bool = True) -> list[str]:
    return [refusal.rule for refusal in check(found, version, lists)]


@pytest.mark.rule("lcg1.deck.1")
def test_a_deck_has_exactly_one_house_card() -> None:
    assert clauses(deck()) == []
    assert clauses(deck(extra={"House Stark": 1})) == ["lcg1.deck.1", "lcg1.deck.5"]
    with pytest.raises(UserError, match="has no House"):
        from_data({"cards": {"Ice": 3}})
    with pytest.raises(UserError, match=r"line 2: 'House Stark' is a second House.*lcg1\.deck\.1"):
        parse("House Lannister\nHouse Stark\n3x Ice\n")
    with pytest.raises(UserError, match="There is no House 'tyrell'; the Houses are stark"):
        deck("tyrell")


@pytest.mark.rule("lcg1.deck.11")
def test_the_house_card_may_be_the_one_without_a_house() -> None:
    assert parse("Neutral Faction\n1x Ice\n").faction == "neutral"
    assert clauses(deck("neutral")) == []
    assert clauses(deck("neutral", extra={"Sansa Stark": 1})) == ["lcg1.deck.7"]


@pytest.mark.rule("lcg1.deck.2")
def test_a_deck_has_one_agenda_at_most() -> None:
    assert clauses(deck(agenda="Kings of Summer")) == []
    assert clauses(deck(agenda=["Kings of Summer", "Alliance"])) == ["lcg1.deck.2"]
    assert clauses(deck(agenda=["Alliance", "Alliance"])) == ["lcg1.deck.2"]
    assert clauses(deck(agenda="Ice")) == ["lcg1.deck.2"]


@pytest.mark.rule("lcg1.deck.2", "faq1.errata.23")
def test_agendas_of_the_nights_watch_may_stand_together() -> None:
    watch = ["The Rangers", "The Builders", "The Stewards"]
    assert clauses(deck(agenda=watch)) == []
    assert clauses(deck(agenda=watch[:2])) == []
    assert clauses(deck(agenda=[*watch, "The Free Folk"])) == ["faq1.errata.23"]
    assert clauses(deck(agenda=["The Rangers", "The Free Folk"])) == ["faq1.errata.23"]
    assert clauses(deck(agenda=["The Rangers", "The Free Folk"]), "2.0") == ["faq1.errata.23"]
    assert clauses(deck(agenda=["The Rangers", "The Free Folk"]), "1.5") == [], "as printed: any The North agendas"
    assert clauses(deck(agenda=["The Rangers", "Kings of Summer"]), "none") == ["lcg1.deck.2"]


@pytest.mark.rule("faq1.errata.24")
def test_agendas_of_the_wildlings_may_stand_together() -> None:
    assert clauses(deck(agenda=["The Free Folk", "The Last Giants"])) == []
    assert clauses(deck(agenda=["The Last Giants", "The Stewards"])) == ["faq1.errata.24"]
    assert clauses(deck(agenda=["The Last Giants", "The Stewards"]), "none") == []


@pytest.mark.rule("faq1.errata.10")
def test_heir_to_the_iron_throne_is_for_house_targaryen_since_version_2_2() -> None:
    assert clauses(deck("stark", agenda="Heir to the Iron Throne")) == ["faq1.errata.10"]
    assert clauses(deck("stark", agenda="Heir to the Iron Throne"), "2.1") == []
    assert clauses(deck("targaryen", agenda="Heir to the Iron Throne")) == []


@pytest.mark.rule("lcg1.deck.3")
@pytest.mark.parametrize(("count", "found"), [(6, ["lcg1.deck.3"]), (7, []), (8, ["lcg1.deck.3"])])
def test_a_plot_deck_has_seven_cards(count: int, found: list[str]) -> None:
    assert clauses(deck(plots=dict.fromkeys([*SEVEN, "Uneasy Truce"][:count], 1))) == found


@pytest.mark.rule("lcg1.deck.4")
def test_plots_are_different_unless_one_says_otherwise() -> None:
    assert clauses(deck(plots={**dict.fromkeys(SEVEN[:5], 1), "The Power of Blood": 2})) == []
    assert clauses(deck(plots={**dict.fromkeys(SEVEN[:4], 1), "The Power of Blood": 3})) == ["lcg1.deck.4"]
    assert clauses(deck(plots={**dict.fromkeys(SEVEN[:5], 1), "Wildfire Assault": 2, "Blockade": 1})) == ["lcg1.deck.4"]
    assert clauses(deck(plots={**dict.fromkeys(SEVEN[:5], 1), "Valar Morghulis": 2})) == ["lcg1.deck.4"]


def test_a_plot_of_a_tables_own_is_limited_to_one_too() -> None:
    own = Card("own-1", "Feast of Our Own", "plot", plot=(4, 4, 1, 0), set="Own")
    book = CATALOGUE.beside([own])
    for count, found in ((1, []), (2, ["lcg1.deck.4"])):
        plots = {**dict.fromkeys(SEVEN[: 7 - count], 1), own.name: count}
        cards = {card.name: 3 for card in deck().draw()}
        assert clauses(from_data({"house": "stark", "plots": plots, "cards": cards}, book=book)) == found


@pytest.mark.rule("lcg1.deck.5")
def test_a_draw_deck_has_sixty_cards_or_more() -> None:
    assert clauses(deck(size=59)) == ["lcg1.deck.5"]
    assert clauses(deck(size=75)) == []
    assert clauses(deck(size=59, agenda=["The Rangers", "The Builders"])) == ["lcg1.deck.5"], "agendas are beside it"


@pytest.mark.rule("lcg1.deck.6", "faq1.4.8.1")
def test_a_title_is_in_a_deck_three_times_at_most_over_all_its_versions() -> None:
    assert clauses(deck(extra={"Arya Stark": 3})) == []
    assert clauses(deck(extra={"Arya Stark": 4})) == ["lcg1.deck.6"]
    assert clauses(deck(extra={"Maester Aemon": 2, "Maester Aemon (A Change of Seasons)": 1})) == []
    assert clauses(deck(extra={"Maester Aemon": 2, "Maester Aemon (A Change of Seasons)": 2})) == ["lcg1.deck.6"]
    assert clauses(deck("targaryen", extra={"core_130": 2, "qod_33": 2})) == ["lcg1.deck.6"]


@pytest.mark.rule("faq1.4.8.1")
def test_a_plot_of_the_same_title_does_not_count_among_the_three() -> None:
    plot = Card("own-2", "Arya Stark", "plot", plot=(4, 4, 1, 0), set="Own")
    book = CATALOGUE.beside([plot])
    without = deck(extra={"Arya Stark": 3}, plots=dict.fromkeys(SEVEN[:6], 1))
    with_plot = Deck("lannister", {**without.cards, book.key(plot): 1}, book=book)
    assert [card.name for card in with_plot.draw()].count("Arya Stark") == 3
    assert "Arya Stark" in [card.name for card in with_plot.list(plots=True)]
    assert clauses(with_plot) == []


@pytest.mark.rule("lcg1.deck.6")
@pytest.mark.parametrize("title", ["Street of Steel", "Street of Sisters", "Shadowblack Lane"])
def test_some_cards_are_limited_to_one(title: str) -> None:
    assert clauses(deck(extra={title: 1})) == []
    assert clauses(deck(extra={title: 2})) == ["lcg1.deck.6"]


@pytest.mark.rule("lcg1.epic.4")
def test_epic_battles_are_limited_like_any_card() -> None:
    assert clauses(deck(extra={"War of Five Kings": 3})) == []
    assert clauses(deck(extra={"War of Five Kings": 4})) == ["lcg1.deck.6"]


@pytest.mark.rule("lcg1.deck.7", "lcg1.deck.8")
def test_cards_of_other_houses_may_be_in_a_deck_unless_they_are_for_one_house_only() -> None:
    assert clauses(deck("lannister", extra={"Arya Stark": 3})) == []
    assert clauses(deck("lannister", extra={"Sansa Stark": 1})) == ["lcg1.deck.7"]
    assert clauses(deck("stark", extra={"Sansa Stark": 1})) == []
    assert clauses(deck("stark", plots={"Hear Me Roar": 1, **dict.fromkeys(SEVEN[:6], 1)})) == ["lcg1.deck.7"]
    assert clauses(deck("lannister", plots={"Hear Me Roar": 1, **dict.fromkeys(SEVEN[:6], 1)})) == []


@pytest.mark.rule("faq1.restricted.2", "faq1.restricted.3")
def test_one_restricted_title_at_most_over_draw_and_plot_deck() -> None:
    wolf = {"Fury of the Wolf": 1, **dict.fromkeys(SEVEN[:6], 1)}
    assert clauses(deck(extra={"Castellan of the Rock": 3})) == []
    assert clauses(deck(plots=wolf)) == []
    assert clauses(deck(extra={"Castellan of the Rock": 1}, plots=wolf)) == ["faq1.restricted.2"]
    assert clauses(deck(extra={"Val": 1, "Narrow Escape": 1})) == ["faq1.restricted.2"]
    assert clauses(deck(extra={"Narrow Escape": 3})) == []


@pytest.mark.rule("faq1.banned.1")
def test_banned_cards_are_refused_where_the_lists_count() -> None:
    assert clauses(deck(extra={"Compelled by the Rock": 1})) == ["faq1.banned.1"]
    assert clauses(deck(extra={"Compelled by the Rock": 1}), lists=False) == []
    assert clauses(deck(extra={"Jaqen H'ghar (Sacred Bonds)": 1})) == ["faq1.banned.1"]
    assert clauses(deck(extra={"Jaqen H'ghar (Forging the Chain)": 1})) == [], "another card of that title is free"
    assert clauses(deck(agenda="Blood of the First Men")) == ["faq1.banned.1"]


@pytest.mark.rule("faq1.general.1")
def test_without_the_faq_there_are_no_lists() -> None:
    both = {"Val": 1, "Narrow Escape": 1, "Compelled by the Rock": 1}
    assert clauses(deck(extra=both)) == ["faq1.banned.1", "faq1.restricted.2"]
    assert clauses(deck(extra=both), "none") == []


@pytest.mark.rule("faq1.general.4")
def test_a_copy_of_the_older_game_must_be_identical() -> None:
    text = "\n".join(lines(deck(extra={"Ice": 1})))
    assert clauses(parse(text)) == []
    old = text.replace("1x Ice (Core)", "1x Ice (Core) [CCG]")
    assert clauses(parse(old)) == ["faq1.general.4"]
    assert clauses(parse("\n".join(lines(parse(old))))) == ["faq1.general.4"], "it is written down with the deck"
    assert clauses(parse(text.replace("1x Ice (Core)", "1x Ice (Core) [CCG identical]"))) == []
    data = rulebook("agot1").decks.read(old)
    assert [refusal.rule for refusal in rulebook("agot1").decks.check(data).refusals] == ["faq1.general.4"]
    with pytest.raises(UserError, match=r"\[foil\] says nothing of a card; there are \[CCG\], \[CCG identical\]"):
        parse(text.replace("1x Ice (Core)", "1x Ice (Core) [foil]"))


# The command


def run(capsys: pytest.CaptureFixture[str], *words: str) -> tuple[int, str]:
    code = main(["deck", *words])
    found = capsys.readouterr()
    return code, found.out + found.err


def test_a_deck_file_is_checked(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "mine.txt"
    path.write_text("\n".join(lines(deck("stark", extra={"Val": 1, "Narrow Escape": 1}))), encoding="utf-8")
    code, said = run(capsys, "check", "--game", "agot1", "--format", "joust", "--faq", "2.4", str(path))
    assert code == 1
    assert "not legal (joust, FAQ 2.4 with its restricted and banned lists)" in said
    assert "this has Narrow Escape and Val [faq1.restricted.2]" in said
    code, said = run(capsys, "check", "--game", "agot1", str(path), "--faq", "none")
    assert (code, "legal (no FAQ: printed cards and rulebook)" in said) == (0, True)
    code, said = run(capsys, "check", "--game", "agot1", str(path), "--faq", "2.2")
    assert (code, "lists are not known: none counts" in said) == (0, True)
    code, said = run(capsys, "check", "--game", "agot1", str(path), "--list", "none")
    assert (code, "no restricted or banned list" in said) == (0, True)


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (["--faq", "9"], "There is no FAQ '9'"),
        (["--format", "draft"], "There is no format 'draft'"),
        (["--list", "2.3"], "There is no list '2.3'"),
    ],
)
def test_what_there_is_not_is_refused(words: list[str], message: str, capsys: pytest.CaptureFixture[str]) -> None:
    code, said = run(capsys, "check", "--game", "agot1", "stark", *words)
    assert (code, message in said) == (2, True)


def test_the_game_may_be_named_before_or_behind_the_action(capsys: pytest.CaptureFixture[str]) -> None:
    first = run(capsys, "--game", "agot1", "list")
    assert first == run(capsys, "list", "--game", "agot1")
    assert first != run(capsys, "list")


def test_the_first_edition_is_known_to_whoever_asks_for_it() -> None:
    assert rulebook("agot1").id == "agot1"
    assert decks.builtin().keys() == rulebook("agot1").decks.choices().keys()
    assert {"agot2", "hbo", "fief"} <= set(games())
