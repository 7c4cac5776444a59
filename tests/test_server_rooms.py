"""The server is a house: each room imports only from those below it, and nobody goes through a window."""

from __future__ import annotations

import ast
from collections.abc import Iterator, Mapping
from graphlib import CycleError, TopologicalSorter
from pathlib import Path

SERVER = Path(__file__).parent.parent / "src" / "weirwood" / "server"
PACKAGE = "weirwood.server"
BELOW: dict[str, set[str]] = {
    "store": set(),
    "browsers": set(),
    "showing": set(),
    "computers": {"showing"},
    "tables": {"store", "browsers", "showing", "computers"},
    "web": {"store", "browsers", "showing", "computers", "tables"},
}
"""Each room with those that it may import from."""
MODULES = 15
LINES = 400
Sources = Mapping[str, str]
"""The text of each module by its dotted name without the package's."""


def sources(folder: Path) -> Sources:
    found = {}
    for path in sorted(folder.rglob("*.py")):
        parts = path.relative_to(folder).with_suffix("").parts
        found[".".join(parts)] = path.read_text(encoding="utf-8")
    return found


def room_of(module: str) -> str:
    return module.partition(".")[0]


def named(node: ast.AST, module: str, known: Sources) -> Iterator[str]:
    """The modules of the server that a statement imports from."""
    if isinstance(node, ast.ImportFrom):
        parents = module.split(".")[: -node.level] if node.level else []
        start = ".".join([PACKAGE, *parents] if node.level else [])
        base = ".".join(part for part in (start, node.module) if part)
        candidates = [f"{base}.{each.name}" for each in node.names]
        whole = [each if each.removeprefix(f"{PACKAGE}.") in known else base for each in candidates]
    elif isinstance(node, ast.Import):
        whole = [each.name for each in node.names]
    else:
        return
    for each in dict.fromkeys(whole):
        if each.startswith(f"{PACKAGE}."):
            yield each.removeprefix(f"{PACKAGE}.")


def against_the_direction(known: Sources) -> list[str]:
    """Imports from a room that isn't below, even if they are for the types alone."""
    found = []
    for module, text in known.items():
        room = room_of(module)
        for node in ast.walk(ast.parse(text)):
            for other in named(node, module, known):
                if room_of(other) != room and room_of(other) not in BELOW.get(room, ()):
                    found.append(f"{module} imports {other}")
    return found


def inside_functions(known: Sources) -> list[str]:
    """Imports of our own that wait for a function to be called."""
    found = []
    for module, text in known.items():
        for function in ast.walk(ast.parse(text)):
            if isinstance(function, ast.FunctionDef | ast.AsyncFunctionDef):
                found += [
                    f"{module}.{function.name} imports {other}"
                    for node in ast.walk(function)
                    for other in named(node, module, known)
                ]
    return found


def knots(known: Sources) -> list[str]:
    """Modules that import each other when they are loaded."""
    graph = {}
    for module, text in known.items():
        statements = [node for node in ast.parse(text).body if isinstance(node, ast.Import | ast.ImportFrom)]
        graph[module] = {other for node in statements for other in named(node, module, known)} - {module}
    try:
        TopologicalSorter(graph).prepare()
    except CycleError as error:
        return [" ← ".join(error.args[1])]
    return []


def too_much(known: Sources) -> list[str]:
    """Folders with too many modules, modules with too many lines, and modules that stand in no room."""
    found = []
    modules = [module for module in known if module.rpartition(".")[2] != "__init__"]
    for folder in dict.fromkeys(module.rpartition(".")[0] for module in modules):
        count = sum(module.rpartition(".")[0] == folder for module in modules)
        if count > MODULES:
            found.append(f"{folder} has {count} modules")
    found += [f"{module} stands in no room" for module in modules if room_of(module) not in BELOW]
    return found + [f"{m} has {n} lines" for m, text in known.items() if (n := text.count("\n")) > LINES]


def test_each_room_imports_only_from_those_below() -> None:
    assert against_the_direction(sources(SERVER)) == []


def test_nothing_of_the_server_is_imported_inside_a_function() -> None:
    assert inside_functions(sources(SERVER)) == []


def test_no_modules_import_each_other() -> None:
    assert knots(sources(SERVER)) == []


def test_rooms_and_modules_are_small() -> None:
    assert too_much(sources(SERVER)) == []


def test_every_room_says_what_lives_there() -> None:
    rooms = {path.parent.name for path in SERVER.glob("*/__init__.py")}
    assert rooms == set(BELOW)
    known = sources(SERVER)
    assert [room for room in BELOW if not ast.get_docstring(ast.parse(known[f"{room}.__init__"]))] == []


def test_a_house_that_is_not_in_order_is_noticed() -> None:
    broken = {
        "store.rows": "from ..tables import room\n",
        "tables.room": "def wake():\n    from weirwood.server.tables.driving import drive\n",
        "tables.driving": "from typing import TYPE_CHECKING\nif TYPE_CHECKING:\n    from weirwood.server.web.app import App\n",
        "web.app": "import weirwood.server.web.http\n" + "\n" * LINES,
        "web.http": "from weirwood.server.web import app\n",
        "people": "",
        **{f"showing.part{n}": "" for n in range(MODULES + 1)},
    }
    assert against_the_direction(broken) == ["store.rows imports tables.room", "tables.driving imports web.app"]
    assert inside_functions(broken) == ["tables.room.wake imports tables.driving"]
    assert [sorted(set(each.split(" ← "))) for each in knots(broken)] == [["web.app", "web.http"]]
    assert too_much(broken) == ["showing has 16 modules", "people stands in no room", "web.app has 401 lines"]
