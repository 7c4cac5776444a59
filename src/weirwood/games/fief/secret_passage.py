"""Secret Passage: the escape of Captives, and what its other uses share (2.4.8, 11.1 shadow).

The forbidden step is offered where a march goes on, the attack without penalties in a Battle; both use ``spend``.
"""

from __future__ import annotations

from ...kernel.decision import Option
from .board import NONE
from .captives import free
from .cards import SECRET_PASSAGE, discard, in_hand
from .nobles import NOBLES, SHADOW
from .state import Fief, FiefFrame


def spend(s: Fief, seat: int, rule: str) -> None:
    """A player plays the card for one of its uses; it is discarded (fief.2.4.8.1)."""
    discard(s, in_hand(s, seat, SECRET_PASSAGE))
    s.note("passage", seat, rule=rule)


def shadow_ready(s: Fief, noble: int) -> bool:
    """Whether a Noble may use a Secret Passage effect on himself without the card (fief.2.4.8.3)."""
    return s.has(noble, SHADOW) and s.once(f"shadow {noble}")


def use_shadow(s: Fief, noble: int, rule: str = "fief.2.4.8.3") -> None:
    """A shadow Noble uses his one effect of the round (fief.11.1.shadow.1)."""
    s.used_round.append(f"shadow {noble}")
    s.note("shadow", noble, rule=rule)


def may_escape(s: Fief, seat: int, noble: int) -> str | None:
    """The clause that keeps a player from freeing a Captive by a Secret Passage card; None if he may."""
    if s.captor[noble] < 0:
        return "fief.2.4.8.3.1"
    return None if in_hand(s, seat, SECRET_PASSAGE) >= 0 else "fief.2.4.8.1"


def passage_offers(s: Fief, seat: int) -> list[Option]:
    """The Captives a seat may let escape now: any with the card (fief.2.4.8.2), own shadow Nobles without."""
    found: list[Option] = []
    card = in_hand(s, seat, SECRET_PASSAGE) >= 0
    for noble, captor in enumerate(s.captor):
        if captor < 0:
            continue
        name = NOBLES[noble].name
        if card and captor != seat:
            found.append(Option(f"play Secret Passage for {name}", "play secret passage", (noble, 0)))
        if s.owner[noble] == seat and shadow_ready(s, noble):
            found.append(Option(f"slip away with {name}", "play secret passage", (noble, 1)))
    return found


def play_passage(s: Fief, seat: int, option: Option) -> None:
    noble, shadow = option.args
    captor, village = s.captor[noble], s.where[noble]
    if shadow:
        use_shadow(s, noble)
    else:
        spend(s, seat, "fief.2.4.8.3.1")
    s.push(Escape(seat, noble, village, captor, 1 if shadow else NONE))


class Escape(FiefFrame):
    """Others in the same Village and of the same captor may escape as well (fief.2.4.8.3.2).

    A shadow Noble takes one at most (fief.2.4.8.4).
    """

    __slots__ = ("captor", "limit", "nobles", "seat", "village")

    def __init__(self, seat: int, noble: int, village: int, captor: int, limit: int) -> None:
        self.at = 0
        self.seat = seat
        self.nobles = [noble]
        self.village = village
        self.captor = captor
        self.limit = limit

    def run(self, s: Fief) -> None:
        others = [n for n in s.captives_at(self.captor, self.village) if n not in self.nobles]
        if others and (self.limit < 0 or len(self.nobles) <= self.limit):
            options = [Option(f"free {NOBLES[n].name}", "free", (n,)) for n in others]
            prompt = "Choose who else escapes, or stop."
            s.ask(self.seat, "escape", prompt, "fief.2.4.8.3.2", [*options, Option("done", "done")])
            return
        self.escape(s)

    def answer(self, s: Fief, seat: int, option: Option) -> None:
        if option.verb == "done":
            self.escape(s)
        else:
            self.nobles.append(option.args[0])

    def escape(self, s: Fief) -> None:
        """They are placed like new Nobles (fief.2.4.8.3.3)."""
        s.pop()
        for noble in reversed(self.nobles):
            free(s, noble, "fief.2.4.8.3.1")
