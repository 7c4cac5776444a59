"""Discarding and drawing cards (fief.phase2.1, fief.2.1, fief.2.2)."""

from __future__ import annotations

from ....kernel.decision import Option, make_option
from ..model import cards
from ..model.board import NONE
from ..model.cards import BACKS, BROWN, CARDS, GREY, HAND_LIMIT, TRACK
from ..model.houses import STARK
from ..model.state import Fief, FiefFrame
from ..realm.house_abilities import private_offers
from ..timing.window import window


class Discard(FiefFrame):
    """A player discards any number of cards or plays them, if he may (fief.2.1.1, fief.2.1.4); then a window."""

    __slots__ = ("gone", "seat")
    then = ("draw",)

    def __init__(self, seat: int) -> None:
        self.at = 0
        self.seat = seat
        self.gone: list[str] = []

    def picks(self, seat: int) -> list[str] | None:
        return self.gone if seat == self.seat else None

    def run(self, s: Fief) -> None:
        names = sorted({CARDS[s.kinds[card]].name for card in s.hands[self.seat]})
        options = [make_option(f"discard {name}", "discard", (cards.find(name),)) for name in names]
        options += s.course.offers(s, self.seat)[0]
        options += [o for o in private_offers(s, self.seat) if o not in options]
        if not options:
            s.pop()
            window(s)
            return
        s.ask(self.seat, "discard", "Discard cards, or stop.", "fief.2.1.1", [*options, make_option("done", "done")])

    def answer(self, s: Fief, seat: int, option: Option) -> None:
        if option.verb == "discard":
            card = cards.in_hand(s, seat, option.args[0])
            s.note("discards", seat, s.kinds[card], rule="fief.2.1.2")
            cards.discard(s, card)
            self.gone.append(option.label)
        elif option.verb == "done":
            s.pop()
            window(s)
        else:
            s.course.declare(s, seat, option)


class Draw(FiefFrame):
    """A player draws up to two cards, at most one of them a Court Event; nobody may play anything (fief.2.2.5)."""

    __slots__ = ("blindly", "card", "court", "drawn", "seat")
    CHOOSE, TURN, KEEP = range(3)

    def __init__(self, seat: int) -> None:
        self.at = self.CHOOSE
        self.seat = seat
        self.drawn = 0
        self.court = 0
        self.card = NONE
        self.blindly = False  # nothing is asked between two cards, so that both can be drawn at once

    def picks(self, seat: int) -> list[int] | None:
        return [1] * self.drawn if self.at == self.CHOOSE and self.blindly else None

    def beside(self, s: Fief, picked: list[Option]) -> list[Option] | None:
        return self.options(s, len(picked), any(option.args[0] == BROWN for option in picked)) if self.blindly else None

    def run(self, s: Fief) -> None:
        if self.at == self.CHOOSE:
            self.choose(s)
        elif self.at == self.TURN:
            self.turn(s)
        else:  # fief.house.stark.2
            name = CARDS[s.kinds[self.card]].name
            options = [make_option(f"throw away {name}", "throw"), make_option("keep", "keep")]
            s.ask(self.seat, "stark", f"Keep {name}?", "fief.house.stark.2", options)

    def options(self, s: Fief, more: int = 0, court: bool = False) -> list[Option]:
        """What may be drawn, beside so many more cards."""
        options = []
        if self.drawn + more < 2 and len(s.hands[self.seat]) + more < HAND_LIMIT:
            if not (self.court or court) and (s.court_deck or s.court_discard):
                options.append(make_option("draw Court Event", "draw", (BROWN,)))
            if grey_left(s):
                options.append(make_option("draw Fortune", "draw", (GREY,)))
        return options

    def choose(self, s: Fief) -> None:
        options = self.options(s)
        self.blindly = not may_throw(s, self.seat)
        if not options:
            s.pop()
            return
        prompt = f"Draw a card, or stop: {'one more' if self.drawn else 'two at most, one of them a Court Event'}."
        s.ask(self.seat, "draw", prompt, "fief.2.2.1", [*options, make_option("done", "done")])

    def turn(self, s: Fief) -> None:
        """Fortune cards are turned until a grey back comes; Stark may throw away a Disaster unseen."""
        cards.replenish(s, court=False)
        back = CARDS[s.kinds[s.fortune_deck[-1]]].back
        if back == GREY:
            self.got(s, s.fortune_deck.pop(), GREY)
        elif may_throw(s, self.seat) and len(s.track) < TRACK:
            options = [make_option("throw away the Disaster", "throw"), make_option("keep", "keep")]
            prompt = "A Disaster: throw it away unseen, or let it go to the track?"
            s.ask(self.seat, "stark", prompt, "fief.house.stark.3", options)
        else:
            to_track(s, self.seat, s.fortune_deck.pop())

    def got(self, s: Fief, card: int, back: int) -> None:
        """A card comes into the hand; Stark may throw it away once in a round, when he has seen it."""
        drew(s, self.seat, card, back)
        self.card = card
        self.at = self.KEEP if may_throw(s, self.seat) else self.CHOOSE

    def answer(self, s: Fief, seat: int, option: Option) -> None:
        if self.at == self.CHOOSE:
            if option.verb == "done":
                s.pop()
                return
            self.drawn += 1
            if option.args[0] == BROWN:
                self.court += 1
                cards.replenish(s, court=True)
                self.got(s, s.court_deck.pop(), BROWN)
            else:
                self.at = self.TURN
        elif self.at == self.KEEP:
            self.at = self.CHOOSE
            if option.verb == "throw":
                s.used_round.append("stark")
                s.note("throws away", seat, s.kinds[self.card], rule="fief.house.stark.2")
                cards.discard(s, self.card)
        elif option.verb == "throw":
            s.used_round.append("stark")
            card = s.fortune_deck.pop()
            s.note("throws away", seat, s.kinds[card], rule="fief.house.stark.3")
            cards.discard(s, card)
        else:
            to_track(s, seat, s.fortune_deck.pop())


def may_throw(s: Fief, seat: int) -> bool:
    """Whether Stark's player may still throw away a card he draws this round (fief.house.stark.2)."""
    return s.house[seat] == STARK and s.once("stark")


def to_track(s: Fief, seat: int, card: int) -> None:
    """A Disaster goes unseen to the track; if that is full it is discarded (fief.2.2.10, fief.2.2.11)."""
    if len(s.track) < TRACK:
        s.track.append(card)
        s.note("to the track", seat, rule="fief.2.2.10")
    else:
        cards.discard(s, card, "fief.2.2.11")


def grey_left(s: Fief) -> bool:
    """Whether a grey-backed Fortune card can still be drawn."""
    return any(CARDS[s.kinds[c]].back == GREY for c in (*s.fortune_deck, *s.fortune_discard))


def draw_one(s: Fief, seat: int) -> None:
    """Draw until one grey-backed card has come, outside the draw step (fief.4.2.2.0.8, fief.4.2.2.0.9)."""
    if grey_left(s):
        draw = Draw(seat)
        draw.at = Draw.TURN
        draw.drawn = 2
        s.push(draw)


def drew(s: Fief, seat: int, card: int, back: int) -> None:
    cards.take(s, seat, card)
    s.note("drew", seat, BACKS[back], rule="fief.2.2.1", secret=(s.kinds[card],), audience=1 << seat)
