"""The lines of a text box: constant and triggered abilities, each said and read."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

from ..cards.definition import AFTERWARDS, Ability, Limit
from ..grammar.kinds import ListOf
from ..grammar.node import replace
from ..grammar.phrase import Kind, family
from ..grammar.reading import Reader
from ..grammar.speech import Speech
from ..table.words import BESIDE, DECK, DISCARD, HAND, LIMBO, listed
from .answering.triggers import TRIGGER
from .bases import CONDITION, Condition
from .conditions.conditions import During, Exists, without
from .describing.nouns import A_CARD
from .describing.play_predicates import Controlled
from .describing.predicates import PILES, YOURS
from .describing.who import SAME, SUBJECT, Picked
from .effects.base import SENTENCES, joined, said_parts
from .effects.choosing import TARGET
from .effects.lasting import VERBS
from .paying.costs import COSTS
from .ruling.leaving import LeavesIf
from .ruling.rules import OnCards, Static
from .walking import substitute


def sentence(text: str) -> str:
    """A line with a capital and a full stop."""
    return text[0].upper() + text[1:] + ("" if text.endswith((".", "!")) else ".")


def named(text: str, title: str) -> str:
    """The card's own title in place of the mark for it."""
    return text.replace("~", title)


def say_statics(statics: tuple[Static, ...], speech: Speech) -> list[str]:
    """The constant abilities; those in a row with one subject and one condition make one sentence."""
    lines: list[str] = []
    group: list[OnCards] = []
    for static in (*statics, None):
        if group and not (isinstance(static, OnCards) and static.verbs and alike(static, group[0])):
            lines.append(say_group(group, speech))
            group = []
        if isinstance(static, OnCards) and static.verbs:
            group.append(static)
        elif static is not None:
            lines.append(say_static(static, speech))
    return lines


def alike(one: OnCards, other: OnCards) -> bool:
    """Whether two rules are about the same cards under the same condition, so that one sentence can say both."""
    return one.who == other.who and one.condition == other.condition


def say_group(group: list[OnCards], speech: Speech) -> str:
    """'~ gains a power icon and gets +1 STR while you control a Knight character'."""
    first = group[0]
    said = [VERBS.say(each, speech) or "" for each in group]
    text = f"{SUBJECT.say(first.who, speech)} {listed(said)}"
    if first.condition is None:
        return text
    return f"{text} {as_long_as(substitute(first.condition, first.who, SAME), speech)}"


def as_long_as(condition: Condition, speech: Speech) -> str:
    """How long a constant ability holds: 'while you control …', 'during a power challenge'."""
    return condition.say(speech) if isinstance(condition, During) else f"while {condition.say(speech)}"


def say_static(static: Static, speech: Speech) -> str:
    """A constant ability that is a sentence of its own."""
    if static.condition is None or isinstance(static, LeavesIf):
        return static.say(speech)
    return f"{replace(static, condition=None).say(speech)} {as_long_as(static.condition, speech)}"


def say_rule(rule: Static, speech: Speech) -> str:
    """A constant or lasting ability as a sentence of its own."""
    return say_statics((rule,), speech)[0]


class StaticLine(Kind):
    """One sentence of constant abilities: one, or several with one subject."""

    verbs = ListOf(VERBS)

    def say(self, value: Any, speech: Speech) -> str | None:
        lines = say_statics(value, speech)
        return lines[0] if len(lines) == 1 else None

    def read(self, reader: Reader, at: int) -> Iterator[tuple[tuple[Static, ...], int]]:
        for who, end in reader.read(SUBJECT, at):
            if isinstance(who, Picked):  # nobody picks for a constant ability
                continue
            space = reader.literal(" ", end)
            if space < 0:
                continue
            for rules, after in reader.read(self.verbs, space):
                for condition, last in self.ending(reader, after):
                    about = substitute(condition, SAME, who) if condition is not None else None
                    yield tuple(replace(rule, who=who, condition=about) for rule in rules), last
        for static, end in self.sentences(reader, at):
            if isinstance(static, LeavesIf):
                yield (static,), end
                continue
            for condition, last in self.ending(reader, end):
                yield (replace(static, condition=condition),), last

    def sentences(self, reader: Reader, at: int) -> Iterator[tuple[Static, int]]:
        """The rules that the text from here on may begin with."""
        for each in family(Static):
            for phrase in each.phrases:
                for found, end in phrase.read(reader, at):
                    made = reader.make(each, found)
                    if made is not None:
                        yield made, end

    def ending(self, reader: Reader, at: int) -> Iterator[tuple[Condition | None, int]]:
        """The condition that a 'while' or 'during' adds, or none."""
        yield None, at
        for word in (" while ", " "):
            after = reader.literal(word, at)
            if after >= 0:
                yield from reader.read(CONDITION, after)


