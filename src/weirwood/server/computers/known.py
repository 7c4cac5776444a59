"""The computer players that one can play against: their names, and a line about each."""

from __future__ import annotations

DEFAULT = "squire"
"""The one that the lobby offers first, and who plays for somebody who has left."""
ABOUT = {
    "squire": ("Squire", "Thinks about each choice for a moment; a fair opponent for somebody who knows the rules."),
    "herald": ("Herald", "Plays at once, by rule of thumb, and beats the Fool in nearly every game."),
    "knight": (
        "Knight",
        "Plays each challenge and battle through before it chooses; stronger than the Squire, and as quick.",
    ),
    "maester": ("Maester", "Thinks longer than the Knight, with the whole round in view."),
    "random": ("Fool", "Does anything at all."),
}


def name_of(bot: str) -> str:
    return ABOUT.get(bot, (bot.capitalize(), ""))[0]
