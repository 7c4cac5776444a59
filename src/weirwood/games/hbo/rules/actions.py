"""Action opportunities, and playing characters, locations and attachments in the marshalling phase."""

from __future__ import annotations

from ....cardgame.phases.marshaling import Marshal, limited_used_up
from ....cardgame.table.event import Event
from ....cardgame.table.state import Table
from ....cardgame.table.words import CHARACTER
from ....cardgame.timing.entering import duplicate_host, may_enter
from ....cardgame.timing.opportunities import Opportunities, marshal_options
from ....cardgame.timing.pricing import marshal_cost
from ....kernel.decision import Option


class ActionWindow(Opportunities):
    """After each action the opponent may act or pass; two passes in a row end it (hbo.actions.7 and 8)."""

    __slots__ = ()
    rule = "hbo.actions.7"


class MarshallingTurn(ActionWindow):
    """The active player plays cards, which is no action and so doesn't give the turn away; both may take actions."""

    __slots__ = ()

    def __init__(self, active: int) -> None:
        super().__init__()
        self.last = 1 - active  # the active player is asked first

    def options(self, s: Table, seat: int) -> list[Option]:
        options = super().options(s, seat)
        return options + marshal_options(s, seat, may_play, may_duplicate) if seat == s.active else options

    def prompt(self, s: Table, seat: int) -> str:
        if seat != s.active:
            return super().prompt(s, seat)
        return f"Play a card ({s.gold[seat]} gold), take an action, or pass to end your turn."

    def take(self, s: Table, seat: int, option: Option) -> None:
        if option.verb == "marshal":
            self.last = 1 - seat
            s.push(Play(seat, option.args[0], option.args[1]))
        else:
            super().take(s, seat, option)


def may_play(s: Table, seat: int, card: int) -> str | None:
    """The clause that forbids playing a character, location or attachment now, or None."""
    defn = s.defn[card]
    if s.phase != "marshalling" or s.active != seat:
        return "hbo.playing.3"
    if defn.type == "event":
        return "hbo.types.6"
    if defn.unique and defn.name in s.titled and any(s.ctrl[c] == seat for c in s.titled[defn.name]):
        return "hbo.unique.1"
    if marshal_cost(s, seat, card) > s.gold[seat]:
        return "hbo.playing.1"
    if defn.has_keyword("limited") and limited_used_up(s, seat):
        return "hbo.limited.1"
    return may_enter(s, seat, card)


def may_duplicate(s: Table, seat: int, card: int) -> str | None:
    """The clause that forbids attaching a card as a duplicate now, or None: it is free (hbo.duplicates.1)."""
    if s.phase != "marshalling" or s.active != seat:
        return "hbo.duplicates.2"
    if s.defn[card].type != CHARACTER or duplicate_host(s, seat, card) < 0:
        return "hbo.duplicates.1"
    return None


class Play(Marshal):
    """Playing a card from hand; nothing answers the payment."""

    __slots__ = ()

    @property
    def collecting(self) -> bool:
        return self.at == 1

    @property
    def pending(self) -> list[Event]:
        return []
