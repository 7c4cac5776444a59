"""Decks: building and reading them, whether they are legal, and those that come with the program."""
