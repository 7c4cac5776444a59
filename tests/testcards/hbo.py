"""Test cards for situations that no card of the HBO edition makes."""

from __future__ import annotations

from typing import Any

from weirwood.games.hbo.catalogue import register
from weirwood.games.hbo.vocabulary import *


def make(name: str, type: str = CHARACTER, **more: Any) -> Card:
    return register(Card(f"T-hbo-{name}", name, type, set="Test", **more))


# Characters: strength and icons, and nothing else unless their name says so
make("Spearman", cost=3, strength=3, icons="M")
make("Recruit", cost=1, strength=1, icons="M")
make("Veteran", cost=2, strength=2, icons="MI")
make("Courtier", cost=4, strength=4, icons="P")
make("Watcher", cost=2, strength=2, icons="IP")
make("Coward", cost=0, strength=0, icons="MIP")
make("Wolf", cost=2, strength=2, icons="M", faction="stark")
make("Stray", cost=2, strength=2, icons="M")
make("Lion", cost=2, strength=2, icons="M", faction="lannister")
make("Hedge Knight", cost=2, strength=2, icons="M", traits="Knight")
make("Champion", cost=2, strength=2, icons="MP", keywords=[RENOWN])
make("Paragon", cost=2, strength=2, icons="MP", keywords=[RENOWN])
make("Shade", cost=2, strength=2, icons="I", keywords=[STEALTH])
make("Ghost", cost=2, strength=2, icons="I", keywords=[STEALTH])
make("Heir", cost=2, strength=2, icons="MIP", unique=True)
make("Old Friend", cost=1, strength=1, icons="P", traits="Ally")
make(
    "Gossip",
    cost=1,
    strength=1,
    icons="P",
    traits="Ally",
    abilities=[MarshallingAction(Draw(1), costs=[KNEEL_THIS])],
)
make("Jester", abilities=[Passive(WinsDominance(), Draw(1))], cost=1, strength=1, icons="P")
make("Piper", abilities=[Passive(WinsDominance(), GainGold(1))], cost=1, strength=1, icons="P")
make("Crier", abilities=[Passive(WinsDominance(OPPONENT), Draw(1))], cost=1, strength=1, icons="P")
make("Page", abilities=[Response(WinsDominance(OPPONENT), Draw(1))], cost=1, strength=1, icons="P")

# Locations and attachments
make("Mine", LOCATION, cost=1, modifiers=income(1))
make("Harbour", LOCATION, cost=2, modifiers=income(2))
make("Well", LOCATION, cost=1, abilities=[MarshallingAction(Draw(1), costs=[KNEEL_THIS])])
make("Landmark", LOCATION, cost=1, unique=True)
make("Toll", LOCATION, cost=0, keywords=[LIMITED])
make("Chain", ATTACHMENT, cost=1, constants=[Strength(ATTACHED, -1)])
make("Favour", ATTACHMENT, cost=1, constants=[Strength(ATTACHED, 1)])

# Events
make("Idea", EVENT, abilities=[Action(Draw(1))])
make("Audit", EVENT, abilities=[TaxationAction(Draw(1))])
make("Windfall", EVENT, abilities=[Action(GainPower(1, each(FACTION_CARD)))])
make("Tribute", EVENT, abilities=[Action(GainPower(2))])
make("Murder", EVENT, abilities=[Action(Kill(THAT), choose=Choose(CHARACTER))])
make("Exile", EVENT, abilities=[Action(Discard(THAT), choose=Choose(CHARACTER))])
make("Recall", EVENT, abilities=[Action(ReturnToHand(THAT), choose=Choose(CHARACTER))])
make("Theft", EVENT, abilities=[Action(Discard(THAT), choose=Choose(ATTACHMENT))])
make("Raze", EVENT, abilities=[Action(Discard(THAT), choose=Choose(LOCATION))])
make("Rally", EVENT, abilities=[ChallengesAction(boost(THAT, 2, CHALLENGE), choose=Choose(CHARACTER))])
make("Fright", EVENT, abilities=[ChallengesAction(boost(THAT, -5, CHALLENGE), choose=Choose(CHARACTER))])
make(
    "Return",
    EVENT,
    abilities=[Action(PutIntoPlay(THAT), choose=Choose(CHARACTER & in_pile(DISCARD)))],
)


# Plots: income, initiative, claim
def plot(name: str, *figures: int, **more: Any) -> Card:
    return make(name, PLOT_CARD, plot=(*figures, 0), **more)


plot("Quiet Year", 5, 4, 1)
plot("Slow Year", 5, 4, 1)
plot("Rich Year", 6, 3, 1)
plot("Harsh Year", 5, 6, 2)
plot("Poor Year", 4, 1, 1)
plot("Third Year", 3, 2, 1)
plot("Fourth Year", 3, 2, 1)
plot("Gloomy Year", 5, 4, 1, constants=[Strength(each(CHARACTER), -1)])
plot("Learned Year", 5, 4, 1, abilities=[WhenRevealed(Draw(1))])
plot("Golden Year", 5, 4, 1, abilities=[WhenRevealed(GainGold(1))])

# Around the end of a round, piles and timing
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
make("Truce Bearer", cost=0, strength=1, icons="P", constants=[CannotInitiate(EACH_PLAYER, challenges=(MILITARY,))])
make(
    "Unbroken Wall", LOCATION, cost=0,
    abilities=[Action(GainGold(1), condition=NeverLost(role="defending", period=PHASE))],
)  # fmt: skip
