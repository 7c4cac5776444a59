"""The database as the first release has it; where its tables are, this is done."""

revision = "0001"
down_revision = None


def upgrade() -> None:
    """Nothing: a database without a number has all of it."""
