"""Hear Ye: what scenarios don't show, such as secrets, slots and what is never asked."""

from __future__ import annotations

from typing import Any

import pytest

from weirwood.conformance import play, random_game, seen
from weirwood.games.fief import GAME
from weirwood.games.fief.events.assassination import sponsors
from weirwood.games.fief.events.playing import enter
from weirwood.games.fief.events.taxes import refusal_offers
from weirwood.games.fief.hear_ye.idols import cursed_nobles, may_embrace
from weirwood.games.fief.hear_ye.outlaws import may_outlaw, outlaw, outlaws, pardon
from weirwood.games.fief.hear_ye.whisperers import whisper_offers
from weirwood.games.fief.model.nobles import PRINCE, SHADOW, STORM, find
from weirwood.games.fief.model.state import Fief
from weirwood.games.fief.model.titles import (
    FIEF,
    HAND,
    KING,
    LORD_COMMANDER,
    MOTHER,
    QUEEN,
    WARDEN,
    find_title,
    may_candidate,
    may_hold,
    titles_of,
)
from weirwood.games.fief.realm.bestowing import Surplus, give
from weirwood.games.fief.realm.nights_watch import may_take_black, take_black
from weirwood.games.fief.realm.royal import crown
from weirwood.kernel import Chance, Game, seed_text


def position(start: str = "hear ye", options: list[str] | None = None, **players: dict[str, Any]) -> Fief:
    """A position as in a scenario; seats without a player are filled up to three."""
    while len(players) < 3:
        players[f"player{len(players)}"] = {}
    document = {"start": start, "players": players, "config": {"options": options or []}}
    state = GAME.start(GAME.judge.scenario(document), seed_text("hear ye"))
    assert isinstance(state, Fief)
    return state


def house(name: str, who: str, at: str, *titles: str, **more: Any) -> dict[str, Any]:
    """A player with one Noble."""
    return {"house": name, "nobles": {who: {"at": at, "titles": list(titles), **more}}}


def noble(name: str) -> int:
    found = find(name)
    assert found is not None
    return found


@pytest.mark.rule("fief.B.1")
def test_a_lady_with_all_slots_full_may_still_be_mother_of_dragons_and_a_lord_never() -> None:
    s = position(
        alice={
            "house": "tyrell",
            "nobles": {"Margaery Tyrell": {"at": "Highgarden", "titles": ["Queen", "Dorne", "Pyke"]}},
        }
    )
    lady = noble("Margaery Tyrell")
    frames = len(s.frames)
    give(s, lady, MOTHER, "fief.B.1")
    assert len(s.frames) == frames and len(titles_of(s, lady)) == 4
    assert may_hold(s, noble("Mace Tyrell"), MOTHER) == "fief.B.1"


@pytest.mark.rule("fief.B.2", "fief.B.5", "fief.B.6", "fief.B.11")
@pytest.mark.parametrize(
    ("had", "new"),
    [
        (["Dorne", "Pyke"], "The North"),
        (["Warden of the West"], "Warden of the South"),
        (["Warden of the West", "Master of Ships"], "Hand of the King"),
    ],
)
def test_a_title_too_many_must_go_before_anything_else(had: list[str], new: str) -> None:
    s = position(alice={"house": "tyrell", "nobles": {"Mace Tyrell": {"at": "Highgarden", "titles": had}}})
    title = find_title(s, new)
    assert title is not None
    give(s, noble("Mace Tyrell"), title, "fief.B.11")
    assert isinstance(s.frames[-1], Surplus)
    s.frames[-1].run(s)
    assert {o.verb for o in s.asks[0].options} == {"return"}
    assert all(o.args[0] != title for o in s.asks[0].options)


@pytest.mark.rule("fief.B.8", "fief.A.4", "fief.1.3.4", "fief.A.5")
@pytest.mark.parametrize("seed", range(4))
def test_only_elected_titles_are_voted_on_in_their_order(seed: int) -> None:
    game = random_game(GAME, f"hear ye {seed}")
    play(game, Chance(seed_text(f"hear ye {seed}")))
    state = game.state
    assert isinstance(state, Fief)
    order = [LORD_COMMANDER, *range(WARDEN, FIEF), HAND, KING]
    held: list[int] = []
    for entry in state.log:
        if entry.kind == "round":
            held = []
        elif entry.kind == "election":
            held.append(order.index(entry.args[0]))
            assert held == sorted(set(held))
            assert state.options.nwe or entry.args[0] != LORD_COMMANDER
        elif entry.kind == "wedding":
            assert not held


