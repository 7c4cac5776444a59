"""The cards of King's Landing."""
