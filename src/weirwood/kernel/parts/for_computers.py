"""What a computer player asks a game: how good a position is, and what is worth thinking about."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar, NamedTuple

from ..chance import Chance
from ..decision import Decision, Option
from ..state import State


class Thinking(NamedTuple):
    """How a bot thinks about a game."""

    length: int = 40
    """Decisions that a trial goes on for at most."""
    cost: int = 1
    """What it costs to think a decision through, compared with one of a card game."""
    head_start: float = 0.0
    """How much better than the first of a shortlist another option must be after one trial; less after more of them."""


class ForComputers:
    """What the bots ask. As it stands, a bot plays on at random to the end of a trial and knows only who has won."""

    thinking: ClassVar[Thinking] = Thinking()
    tempers: ClassVar[Mapping[str, Mapping[str, float]]] = {}
    """What a player of a temper cares for beside winning: how much of the chance of winning each of the `facts` is worth to it."""
    usual: ClassVar[str] = "squire"
    """The computer player that is offered first: of those that are measured, the best that keeps nobody waiting."""

    def evaluate(self, state: State, seat: int) -> float:
        """How good the position is for a seat, from 0 (lost) to 1 (won)."""
        if state.outcome is None:
            return 1 / state.seats
        return float(seat in state.outcome.winners)

    def default_choice(self, state: State, decision: Decision, chance: Chance) -> Option:
        """What a seat does in a game that is only thought through: cheap, and not quite senseless."""
        return decision.options[chance.below(len(decision.options))]

    def shortlist(self, state: State, decision: Decision, chance: Chance) -> list[Option]:
        """The options that a bot thinks through, the one it would take without thinking first.

        A single one is taken at once: for what is small, or what the game knows better than a short look ahead does.
        """
        return decision.options

    def horizon(self, state: State) -> object:
        """What a bot thinks to the end of before it judges a position (a challenge, a phase): equal while it lasts.

        Where one thing is part of another, a tuple, the largest first: what comes within it doesn't end it.
        """
        return None

    # What better players ask; the squire doesn't, so that it stays as it is

    def policy(self, state: State, decision: Decision, chance: Chance) -> Option:
        """What a sensible player does without thinking far, in far less than a millisecond."""
        return self.default_choice(state, decision, chance)

    def candidates(self, state: State, decision: Decision, chance: Chance) -> list[Option]:
        """The options that are worth a thought, the policy's own first; a single one is taken at once."""
        return self.shortlist(state, decision, chance)

    def prospect(self, state: State, seat: int) -> float:
        """The chance of winning from a position in which nothing is under way, from 0 to 1."""
        return self.evaluate(state, seat)

    def facts(self, state: State, seat: int) -> dict[str, float]:
        """What a position comes to for a seat, in numbers with a name, by which it can be told why an option is better."""
        return {}

    def scene(self, state: State, far: bool) -> object:
        """What a player thinks to the end of before judging, as `horizon` says it; ``far``: the whole round."""
        return self.horizon(state)
