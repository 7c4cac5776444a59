"""Cards and Nobles as people read them."""

from __future__ import annotations

from ....errors import UserError
from ..model import cards, nobles
from ..model.cards import BACKS, CARDS
from ..model.houses import HOUSES
from ..model.nobles import ATTRIBUTE_RULES, NOBLES


def card_text(name: str) -> list[str]:
    """The face of a card, a Noble or a House, line by line."""
    kind = cards.find(name)
    if kind is not None:
        card = CARDS[kind]
        when = "Opportunity card: at any time but while somebody draws." if card.opportunity else ""
        lines = [card.name, f"{BACKS[card.back]} card, {card.copies} in the deck. [{card.rule}]", card.text, when]
        return [line for line in lines if line]
    noble = nobles.find(name)
    if noble is not None:
        return noble_lines(noble)
    for house in HOUSES:
        if house.id == name.strip().casefold().removeprefix("house "):
            return [f"House {house.name}", house.ability + f" [{house.rule}]"]
    raise UserError(f"There is no card, Noble or House {name!r}.")


def noble_lines(number: int) -> list[str]:
    noble = NOBLES[number]
    house = f"House {HOUSES[noble.house].name}" if noble.house >= 0 else "no House"
    words = ", ".join(f"{word} [{ATTRIBUTE_RULES[word]}]" for word in noble.words) or "ordinary [fief.11.1.ordinary.1]"
    return [noble.name, f"{'Lady' if noble.lady else 'Lord'} of {house}: {words}."]


def names() -> list[str]:
    """The names of all that has a face."""
    return [card.name for card in CARDS] + [noble.name for noble in NOBLES] + [f"House {each.name}" for each in HOUSES]


def search(text: str) -> list[list[str]]:
    """All faces that contain a text."""
    found = [card_text(name) for name in names()]
    return [lines for lines in found if text.casefold() in " ".join(lines).casefold()]
