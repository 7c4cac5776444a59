"""Refusals of the card games: what is wrong, with what, which card forbids it, and the clause that says so."""

from __future__ import annotations

from typing import Any

import pytest

from weirwood.kernel import Game, Refusal, Refused, rulebook, seed_text

ALICE, BOB = 0, 1
STARK, LANNISTER = 0, 1


def joust(start: str, alice: dict[str, Any], bob: dict[str, Any] | None = None) -> Game:
    """A position of the second edition, as in a scenario file; alice is the first player."""
    rules = rulebook("agot2")
    document = {"start": start, "first": "alice", "players": {"alice": alice, "bob": bob or {}}}
    return Game(rules, rules.judge.scenario(document), seed_text(1))


def hbo(start: str, stark: dict[str, Any], lannister: dict[str, Any] | None = None, first: str = "stark") -> Game:
    """A position of the HBO edition."""
    rules = rulebook("hbo")
    document = {"start": start, "first": first, "players": {"stark": stark, "lannister": lannister or {}}}
    return Game(rules, rules.judge.scenario(document), seed_text(1))


def go_on(game: Game, *labels: str) -> None:
    """Make these choices, passing whatever is asked before each of them."""
    for label in labels:
        while not any(d.option(label) for d in game.waiting):
            asked = game.waiting[0]
            declined = asked.declining
            assert declined is not None, f"{label!r} can't be reached: {asked.prompt} {asked.options}"
            game.choose(declined, asked.seat)
        game.choose(label)


def why(game: Game, label: str, seat: int = ALICE) -> tuple[str, str]:
    """The one reason that is given."""
    [refusal] = game.why_not(label, seat)
    return refusal.rule, refusal.reason


# Claim


@pytest.mark.rule("rr.military-claim.1", "rr.cannot.1")
def test_a_claim_victim_is_ones_own_character_that_can_be_killed() -> None:
    bob = {"play": ["Sansa Stark", "Arya Stark", "The Roseroad", "Deathless Champion"]}
    game = joust("challenges", {"plot": "A Clash of Kings", "play": ["Robb Stark", "Catelyn Stark"]}, bob)
    go_on(game, "challenge military bob")
    while game.waiting[0].kind != "claim":
        game.choose(game.waiting[0].declining or "attack Robb Stark")
    assert why(game, "choose The Roseroad", BOB) == (
        "rr.military-claim.1", "The Roseroad: it is a location, and a character you control is asked for"
    )  # fmt: skip
    assert why(game, "choose Robb Stark", BOB) == (
        "rr.military-claim.1", "Robb Stark: alice controls it, and a character you control is asked for"
    )  # fmt: skip
    assert game.why_not("choose Deathless Champion", BOB)[0][:2] == (
        "rr.cannot.1", "Deathless Champion: Deathless Champion forbids it (Deathless Champion cannot be killed)"
    )  # fmt: skip


@pytest.mark.rule("hbo.types.2", "hbo.claim.2")
def test_hbo_a_claim_victim_is_ones_own_character() -> None:
    lannister = {"play": ["The Hound", "Shae", "Casterly Rock"]}
    game = hbo("challenges", {"plot": "The Old Gods", "play": ["Robb Stark", "Jon Snow"]}, lannister)
    go_on(game, "challenge military lannister", "attack Robb Stark", "done", "done")
    while game.waiting[0].kind != "claim":
        game.choose("pass")
    assert why(game, "choose Casterly Rock", LANNISTER) == (
        "hbo.types.2", "Casterly Rock: it is a location, and a character you control is asked for"
    )  # fmt: skip
    assert why(game, "choose Jon Snow", LANNISTER) == (
        "hbo.claim.2", "Jon Snow: stark controls it, and a character you control is asked for"
    )  # fmt: skip


# Targets


@pytest.mark.rule("rr.target.1", "rr.cannot.1")
def test_a_target_says_what_it_lacks_or_what_protects_it() -> None:
    bob = {"play": ["Robb Stark", "Lannisport Merchant", "Steward at the Wall", "Heart Tree Grove"]}
    game = joust("challenges", {"play": ["Grey Wind"]}, bob)
    go_on(game, "trigger Grey Wind")
    asks = "Grey Wind asks for a character with a STR of 1 (2 if you control Robb Stark) or less"
    assert why(game, "choose Robb Stark") == ("rr.target.1", f"Robb Stark: its STR is 5, and {asks}")
    assert why(game, "choose Heart Tree Grove") == ("rr.target.1", f"Heart Tree Grove: it is a location, and {asks}")
    rule, reason = why(game, "choose Eddard Stark")
    assert rule == "rr.target.1" and reason.startswith("Eddard Stark: alice can see no such card")

    game = joust("challenges", {"play": ["Sky Cells"]}, {"play": ["Ageless Envoy", "Arya Stark", "Robb Stark"]})
    go_on(game, "trigger Sky Cells")
    assert game.why_not("choose Ageless Envoy", ALICE)[0][:2] == (
        "rr.cannot.1", "Ageless Envoy: Ageless Envoy forbids it (Ageless Envoy cannot be chosen)"
    )  # fmt: skip


