"""The March on Winterfell."""

from __future__ import annotations

from ...vocabulary import *

GREYJOY_LOCATION = faction("greyjoy") & LOCATION
BARATHEON, MARTELL = faction("baratheon") & CHARACTER, faction("martell") & CHARACTER

CARDS = [
    card(
        "11021", "Wyman Manderly",
        abilities=[
            Action(Later(Choose(CHARACTER & YOURS, target=False), (Sacrifice(THAT),))),
            Reaction(
                Together(SacrificedOrKilled(CHARACTER & YOURS)), [Stand(THIS), Draw(1)], limit=per_round(3),
            ),
        ],
    ),
    card("11022", "Honor-Bound", constants=[Strength(ATTACHED, 2, condition=During(MILITARY)), StaysOut(ATTACHED, INTRIGUE)]),
    card(
        "11023", "The Queen of Thorns", shadow(4), STEALTH,
        abilities=[Reaction(you_win(with_=TakingPart(THIS)), PutIntoPlay(THAT), choose=Choose(in_pile(SHADOWS)))],
    ),
    card(
        "11024", "Oldtown Undercity", shadow(2),
        abilities=[Reaction(Emerges(YOURS), SortTop(3, discard=0, bottom=1), limit=per_phase())],
    ),
    card(
        "11025", "Cunning Steward", shadow(3),
        constants=[Icon(THIS, MILITARY, condition=During(role="defending")), Icon(THIS, POWER, condition=During(role="defending"))],
    ),
    card(
        "11026", "The Wall", constants=[GainsFaction(each(CHARACTER & YOURS), "nights-watch", only=True)],
        abilities=[
            Action(
                TheyPick(CHARACTER & in_pile(DISCARD, of=THAT_PLAYER), (PutIntoPlay(THAT, under_yours=True),)),
                costs=[KNEEL_THIS], choose=ChoosePlayer(),
            )
        ],
    ),
    card(
        "11027", "Ser Justin Massey", constants=[Gains(THIS, RENOWN, condition=Exists(trait("King") & CHARACTER & YOURS))],
        abilities=[Reaction(GainsPower(BARATHEON), Stand(IT), limit=per_phase())],
    ),
    card(
        "11028", "March on Winterfell", play_only=During(role="attacking"),
        abilities=[Action([EndChallenge(), OneMoreChallenge(POWER)])],
    ),
    card(
        "11029", "Penny", shadow(1),
        constants=[Icon(THIS, INTRIGUE, condition=MoreHidden()), Gains(THIS, STEALTH, condition=MoreHidden())],
    ),
    card(
        "11030", "Bowels of Casterly Rock",
        abilities=[Reaction(Emerges(YOURS), Either(((GainGold(2),), (Draw(1),))), limit=per_phase())],
    ),
    card(
        "11031", "Hagen's Daughter", shadow(2),
        abilities=[Interrupt(Killed(THIS, would=True), [Save(), Hide(THIS)])],
    ),
    card(
        "11032", '"Steel Rain"', shadow(2),
        abilities=[
            Action(
                Later(
                    Choose(GREYJOY_LOCATION & YOURS, most=-1, target=False),
                    (
                        Sacrifice(THOSE),
                        ForEachSacrificed(
                            (SearchIntoPlay(GREYJOY_LOCATION & NoDearer(THAT)),)
                        ),
                    ),
                )
            )
        ],
    ),
    card(
        "11033", "Hizdahr zo Loraq",
        abilities=[Action(Cheaper(NextCostsLess(cards=ANY_CARD, by=3, verb=BRING_IN)), costs=[DiscardCards()], limit=per_phase())],
    ),
    card(
        "11034", "Meereen",
        abilities=[
            Action(
                [HandUnder(), Draw(3), AtEnd(PHASE_OR_GONE, (BackFromUnder(THOSE),), away=True)], costs=[KNEEL_THIS],
            )
        ],
    ),
    card(
        "11035", "Maiden of Poisons", shadow(2),
        abilities=[
            Reaction(
                you_lose(with_=TakingPart(THIS)), ReturnToHand(THAT), costs=[SACRIFICE_THIS],
                choose=Choose(PARTICIPATING & CHARACTER & FewIcons(1)),
            )
        ],
    ),
    card(
        "11036", "Serve. Obey. Protect.", play_only=LostAsDefender(),
        abilities=[
            Reaction(
                Initiated(against_you=True),
                Later(Choose(MARTELL & cost_at_most(5) & in_pile(HAND) & OtherThanPaidTitle(), target=False), (PutIntoPlay(THAT),)),
                costs=[UseCard("return", MARTELL)],
            )
        ],
    ),
    card(
        "11037", "Tycho Nestoris", modifiers={"income": 3}, constants=[CannotWin()],
        abilities=[Action(Gives(THIS, (Blank(SAME),)), costs=[PayGold(6)])],
    ),
    card(
        "11038", "City Gates", LIMITED, modifiers={"income": 1},
        abilities=[Action(Draw(1), costs=[PayGold(1), DISCARD_HELD], zones=(HAND,))],
    ),
    card(
        "11039", "Trading With Qohor",
        constants=[PlotValue(EACH_OPPONENT, figure="income", by=1, condition=ControlsNone(YOU, ATTACHMENT))],
        abilities=[
            Reaction(
                ClaimWasApplied(), SearchIntoPlay(ATTACHMENT & NoDearer(PAID)),
                costs=[UseCard("sacrifice", ATTACHMENT)],
            )
        ],
    ),
    card("11040", "The Bloody Flux", constants=[Cannot(each(CHARACTER), "save")]),
]  # fmt: skip
