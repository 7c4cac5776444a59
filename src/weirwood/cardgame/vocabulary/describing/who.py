"""The cards an effect is about: this card, the card it is attached to, what was chosen, or each card that fits."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from ...cards.definition import Context
from ...grammar.kinds import TITLE, OneOf
from ...grammar.node import field
from ...grammar.phrase import Category, Kind, Node, Phrase
from ...grammar.speech import Speech
from ...table.words import DEAD, DISCARD
from .cards import Cards
from .nouns import A_CARD_FROM, CARD_NOUN, EACH_CARD
from .players import WHOSE, YOU, Players
from .predicates import CHARACTER

if TYPE_CHECKING:
    from ...grammar.reading import Reader
    from ...table.state import Table


class Who(Node):
    """Cards that are meant, in a context."""

    @abstractmethod
    def find(self, s: Table, ctx: Context) -> list[int]:
        """The cards meant."""

    def reaches(self, s: Table, source: int, card: int) -> bool:
        """Whether a card is among those that a constant ability of another means."""
        return card in self.find(s, s.context(source))

    @property
    def plural(self) -> bool:
        """Whether several are meant, for the verb."""
        return False

    @property
    def fleeting(self) -> bool:
        """Whether who is meant may change at any time, and not only as cards enter, leave or change control."""
        return True


class This(Who):
    """The card whose text it is."""

    phrases = (Phrase("~"),)

    @property
    def fleeting(self) -> bool:
        return False

    def find(self, s: Table, ctx: Context) -> list[int]:
        return [ctx.card]

    def reaches(self, s: Table, source: int, card: int) -> bool:
        return card == source


class Host(Who):
    """The card it is attached to, by the type of card that is."""

    type: str = "character"
    phrases = (Phrase("the attached {type}", type=OneOf({"character": "character", "location": "location"})),)

    @property
    def fleeting(self) -> bool:
        return False

    def find(self, s: Table, ctx: Context) -> list[int]:
        return [s.host[ctx.card]] if s.host[ctx.card] >= 0 else []

    def reaches(self, s: Table, source: int, card: int) -> bool:
        return s.host[source] == card


class ThisAndHost(Who):
    """This card together with the one it is attached to."""

    phrases = (Phrase("~ and the attached character"),)

    def find(self, s: Table, ctx: Context) -> list[int]:
        """This card comes first, so that it still hangs on the other as it goes."""
        return [ctx.card, *ATTACHED.find(s, ctx)]

    @property
    def plural(self) -> bool:
        return True


IMPLIED = {
    "kill": DEAD, "discard": DISCARD, "sacrifice": DISCARD, "discard from hand": DISCARD, "discard top": DISCARD,
    "played": DISCARD,
}  # fmt: skip
"""Where a card is meant that was killed, discarded or played: out of play it can't be reached when it is elsewhere."""


ANSWERED = "answered"
"""The name to which a delayed effect has bound the card of the occurrence that its ability answered."""


class Answered(Who):
    """The card of the occurrence that the ability answers."""

    bound = True
    phrases = (Phrase("that character"),)

    def find(self, s: Table, ctx: Context) -> list[int]:
        if ANSWERED in ctx.vars:
            return list(ctx.vars[ANSWERED])
        event = ctx.event(s)
        if event.kind == "move power":
            return [event.other]
        implied = IMPLIED.get(event.kind) if event.done else None
        return [event.card] if implied is None or s.zone[event.card] == implied else []


class AnsweredCard(Answered):
    """The same, of a card that may be no character."""

    phrases = (Phrase("that card"),)


CHOSEN = {
    "that": "it", "those": "them", "rest": "the others", "found": "the card", "paid": "what was paid with",
    "first": "the first", "second": "the second", "third": "the third",
}  # fmt: skip
CHOSEN_WORD = OneOf(CHOSEN)


class Chosen(Who):
    """What an earlier part of the ability bound to a name: a choice, what was found, what is left."""

    bound = True
    name: str = "that"
    phrases = (Phrase("{name}", name=CHOSEN_WORD),)

    def find(self, s: Table, ctx: Context) -> list[int]:
        chosen = ctx.vars.get(self.name)
        return [] if chosen is None else list(chosen)

    @property
    def plural(self) -> bool:
        return self.name in ("those", "rest")


class OwnFaction(Who):
    """Your faction card."""

    phrases = (Phrase("your [faction card]"),)

    @property
    def fleeting(self) -> bool:
        return False

    def find(self, s: Table, ctx: Context) -> list[int]:
        return [s.faction[ctx.player]]


