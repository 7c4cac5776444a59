"""Test cards with an action that gains, draws, kneels, stands or moves something, and no more."""

from __future__ import annotations

from testcards.making import ALL_IN_PLAY, OWN, feat, make, person, place
from weirwood.games.agot2.vocabulary import *

person("War Drummer", 2, "MI", Action(GainGold(1), condition=During(role="attacking")))
feat("Crown of Laurels", Action(GainPower(1, THAT), choose=Choose(ALL_IN_PLAY)))
feat("Into the Breach", Action(JoinAsDefender(THAT), choose=Choose(CHARACTER & YOURS)))
feat("Unhorsed", Action(Kneel(THAT), choose=Choose(ATTACKING & CHARACTER)))
feat("Many Letters", Action(Draw(3)))
feat("Roll Call", Action(GainGold(PerCard(ALL_IN_PLAY & YOURS))))
person("Wall Watchman", 1, "MP", Action(GainGold(1), condition=During(role="defending")))
feat("Tax of Pride", Action(DiscardPower(each(CHARACTER))))
make("Stirring Ballad", ATTACHMENT, Action([Stand(ATTACHED), GainPower(1, ATTACHED)]), cost=0)
make("Modest Ballad", ATTACHMENT, Action([Stand(ATTACHED), May((GainPower(1, ATTACHED),))]), cost=0)
place("Twin Cells", Action(Kneel(THOSE), choose=Choose(STANDING & CHARACTER, most=2, exactly=True)))
place("Idle Brazier", Action(GainGold(1)))
place("Deep Well", Action(Draw(3)))
person("Busy Clerk", 1, "P", Action(GainGold(1), limit=per_phase()))
feat("Northern Song", Action(GainPower(1)), cost=1, faction="stark")
feat("Guest Feast", Action(GainPower(1)), keywords=[LIMITED])
place("Open Invitation", Action(May((Stand(each(CHARACTER)),), by=THAT_PLAYER), choose=ChoosePlayer()))
place("Tithe Barn", Action(MovePower(1, YOU, THAT), choose=Choose(CHARACTER)))
place("Circular Tithe", Action(MovePower(1, YOU)))
feat("Bow the Head", Action(Kneel(THAT), choose=Choose(CHARACTER)))
feat("Rise Again", Action(Stand(THAT), choose=Choose(CHARACTER)))
feat("Leave the Field", Action(RemoveFromChallenge(THAT), choose=Choose(PARTICIPATING & CHARACTER)))
feat(
    "Tired Knights", Action([Kneel(THOSE), THEN, Draw(1)], choose=Choose(trait("Knight") & CHARACTER, least=0, most=-1))
)
feat("Read the Map", Action([Draw(1), THEN, Later(Choose(LOCATION), (Kneel(THAT),))]))
feat("Humble the Great", Action(Kneel(each(UNIQUE & (CHARACTER | LOCATION)))))
feat("Small Folk First", Action(Kneel(THAT), choose=Choose(CHARACTER & StrengthAtMost(2, printed=True))))
feat("Two Boons", Action([GainGold(1), AtEnd(PHASE, (GainPower(1, THAT),))], choose=Choose(OWN)))
person("Grave Robber", 1, "P", Action(GainGold(1), zones=(DISCARD,), limit=per_round()), cost=1)
place("Hourglass", Action(GainGold(1)))
person("Ready Sellsword", 2, "", Action(GainGold(1)))
person("Once a Round", 2, "", Action(GainGold(1), limit=per_round()))
person("Once a Phase", 2, "", Action(GainGold(1), limit=per_phase()))
person("Drill Sergeant", 2, "", Action(Stand(THAT), choose=Choose(CHARACTER), limit=per_phase()))
feat("Grain for Grain", Action([DiscardRandom(THAT_PLAYER, 2), THEN, Draw(2)], choose=ChoosePlayer()))
feat("Coin, Then Perhaps a Book", Action([GainGold(1), THEN, May((Draw(1),))]))
feat("Recalled", Action(RemoveFromChallenge(THAT), choose=Choose(PARTICIPATING & CHARACTER)))
feat("Glory for All", Action(GainPower(1, each(named("Banner Carrier")))))
feat("Hoard of Gold", Action(GainGold(40)))
place("Open Table", Action(GainGold(1)))
place("Idle Forge", Action(GainGold(1), limit=per_phase()))
place("Endless Stair", Action([Either(((GainGold(1),), (DiscardRandom(YOU),)))]))
feat(
    "Ransom Note",
    Action([Kneel(THAT), MayPay((PayGold(1),), (Stand(THAT),), EACH_OPPONENT)], choose=Choose(CHARACTER & THEIRS)),
)
feat("Weighing of Hands", Action(If(MoreCardsInHand(), (GainPower(1),)), choose=ChoosePlayer()))
feat("Nameless Deed", Action(GainPower(1)), cost=None)
feat("Count the Fallen", Action(GainGold(PerCard(EVENT & in_pile(HAND, DISCARD)))))
feat("Leaf on the Wind", Action(DiscardTop(EACH_OPPONENT)))
feat("Bolting Mare", Action(RemoveFromChallenge(THAT), choose=Choose(PARTICIPATING & CHARACTER)))
place("Stable Yard", Action(MoveAttachment(THAT), choose=Choose(ATTACHMENT), limit=per_phase()))
place(
    "Begging Bowl",
    Action(MayPay((GiveGold(1),), (GainPower(1),), THAT_PLAYER), choose=ChoosePlayer(), limit=per_phase()),
)
feat("Song of the Unbeaten", Action(Draw(1), condition=NeverLost(period=PHASE)))
