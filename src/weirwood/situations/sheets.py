"""The scenario files that situations come from, read only as far as is needed to know what each one shows.

A checkout has them among its tests; what is installed carries them (``fast/wheel.py``). Where neither is, there are none.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache, lru_cache
from pathlib import Path
from typing import NamedTuple

import yaml

from weirwood.cardgame.cards.catalogue import apart, plain
from weirwood.errors import UserError
from weirwood.kernel import rulebook
from weirwood.kernel.documents import FAST, Plain

HERE = Path(__file__).parent
HOMES = (HERE / "tests", HERE.parents[2] / "tests")
LONGEST = 80
"""Characters of a name that are in an id."""
NEXT = re.compile(r"(?m)^---.*\n")
PART = re.compile(r"(?ms)^(\w+):.*?(?=^\S|\Z)")
BECAUSE = re.compile(r"\bbecause: *(\[[^\]]*\]|[^\s,}]+)")
CLAUSE = re.compile(r"[\w.-]+")
WORD = re.compile(r"""("[^"\n]*"|'(?:[^'\n]|'')*'|[^\s,\[\]{}:"'-][^,\[\]{}\n]*?)(?=\s*(?::\s|[,\[\]{}\n]|\Z))""")


class Sheet(NamedTuple):
    """A scenario, as its file has it: what it is called and what it shows, and its text."""

    id: str
    name: str
    rules: tuple[str, ...]
    """The clauses that it shows."""
    text: str
    parts: dict[str, str]
    """Its text by the words at the beginning of lines."""

    @property
    def words(self) -> set[str]:
        """All that may be a card in what its players have."""
        found = (each.strip("\"'").replace("''", "'") for each in WORD.findall(self.parts.get("players", "")))
        return {each.split(" #")[0] for each in found}

    def matters(self, title: re.Pattern[str]) -> int:
        """How much a card does: 0 if the situation is named after it, 1 if it does something, 2 if it is only there."""
        if title.search(plain(self.name)):
            return 0
        return 1 if title.search(plain(self.parts.get("do", "") + self.parts.get("expect", ""))) else 2


class Shelf(NamedTuple):
    """All situations of a game by id, and by what they show."""

    all: dict[str, Sheet]
    by_clause: dict[str, list[Sheet]]
    by_title: dict[str, list[tuple[str, Sheet]]]
    """By plain title of a card, with the words that name it (its set may be among them)."""


@cache
def home() -> Path | None:
    """The folder with the scenarios and the cards that only they have."""
    return next((each for each in HOMES if (each / "scenarios").is_dir()), None)


def slug(name: str) -> str:
    """A name as it stands in an address."""
    return re.sub(r"[^a-z0-9]+", "-", name.lower().replace("'", "").replace("’", ""))[:LONGEST].strip("-")


def read_sheets(path: Path, stem: str) -> Iterator[tuple[str, Sheet]]:
    """The scenarios of a file, each with its game; those that can't be read are left out."""
    taken = set()
    for text in NEXT.split(path.read_text(encoding="utf-8")):
        parts = {found[1]: found[0] for found in PART.finditer(text)}
        try:
            head = (FAST or Plain)("".join(parts.get(word, "") for word in ("game", "name", "rules"))).get_single_data()
        except yaml.YAMLError:
            continue
        if not isinstance(head, dict) or not isinstance(head.get("game"), str) or "name" not in head:
            continue
        rules = head.get("rules") or []
        reasons = (rule for each in BECAUSE.findall(parts.get("do", "")) for rule in CLAUSE.findall(each))
        shown = dict.fromkeys([*([rules] if isinstance(rules, str) else rules), *reasons])
        id = f"{stem}.{slug(str(head['name']))}"
        while id in taken:
            id += "-more"
        taken.add(id)
        yield head["game"], Sheet(id, str(head["name"]), tuple(shown), text, parts)


@cache
def _all() -> dict[str, dict[str, Sheet]]:
    """All situations by game and id (reading them takes half a second)."""
    found: dict[str, dict[str, Sheet]] = {}
    folder = home()
    if folder is None:
        return found
    for path in sorted((folder / "scenarios").rglob("*.yaml")):
        stem = "-".join(path.relative_to(folder / "scenarios").with_suffix("").parts)
        for game, sheet in read_sheets(path, stem):
            found.setdefault(game, {})[sheet.id] = sheet
    return found


def shelf(game: str) -> Shelf:
    """The situations of a game (looking through them takes a moment); none for a game without."""
    return _shelf(game) if game in _all() else Shelf({}, {}, {})  # of what isn't there nothing is kept


@cache
def _shelf(game: str) -> Shelf:
    found = Shelf(_all()[game], {}, {})
    for sheet in found.all.values():
        for rule in sheet.rules:
            found.by_clause.setdefault(rule, []).append(sheet)
        for word in sheet.words:
            found.by_title.setdefault(apart(plain(word))[0], []).append((word, sheet))
    return found


def with_clause(game: str, rule: str) -> list[Sheet]:
    """The situations that show a clause."""
    return shelf(game).by_clause.get(rule, [])


@lru_cache(maxsize=1000)
def with_card(game: str, name: str) -> list[Sheet]:
    """The situations that a card matters in, by code or name, those that are named after it first.

    If there are none, those in which it is there.
    """
    face = _face(game, name)
    if face is None:
        return []
    title = plain(face[1])
    pattern = re.compile(rf"(?<!\w){re.escape(title)}(?!\w)")
    found = {sheet.id: sheet for word, sheet in shelf(game).by_title.get(title, []) if _face(game, word) == face}
    ranks = {id: sheet.matters(pattern) for id, sheet in found.items()}
    ranked = sorted(found, key=ranks.__getitem__)
    return [found[id] for id in ranked if ranks[id] < 2] or [found[id] for id in ranked]


@lru_cache(maxsize=5000)
def _face(game: str, name: str) -> tuple[str, str] | None:
    """A card's code and title; None if there is no such card, or it can't be played."""
    try:
        data = rulebook(game).cards.data(name)
    except UserError:
        return None
    return str(data.get("code", "")), str(data["name"])
