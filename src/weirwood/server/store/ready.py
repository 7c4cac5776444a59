"""What is written with each choice: put into the database's own words once, and not by SQLAlchemy each time."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from typing import Any

from sqlalchemy import Connection, Insert, Update
from sqlalchemy.exc import DBAPIError

Words = tuple[str, list[str] | None]


def driver_of(sql: Connection) -> Any:
    """The database driver's own connection."""
    return sql.connection.dbapi_connection


def told(sql: Connection, text: str, error: sqlite3.Error) -> BaseException:
    """What SQLite says, as SQLAlchemy tells it."""
    return DBAPIError.instance(text, None, error, sqlite3.Error, dialect=sql.dialect)


@contextmanager
def transaction(sql: Connection) -> Iterator[None]:
    """Something that is written as a whole or not at all; with SQLite begun and ended in its own words."""
    if sql.dialect.name != "sqlite":
        with sql.begin():
            yield
        return
    driver = driver_of(sql)
    try:
        driver.cursor().execute("BEGIN IMMEDIATE")
    except sqlite3.Error as error:
        raise told(sql, "BEGIN IMMEDIATE", error) from error
    try:
        yield
        driver.commit()
    except BaseException as error:
        with suppress(sqlite3.Error):
            driver.rollback()
        if isinstance(error, sqlite3.Error):
            raise told(sql, "COMMIT", error) from error
        raise


class Ready:
    """An insert or update whose values are told apart by their names; none of them needs to be converted."""

    def __init__(self, statement: Insert | Update) -> None:
        self.statement = statement
        self.known: dict[tuple[str, ...], Words] = {}

    def write(self, sql: Connection, rows: Sequence[Mapping[str, Any]]) -> int:
        """Write some rows, which all have the same names; how many there were (of a single one)."""
        text, order = self._words(sql, rows[0])
        if order is None:  # they are given by name
            return int(sql.exec_driver_sql(text, list(rows) if len(rows) > 1 else dict(rows[0])).rowcount)
        given = [tuple([row[name] for name in order]) for row in rows]
        if sql.dialect.name != "sqlite":
            return int(sql.exec_driver_sql(text, given if len(rows) > 1 else given[0]).rowcount)
        cursor = driver_of(sql).cursor()  # in the transaction that was begun, with nothing in between
        try:
            if len(rows) > 1:
                cursor.executemany(text, given)
            else:
                cursor.execute(text, given[0])
            return int(cursor.rowcount)
        except sqlite3.Error as error:
            raise told(sql, text, error) from error

    def _words(self, sql: Connection, row: Mapping[str, Any]) -> Words:
        key = (sql.dialect.name, *row)
        found = self.known.get(key)
        if found is None:
            made: Any = self.statement.compile(dialect=sql.dialect, column_keys=list(row))
            found = self.known[key] = made.string, made.positiontup
        return found
