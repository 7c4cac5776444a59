"""The first edition's state: the card table with its windows, moribund cards, Shadows and constant checks."""

from __future__ import annotations

from typing import Self

from ....cardgame.cards.definition import INTIMIDATE, WOULD, Card, Context
from ....cardgame.table import values
from ....cardgame.table.event import Event
from ....cardgame.table.gaining import hearing
from ....cardgame.table.state import Table
from ....cardgame.table.words import BESIDE, DISCARD, DUPLICATE, PLAY
from ....cardgame.timing.controlling import reassign
from ....cardgame.timing.due import DueEffects
from ....cardgame.timing.entering import may_enter
from ....cardgame.timing.initiating import RESOLVE as EXECUTE
from ....cardgame.timing.resolve import RESOLVERS, resolve_all
from ....cardgame.vocabulary.describing.power import PowerUncounted
from ....cardgame.vocabulary.effects.base import Effect
from ....cardgame.vocabulary.ruling.rules import active, bearing
from ....cardgame.vocabulary.subjects.seasons import MakesSeason
from ....cardgame.vocabulary.subjects.strength_changes import watch_strength
from ..catalogue import plot_names, trait_names
from ..faq import NEWEST
from ..faq import draw_cap as highest_draw
from ..speech import SPEECH
from ..timing.actions import Actions, idle
from ..timing.checks import loose_attachments, restrain
from ..timing.executing import LATE, SAVED_FROM, Before, Use
from ..timing.infamy import ClaimWithInfamy, bearers
from ..timing.leaving import ChooseDestination, destination, torn
from ..timing.terminal import TERMINAL, terminal
from ..timing.timing import Window
from ..timing.using import may_use
from ..values.guises import take_off, unmask, wear
from ..values.hands import discard_hand, may_leave_hand, moved, replaced, singly
from ..values.influence import influence_of, sources_of
from ..values.penalties import penalty
from .challenges import win_challenge
from .clauses import CLAUSES
from .ending import END_ROUND, round_ended
from .epic import EPIC, bring_phase, clear_beside
from .extra_challenges import one_more
from .keywords import alone, brawling
from .phases import begin_phase, cut_round, end_phase
from .plots import plot_revealed
from .titles import held, supports
from .winning import check_victory, win_dominance, win_initiative

NO_CAP = 1_000


