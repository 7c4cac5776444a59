"""Test cards for the rules from 'duplicates' to 'moving power'."""

from __future__ import annotations

from typing import Any

from weirwood.cardgame.definition import Card
from weirwood.games.agot2.catalogue import register
from weirwood.games.agot2.vocabulary import *

ANY_CHARACTER = Cards(CHARACTER)
ANYTHING = Cards((CHARACTER, LOCATION, ATTACHMENT))
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
place("Weirwood Altar", Action(Sacrifice(THAT), choose=Choose(Cards(CHARACTER, controller=YOU))))
place("Turncoat Camp", Action(TakeControl(THAT), choose=Choose(ANY_CHARACTER)))
place("Mustering Field", Action(PutIntoPlay(THAT), choose=Choose(Cards(controller=YOU, zone=(HAND, DISCARD)))))
place("Great Earthquake", Action(Discard(each(Cards()))))
person("Gatekeeper", 1, "P", abilities=[Interrupt(leaves_play(THIS), GainGold(1))])
person("Dying Herald", 1, "P", abilities=[Interrupt(is_killed(THIS), GainGold(1))])

# Versions of one title
person("Robb Stark", 9, "I", faction="stark", unique=True, cost=1, keywords=[INSIGHT])

# Immunity
person(
    "Unmoved Septon", 1, "MIP",
    constants=[Rule("immune", "~ is immune to card effects", who=THIS, value=EVERY_TYPE)],
)  # fmt: skip
person(
    "Deaf Sentinel", 3, "MIP", traits="Lord, Direwolf",
    constants=[Rule("immune", "~ is immune to opponents' events", who=THIS, value=("opponent event",))],
    abilities=[Action(GainGold(1), costs=[KNEEL_THIS])],
)  # fmt: skip
feat("Sudden Chill", Action(Boost(each(ANY_CHARACTER), -1, PHASE)))
feat("Tax of Pride", Action(DiscardPower(each(ANY_CHARACTER))))
feat("Broken Arms", Action([ChangeIcon(THAT, MILITARY, -1)], choose=Choose(ANY_CHARACTER)))
place(
    "Plugged Ears",
    Action(
        Mark(THAT, "immune", "is immune to opponents' events", value=("opponent event",)), choose=Choose(ANY_CHARACTER)
    ),
)  # fmt: skip
feat("Snapped Thread", Action(Discard(THAT), choose=Choose(Cards(ATTACHMENT))))
feat(
    "Drowned Voice", Interrupt(Initiates((CHARACTER, LOCATION, ATTACHMENT), opponents=True), Cancel()),
)  # fmt: skip

# Effects
person(
    "Watchful Squire", 1, "P",
    abilities=[
        Reaction(About("kneel", ANY_CHARACTER, "is knelt by a card effect", yours=True, by_effect=True), GainGold(1))
    ],
)  # fmt: skip
card("Stirring Ballad", ATTACHMENT, cost=0, abilities=[Action([Stand(ATTACHED), GainPower(1, ATTACHED)])])
card(
    "Modest Ballad", ATTACHMENT, cost=0,
    abilities=[Action([Stand(ATTACHED), May("have it gain 1 power", [GainPower(1, ATTACHED)])])],
)  # fmt: skip
place(
    "Twin Cells", Action(Kneel(THOSE), choose=Choose(Cards(CHARACTER, kneeling=False), name="those", least=2, most=2))
)
person(
    "Proud Champion", 3, "M", abilities=[Reaction(About("strength raised", THIS, "has its STR raised"), GainGold(1))]
)
place("Training Yard", Action(Boost(THAT, 3, PHASE), choose=Choose(ANY_CHARACTER)))
place("Sickbed", Action(Boost(THAT, -4, PHASE), choose=Choose(ANY_CHARACTER)))
place("Idle Brazier", Action(GainGold(1)))
place("Deep Well", Action(Draw(3)))

# Events and what answers them
person("Chronicler", 1, "P", abilities=[Reaction(Does("played", "play", cards=Cards(EVENT)), GainGold(1))])
feat("Rallying Cry", ChallengesAction(Boost(each(Cards(CHARACTER, faction="stark")), 1, PHASE)))
place("Lost and Found", Action(AddToHand(THAT), choose=Choose(Cards(controller=YOU, zone=DISCARD))))

