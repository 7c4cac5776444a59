"""What became of each seat's cards in a game: which it began with, drew and played."""

from __future__ import annotations

import msgspec

from ..cardgame.table.state import Table
from ..kernel import Game


class Hands(msgspec.Struct, frozen=True):
    """The cards of a seat by code, each once however many copies there were."""

    opening: tuple[str, ...]
    """Those it held, or had set up, as the first round began."""
    drawn: tuple[str, ...]
    """Those that were in its hand at some choice."""
    played: tuple[str, ...]
    """Those that came into play on its side, and the events it played."""


class Watch:
    """Looks at a game after each choice; of a game without cards there is nothing to see."""

    first = -1
    """Who was first player in the first round."""

    @staticmethod
    def of(game: Game) -> Watch:
        """The watch for a game that begins."""
        return CardWatch(game.state) if isinstance(game.state, Table) else Watch()

    def look(self, game: Game) -> None:
        """After a choice."""

    def cards(self) -> list[Hands]:
        """What was seen, by seat."""
        return []


class CardWatch(Watch):
    """Of a card game."""

    def __init__(self, table: Table) -> None:
        seats = range(table.seats)
        self.opening: list[set[str]] = []
        self.drawn: list[set[str]] = [set() for _ in seats]
        self.played: list[set[str]] = [set() for _ in seats]
        self._note(table)

    def look(self, game: Game) -> None:
        assert isinstance(game.state, Table)
        self._note(game.state)

    def _note(self, s: Table) -> None:
        defn = s.defn
        for seat in range(s.seats):
            self.drawn[seat].update(defn[card].code for card in s.hand[seat])
            self.played[seat].update(defn[card].code for card in s.area[seat] if s.owner[card] == seat)
        for seat, verb, card in s.history:
            if verb == "play":
                self.played[seat].add(card.code)
        if not self.opening and s.phase != "setup":
            self.opening = [{defn[card].code for card in s.hand[seat] + s.area[seat]} for seat in range(s.seats)]
        if self.first < 0 and s.phase not in ("setup", "plot"):
            self.first = s.first

    def cards(self) -> list[Hands]:
        seats = range(len(self.drawn))
        opening = self.opening or [set() for _ in seats]
        return [
            Hands(tuple(sorted(opening[seat])), tuple(sorted(self.drawn[seat])), tuple(sorted(self.played[seat])))
            for seat in seats
        ]
