"""Moving: what it means for a card to be taken up, to be laid down in a zone, and to have left play. No rules here."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from copy import copy
from functools import cache
from typing import TYPE_CHECKING

from ..cards.definition import TERMINAL, Card
from .indexing import call, enter, leave, uncall
from .words import (
    AGENDA,
    BESIDE,
    CHOSEN,
    DEAD,
    DECK,
    DISCARD,
    DUPLICATE,
    FACTION_ZONE,
    HAND,
    HERE,
    KNELT,
    LIMBO,
    PLAY,
    PLOT,
    PLOTS,
    REMOVED,
    SHADOWS,
    TITLE,
    TITLE_CHOSEN,
    TITLES,
    UNDER,
    USED,
    ZONE_NAMES,
)

if TYPE_CHECKING:
    from .state import Table

ITS_PLAYERS = frozenset({PLOTS, SHADOWS})
"""Where only its player may look at a card."""
LAID_DOWN = ("game", "shadows")
"""How many cards a player has put into shadows in this game, and as which of them each card came there."""
OPEN = frozenset({DISCARD, DEAD, USED, REMOVED, LIMBO, BESIDE})
"""The piles that everybody may look at."""


def lift(s: Table, card: int, old: int) -> None:
    """Take a card away from where it lies; what an effect gave to a card in a discard pile or in shadows doesn't go with it."""
    owner = s.owner[card]
    if old == DISCARD and "AsHeld" in s.given:
        s.keep_lasting(e for e in s.lasting if e.card != card)
    elif old == SHADOWS:
        unburden(s, card)
    if old == DECK:
        s.deck[owner].remove(card)
    elif old == HAND:
        s.hand[owner].remove(card)
    elif old == PLAY:
        s.area[s.ctrl[card]].remove(card)
    elif old == PLOT:
        s.plot[s.ctrl[card]] = -1
    elif old == CHOSEN:
        s.chosen[owner] = -1
    elif old == DUPLICATE:
        s.host[card] = -1
    elif old == UNDER:
        s.host[card] = -1
        s.under[owner].remove(card)
    elif old == AGENDA:
        s.agendas = [tuple(c for c in each if c != card) for each in s.agendas]
    elif old == TITLES:
        s.title_pool.remove(card)
    elif old == TITLE_CHOSEN:
        s.title_chosen[s.ctrl[card]] = -1
    elif old == TITLE:
        s.title[s.ctrl[card]] = -1
    elif old != FACTION_ZONE:
        s.pile(old, owner).remove(card)


class Enriched(Card):
    """A card that has gained the text of another: ``own`` is what it is by itself, and again as it leaves play."""

    __slots__ = ("own",)
    own: Card


@cache
def enriched(card: Card, other: Card) -> Card:
    """A plot card with the text box of another beside its own; 'this card' in it is the card that gained it."""
    abilities = [copy(ability) for ability in (*card.abilities, *other.abilities)]
    made = Enriched(
        card.code, card.name, card.type, faction=tuple(card.factions), loyal=card.loyal, unique=card.unique,
        traits=", ".join(card.traits), keywords=[*card.keywords, *other.keywords], abilities=abilities,
        constants=[*card.constants, *other.constants], plot=(card.income, card.initiative, card.claim, card.reserve),
        plot_limit=card.plot_limit, deck_limit=card.deck_limit, quantity=card.quantity, set=card.set,
    )  # fmt: skip
    made.own = card.own if isinstance(card, Enriched) else card
    return made


def redefine(s: Table, card: int, defn: Card) -> None:
    """A card on the table is another from now on: its abilities are indexed anew."""
    leave(s, card, s.zone[card])
    s.defn[card] = defn
    enter(s, card, s.zone[card])
    s.rewire()


def face(s: Table, card: int, guise: Card | None) -> Card:
    """What a card counts as where it goes: a facedown one as what its ability says, else as what it is."""
    true = s.beneath.pop(card, s.defn[card])
    if guise is not None:
        s.beneath[card] = true
    s.defn[card] = guise or true
    return s.defn[card]


def other_pile(s: Table, zone: int, seat: int) -> list[int]:
    """The list of cards that one of the zones is which are asked for less often."""
    piles = {DEAD: s.dead, PLOTS: s.plots, USED: s.used, LIMBO: s.limbo, UNDER: s.under, SHADOWS: s.shadows}
    return piles.get(zone, s.removed)[seat]


def unburden(s: Table, card: int) -> None:
    """A card in shadows loses its tokens, and what an effect gave it there."""
    if s.tokens:
        for key in [k for k in s.tokens if k[0] == card]:
            del s.tokens[key]
    if any(e.card == card for e in s.lasting):
        s.keep_lasting(e for e in s.lasting if e.card != card)


