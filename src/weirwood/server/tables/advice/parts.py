"""Advice on a later part of a run: on the attackers of a challenge that is only being put together."""

from __future__ import annotations

from weirwood.kernel import Game
from weirwood.server.browsers.connection import Connection
from weirwood.server.browsers.messages import RUN, Message
from weirwood.server.showing import drafting
from weirwood.server.tables.fair.rights import STALE, Denied, own_seat
from weirwood.server.tables.room import Room


async def asked(room: Room, who: Connection, message: Message) -> Game:
    """The game in which somebody wants advice on what they are asked: as it is, or as it would be with their picks."""
    seat, play = own_seat(room, who).seat, room.shown(who.seat)
    assert play is not None
    labels = message.options[:RUN]
    if not labels:
        return play.game
    game = play.game.copy()
    found = await room.hub.desk.do(who.asker, lambda: drafting.part_of(game, seat, labels))
    if found is None or found.decision(seat) is None:
        raise Denied("stale", STALE)
    return found
