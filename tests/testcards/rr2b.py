"""Test cards for the clauses from 'Terminal' to the end of the Rules Reference: watchers of every moment."""

from __future__ import annotations

from typing import Any

from weirwood.games.agot2.catalogue import register
from weirwood.games.agot2.vocabulary import *

ANY_CHARACTER = CHARACTER


def _card(number: int, name: str, type: str, **more: Any) -> Card:
    return register(Card(f"T-rr2b-{number}", name, type, set="Test", **more))


def person(number: int, name: str, *abilities: Any, **more: Any) -> Card:
    """A character with STR 2, no icons and these abilities."""
    facts: dict[str, Any] = {"cost": 2, "strength": 2, **more}
    return _card(number, name, CHARACTER, abilities=list(abilities), **facts)


def tale(number: int, name: str, *abilities: Any, **more: Any) -> Card:
    """A free event."""
    return _card(number, name, EVENT, abilities=list(abilities), **{"cost": 0, **more})


# Moments of the phases
person(1, "Herald of Beginnings", Reaction(PhaseBegins(), GainGold(1)))
person(2, "Herald of Endings", Interrupt(PhaseEnds(), GainGold(1)))
person(3, "Ready Sellsword", Action(GainGold(1)))
person(4, "Once a Round", Action(GainGold(1), limit=per_round()))
person(5, "Once a Phase", Action(GainGold(1), limit=per_phase()))
person(6, "Until the Phase Ends", Action(boost(THIS, 5), limit=per_phase()))
person(7, "Until the Round Ends", Action(boost(THIS, 7, ROUND), limit=per_round()))
person(8, "Idle Scholar", Action(Draw(1), costs=[KNEEL_THIS]))
person(9, "Chronicler of Plots", Reaction(RevealsPlot(), Draw(1)))
person(10, "Tax Spy", Reaction(CollectsIncome(OPPONENT), GainGold(1)))
person(11, "Drill Sergeant", Action(Stand(THAT), choose=Choose(ANY_CHARACTER), limit=per_phase()))

# Winning and losing
person(12, "Victory Bard", Reaction(you_win(), GainPower(1)))
person(13, "Lament Bard", Reaction(you_lose(), GainGold(1)))
person(15, "Plunderer", Reaction(you_win(unopposed=True), GainGold(1)))
person(16, "Late Rally", Reaction(you_lose(), boost(THIS, 9)), icons="MIP")

# Dying, with every stage around it
person(20, "Forced Mourner", ForcedInterrupt(Killed(ANY_CHARACTER), GainGold(1)))
person(21, "Second Mourner", ForcedInterrupt(Killed(ANY_CHARACTER), GainGold(1)))
person(22, "Last Words", Interrupt(Killed(ANY_CHARACTER), GainGold(1)))
person(23, "Grave Digger", ForcedReaction(Killed(ANY_CHARACTER), GainGold(1)))
person(24, "Second Digger", ForcedReaction(Killed(ANY_CHARACTER), GainGold(1)))
person(25, "Funeral Singer", Reaction(Killed(ANY_CHARACTER), GainGold(1)))
person(26, "Field Surgeon", Interrupt(Killed(ANY_CHARACTER, would=True), Save(), costs=[KNEEL_THIS]))
person(27, "Witness of Saving", Reaction(Saved(ANY_CHARACTER), GainGold(1)))
person(28, "Discard Watcher", Reaction(Discarded(ANY_CHARACTER), GainGold(1)))
tale(29, "Knife in the Dark", Action(Kill(THAT), choose=Choose(ANY_CHARACTER)))
tale(30, "Sent Away", Action(Discard(THAT), choose=Choose(ANY_CHARACTER)))
tale(31, "Called Home", Action(ReturnToHand(THAT), choose=Choose(CHARACTER | ATTACHMENT)))

# Then
tale(
    40, "Grain for Grain", Action([DiscardRandom(THAT_PLAYER, 2), THEN, Draw(2)], choose=ChoosePlayer()),
)  # fmt: skip
person(
    41, "Self-Effacing Host",
    Action(
        [PutIntoPlay(THAT), THEN, ReturnToHand(THIS)],
        choose=Choose(CHARACTER & in_pile(HAND)), limit=per_phase(),
    ),
)  # fmt: skip
person(
    42,
    "Gate Guard",
    Interrupt(EntersPlay(ANY_CHARACTER, would=True), Cancel(), costs=[KNEEL_THIS]),
)
tale(43, "Coin, Then Perhaps a Book", Action([GainGold(1), THEN, May((Draw(1),))]))

# Control, plots, attachments, strength
person(50, "Persuader", Action(TakeControl(THAT), choose=Choose(CHARACTER & THEIRS)))
person(51, "Schemer", Action(RevealPlot(), limit=per_round()))
_card(52, "Banner on the Wall", ATTACHMENT, cost=0, attach_to=LOCATION)
_card(
    53, "Empty Battlements", LOCATION, cost=0, constants=[SideStrength(challenges=(MILITARY,), value=3, unmanned=True)]
)
person(
    54,
    "Kneeling Guard",
    constants=[DefendsKneeling(THIS)],
    icons="M",
)
tale(
    55, "Cowed", Action(boost(THAT, -9, CHALLENGE), choose=Choose(ANY_CHARACTER), condition=During()),
)  # fmt: skip
tale(
    56, "Recalled", Action(RemoveFromChallenge(THAT), choose=Choose(PARTICIPATING & CHARACTER)),
)  # fmt: skip
tale(57, "Glory for All", Action(GainPower(1, each(named("Banner Carrier")))))
person(58, "Banner Carrier")
person(59, "Bold Sneak", Action(gain_keyword(THIS, STEALTH), limit=per_phase()), icons="MIP")
tale(60, "Hoard of Gold", Action(GainGold(40)))
person(62, "Tireless", icons="MIP", strength=3)
person(63, "Weakling", icons="MIP", strength=1)
person(64, "Giant", icons="MIP", strength=6)
person(65, "Insightful Reader", icons="MIP", strength=3, keywords=[INSIGHT])
person(66, "Renowned Raider", icons="MIP", strength=3, keywords=[RENOWN, PILLAGE])
person(67, "Second Renown", icons="MIP", strength=3, keywords=[RENOWN])
person(68, "Sneaking Blade", icons="MIP", strength=3, keywords=[STEALTH])

person(
    70, "Announcer",
    Reaction(Initiated(), GainGold(1), name="initiated"),
    Reaction(DeclaredAttacker(ANY_CHARACTER), GainGold(1), name="declared"),
    Reaction(Bypassed(ANY_CHARACTER), GainGold(1), name="bypassed"),
)  # fmt: skip
person(71, "Power Watcher", Reaction(GainsPower(ANY_CHARACTER), GainGold(1)))
_card(72, "Open Table", LOCATION, cost=0, abilities=[Action(GainGold(1))])
tale(73, "Razed", Action(Discard(THAT), choose=Choose(LOCATION & THEIRS)))