def lay(s: Table, card: int, zone: int, seat: int, bottom: bool) -> None:
    """Lay a card down in its zone: who controls it there, and who can tell which card it is."""
    owner = s.owner[card]
    if zone == HAND:
        s.ctrl[card] = owner
        s.hand[owner].append(card)
        s.known[card] |= 1 << owner
    elif zone == DECK:
        s.ctrl[card] = owner
        s.deck[owner].append(card) if bottom else s.deck[owner].insert(0, card)
    elif zone == DISCARD:
        s.ctrl[card] = owner
        s.discard[owner].append(card)
        s.known[card] = s.everyone
    elif zone == PLAY or zone == PLOT:
        s.ctrl[card] = seat if seat >= 0 else owner
        s.serial += 1
        s.entered[card] = s.serial
        if zone == PLAY:
            s.area[s.ctrl[card]].append(card)
            if s.ctrl[card] != owner:
                s.claim(card, s.ctrl[card])
        else:
            s.plot[owner] = card
        s.known[card] = s.everyone
    elif zone == FACTION_ZONE:
        s.faction[owner] = card
        s.known[card] = s.everyone
    elif zone == AGENDA:
        s.agendas[owner] += (card,)
        s.known[card] = s.everyone
    elif zone == TITLES:
        s.title_pool.append(card)
        s.known[card] = 0
    elif zone == TITLE_CHOSEN:
        s.ctrl[card] = seat
        s.title_chosen[seat] = card
        s.known[card] = 1 << seat
    elif zone == TITLE:
        s.ctrl[card] = seat
        s.title[seat] = card
        s.known[card] = s.everyone
    elif zone == CHOSEN:
        s.ctrl[card] = owner
        s.chosen[owner] = card
        s.known[card] = 1 << owner
    elif zone == DUPLICATE:
        s.ctrl[card] = owner
    else:
        s.ctrl[card] = owner
        s.pile(zone, owner).append(card)
        if zone in ITS_PLAYERS:
            s.known[card] = 1 << owner
            if zone == SHADOWS:
                s.tick(*LAID_DOWN, owner)
                s.counts(LAID_DOWN[0])[(*LAID_DOWN, owner, card)] = s.count(*LAID_DOWN, owner)
        elif zone == UNDER:
            s.known[card] |= 1 << owner
        elif zone in OPEN:
            s.known[card] = s.everyone


def clear(s: Table, card: int) -> None:
    """What goes with a card that leaves play: its duplicates, power, tokens and effects, and text that it has gained."""
    defn = s.defn[card]
    if isinstance(defn, Enriched):
        s.defn[card] = defn.own
    for below in s.duplicates(card):
        s.place(below, DISCARD)
    s.kneeling[card] = 0
    if s.power[card]:
        s.power[card] = 0
        s.check_power = True
    s.host[card] = -1
    if s.tokens:
        for token in [k for k in s.tokens if k[0] == card]:
            del s.tokens[token]
    if s.lasting:
        left = [e for e in s.lasting if e.card != card and not (e.source == card and e.until in (HERE, KNELT))]
        if len(left) < len(s.lasting):
            s.keep_lasting(left)
    if s.delayed:
        s.delayed = [d for d in s.delayed if d.card != card]
    for counts in s.tally.values():
        for key in [k for k in counts if k[1] == "card" and k[2] == card]:
            del counts[key]
    if s.challenge is not None:
        s.challenge.forget(card)


# Cards that lie facedown in play: there such a card has the type, traits and text that an ability gave it, and nothing else.
# Its definition is a guise, and ``beneath`` keeps the true one until it is turned up or moved away.


@cache
def guise(trait: str = "", terminal: bool = False) -> Card:
    """What a card counts as that lies facedown on a character."""
    words = "terminal" * terminal
    keywords = [TERMINAL] if terminal else []
    return Card(f"facedown {trait}{words}", "a facedown card", "attachment", traits=trait, keywords=keywords, set="")


def identity(s: Table, card: int) -> Card:
    """What a card is, even if it lies facedown in play."""
    return s.beneath.get(card, s.defn[card])


def title_beneath(s: Table, card: int) -> str:
    """The title of a card, even if it lies facedown in play."""
    defn = identity(s, card)
    return defn.version if defn.name in s.versions else defn.name


def become(s: Table, card: int, defn: Card) -> None:
    """Another definition is dealt to a card that somebody can't tell."""
    if card in s.beneath:
        s.beneath[card] = defn
    else:
        s.defn[card] = defn


def attach_facedown(s: Table, card: int, host: int, seat: int, what: Card) -> None:
    """A card comes to lie facedown on another under a seat's control, who alone may look at it."""
    s.place(card, PLAY, seat, guise=what)
    s.host[card] = host
    s.known[card] = 1 << seat


def facedown_on(s: Table, host: int) -> list[int]:
    """The facedown attachments of a card, in the order in which they came there."""
    return sorted((c for c in s.beneath if s.host[c] == host), key=s.entered.__getitem__)


def whence(s: Table, card: int) -> str:
    """Where a card lies, as a label says it."""
    return f"facedown on {s.called(s.host[card])}" if card in s.beneath else ZONE_NAMES[s.zone[card]]


@contextmanager
def as_if_held(s: Table, card: int) -> Iterator[None]:
    """While it is asked what could be done with a facedown card as if it were in hand, it is taken for what it is there."""
    true = s.beneath.get(card)
    if true is None:
        yield
        return
    kept = s.defn[card], s.zone[card], s.host[card]
    s.defn[card], s.zone[card], s.host[card] = true, HAND, -1
    s.memo, s.steady = {}, {}
    try:
        yield
    finally:
        s.defn[card], s.zone[card], s.host[card] = kept
        s.memo, s.steady = {}, {}


def turn_up(s: Table, card: int, host: int = -1) -> None:
    """A facedown card in play becomes what it is, in play as before: it doesn't enter play."""
    uncall(s, card)
    if PLAY in s.defn[card].works_in:
        leave(s, card, PLAY)
    defn = face(s, card, None)
    s.host[card] = host
    s.known[card] = s.everyone
    call(s, card)
    if PLAY in defn.works_in:
        enter(s, card, PLAY)
    s.rewire()
