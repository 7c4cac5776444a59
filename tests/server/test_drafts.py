"""Choosing several: a draft tells what a run of choices would come to, and the choices are made all together or not."""

from __future__ import annotations

from typing import Any

from browser import Browser, Seat
from running import table_for_two

from weirwood.kernel import Game, load, rulebook, seed_text
from weirwood.server.showing import drafting, seen


def placing(seat: Seat) -> dict[str, Any]:
    """Go on to the setup cards."""
    while True:
        decision = seat.wait_for_decision()
        if decision["kind"] == "setup":
            return decision
        seat.choose("keep")


def labels(decision: dict[str, Any]) -> list[str]:
    return [option["label"] for option in decision["options"] if option["label"] != decision["decline"]]


def chosen(decision: dict[str, Any]) -> list[str]:
    return [option["label"] for option in decision["options"] if option.get("chosen")]


def test_a_draft_is_shown_and_changes_nothing(ann: Browser) -> None:
    with ann.play("agot2", bot="random", seat={"deck": "stark"}) as seat:
        decision = placing(seat)
        assert decision["several"] and decision["tally"] == "0 of 8 gold spent"
        priced = (each["label"] for each in decision["options"] if each["hint"] and not each["hint"].startswith("0 "))
        seq, first = seat.seq, next(priced)
        answer = seat.ask("draft", decision=decision["id"], options=[first, "place Nobody"])
        drafted = answer["decision"]
        assert chosen(drafted) == [first] and drafted["decline"] == "done"
        assert drafted["tally"] != decision["tally"]
        again = seat.ask("draft", decision=decision["id"], options=[])
        assert again["decision"]["tally"] == decision["tally"]
        assert seat.seq == seq and seat.decision == decision
        stale = seat.ask("draft", decision=decision["id"] - 1, options=[first])
        assert stale["t"] == "refused" and stale["code"] == "stale"


def test_a_run_is_made_choice_by_choice_and_the_record_is_plain(ann: Browser) -> None:
    with ann.play("agot2", bot="random", seat={"deck": "stark"}) as seat:
        decision = placing(seat)
        first = labels(decision)[0]
        made = seat.ask("choose", seq=seat.seq, decision=decision["id"], options=[first, "done"])
        assert made["t"] == "ok"
        repeated = seat.ask("choose", seq=decision["id"], decision=decision["id"], options=[first, "done"])
        assert repeated["t"] == "ok", "sent again after a lost connection, it does no harm"
        seat.ask("concede")
        record = load(ann.http.get(f"/api/tables/{seat.table}/record").text)
        own = [label for number, label in record.choices if number == 0]
        at = own.index(first)  # whatever comes after it the server has answered
        assert own[at : at + 2] == [first, "done"]


def test_a_run_with_an_impossible_choice_is_refused_as_a_whole(ann: Browser) -> None:
    with ann.play("agot2", bot="random", seat={"deck": "stark"}) as seat:
        decision = placing(seat)
        first, seq = labels(decision)[0], seat.seq
        refused = seat.ask("choose", seq=seq, decision=decision["id"], options=[first, "place Nobody", "done"])
        assert refused["t"] == "refused" and refused["code"] == "illegal"
        drafted = seat.ask("draft", decision=decision["id"], options=[])
        assert drafted["decision"]["tally"] == "0 of 8 gold spent"
        assert seat.ask("choose", seq=seq, decision=decision["id"], options=[first, "done"])["t"] == "ok"


def test_nobody_hears_of_a_draft(ann: Browser, bob: Browser) -> None:
    table = table_for_two(ann, bob, "hbo")
    with ann.sit(table) as first, bob.sit(table) as second:
        for seat in (first, second):
            seat.wait_for_decision()
            seat.choose("keep")
        decision, other = placing(first), placing(second)
        heard, seq = len(second.raw), second.seq
        first.ask("draft", decision=decision["id"], options=labels(decision)[:2])
        second.ask("draft", decision=other["id"], options=[])
        told = [text for text in second.raw[heard:] if '"t":"draft"' not in text]
        assert not told and second.seq == seq


def test_a_pick_that_would_end_the_run_tells_nothing_of_what_follows(ann: Browser) -> None:
    with ann.play("hbo", bot="random", form={"draft": True}) as seat:
        while (decision := seat.wait_for_decision())["kind"] != "plot deck":
            seat.choose(0)
            while seat.decision is None or seat.decision["id"] == decision["id"]:
                seat.recv()
        seven = labels(decision)[:7]
        before = seat.view["round"]
        answer = seat.ask("draft", decision=decision["id"], options=seven)
        assert chosen(answer["decision"]) == seven and answer["decision"]["decline"] == "done"
        assert answer["decision"]["tally"] == "7 chosen"
        assert answer["view"]["round"] == before
        deck = answer["view"]["players"][seat.state["you"]]["plot_deck"]
        assert deck == sorted(label.removeprefix("choose ") for label in seven)


def test_a_single_possible_defender_is_clicked_in_and_out_like_several() -> None:
    rules = rulebook("agot2")
    noble = {"plot": "A Noble Cause"}
    players = {"alice": {**noble, "play": ["Grey Wind"]}, "bob": {**noble, "play": ["Ser Jaime Lannister (Core)"]}}
    g = Game(rules, rules.judge.scenario({"start": "challenges", "first": "alice", "players": players}), seed_text(1))
    while (asked := g.waiting[0]).kind != "defenders":
        wanted = next((o for o in asked.options if o.verb in ("challenge", "attack")), asked.options[-1])
        g.choose(wanted, asked.seat)
    (one,) = labels(open := shown_to(g, asked.seat))
    assert open["several"]
    drafted = drafting.draft(g, asked.seat, [one])
    told = drafting.shown(drafted, asked.seat, 1)["decision"]
    assert drafted.complete and chosen(told) == [one] and told["decline"] == "done"
    assert g.waiting[0] == asked, "nothing is made yet"


def shown_to(game: Game, seat: int) -> dict[str, Any]:
    found = seen.decision(game, seat, 1)
    assert found is not None
    return found
