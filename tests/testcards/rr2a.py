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


ANYONE = CHARACTER
OWN = CHARACTER & YOURS

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

event(20, "Change of Heart", Action(TakeControl(THAT), choose=Choose(CHARACTER & THEIRS)))
event(21, "Struck Down", Action(Kill(THAT), choose=Choose(ANYONE)))
event(22, "Cast Out", Action(Discard(THAT), choose=Choose(ANYONE)))
event(
    23, "Called Forth",
    Action(PutIntoPlay(THAT), choose=Choose((CHARACTER | LOCATION | ATTACHMENT) & in_pile(HAND, DISCARD, DEAD))),
)  # fmt: skip
event(24, "Bend the Knee", Action(Kneel(THAT), choose=Choose(ANYONE)))
event(25, "Rise Again", Action(Stand(THAT), choose=Choose(ANYONE)))
event(26, "Leave the Field", Action(RemoveFromChallenge(THAT), choose=Choose(PARTICIPATING & CHARACTER)))
event(27, "Broken Sword", Action(lose_icon(THAT, MILITARY), choose=Choose(ANYONE)))
event(28, "Trade Places", Action(Stand(THAT), costs=[UseCard(KNEEL, OWN)], choose=Choose(ANYONE)))
event(
    29, "Tired Knights",
    Action([Kneel(THOSE), THEN, Draw(1)], choose=Choose(trait("Knight") & CHARACTER, least=0, most=-1)),
)  # fmt: skip
event(30, "Read the Map", Action([Draw(1), THEN, Later(Choose(LOCATION), (Kneel(THAT),))]))
event(31, "Show the Top", Action([RevealTop(), May((GainGold(1),))]))
event(32, "Humble the Great", Action(Kneel(each(UNIQUE & (CHARACTER | LOCATION)))))
event(33, "Blood Price", Action(Sacrifice(THAT), choose=Choose(OWN)))
event(34, "Small Folk First", Action(Kneel(THAT), choose=Choose(CHARACTER & StrengthAtMost(2, printed=True))))
event(35, "Wildfire Flask", Action(burn(THAT, 2), choose=Choose(ANYONE)))
event(36, "Sent Home", Action(ReturnToHand(THAT), choose=Choose(OWN)))
event(37, "Raise the Banner", Action(boost(THAT, 2), choose=Choose(PARTICIPATING & CHARACTER)))
event(38, "Two Boons", Action([GainGold(1), AtEnd(PHASE, (GainPower(1, THAT),))], choose=Choose(OWN)))
event(39, "Seek a Lord", Action(Search(trait("Lord") & CHARACTER)))
event(49, "Seek Anything", Action(Search()))
event(40, "Fury of Victory", Reaction(you_win(), Kill(THAT), choose=Choose(CHARACTER & controlled_by(LOSER))))
event(41, "Rob the Crypt", Action(RemoveFromGame(THAT), choose=Choose(ANYONE)))
event(
    42,
    "Return the Fallen",
    Action(AddToHand(THAT), choose=Choose(CHARACTER & in_pile(DISCARD, DEAD))),
)
event(43, "Weigh Down", Action(boost(THAT, -2), choose=Choose(ANYONE)))
event(
    44, "Last Breath", Interrupt(Killed(ANYONE, would=True), [Save(), boost(IT, 1)]),
)  # fmt: skip
event(45, "Saddle Up", Action(boost(THOSE, 1), choose=Choose(ANYONE, least=0, most=2)))
event(
    46, "Cheap Recruits", Action(PutIntoPlay(THAT), choose=Choose(CHARACTER & cost_at_most(5) & in_pile(HAND))),
)  # fmt: skip
event(
    47, "Gone for a While",
    Action([RemoveFromGame(THAT), AtEnd(PHASE, (PutIntoPlay(THAT),), away=True)], choose=Choose(OWN)),
)  # fmt: skip
event(
    48, "Changed Hands",
    Action(
        SwitchAttachments(),
        choose=[Choose(ATTACHMENT, which="first"), Choose(ATTACHMENT, which="second")],
    ),
)  # fmt: skip

