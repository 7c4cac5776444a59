"""Costs: what must be paid in full, simultaneously, before an ability does anything.

What is chosen for each cost is bound to a name of its own (``paid``, ``paid 2`` …); no card pays two costs at once.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterator, Sequence
from itertools import combinations
from typing import TYPE_CHECKING, Any, ClassVar

from ....kernel.frame import Frame
from ...cards.definition import Context
from ...grammar.kinds import NUMBER, SMALL, OneOf
from ...grammar.phrase import Category, Kind, Node, Phrase
from ...grammar.speech import Speech
from ...table import values
from ...table.choosing import Pick
from ...table.event import LEAVING, Event
from ...table.words import HAND, KNEEL, PLAY, SHADOWS
from ...timing.purses import spendable
from ..describing.cards import Cards
from ..describing.nouns import A_CARD, A_CARD_FROM, CARDS_FROM
from ..describing.players import WHOSE, YOU, Players, You
from ..describing.predicates import HELD
from ..ruling.rules import cannot
from ..ruling.table_rules import keeps_hand

if TYPE_CHECKING:
    from ...grammar.reading import Reader
    from ...table.state import Table


class Cost(Node):
    """A part of a cost: may it be paid, what must be chosen for it, and the occurrences that pay it.

    ``taken``: the cards that other parts of the cost are paid with. ``number``: the place of this part among all.
    """

    way: ClassVar[str] = "other"
    """In a word how it is paid, for whoever may pay in one of several ways."""

    @abstractmethod
    def payable(self, s: Table, ctx: Context) -> bool:
        """Whether it could be paid, looked at alone."""

    def candidates(self, s: Table, ctx: Context) -> list[int]:
        """The cards it could be paid with, where that is a choice."""
        return []

    @property
    def needs(self) -> int:
        """How many cards are chosen for it."""
        return 0

    def uses(self, s: Table, ctx: Context) -> tuple[int, ...]:
        """The cards it is paid with in any case."""
        return ()

    @property
    def kneels(self) -> bool:
        """Whether the cards it is paid with only kneel, and so are still there as targets."""
        return False

    @property
    def kneels_itself(self) -> bool:
        """Whether the card whose ability it is kneels for it."""
        return False

    def ask(self, s: Table, ctx: Context, number: int, taken: Sequence[int]) -> Frame | None:
        """The frame that asks what to pay with, if that is a choice."""
        return None

    def gold(self, ctx: Context, number: int = 0) -> int:
        """How much gold it asks of the player who pays it, as far as that is known."""
        return 0

    def most_x(self, s: Table, ctx: Context) -> int:
        """The highest X that could be chosen for it, if it has one."""
        return 0

    @property
    def golden(self) -> bool:
        """Whether it is a cost in gold."""
        return False

    @abstractmethod
    def events(self, s: Table, ctx: Context, number: int = 0) -> list[Event]:
        """The occurrences that pay it."""


def paid(number: int) -> str:
    """The name to which what is chosen for a part of a cost is bound."""
    return "paid" if number == 0 else f"paid {number + 1}"


def payable(s: Table, ctx: Context, costs: Sequence[Cost]) -> Cost | None:
    """The first part of a cost that can't be paid, with a card of its own for each part; None: all can."""
    for cost in costs:
        if not cost.payable(s, ctx):
            return cost
    if len(costs) < 2:
        return None
    choices = [cost for cost in costs if cost.needs]
    if len(choices) + len([cost for cost in costs if cost.uses(s, ctx)]) < 2:
        return None
    return None if next(ways(s, ctx, costs), None) is not None else choices[-1]


Way = frozenset[int]
"""The cards with which a whole cost is paid."""


def ways(s: Table, ctx: Context, costs: Sequence[Cost]) -> Iterator[Way]:
    """The ways to pay a cost with a card of its own for each part."""
    fixed = frozenset(card for cost in costs for card in cost.uses(s, ctx))
    yield from _ways(s, ctx, [cost for cost in costs if cost.needs], fixed)


