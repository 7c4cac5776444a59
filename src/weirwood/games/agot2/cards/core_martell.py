"""Core Set: House Martell."""

from __future__ import annotations

from ..vocabulary import *

MARTELL = Cards(CHARACTER, faction="martell")

CARDS = [
    Card(
        "01103", "Areo Hotah", CHARACTER, faction="martell", loyal=True, unique=True, cost=3, strength=5, icons="M",
        traits="Guard", keywords=[ambush(5)],
        abilities=[
            Reaction(
                enters_play(THIS, during=True), RemoveFromChallenge(THAT),
                choose=Choose(Cards(CHARACTER, participating="any")),
            )
        ],
    ),
    Card(
        "01104", "Arianne Martell", CHARACTER, faction="martell", unique=True, cost=5, strength=4, icons="IP",
        traits="Lady",
        abilities=[
            Action(
                [
                    Later(
                        Choose(Cards(CHARACTER, cost_max=5, controller=YOU, zone=HAND), target=False),
                        [PutIntoPlay(THAT)],
                    ),
                    THEN,
                    ReturnToHand(THIS, unsavable=True),
                ],
                limit=per_phase(),
            )
        ],
    ),
    Card(
        "01105", "Doran Martell", CHARACTER, faction="martell", loyal=True, unique=True, cost=6, strength=4, icons="IP",
        traits="Lord", keywords=[INSIGHT],
        constants=[
            Strength(
                each(Cards(CHARACTER, faction="martell", trait=("Lord", "Lady"), controller=YOU, other=True)),
                Count("used plots"),
            )
        ],
    ),
    Card(
        "01106", "Edric Dayne", CHARACTER, faction="martell", unique=True, cost=2, strength=1,
        traits="Brotherhood, House Dayne, Lord", keywords=[STEALTH],
        abilities=[Action([NameWord("name a challenge icon"), ChangeIcon(THIS, None, 1)], costs=[PayGold(1)])],
    ),
    Card(
        "01107", "Maester Caleotte", CHARACTER, faction="martell", unique=True, cost=3, strength=2, icons="IP",
        traits="Maester",
        abilities=[
            Reaction(
                you_lose(with_=(THIS, "any")), [NameWord("name a challenge icon"), ChangeIcon(THAT, None, -1)],
                choose=Choose(Cards(CHARACTER)),
            )
        ],
    ),
    Card(
        "01108", "Obara Sand", CHARACTER, faction="martell", unique=True, cost=3, strength=3, icons="M",
        traits="Bastard, Sand Snake",
        constants=[
            Rule(
                "defends kneeling",
                "~ may be declared as a defender in power challenges against you, even while kneeling",
                who=THIS, value=POWER,
            )
        ],
    ),
    Card(
        "01109", "The Red Viper", CHARACTER, faction="martell", loyal=True, unique=True, cost=7, strength=7,
        icons="MIP", traits="Lord",
        abilities=[Reaction(you_win(with_=(THIS, "attacking")), GainPower(Count("margin", per=5), THIS))],
    ),
    Card(
        "01110", "Desert Scavenger", CHARACTER, faction="martell", cost=1, strength=1, icons="P", traits="Ally",
        abilities=[MarshalingAction(next_costs_less(MARTELL, 1), costs=[KNEEL_THIS])],
    ),
    Card(
        "01111", "Dornish Paramour", CHARACTER, faction="martell", cost=3, strength=3, icons="I", traits="Companion",
        abilities=[
            Reaction(
                About("attacker declared", THIS, "is declared as an attacker"), MustDefend(THAT),
                choose=Choose(Cards(CHARACTER, controller="defender")),
            )
        ],
    ),
    Card(
        "01112", "Greenblood Trader", CHARACTER, faction="martell", loyal=True, cost=2, strength=1, icons="I",
        traits="Ally",
        abilities=[Reaction(enters_play(THIS), LookAtTop(2, take=1))],
    ),
    Card(
        "01113", "House Dayne Knight", CHARACTER, faction="martell", cost=2, strength=2, icons="MI",
        traits="House Dayne, Knight",
    ),
    Card(
        "01114", "Palace Spearman", CHARACTER, faction="martell", cost=4, strength=4, icons="MP", traits="Guard",
        keywords=[NO_ATTACHMENTS],
        constants=[Icon(THIS, INTRIGUE, FirstPlayer(False))],
    ),
    Card(
        "01115", "Dawn", ATTACHMENT, faction="martell", unique=True, cost=2, traits="Weapon",
        constants=[
            Strength(ATTACHED, Count("used plots")),
            Gains(ATTACHED, INTIMIDATE, HasTrait(ATTACHED, "House Dayne")),
        ],
    ),
    Card(
        "01116", "Ghaston Grey", LOCATION, faction="martell", loyal=True, unique=True, cost=2, traits="Dorne",
        abilities=[
            Reaction(
                you_lose(role="defending"),
                Later(
                    Choose(Cards(CHARACTER, participating="attacking"), target=False),
                    [ReturnToHand(THAT, unsavable=True)],
                ),
                costs=[KNEEL_THIS, SACRIFICE_THIS],
            )
        ],
    ),
    Card(
        "01117", "Sunspear", LOCATION, faction="martell", unique=True, cost=2, traits="Dorne",
        abilities=[Reaction(you_lose(role="defending"), raise_claim(1, PHASE, this_type=True), costs=[KNEEL_THIS])],
    ),
    Card(
        "01118", "Blood Orange Grove", LOCATION, quantity=2, faction="martell", cost=0, traits="Dorne",
        keywords=[LIMITED],
        abilities=[MarshalingAction(next_costs_less(Cards(faction="martell"), 1), costs=[KNEEL_THIS])],
    ),
    Card(
        "01119", "Doran's Game", EVENT, faction="martell", loyal=True, cost=1,
        abilities=[Reaction(you_win(INTRIGUE, by=5), GainPower(Count("used plots")), limit=max_per_challenge())],
    ),
    Card(
        "01120", "Unbowed, Unbent, Unbroken", EVENT, faction="martell", cost=0, play_only=FirstPlayer(False),
        abilities=[
            Reaction(
                you_lose(role="defending"),
                [
                    NameWord("name a challenge type"),
                    OnPlayer(
                        "winner", "cannot initiate",
                        "the winner cannot initiate any challenge of that type until the phase ends", PHASE, "named",
                    ),
                ],
                limit=max_per_challenge(),
            )
        ],
    ),
    Card(
        "01121", "Confinement", EVENT, faction="martell", cost=1,
        abilities=[
            Action(
                ChangeIcon(THAT, (MILITARY, INTRIGUE, POWER), -1),
                choose=Choose(Cards(CHARACTER, strength_max=4)),
            )
        ],
    ),
]  # fmt: skip
