"""Taking back: free against the computer, asked of the others as soon as anything hidden was revealed."""

from __future__ import annotations

from typing import Any

from weirwood.kernel import Game
from weirwood.server.showing import seen
from weirwood.server.store.rows import SeatRow, Settings
from weirwood.server.tables.play import Play


def offer(play: Play, seat: int, seats: list[SeatRow], settings: Settings) -> str:
    """What taking back would be now: 'free', 'ask' or 'no'."""
    if settings.takeback == "never" or play.game.outcome is not None or play.last_own(seat) is None:
        return "no"
    others = [row.seat for row in seats if row.seat != seat and row.kind == "person"]
    return "free" if settings.takeback == "free" or not others else "ask"


def reveals_nothing(game: Game, seat: int, before: Game, seats: list[SeatRow]) -> bool:
    """Whether the seat has learnt nothing since the moment it wants back to, and nobody else has decided."""
    people = {row.seat for row in seats if row.kind == "person" and row.seat != seat}
    if any(chooser in people for chooser, _ in game.choices[len(before.choices) :]):
        return False
    was, now = before.state, game.state
    if (was.chance.counter, was.chance.words) != (now.chance.counter, now.chance.words):
        return False
    names = frozenset(game.rules.cards.names())  # a card's figures tell nothing beyond its name
    known = _words(seen.view(before, seat))
    told = sum(1 << other for other in people)
    for entry in now.log[len(was.log) :]:
        secret = {word for word in entry.secret if isinstance(word, str)}
        if entry.audience & told or (entry.audience >> seat & 1 and not secret <= known):
            return False
    learnt = _words(seen.view(game, seat)) - known
    return not (learnt & names if names else learnt)


def _words(value: Any) -> set[str]:
    if isinstance(value, str):
        return {value}
    parts = value.values() if isinstance(value, dict) else value if isinstance(value, list) else ()
    return {word for part in parts for word in _words(part)}