# Forced and free answers to one moment
person("Toll Collector", 1, "P", abilities=[Reaction(phase_begins("challenges"), GainGold(3))])
person(
    "Hangman", 2, "M",
    abilities=[ForcedReaction(phase_begins("challenges"), Kill(each(Cards(CHARACTER, name="Condemned Man"))))],
)  # fmt: skip
person("Condemned Man", 2, "M", abilities=[ForcedReaction(phase_begins("challenges"), GainPower(1))])
place("Mourning Bell", Reaction(is_killed(ANY_CHARACTER), GainPower(1)))
place("Evening Market", Interrupt(phase_ends("challenges"), GainGold(1)))
place("Night Market", Interrupt(phase_ends("challenges"), GainGold(2)))
place("Supper Bell", Reaction(phase_ends("challenges"), GainGold(1)))
place("Well of Plenty", Reaction(Does("gold", "gain gold"), Draw(1), limit=per_phase()))

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
place("Song of Fame", Action(GainKeyword(THAT, RENOWN), choose=Choose(ANY_CHARACTER)))
place("Cloak of Shadows", Action(GainKeyword(THAT, STEALTH), choose=Choose(ANY_CHARACTER)))
place(
    "Blocked Road",
    Action(
        Boost(each(ANY_CHARACTER), 1, PHASE),
    ),
    constants=[Gains(each(Cards(trait="Direwolf", controller=YOU, zone=HAND)), ambush(3), sign=-1)],
)  # fmt: skip
card(
    "Deaf Ears", ATTACHMENT, cost=0, constants=[Icon(ATTACHED, INTRIGUE, sign=-1)],
)  # fmt: skip
place("Whispering Hall", Action(ChangeIcon(THAT, INTRIGUE, 1), choose=Choose(ANY_CHARACTER)))

# Modifiers
place("Giant's Draught", Action(Boost(THAT, 2, PHASE, mode="times"), choose=Choose(ANY_CHARACTER)))
place("Withering Sickness", Action(Boost(THAT, 2, PHASE, mode="half"), choose=Choose(ANY_CHARACTER)))
place("Set to Two", Action(Boost(THAT, 2, ROUND, mode="set"), choose=Choose(ANY_CHARACTER)))
place("Set to Six", Action(Boost(THAT, 6, PHASE, mode="set"), choose=Choose(ANY_CHARACTER)))
place("Enduring Wound", Action(Boost(THAT, -1, ROUND), choose=Choose(ANY_CHARACTER)))
place("Broken Banner", constants=[PlotValue("claim", -2), PlotValue("reserve", -20)])
place("Great Bargain", Action(next_costs_less(Cards(CHARACTER), 3)))

place("Dwarfing Statue", constants=[Strength(each(ANY_CHARACTER), 1, mode="set")])

# Limits
person("Busy Clerk", 1, "P", abilities=[Action(GainGold(1), limit=per_phase())])
card("Single Ribbon", ATTACHMENT, cost=0, per_host=1)

# Marshaling
feat("Northern Song", Action(GainPower(1)), faction="stark", cost=1)
place(
    "Closed Gates",
    constants=[Rule("cannot marshal", "you cannot marshal cards", value=(CHARACTER, LOCATION, ATTACHMENT))],
)

feat("Guest Feast", Action(GainPower(1)), keywords=[LIMITED])

# Durations
place(
    "Reaper's Field",
    Action(AtEnd(PHASE, [Kill(each(Cards(CHARACTER, strength_max=3)))], name="")),
    Action(AtEnd(CHALLENGE, [Kill(each(Cards(CHARACTER, strength_max=3)))], name=""), name="challenge"),
)  # fmt: skip
place("Funeral Feast", Reaction(is_killed(ANY_CHARACTER), Boost(THAT, 2, PHASE), choose=Choose(ANY_CHARACTER)))
place("Funeral Song", Reaction(is_killed(ANY_CHARACTER), GainGold(1)))
place("Short Lease", Action(AtEnd(PHASE, [Discard(THAT)]), choose=Choose(ANY_CHARACTER, free=True)))

# Looking
place("Spyglass", Action(LookAtTop(5, whose="player", bottom=3), choose=ChoosePlayer(opponents=False)))
place("Quick Glance", Action(LookAtTop(2, take=1)))

# May
card(
    "Patient Nurse", ATTACHMENT, cost=0,
    abilities=[ForcedInterrupt(phase_ends("challenges"), May("stand the attached character", [Stand(ATTACHED)]))],
)  # fmt: skip
place(
    "Open Invitation",
    Action(May("have each character stand", [Stand(each(ANY_CHARACTER))], by="player"), choose=ChoosePlayer()),
)  # fmt: skip

# Moving
person(
    "Busy Healer",
    1,
    "P",
    abilities=[Action(MoveAttachment(THAT), costs=[KNEEL_THIS], choose=Choose(Cards(ATTACHMENT, trait="Condition")))],
)
place("Tithe Barn", Action(MovePower(1, YOU, to=THAT), choose=Choose(ANY_CHARACTER)))
place("Circular Tithe", Action(MovePower(1, YOU)))
place("Glory Hall", Reaction(About("power", ANY_CHARACTER, "gains power"), GainGold(1)))
