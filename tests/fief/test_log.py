"""The log: sentences a person would say, and each stays as it was when it was written."""

from __future__ import annotations

import re
from typing import Any

import pytest
from positions import game_at, let, state_of

import weirwood
from weirwood.games.fief import GAME
from weirwood.games.fief.model.nobles import find
from weirwood.games.fief.model.options import KNOWN
from weirwood.games.fief.model.troops import KINGSGUARD, KNIGHT, UNSULLIED
from weirwood.games.fief.realm.royal import disband_guard
from weirwood.games.fief.table.sentences import sentence
from weirwood.kernel import Chance, Game, seed_text
from weirwood.kernel.state import Entry

UGLY = re.compile(
    r"\b1 (hits|Mills|dice|gold (are|lie)\b)|\ba [AU][a-z]|Armss|  |\bno House\b|\b(\w+ \w+) and \3\b|, [^,]* is rolled|^[a-z]+ buys a Title"
)
"""What nobody would say, whatever the entry."""


def played(players: int, seed: int, options: tuple[str, ...]) -> tuple[Game, list[str]]:
    """A game of sensible players who now and then do anything at all, and its log as it was read on the way."""
    game = weirwood.new("fief", [str(players)], seed, options=options, rounds=8)
    chance = Chance(seed_text(f"log {seed}"))
    read = game.log(None)
    while game.waiting:
        decision, entries = game.waiting[0], len(game.state.log)
        own = GAME.computers.default_choice(game.state, decision, chance)
        some = decision.options[chance.below(len(decision.options))]
        game.choose(own if chance.below(8) else some, decision.seat)
        read += game.log(None, entries)
    return game, read


@pytest.mark.parametrize(("players", "seed"), [(3, 1), (4, 2), (6, 3), (6, 4)])
def test_the_log_stays_as_it_was_written_and_can_be_read_aloud(players: int, seed: int) -> None:
    game, read = played(players, seed, KNOWN if players > 4 else ("TE", "WiC", "10.5"))
    assert game.log(None) == read
    assert [line for line in read if UGLY.search(line)] == []


TWO = {"alice": {"house": "stark", "gold": 9}, "bob": {"house": "tully", "gold": 9}, "carol": {"house": "arryn"}}


def noble(name: str) -> int:
    found = find(name)
    assert found is not None
    return found


def village(name: str) -> int:
    found = state_of(game_at("purchase", TWO)).board.village(name)
    assert found is not None
    return found


WHERE = village("Winterfell")


