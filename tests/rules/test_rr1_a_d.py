"""Clauses of the Rules Reference, from abilities to the discard pile, that a scenario's expectations can't show."""

from __future__ import annotations

import random
from typing import Any

import pytest

import weirwood
from weirwood.games.agot2 import catalogue, decks
from weirwood.judge import judge
from weirwood.judge.document import read_text
from weirwood.kernel import Game


def played(text: str) -> Game:
    """The game at the end of a scenario whose steps are all possible, also with a reload after every choice."""
    (scenario,) = read_text("game: agot2\nname: a position\nrules: []\n" + text)
    plain, reloaded = (judge(scenario, reload) for reload in (False, True))
    assert plain.failure is None and reloaded.failure is None, plain.failure or reloaded.failure
    assert reloaded.game.position() == plain.game.position()
    return plain.game


def side(game: Game, seat: int, player: int) -> Any:
    """A player's side of the table as a seat sees it."""
    return game.view(seat)["players"][player]


TYPES = {"action", "interrupt", "reaction", "when revealed"}


@pytest.mark.rule("rr.abilities.1")
def test_every_ability_is_of_exactly_one_of_the_six_types() -> None:
    for card in catalogue.cards().values():
        assert {a.kind for a in card.abilities} <= TYPES, card.name
        for ability in card.abilities:
            # an action answers nothing, an interrupt or reaction does, a when revealed ability is a plot's
            assert (ability.trigger is not None) == (ability.kind in ("interrupt", "reaction")), card.name
            assert ability.kind != "when revealed" or card.type == "plot", card.name
    kinds = {
        name: [a.kind for a in catalogue.find(name).abilities]
        for name in ("Tywin Lannister", "Gates of Winterfell", "Bodyguard", "Littlefinger", "Summons")
    }
    assert kinds == {
        "Tywin Lannister": [],
        "Gates of Winterfell": ["action"],
        "Bodyguard": ["interrupt"],
        "Littlefinger": ["reaction"],
        "Summons": ["when revealed"],
    }
    tywin = catalogue.find("Tywin Lannister")
    assert [str(k) for k in tywin.keywords] == ["renown"]
    assert [type(c).__name__ for c in tywin.constants] == ["Strength"]


@pytest.mark.rule("rr.actions.2")
def test_an_action_with_a_phase_is_an_action_ability() -> None:
    for name, phase in (
        ("Winterfell Steward", "marshaling"),
        ("Grey Wind", "challenges"),
        ("The Tickler", "dominance"),
    ):
        (ability,) = catalogue.find(name).abilities
        assert (ability.kind, ability.phase) == ("action", phase)


@pytest.mark.rule("rr.active-player.1")
def test_only_marshaling_and_challenges_have_an_active_player() -> None:
    game = weirwood.new("agot2", seats=["stark", "stark"], seed=3, ask_all=True)
    chance = random.Random(5)
    seen: dict[str, set[str | None]] = {}
    turns: list[tuple[int, str | None]] = []
    while game.waiting and game.view(None)["round"] < 4:
        view = game.view(None)
        seen.setdefault(view["phase"], set()).add(view["active"])
        if view["phase"] == "marshaling" and (view["round"], view["active"]) not in turns:
            turns.append((view["round"], view["active"]))
        decision = game.waiting[0]
        game.choose(chance.choice(decision.options), decision.seat)
    for phase in ("setup", "plot", "draw", "dominance", "standing", "taxation"):
        assert seen[phase] == {None}, phase
    assert seen["marshaling"] == set(game.names)
    assert seen["challenges"] == set(game.names)
    # one after the other, each once a round, never back
    assert sorted(r for r, _ in turns) == [1, 1, 2, 2, 3, 3]


@pytest.mark.rule("rr.agenda-cards.1")
def test_an_agenda_is_announced_with_the_faction() -> None:
    game = played(
        """
players:
  alice: {faction: lannister, agenda: Banner of the Rose, deck: [Burned Men]}
  bob: {faction: stark, deck: [Tumblestone Knight]}
do:
  - alice can: keep
"""
    )
    log = game.log(1)
    announced = next(i for i, line in enumerate(log) if "Banner of the Rose" in line)
    assert "House Lannister" in log[announced]
    assert not any("House Lannister" in line for line in log[:announced])
    assert not any("draws" in line for line in log[:announced])
    stark = next(line for line in log if "House Stark" in line)
    assert "Banner" not in stark and "agenda" not in stark.lower()
    assert side(game, 1, 0)["agenda"] == "Banner of the Rose"
    assert side(game, 0, 1)["agenda"] is None


@pytest.mark.rule("rr.agenda-cards.3")
def test_an_agenda_limits_the_deck() -> None:
    def clauses(neutrals: int) -> list[str]:
        deck = {"faction": "stark", "agenda": "Fealty", "cards": {"The Roseroad": neutrals}}
        return [r.reason for r in decks.check(decks.from_data(deck)) if "neutral" in r.reason]

    assert clauses(15) == []
    assert clauses(16) != []


@pytest.mark.rule("rr.challenge-icons.1")
def test_there_are_three_challenge_types() -> None:
    game = played(
        """
start: plot
players:
  alice: {plots: [Calm Over Westeros]}
  bob: {plots: [A Noble Cause]}
do:
  - alice: first alice
"""
    )
    options = game.waiting[0].options
    assert [o.label for o in options] == ["choose military", "choose intrigue", "choose power"]


@pytest.mark.rule("rr.character-cards.1")
def test_a_character_lies_in_the_front_row_until_something_removes_it() -> None:
    game = played(
        """
start: marshaling
players:
  alice: {plot: A Noble Cause, plots: [Taxation, Confiscation], hand: [Tumblestone Knight, The Wolfswood]}
  bob: {plot: A Noble Cause, plots: [Taxation, Confiscation]}
do:
  - alice: [marshal Tumblestone Knight, marshal The Wolfswood]
  - alice can: plot Taxation
expect: {game: {round: 2}}
"""
    )
    lines = [line.strip() for line in game.rules.people.table(game.view(0))]
    rows = lines[lines.index("Characters:") :]
    characters = rows[1 : rows.index("Locations:")]
    assert [line.split(" [")[0] for line in characters] == ["Tumblestone Knight"]


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
