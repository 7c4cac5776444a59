"""Trust: cookies, origins, headers, limits, and what strangers write."""

from __future__ import annotations

import json
from collections.abc import Callable

import httpx
import pytest
from browser import Browser, open_socket
from running import Running, table_for_two
from websockets.exceptions import ConnectionClosed, InvalidStatus

from weirwood.server.browsers.limits import STRIKES, Buckets
from weirwood.server.browsers.names import clean
from weirwood.server.store.ids import fresh_secret
from weirwood.server.web.cookies import COOKIE, Signer
from weirwood.server.web.pages import STATIC


def test_a_cookie_is_signed_and_kept_from_scripts(server: Running) -> None:
    answer = httpx.get(f"{server.base}/")
    cookie = answer.headers["set-cookie"]
    assert cookie.startswith(f"{COOKIE}=") and "HttpOnly" in cookie and "SameSite=Lax" in cookie
    own, other = Signer(b"a" * 32), Signer(b"b" * 32)
    secret = fresh_secret()
    assert own.person(own.sign(secret)) is not None
    for wrong in (other.sign(secret), secret, f"{secret}.", "", None, own.sign(secret)[:-1]):
        assert own.person(wrong) is None


def test_nobody_gets_a_seat_with_a_forged_cookie(server: Running, ann: Browser, bob: Browser) -> None:
    table = table_for_two(ann, bob)
    stranger = Browser(server.base)
    stranger.http.cookies.clear()
    stranger.http.cookies.set(COOKIE, ann.http.cookies[COOKIE][:-1] + "x")
    with stranger.sit(table) as seat:
        assert seat.state["you"] is None and seat.decision is None


def test_headers_are_strict(ann: Browser) -> None:
    for path in ("/", "/api/me", "/t/whatever", "/static/none.js", "/api/none"):
        headers = ann.http.get(path).headers
        policy = headers["content-security-policy"]
        assert "default-src 'none'" in policy and "unsafe" not in policy
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"


def test_whoever_goes_from_page_to_page_in_a_hurry_gets_every_file_of_each(start: Callable[..., Running]) -> None:
    running = start()
    ann = Browser(running.base, "Ann")
    hub = running.application.hub
    hub.requests, hub.addresses = (Buckets(0, each.burst) for each in (hub.requests, hub.addresses))  # all at once
    files = [f"/static/{path.relative_to(STATIC)}" for path in sorted(STATIC.rglob("*.?s"))]
    assert len(files) > 30
    for visit in range(6):
        assert {ann.http.get(path).status_code for path in ["/", *files]} == {200}, f"visit {visit + 1}"
    answers = [ann.http.get("/api/me").status_code for _ in range(int(hub.requests.burst))]
    assert answers[0] == 200 and answers[-1] == 429, "what costs work is limited as before"


def test_other_origins_are_refused(server: Running, ann: Browser, bob: Browser) -> None:
    table = table_for_two(ann, bob)
    for origin in ("https://evil.example", "null", None):
        headers = {"cookie": ann.cookie, **({"origin": origin} if origin else {})}
        assert httpx.post(f"{server.base}/api/me", headers=headers, json={"name": "Eve"}).status_code == 403
        with pytest.raises(InvalidStatus):
            open_socket(ann, f"/ws/table/{table}", origin=origin)
    plain = {"origin": server.base, "content-type": "text/plain"}
    assert httpx.post(f"{server.base}/api/me", headers=plain, content='{"name":"Eve"}').status_code == 415


def test_other_hosts_are_refused_where_only_this_machine_is_meant(start: Callable[..., Running]) -> None:
    running = start()
    Browser(running.base)
    guard = running.application.guard
    guard.hosts = {"127.0.0.1"}  # type: ignore[union-attr]
    assert httpx.get(f"{running.base}/", headers={"host": "evil.example"}).status_code == 421
    assert httpx.get(f"{running.base}/").status_code == 200


def test_too_much_is_refused_clearly(start: Callable[..., Running]) -> None:
    running = start(rate=(1, 5))
    ann = running.browser("Ann")
    answer = ann.http.post("/api/decks", json={"game": "agot2", "text": "x" * 200_000})
    assert answer.status_code == 413 and answer.json()["code"] == "size"
    with ann.play("whispers", bot="random") as seat:
        seat.socket.send("x" * 20_000)
        assert seat.until("refused")["code"] == "size"
        seat.socket.send("{not json")
        assert seat.until("refused")["code"] == "bad"
        seat.socket.send(json.dumps({"t": "no such thing"}))
        assert seat.until("refused")["code"] == "bad"
        for _ in range(5):
            seat.say("ping")
        refused = seat.until("refused")
        assert refused["code"] == "rate" and refused["id"] > 0
        for _ in range(STRIKES + 5):
            try:
                seat.say("ping")
            except ConnectionClosed:
                break
        assert seat.closed_with() == 4429


def test_talking_too_much(ann: Browser) -> None:
    with ann.play("whispers", bot="random") as seat:
        assert seat.ask("chat", text="x" * 501)["code"] == "bad"
        codes = [seat.ask("chat", text=f"line {n}").get("code") for n in range(8)]
        assert codes[:5] == [None] * 5 and "rate" in codes


def test_what_strangers_write_is_plain_text() -> None:
    assert clean("a\u202eb\x00c\n\td\u200b", 20, "It") == "abc d"


def test_a_deck_is_never_read_from_the_servers_files(ann: Browser) -> None:
    for name in ("/etc/passwd", "../../pyproject.toml", "pyproject.toml"):
        ann.post("/api/play", 422, game="agot2", seat={"deck": name})


def test_what_a_table_cannot_be(ann: Browser) -> None:
    me, bot = {"who": "me"}, {"who": "bot", "bot": "random"}
    ann.post("/api/tables", 422, game="agot2", seats=[me])
    ann.post("/api/tables", 422, game="agot2", seats=[me, bot, bot])  # a joust is for two
    ann.post("/api/tables", 422, game="agot2", seats=[me, me])
    ann.post("/api/tables", 422, game="agot2", seats=[me, {"who": "bot", "bot": "none"}])
    ann.post("/api/tables", 422, game="chess", seats=[me, bot])
    ann.post("/api/tables", 422, game="agot2", seats=[me, bot], form={"format": "duel"})
    ann.post("/api/tables", 422, game="agot2", seats=[me, bot], form={"names": ["a", "b"]})
    ann.post("/api/tables", 400, game="agot2", seats="all")
    ann.post("/api/tables", 422, game="agot2", seats=[me, bot], clock={"minutes": 0})
    ann.post("/api/tables", game="agot2", seats=[me, bot, bot, bot], form={"format": "melee"})
