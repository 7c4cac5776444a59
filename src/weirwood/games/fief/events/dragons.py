"""Mother of Dragons: the card that a Lady of any player can get (2.4.2)."""

from __future__ import annotations

from ....kernel.decision import Option, make_option
from ..model.cards import MOTHER_OF_DRAGONS, in_hand, show
from ..model.nobles import NOBLES
from ..model.state import Fief, FiefFrame
from ..model.titles import MOTHER
from ..realm.bestowing import give
from .small_council import decline, declined_key


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
        make_option(f"play Mother of Dragons on {NOBLES[n].name}", "play mother of dragons", (n,))
        for n in s.in_play()
        if may_be_mother(s, n) is None and s.once(declined_key(n))
    ]


def play_dragons(s: Fief, seat: int, option: Option) -> None:
    noble = option.args[0]
    if s.owner[noble] == seat:
        mother(s, seat, noble)
    else:
        show(s, seat, MOTHER_OF_DRAGONS)
        s.note("dragon card", seat, noble, rule="fief.2.4.2.1")
        s.push(Dragons(seat, noble))


def mother(s: Fief, seat: int, noble: int) -> None:
    """The card stays with her until she dies (fief.2.4.2.6)."""
    card = in_hand(s, seat, MOTHER_OF_DRAGONS)
    s.hands[seat].remove(card)
    s.known[card] = s.everybody
    give(s, noble, MOTHER, "fief.2.4.2.1")


class Dragons(FiefFrame):
    """The player of another Lady may decline the Title for her (fief.B.13)."""

    __slots__ = ("noble", "seat")

    def __init__(self, seat: int, noble: int) -> None:
        self.at = 0
        self.seat = seat
        self.noble = noble

    def run(self, s: Fief) -> None:
        prompt = f"Shall {NOBLES[self.noble].name} become Mother of Dragons?"
        options = [make_option("accept", "yes"), make_option("decline", "no")]
        s.ask(s.owner[self.noble], "accept", prompt, "fief.B.13", options)

    def answer(self, s: Fief, seat: int, option: Option) -> None:
        s.pop()
        if option.verb == "yes":
            mother(s, self.seat, self.noble)
        else:
            decline(s, self.noble)
