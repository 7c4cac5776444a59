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
