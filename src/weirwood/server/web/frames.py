"""Sockets that nobody can flood: what arrives on one is read a little at a time, and others have their turn in between.

A message may be cut into frames, and frames may have nothing in them: of those a browser sends hardly any.
"""

from __future__ import annotations

from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame

from weirwood.server.browsers.connection import TOO_MUCH
from weirwood.server.browsers.limits import AHEAD, Bucket

SLICE = 1024
"""So many bytes of a socket are read before others have their turn: some two hundred empty frames."""
EMPTY = (10.0, 200.0)
"""Frames a second, and at once, that aren't messages: pings, their answers, parts of a message."""


class Sliced(WebSocketsSansIOProtocol):
    """A socket's protocol, with a limit on how much of it is read at once."""

    def __init__(self, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        self.late = b""
        self.spare = Bucket(*EMPTY)
        self.read_paused = True  # so that nothing is paused with each message, but below

    def data_received(self, data: bytes) -> None:
        """Read what has arrived, after what arrived before."""
        if self.late:
            self.late += data
        else:
            self.late = data
            self._read_on()

    def _read_on(self) -> None:
        piece, self.late = self.late[:SLICE], self.late[SLICE:]
        if self.close_sent or self.transport.is_closing():
            self.late = b""
        super().data_received(piece)
        if self.late or self.queue.qsize() >= AHEAD:
            self.transport.pause_reading()
        if self.late:
            self.loop.call_soon(self._read_on)
        elif self.queue.empty():
            self.transport.resume_reading()

    async def receive(self) -> Any:
        """The next message for the application."""
        message = await self.queue.get()
        if self.queue.empty() and not self.late:
            self.transport.resume_reading()
        return message

    def handle_ping(self) -> None:
        if self._few():
            super().handle_ping()

    def handle_pong(self, event: Frame) -> None:
        if self._few():
            super().handle_pong(event)

    def handle_cont(self, event: Frame) -> None:
        if self._few():
            super().handle_cont(event)

    def _few(self) -> bool:
        """Whether one more frame that is no message may come; if not, the line is cut."""
        if self.close_sent:
            return False
        if self.spare.take():
            return True
        self.conn.fail(TOO_MUCH, "too many frames")
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True
        self.late = b""
        self.transport.close()
        return False
