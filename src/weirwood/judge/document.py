"""Reading scenario files: YAML, one scenario per document."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import yaml

from weirwood.errors import UserError
from weirwood.judge.step import Step, read_step
from weirwood.kernel.documents import FAST, Plain, improper

OWN_WORDS = ("game", "name", "rules", "seed", "strict", "do", "expect")
"""The keys the judge itself reads; the others are the game's words for a position."""


@dataclass(frozen=True, slots=True)
class Scenario:
    """A position, the players' choices, and what must be seen."""

    file: str
    number: int
    line: int
    game: str
    name: str
    rules: tuple[str, ...]
    strict: bool
    seed: int | str
    document: dict[str, Any] = field(repr=False)
    steps: tuple[Step, ...] = field(repr=False)
    expect: dict[str, Any] = field(repr=False)
    expect_line: int
    wrong: str = ""
    """Why it can't be judged, if it can't be read."""

    @property
    def where(self) -> str:
        """The file and the document in it, for people."""
        return f"{self.file}, document {self.number} (line {self.line})"


LARGEST = 100_000
"""A document has fewer values than this."""


def read(path: Path) -> list[Scenario]:
    """The scenarios of a file; a UserError if it can't be read or has none."""
    try:
        text = path.read_text(encoding="utf-8")
    except OSError as error:
        raise UserError(f"{path} can't be read: {error.strerror}.") from None
    except UnicodeDecodeError:
        raise UserError(f"{path} is not a text file in UTF-8.") from None
    return read_text(text, str(path))


def read_text(text: str, file: str = "scenario") -> list[Scenario]:
    """The scenarios of a text, those that are ``wrong`` among them; the file's name is for messages."""
    if FAST is not None and "\t" not in text:  # of tabs libyaml lets pass what the YAML of Python refuses
        found: list[Scenario] = []
        try:
            return _read_with(FAST(text), file, found)
        except (yaml.YAMLError, UnicodeEncodeError, RecursionError):
            pass  # what is wrong is said in the same words whether libyaml is there or not
    found = []
    try:
        return _read_with(Plain(text), file, found)
    except RecursionError:
        return [*found, _unreadable(file, len(found) + 1, f"{file}: brackets stand in brackets without end.")]
    except yaml.YAMLError as error:  # where the next document begins can't be told any more
        return [*found, _unreadable(file, len(found) + 1, improper(error, file))]


def _read_with(loader: Any, file: str, found: list[Scenario]) -> list[Scenario]:
    """Add the scenarios that a loader finds, as far as it can go on."""
    try:
        while loader.check_node():
            node = loader.get_node()
            assert node is not None
            found += _documents(loader, node, file, len(found) + 1)
    finally:
        loader.dispose()
    if not found:
        raise UserError(f"{file} has no scenario in it.")
    return found


def _documents(loader: Any, node: yaml.Node, file: str, number: int) -> list[Scenario]:
    """The scenario of a document (none if it is empty); what is wrong with one stops no other."""
    try:
        if _size(node, {}) >= LARGEST:
            where = f"{file}, document {number} (line {node.start_mark.line + 1})"
            return [_unreadable(file, number, f"{where}: its aliases (*) repeat more than a scenario can hold.")]
        document = loader.construct_document(node)
        return [] if document is None else [_scenario(node, document, file, number)]
    except yaml.YAMLError as error:
        loader.forget()
        return [_unreadable(file, number, improper(error, file))]
    except UserError as error:
        return [_unreadable(file, number, str(error))]
    except ValueError as error:
        loader.forget()
        where = f"{file}, document {number} (line {node.start_mark.line + 1})"
        wrong = f"{where}: a value looks like a number or a date and is none: {error}."
        return [_unreadable(file, number, wrong)]


def _size(node: yaml.Node, known: dict[int, int]) -> int:
    """How many values a document has when all its aliases are written out; one that holds itself has no end."""
    if id(node) not in known:
        known[id(node)] = LARGEST
        parts = node.value if isinstance(node, yaml.CollectionNode) else ()
        inner = (each for part in parts for each in (part if isinstance(part, tuple) else (part,)))
        known[id(node)] = min(LARGEST, 1 + sum(_size(each, known) for each in inner))
    return known[id(node)]


def _unreadable(file: str, number: int, wrong: str) -> Scenario:
    return Scenario(file, number, 1, "", f"scenario {number}", (), False, 1, {}, (), {}, 1, wrong)


def _scenario(node: yaml.Node, document: Any, file: str, number: int) -> Scenario:
    line = node.start_mark.line + 1
    where = f"{file}, document {number} (line {line})"
    if not isinstance(document, dict):
        raise UserError(f"{where}: a scenario is a mapping with game, players, do and expect.")
    game = document.get("game")
    if not isinstance(game, str):
        raise UserError(f"{where}: a scenario needs to say which game it is of, as in 'game: agot2'.")
    lines = _lines(node)
    steps = document.get("do") or []
    if not isinstance(steps, list):
        raise UserError(f"{where}: 'do' is a list of steps, as in '- alice: pass'.")
    expect = document.get("expect") or {}
    if not isinstance(expect, dict):
        raise UserError(f"{where}: 'expect' is a mapping of cards, players or 'game' to what is expected of them.")
    rules = document.get("rules") or []
    if isinstance(rules, str):
        rules = [rules]
    if not isinstance(rules, list) or not all(isinstance(rule, str) for rule in rules):
        raise UserError(f"{where}: 'rules' is a list of clause ids, as in '[rr.save.2]'.")
    for rule in rules:
        check_clause(rule, where)
    seed = document.get("seed", 1)
    if not isinstance(seed, int | str):
        raise UserError(f"{where}: 'seed' is a number or a text.")
    strict = document.get("strict", False)
    if not isinstance(strict, bool):
        raise UserError(f"{where}: 'strict' is true or false.")
    read_steps = []
    for step, step_line in zip(steps, lines["do"], strict=True):
        read_steps.append(read_step(step, step_line, f"{file}, document {number}, line {step_line}"))
        for rule in read_steps[-1].because:
            check_clause(rule, f"{file}, document {number}, line {step_line}")
    name = str(document.get("name") or f"scenario {number}")
    return Scenario(
        file, number, line, game, name, tuple(rules), strict, seed, document, tuple(read_steps), expect,
        lines["expect"][0] if lines["expect"] else line,
    )  # fmt: skip


def check_clause(rule: str, where: str) -> None:
    """A UserError if a ledger ought to have this clause but hasn't."""
    from weirwood.rules.ledger import LEDGERS_OF, UnknownClause, clause

    if rule.partition(".")[0] in LEDGERS_OF:
        try:
            clause(rule)
        except UnknownClause as error:
            raise UserError(f"{where}: {error}") from None


def _lines(node: yaml.Node) -> dict[str, list[int]]:
    """The lines of the steps and of the final expectation."""
    lines: dict[str, list[int]] = {"do": [], "expect": []}
    assert isinstance(node, yaml.MappingNode)
    for key, value in node.value:
        if key.value == "do" and isinstance(value, yaml.SequenceNode):
            lines["do"] = [item.start_mark.line + 1 for item in value.value]
        elif key.value == "expect":
            lines["expect"] = [key.start_mark.line + 1]
    return lines
