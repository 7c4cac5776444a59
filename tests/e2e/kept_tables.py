"""Kept tables: a person sits down in the middle of a golden record, and random players take the other seats.

A script that is about the end of a game, a battle or a death needn't play to it.
"""

from __future__ import annotations

import time
from pathlib import Path
from typing import Any

import msgspec
from sqlalchemy import create_engine, insert, select

import weirwood
from weirwood.kernel import read_record
from weirwood.server.store import schema
from weirwood.server.store.rows import Move, SeatRow, Settings, TableRow

GOLDEN = Path(__file__).parents[1] / "golden"


def keep(database: Path, table: str, record: str, choices: int, seat: int) -> str:
    """Set up the game of a golden record after so many choices, for whoever made a table: the new table's id."""
    kept = read_record((GOLDEN / f"{record}.json").read_text("utf-8"))
    kept = msgspec.structs.replace(kept, choices=kept.choices[:choices])
    game = weirwood.load(kept)
    assert seat in [decision.seat for decision in game.waiting], f"{record} doesn't ask seat {seat} after {choices}."
    now = time.time()
    moves = [Move(n, "choice", who, label, at=now) for n, (who, label) in enumerate(kept.choices, 1)]
    engine = create_engine(f"sqlite:///{database}")
    with engine.begin() as sql:
        made = sql.execute(select(schema.seats).where(schema.seats.c.table == table)).mappings().all()
        person = next(row for row in made if row["person"])
        row = TableRow(
            id=f"{table[:8]}-{record[:4]}{choices}", game=kept.game, title="Kept", owner=person["person"], status="playing",
            settings=Settings(takeback="free"), created=now, updated=now, config=kept.config, seed=kept.seed,
            seq=len(moves), waiting=tuple(decision.seat for decision in game.waiting), version=weirwood.__version__,
        )  # fmt: skip
        sql.execute(insert(schema.tables).values(row.values()))
        for number, name in enumerate(player["name"] for player in game.view(None)["players"]):
            if number == seat:
                sitting = SeatRow(number, "person", person["person"], person["name"])
            else:
                sitting = SeatRow(number, "bot", name=name, bot="random")
            sql.execute(insert(schema.seats).values(table=row.id, **sitting.values()))
        values: list[dict[str, Any]] = [{"table": row.id, **msgspec.structs.asdict(move)} for move in moves]
        sql.execute(insert(schema.moves), values)
    engine.dispose()
    return row.id
