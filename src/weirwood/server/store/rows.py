"""Rows of the database as records: a table, its seats and its moves."""

from __future__ import annotations

from typing import Any, Literal

import msgspec
from sqlalchemy import Connection, select

from weirwood.server.store import schema


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


class Prefs(msgspec.Struct, frozen=True):
    """What a seat wants the server to answer for it."""

    windows: bool = False
    until: bool = False
    decline: tuple[str, ...] = ()
    since: int = 0
    """How long the log was when ``until`` was switched on."""

    def shown(self) -> dict[str, Any]:
        return {"windows": self.windows, "until": self.until, "decline": list(self.decline)}


class Result(msgspec.Struct, frozen=True):
    """How a game ended at this table."""

    winners: tuple[int, ...]
    reason: str
    rule: str = ""
    by: Literal["rules", "concession", "time"] = "rules"


class Vote(msgspec.Struct):
    """Something one player asked of the others."""

    kind: Literal["takeback", "computer", "rematch"]
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

    def values(self) -> dict[str, Any]:
        """The row's columns."""
        row = {name: getattr(self, name) for name in self.__struct_fields__}
        return {
            **row,
            "settings": encode(self.settings),
            "config": encode(self.config) if self.config is not None else "",
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


def encode(value: Any) -> str:
    return msgspec.json.encode(value).decode()


def table_row(row: Any, config: bool = True) -> TableRow:
    """A table from a row of the database."""
    return TableRow(
        id=row.id,
        game=row.game,
        title=row.title,
        owner=row.owner,
        status=row.status,
        settings=msgspec.json.decode(row.settings, type=Settings),
        created=row.created,
        updated=row.updated,
        config=msgspec.json.decode(row.config) if config and row.config else None,
        seed=row.seed,
        seq=row.seq,
        rev=row.rev,
        waiting=tuple(int(seat) for seat in row.waiting.split(",") if seat),
        result=msgspec.json.decode(row.result, type=Result) if row.result else None,
        vote=msgspec.json.decode(row.vote, type=Vote) if row.vote else None,
        paused=row.paused,
        rematch=row.rematch,
    )


def seat_row(row: Any) -> SeatRow:
    """A seat from a row of the database."""
    values = {name: getattr(row, name) for name in SeatRow.__struct_fields__}
    values["form"] = msgspec.json.decode(row.form)
    values["prefs"] = msgspec.json.decode(row.prefs, type=Prefs)
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
