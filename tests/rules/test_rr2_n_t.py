"""Clauses from mulligan to target that a scenario can't show: what each seat sees, chance, and whole games."""

from __future__ import annotations

import random
from typing import Any

import pytest

import weirwood
from weirwood.cardgame.table.words import CHOSEN, PLOT, PLOTS, USED
from weirwood.games.agot2 import catalogue
from weirwood.kernel import Game, rulebook, seed_text

ALICE, BOB = 0, 1
Player = dict[str, Any]


def game(alice: Player, bob: Player | None = None, seed: int = 1, **more: Any) -> Game:
    """A game at a scenario's position."""
    rules = rulebook("agot2")
    players = {"alice": {"plot": "A Noble Cause", **alice}, "bob": {"plot": "A Noble Cause", **(bob or {})}}
    config = rules.judge.scenario({"first": "alice", "players": players, **more})
    return Game(rules, config, seed_text(seed))


def from_setup(seed: int) -> Game:
    return weirwood.new("agot2", seats=["stark", "stark"], names=["alice", "bob"], seed=seed)


def state(g: Game) -> Any:
    return g.state


def seen(g: Game, seat: int | None, whose: int, what: str) -> Any:
    return g.view(seat)["players"][whose][what]


# Setup


@pytest.mark.rule("rr.mulligan.1", "rr.setup.7")
def test_a_mulligan_of_sixty_cards() -> None:
    g = from_setup(4)
    first = g.waiting[0].seat
    before = seen(g, first, first, "hand")
    assert (len(before), seen(g, first, first, "deck")) == (7, 53)
    g.choose("mulligan", first)
    after = seen(g, first, first, "hand")
    assert (len(after), seen(g, first, first, "deck")) == (7, 53)
    assert sorted(after) != sorted(before)
    other = 1 - first
    g.choose("keep", other)
    assert (len(seen(g, other, other, "hand")), seen(g, other, other, "deck")) == (7, 53)


@pytest.mark.rule("rr.mulligan.1")
def test_a_mulligan_takes_all_seven_cards_back() -> None:
    names = ["Robb Stark", "Arya Stark", "Ice", "The Roseroad", "The Kingsroad", "Summer", "Bran Stark"]
    kept = []
    for seed in range(12):
        g = game(
            {"plots": ["A Noble Cause"], "plot": None, "deck": {"exactly": names + ["Plain Lord"] * 53}}, seed=seed
        )
        assert sorted(seen(g, ALICE, ALICE, "hand")) == sorted(names)
        g.choose("mulligan", ALICE)
        kept.append(len([name for name in seen(g, ALICE, ALICE, "hand") if name in names]))
    assert min(kept) == 0
    assert sum(kept) < 24  # seven of sixty: less than one each time, on average


@pytest.mark.rule("rr.setup.1")
def test_the_steps_of_setup_come_in_order() -> None:
    g = from_setup(2)
    while state(g).phase == "setup":
        decision = g.waiting[0]
        g.choose(decision.options[0], decision.seat)
    cited = [entry.rule for entry in state(g).log if entry.rule.startswith("rr.setup.")]
    assert cited == sorted(cited, key=lambda rule: int(rule.rpartition(".")[2]))
    kinds = [entry.kind for entry in state(g).log]
    assert kinds[:5] == ["first player", "announce", "announce", "draw", "draw"]
    last_place, revealed = max(i for i, k in enumerate(kinds) if k == "place"), kinds.index("setup")
    draws = [i for i, k in enumerate(kinds) if k == "draw"]
    assert last_place < revealed < draws[2] < kinds.index("phase")
    assert len(draws) == 4


@pytest.mark.rule("rr.setup.2")
def test_two_players_play_a_joust_without_titles() -> None:
    g = from_setup(1)
    assert g.view(ALICE)["players"][ALICE].get("title") is None
    assert state(g).format == "joust"
    while g.waiting and state(g).round < 2:
        decision = g.waiting[0]
        assert not any(option.label.startswith("title ") for option in decision.options)
        g.choose(decision.options[-1], decision.seat)
    for players in range(3, 9):  # three and more play the melee format, which a joust never becomes
        assert weirwood.new("agot2", seats=["stark"] * players, seed=1).config["format"] == "melee"
        with pytest.raises(weirwood.UserError, match="joust is for exactly two players"):
            weirwood.new("agot2", seats=["stark"] * players, seed=1, format="joust")


@pytest.mark.rule("rr.setup.3")
def test_a_random_player_is_first() -> None:
    first = [from_setup(seed).view(ALICE)["first"] for seed in range(200)]
    assert set(first) == {"alice", "bob"}
    assert 70 <= first.count("alice") <= 130


