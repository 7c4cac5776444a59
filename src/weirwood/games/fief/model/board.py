"""The board: Villages, Fiefs, Regions and roads, read from a TOML file."""

from __future__ import annotations

import tomllib
from collections import deque
from collections.abc import Callable
from functools import cache, lru_cache
from importlib.resources import files
from pathlib import Path
from typing import Any, NamedTuple

from ....errors import UserError

DEFAULT = "westeros"
REGIONS = 5
NONE = -1
"""No seat, Noble, Village, Title or card."""


class Village(NamedTuple):
    """A place on the board (fief.overview.1), in one Fief and one Region (fief.setup.1)."""

    number: int
    id: str
    name: str
    fief: int
    region: int
    principal: bool
    coastal: bool
    at: tuple[int, int]


class FiefArea(NamedTuple):
    """One of the eight Fiefs, with the names of its Title for a Lord and a Lady (fief.B.3)."""

    number: int
    id: str
    name: str
    titles: tuple[str, str]
    house: str
    color: str
    villages: tuple[int, ...]

    @property
    def cost(self) -> int:
        """The price of its Title: 2 GD for each Village (fief.4.4.1.2)."""
        return 2 * len(self.villages)


class Region(NamedTuple):
    """One of the five Warden Regions; ``number`` counts from 0, people count from 1 (fief.setup.2)."""

    number: int
    id: str
    name: str
    principal: int
    villages: tuple[int, ...]


class Board:
    """An immutable board that all states share."""

    __slots__ = ("battle_die", "counters", "edges", "fiefs", "name", "paint", "regions", "roads", "villages")

    def __init__(self, data: dict[str, Any]) -> None:
        """A board from the plain data of its file; a UserError says what is wrong with it."""
        try:
            self._read(data)
        except (KeyError, TypeError, ValueError, IndexError) as error:
            raise UserError(f"The board file isn't of the right form: {error!r}.") from error

    def _read(self, data: dict[str, Any]) -> None:
        self.name: str = data["name"]
        self.counters: dict[str, int] = dict(data["counters"])
        self.battle_die: tuple[int, ...] = tuple(data["dice"]["battle"])
        self.paint: dict[str, Any] = {key: data.get(key, []) for key in ("size", "land", "paint")}
        fief_ids = [row["id"] for row in data["fief"]]
        ids = [row["id"] for row in data["village"]]
        sea = {end for row in data["road"] if row["kind"] == "sea" for end in row["ends"]}
        capitals = {row["principal"] for row in data["region"]}
        self.villages = tuple(
            Village(
                number,
                row["id"],
                row["name"],
                fief_ids.index(row["fief"]),
                row["region"] - 1,
                row["id"] in capitals,
                row["id"] in sea or bool(row.get("coastal")),
                (row["at"][0], row["at"][1]),
            )
            for number, row in enumerate(data["village"])
        )
        self.fiefs = tuple(
            FiefArea(
                number,
                row["id"],
                row["name"],
                (row["titles"][0], row["titles"][1]),
                row["house"],
                row["color"],
                tuple(v.number for v in self.villages if v.fief == number),
            )
            for number, row in enumerate(data["fief"])
        )
        self.regions = tuple(
            Region(
                number,
                row["id"],
                row["name"],
                ids.index(row["principal"]),
                tuple(v.number for v in self.villages if v.region == number),
            )
            for number, row in enumerate(sorted(data["region"], key=lambda row: int(row["number"])))
        )
        if len(self.regions) != REGIONS:
            raise UserError(f"A board has {REGIONS} Regions, not {len(self.regions)} [fief.setup.2].")
        for region in self.regions:
            if self.villages[region.principal].region != region.number:
                raise UserError(f"The Principal Village of {region.name} lies in another Region [fief.setup.2].")
        near: list[list[int]] = [[] for _ in ids]
        for row in data["road"]:
            a, b = (ids.index(end) for end in row["ends"])
            near[a].append(b)
            near[b].append(a)
        self.roads: tuple[tuple[int, ...], ...] = tuple(tuple(row) for row in near)
        self.edges: dict[tuple[int, int], int] = {}
        """The number of each road end: (Village, the Village the road comes from)."""
        for village, neighbours in enumerate(self.roads):
            for other in neighbours:
                self.edges[village, other] = len(self.edges)

    def village(self, name: str) -> int | None:
        """The Village with this name or id, without regard to case."""
        wanted = plain(name)
        return next((v.number for v in self.villages if wanted in (plain(v.name), plain(v.id))), None)

    def fief(self, name: str) -> int | None:
        """The Fief with this name or id."""
        wanted = plain(name)
        return next((f.number for f in self.fiefs if wanted in (plain(f.name), plain(f.id))), None)

    def region(self, name: str | int) -> int | None:
        """The Region with this number (from 1), name or id."""
        wanted = plain(str(name))
        return next((r.number for r in self.regions if wanted in (str(r.number + 1), plain(r.name), plain(r.id))), None)

    def reach(self, start: int, steps: int, through: Callable[[int, int], bool]) -> dict[int, int]:
        """The Villages within so many steps and their distance; ``through(a, b)`` says whether a road may be taken."""
        found = {start: 0}
        queue = deque([start])
        while queue:
            village = queue.popleft()
            if found[village] < steps:
                for other in self.roads[village]:
                    if other not in found and through(village, other):
                        found[other] = found[village] + 1
                        queue.append(other)
        return found


@lru_cache(2048)
def plain(name: str) -> str:
    """A name without case, marks and 'the'."""
    words = "".join(c if c.isalnum() else " " if c in "_- " else "" for c in name.casefold()).split()
    return " ".join(word for word in words if word != "the") or name.casefold()


@cache
def default_board() -> Board:
    """The board that comes with the game."""
    text = files("weirwood.games.fief").joinpath("data", f"{DEFAULT}.toml").read_text(encoding="utf-8")
    return Board(tomllib.loads(text))


def read_board(path: str) -> dict[str, Any]:
    """The data of a board file; it becomes part of a game's configuration."""
    try:
        data = tomllib.loads(Path(path).read_text(encoding="utf-8"))
    except (OSError, tomllib.TOMLDecodeError) as error:
        raise UserError(f"The board file {path!r} can't be read: {error}.") from None
    Board(data)
    return data


def board_of(config: dict[str, Any]) -> Board:
    """The board of a configuration: the default one, or one whose data it has."""
    data = config.get("board", DEFAULT)
    return default_board() if data == DEFAULT else Board(data)
