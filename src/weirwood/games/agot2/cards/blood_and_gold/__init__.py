"""The Blood and Gold cycle, by pack."""
