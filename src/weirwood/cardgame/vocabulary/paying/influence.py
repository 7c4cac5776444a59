"""Influence, and costs that may be paid in one of several ways."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from ....kernel.decision import Option, make_option
from ....kernel.frame import Frame
from ...cards.definition import Context
from ...grammar.kinds import NUMBER
from ...grammar.phrase import Category, Phrase
from ...table.choosing import bind
from ...table.event import Event
from ...table.naming import card_options
from .costs import Cost, PayGold, paid

if TYPE_CHECKING:
    from ...table.state import Table


class Influence(Cost):
    """Kneel standing cards that provide so much influence together; what is left over is lost."""

    n: int
    phrases = (Phrase("kneel {n} influence", n=NUMBER),)

    def payable(self, s: Table, ctx: Context) -> bool:
        return sum(s.influence(card) for card in s.sources(ctx.player) if card != ctx.card) >= self.n

    @property
    def kneels(self) -> bool:
        return True

    def ask(self, s: Table, ctx: Context, number: int, taken: Sequence[int]) -> Frame | None:
        free = [card for card in s.sources(ctx.player) if card not in taken]
        prompt = f"{s.called(ctx.card)}: {s.say(self, ctx)}."
        return KneelForInfluence(ctx.player, paid(number), free, self.n, prompt)

    def events(self, s: Table, ctx: Context, number: int = 0) -> list[Event]:
        chosen = ctx.vars[paid(number)]
        return [Event("kneel", c, ctx.player, source=ctx.card, by=ctx.player, cost=True) for c in chosen]


class KneelForInfluence(Frame):
    """A seat kneels cards one by one until they provide enough influence; those that can't be spared aren't asked for."""

    __slots__ = ("cards", "n", "name", "picked", "prompt", "seat")

    def __init__(self, seat: int, name: str, cards: list[int], n: int, prompt: str) -> None:
        self.at = 0
        self.seat = seat
        self.name = name
        self.cards = cards
        self.n = n
        self.prompt = prompt
        self.picked: list[int] = []

    def run(self, s: Table) -> None:
        left = [card for card in self.cards if card not in self.picked]
        missing = self.n - sum(s.influence(card) for card in self.picked)
        spare = sum(s.influence(card) for card in left) - missing
        needed = next((card for card in left if s.influence(card) > spare), None)
        if missing <= 0 or not left:
            s.pop()
            bind(s, self.name, tuple(self.picked))
        elif needed is not None:
            if s.unasked is not None:
                s.spare(
                    self.seat, "kneel", self.prompt, s.clauses.paying, card_options(s, "kneel", [needed], self.seat)
                )
            self.picked.append(needed)
        else:
            s.ask(self.seat, "kneel", self.prompt, s.clauses.paying, card_options(s, "kneel", left, self.seat))

    def answer(self, s: Table, seat: int, option: Option) -> None:
        self.picked.append(option.args[0])

    def picks(self, seat: int) -> list[int] | None:
        return self.picked if seat == self.seat else None


def word_for(cost: Cost) -> str:
    """In a word how a cost is paid."""
    if isinstance(cost, Influence):
        return "influence"
    return "gold" if isinstance(cost, PayGold) else getattr(cost, "kind", "") or cost.way


def way(number: int) -> str:
    """The name to which the way of paying a part of a cost is bound."""
    return f"way {number}"


class EitherCost(Cost):
    """One cost or another, or a third, as the player likes."""

    one: Cost
    other: Cost
    third: Cost | None = None
    phrases = (
        Phrase("{one} or {other}", one=Category(Cost), other=Category(Cost)),
        Phrase("{one}, {other} or {third}", one=Category(Cost), other=Category(Cost), third=Category(Cost)),
    )

    def check(self) -> None:
        if any(isinstance(each, EitherCost) for each in (self.one, self.other, self.third)):
            raise ValueError("One of several ways to pay is no choice between ways again.")

    def options(self, s: Table, ctx: Context) -> list[Cost]:
        """Those of them that can be paid now."""
        return [cost for cost in (self.one, self.other, self.third) if cost is not None and cost.payable(s, ctx)]

    def payable(self, s: Table, ctx: Context) -> bool:
        return bool(self.options(s, ctx))

    def ask(self, s: Table, ctx: Context, number: int, taken: Sequence[int]) -> Frame | None:
        found = self.options(s, ctx)
        if len(found) == 1:
            ctx.vars[way(number)] = found[0]
            return found[0].ask(s, ctx, number, taken)
        return ChooseCost(tuple(found), number, tuple(taken), ctx.player, s.called(ctx.card))

    def gold(self, ctx: Context, number: int = 0) -> int:
        chosen: Cost | None = ctx.vars.get(way(number))
        return 0 if chosen is None else chosen.gold(ctx, number)

    def events(self, s: Table, ctx: Context, number: int = 0) -> list[Event]:
        chosen: Cost = ctx.vars[way(number)]
        return chosen.events(s, ctx, number)


class ChooseCost(Frame):
    """A seat chooses in which way it pays, and then what it pays with."""

    __slots__ = ("number", "seat", "taken", "title", "ways")

    def __init__(self, ways: tuple[Cost, ...], number: int, taken: tuple[int, ...], seat: int, title: str) -> None:
        self.at = 0
        self.ways = ways
        self.number = number
        self.taken = taken
        self.seat = seat
        self.title = title

    def run(self, s: Table) -> None:
        words = [word_for(cost) for cost in self.ways]
        if len(set(words)) < len(words):
            words = [cost.say(s.speech) for cost in self.ways]
        options = [
            make_option(f"choose {word}", "choose", (cost,)) for word, cost in zip(words, self.ways, strict=True)
        ]
        s.ask(self.seat, "choose", f"{self.title}: how do you pay?", s.clauses.paying, options)

    def answer(self, s: Table, seat: int, option: Option) -> None:
        cost: Cost = option.args[0]
        s.pop()
        bind(s, way(self.number), cost)
        asking = cost.ask(s, s.frames[-1].ctx, self.number, self.taken)  # type: ignore[attr-defined]
        if asking is not None:
            s.push(asking)
