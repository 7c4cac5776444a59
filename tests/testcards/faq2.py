"""Test cards for the rulings and answers of the second edition's FAQ."""

from __future__ import annotations

from typing import Any

from weirwood.cardgame.words import AGENDA
from weirwood.games.agot2.catalogue import register
from weirwood.games.agot2.plots import RevealPlot
from weirwood.games.agot2.vocabulary import *

ANYONE = Cards(CHARACTER)
OWN = Cards(CHARACTER, controller=YOU)
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
person("Ageless Envoy", 2, "MIP", constants=[Rule("cannot", "~ cannot be chosen", who=THIS, value=("choose",))])
person("Dull Envoy", 2, "MP", constants=[Rule("cannot", "~ cannot be chosen", who=THIS, value=("choose",))])
person("Deathless Champion", 2, "MIP", constants=[Rule("cannot", "~ cannot be killed", who=THIS, value=("kill",))])
person("Rooted Sentinel", 2, "MIP", constants=[Rule("cannot", "~ cannot be discarded", who=THIS, value=("discard",))])
person(
    "Deaf Duelist", 2, "M",
    constants=[Rule("immune", "~ is immune to opponents' events", who=THIS, value=("opponent event",))],
)  # fmt: skip
place(
    "Wax Chandler",
    Action(Mark(THAT, "immune", "is immune to opponents' events", ROUND, ("opponent event",)), choose=Choose(ANYONE)),
)
place("Sky Cells", Action(Mark(THAT, "cannot", "cannot be killed", value=("kill",)), choose=Choose(ANYONE)))

# Plain effects
feat("Reaper's Toll", Action(Kill(THAT), choose=Choose(ANYONE)))
feat("Great Dying", Action(Kill(each(ANYONE))))
feat("Turned Cloak", Action(TakeControl(THAT), choose=Choose(Cards((CHARACTER, LOCATION), controller=OPPONENT))))
feat("Summoning Horn", Action(PutIntoPlay(THAT), choose=Choose(Cards(controller=YOU, zone=(HAND, DISCARD)))))
feat(
    "Grave Call",
    Action(PutIntoPlay(THAT, under_yours=True), choose=Choose(Cards(CHARACTER, controller=OPPONENT, zone=DISCARD))),
)
place("Idle Forge", Action(GainGold(1), limit=per_phase()))

# Infinite loops
place("Left Mirror", Action([Stand(each(Cards(name="Right Mirror"))), GainPower(1)], costs=[KNEEL_THIS]), unique=True)
place("Right Mirror", Action([Stand(each(Cards(name="Left Mirror"))), GainGold(1)], costs=[KNEEL_THIS]), unique=True)
place(
    "Endless Stair",
    Action([Either(climb=[GainGold(1)], fall=[DiscardRandom("you")])]),
)  # fmt: skip

person("Idle Bear", 2, "M", Action(Stand(each(Cards(name="Lazy Bear"))), costs=[KNEEL_THIS]))
person("Lazy Bear", 2, "M", Action(Stand(each(Cards(name="Idle Bear"))), costs=[KNEEL_THIS]))

# Duplicates
place("Twin Harbor", unique=True, keywords=[LIMITED])
place("Fish Market", keywords=[LIMITED])
place("Salt Market", keywords=[LIMITED])

# Tokens
person("Purse Bearer", 2, "MIP", Action(GainPower(1), costs=[RemoveTokenCost("coin")]))

feat("On the Loser's Purse", Reaction(you_win(), GainPower(1), costs=[PayGold(2, whose=LOSER)]))

# Costs that come up later
feat(
    "Ransom Note",
    Action(
        [Kneel(THAT), MayPay([PayGold(1)], [Stand(THAT)], by="opponent")],
        choose=Choose(Cards(CHARACTER, controller=OPPONENT)),
    ),
)
feat("Forced Parade", Action([Draw(1), THEN, MayPay([KneelCard(OWN)], [Draw(2)])]))
place("Drill Yard", Reaction(About("kneel", OWN, "kneels"), GainGold(1)))

