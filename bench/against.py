"""This tree against another commit: both play the same random games in turns, and CPU time is compared round by round."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, nullcontext
from pathlib import Path
from statistics import median
from typing import Any

from pairs import NOT_SLOWER, Measure, table
from side import FORMS, MIDDLES

ROOT = Path(__file__).parent.parent
INTERPRETED = "interpreted"
"""Instead of a commit: this tree, compiled, is measured against itself."""
IMPORT = "import time; begun = time.process_time(); import weirwood; print(time.process_time() - begun)"
FIRST_GAME = """
import random, time, weirwood
rng, game = random.Random(5), weirwood.new("agot2", seats=["stark", "lannister"], seed=5)
while game.waiting:
    game.choose(rng.choice(game.waiting[0].options), seat=game.waiting[0].seat)
print(time.process_time())
"""
"""From the start of a process to the end of its first game."""
NOTE = f"""Ratios are speed now to speed then, a pair for each round; the median of all pairs counts, from {NOT_SLOWER} on as not slower.
Then and now: the medians. Where the rules have changed, so that the same seeds give other games, decisions count."""


class Player:
    """A process that plays with the weirwood of a source tree, kept alive over all rounds."""

    def __init__(self, tree: Path, interpreted: bool = False) -> None:
        source = str(tree / "src")
        self.surroundings = {
            **os.environ, "PYTHONPATH": source, "PYTHONHASHSEED": "0", "PYTHONDONTWRITEBYTECODE": "",
        }  # fmt: skip
        if interpreted:
            self.surroundings["WEIRWOOD_INTERPRETED"] = "1"
        # Code that was read from a file runs a little faster than code compiled in the same process: both read it.
        subprocess.run([sys.executable, "-m", "compileall", "-q", source], check=True, env=self.surroundings)
        command = [sys.executable, str(Path(__file__).parent / "side.py")]
        self.process = subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, env=self.surroundings
        )
        if not self.ask("where").startswith(source):
            raise SystemExit(f"The weirwood of {tree} can't be measured: another one is imported.")

    def ask(self, task: str, *arguments: Any) -> Any:
        """Give a task, wait for its answer."""
        assert self.process.stdin is not None and self.process.stdout is not None
        print(json.dumps([task, *arguments]), file=self.process.stdin, flush=True)
        line = self.process.stdout.readline()
        if not line:
            raise SystemExit(f"The measuring process ended at the task {task} {arguments}; its last words are above.")
        return json.loads(line)

    def fresh_seconds(self, code: str) -> float:
        """CPU seconds that code counts in a process of its own."""
        done = subprocess.run(
            [sys.executable, "-c", code], capture_output=True, text=True, check=True, env=self.surroundings
        )
        return float(done.stdout)

    def close(self) -> None:
        self.process.communicate()


class Form:
    """A form of a game that both sides play."""

    def __init__(self, name: str, sides: Sequence[Player], seconds: float) -> None:
        """So much of it a round that it takes about so many seconds.

        Both sides try it out, so that neither begins the rounds with more behind it.
        """
        self.name = name
        self.seed = 1000
        self.size = 1
        while (passed := max(side.ask("play", name, 0, self.size)[0] for side in sides)) < seconds / 2:
            self.size = max(self.size + 1, min(4 * self.size, int(self.size * seconds / max(passed, 1e-6))))
        passed = max(side.ask("copy", name, 20) for side in sides)
        self.copies = max(1, int(20 * seconds / 5 / max(passed, 1e-6)))
        passed = max(side.ask("sample", name, 4) for side in sides)
        self.samples = max(1, int(4 * seconds / 5 / max(passed, 1e-6)))
        self.games, self.decisions, self.copying, self.sampling = (
            Measure(f"{name}: {what}/s") for what in ("games", "decisions", "copies", "samples")
        )
        self.same = True

    def measure(self, order: Sequence[Player], then: Player) -> None:
        """One round: both sides, in this order."""
        played = {side is then: side.ask("play", self.name, self.seed, self.size) for side in order}
        copied = {side is then: side.ask("copy", self.name, self.copies) for side in order}
        sampled = {side is then: side.ask("sample", self.name, self.samples) for side in order}
        self.seed += self.size
        self.games.add(*(self.size / played[old][0] for old in (True, False)))
        self.decisions.add(*(played[old][1] / played[old][0] for old in (True, False)))
        self.copying.add(*(self.copies * MIDDLES / copied[old] for old in (True, False)))
        self.sampling.add(*(self.samples * MIDDLES / sampled[old] for old in (True, False)))
        self.same = self.same and played[True][2] == played[False][2]

    def measures(self) -> list[Measure]:
        """What is to be told: the decisions too, and in the games' stead, if the same seeds gave other games."""
        self.games.judged = self.same
        played = [self.games] if self.same else [self.games, self.decisions]
        return [*played, self.copying, self.sampling]


