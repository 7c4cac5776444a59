"""Test cards for the core rules of the first edition: one rule or keyword each, neutral unless the name says otherwise."""

from __future__ import annotations

from typing import Any

from weirwood.games.agot1.catalogue import register
from weirwood.games.agot1.vocabulary import *

JOUST, MELEE = Keyword("joust"), Keyword("melee")


def make(name: str, type: str = "character", **more: Any) -> Card:
    return register(Card(f"T-core1-{name}", name, type, set="Test", **more))


def hired(name: str, strength: int, icons: str = "MIP", *keywords: Keyword, cost: int = 2, **more: Any) -> Card:
    return make(name, cost=cost, strength=strength, icons=icons, keywords=list(keywords), **more)


# Characters without an ability
hired("Hired Fool", 0, cost=0)
hired("Hired Spear", 1, "M", cost=1)
hired("Hired Guard", 2)
hired("Hired Watch", 2)
hired("Hired Sword", 3, cost=3)
hired("Hired Giant", 5, cost=5)
hired("Hired Ear", 2, "I")
hired("Hired Voice", 2, "P")
hired("Northern Rider", 2, faction="stark")
hired("Western Rider", 2, faction="lannister")
hired("Crowned Heir", 3, unique=True, cost=3)
hired("Noble Guest", 2, crests=("Noble",))

# Keywords
hired("Deadly Knife", 1, "MIP", DEADLY)
hired("Deadly Fang", 1, "MIP", DEADLY)
hired("Bold Hero", 2, "MIP", RENOWN)
hired("Young Hero", 2, "MIP", RENOWN)
hired("Quiet Foot", 2, "MIP", STEALTH)
hired("Soft Foot", 2, "MIP", STEALTH)
hired("Grim Face", 3, "MIP", INTIMIDATE)
hired("Lone Lance", 4, "MIP", JOUST)
hired("Wild Brawler", 1, "MIP", MELEE)
hired("Stout Heart", 2, "MIP", STALWART)
hired("Vain Lord", 2, "MIP", INFAMY)
hired("Proud Lady", 2, "MIP", INFAMY)
hired("Watchful Eye", 2, "MIP", VIGILANT)
hired("Bitter Heart", 2, "MIP", VENGEFUL)
hired("Hidden Dagger", 2, "MIP", AMBUSH)
hired("Marked Man", 2, "MIP", DEATHBOUND)
hired("Bare Back", 2, "MIP", NO_ATTACHMENTS, unique=True)
hired("Sworn Blade", 2, "MIP", NO_ATTACHMENTS_EXCEPT_WEAPON)
hired("Deaf Knight", 2, constants=[Immune(THIS, ("event",))])
hired("Blind Knight", 2, constants=[Immune(THIS, ("character",))])

# Characters with an ability
hired("Glad Herald", 1, "P", abilities=[Response(you_win(), GainPower(1, THIS))])
hired("Strange Hero", 2, "MIP", RENOWN, abilities=[ChallengesAction(JoinChallenge(THIS), costs=[KNEEL_THIS])])
hired("Loud Herald", 1, "P", abilities=[Response(you_win(), GainPower(1))])
hired("Slow Mourner", 1, "P", abilities=[Passive(Killed(CHARACTER), GainGold(1))])
hired("Old Sexton", 1, "P", abilities=[Passive(Discarded(CHARACTER), GainGold(1))])
hired("Sad Mourner", 1, "P", abilities=[Response(Killed(CHARACTER), GainGold(1))])
hired("Poor Cousin", 1, "P", abilities=[AnyPhase(Kneel(THAT), costs=[KNEEL_THIS], choose=Choose(CHARACTER & STANDING))])
hired("Kind Healer", 1, "P", abilities=[Response(Killed(CHARACTER, would=True), Save(), costs=[KNEEL_THIS])])
hired("Cruel Heir", 2, "P", abilities=[Response(you_win(), Kill(THAT), choose=Choose(CHARACTER & THEIRS))])
hired("Late Riser", 1, "P", abilities=[Response(PhaseEnds("challenges"), GainGold(1))])
hired("Late Reaper", 1, "P", abilities=[Passive(PhaseEnds("challenges"), GainGold(1))])

hired("Holy Host", 1, "P", constants=[Immune(each(trait("Holy Man") & CHARACTER), ("event",))])

