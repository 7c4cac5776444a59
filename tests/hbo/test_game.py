"""The HBO edition: what is in the box, the Houses, the decks, and what stays secret in setup."""

from __future__ import annotations

from collections import Counter

import pytest

import weirwood
from weirwood.cardgame.cards.definition import Card, Keyword
from weirwood.cardgame.vocabulary.describing.predicates import faction
from weirwood.errors import UserError
from weirwood.games.hbo import catalogue
from weirwood.kernel import Chance, Game, rulebook, seed_text

HOUSES = ["stark", "lannister"]
LANNISTER = {
    "Detained", "Game of Thrones", "Hear Me Roar", "Securing the Throne", "The Killing Cold", "Uneasy Peace", "Valar Morghulis",
}  # fmt: skip
STARK = {
    "Calling the Banners", "Crossing the Trident", "Hidden in Shadows", "Spies in Their Midst", "Storm of Swords",
    "The Lion and the Wolf", "The Old Gods",
}  # fmt: skip
TYPES = {"character", "location", "attachment", "event"}


def own(game: Game, seat: int) -> dict[str, object]:
    found = game.view(seat)["players"][seat]
    assert isinstance(found, dict)
    return found


@pytest.mark.rule("hbo.players.1")
@pytest.mark.parametrize("seats", [["stark", "stark"], ["stark", "lannister", "stark"], ["lannister", "lannister"]])
def test_one_plays_stark_and_the_other_lannister(seats: list[str]) -> None:
    with pytest.raises(UserError, match=r"hbo\.players\.1"):
        weirwood.new("hbo", seats=seats)


@pytest.mark.rule("hbo.setup.2", "hbo.players.1")
def test_houses_are_chosen_or_drawn() -> None:
    assert weirwood.new("hbo", seats=["lannister", "stark"], seed=1).names == ["lannister", "stark"]
    drawn = [tuple(weirwood.new("hbo", seed=seed).names) for seed in range(20)]
    assert set(drawn) == {("stark", "lannister"), ("lannister", "stark")}
    game = weirwood.new("hbo", seed=3)
    for seat, house in enumerate(game.names):
        assert own(game, seat)["house"] == f"House {house.capitalize()}"


@pytest.mark.rule("hbo.components.3")
def test_decks_are_fixed() -> None:
    for house, other in (HOUSES, HOUSES[::-1]):
        deck = catalogue.deck(house)
        assert len(deck) == 50
        assert not any(card.faction == other for card in deck)
    with pytest.raises(UserError, match=r"hbo\.components\.3"):
        weirwood.new("hbo", seats=["my own deck", "stark"])
    with pytest.raises(UserError):
        weirwood.new("hbo", seats=HOUSES, deck={"Hodor": 50})


@pytest.mark.rule("hbo.components.4", "hbo.setup.3", "hbo.setup.4", "hbo.setup.5")
def test_each_house_has_its_seven_plots() -> None:
    game = weirwood.new("hbo", seats=HOUSES, seed=5)
    assert [set(own(game, seat)["plots"]) for seat in range(2)] == [STARK, LANNISTER]  # type: ignore[call-overload]
    everything = [record.card.name for record in catalogue.records().values() if record.card.type == "plot"]
    assert len(everything) == len(set(everything)) == 32
    in_game = Counter(card.name for card in game.state.defn if card.type == "plot")  # type: ignore[attr-defined]
    assert set(in_game) == STARK | LANNISTER
    assert set(in_game.values()) == {1}
    assert "Illyrio's Gift" not in in_game


@pytest.mark.rule("hbo.types.1", "hbo.anatomy.1")
def test_the_five_types_and_which_have_a_cost() -> None:
    for house in HOUSES:
        for card in catalogue.deck(house):
            assert card.type in TYPES
            assert (card.cost is None) == (card.type == "event")
    for where in (*HOUSES, "draft"):
        assert all(card.type == "plot" and card.cost is None for card in catalogue.plots(where))


@pytest.mark.rule("hbo.anatomy.6")
def test_there_are_three_keywords() -> None:
    found = {str(k) for record in catalogue.records().values() for k in record.card.keywords}
    assert found == {"limited", "renown", "stealth"}
    odd = Card("T-odd", "Odd One", "character", cost=1, keywords=[Keyword("insight")])
    with pytest.raises(UserError, match=r"insight.*hbo\.anatomy\.6"):
        catalogue.register(odd)


@pytest.mark.rule("hbo.setup.6")
def test_draw_decks_are_shuffled_and_hidden_from_their_owner_too() -> None:
    hands = [sorted(own(weirwood.new("hbo", seats=HOUSES, seed=seed), 0)["hand"]) for seed in range(4)]  # type: ignore[call-overload]
    assert len({tuple(hand) for hand in hands}) > 1
    view = own(weirwood.new("hbo", seats=HOUSES, seed=1), 0)
    assert view["deck"] == 43
    assert len(view["plots"]) == 7  # type: ignore[arg-type]
    game = weirwood.new("hbo", seats=HOUSES, seed=1)
    other = Game(game.rules, game.config, game.seed, game.rules.redeal(game.state, 0, Chance(seed_text(9))))
    assert other.view(0) == game.view(0)
    assert other.position() != game.position()


