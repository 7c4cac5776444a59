"""The round: seven phases, each a list of its steps in order (hbo.round.1)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar

from ...cardgame import values
from ...cardgame.definition import Ability, Context
from ...cardgame.event import Event
from ...cardgame.words import CHOSEN, PLOT, PLOTS, USED
from ...kernel.decision import Option
from ...kernel.frame import Frame
from .actions import ActionWindow, MarshallingTurn
from .timing import Use

Step = Callable[[Any, Any], None]


class Round(Frame):
    """Round after round, until somebody wins."""

    __slots__ = ()

    def __init__(self, at: int = 0) -> None:
        self.at = at

    def run(self, s: Any) -> None:
        from .challenges import ChallengesPhase

        phases = (PlotPhase, DrawPhase, MarshallingPhase, ChallengesPhase, DominancePhase, StandingPhase, TaxationPhase)
        phase = phases[self.at]
        self.at = (self.at + 1) % len(phases)
        s.push(phase())


class Phase(Frame):
    """A phase: its steps run in order; a step may repeat itself by stepping ``at`` back."""

    __slots__ = ("revealed", "seats", "turn")
    name: ClassVar[str]
    rule: ClassVar[str]
    steps: ClassVar[tuple[Step, ...]]

    def __init__(self) -> None:
        self.at = 0
        self.turn = 0
        self.seats: list[int] = []
        self.revealed: list[int] = []

    def run(self, s: Any) -> None:
        step = self.steps[self.at]
        self.at += 1
        step(self, s)
        if s.asks:  # a frame that asks stays where it is: run again, it asks the same again
            self.at -= 1

    def seat_in_turn(self, s: Any) -> int:
        """The first player, then the other; -1 when both have had their turn."""
        if not self.seats:
            self.seats = s.order()
        return self.seats[self.turn] if self.turn < len(self.seats) else -1

    def begin(self, s: Any) -> None:
        s.phase = self.name
        s.active = -1
        s.touch()
        s.note("phase", self.name, s.round, rule=self.rule)

    def window(self, s: Any) -> None:
        s.push(ActionWindow())

    def end(self, s: Any) -> None:
        s.active = -1
        s.due("phase")

    def leave(self, s: Any) -> None:
        s.expire("phase")
        s.pop()


class PlotPhase(Phase):
    """1. Plots are chosen in secret and revealed; initiative; first player; when revealed abilities."""

    __slots__ = ("winner",)
    name = "plot"
    rule = "hbo.plot.1"

    def __init__(self) -> None:
        super().__init__()
        self.winner = -1

    def begin_round(self, s: Any) -> None:
        s.round += 1
        self.begin(s)

    def choose_plots(self, s: Any) -> None:
        """Both choose at the same time, each without seeing the other's choice."""
        for seat in range(s.seats):
            if s.chosen[seat] < 0 and s.plots[seat]:
                options = [Option(f"plot {s.defn[c].name}", "plot", (c,)) for c in s.plots[seat]]
                s.ask(seat, "plot", "Choose the plot you will reveal.", "hbo.plot.1", options)

    def answer(self, s: Any, seat: int, option: Option) -> None:
        if not s.asks:
            self.at += 1
        if option.verb == "plot":
            s.place(option.args[0], CHOSEN)
        elif option.verb == "first":
            self.set_first(s, option.args[0])
        else:
            self.at -= 1
            self.reveal_effect(s, option.args[0])

    def reveal(self, s: Any) -> None:
        """Both at once, each in place of the old one (hbo.plot.2); after the last, the used ones come back (hbo.plot.4)."""
        self.revealed = []
        for seat in range(s.seats):
            card = s.chosen[seat]
            if card < 0:
                continue
            if s.plot[seat] >= 0:
                s.place(s.plot[seat], USED)
            s.place(card, PLOT)
            s.note("plot", s.name(seat), s.defn[card].name, rule="hbo.plot.1")
            self.revealed.append(card)
            if not s.plots[seat] and s.used[seat]:
                for used in s.used[seat][:]:
                    s.place(used, PLOTS)
                s.note("recycle", s.name(seat), rule="hbo.plot.4")

    def initiative(self, s: Any) -> None:
        """The higher initiative, then less power, then chance (hbo.plot.5 to 7)."""
        totals = [values.plot_value(s, p, "initiative") for p in range(2)]
        tied = [p for p in range(2) if totals[p] == max(totals)]
        if len(tied) > 1:
            least = min(s.total_power(p) for p in tied)
            tied = [p for p in tied if s.total_power(p) == least]
        self.winner = tied[0] if len(tied) == 1 else tied[s.chance.pick([s.name(p) for p in tied])]
        s.note("initiative", s.name(self.winner), max(totals), rule="hbo.plot.5")

    def choose_first(self, s: Any) -> None:
        options = [Option(f"first {s.name(p)}", "first", (p,)) for p in range(2)]
        s.ask(self.winner, "first player", "You won the initiative: who is the first player?", "hbo.plot.8", options)

    def set_first(self, s: Any, seat: int) -> None:
        s.first = seat
        s.touch()
        s.note("first player", s.name(seat), rule="hbo.plot.8")

    def when_revealed(self, s: Any) -> None:
        """One after the other, in the first player's order (hbo.plot.9)."""
        due = [c for c in self.revealed if when_revealed(s, c)]
        if not due:
            return
        if len(due) == 1:
            self.at -= 1
            self.reveal_effect(s, due[0])
            return
        options = [Option(f"choose {s.defn[c].name}", "choose", (c,)) for c in due]
        s.ask(s.first, "order", "Both plots have when revealed abilities: which first?", "hbo.plot.9", options)

    def reveal_effect(self, s: Any, card: int) -> None:
        self.revealed = [c for c in self.revealed if c != card]
        s.push(Use(Context(card, s.ctrl[card], when_revealed(s, card))))

    def responses(self, s: Any) -> None:
        s.happen([Event("plot revealed", s.plot[p], p) for p in s.order() if s.plot[p] >= 0])

    steps = (
        begin_round, choose_plots, reveal, initiative, choose_first, when_revealed, responses, Phase.window, Phase.end,
        Phase.leave,
    )  # fmt: skip


