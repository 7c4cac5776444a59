"""Phase 2: discarding, drawing, Disasters and playing cards (fief.phase2.1, fief.phase2.2)."""

from __future__ import annotations

from ...kernel.decision import Option
from . import cards
from .cards import BACKS, BROWN, CARDS, GREY, HAND_LIMIT, TRACK
from .disasters import Disaster
from .opportunity import window
from .playing import PlayCards
from .round import Phase, Step
from .state import Fief, FiefFrame


class CardPhase(Phase):
    """Phase 2."""

    __slots__ = ()
    number = 2

    def discard_and_draw(self, s: Fief) -> None:
        seat = self.each(s)
        if seat >= 0:
            s.push(Draw(seat))
            s.push(Discard(seat))

    def disasters(self, s: Fief) -> None:
        """In track order, each resolved before the next; in the first round they go back (fief.2.3.1, fief.2.3.2)."""
        if s.round == 1:
            if s.track:
                s.fortune_deck += s.track
                s.track.clear()
                cards.shuffle(s, s.fortune_deck)
                s.note("disasters go back", rule="fief.2.3.2")
        elif s.track:
            self.at -= 1
            s.push(Disaster(s.track.pop(0)))

    def play(self, s: Fief) -> None:
        seat = self.each(s)
        if seat >= 0:
            s.push(PlayCards(seat))

    steps = (
        Step("discarding and drawing", "fief.phase2.1", discard_and_draw),
        Step("Disasters", "fief.2.3.1", disasters),
        Step("playing cards", "fief.2.4.1", play),
    )


class Discard(FiefFrame):
    """A player discards any number of cards (fief.2.1.1); then the window of fief.2.4.8."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.at = 0
        self.seat = seat

    def run(self, s: Fief) -> None:
        names = sorted({CARDS[s.kinds[card]].name for card in s.hands[self.seat]})
        if not names:
            s.pop()
            window(s)
            return
        options = [Option(f"discard {name}", "discard", (cards.find(name),)) for name in names]
        s.ask(self.seat, "discard", "Discard cards.", "fief.2.1.1", [*options, Option("done", "done")])

    def answer(self, s: Fief, seat: int, option: Option) -> None:
        if option.verb == "discard":
            card = cards.in_hand(s, seat, option.args[0])
            s.note("discards", seat, s.kinds[card], rule="fief.2.1.2")
            cards.discard(s, card)
        else:
            s.pop()
            window(s)


class Draw(FiefFrame):
    """A player draws up to two cards, at most one of them a Court Event; nobody may play anything (fief.2.2.5)."""

    __slots__ = ("court", "drawn", "seat")

    def __init__(self, seat: int) -> None:
        self.at = 0
        self.seat = seat
        self.drawn = 0
        self.court = 0

    # Open: Stark's ability (fief.house.stark.2 and 3)

    def run(self, s: Fief) -> None:
        options = []
        if self.drawn < 2 and len(s.hands[self.seat]) < HAND_LIMIT:
            if not self.court and (s.court_deck or s.court_discard):
                options.append(Option("draw Court Event", "draw", (BROWN,)))
            if any(CARDS[s.kinds[c]].back == GREY for c in (*s.fortune_deck, *s.fortune_discard)):
                options.append(Option("draw Fortune", "draw", (GREY,)))
        if not options:
            s.pop()
            return
        s.ask(self.seat, "draw", "Draw a card, or stop.", "fief.2.2.1", [*options, Option("done", "done")])

    def answer(self, s: Fief, seat: int, option: Option) -> None:
        if option.verb == "done":
            s.pop()
            return
        self.drawn += 1
        if option.args[0] == BROWN:
            self.court += 1
            cards.replenish(s, court=True)
            drew(s, seat, s.court_deck.pop(), BROWN)
        else:
            draw_fortune(s, seat)


def draw_fortune(s: Fief, seat: int) -> bool:
    """Draw until a grey-backed card comes; Disasters go unseen to the track (fief.2.2.8, fief.2.2.10, fief.2.2.11)."""
    while cards.replenish(s, court=False):
        card = s.fortune_deck.pop()
        if CARDS[s.kinds[card]].back == GREY:
            drew(s, seat, card, GREY)
            return True
        if len(s.track) < TRACK:
            s.track.append(card)
            s.note("to the track", seat, rule="fief.2.2.10")
        else:
            cards.discard(s, card, "fief.2.2.11")
    return False


def drew(s: Fief, seat: int, card: int, back: int) -> None:
    cards.take(s, seat, card)
    s.note("drew", seat, BACKS[back], rule="fief.2.2.1", secret=(s.kinds[card],), audience=1 << seat)
