"""Before a Battle: who joins which side, and persuasive Nobles (6.0)."""

from __future__ import annotations

from ....kernel.decision import Option, make_option
from ..diplomacy.promises import hold, reminder
from ..model.army import occupants, present
from ..model.board import NONE
from ..model.nobles import NOBLES, PERSUASIVE
from ..model.state import Fief, FiefFrame
from ..model.terms import BATTLE, PEACE
from ..model.troops import MAN_AT_ARMS
from .attacking import may_strike
from .forces import ATTACK, DEFENCE, under_way


def may_join(s: Fief, seat: int, leader: int) -> str | None:
    """The clause that keeps a player from joining a Leader's side of the Battle under way; None if he may ask."""
    battle = under_way(s)
    if battle is None or leader not in battle.leaders or not present(s, seat, battle.village):
        return "fief.6.0.6"
    if battle.raider >= 0:
        return "fief.5.2.5"
    if battle.formed:
        return "fief.6.3.0.2" if any(seat in side for side in battle.sides) else "fief.6.0.7"
    if leader == battle.leaders[ATTACK]:
        return may_strike(s, seat, battle.sides[DEFENCE], battle.village)
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
            self.waiting = [seat for seat in occupants(s, battle.village) if seat not in battle.leaders]
            self.at = 1
        while self.waiting:
            seat = self.waiting[0]
            name = s.board.villages[battle.village].name
            if self.asked >= 0:
                prompt = f"{s.name(seat)} wants to join your side at {name} with everything there: accept?"
                s.ask(
                    self.asked,
                    "join",
                    prompt,
                    "fief.6.0.6",
                    [make_option("accept", "yes"), make_option("refuse", "no")],
                )
                return
            options = [
                make_option(f"join {s.name(leader)}", "join", (leader,))
                for leader in battle.leaders
                if leader not in self.refused and may_join(s, seat, leader) is None
            ]
            if options:
                prompt = f"{s.name(battle.leaders[0])} attacks {s.name(battle.leaders[1])} at {name}: join a side?"
                prompt += reminder(s, seat, BATTLE)
                s.ask(seat, "side", prompt, "fief.6.0.6", [*options, make_option("stay out", "pass")])
                return
            self.next()
        s.pop()

    def side_with(self, s: Fief, seat: int, leaders: list[int], chosen: int) -> None:
        """Who has promised help gives it or doesn't, and whoever turns against another has kept no peace with him."""
        for leader in leaders:
            if leader not in self.refused and may_join(s, seat, leader) is None:
                hold(s, seat, leader, BATTLE, leader == chosen)
            if chosen not in (leader, NONE):
                hold(s, seat, leader, PEACE, False)

    def next(self) -> None:
        self.waiting = self.waiting[1:]
        self.refused = []
        self.asked = NONE

    def answer(self, s: Fief, seat: int, option: Option) -> None:
        battle = under_way(s)
        assert battle is not None
        if option.verb == "join":
            self.asked = option.args[0]
            self.side_with(s, seat, battle.leaders, self.asked)
        elif option.verb == "pass":
            self.side_with(s, seat, battle.leaders, NONE)
            self.next()
        elif option.verb == "yes":
            other = self.waiting[0]
            battle.join(seat, other)
            s.note("joins", other, seat, battle.village, rule="fief.6.0.6")
            self.next()
        else:
            s.note("join refused", self.waiting[0], seat, battle.village, rule="fief.6.0.6")
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
                make_option(f"turn {s.name(target)}'s Man at Arms", "turn", (target,)) for target in targets(s, noble)
            ]
            if options:
                prompt = f"{NOBLES[noble].name} is persuasive and may win over a Man at Arms of the enemy."
                s.ask(
                    s.owner[noble],
                    "persuade",
                    prompt,
                    "fief.11.1.persuasive.1",
                    [*options, make_option("pass", "pass")],
                )
                return
            self.nobles = self.nobles[1:]
        s.pop()

    def answer(self, s: Fief, seat: int, option: Option) -> None:
        noble, self.nobles = self.nobles[0], self.nobles[1:]
        if option.verb == "turn":
            battle, target = under_way(s), option.args[0]
            assert battle is not None
            s.add_troops(target, battle.village, MAN_AT_ARMS, -1)
            s.add_troops(seat, battle.village, MAN_AT_ARMS, 1)
            s.note("turned", noble, target, battle.village, rule="fief.11.1.persuasive.1")


def targets(s: Fief, noble: int) -> list[int]:
    """The enemies of whom a persuasive Noble can turn a Man at Arms; his player needs a counter for him."""
    battle, seat = under_way(s), s.owner[noble]
    if battle is None or not s.has(noble, PERSUASIVE) or s.reserve(seat, MAN_AT_ARMS) < 1:
        return []
    enemies = battle.sides[DEFENCE if seat in battle.sides[ATTACK] else ATTACK]
    return [target for target in enemies if s.troop(target, battle.village, MAN_AT_ARMS)]