def when_revealed(s: Any, card: int) -> Ability | None:
    """A plot's when revealed ability."""
    return next((a for a in s.defn[card].abilities if a.kind == "when revealed"), None)


class DrawPhase(Phase):
    """2. Each player draws two cards."""

    __slots__ = ()
    name = "draw"
    rule = "hbo.draw.1"

    def draw(self, s: Any) -> None:
        """Whoever has no cards left draws none, and plays on (hbo.draw.2)."""
        extra = [(s.ctrl[card], static.value) for card, static in s.statics.get("extra draw", ())]
        s.happen([Event("draw", player=p, amount=2 + sum(n for q, n in extra if q == p)) for p in s.order()])

    steps = (Phase.begin, draw, Phase.window, Phase.end, Phase.leave)


class MarshallingPhase(Phase):
    """3. The first player's whole turn, then the other's: income, then cards (hbo.marshalling.1)."""

    __slots__ = ()
    name = "marshalling"
    rule = "hbo.marshalling.1"

    def income(self, s: Any) -> None:
        seat = self.seat_in_turn(s)
        if seat < 0:
            s.active = -1
            self.at += 1
            return
        self.turn += 1
        s.active = seat
        gold = values.plot_value(s, seat, "income")
        s.note("active", s.name(seat), rule="hbo.marshalling.1")
        s.happen([Event("gold", player=seat, amount=gold, how="income"), Event("income", player=seat, amount=gold)])

    def play_cards(self, s: Any) -> None:
        self.at -= 2
        s.push(MarshallingTurn(s.active))

    steps = (Phase.begin, income, play_cards, Phase.end, Phase.leave)


class DominancePhase(Phase):
    """5. The higher total of standing strength and gold wins dominance; actions only then (hbo.dominance.4)."""

    __slots__ = ()
    name = "dominance"
    rule = "hbo.dominance.1"

    def dominance(self, s: Any) -> None:
        totals = {p: values.dominance_strength(s, p) for p in s.order()}
        s.note("dominance totals", *[(s.name(p), total) for p, total in totals.items()], rule="hbo.dominance.1")
        winners = [p for p, total in totals.items() if total == max(totals.values())]
        if len(winners) != 1:
            s.note("no dominance", rule="hbo.dominance.3")
            return
        winner = winners[0]
        s.note("dominance", s.name(winner), rule="hbo.dominance.2")
        s.happen(
            [Event("dominance", player=winner), Event("power", s.faction[winner], winner, amount=1, how="dominance")]
        )

    steps = (Phase.begin, dominance, Phase.window, Phase.end, Phase.leave)


class StandingPhase(Phase):
    """6. All kneeling cards stand, all at once."""

    __slots__ = ()
    name = "standing"
    rule = "hbo.standing.1"

    def stand(self, s: Any) -> None:
        events = [Event("stand", c, p, how="standing phase") for p in s.order() for c in s.area[p] if s.kneeling[c]]
        if events:
            s.note("standing", rule="hbo.standing.1")
            s.happen(events)

    steps = (Phase.begin, stand, Phase.window, Phase.end, Phase.leave)


class TaxationPhase(Phase):
    """7. Unspent gold goes back to the treasury."""

    __slots__ = ()
    name = "taxation"
    rule = "hbo.taxation.1"

    def taxes(self, s: Any) -> None:
        if any(s.gold):
            s.happen([Event("return gold", player=p, amount=s.gold[p]) for p in s.order() if s.gold[p]])

    def end_round(self, s: Any) -> None:
        s.expire("phase", "round")
        s.history = []
        s.pop()

    steps = (Phase.begin, taxes, Phase.window, Phase.end, end_round)