@pytest.mark.rule("fief.1.5.2.4", "fief.11.1.prince.2", "fief.1.5.2.8")
def test_an_heir_who_is_king_is_no_heir_and_makes_room_for_the_second() -> None:
    s = position(
        options=["NWE"],
        alice={"house": "tyrell", "nobles": {"Prince of Westeros": "Highgarden"}},
        bob={"house": "stark"}, carol={"house": "arryn"}, dave={"house": "martell"}, erin={"house": "tully"},
    )  # fmt: skip
    first, second = noble("Prince of Westeros"), noble("Second Prince of Westeros")
    assert s.heir() == first and s.has(first, PRINCE)
    assert may_take_black(s, first) == "fief.1.5.2.8"
    crown(s, first, "fief.1.5.10")
    assert s.heir() < 0 and not s.has(first, PRINCE)
    assert may_take_black(s, first) == "fief.1.1.4.4"
    s.join(second, 1)
    assert s.heir() == second


@pytest.mark.rule("fief.4.2.2.1.7", "fief.4.2.2.1.10", "fief.11.1.nights-watch.2", "fief.4.2.2.1.3")
def test_a_brother_is_a_shadow_and_no_sponsor_and_keeps_storm_without_his_oath() -> None:
    s = position(
        start="cards", options=["NWE"],
        alice={"house": "stark", "nobles": {"Arya Stark": "Winterfell", "Roose Bolton": "Winterfell"}},
        bob={"house": "tyrell", "nobles": {"Mace Tyrell": "Highgarden"}},
        carol={"house": "arryn"}, dave={"house": "martell"}, erin={"house": "tully"},
    )  # fmt: skip
    roose, jon, mace = noble("Roose Bolton"), noble("Jon Snow"), noble("Mace Tyrell")
    assert roose in sponsors(s, 0, mace) and not s.has(roose, SHADOW) and not s.has(jon, STORM)
    take_black(s, roose, "fief.4.2.2.1.1")
    assert sponsors(s, 0, mace) == [noble("Arya Stark")] and s.has(roose, SHADOW) and not s.has(roose, STORM)
    outlaw(s, roose, "fief.1.2.1.1")
    assert not s.has(roose, SHADOW) and s.brother[0] < 0
    enter(s, 0, jon)
    assert s.brother[0] == jon and s.has(jon, STORM) and s.has(jon, SHADOW)
    outlaw(s, jon, "fief.1.2.1.1")
    assert s.has(jon, STORM) and not s.has(jon, SHADOW)


@pytest.mark.rule("fief.1.1.1.1.7", "fief.faq.1.8")
def test_a_new_royal_marriage_has_no_heir_yet() -> None:
    s = position(
        alice=house("baratheon", "Renly Baratheon", "Storm's End", married="Margaery Tyrell"),
        bob={"house": "tyrell", "nobles": {"Margaery Tyrell": "Highgarden"}},
    )
    s.heir_played = True
    crown(s, noble("Renly Baratheon"), "fief.1.5.8")
    assert s.holder[QUEEN] == noble("Margaery Tyrell") and not s.heir_played


@pytest.mark.rule("fief.components.8", "fief.1.1.4.1.7", "fief.1.1.4.1.4", "fief.A.7", "fief.1.1.4.1")
def test_outlaws_accumulate_and_the_hand_may_again_in_the_next_round() -> None:
    starks = ("Rob Stark", "Sansa Stark", "Arya Stark", "Roose Bolton")
    s = position(
        alice=house("tully", "Edmure Tully", "Riverrun", "Warden of the West", "Hand of the King"),
        bob={"house": "stark", "nobles": dict.fromkeys(starks, "Winterfell")},
    )
    for name in (*starks, "Edmure Tully"):
        outlaw(s, noble(name), "fief.1.1.4.1")
    assert len(outlaws(s)) == 5
    pardon(s, noble("Rob Stark"), 0)
    assert len(outlaws(s)) == 4 and may_candidate(s, noble("Rob Stark"), WARDEN) is None
    assert may_candidate(s, noble("Roose Bolton"), WARDEN) == "fief.C.2"
    assert s.holder[HAND] < 0 and may_outlaw(s, 0, noble("Rob Stark")) == "fief.1.1.4.1"
    s.holder[HAND] = noble("Edmure Tully")
    assert may_outlaw(s, 0, noble("Rob Stark")) is None
    s.used_round.append("outlaw")
    assert may_outlaw(s, 0, noble("Rob Stark")) == "fief.1.1.4.1"
    s.used_round.clear()
    s.phase = 4
    assert may_outlaw(s, 0, noble("Rob Stark")) == "fief.1.1.4.1"


