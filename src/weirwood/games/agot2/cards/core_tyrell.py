"""Core Set: House Tyrell."""

from __future__ import annotations

from ..vocabulary import *

TYRELL = Cards(CHARACTER, faction="tyrell")
WITH_RIGHT = Exists(Cards(name="Right", controller=YOU))
WITH_LEFT = Exists(Cards(name="Left", controller=YOU))
NO_KNEEL = "~ does not kneel to defend"

CARDS = [
    Card(
        "01179", "Left", CHARACTER, faction="tyrell", unique=True, cost=2, strength=2, icons="M", traits="Guard",
        keywords=[NO_ATTACHMENTS_EXCEPT_WEAPON],
        constants=[
            Icon(THIS, POWER, WITH_RIGHT), Strength(THIS, 1, WITH_RIGHT),
            Rule("no kneel defending", NO_KNEEL, who=THIS, condition=WITH_RIGHT),
        ],
    ),
    Card(
        "01180", "Maester Lomys", CHARACTER, faction="tyrell", unique=True, cost=3, strength=3, icons="I", traits="Maester",
        abilities=[Reaction(you_win(INTRIGUE, role="defending"), DiscardRandom("attacker"))],
    ),
    Card(
        "01181", "Margaery Tyrell", CHARACTER, faction="tyrell", unique=True, cost=3, strength=3, icons="IP", traits="Lady",
        abilities=[ChallengesAction(Boost(THAT, 3, PHASE), costs=[KNEEL_THIS], choose=Choose(Cards(CHARACTER)))],
    ),
    Card(
        "01182", "Paxter Redwyne", CHARACTER, faction="tyrell", loyal=True, unique=True, cost=4, strength=3, icons="I",
        traits="House Redwyne, Lord", modifiers={"income": 1},
        constants=[Reduce(Cards(EVENT), 1)],
    ),
    Card(
        "01183", "Randyll Tarly", CHARACTER, faction="tyrell", unique=True, cost=6, strength=5, icons="MP",
        traits="House Tarly, Lord", keywords=[RENOWN],
        abilities=[
            Reaction(About("strength raised", THIS, "has his STR raised by a card effect"), Stand(THIS), limit=per_phase(2))
        ],
    ),
    Card(
        "01184", "Right", CHARACTER, faction="tyrell", unique=True, cost=2, strength=2, icons="M", traits="Guard",
        keywords=[NO_ATTACHMENTS_EXCEPT_WEAPON],
        constants=[
            Icon(THIS, INTRIGUE, WITH_LEFT), Strength(THIS, 1, WITH_LEFT),
            Rule("no kneel defending", NO_KNEEL, who=THIS, condition=WITH_LEFT),
        ],
    ),
    Card(
        "01185", "The Knight of Flowers", CHARACTER, faction="tyrell", unique=True, cost=5, strength=5, icons="MP",
        traits="Knight, Lord", keywords=[RENOWN],
        constants=[
            Rule(
                "one defender", "at most 1 defender can be declared",
                condition=Is(THIS, Cards(participating="attacking", alone=True)),
            )
        ],
    ),
    Card(
        "01186", "The Queen of Thorns", CHARACTER, faction="tyrell", loyal=True, unique=True, cost=7, strength=5, icons="IP",
        traits="Lady",
        abilities=[
            Reaction(
                you_win(INTRIGUE, with_=(THIS, "any")),
                Later(
                    Choose(Cards(CHARACTER, faction="tyrell", cost_max=6, controller=YOU, zone=HAND), target=False),
                    [PutIntoPlay(THAT)],
                ),
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
                enters_play(THIS, phase="challenges"),
                [
                    NameWord("name a challenge type"),
                    OnPlayer(
                        YOU, "extra challenge", "you may initiate one more challenge of that type this phase", PHASE,
                        "named",
                    ),
                ],
            )
        ],
    ),
    Card(
        "01190", "Wardens of the Reach", CHARACTER, faction="tyrell", cost=4, strength=3, icons="MP", traits="Army",
        keywords=[NO_ATTACHMENTS],
        constants=[Strength(THIS, Count("cards", Cards(LOCATION, trait="The Reach", controller=YOU)))],
    ),
    Card(
        "01191", "Heartsbane", ATTACHMENT, faction="tyrell", unique=True, cost=1, traits="Valyrian Steel, Weapon",
        attach_to=TYRELL,
        abilities=[
            Action(
                Boost(ATTACHED, 3, CHALLENGE), costs=[KNEEL_THIS], condition=Is(ATTACHED, Cards(participating="any"))
            )
        ],
    ),
    Card(
        "01192", "Highgarden", LOCATION, faction="tyrell", loyal=True, unique=True, cost=3, traits="Stronghold, The Reach",
        abilities=[
            ChallengesAction(
                [Stand(THAT), RemoveFromChallenge(THAT)], costs=[KNEEL_THIS, PayGold(1)],
                choose=Choose(Cards(CHARACTER, participating="attacking")),
            )
        ],
    ),
    Card(
        "01193", "The Mander", LOCATION, faction="tyrell", loyal=True, unique=True, cost=3, traits="The Reach",
        abilities=[Reaction(you_win(by=5), Draw(2), costs=[KNEEL_THIS])],
    ),
    Card(
        "01194", "Rose Garden", LOCATION, quantity=2, faction="tyrell", cost=0, traits="The Reach", keywords=[LIMITED],
        abilities=[MarshalingAction(next_costs_less(Cards(faction="tyrell"), 1), costs=[KNEEL_THIS])],
    ),
    Card(
        "01195", "Growing Strong", EVENT, faction="tyrell", cost=1,
        abilities=[ChallengesAction(Boost(THOSE, 2, PHASE), choose=Choose(TYRELL, name="those", most=3))],
    ),
    Card(
        "01196", "Olenna's Cunning", EVENT, faction="tyrell", loyal=True, cost=2,
        abilities=[
            Reaction(
                you_win((INTRIGUE, POWER)),
                [
                    NameWord("the loser names a card type", (CHARACTER, LOCATION, ATTACHMENT, EVENT), by=LOSER),
                    Search(Cards(zone=DECK, controller=YOU), differs=True),
                ],
            )
        ],
    ),
    Card(
        "01197", '"The Bear and the Maiden Fair"', EVENT, faction="tyrell", cost=0, traits="Song",
        abilities=[Action(LookAtTop(5, whose="player", bottom=3), choose=ChoosePlayer(opponents=False))],
    ),
]  # fmt: skip
