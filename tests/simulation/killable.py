"""A process of the server: the whole application, called without a network, that can be killed."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from concurrent.futures import Future
from random import Random
from typing import Any

from disk import Disk
from starlette.applications import Starlette

from weirwood import bots
from weirwood.kernel.packing import unpacked
from weirwood.server.computers.thinker import Request
from weirwood.server.computers.thinkers import Failed
from weirwood.server.tables.hub import Hub
from weirwood.server.web import app as web
from weirwood.server.web.security import Guard

HOST = "table.test"
ORIGIN = f"http://{HOST}"


class Slow:
    """Computers that think for a while, and now and then fail to."""

    def __init__(self, chance: Random) -> None:
        self.chance = chance
        self.calm = False

    async def ask(self, request: Request, since: float | None = None) -> dict[str, Any]:
        await asyncio.sleep(self.chance.expovariate(1.0))
        if not self.calm and self.chance.random() < 0.02:
            raise Failed("the thinking process ended")
        bot = bots.make("random", self.chance.getrandbits(32))
        return {"label": bot.choose(unpacked(request.observation)).label}

    async def close(self) -> None:
        pass


class Errands:
    """In place of threads: what is to be done elsewhere is done by the virtual loop, after a while."""

    def submit(self, work: Callable[[], Any]) -> Future[Any]:
        done: Future[Any] = Future()
        running = asyncio.get_running_loop().run_in_executor(None, work)

        def tell(found: asyncio.Future[Any]) -> None:
            if done.set_running_or_notify_cancel():
                error = found.exception()
                done.set_exception(error) if error is not None else done.set_result(found.result())

        running.add_done_callback(tell)
        return done


class Process:
    """One server."""

    def __init__(self, disk: Disk, chance: Random) -> None:
        self.disk = disk
        self.dead = False
        self.application = web.Application("", rate=(1e9, 1e9))
        self.hub = Hub(disk, (1e9, 1e9))
        self.hub.thinkers = Slow(chance)  # type: ignore[assignment]
        for workshop in (self.hub.workshop, self.hub.desk, self.hub.archive):
            workshop.threads = Errands()  # type: ignore[assignment]
        for buckets in (self.hub.requests, self.hub.addresses, self.hub.making):
            buckets.rate = buckets.burst = 1e9
        inner: Starlette = self.application.inner
        inner.state.hub = self.hub
        self.application.guard = Guard(inner, self.hub, (), False)
        self.lines: list[Line] = []
        self.tasks: set[asyncio.Task[Any]] = set()

    def kill(self) -> None:
        """kill -9: nothing is written or sent any more, and whoever is connected notices sooner or later."""
        self.dead = True
        self.disk.kill()
        for line in self.lines:
            line.cut()

    async def request(self, method: str, path: str, cookie: str, body: Any = None) -> tuple[int, Any, str]:
        """Status, answer and cookie of a request."""
        if self.dead:
            return 0, None, cookie
        data = json.dumps(body if body is not None else {}).encode()
        headers = [(b"host", HOST.encode()), (b"origin", ORIGIN.encode()), (b"content-type", b"application/json")]
        headers += [(b"content-length", str(len(data)).encode())]
        headers += [(b"cookie", cookie.encode())] if cookie else []
        scope = _scope("http", path, headers, method=method)
        found: dict[str, Any] = {"body": b"", "status": 0, "headers": []}
        done = asyncio.get_running_loop().create_future()
        sent = False

        async def receive() -> dict[str, Any]:
            nonlocal sent
            if sent:
                await asyncio.Event().wait()
            sent = True
            return {"type": "http.request", "body": data, "more_body": False}

        async def send(message: Any) -> None:
            if message["type"] == "http.response.start":
                found["status"], found["headers"] = message["status"], message["headers"]
            else:
                found["body"] += message.get("body", b"")
                if not message.get("more_body") and not done.done():
                    done.set_result(None)

        task = self._start(self.application(scope, receive, send))
        try:
            await asyncio.wait_for(asyncio.shield(done), 60)
        except TimeoutError:
            return 0, None, cookie
        finally:
            task.add_done_callback(lambda each: each.cancelled() or each.exception())
        if self.dead:
            return 0, None, cookie
        for key, value in found["headers"]:
            if key == b"set-cookie":
                cookie = value.decode().partition(";")[0]
        return found["status"], json.loads(found["body"] or b"null"), cookie

    def connect(self, path: str, cookie: str, heard: Callable[[bytes], None], lost: Callable[[int], None]) -> Line:
        """Open a socket; what is heard comes in order."""
        line = Line(self, heard, lost)
        self.lines.append(line)
        headers = [(b"host", HOST.encode()), (b"origin", ORIGIN.encode()), (b"cookie", cookie.encode())]
        self._start(self.application(_scope("websocket", path, headers), line.receive, line.send))
        return line

    def _start(self, work: Any) -> asyncio.Task[Any]:
        task = asyncio.get_running_loop().create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)
        return task


class Line:
    """A connection between a browser and a process: messages take their time, and are lost when it is cut."""

    def __init__(self, process: Process, heard: Callable[[bytes], None], lost: Callable[[int], None]) -> None:
        self.process, self.heard, self.lost = process, heard, lost
        self.loop = asyncio.get_running_loop()
        self.up: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self.up.put_nowait({"type": "websocket.connect"})
        self.open = True
        self.then = [0.0, 0.0]

    def _arrives(self, way: int) -> float:
        """When a message arrives: after those before it."""
        chance: Random = self.loop.chance  # type: ignore[attr-defined]
        self.then[way] = max(self.then[way] + 1e-6, self.loop.time() + chance.uniform(0.001, 0.3))
        return self.then[way]

    def say(self, message: dict[str, Any]) -> None:
        """From the browser to the server; what is on its way arrives even if the browser has gone."""
        if self.open:
            text = json.dumps(message)
            self.loop.call_at(self._arrives(0), self.up.put_nowait, {"type": "websocket.receive", "text": text})

    def cut(self) -> None:
        """The browser hears nothing more; the server notices that later."""
        if self.open:
            self.open = False
            self.loop.call_at(
                self._arrives(0) + 0.5, self.up.put_nowait, {"type": "websocket.disconnect", "code": 1006}
            )
            self.loop.call_soon(self.lost, 1006)

    async def receive(self) -> dict[str, Any]:
        message = await self.up.get()
        if self.process.dead:
            await asyncio.Event().wait()
        return message

    async def send(self, message: Any) -> None:
        if self.process.dead or message["type"] == "websocket.accept":
            return
        if message["type"] == "websocket.send":
            data = message["text"].encode()
            self.loop.call_at(self._arrives(1), self._arrived, data)
        else:
            self.loop.call_at(self._arrives(1), self._closed, message.get("code", 1000))

    def _arrived(self, data: bytes) -> None:
        if self.open:
            self.heard(data)

    def _closed(self, code: int) -> None:
        if self.open:
            self.open = False
            self.up.put_nowait({"type": "websocket.disconnect", "code": code})
            self.lost(code)


def _scope(kind: str, path: str, headers: list[Any], **more: Any) -> dict[str, Any]:
    return {
        "type": kind, "asgi": {"version": "3.0"}, "http_version": "1.1", "scheme": "http", "path": path,
        "raw_path": path.encode(), "query_string": b"", "headers": headers, "client": ("127.0.0.1", 1),
        "server": (HOST, 80), "root_path": "", "subprotocols": [], "extensions": {}, **more,
    }  # fmt: skip
