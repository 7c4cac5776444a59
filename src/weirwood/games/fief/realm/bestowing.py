"""Giving and losing Titles: slots, surplus Titles, Fief Titles that follow their City or come back (B, 4.4.1)."""

from __future__ import annotations

from ....kernel.decision import Option, make_option
from ..model.army import CITY, STRONGHOLD
from ..model.board import NONE
from ..model.cards import discard
from ..model.nobles import NOBLES
from ..model.state import BRIBED, Fief, FiefFrame
from ..model.titles import (
    BROTHER,
    FIEF,
    MASTERS,
    MOTHER,
    OF_FIEF,
    QUEEN,
    ROYAL,
    SPECIAL,
    free_slot,
    held,
    may_candidate,
    title_kind,
    title_name,
    titles_of,
)
from ..model.troops import RECRUIT


def give(s: Fief, noble: int, title: int, rule: str) -> None:
    """A Noble receives a Title; one too many of its kind must go at once (fief.B.11)."""
    surplus = not free_slot(s, noble, title)
    if title == BROTHER:
        s.brother[s.owner[noble]] = noble
    else:
        s.holder[title] = noble
        if title >= FIEF:
            s.claims[title - FIEF] = NONE
    s.dirty = True
    s.note("title", noble, title, rule=rule)
    if surplus:
        s.push(Surplus(noble, title))


def lose(s: Fief, title: int, rule: str, noble: int = NONE) -> None:
    """A Title goes back to the board, and a card that lies under it to its discard pile (fief.1.3.13)."""
    if title == BROTHER:
        seat = s.brother.index(noble)
        s.brother[seat] = NONE
        remove_recruits(s, seat)
    else:
        noble = s.holder[title]
        s.holder[title] = NONE
    if title in MASTERS:
        card = s.seat_card[title - MASTERS[0]]
        s.seat_card[title - MASTERS[0]] = NONE
        if card != BRIBED:
            discard(s, card)
    s.dirty = True
    s.note("title lost", noble, title, rule=rule)


def remove_recruits(s: Fief, seat: int) -> None:
    """The Recruits of a Brother desert (fief.4.2.2.1.5)."""
    for village in range(len(s.control)):
        count = s.troop(seat, village, RECRUIT)
        if count:
            s.add_troops(seat, village, RECRUIT, -count)
            s.note("deserted", seat, village, count, rule="fief.4.2.2.1.5")


def acquire_fief(s: Fief, noble: int, fief: int, rule: str) -> None:
    """A Noble acquires an unclaimed Fief Title; a Stronghold becomes the Fortified City (fief.4.4.1.5, fief.4.4.1.6)."""
    give(s, noble, FIEF + fief, rule)
    villages = s.board.fiefs[fief].villages
    if not any(s.strongholds[v] == CITY for v in villages):
        s.push(RaiseCity(s.owner[noble], fief))


def fief_heirs(s: Fief, seat: int, without: int = NONE) -> list[int]:
    """The Nobles of a House who can take a Fief Title: no Brothers, a free slot (fief.4.4.1.10)."""
    return [n for n in s.house_nobles(seat) if n != without and n not in s.brother and len(held(s, n, OF_FIEF)) < 2]


def take_fief_title(s: Fief, seat: int, fief: int) -> None:
    """Who takes a Fortified City takes its Fief's Title, if a Noble of his can hold it (fief.4.4.1.8, fief.4.4.1.12)."""
    title = FIEF + fief
    if s.title_seat(title) == seat or (s.holder[title] < 0 and s.claims[fief] < 0):
        return
    if s.holder[title] >= 0:
        lose(s, title, "fief.4.4.1.8")
    bestow_fief(s, seat, fief, "fief.4.4.1.8")


def bestow_fief(s: Fief, seat: int, fief: int, rule: str, without: int = NONE) -> None:
    """A Fief Title goes to a Noble of a House at its choice, or waits on the board for one (fief.4.4.1.11)."""
    heirs = fief_heirs(s, seat, without)
    if len(heirs) == 1:
        give(s, heirs[0], FIEF + fief, rule)
    elif heirs:
        s.push(ChooseHolder(seat, FIEF + fief, rule))
    else:
        s.claims[fief] = seat


def recover_titles(s: Fief) -> None:
    """A House with a new Noble recovers a Fief Title if it still Controls the Fortified City (fief.4.4.1.11)."""
    for fief, seat in enumerate(s.claims):
        if seat < 0 or s.holder[FIEF + fief] >= 0:
            continue
        if any(isinstance(frame, ChooseHolder) and frame.title == FIEF + fief for frame in s.frames):
            continue
        cities = [v for v in s.board.fiefs[fief].villages if s.strongholds[v] == CITY]
        if cities and s.control[cities[0]] == seat and fief_heirs(s, seat):
            bestow_fief(s, seat, fief, "fief.4.4.1.11")


