"""A card's text: made from its definition, and read into one, so that text and behaviour cannot disagree."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Any

from ..definition import AFTERWARDS, HOME_ZONES, Ability, Card, Keyword, Limit
from ..grammar.kinds import NUMBER, SIGNED, TITLE, ListOf
from ..grammar.phrase import Kind, Phrase, family
from ..grammar.reading import Reader, TooManyWays
from ..grammar.speech import Speech
from ..words import listed
from .bases import AMOUNT, CONDITION, Condition
from .conditions import During, Exists, without
from .costs import COSTS
from .deckbuilding import DECK_RULE
from .effects import (
    answers,
    attachments,
    challenges,
    hand_and_deck,
    lasting,
    looking,
    on_cards,
    power_and_gold,
    structure,
)
from .effects.base import SENTENCES, joined, said_parts
from .effects.choosing import TARGET
from .effects.lasting import VERBS
from .kinds import FIGURE_WORD, KEYWORD
from .nouns import A_CARD
from .predicates import PILES, YOURS, Controlled
from .rules import LeavesIf, OnCards, Static
from .triggers import TRIGGER
from .walking import substitute, walk
from .who import SAME, SUBJECT, Picked

NODES = (answers, attachments, challenges, hand_and_deck, lasting, looking, on_cards, power_and_gold, structure)
"""The modules whose nodes a text may be made of: loaded, so that all of them are known to the reader."""


def sentence(text: str) -> str:
    """A line with a capital and a full stop."""
    return text[0].upper() + text[1:] + ("" if text.endswith((".", "!")) else ".")


def named(text: str, title: str) -> str:
    """The card's own title in place of the mark for it."""
    return text.replace("~", title)


# Constant abilities


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
    return one.who == other.who and one.condition == other.condition


def say_group(group: list[OnCards], speech: Speech) -> str:
    """'~ gains a power icon and gets +1 STR while you control a Knight character'."""
    first = group[0]
    said = [VERBS.say(each, speech) or "" for each in group]
    text = f"{SUBJECT.say(first.who, speech)} {listed(said)}"
    if first.condition is None:
        return text
    return f"{text} while {substitute(first.condition, first.who, SAME).say(speech)}"


def say_static(static: Static, speech: Speech) -> str:
    """A constant ability that is a sentence of its own."""
    if static.condition is None or isinstance(static, LeavesIf):
        return static.say(speech)
    return f"{replace(static, condition=None).say(speech)} while {static.condition.say(speech)}"


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
        for each in family(Static):
            for phrase in each.phrases:
                for found, end in phrase.read(reader, at):
                    made = reader.make(each, found)
                    if made is not None:
                        yield made, end

    def ending(self, reader: Reader, at: int) -> Iterator[tuple[Condition | None, int]]:
        yield None, at
        after = reader.literal(" while ", at)
        if after >= 0:
            yield from reader.read(CONDITION, after)


STATICS = StaticLine()


# Triggered abilities


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

    pattern = re.compile(r"(?i:limit (once|twice|(\d+) times)|max (\d+)) per (challenge|phase|round|game)")

    def say(self, value: Any, speech: Speech) -> str | None:
        return value.say() if isinstance(value, Limit) else None

    def read(self, reader: Reader, at: int) -> Iterator[tuple[Any, int]]:
        found = self.pattern.match(reader.text, at)
        if found:
            often, times, most, period = found.groups()
            uses = int(most or times or {"once": 1, "twice": 2}[often.lower()])
            yield Limit(uses, period, shared=most is not None), found.end()


LIMIT = LimitWords()


def instructions(ability: Ability, speech: Speech) -> str:
    """What an ability says to do, without when and at what cost."""
    parts = said_parts(ability.do, speech, nested=False)
    if not parts:
        raise ValueError(f"Nothing can be said of {ability!r}.")
    return joined([*((choose.say(speech), True) for choose in ability.choose), *parts], ". ")


ELSEWHERE = {zone: f"from your {word}" for zone, word in PILES.items()}
BY_ANYONE = " (Any player may use this.)"


