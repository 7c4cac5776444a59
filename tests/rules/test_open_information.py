"""What everybody sees at any time: rows, kneeling, gold, duplicates, piles, and current values."""

from __future__ import annotations

import pytest
from agot2_positions import ALICE, BOB, EVERYBODY, in_play, play, played, position, quiet, side

from weirwood.kernel import rulebook


@pytest.mark.rule("rr.character-cards.1")
def test_a_character_lies_in_the_front_row_until_something_removes_it() -> None:
    game = played(
        """
start: marshaling
players:
  alice: {plot: A Noble Cause, plots: [Taxation, Confiscation], hand: [Tumblestone Knight, The Wolfswood]}
  bob: {plot: A Noble Cause, plots: [Taxation, Confiscation]}
do:
  - alice: [marshal Tumblestone Knight, marshal The Wolfswood]
  - alice can: plot Taxation
expect: {game: {round: 2}}
"""
    )
    lines = [line.strip() for line in game.rules.people.table(game.view(0))]
    rows = lines[lines.index("Characters:") :]
    characters = rows[1 : rows.index("Locations:")]
    assert [line.split(" [")[0] for line in characters] == ["Tumblestone Knight"]


@pytest.mark.rule("rr.location-cards.1")
def test_a_location_lies_in_the_back_row_and_stays() -> None:
    hand = {"hand": ["The Iron Throne"], "gold": 2, "play": ["Idle Brazier", "Robb Stark"]}
    found = position(hand, {"plots": ["The Winds of Winter"]}, start="marshaling")
    found.choose("marshal The Iron Throne")
    lines = found.rules.people.table(found.view(BOB))
    front = next(i for i, line in enumerate(lines) if line.strip() == "Characters:")
    back = next(i for i, line in enumerate(lines) if line.strip() == "Locations:")
    throne = next(i for i, line in enumerate(lines) if line.strip().startswith("The Iron Throne"))
    assert front < back < throne
    while found.view(None)["round"] < 3 and found.outcome is None:
        options = found.waiting[0].options
        found.choose("pass" if any(o.label == "pass" for o in options) else options[0])
    assert in_play(found, None, "The Iron Throne")["type"] == "location"


@pytest.mark.rule("rr.a1.3.w.5", "rr.a1.3.w.6")
def test_characters_lie_in_front_of_locations() -> None:
    rich = {"plot": "A Noble Cause", "gold": 9, "play": ["Open Table", "Weakling"], "hand": ["The Roseroad", "Giant"]}
    g = position(rich, {"plot": "A Noble Cause"}, start="marshaling")
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
    g = position(alice, {"plot": "A Noble Cause"}, start="marshaling")
    gold = g.state.gold[ALICE]
    g.choose("marshal Eddard Stark as duplicate", ALICE)
    for seat in (ALICE, BOB, None):
        card = next(c for c in g.view(seat)["players"][ALICE]["cards"] if c["title"] == "Eddard Stark")
        assert card["duplicates"] == ["Eddard Stark"]
    assert g.state.gold[ALICE] == gold


@pytest.mark.rule("rr.duplicates.2")
def test_everybody_sees_a_duplicate_beneath_its_card() -> None:
    found = position({"play": ["Robb Stark"], "hand": ["Robb Stark"]}, start="marshaling")
    found.choose("marshal Robb Stark as duplicate")
    for viewer in (ALICE, BOB, None):
        assert in_play(found, viewer, "Robb Stark")["duplicates"] == ["Robb Stark"]
        assert len(found.view(viewer)["players"][ALICE]["cards"]) == 1


@pytest.mark.rule("rr.gold.1")
def test_gold_pools_are_open_at_all_times() -> None:
    found = position({"gold": 7, "hand": ["Catelyn Stark", "Tumblestone Knight"]}, {"gold": 2}, start="marshaling")
    for amount in (7, 3):
        for viewer in (ALICE, BOB, None):
            assert [p["gold"] for p in found.view(viewer)["players"]] == [amount, 2]
        if amount == 7:
            found.choose("marshal Catelyn Stark")


