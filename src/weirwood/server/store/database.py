"""The database: opened once, written by one thread in batches, read by any."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import queue
import secrets
import sqlite3
import threading
import time
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from itertools import chain, repeat
from pathlib import Path
from typing import Any, TypeVar

from sqlalchemy import Connection, Engine, create_engine, event, insert, select, text
from sqlalchemy.engine import make_url
from sqlalchemy.exc import (
    ArgumentError,
    DBAPIError,
    IntegrityError,
    InterfaceError,
    InternalError,
    NoSuchModuleError,
    OperationalError,
)
from sqlalchemy.exc import TimeoutError as PoolTimeout

from weirwood.errors import UserError
from weirwood.server.store import schema, upgrading
from weirwood.server.store.ready import driver_of, transaction

T = TypeVar("T")
TIDY = 1.0
"""Every so many seconds what SQLite has written to its log is brought into its file: beside the writer, who waits for nobody."""
LOOK = 0.25
"""Every so many seconds SQLite is asked whether another process has written."""
BATCH = 64
"""So many jobs are committed together at most."""


PAUSES = (0.05, 0.2, 0.75, 2.0)
"""After so many seconds each what the database didn't do is tried again."""
PATIENCE = 30.0
"""For so many seconds the writer goes on trying; whoever asked hears then that nothing was written."""
BUSY = 5
"""Seconds that SQLite itself waits for another process."""
READERS = 4
TROUBLE = (OperationalError, InterfaceError, InternalError, PoolTimeout)
"""What may be over in a moment: a lock, a full disk, a lost connection."""
log = logging.getLogger("weirwood.server")
Job = tuple[str, Callable[[Connection], Any], Future[Any]]


class Conflict(Exception):
    """Somebody else (another process) changed it first; nothing was written."""


class Database:
    """One database and its writer."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.changed_outside: Callable[[], None] | None = None
        """Called by the writer's thread when another process has written (SQLite only)."""
        try:
            self.engine = _engine(address)
            self.is_sqlite = self.engine.dialect.name == "sqlite"
            with self.engine.connect().execution_options(writing=True) as connection, connection.begin():
                if not self.is_sqlite:  # one process after the other
                    connection.execute(text("SELECT pg_advisory_xact_lock(298)"))
                upgrading.prepare(connection)
        except (DBAPIError, sqlite3.Error, OSError) as error:
            why = error.orig if isinstance(error, DBAPIError) else getattr(error, "strerror", None) or error
            raise UserError(f"The database {_shown(address)} can't be used: {str(why).strip().rstrip('.')}.") from None
        self._jobs: queue.SimpleQueue[Job | None] = queue.SimpleQueue()
        self._closing = threading.Event()
        self._readers = ThreadPoolExecutor(READERS, "reader")
        self._writer = threading.Thread(target=self._write, name="writer", daemon=True)
        self._writer.start()

    # Reading

    def read(self, job: Callable[[Connection], T]) -> T:
        """Read in this thread; what fails is tried again."""
        for pause in (*PAUSES, None):
            try:
                with self.engine.connect() as connection:
                    return job(connection)
            except TROUBLE as error:
                if pause is None or self._closing.wait(pause):
                    raise
                log.warning("reading is tried again: %s", error.args[0] if error.args else error)
        raise AssertionError

    async def fetch(self, job: Callable[[Connection], T]) -> T:
        """Read in another thread."""
        return await asyncio.get_running_loop().run_in_executor(self._readers, self.read, job)

    def key(self) -> bytes:
        """The secret with which cookies are signed; made once."""
        fact = schema.facts

        def look(connection: Connection) -> str | None:
            return connection.execute(select(fact.c.value).where(fact.c.name == "key")).scalar()

        found = self.read(look)
        if found is None:
            try:
                self.write(
                    "", lambda c: c.execute(insert(fact).values(name="key", value=secrets.token_hex(32)))
                ).result()
            except IntegrityError:
                pass
            found = self.read(look)
        assert found is not None
        return bytes.fromhex(found)

    # Writing

    def write(self, order: str, job: Callable[[Connection], T]) -> Future[T]:
        """Have a job done by the writer; its result is there when it is committed.

        Jobs of one batch are done in the order of ``order``, the same in every process, so that none waits for another.
        A job that raises ``Conflict`` must not have written anything.
        """
        future: Future[T] = Future()
        future.set_running_or_notify_cancel()  # whoever stops waiting for it doesn't take it back
        self._jobs.put((order, job, future))
        return future

    async def commit(self, order: str, job: Callable[[Connection], T]) -> T:
        """Do a job and wait until it is committed."""
        return await asyncio.wrap_future(self.write(order, job))

    def close(self) -> None:
        """Finish what is to be written."""
        self._closing.set()
        self._jobs.put(None)
        self._writer.join()
        self._readers.shutdown()
        self.engine.dispose()

    def _write(self) -> None:
        tidying = threading.Thread(target=self._tidy, name="tidying", daemon=True)
        if self.is_sqlite:
            tidying.start()
        self._write_on()
        if self.is_sqlite:
            tidying.join()

    def _tidy(self) -> None:
        """SQLite: bring what was written into the file; as long as nobody reads what is older, its log begins anew then."""
        while not self._closing.wait(TIDY):
            try:
                with contextlib.closing(self.engine.raw_connection()) as connection:
                    connection.execute("PRAGMA wal_checkpoint(PASSIVE)")
            except (DBAPIError, sqlite3.Error, PoolTimeout) as error:
                log.warning("tidying up is tried again: %s", error)

    def _write_on(self) -> None:
        while True:
            try:
                with self.engine.connect().execution_options(writing=True) as connection:
                    if self._go_on_writing(connection):
                        return
            except Exception:
                log.exception("the writer of the database begins anew")
                self._closing.wait(PAUSES[1])

    def _go_on_writing(self, connection: Connection) -> bool:
        """Write what there is to write, until the end."""
        version, looked = self._look_around(connection, 0), time.monotonic()
        while True:
            if self.is_sqlite and time.monotonic() - looked >= LOOK:
                version, looked = self._look_around(connection, version), time.monotonic()
            try:
                first = self._jobs.get(timeout=LOOK if self.is_sqlite else None)
            except queue.Empty:
                continue
            batch = []
            last = first is None
            while first is not None:
                batch.append(first)
                if len(batch) == BATCH:
                    break
                try:
                    first = self._jobs.get_nowait()
                except queue.Empty:
                    break
                last = first is None
            if batch:
                batch.sort(key=lambda each: each[0])
                if not self._patiently(connection, batch):
                    for each in batch:
                        self._patiently(connection, [each])
            if last:
                return True

    def _patiently(self, connection: Connection, batch: list[Job]) -> bool:
        """Do jobs in one transaction, again and again if the database is in trouble; False if one of several failed.

        A transaction that failed has left nothing. If one was committed although it seemed to have failed, its second
        try finds the table changed and is a conflict: nothing is done twice.
        """
        until = time.monotonic() + PATIENCE
        for pause in chain(PAUSES, repeat(PAUSES[-1])):
            try:
                return self._together(connection, batch)
            except TROUBLE as error:
                if time.monotonic() + pause > until or self._closing.is_set():
                    for _, _, future in batch:
                        future.set_exception(error)
                    return True
                log.warning("writing is tried again: %s", error.args[0] if error.args else error)
                self._closing.wait(pause)
        raise AssertionError

    def _together(self, connection: Connection, batch: list[Job]) -> bool:
        """Do jobs in one transaction; False if that failed and nothing was done."""
        done: list[tuple[Future[Any], Any, Exception | None]] = []
        try:
            with transaction(connection):
                for _, job, future in batch:
                    try:
                        done.append((future, job(connection), None))
                    except Conflict as conflict:
                        done.append((future, None, conflict))
        except TROUBLE:
            raise
        except Exception as error:
            if len(batch) == 1:
                batch[0][2].set_exception(error)
                return True
            return False
        for future, result, refused in done:
            if refused is not None:
                future.set_exception(refused)
            else:
                future.set_result(result)
        return True

    def _look_around(self, connection: Connection, version: int) -> int:
        """SQLite: whether another process wrote since we last looked."""
        if not self.is_sqlite:
            return 0
        driver: Any = connection.connection.driver_connection  # outside of any transaction
        try:
            now = int(driver.execute("PRAGMA data_version").fetchone()[0])
        except sqlite3.Error:  # the next look sees what this one would have
            return version
        if version and now != version and self.changed_outside is not None:
            self.changed_outside()
        return now


