"""The words of triggering conditions: which challenge, by how much, with whom, which card, whose ability."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import permutations
from typing import TYPE_CHECKING, Any

from ...grammar.kinds import NUMBER, ListOf
from ...grammar.phrase import Kind, Node, Phrase
from ...grammar.speech import Speech
from ...table.words import CHALLENGES, article
from ..conditions.conditions import WITH, without
from ..describing.cards import Cards
from ..describing.nouns import ANY_CARD, CARDS_NOUN
from ..describing.play_predicates import ROLES, Controlled
from ..describing.predicates import TYPE, YOURS
from ..describing.who import OBJECT, SUBJECT, Who

if TYPE_CHECKING:
    from ...grammar.reading import Reader


class ChallengeNamed(Kind):
    """'a challenge', 'an unopposed challenge', 'a power challenge', 'an intrigue or a power challenge'."""

    every = tuple(chosen for n in range(len(CHALLENGES) + 1) for chosen in permutations(CHALLENGES, n))

    def __init__(self, unopposed: str = "") -> None:
        self.unopposed = unopposed

    def words_for(self) -> frozenset[Any]:
        return frozenset(CHALLENGES)

    def say(self, value: Any, speech: Speech) -> str | None:
        first, *others = [f"{kind} " for kind in value] or [""]
        return article(f"{self.unopposed}{first}{''.join(f'or {article(kind)}' for kind in others)}challenge")

    def read(self, reader: Reader, at: int) -> Iterator[tuple[Any, int]]:
        for kinds in self.every:
            end = reader.literal(self.say(kinds, reader.speech) or "", at)
            if end >= 0:
                yield kinds, end


class Margin(Kind):
    """' by at least 5 STR', or nothing."""

    words = Phrase(" by at least {n} [STR]", n=NUMBER)

    def say(self, value: Any, speech: Speech) -> str | None:
        return f" by at least {value} {speech.word('STR')}" if value else ""

    def read(self, reader: Reader, at: int) -> Iterator[tuple[Any, int]]:
        yield 0, at
        for found, end in self.words.read(reader, at):
            yield found["n"], end


class TakingPart(Node):
    """A card taking part on a side: 'with ~ attacking'."""

    who: Who
    role: str = "any"


class Fighting(Kind):
    """' with ~ attacking', ' with a participating Lord character of yours', or nothing."""

    words = Phrase(" with {who} {role}", who=OBJECT, role=ROLES)

    def say(self, value: Any, speech: Speech) -> str | None:
        if isinstance(value, TakingPart):
            return self.words.fill(value, speech)
        return WITH.say(value, speech)

    def read(self, reader: Reader, at: int) -> Iterator[tuple[Any, int]]:
        yield from reader.read(WITH, at)
        for found, end in self.words.read(reader, at):
            yield TakingPart(found["who"], found["role"]), end


CHALLENGE_WORDS, UNOPPOSED_WORDS = ChallengeNamed(), ChallengeNamed("unopposed ")
MARGIN, FIGHTING = Margin(), Fighting()


class Concerned(Kind):
    """The card of an occurrence: one that is meant, 'any Lord character', or 'one of your Knight characters'."""

    def say(self, value: Any, speech: Speech) -> str | None:
        if isinstance(value, Who):
            return SUBJECT.say(value, speech)
        if isinstance(value, Cards) and YOURS in value.parts:
            return f"{speech.word('one of your')} {CARDS_NOUN.say(without(value, Controlled), speech)}"
        return ANY_CARD.say(value, speech)

    def read(self, reader: Reader, at: int) -> Iterator[tuple[Any, int]]:
        after = reader.literal(f"{reader.speech.word('one of your')} ", at)
        if after >= 0:
            for cards, end in reader.read(CARDS_NOUN, after):
                yield cards & YOURS, end
        yield from reader.read(ANY_CARD, at)
        yield from reader.read(SUBJECT, at)


CONCERNED = Concerned()


class AbilityOf(Kind):
    """Whose triggered abilities: 'an event', 'the triggered ability of a character, location or attachment'."""

    types = ListOf(TYPE, "or")

    def __init__(self, whose: str) -> None:
        self.whose = whose

    def words_for(self) -> frozenset[Any] | None:
        return self.types.words_for()

    def say(self, value: Any, speech: Speech) -> str | None:
        a = f"{self.whose} " if self.whose else "an " if value == ("event",) else "a "
        if value == ("event",):
            return f"{a}{self.types.say(value, speech)}"
        return f"the triggered ability of {a}{self.types.say(value, speech)}"

    def read(self, reader: Reader, at: int) -> Iterator[tuple[Any, int]]:
        for begin in ("", "the triggered ability of "):
            for a in [f"{self.whose} "] if self.whose else ["an ", "a "]:
                after = reader.literal(begin + a, at)
                if after >= 0:
                    yield from reader.read(self.types, after)