@pytest.mark.rule("rr.kneel.1")
def test_everybody_sees_what_kneels() -> None:
    found = position({"play": [{"card": "Robb Stark", "kneeling": True}, "Idle Brazier"]}, start="challenges")
    for viewer in (ALICE, BOB, None):
        assert in_play(found, viewer, "Robb Stark")["kneeling"] is True
        assert in_play(found, viewer, "Idle Brazier")["kneeling"] is False


@pytest.mark.rule("faq2.derived.1", "faq2.derived.3")
def test_everybody_sees_current_values_and_what_they_are_made_of() -> None:
    g = quiet({"play": ["Margaery Tyrell", "The Knight of Flowers"], "plot": "A Clash of Kings"}, start="challenges")
    play(g, "trigger Margaery Tyrell", "choose The Knight of Flowers")
    for seat in EVERYBODY:
        knight = in_play(g, seat, "The Knight of Flowers")
        assert knight["strength"] == 8
        assert knight["strength_parts"] == [["printed", 5], ["Margaery Tyrell", 3]]
        assert side(g, seat, ALICE)["plot_values"]["claim"] == 1
        assert g.view(seat)["lasting"] == [
            {
                "source": "Margaery Tyrell",
                "on": "The Knight of Flowers",
                "what": "gets +3 STR",
                "until": "phase",
            }
        ]


@pytest.mark.rule("faq2.derived.1", "faq2.derived.3")
def test_everybody_sees_lost_icons_until_the_phase_ends() -> None:
    g = quiet({"play": ["Sand Dancer"]}, {"play": ["Hearth Knight"]}, start="challenges")
    play(g, "trigger Sand Dancer", "choose power")
    for seat in EVERYBODY:
        assert in_play(g, seat, "Hearth Knight")["icons"] == ["military", "intrigue"]
    while g.state.phase == "challenges":  # type: ignore[attr-defined]
        play(g, "pass")
    for seat in EVERYBODY:
        assert in_play(g, seat, "Hearth Knight")["icons"] == ["military", "intrigue", "power"]


@pytest.mark.rule("faq2.derived.2", "faq2.derived.4", "faq2.derived.1")
def test_a_named_challenge_type_stays_known_and_its_mark_is_no_token() -> None:
    g = quiet({"plots": ["Calm Over Westeros"]}, {"plots": ["A Clash of Kings"]}, start="plot")
    g.choose("first alice")
    g.choose("choose military")
    for seat in EVERYBODY:
        marks = [e for e in g.view(seat)["lasting"] if e["source"] == "Calm Over Westeros"]
        says = "an attacker's claim is 1 lower in military challenges against alice"
        assert [(e["on"], e["what"]) for e in marks] == [("alice", says)]
        assert side(g, seat, ALICE)["plot_tokens"] == {}
        assert "alice names military." in g.log(seat)


@pytest.mark.rule("faq2.open.1", "faq2.open.2", "faq2.open.3")
def test_piles_counts_gold_and_power_are_open_at_any_time_without_anybodys_consent() -> None:
    own = {
        "discard": ["Ice", "Varys", "Ice"], "dead": ["Grey Guard", "Robb Stark"], "used": ["Summons", "Rebuilding"],
        "hand": ["Arya Stark"], "gold": 3, "power": 2, "play": [{"card": "Hearth Knight", "power": 1}],
    }  # fmt: skip
    g = quiet(own, {"play": ["Idle Forge"]}, start="challenges")
    choices, before = list(g.choices), g.state
    for seat in (BOB, None):
        found = side(g, seat, ALICE)
        assert found["discard"] == ["Ice", "Varys", "Ice"]
        assert found["dead"] == ["Grey Guard", "Robb Stark"]
        assert found["used"] == ["Summons", "Rebuilding"]
        assert (found["deck"], len(found["hand"]), found["gold"], found["power"], found["total_power"]) == (
            20,
            1,
            3,
            2,
            3,
        )
    assert g.choices == choices
    assert g.state is before


@pytest.mark.rule("faq2.open.1")
def test_cards_removed_from_the_game_are_open() -> None:
    g = quiet({"play": ["Varys", "Grey Guard"]}, start="dominance")
    while g.waiting and not any(o.label == "trigger Varys" for d in g.waiting for o in d.options):
        play(g, "pass")
    play(g, "trigger Varys")
    assert "Varys" in side(g, BOB, ALICE)["removed"]
