"""Who somebody is doesn't depend on what other cookies their browser sends along."""

from __future__ import annotations

import json
from collections.abc import Sequence

import httpx
import pytest
from browser import PATIENCE, Browser
from running import Running, table_for_two
from websockets.sync.client import connect

from weirwood.server.web.cookies import COOKIE

ODD = {
    "spaces": b"consent=yes please",
    "JSON": b'prefs={"a":1,"b":2}',
    "JSON with spaces": b'prefs={"a": [1, 2], "b": "x y"}',
    "not ASCII": "h\u00e4user=stra\u00dfe; \u540d=\u524d".encode(),
    "no text at all": b"bin=\xff\xfe\x80",
    "an open quotation mark": b'q="never closed',
    "nothing but a name": b"lonely",
    "no name": b"=nameless; ;; =",
    "a name that no cookie has": b"a b@c[d]=1; weirwood2=x; xweirwood=y",
    "a name that is reserved": b"path=/; expires=never; $Version=1",
    "ours of another site": COOKIE.encode() + b"=somebody.else",
    "ours, broken": COOKIE.encode() + b'="\xff',
}
PLACES = {"before": (0, 1), "after": (1, 0), "around": (0, 1, 0)}


def header(ours: str, odd: bytes, order: Sequence[int]) -> bytes:
    """A cookie header with the odd cookie (0) and ours (1) in an order."""
    return b"; ".join((odd, ours.encode())[which] for which in order)


def answer(server: Running, cookies: list[bytes]) -> httpx.Response:
    with httpx.Client(base_url=server.base, timeout=PATIENCE) as client:
        return client.get("/api/me", headers=[(b"cookie", each) for each in cookies])


@pytest.mark.parametrize("odd", ODD.values(), ids=ODD)
@pytest.mark.parametrize("order", PLACES.values(), ids=PLACES)
def test_a_visitor_is_known_whatever_stands_beside_the_cookie(
    server: Running, ann: Browser, odd: bytes, order: Sequence[int]
) -> None:
    found = answer(server, [header(ann.cookie, odd, order)])
    assert found.json()["name"] == "Ann"
    assert "set-cookie" not in found.headers, "the identity isn't overwritten"


def test_a_visitor_is_known_when_the_cookies_come_in_several_headers(server: Running, ann: Browser) -> None:
    for cookies in ([ann.cookie.encode(), b"consent=yes please"], [b"consent=yes please", ann.cookie.encode()]):
        found = answer(server, cookies)
        assert found.json()["name"] == "Ann" and "set-cookie" not in found.headers


def test_a_quoted_cookie_is_the_same_cookie(server: Running, ann: Browser) -> None:
    name, _, value = ann.cookie.partition("=")
    assert answer(server, [f'{name}="{value}"'.encode()]).json()["name"] == "Ann"


@pytest.mark.parametrize("odd", ODD.values(), ids=ODD)
def test_nobody_is_known_by_odd_cookies_alone(server: Running, odd: bytes) -> None:
    found = answer(server, [odd])
    assert found.json()["name"] == "" and found.headers["set-cookie"].startswith(f"{COOKIE}=")


@pytest.mark.parametrize("odd", ODD.values(), ids=ODD)
def test_a_player_keeps_the_seat_over_a_socket(server: Running, ann: Browser, bob: Browser, odd: bytes) -> None:
    table = table_for_two(ann, bob)
    address = server.base.replace("http", "ws", 1) + f"/ws/table/{table}"
    for order in PLACES.values():
        cookie = header(ann.cookie, odd, order).decode("latin-1")
        with connect(address, origin=server.base, additional_headers={"cookie": cookie}) as socket:
            assert json.loads(socket.recv(PATIENCE))["you"] == 0
