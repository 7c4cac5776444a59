"""Every document of every scenario file is two tests: as it stands, and saved, loaded and copied after every choice.

As it stands, everything that people and computers may ask on the way is asked too.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from weirwood.errors import UserError
from weirwood.judge import Scenario, judge, read
from weirwood.kernel import Chance, Game, seed_text

FOLDER = Path(__file__).parent / "scenarios"
SEED = seed_text("asked")


def scenarios() -> list[object]:
    found = []
    for path in sorted(FOLDER.rglob("*.yaml")):
        file = path.relative_to(FOLDER).with_suffix("")
        try:
            found += [pytest.param(scenario, id=f"{file}:{scenario.name}") for scenario in read(path)]
        except UserError as error:
            found.append(pytest.param(error, id=str(file)))
    return found


def asked(game: Game) -> None:
    """Whatever people and computer players ask of the decisions that are open has an answer."""
    people, state = game.rules.people, game.state
    for decision in game.waiting:
        for option in decision.options:
            people.matters(state, decision, option)
            people.hint(state, decision.seat, option)
            people.say(state, decision.seat, option)
        labels = [option.label for option in decision.options]
        assert set(people.costs(state, decision)) <= set(labels)
        assert people.sensible(state, decision) in (None, *decision.options)
        assert game.rules.computers.policy(state, decision, Chance(SEED)).label in labels


def told(game: Game) -> None:
    """What happened can be told to everybody, and the table shown."""
    for seat in (None, *range(len(game.names))):
        assert game.rules.people.table(game.view(seat))
        game.log(seat)


@pytest.mark.parametrize("scenario", scenarios())
@pytest.mark.parametrize("reload", [False, True], ids=["plain", "reloaded"])
def test_scenario(scenario: Scenario | UserError, reload: bool) -> None:
    if isinstance(scenario, UserError):
        raise scenario
    verdict = judge(scenario, reload, look=None if reload else asked)
    if verdict.failure is not None:
        pytest.fail("\n".join([verdict.failure, "The log:", *(f"  {line}" for line in verdict.log)]), pytrace=False)
    told(verdict.game)
