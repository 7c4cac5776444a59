"""Whatever is sent, in a request's body or on a socket, gets an answer that says what is wrong with it: never 500."""

from __future__ import annotations

import json
import os
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest
from browser import Browser
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from running import Running, table_for_two
from websockets.exceptions import ConnectionClosed

from weirwood.server.browsers.messages import Message
from weirwood.server.tables.decks.deckbox import DeckWish, TableForm
from weirwood.server.tables.seating import PlayWish, TableWish
from weirwood.server.web.lobby_api import GuideWish, NameWish, SeatForm, SeatNumber
from weirwood.server.web.record_api import ReportWish, TryWish

EXAMPLES = int(os.environ.get("WEIRWOOD_EXAMPLES", "12"))
FUZZED = settings(
    max_examples=EXAMPLES, deadline=None, derandomize=EXAMPLES < 1000, database=None,
    suppress_health_check=list(HealthCheck),
)  # fmt: skip
GAMES = ("whispers", "agot2", "hbo", "fief", "agot1", "", "chess")
ODD: st.SearchStrategy[Any] = st.recursive(
    st.none()
    | st.booleans()
    | st.integers()
    | st.sampled_from([10**30, -1, 2**63, 1e308, -0.0])
    | st.text(max_size=20)
    | st.sampled_from(["stark", "random", "me", "melee", "squire", "\x00", "\ud7ff", "9" * 50, "%s", "../x"]),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=8), inner, max_size=3),
    max_leaves=6,
)
FIELDS = st.dictionaries(
    st.sampled_from(["format", "deck", "list", "faq", "cards", "plots", "learning", "house", "draft", "x"]),
    ODD,
    max_size=4,
)


def of(type: Any) -> st.SearchStrategy[Any]:
    """Values that are nearly of a type: as it says, with fields left out and odd ones put in."""
    info = msgspec.inspect.type_info(type)
    return _nearly(info)


def _nearly(info: Any, name: str = "") -> st.SearchStrategy[Any]:
    kinds = msgspec.inspect
    if name == "game":
        return st.sampled_from(GAMES) | ODD
    if name in ("form", "seat") and isinstance(info, kinds.DictType):
        return FIELDS | ODD
    if name == "text":
        return DECKS | st.text(max_size=60) | ODD
    if isinstance(info, kinds.StructType):
        fields = {each.encode_name: _nearly(each.type, each.encode_name) for each in info.fields}
        return st.fixed_dictionaries({}, optional=fields) | st.fixed_dictionaries(fields) | ODD
    if isinstance(info, kinds.LiteralType):
        return st.sampled_from(info.values) | ODD
    if isinstance(info, kinds.ListType):
        return st.lists(_nearly(info.item_type), max_size=4) | ODD
    if isinstance(info, kinds.UnionType):
        return st.one_of([_nearly(each) for each in info.types])
    plain = {kinds.BoolType: st.booleans(), kinds.IntType: st.integers(-2, 9), kinds.StrType: st.text(max_size=30)}
    return plain.get(info.__class__, ODD) | ODD


