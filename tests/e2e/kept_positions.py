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
from weirwood.kernel import Record, read_record
from weirwood.server.showing import seen
from weirwood.server.tables.summary import game_name, introduction

GOLDEN = Path(__file__).parents[1] / "golden"
LINES = 60


class Moment(NamedTuple):
    """After so many choices of a golden record; early or late is how much lies on the table then."""

    record: str
    choices: int


KEPT = {
    "joust-early": Moment("agot2-joust-full", 28),
    "joust-hand": Moment("agot2-joust-full", 337),
    "joust-late": Moment("agot2-joust-full", 554),
    "joust-challenge": Moment("agot2-joust-full", 565),
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
    "board-early": Moment("fief-four", 40),
    "board-late": Moment("fief-four-expansions", 900),
    "board-three-late": Moment("fief-three-expansions", 500),
    "board-six-early": Moment("fief-six", 200),
    "board-six-late": Moment("fief-six-expansions", 1500),
}

STEADY = [Moment("agot2-joust-full", choices) for choices in range(556, 580, 2)]  # of one phase, with its challenges


def shown(record: Record, choices: int) -> dict[str, Any]:
    """What the seat that is asked first then would be sent on opening the table."""
    game = weirwood.load(msgspec.structs.replace(record, choices=record.choices[:choices]))
    you = game.waiting[0].seat
    names = [player["name"] for player in game.view(None)["players"]]
    lines = seen.lines(game, you)
    seats = [
        {"seat": seat, "name": name, "kind": "person" if seat == you else "bot", "bot": None, "you": seat == you,
         "online": True, "conceded": False, "clock": None, "timed_out": False, "plays": ""}
        for seat, name in enumerate(names)
    ]  # fmt: skip
    return {
        "t": "table",
        "table": {
            "id": "kept", "game": record.game, "game_name": game_name(record.game), "format": "", "title": "Kept",
            "status": "playing", "seats": seats, "you": you, "owner": True, "waiting": [you], "your_turn": True,
            "spectators": True, "private": False, "form": {}, "own_cards": False, "clock": None, "takeback": "free",
            "ask_all": False, "created": 0, "updated": 0, "choices": choices, "result": None,
        },
        "introduction": msgspec.to_builtins(introduction(record.game)),
        "you": you, "seq": choices, "view": seen.view(game, you), "decision": seen.decision(game, you, choices),
        "waiting": [each.seat for each in game.waiting],
        "log": {"at": 0, "lines": lines[-LINES:]}, "chat": [], "clocks": None, "vote": None,
        "rematch": {"table": None, "wants": []}, "prefs": {"windows": False, "until": False, "decline": []},
        "takeback": "free", "result": None, "notice": None, "online": {"seats": [you], "spectators": 0},
    }  # fmt: skip


def write(path: Path) -> None:
    """All kept positions by name, and those of one phase, as the browser script reads them."""
    names = {each.record for each in [*KEPT.values(), *STEADY]}
    records = {name: read_record((GOLDEN / f"{name}.json").read_text("utf-8")) for name in names}
    kept = {name: shown(records[moment.record], moment.choices) for name, moment in KEPT.items()}
    steady = [shown(records[moment.record], moment.choices) for moment in STEADY]
    path.write_text(json.dumps({"kept": kept, "steady": steady}), "utf-8")


if __name__ == "__main__":
    write(Path(sys.argv[1]))
