"""Core Set: House Lannister."""

from __future__ import annotations

from ..vocabulary import *

LANNISTER = faction("lannister") & CHARACTER

CARDS = [
    card(
        "01084", "Cersei Lannister",
        constants=[PlotValue(figure="claim", by=1, condition=TakesPart(THIS, "attacking", INTRIGUE))],
    ),
    card("01085", "Grand Maester Pycelle", INSIGHT),
    card(
        "01086", "Joffrey Baratheon",
        abilities=[Reaction(Killed(trait("Lord", "Lady") & CHARACTER), GainPower(1, THIS), limit=per_round(3))],
    ),
    card(
        "01087", "Ser Jaime Lannister",
        constants=[
            NoKneel(THIS, "attacking", MILITARY),
            Gains(THIS, RENOWN, condition=TakesPart(THIS, "any", MILITARY)),
        ],
    ),
    card(
        "01088", "The Tickler",
        abilities=[
            DominanceAction(
                [
                    Later(ChoosePlayer(target=False), (DiscardTop(THAT_PLAYER),)),
                    THEN,
                    Later(Choose(CopyOf()), (Discard(THAT),), may=True),
                ],
                costs=[KNEEL_THIS],
            )
        ],
    ),
    card(
        "01089", "Tyrion Lannister", STEALTH,
        abilities=[Reaction(Initiated(INTRIGUE), GainGold(2), limit=per_round(2))],
    ),
    card("01090", "Tywin Lannister", RENOWN, modifiers={"income": 2}, constants=[Strength(THIS, PerGold())]),
    card("01091", "Burned Men", ambush(2)),
    card(
        "01092", "Gold Cloaks", ambush(2),
        abilities=[ForcedInterrupt(PhaseEnds(ambushed=True), Discard(THIS, unsavable=True))],
    ),
    card("01093", "Lannisport Moneylender", LIMITED, modifiers={"income": 1}),
    card(
        "01094", "Lannisport Merchant",
        abilities=[MarshalingAction(next_costs_less(LANNISTER, 1), costs=[KNEEL_THIS])],
    ),
    card(
        "01095", "The Queen's Assassin", ambush(4),
        abilities=[
            Reaction(
                EntersPlay(THIS, how="ambush"),
                If(MoreCardsInHand(), (EachChooses(CHARACTER, THAT_PLAYER), Kill(THAT))),
                choose=ChoosePlayer(),
            )
        ],
    ),
    card(
        "01096", "Widow's Wail", ambush(1),
        constants=[
            Strength(ATTACHED, 2),
            Icon(ATTACHED, MILITARY, condition=Is(ATTACHED, named("Joffrey Baratheon"))),
        ],
    ),
    card("01097", "Casterly Rock", constants=[ExtraChallenge(challenge=INTRIGUE)]),
    card("01098", "Lannisport", abilities=[Reaction(you_win(INTRIGUE), Draw(1))]),
    card(
        "01099", "Western Fiefdom", LIMITED,
        abilities=[MarshalingAction(next_costs_less(faction("lannister"), 1), costs=[KNEEL_THIS])],
    ),
    card(
        "01100", "Hear Me Roar!",
        abilities=[
            Action(
                Later(Choose(faction("lannister") & CHARACTER & in_pile(HAND), target=False), (PutIntoPlay(THAT), AtEnd(PHASE, (If(StillInPlay(THAT), (Discard(THAT, unsavable=True),)),))))
            )
        ],
    ),
    card(
        "01101", "The Things I Do For Love",
        play_only=Exists(faction("lannister") & trait("Lord", "Lady") & CHARACTER & YOURS),
        abilities=[
            ChallengesAction(
                ReturnToHand(THAT), costs=[KNEEL_FACTION],
                choose=Choose(CHARACTER & THEIRS & cost_at_most(ChosenX())),
            )
        ],
    ),
    card(
        "01102", "Treachery", play_only=Exists(UNIQUE & faction("lannister") & CHARACTER & YOURS),
        abilities=[Interrupt(WouldTakeEffect(("character", "location", "attachment")), Cancel())],
    ),
]  # fmt: skip
