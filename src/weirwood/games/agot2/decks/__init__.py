"""Decks of the second edition: built, read, judged by the formats and the restricted list; those that come with the program."""
