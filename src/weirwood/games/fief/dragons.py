"""Mother of Dragons: the card that a Lady of any player can get (2.4.2)."""

from __future__ import annotations

from ...kernel.decision import Option
from .bestowing import give
from .cards import MOTHER_OF_DRAGONS, in_hand
from .nobles import NOBLES
from .state import Fief
from .titles import MOTHER


def may_be_mother(s: Fief, noble: int) -> str | None:
    """The clause that keeps a Noble from becoming Mother of Dragons; None if she can."""
    if s.owner[noble] < 0 or not NOBLES[noble].lady:
        return "fief.2.4.2.1"
    return "fief.components.7" if s.holder[MOTHER] >= 0 else None


def dragon_offers(s: Fief, seat: int) -> list[Option]:
    """The Ladies on whom a seat may play the card now."""
    if in_hand(s, seat, MOTHER_OF_DRAGONS) < 0:
        return []
    return [
        Option(f"play Mother of Dragons on {NOBLES[n].name}", "play mother of dragons", (n,))
        for n in s.in_play()
        if may_be_mother(s, n) is None
    ]


def play_dragons(s: Fief, seat: int, option: Option) -> None:
    """The card stays with her until she dies (fief.2.4.2.6)."""
    card = in_hand(s, seat, MOTHER_OF_DRAGONS)
    s.hands[seat].remove(card)
    s.known[card] = s.everybody
    give(s, option.args[0], MOTHER, "fief.2.4.2.1")
