"""All moves of one player: marches and a voyage, with permission or by force (5.0.1)."""

from __future__ import annotations

from ....kernel.decision import Option, make_option
from ..diplomacy.promises import hold, reminder
from ..events.plague import plagued
from ..events.secret_passage import spend
from ..model.board import NONE
from ..model.cards import SECRET_PASSAGE, in_hand
from ..model.nobles import NOBLES
from ..model.state import Fief, FiefFrame
from ..model.terms import PASSAGE
from ..model.troops import KINDS, TROOPS, said_each
from ..model.words import listed
from ..timing.window import window
from . import raid, ships
from .march import CARD, SECRETLY, March
from .paces import FRESH, LED, Paces

MARCHING = ("march", "take", "leave", "move")
"""How what may be chosen together for a march begins."""


class Moves(FiefFrame):
    """A player's turn to move: one march after the other, and perhaps a voyage."""

    __slots__ = ("asked", "march", "picked", "stayed")
    CHOOSE, MARCH, PERMISSION, FIGHT, SHIPS, LANDED = range(6)
    onward = True
    then = ("march",)

    def __init__(self, seat: int) -> None:
        self.at = self.CHOOSE
        self.march = March(Paces(seat))
        self.asked: list[int] = []  # who is still to be asked for permission
        self.picked: list[str] = []  # what was chosen for the march that is under way
        self.stayed: list[int] = []  # Nobles who set out and stopped at once: computers don't try it for ever

    @property
    def seat(self) -> int:
        return self.march.seat

    def picks(self, seat: int) -> list[str] | None:
        """A Noble, those who go along with him and the roads they take are one choice, unless it is interrupted."""
        return self.picked if seat == self.seat and self.at in (self.CHOOSE, self.MARCH) else None

    # What may be done

    def run(self, s: Fief) -> None:
        march = self.march
        if self.at == self.FIGHT:
            self.at = self.MARCH
            march.after_attack(s)
        march.check(s)
        if self.at == self.LANDED:
            self.rest()
        elif self.at != self.CHOOSE and not march.nobles:
            self.stop(s)
        if self.at == self.CHOOSE:
            self.choose(s)
        elif self.at == self.MARCH:
            s.ask(self.seat, "step", self.prompt(s), "fief.5.0.2", self.options(s))
        elif self.at == self.SHIPS:
            ships.ask_master(s, march)
        else:
            self.ask_leave(s)

    def choose(self, s: Fief) -> None:
        options: list[Option] = []
        for n in s.house_nobles(self.seat):
            if may_march(s, self.seat, n) is None and self.company(s, s.where[n]):
                options.append(make_option(f"march {NOBLES[n].name}", "march", (n,)))
            if ships.may_board(s, self.seat, n) is None:
                options.append(make_option(f"sail {NOBLES[n].name}", "sail", (n,)))
        if not options:
            s.pop()
            return
        prompt = "Choose a Noble who marches, or stop."
        s.ask(self.seat, "march", prompt, "fief.5.0.1", [*options, make_option("done", "done")])

    def company(self, s: Fief, village: int) -> bool:
        """Whether there are Troops in a Village that can still go along with a Noble."""
        return any(self.march.idle(s, kind, village) is not None for kind in range(KINDS))

    def ask_leave(self, s: Fief) -> None:
        """Somebody is asked for permission to pass, to land, or to leave a besieged place."""
        march = self.march
        place = s.board.villages[march.to if march.ship else march.village].name
        told = reminder(s, self.asked[0], PASSAGE, self.seat)
        prompt = f"May {s.name(self.seat)} {'land' if march.ship else 'pass'} at {place}?{told}"
        rule = "fief.1.3.1.10" if march.ship else "fief.5.0.9"
        s.ask(self.asked[0], "permission", prompt, rule, [make_option("permit", "yes"), make_option("deny", "no")])

    def prompt(self, s: Fief) -> str:
        end = "Where to?" if self.march.must else "Go on, or stop?"
        return f"{self.said(s)}. {end}"

    def said(self, s: Fief) -> str:
        """Who marches, where they are, and with which Troops."""
        group = self.march.group
        who = listed([NOBLES[n].name for n in group.people])
        here = s.board.villages[self.march.village].name
        troops = listed(said_each(group.kinds())) or "no Troops"
        return f"{who} {'is' if len(group.people) == 1 else 'are'} in {here} with {troops}"

    def options(self, s: Fief) -> list[Option]:
        march = self.march
        if march.ship:
            return [*ships.sails(s, march), *self.seeks(s), *self.takes(s), make_option("stop", "done")]
        found = [*self.roads(s), *self.secret_roads(s)]
        if march.may_ask(s):
            found.append(make_option("ask permission", "ask"))
        found += [
            make_option(f"raid {s.name(target)}", "raid", (target,))
            for target in raid.targets(s, march)
            if raid.may_raid(s, march, target) is None
        ]
        able = bool(found)
        found += self.seeks(s)
        if not march.denied:
            found += self.takes(s)
            found += self.leaves(s)
        return found if march.must and able else [*found, make_option("stop", "done")]

    def roads(self, s: Fief) -> list[Option]:
        return [
            make_option(f"move {s.board.villages[to].name}", "move", (to,))
            for to in s.board.roads[self.march.village]
            if self.march.may_step(s, to) is None
        ]

    def secret_roads(self, s: Fief) -> list[Option]:
        ways = self.march.ways(s)
        return [
            make_option(f"move {s.board.villages[to].name} {SECRETLY[way]}", "slip", (to, way))
            for to in (self.march.secret_roads(s) if ways else ())
            for way in ways
        ]

    def seeks(self, s: Fief) -> list[Option]:
        """Once in each place the others may be asked to open a Secret Passage for the march (fief.2.4.8.2)."""
        march = self.march
        if "sought" in march.group.touched or CARD in march.ways(s) or not march.may_seek(s):
            return []
        return [make_option("ask for a Secret Passage", "seek")]

    def takes(self, s: Fief) -> list[Option]:
        """Who can still join the march here (fief.5.0.5)."""
        march, group = self.march, self.march.group
        kinds = [k for k in range(KINDS) if march.idle(s, k) is not None and f"left {k}" not in group.touched]
        found = [make_option("take all Troops", "take all")] if kinds and not group.touched else []
        found += [make_option(f"take {TROOPS[k].name}", "take troop", (k,)) for k in kinds]
        for verb, nobles, going in (
            ("take noble", s.nobles_at(self.seat, march.village), group.nobles),
            ("take captive", s.captives_at(self.seat, march.village), group.captives),
        ):
            for n in nobles:
                able = s.steps[n] == FRESH or (s.steps[n] in LED and not march.ship)
                if n not in going and able and f"left noble {n}" not in group.touched:
                    found.append(make_option(f"take {NOBLES[n].name}", verb, (n,)))
        return found

    def leaves(self, s: Fief) -> list[Option]:
        """Who can be dropped off here; not in a Village that others hold, without their leave (fief.5.0.12)."""
        march, group = self.march, self.march.group
        if march.from_ < 0 and not march.must:
            return []
        found: list[Option] = []
        for kind in sorted({k for k, _ in group.troops}):
            if f"took {kind}" not in group.touched and march.may_leave(s, kind) is None:
                found.append(make_option(f"leave {TROOPS[kind].name}", "leave troop", (kind,)))
        if march.foreign(s) < 0 or march.permitted:
            for n in group.nobles[1:] + group.captives:
                if f"took noble {n}" not in group.touched:
                    found.append(make_option(f"leave {NOBLES[n].name}", "leave noble", (n,)))
        return found

    # What is done

    def answer(self, s: Fief, seat: int, option: Option) -> None:
        verb = option.verb
        self.picked = [*self.picked, option.label] if verb.startswith(MARCHING) and self.at <= self.MARCH else []
        if self.at == self.PERMISSION:
            self.hear(s, seat, verb == "yes")
        elif self.at == self.SHIPS:
            self.at = self.MARCH
            ships.hear_master(s, self.march, verb == "yes")
            if verb != "yes":
                self.rest()
        elif self.at == self.CHOOSE:
            self.set_out(s, option)
        else:
            self.act(s, seat, option)
            if verb == "move" and plagued(s, self.march.village):
                self.picked = []  # who has seen what came of it decides anew

    def set_out(self, s: Fief, option: Option) -> None:
        if option.verb == "done":
            s.pop()
            return
        self.march.begin(s, option.args[0], ship=option.verb == "sail")
        asked = option.verb == "sail" and not ships.board(s, self.march)
        self.at = self.SHIPS if asked else self.MARCH

    def act(self, s: Fief, seat: int, option: Option) -> None:
        """What the march does next."""
        march, verb, args = self.march, option.verb, option.args
        if verb == "done":
            if march.from_ < 0 and march.nobles:
                self.stayed.append(march.nobles[0])
            self.stop(s)
        elif verb in ("move", "sail to"):
            march.head_for(args[0])
            self.asked = ships.whom_to_ask(s, march, march.to) if march.ship else march.whom_to_ask(s, march.to)
            self.go_on(s)
        elif verb == "slip":
            march.head_for(args[0])
            march.use_passage(s, args[1])
            self.step(s, "fief.5.0.14" if march.denied else "fief.2.4.8.1.1")
        elif verb == "ask":
            march.head_for(NONE)
            self.asked = [march.foreign(s)]
            self.at = self.PERMISSION
        elif verb == "seek":
            march.seek()
            s.note("seeks passage", seat, march.village, rule="fief.2.4.8.2")
            window(s)
        elif verb == "raid":
            self.at = self.FIGHT
            raid.begin(s, march, args[0])
        else:
            march.regroup(s, verb, args[0] if args else NONE)

    def go_on(self, s: Fief) -> None:
        """Ask who is still to be asked, or take the step."""
        self.at = self.PERMISSION if self.asked else self.MARCH
        if self.asked:
            return
        if self.march.to >= 0:
            self.step(s)
        else:
            self.march.permit()

    def step(self, s: Fief, rule: str = "fief.5.0.2") -> None:
        if self.march.ship:
            self.at = self.LANDED
            self.march.land(s)
        else:
            self.march.step(s, rule)

    def hear(self, s: Fief, seat: int, permitted: bool) -> None:
        """Permission is given or denied (fief.5.0.11, fief.5.0.12)."""
        self.asked.pop(0)
        ship = self.march.ship
        place = self.march.to if ship else self.march.village
        rule = "fief.1.3.1.10" if ship else "fief.5.0.11" if permitted else "fief.5.0.12"
        hold(s, seat, self.seat, PASSAGE, permitted)
        s.note("permission", seat, self.seat, place, permitted, rule=rule)
        if permitted:
            self.go_on(s)
            return
        self.asked = []
        self.at = self.MARCH
        self.march.refuse()

    def stop(self, s: Fief) -> None:
        self.march.stop(s)
        self.rest()

    def rest(self) -> None:
        """No march is under way: the player chooses another one."""
        self.at = self.CHOOSE
        self.asked = []
        self.march.rest()


