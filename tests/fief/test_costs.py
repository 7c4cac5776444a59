"""What an answer gives up of one's own is said before it is given."""

from __future__ import annotations

from typing import Any

import pytest
from positions import game_at, let

from weirwood.games.fief import GAME
from weirwood.games.fief.model.nobles import NOBLES
from weirwood.games.fief.realm.death import Death
from weirwood.kernel import Game

ALICE: dict[str, Any] = {
    "house": "stark",
    "nobles": {"Rob Stark": "Winterfell"},
    "troops": {"Winterfell": {"Men at Arms": 2}},
}
BOB = {"house": "tully", "nobles": {"Edmure Tully": "Riverrun"}, "troops": {"Riverrun": {"Men at Arms": 1}}}
CAROL = {"house": "lannister"}
WINTERFELL = {"Winterfell": {"controller": "alice"}}


def costs(game: Game, seat: int = 0) -> dict[str, str]:
    decision = game.decision(seat)
    assert decision is not None
    return GAME.people.costs(game.state, decision)


def come_to(game: Game, kind: str) -> None:
    """Everybody declines until alice is asked something of a kind."""
    while (decision := game.waiting[0]).kind != kind or decision.seat:
        game.choose(decision.declining or decision.options[0], decision.seat)


def hint(game: Game, label: str) -> str:
    decision = game.decision(0)
    assert decision is not None
    option = decision.option(label)
    assert option is not None
    return GAME.people.hint(game.state, 0, option)


def marching(take: list[str], **changes: Any) -> Game:
    game = game_at("movement", {"alice": {**ALICE, **changes}, "bob": BOB, "carol": CAROL}, villages=WINTERFELL)
    let(game, 0, "march Rob Stark", *take)
    return game


@pytest.mark.rule("fief.5.1.3")
def test_a_march_that_leaves_nobody_behind_says_that_the_village_is_given_up() -> None:
    game = marching(["take all Troops"])
    told = {cost for label, cost in costs(game).items() if label.startswith("move ")}
    assert told == {"Winterfell would be given up: nobody of yours stays there."}
    assert hint(game, "move White Harbour") == "nobody's; Winterfell would be given up"


@pytest.mark.rule("fief.5.1.2", "fief.5.1.7")
def test_a_march_that_keeps_the_village_costs_nothing() -> None:
    assert not costs(marching(["take Man at Arms"])), "one stays"
    titled = {"Rob Stark": {"at": "Winterfell", "titles": ["The North"]}}
    assert not costs(marching(["take all Troops"], nobles=titled)), "the Fief's governor keeps it"
    game = marching(["take all Troops", "move White Harbour"])
    assert not costs(game), "what is only passed through isn't one's own to give up"


@pytest.mark.rule("fief.5.1.2")
def test_a_village_that_somebody_else_is_in_goes_to_him() -> None:
    bob = {**BOB, "troops": {"Winterfell": {"Men at Arms": 1}}}
    game = game_at("movement", {"alice": ALICE, "bob": bob, "carol": CAROL}, villages=WINTERFELL)
    let(game, 0, "march Rob Stark", "take all Troops")
    assert "Winterfell would go to bob" in hint(game, "move White Harbour")


@pytest.mark.rule("fief.6.5.1", "fief.6.3.2.1")
def test_pillage_and_surrender_say_what_they_destroy() -> None:
    villages = {"Winterfell": {"controller": "alice", "mills": 1}}
    game = game_at("battles", {"alice": ALICE, "bob": BOB, "carol": CAROL}, villages=villages)
    come_to(game, "pillage")
    assert costs(game) == {
        "pillage Winterfell": "The Mill in Winterfell is yours: it is lost, and with it 2 gold a round."
    }
    alice = {**ALICE, "troops": {"Winterfell": {"Men at Arms": 6}}}
    bob = {**BOB, "nobles": {}, "troops": {"Winterfell": {"Men at Arms": 6}}}
    game = game_at("battles", {"alice": alice, "bob": bob, "carol": CAROL}, villages=WINTERFELL)
    let(game, 0, "attack bob at Winterfell")
    come_to(game, "parley")
    lines = GAME.people.view(game.state, 2)["now"][-1]["lines"]
    assert "alice attacking with Rob Stark, " in lines[0] and "bob defending with " in lines[1]
    assert lines[-1] == "At stake: Winterfell, which alice Controls and the freedom of the Nobles who lose."
    told = costs(game)
    assert told["surrender"] == "All Troops of your side here are lost, and its Nobles become Captives."
    assert told["ask for a Truce and give Winterfell"] == "Winterfell goes to bob."


# What answers bring


def hints(game: Game, seat: int = 0) -> dict[str, str]:
    decision = game.decision(seat)
    assert decision is not None
    return {option.label: GAME.people.hint(game.state, seat, option) for option in decision.options}


