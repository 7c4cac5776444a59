"""Test cards that move cards: into play and out of it, to other players, hosts and piles."""

from __future__ import annotations

from testcards.making import ANYTHING, OWN, feat, person, place
from weirwood.games.agot2.vocabulary import *

feat("Gift of Arms", Action(PutIntoPlay(THAT), choose=Choose(ATTACHMENT & in_pile(HAND))))
feat("Bought Loyalty", Action(TakeControl(THAT), choose=Choose(CHARACTER & THEIRS)))
feat("Sudden Arrival", Action(PutIntoPlay(THAT), choose=Choose(CHARACTER & in_pile(HAND))))
feat(
    "Brief Visit",
    Action(
        [PutIntoPlay(THAT), AtEnd(PHASE, (Discard(THAT, unsavable=True),))], choose=Choose(CHARACTER & in_pile(HAND))
    ),
)
feat("Sudden Blow", Action(Kill(THAT), choose=Choose(CHARACTER)))
feat("Back from the Crypt", Action(PutIntoPlay(THAT), choose=Choose(CHARACTER & in_pile(DEAD))))
feat("Well-Aimed Axe", Action(Kill(THAT), choose=Choose(DEFENDING & CHARACTER)))
feat("Burned Bridges", Action(Discard(THAT), choose=Choose(LOCATION | ATTACHMENT)))
place("Gallows", Action(Kill(THAT), choose=Choose(CHARACTER)))
place("Auction Block", Action(Discard(THAT), choose=Choose(ANYTHING)))
place("Ferry Crossing", Action(ReturnToHand(THAT), choose=Choose(ANYTHING)))
place("Whirlpool", Action(ShuffleIntoDeck(THAT), choose=Choose(ANYTHING)))
place("Quicksand", Action(RemoveFromGame(THAT), choose=Choose(ANYTHING)))
place("Weirwood Altar", Action(Sacrifice(THAT), choose=Choose(CHARACTER & YOURS)))
place("Turncoat Camp", Action(TakeControl(THAT), choose=Choose(CHARACTER)))
place("Mustering Field", Action(PutIntoPlay(THAT), choose=Choose(in_pile(HAND, DISCARD))))
place("Great Earthquake", Action(Discard(each(ANY_CARD))))
feat("Snapped Thread", Action(Discard(THAT), choose=Choose(ATTACHMENT)))
place("Lost and Found", Action(AddToHand(THAT), choose=Choose(in_pile(DISCARD))))
place(
    "Reaper's Field",
    Action(AtEnd(PHASE, (Kill(each(CHARACTER & strength_at_most(3))),))),
    Action(AtEnd(CHALLENGE, (Kill(each(CHARACTER & strength_at_most(3))),)), name="challenge"),
)
place("Short Lease", Action(AtEnd(PHASE, (Discard(THAT),)), choose=Choose(CHARACTER)))
feat("Change of Heart", Action(TakeControl(THAT), choose=Choose(CHARACTER & THEIRS)))
feat("Struck Down", Action(Kill(THAT), choose=Choose(CHARACTER)))
feat("Cast Out", Action(Discard(THAT), choose=Choose(CHARACTER)))
feat(
    "Called Forth",
    Action(PutIntoPlay(THAT), choose=Choose((CHARACTER | LOCATION | ATTACHMENT) & in_pile(HAND, DISCARD, DEAD))),
)
feat("Blood Price", Action(Sacrifice(THAT), choose=Choose(OWN)))
feat("Wildfire Flask", Action(burn(THAT, 2), choose=Choose(CHARACTER)))
feat("Sent Home", Action(ReturnToHand(THAT), choose=Choose(OWN)))
feat("Rob the Crypt", Action(RemoveFromGame(THAT), choose=Choose(CHARACTER)))
feat("Return the Fallen", Action(AddToHand(THAT), choose=Choose(CHARACTER & in_pile(DISCARD, DEAD))))
feat("Cheap Recruits", Action(PutIntoPlay(THAT), choose=Choose(CHARACTER & cost_at_most(5) & in_pile(HAND))))
feat(
    "Gone for a While",
    Action([RemoveFromGame(THAT), AtEnd(PHASE, (PutIntoPlay(THAT),), away=True)], choose=Choose(OWN)),
)
feat(
    "Changed Hands",
    Action(SwitchAttachments(), choose=[Choose(ATTACHMENT, which="first"), Choose(ATTACHMENT, which="second")]),
)
feat("Knife in the Dark", Action(Kill(THAT), choose=Choose(CHARACTER)))
feat("Sent Away", Action(Discard(THAT), choose=Choose(CHARACTER)))
feat("Called Home", Action(ReturnToHand(THAT), choose=Choose(CHARACTER | ATTACHMENT)))
person(
    "Self-Effacing Host",
    2,
    "",
    Action([PutIntoPlay(THAT), THEN, ReturnToHand(THIS)], choose=Choose(CHARACTER & in_pile(HAND)), limit=per_phase()),
)
person("Persuader", 2, "", Action(TakeControl(THAT), choose=Choose(CHARACTER & THEIRS)))
feat("Razed", Action(Discard(THAT), choose=Choose(LOCATION & THEIRS)))
feat("Reaper's Toll", Action(Kill(THAT), choose=Choose(CHARACTER)))
feat("Great Dying", Action(Kill(each(CHARACTER))))
feat("Turned Cloak", Action(TakeControl(THAT), choose=Choose((CHARACTER | LOCATION) & THEIRS)))
feat("Summoning Horn", Action(PutIntoPlay(THAT), choose=Choose(in_pile(HAND, DISCARD))))
feat(
    "Grave Call", Action(PutIntoPlay(THAT, under_yours=True), choose=Choose(CHARACTER & in_pile(DISCARD, of=OPPONENT)))
)
feat("Cruel Jest", Action([DiscardTop(EACH_OPPONENT), THEN, Later(Choose(CHARACTER & THEIRS), (Kill(THAT),))]))
person("Plague Rat", 1, "I", Action(AtEnd(PHASE, (Kill(THAT),)), choose=Choose(CHARACTER), limit=per_phase()))
place("Dragon's Breath", Action(burn(THAT, 4), choose=Choose(CHARACTER)))
place("Dragon's Shadow", Action(burn(THAT, 1), choose=Choose(CHARACTER)))
feat("Borrowed Sword", Action(TakeControl(THAT, until=PHASE), choose=Choose(CHARACTER & THEIRS)))
feat("Burnt Letter", Action(Discard(THAT), choose=Choose(ATTACHMENT)))
place("Call to Order", Action(AtEnd(CHALLENGE, (ReturnToHand(THAT),)), choose=Choose(CHARACTER)))
feat(
    "Raised Wreck",
    Action(
        [PutIntoPlay(THAT, under_yours=True), AtEnd(PHASE, (If(StillInPlay(THAT), (ShuffleIntoDeck(THAT),)),))],
        choose=Choose(CHARACTER & in_pile(DISCARD, of=OPPONENT)),
    ),
)
feat("Reaper's Scythe", Action(Kill(THAT), choose=Choose(CHARACTER)))
