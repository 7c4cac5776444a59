"""Private talks: a Diplomacy marker, one or more partners, and what they offer each other unheard (fief.9.3, fief.9.4)."""

from __future__ import annotations

from ...kernel.decision import Option
from .promises import PER_MARKER
from .state import Fief, FiefFrame

TIME = 3
"""The offers for which a marker gives time: three minutes, one each (designed)."""


def begin_talk(s: Fief, seat: int, other: int) -> None:
    """The marker is spent for the talk, whatever comes of it; the first offer of its three follows."""
    s.diplomacy[seat] -= 1
    s.note("private talk", seat, other, rule="fief.9.3")
    s.push(Talk([seat, other]))


def under_way(s: Fief) -> Talk | None:
    """The private talk that is held now."""
    return next((frame for frame in reversed(s.frames) if isinstance(frame, Talk)), None)


def invitations(s: Fief, seat: int) -> list[Option]:
    """Who began a talk may ask others to it before its first offer (fief.9.3)."""
    talk = under_way(s)
    if talk is None or talk.members[0] != seat or talk.offers > 1 or talk.at != talk.TURNS:
        return []
    others = [other for other in s.order() if other not in talk.members]
    return [Option(f"invite {s.name(other)}", "invite", (other,)) for other in others]


def invite(s: Fief, other: int) -> None:
    talk = under_way(s)
    assert talk is not None
    talk.members.append(other)
    s.note("invited", talk.members[0], other, rule="fief.9.3")


class Talk(FiefFrame):
    """The members take turns: each makes another one an offer or has nothing to say, until nobody has or time is up.

    Then any of them may spend another marker to go on (fief.9.4).
    """

    __slots__ = ("markers", "members", "offers", "passed", "passed_on", "turn")
    TURNS, LONGER = range(2)

    def __init__(self, members: list[int]) -> None:
        self.at = self.TURNS
        self.members = members
        self.turn = 1  # which of the members has the word
        self.passed = 0
        self.offers = 1  # the one with which it begins
        self.markers = 1
        self.passed_on = 0  # gold that has changed hands

    def allowance(self) -> int:
        """The gold that may still pass in the variant that asks for markers (fief.10.3.1)."""
        return PER_MARKER * self.markers - self.passed_on

    def run(self, s: Fief) -> None:
        if self.at == self.TURNS and self.offers >= TIME * self.markers:
            self.at = self.LONGER
            self.turn = 0
        if self.at == self.LONGER:
            self.ask_longer(s)
        elif self.passed >= len(self.members):
            s.pop()
        else:
            self.ask_turn(s)

    def ask_turn(self, s: Fief) -> None:
        seat = self.members[self.turn]
        others = [other for other in self.members if other != seat]
        options = [Option(f"offer {s.name(other)}", "say", (other,)) for other in others]
        prompt = f"In private with {' and '.join(s.name(other) for other in others)}: make an offer, or pass."
        s.ask(seat, "talk", prompt, "fief.9.3", [*options, Option("pass", "pass")])

    def ask_longer(self, s: Fief) -> None:
        """Who has a marker left is asked in turn whether he spends it."""
        while self.turn < len(self.members) and not s.diplomacy[self.members[self.turn]]:
            self.turn += 1
        if self.turn == len(self.members):
            s.pop()
            return
        options = [Option("go on", "longer"), Option("pass", "pass")]
        prompt = "Spend a Diplomacy marker to talk on?"
        s.ask(self.members[self.turn], "longer", prompt, "fief.9.4", options)

    def answer(self, s: Fief, seat: int, option: Option) -> None:
        from .negotiation import Offer

        if option.verb == "longer":  # he has the word
            s.diplomacy[seat] -= 1
            s.note("longer talk", seat, rule="fief.9.4")
            self.markers += 1
            self.passed = 0
            self.at = self.TURNS
            return
        self.turn += 1
        if self.at == self.LONGER:
            return
        self.turn %= len(self.members)
        self.passed += 1
        if option.verb == "say":
            self.passed = 0
            self.offers += 1
            s.push(Offer(seat, option.args[0], private=True))
