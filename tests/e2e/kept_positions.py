"""Kept positions: moments of golden records as a table's socket would show them to the seat that is asked.

They are looked at rather than played to. What a browser is told is made by the same functions as at a real table, so a
change of the view changes them too.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

import weirwood
from weirwood.kernel import Game, Record, read_record
from weirwood.server.showing import drafting, seen
from weirwood.server.showing.ending import ending
from weirwood.server.showing.replay import steps
from weirwood.server.tables.summary import game_name, introduction

GOLDEN = Path(__file__).parents[1] / "golden"
LINES = 60


class Moment(NamedTuple):
    """After so many choices of a golden record; early or late is how much lies on the table then."""

    record: str
    choices: int
    seat: int | None = None
    """Who looks; without it the seat that is asked first."""


KEPT = {
    "joust-early": Moment("agot2-joust-full", 28),
    "joust-plots": Moment("agot2-joust-full", 99),
    "joust-hand": Moment("agot2-joust-full", 337),
    "joust-late": Moment("agot2-joust-full", 554),
    "joust-challenge": Moment("agot2-joust-full", 565),
    "joust-waiting": Moment("agot2-joust-full", 576, 0),
    "three-early": Moment("agot2-melee-three", 53),
    "three-late": Moment("agot2-melee-three", 637),
    "four-early": Moment("agot2-melee-four-full", 63),
    "four-late": Moment("agot2-melee-four-full", 342),
    "four-challenge": Moment("agot2-melee-four-full", 366),
    "six-early": Moment("agot2-melee-six", 134),
    "six-late": Moment("agot2-melee-six", 1014),
    "eight-early": Moment("agot2-melee-eight", 177),
    "eight-late": Moment("agot2-melee-eight", 726),
    "eight-challenge": Moment("agot2-melee-eight", 748),
    "first-edition-early": Moment("agot1-joust-full", 19),
    "first-edition-late": Moment("agot1-joust-full", 359),
    "first-edition-challenge": Moment("agot1-joust-full", 282),
    "first-edition-four-early": Moment("agot1-melee-four-full", 49),
    "first-edition-four-late": Moment("agot1-melee-four-full", 407),
    "hbo-early": Moment("hbo-full", 19),
    "hbo-late": Moment("hbo-full", 222),
    "hbo-draft": Moment("hbo-draft", 0),
    "hbo-draft-deck": Moment("hbo-draft", 12),
    "board-early": Moment("fief-four", 40),
    "board-late": Moment("fief-four-expansions", 900),
    "board-three-late": Moment("fief-three-expansions", 500),
    "board-six-early": Moment("fief-six", 200),
    "board-six-late": Moment("fief-six-expansions", 1500),
}

THEATRE = {
    "joust-attackers": Moment("agot2-joust-full", 571),
    "joust-defenders": Moment("agot2-joust-full", 585),
    "four-defenders": Moment("agot2-melee-four-full", 352),
    "first-edition-attackers": Moment("agot1-melee-four-full", 437),
    "first-edition-defenders": Moment("agot1-joust-core-baratheon-core-targaryen", 139),
    "hbo-attackers": Moment("hbo-full", 229),
    "hbo-defenders": Moment("hbo-full", 233),
}
"""Challenges in which somebody declares attackers or defenders."""

PICTURED = {
    "joust-setup": Moment("agot2-joust-full", 2),
    "joust-claim": Moment("agot2-joust-full", 567),
    "joust-claimed": Moment("agot2-joust-full", 568),
    "four-titles": Moment("agot2-melee-four-full", 296),
    "four-redirect": Moment("agot2-melee-four-full", 362),
    "first-edition-response": Moment("agot1-joust-full", 394),
    "hbo-setup": Moment("hbo-full", 4),
    "hbo-plots": Moment("hbo-full", 214),
    "hbo-claim": Moment("hbo-full", 238),
}
"""More states, for the pictures (docs/screenshots.py)."""

ENDED = ["agot2-joust-full", "agot2-melee-four-full", "agot1-joust-full", "hbo-full", "fief-four"]
"""Games that are pictured at their end and in a replay."""

STEADY = [Moment("agot2-joust-full", choices) for choices in range(556, 580, 2)]  # of one phase, with its challenges


def shown(record: Record, choices: int, seat: int | None = None) -> dict[str, Any]:
    """What a seat (without one the seat that is asked first then) would be sent on opening the table."""
    game = weirwood.load(msgspec.structs.replace(record, choices=record.choices[:choices]))
    you = seat if seat is not None else game.waiting[0].seat if game.waiting else 0
    names = [player["name"] for player in game.view(None)["players"]]
    lines = seen.lines(game, you)
    waiting = [each.seat for each in game.waiting]
    result = _result(game)
    seats = [
        {"seat": seat, "name": name, "kind": "person" if seat == you else "bot", "bot": None, "you": seat == you,
         "online": True, "conceded": False, "clock": None, "timed_out": False, "plays": ""}
        for seat, name in enumerate(names)
    ]  # fmt: skip
    return {
        "t": "table",
        "table": {
            "id": "kept", "game": record.game, "game_name": game_name(record.game), "format": "", "title": "Kept",
            "status": "over" if result else "playing", "seats": seats, "you": you, "owner": True, "waiting": waiting,
            "your_turn": you in waiting, "spectators": True, "private": False, "form": {}, "own_cards": False,
            "clock": None, "takeback": "free", "ask_all": False, "created": 0, "updated": 0, "choices": choices,
            "result": result,
        },
        "introduction": msgspec.to_builtins(introduction(record.game)),
        "you": you, "seq": choices, "view": seen.view(game, you), "decision": seen.decision(game, you, choices),
        "waiting": waiting,
        "log": {"at": max(0, len(lines) - LINES), "lines": lines[-LINES:]}, "chat": [], "clocks": None, "vote": None,
        "rematch": {"table": None, "wants": []}, "prefs": {"windows": False, "until": False, "decline": []},
        "takeback": "free", "result": result, "notice": None, "online": {"seats": [you], "spectators": 0},
    }  # fmt: skip


def drafts(record: Record, choices: int) -> dict[str, Any]:
    """For each option of an open choice of several things what the table is shown with this one alone."""
    game = weirwood.load(msgspec.structs.replace(record, choices=record.choices[:choices]))
    asked = game.waiting[0]
    wanted = [option.label for option in asked.options if option != asked.declining]
    return {label: drafting.shown(drafting.draft(game, asked.seat, [label]), asked.seat, choices) for label in wanted}


def _result(game: Game) -> dict[str, Any] | None:
    over = game.outcome
    return None if over is None else {"winners": sorted(over.winners), "reason": over.reason, "rule": over.rule}


def _read(name: str) -> Record:
    return read_record((GOLDEN / f"{name}.json").read_text("utf-8"))


def _shown(moments: dict[str, Moment]) -> dict[str, Any]:
    records = {name: _read(name) for name in {each.record for each in moments.values()}}
    return {name: shown(records[each.record], each.choices, each.seat) for name, each in moments.items()}


def write(path: Path) -> None:
    """All kept positions by name, and those of one phase, as the browser script reads them."""
    steady = _shown({str(each.choices): each for each in STEADY})
    theatre = _shown(THEATRE)
    for name, moment in THEATRE.items():
        theatre[name]["drafts"] = drafts(_read(moment.record), moment.choices)
    everything = {"kept": _shown(KEPT), "steady": list(steady.values()), "theatre": theatre}
    path.write_text(json.dumps(everything), "utf-8")


def write_pictured(path: Path) -> None:
    """Those for the pictures; and of finished games the last moment, with how it went and all that led there."""
    ended = {}
    for name in ENDED:
        record = _read(name)
        play = record.game, record.config, record.seed, list(record.choices)
        last = shown(record, len(record.choices))
        names = [seat["name"] for seat in last["table"]["seats"]]
        head = {"table": last["table"], "introduction": last["introduction"], "seat": "open", "seed": record.seed}
        film = {**head, "names": names, "result": last["result"], **steps(*play, None, open=True)}
        went = {**ending(*play), "names": names}
        ended[name] = {"last": last, "ending": went, "replay": film}
    path.write_text(json.dumps({"kept": _shown({**KEPT, **THEATRE, **PICTURED}), "ended": ended}), "utf-8")


if __name__ == "__main__":
    write_pictured(Path(sys.argv[1]))
