"""`weirwood lab match`, `matrix`, `gauntlet` and `bots`: what is played, and the run."""

from __future__ import annotations

import argparse
import os
import re
import tempfile
from contextlib import nullcontext
from pathlib import Path
from typing import TYPE_CHECKING, Any

from weirwood.cli import own_cards
from weirwood.errors import UserError

if TYPE_CHECKING:
    from weirwood.cli.parser import Subparsers
    from weirwood.lab.running import Meeting
    from weirwood.lab.setting import Setting, Side

GAMES = 400
LARGEST_FIELD = 64
"""Decks of a matrix or a field."""


def add(actions: Subparsers) -> None:
    """Register the actions."""
    match = actions.add_parser("match", help="two decks, until it is decided")
    match.add_argument("decks", nargs=2, metavar="DECK", help="a deck by id or file; of hbo a House")
    match.set_defaults(run=run_match)
    matrix = actions.add_parser("matrix", help="every pair of several decks, with intervals")
    matrix.add_argument("decks", nargs="+", metavar="DECK")
    matrix.set_defaults(run=run_matrix)
    gauntlet = actions.add_parser("gauntlet", help="one deck against a field of others")
    gauntlet.add_argument("deck", metavar="DECK")
    gauntlet.add_argument(
        "--against", nargs="+", required=True, metavar="DECK", help="the others, or a folder of deck files"
    )
    gauntlet.set_defaults(run=run_gauntlet)
    bots = actions.add_parser("bots", help="two computer players")
    bots.add_argument("players", nargs=2, metavar="BOT")
    bots.add_argument(
        "--decks", nargs="+", default=[], metavar="DECK", help="what the seats play; otherwise each set's seed picks it"
    )
    bots.set_defaults(run=run_bots)
    for action in (match, matrix, gauntlet):
        action.add_argument("--bots", default="knight", metavar="BOT", help="who plays the decks (default: knight)")
    for action in (match, matrix, gauntlet, bots):
        add_options(action)


def add_options(parser: argparse.ArgumentParser) -> None:
    """What every run may be told."""
    parser.add_argument("--game", default="agot2", help="the game (default: agot2)")
    parser.add_argument(
        "--players", type=int, dest="seats", metavar="N", help="seats at the table; half of them each side's"
    )
    parser.add_argument("--format", help="a format of the game: joust or melee")
    parser.add_argument("--list", metavar="NAME", help="the restricted list that decks are checked by, or none")
    parser.add_argument("--faq", metavar="VERSION", help="the FAQ that agot1 is played by")
    parser.add_argument(
        "--sprt", metavar="LOW:HIGH", help="stop when the first side's wins in 100 are surely above LOW or below HIGH"
    )
    parser.add_argument(
        "--half-width",
        type=float,
        metavar="POINTS",
        help="stop when the interval is so many points in 100 to each side",
    )
    parser.add_argument(
        "--games", type=int, default=GAMES, metavar="N", help=f"games of two sides at most (default: {GAMES})"
    )
    parser.add_argument("--effort", type=int, metavar="N", help="decisions a player thinks through for one choice")
    parser.add_argument("--seed", default="1", help="the same seed plays the same games (default: 1)")
    parser.add_argument(
        "--jobs", type=int, default=os.cpu_count() or 1, metavar="N", help="processes at work (default: one a core)"
    )
    parser.add_argument(
        "--ray",
        nargs="?",
        const="local",
        metavar="ADDRESS",
        help="play on a Ray cluster; without an address a local one",
    )
    parser.add_argument(
        "--into", type=Path, metavar="FOLDER", help="where the run is kept, and goes on if it is there already"
    )
    own_cards.add_option(parser)


def run_match(args: argparse.Namespace) -> int:
    """Two decks."""
    from weirwood.lab.setting import every_pair

    own_cards.load(args.cards, args.game)
    sides = read_sides(args, args.decks)
    return run(args, setting(args, sides, every_pair(sides)))


def run_matrix(args: argparse.Namespace) -> int:
    """Every pair of decks."""
    from weirwood.lab.setting import every_pair

    own_cards.load(args.cards, args.game)
    sides = read_sides(args, args.decks)
    if len(sides) < 2:
        raise UserError("A matrix needs at least two decks.")
    return run(args, setting(args, sides, every_pair(sides)))


def run_gauntlet(args: argparse.Namespace) -> int:
    """One deck against a field."""
    from weirwood.lab.setting import against_field

    own_cards.load(args.cards, args.game)
    field = [name for given in args.against for name in _in_folder(given)]
    sides = read_sides(args, [args.deck, *field])
    return run(args, setting(args, sides, against_field(len(field))))


def run_bots(args: argparse.Namespace) -> int:
    """Two computer players."""
    from weirwood.lab.setting import Side

    own_cards.load(args.cards, args.game)
    first, second = args.players
    names = (first, second) if first != second else (first, f"{second} again")
    decks = tuple(read_deck(args, deck) for deck in args.decks)
    sides = [Side(name, bot) for name, bot in zip(names, args.players)]
    return run(args, setting(args, sides, ((0, 1),), decks))


