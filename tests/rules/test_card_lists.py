"""The lists of the later rules, by issuer and date, and the products that are legal on a day."""

from __future__ import annotations

import pytest
from test_later_deckbuilding import anything
from test_several_agendas import deck

import weirwood
from weirwood.cli import main
from weirwood.errors import UserError
from weirwood.games.agot2.catalogue import CATALOGUE
from weirwood.games.agot2.decks.decks import Deck, check, check_products
from weirwood.games.agot2.decks.restricted import codes, counting, lists, newest, out_of_place, violations
from weirwood.games.agot2.vocabulary import Card

NEWEST = "gotstandard2.1"


def card(code: str, name: str = "") -> Card:
    """A card with this code, whether it can be played yet or not."""
    return Card(code, name or code, "event", cost=0)


def refused(form: str, listed: str, *cards: str) -> set[str]:
    return {refusal.rule for refusal in violations([card(code) for code in cards], counting(form, listed))}


@pytest.mark.rule("rr3.lists.1", "faq2.restricted.6")
def test_32_lists_are_known_with_their_issuers_and_days_and_the_newest_by_that_word() -> None:
    found = list(lists().values())
    assert len(found) == 32
    assert [each.date for each in found] == sorted(each.date for each in found)
    assert newest().code == NEWEST
    assert (newest().date, newest().issuer) == ("2026-07-01", "Global Operations Team (G.O.T.)")
    assert (len(codes(newest().joust.restricted)), len(codes(newest().melee.restricted))) == (26, 52)
    assert counting("joust", "newest") == counting("joust", NEWEST) != counting("melee", NEWEST)
    with pytest.raises(UserError, match="There is no restricted list 'house'"):
        counting("joust", "house")


@pytest.mark.rule("rr3.lists.2")
def test_one_restricted_card_in_any_number_of_copies() -> None:
    assert refused("joust", NEWEST, "01146", "01146", "01146") == set()
    assert refused("joust", NEWEST, "01146", "08120") == {"rr3.lists.2"}


@pytest.mark.rule("rr3.lists.3")
def test_banned_cards_may_not_be_in_a_deck_of_the_format() -> None:
    assert refused("melee", NEWEST, "13097") == {"rr3.lists.3"}
    assert refused("joust", NEWEST, "13097") == set()
    assert refused("melee", NEWEST, "01119") == refused("joust", NEWEST, "01119") == {"rr3.lists.3"}


@pytest.mark.rule("rr3.lists.4")
def test_of_a_pod_a_deck_has_one_card_and_pods_dont_touch_each_other() -> None:
    assert refused("joust", NEWEST, "01081") == refused("joust", NEWEST, "16027") == set()
    assert refused("joust", NEWEST, "01081", "16027") == {"rr3.lists.4"}
    assert refused("joust", NEWEST, "01081", "03037") == set()


@pytest.mark.rule("rr3.lists.5")
def test_a_pod_with_a_key_works_one_way() -> None:
    assert refused("joust", "conclave2.0", "13085", "04026", "11085") == {"rr3.lists.5"}
    assert refused("joust", "conclave2.0", "04026", "11085") == set()


@pytest.mark.rule("rr3.lists.6")
def test_a_list_is_for_the_original_or_the_redesigned_cards() -> None:
    redesigned = [f"{n}" for n in range(17101, 17161)]
    assert {lists()[code].cards for code in ("gotvalyrian1.0", "gotstandard1.0", NEWEST)} == {
        "original", "redesign", "redesign2",
    }  # fmt: skip
    assert all(refused("joust", "gotvalyrian1.0", code) == {"rr3.lists.3"} for code in redesigned)
    assert refused("joust", "gotvalyrian1.0", "11079") == set()
    assert refused("joust", NEWEST, "11079") == {"rr3.lists.3"}
    assert refused("joust", NEWEST, "17150") == set()


@pytest.mark.rule("rr3.lists.7")
def test_entries_are_by_code_and_not_by_title() -> None:
    restricted, core = card("12001", "Balon Greyjoy"), card("01068", "Balon Greyjoy")
    other = card("01146", "Robb Stark")
    assert violations([core, other], counting("joust", NEWEST)) == []
    assert [each.rule for each in violations([restricted, other], counting("joust", NEWEST))] == ["rr3.lists.2"]


@pytest.mark.rule("rr3.lists.8")
def test_cards_for_drafts_and_variants_are_used_only_there() -> None:
    own = [card("00005", "House Bannerman"), card("00030", "The King's Voice"), card("00022", "The Knight")]
    assert [each.rule for each in out_of_place(own)] == ["rr3.lists.8"] * 3
    said = [str(each) for each in out_of_place(own)]
    assert "drafts" in said[0] and "Hand of the King" in said[1] and "Kingsmoot" in said[2]


@pytest.mark.rule("rr3.lists.1")
def test_a_table_and_a_check_may_ask_for_any_list(capsys: pytest.CaptureFixture[str]) -> None:
    game = weirwood.new("agot2", seats=["stark", "martell"], list="none", seed=1)
    assert game.config["list"] == "none"
    assert main(["deck", "check", "stark", "--format", "joust", "--list", NEWEST]) in (0, 1)
    assert "Standard v2.1" in capsys.readouterr().out
    with pytest.raises(UserError, match=r"rr3\.lists"):
        weirwood.new("agot2", seats=[with_both(), with_both()], list=NEWEST, seed=1)


def with_both() -> Deck:
    """A deck with two cards of the newest joust list."""
    return deck([], {**anything(56), "01162": 3, "06045": 1})


def products(found: Deck, **more: str) -> set[str]:
    return {refusal.rule for refusal in check_products(found, **more)}


@pytest.mark.rule("rr3.legality.1", "faq2.legality.1")
def test_a_product_is_legal_from_its_release_and_an_organizer_may_leave_it_out() -> None:
    storm = next(
        c.code
        for c in CATALOGUE.by_code.values()
        if c.set == "FotS" and c.faction == "neutral" and c.type == "character"
    )
    found = deck([], {**anything(59), storm: 1})
    assert {*products(found, on="2019-06-05")} == {"rr3.legality.1"}
    assert products(found, on="2019-06-06") == set()
    assert products(found, on="2019-06-06", without="FotS") == {"faq2.legality.3"}


@pytest.mark.rule("faq2.legality.2")
def test_by_the_first_rules_a_premier_event_waits_eleven_days() -> None:
    storm = next(
        c.code
        for c in CATALOGUE.by_code.values()
        if c.set == "FotS" and c.faction == "neutral" and c.type == "character"
    )
    found = deck([], {**anything(59), storm: 1})
    rules = [{r.rule for r in check_products(found, on=f"2019-06-{n}", premier=True)} for n in ("05", "06", "16", "17")]
    assert rules == [{"rr3.legality.1"}, {"faq2.legality.2"}, {"faq2.legality.2"}, set()]


@pytest.mark.rule("faq2.legality.3")
def test_without_a_product_every_deck_with_its_cards_is_illegal(capsys: pytest.CaptureFixture[str]) -> None:
    found = deck([], anything())
    packs = sorted({CATALOGUE.find(code).set for code in found.cards})
    assert check(found) == []
    assert products(found, without=packs[0]) == {"faq2.legality.3"}
    assert products(found, without="VDS") == set()
    assert main(["deck", "check", "stark", "--without", "Core"]) == 1
    assert "Core is left out of the pool" in capsys.readouterr().out
    assert main(["deck", "check", "stark", "--on", "yesterday"]) == 2
