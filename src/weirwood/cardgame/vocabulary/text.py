"""A card's text: made from its definition, and read into one, so that text and behaviour cannot disagree."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from ..cards.definition import HOME_ZONES, SHADOW_EVENT, Ability, Card, Keyword
from ..grammar.kinds import NUMBER, SIGNED, TITLE, ListOf
from ..grammar.phrase import Phrase
from ..grammar.reading import Reader, TooManyWays
from ..grammar.speech import Speech
from .answering import cancelling, card_triggers, claims, determinations, targets, using_keywords
from .bases import AMOUNT, Condition
from .changing import (  # fmt: skip
    control,
    from_hand,
    gold_on_cards,
    hand_and_deck,
    looking,
    on_cards,
    onto_deck,
    piles,
    plots,
    power_and_gold,
    revealing,
    taking_keywords,
    to_owners,
)
from .conditions import agendas, comparing, figures, having, moments
from .deckbuilding import DECK_RULE
from .describing import attached, certain_players, power, tokens
from .describing import comparing as described
from .describing.nouns import A_CARD
from .describing.who import SAME
from .effects import answers, attachments, challenges, in_turn, lasting, naming, satisfying, structure
from .kinds import FIGURE_WORD, KEYWORD
from .lines import ABILITY, STATICS, WHILE_WHEN, ability_text, named, say_statics, sentence
from .paying import gold_on_cards as paid_gold
from .paying import influence, others_cards, showing, tolls, variable_costs  # fmt: skip
from .ruling import bringing_in, elsewhere, gained, gaining, player_rules, prices, replacements, table_rules, triggering
from .ruling.rules import Static
from .subjects import agendas as own_agendas
from .subjects import beside, fallen, foretelling, seasons, shadow_rules, shadows, strength_changes
from .walking import mentions, walk

NODES = (
    agendas, answers, attached, attachments, beside, bringing_in, cancelling, card_triggers, certain_players, challenges, claims,
    comparing, control, described, determinations, elsewhere, fallen, figures, foretelling, from_hand, gained, gaining, gold_on_cards,
    hand_and_deck, having, in_turn, influence, lasting, looking, moments, naming, on_cards, onto_deck, others_cards, own_agendas,
    paid_gold, piles, player_rules, plots, power, power_and_gold, prices, replacements, revealing, satisfying, seasons, shadow_rules, shadows,
    showing,
    strength_changes, structure, table_rules, taking_keywords, targets, tokens, to_owners, tolls, triggering, using_keywords, variable_costs,
)  # fmt: skip
"""The modules whose nodes a text may be made of: loaded, so that all of them are known to the reader."""


# Constant abilities


# Triggered abilities


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
RIVALS = Phrase("[opposes] {rivals}", rivals=ListOf(TITLE))
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
            if card.keywords and (card.type != "event" or not card.constants):
                lines.append(" ".join(sentence(str(k)) for k in card.keywords))
            elif card.has_keyword("limited"):
                lines.append("Limited.")
        elif shown:
            lines.append(sentence(filled(phrase, shown, speech)))
    lines += [sentence(rule.say(speech)) for rule in card.deck]
    if card.type != "event":
        lines += [sentence(line) for line in say_statics(card.constants, speech)]
    lines += [f"{by:+d} {FIGURE_WORD.say(figure, speech)}." for figure, by in card.modifiers.items()]
    lines += [ability_text(ability, speech, card.home) for ability in card.abilities]
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
    if type == "event" and any(keyword.name == "shadow" for keyword in text.keywords):
        for ability in text.abilities:
            ability.zones = SHADOW_EVENT if ability.zones == HOME_ZONES[type] else ability.zones
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
    return not any(isinstance(each, Condition) and mentions(each, SAME) for each in walk(tuple(values)))


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
