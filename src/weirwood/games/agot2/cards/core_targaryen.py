"""Core Set: targaryen."""

from __future__ import annotations

from ..vocabulary import *  # noqa: F403

CARDS: list[Card] = []
