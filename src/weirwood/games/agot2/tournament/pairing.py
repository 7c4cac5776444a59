"""Who meets whom: Swiss rounds within equal points, elimination by rank, and how many rounds there are."""

from __future__ import annotations

from collections.abc import Sequence

from ....errors import UserError
from ....kernel.chance import Chance
from ....rules.ledger import clause
from .standing import Record, points, ranking

Pair = tuple[str, str]
"""Two who meet; the second is '' for a bye."""
BASIC, ADVANCED = "rr3.tournament.16", "rr3.tournament.17"
"""The clauses that list the structures, by the number of players."""


def structure(players: int, kind: str = BASIC) -> tuple[int, int]:
    """So many Swiss rounds, and the size of the cut (0: none), by the clause's own table."""
    for entry in clause(kind).entries:
        span, _, found = entry.partition(": ")
        first, _, last = span.replace(" and more", "").partition("-")
        if int(first) <= players and (players <= int(last or first) or span.endswith("more")):
            rounds, _, cut = found.partition(", ")
            return int(rounds), 0 if cut == "none" else int(cut.removeprefix("top "))
    raise UserError(f"There is no structure for {players} players [{kind}].")


def swiss(record: Record, chance: Chance) -> list[Pair]:
    """A round within equal points at random; nobody meets anybody twice, and one left over goes down (rr3.tournament.12)."""
    players = sorted(record)
    chance.shuffle(players)
    bye = due_bye(record, chance) if len(players) % 2 else ""
    waiting = sorted((p for p in players if p != bye), key=lambda p: points(record, p), reverse=True)
    found = _paired(record, waiting)
    if found is None:
        raise UserError("No pairing is left in which nobody meets an opponent twice [rr3.tournament.12].")
    return [*found, *([(bye, "")] if bye else [])]


def _paired(record: Record, waiting: Sequence[str]) -> list[Pair] | None:
    """The first with whoever comes next and wasn't met, and then the others; None if that can't be done."""
    if not waiting:
        return []
    first, met = waiting[0], {each.opponent for each in record[waiting[0]]}
    for other in waiting[1:]:
        if other not in met:
            rest = _paired(record, [p for p in waiting[1:] if p != other])
            if rest is not None:
                return [(first, other), *rest]
    return None


def due_bye(record: Record, chance: Chance) -> str:
    """Who has the bye: at first anybody, later whoever ranks lowest of those who had none (rr3.tournament.13)."""
    order = ranking(record, chance)
    had = {player for player in record if any(not each.opponent for each in record[player])}
    return next((player for player in reversed(order) if player not in had), order[-1])


def elimination(ranked: Sequence[str]) -> list[Pair]:
    """The first meets the last, the second the last but one (rr3.tournament.14)."""
    half = len(ranked) // 2
    return list(zip(ranked[:half], reversed(ranked[half:]), strict=True))


def next_elimination(winners: Sequence[str]) -> list[Pair]:
    """The winner of the first game meets that of the last, and so on."""
    return elimination(winners)


def opening(players: Sequence[str], chance: Chance) -> list[Pair]:
    """A tournament that begins with elimination: byes for as many as are missing to a power of 2 (rr3.tournament.15)."""
    order, full = list(players), 1
    chance.shuffle(order)
    while full < len(order):
        full *= 2
    byes = full - len(order)
    rest = order[byes:]
    return [*((player, "") for player in order[:byes]), *zip(rest[::2], rest[1::2], strict=True)]
