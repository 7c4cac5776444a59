"""The first edition's state: the card table with its windows, moribund cards, Shadows and constant checks."""

from __future__ import annotations

from typing import Self

from ...cardgame.cards.definition import WOULD, Context
from ...cardgame.table import values
from ...cardgame.table.event import LEAVING, Event
from ...cardgame.table.gaining import hearing
from ...cardgame.table.state import Table
from ...cardgame.table.words import BESIDE, DEAD, DECK, DISCARD, DUPLICATE, PLAY, SHADOWS
from ...cardgame.timing.due import DueEffects
from ...cardgame.timing.entering import may_attach, may_enter
from ...cardgame.timing.initiating import RESOLVE as EXECUTE
from ...cardgame.timing.occurring import unsaved
from ...cardgame.timing.resolve import RESOLVERS, resolve_all
from ...cardgame.vocabulary.effects.base import Effect
from ...cardgame.vocabulary.rules import TakesControl, active, cannot
from ...kernel.state import Outcome
from .actions import Actions
from .challenges import win_challenge
from .clauses import CLAUSES
from .faq import NEWEST, draw_cap
from .infamy import ClaimWithInfamy, bearers
from .leaving import ChooseDestination, torn
from .plots import plot_revealed
from .speech import SPEECH
from .timing import SAVED_FROM, Before, Use, Window
from .titles import held, supports
from .using import may_use

VICTORY = 15
PENALTY = 2
NO_CAP = 1_000


