"""What no card of the pool shows alone: effects that cannot be cancelled, and a maximum that binds other effects."""

from __future__ import annotations

import pytest

from weirwood.cardgame.cards.definition import Card
from weirwood.games.agot1.catalogue import catalogue, register
from weirwood.games.agot1.faq import NEWEST, NONE
from weirwood.games.agot1.vocabulary import MILITARY, THIS, Cannot, Draw, ExtraChallenge, WhenRevealed
from weirwood.judge import judge
from weirwood.judge.document import read_text

PLOT = (3, 9, 1, 0)
PLAIN = register(Card("t_gift", "Open Gift", "plot", plot=PLOT, set="Test", abilities=[WhenRevealed(Draw(2))]))
FIRM = register(
    Card(
        "t_firm",
        "Firm Gift",
        "plot",
        plot=PLOT,
        set="Test",
        abilities=[WhenRevealed(Draw(2))],
        constants=[Cannot(THIS, "cancel")],
    )
)
WAR = Card("t_war", "Long War", "plot", plot=PLOT, set="Test", constants=[ExtraChallenge(challenge=MILITARY)])
for version in (NONE, NEWEST):
    catalogue(version).register(WAR)


def holds(text: str) -> None:
    """A scenario holds."""
    (scenario,) = read_text(text, "here")
    verdict = judge(scenario, False)
    assert verdict.failure is None, verdict.failure


@pytest.mark.parametrize(("plot", "can"), [("Open Gift", "can"), ("Firm Gift", "cannot")])
def test_what_cannot_be_cancelled_is_not_offered_to_a_cancel(plot: str, can: str) -> None:
    holds(f"""
game: agot1
name: Wildling Wisewoman {can} cancel {plot}
rules: [faq1.4.3.1, faq1.4.3.3]
start: plot
players:
  alice: {{house: stark, plots: [{plot}]}}
  bob: {{house: stark, plots: [Planning Ahead], play: [Wildling Wisewoman]}}
do:
  - alice: first alice
  - bob {can}: trigger Wildling Wisewoman
""")


@pytest.mark.parametrize(("faq", "can"), [('"2.4"', "cannot"), ("none", "can")])
def test_the_screamers_maximum_binds_what_other_effects_allow(faq: str, can: str) -> None:
    holds(f"""
game: agot1
name: With Long War and Blood-Crazed Screamer a third military challenge {can} be initiated
rules: [faq1.errata.15]
config: {{faq: {faq}}}
start: challenges
players:
  alice: {{house: targaryen, plot: Long War, play: [Blood-Crazed Screamer, Direwolf Pup, Knight of the Tumblestone, Host of Storm's End]}}
  bob: {{house: stark, plot: Planning Ahead, play: [War Host of the North, Bastard of Robert]}}
do:
  - alice: [challenge military bob, attack Host of Storm's End, done]
  - bob: [done, choose Bastard of Robert]
  - alice: [challenge military bob, attack Direwolf Pup, done]
  - bob: defend War Host of the North
  - alice {can}: challenge military bob
""")
