"""Cards for the clauses of the Rules Reference from the golden rules to drawing cards."""

from __future__ import annotations

from typing import Any

from weirwood.cardgame.table.words import DUPLICATE, IN_PLAY
from weirwood.games.agot2.catalogue import register
from weirwood.games.agot2.vocabulary import *


def card(number: int, name: str, type: str, set: str = "Test", **more: Any) -> Card:
    """A test card, registered beside the printed ones."""
    return register(Card(f"T-rr1a-{number}", name, type, set=set, **more))


def event(number: int, name: str, ability: Any, **more: Any) -> Card:
    """A free event with one ability."""
    return card(number, name, EVENT, cost=more.pop("cost", 0), abilities=[ability], **more)


ANYONE = CHARACTER
ZONES_IN_PLAY = tuple(sorted(IN_PLAY - {DUPLICATE}))
ALL_IN_PLAY = in_pile(*ZONES_IN_PLAY, of=ANY)

# Characters

card(
    1, "Courteous Lady", CHARACTER, cost=2, strength=2, icons="P", traits="Lady",
    abilities=[Action(Stand(THAT), costs=[KNEEL_THIS], choose=Choose(trait("Lady") & CHARACTER))],
)  # fmt: skip
card(
    2, "Returning Squire", CHARACTER, cost=1, strength=1, icons="M",
    abilities=[Reaction(DiscardedFromHand(THIS), PutIntoPlay(THIS), zones=(DISCARD,))],
)  # fmt: skip
card(3, "Wolf of Two Prices", CHARACTER, cost=5, strength=4, icons="M", traits="Direwolf", keywords=[ambush(3)])
card(
    4, "Whispering Clerk", CHARACTER, cost=2, strength=1, icons="I",
    abilities=[Interrupt(TakesEffect(EVENT), GainGold(1))],
)  # fmt: skip
card(
    5, "Stiff-Kneed Herald", CHARACTER, cost=2, strength=1, icons="P",
    abilities=[Interrupt(Kneels(FACTION_CARD, would=True), Cancel())],
)  # fmt: skip
card(
    6, "Grasping Contrarian", CHARACTER, cost=2, strength=1, icons="I",
    abilities=[Interrupt(WouldTakeEffect(("character", "location", "attachment")), Cancel())],
)  # fmt: skip
card(
    7, "Hired Groom", CHARACTER, cost=2, strength=1, icons="P",
    abilities=[
        Action(Stand(THAT), costs=[PayGold(2)], choose=Choose(OTHER & CHARACTER), limit=per_phase()),
    ],
)  # fmt: skip
card(
    8, "Eager Page", CHARACTER, cost=1, strength=1, icons="P",
    abilities=[Reaction(Draws(), GainGold(1))],
)  # fmt: skip
card(
    9, "Faceless Sworn Sword", CHARACTER, cost=3, strength=3, icons="M",
    constants=[Cannot(THIS, "choose")],
)  # fmt: skip
card(
    10, "Listening Bard", CHARACTER, cost=2, strength=1, icons="I",
    abilities=[Reaction(Plays(cards=EVENT), GainGold(1))],
)  # fmt: skip
card(
    11, "Muster Crier", CHARACTER, cost=2, strength=1, icons="P",
    abilities=[Reaction(Marshals(cards=CHARACTER), GainGold(1))],
)  # fmt: skip
card(
    12, "War Drummer", CHARACTER, cost=2, strength=2, icons="MI",
    abilities=[Action(GainGold(1), condition=During(role="attacking"))],
)  # fmt: skip
card(
    13, "Welcoming Steward", CHARACTER, cost=2, strength=1, icons="P",
    abilities=[Reaction(EntersPlay(ATTACHMENT), GainGold(1))],
)  # fmt: skip
card(
    14, "Evening Chronicler", CHARACTER, cost=2, strength=1, icons="I",
    abilities=[Reaction(PhaseEnds("challenges"), GainGold(1))],
)  # fmt: skip
card(
    15, "Toll Keeper", CHARACTER, cost=2, strength=1, icons="P",
    abilities=[
        Reaction(Kneels(LOCATION), GainGold(1), name="kneeling"),
        Reaction(Sacrificed(LOCATION), GainGold(2), name="sacrifice"),
    ],
)  # fmt: skip
card(16, "Two-Faced Lord", CHARACTER, unique=True, cost=4, strength=4, icons="MIP", traits="Lord")
card(17, "Two-Faced Lord", CHARACTER, unique=True, cost=6, strength=7, icons="P", traits="King", set="Test B")
card(
    18, "Master of Lodgings", CHARACTER, cost=2, strength=1, icons="P",
    abilities=[
        Reaction(
            PhaseBegins("challenges"), PutIntoPlay(THAT), choose=Choose(CHARACTER & in_pile(HAND)),
        ),
    ],
)  # fmt: skip

