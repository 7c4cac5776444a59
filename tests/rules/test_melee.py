"""Clauses of the melee that a scenario can't show: numbers of titles, what each seat sees, and whole games."""

from __future__ import annotations

import random
from typing import Any

import pytest

import weirwood
from weirwood import bots
from weirwood.cardgame.table.words import REMOVED
from weirwood.cli import main
from weirwood.conformance import check_step, play
from weirwood.errors import UserError
from weirwood.games.agot2 import catalogue
from weirwood.games.agot2.decks import decks
from weirwood.kernel import Chance, Game, rulebook, seed_text

NAMES = ("alice", "bob", "carol", "dave", "erin", "frank", "grace", "heidi")
TITLES = {
    "Crown Regent",
    "Hand of the King",
    "Master of Coin",
    "Master of Laws",
    "Master of Ships",
    "Master of Whispers",
}


def position(count: int, seed: int = 1, **more: Any) -> Game:
    """So many players at the beginning of a plot phase, the plots being chosen at once."""
    rules = rulebook("agot2")
    players = {name: {"plots": ["A Noble Cause"], **more.pop(name, {})} for name in NAMES[:count]}
    players["alice"]["plots"] = ["A Storm of Swords"]
    config = rules.judge.scenario({"start": "plot", "first": "alice", "players": players, **more})
    game = Game(rules, config, seed_text(seed))
    game.choose("first alice", 0)
    return game


def offered(game: Game) -> list[str]:
    return [option.label.removeprefix("title ") for option in game.waiting[0].options]


def choose_titles(game: Game) -> list[int]:
    """Everybody takes the first title there is; how many each had to choose from."""
    counts = []
    while game.waiting and game.waiting[0].kind == "title":
        counts.append(len(game.waiting[0].options))
        game.choose(game.waiting[0].options[0])
    return counts


def state(game: Game) -> Any:
    return game.state


def random_melee(seed: int, deck_size: int | None = None) -> Game:
    """A melee of three to eight seats played at random; with a deck size, decks are cut to about that."""
    chance = random.Random(seed)
    known = list(decks.builtin())
    seats = [chance.choice(known) for _ in range(chance.choice([3, 4, 5, 6, 7, 8]))]
    game = weirwood.new("agot2", seats=seats, seed=seed)
    cut = deck_size is None
    for _ in range(20_000):
        if not game.waiting:
            break
        s = state(game)
        if not cut and s.phase != "setup":
            cut = True
            for seat in range(s.seats):
                for card in s.deck[seat][chance.randrange(3, deck_size or 3) :]:
                    s.place(card, REMOVED)
            s.check_deck = False
        decision = game.waiting[0]
        game.choose(chance.choice(decision.options), decision.seat)
    return game


# Formats


@pytest.mark.rule("rr.melee-game.1")
@pytest.mark.parametrize("count", [3, 4, 5, 6, 7, 8])
def test_a_melee_is_for_three_or_more(count: int) -> None:
    game = weirwood.new("agot2", seats=[str(count)], format="melee", seed=1)
    assert (len(game.names), game.config["format"]) == (count, "melee")


@pytest.mark.rule("rr.melee-game.1", "rr.joust-game.1")
@pytest.mark.parametrize(("form", "count"), [("melee", 2), ("melee", 9), ("joust", 3), ("joust", 4)])
def test_other_numbers_are_refused(form: str, count: int) -> None:
    with pytest.raises(UserError, match=r"melee-game\.1|joust-game\.1"):
        weirwood.new("agot2", seats=[str(count)], format=form)


@pytest.mark.rule("rr.a1.general.3", "rr.melee-game.2", "rr.title-cards.1")
def test_only_a_melee_has_titles_and_their_steps() -> None:
    for seats, wanted in ((["stark", "lannister"], False), (["stark", "lannister", "tyrell"], True)):
        game = weirwood.new("agot2", seats=seats, seed=3)
        chance = random.Random(3)
        while state(game).round < 2:
            decision = game.waiting[0]
            game.choose(chance.choice(decision.options), decision.seat)
        rules = {entry.rule for entry in state(game).log}
        assert ("rr.a1.1.4.5" in rules) is wanted
        assert ("rr.a1.7.4.1" in rules) is wanted
        titles = [card for card in state(game).defn if card.type == "title"]
        assert {card.name for card in titles} == (TITLES if wanted else set())
        assert len(titles) == (6 if wanted else 0)


