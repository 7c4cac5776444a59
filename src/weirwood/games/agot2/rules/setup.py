"""Setup: the ten steps before the first round (rr.setup.1)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Self

from ....cardgame.cards.definition import Context
from ....cardgame.phases.setup import SettingUp, fits_facedown, place_options, take_mulligan
from ....cardgame.table.choosing import Pick
from ....cardgame.table.naming import names_of
from ....cardgame.table.state import Table
from ....cardgame.table.words import ATTACHMENT, CHARACTER, HAND, INTO_SHADOWS, LOCATION, PLAY
from ....cardgame.timing.entering import duplicate_host, enter, may_attach
from ....cardgame.vocabulary.ruling.rules import active
from ....cardgame.vocabulary.ruling.table_rules import CannotSetUp
from ....cardgame.vocabulary.subjects.agendas import LaysUnder, OpensWith, SetupGold
from ....kernel.decision import Option, make_option
from .keywords.shadows import LATER, has_shadow, put_away
from .naming import NamesCharacter

if TYPE_CHECKING:
    from .table import Agot2


class Setup(SettingUp):
    """From the shuffled decks to full hands."""

    __slots__ = ("attaching", "ctx", "hidden", "seat")
    gold = 8

    def __init__(self) -> None:
        super().__init__()
        self.seat = 0
        self.attaching = -1
        self.ctx = Context(-1, -1)
        self.hidden: list[int] = []

    def copy(self) -> Self:
        new = super().copy()
        new.hidden = self.hidden[:]
        return new

    def next(self) -> None:
        super().next()
        self.seat = 0

    def first_player(self, s: Table) -> None:
        if not s.stacked:  # a scenario gives the first player and the order of the decks
            s.first = s.chance.pick(list(s.names))
        s.note("first player", s.name(s.first), rule="rr.setup.3")
        for seat in s.order():
            faction, agenda = s.called(s.faction[seat]), ", ".join(names_of(s, s.agendas[seat]))
            s.note("announce", s.name(seat), faction, agenda, rule="rr.setup.4")
        for seat in s.order():
            if not s.stacked:
                s.shuffle(seat)
        self.placed = [[] for _ in range(s.seats)]
        self.hidden = [0] * s.seats
        self.next()

    def after_agendas(self, s: Table) -> None:
        """What agendas do once all are announced (rr3.agendas.13)."""
        self.by_agendas(s, OpensWith, NamesCharacter)

    def before_placing(self, s: Table) -> None:
        """What agendas do before setup cards are placed (rr3.agendas.13)."""
        self.by_agendas(s, LaysUnder)

    def by_agendas(self, s: Table, *rules: type[OpensWith] | type[LaysUnder] | type[NamesCharacter]) -> None:
        """One player after the other, in player order."""
        order = s.order()
        if self.seat >= len(order):
            self.next()
            return
        seat = order[self.seat]
        self.seat += 1
        for agenda in s.agendas[seat]:
            for each in s.defn[agenda].constants:
                if isinstance(each, rules):
                    s.initiate(Context(agenda, seat), each.steps())

    def mulligan(self, s: Table) -> None:
        order = s.order()
        if self.seat >= len(order):
            self.next()
            return
        self.ask_mulligan(s, order[self.seat])

    def place_cards(self, s: Table) -> None:
        order = s.order()
        if self.seat >= len(order):
            self.next()
            return
        seat = order[self.seat]
        options = place_options(s, seat, self.placed[seat], self.may_place) + self.hide_options(s, seat)
        if not options:
            self.seat += 1
            return
        self.ask_to_place(s, seat, options)

    def spent(self, s: Table, seat: int) -> int:
        """What the cards placed so far cost; further copies of a unique card are free (rr.setup.12)."""
        total = self.hidden[seat]
        names = {s.defn[card].name for card in s.area[seat] if card not in self.placed[seat] and s.defn[card].unique}
        for card in self.placed[seat]:
            defn = s.defn[card]
            if not (defn.unique and defn.name in names):
                total += defn.cost or 0
            names.add(defn.name)
        return total

    def purse(self, s: Table, seat: int) -> int:
        """How much setup cards may cost a player."""
        return min([self.gold, *(rule.n for _, rule in active(s, SetupGold, seat))])

    def may_place(self, s: Table, seat: int, card: int) -> str | None:
        """The clause that keeps a card from being placed in setup, or None."""
        defn = s.defn[card]
        if active(s, CannotSetUp, seat):
            return "rr.cannot.1"
        if defn.type not in (CHARACTER, LOCATION, ATTACHMENT):
            return "rr.setup.10"
        placed = self.placed[seat]
        there = (*placed, *s.area[seat])
        copy = defn.unique and any(s.defn[c].name == defn.name for c in there)
        if defn.costless and not copy:
            return "rr3.shadow-setup.3"
        if not copy and self.spent(s, seat) + (defn.cost or 0) > self.purse(s, seat):
            return "rr.setup.8"
        if defn.has_keyword("limited") and any(s.defn[c].has_keyword("limited") for c in placed):
            return "rr.setup.9"
        if defn.type == ATTACHMENT and not copy:
            found = len(self.hosts(s, seat, card))
            twins = sum(1 for c in placed if s.defn[c].name == defn.name)
            if not found or (defn.per_host and twins >= found * defn.per_host):
                return "rr.setup.11"
        return None

    def may_hide(self, s: Agot2, seat: int, card: int) -> str | None:
        """The clause that keeps a card from being placed into shadows in setup, or None (rr3.shadow-setup.1)."""
        if s.rules != LATER:
            return "rr.keywords.4"
        if active(s, CannotSetUp, seat):
            return "rr3.shadow-setup.6"
        if not has_shadow(s, card):
            return "rr3.into-shadows.6"
        return "rr3.shadow-setup.1" if self.spent(s, seat) + s.into_shadows > self.purse(s, seat) else None

    def hide_options(self, s: Table, seat: int) -> list[Option]:
        """The cards in hand that a seat may place into shadows, interchangeable ones once."""
        held = [c for c in s.hand[seat] if c not in self.placed[seat]]
        found = {s.defn[c].code: c for c in reversed(held) if has_shadow(s, c)}
        able = [c for c in reversed(found.values()) if self.may_hide(s, seat, c) is None]  # type: ignore[arg-type]
        return [make_option(f"shadow {s.called(c)}", INTO_SHADOWS, (c,)) for c in able]

    def hosts(self, s: Table, seat: int, card: int) -> list[int]:
        """What an attachment could be attached to among a seat's own setup cards."""
        found = []
        for other in self.placed[seat]:
            if s.defn[other].type == ATTACHMENT:
                continue
            if s.zone[other] == PLAY:
                if may_attach(s, card, other, seat) is None:
                    found.append(other)
            elif fits_facedown(s, card, other, seat):
                found.append(other)
        return found

    def reveal(self, s: Table) -> None:
        """All setup cards at once; they did not enter play (rr.setup.14)."""
        for seat in s.order():
            for card in [c for c in self.placed[seat] if s.defn[c].type != ATTACHMENT]:
                enter(s, card, seat)
                s.kneeling[card] = 0
            names = [s.called(c) for c in self.placed[seat]]
            s.note("setup", s.name(seat), *names, rule="rr.setup.13")
        self.next()

    def attach(self, s: Table) -> None:
        """Each player's attachments at once: none helps another one to its host (faq2.setup-attachments.3)."""
        chosen = self.ctx.vars.pop("host", None)
        pairs: tuple[tuple[int, int], ...] = self.ctx.vars.pop("pairs", ())
        if chosen is not None:
            pairs = (*pairs, (self.attaching, chosen[0]))
        done = {card for card, _ in pairs}
        for seat in s.order()[self.seat :]:
            names = {s.defn[c].name for c in self.placed[seat] if c in done}
            for card in self.placed[seat]:
                if s.zone[card] != HAND or card in done or (s.defn[card].unique and s.defn[card].name in names):
                    continue
                found = [host for host in self.hosts(s, seat, card) if not crowded(s, card, host, pairs)]
                if found:
                    self.attaching = card
                    self.ctx.vars["pairs"] = pairs
                    prompt = f"Attach {s.called(card)} to which card?"
                    s.push(
                        Pick(seat, "host", found, verb="attach to", prompt=prompt, rule="rr.setup.13", attaching=card)
                    )
                    return
            for card, host in pairs:
                enter(s, card, seat, host=host)
            pairs = ()
            for card in [c for c in self.placed[seat] if s.zone[c] == HAND and duplicate_host(s, seat, c) >= 0]:
                enter(s, card, seat)
            self.seat += 1
        self.next()

    def answer(self, s: Table, seat: int, option: Option) -> None:
        if option.verb == "place":
            self.put_down(s, seat, option.args[0])
            return
        if option.verb == INTO_SHADOWS:
            put_away(s, seat, option.args[0], "rr3.shadow-setup.1")
            self.hidden[seat] += s.into_shadows
            return
        if option.verb == "mulligan":
            take_mulligan(s, seat)
        self.seat += 1


def crowded(s: Table, card: int, host: int, pairs: tuple[tuple[int, int], ...]) -> bool:
    """Whether a card is to have as many copies of an attachment as it may (rr.limits.3)."""
    most = s.defn[card].per_host
    return bool(most) and sum(h == host and s.defn[c].name == s.defn[card].name for c, h in pairs) >= most


Setup.steps = (
    Setup.first_player, Setup.after_agendas, Setup.draw_hands, Setup.mulligan, Setup.before_placing, Setup.place_cards, Setup.reveal, Setup.attach, Setup.replenish,
)  # fmt: skip
