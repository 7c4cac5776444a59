"""The maester and the Hand: the knight's search with the whole round in view, a fitted evaluation, and more time."""

from __future__ import annotations

from weirwood.bots.knight import Knight


class Maester(Knight):
    """Looks to the end of the round, and judges by what was learnt from games between computers where that foretells better."""

    EFFORT = 3200
    FAR = True
    FITTED = True


class Hand(Maester):
    """The same with more time, for analysis and hints."""

    EFFORT = 24000
