"""Test cards for the rulings and answers of the second edition's FAQ."""

from __future__ import annotations

from typing import Any

from weirwood.cardgame.table.words import AGENDA
from weirwood.games.agot2.catalogue import register
from weirwood.games.agot2.rules.plots import RevealPlot
from weirwood.games.agot2.vocabulary import *

ANYONE = CHARACTER
OWN = CHARACTER & YOURS
_made: list[Card] = []


def card(name: str, type: str, *abilities: Any, **more: Any) -> Card:
    """Register a test card with the next code."""
    made = Card(f"T-faq2-{len(_made) + 1}", name, type, set="Test", abilities=list(abilities), **more)
    _made.append(made)
    return register(made)


def person(name: str, strength: int, icons: str, *abilities: Any, **more: Any) -> Card:
    """A character, of cost 2 unless said otherwise."""
    return card(name, CHARACTER, *abilities, strength=strength, icons=icons, **{"cost": 2, **more})


def place(name: str, *abilities: Any, **more: Any) -> Card:
    """A location without cost."""
    return card(name, LOCATION, *abilities, **{"cost": 0, **more})


def feat(name: str, *abilities: Any, **more: Any) -> Card:
    """An event, free unless said otherwise."""
    return card(name, EVENT, *abilities, **{"cost": 0, **more})


# People without abilities
person("Grey Guard", 2, "MIP")
person("Tall Guard", 7, "MIP", cost=5)
person("Hearth Knight", 3, "MIP", traits="Knight")
person("Sea Knight", 3, "MIP", traits="Knight, Ironborn", faction="greyjoy")

# Protected against one thing
person("Ageless Envoy", 2, "MIP", constants=[Cannot(THIS, "choose")])
person("Dull Envoy", 2, "MP", constants=[Cannot(THIS, "choose")])
person("Deathless Champion", 2, "MIP", constants=[Cannot(THIS, "kill")])
person("Rooted Sentinel", 2, "MIP", constants=[Cannot(THIS, "discard")])
person(
    "Deaf Duelist", 2, "M",
    constants=[Immune(THIS, ("event",), opponents=True)],
)  # fmt: skip
place(
    "Wax Chandler",
    Action(Gives(THAT, (Immune(SAME, ("event",), opponents=True),), ROUND), choose=Choose(ANYONE)),
)
place("Sky Cells", Action(Gives(THAT, (Cannot(SAME, "kill"),)), choose=Choose(ANYONE)))

# Plain effects
feat("Reaper's Toll", Action(Kill(THAT), choose=Choose(ANYONE)))
feat("Great Dying", Action(Kill(each(ANYONE))))
feat("Turned Cloak", Action(TakeControl(THAT), choose=Choose((CHARACTER | LOCATION) & THEIRS)))
feat("Summoning Horn", Action(PutIntoPlay(THAT), choose=Choose(in_pile(HAND, DISCARD))))
feat(
    "Grave Call",
    Action(PutIntoPlay(THAT, under_yours=True), choose=Choose(CHARACTER & in_pile(DISCARD, of=OPPONENT))),
)
place("Idle Forge", Action(GainGold(1), limit=per_phase()))

# Infinite loops
place("Left Mirror", Action([Stand(each(named("Right Mirror"))), GainPower(1)], costs=[KNEEL_THIS]), unique=True)
place("Right Mirror", Action([Stand(each(named("Left Mirror"))), GainGold(1)], costs=[KNEEL_THIS]), unique=True)
place(
    "Endless Stair",
    Action([Either(((GainGold(1),), (DiscardRandom(YOU),)))]),
)  # fmt: skip

person("Idle Bear", 2, "M", Action(Stand(each(named("Lazy Bear"))), costs=[KNEEL_THIS]))
person("Lazy Bear", 2, "M", Action(Stand(each(named("Idle Bear"))), costs=[KNEEL_THIS]))

# Duplicates
place("Twin Harbor", unique=True, keywords=[LIMITED])
place("Fish Market", keywords=[LIMITED])
place("Salt Market", keywords=[LIMITED])

