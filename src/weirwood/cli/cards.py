"""``weirwood cards``: search the cards and print their faces."""

from __future__ import annotations

import argparse

from . import own_cards

MARKS = {
    "*": "unique",
    "[stated]": "a public source says what is on the card",
    "[partly stated]": "a public source names the card, some of what is on it is our design",
    "[inferred]": "that there is such a card is a conclusion, what is on it is mostly our design",
    "[designed]": "the card is our own design",
}
"""What may stand before or behind the title in a card's first line, and what it means."""


def add(subparsers: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Register the command."""
    parser = subparsers.add_parser("cards", help="search the cards and print their faces")
    parser.add_argument("search", nargs="*", metavar="WORD", help="words of the title, traits, text, type or faction")
    parser.add_argument("--game", default="agot2", help="the game (default: agot2)")
    own_cards.add_option(parser)
    parser.add_argument("--list", action="store_true", help="one line a card")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Print the cards that fit."""
    from ..errors import UserError
    from ..kernel.rulebook import rulebook

    own_cards.load(args.cards, args.game)
    faces = rulebook(args.game).cards.faces(" ".join(args.search))
    if not faces:
        raise UserError(f"No card fits {' '.join(args.search)!r}.")
    for number, lines in enumerate(faces):
        if number and not args.list:
            print()
        print(lines[0] if args.list else "\n".join(lines))
    key = [f"{mark}: {words}" for mark, words in MARKS.items() if any(_has(lines[0], mark) for lines in faces)]
    if key:
        print("\n" + "\n".join(key))
    return 0


def _has(headline: str, mark: str) -> bool:
    return headline.endswith(mark) if mark.startswith("[") else headline.startswith(f"{mark} ")