# Bells: a chain of reactions

BELL = {"unique": True, "cost": 1}
card(50, "First Bell", LOCATION, abilities=[Reaction(you_win(), Kneel(THIS))], **BELL)
for n, (name, before) in enumerate([("Second Bell", "First Bell"), ("Third Bell", "Second Bell")]):
    card(51 + n, name, LOCATION, abilities=[Reaction(Kneels(named(before)), Kneel(THIS))], **BELL)
card(53, "Echo of the Win", LOCATION, abilities=[Reaction(you_win(), GainGold(1))], **BELL)
card(
    54,
    "Echo of the First",
    LOCATION,
    abilities=[Reaction(Kneels(named("First Bell")), GainGold(1))],
    **BELL,
)
card(
    55,
    "Echo of the Second",
    LOCATION,
    abilities=[Reaction(Kneels(named("Second Bell")), GainGold(1))],
    **BELL,
)
card(56, "Death Bell", LOCATION, abilities=[Reaction(Killed(ANYONE), GainGold(1))], **BELL)
card(57, "Dirge", LOCATION, abilities=[Interrupt(Killed(ANYONE), GainGold(1))], **BELL)
card(
    58,
    "Outcast Bell",
    LOCATION,
    abilities=[Reaction(Discarded(ANYONE), GainGold(1))],
    **BELL,
)
card(59, "Parting Bell", LOCATION, abilities=[Reaction(LeavesPlay(ANYONE), GainGold(1))], **BELL)
card(60, "Arrival Bell", LOCATION, abilities=[Reaction(EntersPlay(ANYONE), GainGold(1))], **BELL)
card(61, "Marshal's Bell", LOCATION, abilities=[Reaction(Marshals(cards=ANYONE), GainGold(1))], **BELL)
card(
    62,
    "Homecoming Bell",
    LOCATION,
    abilities=[Reaction(HasCardReturned(), GainGold(1))],
    **BELL,
)

# Others

card(
    70, "Undying Guard", CHARACTER, cost=3, strength=3, icons="M",
    abilities=[Interrupt(Killed(THIS), Instead(HAND))],
)  # fmt: skip
event(71, "Lost in the Woods", Interrupt(Killed(ANYONE), Instead(DECK)))
event(72, "Carried Home", Interrupt(Killed(ANYONE), Instead(HAND)))
card(
    73, "Grave Robber", CHARACTER, cost=1, strength=1, icons="P",
    abilities=[Action(GainGold(1), zones=(DISCARD,), limit=per_round())],
)  # fmt: skip
card(
    74, "Temple Servant", CHARACTER, cost=1, strength=1, icons="P",
    abilities=[Action(Stand(THAT), costs=[SACRIFICE_THIS], choose=Choose(trait("Lady") & CHARACTER))],
)  # fmt: skip
event(75, "Stay the Knife", Interrupt(Sacrificed(ANYONE, would=True), Cancel()))
card(
    76, "Twin Dancer", CHARACTER, cost=2, strength=2, icons="IP",
    abilities=[Reaction(PhaseBegins("dominance"), Stand(THIS))],
)  # fmt: skip
card(77, "Scribe", CHARACTER, cost=2, strength=6, icons="I", keywords=[INSIGHT])
card(78, "Keep of Stone", LOCATION, cost=2, constants=[SideStrength(challenges=(POWER,), value=2)])
card(
    79, "Hourglass", LOCATION, cost=0, abilities=[Action(GainGold(1))]
)  # an action for any window: the game waits there

# Locations that can't all be right about the gold value of a Kingdom plot

KINGDOM = trait("Kingdom") & PLOT_CARD & REVEALED
for n, (name, gold) in enumerate([("Golden Age", 7), ("Lean Years", 2), ("Fat Years", 9)]):
    card(90 + n, name, LOCATION, unique=True, cost=2, constants=[PlotBase(each(KINGDOM), "income", gold)])
