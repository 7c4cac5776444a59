"""Core Set: House Greyjoy."""

from __future__ import annotations

from ..vocabulary import *

GREYJOY = faction("greyjoy") & CHARACTER

CARDS = [
    Card(
        "01065", "Aeron Damphair", CHARACTER, faction="greyjoy", unique=True, cost=3, strength=3, icons="P",
        traits="Drowned God, Ironborn, Lord",
        abilities=[
            Reaction(
                WinsDominance(),
                Later(Choose(trait("Ironborn") & CHARACTER & in_pile(DEAD), target=False), (PutIntoPlay(THAT),)),
            )
        ],
    ),
    Card(
        "01066", "Alannys Greyjoy", CHARACTER, faction="greyjoy", unique=True, cost=3, strength=2, icons="IP",
        traits="House Harlaw, Lady",
        constants=[PlotValue(EACH_OPPONENT, figure="reserve", by=-1, condition=FirstPlayer())],
    ),
    Card(
        "01067", "Asha Greyjoy", CHARACTER, faction="greyjoy", unique=True, cost=5, strength=4, icons="MP",
        traits="Ironborn, Lady", keywords=[STEALTH],
        abilities=[Reaction(you_win(unopposed=True, with_=TakingPart(THIS)), Stand(THIS))],
    ),
    Card(
        "01068", "Balon Greyjoy", CHARACTER, faction="greyjoy", loyal=True, unique=True, cost=6, strength=5, icons="MP",
        traits="Ironborn, Lord", keywords=[RENOWN],
        constants=[
            NoContribution(each(DEFENDING & CHARACTER & WEAKER), condition=Is(THIS, ATTACKING))
        ],
    ),
    Card(
        "01069", "Euron Crow's Eye", CHARACTER, faction="greyjoy", loyal=True, unique=True, cost=7, strength=6,
        icons="MIP", traits="Ironborn, Lord, Raider", keywords=[PILLAGE, RENOWN],
        abilities=[
            Reaction(
                Pillages(),
                Later(Choose(LOCATION & in_pile(DISCARD, of=LOSER), target=False), (PutIntoPlay(THAT, under_yours=True),)),
            )
        ],
    ),
    Card(
        "01070", "Maester Wendamyr", CHARACTER, faction="greyjoy", unique=True, cost=2, strength=2, icons="P",
        traits="Maester", keywords=[STEALTH],
    ),
    Card(
        "01071", "Theon Greyjoy", CHARACTER, faction="greyjoy", unique=True, cost=4, strength=3, icons="MP",
        traits="Ally, Ironborn, Lord", keywords=[STEALTH],
        abilities=[Reaction(you_win(unopposed=True, with_=TakingPart(THIS)), GainPower(1, THIS))],
    ),
    Card(
        "01072", "Black Wind's Crew", CHARACTER, faction="greyjoy", cost=3, strength=3, icons="MP",
        traits="Ironborn, Raider", keywords=[PILLAGE],
    ),
    Card(
        "01073", "Drowned Men", CHARACTER, faction="greyjoy", cost=4, strength=3, icons="MP",
        traits="Army, Drowned God",
        keywords=[NO_ATTACHMENTS],
        constants=[Strength(THIS, PerCard(trait("Warship") & LOCATION & YOURS))],
    ),
    Card(
        "01074", "Iron Islands Fishmonger", CHARACTER, faction="greyjoy", cost=1, strength=1, icons="P",
        traits="Ally, Merchant",
        abilities=[MarshalingAction(next_costs_less(GREYJOY, 1), costs=[KNEEL_THIS])],
    ),
    Card(
        "01075", "Lordsport Shipwright", CHARACTER, faction="greyjoy", cost=2, strength=1, icons="I",
        traits="Ally, Ironborn",
        abilities=[
            MarshalingAction(
                Kneel(THAT), costs=[KNEEL_THIS],
                choose=Choose(LOCATION & cost_at_most(IfElse(FirstPlayer(), 3, 2))),
            )
        ],
    ),
    Card(
        "01076", "Salty Navigator", CHARACTER, faction="greyjoy", cost=2, strength=2, icons="M", traits="Ironborn",
        modifiers={"initiative": 1},
    ),
    Card(
        "01077", "Throwing Axe", ATTACHMENT, faction="greyjoy", cost=1, traits="Weapon",
        attach_to=trait("Ironborn") & CHARACTER,
        abilities=[
            Reaction(
                you_win(with_=TakingPart(ATTACHED, "attacking")), Kill(THAT), costs=[SACRIFICE_THIS],
                choose=Choose(DEFENDING & CHARACTER),
            )
        ],
    ),
    Card(
        "01078", "Great Kraken", LOCATION, faction="greyjoy", loyal=True, unique=True, cost=3, traits="Warship",
        constants=[Gains(each(named("Balon Greyjoy") & YOURS), STEALTH)],
        abilities=[
            Reaction(
                you_win(unopposed=True), Either(((Draw(1),), (GainPower(1),))), limit=per_round(2)
            )
        ],
    ),
    Card(
        "01079", "Iron Fleet Scout", LOCATION, faction="greyjoy", cost=0, traits="Warship",
        abilities=[
            ChallengesAction(
                boost(THAT, IfElse(FirstPlayer(), 2, 1), CHALLENGE), costs=[KNEEL_THIS],
                choose=Choose(PARTICIPATING & faction("greyjoy") & CHARACTER),
            )
        ],
    ),
    Card(
        "01080", "Sea Tower", LOCATION, quantity=2, faction="greyjoy", cost=0, traits="Iron Islands",
        keywords=[LIMITED],
        abilities=[MarshalingAction(next_costs_less(faction("greyjoy"), 1), costs=[KNEEL_THIS])],
    ),
    Card(
        "01081", "Risen from the Sea", EVENT, faction="greyjoy", cost=0, keywords=[TERMINAL],
        constants=[Strength(ATTACHED, 1)],
        abilities=[Interrupt(Killed(GREYJOY, would=True), Save(attaching=True))],
    ),
    Card(
        "01082", "The Kraken's Grasp", EVENT, faction="greyjoy", loyal=True, cost=0, play_only=FirstPlayer(),
        abilities=[
            ChallengesAction(
                NoStrength(THAT), choose=Choose(DEFENDING & CHARACTER & strength_at_most(5))
            )
        ],
    ),
    Card(
        "01083", "We Do Not Sow", EVENT, faction="greyjoy", loyal=True, cost=1,
        abilities=[
            Reaction(
                you_win(unopposed=True), Discard(THAT), choose=Choose((ATTACHMENT | LOCATION) & controlled_by(LOSER)),
                limit=max_per_challenge(),
            )
        ],
    ),
]  # fmt: skip
