"""What things are worth in this edition, for the computer players."""

from __future__ import annotations

from ....cardgame.play.evaluation import Worth

WORTH = Worth(
    duplicate=0.2, blank=0.3, location=0.25, location_cost=0.12, location_income=0.3, attached_elsewhere=0.1, hand=0.30,
    acts=True,
)  # fmt: skip
