"""For whom an ability is used."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from ..table.event import Event
    from ..table.state import Table
    from .definition import Ability


class Context:
    """For whom an ability is used: its card and controller, the occurrence it answers, and what was chosen so far."""

    __slots__ = ("ability", "card", "ev", "occ", "player", "vars")

    def __init__(self, card: int, player: int, ability: Ability | None = None, occ: int = -1, ev: int = 0) -> None:
        self.card = card
        self.player = player
        self.ability = ability
        self.occ = occ
        self.ev = ev
        self.vars: dict[str, Any] = {}

    def copy(self) -> Context:
        new = Context.__new__(Context)
        new.card, new.player, new.ability = self.card, self.player, self.ability
        new.occ, new.ev = self.occ, self.ev
        new.vars = self.vars.copy() if self.vars else {}
        return new

    def event(self, table: Table) -> Event:
        """The occurrence that this ability answers."""
        found: Event = table.frames[self.occ].events[self.ev]  # type: ignore[attr-defined]
        return found
