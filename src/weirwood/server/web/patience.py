"""Connections that take their time: whoever doesn't say what they want is not waited for, and one address has so many."""

from __future__ import annotations

import asyncio
from typing import Any

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

from weirwood.server.browsers.limits import CONNECTIONS_OF_ADDRESS, HERE, SLOW, network


class Impatient(H11Protocol):
    """HTTP as ever, but a request must have arrived as a whole within some seconds."""

    _waiting: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        if self._crowded():
            transport.close()
        else:
            self._wait()

    def _crowded(self) -> bool:
        """Whether this address has too many connections; a proxy on this machine speaks for many, and has none too many."""
        host = self.client[0] if self.client is not None else ""
        if not host or host in HERE:
            return False
        peers: Any = (getattr(each, "client", None) for each in self.connections)
        return sum(1 for peer in peers if peer and network(peer[0]) == network(host)) > CONNECTIONS_OF_ADDRESS

    def _wait(self) -> None:
        if self._waiting is None:
            self._waiting = self.loop.call_later(SLOW, self._too_slow)

    def _stop_waiting(self) -> None:
        if self._waiting is not None:
            self._waiting.cancel()
            self._waiting = None

    def _too_slow(self) -> None:
        self._waiting = None
        if not self.transport.is_closing():
            self.transport.close()

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        cycle = self.cycle
        if self.transport.get_protocol() is not self:
            self._stop_waiting()  # it is a socket now
        elif cycle is not None and not cycle.more_body and not cycle.response_complete:
            self._stop_waiting()  # all of it is here: now it is our turn
        elif data:
            self._wait()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        self._stop_waiting()
        super().handle_websocket_upgrade(event)

    def connection_lost(self, exc: Exception | None) -> None:
        self._stop_waiting()
        super().connection_lost(exc)
