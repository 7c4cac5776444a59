"""4. The challenges phase, and a challenge in its three steps: attackers, defenders, resolve (hbo.challenges.5)."""

from __future__ import annotations

from typing import ClassVar, Self

from ....cardgame.cards.definition import RENOWN
from ....cardgame.phases.challenging import Challenges, Challenging
from ....cardgame.table import figures, values
from ....cardgame.table.event import Event
from ....cardgame.table.state import Table
from ....cardgame.table.words import PLAY
from .table import Hbo


class Resolution(Challenging):
    """One challenge, step by step; responses to what happens while it is resolved come after all of it."""

    __slots__ = ("pending",)
    passives_at_once: ClassVar = True  # they don't wait (hbo.passive.2)

    def __init__(self) -> None:
        super().__init__()
        self.pending: list[Event] = []

    def copy_into(self, new: Self) -> None:
        super().copy_into(new)
        new.pending = [event.copy() for event in self.pending]

    @property
    def collecting(self) -> bool:
        """From the comparison of strengths to the renown gained."""
        return RESOLVING <= self.at <= ANSWERED

    def may_bypass(self, s: Table, card: int) -> str | None:
        """No character is passed twice."""
        passed = any(target == card for _, target in s.under_way().bypassed)
        return s.clauses.stealth if passed else super().may_bypass(s, card)

    # 3. Resolve

    def compare(self, s: Hbo) -> None:
        """Ties go to the attacker, even 0 against 0 (hbo.resolve.2); then what hangs on the win."""
        c = s.under_way()
        attack, defence = values.side_strength(s, "attacking"), values.side_strength(s, "defending")
        self.decide(s, attack, defence, attack >= defence)
        s.happen([Event("challenge won", player=c.winner, other=c.loser, amount=c.margin)])
        s.due("won")

    def claim(self, s: Table) -> None:
        """Only a winning attacker's claim is carried out (hbo.resolve.3)."""
        c = s.under_way()
        if c.winner == c.attacker:
            c.claim, c.suffer = c.kind, (c.loser,)
            self.ctx.vars["amount"] = figures.plot_value(s, c.attacker, "claim")

    def power_claim(self, s: Table, claim: int, suffer: tuple[int, ...]) -> None:
        """From banner to banner; power on characters is safe (hbo.claim.6)."""
        if not s.power[s.faction[suffer[0]]]:
            s.note("no power", s.name(suffer[0]), rule="hbo.claim.6")
        super().power_claim(s, claim, suffer)

    def unopposed(self, s: Table) -> None:
        c = s.under_way()
        if c.unopposed:
            s.happen([Event("power", s.faction[c.winner], c.winner, amount=1, how="unopposed")])

    def renown(self, s: Table) -> None:
        """After the claim, and not optional (hbo.renown.2)."""
        c = s.under_way()
        side = c.attackers if c.winner == c.attacker else c.defenders
        bearers = [a for a in side if RENOWN in values.keywords(s, a) and s.zone[a] == PLAY]
        if bearers:
            s.happen([Event("power", a, c.winner, amount=1, source=a, how="renown") for a in bearers])

    def responses(self, s: Hbo) -> None:
        """To all that happened in this step; passive abilities have answered it already, each at its moment."""
        pending, self.pending = self.pending, []
        s.respond(pending)

    def finish(self, s: Hbo) -> None:
        s.note("challenge ends", rule="hbo.challenge-example.1")
        s.due("challenge")


Resolution.steps = (
    Resolution.declare_attackers, Resolution.stealth, Resolution.announce, Resolution.initiated, Resolution.window,
    Resolution.declare_defenders, Resolution.defended, Resolution.window, Resolution.compare, Resolution.claim,
    Resolution.resolve_claim, Resolution.choose_victims, Resolution.kill_claim, Resolution.unopposed, Resolution.renown,
    Resolution.responses, Resolution.window, Resolution.finish, Resolution.leave,
)  # fmt: skip
RESOLVING = Resolution.steps.index(Resolution.compare) + 1
ANSWERED = Resolution.steps.index(Resolution.renown) + 1


class ChallengesPhase(Challenges):
    """The first player carries out all his challenges, then the other player his (hbo.challenges.1)."""

    __slots__ = ()
    resolution = Resolution
    window_each = False
