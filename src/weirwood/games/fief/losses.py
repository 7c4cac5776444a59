"""Losses: hits are absorbed by Troops as far as possible, then by Nobles; the Leader chooses (6.2.2)."""

from __future__ import annotations

from ...kernel.decision import Option
from .board import NONE
from .death import kill
from .nobles import NOBLES
from .state import Fief, FiefFrame
from .troops import TROOPS

Pool = list[tuple[int, int, int]]
"""Troops of one side: whose, of which kind, how many."""


class Fight(FiefFrame):
    """A frame under which losses are taken; it is told of them when all of them are chosen."""

    __slots__ = ()

    def suffered(self, s: Fief, lost: list[tuple[int, int, int]], dead: list[int]) -> None:
        """Troops (side, seat, kind) were lost and Nobles are about to die."""


def toll(pool: Pool) -> int:
    """The hits that kill all of these Troops (fief.6.2.2.3)."""
    return sum(count * TROOPS[kind].hits for _, kind, count in pool)


def sums(pool: Pool, hits: int) -> int:
    """The numbers of hits that some of these Troops can absorb, as bits, up to the hits taken."""
    found = 1
    for _, kind, count in pool:
        for _ in range(min(count, hits // TROOPS[kind].hits)):
            found |= found << TROOPS[kind].hits
    return found & (2 << hits) - 1


def absorbed(pool: Pool, hits: int) -> int:
    """As many of the hits as the Troops can absorb, each dying only by its full number (fief.6.2.2.4)."""
    return sums(pool, hits).bit_length() - 1


def may_lose(pool: Pool, hits: int, which: int) -> bool:
    """Whether losing one of a group leaves a choice that still absorbs as many hits as possible (fief.6.2.2.5)."""
    cost = TROOPS[pool[which][1]].hits
    rest = less(pool, which)
    target = absorbed(pool, hits)
    return cost <= target and bool(sums(rest, target - cost) >> (target - cost) & 1)


def less(pool: Pool, which: int) -> Pool:
    """The Troops without one of a group."""
    seat, kind, count = pool[which]
    return [*pool[:which], (seat, kind, count - 1), *pool[which + 1 :]]


def forced(pool: Pool, hits: int) -> int:
    """A group of which one must be lost in any case; -1 if there is none."""
    target = absorbed(pool, hits)
    for which, (_, _, count) in enumerate(pool):
        rest = [group for at, group in enumerate(pool) if at != which]
        if count and not sums(rest, target) >> target & 1:
            return which
    return NONE


class Losses(FiefFrame):
    """Each Leader chooses what his side loses; then all of it is removed at the same time (fief.6.2.2.1).

    By side: whose choice it is, the hits, the Troops that can die and the Nobles who can die when no Troops are left.
    """

    __slots__ = ("dead", "hits", "leaders", "lost", "nobles", "pools", "rule", "village")

    def __init__(
        self,
        village: int,
        leaders: list[int],
        hits: list[int],
        pools: list[Pool],
        nobles: list[list[int]],
        rule: str = "fief.6.2.2.1",
    ) -> None:
        self.at = 0  # the side that chooses
        self.village = village
        self.leaders = leaders
        self.hits = hits
        self.pools = pools
        self.nobles = nobles
        self.rule = rule
        self.lost: list[tuple[int, int, int]] = []  # side, seat, kind
        self.dead: list[int] = []

    def run(self, s: Fief) -> None:
        while self.at < len(self.hits):
            options = self.options(s)
            if options:
                left = self.hits[self.at]
                prompt = f"Choose a loss in {s.board.villages[self.village].name}: {left} hit{'s'[: left != 1]} left."
                rule = "fief.6.2.2.5" if options[0].verb == "lose troop" else "fief.6.2.2.6"
                s.ask(self.leaders[self.at], "loss", prompt, rule, options)
                return
            self.at += 1
        s.pop()
        self.remove(s)

    def options(self, s: Fief) -> list[Option]:
        """What the side must choose between; what it must lose in any case is lost without a question."""
        side = self.at
        while absorbed(self.pools[side], self.hits[side]):
            pool, hits = self.pools[side], self.hits[side]
            which = forced(pool, hits)
            if which < 0:
                open_ = [at for at, (_, _, count) in enumerate(pool) if count and may_lose(pool, hits, at)]
                return [Option(self.label(s, *pool[at][:2]), "lose troop", (at,)) for at in open_]
            self.lose(which)
        if any(count for _, _, count in self.pools[side]):
            return []
        while self.hits[side] and self.nobles[side]:
            nobles = self.next_nobles(s)
            if self.hits[side] < len(nobles):
                return [Option(f"lose {NOBLES[n].name}", "lose noble", (n,)) for n in nobles]
            for noble in nobles:
                self.lose_noble(noble)
        return []

    def next_nobles(self, s: Fief) -> list[int]:
        """The Nobles among whom the next one dies: the Leader's own, and those of others only after them (fief.6.0.10)."""
        nobles = self.nobles[self.at]
        return [n for n in nobles if s.owner[n] == self.leaders[self.at]] or nobles

    def label(self, s: Fief, seat: int, kind: int) -> str:
        """A Troop of the Leader's own is named by its kind alone."""
        whose = "" if seat == self.leaders[self.at] else f"{s.name(seat)}'s "
        return f"lose {whose}{TROOPS[kind].name}"

    def lose(self, which: int) -> None:
        seat, kind, _ = self.pools[self.at][which]
        self.lost.append((self.at, seat, kind))
        self.hits[self.at] -= TROOPS[kind].hits
        self.pools[self.at] = less(self.pools[self.at], which)

    def lose_noble(self, noble: int) -> None:
        self.dead.append(noble)
        self.hits[self.at] -= 1
        self.nobles[self.at] = [n for n in self.nobles[self.at] if n != noble]

    def answer(self, s: Fief, seat: int, option: Option) -> None:
        what = option.args[0]
        if option.verb == "lose troop":
            self.lose(what)
        else:
            self.lose_noble(what)

    def remove(self, s: Fief) -> None:
        """The chosen Troops go back to their reserves, the chosen Nobles die."""
        counts: dict[tuple[int, int], int] = {}
        for _, seat, kind in self.lost:
            counts[seat, kind] = counts.get((seat, kind), 0) + 1
        for (seat, kind), count in sorted(counts.items()):
            s.add_troops(seat, self.village, kind, -count)
            s.note("lost", seat, self.village, kind, count, rule=self.rule)
        if s.frames and isinstance(s.frames[-1], Fight):
            s.frames[-1].suffered(s, self.lost, self.dead)
        for noble in reversed(self.dead):
            kill(s, noble, "fief.6.2.2.6")


def why_kept(s: Fief, seat: int, what: str) -> str | None:
    """The clause that keeps a Leader from losing a unit by this name now; None if nothing is known against it."""
    frame = next((frame for frame in reversed(s.frames) if isinstance(frame, Losses)), None)
    if frame is None or frame.at >= len(frame.hits) or frame.leaders[frame.at] != seat:
        return "fief.6.0.9"
    pool = frame.pools[frame.at]
    for at, (owner, kind, count) in enumerate(pool):
        if count and frame.label(s, owner, kind).casefold() == f"lose {what}".casefold():
            return None if may_lose(pool, frame.hits[frame.at], at) else "fief.6.2.2.5"
    troops = any(count for _, _, count in pool)
    noble = next((n for n in frame.nobles[frame.at] if NOBLES[n].name.casefold() == what.casefold()), NONE)
    if noble >= 0 and s.owner[noble] != seat and (troops or noble not in frame.next_nobles(s)):
        return "fief.6.0.10"
    return "fief.6.2.2.6" if noble >= 0 and troops else None
