"""Files of cards in YAML, whatever game they are for: one card a document, or a list of them, each with the lines where its parts stand."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import yaml

from ..errors import UserError
from .documents import Closed, improper

LARGEST = 64 * 1024
"""Bytes of a file of cards."""
MOST = 100
"""Cards in a file."""
LINES = 20
"""Lines of a card's text."""
LONGEST = 500
"""Characters of such a line."""
ASCII = str.maketrans({"’": "'"})
"""What a text editor may have made of an apostrophe."""


@dataclass(frozen=True)
class Document:
    """A card as it is written: its values, the line of each, and the lines of its text with their numbers."""

    values: dict[str, Any]
    lines: dict[str, int]
    text: tuple[tuple[int, str], ...]


def documents(text: str, where: str) -> list[Document]:
    """The cards of a file as they are written; a UserError for what isn't such a file."""
    size = len(text.encode("utf-8", "replace"))
    if size > LARGEST:
        raise UserError(f"{where}: a file of cards has at most {LARGEST // 1024} KB, and this has {size} bytes.")
    loader = None
    found: list[Document] = []
    try:
        loader = Closed(text)
        while loader.check_node():
            node = loader.get_node()
            assert node is not None
            found += _cards(node, loader.construct_document(node), where)
    except yaml.YAMLError as error:
        raise UserError(improper(error, where)) from None
    except (ValueError, RecursionError):  # a number of thousands of digits, or brackets in brackets without end
        raise UserError(f"{where}: this is YAML that no card is made of.") from None
    finally:
        if loader is not None:
            loader.dispose()
    if not found:
        raise UserError(f"{where}: there is no card in it.")
    if len(found) > MOST:
        raise UserError(f"{where}: there are {len(found)} cards in it; a file has at most {MOST}.")
    return found


def _cards(node: yaml.Node, value: Any, where: str) -> Iterator[Document]:
    if value is None:
        return
    if isinstance(node, yaml.SequenceNode):
        for item, each in zip(node.value, value, strict=True):
            yield _card(item, each, where)
    else:
        yield _card(node, value, where)


def _card(node: yaml.Node, value: Any, where: str) -> Document:
    line = node.start_mark.line + 1
    if not isinstance(node, yaml.MappingNode) or not value:
        raise UserError(f"{where}, line {line}: a card is written as keys and values, as in 'title: Arya Stark'.")
    lines = {str(key.value): key.start_mark.line + 1 for key, _ in node.value}
    box = next((item for key, item in node.value if key.value == "text"), None)
    return Document({str(key): each for key, each in value.items()}, lines, tuple(_text(box, where)) if box else ())


def _text(node: yaml.Node, where: str) -> Iterator[tuple[int, str]]:
    """The lines of a text box: a text of several lines, or a list of them."""
    rows: list[tuple[int, str]] = []
    for item in node.value if isinstance(node, yaml.SequenceNode) else [node]:
        line = item.start_mark.line + 1
        if not isinstance(item, yaml.ScalarNode):
            raise UserError(f"{where}, line {line}: a card's text is written line by line, after 'text: |'.")
        block = item.style == "|"
        for number, row in enumerate(str(item.value).splitlines()):
            rows.append((line + 1 + number if block else line, row.strip().translate(ASCII)))
    rows = [(line, row) for line, row in rows if row]
    if len(rows) > LINES:
        raise UserError(f"{where}, line {rows[LINES][0]}: a card's text has at most {LINES} lines.")
    for line, row in rows:
        if len(row) > LONGEST:
            raise UserError(f"{where}, line {line}: a line has {len(row)} characters; at most {LONGEST} are read.")
    yield from rows
