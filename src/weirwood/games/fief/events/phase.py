"""Phase 2: discarding, drawing, Disasters and playing cards (fief.phase2.1, fief.phase2.2)."""

from __future__ import annotations

from ..model.cards import shuffle
from ..model.state import Fief
from ..timing.phase import Phase, Step
from .disasters import Disaster
from .drawing import Discard, Draw
from .plague import forget_plague
from .playing import PlayCards


class CardPhase(Phase):
    """Phase 2."""

    __slots__ = ()
    number = 2

    def discard_and_draw(self, s: Fief) -> None:
        forget_plague(s)
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
                shuffle(s, s.fortune_deck)
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
