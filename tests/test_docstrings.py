"""Every public name of the library that `make docs` shows says what it is."""

from __future__ import annotations

import inspect
import pkgutil
import re
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from types import ModuleType

import pytest

MAKEFILE = Path(__file__).parents[1] / "Makefile"


def modules() -> list[str]:
    """The modules that the Makefile lists for `make docs`, with those in its packages."""
    listed = re.search(r"^LIBRARY := ((?:.*\\\n)*.*)", MAKEFILE.read_text("utf-8"), re.MULTILINE)
    assert listed is not None
    names = [name for name in listed[1].replace("\\", "").split() if not name.startswith("!")]
    found = set(names)
    for package in (import_module(name) for name in names if name != "weirwood"):
        inner = pkgutil.walk_packages(getattr(package, "__path__", ()), f"{package.__name__}.")
        found |= {each.name for each in inner if ".yardstick" not in each.name}
    return sorted(found)


def public(module: ModuleType) -> Iterator[tuple[str, object]]:
    """Its classes and functions, and what is made in those classes."""
    for name, thing in vars(module).items():
        if name.startswith("_") or getattr(thing, "__module__", None) != module.__name__:
            continue
        if inspect.isfunction(thing):
            yield name, thing
        if inspect.isclass(thing) and thing.__name__ == name:
            yield name, thing
            for inner, part in vars(thing).items():
                if not inner.startswith("_") and (inspect.isfunction(part) or isinstance(part, property)):
                    yield f"{name}.{inner}", getattr(thing, inner)


def said(thing: object) -> bool:
    """Whether a class has words of its own (not those that a dataclass makes up), or a method those of what it overrides."""
    text = (thing.__doc__ if inspect.isclass(thing) else inspect.getdoc(thing)) or ""
    return bool(text) and not (inspect.isclass(thing) and text.startswith(f"{thing.__name__}("))


@pytest.mark.parametrize("name", modules())
def test_every_public_name_says_what_it_is(name: str) -> None:
    module = import_module(name)
    assert module.__doc__, f"{name} has no words of its own."
    silent = [inner for inner, thing in public(module) if not said(thing)]
    assert silent == [], f"Without a docstring in {name}: {', '.join(silent)}."
