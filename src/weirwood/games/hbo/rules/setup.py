"""Setup: the seven steps before the first round (hbo.setup.1 to 17)."""

from __future__ import annotations

from ....cardgame.cards.definition import Card
from ....cardgame.phases.setup import SettingUp, SettingUpTogether
from ....cardgame.table.state import Table
from ....cardgame.table.words import CHARACTER, LOCATION
from ....cardgame.timing.entering import enter


class Setup(SettingUpTogether):
    """Both players decide at the same time, in secret."""

    __slots__ = ()
    gold = 5

    def shuffle(self, s: Table) -> None:
        for seat in range(2):
            s.note("announce", s.name(seat), s.called(s.faction[seat]), rule="hbo.setup.2")
            if not s.stacked:
                s.shuffle(seat)
        self.next()

    def may_place(self, s: Table, seat: int, card: int) -> str | None:
        return may_place(s.defn[card], [s.defn[c] for c in self.placed[seat] if c != card])

    def reveal(self, s: Table) -> None:
        """All at once; they did not enter play, and no ability is active (hbo.setup.16)."""
        for seat in range(2):
            for card in self.placed[seat]:
                enter(s, card, seat)
            s.note("setup", s.name(seat), *[s.called(c) for c in self.placed[seat]], rule="hbo.setup.15")
        self.next()

    steps = (
        shuffle, SettingUp.draw_hands, SettingUpTogether.ask_mulligans, SettingUpTogether.mulligans,
        SettingUpTogether.place_cards, reveal, SettingUp.replenish,
    )  # fmt: skip


def may_place(defn: Card, placed: list[Card]) -> str | None:
    """The clause that keeps a card from being placed in setup beside others, or None."""
    if defn.type not in (CHARACTER, LOCATION):
        return "hbo.setup.13"
    if defn.unique and any(other.name == defn.name for other in placed):
        return "hbo.setup.14"
    if defn.has_keyword("limited") and any(other.has_keyword("limited") for other in placed):
        return "hbo.setup.12"
    if sum(other.cost or 0 for other in placed) + (defn.cost or 0) > Setup.gold:
        return "hbo.setup.11"
    return None