def _ways(s: Table, ctx: Context, choices: list[Cost], taken: Way) -> Iterator[Way]:
    if not choices:
        yield taken
        return
    first, rest = choices[0], choices[1:]
    free = [card for card in first.candidates(s, ctx) if card not in taken]
    for chosen in combinations(free, first.needs):
        yield from _ways(s, ctx, rest, taken | frozenset(chosen))


def leaves_targets(
    s: Table, ctx: Context, costs: Sequence[Cost], targets: Sequence[tuple[list[int], int]], kneels: bool
) -> bool:
    """Whether a cost can be paid so that enough cards are left for each target: no card can be both.

    ``kneels``: the ability kneels its targets, so that who knelt for the cost is none any more.
    """
    gone = [cost for cost in costs if kneels or not cost.kneels]
    spent = sum([cost.needs or 1 for cost in gone])
    if min([len(found) - least for found, least in targets]) >= spent:  # whatever is paid with, enough are left
        return True
    if not any(cost.needs or cost.uses(s, ctx) for cost in gone):
        return True
    return any(
        all(len([card for card in found if card not in way]) >= least for found, least in targets)
        for way in ways(s, ctx, gone)
    )


def leaves_choice(s: Table, ctx: Context, number: int, card: int) -> bool:
    """Whether an ability that chooses or picks by what it was paid with can, if it is paid with this card."""
    ability = ctx.ability
    if ability is None or not ability.weighs_payment:
        return True
    paying = Context(ctx.card, ctx.player, ability, ctx.occ, ctx.ev)
    paying.vars = {**ctx.vars, paid(number): (card,)}
    picking = [effect for effect in ability.do[:1] if effect.rebinds]
    return all(c.eligible(s, paying, ability.do) for c in ability.choose) and all(e.could(s, paying) for e in picking)


SELF_COSTS = {
    "kneel": "kneel ~",
    "sacrifice": "sacrifice ~",
    "return": "return ~ to your hand",
    "remove": "remove ~ from the game",
    "discard": "discard ~ from play",
    "stand": "stand ~",
    "kill": "kill ~",
    "hide": "put ~ into [shadows]",
}


class SelfCost(Cost):
    """Something done with this card: kneel, sacrifice, return to hand, remove from the game."""

    kind: str
    phrases = tuple(Phrase(words, kind=kind) for kind, words in SELF_COSTS.items())

    def payable(self, s: Table, ctx: Context) -> bool:
        if s.zone[ctx.card] != PLAY or s.ctrl[ctx.card] != ctx.player or (self.kind in LEAVING and s.stays(ctx.card)):
            return False
        posture = {"kneel": 0, "stand": 1}.get(self.kind, s.kneeling[ctx.card])
        return s.kneeling[ctx.card] == posture and not cannot(s, ctx.card, self.kind)

    def uses(self, s: Table, ctx: Context) -> tuple[int, ...]:
        return (ctx.card,)

    @property
    def kneels(self) -> bool:
        return self.kind == "kneel"

    @property
    def kneels_itself(self) -> bool:
        return self.kind == "kneel"

    def events(self, s: Table, ctx: Context, number: int = 0) -> list[Event]:
        ctx.vars["own strength"] = values.strength(s, ctx.card)  # the last, if it leaves play
        return [Event(self.kind, ctx.card, ctx.player, source=ctx.card, by=ctx.player, cost=True)]


class KneelFaction(Cost):
    """Kneel your faction card."""

    way = "kneel"
    phrases = (Phrase("kneel your [faction card]"),)

    def payable(self, s: Table, ctx: Context) -> bool:
        return not s.kneeling[s.faction[ctx.player]]

    def events(self, s: Table, ctx: Context, number: int = 0) -> list[Event]:
        return [Event("kneel", s.faction[ctx.player], ctx.player, source=ctx.card, by=ctx.player, cost=True)]


