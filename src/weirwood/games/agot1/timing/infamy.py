"""Infamy: power that is claimed for a House may go to one of its characters instead (lcg1.kw.16)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....cardgame.cards.definition import INFAMY
from ....cardgame.table import values
from ....cardgame.table.choosing import NO
from ....cardgame.table.event import Event
from ....cardgame.table.naming import card_options
from ....kernel.decision import Option
from ....kernel.frame import Frame

if TYPE_CHECKING:
    from ..rules.table import Agot1


def bearers(s: Agot1, event: Event) -> list[int]:
    """The characters that could take the power of an event that claims it for a House."""
    if event.kind != "power" or event.cancelled or event.card != s.faction[event.player]:
        return []
    found = values.with_keyword(s, s.area[event.player], INFAMY)
    return [card for card in found if card not in s.moribund]


class ClaimWithInfamy(Frame):
    """Whoever claims power for the House says where it goes; then everything happens."""

    __slots__ = ("events",)

    def __init__(self, events: list[Event]) -> None:
        self.at = 0
        self.events = events

    def run(self, s: Agot1) -> None:
        while self.at < len(self.events):
            event = self.events[self.at]
            found = bearers(s, event)
            if found:
                prompt = f"You claim {event.amount} power for your House: place it on a character with infamy instead?"
                options = [*card_options(s, "choose", found, event.player), NO]
                s.ask(event.player, "infamy", prompt, "lcg1.kw.16", options)
                return
            self.at += 1
        s.pop()
        s.execute(self.events)

    def answer(self, s: Agot1, seat: int, option: Option) -> None:
        if option.verb == "choose":
            self.events[self.at].card = option.args[0]
        self.at += 1