@pytest.mark.rule("fief.1.1.2.1", "fief.1.1.2.3", "fief.1.1.2.4")
def test_only_a_protector_converts_in_phase_1_and_only_once() -> None:
    s = position(
        alice=house("tyrell", "Margaery Tyrell", "Highgarden", "Queen", "Protector of the Realm", cursed=True),
    )
    assert may_embrace(s, 0) is None and may_embrace(s, 1) == "fief.1.1.2.1"
    assert cursed_nobles(s) == [noble("Margaery Tyrell")]
    s.rhllor = True
    assert may_embrace(s, 0) == "fief.1.1.2.3"
    s.rhllor, s.phase = False, 4
    assert may_embrace(s, 0) == "fief.1.1.2.1"


@pytest.mark.rule("fief.1.3.1.12")
def test_whisperers_and_lannister_look_at_two_different_hands() -> None:
    s = position(
        start="purchase",
        alice=house("lannister", "Jaime Lannister", "Lannisport", "Warden of the West", "Master of Whisperers"),
        bob={"house": "stark", "hand": ["Taxes"]},
        carol={"house": "tully", "hand": ["Justice", "Taxes"]},
    )
    (first, *_) = whisper_offers(s, 0)
    s.course.declare(s, 0, first)
    assert first.args == (1,) and all(s.known[card] & 1 for card in s.hands[1])
    assert not any(s.known[card] & 1 for card in s.hands[2])
    assert not any(s.known[card] & 0b100 for card in s.hands[1])
    assert whisper_offers(s, 0) == []
    labels = [option.label for part in s.course.offers(s, 0) for option in part if "look" in option.label]
    assert labels == ["look at carol's hand"]
    secret = [GAME.people.sentence(s, s.log[-1], seat) for seat in (0, 1, 2, None)]
    assert "Taxes" in secret[0] and "Taxes" in secret[1] and "Taxes" not in secret[2] and "Taxes" not in secret[3]


@pytest.mark.rule("fief.2.4.6.2.8")
def test_a_wardens_own_tax_and_a_tallage_are_not_refused() -> None:
    s = position(
        start="income",
        alice=house("stark", "Rob Stark", "Winterfell", "Warden of the North"),
        bob=house("tully", "Edmure Tully", "Riverrun", "King", "Protector of the Realm"),
    )
    s.phase = 2  # a Tax can be refused until Income
    s.taxes = [(0, 0, WARDEN, 0)]
    s.tallages = [(0, 1, 1)]
    assert refusal_offers(s, 0) == []
    s.taxes.append((0, 1, HAND, 1))
    assert [option.label for option in refusal_offers(s, 0)] == ["refuse Tax in the North"]
    assert refusal_offers(s, 1) == []
    s.phase = 3
    assert refusal_offers(s, 0) == []


@pytest.mark.rule("fief.C.5", "fief.C.4")
def test_nobody_can_tell_a_decoy_before_the_last_marker_is_laid() -> None:
    document = {
        "game": "fief",
        "start": "hear ye",
        "players": {
            "alice": {
                "house": "stark",
                "nobles": {"Rob Stark": "Winterfell"},
                "troops": {"Winterfell": {"Men at Arms": 1}, "Deepwood Motte": {"Men at Arms": 1}},
            },
            "bob": {
                "house": "greyjoy",
                "nobles": {"Theon Greyjoy": "The Twins"},
                "troops": {"White Harbour": {"Men at Arms": 1}, "The Twins": {"Men at Arms": 1}},
            },
            "carol": {"house": "arryn", "nobles": {"Lyn Corbray": "The Eyrie"}},
        },
    }
    games = [Game(GAME, GAME.judge.scenario(document), seed_text(1)) for _ in range(2)]
    for game, (vote, decoy) in zip(
        games, (("Rob Stark", "Theon Greyjoy"), ("Theon Greyjoy", "Rob Stark")), strict=True
    ):
        for seat, labels in ((0, ["candidate Rob Stark"]), (1, ["candidate Theon Greyjoy"]), (2, ["pass"])):
            for label in labels:
                game.choose(label, seat)
        assert game.waiting[0].seat == 0
        game.choose(f"for {vote}", 0)
        assert not any("lays markers" in line for line in game.log(1)), "both markers are laid together"
        game.choose(f"decoy {decoy}", 0)
        assert "alice lays markers on Rob Stark and Theon Greyjoy." in game.log(1)
        assert game.waiting[0].seat == 1
    for watcher in (1, 2, None):
        assert seen(games[0], watcher) == seen(games[1], watcher)
    for game in games:
        for label in ("for Theon Greyjoy", "pass"):
            game.choose(label, 1)
    assert [any("Rob Stark 3, Theon Greyjoy 2" in line for line in game.log(2)) for game in games] == [True, False]
    assert any("Rob Stark 0, Theon Greyjoy 5" in line for line in games[1].log(2))
