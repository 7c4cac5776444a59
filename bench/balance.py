"""How even a two-player game is: equal computer players against each other, each seat's side counted by its name."""

from __future__ import annotations

import argparse
import json
import math
from collections import Counter
from concurrent.futures import ProcessPoolExecutor, as_completed
from pathlib import Path
from typing import Any

from players import PLAYERS, make, unhurried

from weirwood.kernel import new


def play(job: tuple[str, str, int, int, int, bool]) -> dict[str, Any]:
    """One game between two equal players: its seed, who won, the number of choices, and the round it ended in."""
    game_id, player, seed, effort, length, draft = job
    options: dict[str, Any] = {"draft": True} if draft else {}
    game = new(game_id, seed=seed, **options)
    bots = [unhurried(make(player, f"{seat} {seed}"), effort, length) for seat in range(2)]
    while game.waiting:
        seat = game.waiting[0].seat
        game.choose(bots[seat].choose(game.observe(seat)), seat)
    assert game.outcome is not None
    winner = game.names[game.outcome.winners[0]]
    return {"seed": seed, "winner": winner, "choices": len(game.choices), "rounds": game.view(None).get("round", 0)}


def main() -> int:
    """Play the games, print the shares with their 95% range."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default="hbo")
    parser.add_argument("--player", default="squire", choices=PLAYERS)
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("--effort", type=int, default=300, help="decisions a player thinks through for one choice")
    parser.add_argument("--length", type=int, default=40, help="decisions that a trial goes on for at most")
    parser.add_argument("--seed", type=int, default=0, help="the first game's seed")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--draft", action="store_true")
    parser.add_argument(
        "--into", type=Path, help="a file that keeps each game, so that a run can go on where it stopped"
    )
    args = parser.parse_args()
    done: list[dict[str, Any]] = []
    if args.into and args.into.exists():
        done = [json.loads(line) for line in args.into.read_text().splitlines()]
    played = {each["seed"] for each in done}
    seeds = [seed for seed in range(args.seed, args.seed + args.games) if seed not in played]
    with ProcessPoolExecutor(args.jobs) as pool:
        jobs = [(args.game, args.player, seed, args.effort, args.length, args.draft) for seed in seeds]
        for job in as_completed([pool.submit(play, job) for job in jobs]):
            done.append(job.result())
            if args.into:
                with args.into.open("a") as kept:
                    kept.write(json.dumps(done[-1]) + "\n")
            if len(done) % 50 == 0:
                print(summary(done), flush=True)
    print(summary(done))
    return 0


def summary(done: list[dict[str, Any]]) -> str:
    """One line on the games played so far."""
    number = len(done)
    rounds, choices = (sum(each[what] for each in done) / number for what in ("rounds", "choices"))
    wins = Counter(each["winner"] for each in done)
    return f"{number} games: {shares(wins)}; {rounds:.1f} rounds, {choices:.0f} choices"


def shares(wins: Counter[str]) -> str:
    """Each side's wins in a hundred, with the range that chance allows."""
    total = sum(wins.values())
    range_ = 196 * math.sqrt(0.25 / total)
    return ", ".join(f"{name} {100 * n / total:.1f}" for name, n in sorted(wins.items())) + f" (± {range_:.1f})"


if __name__ == "__main__":
    raise SystemExit(main())
