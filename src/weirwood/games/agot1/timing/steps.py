"""Which of its six steps a window has reached (faq1.window.1)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....cardgame.cards.definition import RESOLVE
from ....cardgame.timing.initiating import RESOLVE as EXECUTE
from .executing import Before, Use
from .infamy import ClaimWithInfamy
from .timing import Window

if TYPE_CHECKING:
    from ..rules.table import Agot1


def step_of(s: Agot1, window: Window) -> int:
    """1 while it is declared, chosen and paid for, 3 while it is carried out; what has a step 2 of its own is in it."""
    above = s.frames[s.frames.index(window) + 1 :]
    if any(isinstance(frame, Before) for frame in above):
        return 2
    if window.stage != RESOLVE:
        return window.step
    carried_out = any(isinstance(f, ClaimWithInfamy) or (isinstance(f, Use) and f.stage >= EXECUTE) for f in above)
    return 3 if carried_out else 1
