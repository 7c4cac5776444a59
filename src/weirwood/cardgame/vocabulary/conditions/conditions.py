"""Conditions: 'while', 'if' and 'playable only' clauses of abilities."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from ...cards.definition import Context
from ...grammar.kinds import NUMBER, SMALL, ListOf, OneOf
from ...grammar.phrase import Kind, Phrase, family
from ...grammar.speech import Speech
from ...table import values
from ...table.words import CHALLENGES, PLOT
from ..bases import Condition
from ..describing.cards import IN_PLAY_ALONE, Cards, Place, all_of, alternatives, one_of
from ..describing.nouns import A_CARD, TAIL, is_name, part_at, tail
from ..describing.play_predicates import ROLES, Controlled, Participating
from ..describing.players import PLAYER, THAT_PLAYER, WHOSE, YOU, Players
from ..describing.predicates import In
from ..describing.who import IT, SAME, THIS, THOSE, TOPIC, Who
from ..kinds import A_CHALLENGE, CHALLENGE_NOUN, CHALLENGE_TYPE, COUNTED

if TYPE_CHECKING:
    from ...grammar.reading import Reader
    from ...table.state import Table


class Existing(Kind):
    """That there are such cards: 'you control a Lord character', 'a War plot card is revealed', 'there is a Knight'.

    Of what is out of play it is said where it lies: 'a Knight character lies in your dead pile'.
    """

    def say(self, value: Any, speech: Speech) -> str | None:
        if not isinstance(value, Cards):
            return None
        by = controller(value)
        rest = one_of(*(without(each, Controlled) for each in alternatives(value)))
        if by is not None:
            verb = "control" if PLAYER.many(by) is False else "controls"
            return f"{PLAYER.say(by, speech)} {verb} {A_CARD.say(rest, speech)}"
        if any(isinstance(part, In) and part.where == (PLOT,) for part in value.parts):
            return f"{A_CARD.say(without(value, In), speech)} is revealed"
        if any(part.place == Place.PILE for part in value.parts):
            rest = all_of(*(part for part in value.parts if part.place != Place.PILE))
            where = all_of(*(part for part in value.parts if part.place == Place.PILE))
            return f"{A_CARD.say(rest, speech)} lies{tail(where, speech)}"
        if is_name(value.parts):
            return f"{A_CARD.say(value, speech)} is in play"
        return f"there is {A_CARD.say(value, speech)}"

    def read(self, reader: Reader, at: int) -> Iterator[tuple[Any, int]]:
        there = reader.literal("there is ", at)
        if there >= 0:
            yield from reader.read(A_CARD, there)
        for by, end in reader.read(PLAYER, at):
            for verb in (" control ", " controls "):
                after = reader.literal(verb, end)
                if after >= 0:
                    for cards, last in reader.read(A_CARD, after):
                        yield cards & Controlled(by), last
        for cards, end in reader.read(A_CARD, at):
            after = reader.literal(" is revealed", end)
            if after >= 0 and not any(isinstance(part, In) for part in cards.parts):
                yield cards & In((PLOT,)), after
            lies = reader.literal(" lies", end)
            for where, last in reader.read(TAIL, lies) if lies >= 0 else ():
                if where.place == Place.PILE:
                    yield cards & where, last
            after = reader.literal(" is in play", end)
            if after >= 0:
                yield cards, after


def controller(cards: Cards) -> Players | None:
    """Who must control the cards, of whichever alternative they are; None if that isn't said, or not of all."""
    found = [
        next((part.by for part in each.parts if isinstance(part, Controlled)), None) for each in alternatives(cards)
    ]
    return found[0] if len(set(found)) == 1 else None


def without(cards: Cards, kind: type) -> Cards:
    """A description less its parts of a kind."""
    return all_of(*(part for part in cards.parts if not isinstance(part, kind)))


class Exists(Condition):
    """There is a card that fits: 'you control …'."""

    cards: Cards
    phrases = (Phrase("{cards}", cards=Existing()),)

    def holds(self, s: Table, ctx: Context) -> bool:
        return self.cards.any(s, ctx)

    @property
    def fleeting(self) -> bool:
        return self.cards.fleeting or self.cards.zones != IN_PLAY_ALONE


