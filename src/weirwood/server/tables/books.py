"""The rulebook of a table: its game's, with the table's own cards where it has some."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from weirwood.errors import UserError
from weirwood.kernel import Rulebook, rulebook
from weirwood.server.browsers.line import Asker, Workshop
from weirwood.situations import OWN_CARDS


async def rules_for(workshop: Workshop, asker: Asker, game: str, form: Mapping[str, Any]) -> Rulebook:
    """The rulebook for a table with this form; reading its own cards takes a while, and nobody else waits for it."""
    rules = rulebook(game)
    if not form.get(own_cards_field(game)):
        return rules
    return await workshop.do(asker, lambda: rules.of(form))


def own_cards_field(game: str) -> str:
    """What a table's form calls its own cards: of a situation it may have some where nobody is asked for any."""
    try:
        fields = rulebook(game).people.setup_form()
    except UserError:
        return OWN_CARDS
    return next((field.name for field in fields if field.kind == "cards"), OWN_CARDS)
