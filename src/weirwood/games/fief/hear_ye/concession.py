"""Title concession, a variant: a Noble gives one of his Titles to another of his House (1.1.5, 10.5)."""

from __future__ import annotations

from ....kernel.decision import Option, make_option
from ..model.board import NONE
from ..model.nobles import NOBLES
from ..model.state import Fief, FiefFrame
from ..model.titles import BROTHER, HIGH, MOTHER, ROYAL, held, may_candidate, may_hold, title_name, titles_of
from ..realm.bestowing import give, may_receive


def may_concede(s: Fief, noble: int, title: int, to: int) -> str | None:
    """The clause that keeps a Noble from giving a Title to another; None if he may."""
    if not s.options.concession or s.phase != 1:
        return "fief.1.1.5.1"
    if s.captor[noble] >= 0 or s.captor[to] >= 0:
        return "fief.10.5.2"
    if title not in titles_of(s, noble) or noble == to or s.owner[noble] != s.owner[to] or held(s, noble, HIGH):
        return "fief.10.5.1"
    if title in ROYAL:
        return "fief.B.14"
    if title == BROTHER:  # one takes the black, or breaks one's oath
        return "fief.B.9"
    if title == MOTHER:
        return may_hold(s, to, title)
    return None if may_receive(s, to, title) else may_candidate(s, to, title) or "fief.10.5.1"


class Concession(FiefFrame):
    """A player's turn to concede Titles, one of each Noble (fief.1.1.5.1)."""

    __slots__ = ("given", "seat")

    def __init__(self, seat: int) -> None:
        self.at = 0
        self.seat = seat
        self.given: list[int] = []

    def run(self, s: Fief) -> None:
        own = s.house_nobles(self.seat)
        options = [
            make_option(f"give {title_name(s, title)} to {NOBLES[to].name}", "concede", (noble, title, to))
            for noble in own
            if noble not in self.given
            for title in titles_of(s, noble)
            for to in own
            if may_concede(s, noble, title, to) is None
        ]
        if not options and not s.ask_all:
            s.pop()
            return
        prompt = "Give a Title of a Noble to another of your House, or stop."
        s.ask(self.seat, "concession", prompt, "fief.1.1.5.1", [*options, make_option("done", "done")])

    def answer(self, s: Fief, seat: int, option: Option) -> None:
        if option.verb == "done":
            s.pop()
            return
        noble, title, to = option.args
        self.given += [noble, to]
        s.holder[title] = NONE
        s.note("concedes", noble, title, to, rule="fief.1.1.5.1")
        give(s, to, title, "fief.10.5.1")
