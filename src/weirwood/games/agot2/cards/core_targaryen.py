"""Core Set: House Targaryen."""

from __future__ import annotations

from ..vocabulary import *

TARGARYEN = faction("targaryen") & CHARACTER
STORMBORN = trait("Stormborn") & CHARACTER & YOURS

CARDS = [
    Card(
        "01160", "Daenerys Targaryen", CHARACTER, faction="targaryen", loyal=True, unique=True, cost=7, strength=5,
        icons="IP", traits="Lady, Stormborn", keywords=[INSIGHT],
        constants=[
            Strength(each(PARTICIPATING & CHARACTER & AGAINST_YOU), -1, condition=Is(THIS, STANDING))
        ],
    ),
    Card(
        "01161", "Drogon", CHARACTER, faction="targaryen", unique=True, cost=3, strength=4, icons="M",
        traits="Dragon, Hatchling", keywords=[NO_ATTACHMENTS],
        constants=[Gains(each(STORMBORN), RENOWN)],
    ),
    Card(
        "01162", "Khal Drogo", CHARACTER, faction="targaryen", loyal=True, unique=True, cost=6, strength=5, icons="MP",
        traits="Dothraki, Lord", keywords=[RENOWN],
        constants=[
            ExtraChallenge(challenge=MILITARY)
        ],
    ),
    Card(
        "01163", "Magister Illyrio", CHARACTER, faction="targaryen", unique=True, cost=5, strength=4, icons="IP",
        traits="Lord, Merchant",
        abilities=[Action(Stand(THAT), costs=[PayGold(2)], choose=Choose(CHARACTER), limit=per_phase())],
    ),
    Card(
        "01164", "Rhaegal", CHARACTER, faction="targaryen", unique=True, cost=3, strength=3, icons="MI",
        traits="Dragon, Hatchling", keywords=[NO_ATTACHMENTS],
        abilities=[
            Reaction(
                you_win(with_=PARTICIPATING & trait("Stormborn") & CHARACTER & YOURS), Stand(THAT),
                choose=Choose(trait("Stormborn") & CHARACTER), limit=per_phase(),
            )
        ],
    ),
    Card(
        "01165", "Ser Jorah Mormont", CHARACTER, faction="targaryen", unique=True, cost=2, strength=4, icons="MI",
        traits="Companion, Knight", keywords=[RENOWN],
        constants=[LeavesIf(condition=Tokens(THIS, "betrayal", 3))],
        abilities=[ForcedReaction(you_win(with_=TakingPart(THIS)), PlaceToken(THIS, kind="betrayal"))],
    ),
    Card(
        "01166", "Viserion", CHARACTER, faction="targaryen", unique=True, cost=2, strength=2, icons="MP",
        traits="Dragon, Hatchling", keywords=[NO_ATTACHMENTS],
        constants=[Gains(each(STORMBORN), STEALTH)],
    ),
    Card(
        "01167", "Viserys Targaryen", CHARACTER, faction="targaryen", loyal=True, unique=True, cost=1, strength=1, icons="P",
        traits="Lord",
        abilities=[Interrupt(LeavesPlay(THIS), Discard(THAT), choose=Choose(ATTACHMENT))],
    ),
    Card(
        "01168", "Braided Warrior", CHARACTER, faction="targaryen", cost=2, strength=3, icons="M", traits="Dothraki",
        keywords=[NO_ATTACHMENTS_EXCEPT_WEAPON],
    ),
    Card(
        "01169", "Handmaiden", CHARACTER, faction="targaryen", cost=2, strength=1, icons="IP", traits="Ally, Companion",
        abilities=[Action(Stand(THAT), costs=[SACRIFICE_THIS], choose=Choose(trait("Lady") & CHARACTER))],
    ),
    Card(
        "01170", "Targaryen Loyalist", CHARACTER, faction="targaryen", cost=1, strength=1, icons="P", traits="Ally",
        abilities=[MarshalingAction(next_costs_less(TARGARYEN, 1), costs=[KNEEL_THIS])],
    ),
    Card(
        "01171", "Unsullied", CHARACTER, faction="targaryen", cost=4, strength=3, icons="MP", traits="Army",
        keywords=[NO_ATTACHMENTS_EXCEPT_WEAPON],
        constants=[
            Strength(each(DEFENDING & CHARACTER), -1, condition=Is(THIS, ATTACKING))
        ],
    ),
    Card(
        "01172", "Drogo's Arakh", ATTACHMENT, faction="targaryen", unique=True, cost=2, traits="Weapon",
        attach_to=trait("Dothraki") & CHARACTER,
        constants=[
            Strength(ATTACHED, 2),
            NoKneel(ATTACHED, "attacking", MILITARY, first=True, condition=Is(ATTACHED, named("Khal Drogo") & YOURS)),
        ],
    ),
    Card(
        "01173", "Plaza of Punishment", LOCATION, faction="targaryen", loyal=True, unique=True, cost=3, traits="Astapor",
        abilities=[
            Reaction(you_win(POWER), burn(THAT, 2), costs=[KNEEL_THIS], choose=Choose(CHARACTER & WITHOUT_ATTACHMENTS))
        ],
    ),
    Card(
        "01174", "Dothraki Sea", LOCATION, faction="targaryen", unique=True, cost=1, traits="Essos",
        abilities=[
            Reaction(
                you_win(POWER),
                Later(Choose(trait("Dothraki") & CHARACTER & in_pile(HAND), target=False), (PutIntoPlay(THAT), AtEnd(PHASE, (If(StillInPlay(THAT), (ReturnToHand(THAT, unsavable=True),)),)))),
                costs=[SACRIFICE_THIS],
            )
        ],
    ),
    Card(
        "01175", "Illyrio's Estate", LOCATION, quantity=2, faction="targaryen", cost=0, traits="Pentos", keywords=[LIMITED],
        abilities=[MarshalingAction(next_costs_less(faction("targaryen"), 1), costs=[KNEEL_THIS])],
    ),
    Card(
        "01176", "Dracarys!", EVENT, faction="targaryen", loyal=True, cost=1,
        abilities=[
            Action(
                burn(THAT, 4), costs=[UseCard(KNEEL, trait("Dragon") & CHARACTER | named("Daenerys Targaryen"))],
                choose=Choose(PARTICIPATING & CHARACTER),
            )
        ],
    ),
    Card(
        "01177", "Fire and Blood", EVENT, faction="targaryen", loyal=True, cost=1,
        abilities=[
            ChallengesAction(
                May((PutIntoPlay(THAT),), (ShuffleIntoDeck(THAT),), condition=Is(THAT, trait("Hatchling"))),
                choose=Choose(UNIQUE & faction("targaryen") & CHARACTER & in_pile(DEAD)),
            )
        ],
    ),
    Card(
        "01178", "Waking the Dragon", EVENT, faction="targaryen", cost=0,
        abilities=[
            Action(
                [Stand(THAT), AtEnd(PHASE, (If(StillInPlay(THAT), (ReturnToHand(THAT),)),))],
                choose=Choose(UNIQUE & KNEELING & faction("targaryen") & CHARACTER & YOURS),
            )
        ],
    ),
]  # fmt: skip
