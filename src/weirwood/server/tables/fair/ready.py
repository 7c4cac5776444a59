"""The ready check: a table at which strangers sit begins when all of them say, within a minute, that they are there."""

from __future__ import annotations

from weirwood.server.store.rows import SeatRow, TableRow, Vote

SECONDS = 60.0
"""So long a check lasts; whoever says nothing loses the seat."""
FRIEND = "friend"
"""In place of a seat's invitation: it was used. (No hash is this short.)"""


def strangers(row: TableRow, seats: list[SeatRow]) -> bool:
    """Whether somebody sits at the table whom no link has brought there."""
    return any(each.kind == "person" and each.person != row.owner and each.invite != FRIEND for each in seats)


def full(seats: list[SeatRow]) -> bool:
    return all(each.kind in ("person", "bot") for each in seats)


def check(row: TableRow) -> Vote | None:
    """The check that is on."""
    vote = row.vote
    return vote if vote is not None and vote.kind == "ready" and row.status == "open" else None


def called(row: TableRow, seats: list[SeatRow]) -> Vote:
    """A new check. (Its number tells it from the one before.)"""
    people = [each.seat for each in seats if each.kind == "person"]
    return Vote("ready", people[0], "", people, [], seq=row.rev + 1)


def agreed(row: TableRow, seats: list[SeatRow]) -> bool:
    """Whether the game may begin as soon as the table is full."""
    on = check(row)
    return not strangers(row, seats) or (on is not None and all(seat in on.yes for seat in on.needs))


def emptied(seat: SeatRow) -> SeatRow:
    """The seat when nobody sits in it any more; one that was kept for a friend waits for a new link."""
    return SeatRow(seat.seat, "invite" if seat.invite == FRIEND else "open", invite="")
