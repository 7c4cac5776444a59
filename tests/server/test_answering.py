"""What the server answers for people: only what can't matter to them, or what they asked for."""

from __future__ import annotations

from typing import Any

import msgspec

from weirwood.kernel import Game, rulebook, seed_text
from weirwood.server.showing import seen
from weirwood.server.store.rows import Prefs, SeatRow
from weirwood.server.tables import answering
from weirwood.server.tables.play import Play

ALICE, BOB = 0, 1


def position(start: str, alice: dict[str, Any], bob: dict[str, Any] | None = None, game: str = "agot2") -> Play:
    """A position as in a scenario file; alice is the first player."""
    rules = rulebook(game)
    document = {"start": start, "first": "alice", "players": {"alice": alice, "bob": bob or {}}}
    return Play(Game(rules, rules.judge.scenario(document), seed_text(1)))


def go_on(play: Play, *labels: str) -> None:
    """Make these choices, passing whatever is asked before each of them."""
    for label in labels:
        while not any(d.option(label) for d in play.game.waiting):
            asked = play.game.waiting[0]
            declined = asked.declining
            assert declined is not None, f"{label!r} can't be reached: {asked.prompt} {asked.options}"
            play.choose(asked.seat, declined.label, True)
        play.choose(next(d.seat for d in play.game.waiting if d.option(label)), label)


def answer(play: Play, seat: int = ALICE, **prefs: Any) -> str | None:
    """What the server answers for a person; None: they are asked."""
    return answering.answer(play, SeatRow(seat, "person", prefs=Prefs(**prefs)))


def asked(play: Play, seat: int = ALICE) -> list[str]:
    decision = play.decision(seat)
    assert decision is not None
    return [option.label for option in decision.options]


# Price reductions

FEALTY = {"agenda": "Fealty", "plot": "A Noble Cause"}


def test_a_reduction_is_passed_where_no_card_can_be_brought_in() -> None:
    play = position("challenges", {**FEALTY, "hand": ["Catelyn Stark"], "gold": 7})
    assert asked(play) == ["trigger Fealty", "pass"]
    assert answer(play) == "pass"


def test_a_reduction_is_asked_in_the_own_turn_while_a_card_it_fits_could_be_paid_for_with_it() -> None:
    play = position("marshaling", {**FEALTY, "hand": ["Catelyn Stark"]})
    state: Any = play.game.state
    price = 4 - 2  # A Noble Cause
    state.gold[ALICE] = price - 1
    play.game.state.asks.clear()
    state.touch()
    play.game.state.run()
    assert asked(play) == ["trigger Fealty", "pass"]
    assert answer(play) is None


def test_a_reduction_that_is_too_small_is_passed() -> None:
    play = position("marshaling", {**FEALTY, "plot": "Marched to the Wall", "hand": ["Catelyn Stark"]})
    state: Any = play.game.state
    state.gold[ALICE] = 1
    state.asks.clear()
    state.touch()
    state.run()
    assert asked(play) == ["trigger Fealty", "pass"]
    assert answer(play) == "pass"


def test_whoever_wants_everything_is_asked_everything() -> None:
    play = position("challenges", {**FEALTY, "hand": []})
    assert answer(play) == "pass"
    assert answer(play, everything=True) is None
    assert answer(play, stops={"challenges/own": "all"}) is None
    assert answer(play, stops={"draw/own": "all"}) == "pass"
    assert answer(play, cards={"fealty": "always"}) is None
    assert answer(play, next=True) is None


# Keywords, orders, gains


def challenge(**more: Any) -> Play:
    """Alice has won a military challenge with Robb Stark, who has renown."""
    play = position(
        "challenges",
        {"plot": "A Noble Cause", "play": ["Eddard Stark", *more.get("play", ())]},
        {"plot": "A Noble Cause"},
    )
    go_on(play, "challenge military bob")
    return play