# Locations
make("Holy Well", "location", cost=1, constants=[GainsTrait(each(CHARACTER & YOURS), "Holy Man")])
make("Small Mine", "location", cost=1, modifiers={"income": 1})
make("Small Favor", "location", cost=1, modifiers={"influence": 1})
make("Large Favor", "location", cost=1, modifiers={"influence": 2})
make("Bare Keep", "location", cost=0, keywords=[LIMITED])
make("Bare Hall", "location", cost=0, keywords=[LIMITED])
make("Quick Market", "location", cost=1, abilities=[MarshallingAction(GainGold(1), costs=[KNEEL_THIS])])
make("Second Chance", "location", cost=1, constants=[ExtraChallenge(challenge=MILITARY)])
make("High Wall", "location", cost=1, constants=[CannotAttack(EACH_OPPONENT, whom=YOU, challenge=INTRIGUE)])
make("Quick Start", "location", cost=1, modifiers={"initiative": 3})
make("Open Door", "location", cost=1, abilities=[Response(EntersPlay(CHARACTER), GainGold(1))])

# Attachments
make("Early Gift", "attachment", cost=1, keywords=[SETUP], constants=[Strength(ATTACHED, 1)])
make("Late Gift", "attachment", cost=0, constants=[Strength(ATTACHED, 1)])
make("Plain Sword", "attachment", cost=0, traits="Weapon", constants=[Strength(ATTACHED, 1)])
make(
    "Sleepless Blade", "attachment", cost=1, keywords=[VIGILANT], abilities=[AnyPhase(GainGold(1), costs=[KNEEL_THIS])]
)
make(
    "Lent Bow", "attachment", cost=0,
    constants=[GainsAbility(ATTACHED, AnyPhase(Kneel(THAT), costs=[KNEEL_THIS], choose=Choose(CHARACTER & STANDING)))],
)  # fmt: skip
make("Muzzle", "attachment", cost=0, constants=[Blank(ATTACHED)])

# Events
make("Sudden Death", "event", abilities=[AnyPhase(Kill(THAT), choose=Choose(CHARACTER))])
make("Sudden Fall", "event", abilities=[AnyPhase(Discard(THAT), choose=Choose(CHARACTER))])
make("Sudden Rise", "event", abilities=[AnyPhase(Stand(THAT), choose=Choose(CHARACTER & KNEELING))])
make("Sudden Fame", "event", abilities=[AnyPhase(GainPower(1))])
make("Doomed Word", "event", keywords=[DEATHBOUND], abilities=[AnyPhase(GainGold(1))])
make("Bare Word", "event", keywords=[LIMITED], abilities=[AnyPhase(GainGold(1))])
make("Long Talk", "event", abilities=[AnyPhase(Draw(4))])
make("Short Talk", "event", abilities=[AnyPhase(Draw(1))])
make("Dear Talk", "event", abilities=[AnyPhase(GainGold(1), costs=[Influence(1)])])
make("No Further", "event", abilities=[Response(WouldTakeEffect(("event",)), Cancel())])

# Shadows
hired("Dark Friend", 2, cost=2, crests=("Shadow",), shadow=True)
hired("Dark Cousin", 2, cost=1, faction="stark", crests=("Shadow",), shadow=True)
make("Dark Knife", "attachment", cost=0, crests=("Shadow",), shadow=True, constants=[Strength(ATTACHED, 1)])
make("Dark Cellar", "location", cost=0, crests=("Shadow",), shadow=True)


# Plots: gold, initiative, claim
def plot(name: str, *figures: int, **more: Any) -> Card:
    return make(name, "plot", plot=(*figures, 0), **more)


plot("Even Year", 4, 3, 1)
plot("Other Year", 4, 3, 1)
plot("Swift Year", 4, 6, 1)
plot("Cruel Year", 4, 3, 2)
plot("Lean Year", 2, 1, 1)


# Seasons: attachments on the House card that drive out each other
def raven(name: str, season: str, gold: int) -> Card:
    others = ATTACHMENT & OTHER & trait("Raven")
    return make(
        name, "attachment", cost=0, traits="Raven", attach_to=FACTION_CARD & YOURS,
        constants=[MakesSeason(season), PlotValue(EACH_PLAYER, figure="income", by=gold)],
        abilities=[Passive(EntersPlay(THIS), Discard(each(others)))],
    )  # fmt: skip


raven("Warm Raven", "summer", 1)
raven("Cold Raven", "winter", -1)
