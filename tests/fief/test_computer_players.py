"""Computer players: they finish games, take what wins, and make and answer offers sensibly."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from positions import decline, game_at, let

import weirwood
from weirwood.bots import Squire
from weirwood.games.fief import GAME
from weirwood.games.fief.model.options import OFFERS
from weirwood.games.fief.model.state import Fief
from weirwood.kernel import Chance, Game, seed_text

HOUSES = ["stark", "lannister", "tyrell", "baratheon", "arryn", "tully"]


@pytest.fixture(autouse=True)
def _little_effort(monkeypatch: pytest.MonkeyPatch) -> None:
    """Effort alone limits the squires, so that they play the same on every machine."""
    monkeypatch.setattr(Squire, "EFFORT", 400)
    monkeypatch.setattr(Squire, "SECONDS", 3600.0)


def squire_chooses(game: Game, kind: str) -> str:
    """What a squire does when the next decision of a kind comes; until then everybody passes."""
    while True:
        decision = next((each for each in game.waiting if each.kind == kind), None)
        if decision is not None:
            return Squire(1).choose(game.observe(decision.seat)).label
        decline(game, kind)


# Whole games


@pytest.mark.rule("fief.A.2", "fief.8.1.1")
def test_squires_play_a_whole_game_to_a_victory(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Squire, "EFFORT", 100)
    game = weirwood.new("fief", seats=HOUSES[:3], seed=1)
    players = [Squire(f"{seat}") for seat in range(3)]
    while game.waiting:
        seat = game.waiting[0].seat
        game.choose(players[seat].choose(game.observe(seat)), seat)
    assert game.outcome is not None and game.outcome.winners
    assert game.view(None)["round"] < 15
    assert not any(player.errors for player in players)


def test_the_same_seed_gives_the_same_choices() -> None:
    """From a round that may decide the game, so that there is much to think about."""
    records = []
    for _ in range(2):
        game = game_at("movement", {"alice": ALICE, "bob": BOB, "carol": CAROL}, villages=NORTH)
        players = [Squire(f"{seat}") for seat in range(3)]
        while game.waiting and game.view(None)["round"] < 4:
            seat = game.waiting[0].seat
            game.choose(players[seat].choose(game.observe(seat)), seat)
        records.append(game.choices)
    assert records[0] == records[1]


@pytest.mark.parametrize(("players", "options"), [(3, []), (6, ["TE", "NWE", "WiC", "10.2", "10.3", "10.4", "10.5"])])
def test_sensible_players_talk_now_and_then(players: int, options: list[str]) -> None:
    """In a whole game some offers are made, and never more than one by a player in a round."""
    game = weirwood.new("fief", seats=HOUSES[:players], seed=3, options=options)
    chance = Chance(seed_text("talk"))
    made: Counter[tuple[int, int]] = Counter()
    while game.waiting:
        decision = game.waiting[0]
        option = GAME.computers.default_choice(game.state, decision, chance)
        assert isinstance(game.state, Fief)
        if option.verb == "propose" and decision.kind == "offer":
            made[game.state.round, decision.seat] += 1
        game.choose(option, decision.seat)
    assert made and max(made.values()) == 1 < OFFERS


# Moves that win, and that keep others from winning

ALICE: dict[str, Any] = {
    "house": "stark",
    "gold": 12,
    "nobles": {
        "Ned Stark": {"at": "Winterfell", "titles": ["King", "The North"]},
        "Rob Stark": {"at": "Harrenhal"},
    },
    "troops": {"Winterfell": {"Men at Arms": 4}, "Harrenhal": {"Men at Arms": 6, "Knights": 2}},
}
BOB: dict[str, Any] = {
    "house": "tully",
    "gold": 2,
    "nobles": {"Edmure Tully": "The Twins"},
    "troops": {"The Twins": {"Men at Arms": 1}},
}
CAROL: dict[str, Any] = {"house": "martell", "gold": 3, "nobles": {"Doran Martell": "Sunspear"}}
NORTH = {"Winterfell": {"controller": "alice", "city": True}, "Deepwood Motte": {"controller": "alice"}}


@pytest.mark.rule("fief.8.1.1", "fief.4.4.1.1")
def test_the_squire_buys_the_title_that_wins() -> None:
    alice = {**ALICE, "troops": {**ALICE["troops"], "Riverrun": {"Men at Arms": 1}, "The Twins": {"Men at Arms": 1}}}
    bob = {**BOB, "nobles": {"Edmure Tully": "Golden Tooth"}, "troops": {"Golden Tooth": {"Men at Arms": 1}}}
    villages = {**NORTH, "Harrenhal": {"stronghold": True}}
    game = game_at("purchase", {"alice": alice, "bob": bob, "carol": CAROL}, villages=villages)
    assert squire_chooses(game, "buy").startswith("buy Lord Paramount of the Riverlands")


@pytest.mark.rule("fief.8.1.1", "fief.4.4.1.8")
def test_the_squire_storms_the_city_that_wins() -> None:
    bob = {
        **BOB,
        "nobles": {"Edmure Tully": {"at": "Harrenhal", "titles": ["The Riverlands"]}},
        "troops": {"Harrenhal": {"Men at Arms": 1}},
    }
    villages = {**NORTH, "Harrenhal": {"controller": "bob", "city": True}, "Riverrun": {"controller": "bob"}}
    players = {"alice": ALICE, "bob": bob, "carol": CAROL}
    game = game_at("battles", players, villages=villages)
    assert squire_chooses(game, "battle") == "attack bob at Harrenhal"


@pytest.mark.rule("fief.2.4.9.1", "fief.8.1.1")
def test_the_squire_uses_the_last_window_against_whoever_would_win() -> None:
    villages = {**NORTH, "Harrenhal": {"controller": "alice", "city": True}}
    alice = {**ALICE, "nobles": {**ALICE["nobles"], "Rob Stark": {"at": "Harrenhal", "titles": ["The Riverlands"]}}}
    bob = {**BOB, "hand": ["Assassination"]}
    game = game_at("end of round", {"alice": alice, "bob": bob, "carol": CAROL}, villages=villages)
    assert squire_chooses(game, "effect") == "play Assassination on Ned Stark"
    let(game, 1, "play Assassination on Ned Stark")
    while game.waiting and game.view(None)["round"] == 2:
        decision = game.waiting[0]
        game.choose(GAME.computers.default_choice(game.state, decision, Chance(seed_text(1))), decision.seat)
    assert game.outcome is None, "alice would have won"


@pytest.mark.rule("fief.6.0.1", "fief.8.1.1")
def test_the_squire_looks_ahead_and_storms_a_city_when_nothing_else_helps() -> None:
    """Alice has 3 VP; at first sight her City is too strong, but if it doesn't fall she wins."""
    alice = {
        **ALICE,
        "nobles": {
            "Ned Stark": {"at": "Winterfell", "titles": ["King", "The North"]},
            "Rob Stark": {"at": "Harrenhal", "titles": ["The Riverlands"]},
        },
        "troops": {"Winterfell": {"Men at Arms": 4}, "Harrenhal": {"Men at Arms": 6}},
    }
    bob = {**BOB, "nobles": {"Edmure Tully": "Harrenhal"}, "troops": {"Harrenhal": {"Men at Arms": 13, "Knights": 2}}}
    villages = {**NORTH, "Harrenhal": {"controller": "alice", "city": True}}
    game = game_at("battles", {"alice": alice, "bob": bob, "carol": CAROL}, villages=villages)
    let(game, 0, "done")
    assert squire_chooses(game, "battle") == "attack alice at Harrenhal"
    decision = game.decision(1)
    assert decision is not None
    assert GAME.computers.default_choice(game.state, decision, Chance(seed_text(1))).label == "done"


