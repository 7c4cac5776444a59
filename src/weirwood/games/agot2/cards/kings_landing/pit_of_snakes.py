"""Pit of Snakes."""

from __future__ import annotations

from ...vocabulary import *

POISONED = If(Tokens(THAT, "poison"), (RemoveToken(THAT, kind="poison"), Kill(THAT)))
CITY_USED = Exists(trait("City") & PLOT_CARD & in_pile(USED))

CARDS = [
    card(
        "13041", "Eddard Stark", RENOWN,
        abilities=[
            DominanceAction(
                Kill(THAT), costs=[KNEEL_THIS], choose=Choose(CHARACTER & cost_at_most(4)), limit=per_phase(),
                condition=Absent(~faction("stark") & CHARACTER & YOURS),
            )
        ],
    ),
    card(
        "13042", "Malleon's Tome", shadow(1), constants=[Icon(ATTACHED, INTRIGUE)],
        abilities=[
            Reaction(
                you_win(with_=TakingPart(ATTACHED, "attacking")),
                [
                    LookAtHand(LOSER),
                    If(Is(ATTACHED, named("Eddard Stark") | trait("Maester") & CHARACTER), (Stand(ATTACHED),)),
                ],
                limit=per_phase(),
            )
        ],
    ),
    card(
        "13043", "Maester Gormon",
        constants=[
            TopSeen(), OnceAsHeld(cards=TOP_OF_DECK, condition=Exists(~faction("tyrell") & TOP_OF_DECK)),
        ],
    ),
    card(
        "13044", "Unexpected Guile", shadow(1), attach_to=CHARACTER & YOURS & HasKeyword("shadow"),
        constants=[Strength(ATTACHED, 2), Gains(ATTACHED, INSIGHT)],
        abilities=[ForcedInterrupt(EndsChallenge(ANY), Hide(WITH_HOST), condition=Is(ATTACHED, PARTICIPATING))],
    ),
    card(
        "13045", "Maester Mullin",
        abilities=[
            Action(
                [Name(CHALLENGE_TYPE), Gives(THAT, (StaysOut(SAME, NAMED, "attacking"),))], costs=[KNEEL_THIS],
                choose=Choose(CHARACTER),
            )
        ],
    ),
    card(
        "13046", "Guard Duty", attach_to=faction("nights-watch") & CHARACTER,
        abilities=[Reaction(DeclaredDefender(ATTACHED), Stand(ATTACHED), costs=[KNEEL_THIS])],
    ),
    card(
        "13047", "Ser Eldon Estermont",
        abilities=[Action(Stand(THAT), choose=Choose(faction("baratheon") & LOCATION), limit=per_round())],
    ),
    card(
        "13048", "Shadow of the Throne", shadow(1),
        abilities=[
            Action(
                [Kneel(THOSE), If(Exists(trait("Kingdom") & PLOT_CARD & REVEALED), (KEEP_EVENT,))],
                choose=Choose(LOCATION, least=0, most=-1, cost=3),
            )
        ],
    ),
    card(
        "13049", "Chiswyck", PILLAGE,
        abilities=[Reaction(you_win(with_=TakingPart(THIS)), Draw(1), costs=[DiscardOwnTop()])],
    ),
    card(
        "13050", '"Hands of Gold"',
        abilities=[
            Reaction(
                you_win(INTRIGUE, by=5, role="attacking"), ReturnToHand(THAT),
                choose=Choose(CHARACTER & controlled_by(LOSER)), limit=max_per_challenge(),
            )
        ],
    ),
    card(
        "13051", "King's Landing Proselyte", shadow(4),
        abilities=[
            Action(
                PutIntoPlay(THIS), costs=[UseCard("kill", STANDING & faction("greyjoy") & CHARACTER)], zones=(SHADOWS,)
            )
        ],
    ),
    card(
        "13052", "Outfitted for War", attach_to=trait("Warship") & LOCATION,
        abilities=[
            Action(
                Later(
                    Choose(PARTICIPATING & faction("greyjoy") & CHARACTER, target=False), (boost(THAT, 3, CHALLENGE),)
                ),
                costs=[KneelAttached("location")], condition=During(MILITARY),
            )
        ],
    ),
    card(
        "13053", "Jon Connington", shadow(5), RENOWN,
        abilities=[
            Reaction(
                Emerges(THIS),
                [
                    RevealHidden(THAT),
                    If(
                        Is(THAT, (CHARACTER | LOCATION | ATTACHMENT) & cost_at_most(4) & in_pile(SHADOWS)),
                        (PutIntoPlay(THAT),),
                    ),
                ],
                choose=Choose(in_pile(SHADOWS)),
            )
        ],
    ),
    card("13054", "The Dragonpit", constants=[Strength(each(CHARACTER & FEWER_HIDDEN), -1)]),
    card(
        "13055", "Arianne Martell", shadow(5), STEALTH,
        abilities=[
            Reaction(
                Emerges(YOURS), [Name(CHALLENGE_ICON), lose_icon(THAT, NAMED)], choose=Choose(CHARACTER),
                limit=per_round(3),
            )
        ],
    ),
    card(
        "13056", "A Pit of Snakes",
        abilities=[
            ChallengesAction(
                [PlaceToken(THAT, kind="poison"), AtEnd(PHASE, (POISONED,))], choose=Choose(CHARACTER & FewIcons(0)),
                limit=max_per_phase(),
            )
        ],
    ),
    card(
        "13057", "The Most Devout", Keyword("no attachments", unless=("The Seven",)),
        abilities=[
            Reaction(
                EntersPlay(CHARACTER & THEIRS), GainPower(1, THIS), condition=SeveralEntered(2, ITS_PLAYER),
                limit=per_phase(),
            )
        ],
    ),
    card(
        "13058", "Statue of Baelor",
        abilities=[
            Action(Stand(PAID), costs=[SpendPowerOf(1, KNEELING & OTHER & (CHARACTER | LOCATION) & YOURS), KNEEL_THIS])
        ],
    ),
    card(
        "13059", "The Faith's Decree", play_only=Exists(trait("The Seven") & (CHARACTER | LOCATION) & YOURS),
        abilities=[Action([NameCard(("agenda", "plot")), GivesPlayers(CannotTrigger(title=NAMED))])],
    ),
    card(
        "13060", "Manning the City Walls",
        abilities=[
            WhenRevealed(
                Later(
                    Choose(~UNIQUE & CHARACTER & cost_at_most(IfElse(CITY_USED, 6, 3)) & in_pile(HAND), target=False),
                    (PutIntoPlay(THAT),),
                )
            )
        ],
    ),
]  # fmt: skip
