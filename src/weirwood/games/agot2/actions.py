"""Action windows, and what a player may do in one: actions, marshaling, ambush, events (rr.a1.action-windows.1)."""

from __future__ import annotations

from typing import Any

from ...cardgame import values
from ...cardgame.choosing import Pick
from ...cardgame.definition import Context
from ...cardgame.entering import duplicate_host, hosts, may_control, may_enter
from ...cardgame.event import Event
from ...cardgame.opportunities import Opportunities, marshal_options, usable_actions
from ...cardgame.pricing import marshal_cost, spend_discounts
from ...cardgame.purses import drawn, spendable, split
from ...cardgame.state import Table
from ...cardgame.vocabulary.rules import Ban, CannotMarshal, active
from ...cardgame.words import ATTACHMENT
from ...kernel.decision import Option
from ...kernel.frame import Frame
from .initiate import Initiate, limited_used_up


class ActionWindow(Opportunities):
    """A window in which each player in turn may take an action (rr.a1.action-windows.2).

    ``before`` are the positions it had after actions: a loop that changes nothing may not stall the game.
    """

    __slots__ = ("before",)
    rule = "rr.a1.action-windows.2"

    def __init__(self) -> None:
        super().__init__()
        self.before: list[tuple[Any, ...]] = []

    def run(self, s: Table) -> None:
        c = s.challenge
        if c is not None and not (s.alive[c.attacker] and s.alive[c.defender]):
            s.pop()  # a player of the challenge is out, and it is over
            return
        if self.last >= 0 and not self.passes and self.stalled(s):
            s.note("stalled", rule="faq2.infinite-loops.4")
            s.pop()
            return
        super().run(s)

    def stalled(self, s: Table) -> bool:
        """Whether this very position has come up often enough after an action in this window."""
        places = (s.zone, s.ctrl, s.host, s.kneeling, s.power, s.gold)
        now = (self.last, s.serial, *map(tuple, places), tuple(s.tokens.items()), tuple(s.tally.items()))
        self.before.append(now)
        return self.before.count(now) >= STALLING

    def options(self, s: Table, seat: int) -> list[Option]:
        return actions(s, seat)

    def prompt(self, s: Table, seat: int) -> str:
        return prompt(s, seat)

    def take(self, s: Table, seat: int, option: Option) -> None:
        if option.verb == "marshal":
            s.push(Marshal(seat, option.args[0], option.args[1]))
        elif option.verb == "ambush":
            s.push(Ambush(seat, option.args[0], option.args[1]))
        else:
            card, ability = option.args
            s.push(Initiate(Context(card, seat, ability)))


STALLING = 4
"""How often the same position may come up before the window closes."""


def prompt(s: Table, seat: int) -> str:
    """What an action window asks."""
    if s.phase == "marshaling" and s.active == seat:
        return f"Marshal a card ({s.gold[seat]} gold), take an action, or pass."
    if s.challenge is not None:
        c = s.challenge
        sides = f"{values.side_strength(s, 'attacking')} attacking against {values.side_strength(s, 'defending')} defending STR"
        return f"{c.kind.capitalize()} challenge of {s.name(c.attacker)} against {s.name(c.defender)}, {sides}: act or pass."
    return f"{s.phase.capitalize()} phase: take an action or pass."


def actions(s: Table, seat: int) -> list[Option]:
    """Everything a seat may do in an action window now, passing aside."""
    options = usable_actions(s, seat)
    if s.phase == "marshaling" and s.active == seat:
        options += marshal_options(s, seat, may_marshal, may_marshal_duplicate)
    elif s.phase == "challenges":
        ambush_options(s, seat, options)
    return options


def may_marshal(s: Table, seat: int, card: int) -> str | None:
    """The clause that forbids marshaling a card now, or None."""
    defn = s.defn[card]
    if s.phase != "marshaling" or s.active != seat:
        return "rr.active-player.2"
    if defn.type == "event":
        return "rr.marshal.3"
    if marshal_cost(s, seat, card) > spendable(s, seat):
        return "rr.costs.1"
    if marshal_ban(s, seat, card) is not None:
        return "rr.cannot.1"
    if defn.has_keyword("limited") and limited_used_up(s, seat):
        return "rr.limited.1"
    if duplicate_host(s, seat, card) >= 0:
        return "rr.duplicates.1"
    return may_enter(s, seat, card)


def marshal_ban(s: Table, seat: int, card: int) -> Ban | None:
    """What says that a seat cannot marshal a card, or None."""
    return next((found for found in active(s, CannotMarshal, seat) if s.defn[card].type in found[1].types), None)


