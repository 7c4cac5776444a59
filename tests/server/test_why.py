"""Why not: for a card in play or in hand, what kind of ability it has, what it waits for, and what is missing."""

from __future__ import annotations

from typing import Any

import pytest

from weirwood.kernel import Game, rulebook, seed_text
from weirwood.kernel.game import ASK_ALL
from weirwood.server.showing import seen
from weirwood.server.tables.play import Play

ALICE, BOB = 0, 1


def table(start: str, alice: dict[str, Any], bob: dict[str, Any] | None = None, first: str = "alice") -> Play:
    """A position at a table, as in a scenario file."""
    rules = rulebook("agot2")
    document = {"start": start, "first": first, "players": {"alice": alice, "bob": bob or {}}}
    return Play(Game(rules, {**rules.judge.scenario(document), ASK_ALL: True}, seed_text(1)))


def said(play: Play, seat: int, thing: str) -> dict[str, list[tuple[str, str]]]:
    """For everything one might do with a thing: the clauses and the sentences."""
    answers = seen.why(play.game, seat, None, thing)
    for answer in answers:
        assert all(refusal["text"] for refusal in answer["refusals"]), "each cites a clause with its words"
    return {
        answer["label"]: [(refusal["rule"], refusal["reason"]) for refusal in answer["refusals"]] for answer in answers
    }


@pytest.mark.rule("rr.triggering-condition.1")
def test_a_reaction_says_what_it_waits_for() -> None:
    play = table("marshaling", {"play": ["Sansa Stark"], "hand": ["Put to the Sword"]})
    [(rule, reason)] = said(play, ALICE, "Put to the Sword")["play Put to the Sword"]
    assert rule == "rr.triggering-condition.1"
    assert "a reaction, to be used after you win a military challenge as attacker by at least 5 STR" in reason


@pytest.mark.rule("rr.abilities.11")
def test_a_kneeling_card_says_that_it_kneels() -> None:
    play = table("challenges", {"play": [{"card": "Gates of Winterfell", "kneeling": True}]})
    [(rule, reason)] = said(play, ALICE, "Gates of Winterfell")["trigger Gates of Winterfell"]
    assert (rule, reason) == (
        "rr.abilities.11", "Gates of Winterfell: its cost is to kneel it, and it is kneeling already"
    )  # fmt: skip


@pytest.mark.rule("rr.actions.1")
def test_an_action_says_when_it_can_be_used() -> None:
    play = table("challenges", {"play": ["Gates of Winterfell"]})
    assert said(play, ALICE, "Gates of Winterfell")["trigger Gates of Winterfell"] == []  # open to her
    play = table("challenges", {}, {"play": ["Gates of Winterfell"]})
    [(rule, reason)] = said(play, BOB, "Gates of Winterfell")["trigger Gates of Winterfell"]
    assert rule == "rr.actions.1" and "when bob is asked to take an action or pass" in reason


@pytest.mark.rule("rr.actions.2")
def test_an_action_of_another_phase_names_both_phases() -> None:
    play = table("challenges", {"play": ["Blood Orange Grove"]})
    [(rule, reason)] = said(play, ALICE, "Blood Orange Grove")["trigger Blood Orange Grove"]
    assert rule == "rr.actions.2" and reason.endswith("it has a marshaling action, and this is the challenges phase")


@pytest.mark.rule("rr.abilities.3")
def test_another_players_card_says_whose_it_is() -> None:
    play = table("challenges", {}, {"play": ["Grey Wind"]})
    assert said(play, ALICE, "Grey Wind") == {
        "trigger Grey Wind": [("rr.abilities.3", "Grey Wind is controlled by bob")]
    }


@pytest.mark.rule("rr.a1.4.2.0.8", "rr.a1.4.2.1.2")
def test_a_character_that_cannot_attack_or_defend_says_what_it_lacks() -> None:
    alice = {"play": ["Eddard Stark", {"card": "Robb Stark", "kneeling": True}, "Sansa Stark"]}
    play = table("challenges", alice, {"play": ["Arya Stark", {"card": "Grey Wind", "kneeling": True}]})
    [(rule, reason)] = said(play, ALICE, "Eddard Stark")["attack Eddard Stark"]
    assert rule == "rr.a1.4.2.0.5" and "choose the challenge first" in reason
    while "challenge military bob" not in [option.label for option in play.game.waiting[0].options]:
        play.choose(play.game.waiting[0].seat, "pass")
    play.choose(ALICE, "challenge military bob")
    assert said(play, ALICE, "Robb Stark")["attack Robb Stark"] == [("rr.a1.4.2.0.8", "Robb Stark: it is kneeling")]
    [(rule, reason)] = said(play, ALICE, "Sansa Stark")["attack Sansa Stark"]
    assert (rule, reason) == ("rr.a1.4.2.0.8", "Sansa Stark: it has no military icon")
    assert said(play, BOB, "Grey Wind")["defend Grey Wind"] == [("rr.a1.4.2.1.2", "Grey Wind: it is kneeling")]


def test_a_card_in_anothers_hand_or_deck_is_not_betrayed() -> None:
    play = table("challenges", {}, {"hand": ["Grey Wind"], "deck": ["Grey Wind"]})
    assert said(play, ALICE, "Grey Wind") == {}
