"""Test cards that look, reveal and search."""

from __future__ import annotations

from testcards.making import feat, place
from weirwood.games.agot2.vocabulary import *

place("Spyglass", Action(LookAtTop(5, whose=THAT_PLAYER, bottom=3), choose=ChoosePlayer(ANY)))
place("Quick Glance", Action(LookAtTop(2, take=1)))
feat("Show the Top", Action([RevealTop(), May((GainGold(1),))]))
feat("Seek a Lord", Action(Search(trait("Lord") & CHARACTER)))
feat("Seek Anything", Action(Search()))
