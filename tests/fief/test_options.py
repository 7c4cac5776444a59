"""Expansions and variants: each is switched on or off before the game, and changes what it should and nothing else."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from positions import game_at, let, state_of

from weirwood.errors import UserError
from weirwood.games.fief import GAME
from weirwood.games.fief.diplomacy.dealing import may_give_gold
from weirwood.games.fief.events.assassination import may_assassinate
from weirwood.games.fief.hear_ye.concession import may_concede
from weirwood.games.fief.model.cards import PLAGUE
from weirwood.games.fief.model.nobles import find
from weirwood.games.fief.model.options import KNOWN
from weirwood.games.fief.model.state import Fief
from weirwood.games.fief.model.titles import WARDEN
from weirwood.games.fief.model.troops import ARCHER
from weirwood.games.fief.purchase.buying import may_add_troop, may_build
from weirwood.games.fief.realm.nights_watch import may_take_black
from weirwood.kernel import Chance, Game, seed_text

NAMES = ["alice", "bob", "carol", "dave", "erin"]
FLAGS = {"TE": "te", "NWE": "nwe", "WiC": "wic", "10.2": "assassination", "10.3": "diplomacy", "10.4": "one_mill",
         "10.5": "concession"}  # fmt: skip


def position(words: list[str]) -> Fief:
    """Five players in the Purchase Phase; Rob and Roose Stark in Winterfell, where there is a Mill."""
    houses = ("stark", "tully", "arryn", "tyrell", "martell")
    players: dict[str, dict[str, Any]] = {n: {"house": house} for n, house in zip(NAMES, houses, strict=True)}
    players["alice"] |= {
        "gold": 20,
        "nobles": {"Rob Stark": {"at": "Winterfell", "titles": ["Warden of the North"]}, "Roose Bolton": "Winterfell"},
        "troops": {"Winterfell": {"Men at Arms": 1}},
    }
    villages = {"Winterfell": {"stronghold": True, "mills": 1}}
    return state_of(game_at("purchase", players, config={"options": words}, villages=villages))


def noble(name: str) -> int:
    found = find(name)
    assert found is not None
    return found


def concession(s: Fief) -> str | None:
    s.phase = 1
    return may_concede(s, noble("Rob Stark"), WARDEN, noble("Roose Bolton"))


def plagues(s: Fief) -> str | None:
    return f"{s.kinds.count(PLAGUE)} Plagues, {GAME.people.view(s, 0)['season']}"


def winterfell(s: Fief) -> int:
    found = s.board.village("Winterfell")
    assert found is not None
    return found


SHOWN: dict[str, tuple[Callable[[Fief], str | None], str | None, str | None]] = {
    "TE": (lambda s: may_add_troop(s, 0, winterfell(s), ARCHER, 0), "fief.overview.2", None),
    "NWE": (lambda s: may_take_black(s, noble("Roose Bolton")), "fief.4.2.2.1.1", None),
    "WiC": (plagues, "2 Plagues, None", "1 Plagues, Summer"),
    "10.2": (lambda s: may_assassinate(s, 0, noble("Roose Bolton")), None, "fief.10.2.3"),
    "10.3": (lambda s: may_give_gold(s, 1, 0), None, "fief.10.3.1"),
    "10.4": (lambda s: may_build(s, 0, winterfell(s), "Mill"), None, "fief.10.4.1"),
    "10.5": (concession, "fief.1.1.5.1", None),
}
"""For each option: what is asked, and the answer without and with it."""


@pytest.mark.rule("fief.10.0.1", "fief.overview.2", "fief.overview.7")
@pytest.mark.parametrize("word", KNOWN)
def test_each_option_is_on_or_off_by_itself(word: str) -> None:
    ask, off, on = SHOWN[word]
    assert ask(position([])) == off
    assert ask(position([word])) == on
    others = [each for each in KNOWN if each != word]
    assert ask(position(others)) == off, "no other option switches it on"


@pytest.mark.rule("fief.10.0.1")
def test_the_form_of_a_table_has_a_flag_for_each_option() -> None:
    flags = {field.name for field in GAME.people.setup_form() if field.kind == "flag"}
    assert flags == {*FLAGS.values(), "hidden_gold"} and set(FLAGS) == set(KNOWN)
    for word, flag in FLAGS.items():
        config = GAME.set_up({flag: True}, [{}] * 5, NAMES, Chance(seed_text(1)))
        assert config["options"] == [word]
    plain = GAME.set_up({}, [{}] * 5, NAMES, Chance(seed_text(1)))
    assert plain["options"] == [] and "hidden_gold" not in plain
    assert GAME.set_up({"hidden_gold": True}, [{}] * 5, NAMES, Chance(seed_text(1)))["hidden_gold"]


@pytest.mark.rule("fief.sum.4", "fief.overview.8")
@pytest.mark.parametrize("word", ["WaE", "wae", "TE,WaE"])
def test_the_wall_expansion_is_refused_with_its_reason(word: str) -> None:
    with pytest.raises(UserError, match=r"its chapter doesn't exist in the rulebook.*\[fief\.sum\.4\]"):
        GAME.configure(["5"], {"options": word}, Chance(seed_text(1)))


@pytest.mark.rule("fief.overview.7", "fief.sum.2")
@pytest.mark.parametrize(("players", "allowed"), [(3, False), (4, False), (5, True), (6, True)])
def test_the_nights_watch_takes_five_players(players: int, allowed: bool) -> None:
    if allowed:
        assert GAME.configure([str(players)], {"options": ["NWE"]}, Chance(seed_text(1)))["options"] == ["NWE"]
        return
    with pytest.raises(UserError, match=r"\[fief\.overview\.7\]"):
        GAME.configure([str(players)], {"options": ["NWE"]}, Chance(seed_text(1)))


def gold_game(hidden: bool) -> Game:
    players: dict[str, dict[str, Any]] = {
        "alice": {"house": "greyjoy", "gold": 12, "nobles": {"Theon Greyjoy": "Pyke"}},
        "bob": {"house": "stark", "gold": 3},
        "carol": {"house": "tully"},
        "dave": {"house": "martell", "gold": 7},
    }
    return game_at("purchase", players, config={"hidden_gold": hidden})


@pytest.mark.rule("fief.general.5", "fief.faq.0.3")
def test_gold_is_open_unless_the_players_agree_to_hide_it() -> None:
    for seat in (0, 1, None):
        assert [p["gold"] for p in GAME.people.view(gold_game(False).state, seat)["players"]] == [12, 3, 0, 7]
    game = gold_game(True)
    shown = [[p["gold"] for p in GAME.people.view(game.state, seat)["players"]] for seat in (0, 1, None)]
    assert shown == [[12, "?", "?", "?"], ["?", 3, "?", "?"], ["?", "?", "?", "?"]]
    let(game, 0, "offer carol")
    options = {option.label for option in game.waiting[0].options}
    assert {"ask 20 gold", "give 10 gold"} <= options and "give 15 gold" not in options
    let(game, 0, "ask 5 gold", "propose")
    assert game.waiting[0].seat == 2 and game.waiting[0].option("accept") is None
    let(game, 2, "refuse")
    let(game, 0, "steal from carol")


@pytest.mark.rule("fief.general.5", "fief.9.3")
def test_hidden_gold_that_passes_in_private_is_hidden_from_the_others() -> None:
    game = gold_game(True)
    let(game, 0, "offer bob in private", "give 4 gold", "propose")
    let(game, 1, "accept")
    state = game.state
    assert isinstance(state, Fief) and state.gold == [8, 7, 0, 7]
    for seat, thought in ((0, [8, 7, 0, 7]), (1, [8, 7, 0, 7]), (2, [12, 3, 0, 7]), (None, [12, 3, 0, 7])):
        sample = GAME.redeal(state, seat, Chance(seed_text(2)))
        assert isinstance(sample, Fief) and sample.gold == thought
        assert GAME.people.view(sample, seat) == GAME.people.view(state, seat)
