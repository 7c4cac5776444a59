"""What is at stake in a challenge, for whoever looks: claim, unopposed, keywords; and what came of it."""

from __future__ import annotations

from typing import Any

import pytest

from weirwood.kernel import Game, rulebook, seed_text

ALICE, BOB = 0, 1


def fighting(kind: str, alice: dict[str, Any], bob: dict[str, Any], game: str = "agot2") -> Game:
    """Alice attacks bob with all she can; it stands before anybody may act."""
    rules = rulebook(game)
    document = {"start": "challenges", "first": "alice", "players": {"alice": alice, "bob": bob}}
    made = Game(rules, {**rules.judge.scenario(document), "ask_all": True}, seed_text(1))
    label = f"challenge {kind} bob"
    while not made.waiting[0].option(label):
        made.choose(made.waiting[0].declining or made.waiting[0].options[0], made.waiting[0].seat)
    made.choose(label, ALICE)
    while made.waiting and made.waiting[0].kind == "attackers":
        made.choose(made.waiting[0].options[0], ALICE)
    return made


def at_stake(game: Game, seat: int | None) -> dict[str, list[str]]:
    """The lines of each outcome, as a seat reads them, in their order."""
    return {each["if"]: each["lines"] for each in game.view(seat)["challenge"]["stakes"]}


def go_on(game: Game, kind: str) -> None:
    while game.waiting and game.waiting[0].kind != kind:
        decision = game.waiting[0]
        game.choose(decision.declining or decision.options[0], decision.seat)


NOBLE, TWO = {"plot": "A Noble Cause"}, {"plot": "Sneak Attack"}


def test_each_reads_what_it_would_lose_or_win_its_own_outcome_first() -> None:
    game = fighting("military", {**TWO, "play": ["Eddard Stark"]}, {**NOBLE, "play": ["Tywin Lannister"]})
    claim, unopposed = "kill 2 of", "unopposed, as it stands: 1 power for"
    assert at_stake(game, ALICE) == {
        "If you win": [f"bob must {claim} their characters", f"{unopposed} you", "renown: Eddard Stark, 1 power"],
        "If you lose": ["no claim: only the attacker's counts"],
    }
    assert list(at_stake(game, BOB)) == ["If you win", "If you lose"]
    assert at_stake(game, BOB)["If you lose"][:2] == [f"you must {claim} your characters", f"{unopposed} alice"]
    assert list(at_stake(game, None)) == ["If alice wins", "If bob wins"]


def test_who_is_opposed_gets_no_power_for_it_and_defenders_have_their_keywords() -> None:
    game = fighting("military", {**NOBLE, "play": ["Eddard Stark"]}, {**NOBLE, "play": ["Ser Jaime Lannister"]})
    go_on(game, "defenders")
    assert any("unopposed" in line for line in at_stake(game, BOB)["If you lose"])
    game.choose("defend Ser Jaime Lannister", BOB)
    found = at_stake(game, BOB)
    assert not any("unopposed" in line for line in found["If you lose"])
    assert found["If you win"] == ["no claim: only the attacker's counts", "renown: Ser Jaime Lannister, 1 power"]


def test_what_a_keyword_brings_to_attackers_alone_isnt_said_of_defenders() -> None:
    alice, bob = {**NOBLE, "play": ["Grey Wind"]}, {**NOBLE, "play": ["Ser Jaime Lannister"]}
    game = fighting("military", alice, bob)
    assert any(line.startswith("intimidate: Grey Wind") for line in at_stake(game, ALICE)["If you win"])
    other = fighting("military", {**NOBLE, "play": ["Eddard Stark"]}, {**NOBLE, "play": ["Grey Wind"]})
    go_on(other, "defenders")
    other.choose("defend Grey Wind", BOB)
    assert not any("intimidate" in line for line in at_stake(other, BOB)["If you win"])


def test_claim_is_said_as_it_is_for_each_kind_of_challenge() -> None:
    own = {**TWO, "play": ["Tywin Lannister", "Tyrion Lannister"]}
    intrigue = fighting("intrigue", own, NOBLE)
    assert at_stake(intrigue, BOB)["If you lose"][0] == "you discard 2 cards at random from your hand"
    assert at_stake(intrigue, None)["If alice wins"][0] == "bob discards 2 cards at random from their hand"
    poor = fighting("power", own, NOBLE)
    assert at_stake(poor, BOB)["If you lose"][0] == "you have no power on your faction card to lose"
    rich = fighting("power", own, {**NOBLE, "power": 5})
    assert at_stake(rich, ALICE)["If you win"][0] == "2 power goes from bob to you"
    last = fighting("power", own, {**NOBLE, "power": 1})
    assert at_stake(last, ALICE)["If you win"][0] == "1 power goes from bob to you", "no more than there is"


def test_more_claim_is_at_stake_as_soon_as_a_card_gives_it() -> None:
    raising = {**NOBLE, "play": ["Eddard Stark"], "hand": ["Winter Is Coming"], "gold": 1}
    game = fighting("military", raising, NOBLE)
    assert at_stake(game, BOB)["If you lose"][0] == "you must kill 1 of your characters"
    while not game.waiting[0].option("play Winter Is Coming"):
        game.choose(game.waiting[0].declining or game.waiting[0].options[0], game.waiting[0].seat)
    game.choose("play Winter Is Coming", ALICE)
    assert at_stake(game, BOB)["If you lose"][0] == "you must kill 2 of your characters"


@pytest.mark.parametrize("game", ["agot1", "hbo"])
def test_the_other_editions_say_it_in_their_words(game: str) -> None:
    cards = {"agot1": "Eddard Stark", "hbo": "Eddard Stark"}
    made = fighting("military", {"play": [cards[game]]}, {}, game)
    found = at_stake(made, ALICE)
    assert list(found) == ["If you win", "If you lose"]
    assert any("kill" in line or "nothing is lost" in line for line in found["If you win"])
    assert any("unopposed" in line for line in found["If you win"])


def test_what_came_of_it_is_told_with_what_followed() -> None:
    game = fighting("military", {**NOBLE, "play": ["Eddard Stark"]}, {**NOBLE, "play": ["Tywin Lannister"]})
    go_on(game, "keyword")
    result = game.view(BOB)["challenge"]["result"]
    assert result["winner"] == "alice" and result["by"] == 5 and "alice" in result["text"]
    assert any("unopposed" in line for line in result["followed"]), result


def test_who_has_no_attackers_left_can_not_win_as_it_stands() -> None:
    game = fighting("military", {**NOBLE, "play": ["Eddard Stark"]}, {**NOBLE, "play": ["Ser Jaime Lannister"]})
    game.state.under_way().attackers.clear()
    game.state.touch()
    assert game.view(BOB)["challenge"]["declared"]
    lost = at_stake(game, BOB)["If you lose"]
    assert lost[0] == "can't be, as it stands: the attackers have 0 STR"
    assert not any("unopposed" in line for line in lost)


def test_attackers_who_are_still_to_be_declared_are_missed_by_nobody() -> None:
    rules = rulebook("agot2")
    players = {"alice": {**NOBLE, "play": ["Eddard Stark", "Grey Wind"]}, "bob": NOBLE}
    document = {"start": "challenges", "first": "alice", "players": players}
    game = Game(rules, rules.judge.scenario(document), seed_text(1))
    go_on(game, "challenge")
    game.choose("challenge military bob", ALICE)
    assert not game.view(ALICE)["challenge"]["declared"]
    assert not any("can't be" in line for line in at_stake(game, ALICE)["If you win"])
