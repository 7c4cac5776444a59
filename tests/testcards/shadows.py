"""Test cards about shadows: with the keyword, and with what is done to cards there."""

from __future__ import annotations

from testcards.making import feat, make, person, place
from weirwood.games.agot2.vocabulary import *

ANY_SHADOW = in_pile(SHADOWS, of=ANY)

make("Pinch of Dust", ATTACHMENT, keywords=[shadow(1)])
make("Stolen Livery", ATTACHMENT, cost=0, attach_to=trait("Maester") & CHARACTER, keywords=[shadow(0)])
feat("Hushed Word", Action(Draw(1), limit=max_per_phase()), cost=None, keywords=[shadow(0)])
feat("Dear Secret", Action(GainPower(1)), cost=None, keywords=[shadow(2)])
feat(
    "Old Rhyme",
    Reaction(you_win(unopposed=True), Draw(IfElse(FROM_SHADOWS, 3, 2))),
    cost=1,
    keywords=[shadow(0)],
)
feat("Rising Ambition", Action(GainPower(ChosenX())), cost=None, keywords=[SHADOW_X])
feat("Under the Floor", Action(Hide(THAT, token=True), choose=Choose(OTHER & in_pile(HAND))))
feat("Shallow Grave", Action(Hide(THAT), choose=Choose(in_pile(DISCARD))))
feat("Cast into the Dark", Action(Hide(THAT, token=True), choose=Choose(CHARACTER)))
feat("Slip Away", Action(Hide(THAT), choose=Choose((CHARACTER | LOCATION | ATTACHMENT) & HasKeyword("shadow") & YOURS)))
feat("Torchlight", Action(DiscardHidden(THAT), choose=Choose(ANY_SHADOW)))
feat("Dragged Home", Action(ReturnHidden(THAT), choose=Choose(ANY_SHADOW)))
feat(
    "Through the Keyhole",
    Action([LookAtHidden(1), If(Is(THAT, CHARACTER), (May((ToDeadPile(THAT),)),))]),
)
feat("Three Keyholes", Action(LookAtHidden(3)))
feat("Drawn Curtain", Action(Cheaper(NextCostsLess(cards=ANY_CARD, by=3, verb=BRING_OUT))))
feat("Curfew", Action(GivesPlayers(CannotBringOut(EACH_OPPONENT), PHASE)))
feat("Hatch", Action(PutIntoPlay(THAT), choose=Choose(in_pile(SHADOWS))))
feat(
    "Confession",
    Action(
        [RevealHidden(THAT), If(Is(THAT, CHARACTER & cost_at_most(4)), (PutIntoPlay(THAT),))],
        choose=Choose(in_pile(SHADOWS)),
    ),
)
person(
    "Creeping Escort",
    4,
    "M",
    Action(PutIntoPlay(THIS), costs=[UseCard("discard", OTHER & in_pile(SHADOWS))], zones=(SHADOWS,)),
    cost=4,
    keywords=[shadow(4)],
)
person("Dark Whisperer", 2, "I", cost=4, keywords=[shadow(8)], constants=[EmergesForLessPer(OTHER & ANY_SHADOW)])
person("Night Warden", 3, "P", Action(Hide(THIS), costs=[KNEEL_THIS]), cost=3, keywords=[shadow(2)])
person("Twice Hidden", 2, "M", cost=2, keywords=[shadow(1), shadow(3)])
person("Old Acquaintance", 2, "M", cost=2, unique=True, keywords=[shadow(1)])
place(
    "Night Ship",
    Reaction(Emerges(THIS), Discard(THAT), choose=Choose(LOCATION & cost_at_most(ChosenX()))),
    cost=1,
    keywords=[SHADOW_X],
)
place("Crossroads Shrine", cost=1, keywords=[LIMITED, shadow(1)], modifiers={"income": 1})
place("Prince's Cellar", constants=[ShadowAtCost(each(in_pile(SHADOWS)))])
place("Hall of Cloaks", constants=[Gains(each(CHARACTER & in_pile(HAND)), shadow(2))])
place("Trapdoor", constants=[Reduce(cards=CHARACTER, by=2, verb=BRING_OUT)])
place("Warehouse Door", constants=[MarshalsFrom(cards=LOCATION & in_pile(DISCARD))])
place("Warehouse Hatch", constants=[MarshalsFrom(cards=ANY_CARD & in_pile(DISCARD))])
place("Doorkeeper's Lodge", Reaction(Emerges(YOURS), GainPower(1)))
place("Gatekeeper's Lodge", Reaction(EntersPlay(YOURS), Draw(1)))
place("Reading Room", Reaction(Plays(YOU, cards=ANY_CARD), Draw(1)))
place("Dragon's Lair", constants=[Strength(each(CHARACTER & FEWER_HIDDEN), -1)])
place(
    "Sentry Post",
    Action(Hide(THAT), choose=Choose(CHARACTER & CAME_OUT)),
)
make("Broad Daylight", "plot", constants=[ShadowsOpen()], plot=(4, 4, 1, 6))
person("Hooded Lord", 3, "I", cost=4, traits="Lord", keywords=[shadow(3)])
feat("Cheap Finds", Action(AddToHand(THAT), choose=Choose(cost_at_most(2) & in_pile(DISCARD))))
feat("Costly Word", Action(GainPower(1)), cost=4)
place("Blood on the Coin", Reaction(PaysGold(YOU), Kill(THAT), choose=Choose(CHARACTER & UNIQUE)))
