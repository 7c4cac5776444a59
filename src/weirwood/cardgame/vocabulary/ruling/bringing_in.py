"""Constant abilities about how the card itself is brought in: they work wherever it is."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...cards.definition import Context
from ...grammar.kinds import NUMBER
from ...grammar.phrase import Phrase
from ..describing.cards import Cards
from ..describing.nouns import A_CARD, CARD_NOUN
from .rules import Static

if TYPE_CHECKING:
    from ...table.state import Table


class CostsLess(Static):
    """This card itself costs less."""

    by: int
    phrases = (Phrase("~ costs {by} less to [marshal]", by=NUMBER),)


class CostsLessPer(Static):
    """This card itself costs 1 less for each card that fits; ``least``: but not less than that."""

    cards: Cards
    least: int = 0
    phrases = (
        Phrase("~ costs 1 less to [marshal] per {cards}", cards=CARD_NOUN),
        Phrase("~ costs 1 less to [marshal], but at least {least}, per {cards}", cards=CARD_NOUN, least=NUMBER),
    )


class MayBeOnFaction(Static):
    """This card may be brought in as an attachment on its player's faction card; it is an attachment then."""

    phrases = (Phrase("~ may be attached to your [faction card] as you [marshal] it"),)


class AmbushesForLess(Static):
    """This card itself costs less to ambush."""

    by: int
    phrases = (Phrase("~ costs {by} less to ambush", by=NUMBER),)


class AmbushesForLessPer(Static):
    """This card itself costs 1 less to ambush for each card that fits."""

    cards: Cards
    phrases = (Phrase("~ costs 1 less to ambush per {cards}", cards=CARD_NOUN),)


class AmbushInHand(Static):
    """This card itself has ambush as long as it is in its player's hand."""

    n: int
    phrases = (Phrase("~ has ambush ({n}) in your hand", n=NUMBER),)


def own_ambush(s: Table, seat: int, card: int) -> list[int]:
    """The numbers of the ambush that a card in hand gives itself now."""
    if "AmbushInHand" not in s.defn[card].rules:
        return []
    ctx = Context(card, seat)
    rules = [rule for rule in s.defn[card].constants if isinstance(rule, AmbushInHand)]
    return [rule.n for rule in rules if rule.condition is None or rule.condition.holds(s, ctx)]


class MayDuplicate(Static):
    """This card may be marshaled as a duplicate on another card that its player owns and controls, whatever its title."""

    cards: Cards
    phrases = (Phrase("you may [marshal] ~ as a duplicate of {cards} that you own and control", cards=A_CARD),)


def borne_by(s: Table, seat: int, card: int) -> list[int]:
    """The cards of other titles on which a card in hand may be marshaled as a duplicate."""
    if "MayDuplicate" not in s.defn[card].rules:
        return []
    ctx = Context(card, seat)
    rules = [rule for rule in s.defn[card].constants if isinstance(rule, MayDuplicate)]
    found = [host for rule in rules for host in rule.cards.find(s, ctx)]
    return [host for host in dict.fromkeys(found) if s.owner[host] == seat == s.ctrl[host]]


class EmergesForLessPer(Static):
    """This card itself costs 1 less to bring out of shadows for each card that fits."""

    cards: Cards
    phrases = (Phrase("~ costs 1 less to bring out of [shadows] per {cards}", cards=CARD_NOUN),)


def own_emerging_discount(s: Table, seat: int, card: int) -> int:
    """By how much a card in shadows lowers what it costs itself to come out."""
    if "EmergesForLessPer" not in s.defn[card].rules:
        return 0
    ctx = Context(card, seat)
    rules = [rule for rule in s.defn[card].constants if isinstance(rule, EmergesForLessPer)]
    return sum(rule.cards.count(s, ctx) for rule in rules if rule.condition is None or rule.condition.holds(s, ctx))


def ambush_discount(s: Table, seat: int, card: int) -> int:
    """By how much a card lowers what its own ambush costs a seat."""
    if OWN_AMBUSHES.isdisjoint(s.defn[card].rules):
        return 0
    total, ctx = 0, Context(card, seat)
    for rule in s.defn[card].constants:
        if isinstance(rule, AmbushesForLess | AmbushesForLessPer) and (
            rule.condition is None or rule.condition.holds(s, ctx)
        ):
            total += rule.by if isinstance(rule, AmbushesForLess) else rule.cards.count(s, ctx)
    return total


OWN_AMBUSHES = frozenset({"AmbushesForLess", "AmbushesForLessPer"})
OWN_DISCOUNTS = frozenset({"CostsLess", "CostsLessPer"})


def own_discount(s: Table, seat: int, card: int) -> int:
    """By how much a card lowers its own cost for a seat."""
    if OWN_DISCOUNTS.isdisjoint(s.defn[card].rules):
        return 0
    total, ctx = 0, Context(card, seat)
    for static in s.defn[card].constants:
        if isinstance(static, CostsLess | CostsLessPer) and (
            static.condition is None or static.condition.holds(s, ctx)
        ):
            less = static.by if isinstance(static, CostsLess) else static.cards.count(s, ctx)
            least = 0 if isinstance(static, CostsLess) else static.least
            total += min(less, max(0, (s.defn[card].cost or 0) - least)) if least else less
    return total


def goes_on_faction(s: Table, card: int) -> bool:
    """Whether a card may be brought in as an attachment on a faction card, though it is none."""
    return "MayBeOnFaction" in s.defn[card].rules