# Attachments and locations

card(30, "Deep Anchor", ATTACHMENT, cost=1, traits="Item", attach_to=LOCATION)
card(31, "Veil of Silence", ATTACHMENT, cost=1, traits="Condition", constants=[Blank(ATTACHED, all=True)])
card(32, "Banner Hall", LOCATION, cost=2, constants=[Strength(each(CHARACTER & YOURS), 1)])

# Events that do one thing

event(
    40, "Gift of Arms",
    Action(PutIntoPlay(THAT), choose=Choose(ATTACHMENT & in_pile(HAND))),
)  # fmt: skip
event(41, "Stripped of Rank", Action(gain_trait(THAT, "Lady", sign=-1), choose=Choose(ANYONE)))
event(42, "Bought Loyalty", Action(TakeControl(THAT), choose=Choose(CHARACTER & THEIRS)))
event(
    43, "Costly Bargain",
    Action(Kneel(THAT), costs=[KNEEL_FACTION], choose=Choose(ANYONE), limit=max_per_round()), cost=2,
)  # fmt: skip
event(44, "Burn the Letters", Action(GainGold(3), costs=[UseCard("remove", EVENT & in_pile(DISCARD, of=ANY))]))
event(45, "Sudden Arrival", Action(PutIntoPlay(THAT), choose=Choose(CHARACTER & in_pile(HAND))))
event(
    46, "Brief Visit",
    Action(
        [PutIntoPlay(THAT), AtEnd(PHASE, (Discard(THAT, unsavable=True),))],
        choose=Choose(CHARACTER & in_pile(HAND)),
    ),
)  # fmt: skip
event(47, "Crown of Laurels", Action(GainPower(1, THAT), choose=Choose(ALL_IN_PLAY)))
event(
    48, "Clinging Wound",
    Interrupt(Killed(CHARACTER & YOURS, would=True), Save(attaching=True)),
)  # fmt: skip
event(49, "Sudden Blow", Action(Kill(THAT), choose=Choose(ANYONE)))
event(50, "Back from the Crypt", Action(PutIntoPlay(THAT), choose=Choose(CHARACTER & in_pile(DEAD))))
event(51, "Into the Breach", Action(JoinAsDefender(THAT), choose=Choose(CHARACTER & YOURS)))
event(52, "Well-Aimed Axe", Action(Kill(THAT), choose=Choose(DEFENDING & CHARACTER)))
event(53, "Unhorsed", Action(Kneel(THAT), choose=Choose(ATTACKING & CHARACTER)))
event(54, "Many Letters", Action(Draw(3)))
event(55, "Roll Call", Action(GainGold(PerCard(ALL_IN_PLAY & YOURS))))
event(56, "Burned Bridges", Action(Discard(THAT), choose=Choose(LOCATION | ATTACHMENT)))

# Plots and agendas

card(
    70, "Oaths Undone", PLOT_CARD, plot=(4, 9, 1, 6), traits="Edict",
    abilities=[WhenRevealed(RemoveFromGame(each(AGENDA_CARD)))],
)  # fmt: skip
card(71, "Passing Oath", "agenda", abilities=[Action([RemoveFromGame(THIS), GainGold(2)])])

# Without abilities

card(90, "Plain Levy", CHARACTER, cost=1, strength=1, icons="MIP")
card(91, "Hopeless Levy", CHARACTER, cost=0, strength=0, icons="MIP")
card(92, "King for a Day", CHARACTER, cost=2, strength=2, icons="P", traits="King")
card(
    19, "Wall Watchman", CHARACTER, cost=2, strength=1, icons="MP",
    abilities=[Action(GainGold(1), condition=During(role="defending"))],
)  # fmt: skip
card(
    20, "Inn of the Crossroads", LOCATION, cost=2,
    abilities=[
        ChallengesAction(
            [PutIntoPlay(THAT), AtEnd(PHASE, (ReturnToHand(THAT),))], costs=[KNEEL_THIS],
            choose=Choose(CHARACTER & in_pile(HAND)),
        )
    ],
)  # fmt: skip
