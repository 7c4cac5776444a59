"""`weirwood lab`: decks, cards and computer players tried in many games."""

from __future__ import annotations

from typing import TYPE_CHECKING

from weirwood.cli.lab import looking, playing, trying

if TYPE_CHECKING:
    from weirwood.cli.parser import Subparsers


def add(subparsers: Subparsers) -> None:
    """Register the command."""
    parser = subparsers.add_parser(
        "lab",
        help="try decks, cards and computer players in many games",
        description="Plays many games between decks or computer players, says what they come to and how sure that is. A run is kept in a "
        "folder (--into): it goes on where it stopped, and is the same with any number of workers.",
    )
    actions = parser.add_subparsers(dest="action", required=True, metavar="ACTION")
    playing.add(actions)
    looking.add(actions)
    trying.add(actions)
