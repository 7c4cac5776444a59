"""Questions say what they are about: what a choice is for, what may be answered, whom a duplicate saves."""

from __future__ import annotations

from typing import Any

from weirwood.kernel import Decision, Game, rulebook, seed_text


def position(stark: dict[str, Any], lannister: dict[str, Any], **words: Any) -> Game:
    rules = rulebook("hbo")
    document = {"players": {"stark": stark, "lannister": lannister}, "first": "stark", **words}
    return Game(rules, rules.judge.scenario(document), seed_text(1))


def until(game: Game, kind: str) -> Decision:
    """Everybody passes until there is a decision of a kind."""
    while game.waiting[0].kind != kind:
        game.choose("pass", game.waiting[0].seat)
    return game.waiting[0]


def test_a_choice_says_what_it_is_for() -> None:
    game = position({"hand": ["Varys"], "gold": 5}, {"play": ["Shae"]}, start="marshalling")
    game.choose("marshal Varys", 0)
    prompt = until(game, "choose").prompt
    assert prompt.startswith("Varys: choose an Ally character") and "discard it" in prompt


def test_a_response_is_asked_for_with_what_it_answers() -> None:
    """Several characters kneel as attackers, but only one of them makes a difference to anybody."""
    game = position({}, {"play": ["Bronn", "Tyrion Lannister"]}, start="challenges", first="lannister")
    game.choose("challenge intrigue stark", 1)
    for name in ("Bronn", "Tyrion Lannister"):
        if (decision := game.decision(1)) is not None and decision.option(f"attack {name}"):
            game.choose(f"attack {name}", 1)
    if (decision := game.decision(1)) is not None and decision.option("done"):
        game.choose("done", 1)
    assert until(game, "response").prompt == "Tyrion Lannister was declared as an attacker: respond?"


def test_a_save_is_asked_for_whom_it_can_save() -> None:
    plots = {"plots": ["Valar Morghulis"], "play": ["Shae"]}
    stark = {"plots": ["Crossing the Trident"], "play": ["Bran Stark", {"card": "Arya Stark", "duplicates": 1}]}
    game = position(stark, plots, start="plot")
    while game.waiting[0].kind != "save":
        game.choose(game.waiting[0].options[0], game.waiting[0].seat)
    decision = game.waiting[0]
    assert decision.prompt == "Arya Stark is about to be killed: save the character?"
    assert game.rules.people.hint(game.state, 0, decision.options[0]) == "discard its duplicate → save it"


def test_effects_that_are_due_together_are_shown_as_the_cards_they_come_from() -> None:
    rules = rulebook("hbo")
    stark = {"play": ["Eddard Stark"], "hand": ["Insidious Ways", "Insidious Ways"], "gold": 4, "deck": ["Hodor"] * 6}
    game = position(stark, {}, start="challenges")
    until(game, "challenge")
    game.choose("challenge power lannister", 0)
    while (decision := game.waiting[0]).kind != "order":
        own = next((o for o in decision.options if o.verb == "play"), None)
        game.choose(own or decision.options[-1 if decision.options[-1].verb in ("pass", "done") else 0], decision.seat)
    assert [option.label for option in decision.options] == ["choose Insidious Ways", "choose Insidious Ways #2"]
    assert [rules.people.hint(game.state, 0, option) for option in decision.options] == ["draw 2 cards", "draw 2 cards"]
    assert {each["name"] for option in decision.options for each in rules.people.about(game.state, 0, option)} == {
        "Insidious Ways"
    }
