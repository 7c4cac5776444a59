"""More test cards for the HBO edition: for what lies after the challenges phase, power, piles and timing."""

from __future__ import annotations

from testcards.hbo import make
from weirwood.games.hbo.vocabulary import *

make("Fire", EVENT, abilities=[Action(Discard(THAT), choose=Choose(LOCATION))])
make("Confidant", cost=2, strength=2, icons="I", traits="Ally", unique=True)
make(
    "Strip",
    EVENT,
    abilities=[Action(Discard(each(ATTACHMENT)), choose=Choose(UNIQUE & CHARACTER))],
)
make("Drummer", cost=1, strength=1, icons="M", abilities=[Passive(you_win(), Draw(1))])
make("Herald", cost=1, strength=1, icons="P", abilities=[Response(you_win(), Draw(1))])
make("Mourner", cost=1, strength=1, icons="P", abilities=[Passive(Killed(CHARACTER), GainGold(1))])
