"""Phrases: the words of a node as a template with slots, from which its text is made and read.

``Phrase("kill {who}", who=OBJECT)``: ``{who}`` is filled by the node's field ``who`` in the way the kind OBJECT says.
Other keywords are values that a field must have for this phrase to be the one: ``Phrase("{who} loses {icon}", …, sign=-1)``.
``[STR]`` is the edition's word, ``~`` the title of the card whose text it is. ``win<s>`` follows the slot before it: 'you win', 'the loser wins', '1 card', '2 cards';
``<have|has>`` likewise. A field that a phrase neither shows nor fixes must have its default, or the phrase doesn't suit.
"""

from __future__ import annotations

import re
from abc import ABC, abstractmethod
from collections.abc import Iterable, Iterator, Sequence
from typing import TYPE_CHECKING, Any, ClassVar, TypeVar

from ...native import mypyc_attr
from .node import fields, fill
from .speech import Speech
from .value import Value

if TYPE_CHECKING:
    from .reading import Reader

ITEM = re.compile(r"\{(\w+)\}|\[([^\]]+)\]|<([^<>|]*)\|?([^<>]*)>|(~)")
THIS_CARD = "~"
"""The mark for a card's own title in what is said of it."""


@mypyc_attr(native_class=False)
class Unsayable(TypeError):
    """No phrase suits a node."""


class Kind(ABC):
    """What may stand in a slot: how a value is said there, and which values a stretch of text can mean."""

    @abstractmethod
    def say(self, value: Any, speech: Speech) -> str | None:
        """The words of a value; None if it can't stand here."""

    @abstractmethod
    def read(self, reader: Reader, at: int) -> Iterable[tuple[Any, int]]:
        """The values that the text can mean from a position on, each with where it ends."""

    def words_for(self) -> frozenset[Any] | None:
        """The values there are words for, or of which those there are words for consist; None: not a closed list."""
        return None

    def many(self, value: Any) -> bool | None:
        """Whether a verb or noun that follows takes an s; None: that depends on something else."""
        return None


class Word:
    """A literal of a phrase: plain text, an edition's word, or two forms of which the slot before decides."""

    __slots__ = ("mark", "one", "other", "text")

    def __init__(self, text: str = "", mark: str = "", one: str = "", other: str = "") -> None:
        self.text = text
        self.mark = mark
        self.one = one
        self.other = other

    def forms(self, speech: Speech) -> tuple[str, ...]:
        """The texts that may stand here."""
        if self.mark:
            return (speech.word(self.mark),)
        return (self.text,) if self.text else (self.form(speech, True), self.form(speech, False))

    def form(self, speech: Speech, many: bool) -> str:
        """One of the two forms; it may be a mark."""
        word = self.other if many else self.one
        return speech.word(word[1:-1]) if word.startswith("[") else word


class Slot:
    """A place for a field's value."""

    __slots__ = ("field", "kind")

    def __init__(self, field: str, kind: Kind) -> None:
        self.field = field
        self.kind = kind


class Phrase:
    """A template with the kinds of its slots and the values it supposes; it is taken apart when somebody first uses it."""

    __slots__ = ("_items", "given", "slots", "template")

    def __init__(self, template: str, **named: Any) -> None:
        self.template = template
        self.slots = {name: kind for name, kind in named.items() if isinstance(kind, Kind)}
        self.given = {name: value for name, value in named.items() if not isinstance(value, Kind)}
        self._items: list[Word | Slot] | None = None

    @property
    def items(self) -> list[Word | Slot]:
        """Its words and slots in a row."""
        found = self._items
        if found is None:
            found = self._items = self._parts()
        return found

    def _parts(self) -> list[Word | Slot]:
        items: list[Word | Slot] = []
        template, at = self.template, 0
        for found in ITEM.finditer(template):
            if found.start() > at:
                items.append(Word(template[at : found.start()]))
            field, mark, one, other, this = found.groups()
            if this:
                items.append(Word(THIS_CARD))
            elif field:
                items.append(Slot(field, self.slots[field]))
            elif mark:
                items.append(Word(mark=mark))
            else:
                items.append(Word(one=one, other=other) if "|" in found.group() else Word(one="", other=one))
            at = found.end()
        if at < len(template):
            items.append(Word(template[at:]))
        return items

    def fill(self, node: Any, speech: Speech, aside: Sequence[str] = ()) -> str | None:
        """The node's text by this phrase, or None if it doesn't suit; what is put aside is said elsewhere."""
        for name, default in defaults(type(node)).items():
            if name in self.slots or name in aside:
                continue
            if getattr(node, name) != self.given.get(name, default):
                return None
        out: list[str] = []
        many = True
        for item in self.items:
            if isinstance(item, Slot):
                value = getattr(node, item.field)
                said = item.kind.say(value, speech)
                if said is None:
                    return None
                out.append(said)
                counted = item.kind.many(value)
                many = many if counted is None else counted
            elif item.mark:
                out.append(speech.word(item.mark))
            elif item.text:
                out.append(item.text)
            else:
                out.append(item.form(speech, many))
        return "".join(out)

    def read(self, reader: Reader, at: int) -> Iterator[tuple[dict[str, Any], int]]:
        """The values of the slots that the text can mean from a position on."""
        first = self.items[0] if self.items else None
        if isinstance(first, Word) and first.text and first.text != THIS_CARD and reader.literal(first.text, at) < 0:
            return iter(())  # as nearly always
        return self._read(reader, at, 0, {})

    def _read(self, reader: Reader, at: int, n: int, found: dict[str, Any]) -> Iterator[tuple[dict[str, Any], int]]:
        if n == len(self.items):
            yield {**self.given, **found}, at
            return
        item = self.items[n]
        if isinstance(item, Slot):
            for value, end in reader.read(item.kind, at):
                if item.field not in found or found[item.field] == value:
                    yield from self._read(reader, end, n + 1, {**found, item.field: value})
            return
        for form in item.forms(reader.speech) if item.text != THIS_CARD else (reader.title,):
            end = reader.literal(form, at)
            if end >= 0:
                yield from self._read(reader, end, n + 1, found)

    def __repr__(self) -> str:
        return f"Phrase({self.template!r})"


