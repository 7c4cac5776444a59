"""Core Set: House Lannister."""

from __future__ import annotations

from ..vocabulary import *

LANNISTER = faction("lannister") & CHARACTER

CARDS = [
    Card(
        "01084", "Cersei Lannister", CHARACTER, faction="lannister", loyal=True, unique=True, cost=4, strength=4,
        icons="IP", traits="Lady, Queen",
        constants=[PlotValue(figure="claim", by=1, condition=TakesPart(THIS, "attacking", INTRIGUE))],
    ),
    Card(
        "01085", "Grand Maester Pycelle", CHARACTER, faction="lannister", loyal=True, unique=True, cost=3, strength=2,
        icons="IP", traits="Maester, Small Council", keywords=[INSIGHT],
    ),
    Card(
        "01086", "Joffrey Baratheon", CHARACTER, faction="lannister", unique=True, cost=3, strength=3, icons="P",
        traits="Lord",
        abilities=[
            Reaction(Killed(trait("Lord", "Lady") & CHARACTER), GainPower(1, THIS), limit=per_round(3))
        ],
    ),
    Card(
        "01087", "Ser Jaime Lannister", CHARACTER, faction="lannister", unique=True, cost=6, strength=5, icons="MI",
        traits="Knight, Lord",
        constants=[
            NoKneel(THIS, "attacking", MILITARY),
            Gains(THIS, RENOWN, condition=TakesPart(THIS, "any", MILITARY)),
        ],
    ),
    Card(
        "01088", "The Tickler", CHARACTER, faction="lannister", unique=True, cost=2, strength=2, icons="MI",
        traits="Ally",
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
    Card(
        "01089", "Tyrion Lannister", CHARACTER, faction="lannister", unique=True, cost=5, strength=4, icons="IP",
        traits="Lord", keywords=[STEALTH],
        abilities=[Reaction(Initiated(INTRIGUE), GainGold(2), limit=per_round(2))],
    ),
    Card(
        "01090", "Tywin Lannister", CHARACTER, faction="lannister", loyal=True, unique=True, cost=7, strength=6,
        icons="MIP", traits="Lord", keywords=[RENOWN], modifiers={"income": 2},
        constants=[Strength(THIS, PerGold())],
    ),
    Card(
        "01091", "Burned Men", CHARACTER, faction="lannister", cost=2, strength=2, icons="M", traits="Clansman",
        keywords=[ambush(2)],
    ),
    Card(
        "01092", "Gold Cloaks", CHARACTER, faction="lannister", cost=4, strength=3, icons="MP", traits="Ally, Army",
        keywords=[ambush(2)],
        abilities=[ForcedInterrupt(PhaseEnds(ambushed=True), Discard(THIS, unsavable=True))],
    ),
    Card(
        "01093", "Lannisport Moneylender", CHARACTER, faction="lannister", cost=2, strength=2, icons="I",
        traits="Merchant", keywords=[LIMITED], modifiers={"income": 1},
    ),
    Card(
        "01094", "Lannisport Merchant", CHARACTER, faction="lannister", cost=1, strength=1, icons="P",
        traits="Ally, Steward",
        abilities=[MarshalingAction(next_costs_less(LANNISTER, 1), costs=[KNEEL_THIS])],
    ),
    Card(
        "01095", "The Queen's Assassin", CHARACTER, faction="lannister", loyal=True, cost=2, strength=2, icons="I",
        traits="Spy", keywords=[ambush(4)],
        abilities=[
            Reaction(
                EntersPlay(THIS, how="ambush"),
                If(MoreCardsInHand(), (EachChooses(CHARACTER, THAT_PLAYER), Kill(THAT))),
                choose=ChoosePlayer(),
            )
        ],
    ),
    Card(
        "01096", "Widow's Wail", ATTACHMENT, faction="lannister", unique=True, cost=1, traits="Valyrian Steel, Weapon",
        keywords=[ambush(1)],
        constants=[
            Strength(ATTACHED, 2),
            Icon(ATTACHED, MILITARY, condition=Is(ATTACHED, named("Joffrey Baratheon"))),
        ],
    ),
    Card(
        "01097", "Casterly Rock", LOCATION, faction="lannister", loyal=True, unique=True, cost=2,
        traits="Stronghold, The Westerlands",
        constants=[
            ExtraChallenge(challenge=INTRIGUE)
        ],
    ),
    Card(
        "01098", "Lannisport", LOCATION, faction="lannister", loyal=True, unique=True, cost=3, traits="The Westerlands",
        abilities=[Reaction(you_win(INTRIGUE), Draw(1))],
    ),
    Card(
        "01099", "Western Fiefdom", LOCATION, quantity=2, faction="lannister", cost=0, traits="The Westerlands",
        keywords=[LIMITED],
        abilities=[MarshalingAction(next_costs_less(faction("lannister"), 1), costs=[KNEEL_THIS])],
    ),
    Card(
        "01100", "Hear Me Roar!", EVENT, faction="lannister", loyal=True, cost=1,
        abilities=[
            Action(
                Later(Choose(faction("lannister") & CHARACTER & in_pile(HAND), target=False), (PutIntoPlay(THAT), AtEnd(PHASE, (If(StillInPlay(THAT), (Discard(THAT, unsavable=True),)),))))
            )
        ],
    ),
    Card(
        "01101", "The Things I Do For Love", EVENT, faction="lannister", x_cost=True,
        play_only=Exists(faction("lannister") & trait("Lord", "Lady") & CHARACTER & YOURS),
        abilities=[
            ChallengesAction(
                ReturnToHand(THAT), costs=[KNEEL_FACTION],
                choose=Choose(CHARACTER & THEIRS & cost_at_most(ChosenX())),
            )
        ],
    ),
    Card(
        "01102", "Treachery", EVENT, faction="lannister", cost=1,
        play_only=Exists(UNIQUE & faction("lannister") & CHARACTER & YOURS),
        abilities=[Interrupt(WouldTakeEffect(("character", "location", "attachment")), Cancel())],
    ),
]  # fmt: skip
