"""``weirwood cards``: search the cards and print their faces."""

from __future__ import annotations

import argparse


def add(subparsers: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Register the command."""
    parser = subparsers.add_parser("cards", help="search the cards and print their faces")
    parser.add_argument("search", nargs="*", metavar="WORD", help="words of the title, traits, text, type or faction")
    parser.add_argument("--game", default="agot2", help="the game (default: agot2)")
    parser.add_argument("--list", action="store_true", help="one line a card")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Print the cards that fit."""
    from ..errors import UserError
    from ..kernel.rulebook import rulebook

    faces = rulebook(args.game).faces(" ".join(args.search))
    if not faces:
        raise UserError(f"No card fits {' '.join(args.search)!r}.")
    for number, lines in enumerate(faces):
        if number and not args.list:
            print()
        print(lines[0] if args.list else "\n".join(lines))
    return 0
