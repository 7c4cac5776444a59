"""A Clash of Arms: the cards that the FAQ names."""

from __future__ import annotations

from ..vocabulary import *

EPIC_BATTLE = Exists(trait("Epic Battle") & BESIDE_PLOTS)
LOSERS_CHARACTER = Choose(CHARACTER & controlled_by(LOSER))


def fury(code: str, title: str, challenge: str, against: tuple[str, str], *effects: Effect, until: str = "") -> Worded:
    """A plot that hurts an opponent of two Houses who has lost a challenge against its player."""
    passive = Passive(you_win(challenge), list(effects), choose=LOSERS_CHARACTER, condition=FactionIs(LOSER, against))
    return card(code, title, abilities=[passive], until=until)


def kingdom(code: str, title: str, cards: Cards) -> list[Worded]:
    """A Kingdom: it lowers a cost, then draws; since FAQ 1.3 only once a card was played for less."""
    draw = If(EPIC_BATTLE, (Draw(1),))
    since = next_costs_less(cards, 1, then=(draw,))
    printed: list[Effect] = [next_costs_less(cards, 1), THEN, draw]
    return [
        card(code, title, abilities=[MarshallingAction(since, costs=[KNEEL_THIS])]),
        card(code, title, abilities=[MarshallingAction(printed, costs=[KNEEL_THIS])], until="1.3"),
    ]


BARATHEON, TARGARYEN, LANNISTER = faction("baratheon"), faction("targaryen"), faction("lannister")
POWER_STRUGGLE_USED = Exists(trait("Power Struggle") & PLOT_CARD & in_pile(USED))
FALLEN_DRAGON = TARGARYEN & CHARACTER & cost_at_most(3) & in_pile(DEAD)
RAISE_DRAGON = Later(Choose(FALLEN_DRAGON, target=False), (PutIntoPlay(THAT),))
FALLEN_STAG = Choose(BARATHEON & CHARACTER & WEAKER_THAN_PAID & in_pile(DISCARD), target=False)
RECALL_STAG = Later(FALLEN_STAG, (AddToHand(THAT),))

CARDS = [
    card(
        "acoa_13",
        "Pyromancer's Cache",
        attach_to=LOCATION & YOURS,
        abilities=[
            Passive(EntersPlay(THIS), Kneel(ATTACHED_LOCATION)),
            MarshallingAction(
                If(Exists(trait("Queen", "King") & CHARACTER & YOURS), (Draw(2),), (Draw(1),)), costs=[KNEEL_THIS]
            ),
        ],
    ),
    fury("acoa_25", "Fury of the Wolf", MILITARY, ("lannister", "greyjoy"), Kill(THAT)),
    fury(
        "acoa_26",
        "Fury of the Lion",
        INTRIGUE,
        ("martell", "stark"),
        Kneel(THAT),
        Discard(each(ATTACHMENT & ON_CHOSEN)),
        DiscardAllPower(THAT),
    ),
    fury("acoa_27", "Fury of the Stag", POWER, ("targaryen", "martell"), TakeControl(THAT, until=PHASE)),
    fury("acoa_27", "Fury of the Stag", POWER, ("targaryen", "martell"), TakeControl(THAT), until="1.4"),
    fury("acoa_28", "Fury of the Kraken", MILITARY, ("stark", "targaryen"), Discard(THAT)),
    fury(
        "acoa_29",
        "Fury of the Dragon",
        POWER,
        ("baratheon", "greyjoy"),
        Gives(THAT, (Strength(SAME, 0, "set"),), ROUND),
    ),
    fury("acoa_30", "Fury of the Sun", INTRIGUE, ("lannister", "baratheon"), ReturnToHand(THAT)),
    card(
        "acoa_33",
        "Toll Gate",
        abilities=[
            ChallengesAction(
                [Stand(THAT), RemoveFromChallenge(THAT)],
                costs=[KNEEL_THIS],
                choose=Choose(~UNIQUE & PARTICIPATING & CHARACTER),
            )
        ],
    ),
    card(
        "acoa_33",
        "Toll Gate",
        abilities=[
            ChallengesAction(
                [Stand(THAT), RemoveFromChallenge(THAT)], costs=[KNEEL_THIS], choose=Choose(~UNIQUE & CHARACTER)
            )
        ],
        until="1.1",
    ),
    card(
        "acoa_43",
        "Jaqen H'ghar",
        STALWART,
        INFAMY,
        VIGILANT,
        INTIMIDATE,
        AMBUSH,
        VENGEFUL,
        constants=[Strength(THIS, PerPower())],
    ),
    card(
        "acoa_46",
        "To Be a Stag",
        play_only=POWER_STRUGGLE_USED,
        abilities=[
            ChallengesAction(RECALL_STAG, costs=[UseCard("stand", BARATHEON & CHARACTER & AboveDiscarded("baratheon"))])
        ],
    ),
    card(
        "acoa_46",
        "To Be a Stag",
        play_only=POWER_STRUGGLE_USED,
        abilities=[ChallengesAction(RECALL_STAG, costs=[UseCard("stand", BARATHEON & CHARACTER)])],
        until="1.3",
    ),
    card(
        "acoa_48",
        "To Be a Dragon",
        play_only=All((POWER_STRUGGLE_USED, Exists(FALLEN_DRAGON))),
        abilities=[ChallengesAction(RAISE_DRAGON, costs=[UseCard("stand", TARGARYEN & CHARACTER)])],
    ),
    card(
        "acoa_48",
        "To Be a Dragon",
        play_only=POWER_STRUGGLE_USED,
        abilities=[ChallengesAction(RAISE_DRAGON, costs=[UseCard("stand", TARGARYEN & CHARACTER)])],
        until="1.3",
    ),
    *kingdom("acoa_78", "The Gift", trait("Night's Watch") & CHARACTER),
    *kingdom("acoa_79", "The Land Beyond the Wall", trait("Wildling") & CHARACTER),
    *kingdom(
        "acoa_80",
        "The Neck",
        (trait("Clansman") & CHARACTER) | (faction("neutral") & trait("Creature") & CHARACTER),
    ),
    card("acoa_82", "Rhaegar Targaryen", abilities=[Response(Killed(THIS), EndRound(), anyone=True)]),
    card(
        "acoa_93",
        "Castellan of the Rock",
        abilities=[
            LimitedResponse(
                Marshals(cards=LANNISTER & (CHARACTER | LOCATION)),
                Kneel(THAT),
                choose=Choose(CHARACTER & WITHOUT_ATTACHMENTS),
            )
        ],
    ),
    card(
        "acoa_106",
        "Compelled by the Rock",
        abilities=[MarshallingAction(MoveBetween(), choose=Choose(CHARACTER, most=2, exactly=True))],
    ),
]
