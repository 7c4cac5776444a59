"""How fast the environments are: steps a second of random play, and how much of a step is the observation.

python bench/environments.py [--games agot2 hbo …] [--steps 3000]
"""

from __future__ import annotations

import argparse
import random
from time import process_time

from weirwood.env.pettingzoo import env
from weirwood.kernel import games


def measured(game: str, steps: int) -> tuple[float, float]:
    """Steps a second, observation and mask included; and the share of a step that they are, in CPU time."""
    table, rng = env(game), random.Random(1)
    encoding = total = 0.0
    for seed in range(1, 1000):
        table.reset(seed=seed)
        while table.agents and not any(table.terminations.values()):
            begun = process_time()
            observation = table.observe(table.agent_selection)
            seen = process_time()
            decision = table.game.waiting[0]
            named = table.encoder.by_title(decision)
            action = int(observation["action_mask"].argmax()) if named else rng.randrange(len(decision.options))
            chosen = process_time()
            table.step(action)
            done = process_time()
            if seed > 2:  # the first games fill what is kept
                encoding += seen - begun
                total += seen - begun + done - chosen
                steps -= 1
        if steps <= 0:
            break
    return total, encoding


def main() -> int:
    """Print a row for each game."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", nargs="+", default=games())
    parser.add_argument("--steps", type=int, default=3000)
    args = parser.parse_args()
    print("| game | steps a second | encoding : step |\n| --- | ---: | ---: |")
    for game in args.games:
        total, encoding = measured(game, args.steps)
        print(f"| {game} | {args.steps / total:,.0f} | {encoding / total:.2f} |", flush=True)
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