# Titles


@pytest.mark.rule("rr.a1.1.4.2", "rr.a1.1.4.4", "rr.a1.1.4.7")
@pytest.mark.parametrize(
    ("count", "choices"),
    [
        (3, [4, 3, 2]),
        (4, [5, 4, 3, 2]),
        (5, [5, 4, 3, 2]),
        (6, [6, 5, 4, 3, 2]),
        (7, [6, 5, 4, 3, 2]),
        (8, [6, 5, 4, 3, 2]),
    ],
)
def test_as_many_titles_as_players_allow(count: int, choices: list[int]) -> None:
    game = position(count)
    assert choose_titles(game) == choices  # the only title left is taken without asking
    bearers = [seat for seat in range(count) if state(game).title[seat] >= 0]
    assert bearers == list(range(min(count, 6)))


@pytest.mark.rule("rr.a1.1.4.2")
def test_the_titles_set_aside_are_random() -> None:
    asides = {frozenset(TITLES - set(offered(position(3, seed)))) for seed in range(60)}
    assert all(len(aside) == 2 for aside in asides)
    assert len(asides) > 8
    assert frozenset().union(*asides) == TITLES


@pytest.mark.rule("rr.title-cards.2", "rr.a1.7.4.1", "rr.a1.1.4.6")
def test_the_pool_holds_what_nobody_bears() -> None:
    game = position(4)
    s = state(game)
    assert len(s.title_pool) == 6
    choose_titles(game)
    assert len(s.title_pool) == 2
    names = {s.defn[c].name for c in (*s.title_pool, *(t for t in s.title if t >= 0))}
    assert names == TITLES
    game = weirwood.new("agot2", seats=["stark", "lannister", "tyrell"], seed=5)
    chance = random.Random(5)
    drawn = set()
    while game.waiting and state(game).round < 5:
        decision = game.waiting[0]
        if decision.kind == "title" and decision.seat == state(game).first:
            assert len(state(game).title_pool) == 6  # all six take part in the draw again
            drawn.add(tuple(offered(game)))
        game.choose(chance.choice(decision.options), decision.seat)
    assert len(drawn) > 1


@pytest.mark.rule("rr.a1.1.4.3", "rr.a1.1.4.4", "rr.a1.1.4.5")
def test_a_title_is_a_secret_until_all_have_chosen() -> None:
    game = position(4)
    first = offered(game)
    taken = first[0]
    game.choose(f"title {taken}", 0)
    assert set(offered(game)) == set(first) - {taken}
    for seat in (None, 0, 1, 2, 3):
        view = game.view(seat)
        text = "\n".join([*game.log(seat), *game.rules.people.table(view)])
        assert view["players"][0]["title"] is None
        assert view["players"][0]["has_chosen_title"]
        assert (view["players"][0]["chosen_title"] == taken) is (seat == 0)
        assert ("alice takes " + taken in text) is (seat == 0)
    choose_titles(game)
    for seat in (None, 0, 1, 2, 3):
        assert game.view(seat)["players"][0]["title"] == taken


@pytest.mark.rule("rr.a1.1.4.6")
def test_which_title_was_set_aside_is_not_told() -> None:
    game = position(3)
    seen = set(offered(game))
    aside = TITLES - seen
    choose_titles(game)
    left = seen - {state(game).defn[t].name for t in state(game).title}
    for seat in (None, 0, 1, 2):
        text = "\n".join([*game.log(seat), *game.rules.people.table(game.view(seat))])
        assert not any(name in text for name in aside | left)


