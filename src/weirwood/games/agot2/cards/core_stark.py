"""Core Set: House Stark."""

from __future__ import annotations

from ..vocabulary import *

STARK = Cards(CHARACTER, faction="stark")

CARDS = [
    Card(
        "01141", "Arya Stark", CHARACTER, faction="stark", unique=True, cost=3, strength=2, icons="P", traits="Lady",
        keywords=[STEALTH],
        constants=[Icon(THIS, MILITARY, HasDuplicate(THIS))],
        abilities=[Reaction(enters_play(THIS), TopAsDuplicate())],
    ),
    Card(
        "01142", "Bran Stark", CHARACTER, faction="stark", unique=True, cost=2, strength=1, icons="P", traits="Lord",
        abilities=[Interrupt(Initiates((EVENT,), opponents=True), Cancel(), costs=[SACRIFICE_THIS])],
    ),
    Card(
        "01143", "Catelyn Stark", CHARACTER, faction="stark", loyal=True, unique=True, cost=4, strength=4, icons="IP",
        traits="House Tully, Lady, The Seven",
        constants=[
            Rule(
                "cannot trigger", "your opponents cannot trigger card abilities",
                condition=Is(THIS, Cards(participating="any")),
            )
        ],
    ),
    Card(
        "01144", "Eddard Stark", CHARACTER, faction="stark", unique=True, cost=7, strength=5, icons="MP",
        traits="Lord, Small Council", keywords=[RENOWN],
        abilities=[Reaction(Initiated(against_you=True), Stand(THIS))],
    ),
    Card(
        "01145", "Grey Wind", CHARACTER, faction="stark", loyal=True, unique=True, cost=5, strength=4, icons="M",
        traits="Direwolf", keywords=[INTIMIDATE, NO_ATTACHMENTS],
        abilities=[
            ChallengesAction(
                Kill(THAT), costs=[KNEEL_THIS],
                choose=Choose(
                    Cards(CHARACTER, strength_max=Count("if", (Exists(Cards(name="Robb Stark", controller=YOU)), 2, 1)))
                ),
            )
        ],
    ),
    Card(
        "01146", "Robb Stark", CHARACTER, faction="stark", loyal=True, unique=True, cost=6, strength=5, icons="MP",
        traits="Lord", keywords=[RENOWN],
        abilities=[
            Reaction(
                About(("sacrifice", "kill"), STARK, "is sacrificed or killed", yours=True),
                Stand(each(Cards(CHARACTER, controller=YOU))), limit=per_round(),
            )
        ],
    ),
    Card(
        "01147", "Sansa Stark", CHARACTER, faction="stark", unique=True, cost=3, strength=2, icons="IP", traits="Lady",
        constants=[Rule("enters kneeling", "~ enters play kneeling", who=THIS)],
        abilities=[Reaction(About("stand", THIS, "stands"), GainPower(1), limit=per_round())],
    ),
    Card(
        "01148", "Summer", CHARACTER, faction="stark", loyal=True, unique=True, cost=3, strength=3, icons="M",
        traits="Direwolf", keywords=[NO_ATTACHMENTS],
        constants=[Gains(each(Cards(CHARACTER, name="Bran Stark", controller=YOU)), INSIGHT)],
        abilities=[
            Reaction(
                enters_play(THIS),
                Later(
                    Choose(
                        Cards(CHARACTER, faction="stark", printed_max=2, controller=YOU, zone=(DISCARD, DEAD)), target=False
                    ),
                    [AddToHand(THAT)],
                ),
            )
        ],
    ),
    Card(
        "01149", "Direwolf Pup", CHARACTER, faction="stark", cost=2, strength=1, icons="M", traits="Direwolf",
        keywords=[NO_ATTACHMENTS],
        constants=[Strength(THIS, Count("cards", Cards(trait="Direwolf", controller=YOU, other=True)))],
    ),
    Card(
        "01150", "Tumblestone Knight", CHARACTER, faction="stark", cost=2, strength=2, icons="MP",
        traits="House Tully, Knight",
    ),
    Card(
        "01151", "Vanguard of the North", CHARACTER, faction="stark", cost=4, strength=4, icons="M", traits="Army",
        keywords=[NO_ATTACHMENTS],
        constants=[
            Rule(
                "no kneel attacking", "~ does not kneel to attack in military challenges", who=THIS,
                value=(MILITARY, False), condition=RevealedPlot("War"),
            )
        ],
    ),
    Card(
        "01152", "Winterfell Steward", CHARACTER, faction="stark", cost=1, strength=1, icons="P", traits="Ally, Steward",
        abilities=[MarshalingAction(next_costs_less(STARK, 1), costs=[KNEEL_THIS])],
    ),
    Card(
        "01153", "Ice", ATTACHMENT, faction="stark", loyal=True, unique=True, cost=3, traits="Valyrian Steel, Weapon",
        attach_to=STARK,
        constants=[Strength(ATTACHED, 2)],
        abilities=[
            Reaction(
                you_win(MILITARY, with_=(ATTACHED, "any")), Kill(THAT), costs=[SACRIFICE_THIS],
                choose=Choose(Cards(CHARACTER, controller=LOSER)),
            )
        ],
    ),
    Card(
        "01154", "Gates of Winterfell", LOCATION, faction="stark", unique=True, cost=2, traits="The North, Winterfell",
        abilities=[
            ChallengesAction(
                [RevealTop(), If(Bound("found", Cards(faction="stark"), "that is a Stark card"), [Draw(1)])],
                costs=[KNEEL_THIS],
            )
        ],
    ),
    Card(
        "01155", "The Wolfswood", LOCATION, faction="stark", unique=True, cost=1, traits="The North",
        constants=[Gains(each(Cards(trait="Direwolf", controller=YOU, zone=HAND)), ambush(0), by_cost=True)],
    ),
    Card(
        "01156", "Heart Tree Grove", LOCATION, quantity=2, faction="stark", cost=0, traits="Old Gods, Winterfell", keywords=[LIMITED],
        abilities=[MarshalingAction(next_costs_less(Cards(faction="stark"), 1), costs=[KNEEL_THIS])],
    ),
    Card(
        "01157", "For the North!", EVENT, faction="stark", cost=0, play_only=DuringChallenge(MILITARY),
        abilities=[
            Action(
                [Boost(THAT, 2, CHALLENGE), AtEnd("won", [Draw(1)], name="")],
                choose=Choose(Cards(CHARACTER, faction="stark", participating="any")),
            )
        ],
    ),
    Card(
        "01158", "Like Warm Rain", EVENT, faction="stark", cost=1,
        abilities=[
            Reaction(
                you_lose(INTRIGUE, role="defending"), Kill(THAT), limit=max_per_challenge(),
                costs=[KneelCard(Cards(CHARACTER, trait="Direwolf"))],
                choose=Choose(Cards(CHARACTER, participating="attacking")),
            )
        ],
    ),
    Card(
        "01159", "Winter Is Coming", EVENT, faction="stark", loyal=True, cost=1, play_only=DuringChallenge(),
        abilities=[Action(raise_claim(1, CHALLENGE), limit=max_per_challenge())],
    ),
]  # fmt: skip
