"""Compiled and interpreted play the same games: choices, positions, views and logs of both are compared to the byte.

    python bench/fingerprints.py [--games 200] [--form "fief 4"]

Exit code 1 names the first game that differs, and in what; 2 if there is no compiled build of this source.
"""

from __future__ import annotations

import argparse
import json
import os
import random
import subprocess
import sys
from hashlib import blake2b
from itertools import zip_longest
from pathlib import Path
from typing import Any

from side import FORMS

SOURCE = Path(__file__).resolve().parents[1] / "src"
EVERY = 16
"""After so many choices the position is compared too, and all views after ten times as many."""


def fingerprint(form: str, seed: int) -> dict[str, str]:
    """A sum of each thing that can be told of a random game."""
    engine = FORMS[form]()
    rng = random.Random(seed)
    game = engine._new(engine.game, seats=list(engine.seats), seed=seed)
    sums = {what: blake2b(digest_size=8) for what in ("choices", "positions", "views", "logs")}

    def look(what: str, value: Any) -> None:
        sums[what].update(json.dumps(value, sort_keys=True, default=repr).encode())

    count, seats = 0, [None, *range(game.state.seats)]
    while game.waiting:
        decision = game.waiting[0]
        option = rng.choice(decision.options)
        asked = [[d.seat, d.kind, d.prompt, d.rule, [list(o) for o in d.options]] for d in game.waiting]
        look("choices", [asked, option.label])
        game.choose(option, seat=decision.seat)
        count += 1
        if count % EVERY == 0:
            look("positions", game.position_hash())
        if count % (10 * EVERY) == 0:
            look("views", [game.view(seat) for seat in seats])
    look("positions", [game.position(), game.copy().position()])
    look("views", [game.view(seat) for seat in seats])
    look("logs", [game.log(seat) for seat in seats])
    return {what: each.hexdigest() for what, each in sums.items()}


def play(form: str, first: int, games: int) -> None:
    """Print a line for each game."""
    from weirwood.compiled import running

    print(json.dumps({"runs": running()}))
    for seed in range(first, first + games):
        print(json.dumps({"form": form, "seed": seed, **fingerprint(form, seed)}), flush=True)


def lines(form: str, games: int, interpreted: bool) -> subprocess.Popen[str]:
    """A process that plays so many games of a form."""
    surroundings = {**os.environ, "PYTHONPATH": str(SOURCE), "PYTHONHASHSEED": "0"}
    surroundings.pop("WEIRWOOD_INTERPRETED", None)
    if interpreted:
        surroundings["WEIRWOOD_INTERPRETED"] = "1"
    command = [sys.executable, __file__, "--play", form, "--games", str(games)]
    return subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=surroundings)


def compare(form: str, games: int) -> str:
    """Play a form on both; '' if all is the same, or what isn't."""
    with lines(form, games, True) as one, lines(form, games, False) as other:
        assert one.stdout is not None and other.stdout is not None
        for number, (a, b) in enumerate(zip_longest(one.stdout, other.stdout)):
            if number == 0:
                if json.loads(b or "{}").get("runs") != "compiled":
                    raise SystemExit("There is no compiled build of this source: make fast")
                continue
            if a != b:
                was, now = json.loads(a or "{}"), json.loads(b or "{}")
                differs = [name for name in was if was[name] != now.get(name)]
                one.kill()
                other.kill()
                return f"{form}, seed {was.get('seed')}: {', '.join(differs) or 'one of them ended'} differ"
    return ""


def main() -> int:
    """Compare all forms, a line each."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=200, help="so many of each form (default: 200)")
    parser.add_argument("--form", choices=list(FORMS), help="this one alone")
    parser.add_argument("--play", choices=list(FORMS), help=argparse.SUPPRESS)
    args = parser.parse_args()
    if args.play:
        play(args.play, 0, args.games)
        return 0
    wrong = 0
    for form in [args.form] if args.form else FORMS:
        said = compare(form, args.games)
        wrong += bool(said)
        print(said or f"{form}: {args.games} games, the same to the byte", flush=True)
    return 1 if wrong else 0


if __name__ == "__main__":
    raise SystemExit(main())
