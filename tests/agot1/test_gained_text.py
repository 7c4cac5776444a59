"""Abilities that a card gains as text: its own, beside its text box, for as long as they were given (faq1.3.8, 3.35)."""

from __future__ import annotations

import pytest

from weirwood.cardgame.cards.definition import Card
from weirwood.games.agot1.catalogue import register
from weirwood.games.agot1.vocabulary import (
    ATTACHED,
    CHARACTER,
    KNEEL_THIS,
    PHASE,
    SAME,
    THAT,
    THIS,
    Ability,
    AnyPhase,
    Cancel,
    Choose,
    GainsAbility,
    Gives,
    Killed,
    Response,
    Save,
    WouldTakeEffect,
)  # fmt: skip
from weirwood.judge import judge
from weirwood.judge.document import read_text


def sworn() -> Ability:
    """'Response, when this card would be killed: kneel this card → save it.'"""
    return Response(Killed(THIS, would=True), Save(), costs=[KNEEL_THIS])


OATH = register(
    Card("t_oath", "Sworn Oath", "attachment", cost=0, set="Test", constants=[GainsAbility(ATTACHED, sworn())])
)
LESSON = register(
    Card(
        "t_lesson", "Hard Lesson", "event", set="Test",
        abilities=[AnyPhase(Gives(THAT, (GainsAbility(SAME, sworn()),), PHASE), choose=Choose(CHARACTER))],
    )
)  # fmt: skip
GAG = register(
    Card("t_gag", "Gag", "event", set="Test", abilities=[Response(WouldTakeEffect(("character",)), Cancel())])
)
ATTACK = """
game: agot1
name: {name}
first: bob
start: {start}
players:
  alice:
    faction: stark
    plot: Noose and Swordpoint
    play: [{{card: Knight of the Tumblestone, attachments: [{attached}]}}, Winterfell Kennels]
    hand: [{hand}]
    gold: 1
  bob: {{faction: stark, plot: Noose and Swordpoint, play: [War Host of the North], hand: [{theirs}]}}
do:
{before}
  - bob: challenge military alice
  - alice: done
{after}
expect:
  Knight of the Tumblestone: {{zone: {zone}}}
"""
SAVED = "  - alice: trigger Knight of the Tumblestone"
LOST = "  - alice cannot: trigger Knight of the Tumblestone\n  - alice: pass"


def held(
    name: str, after: str, zone: str, attached: str = "", hand: str = "", before: str = "", start: str = "",
    theirs: str = "",
) -> None:  # fmt: skip
    text = ATTACK.format(
        name=name, start=start or "challenges", attached=attached, hand=hand, before=before, after=after, zone=zone,
        theirs=theirs,
    )  # fmt: skip
    verdict = judge(read_text(text)[0])
    assert verdict.failure is None, verdict.failure


@pytest.mark.rule("faq1.3.8.1")
def test_a_character_uses_the_response_it_gained_from_an_attachment() -> None:
    held("gained", SAVED, "play", attached="Sworn Oath")
    held("not gained", LOST, "dead")


@pytest.mark.rule("faq1.3.8.1")
def test_what_a_character_gained_from_an_attachment_is_a_character_ability() -> None:
    held("cancelled", f"{SAVED}\n  - bob: trigger Gag", "dead", attached="Sworn Oath", theirs="Gag")


@pytest.mark.rule("faq1.3.8.2")
def test_a_blank_text_box_leaves_what_was_gained() -> None:
    held("blank", SAVED, "play", attached="Sworn Oath, Milk of the Poppy")


@pytest.mark.rule("faq1.3.35.1")
def test_text_gained_from_an_event_stays_until_its_period_ends() -> None:
    taught = "  - alice: [play Hard Lesson, choose Knight of the Tumblestone]"
    held("taught", SAVED, "play", hand="Hard Lesson", before=taught)
    held("forgotten", LOST, "dead", hand="Hard Lesson", before=taught, start="draw")
