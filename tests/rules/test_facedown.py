"""Cards that lie facedown in play: who may know which they are, and what is dealt for whoever may not."""

from __future__ import annotations

from typing import Any

import pytest
from agot2_positions import ALICE, BOB, quiet

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
