"""Test cards for situations that no card of the first edition's pool makes as plainly."""

from __future__ import annotations

from typing import Any

from weirwood.cardgame.table.event import Event
from weirwood.cardgame.table.words import AGENDA
from weirwood.games.agot1.catalogue import catalogue
from weirwood.games.agot1.faq import VERSIONS
from weirwood.games.agot1.vocabulary import *


def make(name: str, type: Any = CHARACTER, **more: Any) -> Card:
    """A card that is there under every version of the FAQ."""
    made = Card(f"T-agot1-{name}", name, type, set="Test", **more)
    for faq in VERSIONS:
        catalogue(faq).register(made)
    return made


# Characters: STR and icons, and nothing else unless their name says so
make("Pikeman", cost=3, strength=3, icons="M")
make("Footman", cost=1, strength=1, icons="M")
make("Scribe", cost=2, strength=2, icons="IP")
make("Envoy", cost=4, strength=4, icons="MIP")
make("Archmaester", cost=4, strength=1, traits="Maester")
make("Weakling", cost=0, strength=0, icons="MIP")
make("Wolf Scout", cost=2, strength=2, icons="M", faction="stark")
make("Lion Scout", cost=3, strength=2, icons="M", faction="lannister")
make("Errant", cost=2, strength=2, icons="M", traits="Knight")
make("Prince", cost=2, strength=2, icons="MIP", unique=True, traits="Lord", crests=("Noble",))
make("Princess", cost=2, strength=2, icons="MIP", unique=True, traits="Lady", crests=("Noble",))
make("Victor", cost=2, strength=2, icons="MIP", keywords=[RENOWN])
make("Paladin", cost=2, strength=2, icons="MIP", keywords=[RENOWN])
make("Cutthroat", cost=2, strength=2, icons="MI", keywords=[DEADLY])
make("Shade", cost=2, strength=2, icons="MIP", keywords=[STEALTH])
make("Old Warden", cost=2, strength=2, icons="M", keywords=[DEATHBOUND])
make("Burdenless", cost=2, strength=2, icons="M", keywords=[NO_ATTACHMENTS])
make("Surprise Guest", cost=2, strength=2, icons="MIP", keywords=[AMBUSH])
make("Lurker", cost=1, strength=1, icons="I", shadow=True, crests=("Shadow",))
make("Prowler", cost=0, strength=1, icons="I", shadow=True, crests=("Shadow",))
make("Spy Master", cost=2, strength=2, icons="I", modifiers={"influence": 1}, traits="Lord", crests=("Learned",))