@pytest.mark.rule("rr.a1.1.4.3", "rr.a1.1.4.4")
def test_what_a_seat_knows_of_the_titles_and_what_not() -> None:
    game = position(4)
    before = offered(game)
    game.choose(game.waiting[0].options[0], 0)
    mine = before[0]
    seen_by_bob = offered(game)
    game.choose(game.waiting[0].options[0], 1)
    bobs, passed = seen_by_bob[0], set(seen_by_bob[1:])
    chance = Chance(seed_text("deal"))
    dealt: dict[int, set[tuple[str, ...]]] = {0: set(), 1: set(), 2: set(), 3: set()}
    for _ in range(120):
        for seat in range(4):
            s = state(game.observe(seat).sample(chance))
            dealt[seat].add(tuple(s.defn[s.title_chosen[p]].name for p in (0, 1)))
    # Alice knows her own title; Bob's is any of those she passed on, never the one that was set aside
    assert {names[0] for names in dealt[0]} == {mine}
    assert {names[1] for names in dealt[0]} == set(before) - {mine}
    # Bob knows his own and what he passed on: Alice has the title he never saw, or the one set aside
    assert {names[1] for names in dealt[1]} == {bobs}
    assert {names[0] for names in dealt[1]} == TITLES - {bobs} - passed
    # Carol looks at what is left: the first two and the one set aside are the other three
    assert {frozenset(names) <= TITLES - passed for names in dealt[2]} == {True}
    assert len(dealt[2]) == 6
    # Dave has seen nothing yet
    assert {names[0] for names in dealt[3]} == TITLES


# What is looked at


@pytest.mark.rule("rr.look.1")
def test_a_hand_looked_at_is_private_to_two_of_four() -> None:
    rules = rulebook("agot2")
    players: dict[str, dict[str, Any]] = {name: {"plot": "A Noble Cause"} for name in NAMES[:4]}
    players["alice"] |= {"faction": "baratheon", "gold": 1, "play": ["Fiery Followers"], "hand": ["Seen In Flames"]}
    players["bob"] |= {"hand": ["Giant"], "play": ["Ready Sellsword"]}
    players["carol"] |= {"hand": ["Tireless", "Weakling", "Giant"]}
    game = Game(rules, rules.judge.scenario({"start": "challenges", "players": players}), seed_text(1))
    for label in ("play Seen In Flames", "choose carol"):
        game.choose(label, 0)
    for seat in (None, 0, 1, 2, 3):
        hand = game.view(seat)["players"][2]["hand"]
        told = any("Tireless" in line for line in game.log(seat))
        assert (hand == ["Giant", "Tireless", "Weakling"], told) == (seat in (0, 2), seat in (0, 2))


def test_what_an_eliminated_player_held_stays_hidden() -> None:
    rules = rulebook("agot2")
    players: dict[str, dict[str, Any]] = {name: {"plot": "A Noble Cause"} for name in NAMES[:3]}
    players["alice"] |= {"hand": ["Tireless"], "plots": ["Wildfire Assault"], "deck": {"exactly": ["Giant"]}}
    players["bob"] |= {"play": ["Ready Sellsword"]}
    game = Game(rules, rules.judge.scenario({"start": "draw", "players": players}), seed_text(1))
    assert game.view(1)["players"][0]["eliminated"]
    for seat in (None, 1, 2):
        text = str(game.view(seat)) + "\n".join(game.log(seat))
        assert not any(name in text for name in ("Tireless", "Wildfire Assault", "'Giant'"))


# Elimination


def test_an_eliminated_player_is_asked_for_nothing() -> None:
    """The card that eliminates its player asks for more: the effects that need an answer do nothing."""
    rules = rulebook("agot2")
    players: dict[str, dict[str, Any]] = {name: {"plot": "A Noble Cause"} for name in NAMES[:3]}
    players["alice"] |= {"hand": ["Last Page"], "play": ["Weakling"], "deck": {"exactly": ["Giant"]}}
    players["bob"] |= {"play": ["Ready Sellsword", "Tireless"]}
    game = Game(rules, rules.judge.scenario({"start": "challenges", "players": players}), seed_text(1))
    game.choose("play Last Page", 0)
    assert not state(game).alive[0]
    assert [decision.seat for decision in game.waiting] == [1]
    assert game.view(1)["players"][1]["cards"][1]["title"] == "Tireless"


