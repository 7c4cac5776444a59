"""Phase 8, End of round: cards leave the map, and victory is checked (8.1 to 8.3)."""

from __future__ import annotations

from ....kernel.state import Outcome
from ..model.army import controlled
from ..model.board import NONE
from ..model.cards import discard
from ..model.state import Fief
from ..model.titles import FIEF, HAND, KING, PROTECTOR, WARDEN, fief_titles, victory_points
from ..timing.phase import Phase, Step
from ..timing.window import window

SOLO = 3
"""VP with which a player wins alone (fief.8.1.1)."""


def sides(s: Fief) -> list[tuple[int, ...]]:
    """The players and Alliances that can win: an allied player can't win alone (fief.8.2.4)."""
    found: list[tuple[int, ...]] = []
    for seat in s.order():
        ally = s.ally(seat)
        if ally < 0:
            found.append((seat,))
        elif (ally, seat) not in found:
            found.append((seat, ally))
    return found


def victors(s: Fief) -> tuple[int, ...]:
    """The player or Alliance that wins now; empty if nobody does (fief.8.3.1, fief.8.3.2)."""
    met = [
        side
        for side in sides(s)
        if sum(victory_points(s, seat) for seat in side) >= (SOLO if len(side) == 1 else s.options.allied_victory)
    ]
    return max(met, key=lambda side: tie_break(s, side)) if met else ()


def tie_break(s: Fief, side: tuple[int, ...]) -> tuple[int, ...]:
    """Alone before allied, then King, Hand, Protector, Fiefs, Wardens, Villages (fief.8.3.2)."""
    return (
        -len(side),
        *(int(s.title_seat(title) in side) for title in (KING, HAND, PROTECTOR)),
        sum(len(fief_titles(s, seat)) for seat in side),
        sum(s.title_seat(title) in side for title in range(WARDEN, FIEF)),
        sum(len(controlled(s, seat)) for seat in side),
    )


class EndOfRound(Phase):
    """Phase 8."""

    __slots__ = ()
    number = 8

    def clear_map(self, s: Fief) -> None:
        """Fortune and Disaster cards and Tax markers leave the map (fief.8.0.1)."""
        for row in s.region_cards:
            for card in row:
                discard(s, card)
            row.clear()
        s.taxes.clear()
        s.tallages.clear()

    def last_window(self, s: Fief) -> None:
        window(s)

    def check_victory(self, s: Fief) -> None:
        """VP are open to all (fief.8.0.3)."""
        s.note("points", *(victory_points(s, seat) for seat in range(s.seats)), rule="fief.8.0.2")
        winners = victors(s)
        if winners:
            rule = "fief.8.1.1" if len(winners) == 1 else "fief.8.2.1"
            points = sum(victory_points(s, seat) for seat in winners)
            who = " and ".join(s.name(seat) for seat in sorted(winners))
            verb = "wins" if len(winners) == 1 else "win together"
            s.outcome = Outcome(tuple(sorted(winners)), f"{who} {verb} with {points} VP.", rule)
        elif s.round >= s.limit:
            s.outcome = Outcome(
                (), f"Nobody has won by the end of round {s.round}, the limit of this game.", "fief.A.2"
            )
        if s.outcome is not None:
            s.note("over", s.outcome.reason, rule=s.outcome.rule)

    def pass_first(self, s: Fief) -> None:
        """The First Player card passes to the left (fief.8.0.4)."""
        s.first = (s.first + 1) % s.seats
        s.active = NONE

    steps = (
        Step("the map is cleared", "fief.8.0.1", clear_map),
        Step("last effects", "fief.2.4.5", last_window),
        Step("victory", "fief.8.0.2", check_victory),
        Step("the First Player card passes on", "fief.8.0.4", pass_first),
    )
