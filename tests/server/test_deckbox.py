"""Decks: read in three forms, checked with reasons, kept by whoever brought them."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

from browser import Browser
from running import Running
from sqlalchemy import create_engine

from weirwood.kernel import rulebook
from weirwood.server.store import schema
from weirwood.server.tables.decks import versions


def test_a_deck_is_read_checked_and_kept(ann: Browser, bob: Browser) -> None:
    text = "\n".join(rulebook("agot2").decks.lines("stark"))
    deck = ann.post("/api/decks", game="agot2", text=text, name="Wolves")["deck"]
    assert deck["legal"] and deck["name"] == "Wolves" and deck["line"] == "House Stark, Fealty"
    assert [each["id"] for each in ann.get("/api/decks?game=agot2")["mine"]] == [deck["id"]]
    assert bob.get("/api/decks?game=agot2")["mine"] == []
    bob.get(f"/api/decks/{deck['id']}", 404)
    assert "1x Ice (Core)" in ann.get(f"/api/decks/{deck['id']}")["lines"] or "Ice" in str(
        ann.get(f"/api/decks/{deck['id']}")["lines"]
    )
    bob.post("/api/play", 422, game="agot2", seat={"deck": deck["id"]})
    with ann.play("agot2", bot="random", seat={"deck": deck["id"]}) as seat:
        assert seat.view["players"][0]["faction"] == "House Stark"
    ann.http.delete(f"/api/decks/{deck['id']}", headers={"content-type": "application/json"})
    assert ann.get("/api/decks?game=agot2")["mine"] == []


def test_an_illegal_deck_says_why_and_cannot_be_played(ann: Browser) -> None:
    deck = ann.post("/api/decks", game="agot2", text="Few\nHouse Stark\n4x Ice")["deck"]
    rules = {refusal["rule"] for refusal in deck["refusals"]}
    assert not deck["legal"] and {"rr.deckbuilding.3", "rr.deckbuilding.5"} <= rules
    assert all(refusal["text"] for refusal in deck["refusals"])
    ann.post("/api/play", 422, game="agot2", seat={"deck": deck["id"]})


def test_json_cannot_claim_to_be_a_learning_deck(ann: Browser) -> None:
    text = '{"faction": "stark", "cards": {"Ice": 1}, "learning": true}'
    assert not ann.post("/api/decks", game="agot2", text=text)["deck"]["legal"]


def test_an_octgn_deck_is_read_by_names(ann: Browser) -> None:
    text = """<?xml version="1.0" encoding="utf-8" standalone="yes"?>
    <deck game="30c200c9-6c98-49a4-a293-106c06295c05">
      <section name="Agenda"><card qty="1" id="x">House Stark</card><card qty="1" id="y">Fealty</card></section>
      <section name="Plots"><card qty="1" id="z">A Noble Cause</card></section>
      <section name="Main"><card qty="2" id="w">Ice</card></section></deck>"""
    deck = ann.post("/api/decks", game="agot2", text=text, keep=False)["deck"]
    assert deck["line"] == "House Stark, Fealty" and "2x Ice (Core)" in deck["lines"]
    for wrong in ("<deck>", "<card/>", text.replace("Ice", "Nonesuch"), "<!DOCTYPE x><deck/>"):
        assert "error" in ann.post("/api/decks", 422, game="agot2", text=wrong, keep=False)


def test_what_cannot_be_read_says_where(ann: Browser) -> None:
    error = ann.post("/api/decks", 422, game="agot2", text="Bad\nHouse Stark\n3x Arya Starc")["error"]
    assert "line 3" in error and "Arya Stark" in error


def test_faces_and_rules(ann: Browser) -> None:
    faces = ann.get("/api/games/agot2/cards")
    assert faces["Arya Stark"]["icons"] == ["power"] and faces["House Stark"]["type"] == "faction"
    assert ann.get("/api/games/agot2/cards/Arya%20Stark%20%232") == faces["Arya Stark"]
    ann.get("/api/games/agot2/cards/Nobody", 404)
    assert ann.get("/api/rules/rr.ambush.1")["section"]
    assert ann.get("/api/rules/faq1.window.1")["document"] == "FAQ 2.4, first edition"
    ann.get("/api/rules/rr.none.1", 404)
    assert ann.get("/api/rules?q=ambush&game=agot2")["clauses"]


def test_a_changed_deck_keeps_what_it_was(ann: Browser, bob: Browser) -> None:
    text = "\n".join(rulebook("agot2").decks.lines("stark"))
    deck = ann.post("/api/decks", game="agot2", text=text, name="Wolves")["deck"]
    data = ann.get(f"/api/decks/{deck['id']}")["data"]
    code = next(iter(data["cards"]))
    changed = {**data, "cards": {**data["cards"], code: data["cards"][code] + 1}}
    for _ in range(2):  # the second time nothing changes
        again = ann.post("/api/decks", game="agot2", text=json.dumps(changed), name="Wolves 2", id=deck["id"])["deck"]
    assert again["id"] == deck["id"] and len(ann.get("/api/decks?game=agot2")["mine"]) == 1
    now = ann.get(f"/api/decks/{deck['id']}")
    assert now["name"] == "Wolves 2" and now["data"]["cards"] == changed["cards"]
    assert [each["name"] for each in now["versions"]] == ["Wolves"]
    assert ann.get(f"/api/decks/{deck['id']}/versions/1")["data"]["cards"] == data["cards"]
    for path in ("versions/2", "versions/x", "versions/-1"):
        ann.get(f"/api/decks/{deck['id']}/{path}", 404)
    bob.get(f"/api/decks/{deck['id']}/versions/1", 404)
    bob.post("/api/decks", 422, game="agot2", text=json.dumps(changed), id=deck["id"])
    assert ann.get(f"/api/decks/{deck['id']}")["name"] == "Wolves 2"


def test_only_so_many_versions_of_a_deck_are_kept() -> None:
    engine = create_engine("sqlite://")
    schema.metadata.create_all(engine)
    with engine.begin() as sql:
        for n in range(25):
            sql.execute(schema.decks.delete())
            values = {
                "id": "d-1",
                "person": "ann",
                "game": "agot2",
                "name": f"Few {n}",
                "data": "{}",
                "created": float(n),
            }
            sql.execute(schema.decks.insert().values(values))
            versions.keep(sql, sql.execute(schema.decks.select()).one())
        assert [each["name"] for each in versions.when(sql, "d-1")] == [f"Few {n}" for n in range(24, 4, -1)]


def test_a_link_lets_others_read_a_deck_until_it_is_taken_back(ann: Browser, bob: Browser) -> None:
    deck = ann.post("/api/decks", game="agot2", text="Few\nHouse Stark\n1x Ice")["deck"]
    bob.post(f"/api/decks/{deck['id']}/link", 422)
    token = ann.post(f"/api/decks/{deck['id']}/link")["shared"]
    assert ann.post(f"/api/decks/{deck['id']}/link")["shared"] == token
    assert ann.get(f"/api/decks/{deck['id']}")["shared"] == token
    read = bob.get(f"/api/shared/{token}")
    assert read["name"] == "Few" and read["lines"][-1] == "1x Ice (Core)" and not read["id"]
    plain = {"content-type": "application/json"}
    bob.http.request("DELETE", f"/api/decks/{deck['id']}/link", headers=plain)
    bob.get(f"/api/shared/{token}")
    ann.http.request("DELETE", f"/api/decks/{deck['id']}/link", headers=plain)
    bob.get(f"/api/shared/{token}", 404)
    token = ann.post(f"/api/decks/{deck['id']}/link")["shared"]
    ann.http.delete(f"/api/decks/{deck['id']}", headers=plain)
    bob.get(f"/api/shared/{token}", 404)


def test_what_the_rules_say_of_a_card_and_what_sets_there_are(ann: Browser) -> None:
    named = ann.get("/api/rules?card=Ser%20Horas%20Redwyne&game=agot2")["clauses"]
    assert named and all("Ser Horas Redwyne" in str(each) for each in named)
    sets = {each["code"]: each for each in ann.get("/api/games/agot2/sets")}
    assert sets["Core"]["name"] == "Core Set" and sets["TtB"]["cycle"] == "Westeros"
    assert ann.get("/api/games/fief/sets") == []
    contents = ann.get("/api/games/hbo/rules")
    assert [part["document"] for part in contents] and contents[0]["sections"][0]["clauses"][0]["rule"]


def test_a_deck_says_how_it_did_in_the_laboratory(start: Callable[..., Running], tmp_path: Path) -> None:
    stark = rulebook("agot2").decks.builtin("stark")
    sides = [{"name": "wolves", "bot": "herald", "deck": stark}, {"name": "lions", "bot": "herald"}]
    setting = {"game": "agot2", "version": "1", "sides": sides, "meetings": [[0, 1]]}
    (tmp_path / "runs" / "field").mkdir(parents=True)
    (tmp_path / "runs" / "field" / "run.json").write_text(json.dumps(setting))
    games = [{"sides": ["wolves", "lions"], "winners": [int(n % 3 == 0)]} for n in range(6)]  # seat 0 wins four of them
    (tmp_path / "runs" / "field" / "games.jsonl").write_text("".join(json.dumps(g) + "\n" for g in games))
    games_of = start(lab=tmp_path / "runs").browser("Ann")
    (against,) = games_of.get("/api/decks/stark?game=agot2")["played"]
    assert (against["opponent"], against["bot"], against["games"]) == ("lions", "herald", 6)
    assert against["low"] < against["mean"] < against["high"]
    assert games_of.get("/api/decks/lannister?game=agot2")["played"] == []
    assert "played" not in start().browser("Bob").get("/api/decks/stark?game=agot2")
