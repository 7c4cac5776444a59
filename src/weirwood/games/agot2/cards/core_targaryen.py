"""Core Set: House Targaryen."""

from __future__ import annotations

from ..vocabulary import *

TARGARYEN = faction("targaryen") & CHARACTER
STORMBORN = trait("Stormborn") & CHARACTER & YOURS

CARDS = [
    card(
        "01160", "Daenerys Targaryen", INSIGHT,
        constants=[Strength(each(PARTICIPATING & CHARACTER & AGAINST_YOU), -1, condition=Is(THIS, STANDING))],
    ),
    card("01161", "Drogon", NO_ATTACHMENTS, constants=[Gains(each(STORMBORN), RENOWN)]),
    card("01162", "Khal Drogo", RENOWN, constants=[ExtraChallenge(challenge=MILITARY)]),
    card(
        "01163", "Magister Illyrio",
        abilities=[Action(Stand(THAT), costs=[PayGold(2)], choose=Choose(CHARACTER), limit=per_phase())],
    ),
    card(
        "01164", "Rhaegal", NO_ATTACHMENTS,
        abilities=[
            Reaction(
                you_win(with_=PARTICIPATING & trait("Stormborn") & CHARACTER & YOURS), Stand(THAT),
                choose=Choose(trait("Stormborn") & CHARACTER), limit=per_phase(),
            )
        ],
    ),
    card(
        "01165", "Ser Jorah Mormont", RENOWN,
        constants=[LeavesIf(condition=Tokens(THIS, "betrayal", 3))],
        abilities=[ForcedReaction(you_win(with_=TakingPart(THIS)), PlaceToken(THIS, kind="betrayal"))],
    ),
    card("01166", "Viserion", NO_ATTACHMENTS, constants=[Gains(each(STORMBORN), STEALTH)]),
    card(
        "01167", "Viserys Targaryen",
        abilities=[Interrupt(LeavesPlay(THIS), Discard(THAT), choose=Choose(ATTACHMENT))],
    ),
    card("01168", "Braided Warrior", NO_ATTACHMENTS_EXCEPT_WEAPON),
    card(
        "01169", "Handmaiden",
        abilities=[Action(Stand(THAT), costs=[SACRIFICE_THIS], choose=Choose(trait("Lady") & CHARACTER))],
    ),
    card(
        "01170", "Targaryen Loyalist",
        abilities=[MarshalingAction(next_costs_less(TARGARYEN, 1), costs=[KNEEL_THIS])],
    ),
    card(
        "01171", "Unsullied", NO_ATTACHMENTS_EXCEPT_WEAPON,
        constants=[Strength(each(DEFENDING & CHARACTER), -1, condition=Is(THIS, ATTACKING))],
    ),
    card(
        "01172", "Drogo's Arakh", attach_to=trait("Dothraki") & CHARACTER,
        constants=[
            Strength(ATTACHED, 2),
            NoKneel(ATTACHED, "attacking", MILITARY, first=True, condition=Is(ATTACHED, named("Khal Drogo") & YOURS)),
        ],
    ),
    card(
        "01173", "Plaza of Punishment",
        abilities=[
            Reaction(you_win(POWER), burn(THAT, 2), costs=[KNEEL_THIS], choose=Choose(CHARACTER & WITHOUT_ATTACHMENTS))
        ],
    ),
    card(
        "01174", "Dothraki Sea",
        abilities=[
            Reaction(
                you_win(POWER),
                Later(Choose(trait("Dothraki") & CHARACTER & in_pile(HAND), target=False), (PutIntoPlay(THAT), AtEnd(PHASE, (If(StillInPlay(THAT), (ReturnToHand(THAT, unsavable=True),)),)))),
                costs=[SACRIFICE_THIS],
            )
        ],
    ),
    card(
        "01175", "Illyrio's Estate", LIMITED,
        abilities=[MarshalingAction(next_costs_less(faction("targaryen"), 1), costs=[KNEEL_THIS])],
    ),
    card(
        "01176", "Dracarys!",
        abilities=[
            Action(
                burn(THAT, 4), costs=[UseCard(KNEEL, trait("Dragon") & CHARACTER | named("Daenerys Targaryen"))],
                choose=Choose(PARTICIPATING & CHARACTER),
            )
        ],
    ),
    card(
        "01177", "Fire and Blood",
        abilities=[
            ChallengesAction(
                May((PutIntoPlay(THAT),), (ShuffleIntoDeck(THAT),), condition=Is(THAT, trait("Hatchling"))),
                choose=Choose(UNIQUE & faction("targaryen") & CHARACTER & in_pile(DEAD)),
            )
        ],
    ),
    card(
        "01178", "Waking the Dragon",
        abilities=[
            Action(
                [Stand(THAT), AtEnd(PHASE, (If(StillInPlay(THAT), (ReturnToHand(THAT),)),))],
                choose=Choose(UNIQUE & KNEELING & faction("targaryen") & CHARACTER & YOURS),
            )
        ],
    ),
]  # fmt: skip
