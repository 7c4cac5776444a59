"""The compiled build: what is compiled, how its source is prepared, and that nothing stale is ever used."""

from __future__ import annotations

import ast
import os
import sys
from pathlib import Path

import pytest

from weirwood import compiled

sys.path.insert(0, str(Path(__file__).parents[1] / "fast"))
import modules
import nodes
import prepare

SOURCE = Path(compiled.SOURCE)
NODES = nodes.nodes(SOURCE)
NAMES = [name for names in modules.groups(SOURCE).values() for name in names]


def test_no_module_is_compiled_twice_and_every_group_has_some() -> None:
    assert len(NAMES) == len(set(NAMES)) > 150
    assert all(modules.groups(SOURCE).values())


@pytest.mark.parametrize("name", NAMES)
def test_the_prepared_source_has_the_same_lines(name: str) -> None:
    source = (SOURCE / name).read_text(encoding="utf-8")
    made = prepare.prepared(source, NODES.get(name, ()))
    before, after = ast.parse(source), ast.parse(made)
    assert [node.lineno for node in ast.walk(before) if isinstance(node, ast.FunctionDef)] == [
        node.lineno for node in ast.walk(after) if isinstance(node, ast.FunctionDef)
    ]


@pytest.mark.parametrize("name", NAMES)
def test_nothing_is_looked_for_among_what_is_unpacked_on_the_spot(name: str) -> None:
    """`x in (A, *MORE)` is what mypyc breaks on; a constant `(A, *MORE)` of the module isn't."""
    tree = ast.parse((SOURCE / name).read_text(encoding="utf-8"))
    among = [
        each
        for node in ast.walk(tree)
        if isinstance(node, ast.Compare)
        for operator, each in zip(node.ops, node.comparators)
        if isinstance(operator, ast.In | ast.NotIn) and isinstance(each, ast.Tuple | ast.List | ast.Set)
    ]
    assert [each.lineno for each in among if any(isinstance(one, ast.Starred) for one in each.elts)] == []


def test_what_the_compiler_cannot_read_is_said_in_another_way() -> None:
    source = '''"""A phase."""

from __future__ import annotations

from dataclasses import dataclass


class Draw(Phase):
    """Everybody draws."""

    __slots__ = ("n",)
    FIRST, LAST = range(2)
    MOST = 3

    def draw(self) -> None:
        pass

    steps = (Phase.begin, draw)


@dataclass(frozen=True)
class Other:
    n: int
'''
    made = prepare.prepared(source)
    assert "Draw.steps = (Phase.begin, Draw.draw)" in made
    assert "FIRST: Final = 0; LAST: Final = 1" in made
    assert "MOST: Final = 3" in made
    assert "__slots__" not in made and "from weirwood.native import dataclass" in made
    assert made.count("allow_interpreted_subclasses=True") == 2


def test_fields_of_nodes_are_told_beside_their_class() -> None:
    source = '''"""Nodes."""

from __future__ import annotations

from ..grammar.node import field


class Draws(Trigger):
    """Somebody draws."""

    of: ClassVar[int] = 1
    n: int
    most: int | None = field(
        default=None, kw_only=True
    )
    kinds = ("draw",)
'''
    made = prepare.prepared(source, {"Draws"})
    assert "    n: int\n    most: int | None\n" in made and "of: ClassVar[int] = 1" in made
    assert "Draws.declared = {'n': REQUIRED, 'most': field(default=None, kw_only=True)}" in made
    assert "kinds: tuple[str, ...] = ('draw',)" in made or 'kinds: tuple[str, ...] = ("draw",)' in made
    assert made.count("\n") == source.count("\n") + 1  # what is said beside the class at the end of the file


def test_all_nodes_are_found_whatever_they_descend_from() -> None:
    assert {"Cost", "SelfCost", "KneelFaction"} <= NODES["weirwood/cardgame/vocabulary/paying/costs.py"]
    assert NODES["weirwood/cardgame/table/clauses.py"] == {"Clauses"}
    assert "weirwood/judge/step.py" not in NODES and "weirwood/kernel/frame.py" not in NODES
    assert sum(map(len, NODES.values())) > 350


def test_a_changed_source_is_noticed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(compiled, "SOURCE", str(tmp_path))
    (tmp_path / "one.py").write_text("1")
    (tmp_path / "two.py").write_text("2")
    kept = compiled.stamp(["one.py", "two.py"])
    assert compiled.changed(kept) is None
    os.utime(tmp_path / "one.py", (1, 1))  # touched, as by a checkout, and the same
    assert compiled.changed(kept) is None
    (tmp_path / "two.py").write_text("3")
    assert compiled.changed(kept) == "two.py"
    (tmp_path / "two.py").unlink()
    assert compiled.changed(kept) == "two.py"
    assert compiled.changed(kept.replace("Python", "Another", 1)) == "the interpreter"


def test_a_stale_build_is_said_once_and_not_used(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "one.py").write_text("1")
    monkeypatch.setattr(compiled, "SOURCE", str(tmp_path))
    monkeypatch.setattr(compiled, "STAMP", str(tmp_path / "stamp"))
    monkeypatch.delenv(compiled.INTERPRETED, raising=False)
    (tmp_path / "stamp").write_text(compiled.stamp(["one.py"]))
    (tmp_path / "one.py").write_text("22")
    found = list(sys.meta_path)
    compiled.use()
    assert sys.meta_path == found
    said = "weirwood: one.py has changed since `make fast`; everything runs interpreted until that is run again.\n"
    assert capsys.readouterr().err == said
