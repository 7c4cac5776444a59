"""How often the table stops for a person: whole games in which the squire sits in a person's seat.

What the server answers for a person by default is answered by the server's own code (``server/tables/answering``); all
else is a question. What the page lets a person choose together and send at once (attackers, defenders, targets, payments,
setup, a challenge with them, a march, purchases, an offer) is one question, by the server's own code too
(``server/showing/drafting``); so are a card and what was clicked before to make it cheaper (``server/showing/together``).
The squires think little, which changes what they choose but hardly what they are asked.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from time import monotonic
from typing import NamedTuple

from players import make, unhurried
from wanted import wanted

from weirwood.games.fief.model.state import Fief
from weirwood.games.fief.timing.phase import BATTLES, armies_meet
from weirwood.kernel import Decision, Game, Option, Record, new, read_record, rulebook
from weirwood.server.showing.ahead import ahead
from weirwood.server.showing.drafting import blind, goes_on, picked
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
    Table("board game", "fief", ("4",), 14.4, rounds=4),
)


class Found(NamedTuple):
    """What one game asked of its person."""

    rounds: int
    questions: Counter[Asked]
    answered: Counter[Asked]
    missing: list[str]
    """What a good player would have wanted to be asked, and wasn't."""
    overruled: list[str]
    """Where the table answered something else than the squire who was asked everything chose."""


class Asked(NamedTuple):
    """A decision in short, for counting."""

    kind: str
    phase: str
    whose: str
    """'own' or 'other': the turn."""
    offered: str
    """What one may do beside declining, without what tells twins apart; and what was chosen for the person."""

    def __str__(self) -> str:
        return f"{self.kind}, {self.phase}/{self.whose}: {self.offered}"


def asked(game: Game, decision: Decision, label: str = "") -> Asked:
    """A decision in short; ``label``: what the table answered."""
    moment = game.rules.people.moment(game.state)
    offers = [option for option in decision.options if option is not decision.declining]
    mattering = [option for option in offers if game.rules.people.matters(game.state, decision, option)]
    others = sorted({answering.bare(option.label) for option in (offers if label else mattering or offers)})
    offered = f"{', '.join(others[:4])}{' …' if len(others) > 4 else ''}"
    whose = "own" if moment.turn in (None, decision.seat) else "other"
    return Asked(decision.kind, moment.phase, whose, f"{label} < {offered}" if label else offered)


class Squires:
    """Squires in all seats, of little effort."""

    def __init__(self, game: Game, seed: int) -> None:
        names = [f"squire {seat} {seed}" for seat in range(game.state.seats)]
        self.bots = [unhurried(make("squire", name), EFFORT, None) for name in names]

    def go_on(self, game: Game) -> bool:
        return bool(game.waiting)

    def decision(self, game: Game) -> Decision:
        return game.waiting[0]

    def choose(self, game: Game, seat: int) -> Option:
        return self.bots[seat].choose(game.observe(seat))


class Kept:
    """What was chosen in a game that was kept."""

    def __init__(self, record: Record) -> None:
        self.record = record

    def go_on(self, game: Game) -> bool:
        return bool(game.waiting) and len(game.choices) < len(self.record.choices)

    def decision(self, game: Game) -> Decision:
        seat = self.record.choices[len(game.choices)][0]
        return next(each for each in game.waiting if each.seat == seat)

    def choose(self, game: Game, seat: int) -> Option:
        mine = [label for who, label in self.record.choices[len(game.choices) :] if who == seat]
        decision = game.decision(seat)
        option = decision.option(mine[0]) if decision is not None and mine else None
        assert option is not None
        return option


