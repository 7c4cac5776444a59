"""What a page reads of a game: what is under way, which things an option and a log line name, what one could do with a thing."""

from __future__ import annotations

from typing import Any

import pytest
from positions import game_at, state_of

from weirwood.games.fief import GAME
from weirwood.games.fief.diplomacy.offers import begin_offer
from weirwood.games.fief.model.state import Fief
from weirwood.games.fief.purchase.bids import CouncilBid
from weirwood.kernel import Chance, Game, Option, seed_text

PLAYERS: dict[str, dict[str, Any]] = {
    "alice": {
        "house": "stark",
        "gold": 20,
        "nobles": {"Rob Stark": "Winterfell"},
        "troops": {"Winterfell": {"Men at Arms": 2}},
    },
    "bob": {
        "house": "tully",
        "gold": 5,
        "nobles": {"Eleanor Mooton": "Riverrun"},
        "troops": {"Riverrun": {"Knights": 1}},
    },
    "carol": {"house": "arryn", "gold": 5},
}
VILLAGES = {"Winterfell": {"controller": "alice"}, "Riverrun": {"controller": "bob"}}


def table(start: str) -> Game:
    """The three of them in a phase."""
    return game_at(start, PLAYERS, villages=VILLAGES)


def told(s: Fief, seat: int | None) -> str:
    return " ".join(" ".join([each["title"], *each["lines"]]) for each in GAME.people.view(s, seat)["now"])


@pytest.mark.rule("fief.4.2.1.1")
def test_a_locked_bid_is_told_to_its_player_alone() -> None:
    s = state_of(table("purchase"))
    bids = CouncilBid(3)
    bids.bids = [13, -1, -1]
    s.frames.append(bids)
    assert "You have bid 13 gold" in told(s, 0)
    for seat in (1, 2, None):
        assert "Bids are locked by alice" in told(s, seat) and "13" not in told(s, seat)


@pytest.mark.rule("fief.9.3")
def test_a_private_offer_is_told_to_those_in_the_talk() -> None:
    s = state_of(table("purchase"))
    begin_offer(s, 0, Option("offer bob in private", "offer", (1, 1)))
    offer = s.frames[-1]
    offer.answer(s, 0, Option("give 2 gold", "give gold", (2,)))
    assert ["2 gold" in told(s, seat) for seat in (0, 1, 2, None)] == [True, False, False, False]
    offer.answer(s, 0, Option("propose", "propose"))
    assert ["2 gold" in told(s, seat) for seat in (0, 1, 2, None)] == [True, True, False, False]
    assert "alice makes bob an offer in private" in told(s, None)


def test_what_is_dealt_anew_changes_nothing_that_is_told() -> None:
    game = table("hear ye")
    chance = Chance(seed_text("told"))
    for _ in range(120):
        if not game.waiting:
            break
        s = state_of(game)
        for seat in (0, 1, 2, None):
            assert told(GAME.redeal(s, seat, chance), seat) == told(s, seat)  # type: ignore[arg-type]
        decision = game.waiting[chance.below(len(game.waiting))]
        game.choose(decision.options[chance.below(len(decision.options))], decision.seat)


def about(s: Fief, label: str) -> list[tuple[str, str]]:
    return [(each["name"], each["zone"]) for each in GAME.people.about(s, 0, Option(label, label.split()[0]))]


def test_an_option_names_its_things() -> None:
    s = state_of(table("purchase"))
    assert about(s, "buy Mill in The Twins") == [("The Twins", "village")]
    assert about(s, "play Good Weather on the North") == [("Good Weather", "card"), ("North", "region")]
    assert about(s, "marry Rob Stark to Eleanor Mooton") == [("Rob Stark", "noble"), ("Eleanor Mooton", "noble")]
    assert about(s, "turn carol's Man at Arms") == [("carol", "player")]
    assert about(s, "pass") == []


def test_a_title_stands_for_its_fief() -> None:
    """Pyke is a village too; its title belongs to the fief."""
    s = state_of(table("purchase"))
    assert about(s, "buy Lord Reaper of Pyke for Rob Stark") == [("Pyke", "fief"), ("Rob Stark", "noble")]
    assert about(s, "move Pyke") == [("Pyke", "village")]


def test_a_log_line_names_what_one_can_look_at() -> None:
    s = state_of(table("purchase"))
    s.note("captured", s.house_nobles(0)[0], 1)
    assert GAME.people.mentions(s, s.log[-1], 2) == ["Rob Stark"]
    s.note("bought", 0, "Mill", 1)
    assert GAME.people.mentions(s, s.log[-1], None) == ["Winterfell"]


def test_why_not_is_asked_of_what_one_could_do_in_the_phase() -> None:
    game = table("purchase")
    could = GAME.people.could(game.state, 0, "Winterfell")
    assert "buy Mill in Winterfell" in could and "buy Man at Arms in Winterfell" in could
    refused = game.why_not("buy Mill in Riverrun", 0)
    assert "buy Mill in Riverrun" in GAME.people.could(game.state, 0, "Riverrun") and refused
    assert GAME.people.could(table("movement").state, 0, "Riverrun") == ["move Riverrun"]
    assert GAME.people.could(game.state, 0, "nothing in particular") == []


def test_the_goal_and_the_step_are_told() -> None:
    view = GAME.people.view(table("movement").state, None)
    assert view["goal"]["alone"] == 3 and view["phase"] == "movement"
    assert "blocked" in view["villages"][0]


@pytest.mark.rule("fief.1.1.1.9")
def test_a_marriage_is_put_together_as_an_offer_is() -> None:
    """Who could marry, and with what; whoever isn't asked learns the gold and the number of cards, not which they are."""
    players = PLAYERS | {"alice": PLAYERS["alice"] | {"hand": ["Taxes"]}}
    game = game_at("hear ye", players, villages=VILLAGES)
    view = GAME.people.view(game.state, 0)["talks"]
    label = "marry Rob Stark to Eleanor Mooton"
    assert [(each["label"], each["to"], each["gold"]) for each in view["matches"]] == [
        (label, "bob", {"give": 20, "ask": 5})
    ]
    assert "no Alliance" in " ".join(view["matches"][0]["binds"])
    assert GAME.people.view(game.state, 1)["talks"]["matches"] == []
    for choice in (label, "give 3 gold", "give Taxes"):
        game.choose(choice, 0)
    assert [GAME.people.view(game.state, seat)["talks"]["now"] is not None for seat in (0, 1, None)] == [
        True,
        False,
        False,
    ]
    game.choose("propose", 0)
    seen = [GAME.people.view(game.state, seat)["talks"]["now"]["give"] for seat in (0, 1, 2, None)]
    assert [each["gold"] for each in seen] == [3, 3, 3, 3]
    assert [each["cards"] for each in seen] == [["Taxes"], ["Taxes"], ["a card"], ["a card"]]
