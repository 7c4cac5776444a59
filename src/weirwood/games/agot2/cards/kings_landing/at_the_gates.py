"""At the Gates."""

from __future__ import annotations

from .....cardgame.vocabulary.bases import Condition
from ...vocabulary import *

WATCH = faction("nights-watch")
ALL_STARKS = Absent(~faction("stark") & CHARACTER & YOURS)


def gate(code: str, title: str, condition: Condition) -> Worded:
    """A gate of the city: it is given up for two cards."""
    draw = ChallengesAction(Draw(2), costs=[SACRIFICE_THIS], condition=condition)
    return card(code, title, LIMITED, modifiers={"income": 1}, abilities=[draw])


CARDS = [
    card(
        "13001", "Alysane Mormont", NO_ATTACHMENTS_EXCEPT_WEAPON,
        constants=[
            Gains(THIS, STEALTH, condition=All((TakesPart(THIS, "attacking", MILITARY), ALL_STARKS))),
            NoKneel(THIS, "attacking", MILITARY, condition=ALL_STARKS),
        ],
    ),
    gate("13002", "Old Gate", ALL_STARKS),
    card(
        "13003", "The Knight of Flowers", shadow(5), RENOWN,
        abilities=[
            Reaction(Emerges(YOURS), Stand(THAT), choose=Choose(trait("Kingsguard") & CHARACTER), limit=per_round(2))
        ],
    ),
    gate("13004", "Gate of the Gods", Exists(CHARACTER & YOURS & HIGHEST_STRENGTH)),
    card(
        "13005", "Aged Craftsman", NO_ATTACHMENTS,
        abilities=[Reaction(EntersPlay(THIS), SearchTopIntoPlay(WATCH & LOCATION & cost_at_most(2), top=10))],
    ),
    card(
        "13006", "Flea Bottom Alley", LIMITED,
        abilities=[
            MarshalingAction(
                [
                    Later(
                        Choose(WATCH & CHARACTER & cost_at_most(3) & in_pile(HAND), target=False), (PutIntoPlay(THAT),)
                    ),
                    THEN, Draw(1),
                ],
                costs=[KNEEL_THIS, SACRIFICE_THIS],
            )
        ],
    ),
    card(
        "13007", "R'hllor Infiltrator",
        abilities=[DominanceAction([GiveControl(THIS), GainPower(1)], costs=[KNEEL_THIS], choose=ChoosePlayer())],
    ),
    gate("13008", "King's Gate", PowerOn(YOUR_FACTION, 5)),
    card(
        "13009", "Ser Mandon Moore", shadow(3),
        abilities=[
            Reaction(
                Emerges(THIS),
                PayOrElse((DiscardCards(2),), (EachChooses(CHARACTER, THAT_PLAYER), Kill(THAT)), by=THAT_PLAYER),
                choose=ChoosePlayer(),
            )
        ],
    ),
    gate("13010", "Lion Gate", Several(2, in_pile(SHADOWS))),
    card("13011", "Baelor Blacktyde", constants=[CannotPlayCopies(EACH_OPPONENT)]),
    gate("13012", "Iron Gate", FirstPlayer()),
    card(
        "13013", "Viserion", ambush(5), NO_ATTACHMENTS,
        abilities=[
            Reaction(
                you_win(with_=TakingPart(THIS, "attacking")), gain_keyword(THIS, INTIMIDATE, CHALLENGE),
                costs=[DiscardCards(1)],
            )
        ],
    ),
    gate("13014", "Dragon Gate", Several(2, ATTACHMENT & YOURS)),
    card(
        "13015", "Southron Escort", shadow(4),
        abilities=[Action(PutIntoPlay(THIS), costs=[UseCard("discard", OTHER & in_pile(SHADOWS))], zones=(SHADOWS,))],
    ),
    gate("13016", "River Gate", LostChallenges(2)),
    card(
        "13017", "Littlefinger", shadow(6), STEALTH,
        abilities=[
            Reaction(Emerges(CHARACTER & YOURS), [HandUnderDeck(3), THEN, Draw(PerPicked())], limit=per_round())
        ],
    ),
    card(
        "13018", "White Sword Tower",
        constants=[
            Strength(each(trait("Kingsguard") & CHARACTER & YOURS), 1),
            MostEvents(n=1, cards=trait("Kingsguard") & CHARACTER),
        ],
    ),
    card(
        "13019", "City of Secrets",
        abilities=[
            WhenRevealed(
                [Draw(2, EACH_PLAYER), THEN, InTurn(EACH_PLAYER, (If(NoneUsed("City"), (DiscardChosen(YOU, 2),)),))]
            )
        ],
    ),
    card(
        "13020", "At the Gates",
        abilities=[
            WhenRevealed(
                If(
                    NoneUsed("City"), (SearchIntoPlay(LOCATION & HasKeyword("limited") & cost_at_most(1)),),
                    (Search(LOCATION & HasKeyword("limited") & cost_at_most(1)),),
                )
            )
        ],
    ),
]  # fmt: skip
