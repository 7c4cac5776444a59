"""The Brotherhood Without Banners."""

from __future__ import annotations

from ...vocabulary import *

SUMMERS = trait("Summer") & PLOT_CARD & REVEALED
WINTERS = trait("Winter") & PLOT_CARD & REVEALED

CARDS = [
    card(
        "06101", "Sansa's Maid", bestow(3),
        constants=[Strength(each(trait("Lady") & CHARACTER & YOURS), PerTokenHere("gold"))],
    ),
    card(
        "06102", "Northern Keep", LIMITED,
        abilities=[MarshalingAction(GainGold(IfElse(Outnumber(WINTERS, SUMMERS), 2, 1)), costs=[KNEEL_THIS])],
    ),
    card(
        "06103", "Highgarden Minstrel",
        abilities=[Reaction(Plays(cards=trait("Song") & EVENT), GainGold(1), limit=per_round(3))],
    ),
    card(
        "06104", "Horn Hill", bestow(3),
        abilities=[
            ChallengesAction(
                boost(each(PARTICIPATING & faction("tyrell") & CHARACTER & YOURS), PerTokenHere("gold"), CHALLENGE),
                costs=[KNEEL_THIS],
            )
        ],
    ),
    card(
        "06105", "Donal Noye", bestow(3), NO_ATTACHMENTS_EXCEPT_WEAPON,
        abilities=[
            Action(
                Later(Choose(trait("Weapon") & ATTACHMENT & in_pile(HAND), target=False), (PutIntoPlay(THAT),)),
                costs=[SPEND_GOLD],
            )
        ],
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
        "06107", "Patchface",
        constants=[GainsKeywordsOf(THIS, OTHER & trait("Fool") & CHARACTER), GainsIconsOf(THIS, OTHER & trait("Fool") & CHARACTER)],
    ),
    card(
        "06108", "King's Blood", bestow(3), attach_to=trait("Bastard", "King") & CHARACTER & YOURS,
        abilities=[
            PlotAction(
                DiscardPower(each(FACTION_CARD & THEIRS), n=PerTokenHere("gold")),
                costs=[KNEEL_ATTACHED, SACRIFICE_THIS],
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
        "06111", "Stony Shore Raider", bestow(3),
        abilities=[
            Action(Kneel(THAT), costs=[SPEND_GOLD], choose=Choose(LOCATION & cost_at_most(3)), limit=per_round())
        ],
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
        "06114", "Warrior's Braid", attach_to=faction("targaryen") & CHARACTER,
        constants=[Gains(ATTACHED, RENOWN), Strength(ATTACHED, PerTokenHere("bell"))],
        abilities=[Reaction(you_win(MILITARY, with_=TakingPart(ATTACHED, "attacking")), PlaceToken(THIS, kind="bell"))],
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
        "06117", "Beric Dondarrion", RENOWN,
        constants=[Strength(THIS, PerToken("kiss"))],
        abilities=[
            ForcedReaction(EntersPlay(THIS, how="marshal"), [PlaceToken(THIS, kind="kiss", n=6), FIRMLY]),
            Interrupt(Killed(THIS, would=True), Save(), costs=[SpendToken("kiss")]),
        ],
    ),
    card(
        "06118", "Unbridled Generosity",
        abilities=[Action(PlaceToken(THOSE, kind="gold"), choose=Choose(ANY_CARD, least=0, most=3))],
    ),
    card(
        "06119", "The Brotherhood Without Banners", deck=(AtMost(LOYAL & CHARACTER),),
        abilities=[
            Reaction(
                PhaseBegins("challenges"),
                [
                    Name("keyword", among=("insight", "intimidate", "renown", "stealth")),
                    Gives(THAT, (Gains(SAME, NAMED_KEYWORD),)),
                ],
                costs=[KNEEL_FACTION], choose=Choose(faction("neutral") & CHARACTER & YOURS),
            )
        ],
    ),
    card(
        "06120", "Favors From the Crown",
        abilities=[
            Reaction(
                EntersPlay(HasKeyword("bestow") & ANY_CARD),
                PlaceGold(IfElse(Tokens(ITS_CARD, "gold", 3), 2, 1), ITS_CARD, treasury=True),
            )
        ],
    ),
]  # fmt: skip
