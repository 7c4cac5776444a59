"""The eight Phases in order."""

from __future__ import annotations

from ..battles.phase import BattlePhase
from ..events.phase import CardPhase
from ..hear_ye.phase import HearYe
from ..movement.phase import MovementPhase
from ..purchase.phase import PurchasePhase
from ..timing.phase import Phase
from .end_round import EndOfRound
from .income import IncomePhase
from .wall import WallPhase

PHASE_FRAMES: tuple[type[Phase], ...] = (
    HearYe, CardPhase, IncomePhase, PurchasePhase, MovementPhase, BattlePhase, WallPhase, EndOfRound,
)  # fmt: skip
