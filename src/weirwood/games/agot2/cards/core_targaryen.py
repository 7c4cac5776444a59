"""Core Set: House Targaryen."""

from __future__ import annotations

from ..vocabulary import *

TARGARYEN = Cards(CHARACTER, faction="targaryen")
STORMBORN = Cards(CHARACTER, trait="Stormborn", controller=YOU)

CARDS = [
    Card(
        "01160", "Daenerys Targaryen", CHARACTER, faction="targaryen", loyal=True, unique=True, cost=7, strength=5,
        icons="IP", traits="Lady, Stormborn", keywords=[INSIGHT],
        constants=[
            Strength(
                each(Cards(CHARACTER, participating="any", controller=FOE)), -1, Is(THIS, Cards(kneeling=False))
            )
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
            Rule("extra challenge", "you may initiate an additional military challenge each challenges phase", value=MILITARY)
        ],
    ),
    Card(
        "01163", "Magister Illyrio", CHARACTER, faction="targaryen", unique=True, cost=5, strength=4, icons="IP",
        traits="Lord, Merchant",
        abilities=[Action(Stand(THAT), costs=[PayGold(2)], choose=Choose(Cards(CHARACTER)), limit=per_phase())],
    ),
    Card(
        "01164", "Rhaegal", CHARACTER, faction="targaryen", unique=True, cost=3, strength=3, icons="MI",
        traits="Dragon, Hatchling", keywords=[NO_ATTACHMENTS],
        abilities=[
            Reaction(
                you_win(with_=Cards(CHARACTER, trait="Stormborn", participating="any", controller=YOU)), Stand(THAT),
                choose=Choose(Cards(CHARACTER, trait="Stormborn")), limit=per_phase(),
            )
        ],
    ),
    Card(
        "01165", "Ser Jorah Mormont", CHARACTER, faction="targaryen", unique=True, cost=2, strength=4, icons="MI",
        traits="Companion, Knight", keywords=[RENOWN],
        constants=[Rule("dies when", "sacrifice ~", value="sacrifice", condition=Tokens(THIS, "betrayal", 3))],
        abilities=[ForcedReaction(you_win(with_=(THIS, "any")), PlaceToken("betrayal"))],
    ),
    Card(
        "01166", "Viserion", CHARACTER, faction="targaryen", unique=True, cost=2, strength=2, icons="MP",
        traits="Dragon, Hatchling", keywords=[NO_ATTACHMENTS],
        constants=[Gains(each(STORMBORN), STEALTH)],
    ),
    Card(
        "01167", "Viserys Targaryen", CHARACTER, faction="targaryen", loyal=True, unique=True, cost=1, strength=1, icons="P",
        traits="Lord",
        abilities=[Interrupt(leaves_play(THIS), Discard(THAT), choose=Choose(Cards(ATTACHMENT)))],
    ),
    Card(
        "01168", "Braided Warrior", CHARACTER, faction="targaryen", cost=2, strength=3, icons="M", traits="Dothraki",
        keywords=[NO_ATTACHMENTS_EXCEPT_WEAPON],
    ),
    Card(
        "01169", "Handmaiden", CHARACTER, faction="targaryen", cost=2, strength=1, icons="IP", traits="Ally, Companion",
        abilities=[Action(Stand(THAT), costs=[SACRIFICE_THIS], choose=Choose(Cards(CHARACTER, trait="Lady")))],
    ),
    Card(
        "01170", "Targaryen Loyalist", CHARACTER, faction="targaryen", cost=1, strength=1, icons="P", traits="Ally",
        abilities=[MarshalingAction(next_costs_less(TARGARYEN, 1), costs=[KNEEL_THIS])],
    ),
    Card(
        "01171", "Unsullied", CHARACTER, faction="targaryen", cost=4, strength=3, icons="MP", traits="Army",
        keywords=[NO_ATTACHMENTS_EXCEPT_WEAPON],
        constants=[
            Strength(each(Cards(CHARACTER, participating="defending")), -1, Is(THIS, Cards(participating="attacking")))
        ],
    ),
    Card(
        "01172", "Drogo's Arakh", ATTACHMENT, faction="targaryen", unique=True, cost=2, traits="Weapon",
        attach_to=Cards(CHARACTER, trait="Dothraki"),
        constants=[
            Strength(ATTACHED, 2),
            Rule(
                "no kneel attacking",
                "the attached character does not kneel to attack in your first military challenge each round",
                who=ATTACHED, value=(MILITARY, True), condition=Is(ATTACHED, Cards(name="Khal Drogo", controller=YOU)),
            ),
        ],
    ),
    Card(
        "01173", "Plaza of Punishment", LOCATION, faction="targaryen", loyal=True, unique=True, cost=3, traits="Astapor",
        abilities=[
            Reaction(you_win(POWER), burn(THAT, 2), costs=[KNEEL_THIS], choose=Choose(Cards(CHARACTER, bare=True)))
        ],
    ),
    Card(
        "01174", "Dothraki Sea", LOCATION, faction="targaryen", unique=True, cost=1, traits="Essos",
        abilities=[
            Reaction(
                you_win(POWER),
                Later(
                    Choose(Cards(CHARACTER, trait="Dothraki", controller=YOU, zone=HAND), target=False),
                    [PutIntoPlay(THAT), AtEnd(PHASE, [ReturnToHand(THAT, unsavable=True)], StillInPlay(THAT))],
                ),
                costs=[SACRIFICE_THIS],
            )
        ],
    ),
    Card(
        "01175", "Illyrio's Estate", LOCATION, quantity=2, faction="targaryen", cost=0, traits="Pentos", keywords=[LIMITED],
        abilities=[MarshalingAction(next_costs_less(Cards(faction="targaryen"), 1), costs=[KNEEL_THIS])],
    ),
    Card(
        "01176", "Dracarys!", EVENT, faction="targaryen", loyal=True, cost=1,
        abilities=[
            Action(
                burn(THAT, 4), costs=[KneelCard(Cards(CHARACTER, trait="Dragon", or_name="Daenerys Targaryen"))],
                choose=Choose(Cards(CHARACTER, participating="any")),
            )
        ],
    ),
    Card(
        "01177", "Fire and Blood", EVENT, faction="targaryen", loyal=True, cost=1,
        abilities=[
            ChallengesAction(
                May(
                    "put it into play", [PutIntoPlay(THAT)], [ShuffleIntoDeck(THAT)],
                    Bound("that", Cards(trait="Hatchling"), "it is a Hatchling"),
                ),
                choose=Choose(Cards(CHARACTER, faction="targaryen", unique=True, controller=YOU, zone=DEAD)),
            )
        ],
    ),
    Card(
        "01178", "Waking the Dragon", EVENT, faction="targaryen", cost=0,
        abilities=[
            Action(
                [Stand(THAT), AtEnd(PHASE, [ReturnToHand(THAT)], StillInPlay(THAT))],
                choose=Choose(Cards(CHARACTER, faction="targaryen", unique=True, kneeling=True, controller=YOU)),
            )
        ],
    ),
]  # fmt: skip