def compare(then: Player, now: Player, rounds: int, seconds: float) -> list[Measure]:
    """Measure both sides in all forms, A B B A and so on."""
    forms = []
    for name in FORMS:
        if wrong := now.ask("begin", name):
            raise SystemExit(f"{name} can't be played any more: {wrong}")
        if wrong := then.ask("begin", name):
            print(f"{name} is left out, it couldn't be played then: {wrong}", file=sys.stderr)
            continue
        forms.append(Form(name, (then, now), seconds))
    fresh = [(Measure("imports/s"), IMPORT), (Measure("first jousts/s"), FIRST_GAME)]
    for number in range(-1, rounds):  # the round before the first only warms up
        order = [then, now] if number % 2 else [now, then]
        for measure, code in fresh:
            passed = {side is then: side.fresh_seconds(code) for side in order}
            if number >= 0:
                measure.add(1 / passed[True], 1 / passed[False])
        if number >= 0:
            for form in forms:
                form.measure(order, then)
    return [*(measure for form in forms for measure in form.measures()), *(measure for measure, _ in fresh)]


def git(*words: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(["git", "-C", str(ROOT), *words], capture_output=True, text=True, check=False)


@contextmanager
def worktree(commit: str) -> Iterator[Path]:
    """The files of a commit in a folder of their own, as long as they are needed."""
    found = git("rev-parse", "--verify", "--end-of-options", f"{commit}^{{commit}}")
    if found.returncode:
        raise SystemExit(f"There is no commit {commit!r} to measure against: {found.stderr.strip()}")
    with tempfile.TemporaryDirectory() as folder:
        tree = Path(folder).resolve() / "then"
        made = git("worktree", "add", "--quiet", "--detach", str(tree), found.stdout.strip())
        if made.returncode:
            raise SystemExit(f"The files of {commit} can't be laid out: {made.stderr.strip()}")
        try:
            yield tree
        finally:
            git("worktree", "remove", "--force", str(tree))


def against(commit: str, rounds: int, seconds: float, at_least: float = NOT_SLOWER) -> int:
    """Measure, print the table; 1 if this tree is slower than so many times the speed then."""
    itself = commit == INTERPRETED
    with nullcontext(ROOT) if itself else worktree(commit) as tree:
        then, now = Player(tree, interpreted=itself), Player(ROOT)
        runs = now.ask("runs")
        if itself and runs == INTERPRETED:
            raise SystemExit("There is no compiled build of this source to measure: make fast")
        try:
            measures = compare(then, now, rounds, seconds)
        finally:
            then.close()
            now.close()
    slower = [each.name for each in measures if each.judged and median(each.ratios) < at_least]
    print(
        f"{table(measures)}\n{NOTE}\n{rounds} rounds of this tree, {runs}, against {commit}, {at_least} is enough: {verdict(slower)}"
    )
    return 1 if slower else 0


def verdict(slower: list[str]) -> str:
    """The last line."""
    return f"SLOWER in {', '.join(slower)}." if slower else "not slower."
