"""Describing cards and players: which are meant, and how they are called."""
