"""`weirwood lab card`, and `weirwood lab cards --blank`: a card tried in place of another, with the same seeds."""

from __future__ import annotations

import argparse
import tempfile
from collections.abc import Mapping
from contextlib import nullcontext
from pathlib import Path
from typing import TYPE_CHECKING

from weirwood.errors import UserError

if TYPE_CHECKING:
    from weirwood.cli.parser import Subparsers
    from weirwood.kernel.parts.collection import Ready
    from weirwood.lab.folder import Folder
    from weirwood.lab.setting import Setting
    from weirwood.lab.trying import Swap


def add(actions: Subparsers) -> None:
    """Register the action."""
    from weirwood.cli.lab.playing import add_options

    card = actions.add_parser("card", help="a card of your own, tried in place of another")
    card.add_argument(
        "file", type=Path, metavar="FILE", help="a YAML file with one card in rules English (docs/designing-cards.md)"
    )
    card.add_argument("--in", dest="deck", required=True, metavar="DECK", help="the deck it is tried in")
    card.add_argument(
        "--instead-of", metavar="TITLE", help="the card it replaces; otherwise the one of its type nearest in cost"
    )
    card.add_argument(
        "--against",
        nargs="+",
        metavar="DECK",
        help="the opponents (default: the other ready-made decks of the same pool)",
    )
    card.add_argument("--bots", default="knight", metavar="BOT", help="who plays the decks (default: knight)")
    add_options(card)
    card.set_defaults(run=run_card, games=60)


def others(ready: Mapping[str, Ready], deck: str) -> list[str]:
    """The ready-made decks of the same pool as one of them; against a deck of one's own, those of the first pool."""
    first = deck if deck in ready else next(iter(ready), "")
    return [id for id, each in ready.items() if each.group == ready[first].group and id != deck]


def run_card(args: argparse.Namespace) -> int:
    """A card of one's own."""
    from weirwood.cli.lab.playing import read_sides, setting
    from weirwood.kernel.card_file import LARGEST
    from weirwood.lab import trying
    from weirwood.lab.setting import against_field

    try:
        with args.file.open("rb") as file:
            text = file.read(LARGEST + 1).decode("utf-8")
    except OSError as error:
        raise UserError(f"The card in {args.file} can't be read: {error.strerror or error}.") from None
    except UnicodeDecodeError:
        raise UserError(f"{args.file} is not a text file in UTF-8.") from None
    rules = trying.card_game(args.game).with_cards(text, str(args.file))
    own = rules.catalogue.own
    if len(own) != 1:
        raise UserError(f"{args.file}: there are {len(own)} cards in it; one is tried at a time.")
    field = args.against or others(trying.card_game(args.game).decks.ready(), args.deck)
    sides = read_sides(args, [args.deck, *field])
    base = setting(args, sides, against_field(len(field)))
    book, deck = rules.catalogue, sides[0].deck
    old = trying.in_deck(book, deck, args.instead_of) if args.instead_of else trying.nearest(book, deck, own[0])
    return compare(base, trying.swapped(book, deck, old, book.key(own[0])), text, args.into, args.jobs, args.ray)


def run_blank(folder: Folder, setting: Setting, args: argparse.Namespace) -> int:
    """A blank card in place of one of a run's, for each deck of the run that has it."""
    from weirwood.lab import trying
    from weirwood.lab.setting import Setting as Made

    printed = trying.card_game(setting.game, setting.options.get("cards", ""))
    text = trying.blank(printed, args.blank)
    known = "\n---\n".join(each for each in (setting.options.get("cards", ""), text) if each)
    book = trying.card_game(setting.game, known).catalogue
    code = book.key(book.find(args.blank))
    new = book.key(book.own[-1])
    found = [
        side for side in setting.sides if side.deck and code in side.deck["cards"] and args.deck in (None, side.name)
    ]
    if not found:
        raise UserError(f"No deck of this run has {args.blank}.")
    for side in found:
        others = [other for other in setting.sides if other is not side]
        made: Made = setting_with(setting, side.name, [other.name for other in others])
        swap = trying.swapped(book, side.deck, code, new)
        compare(made, swap, known, folder.path / "blanks" / f"{side.name} {code}", args.jobs, None)
    return 0


def setting_with(setting: Setting, name: str, others: list[str]) -> Setting:
    """The same run as a deck against those of the others that it met."""
    import msgspec

    from weirwood.lab.setting import against_field

    met = {frozenset((setting.sides[a].name, setting.sides[b].name)) for a, b in setting.meetings}
    by_name = {side.name: side for side in setting.sides}
    field = [other for other in others if frozenset((name, other)) in met]
    sides = (by_name[name], *(by_name[other] for other in field))
    return msgspec.structs.replace(setting, sides=sides, meetings=against_field(len(field)))


def compare(base: Setting, swap: Swap, cards: str, into: Path | None, jobs: int, cluster: str | None) -> int:
    """Play both runs and say what the card did."""
    from weirwood.cli.lab.playing import play
    from weirwood.lab.folder import Folder
    from weirwood.lab.setting import checked
    from weirwood.lab.trying import difference, settings

    with tempfile.TemporaryDirectory() if into is None else nullcontext(into) as place:
        folders = []
        for name, wanted in zip(("before", "after"), settings(base, swap, cards)):
            folder = Folder(Path(place) / name)
            folder.begin(checked(wanted))
            play(folder, jobs, cluster)
            folders.append(folder)
        found = difference(folders[0].lines(), folders[1].lines())
    print(f"{base.sides[0].name}, {swap.copies} × {swap.new} in place of {swap.old}: {found}.")
    low, high = found.gain.low, found.gain.high
    if low <= 0 <= high:
        print("Whether that is better or worse than before can't be told from so few games.")
    print(f"As played by {base.sides[0].bot}, weirwood {base.version}; seed {base.seed}.")
    return 0
