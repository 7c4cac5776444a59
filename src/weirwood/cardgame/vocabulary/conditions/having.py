"""What cards have: icons, attachments, titles, costs; as conditions, amounts and descriptions."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...cards.definition import Context
from ...grammar.kinds import NUMBER
from ...grammar.phrase import Phrase
from ...table import figures, values
from ..amounts import Per
from ..bases import Condition, Count
from ..describing.cards import Cards
from ..describing.nouns import CARDS_FROM, CARDS_NOUN
from ..describing.play_predicates import own_strength
from ..describing.who import OBJECT, PAID, TOPIC, Each, Same, Who
from ..kinds import FIGURE_WORD, ICON
from ..paying.costs import paid

if TYPE_CHECKING:
    from ...table.state import Table
    from ..describing.known import LastKnown


class IconOn(Condition):
    """A card has a challenge icon."""

    who: Who
    icon: str
    phrases = (Phrase("{who} has {icon} icon", who=TOPIC, icon=ICON),)

    def holds(self, s: Table, ctx: Context) -> bool:
        return any(values.has_icon(s, card, self.icon) for card in self.who.find(s, ctx))


class NoOtherAttachment(Condition):
    """A card has no attachment beside the one whose text it is."""

    who: Who
    phrases = (Phrase("{who} has no other attachment", who=TOPIC),)

    def holds(self, s: Table, ctx: Context) -> bool:
        return any(s.attachments(card) in ([], [ctx.card]) for card in self.who.find(s, ctx))


class Fewest(Condition):
    """You control fewer cards that fit than each of your opponents."""

    cards: Cards
    phrases = (Phrase("every opponent controls more {cards} than you", cards=CARDS_NOUN),)

    def holds(self, s: Table, ctx: Context) -> bool:
        found = [s.ctrl[card] for card in self.cards.find(s, ctx)]
        return all(found.count(ctx.player) < found.count(p) for p in s.opponents(ctx.player))


class Most(Condition):
    """You control more cards that fit than each of your opponents."""

    cards: Cards
    phrases = (Phrase("you control more {cards} than every opponent", cards=CARDS_NOUN),)

    def holds(self, s: Table, ctx: Context) -> bool:
        found = [s.ctrl[card] for card in self.cards.find(s, ctx)]
        return all(found.count(ctx.player) > found.count(p) for p in s.opponents(ctx.player))


class PerAttachment(Per):
    """For each attachment on the card that it is for."""

    words = (Phrase("per attachment on it"),)

    def value(self, s: Table, ctx: Context, card: int = -1) -> int:
        return len(s.attachments(card)) if card >= 0 else 0


class CostOfAnswered(Count):
    """The printed cost of the card of the occurrence that the ability answers."""

    bound = True
    phrases = (Phrase("that character's printed cost"),)

    def value(self, s: Table, ctx: Context, card: int = -1) -> int:
        return s.defn[ctx.event(s).card].cost or 0


class StrengthOfAnswered(Count):
    """The printed STR of the card of the occurrence that the ability answers."""

    bound = True
    phrases = (Phrase("that character's printed [STR]"),)

    def value(self, s: Table, ctx: Context, card: int = -1) -> int:
        return s.defn[ctx.event(s).card].strength


class CostOfPaid(Count):
    """The printed cost of the card that the cost was paid with, or more; before that, the highest among those it may be."""

    bound = True
    weighs_payment = True
    plus: int = 0
    phrases = (
        Phrase("the printed cost of what was paid with"),
        Phrase("the printed cost of what was paid with plus {plus}", plus=NUMBER),
    )

    def value(self, s: Table, ctx: Context, card: int = -1) -> int:
        found = ctx.vars.get(paid(0))
        if found is None and ctx.ability is not None:
            found = [each for cost in ctx.ability.costs for each in cost.candidates(s, ctx)]
        return self.plus + max((s.defn[each].cost or 0 for each in found or ()), default=-1 - self.plus)


class HandLacks(Count):
    """How many cards your hand lacks to be as large as a figure of your revealed plot."""

    figure: str
    phrases = (Phrase("your hand lacks to your {figure}", figure=FIGURE_WORD),)

    def value(self, s: Table, ctx: Context, card: int = -1) -> int:
        return max(0, figures.plot_value(s, ctx.player, self.figure) - len(s.hand[ctx.player]))


class DrawnThen(Count):
    """How many cards were drawn by what the ability answers."""

    bound = True
    phrases = (Phrase("were drawn then"),)

    def value(self, s: Table, ctx: Context, card: int = -1) -> int:
        return int(ctx.event(s).amount)


class StrengthOf(Count):
    """The STR of a card, or more."""

    who: Who
    plus: int = 0
    phrases = (
        Phrase("the [STR] of {who}", who=OBJECT),
        Phrase("the [STR] of {who} plus {plus}", who=OBJECT, plus=NUMBER),
    )

    def value(self, s: Table, ctx: Context, card: int = -1) -> int:
        """A STR that hangs on itself, by way of another's, adds nothing."""
        asking = ("strength of", ctx.card, self.who)
        if asking in s.memo:
            return 0
        s.memo[asking] = True
        cards = self.who.find(s, ctx)
        found = max((own_strength(s, ctx) if c == ctx.card else values.strength(s, c) for c in cards), default=0)
        s.memo.pop(asking, None)
        return found + self.plus


