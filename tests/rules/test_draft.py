"""Drafts: packs go round, picks are hidden, and a deck is built from the pool alone."""

from __future__ import annotations

from collections import Counter

import pytest
from test_later_deckbuilding import anything
from test_several_agendas import PLOTS, some

from weirwood.errors import UserError
from weirwood.games.agot2.catalogue import CATALOGUE
from weirwood.games.agot2.decks.decks import Deck, from_data
from weirwood.games.agot2.decks.drafting import Draft, check, pack
from weirwood.kernel import Chance, seed_text

SEATS = 6


def draft(rounds: int = 3) -> Draft:
    return Draft(
        [[[f"{seat}{letter}{n}" for n in range(10)] for letter in "abc"[:rounds]] for seat in range(SEATS)], ["starter"]
    )


def pick_all(d: Draft) -> None:
    for seat in range(SEATS):
        d.pick(seat, d.options(seat)[0])


@pytest.mark.rule("rr3.draft.1")
def test_five_to_eight_players_draft_and_have_the_starter_without_picking() -> None:
    with pytest.raises(UserError, match=r"rr3\.draft\.1"):
        Draft([[["a"]]] * 4)
    assert draft().pool(0) == Counter(["starter"])


@pytest.mark.rule("rr3.draft.2")
def test_the_rest_goes_to_the_left_until_nothing_is_left() -> None:
    d = draft()
    pick_all(d)
    assert d.view(1)["before"] == [f"0a{n}" for n in range(1, 10)]
    for _ in range(9):
        pick_all(d)
    assert [len(d.view(seat)["picks"]) for seat in range(SEATS)] == [10] * SEATS
    assert d.view(0)["before"] == [f"0b{n}" for n in range(10)]


@pytest.mark.rule("rr3.draft.3")
def test_nobody_looks_at_what_was_passed_before_all_have_picked() -> None:
    d = draft()
    d.pick(2, "pick 2a4")
    assert (d.view(2)["before"], d.options(2)) == ([], [])
    with pytest.raises(UserError):
        d.pick(2, "pick 2a5")
    for seat in (0, 1, 3, 4, 5):
        assert d.view(2)["before"] == []
        d.pick(seat, d.options(seat)[0])
    assert d.view(2)["before"][0] == "1a1"


@pytest.mark.rule("rr3.draft.4")
def test_the_direction_changes_from_round_to_round() -> None:
    d = draft()
    for _ in range(10):
        pick_all(d)
    pick_all(d)
    assert d.view(1)["before"][0] == "2b1"
    for _ in range(9):
        pick_all(d)
    pick_all(d)
    assert d.view(1)["before"][0] == "0c1"
    for _ in range(9):
        pick_all(d)
    assert d.over
    assert d.options(0) == []


@pytest.mark.rule("rr3.draft.5")
def test_picks_are_seen_by_who_made_them_alone() -> None:
    d = draft()
    pick_all(d)
    assert d.view(0)["picks"] == ["0a0"]
    assert all("0a0" not in str(d.view(seat)) for seat in range(1, SEATS))


def drafted(cards: dict[str, int], plots: list[str], agenda: str = "") -> Deck:
    return from_data({"faction": "lannister", "agenda": agenda, "plots": Counter(plots), "cards": cards})


def wrong(found: Deck, more: dict[str, int] | None = None, **settings: int) -> set[str]:
    pool = Counter(found.cards) + Counter([card.code for card in found.agendas()]) + Counter(more or {})
    return {each.rule for each in check(found, pool, **settings)}


@pytest.mark.rule("rr3.draft.6")
def test_a_deck_has_forty_cards_and_five_plots_unless_the_table_says_otherwise() -> None:
    assert wrong(drafted(anything(40), PLOTS[:5])) == set()
    assert wrong(drafted(anything(39), PLOTS[:5])) == {"rr3.draft.6"}
    assert wrong(drafted(anything(40), PLOTS[:4])) == wrong(drafted(anything(40), PLOTS[:6])) == {"rr3.draft.6"}
    assert wrong(drafted(anything(40), PLOTS), plots=7) == set()


@pytest.mark.rule("rr3.draft.7")
def test_a_deck_has_what_was_picked_as_often_as_it_was_and_no_limit_of_three() -> None:
    one = next(iter(anything(1)))
    five = {**{code: n for code, n in anything(40).items() if code != one}, one: 5}
    assert wrong(drafted(five, PLOTS[:5])) == set()
    found = drafted({**five, one: 6}, PLOTS[:5])
    assert [str(each) for each in check(found, Counter(drafted(five, PLOTS[:5]).cards))] != []
    assert {each.rule for each in check(found, Counter(drafted(five, PLOTS[:5]).cards))} == {"rr3.draft.7"}


@pytest.mark.rule("rr3.draft.8")
def test_factions_bind_and_loyalty_only_where_the_agenda_says_so() -> None:
    wolves = some(3, lambda card: card.faction == "stark" and card.type == "character", "stark")
    assert wrong(drafted({**anything(40), **wolves}, PLOTS[:5])) == {"rr3.draft.8"}
    loyal = next(
        c.code for c in CATALOGUE.by_code.values() if c.faction == "stark" and c.loyal and c.type == "character"
    )
    assert wrong(drafted({**anything(40), loyal: 1}, PLOTS[:5], "Free Passage")) == set()
    assert wrong(drafted({**anything(40), loyal: 1}, PLOTS[:5], "Banner of the Wolf")) == {"rr3.draft.8"}


@pytest.mark.rule("rr3.draft.9")
def test_one_plot_may_be_there_twice() -> None:
    assert wrong(drafted(anything(40), [PLOTS[0], *PLOTS[:4]])) == set()
    assert wrong(drafted(anything(40), [PLOTS[0], PLOTS[1], *PLOTS[:3]])) == {"rr3.draft.9"}


@pytest.mark.rule("rr3.draft.10")
def test_no_list_of_restricted_cards_counts() -> None:
    neutral = ["06040", "06100", "06098"]
    assert wrong(drafted({**anything(40), **dict.fromkeys(neutral[2:], 1), "05010": 1}, PLOTS[:5])) == set()


@pytest.mark.rule("rr3.draft.11")
def test_packs_of_the_second_kind_have_fifteen_cards_and_one_in_six_a_third_rare() -> None:
    chance = Chance(seed_text("packs"))
    kinds = [f"r{n}" for n in range(80)], [f"u{n}" for n in range(100)], [f"c{n}" for n in range(80)]
    packs = [pack(*kinds, chance) for _ in range(1000)]
    assert {len(each) for each in packs} == {15}
    counts = [Counter(card[0] for card in each) for each in packs]
    assert all(n["r"] >= 2 and n["u"] >= 5 and n["c"] >= 7 for n in counts)
    assert 140 < sum(n["r"] == 3 for n in counts) < 195
