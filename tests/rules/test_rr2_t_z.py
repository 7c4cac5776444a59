"""Clauses from 'Terminal' to the end that a scenario can't show: whole rounds, what each seat sees, printed facts."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest

import weirwood
from weirwood.cardgame.cards.definition import TYPES, Card
from weirwood.cardgame.vocabulary.text import card_text
from weirwood.errors import UserError
from weirwood.games.agot2 import catalogue, decks
from weirwood.games.agot2.speech import SPEECH
from weirwood.kernel import Decision, Game, rulebook, seed_text

ALICE, BOB = 0, 1
PHASES = ["plot", "draw", "marshaling", "challenges", "dominance", "standing", "taxation"]
Player = dict[str, Any]


def game(alice: Player, bob: Player, **more: Any) -> Game:
    """A game at a scenario's position."""
    rules = rulebook("agot2")
    config = rules.judge.scenario({"first": "alice", "players": {"alice": alice, "bob": bob}, **more})
    return Game(rules, config, seed_text(1))


def answer(g: Game, wanted: tuple[str, ...] = ()) -> Decision:
    """Answer an open decision: with one of the wanted labels, else by passing, else with the first option."""
    decision = g.waiting[0]
    options = {option.label: option for option in decision.options}
    for label in (*wanted, "pass", "done", "no"):
        if label in options:
            g.choose(options[label], decision.seat)
            return decision
    g.choose(decision.options[0], decision.seat)
    return decision


def cited(g: Game, *clauses: str) -> list[str]:
    """These clauses, in the order in which the log cites them."""
    return [entry.rule for entry in g.state.log if entry.rule in clauses]


def whole_round() -> Game:
    plots = ["A Noble Cause", "A Feast for Crows", "Marching Orders"]
    return game(
        {"plots": plots, "play": ["Open Table", "Tireless"]},
        {"plots": plots, "play": ["Open Table", {"card": "Giant", "kneeling": True}]},
        start="plot",
    )


# Appendix I: the framework


@pytest.mark.rule("rr.a1.general.1")
def test_seven_phases_round_after_round() -> None:
    g = whole_round()
    while g.state.round < 3:
        answer(g)
    seen = [entry.args[:2] for entry in g.state.log if entry.kind == "phase"]
    assert seen[:14] == [(phase, number) for number in (1, 2) for phase in PHASES]


@pytest.mark.rule("rr.a1.general.1")
def test_no_choice_skips_a_phase() -> None:
    dice = random.Random(7)
    g = weirwood.new("agot2", seats=["stark", "stark"], seed=7)
    while g.waiting and g.state.round < 5:
        decision = g.waiting[0]
        g.choose(dice.choice(decision.options), decision.seat)
    seen = [entry.args[0] for entry in g.state.log if entry.kind == "phase"]
    assert len(seen) > 14
    assert seen == [PHASES[i % 7] for i in range(len(seen))]


@pytest.mark.rule("rr.a1.general.2")
def test_the_framework_steps_happen_whatever_the_players_want() -> None:
    hand = ["Ice"] * 9
    plots = ["A Noble Cause", "A Noble Cause"]
    g = game(
        {"plots": plots, "play": [{"card": "Giant", "kneeling": True}], "hand": hand},
        {"plots": plots, "hand": hand},
        start="plot",
    )
    gold: list[int] = []
    while g.state.round == 1:
        gold.append(g.view(ALICE)["players"][ALICE]["gold"])
        answer(g)
    alice, bob = g.view(None)["players"]
    reveal, first, dominance, stand = "rr.a1.1.3.1", "rr.a1.1.3.5", "rr.a1.5.2.1", "rr.a1.6.2.1"
    assert cited(g, reveal, first, dominance, stand)[:5] == [reveal, reveal, first, dominance, stand]
    assert max(gold) == 5 and (alice["gold"], bob["gold"]) == (0, 0)
    assert [len(p["hand"]) for p in (alice, bob)] == [6, 6]
    assert [p["deck"] for p in (alice, bob)] == [18, 18]
    assert alice["cards"][0]["kneeling"] is False


@pytest.mark.rule(
    "rr.a1.action-windows.1", "rr.a1.general.4", "rr.a1.1.w.1", "rr.a1.2.w.1", "rr.a1.4.w.1", "rr.a1.5.w.1", "rr.a1.6.w.1",
    "rr.a1.7.w.1",
)  # fmt: skip
def test_the_action_windows_of_a_round() -> None:
    g = whole_round()
    windows = []
    while g.state.round < 2:
        view = g.view(None)
        decision = answer(g, ("challenge power bob",))
        if decision.kind == "action" and decision.seat == g.state.first:
            windows.append((view["phase"], view["active"], view["challenge"] is not None))
    first = g.names[g.state.first]
    assert first == "alice"
    assert windows == [
        ("plot", None, False),
        ("draw", None, False),
        ("marshaling", "alice", False),
        ("marshaling", "bob", False),
        ("challenges", "alice", False),
        ("challenges", "alice", True),
        ("challenges", "alice", True),
        ("challenges", "alice", False),
        ("challenges", "bob", False),
        ("dominance", None, False),
        ("standing", None, False),
        ("taxation", None, False),
    ]


