"""Cards that lie facedown in play: who may know which they are, and what is dealt for whoever may not."""

from __future__ import annotations

from typing import Any

import pytest
from agot2_positions import ALICE, BOB, quiet

from weirwood.conformance import check_step
from weirwood.kernel import Chance, Game, seed_text

THERE = ("Longclaw", "Milk of the Poppy")


def game(card: str, owner: str = "bob", rest: list[str] | None = None) -> Game:
    crew = {"card": "Gallows Crew", "attachments": [{"card": card, "facedown": True, "owner": owner}]}
    deck = {"exactly": rest or ["Hedge Knight", "Ice", "The Roseroad"]}
    return quiet({"play": [crew, "Hourglass"]}, {"deck": deck, "hand": ["Bared Shoulders"]}, start="challenges")


def attached(g: Game, seat: int | None) -> dict[str, Any]:
    play: list[dict[str, Any]] = g.view(seat)["players"][ALICE]["cards"]
    (found,) = next(card["attachments"] for card in play if card["name"] == "Gallows Crew")
    return dict(found)


@pytest.mark.rule("rr3.facedown.3")
def test_its_controller_alone_may_look_at_it_whoever_owns_it() -> None:
    for there in THERE:
        g = game(there)
        assert attached(g, ALICE)["title"] == there
        assert attached(g, ALICE)["facedown"]
        for seat in (BOB, None):
            assert attached(g, seat)["title"] == "a facedown card"
            assert attached(g, seat)["name"] == "facedown 1 on Gallows Crew"


@pytest.mark.rule("rr3.facedown.3")
def test_nothing_that_others_are_told_says_which_card_it_is() -> None:
    shown = []
    for there in THERE:
        g = game(there, rest=["Hedge Knight", "Ice", "The Roseroad", next(card for card in THERE if card != there)])
        g.choose("pass", ALICE)
        (decision,) = g.waiting
        asked = [(option.label, g.rules.people.hint(g.state, BOB, option)) for option in decision.options]
        why = [[str(r) for r in g.why_not(f"choose {card}", BOB)] for card in THERE]
        shown.append([[g.view(seat) for seat in (BOB, None)], [g.log(seat) for seat in (BOB, None)], asked, why])
    assert shown[0] == shown[1]


@pytest.mark.rule("rr3.facedown.3")
def test_for_who_cannot_tell_it_is_dealt_anew_with_what_else_is_hidden() -> None:
    g = game("Longclaw")
    samples = [g.observe(BOB).sample(Chance(seed_text(n))) for n in range(40)]
    assert {attached(sample, ALICE)["title"] for sample in samples} == {
        "Longclaw",
        "Hedge Knight",
        "Ice",
        "The Roseroad",
    }
    own = [g.observe(ALICE).sample(Chance(seed_text(n))) for n in range(10)]
    assert {attached(sample, ALICE)["title"] for sample in own} == {"Longclaw"}


@pytest.mark.rule("rr3.facedown.3", "rr3.in-shadows.3")
@pytest.mark.parametrize("seed", range(3))
def test_a_game_with_cards_facedown_and_in_shadows_keeps_its_promises(seed: int) -> None:
    crew = {
        "card": "Gallows Crew",
        "attachments": [{"card": each, "facedown": True, "owner": "bob"} for each in (*THERE, "Small Bones")],
    }
    guard = {"card": "Grey Guard", "under": ["Ice"]}
    deck = {
        "exactly": [
            "Penny",
            "Night Warden",
            "Hedge Knight",
            "Ice",
            "Ice",
            "Plain Lord",
            "Milk of the Poppy",
            "Arya Stark",
        ]
    }
    g = quiet(
        {"play": [crew, guard, "Sea Raiders"], "shadows": ["Penny", "Old Rhyme"], "deck": deck, "hand": ["Bared Shoulders"], "gold": 4},
        {"play": ["Low Wall", "Plain Soldier"], "shadows": ["Night Warden"], "deck": deck, "hand": ["Bared Shoulders"], "gold": 4},
        start="marshaling", seed=seed,
    )  # fmt: skip
    chance = Chance(seed_text(seed))
    for _ in range(30):
        if g.outcome is not None:
            break
        check_step(g, chance)
        decision = g.waiting[0]
        g.choose(decision.options[chance.below(len(decision.options))], decision.seat)
