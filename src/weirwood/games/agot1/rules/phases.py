"""The round: seven phases, each a list of framework windows and player action segments (lcg1.round.1)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from ....cardgame.phases import phases
from ....cardgame.phases.phases import Phase, Step
from ....cardgame.table import figures, values
from ....cardgame.table.event import Event
from ....cardgame.table.words import WITHIN_PHASE
from ....cardgame.vocabulary.ruling.player_rules import ExtraDraw
from ....cardgame.vocabulary.ruling.replacements import stays_kneeling
from ....cardgame.vocabulary.ruling.rules import active, cannot
from ....cardgame.vocabulary.ruling.table_rules import skipped
from ..timing.terminal import TERMINAL
from ..timing.timing import Box
from .challenges import ChallengesPhase
from .ending import EndOfRound
from .epic import EpicPhase
from .plots import PlotPhase, counted_out
from .shadows import Emerging
from .title_rules import OneMoreCard

if TYPE_CHECKING:
    from .table import Agot1

FRAMEWORK_DRAW = 2


def opening(box: type[Box]) -> Step:
    """The step of a phase that is a framework window."""

    def step(frame: Phase, s: Agot1) -> None:
        s.push(box())

    return step


class PhaseBegins(Box):
    """A phase begins: first cards come out of Shadows, then what happens at its beginning (lcg1.shadow.5)."""

    __slots__ = ()
    called = "The phase begins"

    def begin(self, s: Agot1) -> None:
        self.moment(s, "phase begins", how=s.phase)

    def shadows(self, s: Agot1) -> None:
        if any(s.shadows):
            s.push(Emerging(s.order()))

    steps = (shadows, begin)


class PhaseEnds(Box):
    """A phase ends: lasting effects run out, then what happens at its end; nobody responds (faq1.2.6.1 to 3)."""

    __slots__ = ()
    called = "The phase ends"
    closing = True

    def end(self, s: Agot1) -> None:
        s.lapse(*WITHIN_PHASE)
        self.moment(s, "phase ends", how=s.phase)

    def delayed(self, s: Agot1) -> None:
        s.due("phase")

    def round_over(self, s: Agot1) -> None:
        """With its last phase the round ends, too."""
        if s.phase == TaxationPhase.name:
            s.due("round")

    steps: ClassVar[tuple[Step, ...]] = (end, delayed, round_over)


def begin_phase(s: Agot1) -> None:
    """Open the window of a phase's beginning, unless nothing could happen in it."""
    if any(s.shadows) or stirring(s, "phase begins"):
        s.push(PhaseBegins())


def end_phase(s: Agot1) -> None:
    """Open the window of a phase's end, unless nothing could happen in it."""
    if s.lasting or s.discounts or s.delayed or stirring(s, "phase ends"):
        s.push(PhaseEnds())


STIRRING = TERMINAL | {"GainsAbility"}
"""The rules by which something may come up at any time."""


def stirring(s: Agot1, moment: str) -> bool:
    """Whether anybody could answer a moment, or something may leave play or be due as soon as a window is open."""
    if moment in s.listeners or s.promised or s.moribund or s.rewired or s.guises or s.has_any(STIRRING):
        return True
    return any(s.limbo)


class DrawCards(Box):
    """Each player draws two cards; what cards add to that counts towards the cap (faq1.phase.draw.1, faq1.drawcap.2)."""

    __slots__ = ()
    called = "Cards are drawn"

    def draw(self, s: Agot1) -> None:
        events = []
        for seat in s.order():
            change = sum(rule.n for card, rule in active(s, ExtraDraw) if s.ctrl[card] == seat)
            usual = max(1, FRAMEWORK_DRAW + min(0, change))
            events.append(Event("draw", player=seat, amount=usual, how="framework"))
            if change > 0:
                events.append(Event("draw", player=seat, amount=change))
            if beyond := len(active(s, OneMoreCard, seat)):  # an exception to the cap (lcg1.round.5, lcg1.title.12)
                events.append(Event("draw", player=seat, amount=beyond, how="beyond the cap"))
        s.happen(events)

    steps = (draw,)


class DrawPhase(Phase):
    """2. Draw (faq1.phase.draw.1)."""

    __slots__ = ()
    name = "draw"
    steps = (Phase.begin, Phase.window, opening(DrawCards), Phase.window, Phase.end, Phase.leave)


class Income(Box):
    """The active player counts income: the plot's gold and the bonuses of all cards (lcg1.round.6)."""

    __slots__ = ()
    called = "Income is counted"

    def count(self, s: Agot1) -> None:
        gold = figures.plot_value(s, s.active, "income")
        s.happen(
            [Event("gold", player=s.active, amount=gold, how="income"), Event("income", player=s.active, amount=gold)]
        )

    steps = (count,)


class Done(Box):
    """The active player is done with whatever costs gold (faq1.phase.marshalling.1)."""

    __slots__ = ()
    called = "Marshalling is done"

    def declare(self, s: Agot1) -> None:
        s.note("done marshalling", s.name(s.active), rule="faq1.phase.marshalling.1")
        self.moment(s, "done marshalling", s.active)

    steps = (declare,)


