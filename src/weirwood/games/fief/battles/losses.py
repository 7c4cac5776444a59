"""Losses: hits are absorbed by Troops as far as possible, then by Nobles; the Leader chooses (6.2.2)."""

from __future__ import annotations

from ....kernel.decision import Option, make_option
from ..model.board import NONE
from ..model.nobles import NOBLES
from ..model.state import Fief, FiefFrame
from ..model.troops import KINDS, TROOPS, said
from ..model.words import many
from ..realm.death import kill
from .forces import under_way
from .hits import Pool, absorbed, forced, less, may_lose, ways_to_absorb


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
                prompt = (
                    f"{many(left, 'hit')} on your side in {s.board.villages[self.village].name}: choose what you lose."
                )
                rule = "fief.6.2.2.5" if options[0].verb == "lose troop" else "fief.6.2.2.6"
                s.ask(self.leaders[self.at], "loss", prompt, rule, options)
                return
            self.at += 1
        s.pop()
        self.remove(s)

    def picks(self, seat: int) -> list[object] | None:
        choosing = self.at < len(self.leaders) and self.leaders[self.at] == seat
        return [*(lost for lost in self.lost if lost[0] == self.at), *self.dead] if choosing else None

    def options(self, s: Fief) -> list[Option]:
        """What the side must choose between; what it must lose in any case is lost without a question."""
        side = self.at
        while absorbed(self.pools[side], self.hits[side]):
            pool, hits = self.pools[side], self.hits[side]
            which = forced(pool, hits)
            if which < 0:
                open_ = [at for at, (_, _, count) in enumerate(pool) if count and may_lose(pool, hits, at)]
                return [make_option(self.label(s, *pool[at][:2]), "lose troop", (at,)) for at in open_]
            self.lose(which)
        if any(count for _, _, count in self.pools[side]):
            return []
        while self.hits[side] and self.nobles[side]:
            nobles = self.next_nobles(s)
            if self.hits[side] < len(nobles):
                return [make_option(f"lose {NOBLES[n].name}", "lose noble", (n,)) for n in nobles]
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
        forces = under_way(s)
        if forces is not None:
            forces.suffered(self.lost, self.dead)
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


class OwnLosses(FiefFrame):
    """In an attack that isn't a Battle the owner of an Army chooses which Troops die (fief.2.4.7.6).

    ``absorbed`` is how many hits they take.
    """

    __slots__ = ("absorbed", "rule", "seat", "village", "ways")

    def __init__(self, seat: int, village: int, hits: int, army: list[int], rule: str) -> None:
        self.at = 0
        self.seat = seat
        self.village = village
        self.rule = rule
        self.ways = ways_to_absorb(army, hits)
        self.absorbed = sum(count * TROOPS[kind].hits for kind, count in enumerate(self.ways[0]))

    def run(self, s: Fief) -> None:
        if not self.absorbed:
            s.pop()
            return
        options = [make_option(f"lose {said(lost)}", "lose", lost) for lost in self.ways]
        name = s.board.villages[self.village].name
        s.ask(self.seat, "losses", f"Choose the Troops you lose in {name}.", self.rule, options)

    def answer(self, s: Fief, seat: int, option: Option) -> None:
        s.pop()
        for kind in range(KINDS):
            if option.args[kind]:
                s.add_troops(seat, self.village, kind, -option.args[kind])
        s.note("losses", seat, self.village, said(option.args), rule=self.rule)
