"""Test cards for the rules from 'duplicates' to 'moving power'."""

from __future__ import annotations

from typing import Any

from weirwood.cardgame.cards.definition import Card
from weirwood.games.agot2.catalogue import register
from weirwood.games.agot2.vocabulary import *

ANY_CHARACTER = CHARACTER
ANYTHING = CHARACTER | LOCATION | ATTACHMENT
EVERY_TYPE = (CHARACTER, LOCATION, ATTACHMENT, EVENT, PLOT_CARD, "agenda")
_made: list[Card] = []


def card(name: str, type: str, **more: Any) -> Card:
    """Register a test card with the next code."""
    made = Card(f"T-rr1b-{len(_made) + 1}", name, type, set="Test", **more)
    _made.append(made)
    return register(made)


def place(name: str, *abilities: Any, **more: Any) -> Card:
    """A neutral location without cost."""
    return card(name, LOCATION, cost=0, abilities=list(abilities), **more)


def person(name: str, strength: int, icons: str, **more: Any) -> Card:
    """A character, of cost 2 unless said otherwise."""
    return card(name, CHARACTER, strength=strength, icons=icons, **{"cost": 2, **more})


def feat(name: str, *abilities: Any, **more: Any) -> Card:
    """An event, free unless said otherwise."""
    return card(name, EVENT, **{"cost": 0, **more}, abilities=list(abilities))


# Ways out of play and into it
place("Gallows", Action(Kill(THAT), choose=Choose(ANY_CHARACTER)))
place("Auction Block", Action(Discard(THAT), choose=Choose(ANYTHING)))
place("Ferry Crossing", Action(ReturnToHand(THAT), choose=Choose(ANYTHING)))
place("Whirlpool", Action(ShuffleIntoDeck(THAT), choose=Choose(ANYTHING)))
place("Quicksand", Action(RemoveFromGame(THAT), choose=Choose(ANYTHING)))
place("Weirwood Altar", Action(Sacrifice(THAT), choose=Choose(CHARACTER & YOURS)))
place("Turncoat Camp", Action(TakeControl(THAT), choose=Choose(ANY_CHARACTER)))
place("Mustering Field", Action(PutIntoPlay(THAT), choose=Choose(in_pile(HAND, DISCARD))))
place("Great Earthquake", Action(Discard(each(ANY_CARD))))
person("Gatekeeper", 1, "P", abilities=[Interrupt(LeavesPlay(THIS), GainGold(1))])
person("Dying Herald", 1, "P", abilities=[Interrupt(Killed(THIS), GainGold(1))])

# Versions of one title
person("Robb Stark", 9, "I", faction="stark", unique=True, cost=1, keywords=[INSIGHT])

# Immunity
person(
    "Unmoved Septon", 1, "MIP",
    constants=[Immune(THIS)],
)  # fmt: skip
person(
    "Deaf Sentinel", 3, "MIP", traits="Lord, Direwolf",
    constants=[Immune(THIS, ("event",), opponents=True)],
    abilities=[Action(GainGold(1), costs=[KNEEL_THIS])],
)  # fmt: skip
feat("Sudden Chill", Action(boost(each(ANY_CHARACTER), -1)))
feat("Tax of Pride", Action(DiscardPower(each(ANY_CHARACTER))))
feat("Broken Arms", Action([lose_icon(THAT, MILITARY)], choose=Choose(ANY_CHARACTER)))
place(
    "Plugged Ears",
    Action(
        Gives(THAT, (Immune(SAME, ("event",), opponents=True),)), choose=Choose(ANY_CHARACTER)
    ),
)  # fmt: skip
feat("Snapped Thread", Action(Discard(THAT), choose=Choose(ATTACHMENT)))
feat(
    "Drowned Voice", Interrupt(WouldTakeEffect(("character", "location", "attachment"), opponents=True), Cancel()),
)  # fmt: skip

# Effects
person(
    "Watchful Squire", 1, "P",
    abilities=[
        Reaction(Kneels(ANY_CHARACTER & YOURS, by_effect=True), GainGold(1))
    ],
)  # fmt: skip
card("Stirring Ballad", ATTACHMENT, cost=0, abilities=[Action([Stand(ATTACHED), GainPower(1, ATTACHED)])])
card(
    "Modest Ballad", ATTACHMENT, cost=0,
    abilities=[Action([Stand(ATTACHED), May((GainPower(1, ATTACHED),))])],
)  # fmt: skip
place("Twin Cells", Action(Kneel(THOSE), choose=Choose(STANDING & CHARACTER, most=2, exactly=True)))
person("Proud Champion", 3, "M", abilities=[Reaction(StrengthRaised(THIS), GainGold(1))])
place("Training Yard", Action(boost(THAT, 3), choose=Choose(ANY_CHARACTER)))
place("Sickbed", Action(boost(THAT, -4), choose=Choose(ANY_CHARACTER)))
place("Idle Brazier", Action(GainGold(1)))
place("Deep Well", Action(Draw(3)))

# Events and what answers them
person("Chronicler", 1, "P", abilities=[Reaction(Plays(cards=EVENT), GainGold(1))])
feat("Rallying Cry", ChallengesAction(boost(each(faction("stark") & CHARACTER), 1)))
place("Lost and Found", Action(AddToHand(THAT), choose=Choose(in_pile(DISCARD))))

