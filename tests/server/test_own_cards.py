"""A table's own cards: given when it is made, playable there, seen there and nowhere else."""

from __future__ import annotations

from pathlib import Path

import pytest
from browser import Browser

from weirwood.kernel import rulebook
from weirwood.kernel.card_file import LARGEST

CARDS = (Path(__file__).parents[2] / "docs" / "designed-cards.yaml").read_text("utf-8")
SEATS = [{"who": "me"}, {"who": "bot", "bot": "random"}]


def own_deck(person: Browser) -> str:
    """A deck of Winterfell's with cards that only some tables know."""
    lines = [*rulebook("agot2").decks.lines("stark"), "1x Quiet Ferryman", "2x Wolfsworn"]
    read = person.post("/api/decks", game="agot2", text="\n".join(lines), name="Ferry", form={"cards": CARDS})
    assert read["deck"]["legal"], read
    return str(read["deck"]["id"])


def test_the_form_of_a_new_table_has_a_field_for_them(ann: Browser) -> None:
    forms = {game["id"]: {field["name"]: field for field in game["form"]} for game in ann.get("/api/games")}
    assert forms["agot2"]["cards"]["kind"] == "cards" and forms["agot2"]["cards"]["default"] == ""
    assert "cards" not in forms["fief"]


def test_a_table_is_played_with_its_own_cards(ann: Browser) -> None:
    deck = own_deck(ann)
    seats = [{"who": "me", "form": {"deck": deck}}, {"who": "bot", "bot": "random"}]
    table = ann.post("/api/tables", game="agot2", seats=seats, form={"cards": CARDS})["table"]
    faces = ann.get(f"/api/tables/{table}/cards")
    assert sorted(faces) == ["Quiet Ferryman", "The Ferrymen's Hall", "Wolfsworn"]
    assert faces["Quiet Ferryman"]["text"][0] == "Stealth."
    with ann.sit(table) as seat:
        assert seat.view["players"][0]["faction"] == "House Stark"
        assert seat.state["table"]["own_cards"] is True and "cards" not in seat.state["table"]["form"]
        seat.ask("concede")
    record = ann.http.get(f"/api/tables/{table}/record")
    assert record.status_code == 200 and "Wolfsworn" in record.text


def test_other_tables_and_strangers_do_not_see_them(ann: Browser, bob: Browser) -> None:
    deck = own_deck(ann)
    table = ann.post("/api/tables", game="agot2", seats=SEATS, form={"cards": CARDS}, spectators=False)["table"]
    bob.get(f"/api/tables/{table}/cards", 403)
    assert "Ferryman" not in str(bob.get("/api/lobby")) and "Ferryman" not in str(bob.get(f"/api/tables/{table}"))
    assert "Quiet Ferryman" not in ann.get("/api/games/agot2/cards")
    ann.get("/api/games/agot2/cards/Quiet%20Ferryman", 404)
    other = [{"who": "me", "form": {"deck": deck}}, {"who": "bot"}]
    assert "no card called 'Quiet Ferryman'" in ann.post("/api/tables", 422, game="agot2", seats=other)["error"]
    plain = ann.post("/api/tables", game="agot2", seats=SEATS)["table"]
    assert ann.get(f"/api/tables/{plain}/cards") == {} and ann.get(f"/api/tables/{plain}")["own_cards"] is False


def test_decks_are_judged_for_the_table_with_its_cards(ann: Browser, bob: Browser) -> None:
    deck = own_deck(ann)

    def legal(found: dict[str, list[dict[str, object]]]) -> bool:
        return bool(next(each for each in found["mine"] if each["id"] == deck)["legal"])

    assert not legal(ann.get("/api/decks?game=agot2"))
    assert legal(ann.post("/api/games/agot2/decks", form={"cards": CARDS, "format": "joust"}))
    made = bob.post("/api/tables", game="agot2", seats=[{"who": "me"}, {"who": "open"}], form={"cards": CARDS})
    assert legal(ann.get(f"/api/decks?game=agot2&table={made['table']}"))
    ann.post(f"/api/tables/{made['table']}/sit", seat=1, form={"deck": deck})
    with ann.sit(made["table"]) as seat, bob.sit(made["table"]) as other:
        seat.ask("ready")
        other.ask("ready")
        while seat.view is None:
            seat.recv()


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("from weirwood.games.agot2.catalogue import register\nregister(1)\n", "a card is written as keys and values"),
        ("import os; os.system('true')", "a card is written as keys and values"),
        ("#" * (LARGEST + 1), "a file of cards has at most 64 KB, and this has 65537 bytes"),
        ("a: &a [x]\nb: [*a, *a]", "anchors (&) and aliases (*) aren't taken here"),
        (CARDS.replace("cost: 2", "cost: 2\ncost: 2"), "the key 'cost' stands twice"),
        (CARDS.replace("deck limit", "limit"), "line 19: a card has no 'limit'; did you mean 'plot limit'?"),
        (CARDS.replace("Wolfsworn", "Ice"), "there is a printed card called Ice"),
        (CARDS.replace("draw 1 card", "draw one card"), "line 12: 'Reaction, after you win an intrigue challenge"),
        (CARDS.replace("title: Wolfsworn", "title: !!python/name:os.system"), "could not determine a constructor"),
        (17, "Cards of your own are given as the text of a YAML file."),
    ],
)
def test_what_is_no_file_of_cards_is_refused_with_a_sentence(ann: Browser, text: object, said: str) -> None:
    answer = ann.post("/api/tables", 422, game="agot2", seats=SEATS, form={"cards": text})
    assert said in answer["error"]


def test_a_game_with_fixed_decks_takes_none(ann: Browser) -> None:
    assert "error" in ann.post("/api/tables", 422, game="hbo", seats=SEATS, form={"cards": CARDS})
