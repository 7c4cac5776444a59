"""The sockets of a table and of the lobby."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable

import msgspec
from starlette.routing import WebSocketRoute
from starlette.websockets import WebSocket, WebSocketDisconnect

from weirwood.server.browsers.connection import FORBIDDEN, TOO_MUCH, UNKNOWN, Connection
from weirwood.server.browsers.limits import MESSAGE, SOCKETS, SOCKETS_OF_ADDRESS
from weirwood.server.browsers.line import Crowded, Left
from weirwood.server.browsers.messages import decoder
from weirwood.server.tables.fair.attending import attend
from weirwood.server.tables.hub import Hub
from weirwood.server.tables.requests import handle
from weirwood.server.tables.summary import seat_of
from weirwood.server.web.http import name_of

log = logging.getLogger("weirwood.server")


async def table(socket: WebSocket) -> None:
    """A browser at a table."""
    hub: Hub = socket.app.state.hub
    person = str(socket.scope["person"])
    await socket.accept()
    if hub.loaded is not None and not hub.loaded.done():
        await asyncio.wait({hub.loaded})
    who = Connection(socket, person, "", None, hub.rate, str(socket.scope["address"]))
    try:
        room = await hub.room(str(socket.path_params["table"])[:20], who.asker)
    except Left:
        return
    except Crowded:
        await socket.close(TOO_MUCH)
        return
    if room is None or room.row.status == "closed":
        await socket.close(UNKNOWN)
        return
    who.name = await name_of(hub, person)
    async with room.lock:
        who.seat = seat = seat_of(room.seats, person)
        if not room.admits(seat):
            await socket.close(FORBIDDEN)
            return
        if seat is None and not room.audience.room_for(who):
            await socket.close(TOO_MUCH)
            return
        room.audience.connections.add(who)
        try:
            who.send(room.audience.snapshot(seat, person))
        except Exception:
            log.exception("table %s can't be shown", room.row.id)
            room.audience.connections.discard(who)
            await socket.close(1011)
            return

    async def said(text: str) -> None:
        await handle(room, who, decoder.decode(text))

    try:
        await attend(room, who)
        room.wake()
        await _listen(hub, socket, who, said)
    finally:
        room.audience.connections.discard(who)
        hub.left(room, spectator=who.seat is None)


async def lobby(socket: WebSocket) -> None:
    """A browser in the lobby: it is told when to look again."""
    hub: Hub = socket.app.state.hub
    await socket.accept()
    who = Connection(socket, str(socket.scope["person"]), "", None, hub.rate, str(socket.scope["address"]))
    hub.lobby.add(who)

    async def said(text: str) -> None:
        who.tell(t="pong")

    try:
        await _listen(hub, socket, who, said)
    finally:
        hub.lobby.discard(who)


async def _listen(hub: Hub, socket: WebSocket, who: Connection, said: Callable[[str], Awaitable[None]]) -> None:
    """Hand on what a browser says, within limits, until it leaves."""
    counted = [(hub.sockets, who.person, SOCKETS), (hub.sockets_of_address, who.address, SOCKETS_OF_ADDRESS)]
    if any(name and counter[name] >= most for counter, name, most in counted):
        await socket.close(TOO_MUCH)
        return
    for counter, name, _ in counted:
        counter[name] += 1
    pump = asyncio.create_task(who.pump())
    try:
        while who.closing is None:
            message = await who.receive()
            if message["type"] == "websocket.disconnect":
                break
            text = message.get("text")
            if not who.rate.take() or not hub.may_say(who):
                who.strike("rate", "Too many messages at once; wait a moment.", _id(text))
            elif text is None or len(text) > MESSAGE:
                who.strike("size", f"A message is a text of at most {MESSAGE // 1024} KB.")
            else:
                try:
                    await said(text)
                except (msgspec.ValidationError, msgspec.DecodeError, RecursionError) as error:
                    who.strike("bad", f"The message can't be understood: {error}.")
    except (WebSocketDisconnect, RuntimeError):
        pass
    finally:
        who.give_up()
        who.close(1000)
        for counter, name, _ in counted:
            counter[name] -= 1
            if counter[name] <= 0:
                del counter[name]
        try:
            await asyncio.wait_for(pump, 2)
        except TimeoutError:
            pass


def _id(text: str | None) -> int:
    """The number of a message that isn't done."""
    try:
        return decoder.decode(text).id if text is not None and len(text) <= MESSAGE else 0
    except (msgspec.ValidationError, msgspec.DecodeError, RecursionError):
        return 0


ROUTES = [WebSocketRoute("/ws/table/{table}", table), WebSocketRoute("/ws/lobby", lobby)]
