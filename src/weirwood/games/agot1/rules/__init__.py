"""The phases of a round, challenges, setup, titles, and the table on which it happens."""
