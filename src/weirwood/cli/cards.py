"""``weirwood cards``: search the cards and print their faces."""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING

from ..errors import UserError
from . import own_cards

if TYPE_CHECKING:
    from ..kernel.rulebook import Rulebook

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
    parser.add_argument(
        "search",
        nargs="*",
        metavar="WORD",
        help="words of the face, or what is printed: faction:stark type:character cost<=3 trait:direwolf keyword:renown icon:power set:Core -unique",
    )
    parser.add_argument("--game", default="agot2", help="the game (default: agot2)")
    parser.add_argument("--faq", help="the cards as they are under this FAQ: agot1 has 2.4 (the default) back to none")
    own_cards.add_option(parser)
    parser.add_argument("--list", action="store_true", help="one line a card")
    parser.add_argument("--coverage", action="store_true", help="the lines of these cards that no scenario shows")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Print the cards that fit."""
    from ..kernel.rulebook import rulebook

    own_cards.load(args.cards, args.game)
    rules = rulebook(args.game)
    if args.faq:
        rules = rules.of({"faq": faq_of(rules, args.faq)})
    if args.coverage:
        from ..situations.card_coverage import show_coverage

        return show_coverage(rules, args.game, " ".join(args.search))
    faces = rules.cards.faces(" ".join(args.search))
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


def faq_of(rules: Rulebook, named: str) -> str:
    """A version of the FAQ, if the game's form has it among its choices."""
    field = next((each for each in rules.people.setup_form() if each.name == "faq"), None)
    if field is None:
        raise UserError(f"The cards of {rules.name} are the same under every FAQ.")
    if named not in [choice.value for choice in field.choices]:
        known = ", ".join(choice.value for choice in field.choices)
        raise UserError(f"There is no FAQ {named!r}; there are {known}.")
    return named


def _has(headline: str, mark: str) -> bool:
    return headline.endswith(mark) if mark.startswith("[") else headline.startswith(f"{mark} ")
