"""The round: seven phases, each a list of its framework steps in order (rr.a1.general.1)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar

from ...cardgame import values
from ...cardgame.choosing import Pick
from ...cardgame.definition import Context
from ...cardgame.event import Event
from ...cardgame.words import CHARACTER, CHOSEN
from ...kernel.decision import Option
from ...kernel.frame import Frame
from .actions import ActionWindow
from .conflicts import undecided
from .initiate import Initiate
from .plots import recycle, turn_over, when_revealed
from .titles import SelectTitles, return_titles

Step = Callable[[Any, Any], None]


class Round(Frame):
    """Round after round, until somebody wins."""

    __slots__ = ()

    def __init__(self, at: int = 0) -> None:
        self.at = at

    def run(self, s: Any) -> None:
        from .challenges import ChallengesPhase

        phases = (PlotPhase, DrawPhase, MarshalingPhase, ChallengesPhase, DominancePhase, StandingPhase, TaxationPhase)
        phase = phases[self.at]
        self.at = (self.at + 1) % len(phases)
        s.push(phase())


class Phase(Frame):
    """A phase: its steps run in order; a step may repeat itself by stepping ``at`` back."""

    __slots__ = ("ctx", "seats", "turn")
    name: ClassVar[str]
    steps: ClassVar[tuple[Step, ...]]

    def __init__(self) -> None:
        self.at = 0
        self.turn = 0
        self.seats: list[int] = []
        self.ctx = Context(-1, -1)

    def seat_in_turn(self, s: Any) -> int:
        """The seat whose turn it is in player order, those that are out left out; -1 when all have had theirs."""
        if not self.seats:
            self.seats = s.order()
        while self.turn < len(self.seats) and not s.alive[self.seats[self.turn]]:
            self.turn += 1
        return self.seats[self.turn] if self.turn < len(self.seats) else -1

    def run(self, s: Any) -> None:
        step = self.steps[self.at]
        self.at += 1
        step(self, s)
        if s.asks:  # a frame that asks stays where it is: run again, it asks the same again
            self.at -= 1

    def begin(self, s: Any) -> None:
        s.phase = self.name
        s.active = -1
        s.touch()
        s.note("phase", self.name, s.round, rule=f"rr.a1.{PHASE_NUMBERS[self.name]}.1.1")
        s.happen([Event("phase begins", how=self.name)])

    def window(self, s: Any) -> None:
        s.push(ActionWindow())

    def end(self, s: Any) -> None:
        s.active = -1
        s.happen([Event("phase ends", how=self.name)])

    def leave(self, s: Any) -> None:
        s.pop()


PHASE_NUMBERS = {
    "plot": 1, "draw": 2, "marshaling": 3, "challenges": 4, "dominance": 5, "standing": 6, "taxation": 7,
}  # fmt: skip


class PlotPhase(Phase):
    """1. Plots are chosen in secret and revealed; initiative; first player; when revealed abilities."""

    __slots__ = ("revealed",)
    name = "plot"

    def __init__(self) -> None:
        super().__init__()
        self.revealed: list[int] = []

    def begin_round(self, s: Any) -> None:
        s.round += 1
        self.begin(s)

    def choose_plots(self, s: Any) -> None:
        """All players choose at the same time, each without seeing the others' choice (rr.a1.1.2.1)."""
        for seat in s.order():
            if s.chosen[seat] >= 0:
                continue
            seen: set[str] = set()
            options = []
            for card in s.plots[seat]:
                name = s.defn[card].name
                if name not in seen:
                    seen.add(name)
                    options.append(Option(f"plot {name}", "plot", (card,)))
            if options:
                s.ask(seat, "plot", "Choose the plot you will reveal.", "rr.a1.1.2.1", options)

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
        """Simultaneously, each on top of the old one (rr.a1.1.3.1)."""
        self.revealed = []
        for seat in s.order():
            card = s.chosen[seat]
            if card < 0:
                continue
            turn_over(s, seat, card)
            self.revealed.append(card)

    def initiative(self, s: Any) -> None:
        """The highest initiative, then the least power, then chance (rr.a1.1.3.2 to 4)."""
        seats = s.order()
        if not self.revealed:
            return
        if any(undecided(s, p, "initiative") for p in seats):
            self.at -= 1
            return
        best = max(values.plot_value(s, p, "initiative") for p in seats)
        tied = [p for p in seats if values.plot_value(s, p, "initiative") == best]
        if len(tied) > 1:
            least = min(s.total_power(p) for p in tied)
            tied = [p for p in tied if s.total_power(p) == least]
        winner = tied[0] if len(tied) == 1 else tied[s.chance.pick([s.name(p) for p in tied])]
        s.note("initiative", s.name(winner), best, rule="rr.a1.1.3.2")
        self.ctx.vars["winner"] = winner

    def choose_first(self, s: Any) -> None:
        """The winner of initiative chooses any player (rr.a1.1.3.5)."""
        winner = self.ctx.vars.get("winner")
        if winner is None:
            return
        seats = s.order()
        options = [Option(f"first {s.name(p)}", "first", (p,)) for p in seats]
        s.ask(winner, "first player", "You won initiative: who is the first player?", "rr.a1.1.3.5", options)

    def set_first(self, s: Any, seat: int) -> None:
        s.first = seat
        s.touch()
        s.note("first player", s.name(seat), rule="rr.a1.1.3.5")

    def when_revealed(self, s: Any) -> None:
        """One after the other, in an order the (new) first player sets (rr.a1.1.3.7)."""
        due = [c for c in self.revealed if when_revealed(s, c)]
        if not due:
            return
        if len(due) == 1:
            self.at -= 1
            self.reveal_effect(s, due[0])
            return
        options = [Option(f"choose {s.defn[c].name}", "choose", (c,)) for c in due]
        if len({o.label for o in options}) < len(options):
            options = [Option(f"choose {s.defn[c].name} of {s.name(s.ctrl[c])}", "choose", (c,)) for c in due]
        s.ask(s.first, "order", "Several plots have when revealed abilities: which first?", "rr.a1.1.3.7", options)

    def reveal_effect(self, s: Any, card: int) -> None:
        self.revealed = [c for c in self.revealed if c != card]
        s.push(Initiate(Context(card, s.ctrl[card], when_revealed(s, card))))

    def recycle(self, s: Any) -> None:
        """Whoever revealed the last plot takes the used pile back (rr.plot-card.6)."""
        recycle(s)

    def reactions(self, s: Any) -> None:
        s.happen([Event("plot revealed", s.plot[p], p) for p in s.order() if s.plot[p] >= 0])

    def titles(self, s: Any) -> None:
        """1.4: melee only (rr.a1.1.4.1)."""
        if s.format == "melee":
            s.push(SelectTitles())

    steps = (
        begin_round, choose_plots, reveal, initiative, choose_first, when_revealed, recycle, reactions, titles, Phase.window, Phase.end, Phase.leave,
    )  # fmt: skip


