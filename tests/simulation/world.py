"""A world of tables, people, processes and a database, made from a seed: it is stormy, then calm, then over."""

from __future__ import annotations

import asyncio
import logging
import secrets
import tempfile
from base64 import urlsafe_b64encode
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

from disk import Disk
from killable import Process
from people import Person
from virtual import Stuck, VirtualLoop
from witness import Violation, Witness

from weirwood.kernel import chance as seeds
from weirwood.kernel import rulebook
from weirwood.server.tables.fair import hush

STORM = 600.0
"""Seconds in which things go wrong."""
CALM = 3600.0
"""Seconds after which every game must be over once nothing goes wrong any more."""


class Report(NamedTuple):
    """What happened in a world."""

    tables: int
    choices: int
    kills: int
    seconds: float


class World:
    """Everything there is."""

    def __init__(
        self, seed: int, tables: int, folder: Path, game: str = "whispers", processes: int = 2, hush: bool = True
    ) -> None:
        """``hush``: whether there are tables at which what happens is told a moment later."""
        self.seed, self.tables, self.game, self.count, self.hush = seed, tables, game, processes, hush
        self.chance = Random(f"world {seed}")
        self.loop = VirtualLoop(Random(f"loop {seed}"))
        self.address = f"sqlite:///{folder / f'world-{seed}.db'}"
        self.witness = Witness(self.address, self.loop.time)
        self.processes: list[Process] = []
        self.people: list[Person] = []
        self.gap = self.chance.choice([20.0, 60.0, 200.0, 1e9])
        """Seconds between two kills, on average."""
        self.wear = self.chance.choice([0.0, 0.01, 0.04])
        """How often the disk fails."""
        self.flighty = self.chance.choice([0.0, 0.005, 0.03])
        """How often somebody drops out."""
        self.calm = False
        self.ended = False
        self.choices = 0
        self.kills = 0

    def process(self, chance: Random) -> Process:
        return chance.choice(self.processes)

    def _begin(self) -> Process:
        disk = Disk(self.address, self.loop, Random(self.chance.getrandbits(64)), self._others, self.wear)
        disk.connection.connection.driver_connection.execute("PRAGMA synchronous=OFF")  # type: ignore[union-attr]
        return Process(disk, Random(self.chance.getrandbits(64)))

    def _others(self, disk: Disk) -> list[Disk]:
        return [each.disk for each in self.processes if each.disk is not disk]

    def see(self, hear: Callable[[bytes], None], data: bytes) -> None:
        """Let somebody hear something; what they find wrong ends the world."""
        try:
            hear(data)
        except Exception as found:
            if not self.failed.done():
                self.failed.set_exception(found)

    async def live(self) -> None:
        """From the first table to the end of the last game."""
        self.processes = [self._begin() for _ in range(self.count)]
        trouble = self.loop.create_task(self.trouble())
        self.failed: asyncio.Future[None] = self.loop.create_future()
        games = [self.loop.create_task(self.a_table(n)) for n in range(self.tables)]
        all_over = asyncio.gather(*games, trouble)
        done, _ = await asyncio.wait([all_over, self.failed], return_when=asyncio.FIRST_COMPLETED, timeout=STORM + CALM)
        for task in done:
            task.result()
        unfinished = [task for task in games if not task.done()]
        if unfinished:
            raise Violation(f"{len(unfinished)} tables wait without end:\n" + "\n".join(list(self.waiting())[:6]))
        self.ended = True

    def waiting(self) -> Iterator[str]:
        for person in self.people:
            if not person.over:
                seats = person.told.get("table", {}).get("seats")
                yield (
                    f"{person.name} at {person.table} seq {person.seq} asked {person.decision and person.decision['id']} "
                    f"open {person.open} vote {person.told.get('vote')} seats {seats}"
                )

    async def trouble(self) -> None:
        """Processes are killed and started again while the storm lasts."""
        until = self.loop.time() + STORM
        while self.loop.time() < until:
            await asyncio.sleep(self.chance.expovariate(1 / self.gap) if self.gap < STORM else STORM)
            if self.gap > STORM:
                break
            victim = self.chance.choice(self.processes)
            if len(self.processes) == self.count:
                self.processes.remove(victim)
                victim.kill()
                self.kills += 1
                if not self.processes:
                    self.processes.append(self._begin())
                    continue
            await asyncio.sleep(self.chance.uniform(1, 10))
            self.processes.append(self._begin())
        self.calm = True
        for process in self.processes:
            process.disk.calm = process.hub.thinkers.calm = True  # type: ignore[attr-defined]

    async def a_table(self, number: int) -> None:
        """Some people make a table and play at it."""
        await asyncio.sleep(self.chance.uniform(0, STORM / 2))
        most = min(4, rulebook(self.game).max_seats)
        kinds = self.chance.choice(
            [["friend"], ["open"], ["bot"], ["friend", "bot"], ["open", "friend"], ["open", "open", "bot"]]
        )
        kinds = kinds[: most - 1]
        host = self._person(f"Host {number}")
        clock = self.chance.choice([None, None, {"minutes": 1, "increment": 2}, {"minutes": 20, "increment": 0}])
        await host.ask("GET", "/api/me")
        wish = {"game": self.game, "seats": [{"who": "me"}, *({"who": kind} for kind in kinds)], "clock": clock}
        wish["hush"] = Random(f"hush {self.seed} {number}").choice([None, True, False]) if self.hush else False
        status, made = await host.ask("POST", "/api/tables", wish)
        if status != 200:
            raise Violation(f"no table: {made}")
        guests = []
        invites = {each["seat"]: each["link"] for each in made["invites"]}
        for seat, kind in enumerate(kinds, 1):
            if kind != "bot":
                guest = self._person(f"Guest {number}.{seat}")
                guests.append(self._comes(guest, made["table"], seat, invites.get(seat)))
        if self.chance.random() < 0.3:
            guests.append(self._watches(self._person(f"Watcher {number}"), made["table"]))
        await asyncio.gather(host.sit_at(made["table"]), *guests)
        self.witness.table(made["table"]).look()

    def _person(self, name: str) -> Person:
        person = Person(self, name)
        self.people.append(person)
        return person

    async def _comes(self, guest: Person, table: str, seat: int, link: str | None) -> None:
        await asyncio.sleep(guest.chance.uniform(0, 20))
        await guest.ask("GET", "/api/me")
        path = f"/api{link}" if link else f"/api/tables/{table}/sit"
        for _ in range(60):  # a ready check may have taken the seat away again
            await guest.ask("POST", path, {"seat": seat})
            mine = (await guest.ask("GET", f"/api/tables/{table}"))[1]
            if mine.get("you") is not None or mine.get("status") != "open":
                break
            await asyncio.sleep(2)
        player = guest.sit_at(table)
        if link:
            await player
            return
        task = self.loop.create_task(player)
        while not task.done():
            await asyncio.wait([task], timeout=30)
            if not task.done() and guest.told and guest.told["you"] is None and guest.view is None:
                await guest.ask("POST", path, {"seat": seat})
        task.result()

    async def _watches(self, watcher: Person, table: str) -> None:
        await asyncio.sleep(watcher.chance.uniform(5, 60))
        await watcher.ask("GET", "/api/me")
        await watcher.sit_at(table)

    async def end(self) -> None:
        self.ended = True
        for process in self.processes:
            process.dead = True
            process.disk.kill()
        others = [task for task in asyncio.all_tasks() if task is not asyncio.current_task()]
        for task in others:
            task.cancel()
        await asyncio.wait(others, timeout=60) if others else None


