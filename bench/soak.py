"""`make soak`: what takes too long for `make test`. Fuzzing, rules broken on purpose, load and figures, in one table.

What is done is kept in .soak/, so that a run goes on where the last one stopped; when the program's source has changed
since, it begins anew.
"""

from __future__ import annotations

import argparse
import json
import os
import signal
import subprocess
import sys
from collections.abc import Iterable, Iterator, Sequence
from hashlib import blake2b
from itertools import groupby
from multiprocessing import get_context
from pathlib import Path
from time import monotonic
from typing import Any, NamedTuple

import fuzzing
import mutations

from weirwood.compiled import STAMP

HERE = Path(__file__).parent
FOLDER = HERE.parent / ".soak"
PORTION = 40
"""So many broken rules are one job."""
LONGER = {
    "requests, fuzzed": (("WEIRWOOD_EXAMPLES", "400", "tests/server/test_fuzzed_requests.py"),),
    "files, changed": (("WEIRWOOD_MUTATIONS", "400", "tests/test_any_file.py"),),
    "database, failing": (("WEIRWOOD_FAULTS", "1", "tests/server/test_passing_errors.py"),),
    "servers, killed": (("WEIRWOOD_KILLS", "20", "tests/server/test_crashes.py"),),
    "whole games by hand": (("WEIRWOOD_WHOLE", "1", "tests/e2e/test_games_in_the_browser.py"),),
    "hidden cards": (("WEIRWOOD_HIDDEN", "1000", "tests/bots/test_honest.py"),),
    "environments": (
        ("WEIRWOOD_CYCLES", "1000", "tests/env/test_environments.py"),
        ("WEIRWOOD_CLUSTER", "200", "tests/lab/test_cluster.py"),
    ),
    "abilities, each": (("WEIRWOOD_ABILITIES", "1", "tests/bench/test_every_ability.py"),),
    "nodes, broken": (("WEIRWOOD_NODES", "1", "tests/cardgame/test_broken_nodes.py"),),
    "refusals": (("WEIRWOOD_POSITIONS", "200", "tests/test_every_refusal.py"),),
    "situations": tuple(
        (
            "WEIRWOOD_SITUATIONS",
            "100000",
            f"tests/test_situations.py::test_they_are_set_up_and_their_record_holds_them[{game}]",
        )
        for game in ("agot1", "agot2", "fief", "hbo")
    ),
    "simulated worlds": tuple(
        ("WEIRWOOD_WORLDS", f"{first} 20", "tests/simulation/test_simulation.py::test_worlds_of_two_processes")
        for first in range(100, 300, 20)
    ),
}
"""Tests that go as far as a variable says: what it is set to here, and which file is run."""
COMPILED = ("test_golden", "test_scenarios", "test_conformance", "test_random_games")
"""What is run on the compiled build too, where `make fast` has made one."""
LOADED = ("choices/s", "p50", "p99", "computed per choice", "update p50", "memory per table in play")


class Job(NamedTuple):
    """A piece of work of a minute or two: what is lost when a run is stopped."""

    part: str  # its line in the table
    number: int  # within the part
    kind: str  # fuzz | break | longer | load | figures
    args: tuple[Any, ...]

    @property
    def id(self) -> str:
        return f"{self.kind} {' '.join(map(str, self.args))}"


def jobs() -> list[Job]:
    """Everything there is to do: what is measured by the clock first and alone, then a little of each part in turn."""
    found = [Job(f"load, {game}", 0, "load", (game,)) for game in ("agot2", "hbo")]
    found.append(Job("figures", 0, "figures", ()))
    many = [(f"fuzzing, {_form(each)}", "fuzz", tuple(each)) for each in fuzzing.portions()]
    for game, modules in mutations.MODULES.items():
        for module in modules:
            for first in range(0, len(mutations.mutants(module)), PORTION):
                many.append((f"broken rules, {game}", "break", (module, game, first, first + PORTION)))
    many += [(part, "longer", args) for part, runs in LONGER.items() for args in runs]
    if os.path.exists(STAMP):
        many += [("compiled", "longer", ("WEIRWOOD_COMPILED", "1", f"tests/{name}.py")) for name in COMPILED]
    numbered = [
        Job(part, number, kind, args)
        for part, group in groupby(sorted(many), key=lambda each: each[0])
        for number, (_, kind, args) in enumerate(group)
    ]
    return found + sorted(numbered, key=lambda job: (job.number, job.part))