class Agot1(Table):
    """A first edition game in progress.

    ``moribund`` holds, for each card that was made to leave play in the window that is open, where it is going.
    ``drawn`` counts the additional cards that each player has drawn this round; ``initiative`` and ``dominance`` are
    the winners last determined (-1: nobody); ``beside`` are cards next to the plot decks, and ``extra`` the epic phases
    that are still to come this round. ``named`` has what was named for cards before setup, ``promised`` the card that
    each player must play next, ``guises`` whose text a card has gained, ``idle`` for how many rounds nothing has
    changed. ``faq`` is the version of the FAQ that is in force.
    """

    __slots__ = (
        "beside",
        "dominance",
        "drawn",
        "extra",
        "faq",
        "format",
        "guises",
        "idle",
        "initiative",
        "moribund",
        "named",
        "promised",
        "season_set",
    )
    clauses = CLAUSES
    gold_dominates = False
    kneeling_asked_as = "kneel"
    speech = SPEECH
    idle_targets = True  # an effect need not change anything (faq1.event.8)
    costless_is_free = True  # faq1.3.1.2
    copies_of_all = True
    battle_phases = frozenset({"challenges", EPIC})

    def __init__(self, seed: str, names: tuple[str, ...], format: str = "joust", faq: str = NEWEST) -> None:
        super().__init__(seed, names)
        self.format = format
        self.faq = faq
        self.moribund: dict[int, tuple[int, str]] = {}
        self.drawn = [0] * len(names)
        self.initiative = self.dominance = -1
        self.beside: list[list[int]] = [[] for _ in names]
        self.extra: tuple[int, ...] = ()
        self.season_set = ""
        self.idle: tuple[int, object] = (0, ())
        self.named: dict[int, str] = {}
        self.promised: dict[int, int] = {}
        self.guises: dict[int, tuple[int, Card]] = {}

    def copy(self) -> Self:
        new = super().copy()
        new.format, new.faq, new.season_set = self.format, self.faq, self.season_set
        new.moribund = self.moribund.copy() if self.moribund else {}
        new.drawn = self.drawn[:]
        new.initiative, new.dominance, new.idle = self.initiative, self.dominance, self.idle
        new.beside = [pile[:] for pile in self.beside]
        new.extra, new.named, new.promised, new.guises = self.extra, self.named, self.promised, self.guises
        return new

    @property
    def cap(self) -> int:
        """How many additional cards a player may draw in a round."""
        found = highest_draw(self.faq)
        return NO_CAP if found is None else found

    def may_draw(self, seat: int) -> bool:
        return self.drawn[seat] < self.cap

    # Values that only this edition has

    def season(self) -> str:
        """'summer', 'winter', or '' (lcg1.season.1): as the card says that came into play last."""
        made = [(self.entered[card], rule.season) for card, rule in active(self, MakesSeason)]
        return max(made)[1] if made else self.season_set

    def trait_names(self) -> list[str]:
        return trait_names()

    def plot_names(self) -> frozenset[str]:
        return plot_names()

    def daunted(self, card: int) -> bool:
        """An attacker with intimidate keeps those of lower STR, on both sides, from counting it (lcg1.kw.12)."""
        if self.challenge is None:
            return False
        found: list[int] | None = self.memo.get(INTIMIDATE)
        if found is None:
            found = self.memo[INTIMIDATE] = values.with_keyword(self, self.challenge.attackers, INTIMIDATE)
        return bool(found) and values.strength(self, card) < max(values.strength(self, each) for each in found)

    def houses(self, card: int) -> frozenset[str]:
        """The Houses a card belongs to; none if it is neutral (faq1.4.1.1)."""
        return frozenset() if self.zone[card] == DUPLICATE else self.defn[card].factions - {"neutral"}

    def crests(self, card: int) -> frozenset[str]:
        """A card's crests; a duplicate has none (faq1.errata.6)."""
        return frozenset() if self.zone[card] == DUPLICATE else self.defn[card].crests

    def influence(self, card: int) -> int:
        return influence_of(self, card)

    def sources(self, seat: int) -> list[int]:
        return sources_of(self, seat)

    def total_power(self, seat: int) -> int:
        """The power on the House card and on characters, less what doesn't count (lcg1.goal.2, faq1.3.23.3)."""
        total, power = self.power[self.faction[seat]], self.power
        for card in self.area[seat]:
            if power[card] and values.is_character(self, card) and not bearing(self, PowerUncounted, card):
                total += power[card]
        return total

    # Places

    def pile(self, zone: int, seat: int) -> list[int]:
        return self.beside[seat] if zone == BESIDE else super().pile(zone, seat)

    def place(self, card: int, zone: int, seat: int = -1, *, bottom: bool = False, guise: Card | None = None) -> None:
        if card in self.guises and zone != PLAY:
            take_off(self, card)
        moved(self, card, self.zone[card], zone)
        super().place(card, zone, seat, bottom=bottom, guise=guise)

    def control(self, card: int, seat: int) -> None:
        """A card's duplicates go with it; its attachments don't (faq1.3.25.1 and 2)."""
        super().control(card, seat)
        for below in self.duplicates(card):
            self.ctrl[below] = seat

    # Windows

    def window(self) -> Window | None:
        """The window that is open."""
        for frame in reversed(self.frames):
            if isinstance(frame, Window):
                return frame
        return None

    def opened(self) -> Window:
        """The window that is open, for what happens only inside one."""
        found = self.window()
        assert found is not None
        return found

    def act(self, seat: int, doing: str) -> None:
        """A player's action begins: the window in which it is answered."""
        self.push(Window(seat, doing))

    def happen(self, events: list[Event]) -> None:
        """Let events happen simultaneously: with their step 2, unless that is over, and answered in the open window."""
        events = singly(events)
        top = self.frames[-1]
        if isinstance(top, Use):
            if top.stage == EXECUTE:
                events, late = top.fate(events)
                if not late or not self.answerable([e for e in events if e.kind in LATE]):
                    self.carry_out(events)
                    return
            else:
                self.carry_out(events)  # paying a cost (faq1.3.4.1)
                return
        if self.answerable(events):
            window = self.window()
            self.push(Before(events, window.starts(self) if window is not None else self.first))
        else:
            self.carry_out(events)

    def answerable(self, events: list[Event]) -> bool:
        """Whether anybody could have a save or cancel for these events."""
        heard = hearing(self)
        for event in events:
            for kind in event.kinds:
                for _, ability in heard.get(kind, ()):
                    if ability.stage == WOULD:
                        return self.pending()
            if event.kind in SAVED_FROM and event.card in self.host:
                return self.pending()
        return False

    def pending(self) -> bool:
        """Whether a window is open in which anybody may save and cancel."""
        window = self.window()
        return window is not None and not window.closing

    def carry_out(self, events: list[Event]) -> None:
        """Step 3, once it is known where power that is claimed goes, and what would go to two places."""
        if len(events) > 1 and (card := torn(self, events)) >= 0:
            self.push(ChooseDestination(card, events))
            return
        for event in events:
            if event.kind == "power" and bearers(self, event):
                self.push(ClaimWithInfamy(events))
                return
        self.execute(events)

    def execute(self, events: list[Event]) -> None:
        """The events take effect, and may be answered until the window closes."""
        events = replaced(self, events)
        restrain(self, events)
        raised = resolve_all(self, events)
        top = self.frames[-1]
        if isinstance(top, Use):
            top.pending.extend(events)
            for event in events:
                if event.cost and not event.done:
                    top.unpaid = True
        self.gather([*events, *raised] if raised else events)

    def disguise(self, card: int, other: int) -> None:
        wear(self, card, other)

    def promise(self, seat: int, card: int) -> None:
        self.promised = {**self.promised, seat: card}

    def named_for(self, card: int) -> str:
        return self.named.get(card, "")

    def gather(self, events: list[Event]) -> None:
        """Events that may be answered in the open window."""
        window = self.window()
        if window is not None:
            window.events.extend(events)

    def react(self, events: list[Event]) -> None:
        self.gather(events)

    # Leaving play

    def lingers(self, event: Event, to: int) -> bool:
        """A card that is made to leave play is moribund until the window closes (faq1.moribund.1)."""
        if self.window() is None:
            return False
        if event.card not in self.moribund:
            self.moribund[event.card] = (destination(self, event, to), event.kind)
            event.done = True
            self.touch()
            self.note("moribund", self.called(event.card), event.kind, rule="faq1.moribund.1")
        return True

    def stays(self, card: int) -> bool:
        return card in self.moribund

    def bound_for(self, card: int) -> int:
        return self.moribund[card][0] if card in self.moribund else -1

    def send(self, card: int, to: int) -> None:
        """The moribund state is changed; the card doesn't leave play a second time (faq1.moribund.6)."""
        self.moribund[card] = (to, self.moribund[card][1])
        self.note("sent elsewhere", self.called(card), to, rule="faq1.moribund.6")

    def may_pay(self, ctx: Context) -> bool:
        """In a marshalling segment gold is for the active player (faq1.phase.marshalling.2)."""
        return self.phase != "marshalling" or self.active == ctx.player

    def falls_to(self, attachment: int) -> int:
        return DISCARD

    # The questions of the shared engine

    def open_window(self) -> None:
        if not idle(self):
            self.push(Actions())

    def phase_begins(self) -> None:
        begin_phase(self)

    def phase_ends(self) -> None:
        end_phase(self)

    def cut_round(self) -> None:
        cut_round(self)

    def phase_over(self) -> None:
        """What was counted in the phase is forgotten only now: its end may look back on it (faq1.2.6.2)."""
        self.forget("phase")
        clear_beside(self)

    def may_use(self, ctx: Context) -> str | None:
        return may_use(self, ctx)

    def initiate(self, ctx: Context, steps: tuple[Effect, ...] | None = None) -> None:
        self.push(Use(ctx, steps))

    def may_put(self, seat: int, card: int) -> str | None:
        return may_leave_hand(self, self.owner[card], card) or may_enter(self, seat, card)

    def penalty(self, seat: int, card: int) -> int:
        factions = self.defn[card].factions
        if "neutral" in factions or not factions.isdisjoint(self.defn[self.faction[seat]].factions):
            return 0
        return penalty(self, seat, card)

    def one_more(self, seat: int, kind: str, opponent: int) -> int:
        return one_more(self, seat, kind)

    def defends(self, seat: int) -> bool:
        c = self.under_way()
        return seat == c.defender or (seat != c.attacker and supports(self, seat, c.defender))

    def emboldened(self, card: int) -> int:
        return brawling(self, card)

    def met_alone(self) -> bool:
        return alone(self)

    def spares(self, seat: int, opponent: int) -> str | None:
        return "lcg1.title.5" if self.format == "melee" and supports(self, seat, opponent) else None

    def spared_by(self, seat: int, opponent: int) -> str:
        own, theirs = held(self, seat), held(self, opponent)
        return f"{self.name(seat)}'s title {own} supports {theirs}, the title of {self.name(opponent)}"

    def due(self, when: str) -> None:
        """Delayed effects whose moment has come."""
        due = [d for d in self.delayed if d.when == when] if self.delayed else []
        if due:
            self.delayed = [d for d in self.delayed if d not in due]
            self.push(DueEffects(due, "faq1.timing.4"))

    # Constant checks, after every change

    def settle(self) -> None:
        """15 power wins at once (lcg1.goal.1); attachments that aren't legal any more go (faq1.3.20b.1)."""
        self.unsettled = False
        if "Cannot" in self.statics:
            watch_strength(self)
        if (self.check_power or self.rewired or "PowerUncounted" in self.statics) and check_victory(self):
            return
        if self.rewired:
            self.rewired = False
            reassign(self)  # faq1.3.26.1 and 2
            loose_attachments(self)
        if self.guises:
            unmask(self)
        if self.has_any(TERMINAL):
            terminal(self)


Agot1.resolvers = {
    **RESOLVERS, "epic phase": bring_phase, END_ROUND: round_ended, "initiative": win_initiative, "dominance": win_dominance, "challenge won": win_challenge,
    "discard hand": discard_hand, "plot revealed": plot_revealed,
}  # fmt: skip
