"""Bringing in cards from hand: paying for them, attaching attachments, entering play."""

from __future__ import annotations

from typing import ClassVar, Self

from ...kernel.frame import Frame
from ..cards.definition import Context
from ..table.choosing import Pick
from ..table.event import Event
from ..table.state import Table
from ..table.words import ATTACHMENT
from ..timing.due import DueEffects
from ..timing.entering import duplicate_host, hosts
from ..timing.pricing import marshal_cost, spend_discounts
from ..timing.purses import drawn, split
from ..timing.resolve import ON_ANOTHER
from ..vocabulary.ruling.bringing_in import borne_by
from ..vocabulary.ruling.elsewhere import use_up
from ..vocabulary.ruling.player_rules import ExtraLimited
from ..vocabulary.ruling.rules import active


def limited_used_up(s: Table, seat: int) -> bool:
    """Whether a seat has brought in or played all the limited cards it may this round."""
    return s.count("round", "player", seat, "limited") > len(active(s, ExtraLimited, seat))


class Marshal(Frame):
    """Marshaling a card from hand: pay, attach if it is an attachment, and it enters play."""

    __slots__ = ("card", "ctx", "duplicate", "legal", "seat", "unpaid")
    how: ClassVar = "marshal"

    def __init__(self, seat: int, card: int, duplicate: bool) -> None:
        self.at = 0
        self.unpaid = False
        self.seat = seat
        self.card = card
        self.duplicate = duplicate
        self.ctx = Context(card, seat)
        self.legal: tuple[int, ...] = ()

    def copy_into(self, new: Self) -> None:
        new.at, new.seat, new.card, new.duplicate = self.at, self.seat, self.card, self.duplicate
        new.unpaid, new.legal, new.ctx = self.unpaid, self.legal, self.ctx.copy()

    def price(self, s: Table) -> int:
        return marshal_cost(s, self.seat, self.card)

    def attaching(self, s: Table) -> bool:
        """Whether it comes into play as an attachment."""
        return s.defn[self.card].type == ATTACHMENT and duplicate_host(s, self.seat, self.card) < 0

    def run(self, s: Table) -> None:
        card, seat = self.card, self.seat
        attaching = self.attaching(s)
        if self.at == 0:
            if not self.duplicate and "Purse" in s.statics and split(s, self.ctx.vars, seat, self.price(s)):
                return
            self.at = 1
            use_up(s, seat, card)
            s.known[card] = s.everyone
            if self.duplicate:
                return
            if attaching:
                self.legal = tuple(hosts(s, card, seat))
            price = self.price(s)
            if self.how == "marshal":
                self.ctx.vars["lowered"] = spend_discounts(s, seat, card, "marshal")
            if price:
                payment = Event("pay", player=seat, amount=price, source=card, by=seat, cost=True)
                s.happen(drawn([payment], self.ctx.vars))
        elif self.at == 1:
            self.at = 2
            found = [h for h in hosts(s, card, seat) if h in self.legal] if attaching else self.borne_by(s)
            if self.unpaid or (attaching and not found):
                s.pop()  # the card stays in hand
                return
            if not self.duplicate:
                self.spend(s)
            if found:
                rule = s.clauses.marshal_attachment if attaching else s.clauses.duplicates
                ask = f"Attach {s.called(card)} to which card?"
                s.push(Pick(seat, "host", found, verb="attach to", prompt=ask, rule=rule, attaching=card))
        else:
            s.pop()
            self.followed(s)
            host = (self.ctx.vars.get("host") or (-1,))[0]
            how = ON_ANOTHER if self.duplicate and host >= 0 else self.how
            s.happen([Event("enter", card, seat, other=host, source=card, by=seat, how=how)])

    def borne_by(self, s: Table) -> list[int]:
        """The cards of other titles of which it may become a duplicate."""
        if not self.duplicate or duplicate_host(s, self.seat, self.card) >= 0:
            return []
        return borne_by(s, self.seat, self.card)

    def followed(self, s: Table) -> None:
        """What was to follow on the card's being brought in for less comes up once it is in play."""
        due = [d for d in s.delayed if d.when in self.ctx.vars.get("lowered", ())]
        if due:
            s.delayed = [d for d in s.delayed if d not in due]
            s.push(DueEffects(due))

    def spend(self, s: Table) -> None:
        """What marshaling uses up: the limited card of the round, and what is about the first card marshaled."""
        s.history.append((self.seat, "marshal", s.defn[self.card]))
        if s.defn[self.card].has_keyword("limited"):
            s.tick("round", "player", self.seat, "limited")
