"""Tournaments: how a game ends when time is called, what it is worth, and who meets whom."""
