"""Random prompts of random games as pictures, to be read by somebody who doesn't know the code: python docs/prompts.py FOLDER.

Squires play games of every kind; of all that the table would have asked a person (``bench/questions.py``) some are drawn by
lot. Each is shown in Chromium as the person would see it: the table as it stood at their last answer, and then what has
happened since. Beside each picture NAME.txt says what was asked, to be compared with what one could read.
"""

from __future__ import annotations

import argparse
import json
import os
import random
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any, NamedTuple

from weirwood.kernel import Game, new
from weirwood.server.store.rows import SeatRow
from weirwood.server.tables import answering
from weirwood.server.tables.play import Play

SCRIPTS = Path(__file__).parents[1] / "tests" / "e2e"
sys.path[:0] = [str(SCRIPTS), str(Path(__file__).parents[1] / "bench")]

import questions  # noqa: E402
from kept_positions import shown  # noqa: E402
from questions import Runs, Squires  # noqa: E402
from stage import Server  # noqa: E402

GAMES = {
    "joust": (
        "agot2",
        2,
        ("stark", "lannister", "baratheon", "greyjoy", "martell", "targaryen", "tyrell", "nights-watch"),
    ),
    "melee": ("agot2", 4, ("stark", "lannister", "baratheon", "greyjoy")),
    "first": ("agot1", 2, ("stark", "lannister", "baratheon", "targaryen")),
    "hbo": ("hbo", 2, ("stark", "lannister")),
    "fief": ("fief", 1, ("4",)),
}
"""By name: the game, how many decks are drawn, and from which."""
ROUNDS = 5
"""How long a game is followed."""
EFFORT = 16
"""How little the squires think: what is asked hardly depends on it."""


class Asked(NamedTuple):
    """A prompt: after how many choices, and after how many the same person was asked before."""

    choices: int
    before: int


def asked(game: Game, person: int, seed: int) -> list[Asked]:
    """Play a game, and list what the table asks a person."""
    row, held, runs, players = SeatRow(person, "person"), Play(game), Runs(game, person), Squires(game, seed)
    found: list[Asked] = []
    last = 0
    while players.go_on(game) and int(game.view(None)["round"]) <= ROUNDS:
        decision = players.decision(game)
        if decision.seat != person:
            chosen = players.choose(game, decision.seat)
            held.choose(decision.seat, chosen.label)
            runs.interrupted(chosen != decision.declining)
            continue
        label = answering.answer(held, row)
        if label is not None:
            held.choose(person, label, True)
            continue
        if not runs.goes_on():
            found.append(Asked(len(game.choices), last))
        chosen, before = players.choose(game, person), game.copy()
        held.choose(person, chosen.label)
        runs.chosen(before, decision, chosen)
        last = len(game.choices)
    return found


def drawn(name: str, count: int, chance: random.Random) -> list[dict[str, Any]]:
    """Some prompts of a kind of game: for each what the person was shown at their last answer, and now."""
    kind, decks, known = GAMES[name]
    found: list[dict[str, Any]] = []
    while len(found) < count:
        seed = chance.randrange(10**6)
        game = new(kind, seats=chance.sample(known, decks), seed=seed)
        person = chance.randrange(game.state.seats)
        prompts = asked(game, person, seed)
        for each in chance.sample(prompts, min(len(prompts), max(2, count // 3), count - len(found))):
            now = shown(game.record, each.choices, person)
            found.append({
                "name": f"{name}-{len(found) + 1:02}",
                "from": f"{name}, seed {seed}, seat {person}, {each.choices} choices",
                "before": shown(game.record, each.before, person),
                "now": now,
            })  # fmt: skip
    return found


def told(prompt: dict[str, Any]) -> str:
    """A prompt in words."""
    decision = prompt["now"]["decision"]
    lines = [prompt["from"], decision["prompt"], *(f"- {each['say']} ({each['hint']})" for each in decision["options"])]
    return "\n".join([*lines, *(f"costs {label}: {cost}" for label, cost in decision["costs"].items())]) + "\n"


def main() -> int:
    """Draw prompts and take their pictures."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--games", nargs="*", default=list(GAMES))
    parser.add_argument("--count", type=int, default=10)
    parser.add_argument("--lot", type=int, default=1, help="another number draws other games and prompts")
    args = parser.parse_args()
    questions.EFFORT = EFFORT
    args.folder.mkdir(parents=True, exist_ok=True)
    prompts = [each for name in args.games for each in drawn(name, args.count, random.Random(f"{args.lot} {name}"))]
    for each in prompts:
        (args.folder / f"{each['name']}.txt").write_text(told(each), "utf-8")
    with tempfile.TemporaryDirectory() as directory:
        positions = Path(directory) / "prompts.json"
        positions.write_text(json.dumps(prompts), "utf-8")
        server = Server(Path(directory))
        surroundings = {
            **os.environ,
            "WEIRWOOD_URL": server.url,
            "WEIRWOOD_IMAGES": str(args.folder.resolve()),
            "WEIRWOOD_POSITIONS": str(positions),
        }
        try:
            return subprocess.run(["node", "prompts.js"], cwd=SCRIPTS, env=surroundings, check=False).returncode
        finally:
            server.stop()


if __name__ == "__main__":
    raise SystemExit(main())
