"""A guided game: at each point a sentence on what it is for, and what a good choice would be."""

from __future__ import annotations

import logging
from typing import Any

from weirwood.errors import UserError
from weirwood.guides import Guide, guide
from weirwood.kernel import rulebook
from weirwood.kernel.packing import packed
from weirwood.server.browsers.connection import Connection
from weirwood.server.browsers.messages import Message
from weirwood.server.computers.thinker import Request
from weirwood.server.computers.thinkers import Failed
from weirwood.server.tables.advice import parts
from weirwood.server.tables.fair.rights import STALE, Denied, own_seat
from weirwood.server.tables.room import Room
from weirwood.server.tables.seating import SeatWish, TableWish, seat_range

log = logging.getLogger("weirwood.server")
TEACHER = "herald"
"""Who is asked what a good choice would be, and whom a newcomer plays against."""


def table_for(game: str) -> TableWish:
    """The table of a guided game."""
    found = _guide(game)
    rules = rulebook(game)
    count = max(seat_range(rules, found.form)[0], len(found.seats))
    forms = [*found.seats, *([{}] * (count - len(found.seats)))]
    seats = [SeatWish("bot" if n else "me", TEACHER, form) for n, form in enumerate(forms)]
    return TableWish(game, seats, found.form, found.title, takeback="free", private=True, guide=True)


def _guide(game: str) -> Guide:
    found = guide(game)
    if found is None:
        raise UserError("This game has no guided first game.")
    return found


async def ask(room: Room, who: Connection, message: Message) -> None:
    """Tell a newcomer what they are asked, and begin to find out what a good choice would be."""
    row, play, hub = own_seat(room, who), room.shown(who.seat), room.hub
    if not room.row.settings.guide:
        raise Denied("forbidden", "Nobody guides at this table.")
    if play is None or play.decision(row.seat) is None or play.opened[row.seat] != message.decision:
        raise Denied("stale", STALE)
    if not hub.guiding.take(who.person) or not hub.guiding_of_address.take(who.address):
        raise Denied("rate", "That is asked too often; wait a moment.")
    part = (message.decision, tuple(message.options))
    game = await parts.asked(room, who, message)
    decision = game.decision(row.seat)
    assert decision is not None
    found, view = _guide(room.row.game), game.view(row.seat)
    if view.get("round", 0) > found.rounds:
        who.tell(t="guide", id=message.id, decision=message.decision, say=found.end, label="", over=True)
        return
    about = found.note(str(view.get("phase", "")), decision.kind, decision.prompt)
    known = room.guided.get(row.seat)
    if known is not None and known[0] == part:  # it is thought about once
        _tell(who, message, about, known[1])
        return
    request = Request(room.row.id, packed(game.observe(row.seat)), bot=TEACHER, chance=play.luck(row.seat))
    instead = dict.fromkeys(talking(view), decision.declining.label) if decision.declining is not None else {}
    who.meanwhile(hub.start(_give(room, who, message, about, request, instead)))


def talking(view: dict[str, Any]) -> list[str]:
    """The answers that begin a talk, which is put together by hand: no good choice for whoever plays for the first time."""
    talks = view.get("talks") or {}
    found = [each.get(how) for each in talks.get("with", ()) for how in ("open", "private")]
    found += [each.get("label") for each in talks.get("matches", ())]
    return [label for label in (*found, (talks.get("now") or {}).get("counter")) if label]


async def _give(
    room: Room,
    who: Connection,
    message: Message,
    about: tuple[int, object] | None,
    request: Request,
    instead: dict[str, str],
) -> None:
    try:
        label = str((await room.hub.advisers.ask(request))["label"])
    except Failed as failed:
        log.warning("table %s: nobody knows a good choice: %s", room.row.id, failed)
        label = ""
    label = instead.get(label, label)
    if who.seat is not None and label:
        room.guided[who.seat] = ((message.decision, tuple(message.options)), label)
    _tell(who, message, about, label)


def _tell(who: Connection, message: Message, about: tuple[int, object] | None, label: str) -> None:
    number, note = about if about is not None else (-1, None)
    told = {"note": number, "say": getattr(note, "say", ""), "again": getattr(note, "again", ""), "over": False}
    who.tell(t="guide", id=message.id, decision=message.decision, label=label, **told)
