"""The board, the Nobles and the decks are as the rulebook says."""

from __future__ import annotations

from collections import Counter

import pytest

from weirwood.errors import UserError
from weirwood.games.fief import GAME
from weirwood.games.fief.model.board import default_board
from weirwood.games.fief.model.cards import BLACK, CARDS, GREY, full_decks
from weirwood.games.fief.model.houses import HOUSES, TARGARYEN
from weirwood.games.fief.model.nobles import BANNERMEN, HEIRS, NOBLES, find
from weirwood.kernel import Chance, seed_text

CHANCE = Chance(seed_text(1))


@pytest.mark.rule("fief.setup.1", "fief.setup.2", "fief.setup.4", "fief.setup.5", "fief.B.3")
def test_the_board_has_the_facts_of_the_rulebook() -> None:
    board = default_board()
    names = [v.name for v in board.villages]
    assert len(board.villages) == 24 and len(board.edges) == 64
    assert sum(len(f.villages) for f in board.fiefs) == 24 and len(board.fiefs) == 8
    assert sum(len(r.villages) for r in board.regions) == 24 and len(board.regions) == 5
    north = board.regions[0]
    assert {names[v] for v in north.villages} == {"Deepwood Motte", "Winterfell", "White Harbour", "The Twins"}
    assert names[north.principal] == "Winterfell"
    sizes = {f.id: len(f.villages) for f in board.fiefs}
    assert sizes["westerlands"] == 4 and sizes["reach"] == 3
    harrenhal = board.village("Harrenhal")
    assert harrenhal is not None
    assert {"Riverrun", "King's Landing"} <= {names[v] for v in board.roads[harrenhal]}
    assert all(len(board.reach(0, 24, lambda a, b: True)) == 24 for _ in (0,))


@pytest.mark.rule("fief.components.1", "fief.components.2", "fief.components.3", "fief.noble.all.1", "fief.setup.25")
def test_there_are_72_nobles_three_bannermen_and_two_heirs() -> None:
    for house in HOUSES:
        sexes = Counter(noble.lady for noble in NOBLES if noble.house == house.number)
        assert sexes == ({False: 7, True: 1} if house.number == TARGARYEN else {False: 5, True: 3})
        assert find(house.lord) is not None and find(house.lady) is not None
    assert len(NOBLES) == 77 and len(BANNERMEN) == 3 and len(HEIRS) == 2
    assert NOBLES[find("Tyrion Lannister") or 0].words == ["hard to marry", "persuasive"]


@pytest.mark.rule("fief.components.4", "fief.components.5", "fief.setup.6", "fief.10.1.2")
def test_the_decks_have_22_and_35_cards() -> None:
    court, fortune = full_decks(wic=False)
    assert (len(court), len(fortune)) == (22, 35)
    assert Counter(CARDS[kind].back for kind in fortune) == {GREY: 25, BLACK: 10}
    assert len(full_decks(wic=True)[1]) == 34


@pytest.mark.rule("fief.overview.6", "fief.overview.7", "fief.sum.2", "fief.sum.4", "fief.overview.8", "fief.10.0.1")
@pytest.mark.parametrize(
    ("seats", "options", "clause"),
    [
        (["2"], [], "fief.overview.6"),
        (["7"], [], "fief.overview.6"),
        (["stark", "stark", "tully"], [], "fief.overview.6"),
        (["4"], ["NWE"], "fief.overview.7"),
        (["5"], ["WaE"], "fief.sum.4"),
        (["5"], ["Fog of War"], "fief.10.0.1"),
    ],
)
def test_what_cannot_be_played_is_refused_with_the_clause(seats: list[str], options: list[str], clause: str) -> None:
    with pytest.raises(UserError, match=clause):
        GAME.configure(seats, {"options": options}, CHANCE)
