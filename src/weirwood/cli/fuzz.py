"""`weirwood fuzz`: play random games to the end, and keep the record of every one that goes wrong."""

from __future__ import annotations

import argparse
import os
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from time import perf_counter
from typing import TYPE_CHECKING, NamedTuple

from weirwood.cli import own_cards
from weirwood.errors import UserError

if TYPE_CHECKING:
    from weirwood.cli.parser import Subparsers
    from weirwood.kernel import Record
    from weirwood.kernel.parts.collection import CardLine


class Played(NamedTuple):
    """What came of one game."""

    seed: str
    choices: int
    outcome: str
    error: str
    record: str
    used: Counter[str]
    """How often each ability of a card was used."""


class Task(NamedTuple):
    """What to play: one step in ``every`` is checked (0: none), and the decks may be drawn from all cards."""

    game: str
    seed: str
    every: int = 0
    pool: bool = False


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
    parser.add_argument(
        "--pool", action="store_true", help="with random decks from all cards; says which are never used"
    )
    parser.add_argument(
        "--least",
        type=int,
        default=1,
        metavar="N",
        help="with --pool: say which are used fewer than N times (default: 1)",
    )
    parser.add_argument("--check", action="store_true", help="check every promise of a game on the way (slow)")
    parser.add_argument("--every", type=int, default=20, metavar="N", help="with --check: one step in N (default: 20)")
    parser.add_argument("--into", type=Path, default=Path(), metavar="FOLDER", help="where records of errors go")
    own_cards.add_option(parser)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Do what the command line asks; the exit code is 1 if a game went wrong."""
    from weirwood.kernel import Chance, rulebook, seed_text

    own_cards.load(args.cards, args.game, played=True)
    rulebook(args.game)
    if args.games < 1 or args.jobs < 1 or args.every < 1 or args.least < 1:
        raise UserError("The numbers of games, jobs, steps and uses are at least 1.")
    if not args.into.is_dir():
        raise UserError(f"There is no folder {args.into} to save records in.")
    if args.pool:
        rulebook(args.game).pool_config(Chance(seed_text(args.seed)))  # a game that has no such decks says so
    begun = perf_counter()
    every = args.every if args.check else 0
    tasks = [Task(args.game, f"fuzz {args.seed} {number}", every, args.pool) for number in range(args.games)]
    games = errors = choices = 0
    outcomes: Counter[str] = Counter()
    used: Counter[str] = Counter()
    for played in _all(tasks, args):
        games += 1
        choices += played.choices
        outcomes[played.outcome] += 1
        used += played.used
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
    if args.pool:
        _print_uses(rulebook(args.game).cards.abilities(), used, args.least)
    return 1 if errors else 0


def _print_uses(abilities: list[CardLine], used: Counter[str], least: int) -> None:
    """How many abilities were used, and which weren't, or seldom, set by set."""
    often = sum(used[each.id] > 0 for each in abilities)
    print(f"{often} of {len(abilities)} abilities were used, {used.total()} times in all.")
    seldom = [each for each in abilities if used[each.id] < least]
    how = "never used" if least == 1 else f"used fewer than {least} times"
    print(f"{len(seldom)} were {how}{':' if seldom else '.'}")
    for each in seldom:
        times = "" if least == 1 else f" {used[each.id]}×:"
        print(f"  {each.title} ({each.set}):{times} {each.text}")


def _all(tasks: list[Task], args: argparse.Namespace) -> Iterator[Played]:
    jobs: int = args.jobs
    if jobs == 1:
        yield from map(play, tasks)
        return
    from multiprocessing import get_context

    forked = hasattr(os, "fork")  # and so has our cards already
    begin = None if forked else own_cards.load
    with get_context("fork" if forked else "spawn").Pool(jobs, begin, (args.cards, args.game) if begin else ()) as pool:
        yield from pool.imap_unordered(play, tasks, chunksize=max(1, min(20, len(tasks) // (4 * jobs))))


def play(task: Task) -> Played:
    """Play one game to the end."""
    from weirwood.cli.breaking import sentence
    from weirwood.conformance import MANNERS, Broken, anyhow, check_step, random_game
    from weirwood.conformance import play as play_on
    from weirwood.kernel import Chance, InternalError, rulebook, seed_text

    name, seed, every, pool = task
    record: Record | None = None
    choices = 0
    used: Counter[str] = Counter()
    try:
        game = random_game(rulebook(name), seed, pool=pool)
        try:
            with game.rules.cards.counting() as used:
                chance = Chance(seed_text(f"play {seed}"))
                manner = MANNERS[chance.below(len(MANNERS))] if pool else anyhow
                play_on(game, chance, check_step if every else None, every or 1, manner=manner)
        finally:
            record, choices = game.record, len(game.choices)
        outcome = game.outcome
        assert outcome is not None
        winner = f"seat {outcome.winners[0] + 1} wins" if len(outcome.winners) == 1 else "no single winner"
        return Played(seed, choices, f"{winner} [{outcome.rule}]", "", "", used)
    except (Broken, InternalError) as error:
        return Played(seed, choices, "error", sentence(error), error.record.to_json(), used)
    except Exception as error:
        kept = record.to_json() if record is not None else ""
        return Played(seed, choices, "error", sentence(error), kept, used)


def _keep(played: Played, folder: Path, game: str) -> Path | str:
    from weirwood.cli.table.saving import save_new
    from weirwood.kernel import read_record

    return save_new(read_record(played.record), folder, f"fuzz-{game}") if played.record else "no file"
