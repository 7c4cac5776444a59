"""`make fast`: compile what is run most into build/fast, where `weirwood.compiled` finds it as long as the source is the same.

python fast/build.py            # one sentence at the end, whatever happens; exit code 1 if nothing was compiled
"""

from __future__ import annotations

import contextlib
import hashlib
import io
import os
import re
import subprocess
import sys
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path
from typing import Any

from modules import groups
from nodes import nodes
from prepare import prepared

ROOT = Path(__file__).resolve().parents[1]
SOURCE = ROOT / "src"
sys.path.insert(0, str(SOURCE))
os.environ["WEIRWOOD_INTERPRETED"] = "1"

from weirwood.compiled import HOME, INTERPRETED, LIBRARY, STAMP, stamp  # noqa: E402

FLAGS = tuple(os.environ.get("WEIRWOOD_CFLAGS", "-O1 -g0 -w -fcommon").split())
LINKED = ["-Wl,-Bsymbolic"] if sys.platform == "linux" else []
"""Calls within a library go straight there: nobody puts a function of his own in the place of one of ours."""

INCLUDED = re.compile(r'^#include ["<](.+)[">]', re.M)


class NotBuilt(Exception):
    """A sentence: why nothing was compiled."""


def build() -> int:
    """Compile all modules; how many there are."""
    into = Path(HOME)
    into.mkdir(parents=True, exist_ok=True)
    Path(STAMP).unlink(missing_ok=True)
    parts = groups(SOURCE)
    modules = [name for names in parts.values() for name in names]
    made_from = stamp(modules)
    libraries = _compile(into, _generate(into, modules, parts))
    for old in Path(LIBRARY).rglob("*" + EXTENSION_SUFFIXES[0]):
        if old not in libraries:
            old.unlink()
    Path(STAMP).write_text(made_from, encoding="utf-8")
    return len(modules)


def _generate(into: Path, modules: list[str], parts: dict[str, list[str]]) -> list[Any]:
    """The C code of all modules, from a copy of the source that the compiler can read."""
    try:
        from mypyc.build import mypycify
    except ImportError:
        raise NotBuilt("mypyc is not here; `make fast` installs it, or: pip install 'weirwood[fast]'") from None
    copy, known = into / "src", nodes(SOURCE)
    for path in sorted(SOURCE.rglob("*.py")):
        name, text = str(path.relative_to(SOURCE)), path.read_text(encoding="utf-8")
        _write(copy / name, prepared(text, known.get(name, ())) if name in modules else text)
    for path in sorted(copy.rglob("*.py")):
        if not (SOURCE / path.relative_to(copy)).exists():
            path.unlink()
    options = [
        "--config-file",
        str(ROOT / "pyproject.toml"),
        "--cache-dir",
        str(into / "types"),
        "--no-warn-unused-ignores",
    ]
    said = io.StringIO()
    with _inside(copy), contextlib.redirect_stdout(said), contextlib.redirect_stderr(said):
        try:
            return mypycify(
                [*options, *modules], only_compile_paths=modules, multi_file=True, target_dir=str(into / "c"),
                separate=[(names, group) for group, names in parts.items()],
            )  # fmt: skip
        except SystemExit as error:
            (into / "said.txt").write_text(said.getvalue() + str(error.code))
            last = [line for line in (into / "said.txt").read_text().splitlines() if "error" in line.lower()][:1]
            raise NotBuilt(
                f"mypyc can't compile the source ({' '.join(last)}; all of it is in {into / 'said.txt'})"
            ) from None


def _compile(into: Path, extensions: list[Any]) -> list[Path]:
    """The libraries: what an earlier build has compiled from the same C code isn't compiled again."""
    from distutils import ccompiler, errors, sysconfig  # setuptools' own, which mypyc has brought in

    compiler: Any = ccompiler.new_compiler()
    sysconfig.customize_compiler(compiler)
    include = [*{each: None for extension in extensions for each in extension.include_dirs}, sysconfig.get_python_inc()]
    kept: set[Path] = set()

    def compiled(source: str) -> str:
        key = hashlib.blake2b(" ".join(FLAGS).encode(), digest_size=16)
        for file in _with_headers(Path(source), into / "c"):
            key.update(file.read_bytes())
        found = into / "objects" / f"{Path(source).stem}-{key.hexdigest()}.o"
        kept.add(found)
        if not found.exists():
            flags = [*FLAGS, *(f"-I{each}" for each in include)]
            compiler.spawn([*compiler.compiler_so, *flags, "-c", source, "-o", f"{found}.new"])
            os.replace(f"{found}.new", found)
        return str(found)

    def linked(extension: Any) -> Path:
        library = Path(LIBRARY, extension.name.replace(".", os.sep) + EXTENSION_SUFFIXES[0])
        library.parent.mkdir(parents=True, exist_ok=True)
        objects = [compiled(source) for source in extension.sources]
        compiler.link_shared_object(objects, str(library), extra_preargs=LINKED)
        return library

    (into / "objects").mkdir(exist_ok=True)
    try:
        with ThreadPoolExecutor(os.cpu_count()) as pool:
            sources = {source for extension in extensions for source in extension.sources}
            list(pool.map(compiled, sorted(sources, key=lambda name: -os.path.getsize(name))))
            libraries = list(pool.map(linked, extensions))
    except (errors.CCompilerError, errors.DistutilsExecError) as error:
        raise NotBuilt(f"the C compiler isn't here or failed ({error})") from None
    for old in (into / "objects").iterdir():
        if old not in kept:
            old.unlink()
    return libraries


def _with_headers(source: Path, folder: Path) -> list[Path]:
    """A C file, and whatever of ours it includes."""
    found = [source]
    for file in found:
        for name in INCLUDED.findall(file.read_text(encoding="utf-8")):
            if (folder / name).exists() and folder / name not in found:
                found.append(folder / name)
    return found


def _write(path: Path, text: str) -> None:
    if not path.exists() or path.read_text(encoding="utf-8") != text:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")


@contextlib.contextmanager
def _inside(folder: Path) -> Iterator[None]:
    was, path = Path.cwd(), os.environ.get("MYPYPATH")
    os.chdir(folder)
    os.environ["MYPYPATH"] = str(folder)
    try:
        yield
    finally:
        os.chdir(was)
        os.environ.pop("MYPYPATH") if path is None else os.environ.update(MYPYPATH=path)


def tried() -> None:
    """Play a game of each kind with what was built; what can't play isn't used."""
    surroundings = {name: value for name, value in os.environ.items() if name != INTERPRETED} | {
        "PYTHONPATH": str(SOURCE)
    }
    for game in ("agot2", "agot1", "hbo", "fief"):
        command = [sys.executable, "-m", "weirwood", "fuzz", game, "--games", "1", "--into", HOME]
        played = subprocess.run(command, capture_output=True, text=True, check=False, env=surroundings)
        if played.returncode:
            os.remove(STAMP)
            said = (played.stdout + played.stderr).strip().splitlines() or ["it ended without a word"]
            raise NotBuilt(f"a game of {game} can't be played with what was built: {said[0][:200].rstrip('.')}")


def main() -> int:
    """Build, and say in a sentence how it went."""
    began = time.time()
    try:
        count = build()
        tried()
    except NotBuilt as error:
        print(f"Not compiled: {error}. Everything runs interpreted, as before.")
        return 1
    print(f"Compiled {count} modules in {time.time() - began:.0f} s; Weirwood uses them until the source changes.")
    return 0


if __name__ == "__main__":
    sys.exit(main())
