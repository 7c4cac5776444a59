"""Test cards that answer each other: a chain of bells, each of which rings for the one before."""

from __future__ import annotations

from typing import Any

from testcards.making import place
from weirwood.games.agot2.vocabulary import *


def bell(name: str, ability: Any) -> None:
    place(name, ability, unique=True, cost=1)


bell("First Bell", Reaction(you_win(), Kneel(THIS)))
bell("Second Bell", Reaction(Kneels(named("First Bell")), Kneel(THIS)))
bell("Third Bell", Reaction(Kneels(named("Second Bell")), Kneel(THIS)))
bell("Echo of the Win", Reaction(you_win(), GainGold(1)))
bell("Echo of the First", Reaction(Kneels(named("First Bell")), GainGold(1)))
bell("Echo of the Second", Reaction(Kneels(named("Second Bell")), GainGold(1)))
bell("Death Bell", Reaction(Killed(CHARACTER), GainGold(1)))
bell("Dirge", Interrupt(Killed(CHARACTER), GainGold(1)))
bell("Outcast Bell", Reaction(Discarded(CHARACTER), GainGold(1)))
bell("Parting Bell", Reaction(LeavesPlay(CHARACTER), GainGold(1)))
bell("Arrival Bell", Reaction(EntersPlay(CHARACTER), GainGold(1)))
bell("Marshal's Bell", Reaction(Marshals(cards=CHARACTER), GainGold(1)))
bell("Homecoming Bell", Reaction(HasCardReturned(), GainGold(1)))
