"""Action opportunities, and playing characters, locations and attachments in the marshalling phase."""

from __future__ import annotations

from ...cardgame import values
from ...cardgame.choosing import Pick
from ...cardgame.definition import Context
from ...cardgame.entering import duplicate_host, hosts, may_enter
from ...cardgame.event import Event
from ...cardgame.opportunities import Opportunities, marshal_options, usable_actions
from ...cardgame.pricing import marshal_cost, spend_discounts
from ...cardgame.state import Table
from ...cardgame.vocabulary.rules import FullCost, active
from ...cardgame.words import ATTACHMENT, CHARACTER, HAND
from ...kernel.decision import Option
from ...kernel.frame import Frame
from .timing import Use, limited_used_up


class ActionWindow(Opportunities):
    """After each action the opponent may act or pass; two passes in a row end it (hbo.actions.7 and 8)."""

    __slots__ = ()
    rule = "hbo.actions.7"

    def options(self, s: Table, seat: int) -> list[Option]:
        return usable_actions(s, seat)

    def prompt(self, s: Table, seat: int) -> str:
        return prompt(s, seat)

    def take(self, s: Table, seat: int, option: Option) -> None:
        card, ability = option.args
        s.push(Use(Context(card, seat, ability)))


class MarshallingTurn(ActionWindow):
    """The active player plays cards, which is no action and so doesn't give the turn away; both may take actions."""

    __slots__ = ()

    def __init__(self, active: int) -> None:
        super().__init__()
        self.last = 1 - active  # the active player is asked first

    def options(self, s: Table, seat: int) -> list[Option]:
        options = usable_actions(s, seat)
        if seat == s.active:
            options += marshal_options(s, seat, may_play, may_duplicate)
        return options

    def take(self, s: Table, seat: int, option: Option) -> None:
        if option.verb == "marshal":
            self.last = 1 - seat
            s.push(Play(seat, option.args[0], option.args[1]))
        else:
            super().take(s, seat, option)


def prompt(s: Table, seat: int) -> str:
    """What an action opportunity asks."""
    if s.phase == "marshalling" and s.active == seat:
        return f"Play a card ({s.gold[seat]} gold), take an action, or pass to end your turn."
    if s.challenge is not None:
        c = s.challenge
        sides = (
            f"{values.side_strength(s, 'attacking')} attacking against {values.side_strength(s, 'defending')} defending"
        )
        return f"{s.name(c.attacker)}'s {c.kind} challenge, {sides} strength: act or pass."
    return f"{s.phase.capitalize()} phase: take an action or pass."


def cost(s: Table, seat: int, card: int) -> int:
    """What a seat pays for a card now: a plot may forbid that it is lowered."""
    if active(s, FullCost, seat):
        return int(s.defn[card].cost or 0)
    return marshal_cost(s, seat, card)


def may_play(s: Table, seat: int, card: int) -> str | None:
    """The clause that forbids playing a character, location or attachment now, or None."""
    defn = s.defn[card]
    if s.zone[card] != HAND:
        return "hbo.playing.10"
    if s.phase != "marshalling" or s.active != seat:
        return "hbo.playing.3"
    if defn.type == "event":
        return "hbo.types.6"
    if defn.unique and any(s.defn[c].name == defn.name for c in s.area[seat]):
        return "hbo.unique.1"
    if cost(s, seat, card) > s.gold[seat]:
        return "hbo.playing.1"
    if defn.has_keyword("limited") and limited_used_up(s, seat):
        return "hbo.limited.1"
    refused = may_enter(s, seat, card)
    return refused


def may_duplicate(s: Table, seat: int, card: int) -> str | None:
    """The clause that forbids attaching a card as a duplicate now, or None: it is free (hbo.duplicates.1)."""
    if s.phase != "marshalling" or s.active != seat:
        return "hbo.duplicates.2"
    if s.zone[card] != HAND or s.defn[card].type != CHARACTER or duplicate_host(s, seat, card) < 0:
        return "hbo.duplicates.1"
    return None


class Play(Frame):
    """Playing a card from hand: pay its cost, choose the character for an attachment, and it enters play."""

    __slots__ = ("card", "ctx", "duplicate", "seat")

    def __init__(self, seat: int, card: int, duplicate: bool) -> None:
        self.at = 0
        self.seat = seat
        self.card = card
        self.duplicate = duplicate
        self.ctx = Context(card, seat)

    @property
    def collecting(self) -> bool:
        return self.at == 1

    @property
    def pending(self) -> list[Event]:
        return []  # nothing answers a payment

    def run(self, s: Table) -> None:
        card, seat = self.card, self.seat
        if self.at == 0:
            self.at = 1
            s.known[card] = s.everyone
            if self.duplicate:
                return
            price = cost(s, seat, card)
            spend_discounts(s, seat, card, "marshal")
            s.history.append((seat, "marshal", s.defn[card]))
            if s.defn[card].has_keyword("limited"):
                s.tick("round", "player", seat, "limited")
            if price:
                s.happen([Event("pay", player=seat, amount=price, source=card, by=seat, cost=True)])
        elif self.at == 1:
            self.at = 2
            if s.defn[card].type == ATTACHMENT:
                ask = f"Attach {s.called(card)} to which character?"
                found = hosts(s, card, seat)
                s.push(Pick(seat, "host", found, verb="attach to", prompt=ask, rule="hbo.types.4", attaching=card))
        else:
            s.pop()
            host = (self.ctx.vars.get("host") or (-1,))[0]
            s.happen([Event("enter", card, seat, other=host, source=card, by=seat, how="marshal")])
