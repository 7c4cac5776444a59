"""Private talk is seen by its parties only; sensible players reach a victory."""

from __future__ import annotations

from typing import Any

import pytest
from positions import game_at, let, state_of

import weirwood
from weirwood.conformance import seen
from weirwood.games.fief import GAME
from weirwood.games.fief.diplomacy.offers import Offer, begin_offer
from weirwood.games.fief.diplomacy.promises import remembered
from weirwood.games.fief.model.state import Fief
from weirwood.games.fief.table.sentences import sentence
from weirwood.kernel import Chance, Game, Option, seed_text

HOUSES = ["stark", "lannister", "tyrell", "baratheon"]


def game_of(players: int, seed: int = 1) -> Fief:
    return state_of(weirwood.new("fief", seats=HOUSES[:players], seed=seed))


@pytest.mark.rule("fief.9.3", "fief.general.5", "fief.general.6")
def test_only_the_parties_of_a_private_talk_learn_what_is_offered() -> None:
    s = game_of(3)
    s.gold = [5, 5, 5]
    begin_offer(s, 0, Option("offer lannister in private", "offer", (1, 1)))
    offer = s.frames[-1]
    assert isinstance(offer, Offer)
    offer.answer(s, 0, Option("give 2 gold", "give gold", (2,)))
    offer.answer(s, 0, Option("propose", "propose"))
    assert s.diplomacy == [2, 3, 3]
    assert ["2 gold" in sentence(s, s.log[-1], seat) for seat in (0, 1, 2, None)] == [True, True, False, False]
    other = s.copy()
    offer = other.frames[-1]
    assert isinstance(offer, Offer)
    offer.redeal(other, 2, Chance(seed_text(1)))
    assert offer.terms.give_gold == 0
    assert [each["gold"] for each in GAME.people.view(s, 2)["players"]] == [5, 5, 5]


PLAYERS: dict[str, dict[str, Any]] = {
    "alice": {
        "house": "stark",
        "gold": 5,
        "hand": ["Taxes", "Justice"],
        "nobles": {"Rob Stark": "Winterfell"},
        "troops": {"Winterfell": {"Men at Arms": 1}},
    },
    "bob": {"house": "tully", "gold": 5, "hand": ["Uprising", "Abduction"], "nobles": {"Eleanor Mooton": "Riverrun"}},
    "carol": {"house": "arryn", "gold": 5},
    "dave": {"house": "martell", "gold": 5},
}


def alike(games: list[Game], *seats: int | None) -> bool:
    """Whether all these games look the same to each of the seats."""
    return all(seen(game, seat) == seen(games[0], seat) for game in games for seat in seats)


@pytest.mark.rule("fief.9.3", "fief.general.6")
def test_only_those_in_a_private_talk_learn_what_is_offered_and_given() -> None:
    offers = (
        ("give Taxes", "ask Uprising", "promise peace this round"),
        ("give Justice", "ask Abduction", "ask for a marriage"),
    )
    games = [game_at("purchase", PLAYERS) for _ in offers]
    for game in games:
        let(game, 0, "offer bob in private", "invite carol")
        assert sum("private talk" in line or "in private" in line for line in game.log(3)) == 2
    assert alike(games, 0, 1, 2, 3, None)
    for game, pieces in zip(games, offers, strict=True):
        let(game, 0, *pieces)
        assert alike(games, 1, 2, 3, None), "an offer is heard when it is made"
    for game in games:
        let(game, 0, "propose")
    for seat in (0, 1, 2):
        assert ["offers Taxes" in game.log(seat)[-1] for game in games] == [True, False]
    assert alike(games, 3, None)
    for game in games:
        let(game, 1, "accept")
        assert ["bob accepts alice's offer." in game.log(seat) for seat in (0, 1, 2, 3)] == [True, True, True, False]
    assert alike(games, 3, None) and not alike(games, 2)
    hands = [[sorted(each["hand"]) for each in GAME.people.view(games[0].state, seat)["players"]] for seat in (2, 3)]
    assert hands[0][:2] == [["Fortune", "Uprising"], ["Fortune", "Taxes"]]
    assert hands[1][:2] == [["Fortune", "Fortune"], ["Fortune", "Fortune"]]
    told = [GAME.people.view(games[0].state, seat)["promises"] for seat in (0, 2, 3, None)]
    assert told == [["alice has promised bob peace this round"]] * 2 + [[], []]


