"""Games of the board game that differ only in what another player has in his purse (fief.general.5)."""

from __future__ import annotations

from weirwood.games.fief.diplomacy.offers import Offer
from weirwood.games.fief.hear_ye.courtship import Courtship
from weirwood.games.fief.model.state import Fief
from weirwood.games.fief.purchase.bids import SealedBids
from weirwood.kernel import Game

PURSES = (0, 1, 30)
"""What another player may have: nothing, less than any price, more than anything."""


def laid_open(s: Fief, seat: int) -> int:
    """The gold of a player that others know of: what he has offered, or bid."""
    frame = s.frames[-1]
    terms = [frame.terms] if isinstance(frame, Offer | Courtship) else []
    bid = frame.bids[seat] if isinstance(frame, SealedBids) else 0
    return max([bid, *(each.give_gold for each in [*terms, *s.pending] if each.seat == seat)])


def with_purse(game: Game, other: int, gold: int) -> Game:
    """The same game, in which another player has so much gold beside what he showed; what is under way asks anew."""
    new = game.copy()
    s = new.state
    assert isinstance(s, Fief)
    s.gold[other] = laid_open(s, other) + gold
    s.asks, asked, s.ask_all = [], s.asks, True
    depth = len(s.frames)
    s.frames[-1].run(s)
    assert len(s.frames) == depth and [d.seat for d in s.asks] == [d.seat for d in asked]
    s.ask_all = game.state.ask_all
    return new