def _in_folder(given: str) -> list[str]:
    path = Path(given)
    if not path.is_dir():
        return [given]
    found = sorted(str(each) for each in path.iterdir() if each.is_file() and not each.name.startswith("."))
    if not found:
        raise UserError(f"There is no deck in {given}.")
    return found


def read_sides(args: argparse.Namespace, names: list[str]) -> list[Side]:
    """The decks as sides, each by the name of its file; a UserError if one can't be read or isn't legal."""
    from weirwood.lab.setting import Side

    if len(names) > LARGEST_FIELD:
        raise UserError(f"These are {len(names)} decks; a run has at most {LARGEST_FIELD}.")
    stems = [Path(name).stem if Path(name).suffix else name for name in names]
    called = [f"{stem} {stems[:n].count(stem) + 1}" if stems[:n].count(stem) else stem for n, stem in enumerate(stems)]
    return [Side(name, args.bots, read_deck(args, deck)) for name, deck in zip(called, names)]


def read_deck(args: argparse.Namespace, name: str) -> Any:
    """A deck as plain data, or whatever else a seat of the game plays; a UserError if it isn't legal."""
    from weirwood.cardgame.cards.deckbox import DeckBox
    from weirwood.kernel import rulebook

    decks = rulebook(args.game).decks
    if not isinstance(decks, DeckBox):
        return name
    found = decks.find(name)
    if not found.learning:
        refusals, by = decks.verdict(found, options(args))
        if refusals:
            raise UserError(f"The deck {name} isn't legal ({by}): {'; '.join(map(str, refusals))}.")
    data: dict[str, Any] = found.data()
    return data


def options(args: argparse.Namespace) -> dict[str, Any]:
    """The settings of the game."""
    from weirwood.cardgame.play.rulebook import CardGame
    from weirwood.kernel import rulebook

    given: dict[str, Any] = {name: value for name in ("format", "list", "faq") if (value := getattr(args, name))}
    rules = rulebook(args.game)
    return given | (rules.own_cards() if isinstance(rules, CardGame) else {})


def setting(
    args: argparse.Namespace, sides: list[Side], meetings: tuple[tuple[int, int], ...], decks: tuple[Any, ...] = ()
) -> Setting:
    """The run that the command line asks for."""
    from weirwood import __version__, bots
    from weirwood.kernel import rulebook
    from weirwood.lab.setting import Setting, checked

    for side in sides:
        bots.make(side.bot)  # an unknown one is refused before anything is played
    for name in ("games", "jobs", "effort", "half_width"):
        if (value := getattr(args, name)) is not None and value <= 0:
            raise UserError(f"--{name.replace('_', '-')} must be more than 0, not {value:g}.")
    rules = rulebook(args.game)
    seats = args.seats or len(decks) or max(2, rules.min_seats if rules.min_seats < 3 else 4)
    if not max(2, rules.min_seats) <= seats <= rules.max_seats:
        raise UserError(f"{rules.name} is for {rules.min_seats} to {rules.max_seats} players, not {seats}.")
    half = args.half_width / 100 if args.half_width else None
    return checked(
        Setting(
            game=args.game,
            version=__version__,
            sides=tuple(sides),
            meetings=meetings,
            seats=seats,
            decks=decks,
            options=options(args),
            effort=args.effort,
            seed=args.seed,
            most=args.games,
            sprt=_shares(args.sprt),
            half_width=half,
        )
    )


def _shares(text: str | None) -> tuple[float, float] | None:
    if text is None:
        return None
    found = re.fullmatch(r"(\d{1,2}(?:\.\d+)?):(\d{1,2}(?:\.\d+)?)", text)
    if not found or not 0 < float(found[1]) < float(found[2]):
        raise UserError(
            f"--sprt takes two numbers of wins in 100, the smaller one first, as in 50:55; {text!r} isn't that."
        )
    return float(found[1]) / 100, float(found[2]) / 100


def run(args: argparse.Namespace, wanted: Setting) -> int:
    """Play it, and say what it came to."""
    from weirwood.lab.folder import Folder

    with tempfile.TemporaryDirectory() if args.into is None else nullcontext(args.into) as place:
        folder = Folder(Path(place))
        folder.begin(wanted)
        found = play(folder, args.jobs, args.ray)
        for line in result(wanted, found):
            print(line)
    return 0


def play(folder: Any, number: int, cluster: str | None = None) -> list[Meeting]:
    """Play a run with so many workers, showing how far it is."""
    from weirwood.cli.lab.progress import Shown
    from weirwood.lab.running import run as play_all
    from weirwood.lab.workers import Alone, Processes

    with Shown(folder.setting()) as shown:
        if cluster is not None:
            from weirwood.lab.cluster import Cluster

            with Cluster(cluster) as workers:
                return play_all(folder, workers, shown.tell)
        if number == 1:
            return play_all(folder, Alone(), shown.tell)
        with Processes(number) as several:
            return play_all(folder, several, shown.tell)


def result(wanted: Setting, found: list[Meeting]) -> list[str]:
    """What a run came to, in lines."""
    rows = [each.verdict for each in found]
    effort = f" of effort {wanted.effort}" if wanted.effort else ""
    players = ", ".join(dict.fromkeys(side.bot for side in wanted.sides))
    rows.append(f"As played by {players}{effort}, weirwood {wanted.version}; seed {wanted.seed}.")
    return rows
