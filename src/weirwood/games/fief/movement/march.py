"""A march: where a group is, where it may go, and what happens to it on the way (5.0)."""

from __future__ import annotations

from dataclasses import dataclass, field, fields

from ..events.plague import enter_plague
from ..events.secret_passage import shadow_ready, spend, use_shadow
from ..model import cards
from ..model.army import besiegers, present, rain, rides_rain
from ..model.board import NONE
from ..model.nobles import SWIFT
from ..model.state import Fief
from ..model.titles import KING, MOTHER, QUEEN
from ..model.troops import KINDS, KINGSGUARD, NORMAL, QUEENSGUARD, RECRUIT, WHITECLOAKS
from ..realm.control import block, blockers
from ..timing.window import window
from .group import Group
from .paces import ALONE, FRESH, LED, ONE, ONE_LED, SPENT, TWO_LED, WEARY, Paces

GUARDS = (*KINGSGUARD, *QUEENSGUARD, RECRUIT)
CARD, FREE = 0, 1
"""How a forbidden step is taken: with a Secret Passage card, or by a shadow Noble without one."""
SECRETLY = {CARD: "by Secret Passage", FREE: "as a shadow"}


@dataclass(slots=True)
class March:
    """The march that is under way in a player's turn, if any Nobles are; only its own methods change it."""

    paces: Paces  # of all his Troops, for the whole turn
    closed: list[tuple[int, int]] = field(default_factory=list)  # Roads (from, to) denied him, for the whole turn
    group: Group = field(default_factory=Group)
    village: int = NONE
    from_: int = NONE
    to: int = NONE
    brought: int = 0  # the Troops that came here together
    before: list[int] = field(default_factory=list)  # the Troops in the Village before a Raid, or on arrival
    ports: list[int] | None = None  # of a ship: where it was refused
    target: int = NONE  # whom the march raids
    raided: list[int] = field(default_factory=list)  # whom it has raided in this Village
    denied: bool = False  # it may only go back
    permitted: bool = False  # it may go on
    must: bool = False  # it must go on
    lent: bool = False  # another player has opened a Secret Passage for it

    def copy(self) -> March:
        kept = {each.name: getattr(self, each.name) for each in fields(self)}
        return March(**{name: value.copy() if hasattr(value, "copy") else value for name, value in kept.items()})

    @property
    def seat(self) -> int:
        return self.paces.seat

    @property
    def nobles(self) -> list[int]:
        return self.group.nobles

    @property
    def ship(self) -> bool:
        return self.ports is not None

    # Its beginning and its end

    def begin(self, s: Fief, noble: int, ship: bool) -> None:
        self.group.nobles = [noble]
        self.village = s.where[noble]
        self.ports = [] if ship else None

    def rest(self) -> None:
        """No march is under way."""
        idle = March(self.paces, self.closed)
        for each in fields(self):
            setattr(self, each.name, getattr(idle, each.name))

    def stop(self, s: Fief) -> None:
        """The march is over; who stays in another's Village has ended his move."""
        if self.nobles and self.from_ >= 0 and self.foreign(s) >= 0:
            for n in self.nobles:
                s.steps[n] = SPENT
        self.rest()

    # Who goes along

    def check(self, s: Fief) -> None:
        """Who has died or been captured meanwhile doesn't march on."""
        here, group = self.village, self.group
        if here < 0:
            return
        if self.before:
            self.count_losses(s)
        group.nobles = [n for n in group.nobles if s.where[n] == here and s.captor[n] < 0 and s.owner[n] == self.seat]
        group.captives = [n for n in group.captives if s.where[n] == here and s.captor[n] == self.seat]
        moving = {kind for kind, _ in group.troops} | self.paces.kinds(here)
        for kind in moving:  # of the others nobody is tired, and nobody goes along
            there = s.troop(self.seat, here, kind)
            had = {pace: self.paces.count(s, here, kind, pace) for pace in WEARY}
            for pace in reversed(WEARY):  # the most tired are the ones who are gone
                left = min(had[pace], there)
                there -= left
                self.paces.add(here, kind, pace, left - had[pace])
                group.set(kind, pace, min(group.count(kind, pace), left))

    def count_losses(self, s: Fief) -> None:
        """What was lost in a Raid or to the Plague on arrival was of the group."""
        lost = [count - s.troop(self.seat, self.village, kind) for kind, count in enumerate(self.before)]
        for kind in WHITECLOAKS:
            self.disband(kind, min(lost[kind], -lost[NORMAL[kind]]), lost)
        for kind in range(KINDS):
            self.bury(kind, lost[kind])
        self.before = []

    def disband(self, guard: int, count: int, lost: list[int]) -> None:
        """Whitecloaks whose King or Queen has died march on as normal Troops, as tired as they are (fief.4.2.7.0.2)."""
        for pace in WEARY:
            turned = min(max(0, count), self.group.count(guard, pace))
            for kind, more in ((guard, -turned), (NORMAL[guard], turned)) if turned else ():
                self.group.add(kind, pace, more)
                self.paces.add(self.village, kind, pace, more)
                lost[kind] += more
            count -= turned

    def bury(self, kind: int, lost: int) -> None:
        """The most tired of the group are the ones who fell."""
        for pace in WEARY:
            dead = min(max(0, lost), self.group.count(kind, pace))
            if dead:
                self.group.add(kind, pace, -dead)
                self.paces.add(self.village, kind, pace, -dead)
                lost -= dead

    def idle(self, s: Fief, kind: int, village: int = NONE) -> int | None:
        """The pace of the freshest Troop of a kind in a Village (here) that can go along (fief.5.0.6); None: no one."""
        here = self.village if village < 0 else village
        paces = (FRESH,) if self.ship else (FRESH, ONE_LED, ONE, TWO_LED)
        able = (pace for pace in paces if self.paces.count(s, here, kind, pace) > self.group.count(kind, pace))
        return next(able, None)

    def may_leave(self, s: Fief, kind: int) -> str | None:
        """The clause that keeps the march from dropping a Troop here; None if it may."""
        if self.foreign(s) >= 0 and not self.permitted:
            return "fief.5.0.12"
        if self.bound(s, kind):
            return "fief.4.2.5.3" if kind == RECRUIT else "fief.4.2.7.0.5"
        return None if self.group.size > 1 else "fief.5.0.4"

    def bound(self, s: Fief, kind: int) -> bool:
        """Whitecloaks and Recruits stay with their Noble (fief.4.2.7.0.5, fief.4.2.5.3)."""
        leader = {**dict.fromkeys(KINGSGUARD, s.holder[KING]), **dict.fromkeys(QUEENSGUARD, s.holder[QUEEN]),
                  RECRUIT: s.brother[self.seat]}  # fmt: skip
        return kind in leader and leader[kind] in self.nobles

    def regroup(self, s: Fief, verb: str, what: int) -> None:
        """Somebody joins the march, or is left behind."""
        if verb == "take all":
            self.group.touch("took all")
            for kind in range(KINDS):
                while self.idle(s, kind) is not None:
                    self.take(s, kind)
        elif verb == "take troop":
            self.take(s, what)
        elif verb == "leave troop":
            self.group.leave(what)
        elif verb == "leave noble":
            if what in self.nobles and self.foreign(s) >= 0:
                s.steps[what] = SPENT  # who stays in another's Village has ended his move
            self.group.leave_noble(what)
        else:
            self.group.take_noble(what, captive=verb == "take captive")

    def take(self, s: Fief, kind: int) -> None:
        pace = self.idle(s, kind)
        assert pace is not None
        self.group.take(kind, pace, late=self.from_ >= 0 or s.steps[self.nobles[0]] != FRESH)

    # Where it may go

    def foreign(self, s: Fief) -> int:
        """The other player who Controls and occupies the Village the march is in; -1 if there is none."""
        controller = s.control[self.village]
        other = controller >= 0 and controller != self.seat and present(s, controller, self.village)
        return controller if other else NONE

    def may_ask(self, s: Fief) -> bool:
        return self.from_ >= 0 and self.foreign(s) >= 0 and not self.permitted and not self.denied and not self.ship

    def led(self, s: Fief) -> bool:
        """Whether the group moves with a leader of 3 steps: the Mother of Dragons, or a swift Noble without foot."""
        if s.holder[MOTHER] in self.nobles:
            return True
        return self.group.mounted() and any(s.has(n, SWIFT) for n in self.nobles)

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
        if any(s.steps[n] not in paces for n in self.group.people):
            return "fief.5.0.2"
        return "fief.5.0.6" if any(pace not in paces for _, pace in self.group.troops) else None

    def unfit(self, s: Fief) -> str | None:
        """The clause that forbids this group to leave: Nobles alone, guards without their Noble."""
        size, there = self.group.size, sum(s.army(self.seat, self.village))
        if not size:
            return "fief.5.0.4"
        left = [n for n in s.nobles_at(self.seat, self.village) if n not in self.nobles]
        dropped = any(f"left noble {n}" in self.group.touched for n in left)
        if left and size == there and (dropped or there > self.brought):
            return "fief.5.0.4"
        marching = self.group.kinds()
        for kind in GUARDS:
            if self.bound(s, kind) and marching[kind] < s.troop(self.seat, self.village, kind):
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
        if len(self.group.people) + self.group.size > 2:
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

    def seek(self) -> None:
        """Once in each place the others may be asked to open one (fief.2.4.8.2)."""
        self.group.touch("sought")

    def lend(self) -> None:
        """Another player opens one: the next forbidden step is allowed."""
        self.lent = True

    # What others say to it

    def head_for(self, to: int) -> None:
        self.to = to

    def permit(self) -> None:
        self.permitted = True

    def refuse(self) -> None:
        """Permission is denied: to land there, to go on, or to leave by this road (fief.5.0.12)."""
        if self.ports is not None:
            self.ports.append(self.to)
        elif self.from_ >= 0:
            self.denied = True
        else:
            self.closed.append((self.village, self.to))

    # A Raid (5.2)

    def attack(self, s: Fief, target: int) -> None:
        self.target = target
        self.raided.append(target)
        self.before = s.army(self.seat, self.village)

    def after_attack(self, s: Fief) -> None:
        """Who has won and can must go on (fief.5.2.11); who hasn't stays, or goes back (fief.5.0.12)."""
        here, target = self.village, self.target
        self.check(s)
        self.target = NONE
        self.group.touched.clear()
        if not present(s, target, here):
            self.denied = False
            self.must = bool(self.nobles and self.group.troops)
        elif self.from_ >= 0:
            self.denied = True
        else:
            self.closed += [(here, to) for to in s.board.roads[here] if (here, to) not in self.closed]

    # A step

    def step(self, s: Fief, rule: str = "fief.5.0.2") -> None:
        """One step along a road: the group moves, and may stand on the road of another's Village (fief.5.0.10)."""
        here, to = self.village, self.to
        self.travel(s, LED if self.led(s) else ALONE)
        if self.foreign(s) >= 0:
            block(s, self.seat, to, here)
        self.arrive(s, "step", here, rule)

    def land(self, s: Fief) -> None:
        """The ship arrives; nobody aboard moves any more in this Phase (fief.1.3.1.9). Who is lost on arrival was aboard."""
        here = self.village
        self.travel(s, {FRESH: SPENT})
        self.ports = []
        self.arrive(s, "voyage", here, "fief.1.3.1.9")

    def arrive(self, s: Fief, how: str, here: int, rule: str) -> None:
        """All hear of it, there is a window, and before it the Plague strikes."""
        troops = self.group.troops
        s.note(how, self.seat, tuple(self.nobles), here, self.village, tuple(sorted(troops.items())), rule=rule)
        window(s)
        enter_plague(s, self.seat, here, self.village, self.group.people, troops)

    def travel(self, s: Fief, paces: dict[int, int]) -> None:
        """The group is in another Village now, and more tired."""
        here, to = self.village, self.to
        before, self.group.troops = self.group.troops, {}
        for (kind, pace), count in before.items():
            s.add_troops(self.seat, here, kind, -count)
            s.add_troops(self.seat, to, kind, count)
            self.paces.add(here, kind, pace, -count)
            self.paces.add(to, kind, paces[pace], count)
            self.group.add(kind, paces[pace], count)
        self.brought = self.group.size
        for n in self.group.people:
            s.steps[n] = paces[s.steps[n]]
            s.where[n] = to
        self.village, self.from_, self.to = to, here, NONE
        self.before = s.army(self.seat, to)
        self.group.touched.clear()
        self.raided.clear()
        self.denied = self.permitted = self.must = False
