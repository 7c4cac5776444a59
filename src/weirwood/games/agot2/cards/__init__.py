"""The cards, one file per set and faction."""
