"""Comparing what a scenario expects with what is there."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

from weirwood.errors import UserError

Inspect = Callable[[str], dict[str, Any]]
OPERATORS = frozenset({"includes", "excludes", "not"})
_QUALIFIER = re.compile(r"\s+(#\d+|\([^()]*\))$")


def mismatch(expect: dict[str, Any], inspect: Inspect) -> str | None:
    """The first expectation that doesn't hold, with what is there instead, as a sentence; None if all hold."""
    for subject, wanted in expect.items():
        if subject == "not" and isinstance(wanted, dict):
            if mismatch(wanted, inspect) is None:
                return f"Expected not {said(wanted)}, but so it is."
            continue
        if not isinstance(wanted, dict):
            raise UserError(f"What is expected of {subject!r} is a mapping, as in '{{zone: play}}', not {wanted!r}.")
        found = _subject_mismatch(str(subject), wanted, inspect(str(subject)))
        if found is not None:
            return found
    return None


def respelled(value: Any, spelled: Callable[[str], str]) -> Any:
    """What is expected, with all its words as the game writes them."""
    if isinstance(value, str):
        return spelled(value)
    if isinstance(value, dict):
        return {respelled(name, spelled): respelled(each, spelled) for name, each in value.items()}
    return [respelled(each, spelled) for each in value] if isinstance(value, list) else value


def _subject_mismatch(subject: str, wanted: dict[str, Any], actual: dict[str, Any]) -> str | None:
    for name, value in wanted.items():
        if name == "not" and isinstance(value, dict):
            if _subject_mismatch(subject, value, actual) is None:
                return f"Expected of {subject}: not {said(value)}, but so it is."
            continue
        if name not in actual:
            known = ", ".join(sorted(actual))
            raise UserError(f"Nothing called {name!r} can be expected of {subject!r}; what can is {known}.")
        if not holds(value, actual[name]):
            return f"Expected of {subject}: {name} {said(value)}, but it is {said(actual[name])}."
    return None


def holds(wanted: Any, actual: Any) -> bool:
    """Whether a value is as expected."""
    if isinstance(wanted, dict) and wanted and set(wanted) <= OPERATORS:
        return all(_operator(word, value, actual) for word, value in wanted.items())
    if wanted is None:
        return actual is None or (isinstance(actual, list | tuple | dict | str) and not actual)
    if isinstance(actual, dict):
        return _mapping_holds(wanted, actual)
    if isinstance(actual, list | tuple | set | frozenset):
        return _list_holds(wanted, list(actual))
    if isinstance(wanted, list):
        return len(wanted) == (actual is not None) and all(holds(each, actual) for each in wanted)
    if isinstance(wanted, bool) and isinstance(actual, str):
        return wanted is bool(_truth(actual))
    if isinstance(wanted, bool) or isinstance(actual, bool):
        return bool(_truth(wanted) == _truth(actual))
    return _same(wanted, actual)


def _operator(word: str, value: Any, actual: Any) -> bool:
    if word == "not":
        return not holds(value, actual)
    items = value if isinstance(value, list) else [value]
    if isinstance(actual, dict):
        there: list[Any] = [name for name, count in actual.items() if count]
    elif isinstance(actual, list | tuple | set | frozenset):
        there = list(actual)
    else:
        there = [] if actual is None else [actual]
    if word == "includes":
        return _without(there, items) is not None
    return all(_without(there, [item]) is None for item in items)


def _mapping_holds(wanted: Any, actual: dict[str, Any]) -> bool:
    there = {str(name).casefold(): value for name, value in actual.items() if value}
    if isinstance(wanted, dict):
        asked = {str(name).casefold(): value for name, value in wanted.items() if value}
        return there.keys() == asked.keys() and all(holds(value, there[name]) for name, value in asked.items())
    if isinstance(wanted, int) and not isinstance(wanted, bool):
        return len(there) == wanted
    return isinstance(wanted, list) and _list_holds(wanted, list(there))


def _list_holds(wanted: Any, actual: list[Any]) -> bool:
    if isinstance(wanted, bool):
        return bool(actual) == wanted
    if isinstance(wanted, int):
        return len(actual) == wanted
    items = wanted if isinstance(wanted, list) else [wanted]
    return len(items) == len(actual) and _without(actual, items) is not None


def _without(there: list[Any], items: list[Any]) -> list[Any] | None:
    """What is left of a list without these items, each taken away once; None if one isn't in it."""
    left = list(there)
    for item in sorted(items, key=lambda item: not _QUALIFIER.search(str(item))):
        found = [i for i, each in enumerate(left) if _fold(item) == _fold(each)]
        found = found or [i for i, each in enumerate(left) if _same(item, each)]
        if not found:
            return None
        del left[found[0]]
    return left


def _same(wanted: Any, actual: Any) -> bool:
    """Equal without regard to case; a number or set behind a name may be left out on either side."""
    if _fold(wanted) == _fold(actual):
        return True
    if not (isinstance(wanted, str) and isinstance(actual, str)):
        return False
    wanted_plain, actual_plain = _plain(wanted), _plain(actual)
    if wanted_plain != actual_plain:
        return False
    asked, given = _qualifiers(wanted), _qualifiers(actual)
    return all(not (a and g) or a == g for a, g in zip(asked, given, strict=True))


def _fold(value: Any) -> str:
    """In small letters and without apostrophes, of which there are several kinds."""
    text = "" if value is None else str(value).casefold().replace("’", "").replace("'", "")
    return " ".join(text.split())


def _plain(text: str) -> str:
    text = _fold(text)
    while (shorter := _QUALIFIER.sub("", text)) != text:
        text = shorter
    return text


def _qualifiers(text: str) -> tuple[str, str]:
    rest = _fold(text)[len(_plain(text)) :]
    number, name = re.search(r"#\d+", rest), re.search(r"\([^()]*\)", rest)
    return number[0] if number else "", name[0] if name else ""


def _truth(value: Any) -> Any:
    words = {"yes": True, "true": True, "no": False, "false": False}
    return words.get(value.casefold(), value) if isinstance(value, str) else value


def said(value: Any) -> str:
    """A value as a scenario file would say it."""
    if value is None:
        return "null"
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, dict):
        return "{" + ", ".join(f"{name}: {said(each)}" for name, each in value.items()) + "}"
    if isinstance(value, list | tuple | set | frozenset):
        return "[" + ", ".join(said(each) for each in value) + "]"
    return str(value)