# What they answer by themselves, or if their controller wants
make("Mourner", cost=1, strength=1, icons="P", abilities=[Passive(Killed(CHARACTER), GainGold(1))])
make("Widow", cost=1, strength=1, icons="P", abilities=[Response(Killed(CHARACTER), GainGold(1))])
make("Chronicler", cost=1, strength=1, icons="P", abilities=[Response(LeavesPlay(CHARACTER), GainGold(1))])
make("Beadle", cost=1, strength=1, icons="P", abilities=[Response(Discarded(CHARACTER), GainGold(1))])
make(
    "Avenger",
    cost=1,
    strength=1,
    icons="P",
    abilities=[Response(Killed(CHARACTER), Kill(THAT), choose=Choose(CHARACTER & THEIRS), limit=per_round())],
)
make(
    "Fury",
    cost=1,
    strength=1,
    icons="P",
    abilities=[Passive(Killed(CHARACTER), Kill(THAT), choose=Choose(CHARACTER & OTHER), limit=per_round())],
)
make("Drummer", cost=1, strength=1, icons="M", abilities=[Passive(you_win(), GainGold(1))])
make("Piper", cost=1, strength=1, icons="M", abilities=[Passive(you_win(), Draw(1))])
make("Herald", cost=1, strength=1, icons="P", abilities=[Response(you_win(), GainGold(1))])
make("Sulker", cost=1, strength=1, icons="P", abilities=[Response(you_lose(), GainGold(1))])
make("Gleaner", cost=1, strength=1, icons="P", abilities=[Response(Draws(), GainGold(1))])
make("Doorman", cost=1, strength=1, icons="P", abilities=[Passive(EntersPlay(CHARACTER), GainGold(1))])
make("Usher", cost=1, strength=1, icons="P", abilities=[Response(EntersPlay(CHARACTER), GainGold(1))])
make("Early Bird", cost=1, strength=1, icons="P", abilities=[Passive(PhaseBegins("dominance"), GainGold(1))])
make("Night Owl", cost=1, strength=1, icons="P", abilities=[Passive(PhaseBegins("dominance"), GainPower(1))])
make("Latecomer", cost=1, strength=1, icons="P", abilities=[Passive(PhaseEnds("challenges"), ReturnToHand(THIS))])
make(
    "Last Rites",
    cost=1,
    strength=3,
    icons="P",
    abilities=[Passive(PhaseEnds("challenges"), Kill(THAT), choose=Choose(CHARACTER & OTHER & StrengthAtMost(2)))],
)
make(
    "Healer",
    cost=1,
    strength=1,
    icons="P",
    abilities=[Response(Killed(CHARACTER, would=True), Save(), costs=[KNEEL_THIS])],
)
make(
    "Loyal Shield",
    cost=1,
    strength=1,
    icons="P",
    abilities=[Response(KilledOrDiscarded(CHARACTER, would=True), Save(), costs=[DISCARD_THIS])],
)
make("Stamina", cost=2, strength=2, icons="M", abilities=[Response(Killed(THIS), GainPower(1, THIS))])
make(
    "Executioner",
    cost=2,
    strength=2,
    icons="M",
    abilities=[MarshallingAction(Kill(THAT), costs=[KNEEL_THIS], choose=Choose(CHARACTER & OTHER))],
)
make(
    "Arbalester",
    cost=2,
    strength=2,
    icons="M",
    abilities=[AnyPhase(Kill(THAT), costs=[KNEEL_THIS], choose=Choose(CHARACTER & OTHER))],
)
make("Drover", cost=2, strength=2, icons="M", abilities=[AnyPhase(GainGold(1), costs=[UseCard("discard", CHARACTER)])])
make(
    "Squire",
    cost=2,
    strength=2,
    icons="M",
    abilities=[AnyPhase(GainGold(1), costs=[UseCard("kneel", CHARACTER & OTHER)])],
)
make("Groom", cost=2, strength=2, icons="M", abilities=[AnyPhase(Stand(each(CHARACTER & trait("Knight"))))])
make("Miser", cost=2, strength=2, icons="M", abilities=[AnyPhase([Draw(1), Kneel(each(CHARACTER & YOURS))])])
make("Toll Keeper", cost=2, strength=2, icons="M", abilities=[AnyPhase(Draw(1), costs=[PayGold(1)])])
make("Silencer", cost=2, strength=2, icons="I", constants=[CannotTrigger(EACH_OPPONENT)])
make(
    "Two-Faced",
    cost=2,
    strength=2,
    icons="I",
    abilities=[Response(you_win(), GainGold(1), name="win"), Response(Killed(CHARACTER), GainGold(1), name="death")],
)
make("Proud", cost=2, strength=2, icons="MIP", constants=[Immune(THIS, ("event",))])
make(
    "Stubborn",
    cost=2,
    strength=2,
    icons="MIP",
    constants=[Immune(THIS, ("character",))],
    abilities=[AnyPhase(boost(THIS, 2), costs=[PayGold(1)])],
)
make("Banner Lord", cost=2, strength=2, icons="MIP", constants=[Strength(each(CHARACTER & trait("Knight")), 1)])
make("Blessed", cost=2, strength=2, icons="MIP", constants=[Cannot(THIS, "kill")])
make("Rooted", cost=2, strength=2, icons="MIP", constants=[Cannot(THIS, "discard")])
make("Coward", cost=2, strength=2, icons="MIP", constants=[Cannot(THIS, "attack"), AttacksKneeling(THIS)])
make(
    "Burner",
    cost=2,
    strength=2,
    icons="M",
    abilities=[AnyPhase(burn(THAT, 1), costs=[KNEEL_THIS], choose=Choose(CHARACTER))],
)

