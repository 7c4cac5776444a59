"""`weirwood analyse`: which choices of a saved game cost most, from what each player could know."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from weirwood.cli.parser import Subparsers


def add(subparsers: Subparsers) -> None:
    """Register the command."""
    parser = subparsers.add_parser(
        "analyse",
        help="which choices of a saved game cost most",
        description="Goes through a saved game from each seat's own knowledge and prints the choices that cost at least 10 (?!), "
        "20 (?) or 30 (??) points of the chance of winning; exits 1 if the game can't be played again, 2 if the file can't be read.",
    )
    parser.add_argument("file", type=Path, metavar="FILE", help="a saved game")
    parser.add_argument(
        "--effort", type=int, metavar="N", help="decisions thought through for each choice (default: 3200)"
    )
    parser.add_argument("--seed", default="analysis", help="a number or word: the same seed judges the same")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Do what the command line asks."""
    from weirwood.bots.analysis import Judged, analyse, luck
    from weirwood.cli.table.saving import open_game
    from weirwood.kernel import Unplayable

    try:
        game = open_game(args.file)
    except Unplayable as error:
        print(f"weirwood: {error}", file=sys.stderr)
        return 1
    judged: list[Judged] = []
    for each in analyse(game, args.seed, args.effort):
        judged.append(each)
        if each.mark:
            print(f"{each.number + 1}. {game.names[each.seat]}: {each.label} {each.mark}", flush=True)
            print(
                f"   {each.best} instead: {100 * each.chance:.0f} in 100 to win, {100 * each.cost:.0f} more (± {100 * each.error:.0f})"
            )
    for seat, name in enumerate(game.names):
        own = [each for each in judged if each.seat == seat]
        marks = sum(bool(each.mark) for each in own)
        cost, found = 100 * sum(each.cost for each in own if each.mark), 100 * sum(luck(own))
        print(f"{name}: {len(own)} choices, {marks} marked ({cost:.0f} points); others and luck gave {found:+.0f}.")
    return 0
