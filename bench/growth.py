"""How the cost of a decision grows: with the seats of a melee, and with the cards in play of a joust.

    python bench/growth.py [--rounds 6] [--games 3]

CPU time at random play of the second edition, in rounds that take turns; both curves are drawn into bench/growth.svg.
"""

from __future__ import annotations

import argparse
import random
from collections import defaultdict
from collections.abc import Iterator, Mapping
from pathlib import Path
from statistics import median
from time import thread_time
from typing import Any

import weirwood

DRAWING = Path(__file__).parent / "growth.svg"
DECKS = ("stark", "lannister", "baratheon", "greyjoy", "martell", "nights-watch", "targaryen", "tyrell")
SEATS = (2, 3, 4, 6, 8)
CARDS = (5, 10, 15, 20, 25, 30)
WANTED = 1.3
"""How much more a decision may cost with 8 seats than with 2, and with 30 cards in play than with 5."""
Curve = Mapping[int, float]
"""Microseconds for a decision, by number of seats or cards."""


def decisions(seats: int, seed: int) -> Iterator[tuple[int, float]]:
    """For each decision of a random game the cards in play, and the CPU seconds until the next one."""
    rng = random.Random(seed)
    game = weirwood.new("agot2", seats=[DECKS[(seed + n) % len(DECKS)] for n in range(seats)], seed=seed)
    table: Any = game.state
    while game.waiting:
        decision = game.waiting[0]
        option, cards = rng.choice(decision.options), sum(len(side) for side in table.area)
        begun = thread_time()
        game.choose(option, seat=decision.seat)
        yield cards, thread_time() - begun


def measured(rounds: int, games: int) -> tuple[Curve, Curve]:
    """Both curves: the median over the rounds of the mean of all decisions of a round."""
    by_seats: dict[int, list[float]] = defaultdict(list)
    by_cards: dict[int, list[float]] = defaultdict(list)
    list(decisions(2, 0))  # warms up
    for number in range(rounds):
        for seats in SEATS[number % len(SEATS) :] + SEATS[: number % len(SEATS)]:
            took, laid = [], defaultdict[int, list[float]](list)
            for seed in range(number * games, (number + 1) * games):
                for cards, seconds in decisions(seats, seed):
                    took.append(seconds)
                    laid[min(CARDS, key=lambda each: abs(each - cards))].append(seconds)
            by_seats[seats].append(mean(took))
            for cards in laid if seats == 2 else ():
                by_cards[cards].append(mean(laid[cards]))
    return {n: median(by_seats[n]) for n in SEATS}, {n: median(by_cards[n]) for n in CARDS if by_cards[n]}


def mean(seconds: list[float]) -> float:
    """In microseconds."""
    return 1e6 * sum(seconds) / len(seconds)


def told(name: str, curve: Curve) -> str:
    """A curve in a line, and how much it grows from its beginning to its end."""
    first, last = min(curve), max(curve)
    points = ", ".join(f"{n}: {curve[n]:.0f}" for n in curve)
    return (
        f"µs a decision by {name}: {points}; {curve[last] / curve[first]:.2f} from {first} to {last} (wanted {WANTED})"
    )


def drawn(curves: Mapping[str, Curve]) -> str:
    """Both curves beside each other as SVG, from nothing upwards, with the wanted limit dashed."""
    width, height, edge, panels = 360, 240, 44, []
    for number, (name, curve) in enumerate(curves.items()):
        first, last, top = min(curve), max(curve), 1.15 * max(*curve.values(), WANTED * curve[min(curve)])
        at = {n: edge + (width - 2 * edge) * (n - first) / (last - first) for n in curve}
        up = {n: height - edge - (height - 2 * edge) * value / top for n, value in curve.items()}
        limit = height - edge - (height - 2 * edge) * WANTED * curve[first] / top
        line = " ".join(f"{at[n]:.1f},{up[n]:.1f}" for n in curve)
        dots = "".join(
            f'<circle cx="{at[n]:.1f}" cy="{up[n]:.1f}" r="3"/>'
            f'<text x="{at[n]:.1f}" y="{up[n] - 8:.1f}">{curve[n]:.0f}</text>'
            f'<text x="{at[n]:.1f}" y="{height - edge + 16}">{n}</text>'
            for n in curve
        )
        panels.append(
            f'<g transform="translate({number * width} 0)"><text x="{width / 2}" y="18">µs a decision by {name}</text>'
            f'<path d="M{edge} {height - edge}H{width - edge}" stroke="#888"/>'
            f'<path d="M{edge} {limit:.1f}H{width - edge}" stroke="#b44" stroke-dasharray="4 4"/>'
            f'<polyline points="{line}" fill="none" stroke="#246" stroke-width="2"/>{dots}</g>'
        )
    size = f'viewBox="0 0 {width * len(curves)} {height}" width="{width * len(curves)}" height="{height}"'
    style = 'font-family="sans-serif" font-size="11" text-anchor="middle" fill="#246"'
    return f'<svg xmlns="http://www.w3.org/2000/svg" {size} {style}>\n' + "\n".join(panels) + "\n</svg>\n"


def main() -> int:
    """Measure, say and draw both curves."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=6)
    parser.add_argument("--games", type=int, default=3, help="of each number of seats in a round")
    args = parser.parse_args()
    by_seats, by_cards = measured(args.rounds, args.games)
    curves = {"seats": by_seats, "cards in play (joust)": by_cards}
    for name, curve in curves.items():
        print(told(name, curve))
    DRAWING.write_text(drawn(curves), encoding="utf-8")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