class Being(Kind):
    """What a card is: 'standing', 'attacking alone', 'a Knight character', or a title. ``bare``: an adjective alone."""

    def __init__(self, bare: bool) -> None:
        self.bare = bare

    def say(self, value: Any, speech: Speech) -> str | None:
        if not isinstance(value, Cards):
            return None
        if value.place in (Place.POSTURE, Place.ROLE):
            if isinstance(value, Participating) and value.alone:
                return f"{Participating(value.role).say(speech)} alone"
            return value.say(speech)
        return None if self.bare else A_CARD.say(value, speech)

    def read(self, reader: Reader, at: int) -> Iterator[tuple[Any, int]]:
        for part, end in part_at(reader, at, (Place.POSTURE, Place.ROLE)):
            alone = reader.literal(" alone", end)
            if alone >= 0 and isinstance(part, Participating):
                yield Participating(part.role, alone=True), alone
            yield part, end
        if not self.bare:
            yield from reader.read(A_CARD, at)


class Is(Condition):
    """A card meant by the ability fits a description: 'while ~ is standing', 'if that card is a Knight character'."""

    who: Who
    cards: Cards
    phrases = (
        Phrase("{cards}", who=SAME, cards=Being(bare=True)),
        Phrase("{who} is {cards}", who=TOPIC, cards=Being(bare=False)),
    )

    def holds(self, s: Table, ctx: Context) -> bool:
        return any(self.cards.fits(s, ctx, card) for card in self.who.find(s, ctx))

    @property
    def fleeting(self) -> bool:
        return self.who.fleeting or self.cards.fleeting


class TakesPart(Condition):
    """A card takes part in a challenge of a type: 'while ~ is attacking in an intrigue challenge'."""

    who: Who
    role: str
    challenge: str
    phrases = (Phrase("{who} is {role} in {challenge}", who=TOPIC, role=ROLES, challenge=A_CHALLENGE),)

    def check(self) -> None:
        if self.challenge not in CHALLENGES:
            raise ValueError(f"{self.challenge!r} is no type of challenge.")

    def holds(self, s: Table, ctx: Context) -> bool:
        if s.challenge is None or s.challenge.kind != self.challenge:
            return False
        roles = [values.role(s, c) for c in self.who.find(s, ctx)]
        return any(role and self.role in ("any", role) for role in roles)


class FirstPlayer(Condition):
    """You are (not) the first player."""

    yes: bool = True
    phrases = (Phrase("you are [the first player]"), Phrase("you are not [the first player]", yes=False))

    def holds(self, s: Table, ctx: Context) -> bool:
        return (s.first == ctx.player) == self.yes


SIDES = OneOf(
    {"any": "", "defending": " against you", "attacking": " you initiated", "either": " in which you attack or defend"}
)


class With(Kind):
    """'with a participating Knight character of yours', 'with … on either side', or nothing."""

    def say(self, value: Any, speech: Speech) -> str | None:
        if value is None:
            return ""
        by = controller(value)
        if by is None:
            return f" with {A_CARD.say(value, speech)} on either side"
        rest = one_of(*(without(each, Controlled) for each in alternatives(value)))
        return f" with {A_CARD.say(rest, speech)} of yours" if by == YOU else None

    def read(self, reader: Reader, at: int) -> Iterator[tuple[Any, int]]:
        yield None, at
        after = reader.literal(" with ", at)
        if after >= 0:
            for cards, end in reader.read(A_CARD, after):
                last = reader.literal(" of yours", end)
                if last >= 0:
                    yield cards & Controlled(YOU), last
                either = reader.literal(" on either side", end)
                if either >= 0:
                    yield cards, either


WITH = With()


class During(Condition):
    """There is a challenge under way, of a type, in which you have a role, and somebody of yours takes part."""

    challenge: str = ""
    role: str = "any"
    cards: Cards | None = None
    phrases = (Phrase("during {challenge}{role}{cards}", challenge=A_CHALLENGE, role=SIDES, cards=WITH),)

    def holds(self, s: Table, ctx: Context) -> bool:
        c = s.challenge
        if c is None or (self.challenge and c.kind != self.challenge):
            return False
        if self.role == "attacking" and c.attacker != ctx.player:
            return False
        if self.role == "defending" and c.defender != ctx.player:
            return False
        if self.role == "either" and ctx.player not in (c.attacker, c.defender):
            return False
        return self.cards is None or self.cards.any(s, ctx)


NTH = OneOf({1: "first", 2: "second", 3: "third", 4: "fourth", 5: "fifth", 6: "sixth"})


