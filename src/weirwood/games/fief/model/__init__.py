"""What a game is made of: board, Nobles, Houses, Troops, Titles and cards, and the state that holds them.

Knows no rule that asks anybody anything.
"""
