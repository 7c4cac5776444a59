"""Phases: what takes a game through its rounds, and the framework steps that the editions share."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar, Self

from ...kernel.frame import Frame
from ..cards.definition import Context
from ..table import figures, values
from ..table.choosing import Pick
from ..table.event import Event
from ..table.state import Table
from ..table.words import CHARACTER
from ..vocabulary.describing.predicates import KNEELING_CHARACTER
from ..vocabulary.ruling.player_rules import ExtraDraw
from ..vocabulary.ruling.replacements import MayStayKneeling, stays_kneeling
from ..vocabulary.ruling.rules import active, bearing, cannot
from ..vocabulary.ruling.table_rules import KeepsGold

Step = Callable[[Any, Any], None]
"""One step of a frame: it gets the frame and the table."""


def advance(frame: Frame, steps: tuple[Step, ...], s: Table) -> None:
    """Run the next of a frame's steps, until something is under way, asked, over or to be settled.

    A step may repeat itself, or go elsewhere, by changing ``at``.
    """
    frames = s.frames
    for _ in steps:
        step = steps[frame.at]
        frame.at += 1
        step(frame, s)
        if s.asks:  # a frame that asks stays where it is: run again, it asks the same again
            frame.at -= 1
            return
        if s.unsettled or not frames or frames[-1] is not frame or s.outcome is not None:
            return


class Rounds(Frame):
    """Round after round, phase by phase, until somebody wins."""

    __slots__ = ()
    phases: ClassVar[tuple[type[Phase], ...]]

    def __init__(self, at: int = 0) -> None:
        self.at = at

    def copy_into(self, new: Self) -> None:
        new.at = self.at

    def run(self, s: Table) -> None:
        phase = self.phases[self.at]
        self.at = (self.at + 1) % len(self.phases)
        s.push(phase())

    @classmethod
    def names(cls) -> list[str]:
        """The names of the phases in order."""
        return [phase.name for phase in cls.phases]

    @classmethod
    def resume(cls, s: Table, phase: str) -> None:
        """Go on from a phase that has just begun, as a scenario does; the first one is still to begin its round."""
        index = cls.names().index(phase)
        s.phase = phase
        s.push(cls((index + 1) % len(cls.phases)))
        frame = cls.phases[index]()
        frame.at = min(1, index)
        s.push(frame)


class Phase(Frame):
    """A phase: the list of its steps, and whose turn it is in it."""

    __slots__ = ("ctx", "seats", "turn")
    name: ClassVar[str]
    steps: ClassVar[tuple[Step, ...]]

    def __init__(self) -> None:
        self.at = 0
        self.turn = 0
        self.seats: list[int] = []
        self.ctx = Context(-1, -1)

    def copy_into(self, new: Self) -> None:
        new.at, new.turn, new.seats, new.ctx = self.at, self.turn, self.seats[:], self.ctx.copy()

    def run(self, s: Table) -> None:
        advance(self, self.steps, s)

    def seat_in_turn(self, s: Table) -> int:
        """The seat whose turn it is in player order, those that are out left out; -1 when all have had theirs."""
        if not self.seats:
            self.seats = s.order()
        while self.turn < len(self.seats) and not s.alive[self.seats[self.turn]]:
            self.turn += 1
        return self.seats[self.turn] if self.turn < len(self.seats) else -1

    # Steps

    def begin_round(self, s: Table) -> None:
        s.round += 1
        self.begin(s)

    def begin(self, s: Table) -> None:
        s.phase = self.name
        s.active = -1
        s.touch()
        s.note("phase", self.name, s.round, rule=s.clauses.phases[self.name])
        s.phase_begins()

    def window(self, s: Table) -> None:
        s.open_window()

    def end(self, s: Table) -> None:
        s.active = -1
        s.phase_ends()

    def leave(self, s: Table) -> None:
        s.phase_over()
        s.pop()


# The phases as the editions share them


class DrawPhase(Phase):
    """Each player draws two cards and what cards add to that, all at once."""

    __slots__ = ()
    name = "draw"

    def draw(self, s: Table) -> None:
        amounts = [(p, 2 + sum(rule.n for _, rule in active(s, ExtraDraw, p))) for p in s.order()]
        events = [Event("draw", player=p, amount=n) for p, n in amounts if n > 0]
        if events:
            s.happen(events)

    steps = (Phase.begin, draw, Phase.window, Phase.end, Phase.leave)


class Marshaling(Phase):
    """In player order, each player becomes active, collects income and may bring in cards."""

    __slots__ = ()

    def income(self, s: Table) -> None:
        s.active = seat = self.seat_in_turn(s)
        if seat < 0:
            self.at += 1
            return
        if s.undecided(seat, "income"):
            self.at -= 1
            return
        self.turn += 1
        self.turn_begins(s, seat)
        gold = figures.plot_value(s, seat, "income")
        s.happen([Event("gold", player=seat, amount=gold, how="income"), Event("income", player=seat, amount=gold)])

    def turn_begins(self, s: Table, seat: int) -> None:
        """What is told of it, if anything."""

    def marshal(self, s: Table) -> None:
        self.at -= 2
        self.bring_in(s)

    def bring_in(self, s: Table) -> None:
        """The active player's opportunity to bring in cards."""
        s.open_window()

    steps = (Phase.begin, income, marshal, Phase.end, Phase.leave)


