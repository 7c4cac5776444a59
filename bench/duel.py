"""How well one computer player does against another: each seed is played twice, the second time with sides swapped.

    python bench/duel.py squire yardstick --game agot2 --seats the-old-ways secrets-and-schemes --pairs 200 --effort 200

What the cards or the first turn favour comes to both players alike. CPU seconds a choice don't depend on what else runs.
"""

from __future__ import annotations

import argparse
import json
from collections import Counter
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from pathlib import Path
from statistics import fmean, stdev
from time import process_time

import msgspec
from players import PLAYERS, make, unhurried

from weirwood.kernel import new


class Setting(msgspec.Struct, frozen=True):
    """What is played, by whom, and how hard they think."""

    game: str
    seats: tuple[str, ...]
    players: tuple[str, str]
    effort: int | None
    length: int | None


class Pair(msgspec.Struct):
    """The two games of a seed."""

    seed: int
    score: float
    """Of the first player: 1 for two victories, 0.5 for one (or for two games that nobody won)."""
    choices: dict[str, int]
    """By player, those with more than one option."""
    seconds: dict[str, float]
    """CPU seconds by player, for these choices."""


def play(setting: Setting, seed: int) -> Pair:
    """Both games of a seed."""
    choices: Counter[str] = Counter()
    seconds = dict.fromkeys(setting.players, 0.0)
    score = 0.0
    for first in (0, 1):
        names = [setting.players[(seat + first) % 2] for seat in range(2)]
        game = new(setting.game, seats=list(setting.seats) or None, seed=seed)
        bots = [
            unhurried(make(name, f"{name} {seat} {seed}"), setting.effort, setting.length)
            for seat, name in enumerate(names)
        ]
        while game.waiting:
            decision = game.waiting[0]
            begun = process_time()
            option = bots[decision.seat].choose(game.observe(decision.seat))
            if len(decision.options) > 1:
                choices[names[decision.seat]] += 1
                seconds[names[decision.seat]] += process_time() - begun
            game.choose(option, decision.seat)
        winners = game.outcome.winners if game.outcome is not None else ()
        score += 0.25 if len(winners) != 1 else 0.5 * (winners[0] == first)
    return Pair(seed, score, dict(choices), seconds)


def share(scores: Sequence[float]) -> tuple[float, float]:
    """The first player's victories in a hundred, and how far chance may have moved them (19 times of 20)."""
    spread = stdev(scores) if len(scores) > 1 else 0.5
    return 100 * fmean(scores), 196 * spread / len(scores) ** 0.5


def milliseconds(done: Sequence[Pair], name: str) -> float:
    """What a choice costs a player on average, in CPU milliseconds."""
    seconds = sum(pair.seconds.get(name, 0.0) for pair in done)
    return 1000 * seconds / max(1, sum(pair.choices.get(name, 0) for pair in done))


def summary(setting: Setting, done: Sequence[Pair]) -> str:
    """What the pairs come to."""
    won, give = share([pair.score for pair in done])
    first, second = setting.players
    cpu = ", ".join(f"{name} {milliseconds(done, name):.1f}" for name in setting.players)
    return (
        f"{setting.game}, {len(done)} pairs: {first} wins {won:.1f} in 100 (± {give:.1f}) against {second}; "
        f"CPU ms a choice: {cpu}"
    )


def main() -> int:
    """Play the pairs and print what they come to."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("players", nargs=2, choices=PLAYERS, metavar="player", help=f"two of {', '.join(PLAYERS)}")
    parser.add_argument("--game", default="agot2", choices=("agot1", "agot2", "hbo"))
    parser.add_argument("--seats", nargs=2, default=(), help="two decks or Houses; otherwise the seed picks them")
    parser.add_argument("--pairs", type=int, default=100)
    parser.add_argument(
        "--effort", type=int, help="decisions thought through for one choice; otherwise the player's own"
    )
    parser.add_argument("--length", type=int, help="decisions that a trial goes on for at most")
    parser.add_argument("--seed", type=int, default=0, help="the first pair's seed")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument(
        "--into", type=Path, help="a file that keeps each pair, so that a run can go on where it stopped"
    )
    args = parser.parse_args()
    setting = Setting(args.game, tuple(args.seats), tuple(args.players), args.effort, args.length)
    done: list[Pair] = []
    if args.into and args.into.exists():
        done = [msgspec.json.decode(line, type=Pair) for line in args.into.read_text("utf-8").splitlines()]
    there = {pair.seed for pair in done}
    seeds = [seed for seed in range(args.seed, args.seed + args.pairs) if seed not in there]
    with ProcessPoolExecutor(args.jobs) as pool:
        for job in as_completed([pool.submit(play, setting, seed) for seed in seeds]):
            done.append(job.result())
            if args.into:
                with args.into.open("a", encoding="utf-8") as kept:
                    kept.write(json.dumps(msgspec.to_builtins(done[-1])) + "\n")
            if len(done) % 20 == 0:
                print(summary(setting, done), flush=True)
    print(summary(setting, done))
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