# Tokens
person("Purse Bearer", 2, "MIP", Action(GainPower(1), costs=[SpendToken("coin")]))

feat("On the Loser's Purse", Reaction(you_win(), GainPower(1), costs=[PayGold(2, whose=LOSER)]))

# Costs that come up later
feat(
    "Ransom Note",
    Action(
        [Kneel(THAT), MayPay((PayGold(1),), (Stand(THAT),), EACH_OPPONENT)],
        choose=Choose(CHARACTER & THEIRS),
    ),
)
feat("Forced Parade", Action([Draw(1), THEN, MayPay((UseCard(KNEEL, OWN),), (Draw(2),))]))
place("Drill Yard", Reaction(Kneels(OWN), GainGold(1)))

# Events
feat("Weighing of Hands", Action(If(MoreCardsInHand(), (GainPower(1),)), choose=ChoosePlayer()))
feat(
    "Echoing Plan", Action(GainPower(1)), Reaction(you_lose(), AddToHand(THIS), costs=[PayGold(1)], zones=(DISCARD,)),
    cost=2,
)  # fmt: skip
feat("Nameless Deed", Action(GainPower(1)), cost=None)
person("Songkeeper", 1, "P", Reaction(Plays(cards=EVENT), GainGold(1)))
person("Page of Songs", 1, "P", Reaction(Plays(cards=EVENT), AddToHand(IT)))
feat("Count the Fallen", Action(GainGold(PerCard(EVENT & in_pile(HAND, DISCARD)))))

# Then
feat(
    "Cruel Jest",
    Action([DiscardTop(EACH_OPPONENT), THEN, Later(Choose(CHARACTER & THEIRS), (Kill(THAT),))]),
)
place("Rumor Mill", Reaction(DiscardedFromDeck(ANY_CARD), GainGold(1)))
place("Wake", Reaction(Killed(ANYONE), GainGold(1)))
place("Last Rites", Interrupt(Killed(ANYONE), GainGold(1)))

# Delayed effects
person("Plague Rat", 1, "I", Action(AtEnd(PHASE, (Kill(THAT),)), choose=Choose(ANYONE), limit=per_phase()))

# Out of play
place("Corpse Cart", Reaction(DiscardedFromDeck(ANYONE), ToDeadPile(IT)))
place("Press Gang", Reaction(DiscardedFromDeck(ANYONE), PutIntoPlay(IT, under_yours=True)))
place("Cold Gods", Reaction(Killed(CHARACTER & THEIRS), PutIntoPlay(IT, under_yours=True)))
feat("Leaf on the Wind", Action(DiscardTop(EACH_OPPONENT)))

# Plots
place("Plotter's Table", Action(RevealPlot(), limit=per_phase()))
feat("Forced Hand", Action(RevealPlot(EACH_OPPONENT)))

# Strength
place("Vulture's Roost", Interrupt(Killed(CHARACTER & strength_at_most(0)), GainGold(1)))
place("Dragon's Breath", Action(burn(THAT, 4), choose=Choose(ANYONE)))
place("Dragon's Shadow", Action(burn(THAT, 1), choose=Choose(ANYONE)))
place(
    "Steady Hand",
    Interrupt(StrengthLowered(ANYONE, would=True), Cancel(), costs=[KNEEL_THIS]),
)
place("Weak Knees", Reaction(StrengthLowered(ANYONE), GainGold(1)))
person("Unburnt Queen", 3, "IP", constants=[NeverLowered(THIS)])
place("Half Rations", Action(Gives(THAT, (Strength(SAME, 2, "half"),), PHASE), choose=Choose(ANYONE)))
place("Strangling Vine", Action(Gives(THAT, (Strength(SAME, 1, "set"),), PHASE), choose=Choose(ANYONE)))
place("Strong Wine", Action(boost(THAT, 3), choose=Choose(ANYONE)))
person(
    "Banner Knight", 2, "MIP", traits="Knight",
    constants=[Strength(THIS, 1, condition=Exists(OTHER & trait("Knight") & CHARACTER & YOURS))],
)  # fmt: skip
feat("Shadow of Wings", Action(boost(each(PARTICIPATING & CHARACTER), -1, CHALLENGE)))
feat("Bolting Mare", Action(RemoveFromChallenge(THAT), choose=Choose(PARTICIPATING & CHARACTER)))

