"""`python bench/load.py`: tables played by scripted clients over real sockets, on one server process.

Each client plays a joust against a computer that answers at once, or against another client, a choice every so
often. A choice's time is from sending it to its acknowledgement, by when it is in the database.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.typing import Origin


class Client:
    """A person at a table."""

    def __init__(self, base: str, http: httpx.AsyncClient) -> None:
        self.base, self.http = base, http
        self.cookie = ""
        self.socket: ClientConnection | None = None
        self.decision: dict[str, Any] | None = None
        self.seq = 0
        self.over = False
        self.number = 0
        self.times: list[float] = []
        self.sizes: list[int] = []
        self.received = 0
        self.waits: list[float] = []

    async def request(self, path: str, **body: Any) -> Any:
        headers = {"origin": self.base, **({"cookie": self.cookie} if self.cookie else {})}
        self.http.cookies.clear()  # everybody has their own
        answer = await self.http.request("POST", path, json=body, headers=headers)
        while answer.status_code == 429:  # newcomers from one address are let in slowly
            await asyncio.sleep(0.2)
            answer = await self.http.request("POST", path, json=body, headers=headers)
        answer.raise_for_status()
        if not self.cookie:
            self.cookie = answer.headers["set-cookie"].partition(";")[0]
        return answer.json()

    async def sit(self, table: str) -> None:
        address = f"{self.base.replace('http', 'ws', 1)}/ws/table/{table}"
        headers = {"cookie": self.cookie}
        self.socket = await connect(
            address,
            origin=Origin(self.base),
            additional_headers=headers,
            compression=None,
            ping_interval=None,
        )
        await self.next()

    async def next(self) -> dict[str, Any]:
        assert self.socket is not None
        text = await self.socket.recv()
        self.received += len(text)
        message: dict[str, Any] = json.loads(text)
        if message["t"] in ("table", "update"):
            if message["t"] == "update":
                self.sizes.append(len(text))
            self.seq = message["seq"]
            if "decision" in message:
                self.decision = message["decision"]
            self.over = self.over or message["result"] is not None
        return message

    async def play(self, pace: float, until: float, chance: random.Random) -> None:
        """Choose at random, with a pause before each choice."""
        assert self.socket is not None
        await asyncio.sleep(chance.random() * pace)
        waited = 0.0
        while not self.over and time.perf_counter() < until:
            if self.decision is None:
                await self.next()
                continue
            if waited:
                self.waits.append(time.perf_counter() - waited)
            await asyncio.sleep(pace * (0.5 + chance.random()))
            option = chance.choice(self.decision["options"])["label"]
            self.number += 1
            wish = {
                "t": "choose",
                "id": self.number,
                "seq": self.seq,
                "decision": self.decision["id"],
                "option": option,
            }
            self.decision = None
            sent = time.perf_counter()
            await self.socket.send(json.dumps(wish))
            while (answer := await self.next()).get("id") != self.number:
                pass
            if answer["t"] == "ok":
                self.times.append(time.perf_counter() - sent)
            waited = time.perf_counter() if self.decision is None else 0.0


def busy(pid: int, loop: bool = False) -> float:
    """The seconds that a process has computed, or its event loop alone (its first thread)."""
    path = f"/proc/{pid}/task/{pid}/stat" if loop else f"/proc/{pid}/stat"
    fields = Path(path).read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def memory(pid: int) -> int:
    """The resident memory of a process in bytes."""
    for line in Path(f"/proc/{pid}/status").read_text().splitlines():
        if line.startswith("VmRSS"):
            return int(line.split()[1]) * 1024
    return 0


async def measure(args: argparse.Namespace) -> None:
    with tempfile.TemporaryDirectory() as folder:
        database = args.db or f"sqlite:///{Path(folder) / 'load.db'}"
        command = [sys.executable, "-m", "weirwood", "serve", "--port", "8700", "--db", database]
        server = await asyncio.create_subprocess_exec(*command, stdout=asyncio.subprocess.PIPE)
        assert server.stdout is not None
        try:
            base = (await server.stdout.readline()).decode().split()[3].rstrip("/")
            await run(args, base, server.pid)
        finally:
            server.terminate()
            await server.wait()


async def run(args: argparse.Namespace, base: str, pid: int) -> None:
    async with httpx.AsyncClient(base_url=base, timeout=60, limits=httpx.Limits(max_connections=20)) as http:
        for _ in range(100):
            try:
                await http.get("/api/games")
                break
            except httpx.TransportError:
                await asyncio.sleep(0.05)
        await one_table(base, http, args)  # everything that is loaded once is loaded now
        before = memory(pid)
        clients: list[Client] = []
        for n in range(args.tables):
            clients += await one_table(base, http, args)
            if n % 10 == 9:
                await asyncio.sleep(0)
        idle = memory(pid)
        worked, looped = busy(pid), busy(pid, loop=True)
        until = time.perf_counter() + args.seconds
        started = time.perf_counter()
        chance = random.Random(1)
        jobs = [client.play(args.pace, until, random.Random(chance.random())) for client in clients]
        tasks = [asyncio.create_task(job) for job in jobs]
        await asyncio.wait(tasks, timeout=args.seconds)
        passed = time.perf_counter() - started
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        worked, looped = busy(pid) - worked, busy(pid, loop=True) - looped
        after = memory(pid)
    show(args, clients, passed, (worked, looped), (idle - before) / args.tables, (after - before) / args.tables)


async def one_table(base: str, http: httpx.AsyncClient, args: argparse.Namespace) -> list[Client]:
    """A table with two people at it, or with one and a computer."""
    ann, bob = Client(base, http), Client(base, http)
    if args.against:
        computer = {"who": "bot", "bot": args.against}
        made = await ann.request("/api/tables", game=args.game, seats=[{"who": "me"}, computer])
        await ann.sit(made["table"])
        return [ann]
    made = await ann.request("/api/tables", game=args.game, seats=[{"who": "me"}, {"who": "friend"}])
    await bob.request("/api" + made["invites"][0]["link"])
    for each in (ann, bob):
        await each.sit(made["table"])
    return [ann, bob]


def show(
    args: argparse.Namespace,
    clients: list[Client],
    passed: float,
    computed: tuple[float, float],
    idle: float,
    after: float,
) -> None:
    """All figures in one table."""
    times = sorted(each for client in clients for each in client.times)
    sizes = sorted(each for client in clients for each in client.sizes)
    worked, looped = computed
    waits = sorted(each for client in clients for each in client.waits)
    choices = len(times)
    if not choices:
        print("no choice was answered")
        return

    def at(values: list[Any], part: float) -> Any:
        return values[min(len(values) - 1, int(len(values) * part))]

    load = os.getloadavg()[0] if hasattr(os, "getloadavg") else 0.0
    rows = [
        ("tables", f"{args.tables} ({len(clients)} sockets)"),
        ("choices answered", f"{choices} in {passed:.0f} s"),
        ("choices/s", f"{choices / passed:.0f}"),
        ("p50", f"{at(times, 0.5) * 1000:.1f} ms"),
        ("p99", f"{at(times, 0.99) * 1000:.1f} ms"),
        ("longest", f"{times[-1] * 1000:.1f} ms"),
        ("computed per choice", f"{worked / choices * 1000:.2f} ms"),
        ("of that rules, views, sockets", f"{looped / choices * 1000:.2f} ms"),
        ("of that the database", f"{(worked - looped) / choices * 1000:.2f} ms"),
        *(
            [
                ("wait for the computer p50", f"{at(waits, 0.5):.2f} s"),
                ("p90", f"{at(waits, 0.9):.2f} s"),
                ("longest wait", f"{waits[-1]:.2f} s"),
            ]
            if args.against and waits
            else []
        ),
        ("update p50", f"{at(sizes, 0.5)} bytes"),
        ("update p99", f"{at(sizes, 0.99)} bytes"),
        ("sent per choice, all browsers", f"{sum(sizes) / choices:.0f} bytes"),
        ("memory per idle table", f"{idle / 1024:.0f} KB"),
        ("memory per table in play", f"{after / 1024:.0f} KB"),
        ("load of the machine", f"{load:.1f} on {os.cpu_count()} cores"),
    ]
    width = max(len(name) for name, _ in rows)
    print(f"| {'what'.ljust(width)} | {args.game} |\n|{'-' * (width + 2)}|---|")
    for name, value in rows:
        print(f"| {name.ljust(width)} | {value} |")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=20)
    parser.add_argument("--pace", type=float, default=2.0, help="seconds that a player thinks, on average")
    parser.add_argument("--game", default="agot2")
    parser.add_argument("--against", help="a computer at each table, such as squire, in place of the second person")
    parser.add_argument("--db", help="another database than a fresh SQLite one")
    asyncio.run(measure(parser.parse_args()))


if __name__ == "__main__":
    main()
