"""`weirwood fuzz`: play random games to the end, and keep the record of every one that goes wrong."""

from __future__ import annotations

import argparse
import os
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from time import perf_counter
from typing import TYPE_CHECKING, NamedTuple

from weirwood.errors import UserError

if TYPE_CHECKING:
    from weirwood.cli.parser import Subparsers
    from weirwood.kernel import Record


class Played(NamedTuple):
    """What came of one game."""

    seed: str
    choices: int
    outcome: str
    error: str
    record: str


def add(subparsers: Subparsers) -> None:
    """Register the command."""
    parser = subparsers.add_parser(
        "fuzz",
        help="play random games until one goes wrong",
        description="Plays random games in random configurations; the record of every one that goes wrong is saved.",
    )
    parser.add_argument("game", metavar="GAME", help="which game, e.g. agot2")
    parser.add_argument("--games", type=int, default=100, metavar="N", help="how many (default: 100)")
    parser.add_argument("--seed", default="1", help="the same seed plays the same games (default: 1)")
    parser.add_argument("--jobs", type=int, default=1, metavar="N", help="processes at work (default: 1)")
    parser.add_argument("--check", action="store_true", help="check every promise of a game on the way (slow)")
    parser.add_argument("--every", type=int, default=20, metavar="N", help="with --check: one step in N (default: 20)")
    parser.add_argument("--into", type=Path, default=Path(), metavar="FOLDER", help="where records of errors go")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Do what the command line asks; the exit code is 1 if a game went wrong."""
    from weirwood.kernel import rulebook

    rulebook(args.game)
    if args.games < 1 or args.jobs < 1 or args.every < 1:
        raise UserError("The numbers of games, jobs and steps are at least 1.")
    if not args.into.is_dir():
        raise UserError(f"There is no folder {args.into} to save records in.")
    begun = perf_counter()
    every = args.every if args.check else 0
    tasks = [(args.game, f"fuzz {args.seed} {number}", every) for number in range(args.games)]
    games = errors = choices = 0
    outcomes: Counter[str] = Counter()
    for played in _all(tasks, args.jobs):
        games += 1
        choices += played.choices
        outcomes[played.outcome] += 1
        if played.error:
            errors += 1
            path = _keep(played, args.into, args.game)
            print(f"Seed {played.seed!r}: {played.error} The record is in {path}.", flush=True)
    seconds = perf_counter() - begun
    print(
        f"{games} games, {choices} decisions, {choices / games:.1f} a game, "
        f"{games / seconds:.1f} games and {choices / seconds:.0f} decisions a second, {errors} errors."
    )
    for outcome, count in outcomes.most_common():
        print(f"{count:>8}  {outcome}")
    return 1 if errors else 0


def _all(tasks: list[tuple[str, str, int]], jobs: int) -> Iterator[Played]:
    if jobs == 1:
        yield from map(play, tasks)
        return
    from multiprocessing import get_context

    with get_context("fork" if hasattr(os, "fork") else "spawn").Pool(jobs) as pool:
        yield from pool.imap_unordered(play, tasks, chunksize=max(1, min(20, len(tasks) // (4 * jobs))))


def play(task: tuple[str, str, int]) -> Played:
    """Play one game to the end."""
    from weirwood.cli.breaking import sentence
    from weirwood.conformance import Broken, check_step, random_game
    from weirwood.conformance import play as play_on
    from weirwood.kernel import Chance, InternalError, rulebook, seed_text

    name, seed, every = task
    record: Record | None = None
    choices = 0
    try:
        game = random_game(rulebook(name), seed)
        try:
            play_on(game, Chance(seed_text(f"play {seed}")), check_step if every else None, every or 1)
        finally:
            record, choices = game.record, len(game.choices)
        outcome = game.outcome
        assert outcome is not None
        winner = f"seat {outcome.winners[0] + 1} wins" if len(outcome.winners) == 1 else "no single winner"
        return Played(seed, choices, f"{winner} [{outcome.rule}]", "", "")
    except (Broken, InternalError) as error:
        return Played(seed, choices, "error", sentence(error), error.record.to_json())
    except Exception as error:
        return Played(seed, choices, "error", sentence(error), record.to_json() if record is not None else "")


def _keep(played: Played, folder: Path, game: str) -> Path | str:
    from weirwood.cli.table.saving import save_new
    from weirwood.kernel import read_record

    return save_new(read_record(played.record), folder, f"fuzz-{game}") if played.record else "no file"
