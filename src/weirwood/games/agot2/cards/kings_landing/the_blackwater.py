"""The Blackwater."""

from __future__ import annotations

from ...vocabulary import *

CARDS = [
    card(
        "13091", "Maester Kerwin",
        abilities=[Interrupt(Killed(OTHER & CHARACTER, would=True), Save(), costs=[KILL_THIS])],
    ),
    card(
        "13092", '"The Bloody Cup"',
        abilities=[
            Reaction(
                you_win(unopposed=True), OntoDeck(THAT), choose=Choose(CHARACTER & controlled_by(LOSER)),
                limit=max_per_challenge(),
            )
        ],
    ),
    card("13094", "Music of Dragons", abilities=[ChallengesAction(Search(trait("Dragon") & CHARACTER))]),
    card(
        "13100", "King's Landing Riot",
        abilities=[
            ForcedInterrupt(
                PhaseEnds("challenges"), Discard(each(CHARACTER)),
                condition=Several(3, trait("City") & PLOT_CARD & in_pile(USED)),
            )
        ],
    ),
]  # fmt: skip
