"""Core Set: the plots."""

from __future__ import annotations

from typing import Any

from ..vocabulary import *

PLAYER = "player"
KINGDOM_EDICT = Cards(PLOT_CARD, trait=("Kingdom", "Edict"), zone=PLOT)


def plot(code: str, name: str, figures: tuple[int, int, int, int], traits: str, **more: Any) -> Card:
    """A plot card: gold, initiative, claim, reserve."""
    return Card(code, name, PLOT_CARD, plot=figures, traits=traits, **more)


CARDS = [
    plot(
        "01001", "A Clash of Kings", (4, 9, 1, 6), "Noble",
        abilities=[Reaction(you_win(POWER), MovePower(1, LOSER))],
    ),
    plot(
        "01002", "A Feast for Crows", (6, 1, 1, 4), "Edict", plot_limit=1,
        abilities=[Reaction(Does("dominance", "win dominance"), GainPower(2))],
    ),
    plot(
        "01003", "A Game of Thrones", (4, 2, 1, 6), "Scheme", plot_limit=1,
        constants=[
            Rule(
                "cannot initiate",
                "no player can initiate a military or power challenge before winning an intrigue challenge this phase",
                value=(MILITARY, POWER),
            )
        ],
    ),
    plot(
        "01004", "A Noble Cause", (5, 0, 1, 6), "Kingdom, Noble",
        constants=[Reduce(Cards(CHARACTER, trait=("Lord", "Lady")), 2)],
    ),
    plot(
        "01005", "A Storm of Swords", (3, 8, 1, 5), "War",
        constants=[Rule("extra challenge", "you may initiate an additional military challenge each challenges phase", value=MILITARY)],
    ),
    plot(
        "01006", "Building Orders", (4, 1, 1, 7), "Kingdom",
        abilities=[WhenRevealed(Search(Cards((ATTACHMENT, LOCATION), zone=DECK, controller=YOU), top=10))],
    ),
    plot(
        "01007", "Calling the Banners", (3, 6, 1, 6), "Kingdom",
        abilities=[
            WhenRevealed(
                GainGold(Count("cards", Cards(CHARACTER, controller=PLAYER))), choose=ChoosePlayer(free=True),
            )
        ],
    ),
    plot(
        "01008", "Calm Over Westeros", (5, 3, 1, 6), "Summer", plot_limit=1,
        abilities=[
            WhenRevealed(
                [
                    NameWord("name a challenge type"),
                    OnPlayer(
                        YOU, "calm",
                        "an attacker's claim is 1 lower in challenges of that type against you until your next plot is revealed",
                        "plot", "named",
                    ),
                ]
            )
        ],
    ),
    plot(
        "01009", "Confiscation", (4, 5, 1, 6), "Edict",
        abilities=[WhenRevealed(Discard(THAT), choose=Choose(Cards(ATTACHMENT)))],
    ),
    plot("01010", "Counting Coppers", (2, 3, 1, 10), "Kingdom", abilities=[WhenRevealed(Draw(3))]),
    plot(
        "01011", "Filthy Accusations", (4, 4, 1, 6), "Scheme",
        abilities=[WhenRevealed(Kneel(THAT), choose=Choose(Cards(CHARACTER)))],
    ),
    plot(
        "01012", "Fortified Position", (5, 1, 1, 5), "Siege, War", plot_limit=1,
        constants=[Blank(each(Cards(CHARACTER)))],
    ),
    plot(
        "01013", "Heads on Spikes", (4, 6, 1, 6), "Edict, War",
        abilities=[
            WhenRevealed(
                [
                    DiscardRandom(PLAYER),
                    If(
                        Bound("found", Cards(CHARACTER), "it is a character"),
                        [GainPower(2), ToDeadPile(chosen("found"))],
                    ),
                ],
                choose=ChoosePlayer(),
            )
        ],
    ),
    plot(
        "01014", "Jousting Contest", (4, 3, 1, 6), "War",
        constants=[
            Rule("one participant", "no player can declare more than 1 attacker or defender in a challenge")
        ],
    ),
    plot(
        "01015", "Marched to the Wall", (4, 8, 1, 5), "Edict",
        abilities=[
            WhenRevealed(
                [
                    EachChooses(Cards(CHARACTER), "one of their characters, if able", verb="discard"),
                    Discard(THOSE, unsavable=True),
                ]
            )
        ],
    ),
    plot(
        "01016", "Marching Orders", (9, 3, 1, 4), "Edict, War",
        constants=[
            Rule("cannot marshal", "you cannot marshal locations or attachments", value=(LOCATION, ATTACHMENT)),
            Rule("cannot play events", "you cannot play events"),
        ],
    ),
    plot(
        "01017", "Naval Superiority", (2, 7, 1, 6), "Siege, War", plot_limit=1,
        constants=[PlotBase("income", 0, KINGDOM_EDICT)],
    ),
    plot(
        "01018", "Power Behind the Throne", (3, 1, 1, 6), "Noble, Scheme",
        abilities=[
            WhenRevealed(PlaceToken("stand")),
            Action(Stand(THAT), costs=[RemoveTokenCost("stand")], choose=Choose(Cards(CHARACTER))),
        ],
    ),
    plot(
        "01019", "Rebuilding", (5, 5, 1, 6), "Kingdom",
        abilities=[
            WhenRevealed(
                ShuffleIntoDeck(THOSE),
                choose=Choose(Cards(controller=YOU, zone=DISCARD), name="those", least=0, most=3),
            )
        ],
    ),
    plot(
        "01020", "Reinforcements", (1, 0, 1, 6), "Kingdom, War",
        abilities=[
            WhenRevealed(
                PutIntoPlay(THAT), choose=Choose(Cards(CHARACTER, cost_max=5, controller=YOU, zone=(HAND, DISCARD)))
            )
        ],
    ),
    plot(
        "01021", "Sneak Attack", (5, 11, 2, 5), "Scheme",
        constants=[Rule("one challenge", "you cannot initiate more than 1 challenge each challenges phase")],
    ),
    plot(
        "01022", "Summons", (4, 0, 1, 7), "Kingdom", quantity=2,
        abilities=[WhenRevealed(Search(Cards(CHARACTER, zone=DECK, controller=YOU), top=10))],
    ),
    plot(
        "01023", "Supporting the Faith", (6, 2, 1, 4), "Edict, The Seven",
        abilities=[ForcedReaction(phase_begins("challenges"), ReturnGold())],
    ),
    plot(
        "01024", "Taxation", (5, 6, 1, 6), "Edict, Kingdom",
        constants=[Rule("extra limited", "you may marshal or play one more limited card than usual each round")],
    ),
    plot("01025", "The Winds of Winter", (3, 4, 2, 5), "Winter"),
    plot(
        "01026", "Wildfire Assault", (4, 7, 1, 6), "Scheme, War", quantity=2,
        abilities=[
            WhenRevealed(
                [
                    EachChooses(Cards(CHARACTER), "up to 3 of their characters", least=0, most=3),
                    Kill(chosen("rest"), unsavable=True),
                ]
            )
        ],
    ),
]  # fmt: skip
