"""The steps of a scenario: who does, can or cannot do what, and what is expected in between."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Literal

from weirwood.errors import UserError

Kind = Literal["take", "can", "cannot", "expect", "chance"]


@dataclass(frozen=True, slots=True)
class Step:
    """One item of ``do``: an option to take, to look for or to miss; an expectation; or fed results."""

    kind: Kind
    line: int
    who: str = ""
    labels: tuple[str, ...] = ()
    because: tuple[str, ...] = ()
    expect: dict[str, Any] = field(default_factory=dict)


def read_step(raw: Any, line: int, where: str) -> Step:
    """A step from its YAML form."""
    if not isinstance(raw, dict) or len(raw) != 1:
        raise UserError(f"{where}: a step is one player and what they do, as in '- alice: pass', not {raw!r}.")
    ((key, value),) = raw.items()
    key = _text(key).strip()
    if key == "expect":
        if not isinstance(value, dict):
            raise UserError(f"{where}: 'expect' is a mapping of cards, players or 'game' to what is expected of them.")
        return Step("expect", line, expect=value)
    if key == "chance":
        results = value if isinstance(value, list) else [value]
        return Step("chance", line, labels=tuple(_text(each) for each in results))
    who, _, word = key.rpartition(" ")
    if word == "cannot" and who:
        return _cannot(who, value, line, where)
    if word == "can" and who:
        return Step("can", line, who, _labels(value, where))
    return Step("take", line, key, _labels(value, where))


def _cannot(who: str, value: Any, line: int, where: str) -> Step:
    if isinstance(value, dict):
        if "option" not in value or not set(value) <= {"option", "because"}:
            raise UserError(f"{where}: 'cannot' takes a label, or 'option' and 'because', not {value!r}.")
        because = value.get("because") or []
        rules = tuple(_text(rule) for rule in (because if isinstance(because, list) else [because]))
        return Step("cannot", line, who, _labels(value["option"], where), rules)
    return Step("cannot", line, who, _labels(value, where))


def _labels(value: Any, where: str) -> tuple[str, ...]:
    items = value if isinstance(value, list) else [value]
    if not items or any(isinstance(item, dict | list) or item is None for item in items):
        raise UserError(f"{where}: what a player does is the label of an option or a list of labels, not {value!r}.")
    return tuple(_text(item) for item in items)


def _text(value: Any) -> str:
    """A label as it was written: YAML takes a bare yes or no for a truth value."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    return str(value)