STATICS = StaticLine()


class When(Kind):
    """A restriction on use: 'during a challenge', or any other condition after a word."""

    def __init__(self, word: str) -> None:
        self.word = word

    def say(self, value: Any, speech: Speech) -> str | None:
        if not isinstance(value, Condition):
            return None
        if isinstance(value, During):
            return value.say(speech)
        if self.word == "while" and isinstance(value, Exists) and YOURS in value.cards.parts:
            return f"with {A_CARD.say(without(value.cards, Controlled), speech)} under your control"
        return f"{self.word} {value.say(speech)}"

    def read(self, reader: Reader, at: int) -> Iterator[tuple[Any, int]]:
        word = reader.literal(f"{self.word} ", at)
        for begin in (at, word):
            if begin >= 0:
                yield from reader.read(CONDITION, begin)
        begin = reader.literal("with ", at)
        for cards, end in reader.read(A_CARD, begin) if begin >= 0 else ():
            last = reader.literal(" under your control", end)
            if last >= 0:
                yield Exists(cards & YOURS), last


IF_WHEN, WHILE_WHEN = When("if"), When("while")


class LimitWords(Kind):
    """'limit once per round', 'max 1 per challenge'."""

    pattern = re.compile(
        r"(?i:limit (once|twice|(\d+) times)|max (\d+))( for each card chosen,)? per (challenge|phase|round|game)"
    )

    def say(self, value: Any, speech: Speech) -> str | None:
        return value.say() if isinstance(value, Limit) else None

    def read(self, reader: Reader, at: int) -> Iterator[tuple[Any, int]]:
        found = self.pattern.match(reader.text, at)
        if found:
            often, times, most, each, period = found.groups()
            uses = int(most or times or {"once": 1, "twice": 2}[often.lower()])
            yield Limit(uses, period, shared=most is not None, per_card=each is not None), found.end()


LIMIT = LimitWords()


def instructions(ability: Ability, speech: Speech) -> str:
    """What an ability says to do, without when and at what cost."""
    parts = said_parts(ability.do, speech, nested=False)
    if not parts:
        raise ValueError(f"Nothing can be said of {ability!r}.")
    return joined([*((choose.say(speech), True) for choose in ability.choose), *parts], ". ")


ELSEWHERE: dict[tuple[int, ...], str] = {
    **{(zone,): f"from your {word}" for zone, word in PILES.items()},
    (HAND, DECK): "from your hand or deck",
    (HAND, DISCARD): "from your hand or discard pile",
    (LIMBO,): "from the table",
    (BESIDE,): "from beside your plot deck",
}


BY_ANYONE = " (Any player may use this.)"


def ability_text(ability: Ability, speech: Speech, home: tuple[int, ...]) -> str:
    """One triggered ability: 'Reaction, after you win a power challenge: kneel ~ → draw 2 cards. (Limit …)'."""
    opening = [speech.head(ability.kind, ability.phase or "", ability.forced)]
    if ability.zones != home:
        if ability.zones not in ELSEWHERE:
            raise ValueError(f"There are no words for where this ability works: {ability!r}.")
        opening.append(ELSEWHERE[ability.zones])
    head = [" ".join(word for word in opening if word)]
    if ability.trigger is not None:
        head.append(f"{'after' if comes_after(ability) else 'when'} {ability.trigger.say(speech)}")
    if ability.condition is not None:
        head.append(IF_WHEN.say(ability.condition, speech) or "")
    body = instructions(ability, speech)
    if ability.costs:
        body = f"{COSTS.say(ability.costs, speech)} → {body}"
    text = f"{', '.join(part for part in head if part)}: {body}."
    if ability.limit is not None:
        text += f" ({ability.limit.say().capitalize()}.)"
    if ability.anyone:
        text += BY_ANYONE
    return text[0].upper() + text[1:]


