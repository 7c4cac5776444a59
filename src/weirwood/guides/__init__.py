"""Guided first games: what a newcomer is told at each point, as data; the table underneath is a real one."""

from __future__ import annotations

import re
from functools import cache
from importlib import resources
from typing import Any

import msgspec
import yaml

GUIDED = ("agot1", "agot2", "fief", "hbo")
"""The games that have one."""


class Note(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is said where something is asked; one that names no phase, kind or words of the question fits all of them."""

    say: str
    again: str = ""
    """What is said when it is asked once more; '' for the same."""
    phase: str = ""
    kind: str = ""
    prompt: str = ""
    """A pattern that the question has in it."""

    def fits(self, phase: str, kind: str, prompt: str) -> bool:
        """Whether it is about this question."""
        return self.phase in ("", phase) and self.kind in ("", kind) and bool(re.search(self.prompt, prompt))


class Guide(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A guided game: how its table is made, and what is said at it."""

    title: str
    minutes: int
    seed: str
    rounds: int
    """It ends after so many rounds, and the game goes on without it."""
    end: str
    notes: list[Note]
    form: dict[str, Any] = {}
    seats: list[dict[str, Any]] = []
    """The form of each seat, the newcomer's first."""

    def note(self, phase: str, kind: str, prompt: str) -> tuple[int, Note] | None:
        """The first note that is about a question, with its number."""
        return next(((n, each) for n, each in enumerate(self.notes) if each.fits(phase, kind, prompt)), None)


def guide(game: str) -> Guide | None:
    """The guided first game of a game, if it has one."""
    return read(game) if game in GUIDED else None


@cache
def read(game: str) -> Guide:
    """The guided first game of a game that has one; read once."""
    text = resources.files(__name__).joinpath(f"{game}.yaml").read_text(encoding="utf-8")
    return msgspec.convert(yaml.safe_load(text), Guide)
