"""A run on a Ray cluster of this machine: the same file as with one worker, also if a worker is lost on the way."""

from __future__ import annotations

import os
import signal
from pathlib import Path

import pytest

from weirwood import __version__
from weirwood.cli import main
from weirwood.lab.folder import Folder
from weirwood.lab.running import Progress, run
from weirwood.lab.setting import Setting, Side
from weirwood.lab.workers import Alone

pytest.importorskip("ray")
GAMES = int(os.environ.get("WEIRWOOD_CLUSTER", "24"))


def setting() -> Setting:
    sides = (Side("first", "random"), Side("second", "random"))
    return Setting(game="hbo", version=__version__, sides=sides, meetings=((0, 1),), most=GAMES)


def kept(path: Path) -> Folder:
    folder = Folder(path)
    folder.begin(setting())
    return folder


def at_work() -> list[int]:
    """The processes that play a game for the cluster at this moment."""
    found = []
    for path in Path("/proc").glob("[0-9]*/cmdline"):
        try:
            if path.read_bytes().startswith(b"ray::played"):
                found.append(int(path.parent.name))
        except OSError:
            continue
    return found


def test_a_lost_worker_changes_nothing(tmp_path: Path) -> None:
    from weirwood.lab.cluster import Cluster

    alone = kept(tmp_path / "alone")
    run(alone, Alone())
    killed: list[int] = []

    def tell(progress: Progress) -> None:
        if progress.fresh >= 2 and not killed and (found := at_work()):
            killed.append(found[0])
            os.kill(found[0], signal.SIGKILL)

    together = kept(tmp_path / "together")
    with Cluster(num_cpus=2) as workers:
        assert workers.number == 2
        run(together, workers, tell)
    assert killed
    assert (together.path / "games.jsonl").read_bytes() == (alone.path / "games.jsonl").read_bytes()


def test_an_address_where_nobody_answers_is_one_sentence(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    words = [
        "lab",
        "match",
        "stark",
        "lannister",
        "--bots",
        "random",
        "--ray",
        "127.0.0.1:1",
        "--into",
        str(tmp_path / "run"),
    ]
    assert main(words) == 2
    told = capsys.readouterr().err
    assert "No Ray cluster answers at 127.0.0.1:1" in told