@pytest.mark.rule("hbo.setup.15", "hbo.setup.10", "hbo.setup.8")
def test_placed_cards_are_secret_until_both_have_finished() -> None:
    game = weirwood.new("hbo", seats=HOUSES, seed=2)
    assert {decision.seat for decision in game.waiting} == {0, 1}  # both decide at the same time
    game.choose("keep", seat=1)
    game.choose("keep", seat=0)
    placed = next(option for option in game.decision(1).options if option.verb == "place")  # type: ignore[union-attr]
    game.choose(placed, seat=1)
    if game.decision(1) is not None:
        game.choose("done", seat=1)
    lannister = game.view(0)["players"][1]
    assert lannister["placed"] == [None]
    assert lannister["cards"] == []
    assert placed.label.removeprefix("place ") not in " ".join(game.log(0))
    game.choose("done", seat=0)
    assert [card["title"] for card in game.view(0)["players"][1]["cards"]] == [placed.label.removeprefix("place ")]


@pytest.mark.rule("hbo.area.1", "hbo.components.5", "hbo.components.1")
def test_no_card_is_ever_lost() -> None:
    rules = rulebook("hbo")
    game = weirwood.new("hbo", seats=HOUSES, seed=11)
    assert (game.view(None)["treasury"], game.view(None)["bank"]) == (26, 30)
    chance = Chance(seed_text("area"))
    while game.waiting:
        decision = game.waiting[0]
        game.choose(rules.computers.default_choice(game.state, decision, chance), decision.seat)
        for seat in range(2):
            view = own(game, seat)
            below = sum(
                len(card.get("duplicates", ()))
                + len([a for a in card.get("attachments", ()) if a["owner"] == game.names[seat]])
                for side in game.view(seat)["players"]
                for card in side["cards"]
                if card["owner"] == game.names[seat] or card.get("attachments")
            )
            piles = sum(len(view[zone]) for zone in ("hand", "discard", "dead", "being_played", "cards"))  # type: ignore[arg-type]
            assert piles + below + view["deck"] == 50  # type: ignore[operator]
            drawn = [*view["hand"], *view["discard"]]  # type: ignore[misc]
            assert not any(catalogue.find(name).type == "plot" for name in drawn)


POSITION = {
    "game": "hbo", "start": "plot",
    "players": {
        "stark": {"plots": ["Quiet Year", "Rich Year"], "power": 3}, "lannister": {"plots": ["Slow Year", "Rich Year"], "power": 3},
    },
}  # fmt: skip


@pytest.mark.rule("hbo.plot.7")
def test_a_full_tie_for_initiative_is_decided_at_random() -> None:
    rules = rulebook("hbo")
    config = rules.judge.scenario(POSITION)

    def winner(seed: int) -> int:
        game = Game(rules, config, seed_text(seed))
        game.choose("plot Quiet Year", seat=0)
        game.choose("plot Slow Year", seat=1)
        return game.waiting[0].seat

    found = [winner(seed) for seed in range(60)]
    assert 15 < sum(found) < 45
    assert found[:10] == [winner(seed) for seed in range(10)]


def printed(title: str) -> Card:
    return catalogue.find(title)


@pytest.mark.rule("hbo.setup.18", "hbo.cards.12")
def test_known_sums_and_limits_of_figures() -> None:
    cost = {name: record.card.cost or 0 for name, record in catalogue.records().items()}
    assert cost["arya stark"] + cost["jon snow"] + cost["winterfell keep"] == 5
    assert cost["hodor"] + cost["sansa stark"] + cost["the iron throne"] <= 5
    assert cost["ser gregor clegane"] + cost["the hound"] + cost["lannister encampment"] <= 5
    assert 3 < printed("Jon Snow").strength + printed("Stark Escort").strength <= 5
    assert printed("The Hound").strength == 3


def test_every_card_says_where_its_facts_come_from() -> None:
    kinds = Counter(record.provenance for record in catalogue.records().values())
    assert kinds["stated"] + kinds["inferred"] == 42
    for record in catalogue.records().values():
        assert (record.provenance == "designed") == (not record.stated and not record.inferred)
        face = rulebook("hbo").cards.text(record.card.name)
        assert face[0].endswith(f"{record.provenance}]")
        text = " ".join(" ".join(face).split())
        assert ("All of it our design" in text) == (record.provenance == "designed")
        assert face[0].endswith("[partly stated]") == (record.provenance == "stated" and "our design:" in text)


def test_no_stark_event_can_do_anything_to_shae() -> None:
    for card in catalogue.deck("stark"):
        if card.type == "event" and card.name != "Not Today":
            assert all(faction("stark") in choose.cards.parts for each in card.abilities for choose in each.choose)
