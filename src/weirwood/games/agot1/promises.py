"""A card that must be played at its player's next opportunity, or is discarded (faq1.q.6 to 8)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...cardgame.table.event import Event
from ...cardgame.table.words import HAND

if TYPE_CHECKING:
    from .table import Agot1


def promised(s: Agot1, seat: int) -> int:
    """The card that a seat must play next (-1: none)."""
    card = s.promised.get(seat, -1)
    if card >= 0 and s.zone[card] != HAND:
        release(s, seat)
        return -1
    return card


def answers_only(s: Agot1, card: int) -> bool:
    """Whether a card can be played as a response alone: then it must be in the very window (faq1.q.6)."""
    defn = s.defn[card]
    return defn.type == "event" and not defn.shadow and all(ability.trigger is not None for ability in defn.abilities)


def alike(s: Agot1, card: int, other: int) -> bool:
    """Whether playing one card is as good as playing the other: copies in hand are offered once."""
    return s.zone[other] == HAND and s.defn[other].code == s.defn[card].code and s.owner[other] == s.owner[card]


def release(s: Agot1, seat: int) -> None:
    s.promised = {p: card for p, card in s.promised.items() if p != seat}


def keep(s: Agot1, seat: int, played: int) -> None:
    """A card is played from hand: the one that had to be, or a copy of it."""
    if s.promised and (card := promised(s, seat)) >= 0 and alike(s, card, played):
        release(s, seat)


def discard_promised(s: Agot1, seat: int) -> None:
    """It could not be played when it had to be."""
    card = s.promised[seat]
    release(s, seat)
    s.happen([Event("discard from hand", card, seat)])
