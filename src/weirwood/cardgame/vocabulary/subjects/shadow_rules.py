"""Rules about shadows: keywords gained there, who may bring cards out, whose are shown."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, ClassVar

from ...cards.definition import Keyword
from ...grammar.phrase import Phrase
from ...table.words import SHADOWS
from ..describing.players import EACH_PLAYER, PLAYER, WHOSE, Players
from ..describing.who import SAME
from ..ruling.rules import OnCards, OnPlayers

if TYPE_CHECKING:
    from ...table.state import Table


class ShadowAtCost(OnCards):
    """Shadow with the printed cost of the card as its number; an undefined X is 0. ``unprinted``: unless shadow is printed on it."""

    describes = True
    unprinted: bool = False
    sign: ClassVar[int] = 1
    keyword: ClassVar[Keyword] = Keyword("shadow")
    given_in = (SHADOWS,)
    verbs = (
        Phrase("has shadow at its printed cost"),
        Phrase("has shadow at its printed cost unless shadow is printed on it", unprinted=True),
    )

    def gained(self, s: Table, source: int, card: int) -> Iterable[Keyword]:
        """The keyword, with the number for this card."""
        if self.unprinted and s.defn[card].has_keyword("shadow"):
            return ()
        return (Keyword("shadow", s.defn[card].cost or 0),)


AT_COST, AT_COST_IF_NONE = ShadowAtCost(SAME), ShadowAtCost(SAME, unprinted=True)


class CannotBringOut(OnPlayers):
    """Players cannot bring cards out of shadows, in whatever way."""

    phrases = (Phrase("{players} cannot bring cards out of [shadows]", players=PLAYER),)


class ShadowsOpen(OnPlayers):
    """Players play with their cards in shadows revealed."""

    players: Players = EACH_PLAYER
    phrases = (Phrase("{players} shadows area is open to all", players=WHOSE),)
