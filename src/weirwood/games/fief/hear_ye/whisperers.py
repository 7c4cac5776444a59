"""The Master of Whisperers looks at a hand once per round (1.3.1.12)."""

from __future__ import annotations

from ....kernel.decision import Option, make_option
from ..model.state import Fief
from ..model.titles import MASTER_OF_WHISPERERS
from ..realm.hands import look, looked


def whisper_offers(s: Fief, seat: int) -> list[Option]:
    """The hands at which the Master of Whisperers may look, once per round."""
    if s.title_seat(MASTER_OF_WHISPERERS) != seat or not s.once("whisperers"):
        return []
    return [
        make_option(f"whisperers to {s.name(other)}", "use whisperers", (other,))
        for other in range(s.seats)
        if other != seat and s.hands[other] and s.once(looked(seat, other))
    ]


def use_whisperers(s: Fief, seat: int, option: Option) -> None:
    s.used_round.append("whisperers")
    look(s, seat, option.args[0], "fief.1.3.1.12")
