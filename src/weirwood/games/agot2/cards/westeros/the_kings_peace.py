"""The King's Peace."""

from __future__ import annotations

from ...vocabulary import *

YOUR_SIDE = each(ATTACKING & CHARACTER & YOURS)
WATCH = faction("nights-watch") & CHARACTER
KNIGHTS = each(trait("Knight") & CHARACTER & YOURS)

CARDS = [
    card(
        "02041", "Ser Rodrik Cassel", NO_ATTACHMENTS_EXCEPT_WEAPON,
        constants=[
            Gains(
                each(UNIQUE & faction("stark") & CHARACTER & YOURS), INSIGHT,
                condition=TakesPart(THIS, "attacking", MILITARY),
            )
        ],
    ),
    card("02042", "Wolf Dreams", abilities=[Action(Search(trait("Direwolf")), costs=[KNEEL_FACTION])]),
    card(
        "02043", "Ser Hobber Redwyne",
        abilities=[Reaction(EntersPlay(THIS, how="marshal"), Search(trait("Lady") & CHARACTER))],
    ),
    card(
        "02044", "Mare in Heat", attach_to=trait("Knight") & CHARACTER,
        constants=[
            GainsAbility(
                THIS,
                Action(
                    RemoveFromChallenge(THAT), costs=[KNEEL_THIS],
                    choose=Choose(PARTICIPATING & CHARACTER & Stronger(ATTACHED)),
                ),
                condition=Is(ATTACHED, Participating(alone=True) & CHARACTER),
            )
        ],
    ),
    card(
        "02045", "Ser Alliser Thorne",
        constants=[Icon(each(WATCH & YOURS), MILITARY, condition=During(role="defending"))],
        abilities=[
            Reaction(
                Initiated(MILITARY, against_you=True), PutIntoPlay(THIS), costs=[KNEEL_FACTION, PayGold(4)], zones=(HAND,)
            )
        ],
    ),
    card(
        "02046", "Practice Blade", ambush(2), attach_to=WATCH,
        constants=[Icon(ATTACHED, MILITARY), Strength(ATTACHED, 1)],
    ),
    card("02047", "Moon Boy", INSIGHT, abilities=[ForcedReaction(you_lose(with_=TakingPart(THIS)), DiscardRandom(YOU))]),
    card(
        "02048", "The King's Peace",
        abilities=[
            Reaction(
                EitherTrigger(Initiated(MILITARY, against_you=True), Initiated(POWER, against_you=True)),
                PayOrElse((EitherCost(KNEEL_FACTION, GivePower(1)),), (EndChallenge(),), by=ATTACKING_PLAYER),
            )
        ],
    ),
    card(
        "02049", "Ser Gregor Clegane", PILLAGE, RENOWN,
        abilities=[
            Reaction(
                Pillages(),
                [
                    ToDeadPile(IT), THEN,
                    Later(Choose(CHARACTER & CostExactly(CostOfAnswered())), (Kill(THAT),), may=True),
                ],
                condition=Is(IT, CHARACTER),
            )
        ],
    ),
    card(
        "02050", "I Never Bet Against My Family",
        abilities=[
            ChallengesAction(
                [
                    RevealDeck(5, bottom=True),
                    Later(
                        Choose(UNIQUE & faction("lannister") & CHARACTER, among=True, target=False),
                        (PutIntoPlay(THAT), AtEnd(PHASE, (If(StillInPlay(THAT), (Discard(THAT, unsavable=True),)),))),
                        may=True,
                    ),
                    RestToBottom(),
                ],
                costs=[KNEEL_FACTION],
            )
        ],
    ),
    card(
        "02051", "Newly-Made Lord",
        abilities=[
            Reaction(
                EntersPlay(THIS, how="marshal"), Discard(THAT),
                choose=Choose(LOCATION & ~HasKeyword("limited") & cost_at_most(3)),
            )
        ],
    ),
    card("02052", "Fishing Net", attach_to=CHARACTER & THEIRS, constants=[Cannot(ATTACHED, "defend")]),
    card(
        "02053", "Crone of Vaes Dothrak",
        abilities=[
            Reaction(
                DiscardedUnplayed(CHARACTER, whose=OPPONENT), ToDeadPile(IT),
                costs=[UseCard("kneel", trait("Dothraki") & CHARACTER)],
            )
        ],
    ),
    card(
        "02054", "The Silver Steed", attach_to=trait("Dothraki") & CHARACTER | named("Daenerys Targaryen"),
        constants=[Gains(ATTACHED, RENOWN, condition=TakesPart(ATTACHED, "any", POWER))],
        abilities=[
            Reaction(
                ClaimsForRenown(ATTACHED), [Sacrifice(THIS), THEN, GivesPlayers(ExtraChallenge(challenge=POWER), PHASE)]
            )
        ],
    ),
    card("02055", "Attainted", attach_to=CHARACTER & THEIRS, constants=[Icon(ATTACHED, INTRIGUE, -1)]),
    card(
        "02056", "The Boneway",
        abilities=[
            Reaction(you_lose(), PlaceToken(THIS, kind="vengeance")),
            DominanceAction(GainPower(3), costs=[KNEEL_THIS, SpendToken("vengeance", 6)]),
        ],
    ),
    card(
        "02057", "Hedge Knight",
        constants=[
            Icon(THIS, POWER, condition=Exists(OTHER & trait("Knight") & CHARACTER & YOURS)),
            Strength(THIS, 1, condition=Exists(OTHER & trait("Knight") & CHARACTER & YOURS)),
        ],
    ),
    card("02058", "Knighted", constants=[GainsTrait(ATTACHED, "Knight"), Strength(ATTACHED, 1)]),
    card(
        "02059", "A Tourney for the King",
        constants=[Gains(KNIGHTS, RENOWN), Immune(KNIGHTS, types=("event",), opponents=True)],
    ),
    card(
        "02060", "The Lord of the Crossing",
        constants=[
            Strength(YOUR_SIDE, -1, condition=NthChallenge(1)),
            Strength(YOUR_SIDE, 2, condition=NthChallenge(3)),
        ],
        abilities=[ForcedReaction(you_win(role="attacking"), GainPower(1), condition=NthChallenge(3))],
    ),
]  # fmt: skip
