"""Shadows: what opponents and spectators may know of the cards there, which is how many, never which."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from agot2_positions import ALICE, BOB, EVERYBODY, play, position, quiet, side

from weirwood.games.agot2.rules.keywords.shadows import shadow_costs
from weirwood.kernel import Chance, Game, Option, seed_text

PAIRS = [("Penny", "Night Warden"), ("Hushed Word", "Pinch of Dust"), ("Old Rhyme", "Ser Robert Strong")]


def hint(g: Game, seat: int | None, option: Option) -> list[str]:
    """What stands beside an option, and the option as a sentence."""
    assert seat is not None
    people = g.rules.people
    return [people.hint(g.state, seat, option), people.say(g.state, seat, option)]


def told(g: Game, seat: int | None) -> Any:
    """All that a seat is told: what it sees, what it is asked, with the hints, and what it can read."""
    asked = [(d.kind, d.prompt, [(o.label, hint(g, seat, o)) for o in d.options]) for d in g.waiting if d.seat == seat]
    return g.view(seat), asked, g.log(seat)


@pytest.mark.rule("rr3.into-shadows.2", "rr3.in-shadows.3", "rr3.in-shadows.5")
@pytest.mark.parametrize("pair", PAIRS)
def test_nobody_else_learns_which_card_goes_into_shadows(pair: tuple[str, str]) -> None:
    shown = []
    for one, other in (pair, pair[::-1]):
        g = quiet({"hand": [one, other], "play": ["Gallows"]}, {"play": ["Burned Men"], "gold": 1}, start="marshaling")
        g.choose(f"shadow {one}")
        shown.append([told(g, seat) for seat in (BOB, None)])
        assert side(g, ALICE, ALICE)["shadows"] == [one]
        for seat in (BOB, None):
            assert side(g, seat, ALICE)["shadows"] == [None]
    assert shown[0] == shown[1]


@pytest.mark.rule("rr3.shadow-setup.4")
def test_nobody_else_learns_what_was_placed_into_shadows_in_setup() -> None:
    shown = []
    for one, other in PAIRS[0], PAIRS[0][::-1]:
        g = position(
            {"deck": [one, other, *["Burned Men"] * 5], "plots": ["A Noble Cause"]}, {"plots": ["A Noble Cause"]}
        )
        play(g, "keep", "keep", f"shadow {one}", "done", "done")
        shown.append([told(g, seat)[0] for seat in (BOB, None)])
        assert side(g, BOB, ALICE)["shadows"] == [None]
        assert side(g, ALICE, ALICE)["shadows"] == [one]
    assert shown[0] == shown[1]


@pytest.mark.rule("rr3.in-shadows.3", "rr3.in-shadows.4")
def test_a_card_in_shadows_is_chosen_by_its_place_with_no_hint_of_what_it_is() -> None:
    shown = []
    for there in (["Penny", "Hushed Word"], ["Pinch of Dust", "Ser Robert Strong"]):
        g = quiet({"hand": ["Torchlight"], "play": ["Burned Men"]}, {"shadows": there}, start="challenges")
        play(g, "play Torchlight")
        (decision,) = g.waiting
        assert [o.label for o in decision.options] == ["choose bob's shadow 1", "choose bob's shadow 2"]
        why = [[str(r) for r in g.why_not(f"choose {title}", ALICE)] for pair in PAIRS for title in pair]
        shown.append((told(g, ALICE), told(g, None), why))
    assert shown[0] == shown[1]


@pytest.mark.rule("rr3.in-shadows.4")
def test_the_places_keep_their_order_as_cards_come_out() -> None:
    g = quiet(
        {"gold": 9, "shadows": ["Penny", "Hooded Lord", "Night Warden"]}, {"shadows": ["Penny"]}, start="challenges"
    )
    play(g, "bring Hooded Lord out of shadows")
    assert any("Hooded Lord" in line and "2nd" in line for line in g.log(BOB))
    assert side(g, ALICE, ALICE)["shadows"] == ["Penny", "Night Warden"]
    assert side(g, BOB, ALICE)["shadows"] == [None, None]
    assert side(g, BOB, ALICE)["shadow_places"] == [1, 3]


@pytest.mark.rule("rr3.in-shadows.2")
def test_open_shadows_are_seen_by_all() -> None:
    g = position({"plot": "Broad Daylight", "shadows": ["Penny"]}, {"plot": "A Noble Cause"}, start="marshaling")
    for seat in EVERYBODY:
        assert side(g, seat, ALICE)["shadows"] == ["Penny"]


def samples(g: Game, seat: int, count: int = 30) -> list[Game]:
    return [g.observe(seat).sample(Chance(seed_text(n))) for n in range(count)]


def hidden_of(g: Game, seat: int) -> list[str]:
    """What lies in a seat's shadows, as the seat itself sees it."""
    return side(g, seat, seat)["shadows"]


BOBS = {"deck": ["Night Warden", "Old Rhyme", "Ice", "Arya Stark"], "hand": ["Ser Robert Strong", "Robb Stark"]}


