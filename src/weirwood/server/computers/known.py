"""The computer players that one can play against: their names, a line about each, and what it was seen to beat."""

from __future__ import annotations

from typing import NamedTuple

from weirwood import bots
from weirwood.kernel import rulebook


class Face(NamedTuple):
    """How a computer player introduces itself."""

    name: str
    about: str
    beats: dict[str, str]
    """What it was measured to beat, by game; nothing where it wasn't measured. '': in every game."""


FACES = {
    "knight": Face(
        "Knight",
        "Plays each challenge and battle through on dealt games before it chooses.",
        {
            "agot2": "Won 32 of 34 jousts against the Squire of old at a tenth of its effort.",
            "hbo": "Won 24 of 24 games against the Squire of old at a tenth of its effort.",
            "agot1": "Won 24 of 24 games against the Squire of old at a tenth of its effort.",
        },
    ),
    "maester": Face("Maester", "Thinks longer than the Knight, with the whole round in view. Not measured yet.", {}),
    "reckless": Face("Reckless Knight", "A Knight who goes for power at once, and spends characters for it.", {}),
    "cautious": Face("Cautious Knight", "A Knight who keeps characters and cards together.", {}),
    "vengeful": Face("Vengeful Knight", "A Knight who would rather see others lose characters and cards.", {}),
    "squire": Face("Squire", "Tries each answer for a moment; a fair opponent for somebody who knows the rules.", {}),
    "herald": Face(
        "Herald",
        "Plays at once, by rule of thumb.",
        {"": "Won every one of 28 to 30 games in each form against the Fool."},
    ),
    "random": Face("Fool", "Does anything at all.", {}),
}


def name_of(bot: str) -> str:
    return FACES[bot].name if bot in FACES else bot.capitalize()


def default(game: str) -> str:
    """The one that the lobby offers first, and who plays for somebody who has left."""
    return rulebook(game).computers.usual


def offered(game: str) -> list[dict[str, str]]:
    """All of them as the lobby shows them, the default first, then as they stand above."""
    first, tempers = default(game), rulebook(game).computers.tempers
    known = [bot for bot, kind in bots.BOTS.items() if getattr(kind, "TEMPER", "") in ("", *tempers)]
    return [_shown(bot, game) for bot in sorted(known, key=lambda bot: (bot != first, _place(bot)))]


def _place(bot: str) -> int:
    return list(FACES).index(bot) if bot in FACES else len(FACES)


def _shown(bot: str, game: str) -> dict[str, str]:
    face = FACES.get(bot, Face(name_of(bot), "", {}))
    return {"id": bot, "name": face.name, "about": face.about, "beats": face.beats.get(game, face.beats.get("", ""))}
