"""Migrations: how a database of an earlier release becomes one of this (Alembic). A revision is never changed."""
