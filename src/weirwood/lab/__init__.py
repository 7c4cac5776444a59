"""The laboratory: decks, cards and computer players tried in many games, with intervals that stay valid at every look.

A `Setting` says what is played; a `Folder` keeps it with one line for each game, so that a run goes on where it stopped; `play` plays one game
and knows nothing of the others, so that any number of workers gives the same file.
"""