# Events
feat("Weighing of Hands", Action(If(MoreCardsInHand("player"), [GainPower(1)]), choose=ChoosePlayer()))
feat(
    "Echoing Plan", Action(GainPower(1)), Reaction(you_lose(), AddToHand(THIS), costs=[PayGold(1)], zones=(DISCARD,)),
    cost=2,
)  # fmt: skip
feat("Nameless Deed", Action(GainPower(1)), cost=None)
person("Songkeeper", 1, "P", Reaction(Does("played", "play", cards=Cards(EVENT)), GainGold(1)))
person("Page of Songs", 1, "P", Reaction(Does("played", "play", cards=Cards(EVENT)), AddToHand(IT)))
feat("Count the Fallen", Action(GainGold(Count("cards", Cards(EVENT, controller=YOU, zone=(HAND, DISCARD))))))

# Then
feat(
    "Cruel Jest",
    Action([DiscardTop("opponent"), THEN, Later(Choose(Cards(CHARACTER, controller=OPPONENT)), [Kill(THAT)])]),
)
place("Rumor Mill", Reaction(About("discard top", Cards(), "is discarded from a deck"), GainGold(1)))
place("Wake", Reaction(is_killed(ANYONE), GainGold(1)))
place("Last Rites", Interrupt(is_killed(ANYONE), GainGold(1)))

# Delayed effects
person("Plague Rat", 1, "I", Action(AtEnd(PHASE, [Kill(THAT)]), choose=Choose(ANYONE), limit=per_phase()))

# Out of play
place("Corpse Cart", Reaction(About("discard top", ANYONE, "is discarded from a deck"), ToDeadPile(IT)))
place(
    "Press Gang", Reaction(About("discard top", ANYONE, "is discarded from a deck"), PutIntoPlay(IT, under_yours=True))
)
place("Cold Gods", Reaction(is_killed(Cards(CHARACTER, controller=OPPONENT)), PutIntoPlay(IT, under_yours=True)))
feat("Leaf on the Wind", Action(DiscardTop("opponent")))

# Plots
place("Plotter's Table", Action(RevealPlot(), limit=per_phase()))
feat("Forced Hand", Action(RevealPlot("opponent")))

# Strength
place("Vulture's Roost", Interrupt(is_killed(Cards(CHARACTER, strength_max=0)), GainGold(1)))
place("Dragon's Breath", Action(burn(THAT, 4), choose=Choose(ANYONE)))
place("Dragon's Shadow", Action(burn(THAT, 1), choose=Choose(ANYONE)))
place(
    "Steady Hand",
    Interrupt(
        About("strength lowered", ANYONE, "would have its STR lowered", would=True), Cancel(), costs=[KNEEL_THIS]
    ),
)
place("Weak Knees", Reaction(About("strength lowered", ANYONE, "has its STR lowered"), GainGold(1)))
person("Unburnt Queen", 3, "IP", constants=[Rule("never lowered", "the STR of ~ cannot be lowered", who=THIS)])
place("Half Rations", Action(Boost(THAT, 2, PHASE, mode="half"), choose=Choose(ANYONE)))
place("Strangling Vine", Action(Boost(THAT, 1, PHASE, mode="set"), choose=Choose(ANYONE)))
place("Strong Wine", Action(Boost(THAT, 3, PHASE), choose=Choose(ANYONE)))
person(
    "Banner Knight", 2, "MIP", traits="Knight",
    constants=[Strength(THIS, 1, Exists(Cards(CHARACTER, trait="Knight", controller=YOU, other=True)))],
)  # fmt: skip
feat("Shadow of Wings", Action(Boost(each(Cards(CHARACTER, participating="any")), -1, CHALLENGE)))
feat("Bolting Mare", Action(RemoveFromChallenge(THAT), choose=Choose(Cards(CHARACTER, participating="any"))))

# You
place("Market Stall", Action(GainPower(1), costs=[PayGold(1)], anyone=True))
card(
    "Wedding Feast", PLOT_CARD,
    Reaction(you_win(role="attacking"), Kill(THAT), choose=Choose(Cards(CHARACTER, trait=("Lord", "Lady"), controller=LOSER)), anyone=True),
    plot=(4, 4, 1, 6),
)  # fmt: skip
person("Bound Banker", 2, "MIP", constants=[Rule("cannot win", "you cannot win the game")])
card("Gag", ATTACHMENT, cost=0, constants=[Blank(ATTACHED)])

