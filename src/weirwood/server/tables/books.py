"""The rulebook of a table: its game's, with the table's own cards where it has some."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from typing import Any

from weirwood.errors import UserError
from weirwood.kernel import Rulebook, rulebook


async def rules_for(game: str, form: Mapping[str, Any]) -> Rulebook:
    """The rulebook for a table with this form; reading cards takes a while, and nobody else waits for it."""
    return await asyncio.to_thread(rulebook(game).of, form)


def own_cards_field(game: str) -> str:
    """What a game's form calls a table's own cards ('' if it takes none)."""
    try:
        return next((field.name for field in rulebook(game).people.setup_form() if field.kind == "cards"), "")
    except UserError:
        return ""
