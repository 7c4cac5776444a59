"""Phase 5, Movement: each player makes all his moves in turn, with permission, by force or by ship (5.0)."""

from __future__ import annotations

from ....kernel.decision import Option
from ..diplomacy.promises import reminder
from ..model.board import NONE
from ..model.houses import MARTELL
from ..model.nobles import NOBLES
from ..model.state import Fief
from ..model.terms import PASSAGE
from ..model.troops import KINDS, TROOPS
from ..timing.phase import Phase, Step
from ..timing.window import window
from . import raid, ships
from .march import CARD, LED, SPENT, March


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


class Moves(March):
    """All moves of one player (fief.5.0.1): marches, one after the other, and perhaps a voyage."""

    __slots__ = ()
    CHOOSE, MARCH, PERMISSION, FIGHT, SHIPS, LANDED = range(6)

    # What may be done

    def run(self, s: Fief) -> None:
        if self.at == self.FIGHT:
            self.at = self.MARCH
            raid.after(s, self)
        self.check(s)
        if self.at == self.LANDED:
            self.rest()
        elif self.at != self.CHOOSE and not self.nobles:
            self.stop(s)
        if self.at == self.CHOOSE:
            self.choose(s)
        elif self.at == self.MARCH:
            s.ask(self.seat, "step", self.prompt(s), "fief.5.0.2", self.options(s))
        elif self.at == self.SHIPS:
            ships.ask_master(s, self)
        else:
            self.ask_leave(s)

    def choose(self, s: Fief) -> None:
        options: list[Option] = []
        for n in s.house_nobles(self.seat):
            if may_march(s, self.seat, n) is None and self.company(s, s.where[n]):
                options.append(Option(f"march {NOBLES[n].name}", "march", (n,)))
            if ships.may_board(s, self.seat, n) is None:
                options.append(Option(f"sail {NOBLES[n].name}", "sail", (n,)))
        if not options:
            s.pop()
            return
        prompt = "Choose a Noble who marches, or stop."
        s.ask(self.seat, "march", prompt, "fief.5.0.1", [*options, Option("done", "done")])

    def company(self, s: Fief, village: int) -> bool:
        """Whether there are Troops in a Village that can still go along with a Noble."""
        self.village = village
        found = any(self.idle(s, kind) is not None for kind in range(KINDS))
        self.village = NONE
        return found

    def ask_leave(self, s: Fief) -> None:
        """Somebody is asked for permission to pass, to land, or to leave a besieged place."""
        place = s.board.villages[self.to if self.ship else self.village].name
        told = reminder(s, self.asked[0], PASSAGE, self.seat)
        prompt = f"May {s.name(self.seat)} {'land' if self.ship else 'pass'} at {place}?{told}"
        rule = "fief.1.3.1.10" if self.ship else "fief.5.0.9"
        s.ask(self.asked[0], "permission", prompt, rule, [Option("permit", "yes"), Option("deny", "no")])

    def prompt(self, s: Fief) -> str:
        who = ", ".join(NOBLES[n].name for n in self.nobles + self.captives)
        counts = [0] * KINDS
        for (kind, _), count in self.group.items():
            counts[kind] += count
        troops = ", ".join(f"{count} {TROOPS[kind].name}" for kind, count in enumerate(counts) if count)
        end = "go on" if self.must else "go on, or stop"
        return f"{who} in {s.board.villages[self.village].name} with {troops or 'no Troops'}: {end}."

    def options(self, s: Fief) -> list[Option]:
        if self.ship:
            return [*ships.sails(s, self), *self.seeks(s), *self.takes(s), Option("stop", "done")]
        found: list[Option] = []
        for to in s.board.roads[self.village]:
            if self.may_step(s, to) is None:
                found.append(Option(f"move {s.board.villages[to].name}", "move", (to,)))
        ways = self.ways(s)
        for to in self.secret_roads(s) if ways else ():
            for way in ways:
                how = "by Secret Passage" if way == CARD else "as a shadow"
                found.append(Option(f"move {s.board.villages[to].name} {how}", "slip", (to, way)))
        if self.may_ask(s):
            found.append(Option("ask permission", "ask"))
        found += [
            Option(f"raid {s.name(target)}", "raid", (target,))
            for target in raid.targets(s, self)
            if raid.may_raid(s, self, target) is None
        ]
        able = bool(found)
        found += self.seeks(s)
        if not self.denied:
            found += self.takes(s)
            found += self.leaves(s)
        return found if self.must and able else [*found, Option("stop", "done")]

    def seeks(self, s: Fief) -> list[Option]:
        """Once in each place the others may be asked to open a Secret Passage for the march (fief.2.4.8.2)."""
        if "sought" in self.touched or CARD in self.ways(s) or not self.may_seek(s):
            return []
        return [Option("ask for a Secret Passage", "seek")]

    # What is done

    def answer(self, s: Fief, seat: int, option: Option) -> None:
        verb, args = option.verb, option.args
        if self.at == self.PERMISSION:
            self.hear(s, seat, verb == "yes")
        elif self.at == self.SHIPS:
            ships.hear_master(s, self, verb == "yes")
        elif self.at == self.CHOOSE:
            if verb == "done":
                s.pop()
                return
            self.at = self.MARCH
            self.begin(s, args[0])
            if verb == "sail":
                ships.board(s, self)
        elif verb == "done":
            if self.from_ < 0 and self.nobles:
                self.stayed.append(self.nobles[0])
            self.stop(s)
        elif verb in ("move", "sail to"):
            self.to = args[0]
            self.asked = ships.whom_to_ask(s, self, self.to) if self.ship else self.whom_to_ask(s, self.to)
            self.go_on(s)
        elif verb == "slip":
            self.to, way = args
            self.use_passage(s, way)
            if self.ship:
                ships.land(s, self)
            else:
                self.step(s, "fief.5.0.14" if self.denied else "fief.2.4.8.1.1")
        elif verb == "ask":
            self.to = NONE
            self.asked = [self.foreign(s)]
            self.at = self.PERMISSION
        elif verb == "seek":
            self.touched.append("sought")
            s.note("seeks passage", seat, self.village, rule="fief.2.4.8.2")
            window(s)
        elif verb == "raid":
            self.at = self.FIGHT
            raid.begin(s, self, args[0])
        else:
            self.regroup(s, verb, args[0] if args else NONE)

    def go_on(self, s: Fief) -> None:
        """Ask who is still to be asked, or take the step."""
        self.at = self.PERMISSION if self.asked else self.MARCH
        if self.asked:
            return
        if self.ship:
            ships.land(s, self)
        elif self.to >= 0:
            self.step(s)
        else:
            self.permitted = True

    def hear(self, s: Fief, seat: int, permitted: bool) -> None:
        """Permission is given or denied (fief.5.0.11, fief.5.0.12)."""
        self.asked.pop(0)
        place = self.to if self.ship else self.village
        rule = "fief.1.3.1.10" if self.ship else "fief.5.0.11" if permitted else "fief.5.0.12"
        s.note("permission", seat, self.seat, place, permitted, rule=rule)
        if permitted:
            self.go_on(s)
            return
        self.asked = []
        self.at = self.MARCH
        if self.ship:
            self.ports.append(self.to)
        elif self.from_ >= 0:
            self.denied = True
        else:
            self.closed.append((self.village, self.to))

    def stop(self, s: Fief) -> None:
        """The march is over; who stays in another's Village has ended his move."""
        if self.nobles and self.from_ >= 0 and self.foreign(s) >= 0:
            for n in self.nobles:
                s.steps[n] = SPENT
        self.rest()


def may_march(s: Fief, seat: int, noble: int) -> str | None:
    """The clause that keeps a Noble from setting out, or from going on after a march; None if he may."""
    if s.owner[noble] != seat or s.captor[noble] >= 0 or s.where[noble] < 0:
        return "fief.5.0.1"
    if s.steps[noble] not in LED:
        return "fief.5.0.2"
    return None if s.has_troops(seat, s.where[noble]) else "fief.5.0.4"
