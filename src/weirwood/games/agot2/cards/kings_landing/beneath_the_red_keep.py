"""Beneath the Red Keep."""

from __future__ import annotations

from ...vocabulary import *

CARDS = [
    card(
        "13063", "Alyce Graceford",
        abilities=[
            Action(
                gain_keyword(THAT, RENOWN), costs=[KNEEL_THIS], choose=Choose(OTHER & trait("The Seven") & CHARACTER)
            )
        ],
    ),
    card("13068", "Public Execution", abilities=[MarshalingAction(Kill(THAT), choose=Choose(KNEELING_CHARACTER))]),
    card(
        "13069", "Doubting Septa",
        abilities=[
            Reaction(
                you_win(INTRIGUE), GainPower(1, THAT), costs=[SACRIFICE_THIS],
                choose=Choose(OTHER & (CHARACTER | LOCATION) & YOURS),
            )
        ],
    ),
    card(
        "13077", "Advisor to the Crown",
        abilities=[Action(next_costs_less(trait("Maester") & CHARACTER, 1), costs=[KNEEL_THIS])],
    ),
]  # fmt: skip
