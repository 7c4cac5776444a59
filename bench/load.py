"""`python bench/load.py`: tables played by scripted clients over real sockets, on one server process.

Each client plays a joust against a computer that answers at once, or against another client, a choice every so
often. A choice's time is from sending it to its acknowledgement, by when it is in the database.
`python bench/load.py --wanted` measures all that is wanted of the server, one after the other (some four minutes, on an
idle machine), says pass or fail for each, and ends with 1 if something failed.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import json
import os
import random
import signal
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.typing import Origin


class Figures(NamedTuple):
    """What a run came to; times in seconds, sorted."""

    tables: int
    sockets: int
    passed: float
    times: list[float]
    waits: list[float]
    sizes: list[int]
    worked: float
    looped: float
    idle: float
    after: float
    load: float
    where: dict[str, int] = {}


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


async def measure(args: argparse.Namespace) -> Figures:
    """Start a server, play at its tables, and end it."""
    with tempfile.TemporaryDirectory() as folder:
        database = args.db or f"sqlite:///{Path(folder) / 'load.db'}"
        report = Path(folder) / "where.json"
        program = [str(Path(__file__).parent / "where.py"), str(report)] if args.where else ["-m", "weirwood"]
        command = [sys.executable, *program, "serve", "--port", "8700", "--db", database]
        server = await asyncio.create_subprocess_exec(*command, stdout=asyncio.subprocess.PIPE)
        assert server.stdout is not None
        try:
            base = (await server.stdout.readline()).decode().split()[3].rstrip("/")
            found = await run(args, base, server.pid)
        finally:
            server.terminate()
            await server.wait()
        return found._replace(where=json.loads(report.read_text())) if report.exists() else found


async def run(args: argparse.Namespace, base: str, pid: int) -> Figures:
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
        gc.freeze()  # what takes long in the clients' process isn't the server's
        gc.disable()
        worked, looped = busy(pid), busy(pid, loop=True)
        if args.where:
            os.kill(pid, signal.SIGUSR1)
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
    gc.enable()
    return Figures(
        args.tables,
        len(clients),
        passed,
        sorted(each for client in clients for each in client.times),
        sorted(each for client in clients for each in client.waits) if args.against else [],
        sorted(each for client in clients for each in client.sizes),
        worked,
        looped,
        (idle - before) / args.tables,
        (after - before) / args.tables,
        os.getloadavg()[0] if hasattr(os, "getloadavg") else 0.0,
    )


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


def at(values: list[Any], part: float) -> Any:
    """The value below which a part of all is."""
    return values[min(len(values) - 1, int(len(values) * part))]


def rows(found: Figures) -> list[tuple[str, str]]:
    """All figures of a run."""
    choices = len(found.times)
    if not choices:
        return [("choices answered", "none")]
    told = [
        ("tables", f"{found.tables} ({found.sockets} sockets)"),
        ("choices answered", f"{choices} in {found.passed:.0f} s"),
        ("choices/s", f"{choices / found.passed:.0f}"),
        ("p50", f"{at(found.times, 0.5) * 1000:.1f} ms"),
        ("p99", f"{at(found.times, 0.99) * 1000:.1f} ms"),
        ("longest", f"{found.times[-1] * 1000:.1f} ms"),
        ("computed per choice", f"{found.worked / choices * 1000:.2f} ms"),
        ("of that rules, views, sockets", f"{found.looped / choices * 1000:.2f} ms"),
        ("of that the database", f"{(found.worked - found.looped) / choices * 1000:.2f} ms"),
    ]
    if found.waits:
        told += [
            ("wait for the computer p50", f"{at(found.waits, 0.5):.2f} s"),
            ("p90", f"{at(found.waits, 0.9):.2f} s"),
            ("longest wait", f"{found.waits[-1]:.2f} s"),
        ]
    told += [
        ("update p50", f"{at(found.sizes, 0.5)} bytes"),
        ("update p99", f"{at(found.sizes, 0.99)} bytes"),
        ("sent per choice, all browsers", f"{sum(found.sizes) / choices:.0f} bytes"),
        ("memory per idle table", f"{found.idle / 1024:.0f} KB"),
        ("memory per table in play", f"{found.after / 1024:.0f} KB"),
        ("load of the machine", f"{found.load:.1f} on {os.cpu_count()} cores"),
    ]
    looks = sum(n for part, n in found.where.items() if part)
    per_choice = found.looped / choices * 1000
    told += [
        (f"on the loop: {part}", f"{n / looks:.0%}, {per_choice * n / looks:.2f} ms a choice")
        for part, n in sorted(found.where.items(), key=lambda each: -each[1])
        if part
    ]
    return told


def show(title: str, found: Figures) -> None:
    """All figures in one table."""
    told = rows(found)
    width = max(len(name) for name, _ in told)
    print(f"| {'what'.ljust(width)} | {title} |\n|{'-' * (width + 2)}|---|")
    for name, value in told:
        print(f"| {name.ljust(width)} | {value} |")


class Wanted(NamedTuple):
    """A figure that is wanted of a run."""

    what: str
    args: dict[str, Any]
    figure: Callable[[Figures], float]
    most: float
    unit: str


def _per_choice(found: Figures) -> float:
    return found.worked / len(found.times) * 1000


WANTED = [
    Wanted("50 tables with a computer each: wait, p90", {"tables": 50, "against": "squire", "seconds": 60},
           lambda found: float(at(found.waits, 0.9)), 3.0, "s"),
    Wanted("200 tables: a choice, p99", {"tables": 200, "seconds": 30},
           lambda found: float(at(found.times, 0.99)) * 1000, 20.0, "ms"),
    Wanted("200 tables: computed per choice", {"tables": 200, "seconds": 30, "where": True}, _per_choice, 1.0, "ms"),
    Wanted("1,000 tables: a choice, p99", {"tables": 1000, "seconds": 60, "pace": 4.0},
           lambda found: float(at(found.times, 0.99)) * 1000, 250.0, "ms"),
]  # fmt: skip
"""What the server must hold on an idle machine with two cores (issue: the open door)."""


async def all_wanted(args: argparse.Namespace) -> bool:
    """Measure everything that is wanted; whether all of it holds."""
    lines = []
    for wanted in WANTED:
        found = await measure(argparse.Namespace(**{**vars(args), **wanted.args}))
        show(wanted.what, found)
        print(flush=True)
        figure = wanted.figure(found) if found.times else float("inf")
        verdict = "pass" if figure <= wanted.most else "FAIL"
        held = f"{figure:.2f} {wanted.unit} | at most {wanted.most:g} {wanted.unit}"
        lines.append(f"| {wanted.what} | {held} | {verdict} | {found.load:.1f} |")
    print("| what | measured | wanted | | load of the machine |\n|---|---|---|---|---|")
    print("\n".join(lines))
    return all(" pass " in line for line in lines)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=20)
    parser.add_argument("--pace", type=float, default=2.0, help="seconds that a player thinks, on average")
    parser.add_argument("--game", default="agot2")
    parser.add_argument("--against", help="a computer at each table, such as squire, in place of the second person")
    parser.add_argument("--db", help="another database than a fresh SQLite one")
    parser.add_argument("--where", action="store_true", help="tell what the event loop spends its time on")
    parser.add_argument("--wanted", action="store_true", help="measure all that is wanted, and say whether it holds")
    args = parser.parse_args()
    if args.wanted:
        sys.exit(0 if asyncio.run(all_wanted(args)) else 1)
    show(args.game, asyncio.run(measure(args)))


if __name__ == "__main__":
    main()
