"""Music of Dragons."""

from __future__ import annotations

from ...vocabulary import *

KNIGHT = trait("Knight") & CHARACTER
WILDLING = trait("Wildling") & CHARACTER
POISONED = If(Tokens(THAT, "poison"), (RemoveToken(THAT, kind="poison"), Kill(THAT)))
BUILDER, RANGER, STEWARD = (Exists(trait(order) & CHARACTER & YOURS) for order in ("Builder", "Ranger", "Steward"))
WINTER_PLOT = trait("Winter") & PLOT_CARD & REVEALED

CARDS = [
    card(
        "11061", "Meera Reed", shadow(1), STEALTH,
        abilities=[
            Reaction(Sacrificed(faction("stark") & CHARACTER & YOURS), Hide(THIS)),
            Reaction(Emerges(THIS), Gives(THAT, (Blank(SAME),)), choose=Choose(CHARACTER)),
        ],
    ),
    card(
        "11062", "Shaggydog", attach_to=faction("stark") & CHARACTER & YOURS,
        abilities=[
            Reaction(
                you_win(with_=TakingPart(ATTACHED, "attacking")), [EachChooses(DEFENDING & CHARACTER, LOSER), Kill(THAT)]
            ),
            Action(MoveAttachment(THIS), costs=[PayGold(1)], limit=per_phase()),
        ],
    ),
    card(
        "11063", "Ser Mark Mullendore",
        abilities=[
            Reaction(
                you_win(with_=TakingPart(THIS)),
                [RevealTop(), May((PutIntoPlay(FOUND), THEN, OntoDeck(THIS, unsavable=True)))],
            )
        ],
    ),
    card(
        "11064", "Bonds of Chivalry",
        abilities=[
            Action(
                [
                    Stand(FIRST), RemoveFromChallenge(FIRST), THEN,
                    Later(
                        Choose(STANDING & KNIGHT & YOURS, which="second", target=False),
                        (Kneel(SECOND), JoinYourSide(SECOND)), may=True,
                    ),
                ],
                choose=Choose(PARTICIPATING & KNIGHT & YOURS, which="first"),
            )
        ],
    ),
    card(
        "11065", "Jon Snow",
        constants=[
            Gains(THIS, STEALTH, condition=BUILDER), Gains(THIS, INTIMIDATE, condition=RANGER),
            Gains(THIS, INSIGHT, condition=STEWARD),
        ],
    ),
    card(
        "11066", "Lord Commander", attach_to=faction("nights-watch") & CHARACTER & CostAtLeast(5),
        abilities=[
            Reaction(you_win(with_=PARTICIPATING & faction("nights-watch") & CHARACTER & YOURS), GainPower(1, ATTACHED))
        ],
    ),
    card(
        "11067", "Shireen Baratheon", shadow(3),
        abilities=[
            Action(
                [NoStrength(THAT), NoStrength(THIS)], condition=Is(THIS, PARTICIPATING),
                choose=Choose(PARTICIPATING & CHARACTER), limit=per_challenge(),
            )
        ],
    ),
    card(
        "11068", "Privileged Position", play_only=NeverLost(POWER),
        abilities=[Interrupt(WouldTakeEffect(("event", "location"), opponents=True), Cancel())],
    ),
    card(
        "11069", "Tithe Collector", modifiers={"income": 1},
        abilities=[Reaction(CollectsIncome(), GainPower(1, THIS), costs=[PayGold(2)])],
    ),
    card(
        "11070", "Clever Feint",
        abilities=[
            Action(Hide(THOSE), costs=[KNEEL_FACTION], choose=Choose(YOURS & HasKeyword("shadow"), least=0, most=-1))
        ],
    ),
    card(
        "11071", "Victarion Greyjoy",
        abilities=[
            ChallengesAction(
                Either(
                    (
                        (Later(Choose(LOCATION), (Kneel(THAT),)),), (Stand(THIS),),
                        (gain_keyword(THIS, RENOWN, CHALLENGE),),
                    )
                ),
                costs=[UseCard("kneel", trait("Warship") & LOCATION)],
            )
        ],
    ),
    card(
        "11072", "Grey Ghost", shadow(2),
        abilities=[
            Action(
                Gives(THOSE, (Cannot(SAME, "defend"),)), costs=[KNEEL_THIS],
                choose=Choose(CHARACTER, most=2, more=Is(THIS, CAME_OUT)),
            )
        ],
    ),
    card(
        "11073", "Rhaegal", ambush(5), NO_ATTACHMENTS,
        abilities=[Reaction(Killed(CHARACTER & THEIRS, by_effect=True), Stand(THIS))],
    ),
    card(
        "11074", "Meereenese Market", modifiers={"income": 1},
        abilities=[Action(UnderDeck(THAT), costs=[KNEEL_THIS], choose=Choose(in_pile(DISCARD, of=ANY)))],
    ),
    card(
        "11075", "House Manwoody Guard",
        constants=[NoKneel(each(trait("Guard") & CHARACTER & YOURS), "defending", condition=FirstPlayer(False))],
    ),
    card(
        "11076", "A Mission in Essos", shadow(2),
        abilities=[Action([LeaveBottom(), THEN, ShuffleIntoDeck(each(in_pile(DISCARD))), Draw(3)])],
    ),
    card(
        "11077", "Wun Wun", NO_ATTACHMENTS_EXCEPT_WEAPON,
        abilities=[
            Action(JoinYourSide(THIS), costs=[KNEEL_THIS], condition=During(cards=PARTICIPATING & WILDLING & YOURS))
        ],
    ),
    card(
        "11078", "Poisoned Coin", shadow(0),
        abilities=[
            Reaction(
                you_win(unopposed=True, with_=ATTACKING & CHARACTER & HasKeyword("shadow") & YOURS),
                Later(
                    Choose(CHARACTER & controlled_by(LOSER) & ~HasKeyword("shadow"), target=False),
                    (PlaceToken(THAT, kind="poison"), AtEnd(PHASE, (POISONED,))),
                ),
                limit=max_per_challenge(),
            )
        ],
    ),
    card(
        "11079", "The Free Folk", deck=(AtMost(~faction("neutral") & PLOT_CARD), AtMost(~faction("neutral"))),
        abilities=[
            Reaction(
                ClaimWasApplied(), ClaimOfAnotherType(), costs=[KNEEL_FACTION], condition=Exists(ATTACKING & WILDLING & YOURS)
            )
        ],
    ),
    card(
        "11080", "Winter Reserves",
        constants=[PlotValueOnceUsed(figure=figure, by=1, only=WINTER_PLOT) for figure in ("income", "reserve")],
    ),
]  # fmt: skip