@pytest.mark.rule("rr.a1.1.2.2")
def test_a_chosen_plot_is_hidden_from_the_others() -> None:
    g = whole_round()
    before = g.decision(BOB)
    g.choose("plot Marching Orders", ALICE)
    for seat in (BOB, None):
        alice = g.view(seat)["players"][ALICE]
        assert alice["has_chosen_plot"] is True
        assert (alice["chosen_plot"], alice["plot"], alice["plots"]) == (None, None, None)
        assert not any("Marching Orders" in line for line in g.log(seat))
    assert g.view(ALICE)["players"][ALICE]["chosen_plot"] == "Marching Orders"
    assert "Marching Orders" not in g.view(ALICE)["players"][ALICE]["plots"]
    after = g.decision(BOB)
    assert before is not None and after is not None and before.options == after.options


@pytest.mark.rule("rr.a1.1.3.4")
def test_chance_decides_about_even_between_equals() -> None:
    wins = Counter[str]()
    for seed in range(60):
        rules = rulebook("agot2")
        players = {name: {"plots": ["A Noble Cause"]} for name in ("alice", "bob")}
        g = Game(rules, rules.judge.scenario({"start": "plot", "players": players}), seed_text(seed))
        wins[next(str(entry.args[0]) for entry in g.state.log if entry.kind == "initiative")] += 1
    assert wins["alice"] > 15 and wins["bob"] > 15


@pytest.mark.rule("rr.a1.3.w.5", "rr.a1.3.w.6")
def test_characters_lie_in_front_of_locations() -> None:
    rich = {"plot": "A Noble Cause", "gold": 9, "play": ["Open Table", "Weakling"], "hand": ["The Roseroad", "Giant"]}
    g = game(rich, {"plot": "A Noble Cause"}, start="marshaling")
    g.choose("marshal The Roseroad", ALICE)
    g.choose("marshal Giant", ALICE)
    lines = rulebook("agot2").people.table(g.view(ALICE))
    own = [line.strip() for line in lines[lines.index("") + 1 :]]
    front, back = own.index("Characters:"), own.index("Locations:")
    assert front < back
    assert [line.split(" [")[0] for line in own[front + 1 : back]] == ["Weakling", "Giant"]
    assert [line.split(" - ")[0] for line in own[back + 1 : back + 3]] == ["Open Table", "The Roseroad"]
    rows = {card["name"]: (card["type"], card["kneeling"]) for card in g.view(BOB)["players"][ALICE]["cards"]}
    assert rows["Giant"] == ("character", False) and rows["The Roseroad"] == ("location", False)


@pytest.mark.rule("rr.a1.3.w.8")
def test_a_marshaled_duplicate_is_seen_by_everybody() -> None:
    alice = {"plot": "A Noble Cause", "play": ["Eddard Stark", "Open Table"], "hand": ["Eddard Stark"]}
    g = game(alice, {"plot": "A Noble Cause"}, start="marshaling")
    gold = g.state.gold[ALICE]
    g.choose("marshal Eddard Stark as duplicate", ALICE)
    for seat in (ALICE, BOB, None):
        card = next(c for c in g.view(seat)["players"][ALICE]["cards"] if c["title"] == "Eddard Stark")
        assert card["duplicates"] == ["Eddard Stark"]
    assert g.state.gold[ALICE] == gold


@pytest.mark.rule("rr.a1.4.2.0.5", "rr.a1.4.2.0.6")
def test_every_challenge_has_one_type_and_one_opponent() -> None:
    dice = random.Random(3)
    g = weirwood.new("agot2", seats=["stark", "stark"], seed=3)
    kinds: dict[int, set[tuple[str, str, str]]] = {}
    while g.waiting and g.state.round < 6:
        c = g.view(None)["challenge"]
        if c is not None:
            kinds.setdefault(g.state.challenges, set()).add((c["type"], c["attacker"], c["defender"]))
        decision = g.waiting[0]
        g.choose(dice.choice(decision.options), decision.seat)
    assert len(kinds) > 3
    for seen in kinds.values():
        ((kind, attacker, defender),) = seen
        assert kind in ("military", "intrigue", "power") and attacker != defender


@pytest.mark.rule("rr.components.2", "rr.a1.1.3.5")
def test_there_is_always_one_first_player() -> None:
    dice = random.Random(5)
    g = weirwood.new("agot2", seats=["stark", "stark"], seed=5)
    holder = None
    while g.waiting and g.state.round < 4:
        view = g.view(None)
        assert view["first"] in g.names
        decision = g.waiting[0]
        if holder is not None and decision.kind != "first player":
            assert view["first"] == holder or g.state.log[-1].kind != "first player"
        option = dice.choice(decision.options)
        g.choose(option, decision.seat)
        if option.label.startswith("first "):
            holder = option.label.removeprefix("first ")
        if holder is not None:
            assert g.view(None)["first"] == holder


