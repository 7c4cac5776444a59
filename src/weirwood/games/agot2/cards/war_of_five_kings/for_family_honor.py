"""For Family Honor."""

from __future__ import annotations

from ...vocabulary import *

CARDS = [
    card(
        "04041", "Ser Edmure Tully",
        abilities=[
            Reaction(
                GainsPower(CHARACTER),
                Later(
                    Choose(trait("House Tully") & CHARACTER, target=False), (MovePowerFrom(1, IT, THAT),)
                ),
                limit=per_round(),
            )
        ],
    ),
    card("04042", "Bear Island", abilities=[Reaction(Marshals(cards=LOYAL), GainGold(1), limit=per_phase(2))]),
    card(
        "04043", "Renly Baratheon", INSIGHT, RENOWN,
        constants=[Cannot(THIS, "save", condition=Exists(trait("King") & CHARACTER & THEIRS))],
        abilities=[Reaction(DrawsByInsight(cards=LOYAL & ANY_CARD), Draw(1), costs=[RevealAnswered()])],
    ),
    card(
        "04044", "Crown of Golden Roses", attach_to=trait("Lord") & CHARACTER,
        constants=[GainsTrait(ATTACHED, "King")],
        abilities=[
            Action(
                Gives(ATTACHED, (Strength(SAME, PerIcon()),)), costs=[DiscardCards(1)], limit=per_round(2)
            )
        ],
    ),
    card(
        "04045", "Thoren Smallwood", NO_ATTACHMENTS_EXCEPT_WEAPON,
        abilities=[Reaction(you_win(role="defending"), GainPower(1))],
    ),
    card(
        "04046", "Night Gathers...",
        abilities=[
            MarshalingAction(
                GivesPlayers(MarshalsFrom(cards=CHARACTER & in_pile(DISCARD, of=THAT_PLAYER))),
                choose=ChoosePlayer(WITH_LOWER_RESERVE),
            )
        ],
    ),
    card(
        "04047", "Asshai Priestess",
        abilities=[
            Reaction(EntersPlay(THIS, how="marshal"), Kneel(THAT), choose=Choose(CHARACTER & strength_at_most(2)))
        ],
    ),
    card("04048", "Visited by Shadows", attach_to=CHARACTER & THEIRS, constants=[Strength(ATTACHED, -1)]),
    card("04049", "Ser Amory Lorch", constants=[Gains(THIS, RENOWN, condition=OneHas(OPPONENT, 3, CHARACTER, fewer=True))]),
    card(
        "04050", "Harrenhal",
        abilities=[
            ChallengesAction(
                Later(
                    Choose((faction("lannister") | trait("House Bolton")) & CHARACTER & in_pile(HAND), target=False),
                    (PutIntoPlay(THAT), AtEnd(PHASE, (If(StillInPlay(THAT), (Kill(THAT, unsavable=True),)),))),
                ),
                costs=[KNEEL_THIS],
            )
        ],
    ),
    card("04051", "Lordsport Fisherman", abilities=[Reaction(EntersPlay(THIS, how="marshal"), TakeBottom())]),
    card(
        "04052", "King of Salt and Rock", attach_to=trait("Ironborn") & CHARACTER,
        constants=[Gains(ATTACHED, PILLAGE), GainsTrait(ATTACHED, "King")],
        abilities=[Reaction(Pillages(ATTACHMENT | LOCATION, "anyone"), GainPower(1, ATTACHED))],
    ),
    card("04053", "Devoted Bloodrider", constants=[Strength(each(trait("Bloodrider") & CHARACTER & YOURS), 1)]),
    card(
        "04054", "Blood of My Blood",
        abilities=[
            ChallengesAction(
                [
                    SearchIntoPlay(trait("Bloodrider") & CHARACTER),
                    AtEnd(PHASE, (If(StillInPlay(FOUND), (ReturnToHand(FOUND),)),)),
                ]
            )
        ],
    ),
    card(
        "04055", "Spearmaiden",
        abilities=[
            Reaction(
                DeclaredAttacker(THIS), AtEnd(WON, (If(WonBy(5), (MustDie(THAT),)),)), condition=During(MILITARY),
                choose=Choose(CHARACTER & controlled_by(DEFENDING_PLAYER)),
            )
        ],
    ),
    card(
        "04056", "The Scorpion's Sting",
        abilities=[
            Reaction(
                you_lose(), gain_keyword(THOSE, RENOWN),
                choose=Choose(
                    faction("martell") & CHARACTER, least=0, most=-1, many=NumberOf(PLOT_CARD & in_pile(USED))
                ),
            )
        ],
    ),
    card(
        "04057", "Hot Pie",
        abilities=[
            MarshalingAction(
                next_costs_less(UNIQUE & CHARACTER, 1), costs=[UseCard("kneel", trait("Companion") & CHARACTER)]
            )
        ],
    ),
    card("04058", "The God's Eye", modifiers={"income": 1, "reserve": 1}, constants=[Cannot(THIS, "discard")]),
    card("04059", "Dissension", abilities=[MarshalingAction(Discard(THAT), choose=Choose(trait("Ally") & CHARACTER))]),
    card(
        "04060", "Battle of Oxcross",
        constants=[
            Cannot(each(CHARACTER & CostAtLeast(4)), "defend", condition=NthChallenge(1, "round")),
        ],
    ),
]  # fmt: skip
