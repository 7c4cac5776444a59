"""What an answer costs or brings is said beside it: kneeling, claim, who goes first, what is cancelled, who stays kneeling."""

from __future__ import annotations

from typing import Any

import pytest

from weirwood.kernel import Game, rulebook, seed_text

ALICE, BOB = 0, 1
NOBLE = {"plot": "A Noble Cause"}


def at(start: str, alice: dict[str, Any], bob: dict[str, Any], game: str = "agot2") -> Game:
    rules = rulebook(game)
    document = {"start": start, "first": "alice", "players": {"alice": {**NOBLE, **alice}, "bob": {**NOBLE, **bob}}}
    return Game(rules, rules.judge.scenario(document), seed_text(1))


def come_to(game: Game, kind: str, label: str = "") -> None:
    """Everybody declines until something of a kind is asked, or offered."""
    while game.waiting[0].kind != kind or (label and game.waiting[0].option(label) is None):
        game.choose(game.waiting[0].declining or game.waiting[0].options[0], game.waiting[0].seat)


def hints(game: Game) -> dict[str, str]:
    decision = game.waiting[0]
    people = game.rules.people
    return {option.label: people.hint(game.state, decision.seat, option) for option in decision.options}


def test_a_challenge_says_what_it_would_take_and_a_fighter_that_it_kneels() -> None:
    game = at(
        "challenges",
        {"play": ["Eddard Stark", "Grey Wind"]},
        {"play": ["Ser Jaime Lannister", "Old Bear Mormont", "The Wall"]},
    )
    come_to(game, "challenge")
    assert (
        hints(game)["challenge military bob"]
        == "up to 2 characters, 9 STR; if you win, bob must kill 1 of their characters"
    )
    game.choose("challenge military bob", ALICE)
    assert hints(game)["attack Eddard Stark"] == "5 STR, kneels"
    game.choose("attack Eddard Stark", ALICE)
    game.choose("done", ALICE)
    come_to(game, "defenders")
    told = hints(game)
    assert told["defend Ser Jaime Lannister"] == "5 STR, kneels"
    assert "kneels" not in told["defend Old Bear Mormont"], "he doesn't kneel to defend while the Wall stands"


@pytest.mark.parametrize("edition", ["agot2", "hbo"])
def test_the_first_player_is_who_acts_first(edition: str) -> None:
    plots = {"agot2": ("A Noble Cause", "Sneak Attack"), "hbo": ("Hear Me Roar", "Calling the Banners")}[edition]
    game = at("plot", {"plot": None, "plots": [plots[0]]}, {"plot": None, "plots": [plots[1]]}, edition)
    come_to(game, "first player")
    me, other = game.waiting[0].seat, game.names[1 - game.waiting[0].seat]
    assert hints(game) == {
        f"first {game.names[me]}": "you act first in every phase",
        f"first {other}": f"{other} acts first in every phase",
    }


def test_who_may_stand_only_some_is_told_why_and_what_becomes_of_the_others() -> None:
    kneeling = [{"card": name, "kneeling": True} for name in ("Eddard Stark", "Bran Stark", "Arya Stark")]
    game = at("standing", {"play": kneeling}, {"play": ["Stannis Baratheon"]})
    come_to(game, "choose")
    prompt = game.waiting[0].prompt
    assert prompt.startswith("Stannis Baratheon: you stand only 2 of your characters.")
    assert prompt.endswith("the others stay kneeling.")


def test_who_may_cancel_is_told_what() -> None:
    game = at(
        "marshaling",
        {"play": ["The Kingsroad"], "gold": 1},
        {"play": ["Ser Jaime Lannister"], "hand": ["Treachery"], "gold": 1},
    )
    game.choose("trigger The Kingsroad", ALICE)
    come_to(game, "interrupt")
    told = hints(game)["trigger Treachery"]
    assert told.startswith("1 gold; cancel its effects. alice's The Kingsroad is: ") and "costs 3 less" in told


def test_power_that_would_be_lost_with_a_character_is_counted() -> None:
    game = at(
        "challenges",
        {"play": ["Eddard Stark", "Grey Wind"]},
        {"play": [{"card": "Tywin Lannister", "power": 3}, "Littlefinger"]},
    )
    come_to(game, "challenge")
    game.choose("challenge military bob", ALICE)
    game.choose("attack Eddard Stark", ALICE)
    game.choose("done", ALICE)
    come_to(game, "claim")
    assert any("3 power on it" in told for told in hints(game).values())