def until_kind(play: Play, kind: str) -> None:
    while play.game.waiting and play.game.waiting[0].kind != kind:
        decision = play.game.waiting[0]
        play.choose(decision.seat, (decision.declining or decision.options[0]).label, True)


def test_renown_is_taken_and_the_record_shows_it() -> None:
    play = challenge()
    until_kind(play, "keyword")
    assert answer(play) == "yes"
    assert answer(play, everything=True) is None
    play.choose(ALICE, "yes", True)
    assert play.game.choices[-1] == (ALICE, "yes")
    assert any("renown" in line for line in play.game.log(BOB))


def test_the_primary_answer_takes_renown() -> None:
    play = challenge()
    until_kind(play, "keyword")
    decision = seen.decision(play.game, ALICE, 1)
    assert decision is not None and decision["decline"] == "no" and decision["sensible"] == "yes"


def test_a_pile_whose_order_nothing_reads_is_put_down_as_it_comes() -> None:
    hand = {"plot": "A Noble Cause", "play": ["Eddard Stark", "Arya Stark", "Bran Stark", "Grey Wind", "Sansa Stark"]}
    play = position("plot", {"plots": ["Wildfire Assault"], "play": hand["play"]}, {"plots": ["A Noble Cause"]})
    until_kind(play, "choose")
    assert answer(play) is None, "whom Wildfire Assault spares is a question"
    play.choose(ALICE, "done")
    decision = play.decision(ALICE)
    assert decision is not None and decision.kind == "order"
    assert answer(play) == "done"
    assert answer(play, everything=True) is None


def test_wildfire_says_who_dies_and_has_no_big_button_for_it() -> None:
    people = ["Eddard Stark", "Arya Stark", "Bran Stark", "Grey Wind", "Sansa Stark", "Catelyn Stark", "Robb Stark"]
    play = position("plot", {"plots": ["Wildfire Assault"], "play": people}, {"plots": ["A Noble Cause"]})
    until_kind(play, "choose")
    told = seen.decision(play.game, ALICE, 1)
    assert told is not None
    assert told["costs"] == {"done": "All 7 of your characters will die."}
    assert told["sensible"] is None
    for who in people[:2]:
        play.choose(ALICE, f"choose {who}")
    told = seen.decision(play.game, ALICE, 1)
    assert told is not None
    assert told["costs"]["done"] == "Bran Stark, Grey Wind, Sansa Stark, Catelyn Stark and Robb Stark will die."


def test_wildfire_asks_nothing_of_whoever_can_keep_everybody() -> None:
    play = position(
        "plot", {"plots": ["Wildfire Assault"], "play": ["Arya Stark", "Grey Wind"]}, {"plots": ["A Noble Cause"]}
    )
    until_kind(play, "choose")
    assert answer(play, everything=True) is None
    for _ in range(2):
        label = answer(play)
        assert label is not None
        play.choose(ALICE, label, True)
    lost: Any = play.game.state
    assert not any(lost.dead[ALICE])


def test_wildfire_asks_whoever_has_something_in_play_that_answers_a_death() -> None:
    mourned = {"plots": ["Wildfire Assault"], "play": ["Catelyn Stark", "Eddard Stark", "Joffrey Baratheon"]}
    play = position("plot", mourned, {"plots": ["A Noble Cause"]})
    until_kind(play, "choose")
    assert answer(play) is None


def test_a_free_save_is_the_primary_answer_and_not_using_it_says_who_dies() -> None:
    saved = {"card": "Arya Stark", "duplicates": 1, "kneeling": True}
    alice = {"plot": "A Noble Cause", "play": [saved]}
    play = position("challenges", alice, {"plot": "A Noble Cause", "play": ["Ser Jaime Lannister"]})
    go_on(play, "challenge military alice")
    until_kind(play, "interrupt")
    told = seen.decision(play.game, ALICE, 1)
    assert told is not None
    assert told["sensible"] == "trigger Arya Stark"
    assert told["costs"] == {"pass": "Arya Stark will die."}


