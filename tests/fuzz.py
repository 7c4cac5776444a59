"""`make fuzz`: random games from many seeds; the first that raises or never ends is shown with its seed."""

from __future__ import annotations

import argparse
import random
import sys
import time
import traceback
from concurrent.futures import ProcessPoolExecutor
from importlib.metadata import entry_points

import weirwood

STALLED_AFTER = 20_000  # decisions; no random game comes near


def main() -> int:
    """Play them all; 1 if any went wrong."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", action="append", help="a game's id (default: every registered game)")
    parser.add_argument("--games", type=int, default=10_000, help="how many games of each")
    parser.add_argument("--seed", type=int, default=0, help="the first seed; the others follow it")
    parser.add_argument("--jobs", type=int, default=2, help="processes at work")
    args = parser.parse_args()
    started, failures, decisions = time.perf_counter(), 0, 0
    names = args.game or sorted(each.name for each in entry_points(group="weirwood.games"))
    for name in names:
        jobs = [(name, seed) for seed in range(args.seed, args.seed + args.games)]
        with ProcessPoolExecutor(args.jobs) as pool:
            for (_, seed), (count, problem) in zip(jobs, pool.map(play, jobs, chunksize=20)):
                decisions += count
                if problem:
                    failures += 1
                    print(f"{name}, seed {seed}, after {count} decisions:\n{problem}", file=sys.stderr)
    seconds = time.perf_counter() - started
    print(
        f"{args.games} games each of {', '.join(names)}: {decisions} decisions in {seconds:.0f} s, {failures} failed."
    )
    return 1 if failures else 0


def play(job: tuple[str, int]) -> tuple[int, str]:
    """Play the random game of a seed: its decisions, and what went wrong."""
    name, seed = job
    rng, count = random.Random(seed), 0
    try:
        game = weirwood.new(name, seed=seed)
        while game.waiting:
            decision = rng.choice(game.waiting)
            game.choose(rng.choice(decision.options), seat=decision.seat)
            count += 1
            if count == STALLED_AFTER:
                return count, f"The game does not end; it now asks: {decision.prompt}"
        return count, "" if game.outcome else "The game waits for nobody but has no outcome."
    except Exception:
        return count, traceback.format_exc()


if __name__ == "__main__":
    raise SystemExit(main())