DECKS = st.sampled_from(
    [
        '<?xml version="1.0" encoding="no-such"?><deck/>',
        '<?xml version="1.0"?><deck game="x"><section name="Plot"><card qty="9999999999999" id="z">Winter</card></section></deck>',
        '<!DOCTYPE a [<!ENTITY b "cc"><!ENTITY d "&b;&b;&b;">]><deck>&d;</deck>',
        "[" * 5000,
        '{"cards": {"01004": ' + "9" * 5000 + "}}",
        '{"cards": [1, 2, {"x": []}], "faction": 7}',
        '{"slots": {"01001": -1}, "faction_code": []}',
        "9" * 5000 + "x Winterfell Steward (Core)",
        "1 a" + " " * 3000 + "(b",
        "10000000x Winterfell Steward (Core)",
        "Faction: Stark\n3x Winterfell Steward (Core)\n",
    ]
)
POSTS = [
    ("/api/me", NameWish),
    ("/api/play", PlayWish),
    ("/api/guide", GuideWish),
    ("/api/tables", TableWish),
    ("/api/decks", DeckWish),
    ("/api/games/agot2/decks", TableForm),
    ("/api/games/hbo/decks", TableForm),
    ("/api/tables/{open}/sit", SeatNumber),
    ("/api/tables/{open}/seat", SeatForm),
    ("/api/tables/{open}/invite", SeatNumber),
    ("/api/tables/{open}/fill", SeatNumber),
    ("/api/tables/{playing}/report", ReportWish),
    ("/api/tables/{playing}/analysis", TryWish),
    ("/api/tables/{playing}/try", TryWish),
]
HAND_MADE = [
    b"[" * 9_000,
    b'{"name": ' + b"[" * 9_000,
    b'{"name": ' + b"9" * 5000 + b"}",
    b'{"name": "\\ud800"}',
    b'{"name": "\xff"}',
    b'{"game": "agot2", "seats": [{"who": "me"}, {"who": "bot"}], "form": {"format": ["joust"]}}',
    b'{"game": "agot2", "seats": [{"who": "me"}, {"who": "bot"}], "form": {"format": {}}}',
    b'{"game": "agot2", "seats": [{"who": "me", "form": {"deck": {"x": 1}}}, {"who": "bot"}]}',
    b'{"game": "agot2", "seats": [{"who": "me"}, {"who": "bot", "bot": {"a": 1}}]}',
    b'{"game": ["agot2"], "text": "", "keep": false}',
    b'{"game": "agot2", "text": "1x Arya Stark", "form": {"cards": "a: &a [*a]"}}',
    b'{"game": "agot2", "text": "", "form": {"cards": "' + b"[" * 3000 + b'"}}',
    b'{"game": "agot2", "form": {"cards": "x: ' + b"9" * 5000 + b'"}}',
]


@pytest.fixture
def people(server: Running) -> Iterator[tuple[Browser, Browser, dict[str, str]]]:
    ann, bob = server.browser("Ann"), server.browser("Bob")
    hub = server.application.hub
    assert hub is not None
    for bucket in (hub.making, hub.requests, hub.sitting, hub.chatting):
        bucket.rate = bucket.burst = 1e9
        bucket.found.clear()
    tables = {"playing": table_for_two(ann, bob)}
    tables["open"] = ann.post("/api/tables", game="whispers", seats=[{"who": "me"}, {"who": "open"}])["table"]
    yield ann, bob, tables


def answered(browser: Browser, path: str, body: bytes) -> int:
    answer = browser.http.post(path, content=body, headers={"content-type": "application/json"})
    assert answer.status_code < 500, (path, body[:300], answer.text)
    if answer.status_code >= 400:
        assert answer.json()["error"].strip(), (path, body[:300])
    return answer.status_code


@pytest.mark.parametrize(("path", "type"), POSTS, ids=[path for path, _ in POSTS])
def test_any_body_is_answered(path: str, type: Any, people: tuple[Browser, Browser, dict[str, str]]) -> None:
    _ann, bob, tables = people
    path = path.format(**tables)
    for body in HAND_MADE:
        answered(bob, path, body)

    @FUZZED
    @given(of(type))
    def send(value: Any) -> None:
        answered(bob, path, json.dumps(value).encode())

    send()


@pytest.mark.parametrize("query", ["from=" + "9" * 5000, "from=-1", "from=²", "seat=²", "seat=" + "9" * 5000])
@pytest.mark.parametrize("path", ["log", "replay"])
def test_any_query_is_answered(path: str, query: str, people: tuple[Browser, Browser, dict[str, str]]) -> None:
    ann, _, tables = people
    assert ann.http.get(f"/api/tables/{tables['playing']}/{path}?{query}").status_code < 500


def test_any_message_on_a_socket_is_answered(people: tuple[Browser, Browser, dict[str, str]]) -> None:
    ann, bob, _ = people
    made: dict[str, Any] = {"seat": None}

    def seat() -> Any:
        if made["seat"] is None or made["seat"].state["result"] is not None:
            made["seat"] = ann.sit(table_for_two(ann, bob))
        return made["seat"]

    @FUZZED
    @given(of(Message))
    def say(value: Any) -> None:
        for _ in range(3):
            here = seat()
            text = json.dumps(value)
            try:
                here.socket.send(text)
                here.say("ping")
                while True:
                    message = here.recv(10)
                    assert message.get("code") != "error", (text, message)
                    if message["t"] == "pong":
                        return
            except ConnectionClosed:  # so many strikes: a new one
                made["seat"] = None
        raise AssertionError(text)

    say()