class DrawPhase(Phase):
    """2. Each player draws two cards, all at once."""

    __slots__ = ()
    name = "draw"

    def draw(self, s: Any) -> None:
        extra = [(s.ctrl[card], static.value) for card, static in s.statics.get("extra draw", ())]
        s.happen([Event("draw", player=p, amount=2 + sum(n for q, n in extra if q == p)) for p in s.order()])

    steps = (Phase.begin, draw, Phase.window, Phase.end, Phase.leave)


class MarshalingPhase(Phase):
    """3. In player order, each player becomes active, collects income and may marshal."""

    __slots__ = ()
    name = "marshaling"

    def income(self, s: Any) -> None:
        seat = self.seat_in_turn(s)
        if seat < 0:
            s.active = -1
            self.at += 1
            return
        s.active = seat
        if undecided(s, s.active, "income"):
            self.at -= 1
            return
        self.turn += 1
        gold = values.plot_value(s, s.active, "income")
        s.happen(
            [Event("gold", player=s.active, amount=gold, how="income"), Event("income", player=s.active, amount=gold)]
        )

    def marshal(self, s: Any) -> None:
        self.at -= 2
        s.push(ActionWindow())

    steps = (Phase.begin, income, marshal, Phase.end, Phase.leave)


class DominancePhase(Phase):
    """5. The highest total of standing STR and gold wins dominance."""

    __slots__ = ()
    name = "dominance"

    def dominance(self, s: Any) -> None:
        totals = {p: values.dominance_strength(s, p) for p in s.order()}
        best = max(totals.values())
        winners = [p for p, total in totals.items() if total == best]
        s.note("dominance totals", *[(s.name(p), total) for p, total in totals.items()], rule="rr.a1.5.2.1")
        if len(winners) != 1:
            s.note("no dominance", rule="rr.a1.5.2.4")
            return
        winner = winners[0]
        s.note("dominance", s.name(winner), rule="rr.a1.5.2.2")
        s.happen(
            [Event("dominance", player=winner), Event("power", s.faction[winner], winner, amount=1, how="dominance")]
        )

    steps = (Phase.begin, dominance, Phase.window, Phase.end, Phase.leave)


