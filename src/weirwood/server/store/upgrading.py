"""The database gets its tables when it is new, and what an earlier release of the program didn't have."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, insert, inspect, select

from weirwood.errors import UserError
from weirwood.server.store import schema

SCRIPTS = Path(__file__).parent / "migrations"


def prepare(connection: Connection) -> None:
    """Make the database what this version expects, within the transaction that is open."""
    names = set(inspect(connection).get_table_names())
    schema.metadata.create_all(connection)  # those that are missing
    if schema.tables.name not in names:
        connection.execute(insert(schema.revisions).values(version_num=schema.REVISION))
        return
    found = connection.execute(select(schema.revisions.c.version_num)).scalar() if schema.REVISIONS in names else None
    if found == schema.REVISION:
        return
    if found is not None and found > schema.REVISION:
        raise UserError(
            f"The database was made by a newer version of Weirwood (revision {found}); "
            f"this one knows up to revision {schema.REVISION}. Install that version, or use another database."
        )
    config = configured(connection)
    command: Any = import_module("alembic.command")
    if found is None:
        command.stamp(config, schema.FIRST)
    command.upgrade(config, "head")


def configured(connection: Connection) -> Any:
    """Alembic's configuration. It is loaded only for a database that needs it: a start should not wait for it."""
    try:
        config = import_module("alembic.config").Config()
    except ModuleNotFoundError:
        raise UserError(
            "The database is of an earlier version, and bringing it up to date needs Alembic; "
            "install it with: pip install 'weirwood[server]'"
        ) from None
    config.set_main_option("script_location", str(SCRIPTS).replace("%", "%%"))
    config.attributes["connection"] = connection
    return config
