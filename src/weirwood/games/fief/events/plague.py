"""The Plague: whom it strikes, whom a Maester keeps safe, and who brings it along (2.3.3, 4.3.4.5)."""

from __future__ import annotations

from collections.abc import Mapping

from ....kernel.decision import Option, make_option
from ..model.board import NONE
from ..model.cards import PLAGUE, lies_on
from ..model.dice import DIE
from ..model.nobles import BLESSED
from ..model.state import Fief, FiefFrame
from ..model.troops import KINDS, NORMAL, TROOPS
from ..realm.death import kill
from ..realm.in_turn import EachNoble

DEADLY = 3
"""The highest roll of 1d6 on which a Noble dies (fief.2.3.3.1)."""


def forget_plague(s: Fief) -> None:
    """A new round: the Plague of the last one is over."""
    s.plague_nobles.clear()
    s.plague_troops.clear()
    s.plague_exempt.clear()


def plagued(s: Fief, village: int) -> bool:
    return lies_on(s, s.board.villages[village].region, PLAGUE)


def nobles_struck(s: Fief, region: int, seat: int) -> list[int]:
    """A player's Nobles who must roll, Captives included; not the blessed (fief.2.3.3.9), not those kept safe."""
    villages = s.board.regions[region].villages
    return [
        n
        for n in s.house_nobles(seat)
        if s.where[n] in villages and not s.has(n, BLESSED) and (s.where[n], seat) not in s.plague_exempt
    ]


def roll_for(s: Fief, noble: int) -> None:
    """On 1, 2 or 3 a Noble dies (fief.2.3.3.1)."""
    roll = s.chance.pick(DIE) + 1
    s.note("plague roll", noble, roll, rule="fief.2.3.3.1")
    if noble not in s.plague_nobles:
        s.plague_nobles.append(noble)
    if roll <= DEADLY:
        kill(s, noble, "fief.2.3.3.1")


