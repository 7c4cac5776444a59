"""How a deck did so far: its games in all runs of a folder, by opponent."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from ..errors import UserError
from .betting import interval
from .folder import GAMES, Folder

COMPARED = ("faction", "agenda", "cards")
"""What makes two decks the same; how they are called doesn't."""


class Against(NamedTuple):
    """A deck's victories against another, as played by the same computer player."""

    opponent: str
    bot: str
    low: float
    mean: float
    high: float
    games: int


class Fought(msgspec.Struct):
    """What is wanted of a run's line here."""

    sides: tuple[str, ...]
    winners: tuple[int, ...]


def standing(home: Path, game: str, deck: dict[str, Any]) -> list[Against]:
    """How a deck did in the runs of a folder, and of the folders in it; what can't be read there is left out."""
    found: list[Against] = []
    for path in (home, *sorted(each for each in home.iterdir() if each.is_dir())) if home.is_dir() else ():
        run = Folder(path)
        try:
            setting = run.setting() if run.begun else None
        except UserError:
            continue
        for side in setting.sides if setting is not None and setting.game == game else ():
            if isinstance(side.deck, dict) and same(side.deck, deck):
                scores = by_opponent(path, side.name)
                found += [Against(other, side.bot, *interval(each), len(each)) for other, each in scores.items()]
    return found


def same(one: dict[str, Any], other: dict[str, Any]) -> bool:
    """Whether two decks have the same cards."""
    return all((one.get(each) or None) == (other.get(each) or None) for each in COMPARED)


def by_opponent(path: Path, side: str) -> dict[str, list[float]]:
    """A side's scores by the name of the other side, in the order in which they were played."""
    found: dict[str, list[float]] = {}
    for line in lines(path / GAMES):
        others = [name for name in line.sides if name != side]
        if side in line.sides and others:
            won = sum(line.sides[seat] == side for seat in line.winners)
            found.setdefault(others[0], []).append(won / len(line.winners) if line.winners else 0.5)
    return found


def lines(path: Path) -> tuple[Fought, ...]:
    """The games of a file, read once as long as it stays as it is."""
    try:
        known = path.stat()
        return _read(path, known.st_mtime_ns, known.st_size)
    except (OSError, msgspec.MsgspecError):
        return ()


@lru_cache(maxsize=64)
def _read(path: Path, changed: int, size: int) -> tuple[Fought, ...]:
    decoder = msgspec.json.Decoder(Fought)
    with path.open("rb") as file:
        return tuple(decoder.decode(row) for row in file if row.endswith(b"\n"))