# Locations and attachments
make("Quarry", LOCATION, cost=1, modifiers={"income": 2})
make("Crossing", LOCATION, cost=1, modifiers={"influence": 1})
make("Proud Crossing", LOCATION, cost=1, modifiers={"influence": 1}, constants=[Immune(THIS, ("event", "character"))])
make("Bridge", LOCATION, cost=1, modifiers={"influence": 2})
make("Market", LOCATION, cost=0)
make("Landmark", LOCATION, cost=1, unique=True)
make("Toll", LOCATION, cost=0, keywords=[LIMITED])
make(
    "Counting House", LOCATION, cost=1, abilities=[MarshallingAction(next_costs_less(CHARACTER, 2), costs=[KNEEL_THIS])]
)
make("Well", LOCATION, cost=1, abilities=[AnyPhase(Draw(1), costs=[KNEEL_THIS])])
make("Deep Well", LOCATION, cost=1, abilities=[AnyPhase(Draw(3), costs=[KNEEL_THIS])])
make("Gate", LOCATION, cost=1, abilities=[AnyPhase(GainGold(1), costs=[KNEEL_THIS])])
make("Laurel", ATTACHMENT, cost=1, constants=[Strength(ATTACHED, 1)])
make("Fetter", ATTACHMENT, cost=1, attach_to=CHARACTER & THEIRS, constants=[Strength(ATTACHED, -1)])
make("Signet", ATTACHMENT, cost=1, attach_to=CHARACTER & trait("Lord"))
make("Guard", ATTACHMENT, cost=1, abilities=[Response(Killed(ATTACHED, would=True), Save(), costs=[DISCARD_THIS])])
make("Leash", ATTACHMENT, cost=1, constants=[TakesControl(ATTACHED)])
make("Hush", ATTACHMENT, cost=1, constants=[Blank(ATTACHED)])
make("Faith", ATTACHMENT, cost=1, constants=[Immune(ATTACHED, ("event", "character"))])
make("Deed", ATTACHMENT, cost=1, keywords=[SETUP], attach_to=CHARACTER & trait("Lord"))

