"""What `make soak` does: rules that are broken on purpose are noticed, and a run goes on where it stopped."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

sys.path.insert(0, str(Path(__file__).parents[1] / "bench"))

import mutations
import soak


def test_every_module_to_break_is_there_and_every_job_is_another_one() -> None:
    for modules in mutations.MODULES.values():
        for module in modules:
            assert mutations.mutants(module), module
    ids = [job.id for job in soak.jobs()]
    assert len(set(ids)) == len(ids) > 100
    assert {job.kind for job in soak.jobs()} == {"fuzz", "break", "longer", "load", "figures"}
    for runs in soak.LONGER.values():
        for variable, _, tests in runs:
            path = Path(__file__).parents[1] / tests.partition("::")[0]
            beside = [path, *path.parent.glob("*.js")]  # what a browser plays reads it itself
            known = any(variable in each.read_text(encoding="utf-8") for each in beside)
            assert known, f"{path} doesn't know {variable}"


def fate(function: str, change: str) -> str:
    found = [each for each in mutations.mutants("cardgame/phases/challenging") if each.function == function]
    return mutations.break_it(next(each for each in found if each.change == change), "agot2").fate


def test_a_broken_rule_is_noticed_by_a_scenario_that_cites_it() -> None:
    assert fate("ChallengeSteps.may_bypass", "never answered") == "cited"
    assert not mutations.fails(mutations.scenarios("agot2")[:50]), "it is broken only in a process of its own"


def test_what_is_done_is_kept_until_the_source_changes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "kept" / "state.json"
    job = soak.Job("fuzzing, hbo", 0, "fuzz", ("hbo", "houses", "", 3))
    state = soak.State(path, fresh=False)
    state.keep(*soak.do(job))
    again = soak.State(path, fresh=False)
    assert job.id in again.done and not again.anew
    table = soak.table(again, [job, job._replace(args=("hbo", "houses", "draft", 3))]).splitlines()
    assert len(table) == 3 and "1 of 2" in table[2] and "3 games" in table[2] and "0 wrong" in table[2]
    assert not soak.State(path, fresh=True).done
    monkeypatch.setattr(soak, "_source", lambda: "another one")
    changed = soak.State(path, fresh=False)
    assert changed.anew and not changed.done


def test_a_game_that_goes_wrong_is_counted_and_its_job_does_not_stop_the_others() -> None:
    _, result, _ = soak.do(soak.Job("fuzzing, hbo", 0, "fuzz", ("hbo", "no such kind", "x", 2)))
    assert len(result["errors"]) == 2
    _, result, _ = soak.do(soak.Job("broken rules, hbo", 0, "break", ("games/hbo/none", "hbo", 0, 1)))
    assert "games/hbo/none" in result["error"]
    assert "failed: " in soak.line([result])