def play(table: Table, game: Game, person: int, players: Squires | Kept, prefs: Prefs) -> Found:
    """Play a game to its end with a person in one of the seats."""
    row = SeatRow(person, "person", prefs=prefs)
    held = Play(game)
    found = Found(0, Counter(), Counter(), [], [])
    runs = Runs(game, person)
    thrift = Thrift(game)
    refused: dict[str, tuple[int, ...]] = {}
    rounds = 0
    while players.go_on(game):
        if int(game.view(None)["round"]) > rounds:
            rounds += 1
            refused.clear()
        if rounds > table.rounds:
            break
        decision = players.decision(game)
        if decision.seat != person:
            chosen = players.choose(game, decision.seat)
            held.choose(decision.seat, chosen.label)
            runs.interrupted(chosen != decision.declining)
            if chosen != decision.declining:
                found.questions.update(thrift.ended())
            continue
        label = answering.answer(held, row)
        if label is None:
            chosen = players.choose(game, person)
            seen = blind(game, []) is not None and bool(picked(game, person))
            anew = chosen == decision.declining and seen  # who has seen something is asked again
            if anew or not runs.goes_on():
                found.questions.update(thrift.counted(asked(game, decision), decision, chosen))
            if chosen == decision.declining:
                refused |= dict.fromkeys((option.label for option in decision.options), balance(game))
            before = game.copy()
            held.choose(person, chosen.label)
            runs.chosen(before, decision, chosen)
            continue
        answer = decision.option(label)
        assert answer is not None
        found.questions.update(thrift.ended())
        why = wanted(game, decision, answer, {each for each, when in refused.items() if when == balance(game)})
        if why:
            found.missing.append(f"{asked(game, decision, label)}: {why}")
        found.answered[asked(game, decision, label)] += 1
        chosen = players.choose(game, person) if isinstance(players, Kept) else answer
        if chosen != answer:
            found.overruled.append(f"{asked(game, decision, label)}: {chosen.label}")
        held.choose(person, chosen.label, chosen == answer)
    found.questions.update(thrift.ended())
    return found._replace(rounds=min(rounds, table.rounds))


def balance(game: Game) -> tuple[int, ...]:
    """What must be as it was for something that was declined to be declined still: both sides of a challenge.

    In the board game: whether armies have met.
    """
    if isinstance(game.state, Fief):
        return (game.state.phase >= BATTLES and armies_meet(game.state),)
    contest = game.view(None).get("challenge")
    return tuple(contest[f"{side}_strength"] for side in ("attacking", "defending")) if contest else ()


class Runs:
    """Which prompts the page asks as one: things that are chosen one by one and sent together."""

    def __init__(self, game: Game, person: int) -> None:
        self.game = game
        self.person = person
        self.on = False
        self.picked: list[object] | None = None
        """Where others may have something to say in between: what was picked before."""
        self.ahead = ""
        """The kind of question that was asked together with the one that the person has declined."""

    def chosen(self, before: Game, decision: Decision, option: Option) -> None:
        """The person has chosen something."""
        game, person = self.game, self.person
        self.picked = None
        self.ahead = ""
        if option == decision.declining:
            later = ahead(before, person)
            self.on = later is not None
            self.ahead = later[1].kind if later is not None else ""
            return
        talks = (decision.kind in TALK or option.verb in TALK) and spoken(game, person)
        self.on = talks or goes_on(before, game, person)
        if not self.on and before.state.frames[-1].onward and game.decision(person) is None:
            found = (frame.picks(person) for frame in reversed(game.state.frames))
            self.picked = next((list(each) for each in found if each), None)
            self.on = self.picked is not None

    def interrupted(self, acts: bool) -> None:
        """Somebody else was asked something, and has done something or declined."""
        self.on = self.on and (self.picked is not None or bool(self.ahead)) and not acts

    def goes_on(self) -> bool:
        """Whether what the person is asked now belongs to what they were asked last."""
        decision = self.game.decision(self.person)
        if self.ahead:
            return self.on and decision is not None and decision.kind == self.ahead
        return self.on and (self.picked is None or picked(self.game, self.person) == self.picked)


class Thrift:
    """What is nothing without the next choice is one answer with it, if nobody comes in between: reductions, attachments."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.on = ""
        """The kind of the question that has to follow."""
        self.held: list[Asked] = []
        """Questions that aren't asked if something is chosen for which the others waited."""

    def counted(self, question: Asked, decision: Decision, chosen: Option) -> list[Asked]:
        """What has certainly been asked with this question."""
        waits = self.game.rules.people.waits(self.game.state, decision, chosen)
        kind = "" if not waits else "choose" if chosen.verb == "marshal" else "action"
        if self.on != decision.kind or chosen == decision.declining:
            before = self.ended()
            self.on = kind
            return [*before, question]
        if waits:
            self.on = kind
            self.held.append(question)
            return []
        self.held.clear()
        return self.ended()

    def ended(self) -> list[Asked]:
        """Nothing is chosen for it at once: what was asked one by one."""
        held, self.held, self.on = self.held, [], ""
        return held


