"""Core Set: House Baratheon."""

from __future__ import annotations

from ..vocabulary import *

BARATHEON = faction("baratheon") & CHARACTER

CARDS = [
    card(
        "01046", "Maester Cressen",
        abilities=[MarshalingAction(Discard(THAT), costs=[KNEEL_THIS], choose=Choose(trait("Condition") & ATTACHMENT))],
    ),
    card(
        "01047", "Melisandre",
        abilities=[
            Reaction(
                MarshalsOrPlays(cards=trait("R'hllor")), Kneel(THAT),
                choose=Choose(CHARACTER), limit=per_round(),
            )
        ],
    ),
    card(
        "01048", "Robert Baratheon", INTIMIDATE, RENOWN,
        constants=[Strength(THIS, PerCard(OTHER & KNEELING & CHARACTER))],
    ),
    card(
        "01049", "Selyse Baratheon",
        abilities=[ChallengesAction(gain_icon(THAT, INTRIGUE), costs=[PayGold(1)], choose=Choose(BARATHEON))],
    ),
    card("01050", "Ser Davos Seaworth", STEALTH, abilities=[Interrupt(Killed(THIS), Instead(HAND))]),
    card("01051", "Shireen Baratheon", abilities=[Interrupt(Killed(THIS), Kneel(THAT), choose=Choose(CHARACTER))]),
    card("01052", "Stannis Baratheon", constants=[StandLimit(most=2)]),
    card("01053", "Bastard in Hiding"),
    card("01054", "Fiery Followers", abilities=[Reaction(PhaseBegins("dominance"), Stand(THIS))]),
    card(
        "01055", "King's Hunting Party", NO_ATTACHMENTS,
        constants=[Icon(THIS, INTRIGUE, condition=Exists(trait("King") & CHARACTER & THEIRS))],
    ),
    card(
        "01056", "Dragonstone Faithful",
        abilities=[MarshalingAction(next_costs_less(BARATHEON, 1), costs=[KNEEL_THIS])],
    ),
    card(
        "01057", "Vanguard Lancer",
        abilities=[
            Reaction(
                EntersPlay(THIS), DiscardPower(THAT),
                choose=Choose((CHARACTER | FACTION_CARD) & THEIRS),
            )
        ],
    ),
    card(
        "01058", "Lightbringer", attach_to=BARATHEON,
        constants=[Gains(ATTACHED, RENOWN, condition=Is(ATTACHED, named("Stannis Baratheon")))],
        abilities=[Reaction(GainsPower(ATTACHED), Stand(ATTACHED), limit=per_phase())],
    ),
    card(
        "01059", "Dragonstone Port", LIMITED,
        abilities=[MarshalingAction(next_costs_less(faction("baratheon"), 1), costs=[KNEEL_THIS])],
    ),
    card(
        "01060", "Chamber of the Painted Table",
        abilities=[
            Reaction(
                WinsDominance(), Later(ChoosePlayer(target=False), (MovePower(1, THAT_PLAYER),)),
                costs=[KNEEL_THIS],
            )
        ],
    ),
    card(
        "01061", "The Red Keep",
        constants=[SideStrength(challenges=(POWER,), value=2)],
        abilities=[
            Interrupt(
                PhaseEnds("challenges"), Draw(2), costs=[KNEEL_THIS],
                condition=NeverLost(POWER, period=ROUND),
            )
        ],
    ),
    card(
        "01062", "Consolidation of Power",
        abilities=[
            MarshalingAction(
                [Kneel(THOSE), THEN, Later(Choose(CHARACTER, among=True), (GainPower(1, THAT),))],
                choose=Choose(CHARACTER, most=-1, total=4, same_side=True),
            )
        ],
    ),
    card(
        "01063", "Ours is the Fury", play_only=During(role="defending"),
        abilities=[
            Action(
                [JoinAsDefender(THAT), AtEnd(WON, (Stand(THAT),))],
                choose=Choose(KNEELING & faction("baratheon") & CHARACTER & YOURS),
            )
        ],
    ),
    card(
        "01064", "Seen In Flames", play_only=Exists(trait("R'hllor") & CHARACTER & YOURS),
        abilities=[ChallengesAction([LookAtHand(), THEN, ChooseSeen(), DiscardFromHand(THAT)], choose=ChoosePlayer())],
    ),
]  # fmt: skip
