"""Rows of the database as records: a table, its seats and its moves."""

from __future__ import annotations

from typing import Any, Literal, TypeVar

import msgspec
from sqlalchemy import Connection, select

from weirwood.server.store import schema

T = TypeVar("T")
N = TypeVar("N")


class ClockRule(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How much time each player has: minutes for the game, seconds added with every choice."""

    minutes: int
    increment: int = 0


class Settings(msgspec.Struct, frozen=True):
    """What was agreed when the table was made."""

    form: dict[str, Any] = {}
    clock: ClockRule | None = None
    takeback: Literal["free", "ask", "never"] = "ask"
    spectators: bool = True
    private: bool = False
    ask_all: bool = False
    barred: tuple[str, ...] = ()
    """People whom the host has removed."""
    hush: bool = False
    """Silence gives nothing away: windows for hidden cards take the same time whether or not one is held."""
    hints: bool | None = None
    """Whether people may ask a computer what it would do; None: where one of them plays against computers alone."""
    guide: bool = False
    """A newcomer's first game, with somebody who tells what it is about."""
    situation: str = ""
    """The situation from whose position the game began ('' if it was dealt); its configuration holds the position."""


Stop = Literal["all", "matters", "pass"]
"""How much of a part of the game a person is asked: everything, what may matter to them, or nothing they can decline."""
Wish = Literal["always", "never"]
"""Whether a person is asked about a card: always, or never (else: when it matters)."""


class Prefs(msgspec.Struct, frozen=True):
    """What a seat wants the server to answer for it."""

    windows: bool = False
    until: bool = False
    decline: tuple[str, ...] = ()
    since: int = 0
    """How long the log was when ``until`` was switched on."""
    everything: bool = False
    """Ask whatever the game asks."""
    stops: dict[str, Stop] = {}
    """Where something else than 'matters' is wanted: by phase and whose turn it is ('draw/own', 'draw/other')."""
    cards: dict[str, Wish] = {}
    """Cards (in small letters) about which something else than 'when it matters' is wanted."""
    phase: str = ""
    """The phase that is to be passed; another one ends it."""
    next: bool = False
    """Ask whatever comes next, once."""

    def shown(self) -> dict[str, Any]:
        return {
            "windows": self.windows,
            "until": self.until,
            "decline": list(self.decline),
            "everything": self.everything,
            "stops": self.stops,
            "cards": self.cards,
            "phase": self.phase,
            "next": self.next,
        }

    def kept(self) -> Prefs:
        """What of it is meant for later games, too."""
        return msgspec.structs.replace(self, until=False, since=0, phase="", next=False)


Ending = Literal["rules", "concession", "time", "absence", "closed"]


class Result(msgspec.Struct, frozen=True):
    """How a game ended at this table."""

    winners: tuple[int, ...]
    reason: str
    rule: str = ""
    by: Ending = "rules"


class Vote(msgspec.Struct):
    """Something one player asked of the others."""

    kind: Literal["takeback", "computer", "claim", "pause", "ready", "rematch"]
    by: int
    text: str
    needs: list[int]
    yes: list[int]
    no: list[int] = []
    target: int | None = None
    bot: str = ""
    seq: int = 0
    """The position it was asked in; another one makes it void (take-backs)."""

    def shown(self) -> dict[str, Any]:
        names = ("kind", "by", "target", "text", "needs", "yes", "no")
        return {name: getattr(self, name) for name in names}


UNREADABLE = Settings(spectators=False, private=True)
"""The settings of a table whose own can't be read: nobody else's business."""
NO_RESULT = Result((), "The result can't be read.")


class SeatRow(msgspec.Struct):
    """One seat of a table."""

    seat: int
    kind: str
    person: str = ""
    name: str = ""
    bot: str = ""
    form: dict[str, Any] = {}
    plays: str = ""
    invite: str = ""
    conceded: bool = False
    left_ms: int | None = None
    timed_out: bool = False
    prefs: Prefs = Prefs()

    def values(self) -> dict[str, Any]:
        """The row's columns."""
        row = {name: getattr(self, name) for name in self.__struct_fields__}
        return {**row, "form": encode(self.form), "prefs": encode(self.prefs)}


class TableRow(msgspec.Struct):
    """A table without its seats and moves."""

    id: str
    game: str
    title: str
    owner: str
    status: str
    settings: Settings
    created: float
    updated: float
    config: dict[str, Any] | None = None
    seed: str = ""
    seq: int = 0
    rev: int = 0
    waiting: tuple[int, ...] = ()
    result: Result | None = None
    vote: Vote | None = None
    paused: int | None = None
    rematch: str = ""
    version: str = ""
    """Of the program when the game began."""
    damaged: str = ""
    """Which columns couldn't be read (and stand here as if they were empty)."""

    def values(self) -> dict[str, Any]:
        """The row's columns."""
        row = {name: getattr(self, name) for name in self.__struct_fields__ if name != "damaged"}
        return {
            **row,
            "private": self.settings.private,
            "spectators": self.settings.spectators,
            "settings": encode(self.settings),
            "config": encode(self.config) if self.config is not None else "",
            **self.changing(),
        }

    def changing(self) -> dict[str, Any]:
        """The columns that may change while a game is played."""
        return {
            "status": self.status,
            "seq": self.seq,
            "rev": self.rev,
            "updated": self.updated,
            "paused": self.paused,
            "rematch": self.rematch,
            "version": self.version,
            "waiting": ",".join(map(str, self.waiting)),
            "result": encode(self.result) if self.result else "",
            "vote": encode(self.vote) if self.vote else "",
        }


class Move(msgspec.Struct, frozen=True):
    """A choice, or going back to an earlier moment (then the label says how many choices are left)."""

    seq: int
    kind: str
    seat: int
    label: str
    auto: bool = False
    at: float = 0.0

    @property
    def key(self) -> tuple[int, str, int, str, bool]:
        """Two moves with the same are the same, whenever they were written."""
        return self.seq, self.kind, self.seat, self.label, self.auto


def encode(value: Any) -> str:
    return msgspec.json.encode(value).decode()


class Columns:
    """Reads the columns of a row; what can't be read is taken for nothing, and remembered."""

    def __init__(self, row: Any) -> None:
        self.row = row
        self.damaged: list[str] = []

    def get(self, name: str, type: type[T], nothing: N) -> T | N:
        """A column of JSON."""
        text = getattr(self.row, name)
        if not text:
            return nothing
        try:
            return msgspec.json.decode(text, type=type)
        except (msgspec.DecodeError, TypeError, ValueError, RecursionError):
            self.damaged.append(name)
            return nothing

    def seats(self, name: str) -> tuple[int, ...]:
        """A column of numbers of seats."""
        try:
            return tuple(int(seat) for seat in getattr(self.row, name).split(",") if seat)
        except (AttributeError, ValueError):
            self.damaged.append(name)
            return ()


def table_row(row: Any, config: bool = True) -> TableRow:
    """A table from a row of the database."""
    columns = Columns(row)
    found = TableRow(
        id=row.id,
        game=row.game,
        title=row.title,
        owner=row.owner,
        status=row.status,
        settings=columns.get("settings", Settings, UNREADABLE),
        created=row.created,
        updated=row.updated,
        config=columns.get("config", dict[str, Any], {}) if config and row.config else None,
        seed=row.seed,
        seq=row.seq,
        rev=row.rev,
        waiting=columns.seats("waiting"),
        result=columns.get("result", Result, NO_RESULT) if row.result else None,
        vote=columns.get("vote", Vote, None),
        paused=row.paused,
        rematch=row.rematch,
        version=row.version,
    )
    found.damaged = ", ".join(name for name in columns.damaged if name not in ("waiting", "vote"))  # made anew
    return found


def seat_row(row: Any) -> SeatRow:
    """A seat from a row of the database; a form or wishes that can't be read are taken for none."""
    columns = Columns(row)
    values = {name: getattr(row, name) for name in SeatRow.__struct_fields__}
    values["form"] = columns.get("form", dict[str, Any], {})
    values["prefs"] = columns.get("prefs", Prefs, Prefs())
    return SeatRow(**values)


def read_table(connection: Connection, id: str) -> tuple[TableRow, list[SeatRow]] | None:
    """A table with its seats."""
    row = connection.execute(select(schema.tables).where(schema.tables.c.id == id)).first()
    if row is None:
        return None
    own = schema.seats.c.table == id
    found = connection.execute(select(schema.seats).where(own).order_by(schema.seats.c.seat))
    return table_row(row), [seat_row(each) for each in found]


def read_moves(connection: Connection, id: str, after: int = 0) -> list[Move]:
    """A table's moves from one on."""
    m = schema.moves
    found = connection.execute(select(m).where(m.c.table == id, m.c.seq > after).order_by(m.c.seq))
    return [Move(row.seq, row.kind, row.seat, row.label, row.auto, row.at) for row in found]


def read_chat(connection: Connection, id: str, after: int = 0, limit: int = 100) -> list[dict[str, Any]]:
    """The last lines of a table's chat, as they are sent."""
    c = schema.chat
    found = connection.execute(select(c).where(c.c.table == id, c.c.n > after).order_by(c.c.n.desc()).limit(limit))
    lines = [{"n": row.n, "name": row.name, "seat": row.seat, "text": row.text, "at": int(row.at)} for row in found]
    return lines[::-1]