@pytest.mark.parametrize(
    ("kind", "args", "said"),
    [
        ("battle round", (WHERE, 0, 1, (1,), (), 1, 0), "alice rolls 1: 1 hit. bob rolls no dice: 0 hits."),
        ("volley", (WHERE, 0, 1, 1, 2), "The Archers shoot: 1 hit by alice, 2 hits by bob."),
        ("uprising roll", (WHERE, (0,), 1), "The people of Winterfell score 1 hit."),
        ("curse die", (0, 1), "A cursed Noble in Region 1 (North) may draw it there: 1 hit."),
        ("surplus", (-1, 1), "1 gold is left over as supplies on the Wall."),
        ("surplus", (0, 2), "2 gold are left over for alice."),
        ("supplies", (0, 1), "alice takes the 1 gold that lies on the Wall."),
        ("plague death", (0, WHERE, UNSULLIED), "alice loses an Unsullied in Winterfell to the Plague."),
        ("plague death", (0, WHERE, KNIGHT), "alice loses a Knight in Winterfell to the Plague."),
        ("razed", (WHERE, 1, False), "Winterfell burns: 1 Mill falls."),
        ("razed", (WHERE, 0, True), "Winterfell burns: the Stronghold falls."),
        ("razed", (WHERE, 2, True), "Winterfell burns: 2 Mills and the Stronghold fall."),
        ("wall roll", ((4,), 4), "The Wall: a 4 is rolled."),
        ("wall roll", ((4,), 5), "The Wall: a 4 is rolled, which counts 5."),
        ("wall roll", ((2, 3, 3), 3), "The Wall: 2, 3 and 3 are rolled, which counts 3."),
        ("markers", (0, (3, 3)), "alice lays both markers on {3}."),
        ("markers", (0, (3,)), "alice lays a marker on {3}."),
        ("markers", (0, (3, 4)), "alice lays markers on {3} and {4}."),
        ("markers", (0, ()), "alice lays no marker."),
        ("voyage", (0, (3,), WHERE, 0, ()), "{3} sails from Winterfell to {v0}."),
        ("voyage", (0, (3, 4), WHERE, 0, ()), "{3} and {4} sail from Winterfell to {v0}."),
        ("step", (0, (3,), WHERE, 0, ()), "alice moves {3} from Winterfell to {v0}."),
        (
            "step",
            (0, (3, 4), WHERE, 0, (((0, 0), 2), ((KNIGHT, 0), 1))),
            "alice moves {3} and {4} with 2 Men at Arms and 1 Knight from Winterfell to {v0}.",
        ),
        ("siege", (0, WHERE, 1), "alice besieges Winterfell; the Siege Engine counts 1 die."),
        ("siege", (0, WHERE, 2), "alice besieges Winterfell; the Siege Engine counts 2 dice."),
        ("no divorce", (3, 0), "The Master of Laws grants {3} no divorce."),
    ],
)
def test_how_it_is_said(kind: str, args: tuple[Any, ...], said: str) -> None:
    s = state_of(game_at("purchase", TWO))
    names = {
        str(n): each
        for n, each in ((3, sentence(s, Entry("freed", (3,)), None)), (4, sentence(s, Entry("freed", (4,)), None)))
    }
    for number, each in names.items():
        said = said.replace(f"{{{number}}}", each.removesuffix(" is free."))
    said = said.replace("{v0}", s.board.villages[0].name)
    assert sentence(s, Entry(kind, args), None) == said


def lines(game: Game, word: str) -> list[str]:
    return [line for line in game.log(None) if word in line]


@pytest.mark.rule("fief.4.4.1.4", "fief.B.12")
def test_a_title_keeps_the_sex_of_whom_the_entry_is_about() -> None:
    """Rob gives the North to his sister: he was Lord Paramount, and she is Lady Paramount."""
    rob = {"at": "Winterfell", "titles": ["The North"]}
    players = {
        **TWO,
        "alice": {"house": "stark", "hand": ["Taxes"], "nobles": {"Rob Stark": rob, "Sansa Stark": "Winterfell"}},
    }
    game = game_at("hear ye", players, config={"options": ["10.5"]}, villages={"Winterfell": {"city": True}})
    let(game, 0, "give Lord Paramount of the North to Sansa Stark")
    assert "Rob Stark gives the Title of Lord Paramount of the North to Sansa Stark." in game.log(None)
    assert "Sansa Stark becomes Lady Paramount of the North." in game.log(None)
    let(game, 0, "play Taxes as Lady Paramount of the North on The North")
    s = state_of(game)
    s.holder[s.holder.index(noble("Sansa Stark"))] = noble("Rob Stark")
    assert "Rob Stark gives the Title of Lord Paramount of the North to Sansa Stark." in game.log(None)
    assert "Sansa Stark becomes Lady Paramount of the North." in game.log(None)
    assert "alice levies a Tallage on The North as Lady Paramount of the North." in game.log(None)


@pytest.mark.rule("fief.4.4.1.1")
def test_a_title_that_is_bought_is_named() -> None:
    troops = {name: {"Men at Arms": 1} for name in ("Deepwood Motte", "Winterfell", "White Harbour")}
    players = {**TWO, "alice": {"house": "stark", "gold": 9, "nobles": {"Sansa Stark": "Winterfell"}, "troops": troops}}
    game = game_at("purchase", players, villages={"Winterfell": {"stronghold": True}})
    let(game, 0, "buy Lady Paramount of the North for Sansa Stark")
    assert "alice buys Sansa Stark the Title of Lady Paramount of the North." in game.log(None)


