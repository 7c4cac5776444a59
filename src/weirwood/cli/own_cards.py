"""The option --cards: cards of one's own beside the printed ones, for as long as a command runs."""

from __future__ import annotations

import argparse
from pathlib import Path

from weirwood.errors import UserError

YAML = (".yaml", ".yml")
GAME = "agot2"
"""The game of a card that names none, for a command that isn't about one game."""


def add_option(parser: argparse.ArgumentParser) -> None:
    """Let a command take cards of one's own."""
    parser.add_argument(
        "--cards",
        type=Path,
        action="append",
        default=[],
        metavar="FILE",
        help="more cards: a YAML file of cards in rules English, or a Python file that registers them",
    )


def load(paths: list[Path], game: str = GAME, played: bool = False) -> None:
    """Make the cards of these files known to their games in this process; ``played``: whole games are to be begun."""
    for path in paths:
        if path.suffix not in (".py", *YAML):
            raise UserError(f"Cards are in a .yaml file or a .py file; {path} is neither.")
    written = [path for path in paths if path.suffix in YAML]
    if len(written) > 1:
        raise UserError(f"Give one YAML file of cards, not {len(written)}: a file can have several cards in it.")
    for path in paths:
        if path not in written:
            run(path)
    for path in written:
        read(path, game, played)


def run(path: Path) -> None:
    """Run a Python file that registers cards."""
    import runpy

    try:
        runpy.run_path(str(path))
    except OSError as error:
        raise UserError(f"The cards in {path} can't be read: {error.strerror or error}.") from None
    except Exception as error:
        raise UserError(f"The cards in {path} can't be loaded: {error!r}.") from error


def read(path: Path, game: str, played: bool) -> None:
    """Read a YAML file of cards; a card may name its game."""
    from weirwood.kernel import Chance, seed_text
    from weirwood.kernel.card_file import LARGEST, documents
    from weirwood.kernel.rulebook import register, rulebook

    try:
        with path.open("rb") as file:
            text = file.read(LARGEST + 1).decode("utf-8")
    except OSError as error:
        raise UserError(f"The cards in {path} can't be read: {error.strerror or error}.") from None
    except UnicodeDecodeError:
        raise UserError(f"{path} is not a text file in UTF-8.") from None
    for id in dict.fromkeys(str(each.values.get("game", game)) for each in documents(text, str(path))):
        rules = register(rulebook(id).with_cards(text, str(path)))
        if played:
            rules.random_config(Chance(seed_text(1)))  # a game that has no place for them says so
