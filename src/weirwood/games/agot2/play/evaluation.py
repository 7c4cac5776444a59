"""What things are worth in this edition, for the computer players."""

from __future__ import annotations

from ....cardgame.play.evaluation import CLOSE, Worth

WORTH = Worth(
    duplicate=0.15, blank=0.3, location=0.25, location_cost=0.15, attached_elsewhere=0.1, standing_faction=0.03,
    hand=0.30, thin_deck=0.5, others_least=-CLOSE,
)  # fmt: skip
