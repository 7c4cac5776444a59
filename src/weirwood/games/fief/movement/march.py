"""A march: a group of Nobles, Troops and Captives that goes from Village to Village (5.0)."""

from __future__ import annotations

from ....kernel.decision import Option
from ..events.plague import enter_plague
from ..events.secret_passage import shadow_ready, spend, use_shadow
from ..model import cards
from ..model.army import besiegers, present, rain, rides_rain
from ..model.board import NONE
from ..model.nobles import NOBLES, SWIFT
from ..model.state import Fief, FiefFrame
from ..model.titles import KING, MOTHER, QUEEN
from ..model.troops import KINDS, KINGSGUARD, NORMAL, QUEENSGUARD, RECRUIT, TROOPS, WHITECLOAKS
from ..realm.control import block, blockers
from ..timing.window import window

FRESH, ONE, TWO, ONE_LED, TWO_LED, SPENT = range(6)
"""The pace of a unit: the steps it has taken, and whether all of them with a leader of 3 steps (fief.5.0.7)."""
LED = {FRESH: ONE_LED, ONE: TWO, ONE_LED: TWO_LED, TWO_LED: SPENT}
ALONE = {FRESH: ONE, ONE: TWO, ONE_LED: TWO}
WEARY = (SPENT, TWO, TWO_LED, ONE, ONE_LED, FRESH)
"""The paces from the most tired to the freshest."""
GUARDS = (*KINGSGUARD, *QUEENSGUARD, RECRUIT)
CARD, FREE = 0, 1
"""How a forbidden step is taken: with a Secret Passage card, or by a shadow Noble without one."""


