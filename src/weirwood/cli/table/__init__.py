"""The table in the terminal: people and bots at one game, line by line."""
