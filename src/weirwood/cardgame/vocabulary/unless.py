"""What happens unless a player pays for its not happening, and what is paid with another's cards."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from ...kernel.frame import Frame
from ..cards.definition import Context
from ..grammar.phrase import Phrase
from ..table.choosing import NO, YES, Pick, PickWord
from ..table.event import Event
from .bases import Condition
from .cards import Cards
from .costs import COSTS, Cost, paid, payable
from .effects.base import EFFECTS, Effect, asked_in_turn, do_next
from .effects.structure import Ask, Compound, PayNow, payer
from .nouns import CARD_NOUN
from .players import PLAYER, THAT_PLAYER, Players
from .rules import cannot

if TYPE_CHECKING:
    from ..table.state import Table
    from ..timing.initiating import Initiating


@dataclass(frozen=True)
class UnlessPaid(Compound):
    """Something happens unless a player pays a cost."""

    costs: tuple[Cost, ...]
    effects: tuple[Effect, ...]
    by: Players = THAT_PLAYER
    phrases = (Phrase("unless {by} chooses to {costs}, {effects}", by=PLAYER, costs=COSTS, effects=EFFECTS),)

    def could(self, s: Table, ctx: Context) -> bool:
        return True

    def do(self, s: Table, frame: Initiating) -> None:
        ctx = frame.ctx
        if asked_in_turn(s, frame, self, self.by):
            return
        paying = payer(s, ctx, self.by)
        answer = ctx.vars.pop("may", None)
        if answer is None and payable(s, paying, self.costs) is None:
            frame.at -= 1
            said = COSTS.say(self.costs, s.speech) or ""
            title = s.called(ctx.card)
            prompt = f"{title}: {said}?".replace("~", title)
            s.push(PickWord(paying.player, "may", [YES, NO], prompt, s.clauses.costs))
        elif answer:
            asks = (Ask(cost, number, self.by) for number, cost in enumerate(self.costs))
            do_next(frame, (*asks, PayNow(self.costs, self.by)))
        else:
            do_next(frame, self.effects)


@dataclass(frozen=True)
class KneelAnyones(Cost):
    """Kneel a card, whoever controls it."""

    cards: Cards
    phrases = (Phrase("kneel any player's {cards}", cards=CARD_NOUN),)

    def candidates(self, s: Table, ctx: Context) -> list[int]:
        return [c for c in self.cards.find(s, ctx) if not s.kneeling[c] and not cannot(s, c, "kneel")]

    @property
    def needs(self) -> int:
        return 1

    @property
    def kneels(self) -> bool:
        return True

    def payable(self, s: Table, ctx: Context) -> bool:
        return bool(self.candidates(s, ctx))

    def ask(self, s: Table, ctx: Context, number: int, taken: Sequence[int]) -> Frame | None:
        prompt = f"{s.called(ctx.card)}: {s.say(self, ctx)}."
        free = [c for c in self.candidates(s, ctx) if c not in taken]
        rule = s.clauses.paying
        return Pick(ctx.player, paid(number), free, verb="kneel", prompt=prompt, rule=rule, fits=self.cards)

    def events(self, s: Table, ctx: Context, number: int = 0) -> list[Event]:
        chosen = ctx.vars[paid(number)]
        return [Event("kneel", c, s.ctrl[c], source=ctx.card, by=ctx.player, cost=True) for c in chosen]


@dataclass(frozen=True)
class Absent(Condition):
    """There is no card that fits."""

    cards: Cards
    phrases = (Phrase("there is no {cards}", cards=CARD_NOUN),)

    def holds(self, s: Table, ctx: Context) -> bool:
        return not self.cards.any(s, ctx)
