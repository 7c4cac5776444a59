"""The table: the state of a card game, what is true of its cards, how they are named and asked for, and what an edition supplies."""
