"""Several choices as one answer: a card with what makes it cheaper, and a challenge with its attackers.

The rules ask for each of them, the record has each of them, and whoever does something in between has everything asked anew.
"""

from __future__ import annotations

from typing import Any

import pytest
from browser import Browser, Seat
from test_answering import ALICE, BOB, NOBLE, answer, asked, go_on, position
from test_noninterference import dealt_anew

from weirwood.kernel import Chance, Game, Refused, load, seed_text
from weirwood.server.showing import drafting, seen
from weirwood.server.tables.play import Play

GROVE = "Heart Tree Grove"
"""Kneels for a Stark card that costs 1 less."""
FIRST, SECOND = f"trigger {GROVE} #1", f"trigger {GROVE} #2"


def marshaling(alice: dict[str, Any], bob: dict[str, Any] | None = None, gold: int | None = None) -> Play:
    """Alice's turn to marshal, with so much gold."""
    play = position("marshaling", {**NOBLE, **alice}, {**NOBLE, **(bob or {})})
    state: Any = play.game.state
    if gold is not None:
        state.gold[ALICE] = gold
        state.asks.clear()
        state.touch()
        state.run()
    return play


def told(game: Game, seat: int = ALICE) -> dict[str, Any]:
    found = seen.decision(game, seat, 1)
    assert found is not None
    return found


def runs(play: Play, seat: int = ALICE) -> dict[str, str]:
    """What is offered as one answer: the labels that it consists of, and what it costs."""
    return {", ".join(each["run"]): each["hint"] for each in told(play.game, seat).get("together", ())}


# A card with what makes it cheaper


def test_a_card_is_offered_with_what_makes_it_cheaper_and_says_what_that_costs() -> None:
    play = marshaling({"play": [GROVE], "hand": ["Grey Wind", "Ser Jaime Lannister"]}, gold=5)
    label = f"trigger {GROVE}"
    assert asked(play) == [label, "marshal Grey Wind", "marshal Ser Jaime Lannister", "pass"]
    (one,) = told(play.game)["together"]
    assert one["run"] == [label, "marshal Grey Wind"]
    assert one["say"] == "Marshal Grey Wind"
    assert one["hint"] == f"4 gold instead of 5; {GROVE} kneels"
    assert [each["name"] for each in one["about"]] == ["Grey Wind"]


def test_a_card_that_is_too_dear_alone_can_be_had_with_all_that_makes_it_cheaper() -> None:
    play = marshaling({"play": [GROVE, GROVE], "hand": ["Grey Wind"]}, gold=3)
    assert asked(play) == [FIRST, SECOND, "pass"]
    assert runs(play) == {
        f"{FIRST}, {SECOND}, marshal Grey Wind": f"3 gold instead of 5; {GROVE} #1 and {GROVE} #2 kneel"
    }
    assert not runs(marshaling({"play": [GROVE, GROVE], "hand": ["Grey Wind"]}, gold=2))


def test_no_reduction_is_wasted() -> None:
    """With A Noble Cause Arya Stark costs 1 less, and nothing can make a card cheaper than that it costs nothing."""
    play = marshaling({"play": [GROVE, GROVE], "hand": ["Arya Stark", "Bran Stark", "Burned Men"]}, gold=2)
    assert "marshal Bran Stark" in asked(play)
    assert runs(play) == {f"{FIRST}, marshal Arya Stark": f"0 gold instead of 1; {GROVE} #1 kneels"}


def test_what_has_a_better_use_standing_is_not_used_by_itself() -> None:
    """A character could attack or defend; kneeling the faction card may pay for something in hand."""
    steward = marshaling({"play": ["Winterfell Steward"], "hand": ["Grey Wind"]}, gold=5)
    assert asked(steward) == ["trigger Winterfell Steward", "marshal Grey Wind", "pass"] and not runs(steward)
    loyal = {"agenda": "Fealty", "hand": ["Catelyn Stark"]}
    assert list(runs(marshaling(loyal, gold=4))) == ["trigger Fealty, marshal Catelyn Stark"]


def test_only_in_the_own_turn_of_marshaling() -> None:
    play = position("challenges", {**NOBLE, "agenda": "Fealty", "hand": ["Catelyn Stark"], "gold": 7})
    assert asked(play) == ["trigger Fealty", "pass"] and not runs(play)


