"""The 32 plots: each House's seven, and the eighteen that are there for the draft."""

from __future__ import annotations

from typing import Any

from ..vocabulary import *

YOUR_CHARACTER = CHARACTER & YOURS


def plot(
    where: str,
    name: str,
    figures: tuple[int, int, int],
    *,
    stated: str = "",
    inferred: str = "",
    source: str = "",
    **more: Any,
) -> Sourced:
    """A plot: income, initiative, claim."""
    return Sourced(
        Card(f"plot-{name}", name, PLOT_CARD, plot=(*figures, 0), set="HBO", **more),
        {where: 1},
        stated,
        inferred,
        source,
    )


def listed(where: str, name: str, figures: tuple[int, int, int], **more: Any) -> Sourced:
    """A plot of which the rulebook gives the title and the House's plot deck."""
    return plot(where, name, figures, stated="title deck type", source="rulebook", **more)


CARDS = [
    # House Lannister
    listed("lannister", "Detained", (5, 5, 1), abilities=[
        WhenRevealed(Kneel(THAT), choose=Choose(STANDING & CHARACTER & THEIRS)),
    ]),
    listed("lannister", "Game of Thrones", (4, 4, 1), abilities=[Passive(you_win(POWER, role="attacking"), GainPower(1))]),
    plot(
        "lannister", "Hear Me Roar", (5, 6, 1), constants=[Strength(each(CHARACTER & ~with_icon(INTRIGUE)), -1)],
        stated="title deck type figures ability", source="rulebook, ENWorld",
    ),
    listed("lannister", "Securing the Throne", (4, 2, 1), constants=[DominanceStrength(value=4)]),
    listed("lannister", "The Killing Cold", (4, 3, 2), constants=[PlotValue(EACH_OPPONENT, figure="income", by=-1)]),
    listed("lannister", "Uneasy Peace", (6, 3, 1), constants=[
        CannotInitiate(EACH_PLAYER, challenges=(MILITARY,)),
    ]),
    plot(
        "lannister", "Valar Morghulis", (5, 1, 1), abilities=[WhenRevealed(Kill(each(CHARACTER)))],
        stated="title deck type", inferred="ability", source="rulebook",
    ),
    # House Stark
    plot(
        "stark", "Calling the Banners", (6, 3, 1),
        constants=[FullCost()],
        stated="title deck type figures ability", source="rulebook, ENWorld",
    ),
    listed("stark", "Crossing the Trident", (4, 2, 1), abilities=[WhenRevealed(Draw(1))]),
    listed("stark", "Hidden in Shadows", (4, 5, 1), abilities=[
        WhenRevealed(gain_keyword(THAT, STEALTH, ROUND), choose=Choose(YOUR_CHARACTER)),
    ]),
    listed("stark", "Spies in Their Midst", (5, 4, 1), abilities=[WhenRevealed(DiscardRandom(EACH_OPPONENT))]),
    listed("stark", "Storm of Swords", (3, 6, 1), constants=[
        ExtraChallenge(challenge=MILITARY),
    ]),
    listed("stark", "The Lion and the Wolf", (3, 4, 2), constants=[Strength(each(trait("Lord") & CHARACTER), 1)]),
    listed("stark", "The Old Gods", (4, 3, 1), abilities=[Passive(you_win(role="defending"), GainPower(1))]),
    # For the draft
    plot(
        "draft", "Illyrio's Gift", (3, 2, 1), abilities=[Passive(WinsDominance(), GainPower(3))],
        stated="title type ability", inferred="deck", source="rulebook",
    ),
    plot("draft", "Full Granaries", (6, 2, 1), abilities=[
        Passive(CollectsIncome(), GainGold(1), condition=FirstPlayer(False)),
    ]),
    plot("draft", "Royal Summons", (4, 3, 1), abilities=[
        WhenRevealed(Search(trait("Lord", "Lady") & CHARACTER, top=10)),
    ]),
    plot("draft", "Marching Orders", (4, 5, 1), constants=[
        Strength(each(ATTACKING & CHARACTER & YOURS), 1),
    ]),
    plot("draft", "Shield Wall", (4, 2, 1), constants=[
        Strength(each(DEFENDING & CHARACTER & YOURS), 1),
    ]),
    plot("draft", "Court Whispers", (4, 4, 1), constants=[SideStrength(challenges=(INTRIGUE,), value=2)]),
    plot("draft", "The King's Peace", (5, 1, 1), constants=[
        CannotInitiate(EACH_PLAYER, challenges=(POWER,)),
    ]),
    plot("draft", "Barred Doors", (5, 2, 1), constants=[
        CannotInitiate(EACH_PLAYER, challenges=(INTRIGUE,)),
    ]),
    plot("draft", "Ransom", (4, 4, 1), abilities=[Passive(you_win(unopposed=True), GainGold(2), limit=per_round())]),
    plot("draft", "Wildfire", (3, 2, 1), abilities=[
        WhenRevealed([EachChooses(CHARACTER, most=3, exactly=True), Kill(OTHERS)]),
    ]),
    plot("draft", "Burned Bridges", (4, 5, 1), abilities=[
        WhenRevealed(Discard(THAT), choose=Choose(LOCATION & cost_at_most(2))),
    ]),
    plot("draft", "Stripped of Honors", (4, 6, 1), abilities=[WhenRevealed(Discard(THAT), choose=Choose(ATTACHMENT))]),
    plot("draft", "Raiding Party", (4, 6, 1), abilities=[Passive(you_win(MILITARY, role="attacking"), MoveGold(2, OPPONENT))]),
    plot("draft", "Wolves and Lions", (2, 8, 1), constants=[Strength(each(UNIQUE & CHARACTER & YOURS), 1)]),
    plot("draft", "Muster the Levies", (5, 2, 1), constants=[Reduce(cards=~UNIQUE & CHARACTER, by=2)]),
    plot("draft", "Winter Stores", (4, 0, 1), abilities=[WhenRevealed(Draw(2))]),
    plot("draft", "To the Victor", (3, 5, 2), constants=[DominanceStrength(value=-3)]),
    plot("draft", "Heavy Taxes", (4, 3, 1), constants=[PlotValue(EACH_OPPONENT, figure="income", by=-2)]),
]  # fmt: skip