# Control
card(
    "Guardian's Letter",
    ATTACHMENT,
    cost=0,
    constants=[Rule("takes control", "you control the attached character", who=ATTACHED)],
)
feat("Borrowed Sword", Action(TakeControl(THAT, until=PHASE), choose=Choose(Cards(CHARACTER, controller=OPPONENT))))
feat("Burnt Letter", Action(Discard(THAT), choose=Choose(Cards(ATTACHMENT))))

# Payment
place(
    "Sticky Fingers",
    Interrupt(Does("pay", "would pay gold", who=OPPONENT), Cancel(), costs=[KNEEL_THIS]),
)  # fmt: skip

# Costs
feat("Blood Offering", Action(GainPower(1), costs=[KneelCard(OWN, kind="kill")]))
place(
    "Widow's Vigil",
    Action(
        Stand(THAT), costs=[KneelCard(Cards(CHARACTER, faction="stark", controller=YOU), kind="sacrifice")],
        choose=Choose(Cards(CHARACTER, faction="stark", unique=True)), limit=per_round(),
    ),
)  # fmt: skip
place(
    "Mourning Horn",
    Reaction(
        About("sacrifice", OWN, "is sacrificed"), PutIntoPlay(THAT), choose=Choose(Cards(CHARACTER, controller=YOU, zone=HAND)),
    ),
)  # fmt: skip
feat(
    "Two Sisters",
    Action(
        Either(
            Sansa_Stark=[Stand(each(Cards(CHARACTER, name="Sansa Stark")))],
            Arya_Stark=[Stand(each(Cards(CHARACTER, name="Arya Stark")))],
        ),
        costs=[KneelCard(Cards(CHARACTER, name="Bran Stark", controller=YOU), kind="sacrifice")],
    ),
)  # fmt: skip
feat(
    "Kneel and Rise",
    Action(
        Stand(THAT), costs=[KneelCard(Cards(CHARACTER, name="Courteous Knight", controller=YOU))],
        choose=Choose(Cards(CHARACTER, trait="Lady")),
    ),
)  # fmt: skip
person(
    "Courteous Knight", 2, "M", Reaction(About("kneel", THIS, "kneels"), Stand(THAT), choose=Choose(Cards(CHARACTER, trait="Lady"))),
)  # fmt: skip

# Icons
person(
    "Sand Dancer", 3, "MI",
    Action(
        [NameWord("name an icon"), ChangeIcon(THAT, None, -1), ChangeIcon(each(Cards(trait="Sand Snake", controller=YOU)), None, 1)],
        choose=Choose(Cards(CHARACTER, controller=OPPONENT)), limit=per_phase(),
    ),
    traits="Sand Snake",
)  # fmt: skip

place("Whisper Pit", Action(ChangeIcon(THAT, INTRIGUE, 1), choose=Choose(ANYONE)))

# Attachments
card("Squire's Vows", ATTACHMENT, cost=1, constants=[Trait(ATTACHED, "Knight")])
card("Knight's Mare", ATTACHMENT, cost=1, attach_to=Cards(CHARACTER, trait="Knight"))
card(
    "Maiden's Blessing", ATTACHMENT, cost=1, traits="Blessing",
    constants=[Gains(ATTACHED, Keyword("no attachments", unless=("Blessing",)))],
)  # fmt: skip

# All
feat("Faceless", Action(Mark(THAT, "loses all", "loses all traits", value=("trait",)), choose=Choose(ANYONE)))
person(
    "Sweet Singer", 1, "MIP",
    constants=[
        Rule(
            "loses all", "each attacking character loses all keywords while ~ is defending",
            who=each(Cards(CHARACTER, participating="attacking")), value=("keyword",), condition=TakesPart(THIS, "defending"),
        )
    ],
)  # fmt: skip

# Plots
card("Princely Behest", PLOT_CARD, WhenRevealed(RevealPlot()), plot=(5, 0, 1, 6))

