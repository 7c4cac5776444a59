"""Every registered game can be set up from its own form and played at a table."""

from __future__ import annotations

import pytest
from browser import Browser

from weirwood.kernel import games, rulebook


@pytest.mark.parametrize("game", games())
def test_play_now_in_one_click(ann: Browser, game: str) -> None:
    with ann.play(game, bot="random") as seat:
        for _ in range(25):
            if seat.state["result"] is not None:
                break
            decision = seat.wait_for_decision()
            labels = [option["label"] for option in decision["options"]]
            assert seat.choose(labels[len(seat.log) % len(labels)])["t"] == "ok"
        assert seat.log and all(line["text"] for line in seat.log if line)
        seat.ask("concede")
        replay = ann.get(f"/api/tables/{seat.table}/replay?seat=open")
        assert len(replay["steps"]) == ann.get(f"/api/tables/{seat.table}")["choices"]


@pytest.mark.parametrize("game", games())
def test_faces_are_there(ann: Browser, game: str) -> None:
    names = rulebook(game).cards.names()
    faces = ann.get(f"/api/games/{game}/cards")
    assert set(faces) == set(names)
    assert all(face["name"] and face["lines"] for face in faces.values())


def test_a_computer_that_thinks_does_so_elsewhere(ann: Browser) -> None:
    with ann.play("agot2", bot="squire", seat={"deck": "stark"}) as seat:
        seat.wait_for_decision()
        seat.choose("keep")
        thought = False
        for _ in range(12):
            if seat.decision is not None:
                seat.choose(-1)
            else:
                thought = seat.recv()["t"] == "thinking" or thought
            if thought and seat.seq > 4:
                break
        assert thought


def test_a_table_that_stops_at_every_window(ann: Browser) -> None:
    seats = [{"who": "me", "form": {"deck": "stark"}}, {"who": "bot", "bot": "random"}]
    table = ann.post("/api/tables", game="agot2", seats=seats, ask_all=True)["table"]
    with ann.sit(table) as seat:
        seat.ask("prefs", prefs={"windows": True})
        while len(seat.wait_for_decision()["options"]) > 1:
            seat.choose(0)
        seat.ask("prefs", prefs={"windows": False})
        for _ in range(20):  # or fewer: the Fool may have won by then
            while seat.decision is None and seat.state["result"] is None:
                seat.recv()
            if seat.decision is None:
                break
            assert len(seat.decision["options"]) > 1
            seat.choose(0)


@pytest.mark.parametrize("game", games())
def test_every_number_of_players_that_the_form_allows(ann: Browser, game: str) -> None:
    rules = rulebook(game)
    forms: list[tuple[dict[str, str], tuple[int, int]]] = [
        ({field.name: str(choice.value)}, choice.seats)
        for field in rules.people.setup_form()
        for choice in field.choices
        if choice.seats is not None
    ]
    for form, (least, most) in forms or [({}, (rules.min_seats, rules.max_seats))]:
        for count in range(least, most + 1):
            seats = [{"who": "me"}, *([{"who": "bot", "bot": "random"}] * (count - 1))]
            table = ann.post("/api/tables", game=game, form=form, seats=seats)["table"]
            summary = ann.get(f"/api/tables/{table}")
            assert summary["status"] == "playing" and len(summary["seats"]) == count
