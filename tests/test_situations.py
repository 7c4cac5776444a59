"""Situations: the scenario files read in short say what they do when read whole; each can be read, and nearly all tried."""

from __future__ import annotations

import json
import os
import random
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from weirwood import bots, situations
from weirwood.cardgame.cards.catalogue import plain
from weirwood.errors import UserError
from weirwood.judge import judge, read
from weirwood.judge.document import read_text
from weirwood.kernel import Game, load, rulebook, seed_text
from weirwood.rules import clause
from weirwood.situations import own, sheets, shelf, situation, start, with_card, with_clause
from weirwood.situations.words import expected, position_said

GAMES = ("agot1", "agot2", "fief", "hbo")
MANY = int(os.environ.get("WEIRWOOD_SITUATIONS", "5"))
"""So many of each game are tried; `make soak` tries all."""
FOLDER = Path(__file__).parent / "scenarios"
FILES = sorted(FOLDER.rglob("*.yaml"))


def test_a_file_read_in_short_says_what_it_says_read_whole() -> None:
    names = {game: {plain(name) for name in rulebook(game).cards.names()} for game in GAMES}
    for path in FILES if len(FILES) < MANY else random.Random(len(FILES)).sample(FILES, 25):
        short = list(sheets.read_sheets(path, path.stem))
        for (game, sheet), whole in zip(short, read(path), strict=True):
            shown = {*whole.rules, *(rule for step in whole.steps for rule in step.because)}
            assert (game, sheet.name, set(sheet.rules)) == (whole.game, whole.name, shown)
            words = {plain(word.split(" #")[0]) for word in own.strings(whole.document.get("players"))}
            assert words & names[game] == {plain(word) for word in sheet.words} & names[game], sheet.id


@pytest.mark.parametrize("game", GAMES)
def test_every_one_has_a_name_and_shows_rules_that_there_are(game: str) -> None:
    assert len(shelf(game).all) > 200
    assert all(sheet.name and sheet.id == id for id, sheet in shelf(game).all.items())
    for rule in shelf(game).by_clause:
        assert clause(rule)


@pytest.mark.parametrize("game", GAMES)
def test_they_are_set_up_and_their_record_holds_them(game: str) -> None:
    chance, bot = random.Random(game), bots.make("herald", 1)
    ids = list(shelf(game).all)
    chosen = chance.sample(ids, min(MANY, len(ids)))
    tried = 0
    for id in chosen:
        found = situation(game, id)
        assert position_said(found.position) and (found.steps or found.seat), id
        if found.start is None:
            continue
        tried += 1
        play = Game(found.start.rules, found.start.config, seed_text(1))
        assert play.names[found.start.seat] == found.seat
        for _ in range(3):
            if play.outcome is None:
                asked = play.waiting[0].seat
                play.choose(bot.choose(play.observe(asked)), asked)
        assert load(play.record.to_json()).position() == play.position(), id
    assert tried >= 0.9 * len(chosen) - 1


def test_one_is_set_up_and_told_without_the_cards_of_the_tests() -> None:
    script = (
        "import json, sys\n"
        "from weirwood.situations import own, shelf, situation\n"
        "said = json.load(sys.stdin)\n"
        "own.cards = lambda: said\n"
        "for game in ('agot2', 'hbo'):\n"
        "    with_own = [i for i, s in shelf(game).all.items() if any(w.lower() in said[game] for w in s.words)]\n"
        "    assert len(with_own) > 100, game\n"
        "    found = [situation(game, id) for id in with_own[:: len(with_own) // 7]]\n"
        "    assert sum(bool(each.seat and each.own) for each in found) >= 3, [each.id for each in found]\n"
    )
    told = json.dumps(own.cards())
    subprocess.run([sys.executable, "-c", script], check=True, cwd=Path(__file__).parent, input=told, text=True)


def test_what_shows_a_clause_and_a_card() -> None:
    assert all("rr.stealth.2" in each.rules for each in with_clause("agot2", "rr.stealth.2"))
    assert len(with_clause("agot2", "rr.stealth.2")) > 2
    first = with_card("agot2", "01146")[0]  # Robb Stark: those that are named after him come first
    assert "Robb Stark" in first.name
    assert with_card("agot2", "Robb Stark") == with_card("agot2", "01146")
    assert with_clause("agot2", "rr.nonsense") == with_card("agot2", "x") == []


def test_what_there_is_not_is_said() -> None:
    with pytest.raises(UserError, match="no situation 'x'"):
        situation("agot2", "x")
    with pytest.raises(UserError, match="no situation"):
        situation("../rules", "x")
    id = next(id for id, sheet in shelf("hbo").all.items() if "start" not in sheet.parts)
    with pytest.raises(UserError, match="can be read, but not played"):
        start("hbo", id)


@pytest.fixture
def nowhere(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[None]:
    """The package without any scenarios beside it."""
    monkeypatch.setattr(sheets, "HOMES", (tmp_path,))
    known = (sheets.home, sheets._all, sheets._shelf, sheets.with_card, own.cards, situations.situation)
    for each in known:
        each.cache_clear()
    yield
    for each in known:
        each.cache_clear()


@pytest.mark.usefixtures("nowhere")
def test_where_the_scenarios_are_not_there_are_none() -> None:
    assert with_card("agot2", "01146") == with_clause("agot2", "rr.stealth.2") == []
    assert shelf("agot2").all == own.cards() == {}


def test_positions_and_expectations_in_words() -> None:
    assert expected("Viserion", {"zone": "play", "kneeling": False}) == "Viserion: zone play, not kneeling"
    assert expected("game", {"winner": None, "not": {"round": 2}}) == "no winner, not (round 2)"
    assert expected("alice", {"hand": {"includes": ["Ice"]}, "dead": []}) == "alice: hand includes Ice, dead nothing"
    document = {"start": "draw", "players": {"alice": {"play": ["Ice", {"card": "Viserion", "power": 1}]}, "bob": None}}
    assert position_said(document) == [
        ("", ["it begins with draw"]),
        ("alice", ["in play Ice, Viserion (power 1)"]),
        ("bob", []),
    ]


def test_the_judge_says_what_was_taken() -> None:
    text = "{game: fief, start: income, players: {a: {}, b: {}, c: {}}}"
    assert judge(read_text(text)[0]).said == ()
