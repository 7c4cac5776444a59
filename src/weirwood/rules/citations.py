"""Which clauses the tests and scenarios of a folder cite, read without running them."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import yaml

from weirwood.errors import UserError

_Loader = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
_NOT_RUN = ("skip", "xfail")


@dataclass(frozen=True, slots=True)
class Citation:
    """A test that names a clause; `where` is file and line, or file and scenario."""

    id: str
    where: str


def citations(folder: Path) -> Iterator[Citation]:
    """What `@pytest.mark.rule(...)` marks and the `rules:` of scenarios under the folder cite."""
    if not folder.is_dir():
        raise UserError(f"There is no folder of tests at {folder}; name one with --tests.")
    for path in sorted(folder.rglob("*")):
        if path.suffix == ".py":
            yield from _in_python(path)
        elif path.suffix in (".yaml", ".yml"):
            yield from _in_scenarios(path)


def _in_python(path: Path) -> Iterator[Citation]:
    text = path.read_text(encoding="utf-8")
    if "mark.rule" not in text:
        return
    try:
        tree = ast.parse(text)
    except SyntaxError as error:
        raise UserError(f"{path}, line {error.lineno}: this is not Python: {error.msg}.") from None
    for call in _rule_marks(tree):
        where = f"{path}:{call.lineno}"
        for argument in call.args:
            if not (isinstance(argument, ast.Constant) and isinstance(argument.value, str)):
                raise UserError(f"{where}: a rule mark takes clause ids as plain strings, so that they can be read.")
            yield Citation(argument.value, where)


def _rule_marks(node: ast.AST) -> Iterator[ast.Call]:
    """The calls of `mark.rule` below the node, other than on tests that are never run."""
    if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
        if any(_is_mark(getattr(each, "func", each), *_NOT_RUN) for each in node.decorator_list):
            return
    if isinstance(node, ast.Call):
        if _is_mark(node.func, "rule"):
            yield node
            return
        if _name(node.func) == "param" and any(_is_mark(part, *_NOT_RUN) for part in ast.walk(node)):
            return
    for child in ast.iter_child_nodes(node):
        yield from _rule_marks(child)


def _is_mark(node: ast.AST, *names: str) -> bool:
    return isinstance(node, ast.Attribute) and node.attr in names and _name(node.value) == "mark"


def _name(node: ast.AST) -> str:
    if isinstance(node, ast.Attribute):
        return node.attr
    return node.id if isinstance(node, ast.Name) else ""


def _in_scenarios(path: Path) -> Iterator[Citation]:
    try:
        documents = list(yaml.load_all(path.read_text(encoding="utf-8"), Loader=_Loader))
    except yaml.YAMLError as error:
        mark = getattr(error, "problem_mark", None)
        line = f", line {mark.line + 1}" if mark else ""
        raise UserError(f"{path}{line}: this is not YAML: {getattr(error, 'problem', error)}.") from None
    for number, document in enumerate(documents, 1):
        if not isinstance(document, dict):
            continue
        rules = document.get("rules") or []
        where = f"{path}, scenario {document.get('name') or number}"
        for id in [rules] if isinstance(rules, str) else rules:
            yield Citation(str(id), where)