def may_marshal_duplicate(s: Table, seat: int, card: int) -> str | None:
    """The clause that forbids marshaling a card as a duplicate now, or None: it is free (rr.duplicates.4)."""
    if s.phase != "marshaling" or s.active != seat:
        return "rr.active-player.2"
    if duplicate_host(s, seat, card) < 0:
        return "rr.duplicates.1"
    return may_control(s, seat, card)


def ambush_costs(s: Table, card: int) -> list[int]:
    """The values of X of a card's ambush keywords."""
    return sorted(k.number for k in values.keywords(s, card) if k.name == "ambush")


def ambush_options(s: Table, seat: int, options: list[Option]) -> None:
    gold = spendable(s, seat)
    gains = "AmbushAtCost" in s.statics or any(r.keyword.name == "ambush" for _, r in s.statics.get("Gains", ()))
    seen: set[str] = set()
    for card in s.hand[seat]:
        defn = s.defn[card]
        if defn.code in seen or not (gains or defn.has_keyword("ambush")):
            continue
        seen.add(defn.code)
        costs = ambush_costs(s, card)
        for cost in costs:
            if cost <= gold and may_ambush(s, seat, card) is None:
                label = f"ambush {s.called(card)}" + (f" for {cost}" if len(costs) > 1 else "")
                options.append(Option(label, "ambush", (card, cost)))


def may_ambush(s: Table, seat: int, card: int) -> str | None:
    """The clause that forbids putting a card into play by ambush now, or None."""
    if s.phase != "challenges":
        return "rr.ambush.1"
    costs = ambush_costs(s, card)
    if not costs or costs[0] > spendable(s, seat):
        return "rr.ambush.1"
    return may_enter(s, seat, card)


class Marshal(Frame):
    """Marshaling a card from hand: pay, attach if it is an attachment, and it enters play."""

    __slots__ = ("card", "ctx", "duplicate", "legal", "seat", "unpaid")

    def __init__(self, seat: int, card: int, duplicate: bool) -> None:
        self.at = 0
        self.unpaid = False
        self.seat = seat
        self.card = card
        self.duplicate = duplicate
        self.ctx = Context(card, seat)
        self.legal: tuple[int, ...] = ()

    how = "marshal"

    def price(self, s: Table) -> int:
        return marshal_cost(s, self.seat, self.card)

    def run(self, s: Table) -> None:
        card, seat = self.card, self.seat
        attaching = s.defn[card].type == ATTACHMENT and duplicate_host(s, seat, card) < 0
        if self.at == 0:
            if not self.duplicate and split(s, self.ctx.vars, seat, self.price(s)):
                return
            self.at = 1
            s.known[card] = s.everyone
            if self.duplicate:
                return
            if attaching:
                self.legal = tuple(hosts(s, card, seat))
            price = self.price(s)
            if self.how == "marshal":
                spend_discounts(s, seat, card, "marshal")
            if price:
                payment = Event("pay", player=seat, amount=price, source=card, by=seat, cost=True)
                s.happen(drawn([payment], self.ctx.vars))
        elif self.at == 1:
            self.at = 2
            found = [h for h in hosts(s, card, seat) if h in self.legal] if attaching else []
            if self.unpaid or (attaching and not found):
                s.pop()  # the card stays in hand (rr.costs.6)
                return
            if not self.duplicate:
                self.spend(s)
            if attaching:
                ask = f"Attach {s.called(card)} to which card?"
                s.push(Pick(seat, "host", found, verb="attach to", prompt=ask, rule="rr.a1.3.w.7", attaching=card))
        else:
            s.pop()
            host = (self.ctx.vars.get("host") or (-1,))[0]
            s.happen([Event("enter", card, seat, other=host, source=card, by=seat, how=self.how)])

    def spend(self, s: Table) -> None:
        """What marshaling uses up: the limited card of the round, and what is about the first card marshaled."""
        s.history.append((self.seat, "marshal", s.defn[self.card]))
        if s.defn[self.card].has_keyword("limited"):
            s.tick("round", "player", self.seat, "limited")


class Ambush(Marshal):
    """Putting a card into play from hand for its ambush cost: entering play, but not marshaling (rr.ambush.2)."""

    __slots__ = ("cost",)
    how = "ambush"

    def __init__(self, seat: int, card: int, cost: int) -> None:
        super().__init__(seat, card, False)
        self.cost = cost

    def price(self, s: Table) -> int:
        return self.cost

    def spend(self, s: Table) -> None:
        pass
