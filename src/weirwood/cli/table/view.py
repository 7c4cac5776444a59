"""What the table says out of a view, beside its words: which side is whose, and what lies in the open piles."""

from __future__ import annotations

from typing import Any


def side(view: dict[str, Any], seat: int) -> dict[str, Any]:
    """A seat's side of a view; empty where the game's views have none."""
    players = view.get("players") or []
    return players[seat] if seat < len(players) else {}


def plays(view: dict[str, Any], seat: int, name: str) -> str:
    """Who a person at the table is: 'You play House Stark (stark).'"""
    own = side(view, seat)
    what = str(own.get("faction") or own.get("house") or "")
    if "faction" not in own and what and not what.startswith("House "):
        what = f"House {what}"
    return f"You play {what} ({name})." if what and what != name else f"You are {name}."


def discard_lines(view: dict[str, Any]) -> list[str]:
    """The titles in each discard pile that isn't empty."""
    found = [p for p in view.get("players") or [] if p.get("discard")]
    lines = [f"{p['name']}'s discard pile: {', '.join(p['discard'])}." for p in found]
    return ["", *lines] if lines else []
