"""At the end of a round of Battle: fighting on, a Truce with or without terms, or surrender (6.3.0 to 6.3.2)."""

from __future__ import annotations

from ....kernel.decision import Option, make_option
from ..model.board import NONE
from ..model.state import Fief, FiefFrame
from ..model.words import many
from ..realm.control import set_control
from .forces import ATTACK, DEFENCE, Forces, under_way


def led(s: Fief, battle: Forces, side: int) -> bool:
    """Whether a side is led by a Noble of its Leader: only then it can refuse a Truce (fief.6.3.1.1)."""
    return any(s.owner[n] == battle.leaders[side] for n in battle.side_nobles(s, side))


class Parley(FiefFrame):
    """First the offensive, then the defensive Leader chooses for his whole side (fief.6.3.0.1)."""

    __slots__ = ("rounds", "terms")
    REPLY = 2

    def __init__(self, rounds: int) -> None:
        self.rounds = rounds  # that have been fought
        self.at = ATTACK  # the side that chooses; REPLY + side: the side that was asked for a Truce
        self.terms = NONE

    def run(self, s: Fief) -> None:
        battle = under_way(s)
        assert battle is not None
        name = s.board.villages[battle.village].name
        if self.at < self.REPLY:
            options = [
                make_option("fight on", "pass"),
                *self.proposals(s, battle, self.at),
                make_option("surrender", "surrender"),
            ]
            prompt = (
                f"The Battle of {name}, after {many(self.rounds, 'round')}: fight on, ask for a Truce, or surrender?"
            )
            s.ask(battle.leaders[self.at], "parley", prompt, "fief.6.3.0.1", options)
            return
        side = self.at - self.REPLY
        if not led(s, battle, side):
            self.agree(s, battle)
            return
        terms = f"; {s.name(self.terms)} gets {name}" if self.terms >= 0 else ""
        prompt = f"{s.name(battle.leaders[1 - side])} asks for a Truce at {name}{terms}. Do you accept?"
        s.ask(
            battle.leaders[side],
            "truce",
            prompt,
            "fief.6.3.1.1",
            [make_option("accept", "yes"), make_option("refuse", "no")],
        )

    def proposals(self, s: Fief, battle: Forces, side: int) -> list[Option]:
        """A Truce, and one with Control of the Village in its terms if its Controller is one of the Leaders."""
        found = [make_option("ask for a Truce", "truce", (NONE,))]
        village = battle.village
        name, controller = s.board.villages[village].name, s.control[village]
        own, other = battle.leaders[side], battle.leaders[1 - side]
        if battle.raider >= 0:
            return found
        if controller == own:
            found.append(make_option(f"ask for a Truce and give {name}", "truce", (other,)))
        elif controller == other and led(s, battle, 1 - side):  # he must consent: fief.6.3.1.5
            found.append(make_option(f"ask for a Truce and take {name}", "truce", (own,)))
        return found

    def answer(self, s: Fief, seat: int, option: Option) -> None:
        battle = under_way(s)
        assert battle is not None
        if option.verb == "surrender":
            s.pop()
            battle.surrender(s, self.at)
        elif option.verb == "truce":
            self.terms = option.args[0]
            s.note("truce asked", seat, battle.village, self.terms, rule="fief.6.3.0.1")
            self.at = self.REPLY + 1 - self.at
        elif option.verb == "yes":
            self.agree(s, battle)
        elif option.verb == "no":
            side = self.at - self.REPLY
            s.pop()
            s.note("truce refused", seat, battle.village, rule="fief.6.3.1.2")
            if side == DEFENCE:
                battle.turn()
        elif self.at == ATTACK:
            self.at = DEFENCE
        else:
            s.pop()

    def agree(self, s: Fief, battle: Forces) -> None:
        """The Battle is over, everybody stays, and Control stays where it was unless the terms say so (6.3.1)."""
        s.pop()
        battle.agree()
        s.note("truce", battle.village, rule="fief.6.3.1.4")
        if self.terms >= 0:
            set_control(s, battle.village, self.terms, "fief.6.3.1.5")