@pytest.mark.rule("fief.4.2.7.0.2")
@pytest.mark.parametrize(
    ("guard", "normal", "said"),
    [
        (1, 0, "alice's Kingsguard Man at Arms in Winterfell becomes a normal Man at Arms."),
        (2, 0, "alice's 2 Kingsguard Men at Arms in Winterfell become normal Men at Arms."),
        (2, 12, "alice's 2 Kingsguard Men at Arms in Winterfell: 1 becomes a normal Man at Arms, and there is no counter for the rest."),
        (1, 13, "alice's Kingsguard Man at Arms in Winterfell is lost: there is no counter for a normal Man at Arms."),
    ],
)  # fmt: skip
def test_a_guard_that_is_disbanded(guard: int, normal: int, said: str) -> None:
    troops = {"Winterfell": {"Kingsguard Men at Arms": guard}, "The Twins": {"Men at Arms": normal}}
    game = game_at(
        "purchase", {**TWO, "alice": {"house": "stark", "troops": troops}}, config={"options": ["TE"]}, lenient=True
    )
    disband_guard(state_of(game), 0, KINGSGUARD, "fief.4.2.7.0.2")
    assert game.log(None)[-1] == said


FIVE = {
    "alice": {"house": "stark", "gold": 6}, "bob": {"house": "tully", "gold": 6}, "carol": {"house": "martell"},
    "dave": {"house": "baratheon", "nobles": {"Stannis Baratheon": {"at": "Storm's End", "titles": ["King", "Protector of the Realm", "The Stormlands"]}}},
    "erin": {"house": "tyrell"},
}  # fmt: skip


@pytest.mark.rule("fief.4.2.2.0.8", "fief.1.5.16")
def test_a_tie_for_the_wall() -> None:
    words: dict[str, Any] = {"config": {"options": ["NWE"]}}
    game = game_at("purchase", FIVE, villages={"Storm's End": {"city": True}}, **words)
    let(game, 0, "bid 6")
    let(game, 1, "bid 6")
    let(game, 3, "choose bob")
    assert lines(game, "the most for the Wall") == [
        "alice and bob have bid the most for the Wall; the Protector of the Realm lets bob draw a Fortune card."
    ]
    game = game_at("purchase", {**FIVE, "dave": {"house": "baratheon"}}, **words)
    let(game, 0, "bid 6")
    let(game, 1, "bid 6", "done")
    assert lines(game, "the most for the Wall") == [
        "alice and bob have bid the most for the Wall: nobody draws a card."
    ]
    game = game_at("purchase", FIVE, villages={"Storm's End": {"city": True}}, **words)
    let(game, 0, "bid 6")
    let(game, 1, "bid 5", "done")
    assert lines(game, "the most for the Wall") == ["alice has bid the most for the Wall and draws a Fortune card."]


@pytest.mark.rule("fief.1.3.1.14", "fief.1.3.15")
@pytest.mark.parametrize(
    ("titles", "label", "die", "said"),
    [
        (["Warden of the West", "Hand of the King"], "pay 3 for Tywin Lannister", "1",
         "bob pays 3 gold: Tywin Lannister tries to calm the people and rolls 1, in vain."),
        (["Warden of the North"], "calm with Tywin Lannister", "4",
         "Tywin Lannister tries to calm the people and rolls 4, with success."),
    ],
)  # fmt: skip
def test_the_gold_that_calms_the_people_is_told(titles: list[str], label: str, die: str, said: str) -> None:
    players = {
        "alice": {"house": "tully", "hand": ["Uprising"]},
        "bob": {"house": "lannister", "gold": 4, "nobles": {"Tywin Lannister": {"at": "Winterfell", "titles": titles}}},
        "carol": {"house": "stark", "troops": {"Winterfell": {"Men at Arms": 4}}},
    }
    game = game_at("purchase", players, regions={1: ["Famine"]})
    let(game, 0, "play Uprising on Winterfell")
    game.state.chance.feed = [die]
    let(game, 1, label)
    assert said in game.log(None)


