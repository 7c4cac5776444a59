"""Attachments that move in play: to another card, or two that change places."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...cards.definition import Context
from ...grammar.kinds import NAME
from ...grammar.phrase import Phrase
from ...table.choosing import NO, YES, Pick, PickWord
from ...table.event import Event
from ...table.words import PLAY
from ...timing.entering import hosts, may_attach, may_control
from ..describing.cards import Cards
from ..describing.nouns import A_CARD
from ..describing.predicates import ATTACHMENT
from ..describing.who import OBJECT, Chosen, Who
from ..ruling.rules import immune
from .base import Effect, source_type, subjects

if TYPE_CHECKING:
    from ...table.state import Table
    from ...timing.initiating import Initiating


class MoveAttachment(Effect):
    """Move an attachment to another card it may be attached to: not the one it is on.

    ``to``: to a card that fits; ``here``: to this card.
    """

    who: Who
    to: Cards | None = None
    here: bool = False
    phrases = (
        Phrase("move {who} from where it is to ~, if it may be attached there", who=OBJECT, here=True),
        Phrase("move {who} to another card it may be attached to", who=OBJECT),
        Phrase("move {who} from where it is to {to}, if it may be attached there", who=OBJECT, to=A_CARD),
    )

    def destinations(self, s: Table, ctx: Context, card: int) -> list[int]:
        """Where an attachment could go."""
        found = [h for h in hosts(s, card, s.ctrl[card]) if h != s.host[card]]
        if self.here:
            return [h for h in found if h == ctx.card]
        return found if self.to is None else [h for h in found if self.to.fits(s, ctx, h)]

    def could(self, s: Table, ctx: Context) -> bool:
        return any(s.zone[c] == PLAY and self.destinations(s, ctx, c) for c in subjects(s, ctx, self.who, "move"))

    def do(self, s: Table, frame: Initiating) -> None:
        ctx = frame.ctx
        for card in subjects(s, ctx, self.who, "move")[:1]:
            chosen = ctx.vars.pop("host", None)
            found = self.destinations(s, ctx, card)
            if chosen is not None:
                s.host[card] = chosen[0]
                s.rewire()
                s.note("attach", s.called(card), s.called(chosen[0]), rule=s.clauses.moving)
                s.happen([Event("attached", card, s.ctrl[card], other=chosen[0], source=ctx.card, by=ctx.player)])
                return
            if found:
                frame.at -= 1
                prompt = f"Move {s.called(card)} to which card?"
                rule = s.clauses.moving
                s.push(Pick(ctx.player, "host", found, verb="attach to", prompt=prompt, rule=rule, attaching=card))
                return
        frame.failed = True


class AttachThis(Effect):
    """This card, an event, is attached to a card that fits and stays there as an attachment with a trait."""

    cards: Cards
    as_trait: str
    phrases = (Phrase("attach ~ as a {as_trait} attachment to {cards}", cards=A_CARD, as_trait=NAME),)

    def hosts(self, s: Table, ctx: Context) -> list[int]:
        """The cards that it may be attached to."""
        kind = source_type(s, ctx)
        return [
            card
            for card in self.cards.find(s, ctx)
            if may_attach(s, ctx.card, card, ctx.player) is None and not immune(s, card, kind, ctx.player, ctx.card)
        ]

    def could(self, s: Table, ctx: Context) -> bool:
        return bool(self.hosts(s, ctx))

    def do(self, s: Table, frame: Initiating) -> None:
        ctx = frame.ctx
        card, chosen = ctx.card, ctx.vars.pop("host", None)
        if chosen is not None:
            s.place(card, PLAY, ctx.player)
            s.host[card] = chosen[0]
            s.rewire()
            s.note("attach", s.called(card), s.called(chosen[0]))
        elif found := self.hosts(s, ctx):
            frame.at -= 1
            prompt = f"Attach {s.called(card)} to which card?"
            rule = s.clauses.put_attachment
            s.push(Pick(ctx.player, "host", found, verb="attach to", prompt=prompt, rule=rule, attaching=card))
        else:
            frame.failed = True


class MoveBetween(Effect):
    """An attachment goes from one of two chosen cards to the other, and perhaps under your control."""

    phrases = (Phrase("move an attachment from one of them to the other. You may take control of that attachment"),)
    _order = False

    def found(self, s: Table, ctx: Context) -> dict[int, int]:
        """The attachments that could move, each with the card it would go to."""
        chosen = list(ctx.vars.get("those") or ())
        return {
            card: to
            for one in chosen
            for to in chosen
            if one != to
            for card in s.attachments(one)
            if not s.stays(card) and may_attach(s, card, to, s.ctrl[card]) is None
        }

    def could(self, s: Table, ctx: Context) -> bool:
        return True

    def do(self, s: Table, frame: Initiating) -> None:
        ctx = frame.ctx
        found, moved, wanted = self.found(s, ctx), ctx.vars.get("moved"), ctx.vars.get("may")
        if moved is None:
            if not found:
                frame.failed = True
                return
            frame.at -= 1
            prompt = f"{s.called(ctx.card)}: which attachment moves?"
            s.push(Pick(ctx.player, "moved", list(found), prompt=prompt, rule=s.clauses.moving))
            return
        card = moved[0]
        if wanted is None:
            s.host[card] = found[card]
            s.rewire()
            s.note("attach", s.called(card), s.called(found[card]), rule=s.clauses.moving)
            if s.ctrl[card] != ctx.player and may_control(s, ctx.player, card, taking=True) is None:
                frame.at -= 1
                prompt = f"Take control of {s.called(card)}?"
                s.push(PickWord(ctx.player, "may", [YES, NO], prompt, s.clauses.may))
        elif wanted:
            s.happen([Event("control", card, ctx.player, source=ctx.card, by=ctx.player)])


class AttachTo(Effect):
    """Attach a card from a pile to a card that fits, if it may be attached to one; else it stays where it is."""

    who: Who
    to: Cards
    phrases = (Phrase("attach {who} to {to}, if it may be attached there", who=OBJECT, to=A_CARD),)

    def could(self, s: Table, ctx: Context) -> bool:
        return any(s.zone[card] != PLAY for card in self.who.find(s, ctx))

    def destinations(self, s: Table, ctx: Context, card: int) -> list[int]:
        """What a card could be attached to."""
        if s.may_put(ctx.player, card) is not None:
            return []
        found = self.to.find(s, ctx)
        return [host for host in found if not s.stays(host) and may_attach(s, card, host, ctx.player) is None]

    def do(self, s: Table, frame: Initiating) -> None:
        ctx = frame.ctx
        for card in self.who.find(s, ctx)[:1]:
            chosen = ctx.vars.pop("host", None)
            found = self.destinations(s, ctx, card)
            if chosen is not None:
                event = Event(
                    "enter", card, ctx.player, other=chosen[0], source=ctx.card, by=ctx.player, how="put into play"
                )
                s.happen([event])
                return
            if found:
                frame.at -= 1
                prompt = f"Attach {s.called(card)} to which card?"
                rule = s.clauses.put_attachment
                s.push(Pick(ctx.player, "host", found, verb="attach to", prompt=prompt, rule=rule, attaching=card))
                return
        frame.failed = True


class PutOnto(Effect):
    """Put an attachment into play from elsewhere, attached to a card that is meant."""

    who: Who
    on: Who
    phrases = (Phrase("put {who} into play on {on}", who=OBJECT, on=OBJECT),)

    def pairs(self, s: Table, ctx: Context) -> list[tuple[int, int]]:
        """What could be attached, each with its host."""
        return [
            (card, host)
            for card in self.who.find(s, ctx)[:1]
            for host in subjects(s, ctx, self.on)[:1]
            if s.zone[card] != PLAY and s.may_put(ctx.player, card) is None and s.zone[host] == PLAY
            if may_attach(s, card, host, ctx.player) is None
        ]

    def could(self, s: Table, ctx: Context) -> bool:
        return bool(self.pairs(s, ctx))

    def do(self, s: Table, frame: Initiating) -> None:
        ctx = frame.ctx
        events = [
            Event("enter", card, ctx.player, other=host, source=ctx.card, by=ctx.player, how="put into play")
            for card, host in self.pairs(s, ctx)
        ]
        self.happen(s, frame, events)


FIRST, SECOND, THIRD = Chosen("first"), Chosen("second"), Chosen("third")


class SwitchAttachments(Effect):
    """Two chosen attachments on different cards change places."""

    phrases = (Phrase("switch the first with the second"),)

    def side(self, s: Table, ctx: Context, who: Who) -> list[int]:
        """The attachments in play that may be one of the two."""
        found = subjects(s, ctx, who, "move") or ATTACHMENT.find(s, ctx)
        return [c for c in found if s.zone[c] == PLAY and s.host[c] >= 0]

    def pair(self, s: Table, ctx: Context) -> tuple[int, int] | None:
        """The first two attachments that could change places."""
        for a in self.side(s, ctx, FIRST):
            for b in self.side(s, ctx, SECOND):
                one, other = s.host[a], s.host[b]
                if one == other:
                    continue
                if may_attach(s, a, other, s.ctrl[a]) is None and may_attach(s, b, one, s.ctrl[b]) is None:
                    return a, b
        return None

    def could(self, s: Table, ctx: Context) -> bool:
        return self.pair(s, ctx) is not None

    def do(self, s: Table, frame: Initiating) -> None:
        found = self.pair(s, frame.ctx)
        if found is None:
            frame.failed = True
            return
        a, b = found
        s.host[a], s.host[b] = s.host[b], s.host[a]
        s.rewire()
        for card in found:
            s.note("attach", s.called(card), s.called(s.host[card]), rule=s.clauses.switching)
