"""The Core Set's cards: printed facts as published, rules text generated in words of our own."""

from __future__ import annotations

import json
import re
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from weirwood.cardgame.definition import Card
from weirwood.cardgame.vocabulary.text import card_text
from weirwood.games.agot2 import catalogue, face
from weirwood.games.agot2.decks import faction_id
from weirwood.games.agot2.speech import SPEECH

PACK = Path(__file__).resolve().parents[2] / "shared" / "data" / "agot2" / "packs" / "Core.json"
CORE = [f"01{number:03}" for number in range(1, 206)]
TITLES = [f"01{number:03}" for number in range(206, 212)]
RUN = 8
"""So many words in a row, within a clause, are a copy."""


@cache
def published() -> dict[str, dict[str, Any]]:
    if not PACK.exists():
        pytest.skip("the shared card data isn't beside the project (../shared)")
    data = json.loads(PACK.read_text("utf-8"))
    return {row["code"]: row for row in (data["cards"] if isinstance(data, dict) else data)}


def facts(card: Card) -> dict[str, Any]:
    """What is printed on a card, by our definition of it."""
    found: dict[str, Any] = {
        "name": card.name, "type": card.type, "faction": card.faction, "loyal": card.loyal, "unique": card.unique,
        "traits": sorted(card.traits),
    }  # fmt: skip
    if card.type in ("character", "location", "attachment", "event"):
        found["cost"] = "X" if card.x_cost else card.cost
    if card.type == "character":
        found |= {"strength": card.strength, "icons": [bool(n) for n in card.icons]}
    if card.type == "plot":
        found["figures"] = [card.income, card.initiative, card.claim, card.reserve]
        found["limit"] = card.plot_limit or 2
    return found


def expected(row: dict[str, Any]) -> dict[str, Any]:
    """The same from the published data."""
    faction = row["faction"]
    found: dict[str, Any] = {
        "name": row["name"], "type": row["type"], "faction": faction if faction == "neutral" else faction_id(faction),
        "loyal": bool(row.get("loyal")), "unique": bool(row.get("unique")), "traits": sorted(row["traits"]),
    }  # fmt: skip
    if row["type"] in ("character", "location", "attachment", "event"):
        found["cost"] = row["cost"]
    if row["type"] == "character":
        found |= {"strength": row["strength"], "icons": [row["icons"][k] for k in ("military", "intrigue", "power")]}
    if row["type"] == "plot":
        found["figures"] = [row["plotStats"][k] for k in ("income", "initiative", "claim", "reserve")]
        found["limit"] = row["deckLimit"]
    return found


def test_the_core_set_is_complete() -> None:
    assert [code for code in CORE if code not in catalogue.cards()] == []
    others = [code for code, card in catalogue.cards().items() if card.set == "Core" and code not in CORE]
    assert [code for code in others if code not in TITLES] == []


@pytest.mark.parametrize("code", CORE)
def test_printed_facts_are_as_published(code: str) -> None:
    row = published()[code]
    assert facts(catalogue.cards()[code]) == expected(row)


@pytest.mark.parametrize("code", CORE)
def test_a_card_with_a_text_box_has_text(code: str) -> None:
    row = published()[code]
    card = catalogue.cards()[code]
    assert bool(card_text(card, SPEECH)) == bool((row["text"] or "").strip())
    for line in card_text(card, SPEECH):
        assert re.fullmatch(r"[A-Z+\"].*[.!)]", line), line
        assert "~" not in line
        assert "  " not in line


@pytest.mark.parametrize("code", CORE)
def test_plot_modifiers_are_as_published(code: str) -> None:
    text = published()[code]["text"] or ""
    found = {word.lower(): int(n) for n, word in re.findall(r"([+-]\d+) (Income|Initiative|Reserve|Claim)\b", text)}
    assert catalogue.cards()[code].modifiers == found


@pytest.mark.parametrize("code", CORE)
def test_printed_keywords_are_as_published(code: str) -> None:
    first = (published()[code]["text"] or "").split("<b>")[0]
    words = {"Ambush", "Insight", "Intimidate", "Limited", "No attachments", "Pillage", "Renown", "Stealth", "Terminal"}
    found = {w.lower() for w in words if re.search(rf"(^|\n|\. ){w}\b[^.\n]*\.", first)}
    card = catalogue.cards()[code]
    ours = {k.name for k in card.keywords}
    assert (
        ours & {"limited"} if card.type == "event" else ours
    ) == found  # an event's others are those it has once attached


def clauses(text: str, title: str) -> list[list[str]]:
    """The words of each clause; the card's own title is one word."""
    plain = re.sub(r"<[^>]+>", "", text).replace("’", "'").replace(title, "TITLE")
    plain = plain.replace("[thenightswatch]", "night's watch")
    return [
        re.findall(r"[a-z0-9'+-]+", part.lower()) for part in re.split(r'[.:;→()"\n]', re.sub(r"[\[\]]", "", plain))
    ]


def copied(text: str, row: dict[str, Any]) -> list[str]:
    """The runs of words that a text shares with the published one."""
    theirs = {tuple(c[i : i + RUN]) for c in clauses(row["text"] or "", row["name"]) for i in range(len(c) - RUN + 1)}
    ours = [c[i : i + RUN] for c in clauses(text, row["name"]) for i in range(len(c) - RUN + 1)]
    return [" ".join(run) for run in ours if tuple(run) in theirs]


@pytest.mark.parametrize("code", [*CORE, *TITLES])
def test_generated_text_is_in_our_own_words(code: str) -> None:
    row = published()[code]
    assert copied("\n".join(card_text(catalogue.cards()[code], SPEECH)), row) == []


def test_a_copy_would_be_noticed() -> None:
    row = published()["01141"]
    assert copied(row["text"], row) != []


def test_every_face_fits_its_width() -> None:
    for card in catalogue.cards().values():
        assert all(len(line) <= face.WIDTH for line in face.lines(card)[2:]), card.name
