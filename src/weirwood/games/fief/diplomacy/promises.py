"""Promises: what players have given their word for. The rules enforce none of it (fief.9.1); the game only reminds."""

from __future__ import annotations

from ....kernel.decision import Option, make_option
from ..model.board import NONE
from ..model.state import Fief, FiefFrame
from ..model.terms import BATTLE, ELECTION, MARRIAGE, PASSAGE, PEACE, RANSOM, worded

AFTER_HEAR_YE = (ELECTION, MARRIAGE)
AFTER_ROUND = (PASSAGE, PEACE, BATTLE)
"""When the time for a promise is over; half of a Ransom is due whenever one is paid."""
PER_MARKER = 3
"""Gold that a Diplomacy marker lets pass, in the variant that asks for one (fief.10.3.1)."""


def promise(s: Fief, by: int, to: int, kind: int, audience: int) -> None:
    """A player gives another his word; those who heard it are kept as bits."""
    forget(s, by, to, kind)
    s.promises.append((by, to, kind, audience))


def forget(s: Fief, by: int, to: int, kind: int) -> None:
    s.promises = [each for each in s.promises if each[:3] != (by, to, kind)]


def expire(s: Fief, kinds: tuple[int, ...]) -> None:
    """The time for promises of these kinds is over; whoever has kept the peace until then has kept his word."""
    for by, to, kind, _ in s.promises if PEACE in kinds else ():
        if kind == PEACE:
            hold(s, by, to, PEACE, True)
    s.promises = [each for each in s.promises if each[2] not in kinds]


def promised(s: Fief, by: int, kind: int) -> list[int]:
    """Those to whom a player has promised something."""
    return [to for giver, to, what, _ in s.promises if giver == by and what == kind]


def reminder(s: Fief, by: int, kind: int, to: int = NONE) -> str:
    """What a player is told who is asked for what he has promised (to one player, or to any)."""
    names = [s.name(each) for each in promised(s, by, kind) if to in (NONE, each)]
    return f" (You have promised {' and '.join(names)} {worded(kind, 'your')}.)" if names else ""


def whose(s: Fief, seat: int) -> str:
    return f"{s.name(seat)}'s"


def heard(s: Fief, seat: int | None) -> list[str]:
    """The promises that a seat knows of, in words."""
    bit = 0 if seat is None else 1 << seat
    known = [each for each in s.promises if each[3] & bit or each[3] == s.everybody]
    return [f"{s.name(by)} has promised {s.name(to)} {worded(kind, whose(s, by))}" for by, to, kind, _ in known]


# Whether promises are kept: nobody is held to them, but those who have heard them remember it


def hold(s: Fief, by: int, to: int, kind: int, kept: bool) -> None:
    """A player does what he has promised another, or doesn't; one breach in a round counts more than all else."""
    audience = next((each[3] for each in s.promises if each[:3] == (by, to, kind)), 0)
    deed = (by, to, kind, audience, s.round)
    if not audience or (*deed, False) in s.deeds or (kept and (*deed, True) in s.deeds):
        return
    s.deeds = [each for each in s.deeds if each[:5] != deed] + [(*deed, kept)]
    if not kept and kind != RANSOM:
        s.note("breach", by, to, kind, rule="fief.9.1", audience=audience)


def remembered(s: Fief, seat: int | None) -> list[tuple[int, int, int, int, bool]]:
    """What became of the promises that a seat has heard: by whom, to whom, what, in which round, and whether kept."""
    bit = 0 if seat is None else 1 << seat
    known = [each for each in s.deeds if each[3] & bit or each[3] == s.everybody]
    return [(by, to, kind, when, kept) for by, to, kind, _, when, kept in known]


# Half of a Ransom


def ransom_received(s: Fief, captor: int, amount: int) -> None:
    """Whoever has promised half of his next Ransom says whether he keeps his word."""
    for to in reversed(promised(s, captor, RANSOM)):
        if amount > 1:
            s.push(Share(captor, to, amount // 2))


class Share(FiefFrame):
    """A captor who has received a Ransom pays the promised half of it, or breaks his word."""

    __slots__ = ("amount", "seat", "to")

    def __init__(self, seat: int, to: int, amount: int) -> None:
        self.at = 0
        self.seat = seat
        self.to = to
        self.amount = amount

    def payable(self, s: Fief) -> int:
        """As much of it as may change hands: in a variant 3 for each of his markers (fief.10.3.1)."""
        most = min(self.amount, s.gold[self.seat])
        return min(most, PER_MARKER * s.diplomacy[self.seat]) if s.options.diplomacy else most

    def run(self, s: Fief) -> None:
        amount = self.payable(s)
        options = [make_option(f"pay {amount} gold to {s.name(self.to)}", "yes")] if amount else []
        prompt = f"You have promised {s.name(self.to)} half of this Ransom: pay it?"
        s.ask(self.seat, "share", prompt, "fief.9.1", [*options, make_option("break your word", "no")])

    def answer(self, s: Fief, seat: int, option: Option) -> None:
        s.pop()
        heard_by = next((each[3] for each in s.promises if each[:3] == (seat, self.to, RANSOM)), 0)
        hold(s, seat, self.to, RANSOM, option.verb == "yes")
        forget(s, seat, self.to, RANSOM)
        if option.verb == "yes":
            amount = self.payable(s)
            spend_markers(s, seat, amount)
            s.pay(seat, amount, self.to)
            s.note("shared", seat, self.to, amount, rule="fief.9.1")
        else:
            s.note("word broken", seat, self.to, rule="fief.9.1", audience=heard_by)


def spend_markers(s: Fief, seat: int, gold: int) -> None:
    """The Diplomacy markers for gold that is given, in the variant that asks for them (fief.10.3.1)."""
    if s.options.diplomacy:
        s.diplomacy[seat] -= -(-gold // PER_MARKER)
