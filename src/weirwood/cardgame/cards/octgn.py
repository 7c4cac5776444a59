"""OCTGN deck files (.o8d): XML with a section for each part of the deck, read by the names of the cards."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ...errors import UserError
from .catalogue import plain
from .decks import counted, written


def is_octgn(text: str) -> bool:
    """Whether a text looks like an OCTGN deck."""
    return text.lstrip("\ufeff \t\r\n").startswith("<")


def read(text: str, factions: Mapping[str, str]) -> dict[str, Any]:
    """The deck as plain data: faction, agenda and cards by title; ``factions``: the names of an edition's by their ids."""
    from xml.etree import ElementTree  # not needed for most decks

    if "<!DOCTYPE" in text or "<!ENTITY" in text:
        raise UserError("This isn't an OCTGN deck: such a file declares no document type and no entities.")
    try:
        root = ElementTree.fromstring(text.lstrip("\ufeff \t\r\n").encode())
    except (ElementTree.ParseError, LookupError, ValueError) as error:  # the latter of an encoding that isn't known
        raise UserError(f"This isn't valid XML: {error}.") from None
    if root.tag != "deck":
        raise UserError(f"This isn't an OCTGN deck: its outermost element is <{root.tag}> instead of <deck>.")
    faction = ""
    cards: dict[str, int] = {}
    titles = {plain(name): id for id, name in factions.items()}
    for element in root.iter("card"):
        title = " ".join((element.text or "").split())
        if not title:
            raise UserError(
                f"A card (OCTGN id {element.get('id', '?')}) has no name; the file should have the names too."
            )
        count = counted(written(element.get("qty", "1")), repr(title), "The deck")
        if plain(title) in titles:
            faction = faction or titles[plain(title)]
            continue
        cards[title] = cards.get(title, 0) + count
    if not faction:
        some = next((name for name in factions.values() if name), "")
        raise UserError(f"The deck names no faction: one of its cards should be a faction card, such as {some}.")
    return {"faction": faction, "agenda": "", "cards": cards, "name": ""}
