"""Core Set: House Tyrell."""

from __future__ import annotations

from ..vocabulary import *

TYRELL = faction("tyrell") & CHARACTER
WITH_RIGHT = Exists(named("Right") & YOURS)
WITH_LEFT = Exists(named("Left") & YOURS)

CARDS = [
    Card(
        "01179", "Left", CHARACTER, faction="tyrell", unique=True, cost=2, strength=2, icons="M", traits="Guard",
        keywords=[NO_ATTACHMENTS_EXCEPT_WEAPON],
        constants=[
            Icon(THIS, POWER, condition=WITH_RIGHT), Strength(THIS, 1, condition=WITH_RIGHT),
            NoKneel(THIS, "defending", condition=WITH_RIGHT),
        ],
    ),
    Card(
        "01180", "Maester Lomys", CHARACTER, faction="tyrell", unique=True, cost=3, strength=3, icons="I", traits="Maester",
        abilities=[Reaction(you_win(INTRIGUE, role="defending"), DiscardRandom(ATTACKING_PLAYER))],
    ),
    Card(
        "01181", "Margaery Tyrell", CHARACTER, faction="tyrell", unique=True, cost=3, strength=3, icons="IP", traits="Lady",
        abilities=[ChallengesAction(boost(THAT, 3), costs=[KNEEL_THIS], choose=Choose(CHARACTER))],
    ),
    Card(
        "01182", "Paxter Redwyne", CHARACTER, faction="tyrell", loyal=True, unique=True, cost=4, strength=3, icons="I",
        traits="House Redwyne, Lord", modifiers={"income": 1},
        constants=[Reduce(cards=EVENT, by=1, verb="play")],
    ),
    Card(
        "01183", "Randyll Tarly", CHARACTER, faction="tyrell", unique=True, cost=6, strength=5, icons="MP",
        traits="House Tarly, Lord", keywords=[RENOWN],
        abilities=[
            Reaction(StrengthRaised(THIS), Stand(THIS), limit=per_phase(2))
        ],
    ),
    Card(
        "01184", "Right", CHARACTER, faction="tyrell", unique=True, cost=2, strength=2, icons="M", traits="Guard",
        keywords=[NO_ATTACHMENTS_EXCEPT_WEAPON],
        constants=[
            Icon(THIS, INTRIGUE, condition=WITH_LEFT), Strength(THIS, 1, condition=WITH_LEFT),
            NoKneel(THIS, "defending", condition=WITH_LEFT),
        ],
    ),
    Card(
        "01185", "The Knight of Flowers", CHARACTER, faction="tyrell", unique=True, cost=5, strength=5, icons="MP",
        traits="Knight, Lord", keywords=[RENOWN],
        constants=[
            OneDefender(condition=Is(THIS, Participating("attacking", alone=True)))
        ],
    ),
    Card(
        "01186", "The Queen of Thorns", CHARACTER, faction="tyrell", loyal=True, unique=True, cost=7, strength=5, icons="IP",
        traits="Lady",
        abilities=[
            Reaction(
                you_win(INTRIGUE, with_=TakingPart(THIS)),
                Later(Choose(faction("tyrell") & CHARACTER & cost_at_most(6) & in_pile(HAND), target=False), (PutIntoPlay(THAT),)),
            )
        ],
    ),
    Card(
        "01187", "Courtesan of the Rose", CHARACTER, faction="tyrell", cost=2, strength=2, icons="IP",
        traits="Companion, Spy",
    ),
    Card(
        "01188", "Garden Caretaker", CHARACTER, faction="tyrell", cost=1, strength=1, icons="P", traits="Ally",
        abilities=[MarshalingAction(next_costs_less(TYRELL, 1), costs=[KNEEL_THIS])],
    ),
    Card(
        "01189", "Olenna's Informant", CHARACTER, faction="tyrell", cost=3, strength=2, icons="IP", traits="Ally, Spy",
        keywords=[ambush(4)],
        abilities=[
            Reaction(
                EntersPlay(THIS, phase="challenges"),
                [
                    Name(CHALLENGE_TYPE),
                    GivesPlayers(ExtraChallenge(challenge=NAMED)),
                ],
            )
        ],
    ),
    Card(
        "01190", "Wardens of the Reach", CHARACTER, faction="tyrell", cost=4, strength=3, icons="MP", traits="Army",
        keywords=[NO_ATTACHMENTS],
        constants=[Strength(THIS, PerCard(trait("The Reach") & LOCATION & YOURS))],
    ),
    Card(
        "01191", "Heartsbane", ATTACHMENT, faction="tyrell", unique=True, cost=1, traits="Valyrian Steel, Weapon",
        attach_to=TYRELL,
        abilities=[
            Action(
                boost(ATTACHED, 3, CHALLENGE), costs=[KNEEL_THIS], condition=Is(ATTACHED, PARTICIPATING)
            )
        ],
    ),
    Card(
        "01192", "Highgarden", LOCATION, faction="tyrell", loyal=True, unique=True, cost=3, traits="Stronghold, The Reach",
        abilities=[
            ChallengesAction(
                [Stand(THAT), RemoveFromChallenge(THAT)], costs=[KNEEL_THIS, PayGold(1)],
                choose=Choose(ATTACKING & CHARACTER),
            )
        ],
    ),
    Card(
        "01193", "The Mander", LOCATION, faction="tyrell", loyal=True, unique=True, cost=3, traits="The Reach",
        abilities=[Reaction(you_win(by=5), Draw(2), costs=[KNEEL_THIS])],
    ),
    Card(
        "01194", "Rose Garden", LOCATION, quantity=2, faction="tyrell", cost=0, traits="The Reach", keywords=[LIMITED],
        abilities=[MarshalingAction(next_costs_less(faction("tyrell"), 1), costs=[KNEEL_THIS])],
    ),
    Card(
        "01195", "Growing Strong", EVENT, faction="tyrell", cost=1,
        abilities=[ChallengesAction(boost(THOSE, 2), choose=Choose(TYRELL, most=3))],
    ),
    Card(
        "01196", "Olenna's Cunning", EVENT, faction="tyrell", loyal=True, cost=2,
        abilities=[
            Reaction(
                you_win(INTRIGUE, POWER),
                [
                    Name(CARD_TYPE, LOSER),
                    Search(differs=True),
                ],
            )
        ],
    ),
    Card(
        "01197", '"The Bear and the Maiden Fair"', EVENT, faction="tyrell", cost=0, traits="Song",
        abilities=[Action(LookAtTop(5, whose=THAT_PLAYER, bottom=3), choose=ChoosePlayer(ANY))],
    ),
]  # fmt: skip
