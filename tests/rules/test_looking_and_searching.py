"""Looking at cards, revealing them and searching for them: who sees what, and for how long."""

from __future__ import annotations

import pytest
from agot2_positions import ALICE, BOB, inside, position, quiet, side


@pytest.mark.rule("rr.look.1", "rr.look.2", "rr.look.3")
def test_only_who_looks_sees_and_only_while_looking() -> None:
    deck = {"exactly": ["Ice", "Robb Stark", "Sansa Stark", "Arya Stark", "Bran Stark"]}
    found = position({"play": ["Spyglass", "Idle Brazier"]}, {"deck": deck}, start="challenges")
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
    found = position({"play": ["Quick Glance", "Idle Brazier"], "deck": deck}, start="challenges")
    found.choose("trigger Quick Glance")
    assert found.view(ALICE)["players"][ALICE]["deck_known"] == ["Ice", "Robb Stark"]
    found.choose("choose Robb Stark")
    assert found.view(ALICE)["players"][ALICE]["hand"] == ["Robb Stark"]
    assert found.view(BOB)["players"][ALICE]["hand"] == [None]
    assert found.view(ALICE)["players"][ALICE]["deck_known"] == []
    assert found.rules.judge.inspect(found.state, found.config, "alice")["deck"] == ["Sansa Stark", "Ice"]


@pytest.mark.rule("rr.reveal.1")
def test_a_revealed_card_is_shown_to_everybody() -> None:
    g = quiet({"play": ["Gates of Winterfell", "Plain Lord"], "deck": ["The Roseroad"]}, start="challenges")
    assert side(g, BOB, ALICE)["deck_known"] == []
    g.choose("trigger Gates of Winterfell", ALICE)
    for seat in (ALICE, BOB, None):
        assert any("reveals The Roseroad" in line for line in g.log(seat))


@pytest.mark.rule("rr.reveal.1")
def test_a_card_looked_at_is_shown_to_that_player_only() -> None:
    g = quiet({"hand": ['"The Bear and the Maiden Fair"'], "deck": ["Ice", "Summer"]}, start="dominance")
    g.choose(g.waiting[0].options[0], ALICE)
    g.choose("choose alice", ALICE)
    assert side(g, ALICE, ALICE)["deck_known"][:2] == ["Ice", "Summer"]
    assert side(g, BOB, ALICE)["deck_known"] == []
    assert not any("Summer" in line for line in g.log(BOB))


@pytest.mark.rule("rr.reveal.2")
def test_a_revealed_card_stays_open_while_the_ability_resolves() -> None:
    g = quiet({"hand": ["Show the Top"], "deck": ["The Roseroad"], "play": ["Hourglass"]}, start="dominance")
    assert side(g, BOB, ALICE)["deck_known"] == []
    g.choose("play Show the Top", ALICE)
    assert g.waiting[0].rule == "rr.may.1"
    for seat in (ALICE, BOB):
        assert side(g, seat, ALICE)["deck_known"] == ["The Roseroad"]
    g.choose("no", ALICE)


@pytest.mark.rule("rr.reveal.2", "rr.search.4")
def test_the_card_found_is_shown_on_its_way_to_the_hand() -> None:
    g = quiet({"hand": ["Seek a Lord"], "deck": ["The Roseroad", "Plain Lord", "Plain Knight"], "play": ["Hourglass"]},
             start="dominance")  # fmt: skip
    g.choose("play Seek a Lord", ALICE)
    assert [o.label for o in g.waiting[0].options] == ["choose Plain Lord", "done"]
    g.choose("choose Plain Lord", ALICE)
    assert "Plain Lord" in side(g, ALICE, ALICE)["hand"]
    for seat in (BOB, None):
        assert any("Plain Lord" in line for line in g.log(seat))
        assert not any("Plain Knight" in line for line in g.log(seat))


@pytest.mark.rule("rr.search.4")
def test_a_card_without_stated_characteristics_is_not_shown() -> None:
    g = quiet(
        {"hand": ["Seek Anything"], "deck": ["The Roseroad", "Plain Lord"], "play": ["Hourglass"]}, start="dominance"
    )
    g.choose("play Seek Anything", ALICE)
    g.choose("choose Plain Lord", ALICE)
    assert side(g, ALICE, ALICE)["hand"] == ["Plain Lord"]
    assert side(g, BOB, ALICE)["hand"] == [None]
    assert not any("Plain Lord" in line for line in g.log(BOB))


@pytest.mark.rule("rr.search.1")
@pytest.mark.parametrize("size", [6, 14])
def test_a_search_shows_the_searched_cards_to_the_searcher_only(size: int) -> None:
    names = ["Ice", "Summer", "Robb Stark", "Bran Stark", "Arya Stark", "The Roseroad", "Plain Lord", "Looter", "Varys",
             "Plain Knight", "Sansa Stark", "Littlefinger", "Grey Wind", "The Kingsroad"][:size]  # fmt: skip
    g = quiet({"plots": ["Building Orders"], "plot": None, "deck": {"exactly": names}}, {"plots": ["A Noble Cause"]},
             start="plot")  # fmt: skip
    g.choose("first alice", g.waiting[0].seat)
    assert g.waiting[0].seat == ALICE
    assert side(g, ALICE, ALICE)["deck_known"] == names[:10]
    assert side(g, BOB, ALICE)["deck_known"] == []
    assert side(g, None, ALICE)["deck_known"] == []
    assert not any(name in line for line in g.log(BOB) for name in names)


@pytest.mark.rule("rr.search.2")
def test_a_deck_searched_to_the_bottom_is_shuffled() -> None:
    names = ["Ice", "Plain Lord", "Summer", "Robb Stark", "Bran Stark", "Arya Stark", "The Roseroad", "Looter"]
    orders = set()
    for seed in range(5):
        g = quiet(
            {"hand": ["Seek a Lord"], "deck": {"exactly": names}, "play": ["Hourglass"]}, start="dominance", seed=seed
        )
        g.choose("play Seek a Lord", ALICE)
        assert side(g, ALICE, ALICE)["deck_known"] == names
        g.choose("done", ALICE)
        assert side(g, ALICE, ALICE)["deck_known"] == []
        assert any("shuffles" in line for line in g.log(BOB))
        left = [inside(g).defn[c].name for c in inside(g).deck[ALICE]]
        assert sorted(left) == sorted(names)
        orders.add(tuple(left))
    assert len(orders) > 2
