"""Bids are secret until all are in; the Wall's track; what a scenario can't show of the Purchase Phase."""

from __future__ import annotations

from typing import Any

import pytest
from positions import game_at, state_of

from weirwood.conformance import seen
from weirwood.games.fief import GAME
from weirwood.games.fief.model import cards
from weirwood.games.fief.model.troops import KINDS, bid_value
from weirwood.games.fief.purchase.bids import SealedBids
from weirwood.games.fief.purchase.wall_bid import WallBid
from weirwood.games.fief.round import wall
from weirwood.games.fief.round.round import Round
from weirwood.kernel import Chance, Game, seed_text

HOUSES = ("stark", "tully", "martell", "arryn", "tyrell")


def game(players: dict[str, Any], **words: Any) -> Game:
    """A game at a position in the Purchase Phase."""
    for name, house in zip("abcde", HOUSES, strict=True):
        players.setdefault(name, {})["house"] = house
    return game_at("purchase", dict(sorted(players.items())), **words)


def warden() -> dict[str, Any]:
    return {"gold": 6, "nobles": {"Roose Bolton": {"at": "Winterfell", "titles": ["Warden of the North"]}}}


@pytest.mark.rule("fief.4.2.1.1", "fief.faq.0.3")
def test_nobody_sees_a_bid_before_the_last_one_is_made() -> None:
    table = game({"a": warden(), "b": {"gold": 6}, "c": {"gold": 6}, "d": {}, "e": {}})
    assert [d.seat for d in table.waiting] == [0, 1, 2]
    assert all(d.options[-1].label == "bid 6" for d in table.waiting)
    other = table.copy()
    table.choose("bid 5", 0)
    other.choose("bid 1", 0)
    for seat in (None, 1, 2, 3, 4):
        assert seen(table, seat) == seen(other, seat)
    table.choose("bid 3", 1)
    assert state_of(table).gold[:3] == [6, 6, 6]
    assert not any("bids" in line for line in table.log(1))
    table.choose("pass", 2)
    assert any("5 gold by a and 3 gold by b; nothing by c, d and e." in line for line in table.log(4))


@pytest.mark.rule("fief.4.2.2.0.1", "fief.4.2.2.0.2", "fief.4.2.2.0.3")
def test_the_wall_bid_shows_troops_but_neither_gold_nor_token() -> None:
    troops = {"Winterfell": {"Men at Arms": 2}}
    nobles = {"Rob Stark": "Winterfell"}
    tables = [game({"a": {"gold": 5, "nobles": nobles, "troops": troops}, "b": {"gold": 2}}, config={"options": ["NWE"]})
              for _ in range(3)]  # fmt: skip
    for table, bid in zip(tables, ("bid 3", "bid 3 and take the black", "pass"), strict=True):
        table.choose("send Man at Arms from Winterfell", 0)
        table.choose("send Man at Arms from Winterfell", 0)
        assert any("sends a Man at Arms from Winterfell" in line for line in table.log(1))
        table.choose(bid, 0)
    for seat in (None, 1, 2):
        assert seen(tables[0], seat) == seen(tables[1], seat) == seen(tables[2], seat)
    for table in tables:
        table.choose("pass", 1)
    assert [state_of(table).wall for table in tables] == [4, 6, 2]
    assert [state_of(table).supplies for table in tables] == [1, 0, 0]


@pytest.mark.rule("fief.4.2.1.1", "fief.4.2.2.0.2")
def test_a_redeal_replaces_the_bids_of_others_by_what_they_could_have_bid() -> None:
    table = game({"a": warden(), "b": {"gold": 6}, "c": {"gold": 6}})
    table.choose("bid 6", 0)
    table.choose("bid 5", 1)
    found = set()
    for n in range(60):
        dealt = GAME.redeal(table.state, 1, Chance(seed_text(n)))
        frame = dealt.frames[-1]
        assert isinstance(frame, SealedBids) and frame.bids[1:] == [5, -1, 0, 0]
        found.add(frame.bids[0])
    assert found == set(range(7))


@pytest.mark.rule("fief.4.2.2.0.3")
def test_a_redeal_replaces_the_tax_tokens_of_others_too() -> None:
    players = {"a": {"gold": 1, "nobles": {"Rob Stark": "Winterfell"}}, "b": {"gold": 1}, "c": {"gold": 1}}
    table = game(players, config={"options": ["NWE"]})
    table.choose("bid 1 and take the black", 0)
    table.choose("bid 1", 1)
    found = set()
    for n in range(60):
        frame = GAME.redeal(table.state, 2, Chance(seed_text(n))).frames[-1]
        assert isinstance(frame, WallBid) and frame.black[1] == 0  # b has no Lord
        found.add(frame.black[0])
    assert found == {0, 1}


@pytest.mark.rule("fief.4.2.2.0.4")
def test_troops_count_their_price_in_a_bid() -> None:
    assert [bid_value(kind) for kind in range(KINDS)] == [1, 2, 3, 5, 2, 2, 3, 1, 3, 1]


@pytest.mark.rule("fief.7.0.6")
@pytest.mark.parametrize(("standing", "left", "fell"), [(3, 2, True), (2, 2, False), (1, 1, False)])
def test_eastwatch_falls_when_winter_comes(standing: int, left: int, fell: bool) -> None:
    table = game({}, config={"options": ["NWE", "WiC"]}, season="Autumn", castles=standing)
    s = state_of(table)
    s.fortune_discard, s.fortune_deck = s.fortune_deck, []
    cards.replenish(s, court=False)
    assert (s.season, s.castles) == (2, left)
    assert any(entry.rule == "fief.7.0.6" for entry in s.log) == fell


@pytest.mark.rule("fief.7.0.2", "fief.7.0.3", "fief.7.0.7", "fief.7.0.8", "fief.7.0.9")
def test_the_marker_stands_only_on_the_thirteen_values() -> None:
    for value in range(-12, 13, 2):
        for roll in "123456":
            s = state_of(game({}, config={"options": ["NWE"]}, wall=value)).copy()
            s.asks.clear()
            s.frames[:] = [Round(8)]
            s.chance.feed.append(roll)
            wall.WallPhase().roll(s)
            spaces = min(int(roll), 5)
            breached = (roll == "6" and value < 0) or (roll != "6" and value - 2 * spaces < -12)
            assert s.wall == (value if roll == "6" and value < 0 else max(-12, value - 2 * spaces))
            assert s.castles == 3 - breached
