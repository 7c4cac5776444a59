"""The restricted lists where a table is set up in the browser, and decks that were kept before there were bounds."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from browser import Browser
from running import Running

from weirwood.games.agot2.decks.decks import builtin
from weirwood.kernel import rulebook

ME, BOT, FRIEND = {"who": "me"}, {"who": "bot", "bot": "random"}, {"who": "friend"}
CLASH, CLAIM = "A Clash of Kings", "Superior Claim"


def clashing() -> str:
    """A deck that only the melee list forbids."""
    lines = rulebook("agot2").decks.lines("tyrell")
    assert any(CLAIM in line for line in lines)
    return "\n".join(line.replace("The Winds of Winter", CLASH) for line in lines)


@pytest.fixture
def deck(ann: Browser) -> str:
    return str(ann.post("/api/decks", game="agot2", text=clashing(), name="Clashing")["deck"]["id"])


def mine(browser: Browser, id: str, **form: str) -> dict[str, Any]:
    """One's own deck as it is listed for a table."""
    found = browser.http.get("/api/decks", params={"game": "agot2", **form}).json()["mine"]
    return next(each for each in found if each["id"] == id)


def test_a_deck_is_shown_with_what_a_format_forbids(ann: Browser, deck: str) -> None:
    for form in ({}, {"format": "joust"}, {"format": "melee", "list": "none"}):
        shown = mine(ann, deck, **form)
        assert shown["legal"] and shown["refusals"] == []
    assert "joust restricted list" in mine(ann, deck, format="joust")["by"]
    assert "no restricted list" in mine(ann, deck)["by"]
    shown = mine(ann, deck, format="melee")
    assert not shown["legal"] and "melee restricted list" in shown["by"]
    (refusal,) = shown["refusals"]
    assert refusal["rule"] == "faq2.restricted.2" and refusal["text"]
    assert CLASH in refusal["reason"] and CLAIM in refusal["reason"] and "melee restricted list" in refusal["reason"]
    whole = ann.http.get(f"/api/decks/{deck}", params={"game": "agot2", "format": "melee"}).json()
    assert whole["refusals"] == [refusal] and whole["lines"]
    assert "format" in ann.http.get("/api/decks", params={"game": "agot2", "format": "duel"}).json()["error"].lower()


def test_a_deck_is_read_for_a_format(ann: Browser) -> None:
    wish = {"game": "agot2", "text": clashing(), "keep": False}
    assert ann.post("/api/decks", **wish)["deck"]["legal"]
    read = ann.post("/api/decks", **wish, form={"format": "melee"})["deck"]
    assert [refusal["rule"] for refusal in read["refusals"]] == ["faq2.restricted.2"]
    assert ann.post("/api/decks", **wish, form={"format": "melee", "list": "none"})["deck"]["legal"]


def test_learning_decks_are_exempt_and_say_so(ann: Browser) -> None:
    found = ann.http.get("/api/decks", params={"game": "agot2", "format": "melee"}).json()["builtin"]
    assert {each["id"] for each in found} == set(builtin())
    for each in found:
        assert each["legal"] and ("learning deck" in each["by"]) == builtin()[each["id"]].learning
    ann.post("/api/play", game="agot2", form={"format": "melee"}, seat={"deck": "from-east-to-west"})


def test_a_table_refuses_what_its_format_forbids(ann: Browser, deck: str) -> None:
    seats = [{**ME, "form": {"deck": deck}}, BOT, BOT]
    said = ann.post("/api/tables", 422, game="agot2", form={"format": "melee"}, seats=seats)["error"]
    for part in ("Clashing", CLASH, CLAIM, "melee restricted list", "faq2.restricted.2"):
        assert part in said
    ann.post("/api/tables", game="agot2", form={"format": "melee", "list": "none"}, seats=seats)
    ann.post("/api/tables", game="agot2", form={"format": "joust"}, seats=seats[:2])
    ann.post("/api/tables", 422, game="agot2", form={"format": "melee", "list": "1.0"}, seats=seats)
    ann.post("/api/play", 422, game="agot2", form={"format": "melee"}, seat={"deck": deck})


def test_whoever_sits_down_is_told_at_once(ann: Browser, bob: Browser) -> None:
    deck = bob.post("/api/decks", game="agot2", text=clashing(), name="Clashing")["deck"]["id"]
    made = ann.post("/api/tables", game="agot2", form={"format": "melee"}, seats=[ME, FRIEND, {"who": "open"}])
    link = "/api" + made["invites"][0]["link"]
    assert CLASH in bob.post(link, 422, form={"deck": deck})["error"]
    table = ann.get(f"/api/tables/{made['table']}")
    assert [seat["kind"] for seat in table["seats"]] == ["person", "invite", "open"]
    assert CLASH in bob.post(f"/api/tables/{made['table']}/sit", 422, seat=2, form={"deck": deck})["error"]
    bob.post(link, form={"deck": "stark"})
    assert CLASH in bob.post(f"/api/tables/{made['table']}/seat", 422, form={"deck": deck})["error"]
    assert ann.get(f"/api/tables/{made['table']}")["seats"][1]["plays"] == "House Stark, Fealty"


HUGE = 300_000_000
OCTGN = f'<deck><section><card qty="1">House Stark</card><card qty="{HUGE}">Ice</card></section></deck>'


@pytest.mark.parametrize(
    "text",
    [
        f"House Stark\n{HUGE}x Winterfell Steward (Core)",
        "House Stark\n1 a" + " " * 60_000 + "(b",
        json.dumps({"faction": "stark", "cards": {"Ice": HUGE}}),
        json.dumps({"faction_code": "stark", "slots": {"01153": HUGE}}),
        '{"faction": "stark", "cards": {"Ice": ' + "9" * 5000 + "}}",
        "[" * 50_000,
        OCTGN,
    ],
    ids=["count", "spaces", "json", "slots", "digits", "brackets", "octgn"],
)
def test_what_would_keep_the_server_busy_is_refused_in_a_sentence(ann: Browser, text: str) -> None:
    for keep in (False, True):
        said = ann.post("/api/decks", 422, game="agot2", text=text, keep=keep)["error"]
        assert said.endswith(".") and len(said) < 300


def test_a_deck_that_was_kept_before_there_were_bounds_harms_no_page(
    start: Callable[..., Running], tmp_path: Path
) -> None:
    ann = start().browser("Ann")
    id = ann.post("/api/decks", game="agot2", text=clashing(), name="Old")["deck"]["id"]
    with sqlite3.connect(tmp_path / "own.db") as sql:
        (data,) = sql.execute("select data from decks where id = ?", (id,)).fetchone()
        huge = json.dumps({**json.loads(data), "cards": {"01153": HUGE}})
        sql.execute("update decks set data = ? where id = ?", (huge if isinstance(data, str) else huge.encode(), id))
    shown = mine(ann, id)
    assert not shown["legal"] and "from 1 to 99" in shown["refusals"][0]["reason"]
    assert ann.get(f"/api/decks/{id}?game=agot2")["lines"] == []
    assert "from 1 to 99" in ann.post("/api/play", 422, game="agot2", seat={"deck": id})["error"]
    assert ann.http.delete(f"/api/decks/{id}", headers={"content-type": "application/json"}).status_code == 200