class StandingPhase(Phase):
    """6. All kneeling cards stand, all at once."""

    __slots__ = ()
    name = "standing"

    def choose(self, s: Any) -> None:
        """Where a card limits how many characters a player stands, the player chooses which."""
        if values.stands_left(s, s.first) < 0:
            return
        if self.turn and "stand" in self.ctx.vars:
            self.ctx.vars["chosen"] = (*self.ctx.vars.get("chosen", ()), *self.ctx.vars.pop("stand"))
        seat = self.seat_in_turn(s)
        if seat >= 0:
            limit = values.stands_left(s, seat)
            self.turn += 1
            self.at -= 1
            kneeling = [c for c in s.area[seat] if s.kneeling[c] and s.defn[c].type == CHARACTER]
            if len(kneeling) <= limit:
                self.ctx.vars["stand"] = tuple(kneeling)
            else:
                prompt = f"Choose the {limit} characters you stand."
                s.push(Pick(seat, "stand", kneeling, limit, limit, prompt=prompt, rule="rr.a1.6.2.1"))
            return
        self.ctx.vars.setdefault("chosen", ())

    def stand(self, s: Any) -> None:
        chosen = self.ctx.vars.get("chosen")
        events = []
        for seat in s.order():
            for card in [s.faction[seat], *s.area[seat]]:
                if s.kneeling[card] and (chosen is None or s.defn[card].type != CHARACTER or card in chosen):
                    events.append(Event("stand", card, seat, how="standing phase"))
        if events:
            s.note("standing", rule="rr.a1.6.2.1")
            s.happen(events)

    steps = (Phase.begin, choose, stand, Phase.window, Phase.end, Phase.leave)


class TaxationPhase(Phase):
    """7. Unspent gold goes back; hands are cut to the reserve."""

    __slots__ = ()
    name = "taxation"

    def taxes(self, s: Any) -> None:
        if any(s.gold[p] for p in s.order()):
            s.happen([Event("return gold", player=p, amount=s.gold[p]) for p in s.order() if s.gold[p]])

    def reserve(self, s: Any) -> None:
        """In player order (rr.a1.7.3.1)."""
        done = self.ctx.vars.pop("discarded", None)
        if done is not None:
            self.at -= 1
            s.happen([Event("discard from hand", c, s.owner[c], how="reserve") for c in done])
            return
        while (seat := self.seat_in_turn(s)) >= 0:
            if undecided(s, seat, "reserve"):
                self.at -= 1
                return
            self.turn += 1
            over = len(s.hand[seat]) - values.plot_value(s, seat, "reserve")
            if over > 0 and s.plot[seat] >= 0:
                self.at -= 1
                prompt = f"Your hand exceeds your reserve: discard {over} card{'s' if over > 1 else ''}."
                s.push(
                    Pick(
                        seat,
                        "discarded",
                        s.hand[seat][:],
                        over,
                        over,
                        verb="discard",
                        prompt=prompt,
                        rule="rr.a1.7.3.1",
                    )
                )
                return

    def titles(self, s: Any) -> None:
        """7.4: melee only (rr.a1.7.4.1)."""
        if s.format == "melee":
            return_titles(s)

    def end_round(self, s: Any) -> None:
        """The end of the phase is the end of the round too (rr.a1.7.5.1)."""
        s.expire("round")
        s.history = []
        s.pop()

    steps = (Phase.begin, taxes, reserve, titles, Phase.window, Phase.end, end_round)
