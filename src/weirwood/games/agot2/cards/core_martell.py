"""Core Set: House Martell."""

from __future__ import annotations

from ..vocabulary import *

MARTELL = faction("martell") & CHARACTER

CARDS = [
    card(
        "01103", "Areo Hotah", ambush(5),
        abilities=[
            Reaction(
                EntersPlay(THIS, during=True), RemoveFromChallenge(THAT),
                choose=Choose(PARTICIPATING & CHARACTER),
            )
        ],
    ),
    card(
        "01104", "Arianne Martell",
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
    card(
        "01105", "Doran Martell", INSIGHT,
        constants=[
            Strength(each(OTHER & faction("martell") & trait("Lord", "Lady") & CHARACTER & YOURS), PerCard(PLOT_CARD & in_pile(USED)))
        ],
    ),
    card(
        "01106", "Edric Dayne", STEALTH,
        abilities=[Action([Name(CHALLENGE_ICON), gain_icon(THIS, NAMED)], costs=[PayGold(1)])],
    ),
    card(
        "01107", "Maester Caleotte",
        abilities=[
            Reaction(
                you_lose(with_=TakingPart(THIS)), [Name(CHALLENGE_ICON), lose_icon(THAT, NAMED)],
                choose=Choose(CHARACTER),
            )
        ],
    ),
    card("01108", "Obara Sand", constants=[DefendsKneeling(THIS, POWER)]),
    card(
        "01109", "The Red Viper",
        abilities=[Reaction(you_win(with_=TakingPart(THIS, "attacking")), GainPower(PerMargin(5), THIS))],
    ),
    card("01110", "Desert Scavenger", abilities=[MarshalingAction(next_costs_less(MARTELL, 1), costs=[KNEEL_THIS])]),
    card(
        "01111", "Dornish Paramour",
        abilities=[
            Reaction(
                DeclaredAttacker(THIS), MustDefend(THAT),
                choose=Choose(CHARACTER & controlled_by(DEFENDING_PLAYER)),
            )
        ],
    ),
    card("01112", "Greenblood Trader", abilities=[Reaction(EntersPlay(THIS), LookAtTop(2, take=1))]),
    card("01113", "House Dayne Knight"),
    card("01114", "Palace Spearman", NO_ATTACHMENTS, constants=[Icon(THIS, INTRIGUE, condition=FirstPlayer(False))]),
    card(
        "01115", "Dawn",
        constants=[
            Strength(ATTACHED, PerCard(PLOT_CARD & in_pile(USED))),
            Gains(ATTACHED, INTIMIDATE, condition=Is(ATTACHED, trait("House Dayne"))),
        ],
    ),
    card(
        "01116", "Ghaston Grey",
        abilities=[
            Reaction(
                you_lose(role="defending"),
                Later(Choose(ATTACKING & CHARACTER, target=False), (ReturnToHand(THAT, unsavable=True),)),
                costs=[KNEEL_THIS, SACRIFICE_THIS],
            )
        ],
    ),
    card(
        "01117", "Sunspear",
        abilities=[Reaction(you_lose(role="defending"), raise_claim(1, PHASE, this_type=True), costs=[KNEEL_THIS])],
    ),
    card(
        "01118", "Blood Orange Grove", LIMITED,
        abilities=[MarshalingAction(next_costs_less(faction("martell"), 1), costs=[KNEEL_THIS])],
    ),
    card(
        "01119", "Doran's Game",
        abilities=[Reaction(you_win(INTRIGUE, by=5), GainPower(PerCard(PLOT_CARD & in_pile(USED))), limit=max_per_challenge())],
    ),
    card(
        "01120", "Unbowed, Unbent, Unbroken", play_only=FirstPlayer(False),
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
    card(
        "01121", "Confinement",
        abilities=[
            Action(
                lose_icon(THAT, "all"),
                choose=Choose(CHARACTER & strength_at_most(4)),
            )
        ],
    ),
]  # fmt: skip
