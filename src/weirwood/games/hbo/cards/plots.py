"""The 32 plots: each House's seven, and the eighteen that are there for the draft."""

from __future__ import annotations

from typing import Any

from ..vocabulary import *

YOURS = Cards(CHARACTER, controller=YOU)


def plot(
    where: str,
    name: str,
    figures: tuple[int, int, int],
    *,
    stated: str = "",
    inferred: str = "",
    source: str = "",
    **more: Any,
) -> Record:
    """A plot: income, initiative, claim."""
    return Record(
        Card(f"plot-{name}", name, PLOT_CARD, plot=(*figures, 0), set="HBO", **more),
        {where: 1},
        stated,
        inferred,
        source,
    )


def listed(where: str, name: str, figures: tuple[int, int, int], **more: Any) -> Record:
    """A plot of which the rulebook gives the title and the House's plot deck."""
    return plot(where, name, figures, stated="title deck type", source="rulebook", **more)


CARDS = [
    # House Lannister
    listed("lannister", "Detained", (5, 5, 1), abilities=[
        WhenRevealed(Kneel(THAT), choose=Choose(Cards(CHARACTER, kneeling=False, controller=OPPONENT))),
    ]),
    listed("lannister", "Game of Thrones", (4, 4, 1), abilities=[Passive(you_win(POWER, role="attacking"), GainPower(1))]),
    plot(
        "lannister", "Hear Me Roar", (5, 6, 1), constants=[Strength(each(Cards(CHARACTER, lacks_icon=INTRIGUE)), -1)],
        stated="title deck type figures ability", source="rulebook, ENWorld",
    ),
    listed("lannister", "Securing the Throne", (4, 2, 1), constants=[DominanceStrength(4)]),
    listed("lannister", "The Killing Cold", (4, 3, 2), constants=[PlotValue("income", -1, OPPONENT)]),
    listed("lannister", "Uneasy Peace", (6, 3, 1), constants=[
        Rule("cannot initiate", "no player can initiate a military challenge", value=(MILITARY,)),
    ]),
    plot(
        "lannister", "Valar Morghulis", (5, 1, 1), abilities=[WhenRevealed(Kill(each(Cards(CHARACTER))))],
        stated="title deck type", inferred="ability", source="rulebook",
    ),
    # House Stark
    plot(
        "stark", "Calling the Banners", (6, 3, 1),
        constants=[Rule("full cost", "the cost of the cards you play can't be lowered")],
        stated="title deck type figures ability", source="rulebook, ENWorld",
    ),
    listed("stark", "Crossing the Trident", (4, 2, 1), abilities=[WhenRevealed(Draw(1))]),
    listed("stark", "Hidden in Shadows", (4, 5, 1), abilities=[
        WhenRevealed(GainKeyword(THAT, STEALTH, ROUND), choose=Choose(YOURS)),
    ]),
    listed("stark", "Spies in Their Midst", (5, 4, 1), abilities=[WhenRevealed(DiscardRandom(OPPONENT))]),
    listed("stark", "Storm of Swords", (3, 6, 1), constants=[
        Rule("extra challenge", "you may initiate one more military challenge each challenges phase", value=MILITARY),
    ]),
    listed("stark", "The Lion and the Wolf", (3, 4, 2), constants=[Strength(each(Cards(CHARACTER, trait="Lord")), 1)]),
    listed("stark", "The Old Gods", (4, 3, 1), abilities=[Passive(you_win(role="defending"), GainPower(1))]),
    # For the draft
    plot(
        "draft", "Illyrio's Gift", (3, 2, 1), abilities=[Passive(Does("dominance", "win dominance"), GainPower(3))],
        stated="title type ability", inferred="deck", source="rulebook",
    ),
    plot("draft", "Full Granaries", (6, 2, 1), abilities=[
        Passive(Does("income", "collect income"), GainGold(1), condition=FirstPlayer(False)),
    ]),
    plot("draft", "Royal Summons", (4, 3, 1), abilities=[
        WhenRevealed(Search(Cards(CHARACTER, trait=("Lord", "Lady"), zone=0, controller=YOU), top=10)),
    ]),
    plot("draft", "Marching Orders", (4, 5, 1), constants=[
        Strength(each(Cards(CHARACTER, participating="attacking", controller=YOU)), 1),
    ]),
    plot("draft", "Shield Wall", (4, 2, 1), constants=[
        Strength(each(Cards(CHARACTER, participating="defending", controller=YOU)), 1),
    ]),
    plot("draft", "Court Whispers", (4, 4, 1), constants=[SideStrength(INTRIGUE, 2)]),
    plot("draft", "The King's Peace", (5, 1, 1), constants=[
        Rule("cannot initiate", "no player can initiate a power challenge", value=(POWER,)),
    ]),
    plot("draft", "Barred Doors", (5, 2, 1), constants=[
        Rule("cannot initiate", "no player can initiate an intrigue challenge", value=(INTRIGUE,)),
    ]),
    plot("draft", "Ransom", (4, 4, 1), abilities=[Passive(you_win(unopposed=True), GainGold(2), limit=per_round())]),
    plot("draft", "Wildfire", (3, 2, 1), abilities=[
        WhenRevealed([EachChooses(Cards(CHARACTER), "3 characters they control to keep", least=3, most=3), Kill(chosen("rest"))]),
    ]),
    plot("draft", "Burned Bridges", (4, 5, 1), abilities=[
        WhenRevealed(Discard(THAT), choose=Choose(Cards(LOCATION, cost_max=2))),
    ]),
    plot("draft", "Stripped of Honors", (4, 6, 1), abilities=[WhenRevealed(Discard(THAT), choose=Choose(Cards(ATTACHMENT)))]),
    plot("draft", "Raiding Party", (4, 6, 1), abilities=[Passive(you_win(MILITARY, role="attacking"), MoveGold(2, LOSER))]),
    plot("draft", "Wolves and Lions", (2, 8, 1), constants=[Strength(each(Cards(CHARACTER, unique=True, controller=YOU)), 1)]),
    plot("draft", "Muster the Levies", (5, 2, 1), constants=[Reduce(Cards(CHARACTER, unique=False), 2)]),
    plot("draft", "Winter Stores", (4, 0, 1), abilities=[WhenRevealed(Draw(2))]),
    plot("draft", "To the Victor", (3, 5, 2), constants=[DominanceStrength(-3)]),
    plot("draft", "Heavy Taxes", (4, 3, 1), constants=[PlotValue("income", -2, OPPONENT)]),
]  # fmt: skip
