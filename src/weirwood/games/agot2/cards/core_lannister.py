"""Core Set: House Lannister."""

from __future__ import annotations

from ..vocabulary import *

LANNISTER = Cards(CHARACTER, faction="lannister")

CARDS = [
    Card(
        "01084", "Cersei Lannister", CHARACTER, faction="lannister", loyal=True, unique=True, cost=4, strength=4,
        icons="IP", traits="Lady, Queen",
        constants=[PlotValue("claim", 1, condition=TakesPart(THIS, "attacking", INTRIGUE))],
    ),
    Card(
        "01085", "Grand Maester Pycelle", CHARACTER, faction="lannister", loyal=True, unique=True, cost=3, strength=2,
        icons="IP", traits="Maester, Small Council", keywords=[INSIGHT],
    ),
    Card(
        "01086", "Joffrey Baratheon", CHARACTER, faction="lannister", unique=True, cost=3, strength=3, icons="P",
        traits="Lord",
        abilities=[
            Reaction(is_killed(Cards(CHARACTER, trait=("Lord", "Lady"))), GainPower(1, THIS), limit=per_round(3))
        ],
    ),
    Card(
        "01087", "Ser Jaime Lannister", CHARACTER, faction="lannister", unique=True, cost=6, strength=5, icons="MI",
        traits="Knight, Lord",
        constants=[
            Rule(
                "no kneel attacking", "~ does not kneel to attack in military challenges", who=THIS,
                value=(MILITARY, False),
            ),
            Gains(THIS, RENOWN, TakesPart(THIS, "any", MILITARY)),
        ],
    ),
    Card(
        "01088", "The Tickler", CHARACTER, faction="lannister", unique=True, cost=2, strength=2, icons="MI",
        traits="Ally",
        abilities=[
            DominanceAction(
                [
                    Later(ChoosePlayer(target=False), [DiscardTop("player")]),
                    THEN,
                    Later(Choose(Cards(copy_of="found")), [Discard(THAT)], may=True),
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
        constants=[Strength(THIS, Count("gold"))],
    ),
    Card(
        "01091", "Burned Men", CHARACTER, faction="lannister", cost=2, strength=2, icons="M", traits="Clansman",
        keywords=[ambush(2)],
    ),
    Card(
        "01092", "Gold Cloaks", CHARACTER, faction="lannister", cost=4, strength=3, icons="MP", traits="Ally, Army",
        keywords=[ambush(2)],
        abilities=[ForcedInterrupt(AmbushPhaseEnds(), Discard(THIS, unsavable=True))],
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
                enters_by_ambush(THIS),
                If(
                    MoreCardsInHand("player"),
                    [
                        EachChooses(Cards(CHARACTER), "a character they control", who="player", name="that", verb="kill"),
                        Kill(THAT),
                    ],
                ),
                choose=ChoosePlayer(),
            )
        ],
    ),
    Card(
        "01096", "Widow's Wail", ATTACHMENT, faction="lannister", unique=True, cost=1, traits="Valyrian Steel, Weapon",
        keywords=[ambush(1)],
        constants=[
            Strength(ATTACHED, 2),
            Icon(ATTACHED, MILITARY, Is(ATTACHED, Cards(name="Joffrey Baratheon"))),
        ],
    ),
    Card(
        "01097", "Casterly Rock", LOCATION, faction="lannister", loyal=True, unique=True, cost=2,
        traits="Stronghold, The Westerlands",
        constants=[
            Rule(
                "extra challenge", "you may initiate an additional intrigue challenge each challenges phase",
                value=INTRIGUE,
            )
        ],
    ),
    Card(
        "01098", "Lannisport", LOCATION, faction="lannister", loyal=True, unique=True, cost=3, traits="The Westerlands",
        abilities=[Reaction(you_win(INTRIGUE), Draw(1))],
    ),
    Card(
        "01099", "Western Fiefdom", LOCATION, quantity=2, faction="lannister", cost=0, traits="The Westerlands",
        keywords=[LIMITED],
        abilities=[MarshalingAction(next_costs_less(Cards(faction="lannister"), 1), costs=[KNEEL_THIS])],
    ),
    Card(
        "01100", "Hear Me Roar!", EVENT, faction="lannister", loyal=True, cost=1,
        abilities=[
            Action(
                Later(
                    Choose(Cards(CHARACTER, faction="lannister", controller=YOU, zone=HAND), target=False),
                    [PutIntoPlay(THAT), AtEnd(PHASE, [Discard(THAT, unsavable=True)], StillInPlay(THAT))],
                )
            )
        ],
    ),
    Card(
        "01101", "The Things I Do For Love", EVENT, faction="lannister", x_cost=True,
        play_only=Exists(Cards(CHARACTER, faction="lannister", trait=("Lord", "Lady"), controller=YOU)),
        abilities=[
            ChallengesAction(
                ReturnToHand(THAT), costs=[KNEEL_FACTION],
                choose=Choose(Cards(CHARACTER, controller=OPPONENT, cost_max=Count("var", "x"))),
            )
        ],
    ),
    Card(
        "01102", "Treachery", EVENT, faction="lannister", cost=1,
        play_only=Exists(Cards(CHARACTER, faction="lannister", unique=True, controller=YOU)),
        abilities=[Interrupt(Initiates((CHARACTER, LOCATION, ATTACHMENT)), Cancel())],
    ),
]  # fmt: skip