def test_cards_say_what_they_do_where_they_are_played_thrown_away_or_drawn() -> None:
    alice = {**ALICE, "hand": ["Good Weather", "A new Lord in the Court"]}
    villages = {"Winterfell": {"controller": "alice", "mills": 1}}
    game = game_at("cards", {"alice": alice, "bob": BOB, "carol": CAROL}, villages=villages)
    come_to(game, "discard")
    assert hints(game)["discard Good Weather"].startswith("Ends Heavy Rain")
    come_to(game, "draw")
    assert hints(game)["draw Court Event"] == "no danger" and "Disaster" in hints(game)["draw Fortune"]
    come_to(game, "play")
    told = hints(game)
    assert told["play Good Weather on the North"] == "1 gold more from each Mill and Sept there, 1 of 1 yours"
    assert told["play A new Lord in the Court"].endswith("joins your House, by lot")


def test_an_election_tells_what_it_is_about_and_who_holds_what_already() -> None:
    north = ("Winterfell", "Deepwood Motte", "White Harbour", "The Twins")
    alice = {
        **ALICE,
        "nobles": {"Rob Stark": {"at": "Winterfell", "titles": ["Lord Paramount of the North"]}},
        "troops": {name: {"Men at Arms": 1} for name in north},
    }
    villages = {name: {"controller": "alice"} for name in north}
    game = game_at("hear ye", {"alice": alice, "bob": BOB, "carol": CAROL}, villages=villages)
    come_to(game, "candidate")
    assert "already Lord Paramount of the North" in hints(game)["candidate Rob Stark"]
    (told,) = game.view(0)["now"]
    assert "A Warden may tax his Region" in " ".join(told["lines"])


@pytest.mark.rule("fief.house.baratheon.2")
def test_whoever_may_keep_a_noble_from_dying_is_told_whose_he_is_and_how_often_it_can_be_done() -> None:
    alice = {"house": "baratheon", "nobles": {"Renly Baratheon": "Winterfell"}}
    game = game_at("purchase", {"alice": alice, "bob": BOB, "carol": CAROL})
    game.state.asks.clear()
    game.state.push(Death(noble_named("Renly Baratheon"), "fief.2.4.1.13"))
    game.state.run()
    saved = hints(game)["save Renly Baratheon"]
    assert saved.startswith("your Noble lives") and "once in the game" in saved
    assert costs(game) == {"pass": "Renly Baratheon will die."}
    decision = game.decision(0)
    assert decision is not None and GAME.people.sensible(game.state, decision) is None


@pytest.mark.rule("fief.house.stark.2")
def test_a_card_that_may_be_thrown_away_says_what_it_does() -> None:
    game = game_at("cards", {"alice": ALICE, "bob": BOB, "carol": CAROL})
    come_to(game, "draw")
    game.choose("draw Court Event", 0)
    found = hints(game)
    assert next(iter(found.values())).startswith("it is gone") and len(found["keep"]) > 20


@pytest.mark.rule("fief.house.martell.2")
def test_whoever_may_choose_when_to_move_is_told_what_it_means() -> None:
    game = game_at("movement", {"alice": {**ALICE, "house": "martell", "nobles": {}}, "bob": BOB, "carol": CAROL})
    come_to(game, "order")
    assert all(hints(game).values())


def noble_named(name: str) -> int:
    return next(at for at, noble in enumerate(NOBLES) if noble.name == name)


@pytest.mark.rule("fief.1.5.15", "fief.4.4.1.4")
def test_a_title_that_the_protector_grants_says_who_would_have_what_of_it() -> None:
    protector = {"Stannis Baratheon": {"at": "Storm's End", "titles": ["King", "Protector of the Realm"]}}
    held = {"Storm's End": {"Men at Arms": 1}, "King's Landing": {"Men at Arms": 1}, "Dragonstone": {"Men at Arms": 1}}
    reach = {"Oldtown": {"Men at Arms": 1}, "Bitterbridge": {"Men at Arms": 1}}
    alice = {"house": "baratheon", "nobles": protector, "troops": held}
    bob = {"house": "tyrell", "nobles": {"Mace Tyrell": "Highgarden"}, "troops": reach}
    strong = {"Storm's End": {"stronghold": True}, "Highgarden": {"stronghold": True}}
    game = game_at("purchase", {"alice": alice, "bob": bob, "carol": CAROL}, villages=strong)
    come_to(game, "buy")
    given = hint(game, "grant Lord Paramount of the Reach to Mace Tyrell")
    assert given == "1 VP for bob; you say next what you want for it"
    assert hint(game, "grant Lord Paramount of the Stormlands to Stannis Baratheon") == "free, 1 VP"


@pytest.mark.rule("fief.6.0.6")
def test_whoever_may_join_a_battle_is_told_with_how_much_and_against_whom() -> None:
    troops = {"Riverrun": {"Men at Arms": 2}}
    alice = {"house": "stark", "nobles": {"Rob Stark": "Riverrun"}, "troops": {"Riverrun": {"Men at Arms": 3}}}
    carol = {"house": "lannister", "nobles": {"Tywin Lannister": "Riverrun"}, "troops": troops}
    game = game_at("battles", {"carol": carol, "bob": BOB, "alice": alice})
    let(game, 0, "attack bob at Riverrun")
    while game.waiting[0].kind != "side":
        game.choose(game.waiting[0].declining or game.waiting[0].options[0], game.waiting[0].seat)
    decision = game.waiting[0]
    told = {option.label: GAME.people.hint(game.state, decision.seat, option) for option in decision.options}
    assert told["join bob"] == "if bob agrees; your 4 SP there fight carol"  # the Noble counts, too
