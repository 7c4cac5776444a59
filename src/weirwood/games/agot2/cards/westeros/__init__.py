"""The Westeros cycle, by pack."""