class FactionsAmong(Count):
    """How many different factions there are among cards; a neutral card has none."""

    cards: Cards
    phrases = (Phrase("the number of [faction]s among {cards}", cards=CARDS_NOUN),)

    def value(self, s: Table, ctx: Context, card: int = -1) -> int:
        return len({faction for c in self.cards.find(s, ctx) for faction in values.factions(s, c)} - {"neutral"})


class TraitsAmong(Condition):
    """Cards that fit have so many different traits, all together."""

    n: int
    cards: Cards
    phrases = (Phrase("the {cards} show {n} or more different traits", n=NUMBER, cards=CARDS_FROM),)

    def holds(self, s: Table, ctx: Context) -> bool:
        return len({trait for card in self.cards.find(s, ctx) for trait in values.traits(s, card)}) >= self.n


class PrintedCostOf(Count):
    """The printed cost of a card; of one without any it is 0."""

    who: Who
    phrases = (Phrase("the printed cost of {who}", who=TOPIC),)

    def check(self) -> None:
        if self.who == PAID or isinstance(self.who, Each | Same):
            raise ValueError("One card is meant, and what was paid with is said by 'CostOfPaid'.")

    def value(self, s: Table, ctx: Context, card: int = -1) -> int:
        return max((s.defn[each].cost or 0 for each in self.who.find(s, ctx)), default=0)


class PrintedStrengthOf(Count):
    """The printed STR of a card."""

    who: Who
    phrases = (Phrase("the printed [STR] of {who}", who=TOPIC),)

    def check(self) -> None:
        if isinstance(self.who, Each | Same):
            raise ValueError("One card is meant.")

    def value(self, s: Table, ctx: Context, card: int = -1) -> int:
        return max((s.defn[each].strength for each in self.who.find(s, ctx)), default=0)


class PowerOfItsFaction(Count):
    """The power on the faction card of whoever controls the card that it is for."""

    phrases = (Phrase("the power on its controller's [faction card]"),)

    def value(self, s: Table, ctx: Context, card: int = -1) -> int:
        return s.power[s.faction[s.ctrl[card]]] if card >= 0 else 0


class SameTitle(Cards):
    """Cards with this card's title."""

    phrases = (Phrase(" with the title of ~"),)

    def fits(self, s: Table, ctx: Context, card: int) -> bool:
        return s.defn[card].name == s.defn[ctx.card].name

    def fitted(self, s: Table, ctx: Context, was: LastKnown) -> bool:
        return was.defn.name == s.defn[ctx.card].name

    def instead(self, s: Table, ctx: Context, card: int) -> str:
        return f"it is no copy of {s.called(ctx.card)}"


SAME_TITLE = SameTitle()
