"""``weirwood deck``: check, show and list decks."""

from __future__ import annotations

import argparse
import sys
import textwrap
from typing import TYPE_CHECKING

from ..errors import UserError
from . import own_cards

if TYPE_CHECKING:
    from ..kernel.rulebook import Rulebook


def add(subparsers: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Register the command."""
    parser = subparsers.add_parser("deck", help="check, show and list decks")
    actions = parser.add_subparsers(dest="action", required=True, metavar="ACTION")
    check = actions.add_parser(
        "check", help="say whether deck files are legal, and name each violation with its clause"
    )
    check.add_argument(
        "files",
        nargs="+",
        metavar="FILE",
        help="deck files (ThronesDB text or JSON, OCTGN .o8d), or ids of built-in decks",
    )
    check.add_argument("--format", help="the format to check for: joust or melee; agot2 has a restricted list for each")
    check.add_argument(
        "--list",
        metavar="NAME",
        help="the restricted lists: 2.3 (agot2: those of FAQ 2.3, the default with a format), newest, another by its code "
        "(gotstandard2.1), or none",
    )
    check.add_argument(
        "--on", metavar="DAY", help="agot2: refuse cards of products released after this day (2019-06-05)"
    )
    check.add_argument(
        "--without", metavar="PACKS", help="agot2: refuse cards of these products, by their codes (FotS,R)"
    )
    check.add_argument(
        "--faq",
        metavar="VERSION",
        help="the official FAQ of agot1 with its errata and lists: 2.4 (the default) … or none",
    )
    show = actions.add_parser("show", help="print a deck")
    show.add_argument("file", metavar="FILE", help="a deck file, or the id of a built-in deck")
    listed = actions.add_parser("list", help="list the decks that come with the program")
    parser.add_argument("--game", default="agot2", help="the game (default: agot2)")
    for action in (check, show, listed):  # before or behind the action
        action.add_argument("--game", default=argparse.SUPPRESS, help=argparse.SUPPRESS)
    own_cards.add_option(parser)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Check, show or list."""
    from ..kernel.rulebook import rulebook

    own_cards.load(args.cards, args.game)
    game = rulebook(args.game)
    if args.action == "list":
        _list(game)
        return 0

    if args.action == "show":
        print("\n".join(game.decks.lines(args.file)))
        return 0
    names = ("format", "list", "faq", "on", "without")
    given = [(name, getattr(args, name)) for name in names]
    form = {name: value for name, value in given if value is not None}
    return max(_check(game, name, form) for name in args.files)


def _list(game: Rulebook) -> None:
    """The decks that come with a game: which ones belong together, and what is said of how they play."""
    ready, group = game.decks.ready(), ""
    if not ready:
        print("\n".join(game.decks.headlines()))
    for id, deck in ready.items():
        if deck.group != group:
            print(f"\n{deck.group}:" if group else f"{deck.group}:")
            group = deck.group
        print(f"{id}: {deck.line}")
        if deck.about:
            print(textwrap.fill(deck.about, 100, initial_indent="    ", subsequent_indent="    "))


def _check(game: Rulebook, name: str, form: dict[str, str]) -> int:
    """The exit code for one deck: 0 if it is legal, 1 if it isn't, 2 if it can't be read."""
    try:
        refusals, by = game.decks.check_named(name, form)
    except UserError as error:
        print(f"weirwood: {error}", file=sys.stderr)
        return 2
    print(f"{name}: {'not legal' if refusals else 'legal'} ({by})")
    for refusal in refusals:
        print(f"  {refusal}")
    return 1 if refusals else 0
