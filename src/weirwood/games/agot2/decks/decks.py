"""Decks: those of the second edition, and whether one is legal (rr.deckbuilding.1 to 8)."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

from ....cardgame.cards import decks
from ....cardgame.cards.catalogue import Catalogue
from ....cardgame.cards.decks import over_limit
from ....cardgame.cards.definition import Card
from ....cardgame.vocabulary.deckbuilding import AtLeast, PlotDeck
from ....cardgame.vocabulary.describing.nouns import CARDS_NOUN
from ....kernel.decision import Refusal
from ..catalogue import CATALOGUE, FACTIONS
from ..speech import SPEECH
from . import restricted

AGENDA_CLAUSES = {"banner": "rr.a2.banner-of-the-rose.2", "agenda": "rr.agenda-cards.3"}
"""The clause that a deck breaks by what its agenda says."""
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


def check(deck: Deck, form: str = "") -> list[Refusal]:
    """Each violation of the deck building rules, with its clause; empty if the deck is legal.

    With a format ('joust' or 'melee') its restricted list counts too, unless it is a learning deck.
    """
    found: list[Refusal] = []
    agenda = deck.book.find(deck.agenda) if deck.agenda else None
    if agenda is not None and agenda.type != "agenda":
        found.append(Refusal("rr.deckbuilding.2", f"{agenda.name} is not an agenda"))
        agenda = None
    plots, draw = deck.list(plots=True), deck.list(plots=False)
    for card in [c for c in draw if c.type in ("agenda", "faction")]:
        if card.type == "agenda" and agenda is not None:
            again = card.name == agenda.name
            clause = "faq2.agendas.1" if again else "rr.deckbuilding.2"
            found.append(Refusal(clause, f"{card.name} is {'in the deck twice' if again else 'a second agenda'}"))
        elif card.type in ("agenda", "faction"):
            found.append(Refusal("rr.deck.1", f"{card.name} can't be in the draw deck"))
    draw = [c for c in draw if c.type not in ("agenda", "faction")]
    rules = agenda.deck if agenda is not None else ()
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
    if len(draw) < 60:
        found.append(Refusal("rr.deckbuilding.5", f"the draw deck has {len(draw)} cards; at least 60 are needed"))
    for name, count, limit in over_limit(draw):
        clause = "rr.deckbuilding.7" if limit == 3 else "rr.deck-limits.1"
        found.append(Refusal(clause, f"{name} is in the deck {count} times; at most {limit} are allowed"))
    for card in {c.code: c for c in [*plots, *draw]}.values():
        if out_of_faction(card, deck.faction):
            if not any(rule.allows(card) for rule in rules):
                clause = "rr.loyal.1" if card.loyal else "rr.deckbuilding.8"
                found.append(Refusal(clause, f"{card.name} is {'a loyal ' if card.loyal else 'a '}{card.faction} card"))
    for rule in (each for each in rules if each is not special):
        there = rule.broken(plots if rule.about_plots else draw)
        if there is not None:
            wanted = CARDS_NOUN.say(rule.cards, SPEECH)
            most = "needs at least" if isinstance(rule, AtLeast) else "allows at most"
            found.append(
                Refusal(AGENDA_CLAUSES[rule.topic], f"the agenda {most} {rule.n} {wanted}, and there are {there}")
            )
    if form and not deck.learning:
        found += restricted.violations([*draw, *plots, *([agenda] if agenda else [])], form)
    return found


def judged_by(learning: bool, form: str) -> str:
    """The rules that `check` goes by, in a few words."""
    if learning:
        return "a learning deck: no restricted list counts for it"
    return restricted.title(form) if form else "rules of deck building only, no restricted list"
