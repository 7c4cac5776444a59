"""A game as people and programs meet it: the rulebook, positions, views, what is asked and what can be advised."""
