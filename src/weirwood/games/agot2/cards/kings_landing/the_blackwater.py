"""The Blackwater."""

from __future__ import annotations

from ...vocabulary import *

KINGSGUARD = trait("Kingsguard") & CHARACTER
CROWNED = trait("King", "Queen") & CHARACTER

CARDS = [
    card(
        "13081", "Smallfolk Mob", shadow(4),
        abilities=[
            Action(
                PutIntoPlay(THIS), costs=[UseCard("sacrifice", UNIQUE & faction("stark") & CHARACTER)], zones=(SHADOWS,)
            )
        ],
    ),
    card(
        "13082", "Shadow of the North", shadow(1), play_only=During(),
        abilities=[
            Action(
                [
                    RaiseFigure("claim", 1, until=CHALLENGE),
                    If(Exists(trait("Winter") & PLOT_CARD & REVEALED), (KEEP_EVENT,)),
                ],
                limit=max_per_challenge(),
            )
        ],
    ),
    card(
        "13083", "Highgarden Jester", INSIGHT,
        abilities=[
            ForcedReaction(
                DrawsByInsight(cards=ANY_CARD, by_this=True),
                If(Exists(OTHER & trait("Fool") & CHARACTER), (HandOntoDeck(),), (HandOntoDeck(random=True),)),
            )
        ],
    ),
    card(
        "13084", "Shadow of the Rose", shadow(2),
        abilities=[
            Action(
                [
                    SearchIntoShadows(HasKeyword("shadow"), top=10),
                    If(Exists(trait("Summer") & PLOT_CARD & REVEALED), (KEEP_EVENT,)),
                ]
            )
        ],
    ),
    card(
        "13085", "Yoren",
        abilities=[
            Reaction(EntersPlay(THIS), TakeControl(THAT, until=HERE), choose=Choose(CHARACTER & cost_at_most(5)))
        ],
    ),
    card(
        "13086", "Bound for the Wall",
        abilities=[
            Reaction(
                you_win(role="attacking"),
                [
                    RevealDeck(5, LOSER),
                    Later(Choose(CHARACTER, among=True, target=False), (PutIntoPlay(THAT, under_yours=True),), may=True),
                    RestBeneath(LOSER),
                ],
                limit=max_per_challenge(),
            )
        ],
    ),
    card(
        "13087", "Ser Preston Greenfield", shadow(4),
        abilities=[
            Reaction(
                you_win(with_=TakingPart(THIS)),
                [EachChooses(STANDING & CHARACTER, LOSER), MovePower(1, LOSER, to=THAT)],
            )
        ],
    ),
    card(
        "13088", "Blackwater Rush", shadow(2),
        abilities=[
            Reaction(
                Emerges(YOURS), GainPower(1, THAT), costs=[KNEEL_THIS], choose=Choose(faction("baratheon") & CHARACTER)
            )
        ],
    ),
    card(
        "13089", "Tyrion Lannister", shadow(5), INSIGHT,
        abilities=[
            Reaction(
                Emerges((CHARACTER | LOCATION | ATTACHMENT) & YOURS),
                Later(Choose(OTHER_THAN_ANSWERED & YOURS, target=False), (Hide(THAT, token=True),)), limit=per_round(),
            )
        ],
    ),
    card(
        "13090", "A Very Large Shadow", shadow(0),
        abilities=[
            Action(
                [
                    Cheaper(NextCostsLess(cards=ANY_CARD, by=3, verb=BRING_OUT)),
                    If(Exists(trait("Scheme") & PLOT_CARD & REVEALED), (KEEP_EVENT,)),
                ],
                limit=max_per_phase(),
            )
        ],
    ),
    card(
        "13091", "Maester Kerwin",
        abilities=[Interrupt(Killed(OTHER & CHARACTER, would=True), Save(), costs=[KILL_THIS])],
    ),
    card(
        "13092", '"The Bloody Cup"',
        abilities=[
            Reaction(
                you_win(unopposed=True), OntoDeck(THAT), choose=Choose(CHARACTER & controlled_by(LOSER)),
                limit=max_per_challenge(),
            )
        ],
    ),
    card(
        "13093", "Covert Loyalist", shadow(4),
        abilities=[
            Action(
                PutIntoPlay(THIS), costs=[UseCard("discard", faction("targaryen") & CostAtLeast(4) & in_pile(HAND))],
                zones=(SHADOWS,),
            )
        ],
    ),
    card("13094", "Music of Dragons", abilities=[ChallengesAction(Search(trait("Dragon") & CHARACTER))]),
    card(
        "13095", "Dagos Manwoody",
        constants=[
            Gains(THIS, keyword, condition=TraitsAmong(5, PLOT_CARD & in_pile(USED))) for keyword in (RENOWN, STEALTH)
        ],
    ),
    card(
        "13096", "The Mountain's Skull", constants=[Strength(ATTACHED, 2), Gains(ATTACHED, RENOWN)],
        abilities=[
            Reaction(
                Killed(CHARACTER & THEIRS & StrengthAtLeast(6, printed=True)), PutIntoPlay(THIS), zones=(HAND, DISCARD)
            )
        ],
    ),
    card(
        "13097", "Sparrows", shadow(2),
        abilities=[
            Reaction(
                Emerges(THIS),
                Later(
                    ChoosePlayer(target=False),
                    (
                        Later(
                            Choose(OTHER & trait("The Seven") & YOURS, target=False),
                            (MovePower(1, THAT_PLAYER, to=THAT),),
                        ),
                    ),
                ),
            )
        ],
    ),
    card(
        "13098", "White Cloak", attach_to=trait("Knight") & CHARACTER & YOURS,
        constants=[GainsTrait(ATTACHED, "Kingsguard")],
        abilities=[Interrupt(Killed(CROWNED, would=True), Save(), costs=[KNEEL_ATTACHED])],
    ),
    card(
        "13099", "The White Book", deck=(MayContain(~LOYAL & KINGSGUARD), AtLeast(KINGSGUARD, 7, different=True)),
        abilities=[
            Reaction(
                you_win(),
                If(
                    Exists(CROWNED & YOURS), (Stand(each(PARTICIPATING & KINGSGUARD & YOURS)),),
                    (Stand(each(DEFENDING & KINGSGUARD & YOURS)),),
                ),
                costs=[KNEEL_FACTION],
            )
        ],
    ),
    card(
        "13100", "King's Landing Riot",
        abilities=[
            ForcedInterrupt(
                PhaseEnds("challenges"), Discard(each(CHARACTER)),
                condition=Several(3, trait("City") & PLOT_CARD & in_pile(USED)),
            )
        ],
    ),
]  # fmt: skip
