"""The Brotherhood Without Banners."""

from __future__ import annotations

from ...vocabulary import *

SUMMERS = trait("Summer") & PLOT_CARD & REVEALED
WINTERS = trait("Winter") & PLOT_CARD & REVEALED

CARDS = [
    card(
        "06102", "Northern Keep", LIMITED,
        abilities=[MarshalingAction(GainGold(IfElse(Outnumber(WINTERS, SUMMERS), 2, 1)), costs=[KNEEL_THIS])],
    ),
    card(
        "06103", "Highgarden Minstrel",
        abilities=[Reaction(Plays(cards=trait("Song") & EVENT), GainGold(1), limit=per_round(3))],
    ),
    card(
        "06106", "Ranger's Bow", attach_to=faction("nights-watch") & CHARACTER, constants=[Strength(ATTACHED, 1)],
        abilities=[
            ChallengesAction(
                boost(THAT, 2, CHALLENGE), costs=[KNEEL_THIS],
                choose=Choose(DEFENDING & faction("nights-watch") & CHARACTER),
            )
        ],
    ),
    card(
        "06109", "Genna Frey",
        abilities=[
            Reaction(
                you_win(with_=TakingPart(THIS, "attacking")),
                If(
                    Exists(OTHER & ATTACKING & trait("House Frey") & CHARACTER & YOURS),
                    (DiscardRandom(LOSER, 2),), (DiscardRandom(LOSER),),
                ),
                condition=NthChallenge(3),
            )
        ],
    ),
    card(
        "06110", "The Goldroad", LIMITED, modifiers={"income": 1},
        abilities=[ChallengesAction(GainGold(1), costs=[KNEEL_THIS])],
    ),
    card(
        "06112", "Pay The Iron Price",
        abilities=[
            ChallengesAction(
                PutIntoPlay(THAT, under_yours=True), choose=Choose(ATTACHMENT & in_pile(DISCARD, of=OPPONENT))
            ),
            Reaction(you_win(unopposed=True), AddToHand(THIS), costs=[PayGold(1)], zones=(DISCARD,)),
        ],
    ),
    card(
        "06113", "Freedmen",
        abilities=[Reaction(you_win(role="attacking", by=5), PutIntoPlay(THIS), zones=(DISCARD,))],
    ),
    card(
        "06115", "Dornish Spy", ambush(4),
        abilities=[
            Reaction(EntersPlay(THIS), [Name(CHALLENGE_ICON), lose_icon(THAT, NAMED)], choose=Choose(CHARACTER))
        ],
    ),
    card(
        "06116", "Locked Away", TERMINAL,
        abilities=[Reaction(PhaseBegins("marshaling"), ReturnToHand(ATTACHED, unsavable=True))],
    ),
    card(
        "06118", "Unbridled Generosity",
        abilities=[Action(PlaceToken(THOSE, kind="gold"), choose=Choose(ANY_CARD, least=0, most=3))],
    ),
]  # fmt: skip