def test_who_could_not_defend_anyway_needs_no_stealth() -> None:
    bob = {"play": ["Joffrey Baratheon", {"card": "The Hound", "kneeling": True}, "Tyrion Lannister"], "plot": None}
    game = at("challenges", {"play": ["Khal Drogo"], "plot": None}, bob, "agot1")
    come_to(game, "challenge")
    game.choose("challenge power bob", ALICE)
    while game.waiting[0].kind != "stealth":
        game.choose(game.waiting[0].options[0], game.waiting[0].seat)
    told = hints(game)
    assert any("Joffrey Baratheon" in label for label in told)
    assert all(said.endswith("anyway") == ("Hound" in label) for label, said in told.items() if said), told


def test_a_response_that_harms_what_it_answers_is_marked_where_that_is_ones_own() -> None:
    kneeling = {"card": "Bronn", "kneeling": True}
    game = at(
        "standing",
        {"play": ["Lannisport Brothel", kneeling], "plot": None},
        {"play": [{"card": "The Hound", "kneeling": True}], "plot": None},
        "agot1",
    )
    come_to(game, "response")
    people, decision = game.rules.people, game.waiting[0]
    marked = {option.label: people.yours(game.state, decision.seat, option) for option in decision.options}
    assert [label for label, own in marked.items() if own] == ["trigger Lannisport Brothel: Bronn"], marked


def test_where_infamy_places_power_says_how_it_may_be_lost() -> None:
    game = at("challenges", {"play": ["Ser Jaime Lannister"], "plot": None}, {"plot": None}, "agot1")
    come_to(game, "challenge")
    game.choose("challenge military bob", ALICE)
    come_to(game, "infamy")
    told = hints(game)
    assert told["choose Ser Jaime Lannister"].endswith("lost if Ser Jaime Lannister leaves play")
    assert "power challenges can take it" in told["no"]


def test_in_a_melee_a_challenge_says_who_could_defend_and_what_it_would_take() -> None:
    rules = rulebook("agot2")
    kneeling = {"card": "Tyrion Lannister", "kneeling": True}
    players = {
        "alice": {**NOBLE, "play": ["Eddard Stark"]},
        "bob": {**NOBLE, "play": ["Tywin Lannister", kneeling]},
        "carol": {**NOBLE, "play": ["Grey Wind"]},
    }
    document = {"start": "challenges", "first": "alice", "players": players}
    game = Game(rules, rules.judge.scenario(document), seed_text(1))
    come_to(game, "challenge")
    assert hints(game)["challenge power bob"].endswith("if you win; 1 can defend")
    assert hints(game)["challenge power carol"].endswith("if you win; nobody can defend")


def test_whoever_may_save_anothers_card_is_told_whose_it_is() -> None:
    game = at(
        "challenges",
        {"plot": "Calling the Banners", "play": ["Eddard Stark"], "hand": ["Not Today"]},
        {"plot": "Calling the Banners", "play": ["Little Bird"]},
        "hbo",
    )
    come_to(game, "challenge")
    game.choose("challenge military bob", ALICE)
    while not (game.waiting[0].seat == ALICE and game.waiting[0].kind == "save"):
        decision = game.waiting[0]
        game.choose(decision.declining or decision.options[0], decision.seat)
    assert any(said.endswith("(Little Bird is bob's.)") for said in hints(game).values()), hints(game)


def test_players_to_choose_from_are_told_apart_by_what_they_have() -> None:
    rules = rulebook("agot2")
    hand = ["Grey Wind", "Ice"]
    players = {
        "alice": {**NOBLE, "play": ["Melisandre"], "hand": ["Seen In Flames"], "gold": 1},
        "bob": {**NOBLE, "hand": hand},
        "carol": {**NOBLE, "hand": ["Littlefinger"], "gold": 2},
    }
    game = Game(
        rules, rules.judge.scenario({"start": "challenges", "first": "alice", "players": players}), seed_text(1)
    )
    come_to(game, "action", "play Seen In Flames")
    game.choose("play Seen In Flames", ALICE)
    come_to(game, "choose")
    assert hints(game) == {"choose bob": "0 power, 2 in hand, 0 gold", "choose carol": "0 power, 1 in hand, 2 gold"}


def test_a_condition_says_whose_character_it_would_be_attached_to() -> None:
    game = at(
        "marshaling", {"hand": ["Milk of the Poppy"], "gold": 1, "play": ["Arya Stark"]}, {"play": ["Tyrion Lannister"]}
    )
    come_to(game, "action", "marshal Milk of the Poppy")
    game.choose("marshal Milk of the Poppy", ALICE)
    assert all("blank text box" in told for told in hints(game).values()), "what it does is said beside it"
    assert {label: told.split(", ")[-1] for label, told in hints(game).items()} == {
        "attach to Arya Stark": "yours",
        "attach to Tyrion Lannister": "bob's",
    }
