"""Why something can't be done, in words about a card in a position."""