# Events
make("Idea", EVENT, abilities=[AnyPhase(Draw(1))])
make("Library", EVENT, abilities=[AnyPhase(Draw(2))])
make("Windfall", EVENT, abilities=[AnyPhase(GainGold(1))])
make("Tribute", EVENT, abilities=[AnyPhase(GainPower(1, YOUR_FACTION))])
make("Murder", EVENT, abilities=[AnyPhase(Kill(THAT), choose=Choose(CHARACTER))])
make("Double Murder", EVENT, abilities=[AnyPhase(Kill(THOSE), choose=Choose(CHARACTER, most=2, exactly=True))])
make("Merciless", EVENT, abilities=[AnyPhase(Kill(THAT, unsavable=True), choose=Choose(CHARACTER))])
make("Exile", EVENT, abilities=[AnyPhase(Discard(THAT), choose=Choose(CHARACTER))])
make("Recall", EVENT, abilities=[AnyPhase(ReturnToHand(THAT), choose=Choose(CHARACTER))])
make("Massacre", EVENT, abilities=[AnyPhase(Kill(each(CHARACTER)))])
make("Great Stand", EVENT, abilities=[AnyPhase(Stand(each(CHARACTER)))])
make("Downfall", EVENT, abilities=[AnyPhase([Kneel(THAT), THEN, GainPower(1, YOUR_FACTION)], choose=Choose(CHARACTER))])
make("Hex", EVENT, abilities=[AnyPhase(boost(THAT, -1), choose=Choose(CHARACTER))])
make("Curse", EVENT, abilities=[AnyPhase(boost(THAT, -3), choose=Choose(CHARACTER))])
make("Cheer", EVENT, abilities=[AnyPhase(boost(THAT, 1), choose=Choose(CHARACTER))])
make(
    "Parade",
    EVENT,
    abilities=[AnyPhase(boost(THAT, PerCard(CHARACTER & trait("Knight") & YOURS)), choose=Choose(CHARACTER))],
)
make("Slur", EVENT, abilities=[AnyPhase(lose_icon(THAT, MILITARY), choose=Choose(CHARACTER))])
make("Lesson", EVENT, abilities=[AnyPhase(gain_icon(THAT, MILITARY), choose=Choose(CHARACTER))])
make("Bribe", EVENT, abilities=[AnyPhase(Draw(1), costs=[Influence(1)])])
make("Royal Bribe", EVENT, abilities=[AnyPhase(Draw(1), costs=[PayGold(2)])])
make("Scheme", EVENT, abilities=[AnyPhase(GainGold(1), limit=max_per_phase())])
make("Tax Day", EVENT, abilities=[TaxationAction(GainPower(1, YOUR_FACTION))])
make("Skirmish", EVENT, abilities=[ChallengesAction(GainGold(1))])
make("Veto", EVENT, abilities=[Response(WouldTakeEffect(("event",)), Cancel())])
make("Hush Money", EVENT, abilities=[Response(WouldTakeEffect(("character", "location", "attachment")), Cancel())])
make("Seduction", EVENT, abilities=[AnyPhase(TakeControl(THAT), choose=Choose(CHARACTER & THEIRS))])
make("Theft", EVENT, abilities=[AnyPhase(Discard(THAT), choose=Choose(ATTACHMENT))])
make("Raze", EVENT, abilities=[AnyPhase(Discard(THAT), choose=Choose(LOCATION))])
make("Robbery", EVENT, abilities=[AnyPhase(DiscardPower(THAT), choose=Choose(CHARACTER))])
make("Return", EVENT, abilities=[AnyPhase(PutIntoPlay(THAT), choose=Choose(CHARACTER & in_pile(DEAD)))])
make(
    "Reinforcements",
    EVENT,
    abilities=[AnyPhase(PutIntoPlay(THAT), choose=Choose((CHARACTER | LOCATION) & in_pile(HAND)))],
)
make("Rummage", EVENT, abilities=[AnyPhase(Search(LOCATION))])
make("Quest", EVENT, abilities=[AnyPhase(Search(ANY_CARD))])
make(
    "Gleaning",
    EVENT,
    abilities=[Response(Plays(cards=EVENT), AddToHand(THAT), choose=Choose(EVENT & in_pile(DISCARD)))],
)
make("Glory", EVENT, abilities=[Response(you_win(), GainPower(1, YOUR_FACTION))])
make("Rescue", EVENT, abilities=[Response(Killed(UNIQUE & CHARACTER), Instead(HAND))])
make("Ember", EVENT, keywords=[DEATHBOUND], abilities=[AnyPhase(GainGold(1))])
make("Sworn Price", EVENT, abilities=[AnyPhase(Draw(1), costs=[UseCard("kneel", CHARACTER)])])
make("Sworn Drawback", EVENT, abilities=[AnyPhase([Draw(1), Kneel(each(CHARACTER & YOURS))])])
make("Ward", EVENT, abilities=[AnyPhase(Gives(THAT, (Immune(SAME, ("event",)),)), choose=Choose(CHARACTER))])
make("Stroll", EVENT, abilities=[ChallengesAction(RemoveFromChallenge(THAT), choose=Choose(CHARACTER & PARTICIPATING))])


# Plots: gold, initiative, claim
def plot(name: str, *figures: int, **more: Any) -> Card:
    return make(name, PLOT_CARD, plot=(*figures, 0), **more)


plot("Plain Year", 4, 3, 1)
plot("Second Year", 4, 3, 1)
plot("Keen Year", 4, 6, 1)
plot("Slow Year", 4, 1, 1)
plot("Bloody Year", 4, 3, 2)
plot("Tame Year", 4, 3, 0)
plot("Learned Year", 4, 3, 1, abilities=[WhenRevealed(Draw(1))])
plot("Golden Year", 4, 3, 1, abilities=[WhenRevealed(GainGold(1))])
plot("Killing Year", 4, 3, 1, abilities=[WhenRevealed(Kill(each(CHARACTER)))])
plot("Burning Year", 4, 3, 1, abilities=[WhenRevealed(Kill(each(CHARACTER), unsavable=True))])
plot("Blessed Year", 4, 3, 1, constants=[Cannot(each(CHARACTER & NOBLE), "kill")])
plot("Gloomy Year", 4, 3, 1, constants=[Strength(each(CHARACTER), -1)])
make("Almanac", LOCATION, cost=1, abilities=[Passive(RevealsPlot(), GainPower(1, YOUR_FACTION))])

