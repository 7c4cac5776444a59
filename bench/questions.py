"""How often the table stops for a person: whole games in which the squire sits in a person's seat.

What the server answers for a person by default is answered by the server's own code (``server/tables/answering``); all
else is a question. A run of choices that one declaration consists of (attackers, defenders, targets, payments, setup)
is one question. The squires think little, which changes what they choose but hardly what they are asked.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from time import monotonic
from typing import NamedTuple

from players import make, unhurried
from wanted import wanted

from weirwood.kernel import Decision, Frame, Option, new
from weirwood.server.store.rows import Prefs, SeatRow
from weirwood.server.tables import answering
from weirwood.server.tables.play import Play

EFFORT = 60
"""Decisions a squire thinks through for a choice."""


class Table(NamedTuple):
    """A table to measure at, and how many questions a round it may ask."""

    name: str
    game: str
    seats: tuple[str, ...]
    most: float
    rounds: int = 99
    """Where whole games take too long: so many rounds of each."""


TABLES = (
    Table("joust", "agot2", ("stark", "lannister"), 12),
    Table("melee of four", "agot2", ("stark", "lannister", "baratheon", "greyjoy"), 15),
    Table("hbo", "hbo", ("stark", "lannister"), 12),
    Table("first edition", "agot1", ("stark", "lannister"), 15),
    Table("board game", "fief", ("4",), 99, rounds=4),
)


class Found(NamedTuple):
    """What one game asked of its person."""

    rounds: int
    questions: Counter[str]
    answered: Counter[str]
    missing: list[str]
    """What a good player would have wanted to be asked, and wasn't."""


def said(decision: Decision) -> str:
    """A decision in short, for counting: its kind, and what one may do beside declining."""
    others = sorted({answering.bare(option.label) for option in decision.options if option is not decision.declining})
    return f"{decision.kind}: {decision.prompt[:60]} [{', '.join(others[:3])}{' …' if len(others) > 3 else ''}]"


def play(table: Table, seed: int, everything: bool) -> Found:
    """Play a game to its end with a person in one of the seats, who wants to be asked by default, or everything."""
    game = new(table.game, seats=list(table.seats), seed=seed)
    count = game.state.seats
    bots = [unhurried(make("squire", f"squire {seat} {seed}"), EFFORT, None) for seat in range(count)]
    row = SeatRow(seed % count, "person", prefs=Prefs(everything=everything))
    held = Play(game)
    questions: Counter[str] = Counter()
    answered: Counter[str] = Counter()
    missing: list[str] = []
    last: tuple[Frame, str] | None = None
    rounds = 0
    while game.waiting:
        rounds = max(rounds, int(game.view(None)["round"]))
        if rounds > table.rounds:
            break
        decision = game.waiting[0]
        if decision.seat == row.seat:
            label = answering.answer(held, row)
            if label is not None:
                chosen = decision.option(label)
                assert chosen is not None
                why = wanted(decision, chosen, held.declined.get(row.seat, (None, frozenset[str]()))[1])
                if why:
                    missing.append(f"{said(decision)}: {why}")
                answered[f"{label} < {said(decision)}"] += 1
                held.choose(row.seat, label, True)
                continue
            frame = game.state.frames[-1]
            if last is None or last[0] is not frame or last[1] != decision.kind:
                questions[said(decision)] += 1
        chosen = bots[decision.seat].choose(game.observe(decision.seat))
        if decision.seat == row.seat:
            last = (frame, decision.kind) if picks(decision, chosen) else None
        held.choose(decision.seat, chosen.label)
    return Found(min(rounds, table.rounds), questions, answered, missing)


SEVERAL = {
    "attackers", "defenders", "setup", "choose", "claim", "kneel", "pay", "stealth", "plot deck", "order", "keyword", "buy",
    "discard", "losses", "offer",
}  # fmt: skip
"""Kinds of decisions of which several in a row, asked by one and the same frame, are one declaration."""
TAKING = ("take ", "leave ")
"""The same by what is chosen: who goes along on a march."""


def picks(decision: Decision, chosen: Option) -> bool:
    """Whether a choice is one of those that make up one declaration."""
    return decision.kind in SEVERAL or chosen.label.startswith(TAKING)


def main() -> int:
    """Play the games and print the table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seeds", type=int, nargs=2, default=(1, 10), help="the first and the last")
    parser.add_argument("--tables", nargs="*", default=[table.name for table in TABLES])
    parser.add_argument("--everything", action="store_true", help="what is asked of a person who spares nothing")
    parser.add_argument("--why", type=int, default=0, help="show so many of the most frequent questions")
    args = parser.parse_args()
    failed = False
    for table in TABLES:
        if table.name not in args.tables:
            continue
        begun = monotonic()
        seeds = range(args.seeds[0], args.seeds[1] + 1)
        found = [play(table, seed, args.everything) for seed in seeds]
        rounds = sum(each.rounds for each in found)
        asked = sum(each.questions.total() for each in found)
        answered = sum(each.answered.total() for each in found)
        failed = failed or asked / rounds > table.most
        print(
            f"{table.name}: {asked / rounds:.1f} questions a round (at most {table.most:g}), {answered / rounds:.1f} "
            f"answered by the table, {len(found)} games, {rounds} rounds, {monotonic() - begun:.0f} s",
            flush=True,
        )
        missing = [text for each in found for text in each.missing]
        failed = failed or bool(missing)
        print(f"  {len(missing)} decisions that a good player wants weren't asked", *missing[:5], sep="\n    ")
        kinds: Counter[str] = Counter()
        for each in found:
            for text, number in each.questions.items():
                kinds[text.partition(":")[0]] += number
        print("  " + ", ".join(f"{kind} {number / rounds:.1f}" for kind, number in kinds.most_common()), flush=True)
        if args.why:
            for title, counts in (("asked", [f.questions for f in found]), ("answered", [f.answered for f in found])):
                print(f"  {title}:")
                for text, number in sum(counts, Counter()).most_common(args.why):
                    print(f"    {number / rounds:5.2f}  {text}")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