def _form(portion: fuzzing.Portion) -> str:
    if portion.kind in ("joust", "melee", "pool"):
        return f"{portion.game} {portion.kind}"
    return "promises" if portion.kind == "promises" else portion.game


# Doing it


def do(job: Job) -> tuple[Job, dict[str, Any], float]:
    """Do a job: what came of it, and the seconds it took."""
    begun = monotonic()
    try:
        result = _result(job)
    except Exception as error:
        result = {"error": f"{job.id}: {error!r}"}
    return job, result, monotonic() - begun


def _result(job: Job) -> dict[str, Any]:
    if job.kind == "fuzz":
        played = fuzzing.run(fuzzing.Portion(*job.args), FOLDER / "records")
        found: dict[str, Any] = {"games": played.games, "choices": played.choices, "errors": played.errors}
        return found | ({"used": played.used} if played.used else {})
    if job.kind == "break":
        fates = mutations.run(*job.args)
        return {"fates": [each.fate for each in fates], "survived": [m for m, fate in fates if fate == "survived"]}
    if job.kind == "longer":
        variable, value, tests = job.args
        return {"tests": _tested(tests, {variable: value})}
    if job.kind == "load":
        rows = _rows(_said("load.py", "--game", *job.args, "--tables", "100", "--seconds", "20"))
        return {row[0]: row[1] for row in rows if row[0] in LOADED}
    rows = _rows(_said("run.py", "--rounds", "5", "--seconds", "1"))
    return {row[0]: f"{row[3]} decisions/s" for row in rows if row[0].lower().startswith("weirwood")}


def _said(script: str, *words: str) -> str:
    done = subprocess.run([sys.executable, str(HERE / script), *words], capture_output=True, text=True, check=False)
    if done.returncode:
        raise RuntimeError((done.stderr.strip().splitlines() or ["it failed"])[-1])
    return done.stdout


def _tested(tests: str, more: dict[str, str]) -> str:
    """Run some tests with a variable set: what pytest says in the end."""
    command = [sys.executable, "-m", "pytest", "-p", "no:cacheprovider", "-o", "addopts=", tests]
    environment = os.environ | more
    done = subprocess.run(command, capture_output=True, text=True, check=False, cwd=HERE.parent, env=environment)
    last = (done.stdout.strip().splitlines() or ["nothing"])[-1].strip("= ")
    if done.returncode:
        failed = [line for line in done.stdout.splitlines() if line.startswith("FAILED")]
        raise RuntimeError(f"{last}: {'; '.join(failed[:3])}")
    return last


def _rows(text: str) -> Iterator[tuple[str, ...]]:
    """The cells of a Markdown table."""
    for line in text.splitlines():
        if line.startswith("| "):
            yield tuple(cell.strip() for cell in line.strip("| ").split(" | "))


def soak(state: State, most: float, workers: int) -> None:
    """Do what is left, for at most so many seconds."""
    until = monotonic() + most
    left = [job for job in jobs() if job.id not in state.done]
    alone = [job for job in left if job.kind in ("load", "figures")]
    for job in alone:
        if monotonic() < until:
            state.keep(*do(job))
    others = [job for job in left if job not in alone]
    if not others or monotonic() >= until:
        return
    with get_context("fork").Pool(workers, signal.signal, (signal.SIGINT, signal.SIG_IGN)) as pool:
        for job, result, seconds in pool.imap_unordered(do, others):
            state.keep(job, result, seconds)
            if monotonic() >= until:
                return


# What is kept


class State:
    """What is done, of the source as it is."""

    def __init__(self, path: Path, fresh: bool) -> None:
        self.path = path
        self.source = _source()
        kept = json.loads(path.read_text(encoding="utf-8")) if path.exists() and not fresh else {}
        self.done: dict[str, dict[str, Any]] = kept.get("done", {}) if kept.get("source") == self.source else {}
        self.anew = bool(kept) and not self.done

    def keep(self, job: Job, result: dict[str, Any], seconds: float) -> None:
        self.done[job.id] = {**result, "seconds": seconds}
        print(f"{job.part}: {line([self.done[job.id]])} ({seconds:.0f} s)", flush=True)
        self.path.parent.mkdir(exist_ok=True)
        aside = self.path.with_suffix(".new")
        aside.write_text(json.dumps({"source": self.source, "done": self.done}, indent=1), encoding="utf-8")
        aside.replace(self.path)  # whole or not at all, whenever it is stopped


