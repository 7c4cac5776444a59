"""What every file of the project keeps to."""

from __future__ import annotations

import ast
import re
from collections import Counter
from collections.abc import Iterator, Mapping
from graphlib import CycleError, TopologicalSorter
from pathlib import Path

ROOT = Path(__file__).parent.parent
NOT_OURS = {
    ".git",
    ".venv",
    "__pycache__",
    ".mypy_cache",
    ".ruff_cache",
    ".pytest_cache",
    ".hypothesis",
    ".soak",
    "build",
    "dist",
    "node_modules",
}
# In pieces, so that this file keeps to it too.
FOLDERS = ("work", "home", "root", "tmp", "opt", "mnt", "Users")
HOSTS = ("pypi" + r"\.org", "pythonhosted" + r"\.org", "registry" + r"\.npmjs", "index" + "-url")
MACHINE = re.compile(rf"(?<![\w.~/-])/({'|'.join(FOLDERS)})/|{'|'.join(HOSTS)}")


def files() -> Iterator[Path]:
    folders = [ROOT]
    while folders:
        for path in sorted(folders.pop().iterdir()):
            if path.name in NOT_OURS:
                continue
            if path.is_dir():
                folders.append(path)
            else:
                yield path


LONGEST = 400
"""Lines of the longest file of source code: one with more has a second subject."""


def test_no_file_of_source_code_is_too_long() -> None:
    source = [path for path in files() if path.suffix == ".py" and ROOT / "src" in path.parents]
    lines = {str(path.relative_to(ROOT)): len(path.read_text(encoding="utf-8").splitlines()) for path in source}
    assert {name: count for name, count in lines.items() if count > LONGEST} == {}


MODULES = 15
"""Modules of the fullest folder: one with more is several rooms. The files of cards aren't counted, they are a list."""


def test_no_folder_of_source_code_has_too_many_modules() -> None:
    source = [path for path in files() if path.suffix == ".py" and ROOT / "src" in path.parents]
    folders = Counter(str(path.parent.relative_to(ROOT)) for path in source if path.name != "__init__.py")
    assert {name: count for name, count in folders.items() if count > MODULES and not name.endswith("/cards")} == {}


def imports(node: ast.AST) -> Iterator[ast.Import | ast.ImportFrom]:
    """All imports of a module that happen sooner or later, those inside functions too."""
    for child in ast.iter_child_nodes(node):
        if isinstance(child, ast.Import | ast.ImportFrom):
            yield child
        elif not (isinstance(child, ast.If) and ast.unparse(child.test) == "TYPE_CHECKING"):
            yield from imports(child)


def named(module: str, node: ast.Import | ast.ImportFrom, known: Mapping[str, str]) -> Iterator[str]:
    """The modules of ours that an import names."""
    if isinstance(node, ast.Import):
        yield from (each.name for each in node.names if each.name in known)
        return
    start = module.split(".")[: -node.level] if node.level else []
    base = ".".join([*start, node.module] if node.module else start)
    for each in node.names:
        whole = f"{base}.{each.name}"
        yield from [name for name in (whole, base) if name in known][:1]


def knot(known: Mapping[str, str]) -> str:
    """Modules that need each other, whenever they import each other; '' if there are none."""
    graph = {
        module: {other for node in imports(ast.parse(text)) for other in named(module, node, known)}
        for module, text in known.items()
    }
    try:
        TopologicalSorter(graph).prepare()
    except CycleError as error:
        return " ← ".join(error.args[1])
    return ""


def test_no_modules_need_each_other_even_inside_functions() -> None:
    source = [path for path in files() if path.suffix == ".py" and ROOT / "src" in path.parents]
    known = {
        ".".join(path.relative_to(ROOT / "src").with_suffix("").parts): path.read_text("utf-8")
        for path in source
        if path.name != "__init__.py"
    }
    assert knot(known) == ""
    tied = {"a.one": "from .two import x", "a.two": "def late():\n    from .one import y", "a.three": "import a.one"}
    assert sorted(set(knot(tied).split(" ← "))) == ["a.one", "a.two"]


def test_nodes_of_the_vocabulary_are_declared_without_a_decorator() -> None:
    """`class Draw(Effect):` with annotated fields is all (docs/cards.md); a dataclass takes a millisecond each to import."""
    folders = (ROOT / "src/weirwood/cardgame/vocabulary", *(ROOT / "src/weirwood/games").glob("agot*/cards"))
    files = [path for folder in folders for path in folder.rglob("*.py")]
    decorated = [path for path in files if re.search(r"^@dataclass\(frozen=True", path.read_text("utf-8"), re.M)]
    assert len(files) > 100 and decorated == []


def test_no_file_names_a_path_of_a_machine_or_the_host_of_a_registry() -> None:
    found = []
    for path in files():
        for number, line in enumerate(path.read_text(encoding="utf-8", errors="ignore").splitlines(), 1):
            if MACHINE.search(line):
                found.append(f"{path.relative_to(ROOT)}:{number}: {line.strip()}")
    assert found == []
