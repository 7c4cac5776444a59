"""Test cards about prized."""

from __future__ import annotations

from testcards.making import feat, make, person, place
from weirwood.games.agot2.vocabulary import *

person("Prize Hound", 2, "M", cost=2, keywords=[prized(1)])
person("Prize Falcon", 2, "M", cost=2, keywords=[prized(2)])
person("Famous Steed", 2, "M", cost=2, unique=True, keywords=[prized(1)])
place("Prize Tree", keywords=[prized(2)])
place("Cattle Market", constants=[Gains(each(CHARACTER & YOURS), prized(1))])
feat("Costly Victory", Action(GainGold(3)), keywords=[prized(2)])
place("Trophy Hall", Reaction(GainsPower(FACTION_CARD & YOURS), GainGold(1)))
make("Bitter Peace", "plot", keywords=[prized(1)], plot=(4, 4, 1, 6))
