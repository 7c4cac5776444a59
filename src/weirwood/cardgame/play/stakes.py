"""Stakes: what a challenge would bring to whoever wins it, and what came of the last one, in words for a seat."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

from ..table import values
from ..table.choosing import Pick
from ..table.state import Table
from ..table.words import listed
from ..telling.claims import called, claim
from ..telling.sentences import sentence
from .contests import declaring


class Reward(NamedTuple):
    """What a keyword of a participating character brings to its side if that wins."""

    text: str
    attacking: bool = False
    """Whether only an attacker's does."""


def nothing_more(s: Any, seat: int | None, winner: int, loser: int) -> list[str]:
    """Nothing beside claim and keywords depends on it."""
    return []


class Theatre(NamedTuple):
    """What an edition says of a challenge: its keywords' rewards, what else hangs on winning, and how the log is said."""

    sentences: Mapping[str, Any]
    rewards: Mapping[str, Reward]
    more: Callable[[Any, int | None, int, int], list[str]] = nothing_more


def stakes(s: Table, seat: int | None, theatre: Theatre) -> list[dict[str, Any]]:
    """What follows if the attacker wins, and if the defender does; a player's own outcome first."""
    c = s.under_way()
    found = [outcome(s, seat, theatre, c.attacker, c.defender), outcome(s, seat, theatre, c.defender, c.attacker)]
    return found[::-1] if seat == c.defender else found


def outcome(s: Table, seat: int | None, theatre: Theatre, winner: int, loser: int) -> dict[str, Any]:
    """What follows if one side wins."""
    c = s.under_way()
    attacking = winner == c.attacker
    lines = [claim(s, seat, c.kind, winner, loser)] if attacking else ["no claim: only the attacker's counts"]
    if attacking and powerless(s):
        lines.insert(0, f"can't be, as it stands: the attackers have 0 {s.speech.word('STR')}")
    elif attacking and values.side_strength(s, "defending") < 1:
        lines.append(f"unopposed, as it stands: 1 power for {called(s, seat, winner)}")
    for keyword, reward in theatre.rewards.items():
        bearers = bearing(s, "attacking" if attacking else "defending", keyword)
        if bearers and (attacking or not reward.attacking):
            lines.append(
                f"{keyword}: {listed(bearers)}, {reward.text if len(bearers) > 1 else reward.text.removesuffix(' each')}"
            )
    lines += theatre.more(s, seat, winner, loser)
    what = "you win" if seat == winner else "you lose" if seat == loser else f"{s.name(winner)} wins"
    return {"if": f"If {what}", "who": s.name(winner), "lines": lines}


def powerless(s: Table) -> bool:
    """Whether attackers have been declared who couldn't win as they are, or aren't there any more."""
    return not isinstance(declaring(s), Pick) and values.side_strength(s, "attacking") < 1


def bearing(s: Table, side: str, keyword: str) -> list[str]:
    """The participating characters of a side that have a keyword."""
    return [
        s.called(card)
        for card in values.participants(s, side)
        if any(k.name == keyword for k in values.keywords(s, card))
    ]


DECIDED = ("winner", "no winner")
SAID_ELSEWHERE = frozenset(("challenge ends", "active"))


def result(s: Table, seat: int | None, theatre: Theatre) -> dict[str, Any] | None:
    """How the challenge that is under way, or was the last of this phase, was decided, and what followed from it."""
    followed: list[str] = []
    for entry in reversed(s.log):
        if entry.kind in ("phase", "challenge"):
            return None
        told = sentence(entry, seat, theatre.sentences)
        if entry.kind in DECIDED:
            attack, defence = entry.args[-3:-1] if entry.kind == "winner" else entry.args[:2]
            won = entry.args[0] if entry.kind == "winner" else None
            return {"winner": won, "by": abs(attack - defence), "text": told, "followed": followed[::-1]}
        if told and entry.kind not in SAID_ELSEWHERE:
            followed.append(told)
    return None
