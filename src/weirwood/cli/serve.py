"""`weirwood serve`: the table in the browser."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import TYPE_CHECKING

from weirwood.cli import own_cards
from weirwood.errors import UserError

if TYPE_CHECKING:
    from weirwood.cli.parser import Subparsers


def add(subparsers: Subparsers) -> None:
    """Register the command."""
    parser = subparsers.add_parser(
        "serve",
        help="the table in the browser",
        description="Serves the table in the browser, for you alone or for a club.",
    )
    parser.add_argument("--host", default="127.0.0.1", help="where to listen (default: 127.0.0.1, this machine only)")
    parser.add_argument("--port", type=int, default=8000, help="the port, or the first to try (default: 8000)")
    parser.add_argument("--db", metavar="URL", help="the database (default: SQLite in your data folder)")
    parser.add_argument("--open", action="store_true", help="open the browser")
    parser.add_argument(
        "--origin", action="append", default=[], metavar="URL", help="the address people use, behind a reverse proxy"
    )
    parser.add_argument(
        "--lab", type=Path, metavar="FOLDER", help="runs of the laboratory, told beside the decks that played in them"
    )
    own_cards.add_option(parser)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Do what the command line asks."""
    if not 0 <= args.port < 65536:
        raise UserError(f"A port is a number from 1 to 65535, not {args.port}.")
    if args.lab is not None and not args.lab.is_dir():
        raise UserError(f"There is no folder {args.lab}: --lab names the one that has the laboratory's runs.")
    own_cards.load(args.cards, played=True)
    try:
        from weirwood.server.store.places import default_database
        from weirwood.server.web.run import serve
    except ModuleNotFoundError as error:
        raise UserError(
            f"The table in the browser needs {error.name}; install it with: pip install 'weirwood[server]'"
        ) from None
    scripts = [str(path) for path in args.cards if path.suffix == ".py"]
    serve(args.db or default_database(), args.host, args.port, args.open, args.origin, scripts, args.lab)
    return 0
