"""Many at once: what one person or one address may ask for is limited, and others don't notice it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import ExitStack

import httpx
import pytest
from browser import Browser, soon
from running import Running, table_for_two
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from weirwood.server.browsers.limits import SOCKETS_OF_ADDRESS, SPECTATORS, SPECTATORS_OF_ADDRESS, network
from weirwood.server.browsers.line import Asker, Crowded, Line
from weirwood.server.browsers.names import clean, proper_name, spectator_name, told_apart
from weirwood.server.computers.thinker import Request
from weirwood.server.computers.thinkers import Kept

ELSEWHERE = {"x-forwarded-for": "203.0.113.7"}
"""As a proxy on this machine says where somebody comes from."""


def closed_at_once(address: str, base: str, headers: dict[str, str]) -> object:
    """A socket of a stranger: the code with which it is closed before anything is said, or itself."""
    socket = connect(address, origin=base, additional_headers=headers, max_size=None, max_queue=None).__enter__()  # type: ignore[arg-type]
    try:
        socket.recv(10)
        return socket
    except ConnectionClosed as closed:
        return closed.rcvd.code if closed.rcvd is not None else None


def test_strangers_at_one_address_are_counted_together(server: Running, ann: Browser, bob: Browser) -> None:
    address = f"{server.base.replace('http', 'ws', 1)}/ws/table/{table_for_two(ann, bob)}"
    watching = [closed_at_once(address, server.base, ELSEWHERE) for _ in range(SPECTATORS_OF_ADDRESS + 3)]
    assert watching[-3:] == [4429] * 3 and 4429 not in watching[:-3]
    other = closed_at_once(address, server.base, {"x-forwarded-for": "203.0.113.8"})
    assert other != 4429, "another address isn't crowded out"
    for socket in [*watching[:-3], other]:
        socket.close()  # type: ignore[attr-defined]


def test_a_table_has_so_many_spectators_and_their_leaving_disturbs_nobody(
    server: Running, ann: Browser, bob: Browser
) -> None:
    address = f"{server.base.replace('http', 'ws', 1)}/ws/table/{table_for_two(ann, bob)}"
    watching = [
        closed_at_once(address, server.base, {"x-forwarded-for": f"198.51.100.{n // 10}"})
        for n in range(SPECTATORS + 2)
    ]
    assert watching[-2:] == [4429] * 2 and 4429 not in watching[:-2]
    with ann.sit(address.rpartition("/")[2]) as seat:
        while seat.recv()["t"] != "seats":
            pass
        for socket in watching[:-2]:
            socket.close()  # type: ignore[attr-defined]
        told, spectators = 0, SPECTATORS
        while spectators:
            message = seat.until("seats")
            told, spectators = told + 1, message["online"]["spectators"]
        assert told <= 40, "those who leave together are told of together"


def test_sockets_of_an_address(server: Running) -> None:
    hub = server.application.hub
    assert hub is not None
    hub.sockets_of_address["203.0.113.99"] = SOCKETS_OF_ADDRESS
    address = server.base.replace("http", "ws", 1) + "/ws/lobby"
    assert closed_at_once(address, server.base, {"x-forwarded-for": "203.0.113.99"}) == 4429


def test_an_address_of_ipv6_is_its_network() -> None:
    assert network("2001:db8:1:2:aaaa::1") == network("2001:db8:1:2:bbbb::2") != network("2001:db8:1:3::1")
    assert network("::ffff:203.0.113.7") == "203.0.113.7" and network("") == ""


def test_several_sockets_say_no_more_than_one(ann: Browser, bob: Browser) -> None:
    table = table_for_two(ann, bob)
    seats = [ann.sit(table) for _ in range(4)]
    codes = [seat.ask("chat", text=f"line {n}").get("code") for seat in seats for n in range(3)]
    assert codes[:5] == [None] * 5 and codes.count("rate") >= 5
    for seat in seats:
        seat.close()


def test_one_visitor_does_not_take_every_open_seat(server: Running, bob: Browser) -> None:
    owners = [server.browser(f"Owner {n}") for n in range(6)]
    seats = [{"who": "me"}, {"who": "open"}]
    tables = [owner.post("/api/tables", game="whispers", seats=seats)["table"] for owner in owners]
    answers = [bob.http.post(f"/api/tables/{table}/sit", json={"seat": 1}).status_code for table in tables]
    assert answers[0] == 200 and answers[-1] in (422, 429)
    # nor with a new face each time
    hub = server.application.hub
    assert hub is not None
    codes = []
    stranger = httpx.Client(base_url=server.base, headers={"origin": server.base, **ELSEWHERE})
    for _ in range(2 * int(hub.sitting_of_address.burst)):
        stranger.cookies.clear()
        codes.append(stranger.post(f"/api/tables/{tables[-1]}/sit", json={"seat": 7}).status_code)
    assert 429 in codes


# What takes long


def finished(ann: Browser, bob: Browser) -> str:
    table = table_for_two(ann, bob, "hbo")
    with ann.sit(table) as seat:
        seat.ask("concede")
    return table


def test_abandoned_replays_are_given_up_and_keep_no_computer_waiting(
    start: Callable[..., Running], monkeypatch: pytest.MonkeyPatch
) -> None:
    running = start()
    ann, bob = running.browser("Ann"), running.browser("Bob")
    table = finished(ann, bob)
    hub = running.application.hub
    assert hub is not None
    begun: list[Request] = []

    async def slowly(request: Request) -> bytes:
        begun.append(request)
        await asyncio.sleep(3600)
        return b"{}"

    monkeypatch.setattr(hub.again, "ask_for_text", slowly)
    strangers = [running.browser() for _ in range(4)]
    with ExitStack() as here:
        for stranger in strangers:
            here.enter_context(stranger.asking("GET", f"/api/tables/{table}/replay"))
        soon(lambda: hub.replays.inside == len(strangers))
    soon(lambda: hub.replays.inside == 0, "whoever has left doesn't wait in line")
    assert len(begun) == 1, "those who waited for their turn never had it"
    with ann.play("hbo", bot="squire") as seat:  # a computer thinks in a process of its own
        seat.wait_for_decision()
        assert seat.choose(0)["t"] == "ok"
        seat.wait_for_decision()


def test_a_line_is_bounded_for_each_person_and_address_and_altogether() -> None:
    async def stand() -> None:
        line = Line("a replay", at_once=1, waiting=3, each=2, address=3)
        ann = [Asker("ann", "here"), Asker("ann", "here")]
        for asker in ann:
            line.enter(asker)
        with pytest.raises(Crowded, match="You have asked"):
            line.enter(Asker("ann", "there"))
        line.enter(Asker("bob", "here"))
        with pytest.raises(Crowded, match="From your address"):
            line.enter(Asker("carl", "here"))
        line.enter(Asker("carl", "there"))
        with pytest.raises(Crowded, match="Too many"):
            line.enter(Asker("dora", "far away"))
        line.leave(ann[0])
        line.enter(Asker("dora", "far away"))
        assert line.inside == 4

    asyncio.run(stand())


def test_a_finished_game_is_played_again_once(server: Running, ann: Browser, bob: Browser) -> None:
    table = finished(ann, bob)
    first = ann.get(f"/api/tables/{table}/replay?seat=open")
    hub = server.application.hub
    assert hub is not None
    served = hub.again.idle[:]
    for process in served:
        process.kill()  # nobody could play it again now without starting anew
    assert bob.get(f"/api/tables/{table}/replay?seat=open")["steps"] == first["steps"]
    assert hub.again.idle == served


def test_what_is_kept_has_a_bound() -> None:
    kept = Kept(100)
    for n in range(5):
        kept.keep(n, b"x" * 30)
        kept.get(0)
    assert kept.size <= 100 and kept.get(0) is not None and kept.get(1) is None
    kept.keep(0, b"y")
    assert kept.get(0) == b"y" and kept.size == sum(len(each) for each in kept.found.values())


# Names


@pytest.mark.parametrize("name", ["\u3164", "\u2800\u2800", "\u115f", "\ufe0f", "\u200b \u2060", "\u0301\u0302"])
def test_a_name_that_nobody_sees_is_none(name: str) -> None:
    with pytest.raises(Exception, match="at least one character"):
        proper_name(name)


def test_marks_do_not_pile_up() -> None:
    assert proper_name("A" + "\u0300\u0301\u0302\u0303\u0304" * 3 + "nn").count("n") == 2
    assert len(clean("z" + "\u0336" * 200, 24, "A name")) <= 3
    assert clean("Zoë Nguyễn हिन्दी", 24, "It") == "Zoë Nguyễn हिन्दी"


@pytest.mark.parametrize("name", ["ann", "Аnn", "A n n", "Ánn", "A\u200bnn", "Ａｎｎ"])  # Cyrillic, wide …
def test_nobody_looks_like_a_player(name: str, ann: Browser, bob: Browser, server: Running) -> None:
    assert told_apart(name, ["Ann", "Bob"]).endswith(" 2")
    assert spectator_name(name, ["Ann", "Bob"]).endswith("(spectator)")


def test_a_spectator_who_takes_a_players_name_is_told_apart_in_the_chat(
    server: Running, ann: Browser, bob: Browser
) -> None:
    table = table_for_two(ann, bob)
    with server.browser("Ann").sit(table) as spectator, bob.sit(table) as seat:
        spectator.ask("chat", text="I concede, Bob.")
        line = seat.until("chat")["line"]
        assert line["seat"] is None and line["name"] == "Ann (spectator)"
