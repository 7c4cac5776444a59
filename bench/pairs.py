"""Two commits measured in turns: paired ratios, their median and spread, and whether one is slower."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from statistics import median, quantiles

NOT_SLOWER = 0.97
"""The median ratio from which on a commit counts as not slower."""
FEWEST = 20
"""Paired ratios that a verdict needs at least."""


@dataclass(slots=True)
class Measure:
    """What was measured of both commits, a figure for each round; more is faster."""

    name: str
    then: list[float] = field(default_factory=list)
    now: list[float] = field(default_factory=list)
    judged: bool = True
    """Whether it counts: games that aren't the same on both sides can't be compared by their number."""

    def add(self, then: float, now: float) -> None:
        """The figures of one round."""
        self.then.append(then)
        self.now.append(now)

    @property
    def ratios(self) -> list[float]:
        """How many times as fast it is now, round by round: a busy machine slows both of a round alike."""
        return [now / then for then, now in zip(self.then, self.now, strict=True)]

    @property
    def slower(self) -> bool:
        """Whether the verdict is that it has become slower."""
        return self.judged and is_slower(self.ratios)


def is_slower(ratios: Sequence[float]) -> bool:
    """The verdict on paired ratios; a ValueError if there are too few for one."""
    if len(ratios) < FEWEST:
        raise ValueError(f"A verdict needs at least {FEWEST} paired ratios; there are {len(ratios)}.")
    return median(ratios) < NOT_SLOWER


def row(measure: Measure) -> tuple[str, ...]:
    """A line of the table: both medians, the median ratio, the middle half of the ratios, the verdict."""
    low, _, high = quantiles(measure.ratios, n=4, method="inclusive")
    verdict = "SLOWER" if measure.slower else "not slower" if measure.judged else "other games"
    return (
        measure.name,
        f"{median(measure.then):,.1f}",
        f"{median(measure.now):,.1f}",
        f"{median(measure.ratios):.3f}",
        f"{low:.3f} to {high:.3f}",
        verdict,
    )


def table(measures: Sequence[Measure]) -> str:
    """All measures, as a Markdown table."""
    rows = [("what", "then", "now", "ratio", "half of them", "verdict"), *map(row, measures)]
    widths = [max(len(line[column]) for line in rows) for column in range(len(rows[0]))]
    rows.insert(1, tuple("-" * width for width in widths))
    return "\n".join(f"| {' | '.join(cell.ljust(width) for cell, width in zip(line, widths))} |" for line in rows)