_DEFAULTS: dict[type, dict[str, Any]] = {}
_FAMILIES: dict[type, tuple[type, ...]] = {}


def defaults(node: type) -> dict[str, Any]:
    """The fields that make a node what it is, with their defaults; found once for each class."""
    if node in _DEFAULTS:
        return _DEFAULTS[node]
    found = {each.name: each.default for each in fields(node) if each.compare}
    _DEFAULTS[node] = found
    return found


class Node(Value):
    """A part of a card's text as a value, with its phrases."""

    phrases: ClassVar[Sequence[Phrase]] = ()
    bound: ClassVar[bool] = False
    """Whether it means what an ability chose, named or answers, so that it says nothing in a constant ability."""

    def __init__(self, *given: Any, **named: Any) -> None:
        fill(self, given, named)
        known_words(self)
        self.check()

    def __post_init__(self) -> None:
        raise TypeError(f"{type(self).__name__} is a node and needs no decorator: take @dataclass away.")

    def check(self) -> None:
        """A ValueError if there can be no such node, or if there is another way to say it."""

    def say(self, speech: Speech) -> str:
        """The node in an edition's words."""
        return say(self, speech, self.phrases)


_CLOSED: dict[type, tuple[tuple[str, frozenset[Any]], ...]] = {}
PHRASES = ("phrases", "verbs", "words", "negative")
"""The names under which classes keep phrases."""


def known_words(node: Any) -> None:
    """A ValueError if a field has a word that no phrase of its class knows: a mistake, never silence."""
    for name, known in closed_fields(type(node)):
        value = getattr(node, name)
        for each in value if isinstance(value, tuple) else (value,):
            if isinstance(each, str) and each and each not in known:
                words = ", ".join(sorted(word for word in known if isinstance(word, str) and word))
                raise ValueError(f"{type(node).__name__} knows no {name} {each!r}; there are {words}.")


def closed_fields(node: type) -> tuple[tuple[str, frozenset[Any]], ...]:
    """The fields of a class that take words of a closed list, with the words; found once for each class."""
    if node in _CLOSED:
        return _CLOSED[node]
    said: dict[str, set[Any]] = {}
    free: set[str] = set()
    for phrase in (phrase for name in PHRASES for phrase in getattr(node, name, ()) if isinstance(phrase, Phrase)):
        for name, kind in phrase.slots.items():
            words = kind.words_for()
            if words is None:
                free.add(name)
            else:
                said.setdefault(name, set()).update(words)
        for name, value in phrase.given.items():
            said.setdefault(name, set()).update(value if isinstance(value, tuple) else (value,))
    found = [
        (name, frozenset(words | {defaults(node).get(name)}))
        for name, words in said.items()
        if name not in free and any(isinstance(word, str) for word in words)
    ]
    _CLOSED[node] = tuple(found)
    return _CLOSED[node]


def say(node: object, speech: Speech, phrases: Sequence[Phrase], aside: Sequence[str] = ()) -> str:
    """A node's text by the first phrase that suits it."""
    for phrase in phrases:
        said = phrase.fill(node, speech, aside)
        if said is not None:
            return said
    raise Unsayable(f"No phrase says {node!r}; there are {', '.join(p.template for p in phrases) or 'none'}.")


class Category(Kind):
    """All nodes of a family: whatever is a subclass of ``base`` with phrases of its own, found under ``name``."""

    def __init__(self, base: type[Node], name: str = "phrases") -> None:
        self.base = base
        self.name = name

    def say(self, value: Any, speech: Speech) -> str | None:
        if not isinstance(value, self.base):
            return None
        return say(value, speech, getattr(value, self.name))

    def read(self, reader: Reader, at: int) -> Iterator[tuple[Any, int]]:
        for each in family(self.base):
            for phrase in getattr(each, self.name, ()):
                for values, end in phrase.read(reader, at):
                    made = reader.make(each, values)
                    if made is not None:
                        yield made, end


N = TypeVar("N", bound=Node)


def family(base: type[N]) -> tuple[type[N], ...]:
    """A class and all that are made from it: the vocabulary is complete before anything is read."""
    if base not in _FAMILIES:
        found: list[type[N]] = [base]
        for each in base.__subclasses__():
            found += [one for one in family(each) if one not in found]
        _FAMILIES[base] = tuple(found)
    return _FAMILIES[base]
