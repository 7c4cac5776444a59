"""Browsers as the tables know them: their sockets, what they may say, and how much of it."""
