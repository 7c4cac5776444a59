"""Core Set: House Greyjoy."""

from __future__ import annotations

from ..vocabulary import *

GREYJOY = faction("greyjoy") & CHARACTER

CARDS = [
    card(
        "01065", "Aeron Damphair",
        abilities=[
            Reaction(
                WinsDominance(),
                Later(Choose(trait("Ironborn") & CHARACTER & in_pile(DEAD), target=False), (PutIntoPlay(THAT),)),
            )
        ],
    ),
    card(
        "01066", "Alannys Greyjoy",
        constants=[PlotValue(EACH_OPPONENT, figure="reserve", by=-1, condition=FirstPlayer())],
    ),
    card(
        "01067", "Asha Greyjoy", STEALTH,
        abilities=[Reaction(you_win(unopposed=True, with_=TakingPart(THIS)), Stand(THIS))],
    ),
    card(
        "01068", "Balon Greyjoy", RENOWN,
        constants=[NoContribution(each(DEFENDING & CHARACTER & WEAKER), condition=Is(THIS, ATTACKING))],
    ),
    card(
        "01069", "Euron Crow's Eye", PILLAGE, RENOWN,
        abilities=[
            Reaction(
                Pillages(),
                Later(Choose(LOCATION & in_pile(DISCARD, of=LOSER), target=False), (PutIntoPlay(THAT, under_yours=True),)),
            )
        ],
    ),
    card("01070", "Maester Wendamyr", STEALTH),
    card(
        "01071", "Theon Greyjoy", STEALTH,
        abilities=[Reaction(you_win(unopposed=True, with_=TakingPart(THIS)), GainPower(1, THIS))],
    ),
    card("01072", "Black Wind's Crew", PILLAGE),
    card(
        "01073", "Drowned Men", NO_ATTACHMENTS,
        constants=[Strength(THIS, PerCard(trait("Warship") & LOCATION & YOURS))],
    ),
    card(
        "01074", "Iron Islands Fishmonger",
        abilities=[MarshalingAction(next_costs_less(GREYJOY, 1), costs=[KNEEL_THIS])],
    ),
    card(
        "01075", "Lordsport Shipwright",
        abilities=[
            MarshalingAction(
                Kneel(THAT), costs=[KNEEL_THIS],
                choose=Choose(LOCATION & cost_at_most(IfElse(FirstPlayer(), 3, 2))),
            )
        ],
    ),
    card("01076", "Salty Navigator", modifiers={"initiative": 1}),
    card(
        "01077", "Throwing Axe", attach_to=trait("Ironborn") & CHARACTER,
        abilities=[
            Reaction(
                you_win(with_=TakingPart(ATTACHED, "attacking")), Kill(THAT), costs=[SACRIFICE_THIS],
                choose=Choose(DEFENDING & CHARACTER),
            )
        ],
    ),
    card(
        "01078", "Great Kraken",
        constants=[Gains(each(named("Balon Greyjoy") & YOURS), STEALTH)],
        abilities=[
            Reaction(
                you_win(unopposed=True), Either(((Draw(1),), (GainPower(1),))), limit=per_round(2)
            )
        ],
    ),
    card(
        "01079", "Iron Fleet Scout",
        abilities=[
            ChallengesAction(
                boost(THAT, IfElse(FirstPlayer(), 2, 1), CHALLENGE), costs=[KNEEL_THIS],
                choose=Choose(PARTICIPATING & faction("greyjoy") & CHARACTER),
            )
        ],
    ),
    card(
        "01080", "Sea Tower", LIMITED,
        abilities=[MarshalingAction(next_costs_less(faction("greyjoy"), 1), costs=[KNEEL_THIS])],
    ),
    card(
        "01081", "Risen from the Sea", TERMINAL,
        constants=[Strength(ATTACHED, 1)],
        abilities=[Interrupt(Killed(GREYJOY, would=True), Save(attaching=True))],
    ),
    card(
        "01082", "The Kraken's Grasp", play_only=FirstPlayer(),
        abilities=[
            ChallengesAction(
                NoStrength(THAT), choose=Choose(DEFENDING & CHARACTER & strength_at_most(5))
            )
        ],
    ),
    card(
        "01083", "We Do Not Sow",
        abilities=[
            Reaction(
                you_win(unopposed=True), Discard(THAT), choose=Choose((ATTACHMENT | LOCATION) & controlled_by(LOSER)),
                limit=max_per_challenge(),
            )
        ],
    ),
]  # fmt: skip
