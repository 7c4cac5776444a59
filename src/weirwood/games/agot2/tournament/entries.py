"""Entries: the one deck that a player plays through a whole tournament, and a list that names its cards beyond doubt."""

from __future__ import annotations

from collections.abc import Iterable

from ....cardgame.cards.catalogue import plain
from ....kernel.decision import Refusal
from ..catalogue import CATALOGUE
from ..decks.decks import Deck, check


class Entries:
    """The deck lists of a tournament's players, as they were handed in before its first round."""

    def __init__(self) -> None:
        self.decks: dict[str, Deck] = {}

    def enter(self, player: str, deck: Deck, form: str = "joust") -> list[Refusal]:
        """Take a player's list, if it is legal; what is wrong with it, or with handing in another one (rr3.tournament.1)."""
        known = self.decks.get(player)
        if known is not None and known.data() != deck.data():
            return [
                Refusal("rr3.tournament.1", f"{player} plays the whole tournament with the deck of the first round")
            ]
        found = check(deck, form)
        if not found:
            self.decks[player] = deck
        return found


def unclear(titles: Iterable[str]) -> list[Refusal]:
    """The titles on a list that several cards share, without a product that says which is meant (rr3.tournament.2)."""
    found = []
    for title in titles:
        versions = [f"{title} ({pack})" for pack in CATALOGUE.by_title.get(plain(title), {})]
        if len(versions) > 1:
            found.append(Refusal("rr3.tournament.2", f"{title!r} may be {' or '.join(versions)}"))
    return found
