"""Amounts that are counted from the game: 'X', '2 (3 if you are the first player)', 'per gold in your gold pool'."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any, ClassVar

from ..cards.definition import Context
from ..grammar.kinds import NUMBER, SIGNED, SMALL
from ..grammar.phrase import Category, Kind, Phrase, family
from ..grammar.speech import Speech
from ..table import values
from ..table.words import ON_TABLE
from .bases import CONDITION, COUNT, Condition, Count
from .describing.cards import Cards
from .describing.nouns import CARD_NOUN, CARDS_NOUN
from .describing.players import WHOSE, YOU, Players

if TYPE_CHECKING:
    from ..grammar.reading import Reader
    from ..table.state import Table


X = "x"
"""Where it is kept with which X a card came out of shadows, until it leaves play."""


class ChosenX(Count):
    """The X that was chosen; before that, the highest that the costs of the ability allow."""

    bound = True
    phrases = (Phrase("X"),)

    def value(self, s: Table, ctx: Context, card: int = -1) -> int:
        if "x" in ctx.vars or ctx.ability is None:
            return int(ctx.vars.get("x", 0))
        if not any(cost.most_x(s, ctx) for cost in ctx.ability.costs):
            return s.count("game", "card", ctx.card, X)
        return max([cost.most_x(s, ctx) for cost in ctx.ability.costs], default=0)


class ItsCost(Count):
    """What the event that is answered cost before reductions."""

    bound = True
    phrases = (Phrase("that event's printed cost"),)

    def value(self, s: Table, ctx: Context, card: int = -1) -> int:
        return int(ctx.event(s).amount)


class IfElse(Count):
    """One number if a condition holds, else another."""

    condition: Condition
    yes: int
    no: int
    phrases = (Phrase("{no} ({yes} if {condition})", no=NUMBER, yes=NUMBER, condition=CONDITION),)

    def value(self, s: Table, ctx: Context, card: int = -1) -> int:
        return self.yes if self.condition.holds(s, ctx) else self.no


class Per(Count):
    """So many for each of something: 'per other kneeling character'."""

    words: ClassVar[Sequence[Phrase]] = ()

    def value(self, s: Table, ctx: Context, card: int = -1) -> int:
        raise NotImplementedError


class PerCard(Per):
    """For each card that fits."""

    cards: Cards
    phrases = ()
    words = (Phrase("per {cards}", cards=CARD_NOUN),)

    def value(self, s: Table, ctx: Context, card: int = -1) -> int:
        return self.cards.count(s, ctx)


class PerEvery(Per):
    """For every so many cards that fit."""

    n: int
    cards: Cards
    words = (Phrase("per {n} {cards}", n=NUMBER, cards=CARDS_NOUN),)

    def check(self) -> None:
        if self.n < 2:
            raise ValueError("For each card is said by 'PerCard'.")

    def value(self, s: Table, ctx: Context, card: int = -1) -> int:
        return self.cards.count(s, ctx) // self.n


class PerGold(Per):
    """For each gold in a player's gold pool."""

    whose: Players = YOU
    words = (Phrase("per gold in {whose} gold pool", whose=WHOSE),)

    def value(self, s: Table, ctx: Context, card: int = -1) -> int:
        return sum(s.gold[p] for p in self.whose.seats(s, ctx))


class PerPower(Per):
    """For each power on the card that the text speaks of."""

    words = (Phrase("per power on it"),)

    def value(self, s: Table, ctx: Context, card: int = -1) -> int:
        return s.power[card] if card >= 0 else 0


class PerToken(Per):
    """For each token of a kind, gold included, on the card that the text speaks of."""

    kind: str
    words = (Phrase("per {kind} on it", kind=SMALL),)

    def check(self) -> None:
        if self.kind in ("power", "attachment"):
            raise ValueError("Power and attachments on a card are said by 'PerPower' and 'PerAttachment'.")

    def value(self, s: Table, ctx: Context, card: int = -1) -> int:
        return s.tokens.get((card, self.kind), 0)


class PerTokenHere(Per):
    """For each token of a kind, gold included, on the card whose text it is; as it was when its costs were paid, if it has left."""

    kind: str
    phrases = (Phrase("the amount of {kind} on ~", kind=SMALL),)
    words = (Phrase("per {kind} on ~", kind=SMALL),)

    def value(self, s: Table, ctx: Context, card: int = -1) -> int:
        if s.zone[ctx.card] in ON_TABLE:
            return s.tokens.get((ctx.card, self.kind), 0)
        return int(ctx.vars.get("tokens here", {}).get(self.kind, 0))


class Times(Count):
    """So many for each of something: '+2 STR per gold on it'."""

    n: int
    of: Per

    def check(self) -> None:
        if self.n == 1:
            raise ValueError("Once for each of something is that something.")

    def value(self, s: Table, ctx: Context, card: int = -1) -> int:
        return self.n * self.of.value(s, ctx, card)


class PerIcon(Per):
    """For each type of challenge icon on the card that it is for."""

    words = (Phrase("per challenge icon on it"),)

    def value(self, s: Table, ctx: Context, card: int = -1) -> int:
        return sum(n > 0 for n in values.icons(s, card)) if card >= 0 else 0


class NumberOf(Count):
    """How many cards there are that fit."""

    cards: Cards
    phrases = (Phrase("the count of all {cards} together", cards=CARDS_NOUN),)

    def value(self, s: Table, ctx: Context, card: int = -1) -> int:
        return self.cards.count(s, ctx)