@pytest.mark.rule("rr3.in-shadows.3")
def test_shadows_are_dealt_anew_with_cards_that_may_lie_there() -> None:
    g = quiet({"play": ["Burned Men"]}, {**BOBS, "shadows": ["Penny"]}, start="challenges")
    found = {hidden_of(dealt, BOB)[0] for dealt in samples(g, ALICE)}
    assert found == {"Penny", "Night Warden", "Old Rhyme", "Ser Robert Strong"}
    assert {hidden_of(dealt, BOB)[0] for dealt in samples(g, BOB)} == {"Penny"}


@pytest.mark.rule("rr3.into-shadows.7")
def test_under_a_shadow_token_may_lie_any_card() -> None:
    there = [{"card": "Robb Stark", "tokens": {"shadow": 1}}, "Penny"]
    g = quiet({"play": ["Burned Men"]}, {**BOBS, "shadows": there}, start="challenges")
    found = [hidden_of(dealt, BOB) for dealt in samples(g, ALICE, 60)]
    assert {"Ice", "Arya Stark"} & {first for first, _ in found}
    assert {second for _, second in found} <= {"Penny", "Night Warden", "Old Rhyme", "Ser Robert Strong"}


def test_what_is_dealt_says_nothing_about_what_lay_there() -> None:
    one = quiet({"play": ["Burned Men"]}, {"hand": ["Night Warden", "Ice"], "shadows": ["Penny"]}, start="challenges")
    other = quiet({"play": ["Burned Men"]}, {"hand": ["Penny", "Ice"], "shadows": ["Night Warden"]}, start="challenges")
    alike: Callable[[Game], list[Any]] = lambda g: [dealt.view(BOB) for dealt in samples(g, ALICE)]  # noqa: E731
    assert alike(one) == alike(other)


def test_a_shadow_token_tells_nothing_of_the_card_under_it() -> None:
    shown = []
    for there in ("Robb Stark", "Ice"):
        g = quiet({"play": ["Burned Men"]}, {"shadows": [{"card": there, "tokens": {"shadow": 1}}]}, start="challenges")
        shown.append([told(g, seat) for seat in (ALICE, None)])
    assert shown[0] == shown[1]


@pytest.mark.rule("rr3.in-shadows.3", "rr.lasting-effects.1")
def test_what_made_somebody_stronger_is_still_told_by_name_once_it_lies_in_shadows() -> None:
    tunnels = {"play": ["Tunnels of the Red Keep", "Burned Men"], "shadows": ["Penny"], "hand": ["Catspaw", "Ice"]}
    g = quiet(tunnels, {"play": ["Hedge Knight"]}, start="challenges")
    g.choose("trigger Tunnels of the Red Keep")
    shown = g.view(BOB)
    assert "['Tunnels of the Red Keep', 2]" in str(shown)
    assert all(dealt.view(BOB) == shown for dealt in samples(g, BOB))


@pytest.mark.rule("rr3.into-shadows.7", "rr3.in-shadows.3")
@pytest.mark.parametrize("hidden", [("Robb Stark", "Ice"), ("Penny", "Ice"), ("Arya Stark", "Night Warden")])
def test_nobody_else_learns_who_waits_in_shadows_by_an_agenda(hidden: tuple[str, str]) -> None:
    shown = []
    for title in hidden:
        assault = {"agenda": "Assault from the Shadows", "hand": [*hidden, "Gallows"], "gold": 0}
        g = quiet(assault, {"hand": ["Burned Men"]}, start="marshaling")
        play(g, "trigger Assault from the Shadows", f"choose {title}")
        assert side(g, ALICE, ALICE)["shadows"] == [title]
        dealt = [each.view(ALICE)["players"][BOB] for each in samples(g, BOB)]
        shown.append([*(told(g, seat) for seat in (BOB, None)), dealt])
    assert shown[0] == shown[1]


@pytest.mark.rule("rr3.into-shadows.7")
def test_a_token_of_the_agenda_gives_shadow_to_whatever_may_lie_under_it() -> None:
    assault = {"agenda": "Assault from the Shadows", "hand": ["Penny", "Ice", "Robb Stark"], "gold": 9}
    g = quiet(assault, {"hand": ["Burned Men"]}, start="marshaling")
    play(g, "trigger Assault from the Shadows", "choose Penny")
    costs = {(side(each, ALICE, ALICE)["shadows"][0]): bring(each) for each in samples(g, BOB, 60)}
    assert {"Penny", "Ice"} <= costs.keys() and all(costs.values())


def bring(g: Game) -> bool:
    """Whether what lies in alice's shadows could be brought out for gold, or played."""
    card = g.state.shadows[ALICE][0]
    return bool(shadow_costs(g.state, ALICE, card))


def test_nobody_else_learns_what_littlefinger_puts_under_the_deck() -> None:
    shown = []
    for title in ("Ice", "Arya Stark"):
        hidden = {"shadows": ["Littlefinger (AtG)"], "hand": ["Ice", "Arya Stark"], "gold": 6}
        g = quiet(hidden, {"hand": ["Burned Men"]}, start="challenges")
        play(g, "bring Littlefinger out of shadows", "trigger Littlefinger", f"choose {title}", "done")
        assert len(side(g, ALICE, ALICE)["hand"]) == 2
        shown.append([told(g, seat) for seat in (BOB, None)])
    assert shown[0] == shown[1]