def ability_text(ability: Ability, speech: Speech, home: tuple[int, ...]) -> str:
    """One triggered ability: 'Reaction, after you win a power challenge: kneel ~ → draw 2 cards. (Limit …)'."""
    opening = [speech.head(ability.kind, ability.phase or "", ability.forced)]
    if ability.zones != home:
        if len(ability.zones) != 1 or ability.zones[0] not in ELSEWHERE:
            raise ValueError(f"There are no words for where this ability works: {ability!r}.")
        opening.append(ELSEWHERE[ability.zones[0]])
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
    return ability.kind in AFTERWARDS and ability.trigger is not None and not ability.trigger.would


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
        for zone, words in ELSEWHERE.items():
            begin = reader.literal(space, at)
            end = reader.literal(words, begin) if begin >= 0 else -1
            if end >= 0:
                yield (zone,), end

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


# The whole text box


@dataclass
class Text:
    """What a card's text says: the part of a definition that isn't printed figures."""

    supports: tuple[str, ...] = ()
    rivals: tuple[str, ...] = ()
    keywords: tuple[Keyword, ...] = ()
    attach_to: Any = None
    per_host: int = 0
    play_only: Condition | None = None
    deck: tuple[Any, ...] = ()
    constants: tuple[Static, ...] = ()
    modifiers: tuple[tuple[str, int], ...] = ()
    abilities: tuple[Ability, ...] = ()
    x_cost: Any = False


SUPPORTS = Phrase("Supports {supports}", supports=ListOf(TITLE))
RIVALS = Phrase("Rivals: {rivals}", rivals=ListOf(TITLE))
ATTACH_TO = Phrase("attach only to {attach_to}", attach_to=A_CARD)
PER_HOST = Phrase("limit {per_host} per character", per_host=NUMBER)
PLAY_ONLY = Phrase("playable only {play_only}", play_only=WHILE_WHEN)
MODIFIER = Phrase("{by} {figure}", by=SIGNED, figure=FIGURE_WORD)
X_COST = Phrase("X is {x_cost}", x_cost=AMOUNT)
AS_ATTACHMENT = "As an attachment: "


def card_text(card: Card, speech: Speech) -> list[str]:
    """The lines of a card's text box, traits aside."""
    lines: list[str] = []
    for phrase, shown in (
        (SUPPORTS, card.supports), (RIVALS, card.rivals), (None, None), (ATTACH_TO, card.attach_to), (PER_HOST, card.per_host),
        (PLAY_ONLY, card.play_only),
    ):  # fmt: skip
        if phrase is None:
            if card.keywords and card.type != "event":
                lines.append(" ".join(sentence(str(k)) for k in card.keywords))
            elif card.has_keyword("limited"):
                lines.append("Limited.")
        elif shown:
            lines.append(sentence(filled(phrase, shown, speech)))
    lines += [sentence(rule.say(speech)) for rule in card.deck]
    if card.type != "event":
        lines += [sentence(line) for line in say_statics(card.constants, speech)]
    lines += [f"{by:+d} {FIGURE_WORD.say(figure, speech)}." for figure, by in card.modifiers.items()]
    lines += [ability_text(ability, speech, HOME_ZONES[card.type]) for ability in card.abilities]
    if card.x_cost and card.x_cost is not True:
        lines.append(sentence(filled(X_COST, card.x_cost, speech)))
    if card.type == "event" and card.constants:
        said = [*(str(k) for k in card.keywords), *say_statics(card.constants, speech)]
        lines.append(AS_ATTACHMENT + " ".join(sentence(line) for line in said))
    return [named(line, card.name) for line in lines]


def filled(phrase: Phrase, value: Any, speech: Speech) -> str:
    """A phrase with one slot, filled."""
    (kind,) = phrase.slots.values()
    return "".join(
        (kind.say(value, speech) or "") if not hasattr(item, "forms") else item.forms(speech)[0]
        for item in phrase.items
    )


class Unreadable(ValueError):
    """A line that can't be read: which, and how far it could be read."""

    def __init__(self, line: str, number: int, read: str) -> None:
        super().__init__(
            f"Line {number} can't be read: {line!r}" + (f" (understood up to {read!r})" if read else "") + "."
        )
        self.line = line
        self.number = number
        self.read = read


class Ambiguous(ValueError):
    """A line that could mean two things."""


