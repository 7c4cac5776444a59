"""What a person at the board game is asked, and what is asked as one: marches, purchases, cards, markers, talk."""

from __future__ import annotations

from typing import Any

import pytest
from positions import game_at, let, state_of

from weirwood.games.fief.hear_ye import phase as hear_ye
from weirwood.kernel import Game, Refused, seed_text
from weirwood.server.showing import drafting
from weirwood.server.showing.ahead import with_first
from weirwood.server.store.rows import Prefs, SeatRow
from weirwood.server.tables import answering
from weirwood.server.tables.play import Play

ALICE, BOB = 0, 1
TULLY: dict[str, Any] = {
    "house": "tully",
    "nobles": {"Edmure Tully": "Riverrun"},
    "troops": {"Riverrun": {"Men at Arms": 3, "Knights": 1}},
    "gold": 9,
}
OTHERS: dict[str, Any] = {
    "bob": {"house": "martell", "nobles": {"Doran Martell": "Sunspear"}, "troops": {"Sunspear": {"Men at Arms": 2}}},
    "carol": {"house": "greyjoy", "nobles": {"Balon Greyjoy": "Pyke"}, "troops": {"Pyke": {"Men at Arms": 2}}},
}
VILLAGES = {"Riverrun": {"controller": "alice", "stronghold": True}, "Sunspear": {"controller": "bob"}}


def at(start: str, alice: dict[str, Any] | None = None, **words: Any) -> Play:
    players = {
        "alice": {**TULLY, **(alice or {})},
        **{name: {**OTHERS[name], **words.pop(name, {})} for name in OTHERS},
    }
    return Play(game_at(start, players, villages=VILLAGES, **words))


def come_to(play: Play, kind: str, seat: int = ALICE) -> None:
    """Everybody declines until a seat is asked something of a kind."""
    while (decision := play.game.waiting[0]).kind != kind or decision.seat != seat:
        play.choose(decision.seat, (decision.declining or decision.options[0]).label, True)


def answer(play: Play, seat: int = ALICE, **prefs: Any) -> str | None:
    return answering.answer(play, SeatRow(seat, "person", prefs=Prefs(**prefs)))


def offered(game: Game, seat: int = ALICE) -> list[str]:
    decision = game.decision(seat)
    assert decision is not None
    return [option.label for option in decision.options]


def own(play: Play) -> list[str]:
    return [label for seat, label in play.game.choices if seat == ALICE]


# Marches


def roads(play: Play, *labels: str) -> list[str]:
    """Where a march can go after these choices, as the draft says."""
    shown = drafting.shown(drafting.draft(play.game, ALICE, list(labels)), ALICE, 1)["decision"]["options"]
    return [each["label"] for each in shown if each["label"].startswith("move ") and not each.get("chosen")]


def test_a_noble_his_troops_and_the_roads_they_take_are_chosen_together() -> None:
    play = at("movement")
    come_to(play, "march")
    set_out = ["march Edmure Tully", "take Man at Arms"]
    first = roads(play, *set_out)[0]
    second = roads(play, *set_out, first)
    assert second, "a draft goes on after the first step"
    assert own(play)[-1:] != [first], "and changes nothing"
    onward = next(road for road in second if road != first)
    play.choose_run(ALICE, [*set_out, first, onward, "stop"])
    assert own(play)[-5:] == [*set_out, first, onward, "stop"] or own(play)[-4:] == [*set_out, first, onward]
    assert state_of(play.game).where[state_of(play.game).house_nobles(ALICE)[0]] >= 0


def test_a_march_waits_for_whoever_could_answer_a_step_and_then_goes_on() -> None:
    play = interrupted()
    assert play.decision(ALICE) is None, "bob is asked first"
    assert play.planned[ALICE].labels
    onward = play.planned[ALICE].labels[0]
    play.choose(BOB, "pass")
    while play.decision(ALICE) is None:
        play.choose(play.game.waiting[0].seat, "pass")
    assert answer(play) == onward
    assert answer(play, everything=True) == onward, "it was chosen, whoever wants to be asked what"


def test_a_march_is_asked_anew_if_somebody_did_something_meanwhile() -> None:
    play = interrupted()
    did = next(label for label in offered(play.game, BOB) if label.startswith("play Assassination on Balon"))
    play.choose(BOB, did)
    assert not play.planned
    while play.decision(ALICE) is None or play.game.waiting[0].kind != "step":
        asked = play.game.waiting[0]
        play.choose(asked.seat, (asked.declining or asked.options[0]).label, True)
    assert answer(play) is None


