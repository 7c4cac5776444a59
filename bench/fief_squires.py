"""How squires play the board game: whole games, one line each, and what they come to."""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from time import monotonic
from typing import NamedTuple

from players import PLAYERS, make

from weirwood.bots import Bot
from weirwood.kernel import Game, new


class Played(NamedTuple):
    """One game that was played to its end."""

    seats: int
    round: int
    winners: tuple[str, ...]
    decisions: int
    seconds: float
    slowest: float
    waits: list[float]
    """How long the first seat waited for the others each time it was asked again."""


def play(game: Game, players: list[Bot]) -> Played:
    """Play a game to its end."""
    slowest = waited = 0.0
    waits: list[float] = []
    begun = monotonic()
    while game.waiting:
        seat = game.waiting[0].seat
        before = monotonic()
        game.choose(players[seat].choose(game.observe(seat)), seat)
        took = monotonic() - before
        slowest = max(slowest, took)
        if seat == 0:
            waits.append(waited)
            waited = 0.0
        else:
            waited += took
    assert game.outcome is not None
    winners = tuple(game.names[seat] for seat in game.outcome.winners)
    round_ = game.view(None)["round"]
    return Played(len(players), round_, winners, len(game.choices), monotonic() - begun, slowest, waits)


def main() -> int:
    """Play the games and print the table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=4)
    parser.add_argument("--seats", type=int, nargs="+", default=[3, 4, 5, 6], help="numbers of seats, in turn")
    parser.add_argument(
        "--bots", nargs="+", default=["squire"], choices=PLAYERS, help="bots for the seats, the last for all the rest"
    )
    parser.add_argument("--options", nargs="*", default=[], help="expansions and variants, as NWE")
    parser.add_argument("--seed", type=int, default=0, help="the first game's seed")
    args = parser.parse_args()
    ends: Counter[str] = Counter()
    waits: list[float] = []
    for seed in range(args.seed, args.seed + args.games):
        seats = args.seats[seed % len(args.seats)]
        words = [word for word in args.options if word != "NWE" or seats >= 5]
        game = new("fief", seats=[str(seats)], seed=seed, options=words)
        names = [args.bots[min(seat, len(args.bots) - 1)] for seat in range(seats)]
        played = play(game, [make(name, f"{name} {seat} {seed}") for seat, name in enumerate(names)])
        waits += played.waits
        ends["won before round 15" if played.winners and played.round < 15 else "later or not at all"] += 1
        won = [names[game.names.index(name)] for name in played.winners]
        ends.update(f"won by {name}" for name in set(won))
        who = " and ".join(f"{name} ({bot})" for name, bot in zip(played.winners, won, strict=True)) or "nobody"
        print(
            f"seed {seed}: {seats} seats, round {played.round}, {who}, {played.decisions} decisions in "
            f"{played.seconds:.0f} s, the slowest {played.slowest:.2f} s",
            flush=True,
        )
    waits.sort()
    print(", ".join(f"{what}: {count} of {args.games}" for what, count in sorted(ends.items())))
    if waits:
        print(f"the first seat waited {waits[len(waits) // 2]:.2f} s in the middle, "
              f"{waits[len(waits) * 99 // 100]:.2f} s at the 99th percentile, {waits[-1]:.2f} s at most")  # fmt: skip
    return 0


if __name__ == "__main__":
    sys.exit(main())
