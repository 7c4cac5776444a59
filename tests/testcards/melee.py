"""Test cards for the melee: what answers claims, titles and redirected challenges."""

from __future__ import annotations

from typing import Any

from weirwood.games.agot2.catalogue import register
from weirwood.games.agot2.vocabulary import *


def _card(number: int, name: str, type: str, **more: Any) -> Card:
    return register(Card(f"T-melee-{number}", name, type, set="Test", **more))


def person(number: int, name: str, *abilities: Any, **more: Any) -> Card:
    """A character with STR 2, all icons and these abilities."""
    return _card(
        number, name, CHARACTER, abilities=list(abilities), **{"cost": 2, "strength": 2, "icons": "MIP", **more}
    )


def tale(number: int, name: str, *abilities: Any) -> Card:
    """A free event."""
    return _card(number, name, EVENT, cost=0, abilities=list(abilities))


# Claim
tale(1, "Settled by Arms", Interrupt(ClaimApplied(INTRIGUE), ClaimAs(MILITARY)))
tale(2, "Let Another Pay", Interrupt(ClaimApplied(suffered=True), PassClaim(), choose=ChoosePlayer()))
person(
    3, "Blood Mage",
    Interrupt(ClaimApplied(with_=THIS), [Kill(THAT), InsteadOfClaim()], choose=Choose(CHARACTER & controlled_by(LOSER))),
)  # fmt: skip

# Winning
person(10, "Patient Banker", constants=[CannotWin()])

# Titles
tale(20, "Stripped of Office", Action(Discard(THAT), choose=Choose(TITLE_CARD)))
tale(
    21,
    "Toast to the Office",
    Action(MovePower(1, YOU, THAT), choose=Choose(TITLE_CARD & YOURS)),
)

# Challenges
person(30, "Alarmed Guard", Reaction(Initiated(against_you=True), GainGold(1)))
person(31, "Faction Watcher", Reaction(GainsPower(FACTION_CARD & YOURS), GainGold(1)))
person(32, "Old Scholar", Action(Draw(1), costs=[KNEEL_THIS]), icons="")
person(33, "Quick Envoy", Action(GainGold(1), limit=per_round()), icons="")
person(
    34,
    "Envoy of Power",
    Reaction(EntersPlay(THIS), GivesPlayers(ExtraChallenge(challenge=POWER))),
)
person(35, "Wandering Champion", strength=5, keywords=[STEALTH])

# Each opponent
tale(40, "Toll of the Realm", Action(MoveGold(1, EACH_OPPONENT)))
tale(41, "Tithe of the Realm", Action(MovePower(1, EACH_OPPONENT)))
tale(42, "Rumour of the Realm", Action(DiscardTop(EACH_OPPONENT)))
tale(43, "One for All", Action(GainPower(1, each(named("Champion of the People")))))
person(44, "Champion of the People")
tale(
    50, "Last Page",
    Action([Draw(1), Later(Choose(CHARACTER, target=False), (Kill(THAT),)), May((GainGold(1),))]),
)  # fmt: skip

# Each opponent is asked
tale(60, "Open Purses", Action(MayPay((GiveGold(1),), (GainPower(1),), EACH_OPPONENT)))
tale(
    61, "Bread and Salt",
    Action(
        May((GainGold(1),), (Kneel(THAT),), by=EACH_OPPONENT), choose=Choose(CHARACTER & YOURS),
    ),
)  # fmt: skip
tale(62, "Bent Knees", Action(MayPay((UseCard(KNEEL, CHARACTER),), (GainPower(1),), EACH_OPPONENT)))
tale(63, "Stiff Knees", Interrupt(Kneels(CHARACTER, would=True), Cancel()))
