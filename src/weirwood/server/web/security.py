"""What every request passes: hosts and origins we answer to, limits, the cookie, and strict headers."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from typing import Any
from urllib.parse import urlsplit

import msgspec
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from weirwood.server.browsers.limits import BODY, FILE
from weirwood.server.store.ids import fresh_secret, hashed
from weirwood.server.tables.hub import Hub
from weirwood.server.web.cookies import COOKIE, YEAR, Signer

POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
    "connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)
HEADERS = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "no-referrer",  # invitations are in addresses
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}
LOOPBACK = ("127.0.0.1", "localhost", "[::1]", "testserver")


class Guard:
    """The outermost layer of the application."""

    def __init__(self, app: ASGIApp, hub: Hub, hosts: Collection[str], secure: bool) -> None:
        """``hosts``: the names we answer to (none: any)."""
        self.app = app
        self.hub = hub
        self.signer = Signer(hub.database.key())
        self.hosts = {host.lower() for host in hosts}
        self.secure = secure

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        headers = {key.decode("latin-1"): value.decode("latin-1") for key, value in scope["headers"]}
        wrong = self._wrong(scope, headers)
        if wrong is not None:
            await _refuse(scope, receive, send, *wrong)
            return
        secret = ""
        person = self._known(scope)
        if person is None:
            secret = fresh_secret()
            person = hashed(secret)
        scope["person"], scope["known"] = person, not secret
        if scope["type"] == "websocket":
            await self.app(scope, receive, send)
            return
        client = scope.get("client") or ("", 0)
        cost = FILE if scope["path"].startswith("/static/") else 1.0
        known = self.hub.requests.take(client[0] if secret else person, cost)
        if not known or not self.hub.addresses.take(client[0], cost):
            await _refuse(scope, receive, send, 429, "rate", "Too many requests; wait a moment.")
            return

        async def sending(message: Message) -> None:
            if message["type"] == "http.response.start":
                extra = dict(HEADERS)
                if secret and scope.get("keep_person"):
                    extra["set-cookie"] = self._set_cookie(secret)
                message["headers"] = [
                    *message.get("headers", []),
                    *((key.encode(), value.encode("latin-1")) for key, value in extra.items()),
                ]
            await send(message)

        await self.app(scope, _limited(receive), sending)

    def _known(self, scope: Scope) -> str | None:
        """The person whose cookie we signed; what else a browser or a proxy sends beside it doesn't matter."""
        found = (self.signer.person(value) for value in _cookies(scope))
        return next((person for person in found if person is not None), None)

    def _wrong(self, scope: Scope, headers: dict[str, str]) -> tuple[int, str, str] | None:
        host = headers.get("host", "").lower()
        if self.hosts and host.rsplit(":", 1)[0] not in self.hosts and host not in self.hosts:
            return 421, "origin", f"This server doesn't answer to the name {host!r}."
        if scope["type"] == "websocket" or scope["method"] not in ("GET", "HEAD"):
            origin = headers.get("origin")
            if origin is None or urlsplit(origin).netloc.lower() != host:
                return 403, "origin", "Requests from other sites are refused."
        if scope["type"] == "http" and scope["method"] not in ("GET", "HEAD"):
            if headers.get("content-type", "").split(";")[0].strip() != "application/json":
                return 415, "bad", "Send JSON (Content-Type: application/json)."
            length = headers.get("content-length", "0")
            if not length.isdecimal() or int(length) > BODY:
                return 413, "size", f"That is too much: at most {BODY // 1024} KB can be sent at once."
        return None

    def _set_cookie(self, secret: str) -> str:
        secure = "; Secure" if self.secure else ""
        return f"{COOKIE}={self.signer.sign(secret)}; Path=/; Max-Age={5 * YEAR}; HttpOnly; SameSite=Lax{secure}"


def _cookies(scope: Scope) -> Iterator[str]:
    """The values of all cookies that have the name of ours, in however many headers they came.

    Read by hand: the standard library's reader gives up the whole header at the first cookie that isn't as it should be.
    """
    for key, header in scope["headers"]:
        if key == b"cookie":
            for part in header.decode("latin-1").split(";"):
                name, _, value = part.partition("=")
                if name.strip() == COOKIE:
                    yield value.strip().strip('"')


def _limited(receive: Receive) -> Receive:
    """A body without a length is cut off where it is too long."""
    left = BODY

    async def receiving() -> Message:
        nonlocal left
        message = await receive()
        if message["type"] == "http.request":
            left -= len(message.get("body", b""))
            if left < 0:
                return {"type": "http.disconnect"}
        return message

    return receiving


async def _refuse(scope: Scope, receive: Receive, send: Send, status: int, code: str, text: str) -> None:
    if scope["type"] == "websocket":
        await receive()
        await send({"type": "websocket.close", "code": 4403, "reason": text[:100]})
        return
    body = msgspec.json.encode({"error": text, "code": code})
    headers: list[Any] = [(key.encode(), value.encode()) for key, value in HEADERS.items()]
    headers += [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body})
