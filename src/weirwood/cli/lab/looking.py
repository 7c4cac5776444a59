"""`weirwood lab cards`, `report` and `game`: what a run says."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import TYPE_CHECKING

from weirwood.errors import UserError

if TYPE_CHECKING:
    from weirwood.cli.parser import Subparsers

DRAWN_FAVOURS = (
    "Drawn cards are more in long games, and a card that wins late looks better for it. The fair way is a blank in its place: "
    "weirwood lab cards RUN --blank TITLE."
)


def add(actions: Subparsers) -> None:
    """Register the actions."""
    cards = actions.add_parser("cards", help="what each card did in a run")
    cards.add_argument("folder", type=Path, metavar="RUN", help="the folder of a run")
    cards.add_argument("--deck", metavar="NAME", help="only the cards of this deck")
    cards.add_argument(
        "--blank", metavar="TITLE", help="play the run's seeds again with a blank card of the same cost in its place"
    )
    cards.add_argument("--jobs", type=int, default=1, metavar="N", help="processes at work (default: 1)")
    cards.set_defaults(run=run_cards)
    report = actions.add_parser("report", help="a run as one page")
    report.add_argument("folder", type=Path, metavar="RUN", help="the folder of a run")
    report.add_argument("--html", type=Path, required=True, metavar="FILE", help="the page to write")
    report.set_defaults(run=run_report)
    game = actions.add_parser("game", help="the record of one game of a run")
    game.add_argument("folder", type=Path, metavar="RUN", help="the folder of a run")
    game.add_argument("number", type=int, metavar="NUMBER", help="its line in games.jsonl, from 1")
    game.add_argument("--into", type=Path, metavar="FILE", help="the file to write (default: RUN-NUMBER.json)")
    game.set_defaults(run=run_game)


def run_cards(args: argparse.Namespace) -> int:
    """The table of the cards, or what a blank in a card's place did."""
    from weirwood.lab.folder import Folder
    from weirwood.lab.statistics import FEWEST, cards

    folder = Folder(args.folder)
    setting = folder.setting()
    if args.blank is not None:
        from weirwood.cli.lab.trying import run_blank

        return run_blank(folder, setting, args)
    rows = cards(setting, folder.lines())
    if args.deck is not None:
        sides = [side.name for side in setting.sides]
        if args.deck not in sides:
            raise UserError(f"There is no deck {args.deck!r} in this run; it has {', '.join(sides)}.")
        rows = [row for row in rows if row.side == args.deck]
    if not rows:
        raise UserError("This run has no games with cards yet.")
    from rich.table import Table

    from weirwood.cli.console import console

    table = Table(title="Won in 100 (19 times of 20 within the range; games)")
    for heading in ("deck", "card", "drawn", "in the opening hand", "played"):
        table.add_column(heading)
    few = 0
    for row in rows:
        if row.drawn.games < FEWEST:
            few += 1
            continue
        table.add_row(row.side, row.title, str(row.drawn), str(row.opening), str(row.played))
    out = console()
    out.print(table)
    if few:
        out.print(f"{few} cards were drawn in fewer than {FEWEST} games and are left out.")
    out.print(DRAWN_FAVOURS)
    return 0


def run_report(args: argparse.Namespace) -> int:
    """Write the page."""
    from weirwood.lab.folder import Folder
    from weirwood.lab.report import page

    folder = Folder(args.folder)
    text = page(folder)
    try:
        args.html.write_text(text, encoding="utf-8")
    except OSError as error:
        raise UserError(f"The report can't be written to {args.html}: {error.strerror or error}.") from None
    print(f"The report is in {args.html}.")
    return 0


def run_game(args: argparse.Namespace) -> int:
    """Write the record of one game."""
    from itertools import islice

    from weirwood.lab.folder import Folder

    folder = Folder(args.folder)
    game = folder.setting().game
    line = next(islice(folder.lines(), max(0, args.number - 1), None), None) if args.number > 0 else None
    if line is None:
        raise UserError(f"There is no game {args.number} in this run; they are numbered from 1.")
    path = args.into or Path(f"{args.folder.name}-{args.number}.json")
    try:
        path.write_text(line.record(game).to_json(), encoding="utf-8")
    except OSError as error:
        raise UserError(f"The record can't be written to {path}: {error.strerror or error}.") from None
    print(f"The record is in {path}: weirwood replay {path}")
    return 0
