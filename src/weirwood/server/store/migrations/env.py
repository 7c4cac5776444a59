"""What Alembic runs: the revisions that are missing, on the connection that it is given."""

from alembic import context

context.configure(connection=context.config.attributes["connection"])
context.run_migrations()
