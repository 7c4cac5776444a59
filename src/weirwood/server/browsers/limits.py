"""Limits: how big and how often, so that nobody can take the table away from the others."""

from __future__ import annotations

from collections import OrderedDict
from ipaddress import ip_address, ip_network
from time import monotonic

MESSAGE = 16 * 1024
"""Bytes of a socket's message."""
BODY = 128 * 1024
"""Bytes of a request's body."""
FILE = 0.1
"""What a file of the page counts as a request: a page is some hundred of them, and a browser asks about each anew."""
CHAT = 500
NAME = 24
TITLE = 60
TABLES = 100
"""Tables that one person may have open or in play."""
WAITING = 3
"""Tables of others at which one person may wait in a free seat for the game to begin."""
DECKS = 200
"""Decks that one person may keep."""
SOCKETS = 40
"""Sockets that one person may have at once."""
SOCKETS_OF_ADDRESS = 120
"""Sockets that one address may have at once: a household, a school, a club."""
CONNECTIONS_OF_ADDRESS = 400
"""Connections that one address may have open at once, with sockets and whatever else."""
SLOW = 30.0
"""Seconds within which a request must have arrived as a whole."""
HERE = ("127.0.0.1", "::1", "localhost")
"""This machine: its owner, or a proxy that speaks for others."""
SPECTATORS = 100
"""Spectators of a table, in one process."""
SPECTATORS_OF_ADDRESS = 12
"""Spectators of a table from one address."""
AHEAD = 8
"""Messages that are read while an earlier one is worked on, to notice whether a browser has gone."""
QUEUE = 256
"""Messages that may wait for a slow browser."""
QUEUED = 2 * 1024 * 1024
"""Bytes that may: some dozens of tables as a whole."""
STRIKES = 40
"""Refusals for rate or size before a socket is closed."""


def network(host: str) -> str:
    """The address by which limits count: of IPv6 the network, since a household has all addresses in it."""
    try:
        address = ip_address(host)
    except ValueError:
        return host
    if address.version == 4:
        return host
    mapped = getattr(address, "ipv4_mapped", None)
    return str(mapped) if mapped is not None else str(ip_network((int(address), 64), strict=False).network_address)


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
        """Whether one more of somebody is within the limit (for nobody, '', there is none)."""
        if not who:
            return True
        bucket = self.found.get(who)
        if bucket is None:
            bucket = self.found[who] = Bucket(self.rate, self.burst)
            if len(self.found) > self.size:
                self.found.popitem(last=False)
        else:
            self.found.move_to_end(who)
        return bucket.take(cost)
