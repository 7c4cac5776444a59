"""Phase 5, Movement: marches of Nobles with their Troops, step by step, and permission to pass (5.0)."""

from __future__ import annotations

from ...kernel.decision import Option
from .army import besiegers, braves_rain, present, rain
from .control import block, blockers
from .disasters import enter_plague
from .houses import MARTELL
from .nobles import NOBLES, SWIFT
from .opportunity import window
from .round import Phase, Step
from .state import NONE, Fief, FiefFrame
from .titles import KING, MOTHER, QUEEN
from .troops import KINDS, KINGSGUARD, QUEENSGUARD, RECRUIT, TROOPS

FRESH, ONE, TWO, ONE_LED, TWO_LED, THREE_LED = range(6)
"""The pace of a unit: the steps it has taken, and whether all of them with a leader of 3 steps (fief.5.0.7)."""
LED = {FRESH: ONE_LED, ONE: TWO, ONE_LED: TWO_LED, TWO_LED: THREE_LED}
ALONE = {FRESH: ONE, ONE: TWO, ONE_LED: TWO}


class MovementPhase(Phase):
    """Phase 5."""

    __slots__ = ("martell",)
    number = 5

    def __init__(self) -> None:
        super().__init__()
        self.martell = 0

    def choose_place(self, s: Fief) -> None:
        """Martell may move first, last or in his place (fief.house.martell.2)."""
        seat = s.seat_of_house(MARTELL)
        if seat >= 0:
            options = [
                Option("keep your place", "keep"),
                Option("move first", "place", (-1,)),
                Option("move last", "place", (1,)),
            ]
            s.ask(seat, "order", "Choose when you move.", "fief.house.martell.2", options)

    def answer(self, s: Fief, seat: int, option: Option) -> None:
        self.at += 1
        if option.verb == "place":
            self.martell = option.args[0]
            s.note("martell", seat, self.martell, rule="fief.house.martell.2")

    def moves(self, s: Fief) -> None:
        seat = self.each(s)
        if seat >= 0:
            s.push(Moves(seat))

    def turn_order(self, s: Fief) -> list[int]:
        order = s.order()
        if self.martell:
            seat = s.seat_of_house(MARTELL)
            order.remove(seat)
            order.insert(0 if self.martell < 0 else len(order), seat)
        return order

    steps = (
        Step("Martell's place", "fief.house.martell.2", choose_place),
        Step("moves", "fief.5.0.1", moves),
    )


