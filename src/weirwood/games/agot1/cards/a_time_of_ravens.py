"""A Time of Ravens: the cards that the FAQ names, and those that make the seasons."""

from __future__ import annotations

from ..vocabulary import *

RAVEN = trait("Raven")
NOT_WINTER = InSeason("winter", yes=False)
BLACK_BROTHER = trait("Night's Watch") & CHARACTER
OTHER_QUEEN = trait("Queen") & CHARACTER & OTHER
RESERVES = Later(Choose(~UNIQUE & CHARACTER & in_pile(DISCARD), least=0, most=-1, target=False), (AddToHand(THOSE),))


def carrion_bird(in_play: Cards, until: str = "") -> Worded:
    """It shuffles back Ravens of the discard pile, or one card that is in play."""
    back = Either(
        (
            (Later(Choose(RAVEN & in_pile(DISCARD), least=0, most=-1, target=False), (ShuffleIntoDeck(THOSE),)),),
            (Later(Choose(in_play, target=False), (ShuffleIntoDeck(THAT),)),),
        )
    )
    return card(
        "ator_16",
        "Carrion Bird",
        STEALTH,
        constants=[Cannot(THIS, "cancel")],
        abilities=[Response(you_win(with_=TakingPart(THIS)), back)],
        until=until,
    )


def lions_gate(cards: Cards, until: str = "") -> Worded:
    """It takes power, then names a trait."""
    marked: tuple[Effect, ...] = (
        DiscardPower(THAT),
        THEN,
        Name("trait"),
        Gives(THAT, (GainsTrait(SAME, NAMED),), PHASE),
    )
    gained = AnyPhase(Later(Choose(cards, target=False), marked), costs=[KNEEL_THIS])
    return card("ator_17", "Lion's Gate", constants=[GainsAbility(THIS, gained, condition=NOT_WINTER)], until=until)


def maester_aemon(ability: Ability, until: str = "") -> Worded:
    return card("ator_49", "Maester Aemon", NO_ATTACHMENTS_EXCEPT_BOON, abilities=[ability], until=until)


def kraznys(limit: Limit | None, until: str = "") -> Worded:
    take = ChallengesAction(
        [TakeControl(THAT), MoveAttachment(THAT)],
        costs=[PayItsCost(ATTACHMENT & THEIRS)],
        condition=InSeason("summer"),
        limit=limit,
    )
    return card("ator_65", "Kraznys mo Nakloz", abilities=[take], until=until)


def alannys(kneeling: Cost, until: str = "") -> Worded:
    """She makes an opponent kneel somebody stronger, or discard; another Queen silences her."""
    threat = AnyPhase(
        PayOrElse((kneeling,), (DiscardRandom(THAT_PLAYER),), by=THAT_PLAYER),
        costs=[KNEEL_THIS],
        condition=Absent(OTHER_QUEEN),
        choose=ChoosePlayer(),
    )
    there = Exists(OTHER_QUEEN)
    return card(
        "ator_89",
        "Alannys Greyjoy",
        constants=[Cannot(THIS, "attack", condition=there), Cannot(THIS, "defend", condition=there)],
        abilities=[threat],
        until=until,
    )


def raven(code: str, title: str, season: str, gold: int) -> Worded:
    """A Raven on its player's House card, which makes the season and drives out the others."""
    return card(
        code,
        title,
        attach_to=FACTION_CARD & YOURS,
        constants=[
            Immune(THIS, but="Raven"),
            MakesSeason(season),
            PlotValue(EACH_PLAYER, figure="income", by=gold),
        ],
        abilities=[Passive(EntersPlay(THIS), Discard(each(RAVEN & ATTACHMENT & OTHER)))],
    )


CARDS = [
    card(
        "ator_1",
        "Kings of Summer",
        constants=[ExtraDraw(n=1, condition=InSeason("summer")), ExtraDraw(n=-1, condition=InSeason("winter"))],
    ),
    raven("ator_2", "Black Raven", "summer", 1),
    raven("ator_24", "White Raven", "winter", -1),
    card(
        "ator_21",
        "Kings of Winter",
        abilities=[
            Passive(
                PhaseEnds("draw"),
                InTurn(WITH_NO_FEWER_CARDS, (DiscardRandom(YOU),)),
                condition=InSeason("winter"),
            ),
            Passive(
                PhaseEnds("draw"),
                InTurn(WITH_FEWER_CARDS, (Draw(1),)),
                condition=InSeason("summer"),
            ),
        ],
    ),
    carrion_bird(PrintedTrait("Raven")),
    carrion_bird(RAVEN, until="2.4"),
    lions_gate(ANY_CARD),
    lions_gate(In((PLAY, FACTION_ZONE)), until="1.3.1"),
    maester_aemon(Response(Killed(BLACK_BROTHER, would=True), Save(), costs=[KNEEL_THIS], condition=NOT_WINTER)),
    maester_aemon(
        AnyPhase(SaveChosen(), costs=[KNEEL_THIS], condition=NOT_WINTER, choose=Choose(BLACK_BROTHER)), until="1.3"
    ),
    kraznys(per_card_and_phase()),
    kraznys(None, until="1.5"),
    alannys(UseCard("kneel", CHARACTER & STRONGER)),
    alannys(KneelAnyones(CHARACTER & STRONGER), until="1.4"),
    card("ator_99", "War of Five Kings", abilities=[PlotAction(EpicChallenges())]),
    card("ator_99", "War of Five Kings", abilities=[PlotAction(EpicChallenges(single=False))], until="2.0"),
    card(
        "ator_114",
        "Retreat and Regroup",
        abilities=[
            ChallengesAction(PlaceBeside(), condition=NoChallengeYet()),
            Passive(PhaseEnds("challenges"), RESERVES, condition=LostChallenges(2), zones=(BESIDE,)),
        ],
    ),
    card(
        "ator_114",
        "Retreat and Regroup",
        abilities=[
            ChallengesAction(PlaceBeside(), condition=NoChallengeYet()),
            Passive(you_lose(), RESERVES, condition=LostChallenges(2, exactly=True), zones=(BESIDE,)),
        ],
        until="1.3",
    ),
]
