"""Conditions about the moment, and about how many cards there are."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from ..cards.definition import Context
from ..grammar.kinds import NUMBER
from ..grammar.phrase import Phrase
from .bases import Condition
from .cards import Cards
from .kinds import PHASE_NAME, SOME_CHALLENGE
from .nouns import CARDS_NOUN

if TYPE_CHECKING:
    from ..table.state import Table


@dataclass(frozen=True)
class InPhase(Condition):
    """It is a certain phase."""

    phase: str
    phrases = (Phrase("it is the {phase} phase", phase=PHASE_NAME),)

    def holds(self, s: Table, ctx: Context) -> bool:
        return s.phase == self.phase


class SeveralOpponents(Condition):
    """You have two opponents or more."""

    phrases = (Phrase("you have more than 1 opponent"),)

    def holds(self, s: Table, ctx: Context) -> bool:
        return len(s.opponents(ctx.player)) > 1


@dataclass(frozen=True)
class DuringOneOf(Condition):
    """There is a challenge under way, of one of several types."""

    challenges: tuple[str, ...]
    phrases = (Phrase("{challenges} is under way", challenges=SOME_CHALLENGE),)

    def __post_init__(self) -> None:
        if len(set(self.challenges)) != 2 or len(self.challenges) != 2:
            raise ValueError("One of several types is one of two: three are any, and one is said by 'during'.")

    def holds(self, s: Table, ctx: Context) -> bool:
        return s.challenge is not None and s.challenge.kind in self.challenges


@dataclass(frozen=True)
class Several(Condition):
    """There are at least so many cards that fit."""

    n: int
    cards: Cards
    phrases = (Phrase("there are {n} or more {cards}", n=NUMBER, cards=CARDS_NOUN),)

    def __post_init__(self) -> None:
        if self.n < 2:
            raise ValueError("That there is one is said by 'Exists'.")

    def holds(self, s: Table, ctx: Context) -> bool:
        return len(self.cards.find(s, ctx)) >= self.n
