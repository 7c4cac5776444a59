"""Which of several delayed effects comes next: what the first player is shown, and what older records say."""

from __future__ import annotations

import pytest

from weirwood.judge import judge, read_text
from weirwood.kernel import load

DROGO = """
game: agot2
start: challenges
players:
  alice: {{faction: targaryen, plot: A Noble Cause, play: [{play}], hand: [{hand}]}}
  bob: {{faction: stark, plot: A Noble Cause}}
do:
  - alice: [{first}]
  - alice: [challenge military bob, play Waking the Dragon{target}]
  - alice can: {can}
"""


@pytest.mark.rule("rr.priority.2")
@pytest.mark.parametrize(
    ("given", "hints"),
    [
        (
            {
                "play": "Daenerys Targaryen, Dothraki Sea",
                "hand": "Khal Drogo, Waking the Dragon",
                "first": "challenge power bob, trigger Dothraki Sea",
                "target": ", choose Khal Drogo",
                "can": "choose Dothraki Sea",
            },
            {
                "choose Dothraki Sea": "Khal Drogo: if it is still in play, return it to the owner's hand (cannot be saved)",
                "choose Waking the Dragon": "Khal Drogo: if it is still in play, return it to the owner's hand",
            },
        ),
        (
            {
                "play": "Khal Drogo",
                "hand": "Waking the Dragon, Waking the Dragon",
                "first": "challenge military bob, play Waking the Dragon",
                "target": "",
                "can": "'choose Khal Drogo #2'",
            },
            {
                "choose Khal Drogo": "Waking the Dragon: if it is still in play, return it to the owner's hand",
                "choose Khal Drogo #2": "Waking the Dragon: if it is still in play, return it to the owner's hand",
            },
        ),
    ],
)
def test_each_of_several_delayed_effects_on_one_card_says_whose_it_is(
    given: dict[str, str], hints: dict[str, str]
) -> None:
    verdict = judge(read_text(DROGO.format(**given))[0])
    assert verdict.failure is None, verdict.failure
    game = verdict.game
    (decision,) = game.waiting
    shown = [each["name"] for option in decision.options for each in game.rules.people.about(game.state, 0, option)]
    assert shown == [option.label.removeprefix("choose ").removesuffix(" #2") for option in decision.options]
    assert {option.label: game.rules.people.hint(game.state, 0, option) for option in decision.options} == hints


@pytest.mark.rule("rr.priority.2")
def test_records_of_earlier_versions_called_delayed_effects_by_the_card_they_are_about() -> None:
    given = {
        "play": "Daenerys Targaryen, Dothraki Sea",
        "hand": "Khal Drogo, Waking the Dragon",
        "first": "challenge power bob, trigger Dothraki Sea",
        "target": ", choose Khal Drogo",
        "can": "'choose Khal Drogo #2'",
    }
    verdict = judge(read_text(DROGO.format(**given))[0])
    assert verdict.failure is None, verdict.failure
    record = verdict.game.record
    for label, now in (
        ("choose Khal Drogo", "choose Dothraki Sea"),
        ("choose Khal Drogo #2", "choose Waking the Dragon"),
    ):
        record.choices = [*verdict.game.choices, (0, label)]
        old = load(record.to_json())
        new = verdict.game.copy()
        new.choose(now)
        assert old.position() == new.position()
