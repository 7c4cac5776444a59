"""The lists of restricted and banned cards: those of FAQ 2.3, and all that were published before and after it.

A list has a section for each format. Of its restricted cards a deck contains at most one, of a pod's cards at most one, and
banned ones not at all. Entries are by code, so that another card of the same title is free (faq2.restricted.5, rr3.lists.7).
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path

import msgspec

from ....cardgame.cards.definition import Card
from ....errors import UserError
from ....kernel.decision import Refusal

CLAUSES = {"joust": "faq2.restricted.7", "melee": "faq2.restricted.9"}
VERSION = "2.3"
"""The FAQ whose lists count if none are named, and the name by which a table asks for them."""
NONE = "none"
NEWEST = "newest"
OFFICIAL = "ffg2.3"
DRAFT_SETS = ("00001-00021", "00101-00381")
"""The cards of the Valyrian Draft Set and of the Tower of Joy Draft Set."""
VARIANTS = {"00022-00029": "the Kingsmoot variant", "00030": "the Hand of the King variant"}


class Pod(msgspec.Struct, frozen=True):
    """Cards of which a deck may have one; with a ``key``, none of them beside that card."""

    cards: str
    key: str = ""


class Section(msgspec.Struct, frozen=True):
    """A list's cards for one format, as codes and ranges of codes."""

    restricted: str = ""
    banned: str = ""
    pods: tuple[Pod, ...] = ()


class CardList(msgspec.Struct, frozen=True):
    """A list: who issued it when, for the original or the redesigned cards, and what it says for each format."""

    code: str
    name: str
    issuer: str
    version: str
    date: str
    cards: str
    joust: Section = Section()
    melee: Section = Section()
    banned: str = ""

    def section(self, form: str) -> Section:
        return self.melee if form == "melee" else self.joust


@cache
def lists() -> dict[str, CardList]:
    """All published lists by code, the oldest first."""
    text = (Path(__file__).parent / "lists.jsonl").read_text(encoding="utf-8")
    found = [msgspec.json.decode(line, type=CardList) for line in text.splitlines()]
    return {each.code: each for each in found}


def newest() -> CardList:
    """The list that was published last."""
    return list(lists().values())[-1]


@cache
def codes(text: str) -> frozenset[str]:
    """The codes that such words as '16001-16026 17101' mean."""
    found: set[str] = set()
    for part in text.split():
        first, _, last = part.partition("-")
        found.update(f"{n:05}" for n in range(int(first), int(last or first) + 1))
    return frozenset(found)


def counting(form: str | None, named: str | None) -> str:
    """The format and the list that count, from what was asked for: 'joust', 'melee gotstandard2.1'; '' if none does."""
    if named == NEWEST:
        named = newest().code
    if named not in (None, VERSION, NONE, *lists()):
        known = f"{VERSION} (those of the FAQ), {NONE}, {NEWEST}, and by code {', '.join(lists())}"
        raise UserError(f"There is no restricted list {named!r}; there are {known}.")
    if named not in (None, NONE) and not form:
        raise UserError("Each format has its own restricted list: name the format too [faq2.restricted.6].")
    if named == NONE or not form:
        return ""
    return form if named in (None, VERSION) else f"{form} {named}"


def chosen(counted: str) -> tuple[str, CardList]:
    """The format and the list that count."""
    form, _, code = counted.partition(" ")
    return form, lists()[code or OFFICIAL]


def title(counted: str) -> str:
    """What the list of a format is called."""
    form, found = chosen(counted)
    return f"{form} restricted list, FAQ {VERSION}" if found.code == OFFICIAL else f"{form} list, {found.name}"


def violations(cards: Iterable[Card], counted: str) -> list[Refusal]:
    """What a list refuses; draw deck, plots and agenda count together (faq2.restricted.4)."""
    form, found = chosen(counted)
    section, there = found.section(form), {card.code: card.name for card in cards}
    refused = [*restricted(section, there, counted)]
    if found.code == OFFICIAL:
        return refused
    for code in sorted(there.keys() & (codes(section.banned) | codes(found.banned))):
        refused.append(Refusal("rr3.lists.3", f"{there[code]} ({code}) is banned by the {title(counted)}"))
    for pod in section.pods:
        refused += of_pod(pod, there)
    return refused


def restricted(section: Section, there: dict[str, str], counted: str) -> Iterator[Refusal]:
    """More restricted titles than one."""
    found = sorted({name for code, name in there.items() if code in codes(section.restricted)})
    if len(found) > 1:
        names = f"{', '.join(found[:-1])} and {found[-1]}"
        official = chosen(counted)[1].code == OFFICIAL
        by = f" ({CLAUSES[counted]})" if official else ""
        why = f"only one card of the {title(counted)}{by} may be in a deck, and this has {names}"
        yield Refusal("faq2.restricted.2" if official else "rr3.lists.2", why)


def of_pod(pod: Pod, there: dict[str, str]) -> Iterator[Refusal]:
    """Cards of one pod that may not be together."""
    found = [name for code, name in there.items() if code in codes(pod.cards)]
    if pod.key in there and found:
        yield Refusal("rr3.lists.5", f"beside {there[pod.key]} there may be none of {', '.join(found)}")
    elif not pod.key and len(found) > 1:
        yield Refusal("rr3.lists.4", f"{' and '.join(found)} are one pod, of which a deck may have one card")


def out_of_place(cards: Iterable[Card]) -> list[Refusal]:
    """Cards made for drafts or for a variant, which no constructed deck may have (rr3.lists.8)."""
    where = {**dict.fromkeys(DRAFT_SETS, "drafts"), **VARIANTS}
    return [
        Refusal("rr3.lists.8", f"{card.name} is made for {use}, and may be used only there")
        for card in {each.code: each for each in cards}.values()
        for span, use in where.items()
        if card.code in codes(span)
    ]
