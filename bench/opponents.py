"""The computer players measured against each other: a sequential test for each row of the table, sides swapped, goes on where it stopped.

    python bench/opponents.py --into opponents.jsonl             # all rows; prints the table
    python bench/opponents.py --into opponents.jsonl --rows knight yardstick joust --minutes 5
    python bench/opponents.py --into opponents.jsonl --table     # only print it

A row asks for a share of victories. The test (Wald's, α = β = 0.05) is between that share and one that is 10 in 100 lower; it
stops when it is decided, and after 400 games (board game 40) in any case. A seed is played in every arrangement of the
players, and a row stops between seeds only. Seeds are made from --seed, by default the commit that is checked out, so that
nobody has seen the games before. At larger tables half of the seats are the one player's, and the share of victories is his.
"""

from __future__ import annotations

import argparse
import subprocess
from collections.abc import Iterator, Sequence
from itertools import combinations
from math import log
from pathlib import Path
from time import monotonic, process_time
from typing import NamedTuple

import msgspec
from players import make, unhurried

from weirwood.kernel import Game, new

LOWER = 0.10
"""How much lower the share is that a row is tested against."""
BOUND = log(0.95 / 0.05)
MOST = {"board game": 40}
TENTH = 160
"""The yardstick's effort: a tenth of its own, since the full one would take days."""


class Row(NamedTuple):
    """A line of the table: who must win how many games in a hundred against whom."""

    form: str
    player: str
    against: str
    wanted: int


class Played(msgspec.Struct):
    """One game: its row, its seed and arrangement, and what it came to."""

    form: str
    player: str
    against: str
    seed: str
    score: float
    """Of the player: the share of the victory that is his."""
    choices: int
    """The player's own, with more than one option."""
    seconds: float
    """CPU seconds for them."""
    longest: float = 0.0


FORMS = ("joust", "hbo", "first edition", "melee", "board game")
FOR_TWO = FORMS[:3]
ROWS = (
    *(Row(form, "herald", "random", 95) for form in FORMS),
    *(Row(form, "knight", "yardstick", 85 if form in FOR_TWO else 70) for form in FORMS),
    *(Row(form, "maester", "knight", 70 if form in FOR_TWO else 60) for form in FORMS),
    *(Row(form, "maester", "yardstick", 95) for form in FOR_TWO),
    *(Row(form, "knight", "herald", 50) for form in FORMS),
)
"""What the table asks for; that the knight is no worse than the policy it thinks with is for us."""


GAMES = {"joust": "agot2", "hbo": "hbo", "first edition": "agot1"}


def begun(form: str, seed: str) -> Game:
    """A game of a form; the seed draws its decks or Houses."""
    if form in GAMES:
        return new(GAMES[form], seed=seed)
    return new("fief", seats=["4"], seed=seed) if form == "board game" else new("agot2", ["4"], seed, format="melee")


def arrangements(seats: int) -> Iterator[tuple[int, ...]]:
    """The seats of the player, in every way in which half of them can be his."""
    return combinations(range(seats), seats // 2)


def play(row: Row, seed: str, own: Sequence[int]) -> Played:
    """One game of a row, in which these seats are the player's."""
    game = begun(row.form, seed)
    bots = []
    for seat in range(game.state.seats):
        name = row.player if seat in own else row.against
        bots.append(unhurried(make(name, f"{name} {seat} {seed}"), TENTH if name == "yardstick" else None, None))
    choices, seconds, longest = 0, 0.0, 0.0
    while game.waiting:
        decision = game.waiting[0]
        begin = process_time()
        option = bots[decision.seat].choose(game.observe(decision.seat))
        if decision.seat in own and len(decision.options) > 1:
            choices += 1
            seconds += process_time() - begin
            longest = max(longest, process_time() - begin)
        game.choose(option, decision.seat)
    winners = game.outcome.winners if game.outcome is not None else ()
    score = sum(seat in own for seat in winners) / len(winners) if winners else 0.5
    return Played(row.form, row.player, row.against, f"{seed} {own}", score, choices, seconds, longest)


def likelihood(row: Row, games: Sequence[Played]) -> float:
    """The logarithm of how much likelier the games are if the wanted share holds than if the lower one does."""
    high, low = min(0.99, row.wanted / 100), row.wanted / 100 - LOWER
    return sum(g.score * log(high / low) + (1 - g.score) * log((1 - high) / (1 - low)) for g in games)


def verdict(row: Row, games: Sequence[Played]) -> str:
    """Whether a row is decided, and how; '' if it goes on."""
    found = likelihood(row, games)
    if found >= BOUND:
        return "reached"
    if found <= -BOUND:
        return "not reached"
    return "undecided" if len(games) >= MOST.get(row.form, 400) else ""


def of(row: Row, games: Sequence[Played]) -> list[Played]:
    return [g for g in games if (g.form, g.player, g.against) == (row.form, row.player, row.against)]


def table(rows: Sequence[Row], games: Sequence[Played]) -> str:
    """All rows, as Markdown."""
    lines = [
        "| game | player | against | wanted | games | won in 100 | CPU ms a choice | verdict |",
        "|---|---|---|---|---|---|---|---|",
    ]
    for row in rows:
        found = of(row, games)
        won = f"{100 * sum(g.score for g in found) / len(found):.1f}" if found else "–"
        spent = f"{1000 * sum(g.seconds for g in found) / max(1, sum(g.choices for g in found)):.1f}" if found else "–"
        said = verdict(row, found) or ("goes on" if found else "not begun")
        lines.append(
            f"| {row.form} | {row.player} | {row.against} | {row.wanted} | {len(found)} | {won} | {spent} | {said} |"
        )
    return "\n".join(lines)


def main() -> int:
    """Play until every row is decided or the time is up, and print the table."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--into", type=Path, required=True, help="a file that keeps every game")
    parser.add_argument(
        "--rows", nargs="+", default=[], help="only rows with all of these words: players, a game's form"
    )
    parser.add_argument("--minutes", type=float, default=1440.0, help="stop after so many (default: a day)")
    parser.add_argument("--seed", help="what the seeds are made from (default: the commit)")
    parser.add_argument("--table", action="store_true", help="only print the table")
    args = parser.parse_args()
    games: list[Played] = []
    if args.into.exists():
        games = [msgspec.json.decode(line, type=Played) for line in args.into.read_text("utf-8").splitlines()]
    rows = [row for row in ROWS if all(word in row for word in args.rows)]
    until = monotonic() + 60 * args.minutes
    base = args.seed or commit()
    number = 0
    while not args.table and monotonic() < until and any(not verdict(row, of(row, games)) for row in rows):
        for row in rows:
            if verdict(row, of(row, games)) or monotonic() > until:
                continue
            seed = f"{base} {number}"
            for own in arrangements(2 if row.form in FOR_TWO else 4):
                if not any(g.seed == f"{seed} {own}" for g in of(row, games)):
                    games.append(play(row, seed, own))
                    with args.into.open("a", encoding="utf-8") as kept:
                        kept.write(msgspec.json.encode(games[-1]).decode() + "\n")
        number += 1
    print(table(rows, games))
    return 0


def commit() -> str:
    said = subprocess.run(["git", "rev-parse", "--short", "HEAD"], capture_output=True, text=True, check=False)
    return said.stdout.strip() or "opponents"


if __name__ == "__main__":
    raise SystemExit(main())
