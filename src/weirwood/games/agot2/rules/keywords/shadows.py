"""Shadows: marshaling cards into them, and bringing them out in any action window (rr3.shadow-keyword.1)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Self

from .....cardgame.cards.definition import Context
from .....cardgame.cards.keyword import FREE_X
from .....cardgame.phases.marshaling import Marshal
from .....cardgame.table import values
from .....cardgame.table.choosing import PickWord
from .....cardgame.table.event import Event
from .....cardgame.table.state import Table
from .....cardgame.table.words import BRING_OUT, DISCARD, DUPLICATE, EVENT, INTO_SHADOWS, PLAY, SHADOWS
from .....cardgame.timing.entering import hosts
from .....cardgame.timing.pricing import emerging_discount, hiding_cost, spend_discounts
from .....cardgame.timing.purses import drawn, spendable, split
from .....cardgame.vocabulary.amounts import X
from .....cardgame.vocabulary.ruling.elsewhere import MarshalsFrom, use_up
from .....cardgame.vocabulary.ruling.rules import Ban, active
from .....cardgame.vocabulary.subjects.shadow_rules import CannotBringOut, ShadowsOpen
from .....cardgame.vocabulary.subjects.shadows import EMERGED
from .....kernel.decision import Option, make_option
from .....kernel.frame import Frame

if TYPE_CHECKING:
    from ..table import Agot2

SHADOW = "shadow"
LATER = "later"


def has_shadow(s: Table, card: int) -> bool:
    """Whether a card has shadow, printed or gained (rr3.into-shadows.6)."""
    return values.keyword_named(s, card, SHADOW)


# Into shadows


def may_hide(s: Agot2, seat: int, card: int) -> str | None:
    """The clause that forbids marshaling a card into shadows now, or None; copies anywhere don't (rr3.shadow-unique.1)."""
    if s.rules != LATER:
        return "rr.keywords.4"
    if not has_shadow(s, card):
        return "rr3.into-shadows.6"
    if s.phase != "marshaling" or s.active != seat:
        return "rr3.into-shadows.1"
    if s.defn[card] and card not in s.hand[seat] and card not in hidden_from_elsewhere(s, seat):
        return "rr3.into-shadows.10"
    return "rr3.into-shadows.1" if hiding_cost(s, seat, card) > spendable(s, seat) else None


def hidden_from_elsewhere(s: Table, seat: int) -> list[int]:
    """The cards outside a hand that may be marshaled whatever they are, and so into shadows, too (rr3.into-shadows.10)."""
    found: list[int] = []
    if "MarshalsFrom" in s.present:
        rules = [(source, rule) for source, rule in active(s, MarshalsFrom, seat) if not rule.names_kind]
        found = [card for source, rule in rules for card in rule.cards.find(s, Context(source, seat))]
    for source, once in s.statics.get("OnceAsHeld", ()):
        found += [] if once.names_kind else once.lent(s, source, seat)
    return found


def hide_options(s: Agot2, seat: int) -> list[Option]:
    """The cards that a seat may marshal into shadows, interchangeable ones once."""
    options: list[Option] = []
    if s.rules != LATER:
        return options
    seen: set[str] = set()
    for card in (*s.hand[seat], *hidden_from_elsewhere(s, seat)):
        code = s.defn[card].code
        if code in seen:
            continue
        seen.add(code)
        if has_shadow(s, card) and may_hide(s, seat, card) is None:
            options.append(make_option(f"shadow {s.called(card)}", INTO_SHADOWS, (card,)))
    return options


