"""The phases that all editions have, with their steps."""
