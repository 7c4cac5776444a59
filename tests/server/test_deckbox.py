"""Decks: read in three forms, checked with reasons, kept by whoever brought them."""

from __future__ import annotations

from browser import Browser

from weirwood.kernel import rulebook


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