class Moves(FiefFrame):
    """All moves of one player (fief.5.0.1): marches, one after the other.

    Open: Raids (5.2, raid.py), Secret Passage steps (fief.2.4.8.1), the Master of Ships (fief.1.3.1.9).
    """

    __slots__ = (
        "asked", "captives", "denied", "from_", "group", "moved", "nobles", "permitted", "seat", "to", "touched", "village",
    )  # fmt: skip
    CHOOSE, MARCH, PERMISSION = range(3)

    def __init__(self, seat: int) -> None:
        self.at = self.CHOOSE
        self.seat = seat
        self.moved: dict[tuple[int, int, int], int] = {}  # Village, kind, pace: how many Troops there have it
        self.rest()

    def rest(self) -> None:
        """No march is under way."""
        self.at = self.CHOOSE
        self.village = self.from_ = self.to = NONE
        self.nobles: list[int] = []
        self.captives: list[int] = []
        self.group: dict[tuple[int, int], int] = {}  # kind, pace: how many Troops march
        self.touched: list[str] = []
        self.asked: list[int] = []
        self.denied = self.permitted = False

    # What may be done

    def run(self, s: Fief) -> None:
        self.check(s)
        if self.at == self.CHOOSE:
            options = [
                Option(f"march {NOBLES[n].name}", "march", (n,))
                for n in s.house_nobles(self.seat)
                if may_march(s, self.seat, n) is None
            ]
            if not options:
                s.pop()
                return
            s.ask(
                self.seat,
                "march",
                "Choose a Noble who marches, or stop.",
                "fief.5.0.1",
                [*options, Option("done", "done")],
            )
        elif self.at == self.MARCH:
            s.ask(self.seat, "step", self.prompt(s), "fief.5.0.2", [*self.options(s), Option("stop", "done")])
        else:
            other = self.asked[0]
            name = s.board.villages[self.village].name
            prompt = f"May {s.name(self.seat)} pass at {name}?"
            s.ask(other, "permission", prompt, "fief.5.0.9", [Option("permit", "yes"), Option("deny", "no")])

    def check(self, s: Fief) -> None:
        """Who has died or been captured meanwhile doesn't march on."""
        self.nobles = [n for n in self.nobles if s.where[n] == self.village and s.captor[n] < 0]
        self.captives = [n for n in self.captives if s.where[n] == self.village and s.captor[n] == self.seat]
        for kind in range(KINDS):
            there = s.troop(self.seat, self.village, kind) if self.village >= 0 else 0
            for key in [key for key in self.group if key[0] == kind]:
                self.group[key] = min(self.group[key], there)
                there -= self.group[key]
        self.group = {key: count for key, count in self.group.items() if count}
        if self.at != self.CHOOSE and not self.nobles:
            self.stop()

    def prompt(self, s: Fief) -> str:
        who = ", ".join(NOBLES[n].name for n in self.nobles)
        with_them = ", ".join(f"{count} {TROOPS[kind].name}" for (kind, _), count in sorted(self.group.items()))
        return f"{who} in {s.board.villages[self.village].name} with {with_them or 'nobody'}: go on, or stop."

    def options(self, s: Fief) -> list[Option]:
        found: list[Option] = []
        for to in s.board.roads[self.village]:
            if self.may_step(s, to) is None:
                found.append(Option(f"move {s.board.villages[to].name}", "move", (to,)))
        if self.may_ask(s):
            found.append(Option("ask permission", "ask"))
        if not self.denied:
            found += self.takes(s)
            found += self.leaves(s)
        return found

    def takes(self, s: Fief) -> list[Option]:
        """Who can still join the march here (fief.5.0.5)."""
        found: list[Option] = []
        kinds = [k for k in range(KINDS) if self.idle(s, k) is not None and f"left {k}" not in self.touched]
        if kinds and not self.touched:
            found.append(Option("take all Troops", "take all"))
        found += [Option(f"take {TROOPS[k].name}", "take troop", (k,)) for k in kinds]
        for n in s.nobles_at(self.seat, self.village):
            if n not in self.nobles and s.steps[n] in LED and f"left noble {n}" not in self.touched:
                found.append(Option(f"take {NOBLES[n].name}", "take noble", (n,)))
        for n in s.captives_at(self.seat, self.village):
            if n not in self.captives and f"left noble {n}" not in self.touched:
                found.append(Option(f"take {NOBLES[n].name}", "take captive", (n,)))
        return found

    def leaves(self, s: Fief) -> list[Option]:
        """Who can be dropped off here; not in a Village that others hold, without their leave (fief.5.0.12)."""
        if self.from_ < 0 or (self.foreign(s) and not self.permitted):
            return []
        found: list[Option] = []
        for kind in sorted({k for k, _ in self.group}):
            if f"took {kind}" not in self.touched and sum(self.group.values()) > 1 and not self.bound(s, kind):
                found.append(Option(f"leave {TROOPS[kind].name}", "leave troop", (kind,)))
        for n in self.nobles[1:] + self.captives:
            if f"took noble {n}" not in self.touched:
                found.append(Option(f"leave {NOBLES[n].name}", "leave noble", (n,)))
        return found

    def idle(self, s: Fief, kind: int) -> int | None:
        """The pace of the freshest Troop of a kind here that isn't in the group and can go on (fief.5.0.6)."""
        there = s.troop(self.seat, self.village, kind)
        if there - sum(self.moved.get((self.village, kind, pace), 0) for pace in range(1, 6)) > self.group.get(
            (kind, FRESH), 0
        ):
            return FRESH
        for pace in (ONE_LED, ONE, TWO_LED):
            if self.moved.get((self.village, kind, pace), 0) > self.group.get((kind, pace), 0):
                return pace
        return None

    def bound(self, s: Fief, kind: int) -> bool:
        """Whitecloaks and Recruits stay with their Noble (fief.4.2.7.0.5, fief.4.2.5.3)."""
        leader = {**dict.fromkeys(KINGSGUARD, s.holder[KING]), **dict.fromkeys(QUEENSGUARD, s.holder[QUEEN]),
                  RECRUIT: s.brother[self.seat]}  # fmt: skip
        return kind in leader and leader[kind] in self.nobles

    def foreign(self, s: Fief) -> int:
        """The other player who Controls and occupies the Village the march is in; 0 if there is none, else seat + 1."""
        controller = s.control[self.village]
        return controller + 1 if controller not in (NONE, self.seat) and present(s, controller, self.village) else 0

    def may_ask(self, s: Fief) -> bool:
        return bool(self.from_ >= 0 and self.foreign(s) and not self.permitted and not self.denied)

    def led(self, s: Fief) -> bool:
        """Whether the group moves with a leader of 3 steps: the Mother of Dragons, or a swift Noble without foot."""
        if s.holder[MOTHER] in self.nobles:
            return True
        mounted = all(TROOPS[kind].mounted for kind, _ in self.group)
        return mounted and any(s.has(n, SWIFT) for n in self.nobles)

    def may_step(self, s: Fief, to: int) -> str | None:
        """The clause that keeps the march from taking a road; None if it may (permission aside)."""
        here = self.village
        if to not in s.board.roads[here]:
            return "fief.5.0.2"
        if not self.group:
            return "fief.5.0.4"
        paces = LED if self.led(s) else ALONE
        if any(s.steps[n] not in paces for n in self.nobles):
            return "fief.5.0.2"
        if any(pace not in paces for _, pace in self.group):
            return "fief.5.0.6"
        if (rain(s, here) or rain(s, to)) and not braves_rain(s, self.nobles):
            return "fief.2.3.1.1"
        left = [n for n in s.nobles_at(self.seat, here) if n not in self.nobles]
        if left and sum(s.army(self.seat, here)) == sum(self.group.values()):
            return "fief.5.0.4"
        for kind in (*KINGSGUARD, *QUEENSGUARD, RECRUIT):  # guards go where their Noble goes
            marching = sum(count for (k, _), count in self.group.items() if k == kind)
            if self.bound(s, kind) and marching < s.troop(self.seat, here, kind):
                return "fief.4.2.5.3" if kind == RECRUIT else "fief.4.2.7.0.5"
        if self.denied and to != self.from_:
            return "fief.5.0.12"
        if self.foreign(s) and self.from_ >= 0 and not self.permitted and to != self.from_:
            return "fief.5.0.9"
        return None

    def whom_to_ask(self, s: Fief, to: int) -> list[int]:
        """Whose leave the next step needs: those on the road, and besiegers of the own Fortification (fief.faq.5.1)."""
        if self.denied or to == self.from_:
            return []
        found = blockers(s, self.seat, self.village, to) + blockers(s, self.seat, to, self.village)
        if s.control[self.village] == self.seat:
            found += besiegers(s, self.village)  # fief.5.0.15
        return [seat for seat in s.order() if seat in found and seat != self.seat]

    # What is done

    def answer(self, s: Fief, seat: int, option: Option) -> None:
        verb, args = option.verb, option.args
        if self.at == self.PERMISSION:
            self.hear(s, seat, verb == "yes")
        elif self.at == self.CHOOSE:
            if verb == "march":
                self.at = self.MARCH
                self.nobles = [args[0]]
                self.village = s.where[args[0]]
            else:
                s.pop()
        elif verb == "done":
            self.stop()
        elif verb == "move":
            self.to = args[0]
            self.asked = self.whom_to_ask(s, self.to)
            self.at = self.PERMISSION if self.asked else self.MARCH
            if not self.asked:
                self.step(s)
        elif verb == "ask":
            self.to = NONE
            self.asked = [self.foreign(s) - 1]
            self.at = self.PERMISSION
        else:
            self.regroup(s, verb, args[0] if args else NONE)

    def hear(self, s: Fief, seat: int, permitted: bool) -> None:
        """Permission is given or denied (fief.5.0.11, fief.5.0.12)."""
        self.asked.pop(0)
        s.note(
            "permission", seat, self.seat, self.village, permitted, rule="fief.5.0.11" if permitted else "fief.5.0.12"
        )
        if not permitted:
            self.asked = []
            self.at = self.MARCH
            if self.from_ >= 0:
                self.denied = True
            else:
                self.stop()
        elif not self.asked:
            self.at = self.MARCH
            if self.to >= 0:
                self.step(s)
            else:
                self.permitted = True

    def regroup(self, s: Fief, verb: str, what: int) -> None:
        if verb == "take all":
            self.touched.append("took all")
            for kind in range(KINDS):
                while (pace := self.idle(s, kind)) is not None:
                    self.group[kind, pace] = self.group.get((kind, pace), 0) + 1
                    if f"took {kind}" not in self.touched:
                        self.touched.append(f"took {kind}")
        elif verb == "take troop":
            pace = self.idle(s, what)
            assert pace is not None
            self.group[what, pace] = self.group.get((what, pace), 0) + 1
            self.touched.append(f"took {what}")
        elif verb == "leave troop":
            pace = max(p for k, p in self.group if k == what)
            self.group[what, pace] -= 1
            self.group = {key: count for key, count in self.group.items() if count}
            self.touched.append(f"left {what}")
        elif verb == "leave noble":
            self.nobles = [n for n in self.nobles if n != what]
            self.captives = [n for n in self.captives if n != what]
            self.touched.append(f"left noble {what}")
        else:
            (self.nobles if verb == "take noble" else self.captives).append(what)
            self.touched.append(f"took noble {what}")

    def step(self, s: Fief) -> None:
        """One step along a road: the group moves, and may stand on the road of another's Village (fief.5.0.10)."""
        here, to = self.village, self.to
        paces = LED if self.led(s) else ALONE
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
        for n in self.nobles:
            s.steps[n] = paces[s.steps[n]]
        for n in self.nobles + self.captives:
            s.where[n] = to
        self.village, self.from_, self.to = to, here, NONE
        self.touched.clear()
        self.denied = self.permitted = False
        if self.foreign(s):
            block(s, self.seat, to, here)
        s.note("step", self.seat, tuple(self.nobles), here, to, tuple(sorted(group.items())), rule="fief.5.0.2")
        window(s)
        enter_plague(s, self.seat, here, to)

    def stop(self) -> None:
        self.rest()


def may_march(s: Fief, seat: int, noble: int) -> str | None:
    """The clause that keeps a Noble from setting out; None if he may."""
    if s.owner[noble] != seat or s.captor[noble] >= 0 or s.where[noble] < 0:
        return "fief.5.0.1"
    if s.steps[noble] != FRESH:
        return "fief.5.0.2"
    return None if s.has_troops(seat, s.where[noble]) else "fief.5.0.4"
