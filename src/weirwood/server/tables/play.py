"""A game at a table: the kernel's game, the number of moves that led to it, and which decision is which."""

from __future__ import annotations

from collections.abc import Generator, Hashable, Iterable, Sequence
from typing import Any, NamedTuple

from weirwood.kernel import Decision, Game, Option, Refusal, Refused, seed_text
from weirwood.kernel.checkpoints import EVERY
from weirwood.server.showing.ahead import leads_on
from weirwood.server.showing.drafting import DONE, blind, goes_on, picked
from weirwood.server.showing.together import waits
from weirwood.server.store.rows import Move

Declined = dict[int, dict[str, Hashable]]
REMEMBERED = 200
"""Of how many things it is remembered that they were declined."""


class Plan(NamedTuple):
    """The rest of a run that others may interrupt."""

    labels: list[str]
    picked: list[Any]
    """What was picked before: if that is no more, something has happened in between."""


class Mark(NamedTuple):
    """What belongs to a checkpoint of the game (kernel): the same moment, as the table counts it."""

    choices: int
    """Choices that had been made."""
    moves: int
    """Moves that had been made, those included that were taken back."""
    seq: int
    base: int
    asked: dict[int, int]
    opened: dict[int, int]
    declined: Declined


class Play:
    """The game after ``seq`` moves. A decision's id is the seq after which it was asked: no later one has it too."""

    __slots__ = (
        "asked",
        "base",
        "concealed",
        "declined",
        "game",
        "hush",
        "kept",
        "made",
        "marks",
        "moves",
        "opened",
        "planned",
        "seq",
    )

    def __init__(self, game: Game, seq: int = 0, hush: bool = False) -> None:
        """``hush``: a decision's id is to tell its seat nothing of what the others were asked (fair/hush)."""
        self.game = game
        self.seq = seq
        self.hush = hush
        self.base = seq
        self.asked: dict[int, int] = {}
        """How many new things each seat was asked since ``base``, the last take-back."""
        self.opened = {decision.seat: self._id(decision.seat) for decision in game.waiting}
        self.made: list[tuple[int, bool]] = [(0, False)] * len(game.choices)
        """For each choice: the id of the decision it answered, and whether the server answered it."""
        self.declined: Declined = {}
        """What each seat could have had and declined by itself, and on which occasion it did so last."""

        self.planned: dict[int, Plan] = {}
        """What each seat goes on to choose once the others have had their say, and said nothing."""
        self.moves: list[Move] = []
        self.marks: list[Mark] = []
        self.kept = 0
        """After how many moves its checkpoint in the database was made (opening/keeping)."""
        self.concealed: tuple[tuple[Game, int, int], frozenset[int]] | None = None
        """Who is asked something in secret (fair/hush), and at which moment that was."""

    def _id(self, seat: int) -> int:
        """The id of a decision that a seat is asked now: by all moves, or by what it was asked itself alone.

        A move asks a seat at most one new thing, so that neither is ever larger than the number of moves.
        """
        return self.base + self.asked.get(seat, 0) if self.hush else self.seq

    def decision(self, seat: int) -> Decision | None:
        return self.game.decision(seat)

    def luck(self, seat: int) -> str:
        """The seed of a computer's random numbers for its next choice: the same table's seed plays the same game.

        It goes by what the seat itself has chosen, and nothing can be learned from it of the table's seed.
        """
        own = sum(chooser == seat for chooser, _ in self.game.choices)
        return seed_text(f"{self.game.seed} computer {seat} {own}")

    def choose(self, seat: int, label: str, auto: bool = False) -> Move:
        """Make a choice; whatever it raises, nothing has changed then."""
        game = self.game
        before = {decision.seat: decision for decision in game.waiting}
        asked = before.get(seat)
        refused = self._refused(asked, label) if asked is not None and not auto else {}
        game.choose(label, seat)
        self._go_on(seat, label, asked)
        if refused:
            kept = list(self.declined.get(seat, {}).items())[-REMEMBERED:]
            self.declined[seat] = {label: when for label, when in kept if label not in refused} | refused
        self.made.append((self.opened[seat], auto))
        self.seq += 1
        anew = [each.seat for each in game.waiting if before.get(each.seat) is not each] if self.hush else ()
        self.asked = {**self.asked, **{each: self.asked.get(each, 0) + 1 for each in anew}}
        self.opened = {
            decision.seat: self.opened[decision.seat]
            if before.get(decision.seat) is decision
            else self._id(decision.seat)
            for decision in game.waiting
        }
        move = Move(self.seq, "choice", seat, game.choices[-1][1], auto)
        self.moves.append(move)
        if len(game.choices) % EVERY == 0 and game.checkpoints is not None:
            self._mark(len(game.choices))
        return move

    def _mark(self, count: int) -> None:
        """Remember what belongs to the newest checkpoint, and forget what belongs to none any more."""
        kept = {number for number, _ in self.game.checkpoints.kept} if self.game.checkpoints is not None else set()
        self.marks = [mark for mark in self.marks if mark.choices < count and mark.choices in kept]
        now = (len(self.moves), self.seq, self.base, self.asked, self.opened, self.declined.copy())
        self.marks.append(Mark(count, *now))

    def near(self, moves: Sequence[Move]) -> Play | None:
        """The game that other moves lead to, from the last checkpoint up to which they are the same; None: there is none.

        This one stays as it is.
        """
        common = 0
        for one, other in zip(self.moves, moves, strict=False):
            if one.key != other.key:
                break
            common += 1
        now = Mark(len(self.game.choices), len(self.moves), self.seq, self.base, self.asked, self.opened, self.declined)
        found = next((mark for mark in (now, *reversed(self.marks)) if mark.moves <= common), None)
        if found is None or not found.moves:
            return None
        new = self._at(found)
        new.follow(moves[found.moves :])
        return new

    def _at(self, mark: Mark) -> Play:
        """A copy of the game at a moment that was marked."""
        game = self.game.copy()
        if mark.choices < len(game.choices):
            game.take_back(mark.choices)
        new = Play(game, mark.seq, self.hush)
        new.base, new.asked, new.opened, new.declined = mark.base, mark.asked, mark.opened, mark.declined.copy()
        new.made, new.moves, new.kept = self.made[: mark.choices], self.moves[: mark.moves], self.kept
        new.marks = [each for each in self.marks if each.choices <= mark.choices and each.moves <= mark.moves]
        return new

    def _go_on(self, seat: int, label: str, asked: Decision | None) -> None:
        """What was planned goes on with a choice of it, and ends with any other, also of somebody else who doesn't pass."""
        plan = self.planned.pop(seat, None)
        if asked is None or asked.declining is None or asked.declining.label != label:
            self.planned.clear()
        if plan is not None and plan.labels[0] == label:
            self._plan(seat, plan.labels[1:])

    def _plan(self, seat: int, labels: list[str]) -> None:
        if labels:
            found = (frame.picks(seat) for frame in reversed(self.game.state.frames))
            self.planned[seat] = Plan(labels, list(next((each for each in found if each is not None), ())))

    def next_of_plan(self, seat: int) -> str | None:
        """What a seat has chosen already for the case that it is asked what it is asked now."""
        plan, decision = self.planned.get(seat), self.decision(seat)
        if plan is None or decision is None:
            return None
        option = decision.option(plan.labels[0]) if (picked(self.game, seat) or []) == plan.picked else None
        if option is None:
            del self.planned[seat]
        return option.label if option is not None else None

    def _refused(self, decision: Decision, label: str) -> dict[str, Hashable]:
        """What is refused by declining a decision so, without what is something new whenever it is offered."""
        declining = decision.declining
        if declining is None or declining.label != label:
            return {}
        people, state = self.game.rules.people, self.game.state
        found = {option.label: people.occasion(state, decision, option) for option in decision.options}
        return {each: when for each, when in found.items() if when is not None}

    def declines(self, seat: int, decision: Decision, option: Option) -> bool:
        """Whether a seat has declined an option by itself before, on the same occasion."""
        when = self.declined.get(seat, {}).get(option.label)
        return when is not None and when == self.game.rules.people.occasion(self.game.state, decision, option)

    def choose_run(self, seat: int, labels: list[str]) -> list[Move]:
        """Make a run of choices, all of them or none."""
        return list(self.one_by_one(seat, labels))

    def one_by_one(self, seat: int, labels: list[str]) -> Generator[Move, None, None]:
        """Make a run of choices; if one of them can't be made, or doesn't belong to it, nothing has changed.

        Where a question is asked together with the one before it, the run goes on through what declines that one.
        Whoever doesn't go on with it to its end must close it: then nothing has changed either.

        'done' at its end is left out where the last pick has ended the run, or has shown something that wasn't known
        when it was said. Where others are asked first, the rest is kept until they have passed.
        """
        game, seq, made, opened = self.game.copy(), self.seq, self.made[:], self.opened
        declined, asked, played, marks = self.declined.copy(), self.asked, len(self.moves), self.marks
        waited = False
        try:
            for number, label in enumerate(labels):
                if label == DONE.label and (waited or (blind(self.game, []) is not None and picked(self.game, seat))):
                    break
                before = self.game.copy()
                waited = waits(before, seat, label)
                yield self.choose(seat, label)
                frame = before.state.frames[-1]
                if goes_on(before, self.game, seat) or leads_on(before, self.game, seat, label):
                    continue
                now, was = self.decision(seat), before.decision(seat)
                if (frame.then or frame.onward or waited) and now is None:
                    self._plan(seat, [each for each in labels[number + 1 :] if not waited or each != DONE.label])
                    break
                if waited and now is not None and was is not None and number + 1 < len(labels):
                    if now.kind == was.kind or now.option(labels[number + 1]) is not None:
                        continue
                    break  # something else is asked first
                if not frame.onward and [each for each in labels[number + 1 :] if each != DONE.label]:
                    raise Refused(labels[number + 1], [Refusal("", "it isn't asked for any more")])
                break
        except BaseException:
            self.game, self.seq, self.made, self.opened, self.declined = game, seq, made, opened, declined
            self.asked, self.marks = asked, marks
            del self.moves[played:]
            self.planned.clear()
            raise

    def back(self, seat: int, count: int, before: Game | None = None) -> Move:
        """Go back to the moment after so many choices; ``before`` is the game at that moment, if it is known."""
        if before is None:
            self.game.take_back(count)
        else:
            self.game = before
        del self.made[count:]
        self.declined.clear()
        self.planned.clear()
        self.seq += 1
        self.base, self.asked = self.seq, {}
        self.opened = {decision.seat: self._id(decision.seat) for decision in self.game.waiting}
        move = Move(self.seq, "back", seat, str(count))
        self.moves.append(move)
        self.marks = [mark for mark in self.marks if mark.choices <= count]
        return move

    def last_own(self, seat: int) -> int | None:
        """Before which choice the seat last decided by itself."""
        for number in range(len(self.made) - 1, -1, -1):
            if self.game.choices[number][0] == seat and not self.made[number][1]:
                return number
        return None

    def answered(self, seat: int, decision: int, label: str) -> bool:
        """Whether the seat has already answered this decision with this."""
        for number in range(len(self.made) - 1, max(-1, len(self.made) - 200), -1):
            if self.made[number][0] == decision and self.game.choices[number][0] == seat:
                return self.game.choices[number][1] == label
        return False

    def follow(self, moves: Iterable[Move]) -> None:
        """Make moves that were made elsewhere."""
        for move in moves:
            if move.kind == "back":
                self.back(move.seat, int(move.label))
            else:
                self.choose(move.seat, move.label, move.auto)