class March(FiefFrame):
    """The group that is under way, what it may do and what happens to it; movement.py asks for it."""

    __slots__ = (
        "asked", "before", "brought", "captives", "closed", "denied", "from_", "group", "late", "lent", "moved", "must",
        "nobles", "permitted", "ports", "raided", "seat", "ship", "stayed", "target", "to", "touched", "village",
    )  # fmt: skip

    def __init__(self, seat: int) -> None:
        self.at = 0
        self.seat = seat
        self.moved: dict[tuple[int, int, int], int] = {}  # Village, kind, pace: how many Troops there have it
        self.closed: list[tuple[int, int]] = []  # Roads (from, to) which somebody has denied this player
        self.stayed: list[int] = []  # Nobles who set out and stopped at once: computers don't try it for ever
        self.rest()

    def rest(self) -> None:
        """No march is under way."""
        self.at = 0
        self.village = self.from_ = self.to = self.target = NONE
        self.nobles: list[int] = []
        self.captives: list[int] = []
        self.group: dict[tuple[int, int], int] = {}  # kind, pace: how many Troops march
        self.late: dict[int, int] = {}  # kind: how many of them joined on the way
        self.brought = 0
        self.touched: list[str] = []
        self.asked: list[int] = []
        self.ports: list[int] = []  # where a ship was refused
        self.raided: list[int] = []  # whom the march has raided in this Village
        self.before: list[int] = []  # the Troops in the Village before a Raid, or on arrival
        self.denied = self.permitted = self.must = self.ship = self.lent = False

    def begin(self, s: Fief, noble: int) -> None:
        self.nobles = [noble]
        self.village = s.where[noble]

    # Who goes along

    def check(self, s: Fief) -> None:
        """Who has died or been captured meanwhile doesn't march on."""
        here = self.village
        if here < 0:
            return
        if self.before:
            lost = [count - s.troop(self.seat, here, kind) for kind, count in enumerate(self.before)]
            for kind in WHITECLOAKS:
                self.disband(kind, min(lost[kind], -lost[NORMAL[kind]]), lost)
            for kind in range(KINDS):
                self.bury(kind, lost[kind])
            self.before = []
        self.nobles = [n for n in self.nobles if s.where[n] == here and s.captor[n] < 0 and s.owner[n] == self.seat]
        self.captives = [n for n in self.captives if s.where[n] == here and s.captor[n] == self.seat]
        for kind in range(KINDS):
            there = s.troop(self.seat, here, kind)
            for pace in reversed(WEARY):  # the most tired are the ones who are gone
                had = self.moved.get((here, kind, pace), 0) if pace else self.fresh(s, kind)
                left = min(had, there)
                there -= left
                if pace and had:
                    self.moved[here, kind, pace] = left
                if (kind, pace) in self.group:
                    self.group[kind, pace] = min(self.group[kind, pace], left)
        self.group = {key: count for key, count in self.group.items() if count}

    def disband(self, guard: int, count: int, lost: list[int]) -> None:
        """Whitecloaks whose King or Queen has died march on as normal Troops, as tired as they are (fief.4.2.7.0.2)."""
        normal = NORMAL[guard]
        for pace in WEARY:
            turned = min(max(0, count), self.group.get((guard, pace), 0))
            if not turned:
                continue
            for kind, more in ((guard, -turned), (normal, turned)):
                self.group[kind, pace] = self.group.get((kind, pace), 0) + more
                if pace:
                    here = (self.village, kind, pace)
                    self.moved[here] = self.moved.get(here, 0) + more
                lost[kind] += more
            count -= turned

    def bury(self, kind: int, lost: int) -> None:
        """Troops that fell in a Raid or to the Plague on arrival were of the group."""
        for pace in WEARY:
            dead = min(max(0, lost), self.group.get((kind, pace), 0))
            if not dead:
                continue
            self.group[kind, pace] -= dead
            if pace:
                self.moved[self.village, kind, pace] -= dead
            lost -= dead

    def fresh(self, s: Fief, kind: int) -> int:
        """The Troops of a kind here that haven't moved."""
        tired = sum(self.moved.get((self.village, kind, pace), 0) for pace in range(1, 6))
        return max(0, s.troop(self.seat, self.village, kind) - tired)

    def idle(self, s: Fief, kind: int) -> int | None:
        """The pace of the freshest Troop of a kind here that isn't in the group and can go on (fief.5.0.6)."""
        if self.fresh(s, kind) > self.group.get((kind, FRESH), 0):
            return FRESH
        for pace in () if self.ship else (ONE_LED, ONE, TWO_LED):
            if self.moved.get((self.village, kind, pace), 0) > self.group.get((kind, pace), 0):
                return pace
        return None

    def takes(self, s: Fief) -> list[Option]:
        """Who can still join the march here (fief.5.0.5)."""
        found: list[Option] = []
        kinds = [k for k in range(KINDS) if self.idle(s, k) is not None and f"left {k}" not in self.touched]
        if kinds and not self.touched:
            found.append(Option("take all Troops", "take all"))
        found += [Option(f"take {TROOPS[k].name}", "take troop", (k,)) for k in kinds]
        for verb, nobles, going in (
            ("take noble", s.nobles_at(self.seat, self.village), self.nobles),
            ("take captive", s.captives_at(self.seat, self.village), self.captives),
        ):
            for n in nobles:
                able = s.steps[n] == FRESH or (s.steps[n] in LED and not self.ship)
                if n not in going and able and f"left noble {n}" not in self.touched:
                    found.append(Option(f"take {NOBLES[n].name}", verb, (n,)))
        return found

    def leaves(self, s: Fief) -> list[Option]:
        """Who can be dropped off here; not in a Village that others hold, without their leave (fief.5.0.12)."""
        if self.from_ < 0 and not self.must:
            return []
        found: list[Option] = []
        for kind in sorted({k for k, _ in self.group}):
            if f"took {kind}" not in self.touched and self.may_leave(s, kind) is None:
                found.append(Option(f"leave {TROOPS[kind].name}", "leave troop", (kind,)))
        if self.foreign(s) < 0 or self.permitted:
            for n in self.nobles[1:] + self.captives:
                if f"took noble {n}" not in self.touched:
                    found.append(Option(f"leave {NOBLES[n].name}", "leave noble", (n,)))
        return found

    def may_leave(self, s: Fief, kind: int) -> str | None:
        """The clause that keeps the march from dropping a Troop here; None if it may."""
        if self.foreign(s) >= 0 and not self.permitted:
            return "fief.5.0.12"
        if self.bound(s, kind):
            return "fief.4.2.5.3" if kind == RECRUIT else "fief.4.2.7.0.5"
        return None if sum(self.group.values()) > 1 else "fief.5.0.4"

    def bound(self, s: Fief, kind: int) -> bool:
        """Whitecloaks and Recruits stay with their Noble (fief.4.2.7.0.5, fief.4.2.5.3)."""
        leader = {**dict.fromkeys(KINGSGUARD, s.holder[KING]), **dict.fromkeys(QUEENSGUARD, s.holder[QUEEN]),
                  RECRUIT: s.brother[self.seat]}  # fmt: skip
        return kind in leader and leader[kind] in self.nobles

    def regroup(self, s: Fief, verb: str, what: int) -> None:
        """Somebody joins the march, or is left behind."""
        if verb == "take all":
            self.touched.append("took all")
            for kind in range(KINDS):
                while self.idle(s, kind) is not None:
                    self.take(s, kind)
        elif verb == "take troop":
            self.take(s, what)
        elif verb == "leave troop":
            pace = next(p for p in WEARY if (what, p) in self.group)
            self.group[what, pace] -= 1
            self.group = {key: count for key, count in self.group.items() if count}
            self.late[what] = max(0, self.late.get(what, 0) - 1)
            self.touched.append(f"left {what}")
        elif verb == "leave noble":
            if what in self.nobles and self.foreign(s) >= 0:
                s.steps[what] = SPENT  # who stays in another's Village has ended his move
            self.nobles = [n for n in self.nobles if n != what]
            self.captives = [n for n in self.captives if n != what]
            self.touched.append(f"left noble {what}")
        else:
            (self.nobles if verb == "take noble" else self.captives).append(what)
            self.touched.append(f"took noble {what}")

    def take(self, s: Fief, kind: int) -> None:
        pace = self.idle(s, kind)
        assert pace is not None
        self.group[kind, pace] = self.group.get((kind, pace), 0) + 1
        if self.from_ >= 0 or s.steps[self.nobles[0]] != FRESH:
            self.late[kind] = self.late.get(kind, 0) + 1
        if f"took {kind}" not in self.touched:
            self.touched.append(f"took {kind}")

    # Where it may go

    def foreign(self, s: Fief) -> int:
        """The other player who Controls and occupies the Village the march is in; -1 if there is none."""
        controller = s.control[self.village]
        return (
            controller if controller != self.seat and controller >= 0 and present(s, controller, self.village) else NONE
        )

    def may_ask(self, s: Fief) -> bool:
        return self.from_ >= 0 and self.foreign(s) >= 0 and not self.permitted and not self.denied and not self.ship

    def led(self, s: Fief) -> bool:
        """Whether the group moves with a leader of 3 steps: the Mother of Dragons, or a swift Noble without foot."""
        if s.holder[MOTHER] in self.nobles:
            return True
        mounted = all(TROOPS[kind].mounted for kind, _ in self.group)
        return mounted and any(s.has(n, SWIFT) for n in self.nobles)

    def may_step(self, s: Fief, to: int) -> str | None:
        """The clause that keeps the march from taking a road; None if it may (permission aside)."""
        return self.forbidden(s, to) or self.hindered(s, to)

    def forbidden(self, s: Fief, to: int) -> str | None:
        """The clause by which not even a Secret Passage leads there."""
        if to not in s.board.roads[self.village]:
            return "fief.5.0.2"
        return self.tired(s) or self.unfit(s)

    def tired(self, s: Fief) -> str | None:
        """The clause by which somebody in the group can't take another step."""
        paces = LED if self.led(s) else ALONE
        if any(s.steps[n] not in paces for n in self.nobles + self.captives):
            return "fief.5.0.2"
        return "fief.5.0.6" if any(pace not in paces for _, pace in self.group) else None

    def unfit(self, s: Fief) -> str | None:
        """The clause that forbids this group to leave: Nobles alone, guards without their Noble."""
        size, there = sum(self.group.values()), sum(s.army(self.seat, self.village))
        if not size:
            return "fief.5.0.4"
        left = [n for n in s.nobles_at(self.seat, self.village) if n not in self.nobles]
        dropped = any(f"left noble {n}" in self.touched for n in left)
        if left and size == there and (dropped or there > self.brought):
            return "fief.5.0.4"
        for kind in GUARDS:
            marching = sum(count for (k, _), count in self.group.items() if k == kind)
            if self.bound(s, kind) and marching < s.troop(self.seat, self.village, kind):
                return "fief.4.2.5.3" if kind == RECRUIT else "fief.4.2.7.0.5"
        return None

    def hindered(self, s: Fief, to: int) -> str | None:
        """The clause that forbids a step which a Secret Passage makes possible (fief.2.4.8.1.1)."""
        if (rain(s, self.village) or rain(s, to)) and not rides_rain(s, self.nobles):
            return "fief.2.3.1.1"
        if self.denied and to != self.from_:
            return "fief.5.0.12"
        if self.foreign(s) >= 0 and self.from_ >= 0 and not self.permitted and to != self.from_:
            return "fief.5.0.9"
        if (self.village, to) in self.closed and self.whom_to_ask(s, to):
            besieged = s.control[self.village] == self.seat and bool(besiegers(s, self.village))
            return "fief.5.0.15" if besieged else "fief.5.0.9"
        return None

    def whom_to_ask(self, s: Fief, to: int) -> list[int]:
        """Whose leave the next step needs: who stands on the road by which the march leaves, and besiegers.

        Who stands on the road at its other end is met only on arrival (fief.faq.5.1, fief.5.0.8).
        """
        if to == self.from_:
            return []
        found = blockers(s, self.seat, self.village, to)
        if s.control[self.village] == self.seat:
            found += besiegers(s, self.village)  # fief.5.0.15
        return [seat for seat in s.order() if seat in found and seat != self.seat]

    # Secret Passages (fief.2.4.8.1.1, fief.5.0.14)

    def secret_roads(self, s: Fief) -> list[int]:
        """Where a Secret Passage would lead that isn't open otherwise."""
        return [
            to
            for to in s.board.roads[self.village]
            if self.forbidden(s, to) is None and (self.hindered(s, to) or self.whom_to_ask(s, to))
        ]

    def may_seek(self, s: Fief) -> bool:
        """Whether a Secret Passage of another player would help: there is a forbidden step, or a port that refused."""
        return not self.lent and bool(self.ports if self.ship else self.secret_roads(s))

    def ways(self, s: Fief) -> list[int]:
        """The ways in which the march can use a Secret Passage: a card, or a shadow Noble with one other unit."""
        card = self.lent or cards.in_hand(s, self.seat, cards.SECRET_PASSAGE) >= 0
        return [CARD] * card + [FREE] * (self.shadow(s) >= 0)

    def shadow(self, s: Fief) -> int:
        """The shadow Noble who may slip through with the one unit that goes along; -1 (fief.11.1.shadow.2)."""
        if len(self.nobles) + len(self.captives) + sum(self.group.values()) > 2:
            return NONE
        return next((n for n in self.nobles if shadow_ready(s, n)), NONE)

    def use_passage(self, s: Fief, way: int) -> None:
        """Discard the card, or use up the shadow's free passage of this round."""
        if way == FREE:
            use_shadow(s, self.shadow(s), "fief.11.1.shadow.1")
        elif self.lent:
            self.lent = False
        else:
            spend(s, self.seat, "fief.2.4.8.1.1")

    # A step

    def step(self, s: Fief, rule: str = "fief.5.0.2") -> None:
        """One step along a road: the group moves, and may stand on the road of another's Village (fief.5.0.10)."""
        here, to = self.village, self.to
        self.travel(s, LED if self.led(s) else ALONE)
        if self.foreign(s) >= 0:
            block(s, self.seat, to, here)
        s.note("step", self.seat, tuple(self.nobles), here, to, tuple(sorted(self.group.items())), rule=rule)
        window(s)
        enter_plague(s, self.seat, here, to, self.nobles + self.captives, self.group)

    def travel(self, s: Fief, paces: dict[int, int]) -> None:
        """The group is in another Village now, and more tired."""
        here, to = self.village, self.to
        group: dict[tuple[int, int], int] = {}
        for (kind, pace), count in self.group.items():
            s.add_troops(self.seat, here, kind, -count)
            s.add_troops(self.seat, to, kind, count)
            if pace:
                self.moved[here, kind, pace] -= count
            new = paces[pace]
            group[kind, new] = group.get((kind, new), 0) + count
            self.moved[to, kind, new] = self.moved.get((to, kind, new), 0) + count
        self.group = group
        self.brought = sum(group.values())
        for n in self.nobles + self.captives:
            s.steps[n] = paces[s.steps[n]]
            s.where[n] = to
        self.village, self.from_, self.to = to, here, NONE
        self.before = s.army(self.seat, to)
        self.touched.clear()
        self.raided.clear()
        self.denied = self.permitted = self.must = False


def marching(s: Fief) -> March | None:
    """The march that is under way, if there is one."""
    frame = next((frame for frame in reversed(s.frames) if isinstance(frame, March)), None)
    return frame if frame is not None and frame.nobles else None


def lend_offers(s: Fief, seat: int) -> list[Option]:
    """A Secret Passage of another player could help the march under way (fief.2.4.8.2)."""
    if s.phase != 5 or cards.in_hand(s, seat, cards.SECRET_PASSAGE) < 0:
        return []
    march = marching(s)
    if march is None or march.seat == seat or not march.may_seek(s):
        return []
    return [Option(f"play Secret Passage for {s.name(march.seat)}'s march", "lend passage")]


def lend(s: Fief, seat: int, option: Option) -> None:
    """Another player opens a Secret Passage for the march: its next forbidden step is allowed."""
    march = marching(s)
    assert march is not None
    march.lent = True
    spend(s, seat, "fief.2.4.8.2")