def may_march(s: Fief, seat: int, noble: int) -> str | None:
    """The clause that keeps a Noble from setting out, or from going on after a march; None if he may."""
    if s.owner[noble] != seat or s.captor[noble] >= 0 or s.where[noble] < 0:
        return "fief.5.0.1"
    if s.steps[noble] not in LED:
        return "fief.5.0.2"
    return None if s.has_troops(seat, s.where[noble]) else "fief.5.0.4"


def marching(s: Fief) -> March | None:
    """The march that is under way, if there is one."""
    march = next((frame.march for frame in reversed(s.frames) if isinstance(frame, Moves)), None)
    return march if march is not None and march.nobles else None


# A Secret Passage for another's march (an effect, fief.2.4.8.2)


def lend_offers(s: Fief, seat: int) -> list[Option]:
    """A Secret Passage of another player could help the march under way."""
    if s.phase != 5 or in_hand(s, seat, SECRET_PASSAGE) < 0:
        return []
    march = marching(s)
    if march is None or march.seat == seat or not march.may_seek(s):
        return []
    return [make_option(f"play Secret Passage for {s.name(march.seat)}'s march", "lend passage")]


def lend(s: Fief, seat: int, option: Option) -> None:
    """Another player opens a Secret Passage for the march: its next forbidden step is allowed."""
    march = marching(s)
    assert march is not None
    march.lend()
    spend(s, seat, "fief.2.4.8.2")
