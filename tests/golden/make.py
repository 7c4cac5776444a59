"""Writes golden records that aren't there yet: python tests/golden/make.py

Existing records are never rewritten, unless they are named by the beginning of their names (`make.py fief`): that is for
records that no release has had yet, or that broke a rule. `make.py --logs` plays all records again and writes only their
logs anew, after the wording of sentences has changed.
"""

from __future__ import annotations

import random
import sys
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

import weirwood
from weirwood.kernel import Chance, Game, Option, seed_text

HERE = Path(__file__).parent
OF = 8


class Golden(NamedTuple):
    """A game that is played to its end; of eight choices so many are what a sensible player would do, the rest is chance."""

    rules: str
    seats: list[str] | None
    seed: int
    sensible: int = 0
    options: dict[str, Any] = {}


NO_WALL = ["TE", "WiC", "10.2", "10.3", "10.4", "10.5"]
ALL = ["NWE", *NO_WALL]
HOUSES = ["stark", "lannister", "baratheon", "greyjoy", "martell", "nights-watch", "targaryen", "tyrell"]
GAMES = {
    "agot2-joust-stark-lannister": Golden("agot2", ["stark", "lannister"], 1),
    "agot2-joust-baratheon-greyjoy": Golden("agot2", ["baratheon", "greyjoy"], 2),
    "agot2-joust-martell-nights-watch": Golden("agot2", ["martell", "nights-watch"], 3),
    "agot2-joust-targaryen-tyrell": Golden("agot2", ["targaryen", "tyrell"], 4),
    "agot2-melee-four": Golden("agot2", ["stark", "targaryen", "greyjoy", "tyrell"], 5),
    "agot1-joust-core-stark-core-lannister": Golden("agot1", ["core-stark", "core-lannister"], 21),
    "agot1-joust-core-baratheon-core-targaryen": Golden("agot1", ["core-baratheon", "core-targaryen"], 22, 4),
    "agot1-joust-stark-targaryen-without-faq": Golden(
        "agot1", ["stark", "targaryen"], 23, 4, {"faq": "none", "list": "none"}
    ),
    "agot1-melee-four": Golden("agot1", ["stark", "lannister", "baratheon", "targaryen"], 24, 4),
    "agot1-melee-three-suggested-titles": Golden(
        "agot1", ["core-stark", "lannister", "baratheon"], 25, 4, {"titles": "suggested"}
    ),
    "hbo": Golden("hbo", None, 6),
    # Full tables, for whoever looks at them (tests/e2e/kept_positions.py)
    "agot2-joust-full": Golden("agot2", ["stark", "lannister"], 46, 8),
    "agot2-melee-three": Golden("agot2", ["stark", "nights-watch", "tyrell"], 45, 8),
    "agot2-melee-four-full": Golden("agot2", HOUSES[4:], 46, 6),
    "agot2-melee-six": Golden("agot2", HOUSES[:6], 43, 6),
    "agot2-melee-eight": Golden("agot2", HOUSES, 41, 6),
    "agot1-joust-full": Golden("agot1", ["core-stark", "core-lannister"], 45, 6),
    "agot1-melee-four-full": Golden("agot1", ["stark", "lannister", "baratheon", "targaryen"], 45, 8),
    "hbo-full": Golden("hbo", None, 45, 8),
    "hbo-draft": Golden("hbo", None, 47, 8, {"draft": True}),
    "fief-three": Golden("fief", ["stark", "lannister", "martell"], 7, 7),
    "fief-three-expansions": Golden("fief", ["3"], 8, 7, {"options": NO_WALL}),
    "fief-three-at-random": Golden("fief", ["greyjoy", "tully", "arryn"], 9, 0, {"rounds": 5}),
    "fief-four": Golden("fief", ["baratheon", "greyjoy", "tyrell", "targaryen"], 10, 7, {"offers": 0}),
    "fief-four-expansions": Golden("fief", ["4"], 11, 7, {"options": NO_WALL, "hidden_gold": True}),
    "fief-six": Golden("fief", ["stark", "tully", "arryn", "lannister", "tyrell", "martell"], 12, 7),
    "fief-six-expansions": Golden("fief", ["6"], 13, 7, {"options": ALL, "hidden_gold": True}),
    "fief-six-at-random": Golden("fief", ["6"], 14, 0, {"options": ALL, "rounds": 3}),
}


def main(words: list[str]) -> None:
    if words == ["--logs"]:
        for path in HERE.glob("*.json"):
            write_log(path, weirwood.load(path.read_text("utf-8")))
        return
    for name, golden in GAMES.items():
        path = HERE / f"{name}.json"
        if not path.exists() or any(name.startswith(word) for word in words):
            game = played(golden)
            path.write_text(msgspec.structs.replace(game.record, note=game.log(None)[-1]).to_json(), "utf-8")
            write_log(path, game)


def played(golden: Golden) -> Game:
    rng, chance = random.Random(golden.seed), Chance(seed_text(golden.seed))
    game = weirwood.new(golden.rules, golden.seats, golden.seed, **golden.options)
    while game.waiting:
        decision = game.waiting[0]
        option: Option = rng.choice(decision.options)
        if golden.sensible and rng.randrange(OF) < golden.sensible:
            option = game.rules.computers.default_choice(game.state, decision, chance)
        game.choose(option, decision.seat)
    return game


def write_log(path: Path, game: Game) -> None:
    path.with_suffix(".log").write_text("\n".join(game.log(None)) + "\n", "utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
