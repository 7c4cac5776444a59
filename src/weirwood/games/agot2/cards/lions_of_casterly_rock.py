"""Lions of Casterly Rock."""

from __future__ import annotations

from ..vocabulary import *

CARDS = [
    card(
        "05013", "Alayaya", abilities=[Reaction(you_win(with_=TakingPart(THIS)), MoveGold(1, LOSER))],
    ),
    card(
        "05016", "Lannisport Guard", abilities=[Reaction(EntersPlay(THIS, how="marshal"), Draw(1, EACH_PLAYER))],
    ),
    card(
        "05021", "Valyrian Steel Dagger",
        constants=[
            Strength(ATTACHED, 2, condition=During(INTRIGUE)), Gains(ATTACHED, STEALTH, condition=During(INTRIGUE)),
        ],
    ),
    card(
        "05029", "Trystane Martell",
        abilities=[
            Reaction(
                you_lose(with_=TakingPart(THIS)), Gives(THAT, (Cannot(SAME, "defend"),)), choose=Choose(CHARACTER & WEAKER)
            )
        ],
    ),
    card(
        "05031", "Sweet Donnel Hill", NO_ATTACHMENTS_EXCEPT_WEAPON,
        constants=[LosesAll(each(ATTACKING & CHARACTER), "keyword", condition=Is(THIS, DEFENDING))],
    ),
    card(
        "05033", "Jeyne Westerling",
        abilities=[
            Action(Stand(THAT), costs=[KNEEL_THIS], choose=Choose(faction("stark") & trait("King", "Lord") & CHARACTER))
        ],
    ),
    card(
        "05034", "Last Hearth Scouts",
        abilities=[ForcedReaction(EntersPlay(CHARACTER, phase="challenges"), Kneel(IT))],
    ),
    card(
        "05037", "Alerie Tyrell",
        abilities=[
            Reaction(EntersPlay(THIS), Search(faction("tyrell") & CHARACTER & cost_at_most(3), top=10))
        ],
    ),
    card(
        "05043", "Appointed", attach_to=UNIQUE & CHARACTER,
        constants=[Icon(ATTACHED, INTRIGUE), GainsTrait(ATTACHED, "Small Council")],
    ),
    card("05046", "Lions of the Rock", abilities=[Reaction(PhaseBegins("challenges"), GainGold(3))]),
]  # fmt: skip
