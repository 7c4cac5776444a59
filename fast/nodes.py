"""Which classes are values, as the nodes of the vocabulary are: their fields are told to the compiler in another way (`prepare`)."""

from __future__ import annotations

import ast
from pathlib import Path

Class = tuple[str, str]
"""The module of a class, as a path, and its name."""
ROOT: Class = ("weirwood/cardgame/grammar/value.py", "Value")


def nodes(source: Path) -> dict[str, set[str]]:
    """The values by the modules that define them."""
    bases: dict[Class, list[Class]] = {}
    known: dict[Class, Class] = {}
    for path in sorted(source.rglob("*.py")):
        name = path.relative_to(source).as_posix()
        for statement in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(statement, ast.ImportFrom):
                home = _module(name, statement)
                for alias in statement.names:
                    known[name, alias.asname or alias.name] = (home, alias.name)
            elif isinstance(statement, ast.ClassDef):
                bases[name, statement.name] = [
                    (name, each.id) for each in statement.bases if isinstance(each, ast.Name)
                ]
    found: dict[str, set[str]] = {}
    for module, name in bases:
        if _descends((module, name), bases, known):
            found.setdefault(module, set()).add(name)
    return found


def _descends(of: Class, bases: dict[Class, list[Class]], known: dict[Class, Class]) -> bool:
    while of not in bases and of in known:
        of = known[of]
    return of == ROOT or any(_descends(each, bases, known) for each in bases.get(of, ()))


def _module(name: str, statement: ast.ImportFrom) -> str:
    """The file from which something is imported."""
    above = name.split("/")[: -statement.level] if statement.level else []
    return "/".join([*above, *(statement.module or "").split(".")]) + ".py"
