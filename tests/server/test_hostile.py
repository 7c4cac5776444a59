"""Strangers who mean no good, as one was for half an hour: what was found then."""

from __future__ import annotations

import socket
from collections.abc import Callable
from urllib.parse import urlsplit

import pytest
from browser import PATIENCE, Browser, open_socket, soon
from running import Running, table_for_two
from websockets.exceptions import InvalidStatus

from weirwood.server.browsers.limits import SLOW
from weirwood.server.web import patience


def line_to(running: Running) -> socket.socket:
    address = urlsplit(running.base)
    line = socket.create_connection((str(address.hostname), address.port or 80))
    line.settimeout(PATIENCE)
    return line


def head(running: Running, length: int) -> bytes:
    lines = ["POST /api/me HTTP/1.1", f"Host: {urlsplit(running.base).netloc}", f"Origin: {running.base}"]
    return "\r\n".join([*lines, "Content-Type: application/json", f"Content-Length: {length}", "", ""]).encode()


def cut(line: socket.socket) -> bool:
    """Whether the server has cut a line on which it had nothing to say."""
    line.settimeout(0.05)
    try:
        return line.recv(4096) == b""
    except ConnectionError:
        return True
    except TimeoutError:
        return False


@pytest.mark.parametrize("begun", ["", "POST /api/me HTTP/1.1\r\nHost: x\r\nX-a: ", "body"])
def test_a_request_that_never_ends_is_not_waited_for(server: Running, begun: str) -> None:
    with line_to(server) as line:
        line.sendall(head(server, 1000) + b"{" if begun == "body" else begun.encode())
        soon(lambda: server.turn(SLOW + 1) or cut(line), "it is still waited for")


def test_a_second_request_that_never_ends_is_not_waited_for_either(server: Running) -> None:
    with line_to(server) as line:
        line.sendall(head(server, 2) + b"{}")
        assert b"400" in line.recv(4096)
        line.sendall(b"GET / HTTP/1.1\r\nX-a: ")
        soon(lambda: server.turn(SLOW + 1) or cut(line), "it is still waited for")


def test_whoever_waits_for_us_is_not_cut_off(server: Running, ann: Browser, bob: Browser) -> None:
    with ann.sit(table_for_two(ann, bob)) as seat:
        server.turn(SLOW + 1)
        server.turn(SLOW + 1)
        assert seat.choose("pass")["t"] == "ok"


def test_one_address_has_so_many_connections(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(patience, "HERE", ())
    monkeypatch.setattr(patience, "CONNECTIONS_OF_ADDRESS", 5)
    server.turn(60)  # nobody else is connected any more
    lines = [line_to(server) for _ in range(12)]
    try:
        lines[-1].settimeout(20)
        assert lines[-1].recv(1) == b""
    finally:
        for line in lines:
            line.close()


def test_sockets_are_opened_no_faster_than_pages(start: Callable[..., Running]) -> None:
    running = start()
    ann, bob = running.browser("Ann"), running.browser("Bob")
    table, hub = table_for_two(ann, bob), running.application.hub
    assert hub is not None
    hub.requests.found.clear()
    hub.requests.rate, hub.requests.burst = 0.0, 10
    for _ in range(10):
        open_socket(ann, f"/ws/table/{table}").close()
    with pytest.raises(InvalidStatus):
        open_socket(ann, f"/ws/table/{table}")
    open_socket(bob, f"/ws/table/{table}").close()


def test_no_address_has_a_zero_in_it(database: str, start: Callable[..., Running]) -> None:
    ann = start(database).browser("Ann")
    for path in ("/api/tables/%00", "/api/tables/a%00b/log", "/api/decks/%00?game=agot2", "/api/join/%00", "/%00"):
        assert ann.http.get(path).status_code == 404
    assert ann.http.get("/api/decks?game=%00").status_code == 422
    assert ann.http.get("/api/decks?game=agot2&table=%00").status_code in (200, 400)
    wish = {"game": "agot2", "seat": {"deck": "\0"}}
    assert ann.http.post("/api/play", json=wish).status_code in (400, 422)
