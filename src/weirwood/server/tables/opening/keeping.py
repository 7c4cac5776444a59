"""Checkpoints in the database: after a restart a table costs what was played since the last one, not the whole game.

The moves are what counts. A checkpoint is read only by the version of the program, to the byte of its source, that made it,
and only for the moves that it was made from; whatever is wrong with one, the game is played from its beginning.
"""

from __future__ import annotations

import asyncio
import logging
import sys
import zlib
from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import Future
from hashlib import blake2b
from pathlib import Path
from typing import Any, NamedTuple, Protocol

import msgspec
from sqlalchemy import Connection as Sql
from sqlalchemy import delete, insert, select

import weirwood
from weirwood.kernel import Game, rulebook
from weirwood.kernel.checkpoints import Checkpoints
from weirwood.kernel.packing import packed_state, unpacked_state
from weirwood.kernel.state import State
from weirwood.server.store import schema
from weirwood.server.store.rows import Move
from weirwood.server.tables.opening.replaying import standing
from weirwood.server.tables.play import Mark, Play

APART = 96
"""So many moves at least lie between two checkpoints while a game goes on; in a long game an eighth of it."""
WORTH = 32
"""Fewer choices than these are played again as quickly."""
LAST_WORDS = 2.0
"""For so many seconds at most games are kept when the server ends; the others are played again."""
SOURCE = Path(weirwood.__file__).parent
ASIDE = ("static", "__pycache__")
"""What lies beside the source and has no say in any rule."""
log = logging.getLogger("weirwood.server")


class Beginning(NamedTuple):
    """What a table's game began with, as far as a checkpoint depends on it."""

    game: str
    config: dict[str, Any]
    seed: str
    hush: bool


class Kept(NamedTuple):
    """A checkpoint as the database has it."""

    version: str
    moves: int
    sum: str
    data: bytes


class Keeps(Protocol):
    """A table that knows how to keep its game."""

    def keep(self, last: bool = False) -> Future[Any] | None: ...


def fingerprint(cards: Iterable[str] = ()) -> str:
    """The version of the program and a sum of its source, and of files with cards that were loaded beside it."""
    found = blake2b(sys.version.encode(), digest_size=20)
    files = [path for path in SOURCE.rglob("*") if path.is_file() and not set(ASIDE) & set(path.parts)]
    for path in [*sorted(files), *map(Path, cards)]:
        content = path.read_bytes()
        found.update(f"{path.name} {len(content)} ".encode() + content)
    return f"{weirwood.__version__} {found.hexdigest()}"


def summed(beginning: Beginning, moves: Sequence[Move]) -> str:
    """A sum of what leads to a position: the same for no other one."""
    text = msgspec.json.encode([*beginning, [move.key for move in moves]])
    return blake2b(text, digest_size=32).hexdigest()


def read_kept(sql: Sql, id: str) -> Kept | None:
    """The checkpoint of a table."""
    c = schema.checkpoints
    row = sql.execute(select(c.c.version, c.c.moves, c.c.sum, c.c.data).where(c.c.table == id)).first()
    return Kept(row.version, row.moves, row.sum, row.data) if row is not None else None


class Keeper:
    """Keeps checkpoints of the tables' games, beside all else, and begins from them again."""

    def __init__(
        self,
        do: Callable[..., Future[Any]],
        write: Callable[[str, Callable[[Sql], None]], Future[None]],
        cards: Iterable[str] = (),
    ) -> None:
        """``do``: has something done in another thread; ``write``: writes to the database."""
        self.do, self.write = do, write
        self.version: Future[str] = do(fingerprint, tuple(cards))  # now: the source may change while it runs

    def keep(self, id: str, beginning: Beginning, play: Play, last: bool = False) -> Future[Any] | None:
        """Keep the newest checkpoint of a game all of whose moves are written, if it is time to; ``last``: it won't go on soon."""
        found = _newest(play)
        if found is None or not _built_in(beginning.game):
            return None
        mark, state = found
        apart = 1 if last else max(APART, mark.choices // 8)
        if mark.choices < WORTH or mark.moves - play.kept < apart:
            return None
        play.kept = mark.moves
        moves, made = play.moves[: mark.moves], play.made[: mark.choices]
        return self.do(self._keep, id, beginning, (mark, state), moves, made)

    def _keep(
        self, id: str, beginning: Beginning, found: tuple[Mark, State], moves: list[Move], made: list[tuple[int, bool]]
    ) -> None:
        mark, state = found
        try:
            rules = rulebook(beginning.game).of(beginning.config)
            data = zlib.compress(packed_state(rules, state, (tuple(mark), made)), 1)
            values = {"version": self.version.result(), "moves": mark.moves, "sum": summed(beginning, moves)}

            def job(sql: Sql) -> None:
                c = schema.checkpoints
                sql.execute(delete(c).where(c.c.table == id))
                sql.execute(insert(c).values(table=id, data=data, **values))

            self.write(id, job).add_done_callback(lambda done: _told(id, done))
        except Exception:  # nobody needs it
            log.exception("of table %s no checkpoint was kept", id)

    async def last_words(self, tables: Iterable[Keeps]) -> None:
        """Keep all games when the server ends."""
        found = [each for table in tables if (each := table.keep(last=True)) is not None]
        if found:
            await asyncio.wait([asyncio.wrap_future(each) for each in found], timeout=LAST_WORDS)

    def begun(self, kept: Kept | None, beginning: Beginning, moves: Sequence[Move]) -> Play | None:
        """The game that moves lead to, from a checkpoint; None if there is none that fits."""
        if kept is None or kept.version != self.version.result() or len(moves) < kept.moves:
            return None
        before = moves[: kept.moves]
        if summed(beginning, before) != kept.sum:
            return None
        try:
            return _begun(kept, beginning, before, moves[kept.moves :])
        except Exception:
            log.exception("a checkpoint couldn't be used")
            return None


def _told(id: str, done: Future[None]) -> None:
    if done.exception() is not None:
        log.warning("of table %s no checkpoint was kept: %s", id, done.exception())


def _newest(play: Play) -> tuple[Mark, State] | None:
    """The newest moment of which both the game and the table remember how it was; nobody changes what they remember."""
    states = dict(play.game.checkpoints.kept) if play.game.checkpoints is not None else {}
    mark = next((mark for mark in reversed(play.marks) if mark.choices in states), None)
    return (mark, states[mark.choices]) if mark is not None else None


def _built_in(game: str) -> bool:
    """Whether a game's rules are among the source that is summed up."""
    return type(rulebook(game)).__module__.partition(".")[0] == weirwood.__name__


def _begun(kept: Kept, beginning: Beginning, before: Sequence[Move], after: Sequence[Move]) -> Play:
    rules = rulebook(beginning.game).of(beginning.config)
    state, (fields, made) = unpacked_state(rules, zlib.decompress(kept.data))
    mark, passed = Mark(*fields), Checkpoints()
    passed.kept = [(mark.choices, state)]
    choices = [(move.seat, move.label) for move in standing(before)]
    play = Play(
        Game(rules, beginning.config, beginning.seed, choices=choices, checkpoints=passed), mark.seq, beginning.hush
    )
    play.base, play.asked, play.opened, play.declined = mark.base, mark.asked, mark.opened, mark.declined.copy()
    play.made, play.moves, play.marks, play.kept = made, list(before), [mark], kept.moves
    play.follow(after)
    return play