def test_each_choice_is_made_by_itself_once_the_other_has_passed() -> None:
    """Bob could do something after each of them; as long as he doesn't, alice isn't asked again."""
    play = marshaling(
        {"play": [GROVE, GROVE], "hand": ["Grey Wind"]}, {"agenda": "Fealty", "hand": ["Tywin Lannister"]}, gold=3
    )
    play.choose_run(ALICE, [FIRST, SECOND, "marshal Grey Wind"])
    assert play.game.choices[-1] == (ALICE, FIRST) and play.decision(ALICE) is None
    for label in (SECOND, "marshal Grey Wind"):
        assert answer(play, BOB) == "pass"
        play.choose(BOB, "pass", True)
        assert answer(play, ALICE) == label, "also of whoever wants to be asked everything"
        assert answer(play, ALICE, everything=True) == label
        play.choose(ALICE, label, True)
    assert [label for seat, label in play.game.choices[-5:] if seat == ALICE] == [FIRST, SECOND, "marshal Grey Wind"]


def test_all_of_it_is_made_at_once_where_nobody_else_can_do_anything() -> None:
    play = marshaling({"play": [GROVE], "hand": ["Grey Wind"]}, gold=4)
    made = play.choose_run(ALICE, [f"trigger {GROVE}", "marshal Grey Wind"])
    assert [(move.seat, move.label, move.auto) for move in made] == [
        (ALICE, f"trigger {GROVE}", False),
        (ALICE, "marshal Grey Wind", False),
    ]


def test_whoever_does_something_in_between_has_the_rest_asked_anew() -> None:
    play = marshaling(
        {"play": [GROVE, GROVE], "hand": ["Grey Wind"]}, {"agenda": "Fealty", "hand": ["Tywin Lannister"]}, gold=3
    )
    play.choose_run(ALICE, [FIRST, SECOND, "marshal Grey Wind"])
    play.choose(BOB, "trigger Fealty")
    assert play.next_of_plan(ALICE) is None and answer(play) is None
    assert list(runs(play)) == [f"{SECOND}, marshal Grey Wind"]


def test_what_makes_a_card_cheaper_waits_for_the_card_and_may_be_taken_back() -> None:
    play = marshaling({"play": [GROVE, GROVE], "hand": ["Grey Wind", "Arya Stark"]}, gold=4)
    before = play.game.position()
    waiting = [each["label"] for each in told(play.game)["options"] if each.get("waits")]
    assert waiting == [FIRST, SECOND]
    drafted = drafting.shown(drafting.draft(play.game, ALICE, [FIRST]), ALICE, 1)
    decision = drafted["decision"]
    hints = {each["label"]: each["hint"] for each in decision["options"]}
    assert chosen(decision) == [FIRST] and hints["marshal Grey Wind"] == "4 gold", "it costs 5 without"
    assert [", ".join(each["run"]) for each in decision["together"]] == [f"{SECOND}, marshal Grey Wind"]
    assert decision["decline"] == "done" and decision["sensible"] is None and "pass" not in hints
    assert next(each for each in decision["options"] if each["label"] == "done")["say"] == f"Use {GROVE} #1 alone"
    groves = [card for card in drafted["view"]["players"][ALICE]["cards"] if card["title"] == GROVE]
    assert [card["kneeling"] for card in groves] == [True, False]
    assert play.game.position() == before
    play.choose_run(ALICE, [FIRST, "marshal Grey Wind"])
    assert [label for _, label in play.game.choices[-2:]] == [FIRST, "marshal Grey Wind"]


@pytest.mark.parametrize("labels", [[FIRST, "done"], [FIRST, SECOND, "done"]])
def test_it_may_also_be_done_for_nothing_yet(labels: list[str]) -> None:
    play = marshaling({"play": [GROVE, GROVE], "hand": ["Grey Wind", "Arya Stark"]}, gold=5)
    play.choose_run(ALICE, labels)
    assert [label for _, label in play.game.choices[-len(labels) + 1 :]] == labels[:-1]
    assert not play.planned and play.decision(ALICE) is not None


@pytest.mark.parametrize(
    "labels", [["marshal Arya Stark", FIRST], [FIRST, "marshal Ice"], ["marshal Arya Stark", "pass"]]
)
def test_nothing_else_can_be_had_as_one_answer(labels: list[str]) -> None:
    play = marshaling({"play": [GROVE, GROVE], "hand": ["Grey Wind", "Arya Stark"]}, gold=5)
    before = play.game.position()
    with pytest.raises(Refused):
        play.choose_run(ALICE, labels)
    assert play.game.position() == before and not play.planned


