"""A table that begins from a situation: its position is set up as the judge does it, and its record holds all of it."""

from __future__ import annotations

import time
from typing import Any

from weirwood.kernel import Rulebook, seed_text
from weirwood.kernel.checkpoints import Checkpoints
from weirwood.kernel.game import Game
from weirwood.server.browsers.limits import TITLE
from weirwood.server.browsers.line import Asker
from weirwood.server.store.ids import fresh_id
from weirwood.server.store.rows import SeatRow, Settings, TableRow
from weirwood.server.tables.hub import Hub
from weirwood.server.tables.seating import begun, write_new
from weirwood.server.tables.wishes import kept
from weirwood.situations import OWN_CARDS, situation, start

OPPONENT = "herald"
"""Who takes the other seats: somebody who answers at once."""


async def try_situation(hub: Hub, asker: Asker, game: str, id: str) -> str:
    """A private table at a situation's position: the person in the seat that acts first, computers in the others; its id."""
    person = asker.person

    def set_up() -> tuple[str, Game, int, dict[str, Any]]:
        rules, config, seat = start(game, id)
        return (
            situation(game, id).name,
            Game(rules, config, seed_text(None), checkpoints=Checkpoints()),
            seat,
            form_of(rules, config),
        )

    name, play, own, form = await hub.workshop.do(asker, set_up)
    prefs = await hub.database.fetch(lambda sql: kept(sql, person, game))
    now = time.time()
    settings = Settings(form, takeback="free", private=True, situation=id)
    row = TableRow(fresh_id(), game, name[:TITLE].strip(), person, "open", settings, now, now)
    seats = [
        SeatRow(number, "person", person, called, prefs=prefs) if number == own else SeatRow(number, "bot", name=called, bot=OPPONENT)
        for number, called in enumerate(play.names)
    ]  # fmt: skip
    begun(row, seats, play)
    await write_new(hub, row, seats)
    return row.id


def form_of(rules: Rulebook, config: dict[str, Any]) -> dict[str, Any]:
    """What a table's form would say for this configuration, as far as it has words for it (its own cards among them)."""
    names = {each.name for each in rules.people.setup_form() if each.scope == "table"} | {OWN_CARDS}
    return {name: value for name, value in config.items() if name in names}