@pytest.mark.rule("rr.target.1")
def test_of_several_copies_one_is_told_which_are_meant() -> None:
    bob = {"play": ["Steward at the Wall", "Steward at the Wall", "Robb Stark"]}
    game = joust("challenges", {"play": ["Grey Wind"]}, bob)
    go_on(game, "trigger Grey Wind")
    _, reason = why(game, "choose Steward at the Wall")
    assert "choose Steward at the Wall #1 or choose Steward at the Wall #2" in reason


# What a card forbids


@pytest.mark.rule("rr.cannot.1")
def test_a_card_that_forbids_a_challenge_is_named() -> None:
    game = joust("challenges", {"plot": "A Game of Thrones", "play": ["Robb Stark", "Tyrion Lannister"]})
    text = "no player can initiate a military or power challenge before winning an intrigue challenge this phase"
    assert why(game, "challenge power bob") == (
        "rr.cannot.1", f"a power challenge: A Game of Thrones forbids it ({text})"
    )  # fmt: skip


@pytest.mark.rule("rr.cannot.1")
def test_a_plot_that_forbids_marshaling_is_named() -> None:
    alice = {"plot": "Marching Orders", "gold": 9, "hand": ["The Roseroad", "Robb Stark"]}
    game = joust("marshaling", alice)
    assert why(game, "marshal The Roseroad") == (
        "rr.cannot.1", "The Roseroad: Marching Orders forbids it (you cannot marshal locations or attachments)"
    )  # fmt: skip


@pytest.mark.rule("rr.cannot.1")
def test_a_plot_that_forbids_events_is_named() -> None:
    alice = {"plot": "Marching Orders", "play": ["Robb Stark", "Grey Wind"], "hand": ["Winter Is Coming"]}
    game = joust("challenges", alice, {"play": ["Lannisport Merchant"]})
    assert why(game, "play Winter Is Coming") == (
        "rr.cannot.1", "Winter Is Coming: Marching Orders forbids it (you cannot play events)"
    )  # fmt: skip


@pytest.mark.rule("rr.cannot.1")
def test_a_lasting_effect_that_forbids_defending_is_named() -> None:
    game = joust("challenges", {"play": ["Ghost", "Catelyn Stark"]}, {"play": ["Arya Stark", "Robb Stark"]})
    go_on(game, "challenge military bob", "stealth Ghost past Robb Stark", "trigger Ghost")
    while game.waiting[0].kind == "claim":
        game.choose("choose Arya Stark")
    go_on(game, "challenge power bob")
    assert why(game, "defend Robb Stark", BOB) == (
        "rr.cannot.1", "Robb Stark: Ghost forbids it (it cannot be among the declared defenders until the phase ends)"
    )  # fmt: skip


@pytest.mark.rule("hbo.golden.1")
def test_hbo_names_the_plot_that_forbids_a_challenge() -> None:
    game = hbo("challenges", {"play": ["Robb Stark", "Arya Stark"]}, {"plot": "Uneasy Peace"})
    assert why(game, "challenge military lannister") == (
        "hbo.golden.1",
        "a military challenge: Uneasy Peace forbids it (no player can initiate a military challenge)",
    )


@pytest.mark.rule("hbo.golden.1")
def test_hbo_says_which_part_of_a_cards_text_is_in_the_way() -> None:
    lannister = {"play": ["Bronn", "Casterly Rock", "Shae"], "gold": 9}
    game = hbo("marshalling", {}, lannister, first="lannister")
    go_on(game, "trigger Casterly Rock")
    assert why(game, "trigger Casterly Rock", LANNISTER) == (
        "hbo.golden.1", "Casterly Rock: it has been used as often as it may (limit once per round)"
    )  # fmt: skip
    game = hbo("challenges", {}, lannister, first="lannister")
    assert why(game, "trigger Bronn", LANNISTER) == (
        "hbo.golden.1", "Bronn: its condition doesn't hold now: Bronn is participating"
    )  # fmt: skip


# Challenges


@pytest.mark.rule("rr.a1.4.2.6.2", "rr.active-player.3")
def test_a_second_challenge_waits_for_the_end_of_the_first() -> None:
    alice = {"play": ["Robb Stark", "Eddard Stark"]}
    game = joust("challenges", alice, {"play": ["Arya Stark"]})
    go_on(game, "challenge military bob")
    assert why(game, "challenge power bob") == (
        "rr.a1.4.2.6.2",
        "a power challenge: alice's military challenge against bob is under way, and it must end first",
    )
    assert why(game, "challenge military alice", BOB) == (
        "rr.active-player.3",
        "a military challenge: challenges are initiated by the active player only, and that is alice now",
    )


