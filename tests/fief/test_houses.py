"""The Houses: home, initial Nobles, votes and Troops (fief.house.*)."""

from __future__ import annotations

from typing import Any

import pytest
from positions import game_at, state_of

from weirwood.games.fief import GAME
from weirwood.games.fief.hear_ye.election import votes
from weirwood.games.fief.model.cards import MOTHER_OF_DRAGONS, NEW_LADY, NEW_LORD
from weirwood.games.fief.model.houses import HOUSES, house
from weirwood.games.fief.model.nobles import NOBLES, find
from weirwood.games.fief.model.state import Fief
from weirwood.games.fief.model.titles import KING, WARDEN
from weirwood.games.fief.model.troops import TROOPS, UNSULLIED, strength
from weirwood.games.fief.round.income import income
from weirwood.games.fief.round.setup import deal_cards, initial_noble, starts
from weirwood.kernel import Chance, seed_text

FIRST = {
    "arryn": ("The Vale", "Petyr Baelish", "Lysa Arryn"),
    "baratheon": ("The Stormlands", "Stannis Baratheon", "Renly Baratheon"),
    "greyjoy": ("Pyke", "Balon Greyjoy", "Asha Greyjoy"),
    "lannister": ("The Westerlands", "Tywin Lannister", "Cersei Lannister"),
    "martell": ("Dorne", "Doran Martell", "Arianne Martell"),
    "stark": ("The North", "Ned Stark", "Sansa Stark"),
    "tully": ("The Riverlands", "Edmure Tully", "Shella Whent"),
    "tyrell": ("The Reach", "Mace Tyrell", "Queen of Thorns"),
}


def fresh(*houses: str) -> Fief:
    """A state with Houses chosen and nothing on the board."""
    config = GAME.configure(list(houses), {}, Chance(seed_text("houses")))
    return GAME.bare(config, seed_text("houses"))


@pytest.mark.rule(
    "fief.house.arryn.1", "fief.house.baratheon.1", "fief.house.greyjoy.1", "fief.house.lannister.1",
    "fief.house.martell.1", "fief.house.stark.1", "fief.house.tully.1", "fief.house.tyrell.1",
)  # fmt: skip
@pytest.mark.parametrize("name", sorted(FIRST))
@pytest.mark.parametrize("card", [NEW_LORD, NEW_LADY])
def test_a_house_starts_at_home_with_one_of_two_nobles(name: str, card: int) -> None:
    others = [each.id for each in HOUSES if each.id not in (name, "targaryen")][:2]
    s = fresh(name, *others)
    deal_cards(s)
    top = next(c for c in s.court_deck if s.kinds[c] == card)
    s.court_deck.remove(top)
    s.court_deck.append(top)
    initial_noble(s, 0)
    home, lord, lady = FIRST[name]
    first = find(lady if card == NEW_LADY else lord)
    assert first is not None
    assert s.members[0] == [first] and s.noble_card[first] == top
    assert sorted([*s.character[0], first]) == [n.number for n in NOBLES if n.house == house(name).number]
    fief = s.board.fief(home)
    assert fief is not None and starts(s, 0) == list(s.board.fiefs[fief].villages)


def at(players: dict[str, Any], start: str = "income") -> Fief:
    """The state at a position."""
    return state_of(game_at(start, players, seed="houses"))


@pytest.mark.rule("fief.house.arryn.2")
def test_arryn_has_one_more_vote_for_the_king_only() -> None:
    s = at(
        {
            "alice": {"house": "arryn", "nobles": {"Yohn Royce": {"at": "Gulltown", "titles": ["The Vale"]},
                                                   "Petyr Baelish": {"at": "Gulltown", "titles": ["Warden of the East"]}}},
            "bob": {"house": "tully", "nobles": {"Edmure Tully": {"at": "Riverrun", "titles": ["The Riverlands"]}}},
            "carol": {"house": "stark"},
        }
    )  # fmt: skip
    assert votes(s, 0, KING) == 3 and votes(s, 1, KING) == 1
    assert votes(s, 2, KING) == 0
    assert votes(s, 0, WARDEN + 3) == 2  # as Warden only


@pytest.mark.rule("fief.house.targaryen.4", "fief.house.targaryen.8")
def test_daenerys_begins_as_mother_of_dragons_with_unsullied() -> None:
    s = fresh("targaryen", "stark", "tully")
    deal_cards(s)
    assert all(s.kinds[c] != MOTHER_OF_DRAGONS for c in s.court_deck)
    initial_noble(s, 0)
    daenerys = find("Daenerys Targaryen")
    assert daenerys is not None and s.holder[9] == daenerys
    unsullied = TROOPS[UNSULLIED]
    assert (unsullied.cost, unsullied.strength, unsullied.hits) == (2, 2, 2)
    counts = [0] * len(TROOPS)
    counts[UNSULLIED] = 3
    assert strength(counts) == 6


@pytest.mark.rule("fief.11.1.rich.1", "fief.11.1.extravagant.1", "fief.11.1.ordinary.1")
def test_rich_and_extravagant_nobles() -> None:
    s = at(
        {
            "alice": {"house": "tyrell", "nobles": {"Mace Tyrell": {"at": "Lannisport", "captor": "bob"}}},
            "bob": {"house": "lannister", "troops": {"Lannisport": {"Men at Arms": 1}}},
            "carol": {"house": "baratheon", "nobles": {"Renly Baratheon": {"at": "Storm's End", "titles": ["The Stormlands"]},
                                                      "Salladhor Saan": "Storm's End"}},
            "dave": {"house": "martell", "nobles": {"Quentyn Martell": "Sunspear"}},
        }
    )  # fmt: skip
    s.phase = 0
    amounts = [sum(part.amount for part in income(s, seat)) for seat in range(4)]
    assert amounts == [1, 1, 3 + 1 - 2, 1]
    quentyn = find("Quentyn Martell")
    assert quentyn is not None and NOBLES[quentyn].words == []
