"""Which modules are compiled: whatever runs while a game is played or a computer thinks."""

from __future__ import annotations

from fnmatch import fnmatch
from pathlib import Path

GROUPS: dict[str, tuple[str, ...]] = {
    "weirwood_kernel": tuple(
        f"weirwood/kernel/{name}.py" for name in ("chance", "checkpoints", "decision", "frame", "redealing", "state")
    ),
    "weirwood_cards": (
        "weirwood/cardgame/cards/context.py",
        "weirwood/cardgame/cards/definition.py",
        "weirwood/cardgame/cards/keyword.py",
        "weirwood/cardgame/phases/*",
        "weirwood/cardgame/table/*",
        "weirwood/cardgame/timing/*",
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
    "weirwood/games/fief/table/*",
    # words of cards, which are dataclasses on top of the vocabulary
    "weirwood/games/*/rules/title_rules.py",
    "weirwood/games/agot1/timing/duplicates.py",
    "weirwood/games/agot2/rules/plots.py",
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
