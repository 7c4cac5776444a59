"""Before a Battle: who may attack whom, who joins which side, and persuasive Nobles (6.0)."""

from __future__ import annotations

from ...kernel.decision import Option
from .army import braves_rain, occupants, present, rain
from .battle import ATTACK, DEFENCE, Battle, under_way
from .board import NONE
from .nights_watch import sworn
from .nobles import COWARD, LOYAL, NOBLES, PERSUASIVE
from .promises import reminder
from .state import Fief, FiefFrame
from .terms import BATTLE, PEACE
from .troops import MAN_AT_ARMS


def declared(seat: int, target: int, village: int) -> str:
    """The mark of a Battle declared in this round (fief.6.0.2)."""
    return f"battle {seat} {target} {village}"


def may_attack(s: Fief, seat: int, target: int, village: int) -> str | None:
    """The clause that keeps a player from declaring a Battle against another in a Village; None if he may."""
    if target == seat or not present(s, target, village) or not present(s, seat, village):
        return "fief.6.0.1"
    nobles = s.nobles_at(seat, village)
    if not nobles:
        return "fief.6.0.5"
    if not s.once(declared(seat, target, village)):
        return "fief.6.0.2"
    if rain(s, village) and not braves_rain(s, nobles):
        return "fief.2.3.1.2"
    if len(nobles) == 1 and s.has(nobles[0], COWARD):
        return "fief.11.1.coward.1"
    if not s.has_troops(seat, village) and not s.has_troops(target, village):
        return "fief.6.3.4.2"
    return may_strike(s, seat, [target], village)


def may_strike(s: Fief, seat: int, targets: list[int], village: int) -> str | None:
    """The clause that keeps a player from attacking or joining an attack on others in a Village."""
    if sworn(s, seat, targets, village):
        return "fief.6.0.8"
    ally = s.ally(seat)
    if ally >= 0 and ally in targets and any(s.has(n, LOYAL) for n in s.nobles_at(seat, village)):
        return "fief.11.1.loyal.1"
    return None


def may_join(s: Fief, seat: int, leader: int) -> str | None:
    """The clause that keeps a player from joining a Leader's side of the Battle under way; None if he may ask."""
    battle = under_way(s)
    if battle is None or leader not in battle.leaders or not present(s, seat, battle.fighting_at):
        return "fief.6.0.6"
    if battle.raider >= 0:
        return "fief.5.2.5"
    if battle.at > Battle.PERSUADE:
        return "fief.6.3.0.2" if any(seat in side for side in battle.sides) else "fief.6.0.7"
    if leader == battle.leaders[ATTACK]:
        return may_strike(s, seat, battle.sides[DEFENCE], battle.fighting_at)
    return None


class Joining(FiefFrame):
    """The others in the Village join a side, if its Leader agrees, or stay out (fief.6.0.6, fief.6.0.7)."""

    __slots__ = ("asked", "refused", "waiting")

    def __init__(self) -> None:
        self.at = 0  # 1: a Leader is asked
        self.waiting: list[int] = []
        self.refused: list[int] = []
        self.asked = NONE

    def run(self, s: Fief) -> None:
        battle = under_way(s)
        assert battle is not None
        if self.at == 0:
            self.waiting = [seat for seat in occupants(s, battle.fighting_at) if seat not in battle.leaders]
            self.at = 1
        while self.waiting:
            seat = self.waiting[0]
            name = s.board.villages[battle.fighting_at].name
            if self.asked >= 0:
                prompt = f"{s.name(seat)} wants to join your side at {name} with everything there: accept?"
                s.ask(self.asked, "join", prompt, "fief.6.0.6", [Option("accept", "yes"), Option("refuse", "no")])
                return
            options = [
                Option(f"join {s.name(leader)}", "join", (leader,))
                for leader in battle.leaders
                if leader not in self.refused and may_join(s, seat, leader) is None
            ]
            if options:
                prompt = f"{s.name(battle.leaders[0])} attacks {s.name(battle.leaders[1])} at {name}: join a side?"
                prompt += reminder(s, seat, BATTLE)
                s.ask(seat, "side", prompt, "fief.6.0.6", [*options, Option("stay out", "pass")])
                return
            self.next()
        s.pop()

    def next(self) -> None:
        self.waiting = self.waiting[1:]
        self.refused = []
        self.asked = NONE

    def answer(self, s: Fief, seat: int, option: Option) -> None:
        battle = under_way(s)
        assert battle is not None
        if option.verb == "join":
            self.asked = option.args[0]
        elif option.verb == "pass":
            self.next()
        elif option.verb == "yes":
            other = self.waiting[0]
            battle.sides[battle.leaders.index(seat)].append(other)
            s.note("joins", other, seat, battle.fighting_at, rule="fief.6.0.6")
            self.next()
        else:
            s.note("join refused", self.waiting[0], seat, battle.fighting_at, rule="fief.6.0.6")
            self.refused.append(self.asked)
            self.asked = NONE


