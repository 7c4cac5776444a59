"""The game as people and programs meet it: the rulebook, views, sentences, refusals, scenarios and computer players."""
