"""Which products are legal on a day, and which an organizer leaves out (rr3.legality.1, faq2.legality.1 to 3)."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from datetime import date, timedelta

from ....cardgame.cards.definition import Card
from ....errors import UserError
from ....kernel.decision import Refusal
from ..catalogue import released

PREMIER = 11
"""On this day after its release a product is legal at an event of the Premier tier, by the first rules (faq2.legality.2)."""


def day(text: str) -> date:
    """A day that was written as 2019-06-05."""
    try:
        return date.fromisoformat(text)
    except ValueError:
        raise UserError(f"{text!r} is no day; one is written as 2019-06-05.") from None


def too_new(cards: Iterable[Card], on: str, premier: bool = False) -> list[Refusal]:
    """The cards of products that aren't legal yet on a day; ``premier``: at a Premier event, by the first rules."""
    when, found = day(on), []
    for card in {each.code: each for each in cards}.values():
        out = released(card.set)
        legal = day(out) + timedelta(days=PREMIER if premier else 0) if out else None
        if legal is not None and when < legal:
            clause = "faq2.legality.2" if premier and when >= day(out) else "rr3.legality.1"
            found.append(Refusal(clause, f"{card.name} ({card.set}) is legal from {legal} on, and this is for {when}"))
    return found


def left_out(cards: Iterable[Card], packs: Collection[str]) -> list[Refusal]:
    """The cards of products that aren't in the pool."""
    found = {each.code: each for each in cards if each.set in packs}
    return [Refusal("faq2.legality.3", f"{card.name}: {card.set} is left out of the pool") for card in found.values()]
