"""Looking for cards by what is printed on them, in the language that deck builders know."""

from __future__ import annotations

import json
import shutil
import subprocess
from pathlib import Path

import pytest

from weirwood.cardgame.cards.definition import Card
from weirwood.errors import UserError
from weirwood.games.agot2.catalogue import CATALOGUE
from weirwood.kernel import rulebook


def found(search: str) -> list[Card]:
    """The cards that fit, by their printed facts alone."""
    cards = {card.version: card for card in CATALOGUE.by_code.values()}
    return [cards[lines[0]] for lines in CATALOGUE.search(search, lambda card: [card.version, *card.traits, card.type])]


@pytest.mark.parametrize(
    ("search", "fits"),
    [
        ("faction:stark", lambda c: "stark" in c.factions),
        ("f:stark|lannister", lambda c: not c.factions.isdisjoint({"stark", "lannister"})),
        ("type=plot gold>=6", lambda c: c.type == "plot" and c.income >= 6),
        ("t:character cost<=3 -unique", lambda c: c.type == "character" and c.cost <= 3 and not c.unique),
        ("s>5 icon:intrigue", lambda c: c.type == "character" and c.strength > 5 and c.icons[1]),
        ("trait:direwolf", lambda c: "Direwolf" in c.traits),
        ("keyword:stealth loyal", lambda c: c.has_keyword("stealth") and c.loyal),
        ("set:TtB", lambda c: c.set == "TtB"),
        ('e:"taking the black"', lambda c: c.set == "TtB"),
        (
            "-set:core -cycle:westeros t:agenda",
            lambda c: c.type == "agenda" and c.set not in ("Core", "TtB", "TRtW", "TKP", "NMG", "CoW", "TS"),
        ),
        ("t:location cost!=0 limited", lambda c: c.type == "location" and c.cost != 0 and c.has_keyword("limited")),
        ("cost:2 -t:character|location", lambda c: c.cost == 2 and c.type not in ("character", "location")),
    ],
)
def test_what_is_printed_is_found(search: str, fits) -> None:  # type: ignore[no-untyped-def]
    wanted = {card.version for card in CATALOGUE.by_code.values() if fits(card)}
    assert {card.version for card in found(search)} == wanted


def test_words_in_quotation_marks_stand_beside_each_other() -> None:
    both, beside = found("winterfell steward t:character"), found('"winterfell steward" t:character')
    assert {card.name for card in beside} == {"Winterfell Steward"}
    assert {card.name for card in both} >= {"Winterfell Steward"}


def test_a_title_is_found_whatever_else_it_could_mean() -> None:
    assert {card.name for card in found("ghost")} == {"Ghost"}


@pytest.mark.parametrize(
    ("search", "said"),
    [
        ("colour:red", "can't be searched by 'colour'"),
        ("cost:x", "cost is a figure"),
        ("trait>3", "trait is no figure"),
        ("cost<=" + "9" * 50, "cost is a figure"),
        ("a" * 400, "at most 300"),
    ],
)
def test_what_cannot_be_looked_for_is_said(search: str, said: str) -> None:
    with pytest.raises(UserError, match=said):
        found(search)


@pytest.mark.parametrize(
    "search", ['"', "-", ":", "-:", 'x:"', "cost", "cost<", "<3", "|", "f:|", "=", '-"-"', "f:stark|"]
)
def test_odd_searches_have_an_answer(search: str) -> None:
    try:
        found(search)
    except UserError as error:
        assert str(error)


SEARCHES = (
    *("faction:stark", "f:stark|lannister", "type=plot gold>=6", "t:character cost<=3 -unique", "s>5 icon:intrigue"),
    *(
        "trait:direwolf",
        "keyword:stealth loyal",
        "k=ambush",
        "keyword=ambush",
        "set:TtB",
        'e:"taking the black"',
        "e:core",
    ),
    *("-set:core -cycle:westeros t:agenda", "c:flight_of_crows", "cost!=0 limited", "cost:2 -t:character|location"),
    *("x:renown|insight", "text!=kneel t:event", "winterfell steward", '"winterfell steward"', "ghost", "arya stark"),
    *(
        "arya stark (core)",
        "n:arya",
        "claim:2 initiative<6",
        "initiative>=9|0",
        "colour:red",
        "cost:x",
        "trait>3",
        "",
        "-",
    ),
    *(
        '"',
        "f:|",
        "cost<",
        "unique",
        "-unique -loyal limited",
        "king’s",
        "a" * 400,
        "cost:0|1 i:power",
        "str<=1 f:neutral",
    ),
)


@pytest.mark.skipif(not shutil.which("node"), reason="there is no Node here: apt-get install nodejs")
@pytest.mark.parametrize("game", ["agot1", "agot2", "hbo"])
def test_the_page_finds_what_the_library_finds(game: str) -> None:
    cards = rulebook(game).cards
    faces = {name: cards.data(name) for name in cards.names()}
    codes = {"\n".join(face["lines"]): face["code"] for face in faces.values()}
    asked = {"faces": faces, "sets": [each._asdict() for each in cards.sets()], "searches": SEARCHES}
    script = Path(__file__).parent / "page" / "search_all.js"
    ran = subprocess.run(["node", str(script)], input=json.dumps(asked), capture_output=True, text=True, check=True)
    others = {
        "beside",
        *(face["code"] for face in faces.values() if face["type"] == "faction" or face["set"] == "Test"),
    }
    for words, found in zip(SEARCHES, json.loads(ran.stdout), strict=True):
        try:
            wanted: set[str] | None = {codes.get("\n".join(lines), "beside") for lines in cards.faces(words)}
        except UserError:
            wanted = None
        if wanted != {"beside"}:  # a title that only a card beside the printed ones has
            assert (set(found) - others if isinstance(found, list) else None) == (wanted and wanted - others), words
