"""The Hand of the King variant before the game: whom a player may appoint (rr3.hand-of-the-king.1 to 4).

The game itself can't be played: The King's Voice, which it hangs on, isn't in.
"""

from __future__ import annotations

from ....cardgame.cards.definition import Card
from ....cardgame.table.words import CHARACTER
from ....kernel.decision import Refusal
from .decks import Deck, check, out_of_faction

NEVER = ("Army", "Dragon", "Direwolf", "Raven")
"""The traits of characters that cannot be Hand of the King."""


def appoint(deck: Deck, hand: Card, listed: str = "joust") -> list[Refusal]:
    """What is wrong with appointing a card for this deck, and with the deck; the list of the joust counts."""
    found: list[Refusal] = []
    if hand.type != CHARACTER or not hand.unique:
        found.append(Refusal("rr3.hand-of-the-king.1", f"{hand.name} is no unique character"))
    elif hand.loyal and out_of_faction(hand, deck.faction):
        found.append(Refusal("rr3.hand-of-the-king.1", f"{hand.name} is a loyal {hand.faction} character"))
    barred = [trait for trait in NEVER if trait in hand.traits]
    if barred:
        found.append(Refusal("rr3.hand-of-the-king.2", f"{hand.name} has the trait {barred[0]}"))
    if any(card.name == hand.name for card in deck.draw()):
        found.append(Refusal("rr3.hand-of-the-king.3", f"the deck has {hand.name}, too"))
    for refusal in check(deck, listed):
        listing = refusal.rule in ("faq2.restricted.2", "rr3.lists.2", "rr3.lists.3", "rr3.lists.4", "rr3.lists.5")
        found.append(refusal._replace(rule="rr3.hand-of-the-king.4") if listing else refusal)
    return found
