"""Drawings of a report as plain SVG: each with a title that says what it shows, for whoever can't see it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from html import escape
from itertools import count

from .statistics import Band

COLOURS = ("#2b5d8a", "#a8442d", "#3d7a4b", "#7a4b8f", "#b0822a", "#2f8580", "#8a3f5f", "#555f6b")
WIDTH, HEIGHT, EDGE = 640, 300, 44
_numbers = count()


def figure(drawing: str, title: str, width: int = WIDTH, height: int = HEIGHT) -> str:
    """A drawing with its title."""
    label = f"plot-{next(_numbers)}"
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" role="img" aria-labelledby="{label}">'
        f'<title id="{label}">{escape(title)}</title>{drawing}</svg>'
    )


def _text(x: float, y: float, words: str, anchor: str = "middle", **style: str) -> str:
    more = "".join(f' {key.replace("_", "-")}="{value}"' for key, value in style.items())
    return f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}"{more}>{escape(words)}</text>'


def bars(values: Mapping[int, int], title: str, unit: str) -> str:
    """How often each number came up."""
    if not values:
        return ""
    first, last, top = min(values), max(values), max(values.values())
    wide = (WIDTH - 2 * EDGE) / (last - first + 1)
    found = []
    for number in range(first, last + 1):
        tall = (HEIGHT - 2 * EDGE) * values.get(number, 0) / top
        x, y = EDGE + (number - first) * wide, HEIGHT - EDGE - tall
        found.append(
            f'<rect x="{x + 1:.1f}" y="{y:.1f}" width="{max(1, wide - 2):.1f}" height="{tall:.1f}" fill="{COLOURS[0]}"/>'
        )
        if values.get(number):
            found.append(_text(x + wide / 2, y - 5, str(values[number])))
        found.append(_text(x + wide / 2, HEIGHT - EDGE + 16, str(number)))
    found.append(_text(WIDTH / 2, HEIGHT - 8, unit))
    return figure("".join(found), title)


def bands(curves: Mapping[str, Sequence[Band]], title: str, unit: str) -> str:
    """Lines round by round, each with the band in which the middle half lies; labelled where they end."""
    shown = {name: rounds for name, rounds in curves.items() if rounds}
    if not shown:
        return ""
    most = max(map(len, shown.values()))
    top = max(band.high for rounds in shown.values() for band in rounds) or 1
    right = 130

    def x(number: int) -> float:
        return EDGE + (WIDTH - EDGE - right) * number / max(1, most - 1)

    def y(value: float) -> float:
        return HEIGHT - EDGE - (HEIGHT - 2 * EDGE) * value / top

    found = [
        f'<path d="M{EDGE} {HEIGHT - EDGE}H{WIDTH - right}M{EDGE} {EDGE}V{HEIGHT - EDGE}" stroke="currentColor" fill="none"/>'
    ]
    step = max(1, round(top / 5))
    for value in range(0, int(top) + 1, step):
        found.append(_text(EDGE - 6, y(value) + 4, str(value), "end"))
    for number in range(most):
        found.append(_text(x(number), HEIGHT - EDGE + 16, str(number + 1)))
    found.append(_text((EDGE + WIDTH - right) / 2, HEIGHT - 8, unit))
    ends = sorted(((y(rounds[-1].mean), name) for name, rounds in shown.items()))
    places: dict[str, float] = {}
    below = float(EDGE)
    for at, name in ends:
        places[name] = max(at + 4, below)
        below = places[name] + 14
    for number, (name, rounds) in enumerate(shown.items()):
        colour = COLOURS[number % len(COLOURS)]
        upper = " ".join(f"{x(n):.1f},{y(band.high):.1f}" for n, band in enumerate(rounds))
        lower = " ".join(f"{x(n):.1f},{y(band.low):.1f}" for n, band in reversed(list(enumerate(rounds))))
        line = " ".join(f"{x(n):.1f},{y(band.mean):.1f}" for n, band in enumerate(rounds))
        if len(shown) <= 2:
            found.append(f'<polygon points="{upper} {lower}" fill="{colour}" opacity="0.15"/>')
        found.append(f'<polyline points="{line}" fill="none" stroke="{colour}" stroke-width="2"/>')
        found.append(_text(x(len(rounds) - 1) + 6, places[name], name[:20], "start", fill=colour))
    return figure("".join(found), title)


def ranges(rows: Sequence[tuple[str, float, float, float]], title: str) -> str:
    """Shares with their intervals, one below the other, between 0 and 100."""
    height, left = 24 * len(rows) + 40, 220

    def x(share: float) -> float:
        return left + (WIDTH - left - 24) * share

    found = [
        f'<path d="M{x(each):.1f} 8V{height - 24}" stroke="currentColor" opacity="{0.6 if each == 0.5 else 0.2}"/>'
        + _text(x(each), height - 8, f"{100 * each:.0f}")
        for each in (0, 0.25, 0.5, 0.75, 1)
    ]
    for number, (name, low, mean, high) in enumerate(rows):
        at = 22 + 24 * number
        found.append(_text(left - 10, at + 4, name[:34], "end"))
        found.append(f'<path d="M{x(low):.1f} {at}H{x(high):.1f}" stroke="{COLOURS[0]}" stroke-width="3"/>')
        found.append(f'<circle cx="{x(mean):.1f}" cy="{at}" r="4.5" fill="{COLOURS[0]}"/>')
    return figure("".join(found), title, WIDTH, height)
