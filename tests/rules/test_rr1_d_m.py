"""Rules Reference, 'duplicates' to 'moving power': what scenario files can't show (views, logs, chance, many seeds)."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import weirwood
from weirwood.errors import UserError
from weirwood.games.agot2 import catalogue
from weirwood.kernel import Game, rulebook, seed_text

ALICE, BOB = 0, 1


def game(
    start: str, alice: dict[str, Any], bob: dict[str, Any] | None = None, first: str = "alice", seed: int = 1
) -> Game:
    """A game at a position, as in a scenario file."""
    rules = rulebook("agot2")
    document = {"start": start, "first": first, "players": {"alice": alice, "bob": bob or {}}}
    return Game(rules, rules.judge.scenario(document), seed_text(seed))


def card(found: Game, viewer: int | None, title: str) -> dict[str, Any]:
    """A card in play as a viewer sees it."""
    cards = [c for p in found.view(viewer)["players"] for c in p["cards"]]
    return next(c for c in cards if c["title"] == title)


@pytest.mark.rule("rr.duplicates.2")
def test_everybody_sees_a_duplicate_beneath_its_card() -> None:
    found = game("marshaling", {"play": ["Robb Stark"], "hand": ["Robb Stark"]})
    found.choose("marshal Robb Stark as duplicate")
    for viewer in (ALICE, BOB, None):
        assert card(found, viewer, "Robb Stark")["duplicates"] == ["Robb Stark"]
        assert len(found.view(viewer)["players"][ALICE]["cards"]) == 1


@pytest.mark.rule("rr.facedown-cards.2")
def test_only_its_controller_sees_a_facedown_card() -> None:
    found = game("marshaling", {"hand": ["Arya Stark"], "deck": ["Ice"], "gold": 3, "play": ["Idle Brazier"]})
    found.choose("marshal Arya Stark")
    found.choose("trigger Arya Stark")
    assert card(found, ALICE, "Arya Stark")["duplicates"] == ["Ice"]
    assert card(found, BOB, "Arya Stark")["duplicates"] == [None]
    assert card(found, None, "Arya Stark")["duplicates"] == [None]
    assert any("Ice" in line for line in found.log(ALICE))
    assert not any("Ice" in line for line in [*found.log(BOB), *found.log(None)])


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


@pytest.mark.rule("rr.initiative.4")
def test_a_full_tie_for_initiative_is_drawn_about_evenly() -> None:
    def winner(seed: int) -> int:
        plots = {"plots": ["A Clash of Kings"]}
        return game("plot", plots, plots, seed=seed).waiting[0].seat

    counts = Counter(winner(seed) for seed in range(100))
    assert 30 <= counts[ALICE] <= 70
    assert winner(3) == winner(3)


@pytest.mark.rule("rr.gold.1")
def test_gold_pools_are_open_at_all_times() -> None:
    found = game("marshaling", {"gold": 7, "hand": ["Catelyn Stark", "Tumblestone Knight"]}, {"gold": 2})
    for amount in (7, 3):
        for viewer in (ALICE, BOB, None):
            assert [p["gold"] for p in found.view(viewer)["players"]] == [amount, 2]
        if amount == 7:
            found.choose("marshal Catelyn Stark")


@pytest.mark.rule("rr.kneel.1")
def test_everybody_sees_what_kneels() -> None:
    found = game("challenges", {"play": [{"card": "Robb Stark", "kneeling": True}, "Idle Brazier"]})
    for viewer in (ALICE, BOB, None):
        assert card(found, viewer, "Robb Stark")["kneeling"] is True
        assert card(found, viewer, "Idle Brazier")["kneeling"] is False


@pytest.mark.rule("rr.initiating.1")
def test_playing_an_event_goes_through_its_steps_in_order() -> None:
    alice = {"plot": "A Noble Cause", "play": ["Eddard Stark"], "hand": ["Put to the Sword"], "gold": 2}
    kneeling = [{"card": title, "kneeling": True} for title in ("Sansa Stark", "Tumblestone Knight")]
    found = game("challenges", alice, {"play": kneeling, "hand": ["The Hand's Judgment"], "gold": 2})
    found.choose("challenge military bob")
    refused = found.why_not("trigger Put to the Sword", ALICE)
    while not any(o.label == "trigger Put to the Sword" for o in found.waiting[0].options):
        assert refused
        found.choose("pass" if any(o.label == "pass" for o in found.waiting[0].options) else "done")
    found.choose("trigger Put to the Sword")
    # declared, shown and paid for: now the target is chosen
    assert found.log(BOB)[-1].endswith("plays Put to the Sword.")
    assert found.view(BOB)["players"][ALICE]["gold"] == 0
    assert (found.waiting[0].seat, found.waiting[0].kind) == (ALICE, "choose")
    found.choose("choose Sansa Stark")
    # now, and not before, it may be cancelled
    assert (found.waiting[0].seat, found.waiting[0].kind) == (BOB, "interrupt")
    assert not found.view(None)["players"][BOB]["dead"]
    since = len(found.state.log)
    found.choose("pass")
    # and now it resolves
    assert found.log(None, since)[0] == "Sansa Stark is killed."
    assert found.view(None)["players"][ALICE]["discard"] == ["Put to the Sword"]


@pytest.mark.rule("rr.joust-game.1")
def test_a_joust_is_for_exactly_two() -> None:
    assert len(weirwood.new("agot2", seats=["stark", "stark"], format="joust", seed=1).names) == 2
    with pytest.raises(UserError, match="joust is for exactly two players"):
        weirwood.new("agot2", seats=["stark"] * 3, format="joust", seed=1)
    with pytest.raises(UserError, match="joust is for two players"):
        players: dict[str, Any] = {"alice": {}, "bob": {}, "carol": {}}
        rulebook("agot2").judge.scenario({"start": "challenges", "config": {"format": "joust"}, "players": players})


@pytest.mark.rule("rr.joust-game.2")
def test_a_joust_knows_no_titles() -> None:
    found = game("plot", {"plots": ["A Clash of Kings"], "play": ["Idle Brazier"]}, {"plots": ["A Noble Cause"]})
    found.choose("first alice")
    decision = found.waiting[0]
    assert (decision.kind, found.view(None)["phase"]) == ("action", "plot")  # from step 1.3 to the action window
    while found.view(None)["round"] == 1:
        decision = found.waiting[0]
        assert not any(option.label.startswith("title") for option in decision.options)
        assert not any(p.get("title") for p in found.view(None)["players"])
        found.choose("pass" if any(o.label == "pass" for o in decision.options) else decision.options[0])
    assert "title" not in " ".join(found.log(None)).lower()


NINE = {"ambush", "insight", "intimidate", "pillage", "renown", "stealth", "limited", "no attachments", "terminal"}


@pytest.mark.rule("rr.keywords.4")
def test_the_core_set_has_nine_keywords() -> None:
    core = [c for c in catalogue.cards().values() if c.set == "Core"]
    assert {keyword.name for c in core for keyword in c.keywords} == NINE
    traits = {trait.lower() for c in core for trait in c.traits}
    assert {"lord", "knight"} <= traits and not traits & NINE


@pytest.mark.rule("rr.location-cards.1")
def test_a_location_lies_in_the_back_row_and_stays() -> None:
    hand = {"hand": ["The Iron Throne"], "gold": 2, "play": ["Idle Brazier", "Robb Stark"]}
    found = game("marshaling", hand, {"plots": ["The Winds of Winter"]})
    found.choose("marshal The Iron Throne")
    lines = found.rules.people.table(found.view(BOB))
    front = next(i for i, line in enumerate(lines) if line.strip() == "Characters:")
    back = next(i for i, line in enumerate(lines) if line.strip() == "Locations:")
    throne = next(i for i, line in enumerate(lines) if line.strip().startswith("The Iron Throne"))
    assert front < back < throne
    while found.view(None)["round"] < 3 and found.outcome is None:
        options = found.waiting[0].options
        found.choose("pass" if any(o.label == "pass" for o in options) else options[0])
    assert card(found, None, "The Iron Throne")["type"] == "location"


@pytest.mark.rule("rr.look.1", "rr.look.2", "rr.look.3")
def test_only_who_looks_sees_and_only_while_looking() -> None:
    deck = {"exactly": ["Ice", "Robb Stark", "Sansa Stark", "Arya Stark", "Bran Stark"]}
    found = game("challenges", {"play": ["Spyglass", "Idle Brazier"]}, {"deck": deck})
    found.choose("trigger Spyglass")
    found.choose("choose bob")
    names = deck["exactly"]
    assert [o.label for o in found.waiting[0].options] == [*(f"choose {n}" for n in names), "done"]
    assert found.view(ALICE)["players"][BOB]["deck_known"] == names
    for other in (BOB, None):
        assert found.view(other)["players"][BOB]["deck_known"] == []
        assert "alice looks at the top 5 cards of bob's deck." in found.log(other)
    # the cards are still in the deck: its owner isn't out of cards
    assert found.view(None)["players"][BOB]["deck"] == 5 and found.outcome is None
    found.choose("choose Ice")
    found.choose("done")
    found.choose("done")
    assert found.waiting[0].kind == "action"
    assert found.view(ALICE)["players"][BOB]["deck_known"] == []
    assert found.rules.judge.inspect(found.state, found.config, "bob")["deck"][-1] == "Ice"


@pytest.mark.rule("rr.look.3")
def test_a_card_taken_after_looking_is_its_owners_alone() -> None:
    deck = {"exactly": ["Ice", "Robb Stark", "Sansa Stark"]}
    found = game("challenges", {"play": ["Quick Glance", "Idle Brazier"], "deck": deck})
    found.choose("trigger Quick Glance")
    assert found.view(ALICE)["players"][ALICE]["deck_known"] == ["Ice", "Robb Stark"]
    found.choose("choose Robb Stark")
    assert found.view(ALICE)["players"][ALICE]["hand"] == ["Robb Stark"]
    assert found.view(BOB)["players"][ALICE]["hand"] == [None]
    assert found.view(ALICE)["players"][ALICE]["deck_known"] == []
    assert found.rules.judge.inspect(found.state, found.config, "alice")["deck"] == ["Sansa Stark", "Ice"]


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
    s: Any = game("challenges", alice).state
    own = [c for c in range(len(s.defn)) if s.owner[c] == ALICE]
    inside = sorted(s.defn[c].name for c in own if s.in_play(c))
    expected = ["A Noble Cause", "House Stark", "Ice", "Idle Brazier", "Robb Stark", "Robb Stark", "The Iron Throne"]
    assert inside == expected
    outside = sorted(s.defn[c].name for c in own if not s.in_play(c))
    out = ["A Clash of Kings", "Arya Stark", "Bran Stark", "Fealty", "Sansa Stark", "Summer", "Taxation"]
    assert outside == out
