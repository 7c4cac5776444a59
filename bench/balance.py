"""How even a two-player game is: equal computer players against each other, each side counted by its name or its deck.

With ``--decks`` every pair of them meets ``--games`` times, each deck in each seat half of the time.
"""

from __future__ import annotations

import argparse
import itertools
import json
import math
from collections import Counter
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from players import PLAYERS, make, unhurried

from weirwood.kernel import new


@dataclass(frozen=True)
class Job:
    """One game to be played, and how hard its players think."""

    game: str
    player: str
    seed: int
    effort: int
    length: int
    draft: bool
    decks: tuple[str, ...] = ()

    @property
    def key(self) -> tuple[int, tuple[str, ...]]:
        """What tells it from the others of a run."""
        return self.seed, self.decks


def play(job: Job) -> dict[str, Any]:
    """One game between two equal players: its seed, who won, the number of choices, and the round it ended in."""
    options: dict[str, Any] = {"draft": True} if job.draft else {}
    if job.decks:
        options["seats"] = list(job.decks)
    game = new(job.game, seed=job.seed, **options)
    bots = [unhurried(make(job.player, f"{seat} {job.seed}"), job.effort, job.length) for seat in range(2)]
    while game.waiting:
        seat = game.waiting[0].seat
        game.choose(bots[seat].choose(game.observe(seat)), seat)
    assert game.outcome is not None
    sides = job.decks or game.names
    winner = sides[game.outcome.winners[0]] if game.outcome.winners else "nobody"
    made = {"seed": job.seed, "winner": winner, "choices": len(game.choices), "rounds": game.view(None).get("round", 0)}
    return made | ({"decks": list(job.decks)} if job.decks else {})


def pairings(decks: list[str], seeds: range) -> list[tuple[int, tuple[str, ...]]]:
    """The games of a run: each seed once, or for each pair of decks, whose seats change with the seed."""
    if not decks:
        return [(seed, ()) for seed in seeds]
    pairs = list(itertools.combinations(decks, 2))
    return [(seed, pair if seed % 2 == 0 else pair[::-1]) for seed in seeds for pair in pairs]


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
    parser.add_argument("--decks", nargs="+", default=[], help="every pair of these decks, --games times each")
    args = parser.parse_args()
    done: list[dict[str, Any]] = []
    if args.into and args.into.exists():
        done = [json.loads(line) for line in args.into.read_text().splitlines()]
    played = {(each["seed"], tuple(each.get("decks", ()))) for each in done}
    games = pairings(args.decks, range(args.seed, args.seed + args.games))
    rest = (args.effort, args.length, args.draft)
    jobs = [Job(args.game, args.player, seed, *rest, decks) for seed, decks in games]
    with ProcessPoolExecutor(args.jobs) as pool:
        for job in as_completed([pool.submit(play, job) for job in jobs if job.key not in played]):
            done.append(job.result())
            if args.into:
                with args.into.open("a") as kept:
                    kept.write(json.dumps(done[-1]) + "\n")
            if len(done) % 50 == 0:
                print(summary(done), flush=True)
    print(summary(done))
    if args.decks:
        print(matrix(done, args.decks))
    return 0


def summary(done: list[dict[str, Any]]) -> str:
    """One line on the games played so far."""
    number = len(done)
    rounds, choices = (sum(each[what] for each in done) / number for what in ("rounds", "choices"))
    wins = Counter(each["winner"] for each in done)
    return f"{number} games: {shares(wins)}; {rounds:.1f} rounds, {choices:.0f} choices"


def matrix(done: list[dict[str, Any]], decks: list[str]) -> str:
    """Each deck's wins in a hundred against each other, and against the field."""
    met: dict[tuple[str, str], list[str]] = {}
    for each in done:
        one, other = each["decks"]
        met.setdefault((one, other), []).append(each["winner"])
        met.setdefault((other, one), []).append(each["winner"])
    rows = ["| deck | " + " | ".join(decks) + " | the field |", "|---|" + "--:|" * (len(decks) + 1)]
    for deck in decks:
        against = [met.get((deck, other), []) for other in decks]
        cells = [
            f"{100 * won.count(deck) / len(won):.1f}" if won else "–"
            for won in [*against, list(itertools.chain(*against))]
        ]
        rows.append(f"| {deck} | " + " | ".join(cells) + " |")
    return "\n".join(rows)


def shares(wins: Counter[str]) -> str:
    """Each side's wins in a hundred, with the range that chance allows."""
    total = sum(wins.values())
    range_ = 196 * math.sqrt(0.25 / total)
    return ", ".join(f"{name} {100 * n / total:.1f}" for name, n in sorted(wins.items())) + f" (± {range_:.1f})"


if __name__ == "__main__":
    raise SystemExit(main())
