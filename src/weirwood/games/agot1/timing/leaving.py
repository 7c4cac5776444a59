"""Leaving play: where a card goes, which of several places (faq1.2.5.1), and when the window closes."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....cardgame.table import values
from ....cardgame.table.event import LEAVING, Event
from ....cardgame.table.words import DEAD, DECK, DISCARD, HAND, PLAY, REMOVED, SHADOWS, ZONE_NAMES
from ....cardgame.timing.resolve import whither
from ....kernel.decision import Option, make_option
from ....kernel.frame import Frame

if TYPE_CHECKING:
    from ..rules.table import Agot1

PLACES = {DEAD: "dead pile", DISCARD: "discard pile", HAND: "hand", DECK: "deck", SHADOWS: "Shadows"}
OWNERS = {HAND: "its owner's hand", DECK: "its owner's deck", SHADOWS: "Shadows", REMOVED: "the cards out of the game"}


def whereto(zone: int) -> str:
    """Where a card goes, as the end of a sentence."""
    return OWNERS.get(zone) or f"the {PLACES.get(zone, ZONE_NAMES[zone])}"


def destinations(s: Agot1, events: list[Event], card: int) -> dict[int, Event]:
    """Where simultaneous events would have a card go, the event of each place."""
    return {
        destination(s, e, whither(s, e)): e
        for e in events
        if e.card == card and e.kind in LEAVING and not e.cancelled and s.zone[card] == PLAY
    }


def destination(s: Agot1, event: Event, to: int) -> int:
    """Where a card goes: what isn't printed as a character is discarded even if it is killed (faq1.3.23.2)."""
    keywords = {k.name for k in values.keywords(s, event.card)}
    if event.kind == "kill" and s.defn[event.card].type != "character":
        return DISCARD
    if event.kind == "kill" and to == DEAD and "stalwart" in keywords:
        return DECK  # lcg1.kw.15
    return DEAD if to == DISCARD and "deathbound" in keywords else to


def torn(s: Agot1, events: list[Event]) -> int:
    """A card that would go to several places at once (-1: none)."""
    cards = [e.card for e in events if e.kind in LEAVING and not e.cancelled]
    if len(cards) == len(set(cards)):
        return -1
    return next((c for c in cards if c not in s.moribund and len(destinations(s, events, c)) > 1), -1)


class ChooseDestination(Frame):
    """The first player chooses; the other ways of leaving don't happen to the card."""

    __slots__ = ("card", "events")

    def __init__(self, card: int, events: list[Event]) -> None:
        self.at = 0
        self.card = card
        self.events = events

    def run(self, s: Agot1) -> None:
        found = destinations(s, self.events, self.card)
        options = [make_option(f"choose {PLACES[zone]}", "choose", (zone,)) for zone in found]
        prompt = f"{s.called(self.card)} leaves play in several ways at once: where does it go?"
        s.ask(s.first, "choose", prompt, "faq1.2.5.1", options)

    def answer(self, s: Agot1, seat: int, option: Option) -> None:
        kept = destinations(s, self.events, self.card)[option.args[0]]
        for event in self.events:
            if event.card == self.card and event.kind in LEAVING and event is not kept:
                event.cancelled = True
        s.pop()
        s.carry_out(self.events)


def bury(s: Agot1) -> None:
    """Step 6: moribund cards leave at once; what is on them is discarded (faq1.window.7)."""
    for card, (to, kind) in s.moribund.items():
        for attachment in s.attachments(card):
            if attachment not in s.moribund and attachment in s.area[s.ctrl[attachment]]:
                s.place(attachment, DISCARD)
                s.note("loose attachment", s.called(attachment), True)
        s.note("leaves", s.called(card), to, rule="faq1.window.7")
        s.place(card, to)
        if to == DECK and kind == "shuffle in":
            s.shuffle(s.owner[card])
    s.moribund = {}
    for pile in s.limbo:
        for card in pile[:]:
            s.place(card, resting(s, card))


def resting(s: Agot1, card: int) -> int:
    """The pile for an event that has been played (faq1.4.7.2)."""
    return DEAD if s.defn[card].has_keyword("deathbound") else DISCARD