def read_text(lines: list[str], type: str, title: str, speech: Speech) -> Text:
    """What a text says. An Unreadable if a line says nothing that can be said, an Ambiguous if it says two things."""
    text = Text()
    for number, line in enumerate(lines, 1):
        try:
            found = meanings(line, type, title, speech)
        except TooManyWays:
            raise Unreadable(line, number, "") from None
        if not found:
            raise Unreadable(line, number, furthest(line, type, title, speech))
        if len(found) > 1:
            raise Ambiguous(f"Line {number} could mean {found[0]!r} or {found[1]!r}: {line!r}.")
        for field, value in found[0].items():
            kept = getattr(text, field)
            setattr(text, field, (*kept, *value) if isinstance(kept, tuple) else value)
    return text


def meanings(line: str, type: str, title: str, speech: Speech) -> list[dict[str, Any]]:
    """Everything that a line can say."""
    found: list[dict[str, Any]] = []
    for part in _meanings(Reader(line, speech, title), type):
        if part not in found and not_lost(part) and again(part, type, title, speech) == line:
            found.append(part)
    return found


def not_lost(part: dict[str, Any]) -> bool:
    """Whether every 'it' of a condition is somebody, whom the sentence has named."""
    values = [each.said() if isinstance(each, Ability) else each for value in part.values() for each in walk(value)]
    return not any(isinstance(each, Condition) and SAME in walk(each) for each in walk(tuple(values)))


def _meanings(reader: Reader, type: str) -> Iterator[dict[str, Any]]:
    for phrase in (SUPPORTS, RIVALS, ATTACH_TO, PER_HOST, PLAY_ONLY, X_COST):
        for values, end in phrase.read(reader, 0):
            if ends(reader, end):
                yield values
    for values, end in MODIFIER.read(reader, 0):
        if ends(reader, end):
            yield {"modifiers": ((values["figure"], values["by"]),)}
    for rule, end in reader.read(DECK_RULE, 0):
        if ends(reader, end):
            yield {"deck": (rule,)}
    for statics, end in reader.read(STATICS, 0):
        if ends(reader, end):
            yield {"constants": statics}
    for ability, end in reader.read(ABILITY, 0):
        if end == len(reader.text):
            ability.zones = ability.zones or HOME_ZONES[type]
            yield {"abilities": (ability,)}
    for keywords, end in several_keywords(reader, 0):
        if end == len(reader.text):
            yield {"keywords": keywords}
    after = reader.literal(AS_ATTACHMENT, 0)
    if after >= 0:
        yield from _attached(reader, after)


def _attached(reader: Reader, at: int) -> Iterator[dict[str, Any]]:
    """Keywords and constant abilities that an event has as an attachment."""
    for keywords, end in (((), at - 1), *several_keywords(reader, at)):
        begin = reader.literal(" ", end)
        if begin >= 0:
            for statics, last in reader.read(STATICS, begin):
                if ends(reader, last):
                    yield {"keywords": keywords, "constants": statics}


def several_keywords(reader: Reader, at: int) -> Iterator[tuple[tuple[Keyword, ...], int]]:
    """'Intimidate. Renown.'"""
    for keyword, end in reader.read(KEYWORD, at):
        stop = reader.literal(".", end)
        if stop < 0:
            continue
        yield (keyword,), stop
        space = reader.literal(" ", stop)
        if space >= 0:
            for rest, last in several_keywords(reader, space):
                yield (keyword, *rest), last


def ends(reader: Reader, at: int) -> bool:
    """Whether nothing follows but a full stop."""
    return reader.text[at:] in (".", "")


def again(part: dict[str, Any], type: str, title: str, speech: Speech) -> str:
    """What was read, said again."""
    given: dict[str, Any] = {key: list(value) if key in LISTS else value for key, value in part.items()}
    if "modifiers" in given:
        given["modifiers"] = dict(given["modifiers"])
    try:
        probe = Card("probe", title, type, **given)
        lines = card_text(probe, speech)
    except (TypeError, ValueError):
        return ""
    return lines[0] if len(lines) == 1 else ""


LISTS = ("keywords", "constants", "abilities")


def furthest(line: str, type: str, title: str, speech: Speech) -> str:
    """The part of a line that could be understood."""
    reader = Reader(line, speech, title)
    for _ in _meanings(reader, type):
        pass
    return line[: reader.furthest]
