"""Chance: every shuffle, random pick and die of a game comes from the state's own generator.

The algorithm is part of the record format and never changes: block ``i`` is BLAKE2b(seed, counter i), read as
64-bit words. A seed has 320 bits, more than the 272 that all orders of a 60-card deck need.
"""

from __future__ import annotations

import os
from struct import Struct
from typing import Any

from ..errors import UserError
from ..native import i64, mypyc_attr

try:
    from _blake2 import blake2b  # the same as in hashlib, which loads a library of ciphers first
except ImportError:
    from hashlib import blake2b

SEED_BYTES = 40
RANGE = 1 << 64
"""So many values a word may have."""
WORDS = 8
"""So many words a block has."""
READ = Struct(f">{WORDS}q").unpack
"""The words of a block, read with a sign: the upper half of their range is below 0."""
COUNTED = Struct(">Q").pack
UPPER = (1 << 62) - 1
"""The upper bits of a word, without the last two."""


@mypyc_attr(native_class=False)
class UnfitResult(UserError):
    """A scenario fixed a result of chance that can't be where chance decides next."""


def fresh_seed() -> str:
    """A new secret seed, as text."""
    return os.urandom(SEED_BYTES).hex()


def seed_text(seed: int | str | None) -> str:
    """The text form of a seed; small numbers and words are stretched, so that ``seed=7`` is a seed too."""
    if seed is None:
        return fresh_seed()
    if isinstance(seed, str) and len(seed) == 2 * SEED_BYTES and all(c in "0123456789abcdef" for c in seed):
        return seed
    return blake2b(f"weirwood seed {seed}".encode(), digest_size=SEED_BYTES).hexdigest()


class Chance:
    """A stable generator of random numbers with a small copyable state; a scenario may feed results in."""

    __slots__ = ("block", "counter", "feed", "seed", "words")

    def __init__(self, seed: str) -> None:
        self.seed = bytes.fromhex(seed)
        self.counter = 0
        self.block: tuple[int, ...] = ()
        self.words = 0
        self.feed: list[str] = []

    def copy(self) -> Chance:
        """Chance that goes on in the same way, independently."""
        new = Chance.__new__(Chance)
        new.seed, new.counter, new.block, new.words = self.seed, self.counter, self.block, self.words
        new.feed = self.feed[:] if self.feed else []
        return new

    def _next_block(self) -> tuple[int, ...]:
        self.block = READ(blake2b(COUNTED(self.counter), key=self.seed).digest())
        self.counter += 1
        return self.block

    def below(self, n: int) -> int:
        """A whole number from 0 to n - 1, each equally likely."""
        if n <= 1:
            return 0
        while True:
            if not self.words:
                self._next_block()
                self.words = WORDS
            self.words -= 1
            word = self.block[self.words] % RANGE
            if word < RANGE - n or word < RANGE - RANGE % n:  # so that all are equally likely
                return word % n

    def pick(self, labels: list[str]) -> int:
        """An index into labels: the fed result if a scenario fixed it, else a random one."""
        if not self.feed:
            return self.below(len(labels))
        found = self.fed(labels)
        if found is not None:
            return found
        wanted = self.feed.pop(0)
        if wanted.isdecimal() and int(wanted) < len(labels):
            return int(wanted)
        raise UnfitResult(
            f"Chance decides something here, and the fed result {wanted!r} is none of {', '.join(labels)}."
        )

    def fed(self, labels: list[str]) -> int | None:
        """The index of the label that a scenario fixed as the next result; a result that is none of them waits."""
        for i, label in enumerate(labels) if self.feed else ():
            if label.lower() == self.feed[0].lower():
                self.feed.pop(0)
                return i
        return None

    def shuffle(self, items: list[Any]) -> None:
        """Put items into a random order, all orders equally likely: as if `below` were asked for each of them."""
        block, words = self.block, self.words
        left: i64 = len(items)
        while left > 1:
            if not words:
                block, words = self._next_block(), WORDS
            words -= 1
            word: i64 = block[words]
            if word >= 0:
                other = word % left
            elif (
                -left <= word and -word <= (4 * (UPPER % left) + 4) % left
            ):  # as in `below`: one of the last of the range
                continue
            else:  # without its sign: four times the upper bits, and the last two
                other = (4 * ((word >> 2 & UPPER) % left) + (word & 3)) % left
            left -= 1
            items[left], items[other] = items[other], items[left]
        self.words = words
