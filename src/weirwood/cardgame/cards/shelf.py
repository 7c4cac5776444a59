"""The decks that come with an edition, each read when somebody takes it."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from typing import Any, TypeVar

D = TypeVar("D")

WORDS = r"[^\W\d][\w ’'!,.()-]*(?<! )"
PLAIN = re.compile(rf"(?:({WORDS}): ({WORDS})|({WORDS}):|  ({WORDS}): ([1-9]\d*))")
"""'key: words', 'key:' or, below that, 'title: number': what YAML takes for just that."""
NO_WORDS = ("true", "false", "yes", "no", "on", "off", "null")


class Shelf(Mapping[str, D]):
    """The decks in the folder of an edition, by id, then those in the folders below it; each is read when somebody takes it."""

    def __init__(self, folder: Path, made: Callable[[Any, str], D]) -> None:
        self.made = made
        self.folder = folder
        self.paths = {path.stem: path for part in ("*.yaml", "*/*.yaml") for path in sorted(folder.glob(part))}
        self.taken: dict[str, D] = {}
        self.looked: dict[str, dict[str, Any]] = {}

    def __getitem__(self, id: str) -> D:
        if id not in self.taken:
            self.taken[id] = self.made(self.written(id), id)
        return self.taken[id]

    def written(self, id: str) -> dict[str, Any]:
        """What the file of a deck says; none of its cards is looked up for that."""
        if id not in self.looked:
            self.looked[id] = read(self.paths[id].read_text("utf-8"))
        return self.looked[id]

    def part(self, id: str) -> str:
        """The folder below that of the edition which a deck lies in; '' if it lies in none."""
        where = self.paths[id].parent
        return "" if where == self.folder else where.name

    def __contains__(self, id: object) -> bool:
        return id in self.paths

    def __iter__(self) -> Iterator[str]:
        return iter(self.paths)

    def __len__(self) -> int:
        return len(self.paths)


def read(text: str) -> Any:
    """What the YAML of a deck says; where it is as plain as most decks are, YAML itself isn't loaded for it."""
    found = plain(text)
    if found is None:
        from ...kernel.documents import FAST, Plain  # slow to import

        return (FAST or Plain)(text).get_single_data()
    return found


def plain(text: str) -> dict[str, Any] | None:
    """A text of words by keys and numbers by titles; None if there is anything else in it."""
    found: dict[str, Any] = {}
    below: dict[str, int] | None = None
    for line in text.splitlines():
        entry = PLAIN.fullmatch(line)
        if entry is None:
            return None
        key, words, mapping, title, number = entry.groups()
        if {key, words, mapping, title} & {*NO_WORDS} or key in found or mapping in found:
            return None
        if key:
            found[key], below = words, None
        elif mapping:
            found[mapping] = below = {}
        elif below is None or title in below:
            return None
        else:
            below[title] = int(number)
    return found if all(found.values()) else None
