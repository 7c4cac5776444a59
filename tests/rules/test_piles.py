"""Draw decks, dead piles and discard piles: their order, who may look through them, and what is in play."""

from __future__ import annotations

import random
from typing import Any

import pytest
from agot2_positions import ALICE, played, position, side

from weirwood.games.agot2 import catalogue
from weirwood.games.agot2.decks import decks

THREE_DEAD = """
start: challenges
players:
  alice: {plot: A Noble Cause, play: [Vanguard of the North, Robb Stark], hand: [Sudden Blow, Sudden Blow, Sudden Blow]}
  bob: {plot: A Noble Cause, play: [Arya Stark, Catelyn Stark, {card: Tumblestone Knight, owner: alice}, Sansa Stark, Eddard Stark]}
do:
  - alice: [play Sudden Blow, choose Catelyn Stark]
  - alice: [play Sudden Blow, choose Arya Stark]
  - alice: [play Sudden Blow, choose Sansa Stark]
"""


@pytest.mark.rule("rr.dead-pile.2")
def test_the_last_killed_lies_on_top_faceup() -> None:
    game = played(THREE_DEAD)
    assert side(game, 0, 1)["dead"] == ["Catelyn Stark", "Arya Stark", "Sansa Stark"]  # the top is the last


@pytest.mark.rule("rr.dead-pile.5")
def test_everybody_may_look_through_a_dead_pile_at_any_time() -> None:
    steps = "  - alice: [challenge military bob, attack Vanguard of the North, done]\n  - bob: done\n"
    game = played(THREE_DEAD + steps)
    assert game.waiting[0].rule == "rr.military-claim.1"
    expected = ["Catelyn Stark", "Arya Stark", "Sansa Stark"]
    for reader in (0, 1, None):
        assert game.view(reader)["players"][1]["dead"] == expected


@pytest.mark.rule("rr.dead-pile.6")
def test_the_order_of_a_dead_pile_stays() -> None:
    game = played(THREE_DEAD)
    chance = random.Random(1)
    while game.waiting and game.view(None)["round"] < 3:
        for decision in game.waiting:
            assert not any("dead" in option.label for option in decision.options)
        for reader in (0, 1, None):
            assert game.view(reader)["players"][1]["dead"][:3] == ["Catelyn Stark", "Arya Stark", "Sansa Stark"]
        decision = game.waiting[0]
        game.choose(chance.choice(decision.options), decision.seat)


@pytest.mark.rule("rr.dead-pile.7")
def test_each_owner_orders_what_dies_at_once() -> None:
    game = played(
        """
start: plot
players:
  alice: {plots: [Wildfire Assault], play: [Arya Stark, Sansa Stark, Bran Stark, Tumblestone Knight, Winterfell Steward]}
  bob: {plots: [A Noble Cause], play: [Arya Stark, {card: Direwolf Pup, owner: alice}, Catelyn Stark]}
do:
  - alice: first alice
  - alice: [choose Arya Stark, choose Sansa Stark, choose Bran Stark]
  - bob: done
  - alice: [choose Winterfell Steward, choose Direwolf Pup]
  - bob: choose Catelyn Stark
"""
    )
    assert side(game, 0, 0)["dead"] == ["Winterfell Steward", "Direwolf Pup", "Tumblestone Knight"]
    assert side(game, 0, 1)["dead"] == ["Catelyn Stark", "Arya Stark"]


@pytest.mark.rule("rr.deck.1")
def test_agendas_have_no_place_in_a_draw_deck_and_plots_go_to_the_plot_deck() -> None:
    codes = [catalogue.find(name).code for name in ("Fealty", "Summons", "Tumblestone Knight")]
    deck = decks.Deck("stark", dict.fromkeys(codes, 1))
    assert any(r.rule == "rr.deck.1" and "Fealty" in r.reason for r in decks.check(deck))
    assert [c.name for c in deck.list(plots=True)] == ["Summons"]
    assert "Summons" not in [c.name for c in deck.list(plots=False)]