class MarshallingPhase(Phase):
    """3. Marshalling: each player in turn counts income and may play cards (faq1.phase.marshalling.1)."""

    __slots__ = ()
    name = "marshalling"

    def income(self, s: Agot1) -> None:
        s.active = seat = self.seat_in_turn(s)
        if seat < 0:
            self.at += 2
            return
        s.touch()
        s.note("active", s.name(seat), rule="faq1.phase.marshalling.1")
        s.push(Income())

    def done(self, s: Agot1) -> None:
        self.turn += 1
        self.at -= 3
        s.push(Done())

    steps = (Phase.begin, income, Phase.window, done, Phase.end, Phase.leave)


class RewardDominance(Box):
    """The highest STR of standing characters wins dominance and 1 power for the House (lcg1.round.23)."""

    __slots__ = ()
    called = "Dominance is counted"

    def count(self, s: Agot1) -> None:
        s.dominance = -1
        s.happen([Event("dominance count")])

    def determine(self, s: Agot1) -> None:
        if counted_out(self):
            return
        totals = {p: values.dominance_strength(s, p) for p in s.order()}
        best = max(totals.values())
        winners = [p for p, total in totals.items() if total == best]
        s.note("dominance totals", *[(s.name(p), total) for p, total in totals.items()], rule="lcg1.round.23")
        if len(winners) == 1:
            s.happen([Event("dominance", player=winners[0])])
        else:
            s.note("no dominance", rule="faq1.phase.dominance.2")

    def reward(self, s: Agot1) -> None:
        if s.dominance >= 0:
            s.note("dominance", s.name(s.dominance), rule="lcg1.round.23")
            s.happen([Event("power", s.faction[s.dominance], s.dominance, amount=1, how="dominance")])

    steps = (count, determine, reward)


class DominancePhase(Phase):
    """5. Dominance (faq1.phase.dominance.1)."""

    __slots__ = ()
    name = "dominance"
    steps = (Phase.begin, opening(RewardDominance), Phase.window, Phase.end, Phase.leave)


class Stand(Box):
    """All kneeling cards stand (lcg1.round.24)."""

    __slots__ = ()
    called = "Cards stand"

    def stand(self, s: Agot1) -> None:
        cards = [card for seat in s.order() for card in (s.faction[seat], *s.area[seat]) if s.kneeling[card]]
        cards = [card for card in cards if not stays_kneeling(s, card) and not cannot(s, card, "stand")]
        if cards:
            s.note("standing", rule="lcg1.round.24")
            s.happen([Event("stand", card, s.ctrl[card], how="standing phase") for card in cards])

    steps = (stand,)


class StandingPhase(Phase):
    """6. Standing (faq1.phase.standing.1)."""

    __slots__ = ()
    name = "standing"
    steps = (Phase.begin, opening(Stand), Phase.window, Phase.end, Phase.leave)


class ReturnGold(Box):
    """Unspent gold goes back to the treasury (lcg1.round.25)."""

    __slots__ = ()
    called = "Gold goes back"

    def give_back(self, s: Agot1) -> None:
        found = [Event("return gold", player=p, amount=s.gold[p]) for p in s.order() if s.gold[p]]
        if found:
            s.happen(found)

    steps = (give_back,)


class TaxationPhase(EndOfRound):
    """7. Taxation; with it the round ends (lcg1.round.25)."""

    __slots__ = ()
    name = "taxation"
    steps = (Phase.begin, opening(ReturnGold), Phase.window, Phase.end, EndOfRound.end_round)


class LastPhaseEnds(PhaseEnds):
    """The phase ends in which the round is cut short: and with it the round."""

    __slots__ = ()

    def round_over(self, s: Agot1) -> None:
        s.due("round")

    steps = (PhaseEnds.end, PhaseEnds.delayed, round_over)


class RoundCutShort(EndOfRound):
    """The phase that was under way and all that were to follow count as ended (faq1.errata.36)."""

    __slots__ = ()

    def end_phase(self, s: Agot1) -> None:
        s.active = -1
        s.touch()
        s.push(LastPhaseEnds())

    steps = (end_phase, EndOfRound.end_round)


class Round(phases.Rounds):
    """The seven phases in order, and epic phases where there are some."""

    __slots__ = ()
    phases = (PlotPhase, DrawPhase, MarshallingPhase, ChallengesPhase, DominancePhase, StandingPhase, TaxationPhase)

    def run(self, s: Agot1) -> None:  # type: ignore[override]
        """Epic phases come between dominance and standing, in the order of their creation (faq1.3.34.1).

        A phase that is skipped is left at once, so that a round that ends with it has still ended.
        """
        phase = self.phases[self.at]
        if s.extra and phase is StandingPhase:
            card, *rest = s.extra
            s.extra = tuple(rest)
            s.push(EpicPhase(card))
            return
        super().run(s)
        if skipped(s, phase.name):
            s.note("skip phase", phase.name, rule="lcg1.card.10")
            frame = s.frames[-1]
            assert isinstance(frame, Phase)
            frame.at = len(phase.steps) - 1


def cut_round(s: Agot1) -> None:
    """Whatever is under way is broken off, a challenge without a result (faq1.errata.37); the next plot phase comes."""
    while not isinstance(s.frames[-1], Round):
        s.pop()
    s.frames[-1].at = 0
    s.expire("challenge")
    s.delayed = [d for d in s.delayed if d.when not in ("won", "challenge")]
    s.challenge = None
    s.extra = ()
    s.push(RoundCutShort())
