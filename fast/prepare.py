"""What the compiler can't read in a class body is said in another way, line by line in the same place.

- What names methods of its own class (`steps = (Phase.begin, draw, Phase.end)`) is set when the class is there.
- Constants (`ROUNDS = 2`, `CHOOSE, MARCH = range(2)`) are told apart from fields, and in a module from what may change: nobody
  looks them up by name any more.
- Every class may have subclasses that aren't compiled: those of tests, of somebody's own cards and games.
- The fields of a node are told apart from their defaults, which `grammar.node` finds beside the class.
- `dataclass` is `native.dataclass`, which knows a compiled class's fields from what it merely says about itself.
"""

from __future__ import annotations

import ast
from collections.abc import Collection, Iterator

Edit = tuple[int, int, str]
"""From one offset to another this text instead."""
NO_CLASSES = {"NamedTuple", "Protocol", "IntEnum", "Enum", "mypyc_attr(native_class=False)"}
"""What isn't a class of the compiler's own."""
OPEN = "@mypyc_attr(allow_interpreted_subclasses=True)"

NEEDED = "; from typing import Final; from weirwood.native import mypyc_attr"
TYPED = {"kinds": "tuple[str, ...]"}
"""What nodes say as a constant though it is a property of their base, with its type, which isn't that of the constant."""
OF_NODES = "; from weirwood.cardgame.grammar.node import REQUIRED"


def prepared(source: str, nodes: Collection[str] = ()) -> str:
    """The text of a module with these nodes as the compiler gets it; every line keeps its number."""
    lines = source.splitlines(keepends=True)
    starts = [0]
    for line in lines:
        starts.append(starts[-1] + len(line.encode()))
    data, tree = source.encode(), ast.parse(source)
    edits: list[Edit] = []
    once = _set_once(tree)
    for node in tree.body:
        if isinstance(node, ast.ClassDef):
            edits += _class(node, data, starts, node.name in nodes)
        elif isinstance(node, ast.Assign | ast.AnnAssign):
            edits += _constant(node, data, starts, once)
        elif isinstance(node, ast.ImportFrom) and node.module == "dataclasses":
            if any(alias.name == "dataclass" for alias in node.names):
                edits.append((_end(node, starts), _end(node, starts), "; from weirwood.native import dataclass"))
    if edits:
        first = next(node for node in tree.body if isinstance(node, ast.ImportFrom))
        edits.append((_end(first, starts), _end(first, starts), NEEDED + (OF_NODES if nodes else "")))
    for start, end, text in sorted(edits, reverse=True):
        data = data[:start] + text.encode() + data[end:]
    return data.decode()


def _class(node: ast.ClassDef, data: bytes, starts: list[int], is_node: bool) -> Iterator[Edit]:
    said = {ast.unparse(each) for each in (*node.bases, *node.decorator_list)}
    if not said & NO_CLASSES:
        line = node.decorator_list[0].lineno if node.decorator_list else node.lineno
        while data[starts[line - 2] : starts[line - 1]].strip():  # up to the empty line before the class
            line -= 1
        yield starts[line - 2], starts[line - 2], OPEN
    for each in node.decorator_list:
        if ast.unparse(each).startswith("dataclass_transform("):  # without it, values of any kind may be given
            yield _start(each, starts), _end(each, starts), OPEN[1:]
    own = {each.name for each in node.body if isinstance(each, ast.FunctionDef)}
    later: list[str] = []
    fields: list[str] = []
    for statement in node.body:
        start, end = _start(statement, starts), _end(statement, starts)
        gone = "pass" + "\n" * data[start:end].count(b"\n")
        match statement:
            case ast.AnnAssign(target=ast.Name(id=name)) if is_node and not _of_class(statement.annotation):
                default = "REQUIRED" if statement.value is None else ast.unparse(statement.value)
                fields.append(f"{name!r}: {default}")
                yield start, end, f"{name}: {ast.unparse(statement.annotation)}" + gone[4:]
            case ast.Assign(targets=[ast.Name(id=name)]) if is_node and name in TYPED:
                yield start + len(name), start + len(name), f": {TYPED[name]}"
            case ast.Assign(targets=[ast.Tuple(elts=names)]):
                yield (
                    start,
                    end,
                    _one_by_one([name.id for name in names if isinstance(name, ast.Name)], statement.value),
                )
            case ast.Assign(targets=[ast.Name(id="__slots__")]):
                yield start, end, gone
            case ast.Assign(targets=[ast.Name(id=name)]) if name.isupper():
                yield start + len(name), start + len(name), ": Final"
            case ast.Assign(targets=[ast.Name(id=name)], value=value) if _names(value) & own:
                later.append(f"{node.name}.{name} = {_outside(value, node.name, own)}")
                yield start, end, gone
            case ast.AnnAssign(target=ast.Name(id=name), value=ast.expr() as value) if _names(value) & own:
                later.append(f"{node.name}.{name} = {_outside(value, node.name, own)}")
                yield start, end, f"{name}: {ast.unparse(statement.annotation)}" + gone[4:]
    if fields:
        later.append(f"{node.name}.declared = {{{', '.join(fields)}}}")
    if later:
        assert node.end_lineno is not None
        after = starts[node.end_lineno]  # the empty line after the class
        yield after, after, "; ".join(later) + "\n" * (after == len(data))


