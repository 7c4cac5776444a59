"""How even a two-player game is: squires against each other, each seat's side counted by its name."""

from __future__ import annotations

import argparse
import math
from collections import Counter
from concurrent.futures import ProcessPoolExecutor, as_completed
from typing import Any


def play(job: tuple[str, int, int, int, bool]) -> tuple[str, int, int]:
    """One game between two squires: who won, the number of choices, and the round it ended in."""
    from weirwood.bots.squire import Squire
    from weirwood.kernel import new

    game_id, seed, effort, length, draft = job
    options: dict[str, Any] = {"draft": True} if draft else {}
    game = new(game_id, seed=seed, **options)
    bots = [Squire(f"{seat} {seed}") for seat in range(2)]
    for bot in bots:
        bot.EFFORT = effort
        bot.LENGTH = length
        bot.SECONDS = 3600.0  # the effort alone limits it, so that the same seed gives the same game
    while game.waiting:
        seat = game.waiting[0].seat
        game.choose(bots[seat].choose(game.observe(seat)), seat)
    assert game.outcome is not None
    return game.names[game.outcome.winners[0]], len(game.choices), game.view(None).get("round", 0)


def main() -> int:
    """Play the games, print the shares with their 95% range."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default="hbo")
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("--effort", type=int, default=300, help="decisions a squire thinks through for one choice")
    parser.add_argument("--length", type=int, default=40, help="decisions that a trial goes on for at most")
    parser.add_argument("--seed", type=int, default=0, help="the first game's seed")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--draft", action="store_true")
    args = parser.parse_args()
    wins: Counter[str] = Counter()
    rounds = choices = 0
    with ProcessPoolExecutor(args.jobs) as pool:
        jobs = [(args.game, args.seed + n, args.effort, args.length, args.draft) for n in range(args.games)]
        for number, done in enumerate(as_completed([pool.submit(play, job) for job in jobs]), 1):
            winner, length, last = done.result()
            wins[winner] += 1
            rounds += last
            choices += length
            if number % 50 == 0 or number == args.games:
                print(
                    f"{number} games: {shares(wins)}; {rounds / number:.1f} rounds, {choices / number:.0f} choices",
                    flush=True,
                )
    return 0


def shares(wins: Counter[str]) -> str:
    """Each side's wins in a hundred, with the range that chance allows."""
    total = sum(wins.values())
    range_ = 196 * math.sqrt(0.25 / total)
    return ", ".join(f"{name} {100 * n / total:.1f}" for name, n in sorted(wins.items())) + f" (± {range_:.1f})"


if __name__ == "__main__":
    raise SystemExit(main())
