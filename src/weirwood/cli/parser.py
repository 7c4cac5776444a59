"""Reads a command line: only the module of the command that is asked for is imported."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from importlib import import_module, metadata
from typing import TYPE_CHECKING, NoReturn, Protocol, cast

from weirwood.compiled import running
from weirwood.errors import UserError

if TYPE_CHECKING:
    Subparsers = argparse._SubParsersAction["Parser"]
else:
    Subparsers = object

# Each is a module of weirwood.cli with `add(subparsers)`, which registers its parser and, as the default `run`,
# a function from the parsed arguments to the exit code. What is slow to import is imported in that function.
COMMANDS = ("serve", "play", "judge", "rules", "cards", "deck", "replay", "analyse", "fuzz", "lab")


class Command(Protocol):
    """What a module of a subcommand offers."""

    def add(self, subparsers: Subparsers) -> None: ...


class Parser(argparse.ArgumentParser):
    """Says what is wrong with a command line in one sentence."""

    def error(self, message: str) -> NoReturn:
        raise UserError(f"{message[:1].upper()}{message[1:]}. See {self.prog} --help.")


class _Version(argparse.Action):
    def __call__(self, parser: argparse.ArgumentParser, *_: object) -> NoReturn:
        print(f"weirwood {metadata.version('weirwood')} ({running()})")
        parser.exit()


def parse(argv: Sequence[str]) -> argparse.Namespace:
    """The arguments; help and --version are printed and end the program."""
    parser = Parser(prog="weirwood", description="Plays the games of Westeros with every rule enforced.")
    parser.add_argument(
        "--version", action=_Version, nargs=0, help="say which version this is, and whether it runs compiled"
    )
    parser.add_argument("--debug", action="store_true", help="show where in the program an error comes from")
    subparsers = parser.add_subparsers(metavar="command", required=True, dest="command", parser_class=Parser)
    asked = next((word for word in argv if not word.startswith("-")), None)
    for name in COMMANDS if asked not in COMMANDS else (asked,):
        cast(Command, import_module(f"weirwood.cli.{name}")).add(subparsers)
    return parser.parse_args(argv)
