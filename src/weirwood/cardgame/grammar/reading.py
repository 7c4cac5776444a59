"""Reading: what a text can mean, by the phrases from which it is made."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from ...native import mypyc_attr
from .phrase import Kind
from .speech import Speech

EFFORT = 5_000
"""Steps after which reading a line is given up: words in a row that could be grouped in very many ways."""


@mypyc_attr(native_class=False)
class TooManyWays(Exception):
    """A text that could be read in so many ways that they aren't all tried."""


class Reader:
    """A text being read: every meaning is tried, and what was read from a position on is kept.

    Reading is generous (it takes 'a' for 'an', and parts in any order); whoever reads a whole text says the result again
    and keeps only what gives the same text, so that nothing is read that would not be written so.
    """

    def __init__(self, text: str, speech: Speech, title: str = "") -> None:
        self.text = text
        self.speech = speech
        self.title = title
        self.furthest = 0
        self.effort = 0
        self._kept: dict[tuple[int, int], list[tuple[Any, int]]] = {}
        self._kinds: list[Kind] = []  # kept alive, since they are told apart by identity

    def read(self, kind: Kind, at: int) -> Iterable[tuple[Any, int]]:
        """The values of a kind that the text can mean from a position on, each with where it ends."""
        self.tried()
        key = (id(kind), at)
        found = self._kept.get(key)
        if found is None:
            self._kept[key] = []  # a kind that begins with itself finds nothing the second time
            self._kinds.append(kind)
            found = []
            for value, end in kind.read(self, at):
                if (value, end) not in found:
                    self.tried()
                    found.append((value, end))
            self._kept[key] = found
        return found

    def tried(self) -> None:
        """One more step; too many of them are no reading."""
        self.effort += 1
        if self.effort > EFFORT:
            raise TooManyWays(self.text)

    def literal(self, words: str, at: int) -> int:
        """Where the text goes on after these words, or -1; a capital at their beginning is forgiven."""
        text = self.text
        end = at + len(words)
        if text.startswith(words, at):
            if end > self.furthest:
                self.furthest = end
            return end
        if words and text[at : at + 1] == words[0].upper() and text.startswith(words[1:], at + 1):
            if end > self.furthest:
                self.furthest = end
            return end
        return -1

    def titles_at(self, at: int) -> list[str]:
        """The titles of cards that begin at a position, longest first."""
        known = self.speech.titles.titles if self.speech.titles is not None else ()
        found = [title for title in known if self.text.startswith(title, at) and title != self.title]
        return sorted(found, key=len, reverse=True)

    def make(self, node: type, values: dict[str, Any]) -> Any:
        """A node from what was read, or None if there can be no such node."""
        try:
            return node(**values)
        except (TypeError, ValueError):
            return None