class Agot1(Table):
    """A first edition game in progress.

    ``moribund`` holds, for each card that was made to leave play in the window that is open, where it is going.
    ``drawn`` counts the additional cards that each player has drawn this round; ``initiative`` and ``dominance`` are
    the winners last determined (-1: nobody); ``beside`` are cards next to the plot decks, and ``extra`` the epic phases
    that are still to come this round. ``faq`` is the version of the FAQ that is in force.
    """

    __slots__ = (
        "beside",
        "dominance",
        "drawn",
        "extra",
        "faq",
        "format",
        "initiative",
        "moribund",
        "season_set",
        "shadows",
    )
    clauses = CLAUSES
    speech = SPEECH
    idle_targets = True  # an effect need not change anything (faq1.event.8)

    def __init__(self, seed: str, names: tuple[str, ...], format: str = "joust", faq: str = NEWEST) -> None:
        super().__init__(seed, names)
        self.format = format
        self.faq = faq
        self.moribund: dict[int, tuple[int, str]] = {}
        self.drawn = [0] * len(names)
        self.initiative = self.dominance = -1
        self.shadows: list[list[int]] = [[] for _ in names]
        self.beside: list[list[int]] = [[] for _ in names]
        self.extra: tuple[int, ...] = ()
        self.season_set = ""

    def copy(self) -> Self:
        new = super().copy()
        new.format, new.faq, new.season_set = self.format, self.faq, self.season_set
        new.moribund = self.moribund.copy() if self.moribund else {}
        new.drawn = self.drawn[:]
        new.initiative, new.dominance = self.initiative, self.dominance
        new.shadows = [x[:] for x in self.shadows]
        new.beside = [x[:] for x in self.beside]
        new.extra = self.extra
        return new

    @property
    def cap(self) -> int:
        """How many additional cards a player may draw in a round."""
        found = draw_cap(self.faq)
        return NO_CAP if found is None else found

    # Values that only this edition has

    def season(self) -> str:
        """'summer', 'winter', or '' (lcg1.season.1)."""
        return self.season_set

    def houses(self, card: int) -> frozenset[str]:
        """The Houses a card belongs to; none if it is neutral (faq1.4.1.1)."""
        return frozenset() if self.zone[card] == DUPLICATE else self.defn[card].factions - {"neutral"}

    def crests(self, card: int) -> frozenset[str]:
        """A card's crests; a duplicate has none (faq1.errata.6)."""
        return frozenset() if self.zone[card] == DUPLICATE else self.defn[card].crests

    def influence(self, card: int) -> int:
        """How much influence a card provides when it is knelt for it (lcg1.card.4)."""
        return 0 if values.blank(self, card) else self.defn[card].modifiers.get("influence", 0)

    def sources(self, seat: int) -> list[int]:
        """The standing cards that a seat could kneel for influence."""
        cards = (self.faction[seat], *self.area[seat])
        return [card for card in cards if not self.kneeling[card] and self.influence(card) > 0]

    # Places

    def pile(self, zone: int, seat: int) -> list[int]:
        if zone == SHADOWS:
            return self.shadows[seat]
        return self.beside[seat] if zone == BESIDE else super().pile(zone, seat)

    def _lay(self, card: int, zone: int, seat: int, bottom: bool) -> None:
        super()._lay(card, zone, seat, bottom)
        if zone == SHADOWS:  # facedown, and only its player may look (lcg1.shadow.3)
            self.known[card] = 1 << self.owner[card]
        elif zone == BESIDE:
            self.known[card] = self.everyone

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
        events = self.singly(events)
        top = self.frames[-1]
        if isinstance(top, Use):
            if top.stage == EXECUTE:
                events, late = top.fate(events)
                if not late or not self.answerable([e for e in events if e.kind in SAVED_FROM]):
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
        window = self.window()
        if window is None or window.closing:
            return False
        heard = hearing(self)
        for event in events:
            for kind in event.kinds:
                for _, ability in heard(kind, ()):
                    if ability.stage == WOULD:
                        return True
            if event.kind in SAVED_FROM and event.card in self.host:
                return True
        return False

    def singly(self, events: list[Event]) -> list[Event]:
        """Several cards drawn by one effect are drawn one at a time (faq1.1.1.1)."""
        if not any(e.kind == "draw" and e.amount != 1 for e in events):
            return events
        out: list[Event] = []
        for event in events:
            if event.kind != "draw":
                out.append(event)
                continue
            for _ in range(event.amount):
                single = event.copy()
                single.amount = 1
                out.append(single)
        return out

    def carry_out(self, events: list[Event]) -> None:
        """Step 3, once it is known where power that is claimed goes, and what would go to two places."""
        card = torn(self, events)
        if card >= 0:
            self.push(ChooseDestination(card, events))
        elif any(bearers(self, event) for event in events):
            self.push(ClaimWithInfamy(events))
        else:
            self.execute(events)

    def execute(self, events: list[Event]) -> None:
        """The events take effect, and may be answered until the window closes."""
        for event in events:
            if event.kind in LEAVING and event.kind not in SAVED_FROM:
                unsaved(self, event)
            elif event.kind == "draw":
                self.draw_cap(event)
        raised = resolve_all(self, events)
        top = self.frames[-1]
        if isinstance(top, Use):
            top.pending.extend(events)
            if any(e.cost and not e.done for e in events):
                top.unpaid = True
        self.gather([*events, *raised])

    def draw_cap(self, event: Event) -> None:
        """No more than three cards a round beside the two of the draw phase (faq1.drawcap.1)."""
        if event.how in ("framework", "beyond the cap") or event.cancelled or not self.deck[event.player]:
            return
        if self.drawn[event.player] >= self.cap:
            event.cancelled = True
            self.note("draw cap", self.name(event.player), rule="faq1.drawcap.1")
        else:
            self.drawn[event.player] += 1

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
            self.moribund[event.card] = (self.destination(event, to), event.kind)
            event.done = True
            self.touch()
            self.note("moribund", self.called(event.card), event.kind, rule="faq1.moribund.1")
        return True

    def destination(self, event: Event, to: int) -> int:
        """Where a card goes: what isn't printed as a character is discarded even if it is killed (faq1.3.23.2)."""
        keywords = {k.name for k in values.keywords(self, event.card)}
        if event.kind == "kill" and self.defn[event.card].type != "character":
            return DISCARD
        if event.kind == "kill" and to == DEAD and "stalwart" in keywords:
            return DECK  # lcg1.kw.15
        return DEAD if to == DISCARD and "deathbound" in keywords else to

    def stays(self, card: int) -> bool:
        return card in self.moribund

    def bury(self) -> None:
        """Step 6: moribund cards leave at once; what is on them is discarded (faq1.window.7)."""
        for card, (to, kind) in self.moribund.items():
            for attachment in self.attachments(card):
                if attachment not in self.moribund and attachment in self.area[self.ctrl[attachment]]:
                    self.place(attachment, DISCARD)
                    self.note("loose attachment", self.called(attachment), True)
            self.place(card, to)
            if to == DECK and kind == "shuffle in":
                self.shuffle(self.owner[card])
            self.note("leaves", self.called(card), to, rule="faq1.window.7")
        self.moribund = {}
        for pile in self.limbo:
            for card in pile[:]:
                self.place(card, self.resting(card))

    def resting(self, card: int) -> int:
        """The pile for an event that has been played (faq1.4.7.2)."""
        return DEAD if self.defn[card].has_keyword("deathbound") else DISCARD

    def falls_to(self, attachment: int) -> int:
        return DISCARD

    # The questions of the shared engine

    def open_window(self) -> None:
        self.push(Actions())

    def phase_begins(self) -> None:
        from .phases import PhaseBegins

        self.push(PhaseBegins())

    def phase_ends(self) -> None:
        from .phases import PhaseEnds

        self.push(PhaseEnds())

    def may_use(self, ctx: Context) -> str | None:
        return may_use(self, ctx)

    def initiate(self, ctx: Context, steps: tuple[Effect, ...] | None = None) -> None:
        self.push(Use(ctx, steps))

    def may_put(self, seat: int, card: int) -> str | None:
        return may_enter(self, seat, card)

    def penalty(self, seat: int, card: int) -> int:
        """Two gold more for a card of another House (lcg1.deck.8)."""
        defn, own = self.defn[card], self.defn[self.faction[seat]].factions
        if "neutral" in defn.factions or defn.factions & own:
            return 0
        return PENALTY

    def spares(self, seat: int, opponent: int) -> str | None:
        return "lcg1.title.5" if self.format == "melee" and supports(self, seat, opponent) else None

    def spared_by(self, seat: int, opponent: int) -> str:
        own, theirs = held(self, seat), held(self, opponent)
        return f"{self.name(seat)}'s title {own} supports {theirs}, the title of {self.name(opponent)}"

    def due(self, when: str) -> None:
        """Delayed effects whose moment has come."""
        due = [d for d in self.delayed if d.when == when]
        if due:
            self.delayed = [d for d in self.delayed if d not in due]
            self.push(DueEffects(due, "faq1.timing.4"))

    # Constant checks, after every change

    def settle(self) -> None:
        """15 power wins at once (lcg1.goal.1); attachments that aren't legal any more go (faq1.3.20b.1)."""
        self.unsettled = False
        if self.check_power:
            self.check_power = False
            winners = [seat for seat in self.order() if self.total_power(seat) >= VICTORY]
            if winners:
                name = self.names[winners[0]]
                self.note("win", name, f"has {VICTORY} power", rule="lcg1.goal.1")
                self.outcome = Outcome((winners[0],), f"{name} has {VICTORY} power.", "lcg1.goal.1")
                return
        if self.rewired:
            self.rewired = False
            self.reassign()
            self.loose_attachments()
        if self.lasting:
            self.terminal()

    def reassign(self) -> None:
        """Whoever has the latest effect on a card controls it; without any left, its owner (faq1.3.26.1 and 2)."""
        latest = {
            card: (0, self.owner[card]) for p, side in enumerate(self.area) for card in side if self.owner[card] != p
        }
        for effect in self.lasting:
            if effect.what == "control" and self.alive[effect.rule]:
                latest[effect.card] = max(latest.get(effect.card, (0, -1)), (effect.serial, effect.rule))
        for source, _ in active(self, TakesControl):
            card = self.host[source]
            latest[card] = max(latest.get(card, (0, -1)), (self.entered[source], self.ctrl[source]))
        for card, (_, seat) in latest.items():
            if card >= 0 and self.zone[card] == PLAY and self.ctrl[card] != seat:
                self.control(card, seat)
                self.note("control", self.names[seat], self.called(card))

    def loose_attachments(self) -> None:
        """An attachment whose restriction isn't met is discarded at once, whatever is immune (faq1.3.20b.1)."""
        for side in self.area:
            for card in side:
                host = self.host[card]
                if (
                    host >= 0
                    and card not in self.moribund
                    and may_attach(self, card, host, self.ctrl[card]) is not None
                ):
                    self.note("illegal attachment", self.called(card), rule="faq1.3.20b.1")
                    self.carry_out([Event("discard", card, self.ctrl[card], unsavable=True)])

    def terminal(self) -> None:
        """What drives a card out of play whenever its STR is 0 (faq1.3.20a.1)."""
        busy = {e.card for f in self.frames if isinstance(f, Before) for e in f.events if e.how == "terminal"}
        for effect in self.lasting:
            card = effect.card
            if effect.what != "DiesAtZero" or card in busy or card in self.moribund or self.zone[card] != PLAY:
                continue
            if values.strength(self, card) == 0 and not cannot(self, card, "kill"):
                event = Event("kill", card, self.ctrl[card], source=effect.source, how="terminal")
                if self.answerable([event]):
                    self.push(Before([event], self.opened().starts(self)))
                else:
                    self.carry_out([event])
                return


def _initiative(s: Agot1, event: Event) -> None:
    s.initiative = event.player
    event.done = True


def _dominance(s: Agot1, event: Event) -> None:
    s.dominance = event.player
    event.done = True


Agot1.resolvers = {
    **RESOLVERS, "initiative": _initiative, "dominance": _dominance, "challenge won": win_challenge,
    "plot revealed": plot_revealed,
}  # fmt: skip
