"""The second edition's state: the card table with this edition's timing and its constant checks."""

from __future__ import annotations

from typing import NamedTuple, Self

from ....cardgame.cards.definition import FORCED_REACTIONS, Context
from ....cardgame.table import values
from ....cardgame.table.event import LEAVING, Event
from ....cardgame.table.naming import name_of
from ....cardgame.table.state import Table
from ....cardgame.table.words import (
    DEAD,
    DISCARD,
    FACTION_ZONE,
    HAND,
    PLAY,
    REMOVED,
    SHADOWS,
    TITLE,
    TITLE_CHOSEN,
    TITLES,
    WITHIN_PHASE,
)
from ....cardgame.timing.controlling import reassign
from ....cardgame.timing.due import DueEffects
from ....cardgame.timing.entering import may_attach, may_enter
from ....cardgame.timing.hiding import stranded
from ....cardgame.timing.occurring import unheard
from ....cardgame.timing.opportunities import idle
from ....cardgame.timing.resolve import RESOLVERS, resolve_all
from ....cardgame.vocabulary.effects.base import THEN, Effect
from ....cardgame.vocabulary.ruling.elsewhere import shut_out, title_ban
from ....cardgame.vocabulary.ruling.leaving import DrivenOut, LeavesIf
from ....cardgame.vocabulary.ruling.player_rules import CannotWin
from ....cardgame.vocabulary.ruling.replacements import doomed
from ....cardgame.vocabulary.ruling.rules import active, cannot
from ....cardgame.vocabulary.ruling.table_rules import TOPS, show_tops
from ....kernel.decision import Option, make_option
from ....kernel.frame import Frame
from ....kernel.state import Outcome
from ..catalogue import titles_of, trait_names
from ..speech import SPEECH
from .actions import ActionWindow
from .clauses import CLAUSES
from .conflicts import undecided
from .initiate import Initiate, allowed, may_use
from .keywords.bestow import ask_bestow
from .keywords.prized import gain, pay_out, with_prizes
from .keywords.shadows import bring_ban, emerge, emerging, unveil
from .timing import PILING, WHEN_GONE, Occurrence
from .title_rules import ExtraElsewhere
from .titles import supports, title_of

VICTORY = 15
FIRST, LATER = "first", "later"
"""The two versions of the rules: the first Rules Reference, and what replaced parts of it (rr3.version.1)."""
MORE_TO_DO = ("marshaling", "challenges")
"""The phases in which players have more to do than the actions of cards: to marshal, to ambush."""
TERMINAL = frozenset({"DiesAtZero", "LeavesIf"})
"""The rules that drive cards out of play."""