class NthChallenge(Condition):
    """The challenge under way is the first, second … that you initiate in this phase, or round; perhaps of its type."""

    n: int
    period: str = "phase"
    challenge: str = ""
    phrases = (
        Phrase("this challenge is the {n} you initiated this {period}", n=NTH, period=COUNTED),
        Phrase(
            "this challenge is the {n} of the {challenge} challenges you initiated this {period}",
            n=NTH, challenge=CHALLENGE_TYPE, period=COUNTED,
        ),
    )  # fmt: skip

    def holds(self, s: Table, ctx: Context) -> bool:
        c = s.challenge
        if c is None or c.attacker != ctx.player or self.challenge not in ("", c.kind):
            return False
        what = (
            ("player", ctx.player, "initiated", self.challenge)
            if self.challenge
            else ("player", ctx.player, "initiated")
        )
        counted = s.count("challenge", *what)  # not yet, while it is being declared
        return s.count(self.period, *what) + 1 - counted == self.n


AS = OneOf({"": "", "attacking": " as attacker", "defending": " as defender"})


class NeverLost(Condition):
    """You lost no challenge (of a type, in a role) in a period."""

    challenge: str = ""
    role: str = ""
    period: str = "round"
    phrases = (
        Phrase("you lost no {challenge} this {period}", challenge=CHALLENGE_NOUN, period=COUNTED),
        Phrase("you lost no challenge as defender this {period}", role="defending", period=COUNTED),
    )

    def holds(self, s: Table, ctx: Context) -> bool:
        what = "lost as defender" if self.role else "lost"
        return not s.count(self.period, "player", ctx.player, what, *filter(None, [self.challenge]))


class HasDuplicate(Condition):
    """A card has a duplicate."""

    who: Who
    phrases = (Phrase("{who} has a duplicate", who=TOPIC),)

    def holds(self, s: Table, ctx: Context) -> bool:
        return any(s.duplicates(c) for c in self.who.find(s, ctx))


class Tokens(Condition):
    """A card has at least so many tokens of a kind."""

    who: Who
    kind: str
    n: int = 1
    phrases = (
        Phrase("{who} has a {kind} token", who=TOPIC, kind=SMALL),
        Phrase("{who} has {n} or more {kind} tokens", who=TOPIC, kind=SMALL, n=NUMBER),
    )

    def holds(self, s: Table, ctx: Context) -> bool:
        return any(s.tokens.get((c, self.kind), 0) >= self.n for c in self.who.find(s, ctx))


class PowerOn(Condition):
    """A card has at least, or exactly, so much power."""

    who: Who
    n: int
    exactly: bool = False
    phrases = (
        Phrase("{who} has {n} or more power", who=TOPIC, n=NUMBER),
        Phrase("{who} has exactly {n} power", who=TOPIC, n=NUMBER, exactly=True),
    )

    def holds(self, s: Table, ctx: Context) -> bool:
        found = [s.power[card] for card in self.who.find(s, ctx)]
        return any(power == self.n if self.exactly else power >= self.n for power in found)


class MoreCardsInHand(Condition):
    """You have more cards in hand than another player."""

    than: Players = THAT_PLAYER
    phrases = (Phrase("your hand is larger than {than}", than=WHOSE),)

    def holds(self, s: Table, ctx: Context) -> bool:
        return any(len(s.hand[ctx.player]) > len(s.hand[p]) for p in self.than.seats(s, ctx))


class StillInPlay(Condition):
    """A card, or one of several, is still in play (and the same: it has not left in between)."""

    who: Who
    phrases = (
        Phrase("nothing has taken ~ out of play", who=THIS),
        Phrase("nothing has taken that character out of play", who=IT),
        Phrase("one or more of them have not left play", who=THOSE),
        Phrase("{who} is still in play", who=TOPIC),
    )

    def holds(self, s: Table, ctx: Context) -> bool:
        return any(s.in_play(c) for c in self.who.find(s, ctx))


class SimpleCondition(Kind):
    """Any condition but several at once."""

    def say(self, value: Any, speech: Speech) -> str | None:
        return None if isinstance(value, All) or not isinstance(value, Condition) else value.say(speech)

    def read(self, reader: Reader, at: int) -> Iterator[tuple[Any, int]]:
        for each in family(Condition):  # type: ignore[type-abstract]
            if each is All:
                continue
            for phrase in each.phrases:
                for found, end in phrase.read(reader, at):
                    made = reader.make(each, found)
                    if made is not None:
                        yield made, end


class All(Condition):
    """All of several conditions."""

    of: tuple[Condition, ...]
    phrases = (Phrase("{of}", of=ListOf(SimpleCondition())),)

    def check(self) -> None:
        if len(self.of) < 2:
            raise ValueError("All of one condition is that condition.")

    def holds(self, s: Table, ctx: Context) -> bool:
        return all(each.holds(s, ctx) for each in self.of)
