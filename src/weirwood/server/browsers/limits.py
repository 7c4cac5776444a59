"""Limits: how big and how often, so that nobody can take the table away from the others."""

from __future__ import annotations

from collections import OrderedDict
from time import monotonic

MESSAGE = 16 * 1024
"""Bytes of a socket's message."""
BODY = 128 * 1024
"""Bytes of a request's body."""
FILE = 0.2
"""What a file of the page counts as a request: a page is some fifty of them, and a browser asks about each anew."""
CHAT = 500
NAME = 24
TITLE = 60
TABLES = 100
"""Tables that one person may have open or in play."""
DECKS = 200
"""Decks that one person may keep."""
SOCKETS = 40
"""Sockets that one person may have at once."""
QUEUE = 256
"""Messages that may wait for a slow browser."""
STRIKES = 40
"""Refusals for rate or size before a socket is closed."""


class Bucket:
    """So many a second on average, and a few more at once."""

    __slots__ = ("burst", "rate", "tokens", "then")

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = burst
        self.tokens = burst
        self.then = monotonic()

    def take(self, cost: float = 1.0) -> bool:
        """Whether one more is within the limit."""
        now = monotonic()
        self.tokens = min(self.burst, self.tokens + (now - self.then) * self.rate)
        self.then = now
        if self.tokens < cost:
            return False
        self.tokens -= cost
        return True


class Buckets:
    """A bucket for each of many, the longest unused forgotten first."""

    def __init__(self, rate: float, burst: float, size: int = 10_000) -> None:
        self.rate, self.burst, self.size = rate, burst, size
        self.found: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, who: str, cost: float = 1.0) -> bool:
        bucket = self.found.get(who)
        if bucket is None:
            bucket = self.found[who] = Bucket(self.rate, self.burst)
            if len(self.found) > self.size:
                self.found.popitem(last=False)
        else:
            self.found.move_to_end(who)
        return bucket.take(cost)
