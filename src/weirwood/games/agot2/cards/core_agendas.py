"""Core Set: the agendas."""

from __future__ import annotations

from ..vocabulary import *


def banner(code: str, name: str, house: str) -> Card:
    rules = (MayContain(faction(house) & ~LOYAL), AtLeast(faction(house), 12))
    return Card(code, name, AGENDA_CARD, traits="Banner", deck=rules, deck_limit=1, quantity=1)


CARDS = [
    Card(
        "01027", "Fealty", AGENDA_CARD, deck=(AtMost(faction("neutral"), 15),), deck_limit=1, quantity=1,
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