def _set_once(tree: ast.Module) -> set[str]:
    """The names in capitals that a module sets once and for all."""
    names = [each.id for each in ast.walk(tree) if isinstance(each, ast.Name) and isinstance(each.ctx, ast.Store)]
    changed = {name for each in ast.walk(tree) if isinstance(each, ast.Global) for name in each.names}
    return {name for name in names if name.lstrip("_").isupper() and names.count(name) == 1} - changed


def _constant(node: ast.Assign | ast.AnnAssign, data: bytes, starts: list[int], once: set[str]) -> Iterator[Edit]:
    """A constant of a module, said to be one."""
    start, end = _start(node, starts), _end(node, starts)
    match node:
        case ast.Assign(value=ast.Call(func=ast.Name(id="TypeVar"))):
            pass
        case ast.Assign(targets=[ast.Name(id=name)]) if name in once:
            yield start + len(name), start + len(name), ": Final"
        case ast.AnnAssign(target=ast.Name(id=name), value=ast.expr()) if name in once:
            yield (
                _start(node.annotation, starts), _end(node.annotation, starts), f"Final[{ast.unparse(node.annotation)}]"
            )  # fmt: skip
        case ast.Assign(targets=[ast.Tuple(elts=names)], value=ast.Tuple() | ast.Call(func=ast.Name(id="range"))):
            found = [name.id for name in names if isinstance(name, ast.Name)]
            if once.issuperset(found) and len(found) == len(names):
                yield start, end, _one_by_one(found, node.value) + "\n" * data[start:end].count(b"\n")


def _one_by_one(names: list[str], value: ast.expr) -> str:
    if isinstance(value, ast.Call):
        numbers = range(*(int(ast.literal_eval(each)) for each in value.args))
        return "; ".join(f"{name}: Final = {number}" for name, number in zip(names, numbers, strict=True))
    assert isinstance(value, ast.Tuple), ast.unparse(value)
    final = all(name.isupper() for name in names)
    return "; ".join(f"{name}{': Final' * final} = {ast.unparse(each)}" for name, each in zip(names, value.elts))


def _of_class(annotation: ast.expr) -> bool:
    return ast.unparse(annotation).startswith(("ClassVar", "Final"))


def _names(value: ast.expr) -> set[str]:
    return {each.id for each in ast.walk(value) if isinstance(each, ast.Name)}


def _outside(value: ast.expr, within: str, own: set[str]) -> str:
    """An expression of a class body as it reads outside of it."""
    for each in ast.walk(value):
        if isinstance(each, ast.Name) and each.id in own:
            each.id = f"{within}.{each.id}"
    return ast.unparse(value)


def _start(node: ast.stmt | ast.expr, starts: list[int]) -> int:
    return starts[node.lineno - 1] + node.col_offset


def _end(node: ast.stmt | ast.expr, starts: list[int]) -> int:
    assert node.end_lineno is not None and node.end_col_offset is not None
    return starts[node.end_lineno - 1] + node.end_col_offset