class PayGold(Cost):
    """Pay gold: from your gold pool, or where the text says so from another player's."""

    n: int
    whose: Players = YOU
    phrases = (Phrase("pay {n} gold", n=NUMBER), Phrase("pay {n} gold from {whose} gold pool", n=NUMBER, whose=WHOSE))

    def payable(self, s: Table, ctx: Context) -> bool:
        if isinstance(self.whose, You):
            return spendable(s, ctx.player) >= self.n
        return any(s.gold[p] >= self.n for p in self.whose.seats(s, ctx)[:1])

    def gold(self, ctx: Context, number: int = 0) -> int:
        return self.n if self.golden else 0

    @property
    def golden(self) -> bool:
        return isinstance(self.whose, You)

    def events(self, s: Table, ctx: Context, number: int = 0) -> list[Event]:
        seat = self.whose.seats(s, ctx)[0]
        return [Event("pay", player=seat, amount=self.n, source=ctx.card, by=ctx.player, cost=True)]


def bill(costs: Sequence[Cost], ctx: Context) -> int:
    """How much gold costs ask of the player who pays them, as far as it is known."""
    total = 0
    for number, cost in enumerate(costs):
        total += cost.gold(ctx, number)
    return total


TO_CARDS = OneOf({kind: kind for kind in ("kneel", "stand", "sacrifice", "kill", "remove", "discard", "return")})


FROM = {
    ("discard", HAND): "discard from hand",
    ("discard", SHADOWS): "discard from shadows",
    ("return", SHADOWS): "return from shadows",
}
"""What is called otherwise if the card isn't in play."""


class UseCard(Cost):
    """Do something with cards you control (or own, outside play) that fit: kneel one, sacrifice one …

    Several are bound to ``those``, too, for effects that go on speaking of them.
    """

    kind: str
    cards: Cards
    n: int = 1
    phrases = (
        Phrase("return {cards} to your hand", kind="return", cards=A_CARD),
        Phrase("{kind} {cards}", kind=TO_CARDS, cards=A_CARD_FROM),
        Phrase("{kind} {n} {cards}", kind=TO_CARDS, n=NUMBER, cards=CARDS_FROM),
    )

    def check(self) -> None:
        if self.n < 1:
            raise ValueError("A cost in cards takes 1 or more of them.")
        if self.n > 1 and self.kind == "discard" and self.cards == HELD:
            raise ValueError("That any cards are discarded from hand is said by 'DiscardCards'.")

    def candidates(self, s: Table, ctx: Context) -> list[int]:
        return [
            c
            for c in self.cards.find(s, ctx)
            if s.ctrl[c] == ctx.player
            and not (self.kind == "return" and s.owner[c] != ctx.player)
            and not (self.kind == "kneel" and s.kneeling[c])
            and not (self.kind == "stand" and not s.kneeling[c])
            and not (self.kind in LEAVING and s.stays(c))
            and not cannot(s, c, self.kind)
        ]

    @property
    def needs(self) -> int:
        return self.n

    @property
    def kneels(self) -> bool:
        return self.kind == "kneel"

    def payable(self, s: Table, ctx: Context) -> bool:
        return len(self.candidates(s, ctx)) >= self.n

    def ask(self, s: Table, ctx: Context, number: int, taken: Sequence[int]) -> Frame | None:
        prompt = f"{s.called(ctx.card)}: {s.say(self, ctx)}."
        free = [c for c in self.candidates(s, ctx) if c not in taken and leaves_choice(s, ctx, number, c)]
        return Pick(
            ctx.player, paid(number), free, self.n, self.n, verb=self.kind, prompt=prompt, rule=s.clauses.paying,
            fits=self.cards, does=self.kind, kind=s.kneeling_asked_as if self.kind == KNEEL else "choose",
        )  # fmt: skip

    def events(self, s: Table, ctx: Context, number: int = 0) -> list[Event]:
        chosen = ctx.vars[paid(number)]
        if self.n > 1:
            ctx.vars["those"] = chosen
        kinds = [FROM.get((self.kind, s.zone[c]), self.kind) for c in chosen]
        return [
            Event(kind, c, ctx.player, source=ctx.card, by=ctx.player, cost=True)
            for kind, c in zip(kinds, chosen, strict=True)
        ]


