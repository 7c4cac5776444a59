"""Test cards that save, cancel, or put something else in the place of what would happen."""

from __future__ import annotations

from testcards.making import feat, person, place
from weirwood.games.agot2.vocabulary import *

person("Stiff-Kneed Herald", 1, "P", Interrupt(Kneels(FACTION_CARD, would=True), Cancel()))
person("Grasping Contrarian", 1, "I", Interrupt(WouldTakeEffect(("character", "location", "attachment")), Cancel()))
feat("Clinging Wound", Interrupt(Killed(CHARACTER & YOURS, would=True), Save(attaching=True)))
feat("Drowned Voice", Interrupt(WouldTakeEffect(("character", "location", "attachment"), opponents=True), Cancel()))
feat("Last Breath", Interrupt(Killed(CHARACTER, would=True), [Save(), boost(IT, 1)]))
person("Undying Guard", 3, "M", Interrupt(Killed(THIS), Instead(HAND)), cost=3)
feat("Lost in the Woods", Interrupt(Killed(CHARACTER), Instead(DECK)))
feat("Carried Home", Interrupt(Killed(CHARACTER), Instead(HAND)))
feat("Stay the Knife", Interrupt(Sacrificed(CHARACTER, would=True), Cancel()))
person("Field Surgeon", 2, "", Interrupt(Killed(CHARACTER, would=True), Save(), costs=[KNEEL_THIS]))
person("Gate Guard", 2, "", Interrupt(EntersPlay(CHARACTER, would=True), Cancel(), costs=[KNEEL_THIS]))
place("Steady Hand", Interrupt(StrengthLowered(CHARACTER, would=True), Cancel(), costs=[KNEEL_THIS]))
place("Sticky Fingers", Interrupt(PaysGold(OPPONENT), Cancel(), costs=[KNEEL_THIS]))
