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
    gate("13004", "Gate of the Gods", Exists(CHARACTER & YOURS & HIGHEST_STRENGTH)),
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
    gate("13016", "River Gate", LostChallenges(2)),
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
