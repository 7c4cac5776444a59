"""After a Battle: the victorious Leader says which army of his side holds whom (fief.6.2.3.4, fief.6.2.3.11)."""

from __future__ import annotations

from ....kernel.decision import Option, make_option
from ..model.army import present
from ..model.nobles import NOBLES
from ..model.state import Fief, FiefFrame
from ..realm.captives import capture, free, pass_on


class ChooseCaptors(FiefFrame):
    """The Captives of the beaten and their lone Nobles go to the winners, one by one."""

    __slots__ = ("leader", "nobles", "village", "winners")

    def __init__(self, village: int, leader: int, winners: list[int], nobles: list[int]) -> None:
        self.at = 0
        self.village = village
        self.leader = leader
        self.winners = winners
        self.nobles = nobles

    def run(self, s: Fief) -> None:
        armies = [seat for seat in self.winners if s.has_troops(seat, self.village)]
        armies = armies or [seat for seat in self.winners if present(s, seat, self.village)]
        self.nobles = [n for n in self.nobles if s.owner[n] >= 0 and s.where[n] == self.village]
        if not self.nobles or not armies:
            s.pop()
            return
        noble = self.nobles[0]
        if s.owner[noble] in self.winners:
            self.nobles = self.nobles[1:]
            free(s, noble, "fief.6.2.3.11")
        elif len(armies) == 1:
            self.give(s, armies[0])
        else:
            options = [make_option(f"captive of {s.name(seat)}", "captor", (seat,)) for seat in armies]
            s.ask(self.leader, "captor", f"Who captures {NOBLES[noble].name}?", "fief.6.2.3.4", options)

    def answer(self, s: Fief, seat: int, option: Option) -> None:
        self.give(s, option.args[0])

    def give(self, s: Fief, captor: int) -> None:
        noble, self.nobles = self.nobles[0], self.nobles[1:]
        if s.captor[noble] >= 0:
            pass_on(s, noble, captor)
        else:
            capture(s, noble, captor, "fief.6.2.3.4")
