"""Action windows, and what a player may do in one: actions, marshaling, ambush, events (rr.a1.action-windows.1)."""

from __future__ import annotations

from typing import Self

from ....cardgame.phases.marshaling import Marshal, limited_used_up
from ....cardgame.table import values
from ....cardgame.table.choosing import Pick
from ....cardgame.table.event import Event
from ....cardgame.table.moving import as_if_held, title_beneath, turn_up
from ....cardgame.table.state import Table
from ....cardgame.table.words import BRING_OUT, DUPLICATE, INTO_SHADOWS
from ....cardgame.timing.entering import duplicate_host, hosts, may_control, may_enter
from ....cardgame.timing.opportunities import Unstalled, marshal_options, usable_actions
from ....cardgame.timing.pricing import each_discount, marshal_cost, next_discount, spend_discounts
from ....cardgame.timing.purses import drawn, spendable, split
from ....cardgame.vocabulary.ruling.bringing_in import ambush_discount, borne_by, own_ambush
from ....cardgame.vocabulary.ruling.elsewhere import title_ban
from ....cardgame.vocabulary.ruling.player_rules import CannotMarshal
from ....cardgame.vocabulary.ruling.rules import Ban, active
from ....kernel.decision import Option, make_option
from .keywords.shadows import BringOut, IntoShadows, bring_options, hide_options


class ActionWindow(Unstalled):
    """A window in which each player in turn may take an action (rr.a1.action-windows.2)."""

    __slots__ = ()
    rule = "rr.a1.action-windows.2"

    def run(self, s: Table) -> None:
        c = s.challenge
        if c is not None and (c.over or not (s.alive[c.attacker] and s.alive[c.defender])):
            s.pop()  # the challenge is over, by an effect or because one of its players is out
            return
        if self.last >= 0 and not self.passes and self.stalled(s):
            s.note("stalled", rule="faq2.infinite-loops.4")
            s.pop()
            return
        super().run(s)

    def options(self, s: Table, seat: int) -> list[Option]:
        return actions(s, seat)

    def take(self, s: Table, seat: int, option: Option) -> None:
        if option.verb == "marshal":
            kind = TurnUp if option.args[0] in s.beneath else Marshal
            s.push(kind(seat, option.args[0], option.args[1]))
        elif option.verb == INTO_SHADOWS:
            s.push(IntoShadows(seat, option.args[0]))
        elif option.verb == BRING_OUT:
            s.push(BringOut(seat, option.args[0]))
        elif option.verb == "ambush":
            s.push(Ambush(seat, option.args[0], option.args[1]))
        else:
            super().take(s, seat, option)


def actions(s: Table, seat: int) -> list[Option]:
    """Everything a seat may do in an action window now, passing aside."""
    options = usable_actions(s, seat)
    if s.phase == "marshaling" and s.active == seat:
        options += marshal_options(s, seat, may_marshal, may_marshal_duplicate)
        options += hide_options(s, seat)  # type: ignore[arg-type]
    elif s.phase == "challenges":
        ambush_options(s, seat, options)
    if s.shadows[seat]:
        options += bring_options(s, seat)
    return options


def may_marshal(s: Table, seat: int, card: int) -> str | None:
    """The clause that forbids marshaling a card now, or None."""
    defn = s.defn[card]
    if s.phase != "marshaling" or s.active != seat:
        return "rr.active-player.2"
    if defn.type == "event":
        return "rr.marshal.3"
    if defn.costless:
        return "rr3.shadow-cost.5"
    if marshal_cost(s, seat, card) > spendable(s, seat):
        return "rr.costs.1"
    if marshal_ban(s, seat, card) is not None:
        return "rr.cannot.1"
    if defn.has_keyword("limited") and limited_used_up(s, seat):
        return "rr.limited.1"
    if defn.unique and duplicate_host(s, seat, card) >= 0:
        return "rr.duplicates.1"
    return may_enter(s, seat, card)


def marshal_ban(s: Table, seat: int, card: int) -> Ban | None:
    """What says that a seat cannot marshal a card, or None."""
    for found in active(s, CannotMarshal, seat):
        if s.defn[card].type in found[1].types:
            return found
    return title_ban(s, seat, card, "marshal")


def may_marshal_duplicate(s: Table, seat: int, card: int) -> str | None:
    """The clause that forbids marshaling a card as a duplicate now, or None: it is free (rr.duplicates.4)."""
    if s.phase != "marshaling" or s.active != seat:
        return "rr.active-player.2"
    if title_ban(s, seat, card, "marshal") is not None:
        return "rr.cannot.1"
    if duplicate_host(s, seat, card) < 0:
        return None if borne_by(s, seat, card) else "rr.duplicates.1"
    return may_control(s, seat, card)


