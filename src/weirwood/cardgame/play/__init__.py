"""A game as people and programs meet it: the rulebook, positions, views, faces, hints, the log."""