def test_the_promises_hold_while_players_are_eliminated() -> None:
    rules = rulebook("agot2")
    names = ["Robb Stark", "Arya Stark", "Ice", "The Roseroad", "Tears of Lys", "Direwolf Pup"]
    plots = ["A Noble Cause", "Counting Coppers", "Calm Over Westeros", "Wildfire Assault"]
    players = {
        name: {"plots": plots, "play": ["Tireless", "Weakling"], "deck": {"exactly": names * (count + 1)}}
        for count, name in enumerate(NAMES[:4])
    }
    game = Game(rules, rules.judge.scenario({"start": "plot", "players": players}), seed_text(2))
    play(game, Chance(seed_text("play")), check_step, every=6)
    assert state(game).alive.count(False) >= 2


@pytest.mark.parametrize("seed", range(3))
def test_random_melees_end(seed: int) -> None:
    game = random_melee(seed)
    assert game.outcome is not None
    assert 3 <= state(game).round <= 25


@pytest.mark.parametrize("seed", range(8))
def test_random_melees_with_short_decks_end(seed: int) -> None:
    game = random_melee(seed, deck_size=25)
    assert game.outcome is not None


# Faces


@pytest.mark.rule("rr.title-cards.1", "rr.a2.master-of-coin.1")
def test_the_face_of_a_title_says_all_of_it() -> None:
    lines = rulebook("agot2").cards.text("Master of Coin")
    text = " ".join(lines)
    assert "Supports Master of Ships." in text
    assert "Rivals: Hand of the King and Master of Whispers." in text
    assert "+2 gold." in text
    supports = {card.name: card.supports for card in catalogue.cards().values() if card.type == "title"}
    assert {name for name, whom in supports.items() if "Master of Coin" in whom} == {"Master of Laws"}


# At the terminal


def test_a_person_plays_a_whole_melee(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    asked = []

    def read(prompt: str = "") -> str:
        asked.append(prompt)
        print(prompt, end="")
        if prompt.startswith("Save"):
            return ""
        return "look" if len(asked) == 30 else "card Master of Coin" if len(asked) == 40 else "1"

    monkeypatch.setattr("builtins.input", read)
    assert main(["play", "agot2", "--format", "melee", "--seats", "4", "--seed", "3", "--opponent", "random"]) == 0
    text = capsys.readouterr().out
    assert "The game is over." in text
    assert (
        "title Master of Coin (Supports Master of Ships. Rivals: Hand of the King and Master of Whispers. +2 gold)"
        in text
    )
    assert text.count("\nPlayer order: ") > 5
    assert "Your rivals: " in text or "You have no rivals this round." in text


@pytest.mark.parametrize(
    ("command", "sentence"),
    [
        ("--format melee --seats 2", "A melee is for three to eight players, not 2"),
        ("--format melee --seats 9", "A melee is for three to eight players, not 9"),
        ("--format joust --seats 4", "A joust is for exactly two players, not 4"),
        ("--format duel", "There is no format 'duel'"),
    ],
)
def test_the_wrong_number_of_seats_is_one_sentence(
    command: str, sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(f"play agot2 {command}".split()) == 2
    assert sentence in capsys.readouterr().err


def test_the_squire_beats_random_players_in_a_melee(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("weirwood.bots.squire.Squire.EFFORT", 200)
    game = weirwood.new("agot2", seats=["4"], format="melee", seed=2)
    players = [bots.make("squire" if seat == 0 else "random", f"{seat}") for seat in range(4)]
    while game.waiting:
        decision = game.waiting[0]
        game.choose(players[decision.seat].choose(game.observe(decision.seat)), decision.seat)
    assert game.outcome is not None
    assert game.outcome.winners == (0,)