def _source() -> str:
    """A checksum of everything that a result depends on."""
    found = blake2b(digest_size=16)
    for folder in (mutations.HOME, mutations.TESTS / "scenarios", mutations.TESTS / "testcards", HERE):
        for path in sorted(folder.rglob("*")):
            if path.suffix in (".py", ".toml", ".yaml", ".yml"):
                found.update(f"{path.name}\0".encode() + path.read_bytes())
    return found.hexdigest()


# What is shown


def line(results: Sequence[dict[str, Any]]) -> str:
    """What came of some jobs of one part."""
    wrong = [each["error"] for each in results if "error" in each]
    held = [each for each in results if "error" not in each]
    said = [f"failed: {'; '.join(wrong)}"] if wrong else []
    if held and "games" in held[0]:
        errors = [error for each in held for error in each["errors"]]
        games, choices = (sum(each[what] for each in held) for what in ("games", "choices"))
        said.append(f"{games:,} games, {choices:,} choices, {len(errors)} wrong{': ' if errors else ''}")
        said += errors[:3]
    elif held and "fates" in held[0]:
        fates = [fate for each in held for fate in each["fates"]]
        counts = {fate: fates.count(fate) for fate in ("cited", "other", "survived")}
        total = sum(counts.values())
        said.append(
            f"{total:,} broken: {counts['cited']:,} noticed by a scenario that cites the rule, {counts['other']:,} by "
            f"another, {counts['survived']:,} by none ({100 * (total - counts['survived']) / max(1, total):.0f} % noticed)"
        )
    elif held:
        said.append("; ".join(f"{name} {value}" for name, value in held[0].items() if name != "seconds"))
    return " ".join(said) or "nothing yet"


def table(state: State, all_jobs: Iterable[Job]) -> str:
    """One line for each part."""
    rows = [("part", "done", "minutes", "what came of it")]
    for part, group in groupby(sorted(all_jobs, key=lambda job: job.part), key=lambda job: job.part):
        ids = [job.id for job in group]
        done = [state.done[each] for each in ids if each in state.done]
        minutes = sum(each["seconds"] for each in done) / 60
        rows.append((part, f"{len(done)} of {len(ids)}", f"{minutes:.1f}", line(done)))
    widths = [max(len(row[column]) for row in rows) for column in range(3)]
    lines = ["| " + " | ".join([*(cell.ljust(w) for cell, w in zip(row, widths)), row[3]]) + " |" for row in rows]
    return "\n".join([lines[0], "|" + "|".join("-" * (w + 2) for w in widths) + "|---|", *lines[1:]])


def main() -> int:
    """Go on, and show the table; the exit code is 1 if something went wrong (a rule nobody notices is not wrong)."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--jobs", type=int, default=2, help="processes at work (default: 2)")
    parser.add_argument(
        "--minutes", type=float, default=float("inf"), help="stop after so many (default: when all is done)"
    )
    parser.add_argument("--fresh", action="store_true", help="forget what is done")
    args = parser.parse_args()
    state = State(FOLDER / "state.json", args.fresh)
    if state.anew:
        print("The program has changed since the last run: everything begins anew.")
    elif state.done:
        print(f"{len(state.done)} jobs are done already; going on.")
    try:
        soak(state, 60 * args.minutes, args.jobs)
    except KeyboardInterrupt:
        print("\nStopped; `make soak` goes on from here.")
    survived = [each for result in state.done.values() for each in result.get("survived", [])]
    if survived:
        (FOLDER / "survived.txt").write_text("\n".join(sorted(survived)) + "\n", encoding="utf-8")
    used = [each["used"] for each in state.done.values() if "used" in each]
    never = fuzzing.never_used("agot2", used) if used else []
    if used:
        (FOLDER / "never_used.txt").write_text("\n".join(never) + "\n", encoding="utf-8")
    everything = jobs()
    print(f"\n{table(state, everything)}")
    if survived:
        print(f"The changes that no scenario notices are in {FOLDER.name}/survived.txt.")
    if never:
        print(f"{len(never)} abilities came up in no game: {FOLDER.name}/never_used.txt.")
    left = sum(job.id not in state.done for job in everything)
    print(f"{left} of {len(everything)} jobs are left." if left else "Everything is done.")
    return 1 if any("error" in each or each.get("errors") for each in state.done.values()) else 0


if __name__ == "__main__":
    raise SystemExit(main())
