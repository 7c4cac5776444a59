"""Answers in JSON, and what every endpoint needs: the hub, the person, the body."""

from __future__ import annotations

import asyncio
import gzip
import logging
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any, TypeVar

import msgspec
from sqlalchemy import select
from sqlalchemy.exc import DataError
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response

from weirwood.errors import UserError
from weirwood.kernel import games
from weirwood.server.browsers.line import Asker, Crowded, Left, while_there
from weirwood.server.store import schema
from weirwood.server.store.database import TROUBLE, Conflict
from weirwood.server.tables.hub import Hub
from weirwood.server.tables.room import Room

T = TypeVar("T")
log = logging.getLogger("weirwood.server")
Endpoint = Callable[[Request], Awaitable[Response]]


_compressed: dict[str, bytes] = {}
"""What is the same for everybody (the faces and the rules of each game), as it is sent."""


class Failure(Exception):
    """An answer that isn't what was asked for."""

    def __init__(self, status: int, code: str, text: str) -> None:
        super().__init__(text)
        self.status = status
        self.code = code


def json(value: Any, status: int = 200, **headers: str) -> Response:
    """An answer."""
    more = {"cache-control": "no-store", **{name.replace("_", "-"): value for name, value in headers.items()}}
    return Response(msgspec.json.encode(value), status, more, "application/json")


def endpoint(work: Endpoint) -> Endpoint:
    """An endpoint whose failures become answers."""

    async def answering(request: Request) -> Response:
        try:
            loading = hub_of(request).loaded
            if loading is not None and not loading.done():
                await asyncio.wait({loading})
            return await work(request)
        except Failure as failure:
            return json({"error": str(failure), "code": failure.code}, failure.status)
        except UserError as error:
            return json({"error": str(error), "code": "refused"}, 422)
        except Crowded as crowded:
            return json({"error": str(crowded), "code": "rate"}, 429)
        except TROUBLE:
            log.exception("%s %s failed", request.method, request.url.path)
            return json({"error": "The database doesn't answer at the moment; try again.", "code": "busy"}, 503)
        except DataError:  # such as a zero byte, which PostgreSQL doesn't take
            return json({"error": "The request can't be understood: no name has such a character.", "code": "bad"}, 400)
        except Conflict:
            return json({"error": "Somebody else was faster; look again.", "code": "stale"}, 409)
        except (msgspec.ValidationError, msgspec.DecodeError, UnicodeDecodeError) as error:
            return json({"error": f"The request can't be understood: {error}.", "code": "bad"}, 400)
        except Left:
            return json({"error": "You have left.", "code": "left"}, 499)
        except ClientDisconnect:
            return json({"error": "That is too much to be sent at once.", "code": "size"}, 413)
        except Exception:
            log.exception("%s %s failed", request.method, request.url.path)
            return json({"error": "Something went wrong inside the program.", "code": "error"}, 500)

    return answering


def hub_of(request: Request) -> Hub:
    hub = request.app.state.hub
    assert isinstance(hub, Hub)
    return hub


def person_of(request: Request) -> str:
    """Who asks; a newcomer gets a cookie with the answer."""
    request.scope["keep_person"] = True
    return str(request.scope["person"])


def asker_of(request: Request) -> Asker:
    """Who asks, for what is limited by person and address."""
    return Asker(person_of(request), str(request.scope["address"]), lambda: _gone(request))


async def while_here(request: Request, work: Coroutine[Any, Any, T]) -> T:
    """Do something long; if whoever asked for it leaves, it is given up."""
    return await while_there(asker_of(request), asyncio.create_task(work))


async def _gone(request: Request) -> None:
    while (await request.receive())["type"] != "http.disconnect":
        pass


async def large(request: Request, text: bytes, headers: dict[str, str], mark: str = "") -> Response:
    """A long answer in JSON, compressed where that holds up nobody; with a mark that changes with it, it is done once."""
    if "gzip" in request.headers.get("accept-encoding", ""):
        headers = {**headers, "content-encoding": "gzip", "vary": "accept-encoding"}
        small = _compressed.get(mark)
        if small is None:
            small = await hub_of(request).workshop.do(asker_of(request), lambda: gzip.compress(text, 5))
            if mark:
                _compressed[mark] = small
        text = small
    return Response(text, 200, headers, "application/json")


def look_up(request: Request) -> None:
    """Count that somebody looks something up: what takes a while isn't done for one again and again."""
    hub, asker = hub_of(request), asker_of(request)
    if not hub.looking.take(asker.person) or not hub.looking_of_address.take(asker.address):
        raise Failure(429, "rate", "That is much to look up at once; wait a moment.")


async def name_of(hub: Hub, person: str) -> str:
    """A person's name ('' if they gave none)."""
    p = schema.people
    query = select(p.c.name).where(p.c.person == person)
    return await hub.database.fetch(lambda sql: str(sql.execute(query).scalar() or ""))


async def player_name(hub: Hub, person: str) -> str:
    """A name to sit down with: the person's own, or one that is made up."""
    return await name_of(hub, person) or f"Guest {int(person[:4], 16) % 900 + 100}"


async def body(request: Request, type: type[T]) -> T:
    """The request's body."""
    text = await request.body() or b"{}"
    try:
        return msgspec.json.decode(text, type=type)
    except RecursionError:
        raise Failure(400, "bad", "The request can't be understood: it is nested too deeply.") from None


def number(text: str) -> int | None:
    """A number in an address, if it is one: in plain digits, and not longer than any that we give."""
    return int(text) if text.isascii() and text.isdecimal() and len(text) <= 9 else None


def game_of(request: Request) -> str:
    """The game in the request's path."""
    game = str(request.path_params["game"])
    if game not in games():
        raise Failure(404, "unknown", f"There is no game {game!r}.")
    return game


async def room_of(request: Request) -> Room:
    """The table in the request's path."""
    await request.body()  # before somebody waits for the request's end
    room = await hub_of(request).room(str(request.path_params["table"])[:20], asker_of(request))
    if room is None or room.row.status == "closed":
        raise Failure(404, "unknown", "There is no such table.")
    return room