# What can do nothing for somebody

NOBLE = {"plot": "A Noble Cause"}


def fight(attacker: str, alice: dict[str, Any], bob: dict[str, Any]) -> Play:
    """A military challenge of one of them against the other is under way: its first opportunity to act."""
    play = position("challenges", {**NOBLE, **alice}, {**NOBLE, **bob})
    go_on(play, f"challenge military {'bob' if attacker == 'alice' else 'alice'}")
    return play


def opportunity(play: Play) -> None:
    """Go on to the next opportunity of alice's to act; one character fights on either side."""
    while (decision := play.game.waiting[0]).kind != "action" or decision.seat != ALICE:
        fights = decision.kind in ("attackers", "defenders") and len(decision.options) > 1
        chosen = decision.options[0] if fights else decision.declining or decision.options[0]
        play.choose(decision.seat, chosen.label, True)


def test_more_claim_is_offered_to_whoever_attacks_and_to_nobody_else() -> None:
    raising = {"hand": ["Winter Is Coming"], "gold": 1}
    own = fight("alice", {**raising, "play": ["Eddard Stark"]}, {"play": ["Burned Men"]})
    opportunity(own)
    assert asked(own) == ["play Winter Is Coming", "pass"]
    assert answer(own) is None
    other = fight("bob", {**raising, "play": ["Eddard Stark"]}, {"play": ["Ser Jaime Lannister"]})
    opportunity(other)
    assert asked(other) == ["play Winter Is Coming", "pass"]
    assert answer(other) == "pass"
    assert answer(other, everything=True) is None and answer(other, cards={"winter is coming": "always"}) is None


def test_a_reduction_for_an_event_is_asked_when_the_event_could_be_played() -> None:
    """Fealty for Winter Is Coming, which costs 1 and is for challenges alone."""
    holding = {**FEALTY, "hand": ["Winter Is Coming"], "play": ["Eddard Stark"]}
    before = position("challenges", holding)
    assert asked(before) == ["trigger Fealty", "pass"] and answer(before) == "pass"
    during = fight("alice", holding, {"play": ["Burned Men"]})
    opportunity(during)
    assert asked(during) == ["trigger Fealty", "pass"] and answer(during) is None
    play = fight("bob", holding, {"play": ["Ser Jaime Lannister"]})
    opportunity(play)
    assert asked(play) == ["trigger Fealty", "pass"] and answer(play) == "pass"


def test_an_action_that_could_only_kill_ones_own_isnt_offered_unless_something_answers_it() -> None:
    own = {**NOBLE, "play": ["Grey Wind", "Bran Stark"]}
    strong = {**NOBLE, "play": ["Ser Jaime Lannister"]}
    play = position("challenges", own, strong)
    assert asked(play) == ["trigger Grey Wind", "pass"]
    assert answer(play) == "pass"
    assert answer(position("challenges", own, {**NOBLE, "play": ["Lannisport Merchant", "Burned Men"]})) is None
    avenging = {**NOBLE, "play": [*own["play"], "Robb Stark"]}
    assert answer(position("challenges", avenging, strong)) is None, "Robb Stark makes everybody stand then"


def test_a_gain_that_can_be_had_once_a_round_is_taken_when_it_comes() -> None:
    play = position("standing", {**NOBLE, "play": [{"card": "Sansa Stark", "kneeling": True}]}, NOBLE)
    until_kind(play, "reaction")
    assert asked(play) == ["trigger Sansa Stark", "pass"]
    assert answer(play) == "trigger Sansa Stark"
    assert answer(play, everything=True) is None
    assert answer(play, cards={"sansa stark": "never"}) == "pass"


# What was declined