# You
place("Market Stall", Action(GainPower(1), costs=[PayGold(1)], anyone=True))
card(
    "Wedding Feast", PLOT_CARD,
    Reaction(you_win(role="attacking"), Kill(THAT), choose=Choose(trait("Lord", "Lady") & CHARACTER & controlled_by(LOSER)), anyone=True),
    plot=(4, 4, 1, 6),
)  # fmt: skip
person("Bound Banker", 2, "MIP", constants=[CannotWin()])
card("Gag", ATTACHMENT, cost=0, constants=[Blank(ATTACHED)])

# Control
card(
    "Guardian's Letter",
    ATTACHMENT,
    cost=0,
    constants=[TakesControl(ATTACHED)],
)
feat("Borrowed Sword", Action(TakeControl(THAT, until=PHASE), choose=Choose(CHARACTER & THEIRS)))
feat("Burnt Letter", Action(Discard(THAT), choose=Choose(ATTACHMENT)))

# Payment
place(
    "Sticky Fingers",
    Interrupt(PaysGold(OPPONENT), Cancel(), costs=[KNEEL_THIS]),
)  # fmt: skip

# Costs
feat("Blood Offering", Action(GainPower(1), costs=[UseCard("kill", OWN)]))
place(
    "Widow's Vigil",
    Action(
        Stand(THAT), costs=[UseCard("sacrifice", faction("stark") & CHARACTER & YOURS)],
        choose=Choose(UNIQUE & faction("stark") & CHARACTER), limit=per_round(),
    ),
)  # fmt: skip
place(
    "Mourning Horn",
    Reaction(
        Sacrificed(OWN), PutIntoPlay(THAT), choose=Choose(CHARACTER & in_pile(HAND)),
    ),
)  # fmt: skip
feat(
    "Two Sisters",
    Action(
        Either(((Stand(each(named("Sansa Stark"))),), (Stand(each(named("Arya Stark"))),))),
        costs=[UseCard("sacrifice", named("Bran Stark") & YOURS)],
    ),
)  # fmt: skip
feat(
    "Kneel and Rise",
    Action(
        Stand(THAT), costs=[UseCard(KNEEL, named("Courteous Knight") & YOURS)],
        choose=Choose(trait("Lady") & CHARACTER),
    ),
)  # fmt: skip
person(
    "Courteous Knight", 2, "M", Reaction(Kneels(THIS), Stand(THAT), choose=Choose(trait("Lady") & CHARACTER)),
)  # fmt: skip

# Icons
person(
    "Sand Dancer", 3, "MI",
    Action(
        [Name(CHALLENGE_ICON), lose_icon(THAT, NAMED), gain_icon(each(trait("Sand Snake") & YOURS), NAMED)],
        choose=Choose(CHARACTER & THEIRS), limit=per_phase(),
    ),
    traits="Sand Snake",
)  # fmt: skip

place("Whisper Pit", Action(gain_icon(THAT, INTRIGUE), choose=Choose(ANYONE)))

# Attachments
card("Squire's Vows", ATTACHMENT, cost=1, constants=[GainsTrait(ATTACHED, "Knight")])
card("Knight's Mare", ATTACHMENT, cost=1, attach_to=trait("Knight") & CHARACTER)
card(
    "Maiden's Blessing", ATTACHMENT, cost=1, traits="Blessing",
    constants=[Gains(ATTACHED, Keyword("no attachments", unless=("Blessing",)))],
)  # fmt: skip

# All
feat("Faceless", Action(Gives(THAT, (LosesAll(SAME, "trait"),)), choose=Choose(ANYONE)))
person(
    "Sweet Singer", 1, "MIP",
    constants=[
        LosesAll(each(ATTACKING & CHARACTER), "keyword", condition=Is(THIS, DEFENDING))
    ],
)  # fmt: skip

