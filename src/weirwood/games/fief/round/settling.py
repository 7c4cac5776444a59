"""What follows at once from any change, checked before anything else goes on; a step may push a frame that asks."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..events import taxes
from ..model.army import engine, set_engine
from ..realm import captives, control
from ..realm.bestowing import recover_titles

if TYPE_CHECKING:
    from ..model.state import Fief


def settle(s: Fief) -> None:
    """Control, road blocks, Sieges, Captives, Titles that come back, Taxes without a Title."""
    if s.phase == 0:
        return
    control.settle_control(s)
    control.settle_blocks(s)
    settle_sieges(s)
    captives.settle_captives(s)
    recover_titles(s)
    taxes.settle_taxes(s)


def settle_sieges(s: Fief) -> None:
    """A Siege Engine goes with the last of its player's Troops, and when he Controls the Village (fief.6.4.2.4)."""
    if not any(s.engines):
        return
    for village in range(len(s.control)):
        for seat in range(s.seats):
            if not engine(s, seat, village):
                continue
            if not s.has_troops(seat, village) or s.control[village] == seat or not s.strongholds[village]:
                set_engine(s, seat, village, 0)
                s.note("siege ends", seat, village, rule="fief.6.4.2.4")
