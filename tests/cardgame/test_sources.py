"""What the sources of the card games keep to: the engine knows no edition, and no card file has words of its own."""

from __future__ import annotations

import ast
import io
import re
import tokenize
from collections.abc import Iterator
from pathlib import Path

import pytest

import weirwood
from weirwood.games.agot1 import catalogue as agot1
from weirwood.games.agot2 import catalogue as agot2
from weirwood.games.agot2.decks.decks import FACTIONS
from weirwood.games.hbo import catalogue as hbo

SOURCE = Path(weirwood.__file__).parent
ENGINE = sorted((SOURCE / "cardgame").rglob("*.py"))
CARD_FILES = sorted(SOURCE.glob("games/*/cards/*.py"))

BOOKS = (agot1.CATALOGUE, agot2.CATALOGUE, hbo.CATALOGUE)
TITLES = frozenset(title for book in BOOKS for title in book.titles)
CLAUSES = re.compile(r"(?<![\w.])(?:rr3?\.[a-z]|faq\d?\b|hbo\.[a-z]|lcg1\.)")
GAMES = re.compile(r"\b(?:agot[12]|hbo)\b", re.IGNORECASE)


def said(path: Path) -> Iterator[tuple[int, str]]:
    """The strings, names and comments of a file, each with its line."""
    for token in tokenize.generate_tokens(io.StringIO(path.read_text(encoding="utf-8")).readline):
        if token.type in (tokenize.STRING, tokenize.NAME, tokenize.COMMENT):
            yield token.start[0], token.string


def houses() -> re.Pattern[str]:
    """The factions, by their ids and as they are written on cards, and 'House'."""
    names = {name.split("-")[0] for name in FACTIONS if name != "neutral"} - {"nights"} | {
        "house",
        "nights-watch",
        "night's watch",
    }
    return re.compile(rf"\b(?:{'|'.join(sorted(map(re.escape, names)))})", re.IGNORECASE)


def titles() -> re.Pattern[str]:
    """The titles of all cards, as they are written."""
    found = sorted(TITLES, key=len, reverse=True)
    return re.compile(rf"\b(?:{'|'.join(map(re.escape, found))})(?!\w)")


@pytest.mark.parametrize("what", [CLAUSES, GAMES, houses(), titles()], ids=["clauses", "games", "factions", "titles"])
def test_the_shared_engine_speaks_of_no_clause_edition_faction_or_card(what: re.Pattern[str]) -> None:
    found = [
        f"{path.relative_to(SOURCE)}:{line}: {text[:120]}"
        for path in ENGINE
        for line, text in said(path)
        if what.search(text)
    ]
    assert not found, "\n".join(found)


ABOUT_SOURCES = ("stated", "inferred", "source", "note", "EXAMPLE", "OVERVIEW", "FORUM")
"""Where the facts of an edition without published lists come from: about sources, not about what a card does."""


def words(path: Path) -> Iterator[tuple[int, str]]:
    """The strings of a card file that have a space and are neither a title, traits nor about sources."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    known = TITLES
    traits = {trait for book in BOOKS for card in book.by_code.values() for trait in card.traits}
    allowed = {id(part) for node in ast.walk(tree) if is_aside(node) for part in ast.walk(node)}
    for node in ast.walk(tree):
        if (
            isinstance(node, ast.Constant)
            and isinstance(node.value, str)
            and " " in node.value
            and id(node) not in allowed
        ):
            if node.value not in known and not set(node.value.split(", ")) <= traits:
                yield node.lineno, node.value


def is_aside(node: ast.AST) -> bool:
    """Whether something says where facts come from, or is a docstring."""
    if isinstance(node, ast.keyword):
        return node.arg in ABOUT_SOURCES
    if isinstance(node, ast.Assign):
        return all(isinstance(target, ast.Name) and target.id in ABOUT_SOURCES for target in node.targets)
    return isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)


def test_no_card_file_has_words_but_titles_and_traits() -> None:
    found = [f"{path.relative_to(SOURCE)}:{line}: {text}" for path in CARD_FILES for line, text in words(path)]
    assert CARD_FILES and not found, "\n".join(found)
