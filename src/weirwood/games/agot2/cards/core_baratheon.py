"""Core Set: House Baratheon."""

from __future__ import annotations

from ..vocabulary import *

BARATHEON = faction("baratheon") & CHARACTER

CARDS = [
    Card(
        "01046", "Maester Cressen", CHARACTER, faction="baratheon", unique=True, cost=3, strength=3, icons="P",
        traits="Maester",
        abilities=[
            MarshalingAction(Discard(THAT), costs=[KNEEL_THIS], choose=Choose(trait("Condition") & ATTACHMENT))
        ],
    ),
    Card(
        "01047", "Melisandre", CHARACTER, faction="baratheon", unique=True, cost=5, strength=4, icons="IP",
        traits="Lady, R'hllor",
        abilities=[
            Reaction(
                MarshalsOrPlays(cards=trait("R'hllor")), Kneel(THAT),
                choose=Choose(CHARACTER), limit=per_round(),
            )
        ],
    ),
    Card(
        "01048", "Robert Baratheon", CHARACTER, faction="baratheon", loyal=True, unique=True, cost=7, strength=5,
        icons="MP", traits="King, Lord", keywords=[INTIMIDATE, RENOWN],
        constants=[Strength(THIS, PerCard(OTHER & KNEELING & CHARACTER))],
    ),
    Card(
        "01049", "Selyse Baratheon", CHARACTER, faction="baratheon", unique=True, cost=3, strength=2, icons="IP",
        traits="House Florent, Lady, R'hllor",
        abilities=[ChallengesAction(gain_icon(THAT, INTRIGUE), costs=[PayGold(1)], choose=Choose(BARATHEON))],
    ),
    Card(
        "01050", "Ser Davos Seaworth", CHARACTER, faction="baratheon", unique=True, cost=4, strength=3, icons="MP",
        traits="Knight, Smuggler", keywords=[STEALTH],
        abilities=[Interrupt(Killed(THIS), Instead(HAND))],
    ),
    Card(
        "01051", "Shireen Baratheon", CHARACTER, faction="baratheon", unique=True, cost=2, strength=1, icons="P",
        traits="Lady",
        abilities=[Interrupt(Killed(THIS), Kneel(THAT), choose=Choose(CHARACTER))],
    ),
    Card(
        "01052", "Stannis Baratheon", CHARACTER, faction="baratheon", loyal=True, unique=True, cost=6, strength=5,
        icons="MP", traits="Lord, Small Council",
        constants=[StandLimit(most=2)],
    ),
    Card(
        "01053", "Bastard in Hiding", CHARACTER, faction="baratheon", cost=2, strength=2, icons="MP", traits="Bastard"
    ),
    Card(
        "01054", "Fiery Followers", CHARACTER, faction="baratheon", cost=3, strength=2, icons="MI", traits="R'hllor",
        abilities=[Reaction(PhaseBegins("dominance"), Stand(THIS))],
    ),
    Card(
        "01055", "King's Hunting Party", CHARACTER, faction="baratheon", cost=4, strength=6, icons="M", traits="Army",
        keywords=[NO_ATTACHMENTS],
        constants=[Icon(THIS, INTRIGUE, condition=Exists(trait("King") & CHARACTER & THEIRS))],
    ),
    Card(
        "01056", "Dragonstone Faithful", CHARACTER, faction="baratheon", cost=1, strength=1, icons="P", traits="Ally",
        abilities=[MarshalingAction(next_costs_less(BARATHEON, 1), costs=[KNEEL_THIS])],
    ),
    Card(
        "01057", "Vanguard Lancer", CHARACTER, faction="baratheon", cost=2, strength=1, icons="MP",
        traits="House Florent, Knight",
        abilities=[
            Reaction(
                EntersPlay(THIS), DiscardPower(THAT),
                choose=Choose((CHARACTER | FACTION_CARD) & THEIRS),
            )
        ],
    ),
    Card(
        "01058", "Lightbringer", ATTACHMENT, faction="baratheon", loyal=True, unique=True, cost=2,
        traits="R'hllor, Weapon", attach_to=BARATHEON,
        constants=[Gains(ATTACHED, RENOWN, condition=Is(ATTACHED, named("Stannis Baratheon")))],
        abilities=[Reaction(GainsPower(ATTACHED), Stand(ATTACHED), limit=per_phase())],
    ),
    Card(
        "01059", "Dragonstone Port", LOCATION, quantity=2, faction="baratheon", cost=0, traits="Dragonstone",
        keywords=[LIMITED],
        abilities=[MarshalingAction(next_costs_less(faction("baratheon"), 1), costs=[KNEEL_THIS])],
    ),
    Card(
        "01060", "Chamber of the Painted Table", LOCATION, faction="baratheon", unique=True, cost=2,
        traits="Dragonstone",
        abilities=[
            Reaction(
                WinsDominance(), Later(ChoosePlayer(target=False), (MovePower(1, THAT_PLAYER),)),
                costs=[KNEEL_THIS],
            )
        ],
    ),
    Card(
        "01061", "The Red Keep", LOCATION, faction="baratheon", loyal=True, unique=True, cost=3,
        traits="King's Landing",
        constants=[SideStrength(challenges=(POWER,), value=2)],
        abilities=[
            Interrupt(
                PhaseEnds("challenges"), Draw(2), costs=[KNEEL_THIS],
                condition=NeverLost(POWER, period=ROUND),
            )
        ],
    ),
    Card(
        "01062", "Consolidation of Power", EVENT, faction="baratheon", loyal=True, cost=1,
        abilities=[
            MarshalingAction(
                [Kneel(THOSE), THEN, Later(Choose(CHARACTER, among=True), (GainPower(1, THAT),))],
                choose=Choose(CHARACTER, most=-1, total=4, same_side=True),
            )
        ],
    ),
    Card(
        "01063", "Ours is the Fury", EVENT, faction="baratheon", loyal=True, cost=2,
        play_only=During(role="defending"),
        abilities=[
            Action(
                [JoinAsDefender(THAT), AtEnd(WON, (Stand(THAT),))],
                choose=Choose(KNEELING & faction("baratheon") & CHARACTER & YOURS),
            )
        ],
    ),
    Card(
        "01064", "Seen In Flames", EVENT, faction="baratheon", cost=1, traits="R'hllor",
        play_only=Exists(trait("R'hllor") & CHARACTER & YOURS),
        abilities=[
            ChallengesAction([LookAtHand(), THEN, ChooseSeen(), DiscardFromHand(THAT)], choose=ChoosePlayer())
        ],
    ),
]  # fmt: skip
