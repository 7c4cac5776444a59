"""What a page may say on a table's socket."""

from __future__ import annotations

from typing import Literal

import msgspec

RUN = 100
"""Choices in one message."""


class PrefsWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The preferences that a seat wants changed."""

    windows: bool | None = None
    until: bool | None = None
    decline: list[str] | None = None
    everything: bool | None = None
    stops: dict[str, Literal["all", "matters", "pass"]] | None = None
    cards: dict[str, Literal["always", "matters", "never"]] | None = None
    phase: bool | None = None
    next: bool | None = None


class Message(msgspec.Struct, frozen=True):
    """A message; which fields matter depends on ``t``."""

    t: Literal[
        "choose", "draft", "sync", "why", "takeback", "vote", "concede", "computer", "claim", "return", "pause",
        "resume", "chat", "prefs", "rematch", "ready", "close", "hint", "guide", "ping",
    ]  # fmt: skip
    id: int = 0
    seq: int = -1
    decision: int = -1
    option: str = ""
    options: list[str] = []
    label: str = ""
    thing: str = ""
    yes: bool = False
    seat: int = -1
    text: str = ""
    prefs: PrefsWish | None = None


decoder = msgspec.json.Decoder(Message)
encode = msgspec.json.encode
