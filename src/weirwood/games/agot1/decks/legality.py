"""Deck construction: whether a deck is legal (lcg1.deck.1 to 7), with the lists and errata of a FAQ."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

import msgspec

from ....cardgame.cards.decks import over_limit
from ....cardgame.cards.definition import Card
from ....errors import UserError
from ....kernel.decision import Refusal
from ..catalogue import FACTIONS, catalogue
from ..faq import BANNED, NEWEST, NONE, RESTRICTED, card_list, errata, in_force
from .decks import CCG, Deck

FORMATS = ("joust", "melee")
PLOTS, SMALLEST = 7, 60


def format_named(name: object) -> str:
    """The format that was asked for, '' if none was."""
    if name in (None, ""):
        return ""
    if name not in FORMATS:
        raise UserError(f"There is no format {name!r}; there are joust (for two) and melee (for three to six).")
    return str(name)


def check(deck: Deck, faq: str = NEWEST, lists: bool = True) -> list[Refusal]:
    """Each violation of the rules of deck construction, with its clause; empty if the deck is legal.

    The cards are as they are under the FAQ. ``lists``: whether its restricted and banned lists count, which they never
    do for a learning deck.
    """
    deck = under(deck, faq)
    agendas, plots, draw = list(deck.agendas()), deck.list(plots=True), list(deck.draw())
    every = [*agendas, *plots, *draw]
    found = [*beside(deck, agendas, faq), *plot_deck(plots), *draw_deck(draw), *only_in(deck.faction, every, faq)]
    if in_force("faq1.general.4", faq):
        found += ccg_copies(deck)
    if lists and not deck.learning:
        found += listed(every, faq)
    return found


def under(deck: Deck, faq: str) -> Deck:
    """The deck with its cards as they are under a FAQ, a table's own among them."""
    book = catalogue(faq)
    return msgspec.structs.replace(deck, book=book.beside(deck.book.own) if deck.book.own else book)


def beside(deck: Deck, agendas: Sequence[Card], faq: str) -> Iterable[Refusal]:
    """One House card, and one agenda unless one of them allows the others."""
    for card in deck.list(plots=False):
        if card.type == "faction":
            yield Refusal("lcg1.deck.1", f"{card.name} is a second House card beside {FACTIONS[deck.faction]}")
    for card in agendas:
        if card.type != "agenda":
            yield Refusal("lcg1.deck.2", f"{card.name} is not an agenda")
    names = [card.name for card in agendas]
    twice = sorted({name for name in names if names.count(name) > 1})
    for name in twice:
        yield Refusal("lcg1.deck.2", f"the agenda {name} is in the deck twice")
    if len(agendas) > 1 and not twice and not any(_allows_all(card, agendas) for card in agendas):
        clause = next((found for card in agendas if (found := _changed_by(card, "alongside", faq))), "lcg1.deck.2")
        yield Refusal(clause, f"{' and '.join(names)}: none of these agendas allows all the others beside it")


def _allows_all(agenda: Card, agendas: Sequence[Card]) -> bool:
    return all(other is agenda or other.code in agenda.alongside for other in agendas)


def _changed_by(card: Card, field: str, faq: str) -> str:
    """The clause of the erratum that changed a fact of a card; '' if it is as printed."""
    return next((each.clause for each in errata(faq) if each.card == card.code and field in each.facts), "")


def plot_deck(plots: Sequence[Card]) -> Iterable[Refusal]:
    """Seven plots, all different unless a plot says otherwise."""
    if len(plots) != PLOTS:
        yield Refusal("lcg1.deck.3", f"the plot deck has {len(plots)} cards instead of {PLOTS}")
    limits = {plot.name: plot.plot_limit or 1 for plot in plots}
    for name, count in Counter(plot.name for plot in plots).items():
        if count > limits[name]:
            why = f"{name} is in the plot deck {count} times; at most {limits[name]} {_are(limits[name])} allowed"
            yield Refusal("lcg1.deck.4", why)


def draw_deck(draw: Sequence[Card]) -> Iterable[Refusal]:
    """Sixty cards, three of a title over all its versions, fewer where a card says so."""
    if len(draw) < SMALLEST:
        yield Refusal("lcg1.deck.5", f"the draw deck has {len(draw)} cards; at least {SMALLEST} are needed")
    for name, count, limit in over_limit(draw):
        yield Refusal("lcg1.deck.6", f"{name} is in the deck {count} times; at most {limit} {_are(limit)} allowed")


def _are(count: int) -> str:
    return "is" if count == 1 else "are"


def only_in(house: str, cards: Iterable[Card], faq: str) -> Iterable[Refusal]:
    """'House X only' cards are in decks of that House alone."""
    for card in {card.code: card for card in cards}.values():
        if card.only_with and house not in card.only_with:
            names = " or ".join(FACTIONS[each] for each in sorted(card.only_with))
            clause = _changed_by(card, "only_with", faq) or "lcg1.deck.7"
            yield Refusal(clause, f"{card.name} is for {names} only, and this deck is of {FACTIONS[house]}")


def ccg_copies(deck: Deck) -> Iterable[Refusal]:
    """Copies of the older game are legal only if they are the same in every figure and word."""
    for code, mark in deck.marks:
        if mark == CCG:
            name = deck.book.find(code).name
            why = f"a CCG copy of {name} is legal only if its figures, icons and text are all those of the LCG card"
            yield Refusal("faq1.general.4", f"{why}; if they are, its line says [CCG identical]")


def listed(cards: Sequence[Card], faq: str) -> Iterable[Refusal]:
    """No banned card, and one restricted title at most, over draw deck, plots and agendas (faq1.restricted.2)."""
    banned, restricted = card_list(BANNED, faq), card_list(RESTRICTED, faq)
    for name in banned.titles(cards) if banned else ():
        yield Refusal("faq1.banned.1", f"{name} is banned by the FAQ {faq}")
    there = restricted.titles(cards) if restricted else []
    if len(there) > 1:
        names = f"{', '.join(there[:-1])} and {there[-1]}"
        why = f"only one title of the restricted list of the FAQ {faq} may be in a deck, and this has {names}"
        yield Refusal("faq1.restricted.2", why)


def judged_by(learning: bool, form: str, faq: str, lists: bool) -> str:
    """The rules that `check` goes by, in a few words."""
    if faq == NONE:
        rules = "no FAQ: printed cards and rulebook"
    elif not lists or learning:
        rules = f"FAQ {faq}, no restricted or banned list" + (" for a learning deck" if learning else "")
    elif card_list(RESTRICTED, faq) is None:
        rules = f"FAQ {faq}, whose restricted and banned lists are not known: none counts"
    else:
        rules = f"FAQ {faq} with its restricted and banned lists"
    return f"{form}, {rules}" if form else rules
