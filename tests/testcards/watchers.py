"""Test cards that answer a moment: reactions and interrupts to whatever can happen."""

from __future__ import annotations

from testcards.making import OWN, feat, make, person, place
from weirwood.cardgame.table.words import AGENDA
from weirwood.games.agot2.vocabulary import *

person("Returning Squire", 1, "M", Reaction(DiscardedFromHand(THIS), PutIntoPlay(THIS), zones=(DISCARD,)), cost=1)
person("Whispering Clerk", 1, "I", Interrupt(TakesEffect(EVENT), GainGold(1)))
person("Eager Page", 1, "P", Reaction(Draws(), GainGold(1)), cost=1)
person("Listening Bard", 1, "I", Reaction(Plays(cards=EVENT), GainGold(1)))
person("Muster Crier", 1, "P", Reaction(Marshals(cards=CHARACTER), GainGold(1)))
person("Welcoming Steward", 1, "P", Reaction(EntersPlay(ATTACHMENT), GainGold(1)))
person("Evening Chronicler", 1, "I", Reaction(PhaseEnds("challenges"), GainGold(1)))
person(
    "Toll Keeper",
    1,
    "P",
    Reaction(Kneels(LOCATION), GainGold(1), name="kneeling"),
    Reaction(Sacrificed(LOCATION), GainGold(2), name="sacrifice"),
)
person(
    "Master of Lodgings",
    1,
    "P",
    Reaction(PhaseBegins("challenges"), PutIntoPlay(THAT), choose=Choose(CHARACTER & in_pile(HAND))),
)
person("Gatekeeper", 1, "P", Interrupt(LeavesPlay(THIS), GainGold(1)))
person("Dying Herald", 1, "P", Interrupt(Killed(THIS), GainGold(1)))
person("Watchful Squire", 1, "P", Reaction(Kneels(CHARACTER & YOURS, by_effect=True), GainGold(1)))
person("Proud Champion", 3, "M", Reaction(StrengthRaised(THIS), GainGold(1)))
person("Chronicler", 1, "P", Reaction(Plays(cards=EVENT), GainGold(1)))
person("Toll Collector", 1, "P", Reaction(PhaseBegins("challenges"), GainGold(3)))
person("Hangman", 2, "M", ForcedReaction(PhaseBegins("challenges"), Kill(each(named("Condemned Man")))))
person("Condemned Man", 2, "M", ForcedReaction(PhaseBegins("challenges"), GainPower(1)))
place("Mourning Bell", Reaction(Killed(CHARACTER), GainPower(1)))
place("Evening Market", Interrupt(PhaseEnds("challenges"), GainGold(1)))
place("Night Market", Interrupt(PhaseEnds("challenges"), GainGold(2)))
place("Supper Bell", Reaction(PhaseEnds("challenges"), GainGold(1)))
place("Well of Plenty", Reaction(GainsGold(), Draw(1), limit=per_phase()))
place("Funeral Feast", Reaction(Killed(CHARACTER), boost(THAT, 2), choose=Choose(CHARACTER)))
place("Funeral Song", Reaction(Killed(CHARACTER), GainGold(1)))
make("Patient Nurse", ATTACHMENT, ForcedInterrupt(PhaseEnds("challenges"), May((Stand(ATTACHED),))), cost=0)
place("Glory Hall", Reaction(GainsPower(CHARACTER), GainGold(1)))
feat("Fury of Victory", Reaction(you_win(), Kill(THAT), choose=Choose(CHARACTER & controlled_by(LOSER))))
person("Twin Dancer", 2, "IP", Reaction(PhaseBegins("dominance"), Stand(THIS)))
person("Herald of Beginnings", 2, "", Reaction(PhaseBegins(), GainGold(1)))
person("Herald of Endings", 2, "", Interrupt(PhaseEnds(), GainGold(1)))
person("Tax Spy", 2, "", Reaction(CollectsIncome(OPPONENT), GainGold(1)))
person("Victory Bard", 2, "", Reaction(you_win(), GainPower(1)))
person("Lament Bard", 2, "", Reaction(you_lose(), GainGold(1)))
person("Plunderer", 2, "", Reaction(you_win(unopposed=True), GainGold(1)))
person("Late Rally", 2, "MIP", Reaction(you_lose(), boost(THIS, 9)))
person("Forced Mourner", 2, "", ForcedInterrupt(Killed(CHARACTER), GainGold(1)))
person("Second Mourner", 2, "", ForcedInterrupt(Killed(CHARACTER), GainGold(1)))
person("Last Words", 2, "", Interrupt(Killed(CHARACTER), GainGold(1)))
person("Grave Digger", 2, "", ForcedReaction(Killed(CHARACTER), GainGold(1)))
person("Second Digger", 2, "", ForcedReaction(Killed(CHARACTER), GainGold(1)))
person("Funeral Singer", 2, "", Reaction(Killed(CHARACTER), GainGold(1)))
person("Witness of Saving", 2, "", Reaction(Saved(CHARACTER), GainGold(1)))
person("Discard Watcher", 2, "", Reaction(Discarded(CHARACTER), GainGold(1)))
person(
    "Announcer",
    2,
    "",
    Reaction(Initiated(), GainGold(1), name="initiated"),
    Reaction(DeclaredAttacker(CHARACTER), GainGold(1), name="declared"),
    Reaction(Bypassed(CHARACTER), GainGold(1), name="bypassed"),
)
person("Power Watcher", 2, "", Reaction(GainsPower(CHARACTER), GainGold(1)))
feat("On the Loser's Purse", Reaction(you_win(), GainPower(1), costs=[PayGold(2, whose=LOSER)]))
place("Drill Yard", Reaction(Kneels(OWN), GainGold(1)))
feat(
    "Echoing Plan",
    Action(GainPower(1)),
    Reaction(you_lose(), AddToHand(THIS), costs=[PayGold(1)], zones=(DISCARD,)),
    cost=2,
)
person("Songkeeper", 1, "P", Reaction(Plays(cards=EVENT), GainGold(1)))
person("Page of Songs", 1, "P", Reaction(Plays(cards=EVENT), AddToHand(IT)))
place("Rumor Mill", Reaction(DiscardedFromDeck(ANY_CARD), GainGold(1)))
place("Wake", Reaction(Killed(CHARACTER), GainGold(1)))
place("Last Rites", Interrupt(Killed(CHARACTER), GainGold(1)))
place("Corpse Cart", Reaction(DiscardedFromDeck(CHARACTER), ToDeadPile(IT)))
place("Press Gang", Reaction(DiscardedFromDeck(CHARACTER), PutIntoPlay(IT, under_yours=True)))
place("Cold Gods", Reaction(Killed(CHARACTER & THEIRS), PutIntoPlay(IT, under_yours=True)))
place("Vulture's Roost", Interrupt(Killed(CHARACTER & strength_at_most(0)), GainGold(1)))
place("Weak Knees", Reaction(StrengthLowered(CHARACTER), GainGold(1)))
place("Mourning Horn", Reaction(Sacrificed(OWN), PutIntoPlay(THAT), choose=Choose(CHARACTER & in_pile(HAND))))
person("Courteous Knight", 2, "M", Reaction(Kneels(THIS), Stand(THAT), choose=Choose(trait("Lady") & CHARACTER)))
feat(
    "Barrel of Ale",
    Reaction(you_win(POWER), MovePower(2, YOU, THAT), choose=Choose(in_pile(PLAY, PLOT, AGENDA, of=ANY) & YOURS)),
)
feat(
    "Rose for a Knight",
    Reaction(
        you_win(role="attacking"),
        GainPower(1, THAT),
        choose=Choose(Participating("attacking", alone=True) & trait("Knight") & CHARACTER),
    ),
)
person(
    "Loud Reaver",
    3,
    "MIP",
    Reaction(Pillages(), gain_keyword(each(named("Grey Guard")), RENOWN)),
    keywords=[PILLAGE, RENOWN],
)
person(
    "Quiet Reaver", 3, "MIP", Reaction(Pillages(), gain_keyword(each(named("Grey Guard")), RENOWN)), keywords=[PILLAGE]
)
person(
    "Reaver Captain",
    3,
    "MIP",
    Reaction(Pillages(), gain_keyword(each(named("Grey Guard")), PILLAGE)),
    keywords=[PILLAGE],
)
place("Triumph", Reaction(you_win(), GainGold(1)))
place("Winter Crypt", Reaction(Killed(CHARACTER, phase="challenges"), GainGold(1)))
place("Closing Bell", Interrupt(PhaseEnds("challenges"), GainGold(1)))
place("Morning After", Reaction(PhaseEnds("challenges"), GainGold(1)))
place("Duel's Close", Interrupt(EndsChallenge(), GainGold(1)))
place("Duel's Echo", Reaction(EndsChallenge(), GainGold(1)))
make(
    "Wrecker's Club",
    ATTACHMENT,
    Interrupt(Killed(ATTACHED), [MoveAttachment(THIS), GainPower(1, ATTACHED)], limit=per_phase()),
    cost=0,
    attach_to=trait("Ironborn") & CHARACTER,
)
place("Dry Grave", Reaction(you_lose(POWER), Draw(1), costs=[KNEEL_THIS, SACRIFICE_THIS]), traits="House Manwoody")
place("Potter's Field", Reaction(Killed(CHARACTER & cost_at_most(1)), GainGold(1)))
place("Hall of Heroes", Reaction(Killed(LOYAL & CHARACTER), GainGold(1)))
