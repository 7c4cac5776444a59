"""Kinds of abilities and keywords, and the steps in which an ability is used."""

from __future__ import annotations

import pytest
from agot2_positions import ALICE, BOB, position

from weirwood.games.agot2 import catalogue

TYPES = {"action", "interrupt", "reaction", "when revealed"}


@pytest.mark.rule("rr.abilities.1")
def test_every_ability_is_of_exactly_one_of_the_six_types() -> None:
    for card in catalogue.cards().values():
        assert {a.kind for a in card.abilities} <= TYPES, card.name
        for ability in card.abilities:
            # an action answers nothing, an interrupt or reaction does, a when revealed ability is a plot's
            assert (ability.trigger is not None) == (ability.kind in ("interrupt", "reaction")), card.name
            assert ability.kind != "when revealed" or card.type == "plot", card.name
    kinds = {
        name: [a.kind for a in catalogue.find(name).abilities]
        for name in ("Tywin Lannister", "Gates of Winterfell", "Bodyguard", "Littlefinger", "Summons")
    }
    assert kinds == {
        "Tywin Lannister": [],
        "Gates of Winterfell": ["action"],
        "Bodyguard": ["interrupt"],
        "Littlefinger": ["reaction"],
        "Summons": ["when revealed"],
    }
    tywin = catalogue.find("Tywin Lannister")
    assert [str(k) for k in tywin.keywords] == ["renown"]
    assert [type(c).__name__ for c in tywin.constants] == ["Strength"]


@pytest.mark.rule("rr.actions.2")
def test_an_action_with_a_phase_is_an_action_ability() -> None:
    for name, phase in (
        ("Winterfell Steward", "marshaling"),
        ("Grey Wind", "challenges"),
        ("The Tickler", "dominance"),
    ):
        (ability,) = catalogue.find(name).abilities
        assert (ability.kind, ability.phase) == ("action", phase)


@pytest.mark.rule("rr.initiating.1")
def test_playing_an_event_goes_through_its_steps_in_order() -> None:
    alice = {"plot": "A Noble Cause", "play": ["Eddard Stark"], "hand": ["Put to the Sword"], "gold": 2}
    kneeling = [{"card": title, "kneeling": True} for title in ("Sansa Stark", "Tumblestone Knight")]
    found = position(alice, {"play": kneeling, "hand": ["The Hand's Judgment"], "gold": 2}, start="challenges")
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


NINE = {"ambush", "insight", "intimidate", "pillage", "renown", "stealth", "limited", "no attachments", "terminal"}


@pytest.mark.rule("rr.keywords.4")
def test_the_core_set_has_nine_keywords() -> None:
    core = [c for c in catalogue.cards().values() if c.set == "Core"]
    assert {keyword.name for c in core for keyword in c.keywords} == NINE
    traits = {trait.lower() for c in core for trait in c.traits}
    assert {"lord", "knight"} <= traits and not traits & NINE
