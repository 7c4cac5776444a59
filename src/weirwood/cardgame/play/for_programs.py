"""What the judge and the computer players ask a card game."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, ClassVar

from ...kernel.chance import Chance
from ...kernel.decision import Decision, Option
from ...kernel.parts.for_computers import ForComputers
from ...kernel.parts.for_judge import ForJudge
from ...kernel.state import State
from ..table.state import Table
from .evaluation import Worth, default_choice, evaluate
from .parts import WORDS, Parts

if TYPE_CHECKING:
    from .positions import Find

AFTERWARDS = ("dominance", "standing", "taxation", "draw")
"""The phases of a round after its challenges, as the editions call them."""


class CardJudge(ForJudge):
    """Positions of cards; ``own`` is what a configuration holds of a table's own cards."""

    def __init__(self, parts: Parts, find: Find, own: dict[str, str]) -> None:
        self.words = (*WORDS, *parts.words)
        self.parts = parts
        self.find = find
        self.own = own

    def scenario(self, document: dict[str, Any]) -> dict[str, Any]:
        return {**self.parts.scenario(document), **self.own}

    def inspect(self, state: State, config: dict[str, Any], subject: str) -> dict[str, Any]:
        return self.parts.inspect(state, subject, self.find)


class CardComputers(ForComputers):
    """Computer players that go by what things are worth in an edition."""

    usual = "knight"
    tempers: ClassVar[Mapping[str, Mapping[str, float]]] = {
        "reckless": {"power for you": 0.02, "characters for you": -0.004},
        "cautious": {"characters for you": 0.012, "cards in your hand": 0.006},
        "vengeful": {"characters for the others": -0.02, "cards in the others' hands": -0.006},
    }

    def __init__(self, worth: Worth, game: str = "") -> None:
        self.worth = worth
        self.game = game

    def evaluate(self, state: State, seat: int) -> float:
        assert isinstance(state, Table)
        return evaluate(state, seat, self.worth)

    def default_choice(self, state: State, decision: Decision, chance: Chance) -> Option:
        assert isinstance(state, Table)
        return default_choice(state, decision, chance, self.worth)

    def horizon(self, state: State) -> object:
        """The phase, and the challenge that is under way: it is a part of its phase and doesn't end it."""
        assert isinstance(state, Table)
        phase = (state.round, state.phase)
        return phase if state.challenge is None else (*phase, state.challenge.number)

    def policy(self, state: State, decision: Decision, chance: Chance) -> Option:
        assert isinstance(state, Table)
        from ..policy import choosing  # most programs ask for none of these

        return choosing.choose(state, decision, chance)

    def candidates(self, state: State, decision: Decision, chance: Chance) -> list[Option]:
        assert isinstance(state, Table)
        from ..policy import choosing

        return choosing.shortlist(state, decision, chance)

    def prospect(self, state: State, seat: int) -> float:
        """By the weights that were fitted for the game; by what things are worth if there are none."""
        assert isinstance(state, Table)
        from ..policy import prospects

        fitted = prospects.weights(self.game if state.seats == 2 else f"{self.game} melee") or prospects.weights(
            self.game
        )
        return evaluate(state, seat, self.worth) if fitted is None else prospects.prospect(state, seat, fitted)

    def facts(self, state: State, seat: int) -> dict[str, float]:
        assert isinstance(state, Table)
        from ..policy import prospects

        return prospects.facts(state, seat)

    def scene(self, state: State, far: bool) -> object:
        """The round, up to the end of its challenges; ``far``: all of it."""
        assert isinstance(state, Table)
        return (state.round,) if far else (state.round, state.phase not in AFTERWARDS)
