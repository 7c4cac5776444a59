"""People as they are: they think, drop out, come back late, say things twice, vote, and play on."""

from __future__ import annotations

import asyncio
import json
from random import Random
from typing import TYPE_CHECKING, Any

from killable import Line
from witness import PAUSE, Violation

from weirwood.server.showing.patch import apply

if TYPE_CHECKING:
    from world import World

AWAY = (0.2, 2, 10, 40, 70, 150, 400)
"""Seconds that somebody may be away for."""
IMPATIENT = 40.0
"""After so many seconds without an answer a page connects anew."""


class Person:
    """A person with a browser at one table."""

    def __init__(self, world: World, name: str) -> None:
        self.world, self.name = world, name
        self.chance = Random(world.chance.getrandbits(64))
        self.cookie = ""
        self.line: Line | None = None
        self.table = ""
        self.told: dict[str, Any] = {}
        self.view: Any = None
        self.decision: Any = None
        self.log: list[Any] = []
        self.seq = -1
        self.number = 0
        self.open: dict[int, tuple[dict[str, Any], float]] = {}
        self.over = False
        self.begun = 0.0
        """Since when this line is open."""
        self.acknowledged = 0

    # Asking by HTTP

    async def ask(self, method: str, path: str, body: Any = None) -> tuple[int, Any]:
        """A request, again until a process answers it (0: it never did)."""
        for _ in range(40):
            status, answer, self.cookie = await self.world.process(self.chance).request(method, path, self.cookie, body)
            if status and status < 500:
                return status, answer
            await asyncio.sleep(self.chance.uniform(0.5, 3))
        raise Violation(f"{method} {path} is never answered")

    # The table

    async def sit_at(self, table: str) -> None:
        """Be at a table until its game is over."""
        self.table = table
        while not self.over and not self.world.ended:
            lost = asyncio.Event()
            line = self.world.process(self.chance).connect(
                f"/ws/table/{table}",
                self.cookie,
                lambda data: self.world.see(self.hear, data),
                lambda code, lost=lost: lost.set(),
            )
            self.line = line
            self.told = {}
            self.begun = self.world.loop.time()
            while not self.over and not lost.is_set() and not self.world.ended:
                thinks = self.chance.expovariate(1 / (0.8 if self.world.calm else 2.0))
                try:
                    await asyncio.wait_for(lost.wait(), thinks)
                except TimeoutError:
                    if self.told:
                        self.act(line)
            line.cut()
            await asyncio.sleep(self.chance.uniform(0.1, 2) if self.world.calm else self.chance.choice(AWAY))

    def hear(self, data: bytes) -> None:
        """What a page does with a message, and what must hold of it."""
        message = json.loads(data)
        kind = message["t"]
        if kind == "table":
            first = not self.told
            self.told = message
            self.view, self.decision, self.seq = message["view"], message["decision"], message["seq"]
            self.log = [None] * message["log"]["at"] + message["log"]["lines"]
            self.over = message["result"] is not None
            if first:
                self.repeat()
        elif kind == "update":
            if message["from"] != self.seq:
                self.say({"t": "sync"})
                return
            self.view = message["view"] if "view" in message else apply(self.view, message["patch"])
            self.seq = message["seq"]
            if "decision" in message:
                self.decision = message["decision"]
            self.log[message["log"]["at"] :] = message["log"]["lines"]
            self.over = self.over or message["result"] is not None
            self.told["clocks"] = message["clocks"]
        elif kind in ("ok", "refused"):
            asked, _ = self.open.pop(message["id"], ({}, 0.0))
            if kind == "ok" and asked.get("t") == "choose":
                self.acknowledged += 1
                self.world.choices += 1
                labels = asked.get("options") or [asked["option"]]
                self.ledger.acknowledged(self.told["you"], asked["decision"], labels)
        elif kind == "seats":
            self.told["table"]["seats"] = message["seats"]
        elif kind in ("vote", "clocks", "prefs"):
            self.told[kind] = message[kind]
        if kind in ("table", "update"):
            self.ledger.saw(self.seq, self.told["you"], self.view, self.decision, self.log, data)
            if self.over:
                self.ledger.present(self.told["you"], self.view, self.decision, self.log, "when it is over")

    @property
    def ledger(self) -> Any:
        return self.world.witness.table(self.table)

    def repeat(self) -> None:
        """Say again what nobody has answered, as the page does."""
        for number, (message, _) in list(self.open.items()):
            if message["t"] == "choose" and (self.decision is None or message["decision"] != self.decision["id"]):
                del self.open[number]
            else:
                self.say(message)

    def say(self, message: dict[str, Any]) -> None:
        if self.line is not None:
            self.line.say(message)

    def wish(self, kind: str, **more: Any) -> None:
        self.number += 1
        message = {"t": kind, "id": self.number, **more}
        self.open[self.number] = (message, self.world.loop.time())
        self.say(message)

    # What people do

    def act(self, line: Line) -> None:
        """Do something about how the table stands."""
        you, calm, chance = self.told["you"], self.world.calm, self.chance
        now = self.world.loop.time()
        if calm and now - self.begun > PAUSE:
            self.ledger.look()
            if now - self.ledger.then > PAUSE:
                self.ledger.present(you, self.view, self.decision, self.log, "long after the last move")
        if any(now - then > IMPATIENT for _, then in self.open.values()):
            self.open = {number: (message, now) for number, (message, _) in self.open.items()}
            line.cut()
            return
        if not calm and chance.random() < self.world.flighty:
            line.cut()
            return
        if you is None or self.open:
            return
        if self.view is None:
            ready = self.told.get("ready")
            full = all(seat["kind"] in ("person", "bot") for seat in self.told["table"]["seats"])
            if full and (ready is None or you not in ready["yes"]) and (calm or chance.random() < 0.9):
                self.wish("ready")
            return
        seats = self.told["table"]["seats"]
        if seats[you]["kind"] == "bot":
            if not seats[you]["conceded"]:
                self.wish("return")
            return
        if not self.about_others(you, seats) and not self.whim():
            if self.decision is not None:
                labels = [each["label"] for each in self.decision["options"]]
                option = chance.choice(labels)
                run = self.decision.get("several") and option != "done" and chance.random() < 0.5
                answer = {"options": [option, "done"]} if run else {"option": option}  # a run may be refused
                self.wish("choose", seq=self.seq, decision=self.decision["id"], **answer)

    def about_others(self, you: int, seats: list[dict[str, Any]]) -> bool:
        """Answer what others ask, and do something about those who have gone."""
        chance, vote = self.chance, self.told.get("vote")
        if vote is not None:
            if you in vote["needs"] and you not in vote["yes"] and you not in vote["no"]:
                self.wish("vote", yes=self.world.calm or chance.random() < 0.7)
                return True
            return False
        clocks = self.told.get("clocks")
        if clocks and clocks["paused"] and chance.random() < 0.5:
            self.wish("resume")
            return True
        for seat in seats:
            if seat["seat"] != you and seat["kind"] == "person":
                if seat["timed_out"] and chance.random() < 0.5:
                    self.wish("claim", seat=seat["seat"])
                    return True
                if seat["kept"] == 0 and chance.random() < 0.5:
                    self.wish(chance.choice(["computer", "computer", "claim"]), seat=seat["seat"])
                    return True
        return False

    def whim(self) -> bool:
        """Now and then something else than to play."""
        if self.world.calm or self.chance.random() > 0.06:
            return False
        what = self.chance.choice(["takeback", "pause", "chat", "until", "sync", "concede", "why"])
        if what == "chat":
            self.wish("chat", text="Winter is coming")
        elif what == "until":
            self.wish("prefs", prefs={"until": True})
        elif what == "sync":
            self.say({"t": "sync"})
        elif what == "why":
            self.say({"t": "why", "id": 0, "label": "bid 3"})
        elif (what == "pause" and not self.told.get("clocks")) or (what == "concede" and self.chance.random() > 0.1):
            return False
        else:
            self.wish(what)
        return True
