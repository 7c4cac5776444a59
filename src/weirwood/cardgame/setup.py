"""Setting up: hands, mulligans and the cards that are placed facedown, as the editions share them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ..kernel.decision import Option
from .state import Table
from .words import DECK, HAND

HAND_SIZE = 7


def draw_up(s: Table, seat: int) -> None:
    """Draw until the hand holds seven cards."""
    missing = max(0, HAND_SIZE - len(s.hand[seat]))
    cards = s.deck[seat][:missing]
    for card in cards:
        s.place(card, HAND)
    if missing:
        s.note("draw", s.name(seat), len(cards), secret=tuple(s.called(c) for c in cards), audience=1 << seat)


def take_mulligan(s: Table, seat: int) -> None:
    """Shuffle the hand back and draw as many cards anew."""
    s.note("mulligan", s.name(seat), rule=s.clauses.mulligan)
    for card in s.hand[seat][:]:
        s.place(card, DECK)
    s.shuffle(seat)
    draw_up(s, seat)


def place_options(
    s: Table, seat: int, placed: list[int], may_place: Callable[[Any, int, int], str | None]
) -> list[Option]:
    """The cards in hand that a seat may still place facedown, interchangeable ones once."""
    options: list[Option] = []
    seen: set[Any] = set()
    for card in s.hand[seat]:
        if s.defn[card] not in seen and card not in placed and may_place(s, seat, card) is None:
            seen.add(s.defn[card])
            options.append(Option(f"place {s.called(card)}", "place", (card,)))
    return options


def note_placed(s: Table, seat: int, card: int) -> None:
    """A card was placed facedown, which only its player may read."""
    s.note("place", s.name(seat), rule=s.clauses.setup_place, secret=(s.called(card),), audience=1 << seat)