def test_an_attachment_waits_for_what_it_is_attached_to() -> None:
    play = marshaling({"hand": ["Milk of the Poppy"], "play": ["Arya Stark"]}, {"play": ["Burned Men"]}, gold=3)
    before = play.game.position()
    milk, host = "marshal Milk of the Poppy", "attach to Burned Men"
    (option,) = [each for each in told(play.game)["options"] if each["label"] == milk]
    assert option["waits"]
    decision = drafting.shown(drafting.draft(play.game, ALICE, [milk]), ALICE, 1)["decision"]
    assert chosen(decision) == [milk] and decision["decline"] is None and decision["part"] == 1
    assert [each["label"] for each in decision["options"]] == [milk, "attach to Arya Stark", host]
    assert play.game.position() == before
    play.choose_run(ALICE, [milk, host])
    assert [label for _, label in play.game.choices[-2:]] == [milk, host]


def test_an_attachment_that_fits_one_card_only_waits_for_nothing() -> None:
    play = marshaling({"hand": ["Milk of the Poppy"]}, {"play": ["Burned Men"]}, gold=3)
    assert not any(each.get("waits") for each in told(play.game)["options"])


def test_what_makes_an_attachment_cheaper_its_host_and_itself_are_one_answer() -> None:
    hand = {"hand": ["Ice"], "play": [GROVE, "Eddard Stark", "Arya Stark"]}
    play = marshaling(hand, gold=2)
    (one,) = told(play.game)["together"]
    assert one["run"] == [f"trigger {GROVE}", "marshal Ice"] and one["waits"]
    decision = drafting.shown(drafting.draft(play.game, ALICE, one["run"]), ALICE, 1)["decision"]
    assert chosen(decision) == one["run"] and "attach to Eddard Stark" in [
        each["label"] for each in decision["options"]
    ]
    play.choose_run(ALICE, [*one["run"], "attach to Eddard Stark"])
    assert [label for _, label in play.game.choices[-3:]] == [*one["run"], "attach to Eddard Stark"]


def test_one_by_one_is_as_it_was() -> None:
    play = marshaling({"play": [GROVE], "hand": ["Grey Wind", "Arya Stark"]}, gold=5)
    go_on(play, f"trigger {GROVE}", "marshal Arya Stark")
    assert play.game.choices[-1] == (ALICE, "marshal Arya Stark")


def test_it_tells_nothing_of_what_others_hold() -> None:
    """Over other hidden cards the same is offered, and the same is shown of what is put together."""
    bob = {
        "agenda": "Fealty",
        "play": ["Burned Men"],
        "hand": ["Tywin Lannister", "Ice"],
        "deck": ["Hear Me Roar!", "Treachery", "Burned Men"],
    }
    alice = {"play": [GROVE, "Arya Stark"], "hand": ["Grey Wind", "Milk of the Poppy"], "deck": ["Ice", "Bran Stark"]}
    game, chance = marshaling(alice, bob, gold=4).game, Chance(seed_text("apart"))
    for _ in range(6):
        one, other = dealt_anew(game, ALICE, chance)
        assert told(one) == told(other)
        for label in (f"trigger {GROVE}", "marshal Milk of the Poppy"):
            drafts = [drafting.shown(drafting.draft(each, ALICE, [label]), ALICE, 1) for each in (one, other)]
            assert drafts[0] == drafts[1] and chosen(drafts[0]["decision"]) == [label]
            assert drafting.part_of(one, ALICE, [label]) is not None
        assert seen.decision(one, BOB, 1) is None


# A challenge with its attackers


def challenging(*play: str) -> Play:
    found = position("challenges", {**NOBLE, "play": list(play)}, {**NOBLE, "play": ["Burned Men"]})
    while found.game.waiting[0].kind != "challenge":
        waiting = found.game.waiting[0]
        assert waiting.declining is not None
        found.choose(waiting.seat, waiting.declining.label, True)
    return found


def chosen(decision: dict[str, Any]) -> list[str]:
    return [option["label"] for option in decision["options"] if option.get("chosen")]


MILITARY = "challenge military bob"


