"""Cards for the clauses of the Rules Reference from mulligan to target."""

from __future__ import annotations

from typing import Any

from weirwood.games.agot2.catalogue import register
from weirwood.games.agot2.vocabulary import *


def card(number: int, name: str, type: str, **more: Any) -> Card:
    """A test card, registered beside the printed ones."""
    return register(Card(f"T-rr2a-{number}", name, type, set="Test", **more))


def event(number: int, name: str, ability: Any, **more: Any) -> Card:
    """A free event with one ability."""
    return card(number, name, EVENT, cost=0, abilities=[ability], **more)


ANYONE = Cards(CHARACTER)
OWN = Cards(CHARACTER, controller=YOU)

# Characters without abilities of their own

card(1, "Plain Lord", CHARACTER, cost=3, strength=3, icons="MIP", traits="Lord")
card(2, "Plain Knight", CHARACTER, cost=2, strength=2, icons="MIP", traits="Knight")
card(
    3,
    "Sworn Spearman",
    CHARACTER,
    cost=1,
    strength=1,
    icons="M",
    keywords=[Keyword("no attachments", only=("Condition",))],
)
card(
    4, "Bare Swordsman", CHARACTER, cost=2, strength=2, icons="M",
    keywords=[NO_ATTACHMENTS_EXCEPT_WEAPON, Keyword("no attachments", only=("Weapon",))],
)  # fmt: skip
card(5, "Armed Swordsman", CHARACTER, cost=2, strength=2, icons="M", keywords=[NO_ATTACHMENTS_EXCEPT_WEAPON])
card(6, "Plain Axe", ATTACHMENT, cost=1, traits="Weapon")
card(7, "Night Thief", CHARACTER, cost=2, strength=2, icons="MI", keywords=[STEALTH])
card(8, "Looter", CHARACTER, cost=3, strength=3, icons="MIP", keywords=[PILLAGE])
card(9, "Hero of Songs", CHARACTER, cost=4, strength=4, icons="MIP", keywords=[RENOWN])
card(10, "Lone Queen", CHARACTER, unique=True, cost=4, strength=3, icons="IP", traits="Lady, Queen")
card(11, "Big Brute", CHARACTER, cost=6, strength=8, icons="MIP")

# Events that do one thing

event(20, "Change of Heart", Action(TakeControl(THAT), choose=Choose(Cards(CHARACTER, controller=OPPONENT))))
event(21, "Struck Down", Action(Kill(THAT), choose=Choose(ANYONE)))
event(22, "Cast Out", Action(Discard(THAT), choose=Choose(ANYONE)))
event(
    23, "Called Forth",
    Action(PutIntoPlay(THAT), choose=Choose(Cards((CHARACTER, LOCATION, ATTACHMENT), controller=YOU, zone=(HAND, DISCARD, DEAD)))),
)  # fmt: skip
event(24, "Bend the Knee", Action(Kneel(THAT), choose=Choose(ANYONE)))
event(25, "Rise Again", Action(Stand(THAT), choose=Choose(ANYONE)))
event(26, "Leave the Field", Action(RemoveFromChallenge(THAT), choose=Choose(Cards(CHARACTER, participating="any"))))
event(27, "Broken Sword", Action(ChangeIcon(THAT, MILITARY, -1), choose=Choose(ANYONE)))
event(28, "Trade Places", Action(Stand(THAT), costs=[KneelCard(OWN)], choose=Choose(ANYONE)))
event(
    29, "Tired Knights",
    Action([Kneel(THOSE), THEN, Draw(1)], choose=Choose(Cards(CHARACTER, trait="Knight"), name="those", least=0, most=-1)),
)  # fmt: skip
event(30, "Read the Map", Action([Draw(1), THEN, Later(Choose(Cards(LOCATION)), [Kneel(THAT)])]))
event(31, "Show the Top", Action([RevealTop(), May("gain 1 gold", [GainGold(1)])]))
event(32, "Humble the Great", Action(Kneel(each(Cards((CHARACTER, LOCATION), unique=True)))))
event(33, "Blood Price", Action(Sacrifice(THAT), choose=Choose(OWN)))
event(34, "Small Folk First", Action(Kneel(THAT), choose=Choose(Cards(CHARACTER, printed_max=2))))
event(35, "Wildfire Flask", Action(burn(THAT, 2), choose=Choose(ANYONE)))
event(36, "Sent Home", Action(ReturnToHand(THAT), choose=Choose(OWN)))
event(37, "Raise the Banner", Action(Boost(THAT, 2, PHASE), choose=Choose(Cards(CHARACTER, participating="any"))))
event(38, "Two Boons", Action([GainGold(1), AtEnd(PHASE, [GainPower(1, THAT)])], choose=Choose(OWN)))
event(39, "Seek a Lord", Action(Search(Cards(CHARACTER, trait="Lord", zone=DECK, controller=YOU))))
event(49, "Seek Anything", Action(Search(Cards(zone=DECK, controller=YOU))))
event(40, "Fury of Victory", Reaction(you_win(), Kill(THAT), choose=Choose(Cards(CHARACTER, controller=LOSER))))
event(41, "Rob the Crypt", Action(RemoveFromGame(THAT), choose=Choose(ANYONE)))
event(
    42,
    "Return the Fallen",
    Action(AddToHand(THAT), choose=Choose(Cards(CHARACTER, zone=(DISCARD, DEAD), controller=YOU))),
)
event(43, "Weigh Down", Action(Boost(THAT, -2, PHASE), choose=Choose(ANYONE)))
event(
    44, "Last Breath", Interrupt(About("kill", ANYONE, "would be killed", would=True), [Save(1), Boost(IT, 1, PHASE)]),
)  # fmt: skip
event(45, "Saddle Up", Action(Boost(THOSE, 1, PHASE), choose=Choose(ANYONE, name="those", least=0, most=2)))
event(
    46, "Cheap Recruits", Action(PutIntoPlay(THAT), choose=Choose(Cards(CHARACTER, cost_max=5, controller=YOU, zone=HAND))),
)  # fmt: skip
event(
    47, "Gone for a While",
    Action([RemoveFromGame(THAT), AtEnd(PHASE, [PutIntoPlay(THAT)], away=True)], choose=Choose(OWN)),
)  # fmt: skip
event(
    48, "Changed Hands",
    Action(
        SwitchAttachments(THAT, chosen("other"), Cards(ATTACHMENT)),
        choose=[Choose(Cards(ATTACHMENT)), Choose(Cards(ATTACHMENT), name="other")],
    ),
)  # fmt: skip