class Persuasion(FiefFrame):
    """Before the Battle each persuasive Noble may turn a Man at Arms of the enemy (fief.11.1.persuasive.1)."""

    __slots__ = ("nobles",)

    def __init__(self, nobles: list[int]) -> None:
        self.at = 0
        self.nobles = nobles

    def run(self, s: Fief) -> None:
        while self.nobles:
            noble = self.nobles[0]
            options = [
                Option(f"turn {s.name(target)}'s Man at Arms", "turn", (target,)) for target in targets(s, noble)
            ]
            if options:
                prompt = f"{NOBLES[noble].name} may turn a Man at Arms of the enemy."
                s.ask(s.owner[noble], "persuade", prompt, "fief.11.1.persuasive.1", [*options, Option("pass", "pass")])
                return
            self.nobles = self.nobles[1:]
        s.pop()

    def answer(self, s: Fief, seat: int, option: Option) -> None:
        noble, self.nobles = self.nobles[0], self.nobles[1:]
        if option.verb == "turn":
            battle, target = under_way(s), option.args[0]
            assert battle is not None
            s.add_troops(target, battle.fighting_at, MAN_AT_ARMS, -1)
            s.add_troops(seat, battle.fighting_at, MAN_AT_ARMS, 1)
            s.note("turned", noble, target, battle.fighting_at, rule="fief.11.1.persuasive.1")


def targets(s: Fief, noble: int) -> list[int]:
    """The enemies of whom a persuasive Noble can turn a Man at Arms; his player needs a counter for him."""
    battle, seat = under_way(s), s.owner[noble]
    if battle is None or not s.has(noble, PERSUASIVE) or s.reserve(seat, MAN_AT_ARMS) < 1:
        return []
    enemies = battle.sides[DEFENCE if seat in battle.sides[ATTACK] else ATTACK]
    return [target for target in enemies if s.troop(target, battle.fighting_at, MAN_AT_ARMS)]


class DeclareBattles(FiefFrame):
    """A player declares Battles, one after the other, or none (fief.6.0.1)."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.at = 0
        self.seat = seat

    def run(self, s: Fief) -> None:
        options = [
            Option(f"attack {s.name(target)} at {s.board.villages[village].name}", "attack", (target, village))
            for village in sorted({s.where[n] for n in s.house_nobles(self.seat) if s.where[n] >= 0})
            for target in occupants(s, village)
            if may_attack(s, self.seat, target, village) is None
        ]
        if not options:
            s.pop()
            return
        prompt = f"Declare a Battle, or stop.{reminder(s, self.seat, PEACE)}"
        s.ask(self.seat, "battle", prompt, "fief.6.0.1", [*options, Option("done", "done")])

    def answer(self, s: Fief, seat: int, option: Option) -> None:
        if option.verb == "done":
            s.pop()
            return
        target, village = option.args
        s.used_round.append(declared(seat, target, village))
        s.note("battle", seat, target, village, rule="fief.6.0.6")
        s.push(Battle(village, seat, target))