@pytest.mark.rule("rr.deck.1")
def test_shuffling_the_deck_leaves_the_plot_deck() -> None:
    text = """
start: plot
players:
  alice:
    plots: [Summons, Rebuilding, Taxation, Confiscation]
    deck: [Arya Stark, Bran Stark, Sansa Stark, Robb Stark, Summer, Grey Wind, Ice, Like Warm Rain]
  bob: {plots: [Sneak Attack]}
do:
  - alice: plot Summons
"""
    before: Any = played(text).state
    plots, deck = list(before.plots[0]), [before.defn[c].name for c in before.deck[0]]
    game = played(text + "  - bob: first alice\n  - alice: done\n")
    after: Any = game.state
    names = [before.defn[c].name for c in plots]
    assert [after.defn[c].name for c in after.plots[0]] == names
    drawn = [after.defn[c].name for c in [*after.hand[0], *after.deck[0]]]
    assert sorted(drawn) == sorted(deck) and drawn != deck


@pytest.mark.rule("rr.discard-pile.2", "rr.discard-pile.3")
def test_everybody_may_look_through_a_discard_pile_at_any_time() -> None:
    game = played(
        """
start: challenges
players:
  alice: {plot: A Noble Cause, play: [Robb Stark, Gates of Winterfell], discard: [Arya Stark, Bran Stark], hand: [Burned Bridges]}
  bob: {plot: A Noble Cause, play: [{card: Tumblestone Knight, attachments: [{card: Little Bird, owner: alice}]}, Catelyn Stark]}
do:
  - alice: [play Burned Bridges, choose Little Bird]
  - alice: challenge military bob
"""
    )
    assert game.view(None)["challenge"] is not None
    for reader in (0, 1, None):  # the top is the last: the attachment, and above it the event that discarded it
        assert game.view(reader)["players"][0]["discard"] == [
            "Arya Stark",
            "Bran Stark",
            "Little Bird",
            "Burned Bridges",
        ]


@pytest.mark.rule("rr.discard-pile.4")
def test_the_order_of_a_discard_pile_stays_when_a_card_is_taken_out() -> None:
    game = played(
        """
start: plot
players:
  alice: {plots: [Rebuilding], discard: [Arya Stark, Bran Stark, Sansa Stark, Robb Stark], hand: [Sudden Blow]}
  bob: {plots: [A Noble Cause], play: [Tumblestone Knight]}
do:
  - alice: first alice
  - alice: [choose Bran Stark, done]
"""
    )
    chance = random.Random(2)
    while game.waiting and game.view(None)["round"] < 2:
        for reader in (0, 1, None):
            assert game.view(reader)["players"][0]["discard"][:3] == ["Arya Stark", "Sansa Stark", "Robb Stark"]
        decision = game.waiting[0]
        game.choose(chance.choice(decision.options), decision.seat)


@pytest.mark.rule("rr.discard-pile.5")
@pytest.mark.parametrize("lowest", ["Arya Stark", "Bran Stark"])
def test_the_owner_orders_what_is_discarded_from_hand_at_once(lowest: str) -> None:
    game = played(
        f"""
start: challenges
players:
  alice: {{plot: The Winds of Winter, play: [Littlefinger, Robb Stark]}}
  bob: {{plot: A Noble Cause, hand: [Arya Stark, Bran Stark]}}
do:
  - alice: challenge intrigue bob
  - alice cannot: choose {lowest}
  - bob: choose {lowest}
"""
    )
    highest = "Bran Stark" if lowest == "Arya Stark" else "Arya Stark"
    assert side(game, 0, 1)["discard"] == [lowest, highest]


@pytest.mark.rule("rr.in-play.1", "rr.in-play.2")
def test_what_is_in_play_and_what_is_not() -> None:
    alice = {
        "agenda": "Fealty",
        "plot": "A Noble Cause",
        "plots": ["A Clash of Kings"],
        "used": ["Taxation"],
        "play": [{"card": "Robb Stark", "duplicates": 1, "attachments": ["Ice"]}, "The Iron Throne", "Idle Brazier"],
        "hand": ["Sansa Stark"],
        "discard": ["Arya Stark"],
        "dead": ["Bran Stark"],
        "deck": {"exactly": ["Summer"]},
    }
    s: Any = position(alice, start="challenges").state
    own = [c for c in range(len(s.defn)) if s.owner[c] == ALICE]
    inside = sorted(s.defn[c].name for c in own if s.in_play(c))
    expected = ["A Noble Cause", "House Stark", "Ice", "Idle Brazier", "Robb Stark", "Robb Stark", "The Iron Throne"]
    assert inside == expected
    outside = sorted(s.defn[c].name for c in own if not s.in_play(c))
    out = ["A Clash of Kings", "Arya Stark", "Bran Stark", "Fealty", "Sansa Stark", "Summer", "Taxation"]
    assert outside == out