# Bells: a chain of reactions

BELL = {"unique": True, "cost": 1}
card(50, "First Bell", LOCATION, abilities=[Reaction(you_win(), Kneel(THIS))], **BELL)
for n, (name, before) in enumerate([("Second Bell", "First Bell"), ("Third Bell", "Second Bell")]):
    card(
        51 + n, name, LOCATION, abilities=[Reaction(About("kneel", Cards(name=before), "kneels"), Kneel(THIS))], **BELL
    )
card(53, "Echo of the Win", LOCATION, abilities=[Reaction(you_win(), GainGold(1))], **BELL)
card(
    54,
    "Echo of the First",
    LOCATION,
    abilities=[Reaction(About("kneel", Cards(name="First Bell"), "kneels"), GainGold(1))],
    **BELL,
)
card(
    55,
    "Echo of the Second",
    LOCATION,
    abilities=[Reaction(About("kneel", Cards(name="Second Bell"), "kneels"), GainGold(1))],
    **BELL,
)
card(56, "Death Bell", LOCATION, abilities=[Reaction(is_killed(ANYONE), GainGold(1))], **BELL)
card(57, "Dirge", LOCATION, abilities=[Interrupt(is_killed(ANYONE), GainGold(1))], **BELL)
card(
    58,
    "Outcast Bell",
    LOCATION,
    abilities=[Reaction(About("discard", ANYONE, "is discarded from play"), GainGold(1))],
    **BELL,
)
card(59, "Parting Bell", LOCATION, abilities=[Reaction(leaves_play(ANYONE), GainGold(1))], **BELL)
card(60, "Arrival Bell", LOCATION, abilities=[Reaction(enters_play(ANYONE), GainGold(1))], **BELL)
card(61, "Marshal's Bell", LOCATION, abilities=[Reaction(Does("enter", "marshal", cards=ANYONE), GainGold(1))], **BELL)
card(
    62,
    "Homecoming Bell",
    LOCATION,
    abilities=[Reaction(Does("return", "have a card returned to hand"), GainGold(1))],
    **BELL,
)

# Others

card(
    70, "Undying Guard", CHARACTER, cost=3, strength=3, icons="M",
    abilities=[Interrupt(is_killed(THIS), Instead(HAND))],
)  # fmt: skip
event(71, "Lost in the Woods", Interrupt(is_killed(ANYONE), Instead(DECK)))
event(72, "Carried Home", Interrupt(is_killed(ANYONE), Instead(HAND)))
card(
    73, "Grave Robber", CHARACTER, cost=1, strength=1, icons="P",
    abilities=[Action(GainGold(1), zones=(DISCARD,), limit=per_round())],
)  # fmt: skip
card(
    74, "Temple Servant", CHARACTER, cost=1, strength=1, icons="P",
    abilities=[Action(Stand(THAT), costs=[SACRIFICE_THIS], choose=Choose(Cards(CHARACTER, trait="Lady")))],
)  # fmt: skip
event(75, "Stay the Knife", Interrupt(About("sacrifice", ANYONE, "would be sacrificed", would=True), Cancel()))
card(
    76, "Twin Dancer", CHARACTER, cost=2, strength=2, icons="IP",
    abilities=[Reaction(phase_begins("dominance"), Stand(THIS))],
)  # fmt: skip
card(77, "Scribe", CHARACTER, cost=2, strength=6, icons="I", keywords=[INSIGHT])
card(78, "Keep of Stone", LOCATION, cost=2, constants=[SideStrength(POWER, 2)])
card(
    79, "Hourglass", LOCATION, cost=0, abilities=[Action(GainGold(1))]
)  # an action for any window: the game waits there

# Locations that can't all be right about the gold value of a Kingdom plot

KINGDOM = Cards(PLOT_CARD, trait="Kingdom", zone=PLOT)
for n, (name, gold) in enumerate([("Golden Age", 7), ("Lean Years", 2), ("Fat Years", 9)]):
    card(90 + n, name, LOCATION, unique=True, cost=2, constants=[PlotBase("income", gold, KINGDOM)])
