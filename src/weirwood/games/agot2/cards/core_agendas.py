"""Core Set: the agendas."""

from __future__ import annotations

from ..vocabulary import *


def banner(code: str, title: str, house: str) -> Worded:
    """A banner agenda: cards of another faction that aren't loyal, at least twelve of them."""
    return card(code, title, deck=(MayContain(faction(house) & ~LOYAL), AtLeast(faction(house), 12)))


CARDS = [
    card(
        "01027", "Fealty", deck=(AtMost(faction("neutral"), 15),),
        abilities=[
            Action(
                next_costs_less(LOYAL, 1, MARSHAL_OR_PLAY),
                costs=[KNEEL_FACTION],
            )
        ],
    ),
    banner("01198", "Banner of the Stag", "baratheon"),
    banner("01199", "Banner of the Kraken", "greyjoy"),
    banner("01200", "Banner of the Lion", "lannister"),
    banner("01201", "Banner of the Sun", "martell"),
    banner("01202", "Banner of the Watch", "nights-watch"),
    banner("01203", "Banner of the Wolf", "stark"),
    banner("01204", "Banner of the Dragon", "targaryen"),
    banner("01205", "Banner of the Rose", "tyrell"),
]  # fmt: skip
