"""Knights with a temper: they care for something beside winning, a little, as the game's weights of its facts say."""

from __future__ import annotations

from weirwood.bots.knight import Knight


class Reckless(Knight):
    """Goes for what counts at once, and spends its own for it."""

    TEMPER = "reckless"


class Cautious(Knight):
    """Keeps its own together."""

    TEMPER = "cautious"


class Vengeful(Knight):
    """Would rather see the others lose something."""

    TEMPER = "vengeful"
