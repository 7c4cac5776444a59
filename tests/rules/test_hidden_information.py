"""What a seat must not learn: hands, facedown cards, and what an opponent could do."""

from __future__ import annotations

import pytest
from agot2_positions import ALICE, BOB, EVERYBODY, in_play, play, position, quiet, side


@pytest.mark.rule("faq2.hidden.1", "faq2.hidden.3")
def test_no_view_holds_what_a_seat_has_no_access_to() -> None:
    own = {
        "hand": ["The Hand's Judgment", "Ice"],
        "deck": ["Littlefinger", "Varys"],
        "plots": ["Wildfire Assault", "Summons"],
    }
    g = quiet({"hand": ["Superior Claim"], "play": ["Grey Guard"]}, own, start="challenges")
    for seat in (ALICE, None):
        text = str(g.view(seat))
        for hidden in ("The Hand's Judgment", "Ice'", "Littlefinger", "Varys", "Wildfire Assault", "Summons"):
            assert hidden not in text
        assert side(g, seat, BOB)["hand"] == [None, None]
        assert side(g, seat, BOB)["plots"] is None


@pytest.mark.rule("faq2.hidden.3")
def test_playing_an_event_gives_no_hint_of_a_cancel_in_hand() -> None:
    hands = (["The Hand's Judgment"], ["Ice"])
    shown = []
    for hand in hands:
        g = quiet(
            {"hand": ["Count the Fallen", "Superior Claim"], "play": ["Grey Guard"]}, {"hand": hand}, start="challenges"
        )
        shown.append((str(g.view(ALICE)), [str(r) for r in g.why_not("play The Hand's Judgment", ALICE)], g.log(ALICE)))
    assert shown[0] == shown[1]


@pytest.mark.rule("faq2.derived.5", "faq2.hidden.2")
def test_a_card_found_by_a_search_is_hidden_once_it_is_among_the_hand() -> None:
    g = quiet({"plots": ["Summons"], "hand": ["Ice", "Varys"], "deck": ["Ser Jaime Lannister", "Robb Stark"]}, {"plots": ["A Noble Cause"]}, start="plot")  # fmt: skip
    g.choose("first alice")
    g.choose("choose Ser Jaime Lannister")
    assert any("Ser Jaime Lannister" in line for line in g.log(BOB))  # it was revealed when it was found
    assert "Ser Jaime Lannister" in side(g, ALICE, ALICE)["hand"]
    assert set(side(g, BOB, ALICE)["hand"]) == {None}


@pytest.mark.rule("faq2.hidden.2")
def test_a_revealed_card_stays_known_while_it_lies_on_top_of_the_deck() -> None:
    g = quiet(
        {
            "play": ["Gates of Winterfell", "Idle Forge"],
            "deck": ["Varys", "Ice"],
            "hand": ["Summoning Horn"],
            "discard": ["Grey Guard"],
        },
        start="challenges",
    )
    assert side(g, BOB, ALICE)["deck_known"] == []
    play(g, "trigger Gates of Winterfell")
    for seat in EVERYBODY:
        assert side(g, seat, ALICE)["deck_known"] == ["Varys"]


@pytest.mark.rule("faq2.hidden.3")
def test_a_hand_that_is_looked_at_is_shown_to_one_player_and_only_then() -> None:
    g = quiet(
        {"gold": 1, "play": ["Selyse Baratheon"], "hand": ["Seen In Flames"]},
        {"hand": ["Ice", "Varys"]},
        start="challenges",
    )
    play(g, "play Seen In Flames")
    assert side(g, ALICE, BOB)["hand"] == ["Ice", "Varys"]
    assert side(g, None, BOB)["hand"] == [None, None]
    play(g, "choose Ice")
    assert side(g, ALICE, BOB)["hand"] == [None]


@pytest.mark.rule("rr.facedown-cards.2")
def test_only_its_controller_sees_a_facedown_card() -> None:
    found = position({"hand": ["Arya Stark"], "deck": ["Ice"], "gold": 3, "play": ["Idle Brazier"]}, start="marshaling")
    found.choose("marshal Arya Stark")
    found.choose("trigger Arya Stark")
    assert in_play(found, ALICE, "Arya Stark")["duplicates"] == ["Ice"]
    assert in_play(found, BOB, "Arya Stark")["duplicates"] == [None]
    assert in_play(found, None, "Arya Stark")["duplicates"] == [None]
    assert any("Ice" in line for line in found.log(ALICE))
    assert not any("Ice" in line for line in [*found.log(BOB), *found.log(None)])
