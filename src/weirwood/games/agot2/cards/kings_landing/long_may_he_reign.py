"""Long May He Reign."""

from __future__ import annotations

from ...vocabulary import *

USED_CITY = trait("City") & PLOT_CARD & in_pile(USED)
CHEAP_TYRELL = faction("tyrell") & CHARACTER & cost_at_most(3)

CARDS = [
    card(
        "13101", "Arya Stark", shadow(4), STEALTH,
        abilities=[
            Reaction(
                EntersPlay(THIS),
                Later(
                    Choose(CHARACTER & THEIRS, least=0, most=5, target=False),
                    (PlaceToken(THOSE, kind="prayer"), AtEnd(GONE, (RemoveToken(THOSE, kind="prayer"),), away=True)),
                ),
            ),
            Reaction(Killed(CHARACTER & HasToken("prayer")), [Stand(THIS), Draw(1)]),
        ],
    ),
    card(
        "13102", "Blood of the First Men", attach_to=CHARACTER & YOURS, constants=[GainsTrait(ATTACHED, "Old Gods")],
        abilities=[
            Action(
                JoinYourSide(ATTACHED), costs=[KNEEL_ATTACHED],
                condition=During(cards=PARTICIPATING & faction("stark") & CHARACTER & YOURS),
            )
        ],
    ),
    card(
        "13103", "The Queen's Retinue", shadow(4),
        abilities=[Action([PutIntoPlay(THIS), THEN, Draw(2, EACH_OPPONENT)], zones=(SHADOWS,))],
    ),
    card(
        "13104", "Huntress", constants=[Strength(each(CHEAP_TYRELL & YOURS), 1, condition=Is(THIS, STANDING))],
        abilities=[Action(boost(THAT, 3), costs=[KNEEL_THIS], choose=Choose(CHEAP_TYRELL))],
    ),
    card(
        "13105", "Recruit from the Dungeons", shadow(2),
        abilities=[
            Action(
                [JoinYourSide(THIS), AtEnd(LOST, (If(StillInPlay(THIS), (Hide(THIS),)),))], costs=[KNEEL_THIS],
                condition=During(role="defending"),
            )
        ],
    ),
    card(
        "13106", "Rimegate",
        abilities=[Interrupt(Discarded(OTHER & LOCATION & YOURS, would=True), Save(), costs=[KNEEL_THIS])],
    ),
    card(
        "13107", "Robert Baratheon", RENOWN, abilities=[Reaction(GainsPower(THIS), GainPower(1), limit=per_round(2))],
    ),
    card(
        "13108", "Long May He Reign", attach_to=trait("King") & CHARACTER, constants=[Cannot(ATTACHED, "kill")],
        abilities=[ForcedReaction(you_lose(POWER, role="defending"), Sacrifice(THIS))],
    ),
    card(
        "13109", "The Bastard of Driftmark",
        abilities=[Reaction(you_win(INTRIGUE, with_=TakingPart(THIS)), Stand(THAT), choose=Choose(LOCATION))],
    ),
    card(
        "13110", "Alchemists' Guildhall", shadow(2),
        abilities=[
            Interrupt(
                WouldTakeEffect(("character",)), Cancel(), costs=[KNEEL_THIS, HIDE_THIS],
                condition=Is(IT, ~HasKeyword("shadow")), limit=max_per_phase(),
            )
        ],
    ),
    card(
        "13111", "Blackwater Raiders", shadow(3),
        abilities=[
            Reaction(
                Emerges(THIS), PutIntoPlay(THAT, under_yours=True),
                choose=Choose(LOCATION & cost_at_most(2) & in_pile(DISCARD, of=OPPONENT)),
            )
        ],
    ),
    card(
        "13112", "Fishmonger's Square",
        abilities=[
            MarshalingAction(
                [Draw(1), GainGold(1)], costs=[KNEEL_THIS], condition=OneHas(OPPONENT, 10, in_pile(DISCARD, of=ANY)),
            )
        ],
    ),
    card(
        "13113", "Ser Jorah Mormont", shadow(4), NO_ATTACHMENTS_EXCEPT_WEAPON,
        abilities=[Interrupt(DiscardedFromHand(THIS), Instead(SHADOWS, DISCARD), zones=(HAND,))],
    ),
    card(
        "13114", "Mercenary Contract", attach_to=CHARACTER, constants=[GainsTrait(ATTACHED, "Mercenary")],
        abilities=[
            Reaction(
                you_win(with_=TakingPart(ATTACHED, "attacking")), Stand(ATTACHED), costs=[PayGold(1), KNEEL_THIS],
            )
        ],
    ),
    card(
        "13115", "Friends at Court", shadow(2),
        abilities=[
            Reaction(
                Emerges(THIS), [LookAtHidden(3), THEN, MayPay((PayGold(2),), (ChooseSeen(), ReturnHidden(THAT)))],
            )
        ],
    ),
    card(
        "13116", "Poisoned Dagger", shadow(2), attach_to=CHARACTER & YOURS, constants=[Strength(ATTACHED, 2)],
        abilities=[
            Reaction(
                you_win(INTRIGUE, with_=TakingPart(ATTACHED)),
                [EachChooses(PARTICIPATING & CHARACTER, LOSER), Kill(THAT)], costs=[SACRIFICE_THIS],
            )
        ],
    ),
    card(
        "13117", "The Iron Throne",
        abilities=[
            Reaction(
                PhaseBegins(), [NameCard(), GivesPlayers(BarsTitle(EACH_PLAYER, title=NAMED, how="any"), PHASE)],
                costs=[KNEEL_THIS],
            )
        ],
    ),
    card(
        "13118", "Valyrian Steel", deck=(LargerDeck(n=75), AtMostEach(ATTACHMENT, 1)),
        abilities=[
            Action(
                Later(Choose(ATTACHMENT & COSTS_X & in_pile(HAND), target=False), (PutIntoPlay(THAT),)),
                costs=[KNEEL_FACTION, PayX()],
            ),
            Reaction(EntersPlay(ATTACHMENT & YOURS), Either(((Draw(1),), (GainGold(1),))), limit=per_round(3)),
        ],
    ),
    card(
        "13119", "City of Wealth",
        constants=[PlotValuePer(figure=figure, by=1, per=USED_CITY) for figure in ("income", "initiative", "reserve")],
    ),
    card("13120", "Expose Duplicity", abilities=[WhenRevealed(DiscardHidden(each(in_pile(SHADOWS, of=ANY))))]),
]  # fmt: skip
