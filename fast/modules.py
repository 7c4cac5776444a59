"""Which modules are compiled: whatever runs while a game is played or a computer thinks."""

from __future__ import annotations

from fnmatch import fnmatch
from pathlib import Path

GROUPS: dict[str, tuple[str, ...]] = {
    "weirwood_kernel": tuple(
        f"weirwood/kernel/{name}.py" for name in ("chance", "checkpoints", "decision", "frame", "redealing", "state")
    ),
    "weirwood_game": ("weirwood/kernel/game.py",),
    "weirwood_cards": (
        "weirwood/cardgame/cards/context.py",
        "weirwood/cardgame/cards/definition.py",
        "weirwood/cardgame/cards/keyword.py",
        "weirwood/cardgame/grammar/kinds.py",
        "weirwood/cardgame/grammar/phrase.py",
        "weirwood/cardgame/grammar/value.py",
        "weirwood/cardgame/phases/*",
        "weirwood/cardgame/table/*",
        "weirwood/cardgame/timing/*",
        "weirwood/cardgame/vocabulary/*",
        "weirwood/games/*/rules/*",
        "weirwood/games/agot1/timing/*",
        "weirwood/games/agot1/values/*",
    ),
    "weirwood_fief": ("weirwood/games/fief/*",),
}
"""What is compiled together, into one library each."""
INTERPRETED = (
    "*/__init__.py",
    "*/why_not.py",
    "*/policy.py",
    # how texts are said and read
    "weirwood/cardgame/vocabulary/answering/trigger_words.py",
    "weirwood/cardgame/vocabulary/deckbuilding.py",
    "weirwood/cardgame/vocabulary/describing/nouns.py",
    "weirwood/cardgame/vocabulary/everything.py",
    "weirwood/cardgame/vocabulary/kinds.py",
    "weirwood/cardgame/vocabulary/lines.py",
    "weirwood/cardgame/vocabulary/text.py",
    "weirwood/games/fief/table/*",
)
"""What is asked only now and then, or says something rather than do it."""


def groups(source: Path) -> dict[str, list[str]]:
    """The files that are compiled, by their library, as paths below the source folder."""
    names = sorted(path.relative_to(source).as_posix() for path in source.rglob("*.py"))
    return {
        group: [name for name in names if _any(name, patterns) and not _any(name, INTERPRETED)]
        for group, patterns in GROUPS.items()
    }


def _any(name: str, patterns: tuple[str, ...]) -> bool:
    return any(fnmatch(name, pattern) for pattern in patterns)
