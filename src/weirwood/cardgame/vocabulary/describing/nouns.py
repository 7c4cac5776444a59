"""Noun phrases: how a description of cards is said ('a kneeling Knight character you control') and read."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from ...grammar.kinds import TITLE
from ...grammar.phrase import Kind, Phrase, family, say
from ...grammar.speech import Speech
from ...table.words import article, listed
from .cards import And, Cards, Not, Or, Place, Whatever, all_of, alternatives
from .players import WHOSE, Players
from .predicates import KNEELING, ON_TABLE, OTHER, PILES, REVEALED, STANDING, TYPE, YOURS, CopyOf, In, Named, Type

if TYPE_CHECKING:
    from ...grammar.reading import Reader

A, EACH, ANY_ONE, NOUN, MANY = "a", "each", "any", "noun", "many"
BARE = (NOUN, MANY)
"""The forms without a word before the noun, in which alternatives need a comma to be told from two nouns."""


# Saying


def adjective(part: Cards, speech: Speech) -> str:
    """'Maester', 'Lord or Knight', 'non-unique'."""
    if isinstance(part, Or):
        return listed([adjective(each, speech) for each in part.any_of], "or")
    return part.say(speech)


def head(parts: tuple[Cards, ...], speech: Speech, plural: bool) -> str:
    """The noun: a title, the types, or 'card'."""
    names = [part for part in parts if isinstance(part, Named)]
    kinds = [part for part in parts if part.place == Place.NOUN]
    words = [kind(each, speech, plural) for part in kinds for each in alternatives(part)]
    if not plural and is_name(parts):
        return names[0].title
    said = listed(words or [kind(Whatever(), speech, plural)], "or")
    return f"{said} named {names[0].title}" if names else said


def kind(part: Cards, speech: Speech, plural: bool) -> str:
    """'character', 'characters', 'copies of the card'."""
    if isinstance(part, CopyOf):
        return say(part, speech, CopyOf.plural if plural else CopyOf.phrases)
    word = speech.word("card") if isinstance(part, Whatever) else part.say(speech)
    return f"{word}s" if plural else word


def noun(cards: Cards, speech: Speech, plural: bool = False, posture: bool = True) -> str:
    """'kneeling Knight character', without article and without what follows the noun."""
    parts = tuple(part for part in cards.parts if not isinstance(part, Whatever))
    words: list[str] = []
    for place in range(Place.OTHER, Place.NOUN):
        found = [part for part in parts if part.place == place and (posture or place != Place.POSTURE)]
        if found:
            words.append(" and ".join(adjective(part, speech) for part in found))
    if REVEALED in parts:
        words.insert(0, REVEALED_WORD)
    return " ".join([*words, head(parts, speech, plural)])


def tail(cards: Cards, speech: Speech, prep: str = "in", yours: bool = False) -> str:
    """' you control with a STR of 4 or less', ' in your hand'; ``yours``: that they are yours is said before the noun."""
    out = ""
    for part in cards.parts:
        if part.place <= Place.NAME or (yours and part == YOURS):
            continue
        out += pile(part, speech, prep) if isinstance(part, In) else part.say(speech)
    return out


def pile(part: In, speech: Speech, prep: str) -> str:
    """' in your hand or your discard pile'."""
    if part == REVEALED:
        return ""
    if part.where[0] not in PILES:
        return f" {listed([PLACES[zone].fill(part, speech, IN_FIELDS) or '' for zone in part.where], 'or')}"
    whose = WHOSE.say(part.whose, speech)
    return f" {prep} {listed([f'{whose} {PILES[zone]}' for zone in part.where], 'or')}"


PLACES = {zone: Phrase(words) for zone, words in ON_TABLE.items()}
IN_FIELDS = ("where", "whose")
REVEALED_WORD = "revealed"


class Describing(Kind):
    """A description of cards as a noun phrase of a form: with an article, with each, with any, or bare."""

    def __init__(self, form: str = A, prep: str = "in") -> None:
        self.form = form
        self.prep = prep

    def say(self, value: Any, speech: Speech) -> str | None:
        if not isinstance(value, Cards):
            return None
        if isinstance(value, Or) and value.place == Place.WHOLE:
            said = [self.say(each, speech) or "" for each in value.any_of]
            return ", or ".join(said) if self.form in BARE else listed(said, "or")
        return getattr(self, f"_{self.form}")(value, speech)  # type: ignore[no-any-return]

    def _a(self, cards: Cards, speech: Speech) -> str:
        if OTHER in cards.parts:
            without = without_other(cards)
            posture = next((part for part in cards.parts if part.place == Place.POSTURE), None)
            that = f" that is {posture.say(speech)}" if posture is not None else ""
            return f"another {noun(without, speech, posture=False)}{tail(cards, speech, self.prep)}{that}"
        said = noun(cards, speech)
        return (said if is_name(cards.parts) else article(said)) + tail(cards, speech, self.prep)

    def _each(self, cards: Cards, speech: Speech) -> str:
        named = is_name(cards.parts)
        yours = YOURS in cards.parts and not (named and OTHER in cards.parts)
        if yours and named:
            return f"your {noun(cards, speech)}{tail(cards, speech, self.prep, yours)}"
        if yours:
            return f"each of your {noun(cards, speech, plural=True)}{tail(cards, speech, self.prep, yours)}"
        return f"each {noun(cards, speech)}{tail(cards, speech, self.prep)}"

    def _any(self, cards: Cards, speech: Speech) -> str:
        return f"any {noun(cards, speech)}{tail(cards, speech, self.prep)}"

    def _noun(self, cards: Cards, speech: Speech) -> str:
        return noun(cards, speech) + tail(cards, speech, self.prep)

    def _many(self, cards: Cards, speech: Speech) -> str:
        return noun(cards, speech, plural=True) + tail(cards, speech, self.prep)

    # Reading

    def read(self, reader: Reader, at: int) -> Iterator[tuple[Cards, int]]:
        for first, end in self._one(reader, at):
            yield first, end
            for joint in (", or ",) if self.form in BARE else (" or ", ", "):
                after = reader.literal(joint, end)
                if after >= 0:
                    for second, last in reader.read(self, after):
                        yield first | second, last

    def _one(self, reader: Reader, at: int) -> Iterator[tuple[Cards, int]]:
        for begin, given in determiners(reader, at, self.form):
            for parts, end in adjectives(reader, begin, given):
                try:
                    yield all_of(*parts), end
                except ValueError:
                    continue


def without_other(cards: Cards) -> Cards:
    """The same description, of any card."""
    return all_of(*(part for part in cards.parts if part != OTHER))


def is_name(parts: tuple[Cards, ...]) -> bool:
    """Whether the noun is a title, which takes no article: no type is told, and nothing stands before it."""
    return any(part.place == Place.NAME for part in parts) and all(
        part.place >= Place.NAME and part != REVEALED for part in parts
    )


def determiners(reader: Reader, at: int, form: str) -> Iterator[tuple[int, tuple[Cards, ...]]]:
    """What may stand before a noun phrase of a form, and what it already says."""
    words: dict[str, tuple[Cards, ...]] = {
        A: {"another ": (OTHER,), "an ": (), "a ": (), "": ()},
        EACH: {"each of your ": (YOURS,), "your ": (YOURS,), "each ": ()},
        ANY_ONE: {"any ": ()},
        NOUN: {"": ()},
        MANY: {"": ()},
    }[form]  # type: ignore[assignment]
    for word, given in words.items():
        end = reader.literal(word, at)
        if end >= 0:
            yield end, given


def adjectives(reader: Reader, at: int, parts: tuple[Cards, ...]) -> Iterator[tuple[tuple[Cards, ...], int]]:
    """The parts of a noun phrase from its first adjective on."""
    yield from nouns(reader, at, parts)
    for found, end in reader.read(ADJECTIVE, at):
        if reader.text[end : end + 1] == " ":
            yield from adjectives(reader, end + 1, (*parts, *found))


def nouns(reader: Reader, at: int, parts: tuple[Cards, ...]) -> Iterator[tuple[tuple[Cards, ...], int]]:
    """The parts of a noun phrase from its noun on."""
    for found, end in reader.read(HEAD, at):
        yield from tails(reader, end, (*parts, *found))


def tails(reader: Reader, at: int, parts: tuple[Cards, ...]) -> Iterator[tuple[tuple[Cards, ...], int]]:
    """The parts of a noun phrase from what follows the noun on."""
    yield parts, at
    for found, end in reader.read(TAIL, at):
        yield from tails(reader, end, (*parts, found))


class Adjective(Kind):
    """One adjective, or traits joined by 'or' or 'and'."""

    def say(self, value: Any, speech: Speech) -> str | None:
        return None

    def read(self, reader: Reader, at: int) -> Iterator[tuple[tuple[Cards, ...], int]]:
        end = reader.literal(REVEALED_WORD, at)
        if end >= 0:
            yield (REVEALED,), end
        for part, end in part_at(reader, at, range(Place.OTHER, Place.NOUN)):
            yield (part,), end
            yield from self._joined(reader, end, part, (part,))

    def _joined(
        self, reader: Reader, at: int, first: Cards, parts: tuple[Cards, ...]
    ) -> Iterator[tuple[tuple[Cards, ...], int]]:
        if first.place not in (Place.TRAIT, Place.FACTION):
            return
        for joint in (" or ", ", ", " and "):
            after = reader.literal(joint, at)
            if after < 0:
                continue
            for part, end in part_at(reader, after, (first.place,)):
                if joint == " and ":
                    yield (*parts, part), end
                    yield from self._joined(reader, end, first, (*parts, part))
                elif len(parts) == 1:
                    one = parts[0] | part
                    yield (one,), end
                    yield from self._joined(reader, end, first, (one,))


class Head(Kind):
    """The noun: types, 'card', a title, or a type and a title."""

    def say(self, value: Any, speech: Speech) -> str | None:
        return None

    def read(self, reader: Reader, at: int) -> Iterator[tuple[tuple[Cards, ...], int]]:
        for title, end in reader.read(TITLE, at):
            yield (Named(title),), end
        for kind, end in self._kinds(reader, at):
            yield kind, end
            after = reader.literal(" named ", end)
            if after >= 0:
                for title, last in reader.read(TITLE, after):
                    yield (*kind, Named(title)), last

    def _kinds(self, reader: Reader, at: int) -> Iterator[tuple[tuple[Cards, ...], int]]:
        for kind, end in self._kind(reader, at):
            found = kind
            yield (found,), end
            for joint in (", ", " or "):
                after = reader.literal(joint, end)
                if after >= 0:
                    for more, last in self._kinds(reader, after):
                        yield (found | more[0],), last

    def _kind(self, reader: Reader, at: int) -> Iterator[tuple[Cards, int]]:
        heads: list[tuple[Cards, int]] = [(Type(kind), end) for kind, end in TYPE.read(reader, at)]
        end = reader.literal(reader.speech.word("card"), at)
        if end >= 0:
            heads.append((Whatever(), end))
        for phrase in (*CopyOf.phrases, *CopyOf.plural):
            for found, end in phrase.read(reader, at):
                yield CopyOf(**found), end
        for cards, end in heads:
            yield cards, end
            if reader.text[end : end + 1] == "s":
                yield cards, end + 1


class Tail(Kind):
    """What follows the noun."""

    def say(self, value: Any, speech: Speech) -> str | None:
        return None

    def read(self, reader: Reader, at: int) -> Iterator[tuple[Cards, int]]:
        for word, part in ((" that is kneeling", KNEELING), (" that is standing", STANDING)):
            end = reader.literal(word, at)
            if end >= 0:
                yield part, end
        for prep in (" in ", " from "):
            after = reader.literal(prep, at)
            if after >= 0:
                yield from self._piles(reader, after, (), None)
        after = reader.literal(" ", at)
        if after >= 0:
            yield from self._places(reader, after, ())
        yield from part_at(reader, at, range(Place.NAME + 1, Place.WHOLE))

    def _piles(
        self, reader: Reader, at: int, zones: tuple[int, ...], whose: Players | None
    ) -> Iterator[tuple[Cards, int]]:
        for owner, end in reader.read(WHOSE, at):
            if whose is not None and owner != whose:
                continue
            for zone, word in PILES.items():
                last = reader.literal(f" {word}", end)
                if last < 0:
                    continue
                if zone in zones:
                    continue
                yield In((*zones, zone), owner), last
                for joint in (", ", " or "):
                    after = reader.literal(joint, last)
                    if after >= 0:
                        yield from self._piles(reader, after, (*zones, zone), owner)

    def _places(self, reader: Reader, at: int, zones: tuple[int, ...]) -> Iterator[tuple[Cards, int]]:
        for zone, words in PLACES.items():
            for _, end in words.read(reader, at):
                try:
                    yield In((*zones, zone)), end
                except ValueError:
                    pass
                for joint in (", ", " or "):
                    after = reader.literal(joint, end)
                    if after >= 0:
                        yield from self._places(reader, after, (*zones, zone))


def part_at(reader: Reader, at: int, places: Any) -> Iterator[tuple[Cards, int]]:
    """The predicates of certain places that the text can mean."""
    for each in family(Cards):  # type: ignore[type-abstract]
        if each in (Cards, And, Or, Not, Whatever, In, Type, Named, CopyOf):
            continue
        for phrases, negative in ((each.phrases, False), (each.negative, True)):
            for phrase in phrases:
                for found, end in phrase.read(reader, at):
                    made = reader.make(each, found)
                    if made is not None and made.place in places:
                        yield (~made if negative else made), end


ADJECTIVE, HEAD, TAIL = Adjective(), Head(), Tail()
A_CARD, A_CARD_FROM, EACH_CARD, ANY_CARD = Describing(A), Describing(A, "from"), Describing(EACH), Describing(ANY_ONE)
CARD_NOUN, CARDS_NOUN, CARDS_FROM = Describing(NOUN), Describing(MANY), Describing(MANY, "from")