class NumberOfOpponents(Count):
    """How many opponents you have."""

    phrases = (Phrase("the number of your opponents"),)

    def value(self, s: Table, ctx: Context, card: int = -1) -> int:
        return len(s.opponents(ctx.player))


class StrengthWonBy(Count):
    """The STR by which the challenge was won."""

    bound = True
    phrases = (Phrase("the [STR] it was won by"),)

    def value(self, s: Table, ctx: Context, card: int = -1) -> int:
        return int(ctx.event(s).amount)


class PerMargin(Per):
    """For every so many STR by which you won the challenge."""

    bound = True
    strength: int
    words = (Phrase("for every {strength} [STR] you won by", strength=NUMBER),)

    def value(self, s: Table, ctx: Context, card: int = -1) -> int:
        return int(ctx.event(s).amount) // self.strength


class PerPicked(Per):
    """For each of the cards that were chosen, or picked, before."""

    bound = True
    words = (Phrase("for each of those cards"),)

    def value(self, s: Table, ctx: Context, card: int = -1) -> int:
        """Before anything was picked there may be one at least."""
        return len(ctx.vars["those"]) if "those" in ctx.vars else 1


class SimplePer(Kind):
    """What is counted, without a ceiling."""

    each = Category(Per, "words")

    def say(self, value: Any, speech: Speech) -> str | None:
        return None if isinstance(value, Capped) else self.each.say(value, speech)

    def read(self, reader: Reader, at: int) -> Iterator[tuple[Any, int]]:
        for each in family(Per):
            for phrase in each.words if each is not Capped else ():
                for found, end in phrase.read(reader, at):
                    made = reader.make(each, found)
                    if made is not None:
                        yield made, end


class Capped(Per):
    """For each of something, but no more than so many."""

    of: Per
    most: int
    words = (Phrase("{of}, {most} at most", of=SimplePer(), most=NUMBER),)

    def check(self) -> None:
        if isinstance(self.of, Capped):
            raise ValueError("One ceiling is enough.")

    def value(self, s: Table, ctx: Context, card: int = -1) -> int:
        return min(self.most, self.of.value(s, ctx, card))


PER_WORDS = Category(Per, "words")
IF_WORDS = Phrase(" ({yes} if {condition})", yes=NUMBER, condition=CONDITION)
SIGNED_IF_WORDS = Phrase(" ({yes} if {condition})", yes=SIGNED, condition=CONDITION)


class Quantity(Kind):
    """So much of something: '2 gold', '+1 STR per gold in your gold pool', '1 STR (2 if …)', 'X power'."""

    def __init__(self, unit: str, many: str = "", signed: bool = False) -> None:
        self.unit = unit
        self.units = many or unit
        self.signed = signed
        self.number = SIGNED if signed else NUMBER
        self.if_words = SIGNED_IF_WORDS if signed else IF_WORDS

    def word(self, speech: Speech, n: Any) -> str:
        """The word for what is counted, in the singular or the plural."""
        unit = self.unit if n == 1 else self.units
        return speech.words.get(unit, unit)

    def say(self, value: Any, speech: Speech) -> str | None:
        if type(value) is int:
            return f"{self.number.say(value, speech)} {self.word(speech, value)}"
        if isinstance(value, Per):
            return f"{self.number.say(1, speech)} {self.word(speech, 1)} {PER_WORDS.say(value, speech)}"
        if isinstance(value, Times):
            return f"{self.number.say(value.n, speech)} {self.word(speech, value.n)} {PER_WORDS.say(value.of, speech)}"
        if isinstance(value, IfElse):
            number = self.number.say(value.no, speech)
            more = f" ({self.number.say(value.yes, speech)} if {value.condition.say(speech)})"
            return f"{number} {self.word(speech, value.no)}{more}"
        if isinstance(value, ChosenX):
            return f"X {self.word(speech, 2)}"
        counted = COUNT.say(value, speech)
        return None if counted is None else f"{self.as_many(speech)} {counted}"

    def as_many(self, speech: Speech) -> str:
        """'as much gold as', 'as many cards as', 'a STR bonus of'."""
        if self.signed:
            return f"a {self.word(speech, 1)} bonus of"
        much = "many" if self.unit != self.units else "much"
        return f"as {much} {self.word(speech, 2)} as"

    def read(self, reader: Reader, at: int) -> Iterator[tuple[Any, int]]:
        many = reader.literal(f"{self.as_many(reader.speech)} ", at)
        for counted, end in reader.read(COUNT, many) if many >= 0 else ():
            if not isinstance(counted, ChosenX | IfElse):
                yield counted, end
        units = {self.word(reader.speech, 1), self.word(reader.speech, 2)}
        for number, end in (
            *reader.read(self.number, at),
            *((ChosenX(), x) for x in [reader.literal("X", at)] if x >= 0),
        ):
            for unit in units:
                after = reader.literal(f" {unit}", end)
                if after < 0:
                    continue
                yield number, after
                space = reader.literal(" ", after) if type(number) is int else -1
                for per, last in reader.read(PER_WORDS, space) if space >= 0 else ():
                    yield (per if number == 1 else Times(number, per)), last
                if type(number) is int:
                    for found, last in self.if_words.read(reader, after):
                        yield IfElse(found["condition"], found["yes"], number), last


GOLD, POWER_TOKENS, STRENGTH_BONUS = Quantity("gold"), Quantity("power"), Quantity("STR", signed=True)
CARDS_DRAWN = Quantity("card", "cards")