# Plots
card("Princely Behest", PLOT_CARD, WhenRevealed(RevealPlot()), plot=(5, 0, 1, 6))

feat(
    "Barrel of Ale",
    Reaction(you_win(POWER), MovePower(2, YOU, THAT), choose=Choose(in_pile(PLAY, PLOT, AGENDA, of=ANY) & YOURS)),
)

# Challenges
feat(
    "Rose for a Knight",
    Reaction(
        you_win(role="attacking"), GainPower(1, THAT),
        choose=Choose(Participating("attacking", alone=True) & trait("Knight") & CHARACTER),
    ),
)  # fmt: skip
person("Stealthy Page", 2, "MIP", keywords=[STEALTH])
person("Sea Reaver", 3, "MIP", keywords=[PILLAGE])
person(
    "Loud Reaver", 3, "MIP", Reaction(Pillages(), gain_keyword(each(named("Grey Guard")), RENOWN)),
    keywords=[PILLAGE, RENOWN],
)  # fmt: skip
person(
    "Quiet Reaver", 3, "MIP", Reaction(Pillages(), gain_keyword(each(named("Grey Guard")), RENOWN)),
    keywords=[PILLAGE],
)  # fmt: skip
person(
    "Reaver Captain", 3, "MIP", Reaction(Pillages(), gain_keyword(each(named("Grey Guard")), PILLAGE)),
    keywords=[PILLAGE],
)  # fmt: skip
place("Triumph", Reaction(you_win(), GainGold(1)))

# Ends of periods
place("Winter Crypt", Reaction(Killed(ANYONE, phase="challenges"), GainGold(1)))
place("Closing Bell", Interrupt(PhaseEnds("challenges"), GainGold(1)))
place("Morning After", Reaction(PhaseEnds("challenges"), GainGold(1)))
place("Frail Light", Action(boost(THAT, -2), choose=Choose(ANYONE)))
place("Duel's Close", Interrupt(EndsChallenge(), GainGold(1)))
place("Duel's Echo", Reaction(EndsChallenge(), GainGold(1)))
place("Call to Order", Action(AtEnd(CHALLENGE, (ReturnToHand(THAT),)), choose=Choose(ANYONE)))

# Errata
card(
    "Wrecker's Club", ATTACHMENT,
    Interrupt(Killed(ATTACHED), [MoveAttachment(THIS), GainPower(1, ATTACHED)], limit=per_phase()),
    cost=0, attach_to=trait("Ironborn") & CHARACTER,
)  # fmt: skip
feat(
    "Raised Wreck",
    Action(
        [PutIntoPlay(THAT, under_yours=True), AtEnd(PHASE, (If(StillInPlay(THAT), (ShuffleIntoDeck(THAT),)),))],
        choose=Choose(CHARACTER & in_pile(DISCARD, of=OPPONENT)),
    ),
)  # fmt: skip
place("Dry Grave", Reaction(you_lose(POWER), Draw(1), costs=[KNEEL_THIS, SACRIFICE_THIS]), traits="House Manwoody")
card("Swift Steed", ATTACHMENT, cost=0, per_host=1, constants=[Strength(ATTACHED, 3)])
place("Stable Yard", Action(MoveAttachment(THAT), choose=Choose(ATTACHMENT), limit=per_phase()))

# Gold that may be spent
PURSE = "you may spend the gold on ~ as if it were in your gold pool during the {} phase"
place("Counting House", constants=[Purse(phase="marshaling")])
person("Sweet Treasurer", 2, "MIP", constants=[Purse(phase="challenges")])
place(
    "Begging Bowl",
    Action(MayPay((GiveGold(1),), (GainPower(1),), THAT_PLAYER), choose=ChoosePlayer(), limit=per_phase()),
)  # fmt: skip
feat("Dear Favor", Action(GainPower(1), costs=[PayGold(1)]), cost=2)
card("The Red Viper", CHARACTER, faction="martell", unique=True, cost=5, strength=6, icons="M", traits="Lord")
