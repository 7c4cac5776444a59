"""Why not, in the first edition's words: the sentence is about what is in the way, not about what is as it should be."""

from __future__ import annotations

import pytest

from weirwood.judge import judge
from weirwood.judge.document import read_text

TABLE = """
game: agot1
name: before any challenge
first: alice
start: challenges
players:
  alice:
    faction: stark
    plot: Noose and Swordpoint
    play: [Greatjon Umber, Bran Stark, Shae, {card: Robb Stark, attachments: [Ice]}]
    hand: [Lord Eddard's Chambers, Great Keep]
  bob: {faction: stark, plot: Noose and Swordpoint, play: [Hodor]}
do:
  - alice can: challenge military bob
"""


@pytest.mark.parametrize(
    ("label", "rule", "words"),
    [
        ("trigger Greatjon Umber", "faq1.charability.2", "its condition doesn't hold now: a military or power challenge is under way"),
        ("trigger Ice", "faq1.charability.2", "its condition doesn't hold now: the attached character is participating"),
        ("trigger Bran Stark", "faq1.charability.2", "it has a plot action, and this is the challenges phase"),
        ("trigger Shae", "faq1.charability.4", "a player with more power than you"),
        ("marshal Great Keep as attachment", "faq1.3.22.1", "it is no attachment"),
        ("marshal Lord Eddard's Chambers as attachment", "faq1.phase.marshalling.3", "played in the marshalling phase"),
    ],
)  # fmt: skip
def test_the_reason_is_the_one_that_stands_in_the_way(label: str, rule: str, words: str) -> None:
    game = judge(read_text(TABLE)[0]).game
    (refusal,) = game.why_not(label, 0)
    assert refusal.rule == rule
    assert words in refusal.reason


MARSHALLING = """
game: agot1
name: all gold is spent
first: alice
start: marshalling
players:
  alice:
    faction: stark
    plot: Noose and Swordpoint
    gold: 0
    hand: [Great Keep, Eddard Stark, Ser Jaime Lannister, Hodor, Alchemist's Guild Hall]
    shadows: [Jaqen H'ghar (Forging the Chain)]
  bob: {faction: martell, plot: Noose and Swordpoint, play: [Hodor], shadows: [Venomous Blade]}
do:
  - alice: marshal Eddard Stark
  - alice can: pass
"""


@pytest.mark.parametrize(
    ("seat", "label", "rule", "words"),
    [
        (0, "marshal Ser Jaime Lannister", "lcg1.round.7",
         "Ser Jaime Lannister costs 6 gold = 4 printed + 2 out of House, and alice has 0"),
        (0, "marshal Alchemist's Guild Hall into Shadows", "lcg1.shadow.2",
         "Alchemist's Guild Hall goes into Shadows for 2 gold, and alice has 0"),
        (0, "marshal Hodor into Shadows", "lcg1.shadow.1", "it has no Shadow crest"),
        (1, "marshal Hodor into Shadows", "faq1.4.4.1", "bob has no Hodor in hand"),
        (0, "ambush Hodor", "lcg1.kw.19", "it has no ambush"),
        (0, "bring out Hodor", "lcg1.shadow.3", "it isn't in Shadows"),
        (1, "bring out Venomous Blade", "lcg1.shadow.5", "at the beginning of a phase"),
        (0, "bring out Jaqen H'ghar", "lcg1.shadow.4", "Jaqen H'ghar costs 2 gold, and alice has 0"),
        (0, "title Crown Regent", "lcg1.round.4", "titles are chosen in the plot phase of a melee"),
    ],
)  # fmt: skip
def test_prices_shadows_ambush_and_titles_are_refused_with_their_figures(
    seat: int, label: str, rule: str, words: str
) -> None:
    game = judge(read_text(MARSHALLING)[0]).game
    (refusal,) = game.why_not(label, seat)
    assert refusal.rule == rule
    assert words in refusal.reason