class ChooseHolder(FiefFrame):
    """A player chooses which of his Nobles gets a Fief Title."""

    __slots__ = ("rule", "seat", "title")

    def __init__(self, seat: int, title: int, rule: str) -> None:
        self.at = 0
        self.seat = seat
        self.title = title
        self.rule = rule

    def run(self, s: Fief) -> None:
        heirs = fief_heirs(s, self.seat)
        if not heirs:
            s.pop()
            s.claims[self.title - FIEF] = self.seat
            s.dirty = True
            return
        options = [make_option(f"choose {NOBLES[n].name}", "choose", (n,)) for n in heirs]
        prompt = f"Choose the Noble who becomes {title_name(s, self.title)}."
        s.ask(self.seat, "title", prompt, "fief.4.4.1.5", options)

    def answer(self, s: Fief, seat: int, option: Option) -> None:
        s.pop()
        give(s, option.args[0], self.title, self.rule)


class RaiseCity(FiefFrame):
    """The new governor turns one of the Fief's Strongholds into its Fortified City (fief.4.4.1.6)."""

    __slots__ = ("fief", "seat")

    def __init__(self, seat: int, fief: int) -> None:
        self.at = 0
        self.seat = seat
        self.fief = fief

    def run(self, s: Fief) -> None:
        villages = [v for v in s.board.fiefs[self.fief].villages if s.strongholds[v] == STRONGHOLD]
        if not villages:
            s.pop()
            return
        options = [make_option(f"choose {s.board.villages[v].name}", "choose", (v,)) for v in villages]
        s.ask(self.seat, "city", "Choose the Stronghold that becomes the Fortified City.", "fief.4.4.1.6", options)

    def answer(self, s: Fief, seat: int, option: Option) -> None:
        s.pop()
        s.strongholds[option.args[0]] = CITY
        s.note("city", seat, option.args[0], rule="fief.4.4.1.6")


class Surplus(FiefFrame):
    """A Noble has a Title too many: an earlier one is handed on or returned (fief.B.11 to fief.B.14)."""

    __slots__ = ("new", "noble", "title", "to")

    def __init__(self, noble: int, new: int) -> None:
        self.at = 0
        self.noble = noble
        self.new = new
        self.title = NONE
        self.to = NONE

    def run(self, s: Fief) -> None:
        kind = title_kind(self.new)
        if self.at == 1:  # another player is asked whether his Noble takes it (fief.B.13)
            prompt = f"Shall {NOBLES[self.to].name} become {title_name(s, self.title, self.to)}?"
            s.ask(
                s.owner[self.to],
                "accept",
                prompt,
                "fief.B.13",
                [make_option("accept", "yes"), make_option("refuse", "no")],
            )
            return
        earlier = [t for t in titles_of(s, self.noble) if t != self.new and title_kind(t) == kind and t not in ROYAL]
        if kind == SPECIAL or free_slot_but_one(s, self.noble, kind) or not earlier:
            s.pop()
            return
        options = []
        for title in earlier:
            name = title_name(s, title)
            options.append(make_option(f"return {name}", "return", (title,)))
            if title == BROTHER:
                continue
            for other in s.in_play():
                if other != self.noble and may_receive(s, other, title):
                    options.append(make_option(f"give {name} to {NOBLES[other].name}", "give", (title, other)))
        prompt = f"{NOBLES[self.noble].name} has a Title too many: hand one on or return it."
        s.ask(s.owner[self.noble], "surplus", prompt, "fief.B.11", options)

    def answer(self, s: Fief, seat: int, option: Option) -> None:
        if option.verb == "return":
            lose(s, option.args[0], "fief.B.11", self.noble)
        elif option.verb == "give":
            self.title, self.to = option.args
            self.at = 1
            if s.owner[self.to] == s.owner[self.noble]:
                self.hand_on(s)
        elif option.verb == "yes":
            self.hand_on(s)
        else:
            self.at = 0
            lose(s, self.title, "fief.B.13", self.noble)

    def hand_on(self, s: Fief) -> None:
        self.at = 0
        s.holder[self.title] = NONE
        give(s, self.to, self.title, "fief.B.12")


def free_slot_but_one(s: Fief, noble: int, kind: str) -> bool:
    """Whether a Noble holds no more Titles of a kind than he may."""
    return len(held(s, noble, kind)) <= (2 if kind == OF_FIEF else 1)


def may_receive(s: Fief, noble: int, title: int) -> bool:
    """Whether a Noble may be handed a Title: he meets its conditions and has a slot (fief.B.12)."""
    if title in ROYAL or title in (MOTHER, QUEEN):
        return False
    if title >= FIEF:
        return s.owner[noble] == s.title_seat(title) and noble not in s.brother and free_slot(s, noble, title)
    return may_candidate(s, noble, title) is None and free_slot(s, noble, title)
