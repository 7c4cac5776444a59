"""Core Set: the plots."""

from __future__ import annotations

from typing import Any

from ..vocabulary import *

KINGDOM_EDICT = trait("Kingdom", "Edict") & PLOT_CARD & REVEALED


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
        abilities=[Reaction(WinsDominance(), GainPower(2))],
    ),
    plot(
        "01003", "A Game of Thrones", (4, 2, 1, 6), "Scheme", plot_limit=1,
        constants=[
            CannotInitiate(EACH_PLAYER, challenges=(MILITARY, POWER), before_winning=INTRIGUE)
        ],
    ),
    plot(
        "01004", "A Noble Cause", (5, 0, 1, 6), "Kingdom, Noble",
        constants=[Reduce(cards=trait("Lord", "Lady") & CHARACTER, by=2)],
    ),
    plot(
        "01005", "A Storm of Swords", (3, 8, 1, 5), "War",
        constants=[ExtraChallenge(challenge=MILITARY)],
    ),
    plot(
        "01006", "Building Orders", (4, 1, 1, 7), "Kingdom",
        abilities=[WhenRevealed(Search((ATTACHMENT | LOCATION), top=10))],
    ),
    plot(
        "01007", "Calling the Banners", (3, 6, 1, 6), "Kingdom",
        abilities=[
            WhenRevealed(
                GainGold(PerCard(CHARACTER & controlled_by(THAT_PLAYER))), choose=ChoosePlayer(),
            )
        ],
    ),
    plot(
        "01008", "Calm Over Westeros", (5, 3, 1, 6), "Summer", plot_limit=1,
        abilities=[
            WhenRevealed(
                [
                    Name(CHALLENGE_TYPE),
                    GivesPlayers(CalmsClaim(), NEW_PLOT),
                ]
            )
        ],
    ),
    plot(
        "01009", "Confiscation", (4, 5, 1, 6), "Edict",
        abilities=[WhenRevealed(Discard(THAT), choose=Choose(ATTACHMENT))],
    ),
    plot("01010", "Counting Coppers", (2, 3, 1, 10), "Kingdom", abilities=[WhenRevealed(Draw(3))]),
    plot(
        "01011", "Filthy Accusations", (4, 4, 1, 6), "Scheme",
        abilities=[WhenRevealed(Kneel(THAT), choose=Choose(CHARACTER))],
    ),
    plot(
        "01012", "Fortified Position", (5, 1, 1, 5), "Siege, War", plot_limit=1,
        constants=[Blank(each(CHARACTER))],
    ),
    plot(
        "01013", "Heads on Spikes", (4, 6, 1, 6), "Edict, War",
        abilities=[
            WhenRevealed(
                [
                    DiscardRandom(THAT_PLAYER),
                    If(Is(FOUND, CHARACTER), (GainPower(2), ToDeadPile(FOUND))),
                ],
                choose=ChoosePlayer(),
            )
        ],
    ),
    plot(
        "01014", "Jousting Contest", (4, 3, 1, 6), "War",
        constants=[
            OneParticipant()
        ],
    ),
    plot(
        "01015", "Marched to the Wall", (4, 8, 1, 5), "Edict",
        abilities=[
            WhenRevealed(
                [
                    EachChooses(CHARACTER),
                    Discard(THOSE, unsavable=True),
                ]
            )
        ],
    ),
    plot(
        "01016", "Marching Orders", (9, 3, 1, 4), "Edict, War",
        constants=[
            CannotMarshal(types=("location", "attachment")),
            CannotPlayEvents(),
        ],
    ),
    plot(
        "01017", "Naval Superiority", (2, 7, 1, 6), "Siege, War", plot_limit=1,
        constants=[PlotBase(each(KINGDOM_EDICT), "income", 0)],
    ),
    plot(
        "01018", "Power Behind the Throne", (3, 1, 1, 6), "Noble, Scheme",
        abilities=[
            WhenRevealed(PlaceToken(THIS, kind="stand")),
            Action(Stand(THAT), costs=[SpendToken("stand")], choose=Choose(CHARACTER)),
        ],
    ),
    plot(
        "01019", "Rebuilding", (5, 5, 1, 6), "Kingdom",
        abilities=[
            WhenRevealed(
                ShuffleIntoDeck(THOSE),
                choose=Choose(in_pile(DISCARD), least=0, most=3),
            )
        ],
    ),
    plot(
        "01020", "Reinforcements", (1, 0, 1, 6), "Kingdom, War",
        abilities=[
            WhenRevealed(
                PutIntoPlay(THAT), choose=Choose(CHARACTER & cost_at_most(5) & in_pile(HAND, DISCARD))
            )
        ],
    ),
    plot(
        "01021", "Sneak Attack", (5, 11, 2, 5), "Scheme",
        constants=[OneChallenge()],
    ),
    plot(
        "01022", "Summons", (4, 0, 1, 7), "Kingdom", quantity=2,
        abilities=[WhenRevealed(Search(CHARACTER, top=10))],
    ),
    plot(
        "01023", "Supporting the Faith", (6, 2, 1, 4), "Edict, The Seven",
        abilities=[ForcedReaction(PhaseBegins("challenges"), ReturnGold())],
    ),
    plot(
        "01024", "Taxation", (5, 6, 1, 6), "Edict, Kingdom",
        constants=[ExtraLimited()],
    ),
    plot("01025", "The Winds of Winter", (3, 4, 2, 5), "Winter"),
    plot(
        "01026", "Wildfire Assault", (4, 7, 1, 6), "Scheme, War", quantity=2,
        abilities=[
            WhenRevealed(
                [
                    EachChooses(CHARACTER, least=0, most=3),
                    Kill(OTHERS, unsavable=True),
                ]
            )
        ],
    ),
]  # fmt: skip
