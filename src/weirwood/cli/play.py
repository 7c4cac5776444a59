"""`weirwood play`: a game in the terminal, against the computer or with people at one screen."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import TYPE_CHECKING, Any

from weirwood.cli import own_cards
from weirwood.errors import UserError

if TYPE_CHECKING:
    from weirwood.cli.parser import Subparsers
    from weirwood.kernel import Game


def add(subparsers: Subparsers) -> None:
    """Register the command."""
    parser = subparsers.add_parser(
        "play",
        help="play a game in the terminal",
        description="Plays a game in the terminal; type help at any question for what can be typed.",
    )
    parser.add_argument("game", nargs="?", metavar="GAME", help="which game, e.g. agot2")
    parser.add_argument(
        "--seats",
        "--decks",
        nargs="+",
        metavar="SEAT",
        help="what each seat plays, yours first: a deck by id or file; or just how many seats",
    )
    parser.add_argument(
        "--opponent",
        metavar="BOT",
        help="random, herald (by rule of thumb), squire, knight (plays challenges through) or maester (the whole round); default: the best that is measured, "
        "knight in the card games, squire in the board game",
    )
    parser.add_argument("--hotseat", action="store_true", help="people play all seats at one screen")
    parser.add_argument("--seed", help="a number or word: the same seed deals the same game")
    parser.add_argument("--all-windows", action="store_true", help="ask even where there is only one answer")
    parser.add_argument(
        "--format", help="a format of the game: agot1 and agot2 have joust (for two) and melee (for three and more)"
    )
    parser.add_argument("--faq", metavar="VERSION", help="the FAQ that agot1 is played by: 2.4 (the default) … none")
    parser.add_argument(
        "--list",
        metavar="NAME",
        help="the restricted lists of agot2's decks: 2.3 (those of FAQ 2.3, the default) or none",
    )
    parser.add_argument(
        "--variant",
        action="append",
        metavar="NAME",
        help="play with a variant of the game: hbo has draft (may be repeated)",
    )
    parser.add_argument(
        "--draft", action="append_const", const="draft", dest="variant", help="the same as --variant draft"
    )
    own_cards.add_option(parser)
    parser.add_argument("--load", type=Path, metavar="FILE", help="go on with a saved game")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Do what the command line asks."""
    from weirwood import bots
    from weirwood.cli.table.table import Table

    own_cards.load(args.cards, args.game or own_cards.GAME, played=True)
    if args.opponent is not None:
        bots.make(args.opponent)  # an unknown name is refused before anything else is done
    game = _game(args)
    opponent = args.opponent or game.rules.computers.usual
    seats = range(len(game.names))
    people = list(seats) if args.hotseat else [0]
    others = {seat: bots.make(opponent, f"{opponent} {seat} {game.seed}") for seat in seats[len(people) :]}
    again = " --hotseat" if args.hotseat else "" if args.opponent is None else f" --opponent {args.opponent}"
    return Table(game, people, others, args.load, again, args.seed).run()


def _game(args: argparse.Namespace) -> Game:
    import weirwood
    from weirwood.cli.table.saving import open_game
    from weirwood.kernel import games, rulebook

    if args.load is not None:
        for name in ("seats", "seed", "format", "faq", "list", "variant"):
            if getattr(args, name) is not None:
                raise UserError(f"A saved game has its own {name}: leave out --{name} with --load.")
        game = open_game(args.load)
        if args.game not in (None, game.rules.id):
            raise UserError(f"{args.load} is a game of {game.rules.id}, not of {args.game}.")
        return game
    if args.game is None:
        raise UserError(f"Which game? There are {', '.join(games())}. As in: weirwood play agot2")
    options: dict[str, Any] = {name: value for name in ("format", "faq", "list") if (value := getattr(args, name))}
    options |= dict.fromkeys(args.variant or (), True)
    if args.hotseat:
        options = rulebook(args.game).between_people(options)
    return weirwood.new(args.game, args.seats, _seed(args.seed), ask_all=args.all_windows, **options)


def _seed(text: str | None) -> int | str | None:
    return int(text) if text is not None and text.isdecimal() else text
