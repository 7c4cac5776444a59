"""``weirwood deck``: check, show and list decks."""

from __future__ import annotations

import argparse


def add(subparsers: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Register the command."""
    parser = subparsers.add_parser("deck", help="check, show and list decks")
    actions = parser.add_subparsers(dest="action", required=True, metavar="ACTION")
    check = actions.add_parser(
        "check", help="say whether deck files are legal, and name each violation with its clause"
    )
    check.add_argument(
        "files", nargs="+", metavar="FILE", help="deck files (ThronesDB text or JSON), or ids of built-in decks"
    )
    show = actions.add_parser("show", help="print a deck")
    show.add_argument("file", metavar="FILE", help="a deck file, or the id of a built-in deck")
    actions.add_parser("list", help="list the decks that come with the program")
    parser.add_argument("--game", default="agot2", help="the game (default: agot2)")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Check, show or list."""
    from ..kernel.rulebook import rulebook

    game = rulebook(args.game)
    if args.action == "list":
        for line in game.deck_list():
            print(line)
        return 0

    if args.action == "show":
        print("\n".join(game.deck_lines(args.file)))
        return 0
    legal = True
    for name in args.files:
        refusals = game.deck_check(name)
        legal = legal and not refusals
        print(f"{name}: {'legal' if not refusals else 'not legal'}")
        for refusal in refusals:
            print(f"  {refusal}")
    return 0 if legal else 2
