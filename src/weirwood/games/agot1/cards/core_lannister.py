"""The Core Set: House Lannister's characters, locations and attachments."""

from __future__ import annotations

from ..vocabulary import *

CARDS = [
    card(
        "core_37",
        "Ser Jaime Lannister",
        INFAMY,
        DEADLY,
        constants=[NoKneel(THIS, "attacking", MILITARY), NoKneel(THIS, "defending", MILITARY)],
    ),
]
