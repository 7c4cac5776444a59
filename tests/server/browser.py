"""A browser for tests: a person with a cookie, and the tables they have open, over real sockets."""

from __future__ import annotations

import json
import socket
import ssl
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from types import TracebackType
from typing import Any, Self

import httpx
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from weirwood.server.showing.patch import apply

PATIENCE = 60.0
"""Seconds that nothing takes on any machine: whoever waits longer waits in vain."""
SSL = ssl.create_default_context()  # slow to make, and never used


def soon(what: Callable[[], object], why: str = "") -> None:
    """Wait until something is so, however busy the machine is."""
    deadline = time.monotonic() + PATIENCE
    while not what():
        assert time.monotonic() < deadline, why or "it never came to that"
        time.sleep(0.01)


class Browser:
    """A person."""

    def __init__(self, base: str, name: str = "") -> None:
        self.base = base
        self.http = httpx.Client(base_url=base, headers={"origin": base}, timeout=PATIENCE, verify=SSL)
        self.http.get("/api/me")
        if name:
            self.post("/api/me", name=name)

    def get(self, path: str, status: int = 200) -> Any:
        answer = self.http.get(path)
        assert answer.status_code == status, answer.text
        return answer.json()

    def post(self, path: str, status: int = 200, **body: Any) -> Any:
        answer = self.http.post(path, json=body)
        assert answer.status_code == status, answer.text
        return answer.json()

    @contextmanager
    def asking(self, method: str, path: str, body: dict[str, Any] | None = None) -> Iterator[None]:
        """A request whose asker leaves in the end without having had an answer."""
        text = json.dumps(body or {})
        address = httpx.URL(self.base)
        head = {"host": address.netloc.decode(), "origin": self.base, "cookie": self.cookie}
        head |= {"content-type": "application/json", "content-length": str(len(text))} if method == "POST" else {}
        lines = [f"{method} {path} HTTP/1.1", *(f"{name}: {value}" for name, value in head.items()), "", ""]
        with socket.create_connection((address.host, address.port or 80)) as line:
            line.sendall("\r\n".join(lines).encode() + (text.encode() if method == "POST" else b""))
            yield

    def play(self, game: str, **more: Any) -> Seat:
        return self.sit(self.post("/api/play", game=game, **more)["table"])

    def sit(self, table: str) -> Seat:
        return Seat(self, table)

    @property
    def cookie(self) -> str:
        return "; ".join(f"{each.name}={each.value}" for each in self.http.cookies.jar)

    def close(self) -> None:
        self.http.close()


class Seat:
    """A table in a browser: what the page would know of it."""

    def __init__(self, browser: Browser, table: str) -> None:
        self.table = table
        self.socket: ClientConnection = open_socket(browser, f"/ws/table/{table}")
        self.raw: list[str] = []
        self.view: Any = None
        self.decision: dict[str, Any] | None = None
        self.log: list[dict[str, Any]] = []
        self.seq = -1
        self.state: dict[str, Any] = {}
        self.number = 0
        self.until("table")

    def recv(self, timeout: float = PATIENCE) -> dict[str, Any]:
        """The next message, after the page has done with it what a page does."""
        text = self.socket.recv(timeout)
        assert isinstance(text, str)
        self.raw.append(text)
        message: dict[str, Any] = json.loads(text)
        if message["t"] == "table":
            self.view, self.decision, self.seq = message["view"], message["decision"], message["seq"]
            self.log = [{}] * message["log"]["at"] + message["log"]["lines"]
            self.state = message
        elif message["t"] == "update":
            assert message["from"] == self.seq, "the server keeps track of what each browser has"
            self.view = message["view"] if "view" in message else apply(self.view, message["patch"])
            self.seq = message["seq"]
            if "decision" in message:
                self.decision = message["decision"]
            self.log[message["log"]["at"] :] = message["log"]["lines"]
            for key in ("waiting", "takeback", "result", "clocks"):
                self.state[key] = message[key]
        elif message["t"] in ("vote", "prefs", "clocks"):
            self.state[message["t"]] = message[message["t"]]
        return message

    def until(self, *kinds: str) -> dict[str, Any]:
        """The next message of a kind."""
        while True:
            message = self.recv()
            if message["t"] in kinds:
                return message

    def say(self, t: str, **more: Any) -> int:
        self.number += 1
        self.socket.send(json.dumps({"t": t, "id": self.number, **more}))
        return self.number

    def ask(self, t: str, **more: Any) -> dict[str, Any]:
        """Say something and wait for its answer."""
        number = self.say(t, **more)
        while True:
            message = self.recv()
            if message["t"] in ("ok", "refused", "why", "draft", "hint") and message["id"] == number:
                return message

    def choose(self, option: str | int = 0) -> dict[str, Any]:
        """Answer the open decision by a label or a number."""
        decision = self.decision
        assert decision is not None
        label = option if isinstance(option, str) else decision["options"][option]["label"]
        return self.ask("choose", seq=self.seq, decision=decision["id"], option=label)

    def heard(self, kind: str) -> list[dict[str, Any]]:
        """All messages of a kind so far."""
        return [each for each in map(json.loads, self.raw) if each["t"] == kind]

    def wait_for_decision(self) -> dict[str, Any]:
        while self.decision is None:
            self.recv()
        return self.decision

    def closed_with(self) -> int:
        """The code with which the server closes the socket."""
        try:
            while True:
                self.recv()
        except ConnectionClosed as closed:
            assert closed.rcvd is not None
            return closed.rcvd.code

    def close(self) -> None:
        self.socket.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self.close()


def open_socket(browser: Browser, path: str, **more: Any) -> ClientConnection:
    address = browser.base.replace("http", "ws", 1) + path
    headers = {"cookie": browser.cookie}
    origin = more.pop("origin", browser.base)
    return connect(address, origin=origin, additional_headers=headers, max_size=None, **more).__enter__()
