"""Test cards that are plots or agendas, and those that are about plots."""

from __future__ import annotations

from testcards.making import feat, make, person, place
from weirwood.games.agot2.rules.plots import RevealPlot
from weirwood.games.agot2.vocabulary import *

make("Oaths Undone", PLOT_CARD, WhenRevealed(RemoveFromGame(each(AGENDA_CARD))), plot=(4, 9, 1, 6), traits="Edict")
make("Passing Oath", "agenda", Action([RemoveFromGame(THIS), GainGold(2)]))
place("Broken Banner", constants=[PlotValue(figure="claim", by=-2), PlotValue(figure="reserve", by=-20)])
person("Chronicler of Plots", 2, "", Reaction(RevealsPlot(), Draw(1)))
person("Schemer", 2, "", Action(RevealPlot(), limit=per_round()))
place("Plotter's Table", Action(RevealPlot(), limit=per_phase()))
feat("Forced Hand", Action(RevealPlot(EACH_OPPONENT)))
make(
    "Wedding Feast",
    PLOT_CARD,
    Reaction(
        you_win(role="attacking"),
        Kill(THAT),
        choose=Choose(trait("Lord", "Lady") & CHARACTER & controlled_by(LOSER)),
        anyone=True,
    ),
    plot=(4, 4, 1, 6),
)
make("Princely Behest", PLOT_CARD, WhenRevealed(RevealPlot()), plot=(5, 0, 1, 6))

# They can't all be right about the gold value of a Kingdom plot

KINGDOM = trait("Kingdom") & PLOT_CARD & REVEALED
for name, gold in (("Golden Age", 7), ("Lean Years", 2), ("Fat Years", 9)):
    place(name, unique=True, cost=2, constants=[PlotBase(each(KINGDOM), "income", gold)])
