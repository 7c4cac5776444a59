"""Tables that come into memory: read from the database, their games played again."""
