"""Gold that may be spent: the gold pool, and gold on cards that may be spent as if it were there.

A card lets its controller spend the gold on it by the rule ``Purse``: in a phase, or always.
"""

from __future__ import annotations

from typing import Any

from ...kernel.decision import Option, make_option
from ...kernel.frame import Frame
from ..cards.definition import Context
from ..table.choosing import bind
from ..table.event import Event
from ..table.naming import name_of
from ..table.state import Table
from ..vocabulary.ruling.player_rules import Purse
from ..vocabulary.ruling.rules import active

GOLD = "gold"


def purses(s: Table, seat: int) -> dict[int, int]:
    """The cards whose gold a seat may spend now, and how much is on each."""
    found = {}
    for card, rule in active(s, Purse, seat):
        held = s.tokens.get((card, GOLD), 0)
        if held and rule.phase in ("", s.phase):
            found[card] = held
    return found


def spendable(s: Table, seat: int) -> int:
    """How much gold a seat could spend now."""
    return s.gold[seat] + (sum(purses(s, seat).values()) if "Purse" in s.statics else 0)


def split(s: Table, vars: dict[str, Any], seat: int, amount: int) -> bool:
    """Ask where gold comes from, if there is more than the gold pool to take it from; whether there was."""
    if "Purse" not in s.statics or not amount or "purses" in vars:
        return False
    found = purses(s, seat)
    if found:
        s.push(SplitGold(seat, amount, tuple(found.items())))
    return bool(found)


def drawn(events: list[Event], vars: dict[str, Any]) -> list[Event]:
    """Payments with their shares taken from the cards that were chosen for it."""
    for card, share in vars.pop("purses", ()):
        for event in [e for e in events if _from_pool(e)]:
            part = min(share, event.amount)
            if part:
                event.amount -= part
                share -= part
                events.append(_from_card(event, card, part))
    return [e for e in events if e.amount or e.kind not in PAYMENTS]


PAYMENTS = ("pay", "move gold", "gold onto")
"""The occurrences by which gold is spent, or moved like gold that is."""


def _from_pool(event: Event) -> bool:
    """Whether an occurrence takes gold from a gold pool."""
    return event.kind in PAYMENTS and (event.other if event.kind == "gold onto" else event.card) < 0


def _from_card(event: Event, card: int, amount: int) -> Event:
    part = event.copy()
    part.amount = amount
    if event.kind == "gold onto":
        part.other = card
    else:
        part.card = card
    return part


def paid_for(s: Table) -> str:
    """What gold is being paid for, in words."""
    for frame in s.frames[-2::-1]:
        ctx = getattr(frame, "ctx", None)
        if isinstance(ctx, Context) and ctx.card >= 0:
            return f" for {s.called(ctx.card)}"
    return ""


class SplitGold(Frame):
    """How much of an amount comes from each card whose gold may be spent; the rest comes from the gold pool."""

    __slots__ = ("amount", "cards", "seat", "taken")

    def __init__(self, seat: int, amount: int, cards: tuple[tuple[int, int], ...]) -> None:
        self.at = 0
        self.seat = seat
        self.amount = amount
        self.cards = cards
        self.taken: tuple[tuple[int, int], ...] = ()

    def run(self, s: Table) -> None:
        while self.cards:
            card, held = self.cards[0]
            others = sum(n for _, n in self.cards[1:]) + s.gold[self.seat]
            least, most = max(0, self.amount - others), min(held, self.amount)
            if least < most:
                name = name_of(s, card)
                options = [make_option(f"pay {n} from {name}", "pay", (n,)) for n in range(least, most + 1)]
                prompt = f"Pay {self.amount} gold{paid_for(s)}: how much of it with the gold on {name}?"
                s.ask(self.seat, "pay", prompt, s.clauses.spending_gold, options)
                return
            self.take(least)
        s.pop()
        bind(s, "purses", self.taken)

    def answer(self, s: Table, seat: int, option: Option) -> None:
        self.take(option.args[0])

    def take(self, n: int) -> None:
        """So much from the first card; on to the next."""
        card = self.cards[0][0]
        self.cards = self.cards[1:]
        self.amount -= n
        if n:
            self.taken = (*self.taken, (card, n))