@pytest.mark.rule("rr.setup.3", "rr.player-order.1")
def test_the_first_player_of_setup_is_asked_first_all_through_it() -> None:
    for seed in range(6):
        g = from_setup(seed)
        order = []
        while state(g).phase == "setup":
            decision = g.waiting[0]
            order.append((decision.kind, g.names[decision.seat]))
            g.choose("keep" if decision.kind == "mulligan" else decision.options[-1], decision.seat)
        first = g.view(None)["first"]
        for kind in ("mulligan", "setup"):
            assert next(name for k, name in order if k == kind) == first


@pytest.mark.rule("rr.setup.4")
def test_factions_and_agendas_are_open_before_anything_is_drawn() -> None:
    g = game({"faction": "stark", "agenda": "Banner of the Rose", "plots": ["A Noble Cause"], "plot": None},
             {"faction": "lannister", "plots": ["A Noble Cause"], "plot": None}, first="bob")  # fmt: skip
    for seat in (ALICE, BOB, None):
        players = g.view(seat)["players"]
        assert [p["faction"] for p in players] == ["House Stark", "House Lannister"]
        assert [p["agenda"] for p in players] == ["Banner of the Rose", None]
    log = g.log(None)
    announced = [i for i, line in enumerate(log) if " plays House " in line]
    assert ["bob" in log[i] for i in announced] == [True, False]
    assert max(announced) < min(i for i, line in enumerate(log) if "draws" in line)


@pytest.mark.rule("rr.setup.6")
def test_plot_decks_are_their_owners_secret_and_draw_decks_everybodys() -> None:
    decks = set()
    for seed in range(4):
        g = from_setup(seed)
        for seat in (ALICE, BOB):
            assert len(seen(g, seat, seat, "plots")) == 7
            assert seen(g, seat, 1 - seat, "plots") is None
            assert seen(g, None, seat, "plots") is None
            assert seen(g, seat, seat, "deck_known") == seen(g, 1 - seat, seat, "deck_known") == []
        decks.add(tuple(state(g).defn[c].name for c in state(g).deck[ALICE]))
    assert len(decks) == 4


@pytest.mark.rule("rr.setup.8")
def test_setup_cards_are_facedown_until_all_are_placed() -> None:
    g = game({"plots": ["A Noble Cause"], "plot": None, "deck": ["Sansa Stark", "Bran Stark"]},
             {"plots": ["A Noble Cause"], "plot": None, "deck": ["Robb Stark"]})  # fmt: skip
    g.choose("keep", ALICE)
    g.choose("keep", BOB)
    g.choose("place Sansa Stark", ALICE)
    g.choose("done", ALICE)
    assert g.waiting[0].seat == BOB
    assert not any("Sansa" in line for line in g.log(BOB))
    assert any("Sansa" in line for line in g.log(ALICE))
    assert seen(g, BOB, ALICE, "cards") == []
    assert "Sansa Stark" not in seen(g, BOB, ALICE, "hand")
    g.choose("done", BOB)
    assert [c["name"] for c in seen(g, BOB, ALICE, "cards")] == ["Sansa Stark"]


# Plots


@pytest.mark.rule("rr.plot-card.1")
def test_every_plot_has_four_values() -> None:
    for card in catalogue.cards().values():
        if card.type == "plot":
            figures = (card.income, card.initiative, card.claim, card.reserve)
            assert all(isinstance(n, int) and n >= 0 for n in figures)
            assert sum(figures) > 0
    wildfire = catalogue.find("Wildfire Assault")
    assert (wildfire.income, wildfire.initiative, wildfire.claim, wildfire.reserve) == (4, 7, 1, 6)
    assert [ability.kind for ability in wildfire.abilities] == ["when revealed"]
    assert not catalogue.find("The Winds of Winter").abilities


@pytest.mark.rule("rr.plot-card.2")
def test_a_plot_is_always_in_exactly_one_place() -> None:
    chance = random.Random(5)
    for seed in range(3):
        g = from_setup(seed)
        while g.waiting:
            decision = g.waiting[0]
            g.choose(chance.choice(decision.options), decision.seat)
            s = state(g)
            for seat in (ALICE, BOB):
                places = [*s.plots[seat], *s.used[seat], *(c for c in (s.plot[seat], s.chosen[seat]) if c >= 0)]
                own = [c for c in range(len(s.defn)) if s.defn[c].type == "plot" and s.owner[c] == seat]
                assert sorted(places) == own
                assert len(own) == 7
                assert all(s.zone[c] in (PLOTS, CHOSEN, PLOT, USED) for c in own)


# Looking, revealing, searching


@pytest.mark.rule("rr.reveal.1")
def test_a_revealed_card_is_shown_to_everybody() -> None:
    g = game({"play": ["Gates of Winterfell", "Plain Lord"], "deck": ["The Roseroad"]}, start="challenges")
    assert seen(g, BOB, ALICE, "deck_known") == []
    g.choose("trigger Gates of Winterfell", ALICE)
    for seat in (ALICE, BOB, None):
        assert any("reveals The Roseroad" in line for line in g.log(seat))