class Plague(FiefFrame):
    """The Plague strikes a Region: Maesters first, then each player's Nobles and Armies in turn order."""

    __slots__ = ("nobles", "region", "seats", "villages")
    MAESTERS, NEXT, NOBLES, TROOPS = range(4)

    def __init__(self, s: Fief, region: int) -> None:
        self.at = self.MAESTERS
        self.region = region
        self.seats = s.order()
        self.villages = [v for v in s.board.regions[region].villages if s.maester[v] and s.control[v] >= 0]
        self.nobles: list[int] = []

    def run(self, s: Fief) -> None:
        if self.at == self.MAESTERS:
            self.ask_maester(s)
        elif self.at == self.NEXT:
            if not self.seats:
                s.pop()
                return
            self.at = self.NOBLES
            self.nobles = nobles_struck(s, self.region, self.seats[0])
        elif self.at == self.NOBLES:
            if self.nobles:
                noble = self.nobles.pop(0)
                if s.where[noble] in s.board.regions[self.region].villages:
                    roll_for(s, noble)
                return
            self.at = self.TROOPS
            self.villages = list(s.board.regions[self.region].villages)
        else:
            self.strike_armies(s)

    def strike_armies(self, s: Fief) -> None:
        """Each Army in each Village loses half of its Troops, rounded down (fief.2.3.3.2)."""
        seat = self.seats[0]
        while self.villages:
            village = self.villages.pop(0)
            army = s.army(seat, village)
            if sum(army) > 1 and (village, seat) not in s.plague_exempt:
                s.push(Losses(seat, village, sum(army) // 2, army))
                return
        self.seats.pop(0)
        self.at = self.NEXT

    def ask_maester(self, s: Fief) -> None:
        """The Controller of a Village with a Maester says whom he treats there (fief.4.3.4.5)."""
        while self.villages:
            village = self.villages[0]
            options = [
                make_option(f"exempt {s.name(seat)}", "exempt", (seat,))
                for seat in s.order()
                if (village, seat) not in s.plague_exempt and anybody(s, seat, village)
            ]
            if options:
                name = s.board.villages[village].name
                prompt = f"Plague in {name}: whose Nobles and Troops does the Maester keep safe?"
                s.ask(s.control[village], "maester", prompt, "fief.4.3.4.5", [*options, make_option("done", "done")])
                return
            self.villages.pop(0)
        self.at = self.NEXT

    def answer(self, s: Fief, seat: int, option: Option) -> None:
        if option.verb == "done":
            self.villages.pop(0)
        else:
            s.plague_exempt.append((self.villages[0], option.args[0]))
            s.note("exempt", self.villages[0], option.args[0], rule="fief.4.3.4.5")


def anybody(s: Fief, seat: int, village: int) -> bool:
    """Whether a player has a Noble or a Troop in a Village, Captives included."""
    return s.has_troops(seat, village) or any(s.where[n] == village for n in s.house_nobles(seat))


class Losses(FiefFrame):
    """The owner of an Army chooses which Troops the Plague takes, one after the other (fief.2.3.3.3)."""

    __slots__ = ("count", "pool", "seat", "village")

    def __init__(self, seat: int, village: int, count: int, pool: list[int]) -> None:
        self.at = 0
        self.seat = seat
        self.village = village
        self.count = count
        self.pool = pool

    def run(self, s: Fief) -> None:
        # Of a Noble whom the Plague took, Whitecloaks are normal Troops now, and Recruits can't die any more
        there = s.army(self.seat, self.village)
        for guard, normal in NORMAL.items():
            self.pool[normal] += max(0, self.pool[guard] - there[guard])
        self.pool = [min(n, there[kind]) for kind, n in enumerate(self.pool)]
        options = [
            make_option(f"lose {TROOPS[kind].name}", "lose", (kind,)) for kind in range(KINDS) if self.pool[kind]
        ]
        if not self.count or not options:
            s.pop()
            return
        name = s.board.villages[self.village].name
        prompt = f"Plague in {name}: choose a Troop that dies ({self.count} must)."
        s.ask(self.seat, "plague", prompt, "fief.2.3.3.3", options)

    def answer(self, s: Fief, seat: int, option: Option) -> None:
        kind = option.args[0]
        self.count -= 1
        self.pool[kind] -= 1
        s.add_troops(seat, self.village, kind, -1)
        s.note("plague death", seat, self.village, kind, rule="fief.2.3.3.2")


# Stepping into a plagued Region (2.3.3.5, 2.3.3.6)


def enter_plague(
    s: Fief, seat: int, came_from: int, village: int, nobles: list[int], group: Mapping[tuple[int, int], int]
) -> None:
    """Units that have just entered a Village suffer at once if its Region is plagued and theirs wasn't.

    ``group`` has the Troops by kind and pace. Who has been through the Plague isn't struck again (fief.2.3.3.6); who
    was kept safe by a Maester is struck on leaving his Village for another of the Region (fief.4.3.4.5).
    """
    if not any(lies_on(s, region.number, PLAGUE) for region in s.board.regions):
        return
    healthy_before = not plagued(s, came_from) or (came_from, seat) in s.plague_exempt
    counts = [0] * KINDS
    for (kind, _), number in group.items():
        counts[kind] += number
    fresh = counts[:]
    for kind, number in enumerate(counts):
        touched = take_touched(s, seat, came_from, kind, number) if healthy_before else number
        fresh[kind] -= touched
        if touched and not plagued(s, village):
            s.plague_troops.append((seat, village, kind, touched))
    if not healthy_before:
        s.plague_nobles += [n for n in nobles if n not in s.plague_nobles]
        return
    if not plagued(s, village) or (village, seat) in s.plague_exempt:
        return
    if sum(fresh) > 1:
        s.push(Losses(seat, village, sum(fresh) // 2, fresh))
    struck = [n for n in nobles if n not in s.plague_nobles and not s.has(n, BLESSED)]
    if struck:
        s.push(Rolls(struck))


def take_touched(s: Fief, seat: int, village: int, kind: int, number: int) -> int:
    """How many of so many Troops that leave a Village have been through the Plague; they are the first to go."""
    rows = [row for row in s.plague_troops if row[:3] == (seat, village, kind)]
    have = sum(row[3] for row in rows)
    gone = min(have, number)
    if gone:
        s.plague_troops = [row for row in s.plague_troops if row not in rows]
        if have > gone:
            s.plague_troops.append((seat, village, kind, have - gone))
    return gone


class Rolls(EachNoble):
    """Nobles who have entered a plagued Region roll, one after the other (fief.2.3.3.5)."""

    __slots__ = ()

    def befall(self, s: Fief, noble: int) -> None:
        if s.where[noble] != NONE:
            roll_for(s, noble)
