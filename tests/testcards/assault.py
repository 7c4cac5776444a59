"""Test cards about assault: attackers with it, locations that suffer it, and cards that see it."""

from __future__ import annotations

from testcards.making import feat, make, person, place
from weirwood.games.agot2.vocabulary import *

person("Sea Raiders", 3, "M", cost=3, keywords=[ASSAULT])
person("War Fleet", 5, "MP", cost=8, keywords=[ASSAULT])
person("Sly Raider", 2, "M", cost=5, keywords=[ASSAULT, STEALTH])
person("Siege Host", 4, "M", cost=6, keywords=[ASSAULT], constants=[AssaultsMore(THIS, 1)])
person("Costless Raider", 3, "M", cost=None, keywords=[ASSAULT])
make("Grappling Hook", ATTACHMENT, cost=1, constants=[Gains(ATTACHED, ASSAULT)])
feat("Calmed", Action(Gives(THAT, (Gains(SAME, ASSAULT, sign=-1),), PHASE), choose=Choose(CHARACTER)))
feat("Emboldened", Action(Gives(THAT, (Gains(SAME, ASSAULT),), PHASE), choose=Choose(CHARACTER)))
feat("Late Arrival", Action([PutIntoPlay(THAT), JoinChallenge(THAT)], choose=Choose(CHARACTER & in_pile(HAND))))
place(
    "Grey Wall",
    cost=4,
    traits="Stronghold",
    constants=[Strength(each(CHARACTER & YOURS & OTHER), 1)],
    modifiers={"reserve": 1},
)
place("Low Wall", cost=2, traits="Stronghold", constants=[Strength(each(CHARACTER & YOURS & OTHER), 1)])
place("Old Fist", Action(GainGold(1), limit=per_phase()), cost=2)
place("Watchful Keep", Reaction(Initiated(against_you=True), GainGold(1)), cost=2)
place("Vigil Tower", Reaction(you_lose(), Draw(1), costs=[KNEEL_THIS]), cost=2)
place("Wayside Inn", cost=1)
place("Unpriced Ruin", cost=None)
place(
    "Steadfast Gate",
    cost=1,
    traits="Stronghold",
    constants=[Cannot(THIS, "kneel by assault")],
    modifiers={"reserve": 1},
)
place("Hidden Harbor", cost=1, constants=[Cannot(THIS, "assault")])
feat("Word of Ruin", Reaction(KneltByAssault(LOCATION), Discard(THAT), choose=Choose(LOCATION & KNEELING)))
feat("Sounding Horn", Action(GainPower(1), condition=Exists(LOCATION & ASSAULTED)))
feat("Pulled Back", Action([ReturnToHand(THAT), PutIntoPlay(THAT)], choose=Choose(LOCATION)))
