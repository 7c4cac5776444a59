"""What a seat knows as tables of numbers: its cards and those it can tell, the players, and the options it has.

Everything is relative to the seat: it is player 0, the one to its left player 1. A card that it can't tell is in no table, only in a
count, so that nothing (no number, no order, no size) depends on what is hidden.
"""

from __future__ import annotations

import re
from typing import Any, TypeAlias

import numpy as np
from numpy.typing import NDArray

from ..cardgame.cards.definition import Card
from ..cardgame.table.state import Table
from ..cardgame.table.words import SHADOWS
from ..errors import UserError
from ..kernel import Decision, Game
from .vocabulary import CHALLENGES, Words, words_of

Numbers: TypeAlias = "NDArray[np.int32]"
CARDS = 512
"""Rows of the table of cards: enough for eight players with 60 cards and 7 plots each only as far as they are known."""
CARD = ("title", "owner", "controller", "zone", "kneeling", "power", "host", "in_challenge")
PLAYER = (
    "gold", "power", "total_power", "hand", "deck", "plots_left", "shadows", "chosen", "plot", "first", "active", "alive", "title", "discard", "dead",
)  # fmt: skip
TABLE = ("round", "phase", "challenge", "attacker", "defender", "asked", "seats")
OPTION = ("verb", "title", "number", "player", "yours")
NOTHING: tuple[int, Any, Numbers] = (-1, None, np.zeros(0, dtype=np.int32))
DIGITS = re.compile(r"\d+")


class TooManyOptions(UserError):
    """A decision has more options than the mask has places: it is never cut short."""