@pytest.mark.rule("rr.active-player.3", "rr.a1.4.2.0.8")
def test_a_challenge_names_the_phase_or_the_icon() -> None:
    game = joust("marshaling", {"play": ["Robb Stark"], "gold": 4, "hand": ["The Roseroad"]})
    assert why(game, "challenge military bob") == (
        "rr.active-player.3",
        "a military challenge: challenges are initiated in the challenges phase, and this is the marshaling phase",
    )
    game = joust("challenges", {"play": ["Robb Stark"]})
    assert why(game, "challenge intrigue bob") == (
        "rr.a1.4.2.0.8",
        "an intrigue challenge: alice has no standing character with an intrigue icon that could attack",
    )


@pytest.mark.rule("rr.stealth.1", "hbo.stealth.1")
def test_stealth_without_the_keyword_blames_the_attacker() -> None:
    game = joust("challenges", {"play": ["Robb Stark", "Ghost"]}, {"play": ["Arya Stark", "Old Forest Hunter"]})
    go_on(game, "challenge military bob", "attack Robb Stark", "attack Ghost")
    assert why(game, "stealth Robb Stark past Arya Stark") == (
        "rr.stealth.1", "Robb Stark: it doesn't have stealth, and only an attacker with stealth can bypass a character"
    )  # fmt: skip
    game = hbo("challenges", {"play": ["Catelyn Stark", "Arya Stark"]}, {"play": ["Cersei Lannister", "Shae"]})
    go_on(game, "challenge intrigue lannister", "attack Catelyn Stark", "attack Arya Stark")
    assert why(game, "stealth Catelyn Stark past Cersei Lannister") == (
        "hbo.stealth.1",
        "Catelyn Stark: it doesn't have Stealth, and only an attacker with Stealth can pass a character",
    )


# Attachments


@pytest.mark.rule("rr.no-attachments.1", "rr.attachment-cards.4")
def test_a_card_without_attachments_says_so() -> None:
    alice = {"play": ["Ghost", "Arya Stark", "The Roseroad"], "gold": 5, "hand": ["Milk of the Poppy", "Sea Tower"]}
    game = joust("marshaling", alice, {"play": ["Robb Stark"]})
    game.choose("marshal Milk of the Poppy")
    assert why(game, "attach to Ghost") == (
        "rr.no-attachments.1", "Milk of the Poppy can't be attached to Ghost: it has the keyword no attachments"
    )  # fmt: skip
    assert why(game, "attach to The Roseroad") == (
        "rr.attachment-cards.4",
        "Milk of the Poppy can't be attached to The Roseroad: it is a location, and only characters have attachments",
    )


# Saves


@pytest.mark.rule("rr.save.3", "rr.duplicates.3")
def test_a_save_that_was_never_offered_says_why() -> None:
    bob = {"plots": ["A Noble Cause"], "play": ["Robb Stark"]}
    people = [{"card": "Robert Baratheon", "duplicates": 1}, "Sansa Stark", "Arya Stark", "Bran Stark"]
    game = joust("plot", {"plots": ["Wildfire Assault"], "play": people, "hand": ["Robb Stark"]}, bob)
    go_on(game, "first alice", "choose Sansa Stark", "choose Arya Stark", "choose Bran Stark")
    while not game.state.dead[ALICE]:  # type: ignore[attr-defined]
        game.choose(game.waiting[0].options[0])
    assert why(game, "trigger Robert Baratheon") == (
        "rr.save.3",
        "Robert Baratheon: when Robert Baratheon was about to be killed, "
        "what drives it out of play says that it cannot be saved",
    )


@pytest.mark.rule("hbo.save.4")
def test_hbo_a_duplicate_does_not_save_from_being_discarded() -> None:
    lannister = {"play": [{"card": "Bronn", "duplicates": 1}, "Lancel Lannister"], "gold": 3}
    game = hbo("marshalling", {"gold": 4, "hand": ["Varys", "Direwolf"]}, lannister)
    go_on(game, "marshal Varys", "choose Bronn")
    said = "Bronn: when Bronn was about to be discarded from play, a save works only against being killed"
    assert Refusal("hbo.save.4", said) in game.why_not("trigger Bronn", LANNISTER)


@pytest.mark.rule("rr.duplicates.3")
def test_a_duplicate_waits_for_its_card_to_leave_play() -> None:
    game = joust("challenges", {"play": [{"card": "Jon Snow", "duplicates": 1}, "Robb Stark"]})
    assert why(game, "trigger Jon Snow") == (
        "rr.duplicates.3", "Jon Snow: its duplicate saves it when it would leave play, and it isn't about to leave play"
    )  # fmt: skip


# What isn't asked


def test_what_answers_nothing_is_told_what_would() -> None:
    game = joust("challenges", {"play": ["Robb Stark"]}, {"play": ["Arya Stark"]})
    for label in ("keep", "choose Arya Stark", "attach to Arya Stark", "pay 2", "dance"):
        for seat in (ALICE, BOB):
            [refusal] = game.why_not(label, seat)
            assert refusal.rule == "rr.a1.4.2.0.2" and "[]" not in str(refusal)
    with pytest.raises(Refused) as refused:
        game.choose("dance", ALICE)
    assert "challenge military bob" in str(refused.value) and "[]" not in str(refused.value)
    assert "now alice has to decide; " in why(game, "dance", BOB)[1]
