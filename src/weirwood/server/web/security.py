"""What every request passes: hosts and origins we answer to, limits, the cookie, and strict headers."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from typing import Any
from urllib.parse import urlsplit

import msgspec
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from weirwood.server.browsers.limits import BODY, FILE, HERE, network
from weirwood.server.store.ids import fresh_secret, hashed
from weirwood.server.tables.hub import Hub
from weirwood.server.web.cookies import COOKIE, PREFIX, YEAR, Signer

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
LOOPBACK = ("127.0.0.1", "localhost", "[::1]")
HSTS = {"strict-transport-security": "max-age=31536000"}


class Guard:
    """The outermost layer of the application."""

    def __init__(
        self, app: ASGIApp, hub: Hub, hosts: Collection[str], secure: bool, origins: Collection[str] = ()
    ) -> None:
        """``hosts``: the names we answer to (none: any); ``origins``: the addresses that people use, if they were told.

        Where there are none, whoever asks from this machine is its owner, who isn't limited by address.
        """
        self.origins = {origin.lower().rstrip("/") for origin in origins}
        self.headers = {**HEADERS, **(HSTS if secure else {})}
        self.cookie = PREFIX + COOKIE if secure else COOKIE
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
        cookie = ""
        found = self._known(scope)
        person, named = found if found is not None else ("", "")
        if found is None:
            secret = fresh_secret()
            person, cookie = hashed(secret), self.signer.sign(secret)
        elif named != self.cookie:  # given before this site was reached by https alone
            cookie = next(value for name, value in _cookies(scope) if self.signer.person(value) == person)
        host = (scope.get("client") or ("", 0))[0]
        address = "" if host in HERE and not self.origins else network(host)
        scope["person"], scope["address"] = person, address
        cost = FILE if scope["path"].startswith("/static/") else 1.0
        known = self.hub.requests.take(person if found is not None else host, cost)
        if not known or not self.hub.addresses.take(host, cost):
            await _refuse(scope, receive, send, 429, "rate", "Too many requests; wait a moment.")
            return
        if scope["type"] == "websocket":
            await self.app(scope, receive, send)
            return

        async def sending(message: Message) -> None:
            if message["type"] == "http.response.start":
                extra = dict(self.headers)
                if cookie and scope.get("keep_person"):
                    extra["set-cookie"] = self._set_cookie(cookie)
                message["headers"] = [
                    *message.get("headers", []),
                    *((key.encode(), value.encode("latin-1")) for key, value in extra.items()),
                ]
            await send(message)

        await self.app(scope, _limited(receive), sending)

    def _known(self, scope: Scope) -> tuple[str, str] | None:
        """The person whose cookie we signed, and its name; what else a browser or a proxy sends doesn't matter.

        The name of ours comes first: the other one could have been planted by a neighbouring site.
        """
        found = [(self.signer.person(value), name) for name, value in _cookies(scope)]
        ours = sorted((each for each in found if each[0] is not None), key=lambda each: each[1] != self.cookie)
        return (str(ours[0][0]), ours[0][1]) if ours else None

    def _wrong(self, scope: Scope, headers: dict[str, str]) -> tuple[int, str, str] | None:
        host = headers.get("host", "").lower()
        if "\0" in scope["path"]:
            return 404, "unknown", "There is nothing here."
        if self.hosts and host.rsplit(":", 1)[0] not in self.hosts and host not in self.hosts:
            return 421, "origin", f"This server doesn't answer to the name {host!r}."
        if scope["type"] == "websocket" or scope["method"] not in ("GET", "HEAD"):
            origin = headers.get("origin")
            if origin is None or not self._same(origin.lower(), host, scope["scheme"]):
                return 403, "origin", "Requests from other sites are refused."
        if scope["type"] == "http" and scope["method"] not in ("GET", "HEAD"):
            if headers.get("content-type", "").split(";")[0].strip() != "application/json":
                return 415, "bad", "Send JSON (Content-Type: application/json)."
            length = headers.get("content-length", "0")
            if not length.isdecimal() or int(length) > BODY:
                return 413, "size", f"That is too much: at most {BODY // 1024} KB can be sent at once."
        return None

    def _same(self, origin: str, host: str, scheme: str) -> bool:
        """Whether a page of this origin is ours: by name, and by how it was reached."""
        if origin in self.origins:
            return urlsplit(origin).netloc == host
        return origin == f"{scheme.replace('ws', 'http', 1)}://{host}"

    def _set_cookie(self, value: str) -> str:
        secure = "; Secure" if self.secure else ""
        return f"{self.cookie}={value}; Path=/; Max-Age={5 * YEAR}; HttpOnly; SameSite=Lax{secure}"


def _cookies(scope: Scope) -> Iterator[tuple[str, str]]:
    """The names and values of all cookies that have the name of ours, in however many headers they came.

    Read by hand: the standard library's reader gives up the whole header at the first cookie that isn't as it should be.
    """
    for key, header in scope["headers"]:
        if key == b"cookie":
            for part in header.decode("latin-1").split(";"):
                name, _, value = part.partition("=")
                if name.strip() in (COOKIE, PREFIX + COOKIE):
                    yield name.strip(), value.strip().strip('"')


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
