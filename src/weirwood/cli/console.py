"""The terminal: colour where there is one that shows it, plain unbroken lines in a pipe or a file."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from rich.console import Console


def console() -> Console:
    """A console on standard output that prints texts as they are."""
    from rich.console import Console

    out = Console(highlight=False, markup=False, emoji=False)
    out.soft_wrap = not out.is_terminal
    return out