feat(
    "Barrel of Ale",
    Reaction(
        you_win(POWER), MovePower(2, YOU, to=THAT), choose=Choose(Cards(zone=(PLAY, PLOT, AGENDA), controller=YOU))
    ),
)

# Challenges
feat(
    "Rose for a Knight",
    Reaction(
        you_win(role="attacking"), GainPower(1, THAT),
        choose=Choose(Cards(CHARACTER, trait="Knight", participating="attacking", alone=True)),
    ),
)  # fmt: skip
person("Stealthy Page", 2, "MIP", keywords=[STEALTH])
person("Sea Reaver", 3, "MIP", keywords=[PILLAGE])
person(
    "Loud Reaver", 3, "MIP", Reaction(ByThis("pillage", "pillages"), GainKeyword(each(Cards(name="Grey Guard")), RENOWN)),
    keywords=[PILLAGE, RENOWN],
)  # fmt: skip
person(
    "Quiet Reaver", 3, "MIP", Reaction(ByThis("pillage", "pillages"), GainKeyword(each(Cards(name="Grey Guard")), RENOWN)),
    keywords=[PILLAGE],
)  # fmt: skip
person(
    "Reaver Captain", 3, "MIP", Reaction(ByThis("pillage", "pillages"), GainKeyword(each(Cards(name="Grey Guard")), PILLAGE)),
    keywords=[PILLAGE],
)  # fmt: skip
place("Triumph", Reaction(you_win(), GainGold(1)))

# Ends of periods
place("Winter Crypt", Reaction(About("kill", ANYONE, "is killed", phase="challenges"), GainGold(1)))
place("Closing Bell", Interrupt(phase_ends("challenges"), GainGold(1)))
place("Morning After", Reaction(phase_ends("challenges"), GainGold(1)))
place("Frail Light", Action(Boost(THAT, -2, PHASE), choose=Choose(ANYONE)))
place("Duel's Close", Interrupt(Does("challenge ends", "end a challenge"), GainGold(1)))
place("Duel's Echo", Reaction(Does("challenge ends", "end a challenge"), GainGold(1)))
place("Call to Order", Action(AtEnd(CHALLENGE, [ReturnToHand(THAT)]), choose=Choose(ANYONE)))

# Errata
card(
    "Wrecker's Club", ATTACHMENT,
    Interrupt(is_killed(ATTACHED), [MoveAttachment(THIS), GainPower(1, ATTACHED)], limit=per_phase()),
    cost=0, attach_to=Cards(CHARACTER, trait="Ironborn"),
)  # fmt: skip
feat(
    "Raised Wreck",
    Action(
        [PutIntoPlay(THAT, under_yours=True), AtEnd(PHASE, [ShuffleIntoDeck(THAT)], StillInPlay(THAT))],
        choose=Choose(Cards(CHARACTER, controller=OPPONENT, zone=DISCARD)),
    ),
)  # fmt: skip
place("Dry Grave", Reaction(you_lose(POWER), Draw(1), costs=[KNEEL_THIS, SACRIFICE_THIS]), traits="House Manwoody")
card("Swift Steed", ATTACHMENT, cost=0, per_host=1, constants=[Strength(ATTACHED, 3)])
place("Stable Yard", Action(MoveAttachment(THAT), choose=Choose(Cards(ATTACHMENT)), limit=per_phase()))

# Gold that may be spent
PURSE = "you may spend the gold on ~ as if it were in your gold pool during the {} phase"
place("Counting House", constants=[Rule("purse", PURSE.format("marshaling"), value="marshaling")])
person("Sweet Treasurer", 2, "MIP", constants=[Rule("purse", PURSE.format("challenges"), value="challenges")])
place(
    "Begging Bowl",
    Action(MayPay([GiveGold(1)], [GainPower(1)], by="player"), choose=ChoosePlayer(free=True), limit=per_phase()),
)  # fmt: skip
feat("Dear Favor", Action(GainPower(1), costs=[PayGold(1)]), cost=2)
card("The Red Viper", CHARACTER, faction="martell", unique=True, cost=5, strength=6, icons="M", traits="Lord")