class DiscardCards(Cost):
    """Discard cards from your hand."""

    n: int = 1
    phrases = (Phrase("discard {n} card<s> from hand", n=NUMBER),)

    def candidates(self, s: Table, ctx: Context) -> list[int]:
        return [c for c in s.hand[ctx.player] if c != ctx.card and not keeps_hand(s, ctx.player)]

    @property
    def needs(self) -> int:
        return self.n

    def payable(self, s: Table, ctx: Context) -> bool:
        return len(self.candidates(s, ctx)) >= self.n

    def ask(self, s: Table, ctx: Context, number: int, taken: Sequence[int]) -> Frame | None:
        own = [c for c in self.candidates(s, ctx) if c not in taken]
        prompt = f"{s.called(ctx.card)}: {s.say(self, ctx)}."
        return Pick(
            ctx.player, paid(number), own, self.n, self.n, verb="discard", prompt=prompt, rule=s.clauses.discarding, fits=HELD
        )  # fmt: skip

    def events(self, s: Table, ctx: Context, number: int = 0) -> list[Event]:
        return [
            Event("discard from hand", c, ctx.player, source=ctx.card, by=ctx.player, cost=True)
            for c in ctx.vars[paid(number)]
        ]


class SpendToken(Cost):
    """Discard tokens, or gold, from this card."""

    kind: str
    n: int = 1
    phrases = (
        Phrase("discard {n} gold from ~", kind="gold", n=NUMBER),
        Phrase("spend 1 {kind} token of ~", kind=SMALL, n=1),
        Phrase("spend {n} {kind} tokens of ~", kind=SMALL, n=NUMBER),
    )

    def payable(self, s: Table, ctx: Context) -> bool:
        return s.tokens.get((ctx.card, self.kind), 0) >= self.n

    def events(self, s: Table, ctx: Context, number: int = 0) -> list[Event]:
        return [
            Event(
                "token", ctx.card, ctx.player, amount=-self.n, how=self.kind, source=ctx.card, by=ctx.player, cost=True
            )
        ]


SPEND_GOLD = SpendToken("gold")
KNEEL_THIS, SACRIFICE_THIS, RETURN_THIS = SelfCost("kneel"), SelfCost("sacrifice"), SelfCost("return")
REMOVE_THIS, DISCARD_THIS, KNEEL_FACTION = SelfCost("remove"), SelfCost("discard"), KneelFaction()
STAND_THIS, KILL_THIS, HIDE_THIS = SelfCost("stand"), SelfCost("kill"), SelfCost("hide")


class CostWords(Kind):
    """All parts of a cost as one instruction: 'kneel ~ and pay 1 gold', 'kneel and sacrifice ~'."""

    one = Category(Cost)
    both = Phrase("kneel and sacrifice ~")

    def say(self, value: Any, speech: Speech) -> str | None:
        if value[:2] == (KNEEL_THIS, SACRIFICE_THIS):
            return " and ".join(["kneel and sacrifice ~", *(cost.say(speech) for cost in value[2:])])
        return " and ".join(cost.say(speech) for cost in value)

    def read(self, reader: Reader, at: int) -> Iterator[tuple[Any, int]]:
        firsts: list[tuple[tuple[Cost, ...], int]] = [((cost,), end) for cost, end in reader.read(self.one, at)]
        firsts += [((KNEEL_THIS, SACRIFICE_THIS), end) for _, end in self.both.read(reader, at)]
        for first, end in firsts:
            yield first, end
            after = reader.literal(" and ", end)
            if after >= 0:
                for rest, last in reader.read(self, after):
                    yield (*first, *rest), last


COSTS = CostWords()