# Forced and free answers to one moment
person("Toll Collector", 1, "P", abilities=[Reaction(PhaseBegins("challenges"), GainGold(3))])
person(
    "Hangman", 2, "M",
    abilities=[ForcedReaction(PhaseBegins("challenges"), Kill(each(named("Condemned Man"))))],
)  # fmt: skip
person("Condemned Man", 2, "M", abilities=[ForcedReaction(PhaseBegins("challenges"), GainPower(1))])
place("Mourning Bell", Reaction(Killed(ANY_CHARACTER), GainPower(1)))
place("Evening Market", Interrupt(PhaseEnds("challenges"), GainGold(1)))
place("Night Market", Interrupt(PhaseEnds("challenges"), GainGold(2)))
place("Supper Bell", Reaction(PhaseEnds("challenges"), GainGold(1)))
place("Well of Plenty", Reaction(GainsGold(), Draw(1), limit=per_phase()))

# Keywords and icons
person("Keen Listener", 3, "MIP", keywords=[INSIGHT])
person("Sharp Listener", 3, "MIP", keywords=[INSIGHT])
person("Grim Enforcer", 3, "MIP", keywords=[INTIMIDATE])
person("Famed Knight", 3, "MIP", keywords=[RENOWN])
person("Night Prowler", 3, "MIP", keywords=[STEALTH])
person("Plain Soldier", 4, "MIP")
person("Lone Wolf Pup", 2, "M", traits="Direwolf", cost=3, keywords=[ambush(3)])
person("Lame Wolf Pup", 2, "M", traits="Direwolf", cost=5, keywords=[ambush(3)])
person("Young Page", 1, "P", keywords=[LIMITED, ambush(1)], cost=1)
place("Song of Fame", Action(gain_keyword(THAT, RENOWN), choose=Choose(ANY_CHARACTER)))
place("Cloak of Shadows", Action(gain_keyword(THAT, STEALTH), choose=Choose(ANY_CHARACTER)))
place(
    "Blocked Road",
    Action(
        boost(each(ANY_CHARACTER), 1),
    ),
    constants=[Gains(each(trait("Direwolf") & in_pile(HAND)), ambush(3), sign=-1)],
)  # fmt: skip
card(
    "Deaf Ears", ATTACHMENT, cost=0, constants=[Icon(ATTACHED, INTRIGUE, sign=-1)],
)  # fmt: skip
place("Whispering Hall", Action(gain_icon(THAT, INTRIGUE), choose=Choose(ANY_CHARACTER)))

# Modifiers
place("Giant's Draught", Action(Gives(THAT, (Strength(SAME, 2, "times"),), PHASE), choose=Choose(ANY_CHARACTER)))
place("Withering Sickness", Action(Gives(THAT, (Strength(SAME, 2, "half"),), PHASE), choose=Choose(ANY_CHARACTER)))
place("Set to Two", Action(Gives(THAT, (Strength(SAME, 2, "set"),), ROUND), choose=Choose(ANY_CHARACTER)))
place("Set to Six", Action(Gives(THAT, (Strength(SAME, 6, "set"),), PHASE), choose=Choose(ANY_CHARACTER)))
place("Enduring Wound", Action(boost(THAT, -1, ROUND), choose=Choose(ANY_CHARACTER)))
place("Broken Banner", constants=[PlotValue(figure="claim", by=-2), PlotValue(figure="reserve", by=-20)])
place("Great Bargain", Action(next_costs_less(CHARACTER, 3)))

place("Dwarfing Statue", constants=[Strength(each(ANY_CHARACTER), 1, mode="set")])

# Limits
person("Busy Clerk", 1, "P", abilities=[Action(GainGold(1), limit=per_phase())])
card("Single Ribbon", ATTACHMENT, cost=0, per_host=1)

# Marshaling
feat("Northern Song", Action(GainPower(1)), faction="stark", cost=1)
place(
    "Closed Gates",
    constants=[CannotMarshal(types=("character", "location", "attachment"))],
)

feat("Guest Feast", Action(GainPower(1)), keywords=[LIMITED])

# Durations
place(
    "Reaper's Field",
    Action(AtEnd(PHASE, (Kill(each(CHARACTER & strength_at_most(3))),))),
    Action(AtEnd(CHALLENGE, (Kill(each(CHARACTER & strength_at_most(3))),)), name="challenge"),
)  # fmt: skip
place("Funeral Feast", Reaction(Killed(ANY_CHARACTER), boost(THAT, 2), choose=Choose(ANY_CHARACTER)))
place("Funeral Song", Reaction(Killed(ANY_CHARACTER), GainGold(1)))
place("Short Lease", Action(AtEnd(PHASE, (Discard(THAT),)), choose=Choose(ANY_CHARACTER)))

# Looking
place("Spyglass", Action(LookAtTop(5, whose=THAT_PLAYER, bottom=3), choose=ChoosePlayer(ANY)))
place("Quick Glance", Action(LookAtTop(2, take=1)))

# May
card(
    "Patient Nurse", ATTACHMENT, cost=0,
    abilities=[ForcedInterrupt(PhaseEnds("challenges"), May((Stand(ATTACHED),)))],
)  # fmt: skip
place(
    "Open Invitation",
    Action(May((Stand(each(ANY_CHARACTER)),), by=THAT_PLAYER), choose=ChoosePlayer()),
)  # fmt: skip

# Moving
person(
    "Busy Healer",
    1,
    "P",
    abilities=[Action(MoveAttachment(THAT), costs=[KNEEL_THIS], choose=Choose(trait("Condition") & ATTACHMENT))],
)
place("Tithe Barn", Action(MovePower(1, YOU, THAT), choose=Choose(ANY_CHARACTER)))
place("Circular Tithe", Action(MovePower(1, YOU)))
place("Glory Hall", Reaction(GainsPower(ANY_CHARACTER), GainGold(1)))
