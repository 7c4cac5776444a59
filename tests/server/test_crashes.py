"""`kill -9` in the middle of games: after a restart every table is where its players last saw it."""

from __future__ import annotations

import os
import random
import threading
import time

from browser import PATIENCE, Browser, Seat, soon
from process import Process
from websockets.exceptions import ConnectionClosed

KILLS = int(os.environ.get("WEIRWOOD_KILLS", "2"))
TABLES = 3


class Player(threading.Thread):
    """Plays at a table until the server is gone; remembers what was acknowledged."""

    def __init__(self, seat: Seat, seed: int) -> None:
        super().__init__(daemon=True)
        self.seat = seat
        self.random = random.Random(seed)
        self.unanswered: tuple[int, str] | None = None
        self.made = 0

    def run(self) -> None:
        try:
            while self.seat.state["result"] is None:
                if self.seat.decision is None:
                    self.seat.recv()
                    continue
                option = self.random.choice(self.seat.decision["options"])["label"]
                self.unanswered = (self.seat.decision["id"], option)
                answer = self.seat.choose(option)
                self.unanswered = None
                self.made += 1
                assert answer["t"] == "ok" or answer["code"] in ("stale", "rate"), answer
                time.sleep(0.03)
        except (ConnectionClosed, OSError):
            pass


def test_nothing_that_was_acknowledged_is_lost(database: str) -> None:
    process = Process(database)
    try:
        browsers = [Browser(process.base, f"Player {n}") for n in range(TABLES)]
        seats = [browser.play("agot2", bot="random") for browser in browsers]
        for kill in range(KILLS):
            players = [Player(seat, 100 * kill + n) for n, seat in enumerate(seats)]
            for player in players:
                player.start()
            soon(lambda: all(each.made > 3 or each.seat.state["result"] for each in players))  # noqa: B023
            time.sleep(random.random() * 0.4)
            process.kill()
            for player in players:
                player.join(PATIENCE)
                assert not player.is_alive()
            process = Process(database, process.port)
            for n, (player, browser) in enumerate(zip(players, browsers, strict=True)):
                old = seats[n]
                new = seats[n] = browser.sit(old.table)
                # What the player saw is still so: the log goes on from it, and no choice is gone
                known = [line for line in old.log if line]
                assert new.seq >= old.seq
                assert [line for line in new.log if line][: len(known)] == known or len(new.log) > 200
                if new.seq == old.seq:
                    assert new.view == old.view
                if player.unanswered is not None and new.state["result"] is None:
                    decision, option = player.unanswered
                    answer = new.ask("choose", seq=old.seq, decision=decision, option=option)
                    assert answer["t"] == "ok" or answer["code"] == "stale"
        assert all(seat.seq > 5 for seat in seats)
    finally:
        process.stop()
