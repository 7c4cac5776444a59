"""A game at a table: the kernel's game, the number of moves that led to it, and which decision is which."""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Sequence
from typing import Any

from weirwood.kernel import Decision, Game, Record, Refusal, Refused, rulebook
from weirwood.kernel.checkpoints import Checkpoints
from weirwood.server.showing.drafting import DONE, goes_on
from weirwood.server.store.rows import Move


class Play:
    """The game after ``seq`` moves. A decision's id is the seq after which it was asked: no later one has it too."""

    __slots__ = ("asked", "base", "declined", "game", "hush", "made", "opened", "seq")

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
        self.declined: dict[int, tuple[Hashable, frozenset[str]]] = {}
        """What each seat has last declined by itself: on which occasion, and what it could have had."""

    def _id(self, seat: int) -> int:
        """The id of a decision that a seat is asked now: by all moves, or by what it was asked itself alone.

        A move asks a seat at most one new thing, so that neither is ever larger than the number of moves.
        """
        return self.base + self.asked.get(seat, 0) if self.hush else self.seq

    def decision(self, seat: int) -> Decision | None:
        return self.game.decision(seat)

    def choose(self, seat: int, label: str, auto: bool = False) -> Move:
        """Make a choice; whatever it raises, nothing has changed then."""
        game = self.game
        before = {decision.seat: decision for decision in game.waiting}
        asked = before.get(seat)
        refused = self._refused(asked, label) if asked is not None and not auto else None
        game.choose(label, seat)
        if refused is not None:
            self.declined[seat] = refused
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
        return Move(self.seq, "choice", seat, game.choices[-1][1], auto)

    def _refused(self, decision: Decision, label: str) -> tuple[Hashable, frozenset[str]] | None:
        """What is refused by declining a decision so."""
        declining = decision.declining
        if declining is None or declining.label != label:
            return None
        occasion = self.game.rules.people.occasion(self.game.state, decision)
        return occasion, frozenset(option.label for option in decision.options)

    def choose_run(self, seat: int, labels: list[str]) -> list[Move]:
        """Make a run of choices; if one of them can't be made, or doesn't belong to it, nothing has changed.

        'done' at its end is left out where the last pick has ended the run.
        """
        game, seq, made, opened = self.game.copy(), self.seq, self.made[:], self.opened
        declined, asked = self.declined.copy(), self.asked
        moves: list[Move] = []
        try:
            for number, label in enumerate(labels):
                before = self.game.copy()
                moves.append(self.choose(seat, label))
                if goes_on(before, self.game, seat):
                    continue
                if [each for each in labels[number + 1 :] if each != DONE.label]:
                    raise Refused(labels[number + 1], [Refusal("", "it isn't asked for any more")])
                break
        except Exception:
            self.game, self.seq, self.made, self.opened, self.declined = game, seq, made, opened, declined
            self.asked = asked
            raise
        return moves

    def back(self, seat: int, count: int) -> Move:
        """Go back to the moment after so many choices."""
        self.game.take_back(count)
        del self.made[count:]
        self.declined.clear()
        self.seq += 1
        self.base, self.asked = self.seq, {}
        self.opened = {decision.seat: self._id(decision.seat) for decision in self.game.waiting}
        return Move(self.seq, "back", seat, str(count))

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


def replayed(game: str, config: dict[str, Any], seed: str, moves: Sequence[Move], hush: bool = False) -> Play:
    """The game that a table's moves lead to."""
    last = next((n for n in range(len(moves) - 1, -1, -1) if moves[n].kind == "back"), None)
    if last is None:
        play = Play(Game(rulebook(game), config, seed, checkpoints=Checkpoints()), hush=hush)
        play.follow(moves)
        return play
    left = standing(moves[: last + 1])
    choices = [(move.seat, move.label) for move in left]
    play = Play(Game(rulebook(game), config, seed, choices=choices, checkpoints=Checkpoints()), moves[last].seq, hush)
    # Where ids don't go by all moves, which decision each answered isn't known any more: a repeat of it is stale.
    play.made = [(-1 if hush else move.seq - 1, move.auto) for move in left]
    play.follow(moves[last + 1 :])
    return play


def standing(moves: Sequence[Move]) -> list[Move]:
    """The choices that were not taken back."""
    left: list[Move] = []
    for move in moves:
        if move.kind == "back":
            if move.label.isdecimal():  # one that can't be read takes nothing back
                del left[int(move.label) :]
        else:
            left.append(move)
    return left


def record_of(game: str, config: dict[str, Any], seed: str, moves: Sequence[Move], note: str = "") -> Record:
    """The record of a table's game."""
    return Record(game, config, seed, [(move.seat, move.label) for move in standing(moves)], note=note)
