"""How far a run is: a bar with the interval as it narrows and the time left, or plain lines where there is no terminal."""

from __future__ import annotations

import sys
from time import monotonic
from types import TracebackType
from typing import Any, Self

from weirwood.lab.running import Progress
from weirwood.lab.setting import Setting

EVERY = 30.0
"""Seconds between two lines where there is no bar."""


class Shown:
    """Shows a run on standard error, so that standard output has its result alone."""

    def __init__(self, setting: Setting) -> None:
        self.setting = setting
        self.most = setting.sets * len(setting.arrangements) * len(setting.meetings)
        self.bar: Any = None
        self.task: Any = None
        self.told = self.begun = monotonic()

    def __enter__(self) -> Self:
        if sys.stderr.isatty():
            from rich.console import Console
            from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn

            self.bar = Progress(
                BarColumn(), TextColumn("{task.completed} of at most {task.total} games"), TimeElapsedColumn(),
                TextColumn("{task.fields[left]}{task.fields[news]}"), console=Console(stderr=True), transient=True,
            )  # fmt: skip
            self.bar.start()
            self.task = self.bar.add_task("", total=self.most, left="", news="")
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self.bar is not None:
            self.bar.stop()

    def tell(self, progress: Progress) -> None:
        """After each game."""
        now = monotonic()
        left = ""
        if progress.fresh:
            seconds = (now - self.begun) / progress.fresh * self._games_left(progress)
            left = f"at most {_time(seconds)} left; "
        if self.bar is not None:
            self.bar.update(self.task, completed=progress.done, left=left, news=self._news(progress))
        elif now - self.told > EVERY:
            self.told = now
            print(f"{progress.done} games, {left}{self._news(progress)}", file=sys.stderr, flush=True)

    def _games_left(self, progress: Progress) -> int:
        size = len(self.setting.arrangements)
        return sum((self.setting.sets - each.sets) * size for each in progress.meetings if not each.over)

    def _news(self, progress: Progress) -> str:
        if len(progress.meetings) == 1:
            low, mean, high = (100 * each for each in progress.meetings[0].share)
            return f"{progress.meetings[0].names[0]} {mean:.1f} in 100 ({low:.1f} to {high:.1f})"
        return f"{sum(each.over for each in progress.meetings)} of {len(progress.meetings)} meetings decided"


def _time(seconds: float) -> str:
    if seconds < 90:
        return f"{seconds:.0f} s"
    return f"{seconds / 60:.0f} min" if seconds < 5400 else f"{seconds / 3600:.1f} h"
