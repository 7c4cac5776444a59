"""The round: seven phases, each a list of its framework steps in order (rr.a1.general.1)."""

from __future__ import annotations

from ...cardgame import phases as framework
from ...cardgame import values
from ...cardgame.choosing import Pick
from ...cardgame.event import Event
from ...cardgame.phases import Phase, dominance, draw, return_gold
from ...cardgame.plots import Plots, recycle, turn_over, wins_initiative
from ...cardgame.state import Table
from ...cardgame.vocabulary.predicates import HELD, KNEELING_CHARACTER
from ...cardgame.words import CHARACTER
from ...kernel.decision import Option
from .challenges import ChallengesPhase
from .conflicts import undecided
from .table import Agot2
from .titles import SelectTitles, return_titles


class PlotPhase(Plots):
    """1. Plots are chosen in secret and revealed; initiative; first player; when revealed abilities."""

    __slots__ = ()
    name = "plot"
    rule = "rr.a1.1.1.1"

    def choose_plots(self, s: Table) -> None:
        """All players choose at the same time, each without seeing the others' choice (rr.a1.1.2.1)."""
        for seat in s.order():
            if s.chosen[seat] >= 0:
                continue
            seen: set[str] = set()
            options = []
            for card in s.plots[seat]:
                name = s.called(card)
                if name not in seen:
                    seen.add(name)
                    options.append(Option(f"plot {name}", "plot", (card,)))
            if options:
                s.ask(seat, "plot", "Choose the plot you will reveal.", "rr.a1.1.2.1", options)

    def reveal(self, s: Table) -> None:
        """Simultaneously, each on top of the old one (rr.a1.1.3.1)."""
        self.revealed = []
        for seat in s.order():
            card = s.chosen[seat]
            if card < 0:
                continue
            turn_over(s, seat, card)
            self.revealed.append(card)

    def initiative(self, s: Table) -> None:
        """The highest initiative, then the least power, then chance (rr.a1.1.3.2 to 4)."""
        seats = s.order()
        if not self.revealed:
            return
        if any(undecided(s, p, "initiative") for p in seats):
            self.at -= 1
            return
        self.winner = wins_initiative(s, seats)

    def choose_first(self, s: Table) -> None:
        """The winner of initiative chooses any player (rr.a1.1.3.5)."""
        if self.winner < 0:
            return
        options = [Option(f"first {s.name(p)}", "first", (p,)) for p in s.order()]
        s.ask(self.winner, "first player", "You won initiative: who is the first player?", "rr.a1.1.3.5", options)

    def recycle(self, s: Table) -> None:
        for seat in s.order():
            recycle(s, seat)

    def titles(self, s: Agot2) -> None:
        """1.4: melee only (rr.a1.1.4.1)."""
        if s.format == "melee":
            s.push(SelectTitles())

    steps = (
        Phase.begin_round, choose_plots, reveal, initiative, choose_first, Plots.when_revealed, recycle, Plots.react, titles,
        Phase.window, Phase.end, Phase.leave,
    )  # fmt: skip


class DrawPhase(Phase):
    """2. Each player draws two cards, all at once."""

    __slots__ = ()
    name = "draw"
    rule = "rr.a1.2.1.1"

    steps = (Phase.begin, draw, Phase.window, Phase.end, Phase.leave)


class MarshalingPhase(Phase):
    """3. In player order, each player becomes active, collects income and may marshal."""

    __slots__ = ()
    name = "marshaling"
    rule = "rr.a1.3.1.1"

    def income(self, s: Table) -> None:
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

    def marshal(self, s: Table) -> None:
        self.at -= 2
        s.open_window()

    steps = (Phase.begin, income, marshal, Phase.end, Phase.leave)


class DominancePhase(Phase):
    """5. The highest total of standing STR and gold wins dominance."""

    __slots__ = ()
    name = "dominance"
    rule = "rr.a1.5.1.1"

    steps = (Phase.begin, dominance, Phase.window, Phase.end, Phase.leave)


class StandingPhase(Phase):
    """6. All kneeling cards stand, all at once."""

    __slots__ = ()
    name = "standing"
    rule = "rr.a1.6.1.1"

    def choose(self, s: Table) -> None:
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
                s.push(
                    Pick(
                        seat,
                        "stand",
                        kneeling,
                        limit,
                        limit,
                        prompt=prompt,
                        rule="rr.a1.6.2.1",
                        fits=KNEELING_CHARACTER,
                    )
                )
            return
        self.ctx.vars.setdefault("chosen", ())

    def stand(self, s: Table) -> None:
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
    rule = "rr.a1.7.1.1"

    def reserve(self, s: Table) -> None:
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
                        fits=HELD,
                    )
                )
                return

    def titles(self, s: Agot2) -> None:
        """7.4: melee only (rr.a1.7.4.1)."""
        if s.format == "melee":
            return_titles(s)

    def end_round(self, s: Table) -> None:
        """The end of the phase is the end of the round too (rr.a1.7.5.1)."""
        s.expire("round")
        s.history = []
        s.pop()

    steps = (Phase.begin, return_gold, reserve, titles, Phase.window, Phase.end, end_round)


class Round(framework.Round):
    """The seven phases in order."""

    __slots__ = ()
    phases = (PlotPhase, DrawPhase, MarshalingPhase, ChallengesPhase, DominancePhase, StandingPhase, TaxationPhase)
