"""Which option a label in a scenario means: case, sets in brackets and numbers of equal cards may be left out."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from typing import NamedTuple

from weirwood.kernel import Option

_QUALIFIER = re.compile(r"\s(#\d+|\([^()]*\))(?=$|[\s:,])")


class Label(NamedTuple):
    """A label in pieces: its words, and after which word a number or a set is given."""

    words: tuple[str, ...]
    numbers: dict[int, str]
    sets: dict[int, str]

    def means(self, other: Label) -> bool:
        """Whether this label, perhaps with less said, can mean the other."""
        if self.words != other.words:
            return False
        if any(other.numbers.get(at, "#1") != number for at, number in self.numbers.items()):
            return False
        return all(other.sets.get(at, given) == given for at, given in self.sets.items())


class Ambiguous(Exception):
    """A label that could mean several of the options."""

    def __init__(self, label: str, options: Sequence[Option]) -> None:
        super().__init__(f"{label!r} is ambiguous: it could be " + " or ".join(repr(o.label) for o in options))


def taken_apart(label: str) -> Label:
    """The pieces of a label."""
    text = label.casefold().replace('"', "").replace("’", "'")  # songs are quoted by title
    numbers: dict[int, str] = {}
    sets: dict[int, str] = {}
    words: list[str] = []
    at = 0
    for found in _QUALIFIER.finditer(text):
        words += text[at : found.start()].split()
        at = found.end()
        if at < len(text) and text[at] in ":,":  # a mark belongs to the word before the number
            if words:
                words[-1] += text[at]
            at += 1
        (numbers if found[1][0] == "#" else sets)[len(words)] = found[1]
    words += text[at:].split()
    return Label(tuple(words), numbers, sets)


def matching(label: str, options: Iterable[Option], earlier: Sequence[str] = ()) -> list[Option]:
    """The options that a label can mean: the one that has it exactly, else all that say more of the same, or had it.

    Where it leaves out a set that the options have, it means the one that the newest ``earlier`` label gave that name.
    """
    wanted = taken_apart(label)
    apart = [(option, taken_apart(option.label)) for option in options]
    return (
        [option for option, pieces in apart if pieces == wanted]
        or [option for option, pieces in apart if wanted.means(pieces) and not _other_set(wanted, pieces, earlier)]
        or [option for option, _ in apart if option.former and taken_apart(option.former) == wanted]
    )


def including(label: str, options: Iterable[Option], earlier: Sequence[str] = ()) -> list[Option]:
    """The options that a label can mean, or that say which of a card's abilities: ``trigger X: kill`` is triggering X."""
    options = list(options)
    whole = [Option(option.label.partition(": ")[0], option.verb, option.args) for option in options]
    return matching(label, options, earlier) or matching(label, whole, earlier)


def _other_set(wanted: Label, option: Label, earlier: Sequence[str]) -> bool:
    """Whether an option has a set that the label leaves out, and the newest earlier label gave that name another."""
    for at in option.sets.keys() - wanted.sets.keys():
        given = (
            old.sets[old_at]
            for old in map(taken_apart, reversed(earlier))
            for old_at in old.sets
            if _same_name(old.words[:old_at], option.words[:at])
        )
        if next(given, option.sets[at]) != option.sets[at]:
            return True
    return False


def resolve(label: str, options: Iterable[Option], earlier: Sequence[str]) -> Option | None:
    """The option that a label means, if there is one; the newest earlier label decides between equal names."""
    found = matching(label, options, earlier)
    if len(found) <= 1:
        return found[0] if found else None
    pieces = [(option, taken_apart(option.label)) for option in found]
    for old in reversed(earlier):
        named = [option for option, each in pieces if _names_the_same(taken_apart(old), each)]
        if len(named) == 1:
            return named[0]
    raise Ambiguous(label, found)


def _names_the_same(old: Label, new: Label) -> bool:
    """Whether a card of which both say the number or the set is the same in both."""
    for old_at, new_at in [(i, j) for i in {*old.numbers, *old.sets} for j in {*new.numbers, *new.sets}]:
        if _same_name(old.words[:old_at], new.words[:new_at]):
            given = (old.numbers.get(old_at), old.sets.get(old_at))
            if given == (new.numbers.get(new_at), new.sets.get(new_at)):
                return True
    return False


def _same_name(old: tuple[str, ...], new: tuple[str, ...]) -> bool:
    """Whether the words before a number or set end in the same name; a label's first word is its verb."""
    length = max(1, min(len(old), len(new)) - 1)
    return [w.rstrip(":,") for w in old[-length:]] == [w.rstrip(":,") for w in new[-length:]]
