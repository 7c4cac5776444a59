"""The plain kinds of slots: numbers, words of a closed list, names, options of a phrase."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, Any

from .phrase import Kind
from .speech import CAPITALISED, Speech

if TYPE_CHECKING:
    from .reading import Reader

NUMBER_TEXT = re.compile(r"\d+")
SIGNED_TEXT = re.compile(r"[+-]\d+")


class Number(Kind):
    """A whole number."""

    def say(self, value: Any, speech: Speech) -> str | None:
        return str(value) if type(value) is int and value >= 0 else None

    def read(self, reader: Reader, at: int) -> Iterator[tuple[int, int]]:
        found = NUMBER_TEXT.match(reader.text, at)
        if found:
            yield int(found.group()), found.end()

    def many(self, value: Any) -> bool:
        return bool(value != 1)


class Signed(Kind):
    """A number with its sign: '+2'."""

    def say(self, value: Any, speech: Speech) -> str | None:
        return f"{value:+d}" if type(value) is int else None

    def read(self, reader: Reader, at: int) -> Iterator[tuple[int, int]]:
        found = SIGNED_TEXT.match(reader.text, at)
        if found:
            yield int(found.group()), found.end()


class OneOf(Kind):
    """One of a list of words: each value with how it is said."""

    def __init__(self, words: Mapping[Any, str]) -> None:
        self.words = words

    def words_for(self) -> frozenset[Any]:
        return frozenset(self.words)

    def say(self, value: Any, speech: Speech) -> str | None:
        return self.words.get(value)

    def read(self, reader: Reader, at: int) -> Iterator[tuple[Any, int]]:
        for value, word in self.words.items():
            end = reader.literal(word, at)
            if end >= 0:
                yield value, end


class Marked(Kind):
    """Like OneOf, but the words are marks that each edition has words for."""

    def __init__(self, marks: Mapping[Any, str]) -> None:
        self.marks = marks

    def words_for(self) -> frozenset[Any]:
        return frozenset(self.marks)

    def say(self, value: Any, speech: Speech) -> str | None:
        return speech.word(self.marks[value]) if value in self.marks else None

    def read(self, reader: Reader, at: int) -> Iterator[tuple[Any, int]]:
        for value, mark in self.marks.items():
            end = reader.literal(reader.speech.word(mark), at)
            if end >= 0:
                yield value, end


class Flag(Kind):
    """Words that stand there or not."""

    def __init__(self, yes: str, no: str = "") -> None:
        self.yes = yes
        self.no = no

    def say(self, value: Any, speech: Speech) -> str | None:
        return self.yes if value else self.no

    def read(self, reader: Reader, at: int) -> Iterator[tuple[bool, int]]:
        for value, word in ((True, self.yes), (False, self.no)):
            end = reader.literal(word, at)
            if end >= 0:
                yield value, end


class ListOf(Kind):
    """Several of a kind: 'a, b and c'."""

    def __init__(self, kind: Kind, joint: str = "and") -> None:
        self.kind = kind
        self.joint = joint

    def words_for(self) -> frozenset[Any] | None:
        return self.kind.words_for()

    def say(self, value: Any, speech: Speech) -> str | None:
        said = [self.kind.say(each, speech) for each in value]
        words = [each for each in said if each is not None]
        if not words or len(words) < len(said):
            return None
        return words[0] if len(words) == 1 else f"{', '.join(words[:-1])} {self.joint} {words[-1]}"

    def read(self, reader: Reader, at: int) -> Iterator[tuple[tuple[Any, ...], int]]:
        for first, end in reader.read(self.kind, at):
            yield (first,), end
            yield from self._more(reader, end, (first,))

    def _more(self, reader: Reader, at: int, sofar: tuple[Any, ...]) -> Iterator[tuple[tuple[Any, ...], int]]:
        last = reader.literal(f" {self.joint} ", at)
        if last >= 0:
            for value, end in reader.read(self.kind, last):
                yield (*sofar, value), end
        comma = reader.literal(", ", at)
        if comma >= 0:
            for value, end in reader.read(self.kind, comma):
                yield from self._more(reader, end, (*sofar, value))


class Name(Kind):
    """A trait, or another word of the cards that is written with a capital."""

    def say(self, value: Any, speech: Speech) -> str | None:
        return value if isinstance(value, str) and speech.has_trait(value) else None

    def read(self, reader: Reader, at: int) -> Iterator[tuple[str, int]]:
        found = CAPITALISED.match(reader.text, at)
        words = found.group().split(" ") if found else []
        for n in range(len(words), 0, -1):
            name = " ".join(words[:n])
            if reader.speech.has_trait(name):
                yield name, at + len(name)


class Small(Kind):
    """A word in small letters, or two with capitals: what a token is called."""

    PATTERN = re.compile(r"[a-z]+|[A-Z][a-z]+ [A-Z][a-z]+")

    def say(self, value: Any, speech: Speech) -> str | None:
        return value if isinstance(value, str) and self.PATTERN.fullmatch(value) else None

    def read(self, reader: Reader, at: int) -> Iterator[tuple[str, int]]:
        found = self.PATTERN.match(reader.text, at)
        if found:
            yield found.group(), found.end()


class Title(Kind):
    """The title of a card that there is."""

    def say(self, value: Any, speech: Speech) -> str | None:
        return value if isinstance(value, str) else None

    def read(self, reader: Reader, at: int) -> Iterator[tuple[str, int]]:
        for title in reader.titles_at(at):
            yield title, at + len(title)


NUMBER, SIGNED, NAME, SMALL, TITLE = Number(), Signed(), Name(), Small(), Title()