def test_a_challenge_is_put_together_with_its_attackers_before_anybody_hears_of_it() -> None:
    play = challenging("Eddard Stark", "Grey Wind")
    assert told(play.game)["several"]
    before = play.game.position()
    drafted = drafting.shown(drafting.draft(play.game, ALICE, [MILITARY]), ALICE, 1)
    assert drafted["view"]["challenge"]["attacker"] == "alice"
    decision = drafted["decision"]
    assert decision["kind"] == "attackers" and decision["decline"] is None and decision["part"] == 1
    assert chosen(decision) == [MILITARY], "clicked again, it is taken back"
    labels = [MILITARY, "attack Grey Wind"]
    decision = drafting.shown(drafting.draft(play.game, ALICE, labels), ALICE, 1)["decision"]
    assert chosen(decision) == labels and decision["decline"] == "done" and decision["part"] == 1
    assert decision["tally"].startswith("4 STR against")
    assert play.game.position() == before
    play.choose_run(ALICE, [*labels, "done"])
    assert [label for _, label in play.game.choices[-3:]] == [*labels, "done"]


def test_a_challenge_for_which_there_is_one_attacker_is_done_at_once() -> None:
    play = challenging("Grey Wind")
    drafted = drafting.draft(play.game, ALICE, [MILITARY])
    decision = drafting.shown(drafted, ALICE, 1)["decision"]
    assert drafted.complete and chosen(decision) == [MILITARY] and decision["decline"] == "done"
    play.choose_run(ALICE, [MILITARY, "done"])
    assert play.game.choices[-1] == (ALICE, MILITARY)
    state: Any = play.game.state
    assert [state.called(card) for card in state.challenge.attackers] == ["Grey Wind"]


def test_a_challenge_alone_is_an_answer_too() -> None:
    play = challenging("Eddard Stark", "Grey Wind")
    play.choose(ALICE, MILITARY)
    assert asked(play) == ["attack Eddard Stark", "attack Grey Wind"]
    assert told(play.game).get("part") is None


def test_nobody_attacks_who_could_not() -> None:
    play = challenging("Eddard Stark", "Grey Wind")
    before = play.game.position()
    with pytest.raises(Refused):
        play.choose_run(ALICE, [MILITARY, "attack Catelyn Stark", "done"])
    assert play.game.position() == before


# Advice on its later part


def until_challenge(seat: Seat) -> tuple[dict[str, Any], str]:
    """Go on to a challenge for which there are several attackers: the question, and that challenge."""
    while True:
        decision = seat.wait_for_decision()
        if decision["kind"] == "challenge":
            for label in [each["label"] for each in decision["options"][:-1]]:
                found = seat.ask("draft", decision=decision["id"], options=[label])["decision"]
                if found["kind"] == "attackers":
                    return decision, label
        wanted = [each["label"] for each in decision["options"] if each["verb"] in ("place", "marshal")]
        seat.choose(wanted[0] if wanted else decision["sensible"] or decision["options"][-1]["label"])


def guidance(seat: Seat, decision: dict[str, Any], *options: str) -> dict[str, Any]:
    seat.say("guide", decision=decision["id"], options=list(options))
    return seat.until("guide")


def test_whoever_guides_says_something_to_the_attackers_too(ann: Browser) -> None:
    with ann.sit(ann.post("/api/guide", game="agot2")["table"]) as seat:
        decision, first = until_challenge(seat)
        said, later = guidance(seat, decision), guidance(seat, decision, first)
        assert said["say"] != later["say"] and later["label"].startswith(("attack ", "done"))
        assert guidance(seat, decision)["label"] == said["label"], "and back again"
        seat.say("guide", decision=decision["id"], options=["attack Nobody"])
        assert seat.until("refused")["code"] == "stale"


def test_a_hint_is_for_the_attackers_once_the_challenge_is_chosen(ann: Browser) -> None:
    with ann.play("agot2", bot="random", seat={"deck": "stark"}) as seat:
        decision, first = until_challenge(seat)
        found = seat.ask("hint", decision=decision["id"], options=[first])
        assert found["t"] == "hint" and found["options"]
        assert all(each["label"].startswith(("attack ", "done")) for each in found["options"])


def test_the_record_has_each_choice_of_a_challenge(ann: Browser) -> None:
    with ann.play("agot2", bot="random", seat={"deck": "stark"}) as seat:
        decision, first = until_challenge(seat)
        drafted = seat.ask("draft", decision=decision["id"], options=[first])["decision"]
        labels = [first, next(each["label"] for each in drafted["options"] if each["verb"] == "attack")]
        assert seat.ask("choose", seq=seat.seq, decision=decision["id"], options=[*labels, "done"])["t"] == "ok"
        seat.ask("concede")
        own = [label for who, label in load(ann.http.get(f"/api/tables/{seat.table}/record").text).choices if who == 0]
        at = own.index(first)
        assert own[at : at + 2] == labels
