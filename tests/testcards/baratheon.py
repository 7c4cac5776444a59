"""Cards for situations around Baratheon cards that no Core Set card makes."""

from __future__ import annotations

from weirwood.games.agot2.catalogue import register
from weirwood.games.agot2.vocabulary import *

register(
    Card(
        "T-baratheon-1",
        "Waking Horn",
        LOCATION,
        cost=0,
        set="Test",
        abilities=[Action(Stand(each(CHARACTER)), costs=[KNEEL_THIS])],
    )
)
