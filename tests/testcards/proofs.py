"""Cards for what was once proved wrong: descriptions read in part, rules that outlived their card, costs that collided."""

from __future__ import annotations

from typing import Any

from weirwood.games.agot2.catalogue import register
from weirwood.games.agot2.vocabulary import *
from weirwood.games.hbo.catalogue import register as register_hbo


def card(number: int, name: str, type: Any, **more: Any) -> Card:
    return register(Card(f"T-proofs-{number}", name, type, set="Test", **more))


ANYONE, OWN = CHARACTER, CHARACTER & YOURS

# What died, by what is printed on it
card(1, "Potter's Field", LOCATION, cost=0, abilities=[Reaction(Killed(ANYONE & cost_at_most(1)), GainGold(1))])
card(2, "Hall of Heroes", LOCATION, cost=0, abilities=[Reaction(Killed(LOYAL & ANYONE), GainGold(1))])
card(3, "Reaper's Scythe", EVENT, cost=0, abilities=[Action(Kill(THAT), choose=Choose(ANYONE))])

# Who is silenced says nothing
card(4, "Silent Herald", CHARACTER, cost=0, strength=1, icons="P", constants=[CannotPlayEvents(EACH_PLAYER)])
card(5, "Narrow Bridge", CHARACTER, cost=0, strength=1, icons="P", constants=[OneParticipant()])
card(6, "Footsore Envoy", CHARACTER, cost=0, strength=1, icons="P", constants=[OneChallenge(EACH_OPPONENT)])
card(
    7,
    "Gate Warden",
    CHARACTER,
    cost=0,
    strength=1,
    icons="P",
    constants=[CannotMarshal(EACH_PLAYER, types=("location",))],
)
card(8, "Quartermaster", CHARACTER, cost=0, strength=1, icons="P", constants=[ExtraLimited()])
card(
    9,
    "Peacemaker",
    CHARACTER,
    cost=0,
    strength=1,
    icons="P",
    constants=[CannotInitiate(EACH_PLAYER, challenges=(MILITARY,))],
)
card(10, "Tied Tongue", ATTACHMENT, cost=0, constants=[Blank(ATTACHED)])

# Costs and targets
card(
    11,
    "Twofold Price",
    EVENT,
    cost=0,
    abilities=[Action(Draw(1), costs=[UseCard("sacrifice", OWN), UseCard(KNEEL, OWN)])],
)
card(
    12,
    "Life for a Life",
    EVENT,
    cost=0,
    abilities=[Action(Kill(THAT), costs=[UseCard("sacrifice", OWN)], choose=Choose(ANYONE))],
)
card(
    13,
    "Weary Watch",
    EVENT,
    cost=0,
    abilities=[Action(Kneel(THAT), costs=[UseCard(KNEEL, OWN)], choose=Choose(ANYONE))],
)
card(
    14,
    "Shared Strength",
    EVENT,
    cost=0,
    abilities=[Action(boost(THAT, 2), costs=[UseCard(KNEEL, OWN)], choose=Choose(ANYONE))],
)

# What is counted for conditions
card(15, "Song of the Unbeaten", EVENT, cost=0, abilities=[Action(Draw(1), condition=NeverLost(period=PHASE))])
register_hbo(
    Card(
        "T-proofs-hbo-2", "Unbroken Wall", LOCATION, cost=0, set="Test",
        abilities=[Action(GainGold(1), condition=NeverLost(role="defending", period=PHASE))],
    )
)  # fmt: skip

register_hbo(
    Card(
        "T-proofs-hbo", "Truce Bearer", CHARACTER, cost=0, strength=1, icons="P", set="Test",
        constants=[CannotInitiate(EACH_PLAYER, challenges=(MILITARY,))],
    )
)  # fmt: skip
