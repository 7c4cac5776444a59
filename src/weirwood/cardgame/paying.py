"""Costs that come up while an effect resolves: paid then or not, never checked beforehand (faq2.paying-costs.1)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .choosing import NO, YES, PickWord
from .costs import Cost, bill, say_costs
from .definition import Context
from .effects import Effect
from .purses import drawn, split
from .select import players
from .state import Table
from .wording import say_all

if TYPE_CHECKING:
    from .initiating import Initiating


def payer(s: Table, ctx: Context, by: str) -> Context:
    """The context of the player who pays: the same card, with what was chosen so far."""
    found = Context(ctx.card, next(iter(players(s, ctx, by)), ctx.player), ctx.ability, ctx.occ, ctx.ev)
    found.vars = ctx.vars
    return found


class MayPay(Effect):
    """A player may pay costs during the resolution; only then do the effects happen (faq2.paying-costs.2)."""

    __slots__ = ("by", "costs", "do_")

    def __init__(self, costs: list[Cost], do: list[Effect], by: str = "you") -> None:
        self.costs = tuple(costs)
        self.do_ = tuple(do)
        self.by = by

    def could(self, s: Table, ctx: Context) -> bool:
        return any(effect.could(s, ctx) for effect in self.do_)

    def do(self, s: Table, frame: Initiating) -> None:
        ctx = frame.ctx
        paying = payer(s, ctx, self.by)
        answer = ctx.vars.pop("may", None)
        if answer is None:
            if not self.could(s, ctx) or not all(cost.payable(s, paying) for cost in self.costs):
                frame.failed = True
                return
            frame.at -= 1
            prompt = f"{s.defn[ctx.card].name}: {self.say()}?"
            s.push(PickWord(paying.player, "may", [YES, NO], prompt, "rr.costs.1"))
        elif answer:
            steps = (*(Ask(cost, self.by) for cost in self.costs), PayNow(self.costs, self.by), Paid(self.do_))
            frame.steps = (*frame.steps[: frame.at], *steps, *frame.steps[frame.at :])

    def say(self) -> str:
        who = {"you": "you", "player": "that player"}.get(self.by, "an opponent")
        return f"{who} may {say_costs(self.costs)} to {say_all(self.do_)}"


class Ask(Effect):
    """What a later cost is paid with."""

    __slots__ = ("by", "cost")

    def __init__(self, cost: Cost, by: str) -> None:
        self.cost = cost
        self.by = by

    def could(self, s: Table, ctx: Context) -> bool:
        return False

    def do(self, s: Table, frame: Initiating) -> None:
        asking = self.cost.ask(s, payer(s, frame.ctx, self.by))
        if asking is not None:
            s.push(asking)

    def say(self) -> str:
        return self.cost.say()


class PayNow(Effect):
    """All parts of a later cost at once; reactions to it wait for the window of the whole effect (faq2.then.2)."""

    __slots__ = ("by", "costs")

    def __init__(self, costs: tuple[Cost, ...], by: str) -> None:
        self.costs = costs
        self.by = by

    def could(self, s: Table, ctx: Context) -> bool:
        return False

    def do(self, s: Table, frame: Initiating) -> None:
        paying = payer(s, frame.ctx, self.by)
        if split(s, paying.vars, paying.player, bill(self.costs)):
            frame.at -= 1
            return
        s.happen(drawn([event for cost in self.costs for event in cost.events(s, paying)], paying.vars))

    def say(self) -> str:
        return say_costs(self.costs)


class Paid(Effect):
    """What a later cost was paid for."""

    __slots__ = ("do_",)

    def __init__(self, do: tuple[Effect, ...]) -> None:
        self.do_ = do

    def could(self, s: Table, ctx: Context) -> bool:
        return False

    def do(self, s: Table, frame: Initiating) -> None:
        if all(event.done for event in frame.pending if event.cost):
            frame.steps = (*frame.steps[: frame.at], *self.do_, *frame.steps[frame.at :])

    def say(self) -> str:
        return say_all(self.do_)
