"""The rooms of the board game: what may lie in each, and in which direction they know each other."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from graphlib import TopologicalSorter
from pathlib import Path

import weirwood

HOME = Path(weirwood.__file__).parent / "games" / "fief"
ROOMS = (
    "model",
    "realm",
    "diplomacy",
    "timing",
    "battles",
    "hear_ye",
    "events",
    "purchase",
    "movement",
    "round",
    "table",
)
"""Each room knows those before it, and nothing of those after it."""
MODULES = 15
LINES = 400


class Module(tuple[str, ...]):
    """A module of the game, as the path from its folder: ('battles', 'siege')."""


def modules(home: Path) -> dict[Module, Path]:
    return {Module(path.relative_to(home).with_suffix("").parts): path for path in sorted(home.rglob("*.py"))}


def about(module: Module) -> bool:
    """Whether a module judges rules rather than being some: why something isn't allowed, or what a computer would do."""
    return module[-1] == "why_not" or module[-1].startswith("policy")


def is_typing(node: ast.AST) -> bool:
    return isinstance(node, ast.If) and isinstance(node.test, ast.Name) and node.test.id == "TYPE_CHECKING"


def within(node: ast.AST, function: bool = False) -> Iterator[tuple[ast.Import | ast.ImportFrom, bool]]:
    """All imports that happen, and whether they are inside a function."""
    for child in ast.iter_child_nodes(node):
        if isinstance(child, ast.Import | ast.ImportFrom):
            yield child, function
        elif not is_typing(child):
            yield from within(child, function or isinstance(child, ast.FunctionDef | ast.AsyncFunctionDef | ast.Lambda))


def imported(module: Module, node: ast.Import | ast.ImportFrom, known: dict[Module, Path]) -> Iterator[Module]:
    """The modules of the game that an import names."""
    if not isinstance(node, ast.ImportFrom) or not node.level or len(module) < node.level:
        return
    base = module[: len(module) - node.level] + tuple((node.module or "").split(".") if node.module else ())
    if base in known:
        yield Module(base)
    else:
        yield from (Module((*base, alias.name)) for alias in node.names if (*base, alias.name) in known)


def faults(home: Path, rooms: tuple[str, ...] = ROOMS) -> list[str]:
    """Whatever in a folder of rooms isn't as it should be."""
    known = modules(home)
    found: list[str] = []
    graph: dict[Module, set[Module]] = {}
    for module, path in known.items():
        where = path.relative_to(home)
        text = path.read_text("utf-8")
        if text.count("\n") > LINES:
            found.append(f"{where} has more than {LINES} lines")
        if len(module) != 2 and module != ("__init__",):
            found.append(f"{where} is in no room")
        for node, function in within(ast.parse(text)):
            if function:
                found.append(f"{where}:{node.lineno}: an import inside a function")
            for other in imported(module, node, known):
                graph.setdefault(module, set()).add(other)
                if len(module) == 2 and not may_know(module, other, rooms):
                    found.append(f"{where}:{node.lineno}: {module[0]} doesn't know {'/'.join(other)}")
    for room in rooms:
        count = len(list((home / room).glob("[!_]*.py")))
        if not 0 < count <= MODULES:
            found.append(f"{room} has {count} modules")
    TopologicalSorter(graph).prepare()  # raises an error for modules that need each other
    return found


def may_know(module: Module, other: Module, rooms: tuple[str, ...]) -> bool:
    """A room knows those before it; reasons and opinions know the rules of all rooms, and no rule knows them."""
    if module[0] == "table":
        return True
    if other[0] == "table" or (about(other) and not about(module)):
        return False
    return about(module) or rooms.index(other[0]) <= rooms.index(module[0])


def test_every_module_is_in_a_room_that_knows_only_those_before_it() -> None:
    assert faults(HOME) == []


RECORDS = {"march": "movement/march", "group": "movement/march", "paces": "movement/march", "forces": "battles/forces"}
"""The records that frames hold, and the module that changes them."""


def changes(tree: ast.Module) -> Iterator[tuple[int, str]]:
    """Where a field of something other than oneself is set, and what that is called."""
    for node in ast.walk(tree):
        targets = node.targets if isinstance(node, ast.Assign) else [getattr(node, "target", None)]
        for target in targets:
            if isinstance(target, ast.Attribute) and isinstance(target.value, ast.Name | ast.Attribute):
                owner = target.value
                yield target.lineno, owner.id if isinstance(owner, ast.Name) else owner.attr


def changed_from_outside(home: Path) -> list[str]:
    return [
        f"{path.relative_to(home)}:{line}: {name}"
        for module, path in modules(home).items()
        for line, name in changes(ast.parse(path.read_text("utf-8")))
        if RECORDS.get(name, "/".join(module)) != "/".join(module)
    ]


def test_marches_and_forces_are_changed_only_by_their_own_methods(tmp_path: Path) -> None:
    assert changed_from_outside(HOME) == []
    (tmp_path / "raid.py").write_text("def raid(s, moves):\n    moves.march.must = True\n    s.dirty = True\n")
    assert changed_from_outside(tmp_path) == ["raid.py:2: march"]


def test_faults_are_noticed(tmp_path: Path) -> None:
    for name, text in {
        "model/state.py": "from __future__ import annotations\nfrom ..battles import siege\n",
        "model/army.py": "def army():\n    from .state import Fief\n",
        "model/typed.py": "from typing import TYPE_CHECKING\nif TYPE_CHECKING:\n    from ..battles.siege import x\n",
        "battles/siege.py": "from ..battles.policy import besiege\n",
        "battles/policy.py": "x = 1\n" * (LINES + 1),
        "loose.py": "",
    }.items():
        path = tmp_path / name
        path.parent.mkdir(exist_ok=True)
        path.write_text(text)
    (tmp_path / "events").mkdir()
    assert faults(tmp_path, ("model", "battles", "events")) == [
        f"battles/policy.py has more than {LINES} lines",
        "battles/siege.py:1: battles doesn't know battles/policy",
        "loose.py is in no room",
        "model/army.py:2: an import inside a function",
        "model/state.py:2: model doesn't know battles/siege",
        "events has 0 modules",
    ]