# What pays or leaves in the middle of a window
make("Payback", EVENT, abilities=[Response(you_lose(), GainGold(1), costs=[UseCard("kneel", CHARACTER)])])
make("Blood Price", EVENT, abilities=[Response(you_lose(), GainGold(1), costs=[UseCard("discard", CHARACTER)])])


class KillAndReturn(Effect):
    """Two fates for the same characters at the same moment, which no card of the pool has."""

    phrases = ()

    def could(self, s: Any, ctx: Context) -> bool:
        return True

    def do(self, s: Any, frame: Any) -> None:
        cards = CHARACTER.find(s, frame.ctx)
        s.happen(
            [
                Event(kind, c, s.ctrl[c], source=frame.ctx.card, by=frame.ctx.player)
                for c in cards
                for kind in ("kill", "return")
            ]
        )


make("Torn Apart", EVENT, abilities=[AnyPhase(KillAndReturn())])

# Saves and cancels
make("Aloof Prince", cost=2, strength=2, icons="MIP", unique=True, constants=[Immune(THIS)])
make(
    "Humbler", cost=1, strength=1, icons="P", abilities=[Response(GainsPower(CHARACTER & THEIRS, would=True), Cancel())]
)
make("Blood Money", EVENT, abilities=[AnyPhase([Kill(THAT), THEN, GainGold(1)], choose=Choose(CHARACTER))])
make("Naysayer", cost=1, strength=1, icons="P", abilities=[Response(WouldDraw(), CancelDraws())])
make("Wager", EVENT, abilities=[ChallengesAction(AtEnd(WON, (Draw(2),)))])

# The draw phase
make("Scriptorium", LOCATION, cost=1, constants=[ExtraDraw(n=1)])
make("Leaking Roof", LOCATION, cost=1, constants=[ExtraDraw(n=-1)])
make(
    "Borrowed Time",
    EVENT,
    abilities=[
        AnyPhase([PutIntoPlay(THAT), AtEnd(PHASE, (ReturnToHand(THAT),))], choose=Choose(CHARACTER & in_pile(HAND)))
    ],
)

# Costs, and what forbids
make(
    "Pale Dragon",
    cost=4,
    strength=4,
    icons="MP",
    abilities=[DominanceAction(Kill(THAT), costs=[PayGold(4)], choose=Choose(CHARACTER & KNEELING))],
)
make(
    "Vendetta",
    EVENT,
    abilities=[
        Response(
            you_lose(),
            Kill(THAT),
            costs=[UseCard("kneel", CHARACTER)],
            choose=Choose(CHARACTER & PARTICIPATING & controlled_by(WINNER)),
        )
    ],
)
make(
    "Ash",
    EVENT,
    keywords=[DEATHBOUND],
    abilities=[ChallengesAction(GainGold(1)), DominanceAction(AddToHand(THIS), zones=(DEAD,))],
)
make(
    "Reclaim",
    EVENT,
    abilities=[AnyPhase(AddToHand(THAT), choose=Choose(cost_at_most(0) & ANY_CARD & in_pile(DISCARD)))],
)