class Encoder:
    """Makes observations of a game, each for one seat."""

    def __init__(self, game: Game, most: int = 64, rows: int = CARDS) -> None:
        self.words: Words = words_of(game.rules)
        self.most, self.rows = most, rows
        self.names = game.names
        self.longest = sorted(self.words.named, key=len, reverse=True)
        self.read: dict[tuple[str, str, int], tuple[int, int, int, int, int]] = {}
        self.columns: list[Any] = [None] * 8
        self.arrays: list[Numbers] = [np.zeros(0, dtype=np.int32)] * 8
        self.changes = 0
        self.laid: dict[int, tuple[int, Any, Numbers]] = {}

    @property
    def titles(self) -> int:
        """How many titles can be named."""
        return len(self.words.titles)

    # Observations

    def observe(self, game: Game, seat: int) -> dict[str, Numbers]:
        """What a seat knows and may do."""
        decision = game.decision(seat)
        s = game.state
        found = self._cards(s, seat) if isinstance(s, Table) else self._facts(game, seat)
        found["options"] = self._options(decision, seat)
        return found

    def _cards(self, s: Table, seat: int) -> dict[str, Numbers]:
        challenge = s.challenge
        fighting = (tuple(challenge.attackers), tuple(challenge.defenders)) if challenge is not None else None
        columns: tuple[list[Any], ...] = s.known, s.zone, s.owner, s.ctrl, s.kneeling, s.power, s.host, s.defn
        for number, column in enumerate(columns):  # most of them are as they were at the last look
            if column != self.columns[number]:
                self.columns[number] = column[:]
                made = column if number < len(columns) - 1 else list(map(self._code, s.defn))
                self.arrays[number] = np.array(made, dtype=np.int32)
                self.changes += 1
        at, before, cards = self.laid.get(seat, NOTHING)
        if at != self.changes or before != fighting:
            cards = self._lay(seat, s.seats, fighting)
            self.laid[seat] = self.changes, fighting, cards
        return {"cards": cards.copy(), "players": self._players(s, seat), "table": self._table(s, seat)}

    def _lay(self, seat: int, seats: int, fighting: tuple[tuple[int, ...], tuple[int, ...]] | None) -> Numbers:
        """The table of cards: those that the seat can tell, by owner, zone and title."""
        known, zone, owner, ctrl, kneeling, power, host, title = self.arrays
        seen = np.flatnonzero(known & (1 << seat))
        owner = (owner - seat) % seats
        seen = seen[np.argsort((owner[seen] << 26) + (zone[seen] << 20) + title[seen], kind="stable")]
        number = len(seen)
        if number > self.rows:
            raise TooManyOptions(f"A seat knows {number} cards; the table of cards has {self.rows} rows.")
        place = np.zeros(len(known) + 1, dtype=np.int32)
        place[seen] = np.arange(1, number + 1)
        cards = np.zeros((self.rows, len(CARD)), dtype=np.int32)
        for column, values in enumerate((title, owner, (ctrl - seat) % seats, zone + 1, kneeling, power, place[host])):
            cards[:number, column] = values[seen]
        for side, fighters in enumerate(fighting or (), 1):
            cards[place[list(fighters)] - 1, 7] = side
        return cards

    def _code(self, card: Card) -> int:
        return self.words.titles.get(card.code, 0)

    def _players(self, s: Table, seat: int) -> Numbers:
        rows = []
        shadowed = [0] * s.seats
        if SHADOWS in s.zone:
            for card, zone in enumerate(s.zone):
                shadowed[s.owner[card]] += zone == SHADOWS
        for p in (*range(seat, s.seats), *range(seat)):
            plot = s.plot[p]
            rows.append((
                s.gold[p], s.power[s.faction[p]], s.total_power(p), len(s.hand[p]), len(s.deck[p]), len(s.plots[p]), shadowed[p],
                s.chosen[p] >= 0, self._code(s.defn[plot]) if plot >= 0 else 0, p == s.first, p == s.active, s.alive[p], s.title[p] + 1,
                len(s.discard[p]), len(s.dead[p]),
            ))  # fmt: skip
        return np.array(rows, dtype=np.int32)

    def _table(self, s: Table, seat: int) -> Numbers:
        c = s.challenge
        kind = CHALLENGES.index(c.kind) + 1 if c is not None and c.kind in CHALLENGES else 0
        sides = ((c.attacker - seat) % s.seats + 1, (c.defender - seat) % s.seats + 1) if c is not None else (0, 0)
        asked = sum(1 << (d.seat - seat) % s.seats for d in s.asks)
        return np.array((s.round, self.words.phases.get(s.phase, 0), kind, *sides, asked, s.seats), dtype=np.int32)

    # Options

    def _options(self, decision: Decision | None, seat: int) -> Numbers:
        table = np.zeros((self.most, len(OPTION)), dtype=np.int32)
        if decision is None or self.by_title(decision):
            return table
        if len(decision.options) > self.most:
            raise TooManyOptions(
                f"{decision.prompt!r} has {len(decision.options)} options, and the mask has {self.most}: make it larger."
            )
        read = self.read
        rows = []
        for option in decision.options:
            key = option.label, option.verb, seat
            rows.append(read.get(key) or self._read(key))
        table[: len(rows)] = rows
        return table

    def _read(self, key: tuple[str, str, int]) -> tuple[int, int, int, int, int]:
        """An option from its label: what is done, with which card, how many, to whom, and whether that is oneself."""
        label, verb, seat = key
        title = next((self.words.named[name] for name in self.longest if name in label), 0)
        player = next((p for p, name in enumerate(self.names) if name in label), -1)
        digits = DIGITS.search(label)
        number = min(int(digits[0]), 9999) if digits and len(digits[0]) < 9 else 0
        verbs = self.words.verbs
        found = (
            verbs.get(verb) or verbs.get(verb.partition(" ")[0], 0),
            title,
            number,
            (player - seat) % len(self.names) + 1 if player >= 0 else 0,
            int(player == seat),
        )
        if len(self.read) > 50_000:
            self.read.clear()
        self.read[key] = found
        return found

    def by_title(self, decision: Decision) -> bool:
        """Whether a decision names a title: its answers are numbers of titles, beyond the mask over options."""
        return len(decision.options) > self.most and all(option.verb == "name" for option in decision.options)

    # Actions

    def mask(self, decision: Decision | None) -> NDArray[np.int8]:
        """Which actions are open: the options by their place, and behind them the titles by their number."""
        found = np.zeros(self.most + self.titles, dtype=np.int8)
        if decision is None:
            found[0] = 1
        elif self.by_title(decision):
            found[[self.most + self._named(option.label) - 1 for option in decision.options]] = 1
        else:
            found[: len(decision.options)] = 1
        return found

    def answer(self, decision: Decision, action: int) -> Any:
        """The option that an action is; a UserError if it is none."""
        if self.by_title(decision):
            for option in decision.options:
                if self.most + self._named(option.label) - 1 == action:
                    return option
        elif 0 <= action < len(decision.options):
            return decision.options[action]
        raise UserError(f"The action {action} isn't open here: {decision.prompt}")

    def _named(self, label: str) -> int:
        title = label.partition(" ")[2]
        found = self.words.named.get(title)
        if found is None:
            raise UserError(f"There is no title {title!r} in the vocabulary {self.words.version}.")
        return found

    # Games without cards

    def _facts(self, game: Game, seat: int) -> dict[str, Numbers]:
        """A view as rows of numbers: what is said (the path to it), of whom or what, and the figure or word."""
        rows: list[tuple[int, int, int]] = []
        self._walk(game.view(seat), 0, 0, rows)
        cards = np.zeros((self.rows * 8, 3), dtype=np.int32)
        if len(rows) > len(cards):
            raise TooManyOptions(f"A view has {len(rows)} facts; the table has {len(cards)} rows.")
        cards[: len(rows)] = rows
        round, scores = game.rules.people.standing(game.state)
        turned = [*scores[seat:], *scores[:seat]]
        players = np.array([[score] for score in turned] or [[0]] * game.state.seats, dtype=np.int32)
        return {"cards": cards, "players": players, "table": np.array((round, game.state.seats), dtype=np.int32)}

    def _walk(self, value: Any, path: int, subject: int, rows: list[tuple[int, int, int]]) -> None:
        if isinstance(value, dict):
            name = value.get("name")
            subject = self.words.named.get(name, 0) if isinstance(name, str) else subject
            for key, each in value.items():
                self._walk(each, _hashed(f"{path} {key}"), subject, rows)
        elif isinstance(value, list):
            for number, each in enumerate(value):
                self._walk(each, path if not isinstance(each, int) else _hashed(f"{path} {number}"), subject, rows)
        elif isinstance(value, bool | int):
            if value:
                rows.append((path, subject, int(value)))
        elif isinstance(value, str):
            rows.append((path, subject, self.words.named.get(value) or _hashed(value)))


_kept: dict[str, int] = {}


def _hashed(text: str) -> int:
    """A number for a text that is the same in every process."""
    found = _kept.get(text)
    if found is None:
        from zlib import crc32

        if len(_kept) > 100_000:
            _kept.clear()
        found = _kept[text] = crc32(text.encode()) & 0x3FFFFFFF
    return found