def comes_after(ability: Ability) -> bool:
    """Whether an ability answers what has already happened."""
    trigger = ability.trigger
    return ability.kind in AFTERWARDS and trigger is not None and not trigger.would and not trigger.impending


class Body(Kind):
    """What an ability does: its targets, then its effects."""

    def say(self, value: Any, speech: Speech) -> str | None:
        return None

    def read(self, reader: Reader, at: int) -> Iterator[tuple[Any, int]]:
        for effects, end in reader.read(SENTENCES, at):
            yield ((), effects), end
        for target, end in reader.read(TARGET, at):
            if not target.target:
                continue
            for joint in (", ", " and ", ". "):
                after = reader.literal(joint, end)
                if after >= 0:
                    for (targets, effects), last in reader.read(self, after):
                        yield ((target, *targets), effects), last


BODY = Body()


class AbilityLine(Kind):
    """A triggered ability as a line of text."""

    def say(self, value: Any, speech: Speech) -> str | None:
        return ability_text(value, speech, value.zones) if isinstance(value, Ability) else None

    def read(self, reader: Reader, at: int) -> Iterator[tuple[Ability, int]]:
        for (kind, phase, forced), head in reader.speech.heads.items():
            begin = reader.literal(head, at) if head else at
            if begin < 0:
                continue
            for zones, place in self._zones(reader, begin, " " if head else ""):
                yield from self._triggered(reader, place, not head and not zones, kind, phase, forced, zones)

    def _zones(self, reader: Reader, at: int, space: str) -> Iterator[tuple[tuple[int, ...], int]]:
        yield (), at
        for zones, words in ELSEWHERE.items():
            begin = reader.literal(space, at)
            end = reader.literal(words, begin) if begin >= 0 else -1
            if end >= 0:
                yield zones, end

    def _triggered(
        self, reader: Reader, at: int, first: bool, kind: str, phase: str, forced: bool, zones: tuple[int, ...]
    ) -> Iterator[tuple[Ability, int]]:
        heads: list[tuple[Any, int]] = [(None, at)]
        for word in ("after ", "when "):
            begin = reader.literal(word if first else f", {word}", at)
            if begin >= 0:
                heads += list(reader.read(TRIGGER, begin))
        for trigger, end in heads:
            conditions: list[tuple[Any, int]] = [(None, end)]
            comma = reader.literal(", ", end)
            if comma >= 0:
                conditions += list(reader.read(IF_WHEN, comma))
            for condition, after in conditions:
                colon = reader.literal(": ", after)
                if colon >= 0:
                    for costs, choose, do, limit, anyone, last in self._body(reader, colon):
                        made = self._make(
                            kind, do, trigger, phase, costs, choose, condition, limit, forced, zones, anyone
                        )
                        if made is not None:
                            yield made, last

    def _body(self, reader: Reader, at: int) -> Iterator[tuple[Any, ...]]:
        begins: list[tuple[tuple[Any, ...], int]] = [((), at)]
        for costs, end in reader.read(COSTS, at):
            arrow = reader.literal(" → ", end)
            if arrow >= 0:
                begins.append((costs, arrow))
        for costs, begin in begins:
            for (choose, do), end in reader.read(BODY, begin):
                stop = reader.literal(".", end)
                if stop < 0:
                    continue
                for limit, after in self._limit(reader, stop):
                    yield costs, choose, do, limit, False, after
                    last = reader.literal(BY_ANYONE, after)
                    if last >= 0:
                        yield costs, choose, do, limit, True, last

    def _limit(self, reader: Reader, at: int) -> Iterator[tuple[Limit | None, int]]:
        yield None, at
        begin = reader.literal(" (", at)
        if begin >= 0:
            for limit, end in reader.read(LIMIT, begin):
                last = reader.literal(".)", end)
                if last >= 0:
                    yield limit, last

    def _make(
        self, kind: str, do: Any, trigger: Any, phase: str, costs: Any, choose: Any, condition: Any, limit: Any,
        forced: bool, zones: tuple[int, ...], anyone: bool,
    ) -> Ability | None:  # fmt: skip
        if (trigger is None) != (kind in ("action", "when revealed")):
            return None
        if do[0].targets:
            return None
        return Ability(
            kind, list(do), trigger=trigger, phase=phase or None, costs=list(costs), choose=list(choose), condition=condition,
            limit=limit, forced=forced, zones=zones, anyone=anyone,
        )  # fmt: skip


ABILITY = AbilityLine()