@pytest.mark.rule("fief.6.0.1")
def test_the_squire_doesnt_attack_a_stronger_army() -> None:
    bob = {**BOB, "nobles": {"Edmure Tully": "Harrenhal"}, "troops": {"Harrenhal": {"Men at Arms": 8, "Knights": 6}}}
    alice = {**ALICE, "troops": {"Winterfell": {"Men at Arms": 4}, "Harrenhal": {"Men at Arms": 2}}}
    game = game_at(
        "battles",
        {"alice": alice, "bob": bob, "carol": CAROL},
        villages={"Harrenhal": {"controller": "bob", "city": True}},
    )
    assert squire_chooses(game, "battle") == "done"


def test_small_things_arent_thought_through() -> None:
    """Who goes along on a march is settled, so that nobody waits for it."""
    game = game_at("movement", {"alice": ALICE, "bob": BOB, "carol": CAROL}, villages=NORTH)
    let(game, 0, "march Rob Stark")
    decision = game.decision(0)
    assert decision is not None and len(decision.options) > 2
    assert len(GAME.computers.shortlist(game.state, decision, Chance(seed_text(1)))) == 1


# Offers


@pytest.mark.rule("fief.9.1")
@pytest.mark.parametrize(
    ("pieces", "answer"),
    [
        (["give 4 gold", "ask for peace this round"], "accept"),
        (["give 3 gold"], "accept"),
        (["ask 2 gold"], "refuse"),
        (["ask 2 gold", "promise peace this round"], "refuse"),
        (["ask for support in the next election"], "make a counter-offer"),
    ],
)
def test_the_squire_accepts_good_offers_and_refuses_bad_ones(pieces: list[str], answer: str) -> None:
    alice = {**ALICE, "nobles": {"Ned Stark": {"at": "Winterfell", "titles": ["The North"]}}}
    game = game_at("purchase", {"alice": alice, "bob": BOB, "carol": CAROL}, villages=NORTH)
    let(game, 0, "offer bob", *pieces, "propose")
    assert squire_chooses(game, "answer offer") == answer