class DominancePhase(Phase):
    """The highest total of standing STR and gold wins dominance and 1 power; with a tie, nobody does."""

    __slots__ = ()
    name = "dominance"

    def dominance(self, s: Table) -> None:
        clauses = s.clauses
        totals = {p: values.dominance_strength(s, p) for p in s.order()}
        best = max(totals.values())
        winners = [p for p, total in totals.items() if total == best]
        s.note("dominance totals", *[(s.name(p), total) for p, total in totals.items()], rule=clauses.dominance_totals)
        if len(winners) != 1:
            s.note("no dominance", rule=clauses.no_dominance)
            if "dominance determined" in s.listeners:
                s.happen([Event("dominance determined")])
            return
        winner = winners[0]
        s.note("dominance", s.name(winner), rule=clauses.dominance_winner)
        s.tick("round", "player", winner, "dominance")
        power = Event("power", s.faction[winner], winner, amount=1, how="dominance")
        determined = [Event("dominance determined")] if "dominance determined" in s.listeners else []
        s.happen([Event("dominance", player=winner), power, *determined])

    steps = (Phase.begin, dominance, Phase.window, Phase.end, Phase.leave)


class StandingPhase(Phase):
    """All kneeling cards stand, all at once."""

    __slots__ = ()
    name = "standing"

    def leave_kneeling(self, s: Table) -> None:
        """Whose text lets them, cards may be left kneeling as their players like."""
        if "MayStayKneeling" not in s.present:
            return
        chosen = self.ctx.vars
        chosen["left"] = (*chosen.get("left", ()), *chosen.pop("leave", ()))
        asked: tuple[int, ...] = chosen.get("asked", ())
        for seat in [p for p in s.order() if p not in asked]:
            cards = [c for c in s.area[seat] if s.kneeling[c] and bearing(s, MayStayKneeling, c)]
            chosen["asked"] = asked = (*asked, seat)
            if cards:
                self.at -= 1
                prompt = "Choose what you leave kneeling (done: everything stands)."
                s.push(Pick(seat, "leave", cards, 0, len(cards), prompt=prompt, rule=s.clauses.standing))
                return

    def choose(self, s: Table) -> None:
        """Where a card limits how many characters a player stands, the player chooses which."""
        if values.stands_left(s, s.first) < 0:
            return
        chosen = self.ctx.vars
        if self.turn and "stand" in chosen:
            chosen["chosen"] = (*chosen.get("chosen", ()), *chosen.pop("stand"))
        seat = self.seat_in_turn(s)
        if seat < 0:
            chosen.setdefault("chosen", ())
            return
        limit = values.stands_left(s, seat)
        self.turn += 1
        self.at -= 1
        kneeling = [c for c in s.area[seat] if s.kneeling[c] and s.defn[c].type == CHARACTER]
        left = chosen.get("left", ())
        kneeling = [c for c in kneeling if not stays_kneeling(s, c) and not cannot(s, c, "stand") and c not in left]
        if len(kneeling) <= limit:
            chosen["stand"] = tuple(kneeling)
            return
        told = " and ".join(s.called(card) for card in values.stand_limiters(s, seat))
        prompt = f"{told}: you stand only {limit} of your characters. Choose the {limit}; the others stay kneeling."
        rule = s.clauses.standing
        s.push(Pick(seat, "stand", kneeling, limit, limit, prompt=prompt, rule=rule, fits=KNEELING_CHARACTER))

    def stand(self, s: Table) -> None:
        chosen, left = self.ctx.vars.get("chosen"), self.ctx.vars.get("left", ())
        events = []
        for seat in s.order():
            for card in [s.faction[seat], *s.area[seat]]:
                if not s.kneeling[card] or stays_kneeling(s, card) or cannot(s, card, "stand") or card in left:
                    continue
                if chosen is None or s.defn[card].type != CHARACTER or card in chosen:
                    events.append(Event("stand", card, seat, how="standing phase"))
        if events:
            s.note("standing", rule=s.clauses.standing)
            s.happen(events)

    steps = (Phase.begin, leave_kneeling, choose, stand, Phase.window, Phase.end, Phase.leave)


class Taxing(Phase):
    """Unspent gold goes back; the end of the phase is the end of the round too."""

    __slots__ = ()
    name = "taxation"

    def return_gold(self, s: Table) -> None:
        seats = [p for p in s.order() if s.gold[p] and not ("KeepsGold" in s.present and active(s, KeepsGold, p))]
        if seats:
            s.happen([Event("return gold", player=p, amount=s.gold[p]) for p in seats])

    def end_round(self, s: Table) -> None:
        s.phase_over()
        s.expire("round")
        s.history = []
        s.pop()

    steps: ClassVar[tuple[Step, ...]] = (Phase.begin, return_gold, Phase.window, Phase.end, end_round)
