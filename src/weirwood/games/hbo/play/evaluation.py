"""What things are worth in this edition, for the computer players."""

from __future__ import annotations

from ....cardgame.play.evaluation import Worth

WORTH = Worth(
    duplicate=0.2, keyword=0.15, location=0.2, location_cost=0.12, location_income=0.3, attached_elsewhere=0.2,
    hand=0.25, victim=lambda s, card: (s.defn[card].cost or 0) + 3 * s.power[card], acts=True,
)  # fmt: skip
