"""The state of a game in progress: plain data, and the loop that moves it on to the next decision."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple, Self

from .chance import Chance
from .decision import MAKE, Decision, Option
from .frame import Frame

LAST = 6
"""Frames of a stalled game that are named."""
STALLED = 100_000
"""So many frame steps without a decision mean that a frame neither advances nor asks."""


class Entry(NamedTuple):
    """One entry of the log: what happened, by which rule, and a secret part for its audience (a bit per seat)."""

    kind: str
    args: tuple[Any, ...] = ()
    rule: str = ""
    secret: tuple[Any, ...] = ()
    audience: int = 0

    @property
    def reader(self) -> int | None:
        """A seat that may read all of it; None if nothing in it is secret, so that anybody may."""
        return (self.audience & -self.audience).bit_length() - 1 if self.audience else None


Witness = Callable[[Any, Decision], None]
"""Somebody who sees the state as a decision comes up that isn't asked."""


class State:
    """What every game's state has: seats, chance, the stack of frames, open decisions, log and outcome."""

    __slots__ = ("ask_all", "asks", "chance", "frames", "log", "outcome", "seats", "unasked", "unsettled", "witness")

    def __init__(self, seats: int, seed: str) -> None:
        self.seats = seats
        self.chance = Chance(seed)
        self.frames: list[Frame] = []
        self.asks: list[Decision] = []
        self.log: list[Entry] = []
        self.outcome: Outcome | None = None
        self.ask_all = False
        self.unsettled = True  # a game that knows when nothing has changed says so
        self.unasked: list[Decision] | None = None  # collects what isn't asked, while somebody wants to know
        self.witness: Witness | None = None  # and sees the state as it comes up

    def copy_base(self, new: Self) -> None:
        """Copy the kernel's part into a new state."""
        new.seats = self.seats
        new.chance = self.chance.copy()
        new.frames = [frame.copy() for frame in self.frames]
        new.asks = self.asks[:]
        new.log = self.log[:]
        new.outcome = self.outcome
        new.ask_all, new.unsettled = self.ask_all, self.unsettled
        new.unasked = new.witness = None

    def copy(self) -> Self:
        """An independent copy: a game's state makes a new one, calls `copy_base`, and copies its own fields."""
        raise NotImplementedError

    # The stack

    def push(self, frame: Frame) -> None:
        """Begin something: it is run before what is under way now."""
        self.frames.append(frame)

    def pop(self) -> None:
        """End what is on top."""
        self.frames.pop()

    def ask(self, seat: int, kind: str, prompt: str, rule: str, options: list[Option]) -> None:
        """Stop and wait for a seat's choice; the frame on top will get the answer."""
        self.asks.append(Decision(seat, kind, prompt, rule, options))

    def spare(self, seat: int, kind: str, prompt: str, rule: str, answer: list[Option]) -> None:
        """Say that a seat isn't asked, since there is only one answer (which may consist of several options)."""
        if self.unasked is None:
            return
        silent = Decision(seat, kind, prompt, rule, answer)
        self.unasked.append(silent)
        if self.witness is not None:
            asks, self.asks = self.asks, [silent]
            self.witness(self, silent)
            self.asks = asks

    def note(self, kind: str, *args: Any, rule: str = "", secret: tuple[Any, ...] = (), audience: int = 0) -> None:
        """Write an entry into the log."""
        self.log.append(MAKE(Entry, (kind, args, rule, secret, audience)))

    def settle(self) -> None:
        """Whatever must be checked after every change and before any window; a game overrides it."""

    # The loop

    def run(self) -> None:
        """Move on until somebody has to decide or the game is over."""
        frames, asks = self.frames, self.asks
        for _ in range(STALLED):
            if asks or self.outcome is not None:
                if self.halted():
                    return
                asks = self.asks
                continue
            if not frames:
                raise RuntimeError("the game has nothing under way and no outcome")
            if self.unsettled:  # once before each step, whatever that brings about
                self.settle()
                asks = self.asks
                if asks or self.over():
                    continue
            frames[-1].run(self)
            asks = self.asks
        last = [type(f).__name__ for f in frames[-LAST:]]
        raise RuntimeError(f"the game doesn't come to a decision: {len(frames)} things are under way, the last {last}")

    def over(self) -> bool:
        """Whether the game has ended, asked anew: what is known of ``outcome`` isn't known any more after a call."""
        return self.outcome is not None

    def halted(self) -> bool:
        """Whether the game is over or waits for somebody; a question with a single answer is answered at once."""
        if self.outcome is not None:
            self.asks.clear()
            self.frames.clear()
            return True
        if self.ask_all:
            return True
        for decision in self.asks:
            if len(decision.options) == 1:
                self.spare(decision.seat, decision.kind, decision.prompt, decision.rule, decision.options)
                self.take(decision, decision.options[0])
                return False
        return True

    def take(self, decision: Decision, option: Option) -> None:
        """Answer an open decision (without running on)."""
        self.asks.remove(decision)
        self.frames[-1].answer(self, decision.seat, option)


class Outcome(NamedTuple):
    """How a game ended: the seats that won (none: nobody), and a sentence."""

    winners: tuple[int, ...]
    reason: str
    rule: str = ""
