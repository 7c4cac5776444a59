"""The compiled build of `make fast`, used instead of the source as long as it was made from it: importing this sees to it."""

from __future__ import annotations

import os
import sys
from importlib.machinery import EXTENSION_SUFFIXES, ExtensionFileLoader, ModuleSpec
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence
    from types import ModuleType

SOURCE = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
HOME = os.path.join(os.path.dirname(SOURCE), "build", "fast", sys.implementation.cache_tag or "python")
STAMP = os.path.join(HOME, "stamp")
LIBRARY = os.path.join(HOME, "lib")
SHARED = "__mypyc"
"""So end the names of the modules that hold the code of others."""
INTERPRETED = "WEIRWOOD_INTERPRETED"
"""A variable of the environment: whatever it is set to, the source is what runs."""
INTERPRETER = f"Python {' '.join(sys.version.split())}"


def stamp(names: Iterable[str]) -> str:
    """What tells whether the source has changed: a line for each file with its size, its time and a sum of its content."""
    rows = [INTERPRETER]
    for name in names:
        found = os.stat(os.path.join(SOURCE, name))
        rows.append(f"{found.st_size} {found.st_mtime_ns} {_sum(name)} {name}")
    return "\n".join(rows) + "\n"


def changed(kept: str) -> str | None:
    """The first file that isn't what a stamp says; its content is read only if its size or time is another."""
    first, *rows = kept.splitlines()
    if first != INTERPRETER:
        return "the interpreter"
    for row in rows:
        size, time, content, name = row.split(" ", 3)
        try:
            found = os.stat(os.path.join(SOURCE, name))
            if (found.st_size != int(size) or found.st_mtime_ns != int(time)) and _sum(name) != content:
                return name
        except OSError:
            return name
    return None


def _sum(name: str) -> str:
    from hashlib import blake2b

    with open(os.path.join(SOURCE, name), "rb") as file:
        return blake2b(file.read(), digest_size=16).hexdigest()


class Finder:
    """Finds the compiled modules before the interpreter looks for their source."""

    def __init__(self, names: Iterable[str]) -> None:
        self.names = frozenset(names)

    def find_spec(
        self, fullname: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """The compiled module, if it is one."""
        if fullname not in self.names and not (fullname.startswith("weirwood_") and fullname.endswith(SHARED)):
            return None
        file = os.path.join(LIBRARY, fullname.replace(".", os.sep) + EXTENSION_SUFFIXES[0])
        return ModuleSpec(fullname, ExtensionFileLoader(fullname, file), origin=file)


def use() -> None:
    """Use the compiled build, if there is one of this very source."""
    if INTERPRETED in os.environ or not os.path.exists(STAMP):
        return
    with open(STAMP, encoding="utf-8") as file:
        kept = file.read()
    other = changed(kept)
    if other is not None:
        print(
            f"weirwood: {other} has changed since `make fast`; everything runs interpreted until that is run again.",
            file=sys.stderr,
        )
        return
    modules = [row.split(" ", 3)[3].removesuffix(".py").replace("/", ".") for row in kept.splitlines()[1:]]
    sys.meta_path.insert(0, Finder(modules))


def running() -> str:
    """Which of both runs: 'compiled' or 'interpreted'."""
    from weirwood.kernel import state

    return "compiled" if (state.__file__ or "").endswith(tuple(EXTENSION_SUFFIXES)) else "interpreted"


use()
