"""Decks drawn at random from every card that can be played, and legal all the same: for whoever tries the whole pool."""

from __future__ import annotations

from collections import Counter

from ....cardgame.cards.catalogue import Catalogue
from ....cardgame.cards.definition import PAID_FOR, Card
from ....cardgame.vocabulary.deckbuilding import (
    AtLeast,
    AtMost,
    AtMostEach,
    Besides,
    DeckRule,
    Different,
    PlotDeck,
    printed_fit,
)
from ....kernel.chance import Chance
from ..catalogue import FACTIONS
from .decks import SMALLEST, Deck, check, out_of_faction, smallest

USUAL, DRAW, MOST = PlotDeck(n=7, doubled=1), SMALLEST, 75
"""The plots a deck has if its agenda says nothing else; so many other cards it has at least, more aren't drawn."""
TRIES = 50
"""An agenda that a faction has too few cards for is hardly ever drawn so often in a row."""


def random_deck(book: Catalogue, chance: Chance) -> Deck:
    """A legal deck of any faction, with any agenda or none."""
    for _ in range(TRIES):
        deck = _drawn(book, chance)
        if not check(deck):
            return deck
    raise ValueError(f"None of {TRIES} decks that were drawn is legal: are there cards enough?")


def _drawn(book: Catalogue, chance: Chance) -> Deck:
    faction = list(FACTIONS)[chance.below(len(FACTIONS))]
    known = [*book.by_code.values(), *book.own]
    agendas = [card for card in known if card.type == "agenda"]
    agenda = agendas[chance.below(len(agendas))] if agendas and chance.below(3) else None
    chosen = [agenda, *_besides(agenda, agendas, chance)] if agenda is not None else []
    rules = tuple(rule for each in chosen for rule in each.deck)
    fitting = [c for c in known if not out_of_faction(c, faction) or any(rule.allows(c) for rule in rules)]
    plots = _plots([card for card in fitting if card.type == "plot"], rules, chance)
    draw = _draw([card for card in fitting if card.type in PAID_FOR], rules, chance)
    counts = Counter(book.key(card) for card in (*plots, *draw, *chosen[1:]))
    return Deck(faction, dict(counts), book.key(agenda) if agenda is not None else "", f"any {faction}", book=book)


def _besides(agenda: Card, agendas: list[Card], chance: Chance) -> list[Card]:
    """Other agendas that may be used beside one."""
    found: list[Card] = []
    for rule in (each for each in agenda.deck if isinstance(each, Besides)):
        fitting = [card for card in agendas if printed_fit(rule.cards, card) and card is not agenda]
        chance.shuffle(fitting)
        found += fitting[: chance.below(rule.n + 1)]
    return found


def _plots(cards: list[Card], rules: tuple[DeckRule, ...], chance: Chance) -> list[Card]:
    """As many plots as the agenda wants, some of those twice of which that is allowed."""
    chance.shuffle(cards)
    size = next((rule for rule in rules if isinstance(rule, PlotDeck)), USUAL)
    found: list[Card] = []
    doubled = chance.below(size.doubled + 1)
    for card in _first_wanted(cards, [rule for rule in rules if rule.about_plots]):
        if any(each.name == card.name for each in found) or _too_many([*found, card], rules, plots=True):
            continue
        single = any(isinstance(rule, Different) and printed_fit(rule.cards, card) for rule in rules)
        copies = 2 if doubled and card.plot_limit != 1 and len(found) < size.n - 1 and not single else 1
        doubled -= copies - 1
        found += [card] * copies
        if len(found) == size.n:
            break
    return found


def _draw(cards: list[Card], rules: tuple[DeckRule, ...], chance: Chance) -> list[Card]:
    """Sixty cards or more, one to three of each title."""
    chance.shuffle(cards)
    found: list[Card] = []
    least = smallest(rules)
    wanted = least + chance.below(MOST - DRAW + 1)
    counts: Counter[str] = Counter()
    for card in _first_wanted(cards, [rule for rule in rules if not rule.about_plots]):
        copies = min(1 + chance.below(3), card.deck_limit, wanted - len(found))
        copies = min([copies, *(r.n for r in rules if isinstance(r, AtMostEach) and printed_fit(r.cards, card))])
        if counts[card.name] or _too_many([*found, *[card] * copies], rules, plots=False):
            continue
        counts[card.name] = copies
        found += [card] * copies
        if len(found) == wanted:
            break
    return found


def _first_wanted(cards: list[Card], rules: list[DeckRule]) -> list[Card]:
    """The cards in their order, those before the others of which there must be a number."""
    first: list[Card] = []
    for rule in rules:
        if isinstance(rule, AtLeast | Different):
            fitting = [card for card in cards if printed_fit(rule.cards, card) and card not in first]
            if isinstance(rule, AtLeast) and rule.different:
                fitting = list({card.name: card for card in fitting}.values())
            first += fitting[: rule.n]
    return [*first, *(card for card in cards if card not in first)]


def _too_many(cards: list[Card], rules: tuple[DeckRule, ...], plots: bool) -> bool:
    return any(
        isinstance(rule, AtMost | AtMostEach) and rule.about_plots == plots and rule.broken(cards) is not None
        for rule in rules
    ) or any(
        isinstance(rule, Different) and sum(printed_fit(rule.cards, card) for card in cards) > rule.n for rule in rules
    )
