"""Core Set: House Martell."""

from __future__ import annotations

from ..vocabulary import *

MARTELL = faction("martell") & CHARACTER

CARDS = [
    Card(
        "01103", "Areo Hotah", CHARACTER, faction="martell", loyal=True, unique=True, cost=3, strength=5, icons="M",
        traits="Guard", keywords=[ambush(5)],
        abilities=[
            Reaction(
                EntersPlay(THIS, during=True), RemoveFromChallenge(THAT),
                choose=Choose(PARTICIPATING & CHARACTER),
            )
        ],
    ),
    Card(
        "01104", "Arianne Martell", CHARACTER, faction="martell", unique=True, cost=5, strength=4, icons="IP",
        traits="Lady",
        abilities=[
            Action(
                [
                    Later(Choose(CHARACTER & cost_at_most(5) & in_pile(HAND), target=False), (PutIntoPlay(THAT),)),
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
            Strength(each(OTHER & faction("martell") & trait("Lord", "Lady") & CHARACTER & YOURS), PerCard(PLOT_CARD & in_pile(USED)))
        ],
    ),
    Card(
        "01106", "Edric Dayne", CHARACTER, faction="martell", unique=True, cost=2, strength=1,
        traits="Brotherhood, House Dayne, Lord", keywords=[STEALTH],
        abilities=[Action([Name(CHALLENGE_ICON), gain_icon(THIS, NAMED)], costs=[PayGold(1)])],
    ),
    Card(
        "01107", "Maester Caleotte", CHARACTER, faction="martell", unique=True, cost=3, strength=2, icons="IP",
        traits="Maester",
        abilities=[
            Reaction(
                you_lose(with_=TakingPart(THIS)), [Name(CHALLENGE_ICON), lose_icon(THAT, NAMED)],
                choose=Choose(CHARACTER),
            )
        ],
    ),
    Card(
        "01108", "Obara Sand", CHARACTER, faction="martell", unique=True, cost=3, strength=3, icons="M",
        traits="Bastard, Sand Snake",
        constants=[
            DefendsKneeling(THIS, POWER)
        ],
    ),
    Card(
        "01109", "The Red Viper", CHARACTER, faction="martell", loyal=True, unique=True, cost=7, strength=7,
        icons="MIP", traits="Lord",
        abilities=[Reaction(you_win(with_=TakingPart(THIS, "attacking")), GainPower(PerMargin(5), THIS))],
    ),
    Card(
        "01110", "Desert Scavenger", CHARACTER, faction="martell", cost=1, strength=1, icons="P", traits="Ally",
        abilities=[MarshalingAction(next_costs_less(MARTELL, 1), costs=[KNEEL_THIS])],
    ),
    Card(
        "01111", "Dornish Paramour", CHARACTER, faction="martell", cost=3, strength=3, icons="I", traits="Companion",
        abilities=[
            Reaction(
                DeclaredAttacker(THIS), MustDefend(THAT),
                choose=Choose(CHARACTER & controlled_by(DEFENDING_PLAYER)),
            )
        ],
    ),
    Card(
        "01112", "Greenblood Trader", CHARACTER, faction="martell", loyal=True, cost=2, strength=1, icons="I",
        traits="Ally",
        abilities=[Reaction(EntersPlay(THIS), LookAtTop(2, take=1))],
    ),
    Card(
        "01113", "House Dayne Knight", CHARACTER, faction="martell", cost=2, strength=2, icons="MI",
        traits="House Dayne, Knight",
    ),
    Card(
        "01114", "Palace Spearman", CHARACTER, faction="martell", cost=4, strength=4, icons="MP", traits="Guard",
        keywords=[NO_ATTACHMENTS],
        constants=[Icon(THIS, INTRIGUE, condition=FirstPlayer(False))],
    ),
    Card(
        "01115", "Dawn", ATTACHMENT, faction="martell", unique=True, cost=2, traits="Weapon",
        constants=[
            Strength(ATTACHED, PerCard(PLOT_CARD & in_pile(USED))),
            Gains(ATTACHED, INTIMIDATE, condition=Is(ATTACHED, trait("House Dayne"))),
        ],
    ),
    Card(
        "01116", "Ghaston Grey", LOCATION, faction="martell", loyal=True, unique=True, cost=2, traits="Dorne",
        abilities=[
            Reaction(
                you_lose(role="defending"),
                Later(Choose(ATTACKING & CHARACTER, target=False), (ReturnToHand(THAT, unsavable=True),)),
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
        abilities=[MarshalingAction(next_costs_less(faction("martell"), 1), costs=[KNEEL_THIS])],
    ),
    Card(
        "01119", "Doran's Game", EVENT, faction="martell", loyal=True, cost=1,
        abilities=[Reaction(you_win(INTRIGUE, by=5), GainPower(PerCard(PLOT_CARD & in_pile(USED))), limit=max_per_challenge())],
    ),
    Card(
        "01120", "Unbowed, Unbent, Unbroken", EVENT, faction="martell", cost=0, play_only=FirstPlayer(False),
        abilities=[
            Reaction(
                you_lose(role="defending"),
                [
                    Name(CHALLENGE_TYPE),
                    GivesPlayers(CannotInitiate(WINNER, challenges=(NAMED,))),
                ],
                limit=max_per_challenge(),
            )
        ],
    ),
    Card(
        "01121", "Confinement", EVENT, faction="martell", cost=1,
        abilities=[
            Action(
                lose_icon(THAT, "all"),
                choose=Choose(CHARACTER & strength_at_most(4)),
            )
        ],
    ),
]  # fmt: skip