# Immunity and abilities
make("Ransom", EVENT, abilities=[AnyPhase(DiscardRandom(EACH_OPPONENT))])
make("Wary", cost=2, strength=2, icons="MIP", traits="Knight", constants=[Immune(THIS, ("character",), opponents=True)])
make("Groomer", cost=2, strength=2, icons="M", constants=[Strength(each(CHARACTER & trait("Knight")), 1)])
make("Captain", cost=1, strength=1, icons="M", constants=[Strength(THIS, PerCard(CHARACTER & trait("Knight")))])
make(
    "Cull",
    EVENT,
    abilities=[AnyPhase(Discard(THAT), choose=Choose(UNIQUE & StrengthAtMost(0) | CHARACTER & StrengthAtMost(0)))],
)
make(
    "Self-Taught",
    cost=2,
    strength=2,
    icons="M",
    keywords=[STEALTH],
    abilities=[AnyPhase(gain_keyword(THIS, RENOWN), limit=per_round(2))],
)

# Attachments, challenges and phases
make("Charm", EVENT, constants=[Strength(ATTACHED, 1)], abilities=[AnyPhase(GainGold(1))])
make("Admirer", cost=1, strength=1, icons="P", abilities=[Response(Marshals(cards=ATTACHMENT), GainGold(1))])
make("Head Count", cost=0, strength=0, icons="P", constants=[Strength(THIS, PerCard(trait("Lord")))])
make("Braggart", cost=2, strength=2, icons="M", abilities=[Response(you_win(with_=TakingPart(THIS)), GainGold(1))])
make("Killjoy", cost=2, strength=2, icons="M", constants=[CannotClaimPower(EACH_OPPONENT)])

# Playing and putting into play, hands, Shadows
make("Applauder", cost=1, strength=1, icons="P", abilities=[Response(Marshals(cards=CHARACTER), GainGold(1))])
make("Clean Sweep", EVENT, abilities=[AnyPhase(Discard(each(ANY_CARD)))])
make("Howl", EVENT, abilities=[AnyPhase(boost(each(CHARACTER & faction("stark")), 1))])
make("Roll Call", cost=1, strength=0, icons="P", constants=[Strength(THIS, PerCard(CHARACTER))])
make("Hidden Blade", ATTACHMENT, cost=0, shadow=True, crests=("Shadow",), attach_to=CHARACTER & trait("Lord"))
make("Greeter", cost=1, strength=1, icons="P", abilities=[Response(EntersPlay(ATTACHMENT), GainGold(1))])
make("Standard Bearer", cost=2, strength=2, icons="M", crests=("War",))

# Endless loops
make(
    "Left Hand",
    cost=1,
    strength=1,
    icons="P",
    abilities=[AnyPhase(Stand(each(named("Right Hand"))), costs=[KNEEL_THIS])],
)
make(
    "Right Hand",
    cost=1,
    strength=1,
    icons="P",
    abilities=[AnyPhase([Stand(each(named("Left Hand"))), GainPower(1, YOUR_FACTION)], costs=[KNEEL_THIS])],
)
make(
    "Idle Hand",
    cost=1,
    strength=1,
    icons="P",
    abilities=[AnyPhase(Stand(each(named("Other Idle Hand"))), costs=[KNEEL_THIS])],
)
make(
    "Other Idle Hand",
    cost=1,
    strength=1,
    icons="P",
    abilities=[AnyPhase(Stand(each(named("Idle Hand"))), costs=[KNEEL_THIS])],
)

# Types that change, and what takes turns for ever
make(
    "Awakening",
    EVENT,
    abilities=[
        AnyPhase(
            Gives(THAT, (BecomesCharacter(SAME), Strength(SAME, 2), Icon(SAME, MILITARY))), choose=Choose(LOCATION)
        )
    ],
)
make("Fickle Bell", LOCATION, cost=1, constants=[Icon(each(CHARACTER & ~with_icon(MILITARY)), MILITARY)])
make("Fickle Drum", LOCATION, cost=1, constants=[Icon(each(CHARACTER & with_icon(MILITARY)), MILITARY, -1)])


class BecomeAgenda(Effect):
    """This character becomes its player's agenda, which no card of the pool does."""

    phrases = ()

    def could(self, s: Any, ctx: Context) -> bool:
        return True

    def do(self, s: Any, frame: Any) -> None:
        s.place(frame.ctx.card, AGENDA)


make("Retiring Lord", cost=2, strength=2, icons="P", unique=True, abilities=[MarshallingAction(BecomeAgenda())])
