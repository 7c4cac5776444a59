"""The clauses that no program can show, and why."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from importlib import resources

from weirwood.rules.ledger import clause


def unshowable() -> dict[str, str]:
    """The reasons by clause id; an id that no ledger has raises UnknownClause."""
    text = resources.files("weirwood.rules").joinpath("unshowable.toml").read_text(encoding="utf-8")
    return parse_unshowable(tomllib.loads(text))


def parse_unshowable(data: Mapping[str, object]) -> dict[str, str]:
    """The reasons in the parsed file, each entry checked."""
    reasons: dict[str, str] = {}
    entries = data.get("clause", [])
    if not isinstance(entries, list):
        raise ValueError("unshowable.toml holds its entries as [[clause]] tables.")
    for entry in entries:
        id, reason = entry.get("id", ""), entry.get("reason", "")
        if id in reasons:
            raise ValueError(f"unshowable.toml lists {id} twice.")
        if not reason:
            raise ValueError(f"unshowable.toml gives no reason for {id}.")
        reasons[clause(id).id] = reason
    return reasons