def ambush_costs(s: Table, card: int) -> list[int]:
    """What a card's ambush keywords ask for: the values of X, less what lowers them."""
    own = own_ambush(s, s.owner[card], card) if s.defn[card].rules else []
    costs = sorted({*own, *(k.number for k in values.keywords(s, card) if k.name == "ambush")})
    less = ambush_discount(s, s.owner[card], card) if s.defn[card].rules else 0
    less += next_discount(s, s.owner[card], card, "ambush") if s.discounts else 0
    less += each_discount(s, s.owner[card], card, "ambush") if "EachCostsLess" in s.present else 0
    return [max(0, cost - less) for cost in costs] if less else costs


def given_ambush(s: Table) -> set[int]:
    """The cards that could have ambush from constant abilities."""
    if "AmbushAtCost" not in s.statics and "Gains" not in s.statics:
        return set()
    found: set[int] | None = s.memo.get("given ambush")
    if found is None:
        givers = (*s.statics.get("AmbushAtCost", ()), *s.statics.get("Gains", ()))
        meant = [(source, rule.who) for source, rule in givers if rule.keyword.name == "ambush"]
        found = s.memo["given ambush"] = {card for source, who in meant for card in who.find(s, s.context(source))}
    return found


def ambush_options(s: Table, seat: int, options: list[Option]) -> None:
    gold, able = spendable(s, seat), given_ambush(s)
    seen: set[str] = set()
    for card in s.hand[seat]:
        defn = s.defn[card]
        given = "ambush" in defn.keyword_names or card in able or "AmbushInHand" in defn.rules
        if not given or defn.code in seen:
            continue
        seen.add(defn.code)
        costs = ambush_costs(s, card)
        for cost in costs:
            if cost <= gold and may_ambush(s, seat, card) is None:
                label = f"ambush {s.called(card)}" + (f" for {cost}" if len(costs) > 1 else "")
                options.append(make_option(label, "ambush", (card, cost)))


def may_ambush(s: Table, seat: int, card: int) -> str | None:
    """The clause that forbids putting a card into play by ambush now, or None."""
    if s.phase != "challenges":
        return "rr.ambush.1"
    costs = ambush_costs(s, card)
    if not costs or costs[0] > spendable(s, seat):
        return "rr.ambush.1"
    return s.may_put(seat, card)


class TurnUp(Marshal):
    """Marshaling a card that lies facedown in play: it is there already, and doesn't enter it (rr3.facedown.5 and 6)."""

    __slots__ = ()

    def run(self, s: Table) -> None:
        card, seat = self.card, self.seat
        if self.at == 0:
            with as_if_held(s, card):
                price = 0 if self.duplicate else self.price(s)
                if price and "Purse" in s.statics and split(s, self.ctx.vars, seat, price):
                    return
                self.legal = tuple(hosts(s, card, seat)) if self.attaching(s) else ()
                if not self.duplicate:
                    self.ctx.vars["lowered"] = spend_discounts(s, seat, card, "marshal")
            self.at = 1
            if price:
                s.happen(
                    drawn([Event("pay", player=seat, amount=price, source=card, by=seat, cost=True)], self.ctx.vars)
                )
        elif self.at == 1:
            self.at = 2
            with as_if_held(s, card):
                attaching = self.attaching(s)
                found = [host for host in hosts(s, card, seat) if host in self.legal] if attaching else []
                if self.unpaid or (attaching and not found):
                    s.pop()
                    return
                if not self.duplicate:
                    self.spend(s)
            if found:
                ask = f"Attach {title_beneath(s, card)} to which card?"
                s.push(Pick(seat, "host", found, verb="attach to", prompt=ask, rule="rr.a1.3.w.7", attaching=card))
        else:
            s.pop()
            self.followed(s)
            s.note("turned up", s.name(seat), title_beneath(s, card), s.called(s.host[card]), rule="rr3.facedown.5")
            with as_if_held(s, card):
                below = duplicate_host(s, seat, card)
            if below >= 0:
                s.place(card, DUPLICATE)
                s.host[card], s.known[card] = below, s.everyone
                return
            turn_up(s, card, (self.ctx.vars.get("host") or (-1,))[0])
            marshaled = Event("turned up", card, seat, source=card, by=seat, how="marshal")
            marshaled.done = True
            s.react([marshaled])


class Ambush(Marshal):
    """Putting a card into play from hand for its ambush cost: entering play, but not marshaling (rr.ambush.2)."""

    __slots__ = ("cost",)
    how = "ambush"

    def __init__(self, seat: int, card: int, cost: int) -> None:
        super().__init__(seat, card, False)
        self.cost = cost

    def copy_into(self, new: Self) -> None:
        super().copy_into(new)
        new.cost = self.cost

    def price(self, s: Table) -> int:
        return self.cost

    def spend(self, s: Table) -> None:
        spend_discounts(s, self.seat, self.card, self.how)
