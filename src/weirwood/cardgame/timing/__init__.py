"""Timing: occurrences and their windows, abilities step by step, entering play and paying."""