@pytest.mark.rule("fief.9.3", "fief.general.5")
def test_gold_is_open_even_when_it_passes_in_private() -> None:
    game = game_at("purchase", PLAYERS)
    let(game, 0, "offer bob in private", "give 2 gold", "propose")
    let(game, 1, "accept")
    assert [each["gold"] for each in GAME.people.view(game.state, 3)["players"]] == [3, 7, 5, 5]
    assert not any("2 gold" in line for line in game.log(3))


@pytest.mark.rule("fief.1.1.1.9")
def test_which_cards_go_with_a_marriage_only_the_two_players_know() -> None:
    games = [game_at("hear ye", PLAYERS) for _ in range(2)]
    for game, card in zip(games, ("Taxes", "Justice"), strict=True):
        let(game, 0, "marry Rob Stark to Eleanor Mooton", f"give {card}")
    assert alike(games, 1, 2, 3, None)
    for game in games:
        let(game, 0, "propose")
    assert alike(games, 2, 3, None) and not alike(games, 1)
    for game in games:
        let(game, 1, "accept")
        assert any("gives bob a card for the marriage" in line for line in game.log(2))
    assert alike(games, 2, 3, None)
    assert "alice gives bob Taxes for the marriage." in games[0].log(1)


@pytest.mark.rule("fief.general.6", "fief.9.3", "fief.1.1.1.9")
@pytest.mark.parametrize(
    ("start", "labels"),
    [
        ("purchase", ["offer bob in private", "ask Justice", "propose"]),
        ("hear ye", ["marry Rob Stark to Eleanor Mooton", "ask Justice", "propose"]),
    ],
)
def test_asking_for_a_card_doesnt_tell_whether_it_is_there(start: str, labels: list[str]) -> None:
    games = []
    for hand in (["Justice", "Uprising"], ["Taxes", "Uprising"]):
        players = {name: dict(player) for name, player in PLAYERS.items()}
        players["alice"]["hand"] = []
        players["bob"]["hand"] = hand
        games.append(game_at(start, players))
        let(games[-1], 0, *labels)
    assert [game.waiting[0].seat for game in games] == [1, 1], "he is asked, whatever he holds"
    assert [game.waiting[0].option("accept") is not None for game in games] == [True, False]
    assert alike(games, 0, 2, 3, None)
    for game in games:
        let(game, 1, "refuse")
    assert alike(games, 0, 2, 3, None)


@pytest.mark.rule("fief.9.1", "fief.general.6")
def test_a_private_promise_is_kept_or_broken_in_private() -> None:
    players = {name: dict(player) for name, player in PLAYERS.items()}
    players["bob"]["nobles"] = {"Edmure Tully": {"at": "Winterfell", "captor": "alice"}}
    game = game_at("hear ye", players)
    let(game, 0, "offer carol in private", "promise half of the next Ransom", "propose")
    let(game, 2, "accept")
    let(game, 1, "ransom Edmure Tully")
    sample = GAME.redeal(game.state, 3, Chance(seed_text(2)))
    assert isinstance(sample, Fief) and not sample.promises
    assert GAME.people.view(sample, 3) == GAME.people.view(game.state, 3)
    let(game, 0, "break your word")
    broken = "alice breaks a promise to carol: half of the Ransom."
    assert [broken in game.log(seat) for seat in (0, 2, 3, None)] == [True, True, False, False]


def told(game: Game, seat: int | None) -> list[tuple[str, str, bool]]:
    """Whose word a seat has seen kept or broken, to whom."""
    s = state_of(game)
    return [(s.name(by), s.name(to), kept) for by, to, _, _, kept in remembered(s, seat)]


MARCHES = {
    "alice": {
        "house": "tully",
        "gold": 9,
        "nobles": {"Edmure Tully": "Riverrun"},
        "troops": {"Riverrun": {"Knights": 2}},
    },
    "bob": {"house": "stark", "gold": 9, "nobles": {"Rob Stark": "The Twins"}, "troops": {"The Twins": {"Knights": 1}}},
    "carol": {"house": "lannister"},
}


