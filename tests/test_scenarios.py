"""Every document of every scenario file is two tests: as it stands, and saved, loaded and copied after every choice."""

from __future__ import annotations

from pathlib import Path

import pytest

from weirwood.errors import UserError
from weirwood.judge import Scenario, judge, read

FOLDER = Path(__file__).parent / "scenarios"


def scenarios() -> list[object]:
    found = []
    for path in sorted(FOLDER.rglob("*.yaml")):
        file = path.relative_to(FOLDER).with_suffix("")
        try:
            found += [pytest.param(scenario, id=f"{file}:{scenario.name}") for scenario in read(path)]
        except UserError as error:
            found.append(pytest.param(error, id=str(file)))
    return found


@pytest.mark.parametrize("scenario", scenarios())
@pytest.mark.parametrize("reload", [False, True], ids=["plain", "reloaded"])
def test_scenario(scenario: Scenario | UserError, reload: bool) -> None:
    if isinstance(scenario, UserError):
        raise scenario
    verdict = judge(scenario, reload)
    if verdict.failure is not None:
        pytest.fail("\n".join([verdict.failure, "The log:", *(f"  {line}" for line in verdict.log)]), pytrace=False)
