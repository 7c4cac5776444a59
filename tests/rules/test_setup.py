"""Setup: its steps in order, who is first, the mulligan, and what is announced and hidden."""

from __future__ import annotations

from collections import Counter

import pytest
from agot2_positions import ALICE, BOB, answer, from_setup, inside, played, quiet, side

import weirwood


@pytest.mark.rule("rr.setup.1")
def test_the_steps_of_setup_come_in_order() -> None:
    g = from_setup(2)
    while inside(g).phase == "setup":
        decision = g.waiting[0]
        g.choose(decision.options[0], decision.seat)
    cited = [entry.rule for entry in inside(g).log if entry.rule.startswith("rr.setup.")]
    assert cited == sorted(cited, key=lambda rule: int(rule.rpartition(".")[2]))
    kinds = [entry.kind for entry in inside(g).log]
    assert kinds[:5] == ["first player", "announce", "announce", "draw", "draw"]
    last_place, revealed = max(i for i, k in enumerate(kinds) if k == "place"), kinds.index("setup")
    draws = [i for i, k in enumerate(kinds) if k == "draw"]
    assert last_place < revealed < draws[2] < kinds.index("phase")
    assert len(draws) == 4


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
        while inside(g).phase == "setup":
            decision = g.waiting[0]
            order.append((decision.kind, g.names[decision.seat]))
            g.choose("keep" if decision.kind == "mulligan" else decision.options[-1], decision.seat)
        first = g.view(None)["first"]
        for kind in ("mulligan", "setup"):
            assert next(name for k, name in order if k == kind) == first


@pytest.mark.rule("rr.first-player.1")
def test_the_first_player_of_the_setup_is_drawn_at_random() -> None:
    def drawn(seed: int) -> str:
        found = weirwood.new("agot2", seats=["stark", "stark"], seed=seed, names=["alice", "bob"])
        view = found.view(None)
        assert all(not p["cards"] for p in view["players"])
        return str(view["first"])

    counts = Counter(drawn(seed) for seed in range(100))
    assert 30 <= counts["alice"] <= 70 and counts["alice"] + counts["bob"] == 100
    assert [drawn(7) for _ in range(3)] == [drawn(7)] * 3


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


@pytest.mark.rule("rr.setup.4")
def test_factions_and_agendas_are_open_before_anything_is_drawn() -> None:
    g = quiet({"faction": "stark", "agenda": "Banner of the Rose", "plots": ["A Noble Cause"], "plot": None},
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
            assert len(side(g, seat, seat)["plots"]) == 7
            assert side(g, seat, 1 - seat)["plots"] is None
            assert side(g, None, seat)["plots"] is None
            assert side(g, seat, seat)["deck_known"] == side(g, 1 - seat, seat)["deck_known"] == []
        decks.add(tuple(inside(g).defn[c].name for c in inside(g).deck[ALICE]))
    assert len(decks) == 4


@pytest.mark.rule("rr.mulligan.1", "rr.setup.7")
def test_a_mulligan_of_sixty_cards() -> None:
    g = from_setup(4)
    first = g.waiting[0].seat
    before = side(g, first, first)["hand"]
    assert (len(before), side(g, first, first)["deck"]) == (7, 53)
    g.choose("mulligan", first)
    after = side(g, first, first)["hand"]
    assert (len(after), side(g, first, first)["deck"]) == (7, 53)
    assert sorted(after) != sorted(before)
    other = 1 - first
    g.choose("keep", other)
    assert (len(side(g, other, other)["hand"]), side(g, other, other)["deck"]) == (7, 53)


@pytest.mark.rule("rr.mulligan.1")
def test_a_mulligan_takes_all_seven_cards_back() -> None:
    names = ["Robb Stark", "Arya Stark", "Ice", "The Roseroad", "The Kingsroad", "Summer", "Bran Stark"]
    kept = []
    for seed in range(12):
        g = quiet(
            {"plots": ["A Noble Cause"], "plot": None, "deck": {"exactly": names + ["Plain Lord"] * 53}}, seed=seed
        )
        assert sorted(side(g, ALICE, ALICE)["hand"]) == sorted(names)
        g.choose("mulligan", ALICE)
        kept.append(len([name for name in side(g, ALICE, ALICE)["hand"] if name in names]))
    assert min(kept) == 0
    assert sum(kept) < 24  # seven of sixty: less than one each time, on average


@pytest.mark.rule("rr.setup.8")
def test_setup_cards_are_facedown_until_all_are_placed() -> None:
    g = quiet({"plots": ["A Noble Cause"], "plot": None, "deck": ["Sansa Stark", "Bran Stark"]},
             {"plots": ["A Noble Cause"], "plot": None, "deck": ["Robb Stark"]})  # fmt: skip
    g.choose("keep", ALICE)
    g.choose("keep", BOB)
    g.choose("place Sansa Stark", ALICE)
    g.choose("done", ALICE)
    assert g.waiting[0].seat == BOB
    assert not any("Sansa" in line for line in g.log(BOB))
    assert any("Sansa" in line for line in g.log(ALICE))
    assert side(g, BOB, ALICE)["cards"] == []
    assert "Sansa Stark" not in side(g, BOB, ALICE)["hand"]
    g.choose("done", BOB)
    assert [c["name"] for c in side(g, BOB, ALICE)["cards"]] == ["Sansa Stark"]


@pytest.mark.rule("rr.treasury.1")
def test_after_setup_everything_is_in_the_treasury() -> None:
    g = weirwood.new("agot2", seats=["stark", "stark"], seed=2)
    while g.state.phase == "setup":
        answer(g, tuple(option.label for option in g.waiting[0].options if option.verb == "place"))
    for p in g.view(None)["players"]:
        assert (p["gold"], p["total_power"]) == (0, 0)
        assert p["cards"] and not any("power" in card or "tokens" in card for card in p["cards"])