class IntoShadows(Frame):
    """Marshaling a card into shadows: neither playing it nor marshaling a card of its kind (rr3.into-shadows.4 and 5)."""

    __slots__ = ("card", "ctx", "seat", "unpaid")

    def __init__(self, seat: int, card: int) -> None:
        self.at = 0
        self.seat = seat
        self.card = card
        self.unpaid = False
        self.ctx = Context(card, seat)

    def copy_into(self, new: Self) -> None:
        new.at, new.seat, new.card, new.unpaid, new.ctx = self.at, self.seat, self.card, self.unpaid, self.ctx.copy()

    def run(self, s: Table) -> None:
        if self.at == 0:
            price = hiding_cost(s, self.seat, self.card)
            if "Purse" in s.statics and split(s, self.ctx.vars, self.seat, price):
                return
            self.at = 1
            use_up(s, self.seat, self.card)
            if price:
                s.happen(drawn([Event("pay", player=self.seat, amount=price, by=self.seat, cost=True)], self.ctx.vars))
            return
        s.pop()
        if not self.unpaid:
            put_away(s, self.seat, self.card, "rr3.into-shadows.1")
            hidden = Event("marshaled into shadows", self.card, self.seat, by=self.seat)
            hidden.done = True
            s.react([hidden])


def put_away(s: Table, seat: int, card: int, rule: str) -> None:
    """A card of a player's goes facedown into shadows; the log names it to nobody else."""
    s.note("into shadows", s.name(seat), rule=rule, secret=(s.called(card),), audience=1 << seat)
    s.place(card, SHADOWS)


# Out of shadows


def shadow_costs(s: Table, seat: int, card: int) -> list[int]:
    """What a card may be brought out of shadows for now; each of several such keywords may be used (rr3.keywords.3)."""
    numbers = {keyword.number for keyword in values.keywords(s, card) if keyword.name == SHADOW}
    less = emerging_discount(s, seat, card)
    if FREE_X in numbers:
        numbers |= set(range(spendable(s, seat) + less + 1))
    return sorted({max(0, number - less) for number in numbers if number >= 0})


def bring_ban(s: Table, seat: int) -> Ban | None:
    """What keeps a seat from bringing cards out of shadows in any way, or None (rr3.out-of-shadows.12)."""
    return next(iter(active(s, CannotBringOut, seat)), None) if "CannotBringOut" in s.present else None


def may_emerge(s: Table, seat: int, card: int) -> str | None:
    """The clause that keeps a card in shadows from being brought out now, or None."""
    if s.zone[card] != SHADOWS or s.ctrl[card] != seat:
        return "rr3.out-of-shadows.5"
    if s.defn[card].type == EVENT:
        return "rr3.out-of-shadows.7"
    costs = shadow_costs(s, seat, card)
    if not costs:
        return "rr3.into-shadows.9"
    if costs[0] > spendable(s, seat):
        return "rr3.shadow-cost.1"
    return s.may_put(seat, card)


def bring_options(s: Table, seat: int) -> list[Option]:
    """The cards that a seat may bring out of shadows, interchangeable ones once."""
    options: list[Option] = []
    seen: set[str] = set()
    for card in s.shadows[seat]:
        code = s.defn[card].code
        if code not in seen and may_emerge(s, seat, card) is None:
            seen.add(code)
            options.append(make_option(f"bring {s.called(card)} out of shadows", BRING_OUT, (card,)))
    return options


