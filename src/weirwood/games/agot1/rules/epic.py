"""Epic phases: what an Epic Battle brings about after dominance, and the cards beside the plot decks (lcg1.epic.1)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Self

from ....cardgame.phases.challenging import Challenges
from ....cardgame.phases.declaring import challenge_options
from ....cardgame.phases.phases import Phase, Step
from ....cardgame.table.event import Event
from ....cardgame.vocabulary.ruling.player_rules import ExtraChallenge
from ....cardgame.vocabulary.ruling.rules import active
from ....cardgame.vocabulary.subjects.beside import EpicChallenges
from ....kernel.decision import make_option
from ..timing.leaving import resting
from .challenges import Resolution, Resolve

if TYPE_CHECKING:
    from .table import Agot1

EPIC = "epic"
RANDOM_PLOT = "random plot"
"""What is kept of players until they have revealed their next plot."""


def bring_phase(s: Agot1, event: Event) -> None:
    """One more epic phase this round, after those that were created before (faq1.3.34.1)."""
    s.extra = (*s.extra, event.card)
    event.done = True


def clear_beside(s: Agot1) -> None:
    """A phase is over: the cards beside the plot decks that were there for it go to their piles."""
    for pile in s.beside:
        for card in [card for card in pile if card not in s.extra]:
            s.place(card, resting(s, card))


def with_step(steps: tuple[Step, ...], old: Step, new: Step) -> tuple[Step, ...]:
    """The same steps with another one in the place of one of them."""
    return tuple(new if step is old else step for step in steps)


class EpicResolve(Resolve):
    """How a challenge of an epic phase is resolved: without claim; the next plot of a defender who lost is left to chance."""

    __slots__ = ()

    def claim(self, s: Agot1) -> None:
        c = s.under_way()
        if c.winner == c.attacker:
            s.tick(RANDOM_PLOT, "player", c.loser)
            s.note("random plot", s.name(c.loser), rule="lcg1.epic.2")

    steps = with_step(Resolve.steps, Resolve.claim, claim)


class EpicResolution(Resolution):
    """A challenge of an epic phase."""

    __slots__ = ()

    def resolve(self, s: Agot1) -> None:
        s.push(EpicResolve())

    steps = with_step(Resolution.steps, Resolution.resolve, resolve)


class EpicPhase(Challenges):
    """Each player in turn may initiate a challenge; no player actions before or after it (lcg1.epic.2)."""

    __slots__ = ("card",)
    name = EPIC
    resolution = EpicResolution
    window_each = False

    def __init__(self, card: int) -> None:
        super().__init__()
        self.card = card

    def copy_into(self, new: Self) -> None:
        super().copy_into(new)
        new.card = self.card

    def become_active(self, s: Agot1) -> None:  # type: ignore[override]
        s.active = self.seat_in_turn(s)
        if s.active < 0:
            self.at += 1
        else:
            s.note("active", s.name(s.active), rule="lcg1.epic.2")

    def left(self, s: Agot1, seat: int) -> int:
        """How many challenges a player may still initiate: one, or one beside what other effects give."""
        effects = [effect for ability in s.defn[self.card].abilities for effect in ability.do]
        single = any(isinstance(effect, EpicChallenges) and effect.single for effect in effects)
        most = 1 if single else 1 + len(active(s, ExtraChallenge, seat))
        return most - s.count("phase", "player", seat, "initiated")

    def initiate(self, s: Agot1) -> None:  # type: ignore[override]
        options = challenge_options(s, s.active) if s.alive[s.active] and self.left(s, s.active) > 0 else []
        if not options:
            self.turn += 1
            self.at = 1
            return
        prompt = "Initiate a challenge of the epic phase, or pass."
        s.ask(s.active, "challenge", prompt, "lcg1.epic.2", [*options, make_option("pass", "pass")])

    steps = (Phase.begin, become_active, initiate, Phase.end, Phase.leave)
