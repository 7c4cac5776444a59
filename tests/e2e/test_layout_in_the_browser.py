"""The layout in kept positions of every game, for two to eight seats, early and late, at four sizes of a window."""

from __future__ import annotations

import kept_positions as positions
from stage import Stage, marks

pytestmark = marks("browser: layout")


def test_everything_can_be_read_in_every_kept_position_at_every_size(stage: Stage) -> None:
    positions.write(stage.server.directory / "positions.json")
    stage.play("layout.js")
