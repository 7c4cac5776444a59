"""The March on Winterfell."""

from __future__ import annotations

from ...vocabulary import *

CARDS = [
    card(
        "11023", "The Queen of Thorns", shadow(4), STEALTH,
        abilities=[Reaction(you_win(with_=TakingPart(THIS)), PutIntoPlay(THAT), choose=Choose(in_pile(SHADOWS)))],
    ),
    card(
        "11025", "Cunning Steward", shadow(3),
        constants=[Icon(THIS, MILITARY, condition=During(role="defending")), Icon(THIS, POWER, condition=During(role="defending"))],
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
        "11033", "Hizdahr zo Loraq",
        abilities=[Action(Cheaper(NextCostsLess(cards=ANY_CARD, by=3, verb=BRING_IN)), costs=[DiscardCards()], limit=per_phase())],
    ),
]  # fmt: skip
