"""What was kept in bench/results.md beside the yardsticks: the last commit of it, and a drawing over all of them.

python bench/kept.py            # draws bench/history.svg anew
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

RESULTS = Path(__file__).parent / "results.md"
DRAWING = Path(__file__).parent / "history.svg"
HEADING = re.compile(r"^## (?P<day>\S+) · (?P<commit>[0-9a-f]{7,40})\+? · (?P<how>.*)$")
ROW = re.compile(r"^\| (?P<engine>weirwood [^|]+?) +\| +(?P<games>[\d.,]+) \| +(?P<ratio>[\d.]+) \|")
COLOURS = ("#246", "#b44", "#484", "#a70", "#747")


class Kept(NamedTuple):
    """A kept table: when, of which commit, how it ran, and the games a second of each engine as times the yardstick's."""

    day: str
    commit: str
    how: str
    ratios: dict[str, float]


def kept(text: str) -> list[Kept]:
    """All tables beside the yardsticks, oldest first (the file has the newest first)."""
    found: list[Kept] = []
    for line in text.splitlines():
        if line.startswith("## "):
            heading = HEADING.match(line)
            if heading:
                found.append(Kept(heading["day"], heading["commit"], heading["how"], {}))
        elif found and (row := ROW.match(line)):
            found[-1].ratios.setdefault(row["engine"], float(row["ratio"]))
    return [each for each in reversed(found) if each.ratios]


def last(text: str) -> str:
    """The commit of the newest table."""
    found = kept(text)
    if not found:
        raise SystemExit("Nothing has been kept yet to check against: make bench SAVE=1")
    return found[-1].commit


def drawn(tables: Sequence[Kept]) -> str:
    """The ratios over the kept commits as SVG, from nothing upwards; 1 is the yardstick, dashed."""
    width, height, edge, names = 720, 300, 48, list(dict.fromkeys(name for each in tables for name in each.ratios))
    top = 1.1 * max(1.0, *(ratio for each in tables for ratio in each.ratios.values()))
    across = (width - 2 * edge - 160) / max(1, len(tables) - 1)

    def up(ratio: float) -> float:
        return height - edge - (height - 2 * edge) * ratio / top

    parts = [
        f'<text x="{edge}" y="20" text-anchor="start">games a second, as times catanatron\'s in the same run</text>',
        f'<path d="M{edge} {up(0):.1f}H{width - edge - 150}" stroke="#888"/>',
        f'<path d="M{edge} {up(1):.1f}H{width - edge - 150}" stroke="#888" stroke-dasharray="4 4"/>',
    ]
    for number, each in enumerate(tables):
        at, runs = edge + number * across, "compiled" if each.how.endswith(" compiled") else "interpreted"
        parts.append(f'<text x="{at:.1f}" y="{height - edge + 16}">{each.commit[:7]}</text>')
        parts.append(f'<text x="{at:.1f}" y="{height - edge + 30}">{each.day[5:]}, {runs}</text>')
    for number, name in enumerate(names):
        colour = COLOURS[number % len(COLOURS)]
        points = [(edge + n * across, each.ratios[name]) for n, each in enumerate(tables) if name in each.ratios]
        line = " ".join(f"{at:.1f},{up(ratio):.1f}" for at, ratio in points)
        parts.append(f'<polyline points="{line}" fill="none" stroke="{colour}" stroke-width="2"/>')
        parts += [f'<circle cx="{at:.1f}" cy="{up(ratio):.1f}" r="3" fill="{colour}"/>' for at, ratio in points]
        parts.append(
            f'<text x="{width - edge - 140}" y="{40 + 16 * number}" text-anchor="start" fill="{colour}">'
            f"{name}: {points[-1][1]:.2f}</text>"
        )
    size = f'viewBox="0 0 {width} {height}" width="{width}" height="{height}"'
    style = 'font-family="sans-serif" font-size="11" text-anchor="middle" fill="#246"'
    return f'<svg xmlns="http://www.w3.org/2000/svg" {size} {style}>\n' + "\n".join(parts) + "\n</svg>\n"


def draw() -> None:
    """Draw what is kept now."""
    DRAWING.write_text(drawn(kept(RESULTS.read_text(encoding="utf-8"))), encoding="utf-8")


if __name__ == "__main__":
    draw()
