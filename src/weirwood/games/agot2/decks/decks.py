"""Decks: those of the second edition, and whether one is legal (rr.deckbuilding.1 to 8)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from pathlib import Path

from ....cardgame.cards import decks
from ....cardgame.cards.catalogue import Catalogue
from ....cardgame.cards.decks import over_limit
from ....cardgame.cards.definition import Card
from ....cardgame.vocabulary.deckbuilding import (
    AtLeast,
    AtMost,
    AtMostEach,
    Besides,
    DeckRule,
    Different,
    LargerDeck,
    PlotDeck,
    printed_fit,
)
from ....cardgame.vocabulary.describing.nouns import CARDS_NOUN
from ....kernel.decision import Refusal
from ..catalogue import CATALOGUE, FACTIONS
from ..speech import SPEECH
from . import restricted
from .products import left_out, too_new

AGENDA_CLAUSES = {"banner": "rr.a2.banner-of-the-rose.2", "agenda": "rr.agenda-cards.3", "plots": "rr3.agendas.10"}
"""The clause that a deck breaks by what its agenda says."""
ASKS = {
    AtLeast: "needs at least",
    AtMost: "allows at most",
    AtMostEach: "allows of each at most",
    Different: "needs exactly (and all different)",
}
SMALLEST = 60
"""The cards that a draw deck has at least, unless an agenda says another number."""
DECKS = Path(__file__).parent
ALIASES = {"thenightswatch": "nights-watch", "night's watch": "nights-watch", "nightswatch": "nights-watch"}


class Deck(decks.Deck, frozen=True):
    """A deck of the second edition."""

    book: Catalogue = CATALOGUE


POOLS = {"": "Ready-made, Core Set", "flight_of_crows": "Ready-made, Core Set to Flight of Crows"}
"""The cards that ready-made decks are built from, by the folder the decks are in."""
FILES = decks.DeckFiles(Deck, CATALOGUE, FACTIONS, DECKS, "rr.deckbuilding.1", ALIASES, ("house ", "the "), pools=POOLS)
faction_id, builtin, from_data, parse = FILES.faction_id, FILES.builtin, FILES.from_data, FILES.parse
read, headline, lines = FILES.read, FILES.headline, FILES.lines


def in_faction(card: Card, faction: str) -> bool:
    """Whether a card's faction symbol matches a faction card (rr.faction.2); a neutral card's never does."""
    return card.faction == faction


def out_of_faction(card: Card, faction: str) -> bool:
    """Whether a card has the symbol of another faction; a neutral card has none (rr.neutral.2)."""
    return card.faction not in ("neutral", faction)


def smallest(rules: Iterable[DeckRule]) -> int:
    """How many cards a draw deck needs with these rules: what an agenda says takes the place of the usual (rr3.agendas.7)."""
    return max((rule.n for rule in rules if isinstance(rule, LargerDeck)), default=SMALLEST)


def together(deck: Deck, found: list[Refusal]) -> list[Card]:
    """The agendas of a deck; what is wrong with their being together is added to what was found (rr3.agendas.1 and 2)."""
    first = deck.book.find(deck.agenda) if deck.agenda else None
    if first is not None and first.type != "agenda":
        found.append(Refusal("rr.deckbuilding.2", f"{first.name} is not an agenda"))
    agendas = [card for card in deck.agendas() if card.type == "agenda"]
    names = [card.name for card in agendas]
    for name in dict.fromkeys(name for name in names if names.count(name) > 1):
        found.append(Refusal("faq2.agendas.1", f"{name} is in the deck twice"))
    several = list({card.name: card for card in agendas}.values())
    if len(several) < 2 or any(admits(card, several) for card in several):
        return several
    found += [Refusal("rr.deckbuilding.2", f"{card.name} is a second agenda") for card in several[1:]]
    return several[:1]


def admits(agenda: Card, agendas: Sequence[Card]) -> bool:
    """Whether an agenda says that all the others may be used beside it."""
    others = [card for card in agendas if card is not agenda]
    rules = [rule for rule in agenda.deck if isinstance(rule, Besides)]
    fitting = [card for card in others if any(printed_fit(rule.cards, card) for rule in rules)]
    return len(fitting) == len(others) <= sum(rule.n for rule in rules)


def check(deck: Deck, form: str = "") -> list[Refusal]:
    """Each violation of the deck building rules, with its clause; empty if the deck is legal.

    With a format ('joust' or 'melee') its restricted list counts too, unless it is a learning deck.
    """
    found: list[Refusal] = []
    agendas = together(deck, found)
    plots, draw = deck.list(plots=True), list(deck.draw())
    found += [
        Refusal("rr.deck.1", f"{card.name} can't be in the draw deck")
        for card in deck.list(plots=False)
        if card.type == "faction" or (card.type == "agenda" and not deck.agenda)
    ]
    rules = [rule for agenda in agendas for rule in agenda.deck]
    special = next((rule for rule in rules if isinstance(rule, PlotDeck)), None)
    size, most_doubled = (special.n, special.doubled) if special is not None else (7, 1)
    if len(plots) != size:
        clause = "rr.deckbuilding.3" if special is None else "rr3.agendas.10"
        found.append(Refusal(clause, f"the plot deck has {len(plots)} cards instead of {size}"))
    doubled = {name: n for name, n in Counter(p.name for p in plots).items() if n > 1}
    plot_limits = {p.name: p.plot_limit for p in sorted(plots, key=lambda p: p.plot_limit)}
    if len(doubled) > most_doubled:
        clause = "rr.deckbuilding.4" if special is None else "rr3.agendas.11"
        several = "several" if special is None else f"more than {most_doubled}"
        found.append(Refusal(clause, f"{several} plots are doubled: {', '.join(doubled)}"))
    for name, count in doubled.items():
        limit = plot_limits[name] or 2
        if count > limit:
            clause = "rr.plot-deck-limit.2" if limit == 1 else "rr.deckbuilding.4"
            found.append(Refusal(clause, f"{name} is in the plot deck {count} times; at most {limit} are allowed"))
    least = smallest(rules)
    if len(draw) < least:
        clause = "rr.deckbuilding.5" if least == SMALLEST else "rr3.agendas.7"
        found.append(Refusal(clause, f"the draw deck has {len(draw)} cards; at least {least} are needed"))
    for name, count, limit in over_limit(draw):
        clause = "rr.deckbuilding.7" if limit == 3 else "rr.deck-limits.1"
        found.append(Refusal(clause, f"{name} is in the deck {count} times; at most {limit} are allowed"))
    for card in {c.code: c for c in [*plots, *draw]}.values():
        if out_of_faction(card, deck.faction):
            if not any(rule.allows(card) for rule in rules):
                clause = "rr.loyal.1" if card.loyal else "rr.deckbuilding.8"
                found.append(Refusal(clause, f"{card.name} is {'a loyal ' if card.loyal else 'a '}{card.faction} card"))
    for rule in (each for each in rules if not isinstance(each, PlotDeck | LargerDeck)):
        there = rule.broken(plots if rule.about_plots else draw)
        if there is not None:
            wanted = CARDS_NOUN.say(rule.cards, SPEECH)
            if isinstance(rule, AtLeast) and rule.different:
                wanted = f"{wanted} of different titles"
            most = next(said for kind, said in ASKS.items() if isinstance(rule, kind))
            found.append(
                Refusal(AGENDA_CLAUSES[rule.topic], f"the agenda {most} {rule.n} {wanted}, and there are {there}")
            )
    found += restricted.out_of_place([*draw, *plots, *agendas])
    if form and not deck.learning:
        found += restricted.violations([*draw, *plots, *agendas], form)
    return found


def check_products(deck: Deck, on: str = "", without: str = "", premier: bool = False) -> list[Refusal]:
    """The cards of a deck that aren't legal on a day, or whose product an organizer leaves out ('FotS R2')."""
    cards = [*deck.list(plots=True), *deck.draw(), *deck.agendas()]
    return [*(too_new(cards, on, premier) if on else ()), *left_out(cards, without.replace(",", " ").split())]


def judged_by(learning: bool, form: str) -> str:
    """The rules that `check` goes by, in a few words."""
    if learning:
        return "a learning deck: no restricted list counts for it"
    return restricted.title(form) if form else "rules of deck building only, no restricted list"
