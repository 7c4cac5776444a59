"""More test cards for the HBO edition: for what lies after the challenges phase, power, piles and timing."""

from __future__ import annotations

from testcards.hbo import make
from weirwood.games.hbo.vocabulary import *

make("Fire", EVENT, abilities=[Action(Discard(THAT), choose=Choose(Cards(LOCATION)))])
make("Confidant", cost=2, strength=2, icons="I", traits="Ally", unique=True)
make("Thornwood", ATTACHMENT, cost=1)
make(
    "Strip",
    EVENT,
    abilities=[Action(Discard(each(Cards(ATTACHMENT))), choose=Choose(Cards(CHARACTER, unique=True), free=True))],
)
