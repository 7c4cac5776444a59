"""Secrets of Oldtown: the cards that the FAQ names."""

from __future__ import annotations

from ..vocabulary import *

IRONBORN = trait("Ironborn") & CHARACTER
MAESTER = trait("Maester") & CHARACTER & cost_at_most(3)

CARDS = [
    card("soo_5", "The Laughing Storm", DEADLY, constants=[KeepsHand(condition=Is(THIS, STANDING))]),
    card(
        "soo_8",
        "Support of Saltcliffe",
        attach_to=IRONBORN,
        abilities=[Response(LosesFromDeck(OPPONENT), Stand(ATTACHED))],
        until="2.2",
    ),
    card(
        "soo_8",
        "Support of Saltcliffe",
        attach_to=IRONBORN,
        abilities=[Response(LosesFromDeck(OPPONENT), Stand(ATTACHED), limit=per_round(3))],
    ),
    card(
        "soo_20",
        "At the Gates",
        abilities=[WhenRevealed(If(NoneUsed("City"), (SearchIntoPlay(MAESTER),)))],
        until="2.4",
    ),
    card(
        "soo_20",
        "At the Gates",
        abilities=[WhenRevealed(If(NoneUsed("City"), (SearchIntoPlay(MAESTER & AtHome()),)))],
    ),
    card(
        "soo_22",
        "Riders of the Red Fork",
        constants=[Immune(THIS, types=("event",), opponents=True), FoundByAnySearch()],
    ),
    card(
        "soo_35",
        "Jaqen H'ghar",
        abilities=[
            AnyPhase(
                EmergeAs(),
                costs=[PayRest()],
                choose=Choose(CHARACTER & ~trait("Army") & KilledThisPhase() & in_pile(DEAD, of=OPPONENT)),
                zones=(SHADOWS,),
            )
        ],
    ),
]