@contextmanager
def same_numbers(seed: int) -> Iterator[None]:
    """Secrets that come from the seed."""
    chance = Random(f"secrets {seed}")
    made = {
        "token_hex": lambda size=32: chance.randbytes(size).hex(),
        "token_bytes": lambda size=32: chance.randbytes(size),
        "token_urlsafe": lambda size=32: urlsafe_b64encode(chance.randbytes(size)).rstrip(b"=").decode(),
        "choice": chance.choice,
        "randbelow": chance.randrange,
        "randbits": chance.getrandbits,
    }
    kept = {name: getattr(secrets, name) for name in made}
    fresh, pauses = seeds.fresh_seed, hush._chance
    try:
        hush._chance = Random(f"pauses {seed}")  # type: ignore[assignment]
        seeds.fresh_seed = lambda: chance.randbytes(seeds.SEED_BYTES).hex()
        for name, function in made.items():
            setattr(secrets, name, function)
        yield
    finally:
        seeds.fresh_seed, hush._chance = fresh, pauses
        for name, function in kept.items():
            setattr(secrets, name, function)


def simulate(seed: int, tables: int = 25, **more: Any) -> Report:
    """Let a world live; what must not happen is raised, with the seed that leads to it."""
    level = logging.getLogger("weirwood.server").level
    logging.getLogger("weirwood.server").setLevel(logging.CRITICAL)
    try:
        quick = "/dev/shm" if Path("/dev/shm").is_dir() else None
        with tempfile.TemporaryDirectory(dir=quick) as folder, same_numbers(seed):
            return _lived(World(seed, tables, Path(folder), **more))
    except (Violation, Stuck) as found:
        told = ", ".join([str(seed), str(tables), *(f"{key}={value!r}" for key, value in more.items())])
        raise AssertionError(f"simulate({told}) found: {found}") from found
    finally:
        logging.getLogger("weirwood.server").setLevel(level)


def _lived(world: World) -> Report:
    loop = world.loop
    asyncio.set_event_loop(loop)
    begun = loop.time()
    try:
        loop.run_until_complete(world.live())
        return Report(world.tables, world.choices, world.kills, loop.time() - begun)
    finally:
        loop.set_exception_handler(lambda *_: None)
        loop.run_until_complete(world.end())
        world.witness.close()
        for process in world.processes:
            process.disk.close()
        asyncio.set_event_loop(None)
        loop.close()
