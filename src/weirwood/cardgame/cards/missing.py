"""The cards that a deck names, and those of them that can't be played here yet: all are named together, none is dropped in silence."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ...errors import UserError
from .catalogue import Catalogue, NotYet
from .definition import Card

SHOWN = 4
"""Titles that are named of each set."""


class Missing:
    """What is found of a deck as it is read, and what isn't there."""

    def __init__(self) -> None:
        self.sets: dict[str, dict[str, int]] = {}

    def find(self, title: str, count: object, look: Callable[[str], Card]) -> Card | None:
        """The card with a title; None if it is one that can't be played yet, which is kept in mind."""
        try:
            return look(title)
        except NotYet as error:
            self.add(error, count if isinstance(count, int) else 1)
            return None

    def add(self, error: NotYet, count: int) -> None:
        """So many copies more of a card that can't be played yet."""
        titles = self.sets.setdefault(error.set, {})
        title = error.title.rpartition(" (")[0] or error.title
        titles[title] = titles.get(title, 0) + count

    def __len__(self) -> int:
        """How many cards there are."""
        return sum(count for titles in self.sets.values() for count in titles.values())

    def say(self, where: str) -> None:
        """A UserError that names them all, if there are any."""
        if self.sets:
            cards = "card" if len(self) == 1 else "cards"
            raise UserError(
                f"{where}: {len(self)} {cards} of it can't be played yet: {'; '.join(map(self._set, self.sets))}."
            )

    def _set(self, name: str) -> str:
        titles = self.sets[name]
        some = ", ".join(titles if len(titles) <= SHOWN else [*list(titles)[:SHOWN], "and others"])
        return f"{sum(titles.values())} of {name} ({some})"


def entries(rows: Any, where: str) -> list[tuple[str, Any]]:
    """Titles (or codes) and counts, from a mapping or from a list of small ones."""
    if isinstance(rows, dict):
        return [(str(title), count) for title, count in rows.items()]
    found: list[tuple[str, Any]] = []
    for row in rows if isinstance(rows, list) else [rows] if rows else []:
        title = (row.get("code") or row.get("name")) if isinstance(row, dict) else None
        if not title:
            raise UserError(f"{where}: {str(row)[:40]!r} is no card with its count, such as {{'name': …, 'count': 3}}.")
        found.append((str(title), row.get("count", 1)))
    return found


def card_of(title: str, at: str, book: Catalogue) -> Card:
    """The card that a line of a deck names, perhaps with its set in brackets."""
    name, bracket, edition = title.rpartition("(")
    if bracket and name.strip() and title.endswith(")"):
        title = f"{name.rstrip()} ({edition}"
    try:
        return book.find(title)
    except NotYet:
        raise
    except UserError as error:
        raise UserError(f"{at}: {error}") from None
