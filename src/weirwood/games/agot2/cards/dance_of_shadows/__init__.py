"""The Dance of Shadows cycle, by pack."""
