"""The War of Five Kings cycle, by pack."""
