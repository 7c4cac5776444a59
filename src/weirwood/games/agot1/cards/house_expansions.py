"""The House expansions: the cards that the FAQ names."""

from __future__ import annotations

from ..vocabulary import *

TREATY = GainsAbility(
    each(FACTION_CARD & THEIRS),
    MarshallingAction(Either(((Draw(1),), (GainGold(2),))), costs=[KNEEL_FACTION], condition=NoAgenda("Treaty")),
)

CARDS = [
    card(
        "low_47",
        "Die by the Sword",
        abilities=[
            Response(
                you_win(MILITARY, with_=PARTICIPATING & WAR & CHARACTER & YOURS),
                Kill(THAT),
                choose=Choose(CHARACTER & controlled_by(LOSER)),
                limit=max_per_challenge(),
            )
        ],
    ),
    card("qod_46", "Paper Shield", abilities=[Response(FreeEventWouldTakeEffect(), Cancel())]),
    card("pots_3", "Doran Martell", constants=[LosersSatisfyClaim()]),
    card("pots_4", "Darkstar", VENGEFUL, RENOWN, constants=[EntersInstead()]),
    card(
        "pots_17",
        "House Dayne Reserves",
        NO_ATTACHMENTS,
        constants=[EntersInstead(claim=INTRIGUE)],
        abilities=[AnyPhase(ReturnToHand(THIS), costs=[Influence(1)])],
    ),
    card(
        "pots_25",
        "Red Vengeance",
        abilities=[
            Response(
                WouldSatisfyClaim(),
                [CancelClaim(), THEN, Later(ChoosePlayer(), (PassClaim(),))],
                costs=[Influence(2)],
            )
        ],
    ),
    card("kotst_48", "Narrow Escape", abilities=[AnyPhase([HandBuysOff(), RaiseFallen()])], until="2.1"),
    card(
        "kotst_48",
        "Narrow Escape",
        abilities=[AnyPhase([HandBuysOff(), RaiseFallen(from_play=True)], limit=max_per_phase())],
    ),
    card("qod_47", "Alliance", constants=[NamesBeforeSetup(), NoPenalty(), TREATY], until="2.4"),
    card("qod_47", "Alliance", constants=[NamesBeforeSetup(), NoPenalty(setup=True), TREATY]),
    card(
        "qod_48",
        "Heir to the Iron Throne",
        constants=[
            NamesBeforeSetup(challenges=(MILITARY, INTRIGUE)),
            CannotInitiateNamed(),
            ExtraChallenge(challenge=POWER),
        ],
    ),
]