@pytest.mark.rule("rr.reveal.1")
def test_a_card_looked_at_is_shown_to_that_player_only() -> None:
    g = game({"hand": ['"The Bear and the Maiden Fair"'], "deck": ["Ice", "Summer"]}, start="dominance")
    g.choose(g.waiting[0].options[0], ALICE)
    g.choose("choose alice", ALICE)
    assert seen(g, ALICE, ALICE, "deck_known")[:2] == ["Ice", "Summer"]
    assert seen(g, BOB, ALICE, "deck_known") == []
    assert not any("Summer" in line for line in g.log(BOB))


@pytest.mark.rule("rr.reveal.2")
def test_a_revealed_card_stays_open_while_the_ability_resolves() -> None:
    g = game({"hand": ["Show the Top"], "deck": ["The Roseroad"], "play": ["Hourglass"]}, start="dominance")
    assert seen(g, BOB, ALICE, "deck_known") == []
    g.choose("play Show the Top", ALICE)
    assert g.waiting[0].rule == "rr.may.1"
    for seat in (ALICE, BOB):
        assert seen(g, seat, ALICE, "deck_known") == ["The Roseroad"]
    g.choose("no", ALICE)


@pytest.mark.rule("rr.reveal.2", "rr.search.4")
def test_the_card_found_is_shown_on_its_way_to_the_hand() -> None:
    g = game({"hand": ["Seek a Lord"], "deck": ["The Roseroad", "Plain Lord", "Plain Knight"], "play": ["Hourglass"]},
             start="dominance")  # fmt: skip
    g.choose("play Seek a Lord", ALICE)
    assert [o.label for o in g.waiting[0].options] == ["choose Plain Lord", "done"]
    g.choose("choose Plain Lord", ALICE)
    assert "Plain Lord" in seen(g, ALICE, ALICE, "hand")
    for seat in (BOB, None):
        assert any("Plain Lord" in line for line in g.log(seat))
        assert not any("Plain Knight" in line for line in g.log(seat))


@pytest.mark.rule("rr.search.4")
def test_a_card_without_stated_characteristics_is_not_shown() -> None:
    g = game(
        {"hand": ["Seek Anything"], "deck": ["The Roseroad", "Plain Lord"], "play": ["Hourglass"]}, start="dominance"
    )
    g.choose("play Seek Anything", ALICE)
    g.choose("choose Plain Lord", ALICE)
    assert seen(g, ALICE, ALICE, "hand") == ["Plain Lord"]
    assert seen(g, BOB, ALICE, "hand") == [None]
    assert not any("Plain Lord" in line for line in g.log(BOB))


@pytest.mark.rule("rr.search.1")
@pytest.mark.parametrize("size", [6, 14])
def test_a_search_shows_the_searched_cards_to_the_searcher_only(size: int) -> None:
    names = ["Ice", "Summer", "Robb Stark", "Bran Stark", "Arya Stark", "The Roseroad", "Plain Lord", "Looter", "Varys",
             "Plain Knight", "Sansa Stark", "Littlefinger", "Grey Wind", "The Kingsroad"][:size]  # fmt: skip
    g = game({"plots": ["Building Orders"], "plot": None, "deck": {"exactly": names}}, {"plots": ["A Noble Cause"]},
             start="plot")  # fmt: skip
    g.choose("first alice", g.waiting[0].seat)
    assert g.waiting[0].seat == ALICE
    assert seen(g, ALICE, ALICE, "deck_known") == names[:10]
    assert seen(g, BOB, ALICE, "deck_known") == []
    assert seen(g, None, ALICE, "deck_known") == []
    assert not any(name in line for line in g.log(BOB) for name in names)


@pytest.mark.rule("rr.search.2")
def test_a_deck_searched_to_the_bottom_is_shuffled() -> None:
    names = ["Ice", "Plain Lord", "Summer", "Robb Stark", "Bran Stark", "Arya Stark", "The Roseroad", "Looter"]
    orders = set()
    for seed in range(5):
        g = game(
            {"hand": ["Seek a Lord"], "deck": {"exactly": names}, "play": ["Hourglass"]}, start="dominance", seed=seed
        )
        g.choose("play Seek a Lord", ALICE)
        assert seen(g, ALICE, ALICE, "deck_known") == names
        g.choose("done", ALICE)
        assert seen(g, ALICE, ALICE, "deck_known") == []
        assert any("shuffles" in line for line in g.log(BOB))
        left = [state(g).defn[c].name for c in state(g).deck[ALICE]]
        assert sorted(left) == sorted(names)
        orders.add(tuple(left))
    assert len(orders) > 2
