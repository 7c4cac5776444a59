"""Titles: the melee's six offices, their pool, their secret selection, and what they say of other titles."""

from __future__ import annotations

from typing import Any

from ....cardgame.table.state import Table
from ....cardgame.table.words import TITLE, TITLE_CHOSEN, TITLES
from ....kernel.decision import Option, make_option
from ....kernel.frame import Frame
from ..catalogue import CATALOGUE, CORE, facts

SET_ASIDE = {2: 2, 3: 2, 4: 1, 5: 1}
"""How many titles are set aside at random, by number of players still in the game (rr.a1.1.4.2)."""


def title_of(s: Table, seat: int) -> Any:
    """The definition of the title a player bears, or None."""
    card = s.title[seat]
    return s.defn[card] if card >= 0 else None


def supports(s: Table, seat: int, other: int) -> bool:
    """Whether a player's title supports another's (rr.supports.1)."""
    own, theirs = title_of(s, seat), title_of(s, other)
    return own is not None and theirs is not None and theirs.name in own.supports


def rivals(s: Table, seat: int, other: int) -> bool:
    """Whether a player's title names another's as a rival (rr.rivals.1)."""
    own, theirs = title_of(s, seat), title_of(s, other)
    return own is not None and theirs is not None and theirs.name in own.rivals


def add_titles(s: Table) -> None:
    """Create the title pool (rr.title-cards.2)."""
    for row in facts(CORE).values():
        if row.type == "title":
            s.add(CATALOGUE.card(row.code), 0, TITLES)


class SelectTitles(Frame):
    """1.4: titles are set aside at random, then chosen in secret in player order and revealed at once."""

    __slots__ = ("aside", "seats")

    def __init__(self) -> None:
        self.at = -1
        self.aside: list[int] = []
        self.seats: list[int] = []

    def run(self, s: Table) -> None:
        if self.at < 0:
            self.at = 0
            self.seats = s.order()
            pool = s.title_pool[:]
            count = SET_ASIDE.get(len(self.seats), 0)
            definitions = shuffled(s, [s.defn[c] for c in pool], count)
            for card, defn in zip(pool, definitions, strict=True):
                s.defn[card] = defn
                s.known[card] = 0
            self.aside = pool[:count]
            if self.aside:
                s.note("titles aside", len(self.aside), rule="rr.a1.1.4.2")
        while self.at < len(self.seats) and not s.alive[self.seats[self.at]]:
            self.at += 1
        left = self.left(s)
        if self.at >= len(self.seats) or not left:
            self.reveal(s)
            return
        options = [make_option(f"title {s.defn[c].name}", "title", (c,)) for c in left]
        s.ask(self.seats[self.at], "title", "Choose your title for this round, in secret.", "rr.a1.1.4.3", options)

    def left(self, s: Table) -> list[int]:
        """The titles that are passed on."""
        found: list[int] = sorted((c for c in s.title_pool if c not in self.aside), key=lambda c: str(s.defn[c].name))
        return found

    def answer(self, s: Table, seat: int, option: Option) -> None:
        s.place(option.args[0], TITLE_CHOSEN, seat)
        s.note("title chosen", s.name(seat), secret=(s.defn[option.args[0]].name,), audience=1 << seat)
        self.at += 1

    def reveal(self, s: Table) -> None:
        for seat in s.order():
            card = s.title_chosen[seat]
            if card >= 0:
                s.place(card, TITLE, seat)
                s.note("title", s.name(seat), s.defn[card].name, rule="rr.a1.1.4.5")
        s.pop()


def shuffled(s: Table, titles: list[Any], count: int) -> list[Any]:
    """Titles in a random order; the first ``count`` of them, set aside, are those that a scenario fixed."""
    s.chance.shuffle(titles)
    for at in range(count):
        fed = s.chance.fed([title.name for title in titles[at:]])
        if fed is not None:
            titles.insert(at, titles.pop(at + fed))
    return titles


def unseen(s: Table, seat: int | None) -> list[list[int]]:
    """The groups of titles that a seat can't tell apart while titles are being chosen."""
    frame = next((f for f in s.frames if isinstance(f, SelectTitles)), None)
    if frame is None or frame.at < 0:
        return [s.title_pool[:]] if frame is not None else []
    order = frame.seats
    chosen = {p: s.title_chosen[p] for p in order if s.title_chosen[p] >= 0}
    place = order.index(seat) if seat in order else len(order)
    if seat is None or (place >= frame.at and not (place == frame.at and s.asks)):
        return [[*s.title_pool, *chosen.values()]]
    before = [*frame.aside, *(c for p, c in chosen.items() if order.index(p) < place)]
    after = [*frame.left(s), *(c for p, c in chosen.items() if order.index(p) > place)]
    if place == frame.at:  # it looks at what is left right now
        return [before]
    return [before, after]


def return_titles(s: Table) -> None:
    """7.4: all titles go back to the pool at once."""
    for seat in range(s.seats):
        if s.title[seat] >= 0:
            s.place(s.title[seat], TITLES)
    s.note("titles returned", rule="rr.a1.7.4.1")