class Agot2(Table):
    """A second edition game; ``rules``: the version it is played by, ``unveiled``: somebody's shadows are open to all."""

    __slots__ = ("format", "rules", "unveiled")
    played_from = (HAND, SHADOWS)
    clauses = CLAUSES
    speech = SPEECH
    said_by_name = ("trait",)

    def __init__(self, seed: str, names: tuple[str, ...], format: str = "joust", rules: str = FIRST) -> None:
        super().__init__(seed, names)
        self.format = format
        self.rules = rules
        self.unveiled = False

    def copy(self) -> Self:
        new = super().copy()
        new.format, new.rules, new.unveiled = self.format, self.rules, self.unveiled
        return new

    # Occurrences

    def happen(self, events: list[Event]) -> None:
        """Let events happen simultaneously; at once if nobody could answer them."""
        enters = leaves = False
        for event in events:
            enters = enters or event.kind == "enter"
            leaves = leaves or event.kind in LEAVING
        if enters:
            events = emerging(self, events)
        if leaves:
            events = with_prizes(self, events)
        top = self.frames[-1]
        if "drawn" in self.listeners:  # which cards those are
            drawn = [(e.player, c) for e in events if e.kind == "draw" for c in self.deck[e.player][: e.amount]]
            events = [*events, *(Event("drawn", card, seat) for seat, card in drawn)]
        deferred = isinstance(top, Initiate) and top.collecting
        if not unheard(self, events) or (len(events) > 1 and events[0].kind in PILING) or self.delayed:
            self.push(Occurrence(events, deferred=deferred))
            return
        more = resolve_all(self, events)
        events = [*events, *more] if more else events
        if deferred:
            top.pending.extend(events)  # type: ignore[attr-defined]
        elif not unheard(self, events):
            self.push(Occurrence(events, FORCED_REACTIONS))
        if (more or enters) and (entered := [e for e in events if e.kind == "enter"]):
            self.after_entering(entered)

    def after_entering(self, events: list[Event]) -> None:
        """Gold may be bestowed on cards, by the later rules (rr3.bestow.2)."""
        if self.rules == LATER:
            ask_bestow(self, events)

    def plot_used(self, card: int) -> None:
        pay_out(self, card, self.owner[card])

    def react(self, events: list[Event]) -> None:
        """Forced reactions and reactions to what has happened, in one window."""
        if not unheard(self, events):
            self.push(Occurrence(events, FORCED_REACTIONS))

    def open_window(self) -> None:
        if self.phase in MORE_TO_DO or any(self.shadows) or not idle(self):
            self.push(ActionWindow())

    def phase_begins(self) -> None:
        self.happen([Event("phase begins", how=self.phase)])

    def phase_ends(self) -> None:
        self.happen([Event("phase ends", how=self.phase)])

    def one_more(self, seat: int, kind: str, opponent: int) -> int:
        """A title allows one challenge more, unless all of them go against the same opponent."""
        if not any(rule.challenge == kind for _, rule in active(self, ExtraElsewhere, seat)):
            return 0
        others = [p for p in range(self.seats) if p != opponent]
        return int(any(self.count("phase", "player", seat, "initiated", kind, p) for p in others))

    def spares(self, seat: int, opponent: int) -> str | None:
        return "rr.supports.1" if self.format == "melee" and supports(self, seat, opponent) else None

    def spared_by(self, seat: int, opponent: int) -> str:
        own, theirs = title_of(self, seat), title_of(self, opponent)
        return f"{self.name(seat)}'s title {own.name} supports {theirs.name}, the title of {self.name(opponent)}"

    def undecided(self, seat: int, figure: str) -> bool:
        return undecided(self, seat, figure)

    def may_use(self, ctx: Context) -> str | None:
        return may_use(self, ctx) if self.beneath else allowed(self, ctx)

    def initiate(self, ctx: Context, steps: tuple[Effect, ...] | None = None) -> None:
        self.push(Initiate(ctx, steps))

    def may_put(self, seat: int, card: int) -> str | None:
        """A further copy of a unique card becomes a duplicate (rr.duplicates.1)."""
        if self.zone[card] == SHADOWS and bring_ban(self, seat) is not None:
            return "rr3.out-of-shadows.12"
        if shut_out(self, card) is not None or title_ban(self, seat, card, "enter") is not None:
            return "rr.cannot.1"
        return may_enter(self, seat, card)

    def trait_names(self) -> list[str]:
        return trait_names()

    def titles_of(self, types: tuple[str, ...]) -> frozenset[str]:
        return titles_of(types)

    def falls_to(self, attachment: int) -> int:
        """Back to the owner's hand; a terminal attachment (or an event that became one) is discarded (rr.terminal.1)."""
        terminal = values.keyword_named(self, attachment, "terminal")
        return DISCARD if terminal or self.defn[attachment].type == "event" else HAND

    # Constant checks, after every change and before any window

    def settle(self) -> None:
        self.unsettled = False
        if self.unveiled or "ShadowsOpen" in self.statics:
            unveil(self)
        if self.check_power:
            self.check_power = False
            winners = [p for p in self.order() if self.total_power(p) >= VICTORY]
            if winners and "CannotWin" in self.statics:
                self.check_power = True  # to be asked again, should that end
                winners = [p for p in winners if not self.barred(p)]
            if winners:
                self.win(winners, f"has {VICTORY} power", "rr.winning-the-game.1", SEVERAL)
                return
        if self.check_deck:
            self.check_deck = False
            empty = [p for p in self.order() if not self.deck[p]]
            if empty:
                self.eliminate(empty)
                return
        if not TOPS.isdisjoint(self.present):
            show_tops(self)
        if self.rewired or (self.shifting and self.restless()):
            self.rewired = False
            reassign(self)  # faq2.control.1 and 2
            stranded(self, "rr3.under-cards.4")
            if self.loose_attachment():
                return
        gone = [d for d in self.delayed if d.when in WHEN_GONE and not self.in_play(d.context.card)]
        if gone:  # what lasted until they left play
            self.delayed = [d for d in self.delayed if d not in gone]
            self.push(DueEffects(gone))
        elif not TERMINAL.isdisjoint(self.present):
            self.terminal_conditions()

    def barred(self, seat: int) -> bool:
        """Whether a card a player controls says that the player cannot win (faq2.tycho.1)."""
        return bool(active(self, CannotWin, seat))

    def restless(self) -> bool:
        """Whether traits or text could come and go with changes other than of cards, control and lasting effects."""
        found = (*self.statics.get("GainsTrait", ()), *self.statics.get("Blank", ()))
        return any(static.fleeting for _, static in found)

    def loose_attachment(self) -> bool:
        """An attachment that is not legally attached any more is discarded (rr.attachment-cards.7)."""
        for side in self.area:
            for card in side:
                host = self.host[card]
                if host >= 0 and may_attach(self, card, host, self.ctrl[card]) is not None:
                    self.note("illegal attachment", self.called(card), rule="rr.attachment-cards.7")
                    event = Event("discard", card, self.ctrl[card], unsavable=True)
                    self.push(Occurrence(with_prizes(self, [event]), deferred=True))
                    self.rewired = True
                    return True
        return False

    def terminal_conditions(self) -> None:
        """What drives a card out of play whenever a condition holds (faq2.terminal-condition.1)."""
        busy = {e.card for f in self.frames if isinstance(f, Occurrence) for e in f.events if e.how == "terminal"}
        found = doomed(self)
        for _, card in found:
            if card not in busy and self.zone[card] == PLAY:
                if values.strength(self, card) == 0 and not cannot(self, card, "kill"):
                    sources = {source: 0 for source, other in found if other == card}
                    self.push(Doom(card, tuple(sources)))
                    return
        for source, rule in active(self, LeavesIf):
            if source not in busy and rule.then:
                self.initiate(Context(source, self.ctrl[source]), (DrivenOut(rule.how), THEN, *rule.then))
                return
            if source not in busy:
                event = Event(rule.how, source, self.ctrl[source], source=source, how="terminal")
                self.push(Occurrence(with_prizes(self, [event]), deferred=True))
                return

    def win(self, winners: list[int], why: str, rule: str, tie: Tie) -> None:
        """One of these players wins; if there are several, the first player says which."""
        if len(winners) == 1:
            self.won(winners[0], why, rule)
        else:
            self.push(DecideWinner(winners, why, tie))

    def won(self, winner: int, why: str, rule: str) -> None:
        self.note("win", self.names[winner], why, rule=rule)
        self.outcome = Outcome((winner,), f"{self.names[winner]} {why}.", rule)

    def eliminate(self, seats: list[int]) -> None:
        """Players without cards left in their deck are out (rr.winning-the-game.3)."""
        left = [p for p in self.order() if p not in seats]
        for seat in seats:
            self.note("eliminated", self.names[seat], rule="rr.winning-the-game.3")
        if len(left) > 1:
            for seat in seats:
                self.remove_player(seat)
            return
        able = [p for p in left or seats if not self.barred(p)]
        if not able:
            who = f"{self.names[left[0]]}, the last player in the game," if left else "whoever is eliminated last"
            self.outcome = Outcome((), f"Nobody wins: {who} cannot win.", "faq2.tycho.2")
        elif left:
            self.won(left[0], "is the last player in the game", "rr.winning-the-game.4")
        else:
            self.win(able, "is eliminated last", "rr.winning-the-game.5", ALL_OUT)

    def remove_player(self, seat: int) -> None:
        """An eliminated player's cards leave the game; what others own of their area goes back to them.

        The rulebook is silent on this. Cards owned by others that the player controlled are discarded, their
        attachments on the player's cards return to their hands, and the first player token passes to the left.
        """
        self.alive[seat] = False
        for card in [c for side in self.area for c in side if self.owner[c] == seat or self.ctrl[c] == seat]:
            for attachment in self.attachments(card):
                if self.owner[attachment] != seat:
                    self.place(attachment, DISCARD if values.keyword_named(self, attachment, "terminal") else HAND)
        for card in [c for c in self.area[seat] if self.owner[c] != seat]:
            for each in (*self.duplicates(card), card):
                self.place(each, DISCARD)
        for card in range(len(self.defn)):
            if self.owner[card] == seat and self.zone[card] not in (REMOVED, FACTION_ZONE, TITLE, TITLES, TITLE_CHOSEN):
                known = self.known[card]
                self.place(card, REMOVED)
                self.known[card] = known  # what was hidden stays so
        for title in (self.title[seat], self.title_chosen[seat]):
            if title >= 0:
                self.place(title, TITLES)
        self.gold[seat] = 0
        self.power[self.faction[seat]] = 0
        self.keep_lasting(e for e in self.lasting if e.player != seat)
        self.discounts = [e for e in self.discounts if e.player != seat]
        if self.first == seat:
            self.first = self.left_of(seat)
            self.note("first player", self.names[self.first], rule="rr.first-player.7")
        self.check_deck = False
        self.rewire()


