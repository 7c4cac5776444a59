"""Core Set: the plots."""

from __future__ import annotations

from ..vocabulary import *

KINGDOM_EDICT = trait("Kingdom", "Edict") & PLOT_CARD & REVEALED

CARDS = [
    card("01001", "A Clash of Kings", abilities=[Reaction(you_win(POWER), MovePower(1, LOSER))]),
    card("01002", "A Feast for Crows", abilities=[Reaction(WinsDominance(), GainPower(2))]),
    card(
        "01003", "A Game of Thrones",
        constants=[CannotInitiate(EACH_PLAYER, challenges=(MILITARY, POWER), before_winning=INTRIGUE)],
    ),
    card("01004", "A Noble Cause", constants=[Reduce(cards=trait("Lord", "Lady") & CHARACTER, by=2)]),
    card("01005", "A Storm of Swords", constants=[ExtraChallenge(challenge=MILITARY)]),
    card("01006", "Building Orders", abilities=[WhenRevealed(Search((ATTACHMENT | LOCATION), top=10))]),
    card(
        "01007", "Calling the Banners",
        abilities=[
            WhenRevealed(
                GainGold(PerCard(CHARACTER & controlled_by(THAT_PLAYER))), choose=ChoosePlayer(),
            )
        ],
    ),
    card(
        "01008", "Calm Over Westeros",
        abilities=[
            WhenRevealed(
                [
                    Name(CHALLENGE_TYPE),
                    GivesPlayers(CalmsClaim(), NEW_PLOT),
                ]
            )
        ],
    ),
    card("01009", "Confiscation", abilities=[WhenRevealed(Discard(THAT), choose=Choose(ATTACHMENT))]),
    card("01010", "Counting Coppers", abilities=[WhenRevealed(Draw(3))]),
    card("01011", "Filthy Accusations", abilities=[WhenRevealed(Kneel(THAT), choose=Choose(CHARACTER))]),
    card("01012", "Fortified Position", constants=[Blank(each(CHARACTER))]),
    card(
        "01013", "Heads on Spikes",
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
    card("01014", "Jousting Contest", constants=[OneParticipant()]),
    card(
        "01015", "Marched to the Wall",
        abilities=[
            WhenRevealed(
                [
                    EachChooses(CHARACTER),
                    Discard(THOSE, unsavable=True),
                ]
            )
        ],
    ),
    card(
        "01016", "Marching Orders",
        constants=[
            CannotMarshal(types=("location", "attachment")),
            CannotPlayEvents(),
        ],
    ),
    card("01017", "Naval Superiority", constants=[PlotBase(each(KINGDOM_EDICT), "income", 0)]),
    card(
        "01018", "Power Behind the Throne",
        abilities=[
            WhenRevealed(PlaceToken(THIS, kind="stand")),
            Action(Stand(THAT), costs=[SpendToken("stand")], choose=Choose(CHARACTER)),
        ],
    ),
    card(
        "01019", "Rebuilding",
        abilities=[
            WhenRevealed(
                ShuffleIntoDeck(THOSE),
                choose=Choose(in_pile(DISCARD), least=0, most=3),
            )
        ],
    ),
    card(
        "01020", "Reinforcements",
        abilities=[
            WhenRevealed(
                PutIntoPlay(THAT), choose=Choose(CHARACTER & cost_at_most(5) & in_pile(HAND, DISCARD))
            )
        ],
    ),
    card("01021", "Sneak Attack", constants=[OneChallenge()]),
    card("01022", "Summons", abilities=[WhenRevealed(Search(CHARACTER, top=10))]),
    card("01023", "Supporting the Faith", abilities=[ForcedReaction(PhaseBegins("challenges"), ReturnGold())]),
    card("01024", "Taxation", constants=[ExtraLimited()]),
    card("01025", "The Winds of Winter"),
    card(
        "01026", "Wildfire Assault",
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
