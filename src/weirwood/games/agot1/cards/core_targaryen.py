"""The Core Set: House Targaryen's characters, locations and attachments."""

from __future__ import annotations

from ....cardgame.vocabulary.describing.cards import Cards
from ..vocabulary import *

TARGARYEN = faction("targaryen") & CHARACTER
DRAGON = trait("Dragon") & CHARACTER
OPPONENT_PLAYS = Marshals(OPPONENT, cards=ATTACHMENT)
OPPONENT_REVEALS = Reveals(OPPONENT, cards=ATTACHMENT)
AFFORDED = ATTACHMENT & in_pile(DISCARD) & cost_at_most(CostOfAnswered())


def cheaper(cards: Cards, by: int, cost: Cost) -> Ability:
    """The next card that fits costs less."""
    return MarshallingAction(next_costs_less(cards, by), costs=[cost])


CARDS = [
    card(
        "core_100",
        "Blood of the Dragon",
        constants=[
            Strength(ATTACHED, 6, condition=Is(ATTACHED, PARTICIPATING)),
            GainsTrait(ATTACHED, "Dragon", condition=Is(ATTACHED, PARTICIPATING)),
        ],
    ),
    card(
        "core_101",
        "Poisoned Wine",
        constants=[Strength(ATTACHED, -2)],
        abilities=[AnyPhase(MoveAttachment(THIS), costs=[Influence(1)])],
    ),
    card(
        "core_102",
        "Aegon's Blade",
        constants=[
            Strength(ATTACHED, 2, condition=IconOn(ATTACHED, MILITARY)),
            Gains(ATTACHED, STEALTH, condition=IconOn(ATTACHED, INTRIGUE)),
            Gains(ATTACHED, RENOWN, condition=IconOn(ATTACHED, POWER)),
        ],
    ),
    card(
        "core_103",
        "Flame-Kissed",
        AMBUSH,
        constants=[
            Strength(ATTACHED, -2, condition=NoOtherAttachment(ATTACHED)),
            DiesAtZero(ATTACHED, condition=NoOtherAttachment(ATTACHED)),
        ],
    ),
    card(
        "core_104",
        "Bones of a Child",
        abilities=[
            ChallengesAction(
                Later(ChoosePlayer(target=False), (LowerClaim(THAT_PLAYER, 1),)),
                costs=[DISCARD_THIS],
                condition=During(),
            )
        ],
    ),
    card(
        "core_105",
        "Captain Groleo",
        abilities=[Response(EitherTrigger(OPPONENT_PLAYS, OPPONENT_REVEALS), GainPower(1), limit=per_phase())],
    ),
    card(
        "core_106",
        "Daenerys Targaryen",
        RENOWN,
        abilities=[Passive(you_win(), MoveGold(-1, LOSER), condition=Is(THIS, Participating("attacking", alone=True)))],
    ),
    card(
        "core_107",
        "Khal Drogo",
        STEALTH,
        abilities=[Response(you_win(), [PutIntoPlay(THIS), AtEnd(PHASE, (ReturnToHand(THIS),))], zones=(HAND,))],
    ),
    card(
        "core_108",
        "Viserys Targaryen",
        abilities=[Response(KilledOrDiscarded(THIS, would=True), [Save(), THEN, ReturnToHand(THIS)])],
    ),
    card(
        "core_109",
        "Rhaegal",
        STEALTH,
        NO_ATTACHMENTS,
        abilities=[AnyPhase(SearchDuplicate(), costs=[PayGold(1)])],
    ),
    card(
        "core_111",
        "Drogon",
        STEALTH,
        NO_ATTACHMENTS,
        abilities=[AnyPhase(burn(THAT, 1), costs=[PayGold(2)], choose=Choose(CHARACTER), limit=per_phase())],
    ),
    card(
        "core_112",
        "Viserion",
        STEALTH,
        NO_ATTACHMENTS,
        abilities=[
            DominanceAction(Kill(THAT), costs=[PayGold(4)], choose=Choose(KNEELING & CHARACTER), limit=per_phase()),
        ],
    ),
    card(
        "core_113",
        "Strong Belwas",
        abilities=[Response(Killed(CHARACTER & NOBLE, would=True), Save(), costs=[PayGold(2)])],
    ),
    card(
        "core_114",
        "Daario Naharis",
        DEADLY,
        abilities=[
            Passive(
                PhaseBegins("dominance"),
                Either(
                    (
                        (Later(ChoosePlayer(ANY, target=False), (DiscardGold(1, THAT_PLAYER),)),),
                        (Discard(THIS),),
                    )
                ),
            )
        ],
    ),
    card(
        "core_115",
        "Quaithe of the Shadow",
        constants=[Untargeted(THIS, ("event", "character"), condition=Exists(ATTACHMENT & ON_THIS))],
    ),
    card(
        "core_116",
        "Xaro Xoan Daxos",
        abilities=[Passive(EntersPlay(THIS, how="marshal"), ReturnToHand(THAT), choose=Choose(CHARACTER & YOURS))],
    ),
    card(
        "core_117",
        "Jhogo",
        STEALTH,
        constants=[Strength(THIS, 2, condition=Exists(trait("Weapon") & ATTACHMENT & ON_THIS))],
    ),
    card("core_118", "Brown Ben Plumm"),
    card(
        "core_119",
        "Dothraki Honor Guard",
        NO_ATTACHMENTS,
        abilities=[
            ChallengesAction(Later(ChoosePlayer(target=False), (PutUnderControl(THIS),)), zones=(HAND,)),
            Passive(you_win(with_=TakingPart(THIS)), OwnerTakesControl(THIS), condition=NotOwned(THIS)),
        ],
    ),
    card(
        "core_120",
        "The Titan's Bastard",
        abilities=[
            Response(PlacedInDeadPile(), PutIntoPlay(THIS), zones=(HAND,)),
            Response(PlacedInDeadPile(OPPONENT), ReturnToHand(THIS)),
        ],
    ),
    card(
        "core_121",
        "Dany's Handmaiden",
        abilities=[Response(Killed(ThisOrNamed("Daenerys Targaryen")), Discard(THAT), choose=Choose(ATTACHMENT))],
    ),
    card("core_122", "Warlock's Servitors", DEADLY, constants=[Immune(THIS, ("character",))]),
    card(
        "core_123",
        "Qartheen Fanatic",
        constants=[Icon(THIS, MILITARY, condition=Exists(DRAGON)), Strength(THIS, 1, condition=Exists(DRAGON))],
    ),
    card(
        "core_124",
        "Pentoshi Guildmaster",
        abilities=[
            Response(
                you_win(by=4),
                [AddToHand(THIS), THEN, MayPay((PayGold(3),), (PutIntoPlay(THIS),))],
                zones=(DISCARD,),
            )
        ],
    ),
    card("core_125", "Illyrio's Man", abilities=[cheaper(TARGARYEN, 1, KNEEL_THIS)]),
    card("core_126", "Xaro's Home", abilities=[Response(Marshals(cards=ATTACHMENT), Draw(1), costs=[Influence(1)])]),
    card("core_127", "Eastern Fiefdoms", LIMITED, abilities=[cheaper(faction("targaryen"), 1, KNEEL_THIS)]),
    card("core_130", "Khal Drogo's Tent", constants=[MayBeOnFaction()]),
    card("core_131", "Temple of the Graces", LIMITED),
    card("core_133", "Great Pyramid", LIMITED, abilities=[cheaper(TARGARYEN, 2, KNEEL_THIS)]),
    card(
        "core_134",
        "Summer Sea",
        abilities=[cheaper((faction("targaryen") | faction("martell")) & CHARACTER, 2, DISCARD_THIS)],
    ),
    card(
        "core_180",
        "Lady Daenerys's Chambers",
        abilities=[
            Response(Marshals(cards=TARGARYEN), Later(Choose(AFFORDED, target=False), (AddToHand(THAT),))),
        ],
    ),
]
