"""The table in the browser: every registered game, with friends or against the computer."""