@pytest.mark.rule("fief.9.1")
def test_a_sensible_player_says_what_a_promise_would_cost() -> None:
    alice = {**ALICE, "gold": 5, "nobles": {"Ned Stark": {"at": "Winterfell", "titles": ["The North"]}}}
    game = game_at("purchase", {"alice": alice, "bob": BOB, "carol": CAROL}, villages=NORTH)
    let(game, 0, "offer bob", "ask for support in the next election", "propose")
    chance = Chance(seed_text(1))
    while (decision := game.waiting[0]).seat == 1:
        game.choose(GAME.computers.default_choice(game.state, decision, chance), 1)
    assert decision.prompt == (
        "bob promises his support in the next election and asks for 2 gold. Do you accept?"
    ).replace("his support", "support")
    let(game, 0, "make a counter-offer", "give 1 gold", "ask for support in the next election", "propose")
    decision = game.waiting[0]
    answer = GAME.computers.default_choice(game.state, decision, chance)
    assert answer.label == "refuse", "bargaining comes to an end"


@pytest.mark.rule("fief.9.1", "fief.8.1.1")
def test_the_squire_sells_nobody_his_victory() -> None:
    """With two of three VP alice gets no votes, whatever she pays."""
    game = game_at("hear ye", {"alice": ALICE, "bob": BOB, "carol": CAROL}, villages=NORTH)
    let(game, 0, "offer bob", "give 10 gold", "ask for support in the next election", "propose")
    assert squire_chooses(game, "answer offer") == "refuse"


@pytest.mark.rule("fief.9.1", "fief.6.0.1")
@pytest.mark.parametrize("peace", [True, False])
def test_sensible_players_keep_the_peace_they_have_promised(peace: bool) -> None:
    bob = {**BOB, "gold": 9}
    villages = {**NORTH, "The Twins": {"controller": "bob"}}
    game = game_at("purchase", {"alice": ALICE, "bob": bob, "carol": CAROL}, villages=villages)
    if peace:
        let(game, 1, "offer alice", "give 6 gold", "ask for peace this round", "propose")
        let(game, 0, "accept")
    else:
        let(game, 1, "pass")
    chance = Chance(seed_text(1))
    while game.waiting and game.view(None)["round"] == 2:
        decision = game.waiting[0]
        game.choose(GAME.computers.default_choice(game.state, decision, chance), decision.seat)
    assert any("alice attacks bob" in line for line in game.log(None)) is not peace


@pytest.mark.rule("fief.9.1", "fief.5.0.11")
@pytest.mark.parametrize(("promised", "answer"), [(True, "permit"), (False, "deny")])
def test_the_squire_lets_pass_whom_he_has_promised_it(promised: bool, answer: str) -> None:
    villages = {**NORTH, "The Twins": {"controller": "bob"}}
    game = game_at("purchase", {"alice": ALICE, "bob": BOB, "carol": CAROL}, villages=villages)
    if promised:
        let(game, 0, "offer bob", "give 2 gold", "ask for passage through your Villages", "propose")
        let(game, 1, "accept")
    let(game, 0, "march Rob Stark", "take all Troops", "move The Twins", "ask permission")
    assert squire_chooses(game, "permission") == answer


@pytest.mark.rule("fief.1.1.1.2", "fief.8.2.1")
@pytest.mark.parametrize(("terms", "answer"), [([], "accept"), (["ask 6 gold"], "refuse")])
def test_the_squire_marries_for_an_alliance_but_doesnt_pay_for_it(terms: list[str], answer: str) -> None:
    players = {
        "alice": {"house": "stark", "gold": 8, "nobles": {"Rob Stark": "Winterfell"}},
        "bob": {"house": "tully", "gold": 8, "nobles": {"Eleanor Mooton": "Riverrun"}},
        **{
            name: {"house": house, "gold": 3}
            for name, house in (("carol", "arryn"), ("dave", "martell"), ("erin", "tyrell"))
        },
    }
    game = game_at("hear ye", players)
    let(game, 0, "marry Rob Stark to Eleanor Mooton", *terms, "propose")
    assert squire_chooses(game, "marriage") == answer
