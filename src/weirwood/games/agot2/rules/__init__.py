"""The second edition's rules: its table, timing, phases, challenges, titles and setup."""