class BringOut(Marshal):
    """A card is brought out of shadows for its shadow cost: it is neither marshaled nor played (rr3.out-of-shadows.3)."""

    __slots__ = ()
    how = "shadows"

    def __init__(self, seat: int, card: int) -> None:
        super().__init__(seat, card, False)

    def price(self, s: Table) -> int:
        return int(self.ctx.vars["price"])

    def run(self, s: Table) -> None:
        if "price" not in self.ctx.vars:
            self.ask_price(s)
            return
        card, at = self.card, self.at
        if at == 1 and not self.unpaid and self.lost(s):
            return
        if at == 2 and s.may_put(self.seat, card) is not None:
            s.pop()  # it stays in shadows (rr3.out-of-shadows.14)
        else:
            super().run(s)
        if at == 0 and self.at == 1:
            self.spend_discounts(s)
        if self not in s.frames and s.zone[card] == SHADOWS and not self.entering(s):
            s.known[card] = 1 << s.owner[card]

    def entering(self, s: Table) -> bool:
        """Whether it is on its way into play, and may still be answered."""
        return any(e.kind == "enter" and e.card == self.card for f in s.frames for e in getattr(f, "events", ()))

    def ask_price(self, s: Table) -> None:
        """What is paid, where there are several possible amounts or an X (rr3.keywords.3, rr3.shadow-cost.8)."""
        gold = spendable(s, self.seat)
        costs = [cost for cost in shadow_costs(s, self.seat, self.card) if cost <= gold]
        if len(costs) == 1:
            self.ctx.vars["price"] = costs[0]
            return
        prompt = f"{s.called(self.card)} comes out of shadows: for how much?"
        options = [make_option(f"pay {cost}", "pay", (cost,)) for cost in costs]
        s.push(PickWord(self.seat, "price", options, prompt, "rr3.shadow-cost.8"))

    def spend_discounts(self, s: Table) -> None:
        """What lowers the cost of the next card is used up; an X is what was paid and what it was lowered by."""
        price = self.price(s)
        if any(k.name == SHADOW and k.number == FREE_X for k in values.keywords(s, self.card)):
            s.counts("game")["game", "card", self.card, X] = price + emerging_discount(s, self.seat, self.card)
        spend_discounts(s, self.seat, self.card, BRING_OUT)

    def lost(self, s: Table) -> bool:
        """An attachment that finds no host any more is discarded, and has not entered play (rr3.out-of-shadows.6)."""
        if not self.attaching(s) or hosts(s, self.card, self.seat):
            return False
        s.pop()
        s.place(self.card, DISCARD)
        s.note("attaches to nothing", s.called(self.card), rule="rr3.out-of-shadows.6")
        return True

    def spend(self, s: Table) -> None:
        """Nothing of what marshaling uses up; but it is the first card brought out."""
        s.history.append((self.seat, BRING_OUT, s.defn[self.card]))


# What has come out


def emerging(s: Table, events: list[Event]) -> list[Event]:
    """The same occurrences: whatever enters play from shadows comes out of them with it (rr3.out-of-shadows.11 and 13)."""
    found = [
        Event("emerge", e.card, e.player, amount=place_of(s, e.card), source=e.source, by=e.by, how=e.how)
        for e in events
        if e.kind == "enter" and s.zone[e.card] == SHADOWS
    ]
    return [*events, *found] if found else events


def emerge(s: Table, e: Event) -> None:
    """A card has come out of shadows: into play, as a duplicate, or by being played."""
    if s.zone[e.card] in (PLAY, DUPLICATE):
        e.done = True
        s.tick("phase", EMERGED, e.card, s.entered[e.card])
        if e.how != BringOut.how:  # whatever lets it come out brings it out (faq2.no-surprises.1)
            s.history.append((e.player, BRING_OUT, s.defn[e.card]))
        tell_place(s, e.card, e.amount)


def place_of(s: Table, card: int) -> int:
    """As which card of its player's a card lies in shadows, counted from 1."""
    return s.shadows[s.owner[card]].index(card) + 1


def tell_place(s: Table, card: int, place: int) -> None:
    """Which of the facedown cards it was, which all could see (rr3.in-shadows.4)."""
    s.note("emerged", s.name(s.owner[card]), s.called(card), place, rule="rr3.in-shadows.4")


# Who sees them


def unveil(s: Agot2) -> None:
    """As long as a card says so, shadows areas are open to all; then they are hidden again (rr3.in-shadows.2)."""
    open = [bool(active(s, ShadowsOpen, seat)) for seat in range(s.seats)] if "ShadowsOpen" in s.present else []
    for seat, cards in enumerate(s.shadows):
        if open and open[seat]:
            for card in cards:
                s.known[card] = s.everyone
        elif s.unveiled:
            for card in cards:
                s.known[card] = 1 << seat
    s.unveiled = any(open)
