"""One browser at a table: what it is sent waits in a queue, so that a slow one keeps nobody else waiting."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import MutableMapping
from typing import Any

from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from weirwood.server.browsers.limits import AHEAD, QUEUE, QUEUED, STRIKES, Bucket
from weirwood.server.browsers.line import Asker
from weirwood.server.browsers.messages import encode

FORBIDDEN, UNKNOWN, TOO_SLOW, TOO_MUCH = 4403, 4404, 4408, 4429


class Connection:
    """A socket, and the seat that its cookie belongs to (None: a spectator)."""

    def __init__(
        self,
        socket: WebSocket,
        person: str,
        name: str,
        seat: int | None,
        rate: tuple[float, float] = (30, 60),
        address: str = "",
    ) -> None:
        """``address``: what limits count by beside the person; '' where they don't."""
        self.socket = socket
        self.person = person
        self.address = address
        self.name = name
        self.seat = seat
        self.rate = Bucket(*rate)
        self.strikes = 0
        self.closing: int | None = None
        self._queue: asyncio.Queue[bytes | None] = asyncio.Queue()
        self._beside: set[asyncio.Task[None]] = set()
        self._queued = 0
        self._ahead: deque[MutableMapping[str, Any]] = deque()

    @property
    def asker(self) -> Asker:
        """Who asks, for what is limited by person and address and given up when they leave."""
        return Asker(self.person, self.address, self.left)

    async def receive(self) -> MutableMapping[str, Any]:
        """The next thing that the browser says."""
        return self._ahead.popleft() if self._ahead else await self.socket.receive()

    async def left(self) -> None:
        """Wait until the browser has gone; what it says meanwhile is heard later."""
        while not self._ahead or self._ahead[-1]["type"] != "websocket.disconnect":
            if len(self._ahead) >= AHEAD:
                await asyncio.Event().wait()
            self._ahead.append(await self.socket.receive())

    def meanwhile(self, task: asyncio.Task[None]) -> None:
        """Something is done for this browser beside all else, until it has left or wants it no more."""
        self._beside.add(task)
        task.add_done_callback(self._beside.discard)

    def give_up(self) -> None:
        """Give up what is done for it."""
        for task in list(self._beside):
            task.cancel()

    def send(self, message: bytes) -> None:
        """Put a message into the queue."""
        if self.closing is not None:
            return
        if self._queue.qsize() >= QUEUE or self._queued > QUEUED:
            self.close(TOO_SLOW)
            return
        self._queued += len(message)
        self._queue.put_nowait(message)

    def tell(self, **message: Any) -> None:
        """Put a message into the queue."""
        self.send(encode(message))

    def refuse(self, id: int, code: str, text: str, refusals: list[dict[str, str]] | None = None) -> None:
        """Say why a request wasn't done."""
        self.tell(t="refused", id=id, code=code, text=text, refusals=refusals or [])

    def strike(self, code: str, text: str, id: int = 0) -> None:
        """Refuse what breaks a limit, and close the socket if it goes on."""
        self.strikes += 1
        if self.strikes > STRIKES:
            self.close(TOO_MUCH)
        else:
            self.refuse(id, code, text)

    def close(self, code: int) -> None:
        """Close the socket after what is in the queue."""
        if self.closing is None:
            self.closing = code
            self._queue.put_nowait(None)

    async def pump(self) -> None:
        """Send what is in the queue until the socket closes."""
        try:
            while (message := await self._queue.get()) is not None:
                await self.socket.send_text(message.decode())
                self._queued -= len(message)
            if self.socket.application_state is WebSocketState.CONNECTED:
                await self.socket.close(self.closing or 1000)
        except (WebSocketDisconnect, RuntimeError, OSError):
            self.closing = self.closing or 1006