@pytest.mark.rule("fief.1.1.1.13")
def test_the_dowry_of_a_hard_to_marry_noble_is_told() -> None:
    players = {
        "alice": {"house": "lannister", "gold": 3, "nobles": {"Tyrion Lannister": "Lannisport"}},
        "bob": {"house": "stark", "nobles": {"Sansa Stark": "Winterfell"}},
        "carol": {"house": "tully"},
    }
    game = game_at("hear ye", players)
    let(game, 0, "marry Tyrion Lannister to Sansa Stark", "propose")
    let(game, 1, "accept")
    assert "alice pays bob 2 gold, for Tyrion Lannister is hard to marry." in game.log(None)


@pytest.mark.rule("fief.6.5.1", "fief.house.greyjoy.4")
@pytest.mark.parametrize(("house", "gold"), [("stark", 1), ("greyjoy", 2)])
def test_what_a_mill_brings_that_is_pillaged(house: str, gold: int) -> None:
    players = {**TWO, "alice": {"house": house, "troops": {"Winterfell": {"Men at Arms": 1}}}}
    game = game_at("battles", players, villages={"Winterfell": {"mills": 1}})
    let(game, 0, "pillage Winterfell")
    assert f"alice pillages a Mill in Winterfell for {gold} gold." in game.log(None)


@pytest.mark.rule("fief.4.4.1.10", "fief.5.1.7")
def test_a_village_stays_under_control_while_its_title_is_inherited() -> None:
    """Rob dies, and his House chooses who governs the North next: White Harbour is governed all the while."""
    nobles = {
        "Rob Stark": {"at": "Winterfell", "titles": ["The North"]},
        "Sansa Stark": "Winterfell",
        "Jon Snow": "Winterfell",
    }
    players = {
        "alice": {"house": "stark", "nobles": nobles, "troops": {"Winterfell": {"Men at Arms": 1}}},
        "bob": {"house": "lannister", "hand": ["Assassination"], "nobles": {"Cersei Lannister": "Lannisport"}},
        "carol": {"house": "arryn"},
    }
    game = game_at("purchase", players, villages={"Winterfell": {"city": True}})
    let(game, 1, "play Assassination on Rob Stark")
    let(game, 1, "choose Cersei Lannister") if game.decision(1) else None
    let(game, 0, "choose Sansa Stark")
    assert "Sansa Stark becomes Lady Paramount of the North." in game.log(None)
    assert lines(game, "White Harbour") == []
    assert game.view(None)["villages"][village("White Harbour")]["controller"] == "alice"


@pytest.mark.rule("fief.4.2.2.1.5")
def test_recruits_who_desert_are_told_of() -> None:
    players = {f"p{n}": {"house": house} for n, house in enumerate(("tully", "stark", "arryn", "martell"))}
    players["alice"] = {
        "house": "tyrell", "nobles": {"Samwell Tarly": {"at": "Oldtown", "titles": ["Brother"]}},
        "troops": {"Oldtown": {"Recruit": 1, "Men at Arms": 1}},
    }  # type: ignore[dict-item]  # fmt: skip
    game = game_at("hear ye", players, config={"options": ["NWE"]})
    let(game, 4, "break oath Samwell Tarly")
    assert "alice's Recruit in Oldtown deserts." in game.log(None)


@pytest.mark.rule("fief.9.1")
def test_an_offer_in_words() -> None:
    players = {**TWO, "alice": {"house": "stark", "gold": 9, "hand": ["Taxes"], "nobles": {"Rob Stark": "Winterfell"}}}
    game = game_at("movement", players, villages={"Winterfell": {"maester": True}})
    let(game, 0, "offer bob", "give 2 gold", "give Taxes", "promise peace this round", "ask for a marriage", "propose")
    said = "To bob, alice offers 2 gold and Taxes, promises peace this round and asks for a marriage."
    assert said in game.log(None)
