"""The decks that come with an edition as they are offered: what is said of each, without a look at its cards."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any, NamedTuple

from .shelf import Shelf

READY, LEARNING = "Ready-made", "Ready-made, to learn with"
"""What they are called together, and those of them that are smaller than others."""


class Offer(NamedTuple):
    """A deck that is offered: its name, a line on it, which ones it is one of, and in two sentences how it plays."""

    name: str
    line: str
    group: str
    about: str
    learning: bool


def line(name: str, faction: str, agendas: Iterable[str], size: int, learning: bool) -> str:
    """One line on a deck, with the words for its faction and agendas."""
    kind = f"{size} cards" + (", a learn-to-play deck smaller than a tournament deck" if learning else "")
    return f"{', '.join([name, faction, *agendas])} ({kind})"


def offered(shelf: Shelf[Any], faction: Callable[[dict[str, Any]], str], pools: Mapping[str, str]) -> dict[str, Offer]:
    """The decks of a shelf by id, in the order in which people choose from them: by their pool, the learning ones last.

    ``faction`` says the words for a deck's, ``pools`` those for the decks of each folder.
    """
    order = [*pools]
    found = {}
    for id in sorted(shelf, key=lambda id: (bool(shelf.written(id).get("learning")), order.index(shelf.part(id)))):
        deck = shelf.written(id)
        name, learning, given = str(deck["name"]), bool(deck.get("learning")), deck.get("agenda") or []
        agendas = [str(each).partition(" (")[0] for each in (given if isinstance(given, list) else [given])]
        found[id] = Offer(
            name,
            line(name, faction(deck), agendas, sum(deck["cards"].values()), learning),
            LEARNING if learning else pools[shelf.part(id)],
            str(deck.get("about", "")),
            learning,
        )
    return found