def test_what_another_holds_is_not_told_by_a_draft(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whether bob could answer a step makes no difference to where alice may plan to go, however cards are dealt anew."""
    many = {"hand": ["Assassination", "Assassination", "Assassination"]}
    play = at("movement", bob=many, carol=many)
    come_to(play, "march")
    set_out = ["march Edmure Tully", "take Man at Arms"]
    drafts = []
    for number in range(20):
        monkeypatch.setattr(drafting, "seed_text", lambda _, number=number: seed_text(number))
        first = roads(play, *set_out)[0]
        drafts.append(roads(play, *set_out, first))
    assert drafts[0] and all(each == drafts[0] for each in drafts)
    plain, holding = at("movement"), at("movement", bob={"hand": ["Assassination"]})
    for play in (plain, holding):
        come_to(play, "march")
    first = roads(plain, "march Edmure Tully", "take Man at Arms")[0]
    drafts = [
        drafting.shown(drafting.draft(play.game, ALICE, ["march Edmure Tully", "take Man at Arms", first]), ALICE, 1)
        for play in (plain, holding)
    ]
    assert drafts[0]["decision"] == drafts[1]["decision"]


def interrupted() -> Play:
    """Alice has chosen a march of two steps; after the first of them bob could play a card."""
    play = at("movement", bob={"hand": ["Assassination"]})
    come_to(play, "march")
    set_out = ["march Edmure Tully", "take Man at Arms"]
    first = roads(play, *set_out)[0]
    onward = next(road for road in roads(play, *set_out, first) if road != first)
    play.choose_run(ALICE, [*set_out, first, onward, "stop"])
    return play


def test_a_march_that_can_take_no_step_more_stops_by_itself() -> None:
    play = at("movement")
    come_to(play, "march")
    let(play.game, ALICE, "march Edmure Tully", "take Man at Arms", "take Man at Arms")
    for _ in range(2):
        step = next(label for label in offered(play.game) if label.startswith("move "))
        let(play.game, ALICE, step)
    play = Play(play.game)
    left = offered(play.game)
    assert left[-1] == "stop" and all(label.startswith(("take", "leave")) for label in left[:-1]) and len(left) > 1
    assert answer(play) == "stop"
    assert answer(play, everything=True) is None


# Purchases, cards and markers


def test_purchases_are_chosen_together_and_a_draft_shows_what_is_left() -> None:
    play = at("purchase")
    come_to(play, "buy")
    bought = ["buy Man at Arms in Riverrun", "buy Mill in Riverrun"]
    drafted = drafting.draft(play.game, ALICE, bought)
    assert state_of(drafted.game).gold[ALICE] < state_of(play.game).gold[ALICE]
    assert [each["label"] for each in drafted.chosen] == bought and not drafted.complete
    play.choose_run(ALICE, [*bought, "done"])
    assert own(play)[-3:] == [*bought, "done"]


def test_both_cards_are_drawn_with_one_answer_and_no_draft_shows_them() -> None:
    play = at("cards")
    come_to(play, "draw")
    before = drafting.shown(drafting.draft(play.game, ALICE, []), ALICE, 1)
    drafted = drafting.draft(play.game, ALICE, ["draw Court Event", "draw Fortune", "draw Fortune"])
    assert [each["label"] for each in drafted.chosen] == ["draw Court Event", "draw Fortune"] and drafted.complete
    assert drafting.shown(drafted, ALICE, 1)["view"] == before["view"]
    one = drafting.shown(drafting.draft(play.game, ALICE, ["draw Court Event"]), ALICE, 1)["decision"]["options"]
    assert [each["label"] for each in one] == ["draw Court Event", "draw Fortune", "done"]
    play.choose_run(ALICE, ["draw Court Event", "draw Fortune", "done"])
    assert len(state_of(play.game).hands[ALICE]) == 2


def test_the_space_bar_draws_a_card_without_danger() -> None:
    play = at("cards")
    come_to(play, "draw")
    people = play.game.rules.people
    asked = play.decision(ALICE)
    assert asked is not None
    assert str(people.sensible(play.game.state, asked)) == "draw Court Event"
    drafted = drafting.draft(play.game, ALICE, ["draw Court Event"])
    assert drafting.shown(drafted, ALICE, 1)["decision"]["sensible"] == "done", (
        "once it is chosen, that is what is sent"
    )
    play.choose_run(ALICE, ["draw Court Event"])
    asked = play.decision(ALICE)
    assert asked is not None and people.sensible(play.game.state, asked) is None, "Fortune may bring a Disaster"


def test_who_takes_one_card_sees_it_before_the_other_is_asked() -> None:
    play = at("cards")
    come_to(play, "draw")
    play.choose_run(ALICE, ["draw Court Event", "done"])
    assert len(state_of(play.game).hands[ALICE]) == 1
    assert offered(play.game) == ["draw Fortune", "done"]


def test_stark_sees_each_card_before_the_next() -> None:
    play = at("cards", {"house": "stark", "nobles": {"Ned Stark": "Riverrun"}})
    come_to(play, "draw")
    assert drafting.picked(play.game, ALICE) is None
    with pytest.raises(Refused):
        play.choose_run(ALICE, ["draw Court Event", "draw Fortune"])
    assert not state_of(play.game).hands[ALICE], "nothing has changed"


# Windows


def test_a_card_for_any_time_is_asked_about_before_armies_move_not_in_every_window() -> None:
    play = at("cards", {"hand": ["Assassination"]})
    asked: list[tuple[str, int]] = []
    while play.game.waiting and play.game.rules.people.moment(play.game.state).phase != "battles":
        decision = play.game.waiting[0]
        label = answer(play, decision.seat) if decision.seat == ALICE else None
        if decision.seat == ALICE and decision.kind == "effect" and label is None:
            moment = play.game.rules.people.moment(play.game.state)
            asked.append((moment.phase, -1 if moment.turn is None else moment.turn))
        play.choose(decision.seat, label or (decision.declining or decision.options[0]).label, label is not None)
    assert len(asked) == 1, "once it was declined it isn't asked about again before armies have met"
    assert asked[0][1] in (-1, ALICE), "nor in the turn of somebody else"


def test_talk_alone_is_a_reason_to_stop_where_there_is_something_to_bargain_about() -> None:
    far = before_marches()
    assert answer(far) == "pass", "nobody is near"
    near = before_marches(bob={"nobles": {"Doran Martell": "Harrenhal"}, "troops": {"Harrenhal": {"Knights": 1}}})
    assert answer(near) is None
    assert answer(near, stops={"movement/own": "pass"}) == "pass"
    assert answer(far, everything=True) is None and answer(far, stops={"movement/own": "all"}) is None


def before_marches(**words: Any) -> Play:
    """The window before armies move."""
    play = at("purchase", **words)
    while play.game.rules.people.moment(play.game.state).phase != "movement":
        decision = play.game.waiting[0]
        play.choose(decision.seat, (decision.declining or decision.options[0]).label, True)
    come_to(play, "effect")
    assert play.game.rules.people.moment(play.game.state).phase == "movement"
    return play


# Two questions in one prompt


def told(play: Play, *labels: str) -> dict[str, Any]:
    """What alice is asked, with these picks in her draft."""
    found: dict[str, Any] = drafting.shown(drafting.draft(play.game, ALICE, list(labels)), ALICE, 1)["decision"]
    return found


def later(decision: dict[str, Any]) -> list[str]:
    return [each["label"] for each in decision["options"] if each.get("later")]


def test_what_to_discard_and_what_to_draw_is_asked_at_once() -> None:
    play = at("cards", {"hand": ["Taxes", "Uprising"]})
    come_to(play, "discard")
    decision = told(play)
    assert later(decision) == ["draw Court Event", "draw Fortune"] and decision["later"]["decline"] == "done"
    assert decision["sensible"] == "draw Court Event", "not to keep all cards and draw none"
    drafted = told(play, "discard Taxes", "draw Court Event", "draw Fortune")
    chosen = [(each["label"], each.get("first")) for each in drafted["options"] if each.get("chosen")]
    assert chosen == [("discard Taxes", None), ("draw Court Event", "done"), ("draw Fortune", None)]
    play.choose_run(ALICE, ["discard Taxes", "done", "draw Court Event", "draw Fortune", "done"])
    assert own(play)[-4:] == ["discard Taxes", "done", "draw Court Event", "draw Fortune"]
    assert len(state_of(play.game).hands[ALICE]) == 3


def test_who_declines_both_is_asked_neither_again() -> None:
    play = at("cards", {"hand": ["Taxes"]})
    come_to(play, "discard")
    play.choose_run(ALICE, ["done", "done"])
    assert own(play)[-2:] == ["done", "done"] and len(state_of(play.game).hands[ALICE]) == 1


def test_a_drawn_card_is_not_seen_in_a_draft_that_discards_first() -> None:
    play = at("cards", {"hand": ["Taxes"]})
    come_to(play, "discard")
    shown = drafting.shown(drafting.draft(play.game, ALICE, ["discard Taxes", "draw Court Event"]), ALICE, 1)
    assert shown["view"]["players"][ALICE]["hand"] == []
    stark = at("cards", {"house": "stark", "nobles": {"Ned Stark": "Riverrun"}, "hand": ["Taxes"]})
    come_to(stark, "discard")
    shown = drafting.shown(drafting.draft(stark.game, ALICE, ["draw Court Event"]), ALICE, 1)
    assert shown["view"]["players"][ALICE]["hand"] == ["Taxes"] and not later(shown["decision"])


def test_the_rest_waits_for_whoever_could_answer_and_is_asked_anew_if_they_do() -> None:
    for reply, goes_on in (("pass", True), ("play Assassination on Balon Greyjoy", False)):
        play = at("cards", {"hand": ["Taxes"]}, bob={"hand": ["Assassination"]})
        come_to(play, "discard")
        play.choose_run(ALICE, ["discard Taxes", "draw Court Event", "done"])  # no card is left to discard
        assert play.decision(ALICE) is None, "bob is asked first"
        play.choose(BOB, reply)
        while play.decision(ALICE) is None or play.game.waiting[0].kind != "draw":
            asked = play.game.waiting[0]
            play.choose(asked.seat, (asked.declining or asked.options[0]).label, True)
        assert answer(play) == ("draw Court Event" if goes_on else None)


def test_all_marches_of_a_turn_are_one_answer() -> None:
    two = {"Edmure Tully": "Riverrun", "Brynden Tully": "Riverrun"}
    play = at("movement", {"nobles": two})
    come_to(play, "march")
    first = ["march Edmure Tully", "take Man at Arms"]
    road = roads(play, *first)[0]
    assert later(told(play, *first, road)) == ["march Brynden Tully"]
    second = ["march Brynden Tully", "take Knight"]
    drafted = told(play, *first, road, *second, road)
    chosen = [(each["label"], each.get("first")) for each in drafted["options"] if each.get("chosen")]
    assert chosen[3] == ("march Brynden Tully", "stop") and len(chosen) == 6
    run = [*first, road, "stop", *second, road, "stop", "done"]
    play.choose_run(ALICE, run)
    assert own(play)[-len(run) :] == run or own(play)[-len(run) + 1 :] == run[:-1]


def talking() -> Play:
    """The window before marriages, in which alice may talk, and could marry afterwards."""
    play = at("end of round", bob={"house": "stark", "nobles": {"Sansa Stark": "Sunspear"}})
    while play.game.rules.people.moment(play.game.state).phase != "hear ye":
        play.choose(play.game.waiting[0].seat, "pass", True)
    come_to(play, "effect")
    return play


def test_nothing_is_seen_ahead_of_what_chance_decides(monkeypatch: pytest.MonkeyPatch) -> None:
    """A curse is rolled for between talk and marriages: who may marry then isn't known, and isn't told."""
    assert later(told(talking()))
    monkeypatch.setattr(hear_ye, "cursed_nobles", lambda s: [][: s.chance.below(6)])
    assert not later(told(talking()))


def test_marriages_are_proposed_where_talk_is_asked_about() -> None:
    play = talking()
    decision = told(play)
    marry = "marry Edmure Tully to Sansa Stark"
    assert later(decision) == [marry] and decision["later"]["say"] == "Announce nothing"
    assert [each["label"] for each in play.game.view(ALICE)["talks"]["matches"]] == [marry]
    play.choose_run(ALICE, ["pass", marry])
    while play.decision(ALICE) is None:
        asked = play.game.waiting[0]
        play.choose(asked.seat, (asked.declining or asked.options[0]).label, True)
    assert own(play)[-1] == marry or answer(play) == marry


def test_a_single_answer_to_the_later_question_declines_the_first() -> None:
    play = at("cards", {"hand": ["Taxes"]})
    come_to(play, "discard")
    assert with_first(play.game, ALICE, ["draw Fortune"]) == ["done", "draw Fortune"]
    assert with_first(play.game, ALICE, ["discard Taxes"]) == ["discard Taxes"]
    assert with_first(play.game, ALICE, ["draw Blood"]) == ["draw Blood"], "which is refused as it is"
