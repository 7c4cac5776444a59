"""Random trees of the cards' language, family by family, made from the phrases that say them.

A node is made by choosing one of its phrases and a value for each of its slots, by the slot's kind; what its class refuses
(a ValueError at construction) is not made at all. So every new node and phrase is tried without a word here.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

from hypothesis import strategies as st

from weirwood.cardgame.cards.definition import AFTERWARDS, Ability, Keyword, Limit
from weirwood.cardgame.grammar import kinds as plain
from weirwood.cardgame.grammar.node import replace
from weirwood.cardgame.grammar.phrase import Category, Kind, Phrase, family
from weirwood.cardgame.table.words import CHALLENGES, NAMED, THIS_TYPE
from weirwood.cardgame.vocabulary import amounts, kinds
from weirwood.cardgame.vocabulary.answering import trigger_words, triggers  # fmt: skip
from weirwood.cardgame.vocabulary.bases import AnyAmount, Condition, Count
from weirwood.cardgame.vocabulary.conditions import conditions
from weirwood.cardgame.vocabulary.describing import nouns, play_predicates, players, predicates, who
from weirwood.cardgame.vocabulary.describing.cards import IN_PLAY_ALONE, Cards, Whatever
from weirwood.cardgame.vocabulary.effects import base, choosing, lasting, structure
from weirwood.cardgame.vocabulary.effects.base import THEN, Effect
from weirwood.cardgame.vocabulary.lines import ELSEWHERE
from weirwood.cardgame.vocabulary.paying import costs
from weirwood.cardgame.vocabulary.ruling import gained
from weirwood.cardgame.vocabulary.ruling.leaving import AboutIt
from weirwood.cardgame.vocabulary.ruling.rules import OnCards, OnPlayers, Static
from weirwood.cardgame.vocabulary.walking import walk

S = st.SearchStrategy[Any]

TRAITS = ("Lord", "Lady", "Knight", "Army", "Direwolf", "The Seven", "R'hllor", "Small Council")
TOKENS = ("gold", "coin", "betrayal")
FACTIONS = ("stark", "lannister", "neutral")  # those of every edition
TITLES = ("Arya Stark", "Jon Snow", "Robb Stark", "Ghost", "Littlefinger", "Tywin Lannister")
CHALLENGE_WORDS = st.sampled_from(CHALLENGES)
NUMBERS = st.integers(0, 6)


class Impossible:
    """What was drawn makes no node."""


@st.composite
def node(draw: Any, cls: type, phrases: tuple[Phrase, ...], depth: int, **given: Any) -> Any:
    """A node of a class, by one of its phrases."""
    phrase = draw(st.sampled_from(phrases))
    values = {**given, **phrase.given}
    for name, kind in phrase.slots.items():
        values[name] = draw(value(kind, depth))
    return values, cls


def make(drawn: tuple[dict[str, Any], type]) -> Any:
    values, cls = drawn
    if issubclass(cls, Condition) and who.SAME in values.values():
        return Impossible  # 'it' is for texts alone: in a tree the card is named
    try:
        return cls(**values)
    except (TypeError, ValueError):
        return Impossible


def made(cls: type, phrases: tuple[Phrase, ...], depth: int, **given: Any) -> S:
    return node(cls, phrases, depth, **given).map(make).filter(lambda found: found is not Impossible)


@cache
def of(base: type, depth: int, name: str = "phrases", without: tuple[type, ...] = (), **given: Any) -> S:
    """Any node of a family."""
    found = [made(each, tuple(getattr(each, name)), depth, **given) for each in family(base)
             if each not in without and getattr(each, name, ())]  # fmt: skip
    return st.one_of(found)


# Predicates


@cache
def predicate(depth: int) -> S:
    """One idea, or its opposite."""
    every: list[S] = []
    for each in family(Cards):
        if each.phrases and each is not Whatever:
            every.append(made(each, tuple(each.phrases), depth))
        if each.negative:
            every.append(made(each, tuple(each.negative), depth).map(lambda found: ~found))
    piles = st.lists(st.sampled_from(list(predicates.PILES)), min_size=1, max_size=2, unique=True)
    every.append(st.builds(predicates.In, piles.map(tuple), value(players.WHOSE, 0)))
    tables = st.lists(st.sampled_from(list(predicates.ON_TABLE)), min_size=1, max_size=3, unique=True)
    every.append(tables.map(tuple).filter(lambda zones: zones != IN_PLAY_ALONE).map(predicates.In))
    every.append(
        st.lists(st.sampled_from(TRAITS), min_size=2, max_size=3, unique=True).map(lambda t: predicates.trait(*t))
    )
    return st.one_of(every)


@st.composite
def together(draw: Any, depth: int) -> Any:
    """Several ideas that must all fit."""
    found: Cards = Whatever()
    for each in draw(st.lists(predicate(depth), max_size=3)):
        try:
            found = found & each
        except (TypeError, ValueError):
            return Impossible
    return found


@st.composite
def either(draw: Any, depth: int) -> Any:
    """One of several descriptions."""
    parts = draw(st.lists(together(depth), min_size=2, max_size=3))
    if Impossible in parts:
        return Impossible
    try:
        found = parts[0]
        for each in parts[1:]:
            found = found | each
        return found if draw(st.booleans()) else found & draw(predicate(depth))
    except (TypeError, ValueError):
        return Impossible


@cache
def cards(depth: int) -> S:
    """A description of cards."""
    return st.one_of(together(depth), together(depth), either(depth)).filter(lambda found: found is not Impossible)


@st.composite
def yours(draw: Any, depth: int) -> Any:
    """A description of cards that you control."""
    found = draw(together(depth))
    try:
        return found & predicates.YOURS
    except (TypeError, ValueError):
        return predicates.YOURS


# The other families


@cache
def somebody(depth: int) -> S:
    """Cards that are meant."""
    return of(who.Who, depth, without=(who.Same, who.Picked))


@cache
def condition(depth: int) -> S:
    return of(Condition, depth, without=(conditions.All,)) if depth <= 0 else of(Condition, depth)


@cache
def amount(depth: int) -> S:
    if depth <= 0:
        return NUMBERS
    per = of(amounts.Per, depth - 1, "words")
    return st.one_of(NUMBERS, of(Count, depth - 1), per)


@cache
def one_effect(depth: int) -> S:
    """Any effect but 'then'."""
    found = of(Effect, depth - 1, without=(structure.If, structure.May, structure.Either, structure.AtEnd, structure.MayPay) if depth <= 0 else ())  # fmt: skip
    if depth <= 0:
        return found
    target = value(choosing.TARGET, depth - 1)
    later = st.tuples(target, several(depth - 1), st.booleans()).map(lambda drawn: choosing.Later(*drawn))
    return st.one_of(found, found, later)


@cache
def several(depth: int) -> S:
    """Effects in a row, perhaps with a 'then'."""
    row = st.lists(one_effect(depth), min_size=1, max_size=3)
    return st.tuples(row, st.integers(0, 5)).map(lambda drawn: with_then(*drawn))


def with_then(effects: list[Effect], at: int) -> tuple[Effect, ...]:
    return tuple(effects) if not 0 < at < len(effects) else (*effects[:at], THEN, *effects[at:])


@cache
def rule_of_cards(depth: int) -> S:
    """A constant ability that concerns cards."""
    spoken = [each for each in family(OnCards) if each.verbs]
    return st.one_of([verb_of(each, depth) for each in spoken])


def verb_of(each: type, depth: int, whose: Any = None) -> S:
    subject = st.just(whose) if whose is not None else somebody(depth)
    return subject.flatmap(lambda found: made(each, each.verbs, depth, who=found))  # type: ignore[attr-defined]


@cache
def given_rule(depth: int) -> S:
    """A rule that a lasting effect gives to the card it speaks of."""
    return st.one_of([verb_of(each, depth, who.SAME) for each in family(OnCards) if each.verbs])


@cache
def rule_sentence(depth: int) -> S:
    """A constant ability that is a sentence of its own."""
    return of(Static, depth)


@cache
def rule(depth: int) -> S:
    """A constant ability, perhaps with its condition."""
    free = st.one_of(rule_of_cards(depth), rule_of_cards(depth), rule_sentence(depth))
    found = st.tuples(free, st.none() | condition(depth - 1)).map(conditional)
    return found.filter(
        lambda static: not any(getattr(each, "bound", False) or each in (NAMED, THIS_TYPE) for each in walk(static))
    )


def conditional(drawn: tuple[Any, Any]) -> Any:
    static, when = drawn
    return static if when is None or static.condition is not None else replace(static, condition=when)


HEADS = {
    "agot2": ("action", "reaction", "interrupt", "when revealed"),
    "hbo": ("action", "response", "passive", "when revealed"),
}


@st.composite
def ability(draw: Any, edition: str, depth: int) -> Any:
    """A triggered ability of an edition."""
    kind = draw(st.sampled_from(HEADS[edition]))
    answers = kind not in ("action", "when revealed")
    phases = {"agot2": "marshaling", "hbo": "marshalling"}[edition]
    ability = Ability(
        kind,
        list(draw(several(depth).filter(lambda effects: not effects[0].targets))),
        trigger=draw(of(triggers.Trigger, depth)) if answers else None,
        phase=draw(st.sampled_from((None, "challenges", phases))) if kind == "action" else None,
        costs=list(draw(value(costs.COSTS, depth))) if draw(st.booleans()) else [],
        choose=[target for target in draw(st.lists(value(choosing.TARGET, depth), max_size=2)) if target.target],
        condition=draw(st.none() | condition(depth)),
        limit=draw(st.none() | LIMITS),
        forced=kind in ("when revealed", "passive") or (kind in ("reaction", "interrupt") and draw(st.booleans())),
        zones=draw(st.sampled_from(list(ELSEWHERE))) if draw(st.integers(0, 4)) == 0 else (),
        anyone=draw(st.booleans()),
    )
    assert not answers or kind in (*AFTERWARDS, "interrupt")
    return ability


LIMITS = st.builds(Limit, st.integers(1, 4), st.sampled_from(("challenge", "phase", "round", "game")), st.booleans())


# What may stand in a slot


def keywords() -> S:
    traits = st.lists(st.sampled_from(TRAITS), min_size=1, max_size=3, unique=True).map(tuple)
    names = st.sampled_from([name for name in kinds.KEYWORD_NAME.words if name != "ambush"])
    return st.one_of(
        names.map(Keyword),
        NUMBERS.map(lambda number: Keyword("ambush", number)),
        st.just(Keyword("no attachments")),
        traits.map(lambda found: Keyword("no attachments", unless=found)),
        traits.map(lambda found: Keyword("no attachments", only=found)),
    )


def every_player() -> S:
    return st.sampled_from([each() for each in family(players.Players) if each.subject])


def in_tuple(strategy: S, most: int = 3) -> S:
    return st.lists(strategy, min_size=1, max_size=most).map(tuple)


BY_KIND: dict[type, Callable[[Any, int], S]] = {
    plain.Number: lambda kind, depth: NUMBERS,
    plain.Signed: lambda kind, depth: st.integers(-4, 4),
    plain.OneOf: lambda kind, depth: st.sampled_from(list(kind.words)),
    plain.Marked: lambda kind, depth: st.sampled_from(list(kind.marks)),
    plain.Flag: lambda kind, depth: st.booleans(),
    plain.ListOf: lambda kind, depth: in_tuple(value(kind.kind, depth)),
    plain.Name: lambda kind, depth: st.sampled_from(TRAITS),
    plain.Small: lambda kind, depth: st.sampled_from(TOKENS),
    plain.Title: lambda kind, depth: st.sampled_from(TITLES),
    kinds.FactionWord: lambda kind, depth: st.sampled_from(FACTIONS),
    kinds.KeywordWords: lambda kind, depth: keywords(),
    kinds.Sign: lambda kind, depth: st.integers(-4, 4),
    kinds.SomeChallenge: lambda kind, depth: st.just(CHALLENGES) | in_tuple(CHALLENGE_WORDS),
    kinds.Maybe: lambda kind, depth: st.just(kind.nothing) | value(kind.kind, depth),
    predicates.ManyTypes: lambda kind, depth: value(predicates.TYPE, depth),
    players.PlayerWords: lambda kind, depth: every_player(),
    AnyAmount: lambda kind, depth: amount(depth),
    amounts.Quantity: lambda kind, depth: amount(depth),
    amounts.SimplePer: lambda kind, depth: of(amounts.Per, depth - 1, "words", without=(amounts.Capped,)),
    nouns.Describing: lambda kind, depth: cards(depth - 1),
    conditions.Existing: lambda kind, depth: cards(depth - 1),
    conditions.Being: lambda kind, depth: cards(depth - 1),
    conditions.With: lambda kind, depth: st.none() | cards(depth - 1) | yours(depth - 1),
    conditions.SimpleCondition: lambda kind, depth: of(Condition, depth - 1, without=(conditions.All,)),
    AboutIt: lambda kind, depth: condition(depth - 1),
    who.Object: lambda kind, depth: somebody(depth - 1),
    who.Subject: lambda kind, depth: somebody(depth - 1),
    who.Topic: lambda kind, depth: somebody(depth - 1),
    who.Pronoun: lambda kind, depth: st.sampled_from(list(who.CHOSEN)).map(who.Chosen),
    triggers.SimpleTrigger: lambda kind, depth: of(triggers.Trigger, depth - 1, without=(triggers.EitherTrigger,)),
    trigger_words.ChallengeNamed: lambda kind, depth: st.sampled_from(kind.every),
    trigger_words.Margin: lambda kind, depth: NUMBERS,
    trigger_words.Fighting: lambda kind, depth: value(conditions.WITH, depth) | st.builds(trigger_words.TakingPart, somebody(depth - 1), value(play_predicates.ROLES, 0)),
    trigger_words.Concerned: lambda kind, depth: cards(depth - 1) | somebody(depth - 1),
    trigger_words.AbilityOf: lambda kind, depth: in_tuple(value(predicates.TYPE, 0)),
    costs.CostWords: lambda kind, depth: in_tuple(of(costs.Cost, depth - 1), 2),
    base.Effects: lambda kind, depth: several(depth - 1),
    base.OneEffect: lambda kind, depth: one_effect(depth - 1),
    structure.Choice: lambda kind, depth: several(depth - 1),
    structure.Branches: lambda kind, depth: in_tuple(several(depth - 1)),
    lasting.Verbs: lambda kind, depth: given_rule(depth - 1),
    lasting.Given: lambda kind, depth: in_tuple(given_rule(depth - 1), 2),
    lasting.PlayerRule: lambda kind, depth: of(OnPlayers, depth - 1),
    gained.Quoted: lambda kind, depth: several(depth - 1).filter(lambda effects: not effects[0].targets).map(lambda effects: Ability("action", list(effects))),
    choosing.AnyTarget: lambda kind, depth: value(choosing.CHOOSE, depth) | value(choosing.CHOOSE_PLAYER, depth),
}  # fmt: skip


def value(kind: Kind, depth: int) -> S:
    """What may stand in a slot of a kind."""
    if type(kind) is Category:
        if kind.base is Condition:
            return condition(depth - 1)
        return of(kind.base, depth, kind.name)
    return BY_KIND[type(kind)](kind, depth)