TALK = ("offer", "say", "counter")
"""Offers are put together in a sheet of the page, all of it before anything is sent."""


def spoken(game: Game, person: int) -> bool:
    """Whether the person is about to say the next part of an offer."""
    decision = game.decision(person)
    return decision is not None and decision.kind == "offer"


def games(table: Table, seeds: range, keep: Path | None, again: Path | None, prefs: Prefs) -> Iterator[Found]:
    """Play a table's games, or those that were kept."""
    for seed in seeds:
        name = f"{table.name.replace(' ', '-')}-{seed}.json"
        if again is not None:
            if not (again / name).exists():
                continue
            record = read_record((again / name).read_bytes())
            game = Game(rulebook(record.game), record.config, record.seed)
            yield play(table, game, int(record.note), Kept(record), prefs)
            continue
        game = new(table.game, seats=list(table.seats), seed=seed)
        person = seed % game.state.seats
        yield play(table, game, person, Squires(game, seed), prefs)
        if keep is not None:
            record = game.record
            record.note = str(person)
            (keep / name).write_text(record.to_json())


def main() -> int:
    """Play the games and print the table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seeds", type=int, nargs=2, default=(1, 10), help="the first and the last")
    parser.add_argument("--tables", nargs="*", default=[table.name for table in TABLES])
    parser.add_argument("--everything", action="store_true", help="what is asked of a person who spares nothing")
    parser.add_argument("--why", type=int, default=0, help="show so many of the most frequent questions")
    parser.add_argument("--keep", type=Path, help="write the games' records into this folder")
    parser.add_argument("--again", type=Path, help="judge the games of this folder instead of playing any")
    args = parser.parse_args()
    if args.keep is not None:
        args.keep.mkdir(parents=True, exist_ok=True)
    failed = False
    for table in TABLES:
        if table.name not in args.tables:
            continue
        begun = monotonic()
        seeds = range(args.seeds[0], args.seeds[1] + 1)
        found = list(games(table, seeds, args.keep, args.again, Prefs(everything=args.everything)))
        if found:
            print(f"{told(table, found, args.why)}  ({monotonic() - begun:.0f} s)", flush=True)
            rounds = sum(each.rounds for each in found)
            failed |= sum(each.questions.total() for each in found) / rounds > table.most
            failed |= any(each.missing for each in found)
    return 1 if failed else 0


def told(table: Table, found: list[Found], why: int) -> str:
    """What a table's games asked, in lines."""
    rounds = sum(each.rounds for each in found)
    questions = sum((each.questions for each in found), Counter[Asked]())
    answered = sum((each.answered for each in found), Counter[Asked]())
    missing = Counter(text for each in found for text in each.missing)
    overruled = Counter(text for each in found for text in each.overruled)
    lines = [
        f"{table.name}: {questions.total() / rounds:.1f} questions a round (at most {table.most:g}), "
        f"{answered.total() / rounds:.1f} answered by the table, {len(found)} games, {rounds} rounds",
        f"  by game: {', '.join(f'{each.questions.total() / each.rounds:.1f}' for each in found)}",
        f"  {missing.total()} decisions that a good player wants weren't asked",
        *(f"    {number}  {text}" for text, number in missing.most_common(max(5, why))),
    ]
    if overruled:
        lines.append(f"  {overruled.total()} answers of the table that the squire would have given otherwise")
        lines += [f"    {number}  {text}" for text, number in overruled.most_common(why)]
    if why:
        kinds: Counter[str] = Counter()
        for each, number in questions.items():
            kinds[f"{each.kind}, {each.phase}/{each.whose}"] += number
        lines += [f"  {number / rounds:6.2f}  {text}" for text, number in kinds.most_common()]
        for title, counts in (("asked", questions), ("answered", answered)):
            lines.append(f"  {title}:")
            lines += [f"    {number / rounds:5.2f}  {each}" for each, number in counts.most_common(why)]
    else:
        kinds = Counter()
        for each, number in questions.items():
            kinds[each.kind] += number
        lines.append("  " + ", ".join(f"{kind} {number / rounds:.1f}" for kind, number in kinds.most_common()))
    return "\n".join(lines)


if __name__ == "__main__":
    sys.exit(main())