@pytest.mark.rule("fief.9.1", "fief.9.3")
@pytest.mark.parametrize(("answer", "kept"), [("permit", True), ("deny", False)])
def test_those_who_heard_a_promise_remember_whether_it_was_kept(answer: str, kept: bool) -> None:
    games = []
    for begin in ("offer bob", "offer bob in private"):
        game = game_at("movement", MARCHES, villages={"The Twins": {"controller": "bob"}})
        let(game, 0, begin, "ask for passage through your Villages", "ask for peace this round", "propose")
        let(game, 1, "accept")
        let(game, 0, "march Edmure Tully", "take all Troops", "move The Twins", "ask permission")
        let(game, 1, answer)
        games.append(game)
    openly, privately = games
    for seat in (0, 1, 2, None):
        assert told(openly, seat) == [("bob", "alice", kept)]
        assert told(privately, seat) == ([("bob", "alice", kept)] if seat in (0, 1) else [])
    breach = "bob breaks a promise to alice: passage through bob's Villages."
    assert [breach in privately.log(seat) for seat in (0, 1, 2)] == [not kept, not kept, False]
    sample = GAME.redeal(privately.state, 2, Chance(seed_text(2)))
    assert isinstance(sample, Fief) and not sample.deeds


@pytest.mark.rule("fief.9.1")
@pytest.mark.parametrize("attack", [True, False])
def test_peace_is_kept_by_who_doesnt_attack_until_the_end_of_the_round(attack: bool) -> None:
    players = {**MARCHES, "bob": {**MARCHES["bob"], "troops": {"Riverrun": {"Men at Arms": 1}}}}
    game = game_at("movement", players, villages={"Riverrun": {"controller": "alice"}})
    let(game, 0, "offer bob", "promise peace this round", "propose")
    let(game, 1, "accept")
    if attack:
        let(game, 0, "attack bob at Riverrun")
        assert told(game, 2) == [("alice", "bob", False)], "a breach is seen at once"
    while state_of(game).round == 2:
        decline_or_first(game)
    assert told(game, 2) == [("alice", "bob", not attack)]


def decline_or_first(game: Game) -> None:
    decision = game.waiting[0]
    game.choose(decision.declining or decision.options[0], decision.seat)


@pytest.mark.parametrize("players", [3, 4])
def test_sensible_players_reach_a_victory(players: int) -> None:
    game = weirwood.new("fief", seats=HOUSES[:players], seed=1)
    chance = Chance(seed_text("d1"))
    while game.waiting:
        decision = game.waiting[0]
        game.choose(GAME.computers.default_choice(game.state, decision, chance).label, decision.seat)
    assert game.outcome is not None
    assert game.outcome.winners


@pytest.mark.rule("fief.9.1")
@pytest.mark.parametrize(
    ("before", "label", "said"),
    [
        ((), "accept bob's offer", "bob has left no offer to you open"),
        ((), "take back your offer to bob", "you have left no offer to bob open"),
        ((), "make a counter-offer", "nobody is making you one"),
        ((), "let it lapse", "nobody is making you one"),
        ((), "promise peace this round", "first say to whom you make one"),
        ((), "give 2 gold", "first say to whom you make one"),
        ((), "offer alice", "an offer is made to another player"),
        (("offer bob",), "propose", "there is nothing in the offer yet"),
        (("offer bob",), "offer carol", "first this one is proposed and answered"),
        (("offer bob",), "give 99 gold", "you can give 4 at most"),
        (("offer bob",), "ask 99 gold", "bob can be asked for 3 at most"),
        (("offer bob", "give 2 gold"), "give 1 gold", "2 gold is in it already"),
        (("offer bob", "promise peace this round"), "promise peace this round", "the offer says so already"),
    ],
)
def test_why_not_in_talks(before: tuple[str, ...], label: str, said: str) -> None:
    """Nobody is told only that nothing like it is asked for."""
    players = {
        "alice": {"house": "stark", "gold": 4},
        "bob": {"house": "tully", "gold": 3},
        "carol": {"house": "arryn"},
    }
    game = game_at("movement", players)
    let(game, 0, *before)
    assert [said in refusal.reason for refusal in game.why_not(label, 0, discreet=True)] == [True]
