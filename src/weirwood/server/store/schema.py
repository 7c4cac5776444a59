"""What the database holds: people, tables, seats, moves, checkpoints, chat, hints, decks, errors and reports.

A new table is made in a database that is there already. Whoever changes one adds a revision to `migrations/versions/`.
"""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Float,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    false,
    true,
)

FIRST, REVISION = "0001", "0002"
"""The revision of a database that says none, and the one that this is."""
REVISIONS = "alembic_version"
metadata = MetaData()

revisions = Table(REVISIONS, metadata, Column("version_num", String(32), primary_key=True))

facts = Table("facts", metadata, Column("name", String(40), primary_key=True), Column("value", Text, nullable=False))

people = Table(
    "people",
    metadata,
    Column("person", String(64), primary_key=True),  # a hash of the secret in the cookie
    Column("name", String(40), nullable=False, default=""),
    Column("since", Float, nullable=False),
)

tables = Table(
    "tables",
    metadata,
    Column("id", String(20), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("title", String(80), nullable=False),
    Column("owner", String(64), nullable=False),
    Column("status", String(10), nullable=False),  # open, playing, over, closed
    Column("settings", Text, nullable=False),
    Column("config", Text, nullable=False, default=""),
    Column("seed", String(128), nullable=False, default=""),  # secret until the end
    Column("seq", Integer, nullable=False, default=0),  # the number of moves
    Column("rev", Integer, nullable=False, default=0),  # rises with every change of anything
    Column("created", Float, nullable=False),
    Column("updated", Float, nullable=False),
    Column("waiting", String(80), nullable=False, default=""),  # the seats that are asked, for the lobby
    Column("result", Text, nullable=False, default=""),
    Column("vote", Text, nullable=False, default=""),
    Column("paused", Integer),  # the seat that stopped the clocks
    Column("rematch", Text, nullable=False, default=""),
    Column("private", Boolean, nullable=False, server_default=false()),  # as the settings have it, for the lobby
    Column("spectators", Boolean, nullable=False, server_default=true()),
    Column("version", String(20), nullable=False, server_default=""),  # of the program when the game began
    Index("tables_status", "status", "updated"),
)

seats = Table(
    "seats",
    metadata,
    Column("table", String(20), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", String(10), nullable=False),  # person, bot, open, invite
    Column("person", String(64), nullable=False, default=""),
    Column("name", String(40), nullable=False, default=""),
    Column("bot", String(40), nullable=False, default=""),
    Column("form", Text, nullable=False, default="{}"),
    Column("plays", String(200), nullable=False, default=""),
    Column("invite", String(64), nullable=False, default=""),  # a hash of the token in the link
    Column("conceded", Boolean, nullable=False, default=False),
    Column("left_ms", BigInteger),
    Column("timed_out", Boolean, nullable=False, default=False),
    Column("prefs", Text, nullable=False, default="{}"),
    Index("seats_person", "person"),
    Index("seats_invite", "invite"),
)

moves = Table(
    "moves",
    metadata,
    Column("table", String(20), primary_key=True),
    Column("seq", Integer, primary_key=True),
    Column("kind", String(6), nullable=False),  # choice, back
    Column("seat", Integer, nullable=False),
    Column("label", Text, nullable=False),  # the choice, or how many choices are left after going back
    Column("auto", Boolean, nullable=False, default=False),
    Column("at", Float, nullable=False),
)

checkpoints = Table(  # a game at a moment not long ago, so that it needn't be played again from its beginning
    "checkpoints",
    metadata,
    Column("table", String(20), primary_key=True),
    Column("version", String(80), nullable=False),  # of the program and its source: no other one reads it
    Column("moves", Integer, nullable=False),  # how many had been made
    Column("sum", String(64), nullable=False),  # of the configuration, the seed and these moves
    Column("data", LargeBinary, nullable=False),
)

chat = Table(
    "chat",
    metadata,
    Column("table", String(20), primary_key=True),
    Column("n", Integer, primary_key=True),
    Column("name", String(40), nullable=False),
    Column("seat", Integer),
    Column("text", Text, nullable=False),
    Column("at", Float, nullable=False),
)

wishes = Table(
    "wishes",
    metadata,
    Column("person", String(64), primary_key=True),
    Column("game", String(40), primary_key=True),
    Column("prefs", Text, nullable=False),  # what they want to be asked
)

decks = Table(
    "decks",
    metadata,
    Column("id", String(20), primary_key=True),
    Column("person", String(64), nullable=False, index=True),
    Column("game", String(40), nullable=False),
    Column("name", String(80), nullable=False),
    Column("data", Text, nullable=False),
    Column("created", Float, nullable=False),
)

deck_versions = Table(  # what a deck was before it was changed
    "deck_versions",
    metadata,
    Column("deck", String(20), primary_key=True),
    Column("n", Integer, primary_key=True),
    Column("name", String(80), nullable=False),
    Column("data", Text, nullable=False),
    Column("created", Float, nullable=False),
)

deck_links = Table(  # by which others may read a deck
    "deck_links",
    metadata,
    Column("token", String(20), primary_key=True),
    Column("deck", String(20), nullable=False, index=True),
)

hints = Table(  # who asked for one, and after how many choices
    "hints",
    metadata,
    Column("table", String(20), primary_key=True),
    Column("n", Integer, primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("choices", Integer, nullable=False),
    Column("at", Float, nullable=False),
)

endings = Table(  # how finished games went, told once and kept
    "endings",
    metadata,
    Column("table", String(20), primary_key=True),
    Column("data", Text, nullable=False),
)

analyses = Table(  # which choices of a finished game cost a seat how much, worked out once and kept
    "analyses",
    metadata,
    Column("table", String(20), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("data", Text, nullable=False),
)

errors = Table(
    "errors",
    metadata,
    Column("id", String(20), primary_key=True),
    Column("table", String(20), nullable=False, index=True),
    Column("seq", Integer, nullable=False),
    Column("text", Text, nullable=False),
    Column("record", Text, nullable=False),
    Column("at", Float, nullable=False),
)

reports = Table(
    "reports",
    metadata,
    Column("table", String(20), primary_key=True),
    Column("n", Integer, primary_key=True),
    Column("choices", Integer, nullable=False),  # after how many choices the ruling was wrong
    Column("seq", Integer, nullable=False),
    Column("name", String(40), nullable=False),
    Column("text", Text, nullable=False),
    Column("at", Float, nullable=False),
)
