"""Effects that answer an occurrence: cancel it, save a card from it, change where it leads."""

from __future__ import annotations

from typing import TYPE_CHECKING

from . import values
from .definition import Context
from .effects import Effect
from .entering import may_attach
from .event import LEAVING, Event
from .state import Table
from .words import DECK, HAND, PLAY

if TYPE_CHECKING:
    from .initiating import Initiating


class Cancel(Effect):
    """Cancel the effects that would initiate."""

    __slots__ = ()

    def could(self, s: Table, ctx: Context) -> bool:
        return not ctx.event(s).cancelled

    def do(self, s: Table, frame: Initiating) -> None:
        event = frame.ctx.event(s)
        event.cancelled = True
        what = event.card if event.card >= 0 else event.source
        s.note("cancel", s.defn[what].name if what >= 0 else "", s.defn[frame.ctx.card].name, rule="rr.cancel.1")

    def say(self) -> str:
        return "cancel its effects"


def savable(s: Table, event: Event, bonus: int = 0) -> bool:
    """Whether the card of an occurrence can be saved from it now (rr.save.3, rr.sacrifice.4, faq2.saving-cost.1)."""
    if event.kind not in LEAVING or event.kind == "sacrifice" or event.cost or event.unsavable or event.cancelled:
        return False
    if event.how == "terminal":
        # the save must also end the condition that drives the card out (rr.save.4)
        return _raw_strength(s, event.card) + bonus > 0
    return s.zone[event.card] == PLAY


def _raw_strength(s: Table, card: int) -> int:
    parts = values.strength_parts(s, card)
    return s.defn[card].strength + sum(n for mode, n, _ in parts if mode == "add")


class Save(Effect):
    """Save the card that would leave play; ``bonus``: the STR it would then get from this card attached to it."""

    __slots__ = ("bonus",)

    def __init__(self, bonus: int = 0) -> None:
        self.bonus = bonus

    def could(self, s: Table, ctx: Context) -> bool:
        event = ctx.event(s)
        if self.bonus and event.how == "terminal" and may_attach(s, ctx.card, event.card, ctx.player) is not None:
            return savable(s, event)
        return savable(s, event, self.bonus)

    def do(self, s: Table, frame: Initiating) -> None:
        save(s, frame.ctx.event(s), s.defn[frame.ctx.card].name)

    def say(self) -> str:
        return "save it"


def save(s: Table, event: Event, by: str) -> None:
    """The card stays in play; it was not removed (rr.save.1)."""
    event.cancelled = True
    event.saved = True
    s.note("save", s.defn[event.card].name, by, rule="rr.save.1")


class Instead(Effect):
    """Change where the card of the occurrence goes when it resolves (rr.replacement-effects.1)."""

    __slots__ = ("to",)

    def __init__(self, to: int) -> None:
        self.to = to

    def could(self, s: Table, ctx: Context) -> bool:
        return not ctx.event(s).cancelled

    def do(self, s: Table, frame: Initiating) -> None:
        frame.ctx.event(s).to = self.to

    def say(self) -> str:
        if self.to == HAND:
            return "return it to your hand instead of placing it in your dead pile"
        assert self.to == DECK
        return "shuffle it into your deck instead of placing it in your dead pile"


class AttachToSaved(Effect):
    """Attach this event to the saved character as a Condition attachment, with its keywords and constants as text."""

    __slots__ = ()

    def could(self, s: Table, ctx: Context) -> bool:
        return False

    def do(self, s: Table, frame: Initiating) -> None:
        ctx = frame.ctx
        card, host = ctx.card, ctx.event(s).card
        if s.zone[host] != PLAY or may_attach(s, card, host, ctx.player) is not None:
            return
        s.place(card, PLAY, ctx.player)
        s.host[card] = host
        s.touch()
        s.note("attach", s.defn[card].name, s.defn[host].name)

    def say(self) -> str:
        return "attach ~ to it as a Condition attachment"