def test_what_was_declined_is_offered_again_once_the_challenge_has_changed() -> None:
    north = {"hand": ["For the North!"]}
    play = fight("alice", {**north, "play": ["Eddard Stark"]}, {**north, "play": ["Robb Stark"]})
    opportunity(play)
    play.choose(ALICE, "pass", True)
    opportunity(play)
    assert asked(play) == ["play For the North!", "pass"] and answer(play) is None
    play.choose(ALICE, "pass")
    assert play.declined[ALICE]
    play.choose(BOB, "play For the North!")
    opportunity(play)
    assert asked(play) == ["play For the North!", "pass"]
    assert answer(play) is None, "bob's side is stronger now"


def test_what_has_nothing_to_do_with_challenges_is_offered_once_in_a_phase() -> None:
    play = fight("alice", {"play": ["Eddard Stark", "Gates of Winterfell"]}, {"play": ["Ser Jaime Lannister"]})
    label = "trigger Gates of Winterfell"
    opportunity(play)
    assert asked(play) == [label, "pass"] and answer(play) is None
    play.choose(ALICE, "pass")
    opportunity(play)
    again = play.decision(ALICE)
    assert again is not None and again.option(label), "after defenders, or in the next challenge"
    assert answer(play) == "pass"
    assert answer(play, everything=True) is None


# What people set


def test_a_card_is_never_asked_about() -> None:
    play = position(
        "challenges", {"plot": "A Noble Cause", "play": ["Grey Wind", "Robb Stark"]}, {"play": ["Bran Stark"]}
    )
    label = next(each for each in asked(play) if each != "pass")
    name = label.partition(" ")[2].casefold()
    assert answer(play) is None
    assert answer(play, cards={name: "never"}) == "pass"
    assert answer(play, stops={"challenges/own": "pass"}) == "pass"
    assert answer(play, stops={"challenges/other": "pass"}) is None


def test_passing_a_phase_ends_with_the_phase() -> None:
    play = position("challenges", {**FEALTY, "play": ["Grey Wind"]}, {"play": ["Bran Stark"]})
    row = SeatRow(ALICE, "person", prefs=Prefs(phase="challenges"))
    assert answering.answer(play, row) == "pass"
    while answering.phase_now(play) == "challenges":
        decision = play.game.waiting[0]
        play.choose(decision.seat, (decision.declining or decision.options[0]).label)
    while play.decision(ALICE) is None:
        decision = play.game.waiting[0]
        play.choose(decision.seat, (decision.declining or decision.options[0]).label)
    answering.answer(play, row)
    assert row.prefs.phase == ""


def test_what_was_declined_is_not_asked_again_in_the_same_turn() -> None:
    play = position(
        "marshaling",
        {"plot": "A Noble Cause", "hand": ["Bran Stark", "Arya Stark"], "gold": 9},
        {"plot": "A Noble Cause"},
    )
    labels = asked(play)
    play.choose(ALICE, "pass")
    assert labels and list(play.declined[ALICE]) == labels


def test_only_lasting_wishes_are_kept() -> None:
    prefs = Prefs(until=True, since=7, phase="draw", next=True, everything=True, cards={"fealty": "never"})
    assert prefs.kept() == Prefs(everything=True, cards={"fealty": "never"})
    assert msgspec.json.decode(
        b'{"windows":true,"until":false,"decline":["trigger fealty"],"since":3}', type=Prefs
    ).windows


def test_where_harm_is_done_ones_own_cards_come_last() -> None:
    filthy = {"plots": ["Filthy Accusations"], "play": ["Grey Wind", "Bran Stark"]}
    play = position("plot", filthy, {"plots": ["A Noble Cause"], "play": ["Arya Stark"]})
    until_kind(play, "choose")
    told = seen.decision(play.game, ALICE, 1)
    assert told is not None
    assert [each["label"] for each in told["options"]] == ["choose Arya Stark", "choose Grey Wind", "choose Bran Stark"]
    assert asked(play) == ["choose Grey Wind", "choose Bran Stark", "choose Arya Stark"]
