"""What the games of a run say of its cards, of the first player and of the games themselves."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import sqrt
from statistics import fmean, quantiles
from typing import NamedTuple

from ..cardgame.play.rulebook import CardGame
from ..kernel import rulebook
from .playing import Line
from .setting import Setting

FEWEST = 20
"""Games that a card's share is told from."""
SURE = 1.96
WAYS = ("drawn", "opening", "played")


class Share(NamedTuple):
    """Victories of so many games."""

    won: float
    games: int

    @property
    def mean(self) -> float:
        """In the range from 0 to 1."""
        return self.won / self.games if self.games else 0.0

    @property
    def range(self) -> tuple[float, float]:
        """Where the true share lies, 19 times of 20, if one looks once (Wilson's interval)."""
        n, mean = self.games, self.mean
        if not n:
            return 0.0, 1.0
        spread = SURE * sqrt(mean * (1 - mean) / n + SURE**2 / (4 * n * n))
        middle, scale = mean + SURE**2 / (2 * n), 1 + SURE**2 / n
        return max(0.0, (middle - spread) / scale), min(1.0, (middle + spread) / scale)

    def __str__(self) -> str:
        low, high = self.range
        return f"{100 * self.mean:.1f} ({100 * low:.0f} to {100 * high:.0f}, {self.games})"


class CardRow(NamedTuple):
    """A card of a deck, and how often the deck won when it was drawn, in the opening hand, and played."""

    side: str
    title: str
    drawn: Share
    opening: Share
    played: Share
    deck: Share
    """The deck's victories in all games."""


def won(line: Line, seat: int) -> float:
    """A seat's share of the victory."""
    return (seat in line.winners) / len(line.winners) if line.winners else 1 / len(line.sides)


def cards(setting: Setting, lines: Iterable[Line]) -> list[CardRow]:
    """The cards of all sides, those that were drawn most often first."""
    sums: dict[tuple[str, str], dict[str, list[float]]] = {}
    decks: dict[str, list[float]] = {}
    for line in lines:
        for seat, hands in enumerate(line.cards):
            side, score = line.sides[seat], won(line, seat)
            decks.setdefault(side, []).append(score)
            for way in WAYS:
                for code in getattr(hands, way):
                    kept = sums.setdefault((side, code), {each: [] for each in WAYS})
                    kept[way].append(score)
    rules = rulebook(setting.game).of(setting.options)
    assert isinstance(rules, CardGame) or not sums
    found = []
    for (side, code), kept in sums.items():
        assert isinstance(rules, CardGame)
        title = rules.catalogue.find(code).version
        drawn, opening, played = (Share(sum(kept[way]), len(kept[way])) for way in WAYS)
        found.append(CardRow(side, title, drawn, opening, played, Share(sum(decks[side]), len(decks[side]))))
    return sorted(found, key=lambda row: (row.side, -row.drawn.games, row.title))


def first_player(lines: Iterable[Line]) -> Share:
    """How often whoever was first player in the first round has won."""
    scores = [won(line, line.first) for line in lines if line.first >= 0]
    return Share(sum(scores), len(scores))


def lengths(lines: Iterable[Line]) -> dict[int, int]:
    """How many games ended in each round."""
    found: dict[int, int] = {}
    for line in lines:
        found[line.rounds] = found.get(line.rounds, 0) + 1
    return dict(sorted(found.items()))


class Band(NamedTuple):
    """The middle half of the scores at the end of a round."""

    low: float
    mean: float
    high: float
    games: int


def curves(lines: Sequence[Line], fewest: int = FEWEST) -> dict[str, list[Band]]:
    """Each side's scores round by round, as long as there are games enough."""
    scores: dict[str, list[list[int]]] = {}
    for line in lines:
        for round, each in enumerate(line.curve):
            for seat, score in enumerate(each):
                rounds = scores.setdefault(line.sides[seat], [])
                while len(rounds) <= round:
                    rounds.append([])
                rounds[round].append(score)
    return {
        side: [_band(each) for each in rounds if len(each) >= max(2, min(fewest, len(lines) // 4))]
        for side, rounds in sorted(scores.items())
    }


def _band(scores: list[int]) -> Band:
    low, _, high = quantiles(scores, n=4, method="inclusive")
    return Band(low, fmean(scores), high, len(scores))


class Remarkable(NamedTuple):
    """A game that is worth looking at, and why."""

    why: str
    number: int
    """Its line in the file, from 1."""
    line: Line


def remarkable(lines: Sequence[Line], each: int = 2) -> list[Remarkable]:
    """The closest games, the longest, and those that turned furthest."""
    numbered = list(enumerate(lines, 1))
    orders = (
        ("closest", lambda line: -_margin(line)),
        ("longest", lambda line: (line.rounds, len(line.choices))),
        ("turned furthest", _turned),
    )
    found: list[Remarkable] = []
    for why, key in orders:
        left = [pair for pair in numbered if pair[0] not in {one.number for one in found} and pair[1].winners]
        left.sort(key=lambda pair: key(pair[1]), reverse=True)
        found += [Remarkable(why, number, line) for number, line in left[:each]]
    return found


def _margin(line: Line) -> int:
    """How far the winner was ahead of the best of the others at the end."""
    final = line.curve[-1] if line.curve else ()
    others = [score for seat, score in enumerate(final) if seat not in line.winners]
    return max(final, default=0) - max(others, default=0)


def _turned(line: Line) -> int:
    """How far the winner was behind at the end of some round."""
    behind = [max(scores) - max(scores[seat] for seat in line.winners) for scores in line.curve if scores]
    return max(behind, default=0)