class Doom(Frame):
    """A terminal condition has come true: of several removals the first player says which comes first."""

    __slots__ = ("card", "sources")

    def __init__(self, card: int, sources: tuple[int, ...]) -> None:
        self.at = 0
        self.card = card
        self.sources = sources

    def run(self, s: Table) -> None:
        options = [make_option(f"choose {name_of(s, source)}", "choose", (source,)) for source in self.sources]
        if len({o.label for o in options}) == 1:
            self.answer(s, s.first, options[0])
            return
        prompt = f"Several effects kill {s.called(self.card)}: which first?"
        s.ask(s.first, "order", prompt, "faq2.terminal-save.2", options)

    def answer(self, s: Table, seat: int, option: Option) -> None:
        """If the condition is remedied then, the others don't come any more (faq2.terminal-save.3)."""
        s.pop()
        event = Event("kill", self.card, s.ctrl[self.card], source=option.args[0], how="terminal")
        s.push(Occurrence(with_prizes(s, [event]), deferred=True))


class Tie(NamedTuple):
    """What the first player is asked when several players would win at the same moment, and by which clause."""

    prompt: str
    rule: str


SEVERAL = Tie(f"Several players have {VICTORY} power at the same moment: who wins?", "rr.winning-the-game.2")
ALL_OUT = Tie(
    "All decks of the players still in the game ran out at the same moment: who is eliminated last, and wins?",
    "rr.winning-the-game.5",
)


