"""Showing: what a seat is shown of a game, and what of that has changed. It stands on the kernel alone."""
