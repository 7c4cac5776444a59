"""All Men Are Fools."""

from __future__ import annotations

from ...vocabulary import *

SUMMERS = trait("Summer") & PLOT_CARD & REVEALED
WINTERS = trait("Winter") & PLOT_CARD & REVEALED

CARDS = [
    card(
        "06001", "Hoster Tully",
        constants=[
            Gains(
                each(OTHER & PARTICIPATING & trait("House Tully") & CHARACTER & YOURS), RENOWN,
                condition=Is(THIS, PARTICIPATING),
            )
        ],
    ),
    card(
        "06002", "The Tumblestone", bestow(3),
        abilities=[Reaction(GainsPower(trait("House Tully") & CHARACTER), Stand(IT), costs=[SPEND_GOLD])],
    ),
    card(
        "06003", "Margaery Tyrell", RENOWN,
        abilities=[
            Reaction(
                Killed(UNIQUE & trait("King", "Lord") & CHARACTER & YOURS),
                SearchIntoPlay(UNIQUE & trait("Lord", "King") & CHARACTER), limit=per_round(),
            )
        ],
    ),
    card(
        "06004", "All Men Are Fools",
        abilities=[
            Reaction(you_win(by=5), GainPower(1, each(trait("Lady") & CHARACTER & YOURS)), limit=max_per_challenge())
        ],
    ),
    card(
        "06005", "Eastwatch Carpenter", NO_ATTACHMENTS_EXCEPT_WEAPON,
        abilities=[Reaction(CollectsIncome(), GainGold(PerEvery(2, faction("nights-watch") & LOCATION & YOURS)))],
    ),
    card(
        "06006", "Eastwatch-by-the-Sea", modifiers={"reserve": 1},
        abilities=[Reaction(PhaseBegins("dominance"), Draw(1), condition=HigherFigure("reserve"))],
    ),
    card(
        "06007", "Fickle Bannerman", bestow(2), RENOWN,
        abilities=[ForcedReaction(you_lose(POWER), PayOrElse((SPEND_GOLD,), (GiveControl(THIS, to=WINNER),)))],
    ),
    card(
        "06008", "Storm's End",
        abilities=[
            Reaction(
                WinsDominance(), GainPower(1, THOSE), costs=[SpendPower(1, YOUR_FACTION)],
                choose=Choose(CHARACTER, most=2, exactly=True),
            )
        ],
    ),
    card(
        "06009", "Stone Crows", ambush(3), bestow(2),
        abilities=[
            Reaction(
                you_win(with_=TakingPart(THIS, "attacking")), [EachChooses(DEFENDING & CHARACTER, LOSER), Kill(THAT)],
                costs=[SPEND_GOLD],
            )
        ],
    ),
    card(
        "06010", "Attack From the Mountains",
        abilities=[
            Reaction(
                you_win(with_=ATTACKING & trait("Clansman") & CHARACTER & YOURS),
                Later(Choose(trait("Clansman") & CHARACTER & in_pile(HAND), target=False), (PutIntoPlay(THAT),)),
            )
        ],
    ),
    card(
        "06011", "Drowned Disciple",
        abilities=[
            Reaction(
                EntersFrom(CHARACTER), GainPower(1, THAT), choose=Choose(trait("Drowned God") & CHARACTER),
                limit=per_phase(2),
            )
        ],
    ),
    card(
        "06012", "Moat Cailin",
        constants=[
            PlotValue(EACH_OPPONENT, figure="initiative", by=-3, condition=Outnumber(WINTERS, SUMMERS)),
            PlotValue(EACH_OPPONENT, figure="reserve", by=-1, condition=Outnumber(WINTERS, SUMMERS)),
        ],
    ),
    card(
        "06013", "Ghiscari Elite",
        abilities=[
            Reaction(
                Kneels(THIS), UnderDeck(THAT), choose=Choose((ATTACHMENT | EVENT) & in_pile(DISCARD)),
            )
        ],
    ),
    card(
        "06014", "Slaver's Bay Port", LIMITED,
        abilities=[
            MarshalingAction(
                GainGold(IfElse(OneHas(OPPONENT, 4, CHARACTER & in_pile(DEAD, of=ANY)), 2, 1)), costs=[KNEEL_THIS]
            )
        ],
    ),
    card("06015", "Ricasso", bestow(2), constants=[MoreUsedPlots(n=PerTokenHere("gold"))]),
    card(
        "06016", "The Prince's Plan",
        abilities=[
            Action(
                [
                    Name(CHALLENGE_ICON),
                    Gives(THAT, (Strength(SAME, PerCard(PLOT_CARD & in_pile(USED))), Icon(SAME, NAMED))),
                ],
                choose=Choose(CHARACTER),
            ),
            Reaction(you_lose(), AddToHand(THIS), costs=[PayGold(1)], zones=(DISCARD,)),
        ],
    ),
    card(
        "06017", "Ygritte",
        constants=[
            Cannot(THIS, "kneel", by_effects=True),
            Gains(THIS, STEALTH, condition=Exists(OTHER & trait("Wildling") & CHARACTER & YOURS)),
        ],
    ),
    card("06018", "Alliance", deck=(LargerDeck(n=75), Besides(trait("Banner") & AGENDA_CARD, 2))),
    card("06019", "Barring the Gates", constants=[NoEntryByAbilities(CHARACTER)]),
    card(
        "06020", "Late Summer Feast", abilities=[ForcedReaction(you_win(), MayDraw(LOSER))],
    ),
]  # fmt: skip