class Each(Who):
    """Every card that fits."""

    cards: Cards
    _zones: tuple[int, ...] = field(init=False, repr=False, compare=False)
    phrases = (Phrase("{cards}", cards=EACH_CARD),)

    def check(self) -> None:
        object.__setattr__(self, "_zones", self.cards.zones)

    def find(self, s: Table, ctx: Context) -> list[int]:
        return self.cards.find(s, ctx)

    def reaches(self, s: Table, source: int, card: int) -> bool:
        return s.zone[card] in self._zones and self.cards.fits(s, s.context(source), card)

    @property
    def fleeting(self) -> bool:
        return self.cards.fleeting


class TopOfDeadPile(Who):
    """The topmost character, or card that fits, of dead piles."""

    whose: Players = YOU
    cards: Cards = CHARACTER
    phrases = (Phrase("the top {cards} of {whose} dead pile", cards=CARD_NOUN, whose=WHOSE),)

    def find(self, s: Table, ctx: Context) -> list[int]:
        piles = [s.dead[p] for p in self.whose.seats(s, ctx)]
        tops = [next((card for card in reversed(pile) if self.cards.fits(s, ctx, card)), -1) for pile in piles]
        return [card for card in tops if card >= 0]


class ThisOrNamed(Who):
    """This card, and every card in play with a title."""

    title: str
    phrases = (Phrase("~ or {title}", title=TITLE),)

    @property
    def fleeting(self) -> bool:
        return False

    def find(self, s: Table, ctx: Context) -> list[int]:
        named = [card for side in s.area for card in side if s.defn[card].name == self.title]
        return list(dict.fromkeys([ctx.card, *named]))


class Picked(Who):
    """In texts alone: 'a character from your hand', which is picked as the effect comes up."""

    bound = True
    cards: Cards
    phrases = (Phrase("{cards}", cards=A_CARD_FROM),)

    def find(self, s: Table, ctx: Context) -> list[int]:
        raise TypeError("A card that is still to be picked can't be found.")


class Same(Who):
    """In texts alone: 'it', of the card that the sentence speaks of."""

    bound = True
    phrases = (Phrase("it"),)

    def find(self, s: Table, ctx: Context) -> list[int]:
        raise TypeError("Whom a sentence speaks of is known only in the sentence.")


ATTACHED_LOCATION = Host("location")
THIS, ATTACHED, IT, THAT, THOSE, OTHERS = This(), Host(), Answered(), Chosen(), Chosen("those"), Chosen("rest")
SECOND, ITS_CARD = Chosen("second"), AnsweredCard()
WITH_HOST = ThisAndHost()
FOUND, PAID, SAME, YOUR_FACTION = Chosen("found"), Chosen("paid"), Same(), OwnFaction()


def each(cards: Cards) -> Who:
    """Every card that fits."""
    return Each(cards)


class Object(Category):
    """Who something is done to."""

    def read(self, reader: Reader, at: int) -> Iterator[tuple[Any, int]]:
        for who, end in super().read(reader, at):
            if not isinstance(who, Same):
                yield who, end


class Subject(Kind):
    """Who something is said of, before a verb in the singular."""

    def say(self, value: Any, speech: Speech) -> str | None:
        if not isinstance(value, Who):
            return None
        return f"each of {value.say(speech)}" if value.plural else value.say(speech)

    def read(self, reader: Reader, at: int) -> Iterator[tuple[Any, int]]:
        after = reader.literal("each of ", at)
        if after >= 0:
            yield from ((who, end) for who, end in reader.read(OBJECT, after) if who.plural)
        yield from reader.read(OBJECT, at)


class Topic(Subject):
    """The subject of a condition: 'it', if that is what the sentence speaks of."""

    def read(self, reader: Reader, at: int) -> Iterator[tuple[Any, int]]:
        end = reader.literal("it", at)
        if end >= 0:
            yield SAME, end
        yield from super().read(reader, at)


class Pronoun(Kind):
    """What was chosen, found or left, by a word for it."""

    words = Chosen.phrases[0]

    def say(self, value: Any, speech: Speech) -> str | None:
        return value.say(speech) if isinstance(value, Chosen) else None

    def read(self, reader: Reader, at: int) -> Iterator[tuple[Any, int]]:
        for found, end in self.words.read(reader, at):
            yield Chosen(**found), end


OBJECT, SUBJECT, TOPIC, PRONOUN = Object(Who), Subject(), Topic(), Pronoun()
