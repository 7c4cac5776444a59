"""The variants: what can be shown of them, and a sentence for what can't be played."""

from __future__ import annotations

import pytest
from agot2_positions import position
from test_later_deckbuilding import anything
from test_several_agendas import deck

import weirwood
from weirwood.errors import UserError
from weirwood.games.agot2.catalogue import CATALOGUE, find
from weirwood.games.agot2.decks.decks import Deck
from weirwood.games.agot2.decks.hand_of_the_king import appoint


def of_stark(**more: int) -> Deck:
    cards = {code: n for code, n in anything().items() if CATALOGUE.find(code).faction == "neutral"}
    return deck([], {**anything(), **{find(name.replace("_", " ")).code: n for name, n in more.items()}} | cards)


def refused(hand: str, **more: int) -> set[str]:
    return {each.rule for each in appoint(of_stark(**more), find(hand))}


@pytest.mark.rule("rr3.hand-of-the-king.1")
def test_a_hand_is_a_unique_character_of_the_own_faction_or_not_loyal() -> None:
    loyal = next(
        c
        for c in CATALOGUE.by_code.values()
        if c.faction == "lannister" and c.loyal and c.unique and c.type == "character"
    )
    other = next(
        c for c in CATALOGUE.by_code.values() if c.faction == "stark" and c.loyal and c.unique and c.type == "character"
    )
    free = next(
        c
        for c in CATALOGUE.by_code.values()
        if c.faction == "stark" and not c.loyal and c.unique and c.type == "character" and "Direwolf" not in c.traits
    )
    owned = of_stark()
    without = {
        code: n
        for code, n in owned.cards.items()
        if CATALOGUE.find(code).name not in (loyal.name, other.name, free.name)
    }
    plain = deck([], {**without, **dict.fromkeys(list(anything(66))[-2:], 3)})
    assert {each.rule for each in appoint(plain, other)} >= {"rr3.hand-of-the-king.1"}
    for hand in (loyal, free):
        assert "rr3.hand-of-the-king.1" not in {each.rule for each in appoint(plain, hand)}
    assert "rr3.hand-of-the-king.1" in refused("Hedge Knight")
    assert "rr3.hand-of-the-king.1" in refused("Ice")


@pytest.mark.rule("rr3.hand-of-the-king.2")
def test_armies_and_beasts_cannot_be_hand() -> None:
    assert "rr3.hand-of-the-king.2" in refused("Viserion")
    assert "rr3.hand-of-the-king.2" in refused("Grey Wind")
    assert "rr3.hand-of-the-king.2" not in refused("Varys")


@pytest.mark.rule("rr3.hand-of-the-king.3")
def test_the_deck_has_no_other_version_of_the_hand() -> None:
    assert "rr3.hand-of-the-king.3" in refused("Robb Stark", Robb_Stark=1)
    assert "rr3.hand-of-the-king.3" not in refused("Robb Stark")


@pytest.mark.rule("rr3.hand-of-the-king.4")
def test_the_joust_list_counts() -> None:
    assert "rr3.hand-of-the-king.4" in refused("Varys", Great_Hall=1, Flea_Bottom=1)
    assert "rr3.hand-of-the-king.4" not in refused("Varys", Great_Hall=1)


@pytest.mark.parametrize(
    ("options", "sentence"),
    [
        ({"variants": ["kingsmoot"]}, r"eight titles aren't in \[rr3\.kingsmoot\.1\]"),
        ({"variants": ["hand-of-the-king"]}, r"The King's Voice isn't in \[rr3\.hand-of-the-king\.5\]"),
        ({"variants": ["house"]}, "There is no variant 'house'"),
        ({"format": "draft"}, r"the cards of the draft sets aren't in.*\[rr3\.draft\.1\]"),
    ],
)
def test_what_cannot_be_played_is_refused_in_a_sentence(options: dict[str, object], sentence: str) -> None:
    with pytest.raises(UserError, match=sentence):
        weirwood.new("agot2", seats=["stark", "martell"], **options)
    with pytest.raises(UserError, match=sentence):
        position({}, {}, config=options)