@pytest.mark.rule("rr.treasury.1")
def test_after_setup_everything_is_in_the_treasury() -> None:
    g = weirwood.new("agot2", seats=["stark", "stark"], seed=2)
    while g.state.phase == "setup":
        answer(g, tuple(option.label for option in g.waiting[0].options if option.verb == "place"))
    for p in g.view(None)["players"]:
        assert (p["gold"], p["total_power"]) == (0, 0)
        assert p["cards"] and not any("power" in card or "tokens" in card for card in p["cards"])


# The component list and the card anatomy


@pytest.mark.rule("rr.components.1")
def test_one_core_set() -> None:
    count = Counter[str]()
    for card in catalogue.cards().values():
        if card.set == "Core":
            count[card.type if card.type in ("plot", "agenda", "title") else card.faction] += card.quantity
    assert sum(count.values()) == 234
    assert count.pop("plot") == 28
    assert count.pop("title") == 6
    assert count.pop("neutral") == 31
    assert count.pop("agenda") == 1 + 8  # Fealty, and the banners on the backs of the faction cards
    assert count == dict.fromkeys(catalogue.FACTIONS, 20)
    assert len(catalogue.FACTION_CARDS) == 8


@pytest.mark.rule("rr.a2.cardtypes.1")
def test_every_card_has_one_of_eight_types_a_title_and_a_number() -> None:
    assert sorted(TYPES) == ["agenda", "attachment", "character", "event", "faction", "location", "plot", "title"]
    for code, card in catalogue.cards().items():
        assert card.type in TYPES and card.name and card.code == code
    with pytest.raises(UserError, match="no card type"):
        Card("x1", "Strange", "dragon")
    with pytest.raises(UserError, match="title and a number"):
        Card("", "Numberless", "character")


@pytest.mark.rule("rr.a2.cardtypes.2", "rr.a2.tywin-lannister.1")
def test_what_each_type_has() -> None:
    tywin = catalogue.find("Tywin Lannister")
    assert (tywin.type, tywin.faction, tywin.cost, tywin.strength) == ("character", "lannister", 7, 6)
    assert (tywin.unique, tywin.loyal, tywin.icons) == (True, True, (1, 1, 1))
    assert (set(tywin.traits), tywin.modifiers, tywin.has_keyword("renown")) == ({"Lord"}, {"income": 2}, True)
    wildfire = catalogue.find("Wildfire Assault")
    assert (wildfire.income, wildfire.initiative, wildfire.claim, wildfire.reserve) == (4, 7, 1, 6)
    assert wildfire.cost is None
    treachery = catalogue.find("Treachery")
    assert (treachery.type, treachery.cost, treachery.strength) == ("event", 1, 0)
    for card in catalogue.cards().values():
        if card.type in ("character", "location", "attachment"):
            assert card.cost is not None, card.name


@pytest.mark.rule("rr.a2.cardtypes.2")
@pytest.mark.parametrize(
    ("type", "facts"),
    [
        ("location", {"cost": 1, "strength": 2}),
        ("attachment", {"cost": 1, "icons": "M"}),
        ("event", {"cost": 1, "strength": 1}),
        ("plot", {"cost": 2}),
        ("agenda", {"cost": 0}),
        ("faction", {"cost": 0}),
        ("character", {"cost": 1, "plot": (1, 0, 0, 0)}),
    ],
)
def test_what_a_type_has_not_is_refused(type: str, facts: dict[str, Any]) -> None:
    with pytest.raises(UserError, match="and only"):
        Card("x2", "Misprint", type, **facts)


@pytest.mark.rule("rr.a2.house-lannister.1")
def test_a_faction_card_is_name_and_symbol_and_opens_its_cards_to_the_deck() -> None:
    card = catalogue.FACTION_CARDS["lannister"]
    assert (card.name, card.type, card.faction, card.cost) == ("House Lannister", "faction", "lannister", None)
    assert not card.abilities and not card.constants and not card.keywords and not card_text(card, SPEECH)
    pool = [c for c in catalogue.cards().values() if c.type in ("character", "location", "attachment", "event")]
    own = [c for c in pool if c.faction in ("lannister", "neutral")]
    assert any(c.loyal for c in own)
    cards = {c.code: 3 for c in own}
    plots = [c.code for c in catalogue.cards().values() if c.type == "plot"][:7]
    legal = decks.Deck("lannister", {**cards, **dict.fromkeys(plots, 1)})
    assert decks.check(legal) == []
    robb = catalogue.find("Robb Stark").code
    assert decks.check(decks.Deck("lannister", {**legal.cards, robb: 1})) != []