class DecideWinner(Frame):
    """Several players win, or all are out, at the same moment: the first player decides."""

    __slots__ = ("seats", "tie", "why")

    def __init__(self, seats: list[int], why: str, tie: Tie) -> None:
        self.at = 0
        self.seats = seats
        self.why = why
        self.tie = tie

    def run(self, s: Table) -> None:
        options = [make_option(f"choose {s.name(p)}", "choose", (p,)) for p in self.seats]
        s.ask(s.first, "winner", self.tie.prompt, self.tie.rule, options)

    def answer(self, s: Agot2, seat: int, option: Option) -> None:
        s.won(option.args[0], self.why, self.tie.rule)


def _phase_ends(s: Table, event: Event) -> None:
    """The end of the taxation phase is the end of the round too."""
    event.done = True
    s.expire(*WITHIN_PHASE, *(("round",) if s.phase == "taxation" else ()))


def _challenge_ends(s: Table, event: Event) -> None:
    event.done = True
    s.expire("challenge")


def _insight(s: Table, event: Event) -> None:
    """A card was drawn (by insight), if it was."""
    event.done = s.zone[event.card] == HAND


def _falls(s: Table, event: Event) -> None:
    """Who is killed or discarded from play is remembered for the phase."""
    RESOLVERS[event.kind](s, event)
    if event.done and s.zone[event.card] in (DEAD, DISCARD):
        s.tick("phase", "fallen", event.card, "play")


Agot2.resolvers = {
    **RESOLVERS, "kill": _falls, "emerge": emerge, "power": gain, "discard": _falls, "insight": _insight, "drawn": _insight, "phase ends": _phase_ends, "challenge ends": _challenge_ends,
}  # fmt: skip
