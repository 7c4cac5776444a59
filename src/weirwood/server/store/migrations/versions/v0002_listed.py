"""What the lobby asks of a table gets columns, and a table keeps the version of the program that its game began with."""

import json
from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Take from the settings of each table what is asked of it; one that can't be read is nobody's business."""
    op.add_column("tables", sa.Column("private", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("tables", sa.Column("spectators", sa.Boolean, nullable=False, server_default=sa.true()))
    op.add_column("tables", sa.Column("version", sa.String(20), nullable=False, server_default=""))
    names = ("id", "settings", "config", "private", "spectators", "version")
    table = sa.table("tables", *(sa.column(name, None) for name in names))
    connection = op.get_bind()
    for row in connection.execute(sa.select(table.c.id, table.c.settings, table.c.config)).all():
        settings = _settings(row.settings)
        values = {
            "private": settings.get("private", False) is not False,
            "spectators": settings.get("spectators", True) is True,
            "version": "0.1.0" if row.config else "",
        }
        connection.execute(sa.update(table).where(table.c.id == row.id).values(values))


def _settings(text: str) -> dict[str, Any]:
    try:
        found = json.loads(text)
    except ValueError:
        found = None
    return found if isinstance(found, dict) else {"private": True, "spectators": False}