def _engine(address: str) -> Engine:
    try:
        url = make_url(address)
        if url.get_backend_name() != "sqlite":
            return create_engine(url, pool_pre_ping=True, pool_size=5, max_overflow=5)
        if url.database and url.database != ":memory:":
            _keep_to_ourselves(Path(url.database))
        engine = create_engine(url, connect_args={"check_same_thread": False, "timeout": BUSY})
    except (ArgumentError, NoSuchModuleError, ModuleNotFoundError) as error:
        raise UserError(f"The database address {_shown(address)} can't be used: {error}") from None

    @event.listens_for(engine, "connect")
    def prepare(connection: Any, _: Any) -> None:
        connection.isolation_level = None  # transactions are begun below, not by the driver
        for _ in range(100):
            try:
                connection.execute("PRAGMA journal_mode=WAL")
                break
            except sqlite3.OperationalError as error:
                if "locked" not in str(error):
                    raise
                time.sleep(0.05)  # another process is just doing that
        connection.execute("PRAGMA synchronous=FULL")
        connection.execute("PRAGMA wal_autocheckpoint=0")  # whoever writes doesn't wait for it (``_tidy``)

    @event.listens_for(engine, "begin")
    def begin(connection: Connection) -> None:
        writing = connection.get_execution_options().get("writing")
        if not driver_of(connection).in_transaction:  # the writer may have begun one (``transaction``)
            connection.exec_driver_sql("BEGIN IMMEDIATE" if writing else "BEGIN")

    return engine


def _keep_to_ourselves(path: Path) -> None:
    """The file is there, and nobody but its owner (and a group that was let in on purpose) reads it."""
    path.parent.mkdir(parents=True, exist_ok=True)
    if not path.exists():
        os.close(os.open(path, os.O_CREAT | os.O_RDWR, 0o600))
    elif os.name != "nt" and path.is_file() and (mode := path.stat().st_mode) & 0o007:
        with contextlib.suppress(PermissionError):  # then it isn't ours
            path.chmod(mode & ~0o007)


def _shown(address: str) -> str:
    try:
        return make_url(address).render_as_string(hide_password=True)
    except ArgumentError:
        return repr(address)
