"""Defenders of the North: the cards that the FAQ names."""

from __future__ import annotations

from ..vocabulary import *

NIGHTS_WATCH = trait("Night's Watch") & CHARACTER & YOURS
WILDLING = trait("Wildling") & CHARACTER
TWO_MORE = MoreToWin(n=2)
SAVE_TARLE = Response(Killed(THIS, would=True), [Save(), THEN, GainPower(1, THIS)])

CARDS = [
    card(
        "dotn_8",
        "Ahead of the Tide",
        abilities=[Response(InitiativeCounted(), WinInstead())],
        until="2.4",
    ),
    card("dotn_8", "Ahead of the Tide", abilities=[Response(WouldWinInitiative(), WinInstead())]),
    card(
        "dotn_26",
        "Compelled by the King",
        abilities=[Response(DominanceCounted(), WinInstead())],
        until="2.4",
    ),
    card("dotn_26", "Compelled by the King", abilities=[Response(WouldWinDominance(), WinInstead())]),
    card("dotn_64", "Misinformation", abilities=[Response(WouldWinChallenge(INTRIGUE), WinInstead())]),
    card("dotn_112", "Burning on the Sand", abilities=[Response(WouldWinChallenge(), NobodyWins())]),
    card("dotn_19", "The Rangers", constants=[TWO_MORE, Icon(each(NIGHTS_WATCH), MILITARY)]),
    card("dotn_59", "The Builders", constants=[TWO_MORE, Icon(each(NIGHTS_WATCH), POWER)]),
    card("dotn_99", "The Stewards", constants=[TWO_MORE, Icon(each(NIGHTS_WATCH), INTRIGUE)]),
    card("dotn_39", "The Free Folk", constants=[TWO_MORE, Gains(each(WILDLING & YOURS), STEALTH)]),
    card("dotn_79", "The Last Giants", constants=[TWO_MORE, Strength(each(WILDLING & YOURS), 1)]),
    card("dotn_119", "Blood of the First Men", constants=[TWO_MORE, Reduce(cards=WILDLING, by=2)]),
    card("dotn_40", "Fear of Winter", constants=[FewFromHand()]),
    card(
        "dotn_77",
        "Wildling Wisewoman",
        abilities=[Response(WouldDraw(), CancelDraws(), costs=[KNEEL_THIS])],
    ),
    card(
        "dotn_107",
        "Tarle the Thrice-Drowned",
        constants=[LeavesIf(how="discard", condition=PowerOn(THIS, 3, exactly=True))],
        abilities=[SAVE_TARLE],
        until="1.5",
    ),
    card(
        "dotn_107",
        "Tarle the Thrice-Drowned",
        constants=[LeavesIf(how="discard", condition=PowerOn(THIS, 3))],
        abilities=[SAVE_TARLE],
    ),
    card("dotn_117", "Val", abilities=[AnyPhase(DrawAndPlay())]),
]
