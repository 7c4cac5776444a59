"""What goes wrong through a person's input."""

from __future__ import annotations


class UserError(Exception):
    """A sentence to a person: what was wrong, with what, and what would have been right."""

    def __str__(self) -> str:
        return str(self.args[0]) if self.args else ""
