"""The table: the state of a card game as parallel lists indexed by card number, what changes it and what reads it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Self

from ..cards.definition import Ability, Card, Context
from ..grammar.phrase import Node
from . import indexing
from .challenge import Challenge
from .edition import Edition
from .event import Missed
from .gaining import FINDING_OUT
from .lasting import Delayed, Lasting, lowered
from .moving import clear, face, lay, lift, other_pile
from .words import DECK, DISCARD, DUPLICATE, HAND, IN_PLAY, ON_TABLE, PLAY

Listener = tuple[int, Ability]
AROUND: tuple[tuple[tuple[int, ...], ...], ...] = tuple(
    tuple((*range(first, seats), *range(first)) for first in range(seats)) for seats in range(9)
)
"""By the number of seats and the first player, the seats in player order."""
NEVER_DECKED = ("faction", "title")
"""Cards that come with the game: another card of their title is no version of them."""


class Table(Edition):
    """Cards are numbers; what is true of them stands in lists. Definitions are shared and never copied.

    ``beneath``: what the cards are that lie facedown in play, whose definition there is what they count as. ``known`` holds, for each card, the set of seats (as bits) that can tell which card it is. Shuffling deals the
    definitions anew over the numbers, so that a number says nothing about a card that was shuffled away.
    ``stacked``: a scenario gives the order of the decks, and setup leaves them so. ``missed``: the answers of this round
    and the last that could not be offered, by card and ability (-1: a duplicate), for whoever asks why. ``given``: the lasting effects
    by the class of their rule, as ``statics`` has the constant abilities; ``present``: the classes of both, which are asked for very often. ``memo``: derived values, until the next change;
    ``steady``: those that hold until cards, control or lasting effects change, as long as ``shifting``, the number of cards
    with a constant ability that may change them at any time, is 0. ``titles``: the first card of
    each title that is in the game, ``titled`` those in play by title, and ``versions`` the titles of which it has several versions; settled at its start.
    """

    __slots__ = (
        "actions", "active", "agendas", "alive", "area", "beneath", "challenge", "challenges", "check_deck", "check_power", "chosen",
        "ctrl", "dead", "deck", "defn", "delayed", "discard", "discounts", "entered", "everyone", "faction", "first", "given", "gold", "hand",
        "history", "host", "kneeling", "known", "lasting", "limbo", "listeners", "memo", "missed", "names", "owner", "rewired", "phase", "plot", "plots",
        "power", "present", "removed", "round", "serial", "shadows", "shifting", "stacked", "statics", "steady", "title", "title_chosen", "title_pool", "titled", "titles", "tokens", "under", "used", "versions", "zone",
    )  # fmt: skip

    def __init__(self, seed: str, names: tuple[str, ...]) -> None:
        seats = len(names)
        super().__init__(seats, seed)
        self.names = names
        self.stacked = False
        self.everyone = (1 << seats) - 1
        self.defn: list[Card] = []
        self.beneath: dict[int, Card] = {}
        self.titles: dict[str, Card] = {}
        self.versions: frozenset[str] = frozenset()
        self.owner: list[int] = []
        self.zone: list[int] = []
        self.ctrl: list[int] = []
        self.kneeling: list[int] = []
        self.power: list[int] = []
        self.host: list[int] = []
        self.known: list[int] = []
        self.entered: list[int] = []
        self.tokens: dict[tuple[int, str], int] = {}
        self.hand: list[list[int]] = [[] for _ in range(seats)]
        self.deck: list[list[int]] = [[] for _ in range(seats)]
        self.discard: list[list[int]] = [[] for _ in range(seats)]
        self.dead: list[list[int]] = [[] for _ in range(seats)]
        self.plots: list[list[int]] = [[] for _ in range(seats)]
        self.used: list[list[int]] = [[] for _ in range(seats)]
        self.removed: list[list[int]] = [[] for _ in range(seats)]
        self.limbo: list[list[int]] = [[] for _ in range(seats)]
        self.under: list[list[int]] = [[] for _ in range(seats)]
        self.area: list[list[int]] = [[] for _ in range(seats)]
        self.shadows: list[list[int]] = [[] for _ in range(seats)]
        self.chosen: list[int] = [-1] * seats
        self.plot: list[int] = [-1] * seats
        self.faction: list[int] = [-1] * seats
        self.agendas: list[tuple[int, ...]] = [()] * seats
        self.title: list[int] = [-1] * seats
        self.title_chosen: list[int] = [-1] * seats
        self.title_pool: list[int] = []
        self.gold: list[int] = [0] * seats
        self.alive: list[bool] = [True] * seats
        self.first = self.round = self.challenges = 0
        self.active = -1
        self.phase = "setup"
        self.challenge: Challenge | None = None
        self.lasting: tuple[Lasting, ...] = ()
        self.given: dict[str, tuple[Lasting, ...]] = {}
        self.discounts: list[Lasting] = []
        self.delayed: list[Delayed] = []
        self.serial = 0
        self.history: list[tuple[int, str, Card]] = []
        self.listeners: dict[str, tuple[Listener, ...]] = {}
        self.statics: dict[str, tuple[tuple[int, Any], ...]] = {}
        self.present: frozenset[str] = frozenset()
        self.titled: dict[str, tuple[int, ...]] = {}
        self.actions: tuple[Listener, ...] = ()
        self.memo: dict[Any, Any] = {}
        self.steady: dict[Any, Any] = {}
        self.shifting = 0
        self.missed: dict[tuple[int, int], Missed] = {}
        self.unsettled = self.rewired = False
        self.check_power = self.check_deck = False

    def copy(self) -> Self:
        kind = type(self)
        new = kind.__new__(kind)
        self.copy_base(new)
        new.everyone, new.names, new.stacked = self.everyone, self.names, self.stacked
        new.titles, new.versions = self.titles, self.versions
        new.defn, new.beneath = self.defn[:], self.beneath.copy() if self.beneath else {}
        new.owner = self.owner
        new.zone = self.zone[:]
        new.ctrl = self.ctrl[:]
        new.kneeling = self.kneeling[:]
        new.power = self.power[:]
        new.host = self.host[:]
        new.known = self.known[:]
        new.entered = self.entered[:]
        new.tokens = self.tokens.copy() if self.tokens else {}
        piles = (
            self.hand, self.deck, self.discard, self.dead, self.plots, self.used, self.removed, self.limbo, self.under, self.area,
            self.shadows,
        )  # fmt: skip
        copied, n = [pile[:] for seats in piles for pile in seats], self.seats
        new.hand, new.deck, new.discard = copied[:n], copied[n : 2 * n], copied[2 * n : 3 * n]
        new.dead, new.plots, new.used = copied[3 * n : 4 * n], copied[4 * n : 5 * n], copied[5 * n : 6 * n]
        new.removed, new.limbo, new.under = copied[6 * n : 7 * n], copied[7 * n : 8 * n], copied[8 * n : 9 * n]
        new.area, new.shadows = copied[9 * n : 10 * n], copied[10 * n :]
        new.chosen = self.chosen[:]
        new.plot = self.plot[:]
        new.faction = self.faction
        new.agendas = self.agendas[:]
        new.title = self.title[:]
        new.title_chosen = self.title_chosen[:]
        new.title_pool = self.title_pool[:]
        new.gold = self.gold[:]
        new.alive = self.alive[:]
        new.first, new.active = self.first, self.active
        new.round, new.phase = self.round, self.phase
        new.challenge = self.challenge.copy() if self.challenge is not None else None
        new.challenges = self.challenges
        new.lasting, new.given = self.lasting, self.given  # never changed, only replaced
        new.discounts = self.discounts[:]
        new.delayed = self.delayed[:]
        new.tally = {period: counts.copy() for period, counts in self.tally.items()}
        new.serial = self.serial
        new.history = self.history[:] if self.history else []
        new.listeners = self.listeners.copy()
        new.statics, new.present = self.statics.copy(), self.present
        new.titled = self.titled.copy()
        new.actions = self.actions
        new.memo, new.steady, new.shifting = {}, {}, self.shifting
        new.missed = self.missed  # never changed, only replaced
        new.rewired = self.rewired
        new.check_power, new.check_deck = self.check_power, self.check_deck
        return new

    # Making cards

    def add(self, card: Card, owner: int, zone: int, *, controller: int = -1, known: int = 0) -> int:
        """Bring a card into the game at its beginning; its number."""
        number = len(self.defn)
        self.defn.append(card)
        if card.type not in NEVER_DECKED and self.titles.setdefault(card.name, card).set != card.set:
            self.versions |= {card.name}
        self.owner.append(owner)
        self.zone.append(zone)
        self.ctrl.append(owner if controller < 0 else controller)
        self.kneeling.append(0)
        self.power.append(0)
        self.host.append(-1)
        self.known.append(known)
        self.entered.append(0)
        lay(self, number, zone, self.ctrl[number], bottom=False)
        if zone == PLAY:
            indexing.call(self, number)
        if zone in card.works_in:
            indexing.enter(self, number, zone)
        self.rewire()
        return number

    # Changes

    def touch(self) -> None:
        """Derived values (strength, icons, …) must be computed anew."""
        if self.memo:
            self.memo = {}
        self.unsettled = True

    def rewire(self) -> None:
        """Cards, control or lasting effects changed: attachments must be checked anew, too."""
        self.rewired = self.unsettled = True
        if self.steady:
            self.steady = {}
        if self.memo:
            self.memo = {}

    def memory(self, card: int) -> dict[Any, Any]:
        """Where the text, keywords and traits of a card are kept: until cards move, unless they may change sooner."""
        if self.shifting or self.zone[card] != PLAY or "Immune" in self.given or FINDING_OUT in self.memo:
            return self.memo
        return self.steady

    def has(self, rule: str) -> bool:
        """Whether any constant or lasting ability of a class is on the table: most of the time there is none."""
        return rule in self.present

    def has_any(self, rules: frozenset[str]) -> bool:
        """The same of several classes."""
        return not rules.isdisjoint(self.present)

    def pile(self, zone: int, seat: int) -> list[int]:
        """The list of cards that a zone of a seat is."""
        if zone == HAND:
            return self.hand[seat]
        if zone == DECK:
            return self.deck[seat]
        if zone == PLAY or zone == DUPLICATE:
            return self.area[seat]
        if zone == DISCARD:
            return self.discard[seat]
        return other_pile(self, zone, seat)

    def place(self, card: int, zone: int, seat: int = -1, *, bottom: bool = False, guise: Card | None = None) -> None:
        """Move a card to a zone: of its owner, except in play, where ``seat`` controls it. No rules here."""
        old, works = self.zone[card], self.defn[card].works_in
        lift(self, card, old)
        if old == PLAY:
            indexing.uncall(self, card)
        if old in works:
            indexing.leave(self, card, old)
        self.zone[card] = zone
        if old in IN_PLAY and zone not in IN_PLAY:
            clear(self, card)
        if guise is not None or card in self.beneath:
            works = face(self, card, guise).works_in
        lay(self, card, zone, seat, bottom)
        if zone == PLAY:
            indexing.call(self, card)
        if old == DECK:
            self.check_deck = True
        if zone in works:
            indexing.enter(self, card, zone)
        if old in ON_TABLE or zone in ON_TABLE:
            self.rewire()
        else:
            self.touch()

    def claim(self, card: int, seat: int, until: str = "", source: int = -1) -> None:
        """An effect has a player control a card: until it leaves play, or for a period."""
        self.serial += 1
        self.add_lasting(Lasting("control", seat, until, card=card, source=source, serial=self.serial))

    def add_lasting(self, effect: Lasting) -> None:
        """A lasting effect begins."""
        self.lasting = (*self.lasting, effect)
        self.given = {**self.given, effect.what: (*self.given.get(effect.what, ()), effect)}
        indexing.ruled(self)

    def keep_lasting(self, kept: Iterable[Lasting]) -> None:
        """All lasting effects but these are over."""
        self.lasting = tuple(kept)
        given: dict[str, tuple[Lasting, ...]] = {}
        for effect in self.lasting:
            given[effect.what] = (*given.get(effect.what, ()), effect)
        self.given = given
        indexing.ruled(self)

    def control(self, card: int, seat: int) -> None:
        """A card in play goes under another player's control."""
        self.area[self.ctrl[card]].remove(card)
        indexing.uncall(self, card)
        self.ctrl[card] = seat
        self.area[seat].append(card)
        indexing.call(self, card)
        self.check_power = True
        if self.challenge is not None:
            self.challenge.remove(card)
        self.rewire()

    def shuffle(self, seat: int) -> None:
        """Shuffle a draw deck: nobody knows any card of it any more."""
        self.jumble(self.deck[seat])

    def jumble(self, deck: list[int]) -> None:
        """These cards of a draw deck change places by chance, and nobody knows which is which any more."""
        definitions = [self.defn[card] for card in deck]
        listening = [card for card, defn in zip(deck, definitions, strict=True) if DECK in defn.works_in]
        for card in listening:
            indexing.leave(self, card, DECK)
        self.chance.shuffle(definitions)
        for card, defn in zip(deck, definitions, strict=True):
            self.defn[card] = defn
            self.known[card] = 0
        for card in deck if listening else ():
            indexing.enter(self, card, DECK)

    def expire(self, *periods: str) -> None:
        """Lasting effects of a period that ended are over, and its counts forgotten."""
        self.lapse(*periods)
        self.forget(*periods)

    def lapse(self, *periods: str) -> None:
        """Lasting effects of a period that ended are over, with what would have followed from them."""
        if self.lasting:
            left = [e for e in self.lasting if e.until not in periods]
            if len(left) < len(self.lasting):
                self.keep_lasting(left)
            self.rewire()
        if self.discounts:
            over = {lowered(e.serial) for e in self.discounts if e.until in periods}
            self.delayed = [d for d in self.delayed if d.when not in over]
            self.discounts = [e for e in self.discounts if e.until not in periods]

    def forget(self, *periods: str) -> None:
        """What was counted in a period that is over is forgotten."""
        for period in periods:
            self.tally.pop(period, None)
        if "round" in periods:
            self.missed = {k: m for k, m in self.missed.items() if m.round >= self.round} if self.missed else {}

    # Reading

    def name(self, seat: int) -> str:
        """A player's name."""
        return self.names[seat]

    def called(self, card: int) -> str:
        """A card's title, with its set if cards of several versions of that title are in the game."""
        defn = self.defn[card]
        return defn.version if self.versions and defn.name in self.versions else defn.name

    def order(self) -> list[int]:
        """The seats still in the game, in player order."""
        order = list(AROUND[self.seats][self.first])
        return [p for p in order if self.alive[p]] if False in self.alive else order

    def opponents(self, seat: int) -> list[int]:
        """A seat's opponents in player order."""
        return [p for p in self.order() if p != seat]

    def left_of(self, seat: int) -> int:
        """The next seat still in the game, clockwise."""
        for other in AROUND[self.seats][seat][1:]:
            if self.alive[other]:
                return other
        return seat

    def in_play(self, card: int) -> bool:
        return self.zone[card] in IN_PLAY

    def namesakes(self, title: str) -> tuple[int, ...]:
        """The cards in play with a title, by who controls them and in the order in which they lie there."""
        found = self.titled.get(title, ())
        return found if len(found) < 2 else tuple(sorted(found, key=self.ctrl.__getitem__))

    def attachments(self, card: int) -> list[int]:
        """The attachments on a card."""
        return [a for side in self.area for a in side if self.host[a] == card]

    def duplicates(self, card: int) -> list[int]:
        """The duplicates under a card."""
        if card not in self.host:
            return []
        return [below for below, host in enumerate(self.host) if host == card and self.zone[below] == DUPLICATE]

    def total_power(self, seat: int) -> int:
        """The power on all cards a player controls."""
        power, title, plot = self.power, self.title[seat], self.plot[seat]
        besides = (power[title] if title >= 0 else 0) + (power[plot] if plot >= 0 else 0)
        return power[self.faction[seat]] + besides + sum([power[c] for c in self.area[seat]])

    def under_way(self) -> Challenge:
        """The challenge under way, for what is only asked during one."""
        assert self.challenge is not None
        return self.challenge

    def defends(self, seat: int) -> bool:
        return seat == self.under_way().defender

    def say(self, node: Node, ctx: Context) -> str:
        """A part of a card's text in the edition's words."""
        return self.speech.said(node).replace("~", self.called(ctx.card) if ctx.card >= 0 else "this")

    def everything_lasting(self) -> list[Lasting]:
        """All lasting effects in the order they began; discounts are kept apart, since no value depends on them."""
        return sorted([*self.lasting, *self.discounts], key=lambda effect: effect.serial)

    def context(self, card: int) -> Context:
        """The context of a card's constant abilities."""
        found = self.memo.get(("ctx", card))
        if found is None:
            found = self.memo[("ctx", card)] = Context(card, self.ctrl[card])
        return found
