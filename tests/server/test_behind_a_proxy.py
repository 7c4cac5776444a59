"""A server that strangers reach by https, behind a proxy: origins, cookies and headers."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from running import Running

from weirwood.server.web.cookies import COOKIE
from weirwood.server.web.security import LOOPBACK

SITE = "https://tables.example"
PROXY = {"host": "tables.example", "x-forwarded-proto": "https", "x-forwarded-for": "203.0.113.7"}


@pytest.fixture(scope="module")
def public(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """As `weirwood serve --origin https://tables.example` sets it up."""
    database = f"sqlite:///{tmp_path_factory.mktemp('public') / 'tables.db'}"
    running = Running(database, hosts=["tables.example"], secure=True, origins=[SITE])
    yield running
    running.stop()


def test_only_the_host_itself_can_give_the_cookie(public: Running) -> None:
    answer = httpx.get(f"{public.base}/api/me", headers=PROXY)
    cookie = answer.headers["set-cookie"]
    assert cookie.startswith(f"__Host-{COOKIE}=") and "; Secure" in cookie and "Path=/;" in cookie
    assert "Domain" not in cookie
    assert "max-age=" in answer.headers["strict-transport-security"]


def test_a_cookie_from_before_is_taken_over(public: Running) -> None:
    value = httpx.get(f"{public.base}/api/me", headers=PROXY).headers["set-cookie"].partition(";")[0].partition("=")[2]
    headers = {**PROXY, "origin": SITE, "cookie": f"{COOKIE}={value}"}
    answer = httpx.post(f"{public.base}/api/me", headers=headers, json={"name": "Ann"})
    assert answer.headers["set-cookie"].startswith(f"__Host-{COOKIE}={value};")
    again = httpx.get(f"{public.base}/api/me", headers={**PROXY, "cookie": f"__Host-{COOKIE}={value}"})
    assert again.json()["name"] == "Ann" and "set-cookie" not in again.headers
    # one that a neighbouring site planted beside it doesn't count
    other = httpx.get(f"{public.base}/api/me", headers=PROXY).headers["set-cookie"].partition(";")[0].partition("=")[2]
    both = {**PROXY, "cookie": f"{COOKIE}={other}; __Host-{COOKIE}={value}"}
    assert httpx.get(f"{public.base}/api/me", headers=both).json()["name"] == "Ann"


@pytest.mark.parametrize(
    ("origin", "status"),
    [(SITE, 200), ("http://tables.example", 403), ("https://tables.example:8443", 403), ("https://evil.example", 403)],
)
def test_the_scheme_of_an_origin_matters(public: Running, origin: str, status: int) -> None:
    answer = httpx.post(f"{public.base}/api/me", headers={**PROXY, "origin": origin}, json={"name": "Eve"})
    assert answer.status_code == status


def test_without_https_it_is_as_before(tmp_path: Path, server: Running) -> None:
    answer = httpx.get(f"{server.base}/api/me")
    assert answer.headers["set-cookie"].startswith(f"{COOKIE}=")
    assert "strict-transport-security" not in answer.headers
    spoofed = {"origin": server.base.replace("http:", "https:")}
    assert httpx.post(f"{server.base}/api/me", headers=spoofed, json={"name": "Eve"}).status_code == 403


def test_no_name_is_accepted_that_only_tests_use() -> None:
    assert set(LOOPBACK) == {"127.0.0.1", "localhost", "[::1]"}
