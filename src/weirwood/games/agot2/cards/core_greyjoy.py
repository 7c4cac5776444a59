"""Core Set: House Greyjoy."""

from __future__ import annotations

from ..vocabulary import *

GREYJOY = Cards(CHARACTER, faction="greyjoy")

CARDS = [
    Card(
        "01065", "Aeron Damphair", CHARACTER, faction="greyjoy", unique=True, cost=3, strength=3, icons="P",
        traits="Drowned God, Ironborn, Lord",
        abilities=[
            Reaction(
                Does("dominance", "win dominance"),
                Later(
                    Choose(Cards(CHARACTER, trait="Ironborn", controller=YOU, zone=DEAD), target=False),
                    [PutIntoPlay(THAT)],
                ),
            )
        ],
    ),
    Card(
        "01066", "Alannys Greyjoy", CHARACTER, faction="greyjoy", unique=True, cost=3, strength=2, icons="IP",
        traits="House Harlaw, Lady",
        constants=[PlotValue("reserve", -1, OPPONENT, FirstPlayer())],
    ),
    Card(
        "01067", "Asha Greyjoy", CHARACTER, faction="greyjoy", unique=True, cost=5, strength=4, icons="MP",
        traits="Ironborn, Lady", keywords=[STEALTH],
        abilities=[Reaction(you_win(unopposed=True, with_=(THIS, "any")), Stand(THIS))],
    ),
    Card(
        "01068", "Balon Greyjoy", CHARACTER, faction="greyjoy", loyal=True, unique=True, cost=6, strength=5, icons="MP",
        traits="Ironborn, Lord", keywords=[RENOWN],
        constants=[
            Rule(
                "no contribution",
                "each defending character with lower STR than ~ does not count its STR in the challenge",
                who=each(Cards(CHARACTER, participating="defending", weaker=True)),
                condition=Is(THIS, Cards(participating="attacking")),
            )
        ],
    ),
    Card(
        "01069", "Euron Crow's Eye", CHARACTER, faction="greyjoy", loyal=True, unique=True, cost=7, strength=6,
        icons="MIP", traits="Ironborn, Lord, Raider", keywords=[PILLAGE, RENOWN],
        abilities=[
            Reaction(
                ByThis("pillage", "discards a card using pillage"),
                Later(
                    Choose(Cards(LOCATION, controller=LOSER, zone=DISCARD), target=False),
                    [PutIntoPlay(THAT, under_yours=True)],
                ),
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
        abilities=[Reaction(you_win(unopposed=True, with_=(THIS, "any")), GainPower(1, THIS))],
    ),
    Card(
        "01072", "Black Wind's Crew", CHARACTER, faction="greyjoy", cost=3, strength=3, icons="MP",
        traits="Ironborn, Raider", keywords=[PILLAGE],
    ),
    Card(
        "01073", "Drowned Men", CHARACTER, faction="greyjoy", cost=4, strength=3, icons="MP",
        traits="Army, Drowned God",
        keywords=[NO_ATTACHMENTS],
        constants=[Strength(THIS, Count("cards", Cards(LOCATION, trait="Warship", controller=YOU)))],
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
                choose=Choose(Cards(LOCATION, cost_max=Count("if", (FirstPlayer(), 3, 2)))),
            )
        ],
    ),
    Card(
        "01076", "Salty Navigator", CHARACTER, faction="greyjoy", cost=2, strength=2, icons="M", traits="Ironborn",
        modifiers={"initiative": 1},
    ),
    Card(
        "01077", "Throwing Axe", ATTACHMENT, faction="greyjoy", cost=1, traits="Weapon",
        attach_to=Cards(CHARACTER, trait="Ironborn"),
        abilities=[
            Reaction(
                you_win(with_=(ATTACHED, "attacking")), Kill(THAT), costs=[SACRIFICE_THIS],
                choose=Choose(Cards(CHARACTER, participating="defending")),
            )
        ],
    ),
    Card(
        "01078", "Great Kraken", LOCATION, faction="greyjoy", loyal=True, unique=True, cost=3, traits="Warship",
        constants=[Gains(each(Cards(CHARACTER, name="Balon Greyjoy", controller=YOU)), STEALTH)],
        abilities=[
            Reaction(
                you_win(unopposed=True), Either(draw_1_card=[Draw(1)], gain_1_power=[GainPower(1)]), limit=per_round(2)
            )
        ],
    ),
    Card(
        "01079", "Iron Fleet Scout", LOCATION, faction="greyjoy", cost=0, traits="Warship",
        abilities=[
            ChallengesAction(
                Boost(THAT, Count("if", (FirstPlayer(), 2, 1)), CHALLENGE), costs=[KNEEL_THIS],
                choose=Choose(Cards(CHARACTER, faction="greyjoy", participating="any")),
            )
        ],
    ),
    Card(
        "01080", "Sea Tower", LOCATION, quantity=2, faction="greyjoy", cost=0, traits="Iron Islands",
        keywords=[LIMITED],
        abilities=[MarshalingAction(next_costs_less(Cards(faction="greyjoy"), 1), costs=[KNEEL_THIS])],
    ),
    Card(
        "01081", "Risen from the Sea", EVENT, faction="greyjoy", cost=0, keywords=[TERMINAL],
        constants=[Strength(ATTACHED, 1)],
        abilities=[Interrupt(would_be_killed(GREYJOY), [Save(1), THEN, AttachToSaved()])],
    ),
    Card(
        "01082", "The Kraken's Grasp", EVENT, faction="greyjoy", loyal=True, cost=0, play_only=FirstPlayer(),
        abilities=[
            ChallengesAction(
                NoStrength(THAT), choose=Choose(Cards(CHARACTER, participating="defending", strength_max=5))
            )
        ],
    ),
    Card(
        "01083", "We Do Not Sow", EVENT, faction="greyjoy", loyal=True, cost=1,
        abilities=[
            Reaction(
                you_win(unopposed=True), Discard(THAT), choose=Choose(Cards((ATTACHMENT, LOCATION), controller=LOSER)),
                limit=max_per_challenge(),
            )
        ],
    ),
]  # fmt: skip
