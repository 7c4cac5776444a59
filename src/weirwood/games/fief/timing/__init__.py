"""Phases as lists of steps, and the windows between two game events (section A, 2.4.5)."""
