"""True Steel."""

from __future__ import annotations

from ..vocabulary import *

CARDS = [
    card(
        "02109", "Ser Ilyn Payne",
        abilities=[
            MarshalingAction(Kill(THAT), costs=[KNEEL_THIS], choose=Choose(CHARACTER & cost_at_most(3))),
        ],
    ),
]  # fmt: skip
