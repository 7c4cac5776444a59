"""Rules about cards that are not in play: what happens instead of their being discarded, searches, ways into play."""

from __future__ import annotations

from typing import TYPE_CHECKING, Self

from ...cards.definition import Context
from ...grammar.kinds import TITLE
from ...grammar.node import field, replace
from ...grammar.phrase import Phrase
from ...table.event import Event
from ...table.moving import facedown_on
from ...table.words import DECK, DISCARD, HAND, NAMED, REMOVED, UNDER
from ..deckbuilding import printed_fit
from ..describing.cards import Cards, Place
from ..describing.nouns import A_CARD, A_CARD_FROM, CARDS_FROM
from ..describing.players import PLAYER, THAT_PLAYER, WHOSE, YOU, Players, Seat
from ..describing.predicates import ANY_CARD
from ..describing.who import OBJECT, Who
from ..kinds import A_CHALLENGE_TYPE
from ..walking import substitute
from .rules import Ban, OnCards, OnPlayers, Static, active, bearing

if TYPE_CHECKING:
    from ...table.state import Table
    from ..describing.known import LastKnown


class EntersInstead(Static):
    """Put into play instead of being discarded: from hand or deck, or from hand for the claim of a type of challenge."""

    claim: str = field(default="", kw_only=True)
    phrases = (
        Phrase("rather than being discarded from hand or deck, ~ enters play"),
        Phrase(
            "rather than being discarded from hand for {claim} claim, ~ enters play",
            claim=A_CHALLENGE_TYPE,
        ),
    )

    def replaces(self, s: Table, event: Event) -> bool:
        """Whether an occurrence is the one that it replaces."""
        if not self.claim:
            return True
        c = s.challenge
        return event.how == "claim" and event.kind == "discard from hand" and c is not None and c.claim == self.claim


def entered_instead(s: Table, event: Event) -> Event | None:
    """What happens instead of a card's being discarded from hand or deck, if its text says so and it may enter play."""
    rules = [rule for rule in s.defn[event.card].constants if isinstance(rule, EntersInstead)]
    if event.cancelled or not any(rule.replaces(s, event) for rule in rules) or s.may_put(event.player, event.card):
        return None
    return Event("enter", event.card, s.owner[event.card], source=event.card, how="put into play")


class NoEntryByAbilities(Static):
    """No card ability, ambush included, brings cards that fit into play."""

    cards: Cards
    phrases = (Phrase("no card ability can bring {cards} into play", cards=A_CARD),)


def shut_out(s: Table, card: int) -> Ban | None:
    """What keeps card abilities from bringing a card into play, or None."""
    if "NoEntryByAbilities" not in s.present:
        return None
    rules = active(s, NoEntryByAbilities)
    return next(((source, rule) for source, rule in rules if printed_fit(rule.cards, s.defn[card])), None)


class BarsTitle(OnPlayers):
    """A player can't marshal, or bring in otherwise, cards of the title of a card; ``how``: 'play', 'enter' or 'any', besides; 'event': nothing but play events."""

    who: Who | None = field(default=None, kw_only=True)
    title: str = field(default="", kw_only=True)
    how: str = field(default="play", kw_only=True)
    phrases = (
        Phrase("{players} cannot play events of that name", players=PLAYER, title=NAMED, how="event"),
        Phrase("{players} can neither [marshal or play] nor put into play any card of that name", players=PLAYER, title=NAMED, how="any"),
        *(
            Phrase(words, players=PLAYER, how=how, **slot)
            for how, said in (
                ("play", "{players} cannot [marshal or play] any copy of {%s}"),
                ("enter", "{players} can neither [marshal] nor put into play any card that is named like {%s}"),
                ("event", "{players} cannot play events that are named like {%s}"),
                ("any", "{players} can neither [marshal or play] nor put into play any card that is named like {%s}"),
            )
            for words, slot in ((said % "who", {"who": OBJECT}), (said % "title", {"title": TITLE}))
        ),
    )  # fmt: skip

    def bars(self, how: str) -> bool:
        """Whether it is this that a player can't do with the card."""
        if self.how == "event":
            return how == "play"
        return how in ("marshal", self.how) or self.how == "any"

    def settled(self, s: Table, ctx: Context) -> Self:
        if self.title == NAMED:
            return replace(self, title=ctx.vars.get("title", ""))
        found = self.who.find(s, ctx) if self.who is not None else []
        return replace(self, who=None, title=s.defn[found[0]].name) if found else self


def title_ban(s: Table, seat: int, card: int, how: str) -> Ban | None:
    """What keeps a seat from bringing in cards of a title: how is 'marshal', 'play' or 'enter'."""
    if "BarsTitle" not in s.present:
        return None
    name = s.defn[card].name
    rules = [(source, rule) for source, rule in active(s, BarsTitle, seat) if rule.title == name]
    return next(((source, rule) for source, rule in rules if rule.bars(how)), None)


class CannotPlayCopies(OnPlayers):
    """Players can't play events of which another copy lies in their own discard piles."""

    phrases = (
        Phrase(
            "{players} cannot play an event while another copy of it lies in that player's discard pile", players=PLAYER
        ),
    )


def copy_ban(s: Table, seat: int, card: int) -> Ban | None:
    """What keeps a seat from playing an event of which another copy lies in its discard pile, or None."""
    if "CannotPlayCopies" not in s.present:
        return None
    name = s.defn[card].name
    if not any(other != card and s.defn[other].name == name for other in s.discard[seat]):
        return None
    return next(iter(active(s, CannotPlayCopies, seat)), None)


class MarshalsFrom(OnPlayers):
    """A player may marshal cards that fit from where they lie as if they were in hand."""

    cards: Cards = field(kw_only=True)
    phrases = (Phrase("to [marshal], {players} hand includes {cards}", players=WHOSE, cards=CARDS_FROM),)

    @property
    def names_kind(self) -> bool:
        """Whether it says which cards, beside where they lie."""
        return any(part.place != Place.PILE for part in self.cards.parts if part != ANY_CARD)

    def settled(self, s: Table, ctx: Context) -> Self:
        chosen = next(iter(THAT_PLAYER.seats(s, ctx)), -1)
        meant = substitute(self.cards, THAT_PLAYER, Seat(chosen, s.name(chosen))) if chosen >= 0 else self.cards
        return replace(self, cards=meant)


class HoldsFacedown(OnPlayers):
    """A player may marshal the facedown cards on this one as if they were in hand, or (``play``) marshal or play them."""

    play: bool = False
    phrases = (
        Phrase("to [marshal], {players} hand includes the facedown cards on ~", players=WHOSE),
        Phrase("to [marshal or play], {players} hand includes the facedown cards on ~", players=WHOSE, play=True),
    )

    def cards(self, s: Table, source: int) -> list[int]:
        """The cards that it is about."""
        return [card for card in facedown_on(s, source) if s.ctrl[card] == s.ctrl[source]]

    def playable(self, s: Table, source: int) -> list[int]:
        """Those that may be played."""
        return self.cards(s, source) if self.play and self.in_force(s, source) else []


class MarshaledFromDiscard(OnPlayers):
    """Its owner may marshal this card out of the discard pile as if it were in hand."""

    works_in = (DISCARD,)
    phrases = (Phrase("to [marshal], your hand includes ~ as it lies in your discard pile"),)


class TopOfDeck(Cards):
    """The top card of your deck."""

    phrases = (Phrase(" on top of your deck"),)
    _place = Place.PILE
    unlike = "it isn't the top card of the deck"

    def fits(self, s: Table, ctx: Context, card: int) -> bool:
        return s.deck[ctx.player][:1] == [card]

    def fitted(self, s: Table, ctx: Context, was: LastKnown) -> bool:
        return self.fits(s, ctx, was.card)

    @property
    def zones(self) -> tuple[int, ...]:
        return (DECK,)

    @property
    def owner(self) -> Players:
        return YOU


class UnderAgenda(Cards):
    """Cards under an agenda of yours."""

    phrases = (Phrase(" under your [agenda]"),)
    _place = Place.PILE
    unlike = "it doesn't lie under the player's agenda"

    def fits(self, s: Table, ctx: Context, card: int) -> bool:
        return s.zone[card] == UNDER and s.host[card] in s.agendas[ctx.player]

    def fitted(self, s: Table, ctx: Context, was: LastKnown) -> bool:
        return self.fits(s, ctx, was.card)

    @property
    def zones(self) -> tuple[int, ...]:
        return (UNDER,)

    @property
    def owner(self) -> Players:
        return YOU


TOP_OF_DECK, UNDER_AGENDA = TopOfDeck(), UnderAgenda()


class OnceAsHeld(OnPlayers):
    """Once per phase a player may marshal or play a card that fits, from where it lies, as if it were in hand."""

    cards: Cards = field(kw_only=True)
    phrases = (
        Phrase("{players} may once per phase [marshal or play] {cards} as though held in hand", players=PLAYER, cards=A_CARD_FROM),
    )  # fmt: skip

    @property
    def names_kind(self) -> bool:
        """Whether it says which cards, beside where they lie."""
        return any(part.place != Place.PILE for part in self.cards.parts if part != ANY_CARD)

    def lent(self, s: Table, source: int, seat: int) -> list[int]:
        """The cards that a seat may use so now."""
        if s.count("phase", "card", source, LENT, seat) or not self.concerns(s, source, seat):
            return []
        return [card for card in self.cards.find(s, Context(source, seat)) if s.zone[card] != HAND]


LENT = "lent"
"""How it is counted that a card has let its player use a card as if it were in hand."""


def use_up(s: Table, seat: int, card: int) -> None:
    """A card is marshaled or played: if only a permission for once a phase allows that, it is used up."""
    if "OnceAsHeld" not in s.present or card in s.hand[seat] or card in always_as_held(s, seat):
        return
    source = next(
        (source for source, rule in s.statics.get("OnceAsHeld", ()) if card in rule.lent(s, source, seat)), -1
    )
    if source >= 0:
        s.tick("phase", "card", source, LENT, seat)


def always_as_held(s: Table, seat: int) -> list[int]:
    """The cards outside a player's hand that may be marshaled as if they were in it, as many as the player likes."""
    found = [source for source, _ in active(s, MarshaledFromDiscard, seat)]
    for holder, holds in active(s, HoldsFacedown, seat) if s.beneath else ():
        found += holds.cards(s, holder)
    if "MarshalsFrom" in s.present:
        rules = active(s, MarshalsFrom, seat)
        found += [card for source, rule in rules for card in rule.cards.find(s, Context(source, seat))]
    return found


def marshaled_from_elsewhere(s: Table, seat: int) -> list[int]:
    """The cards outside a player's hand that may be marshaled as if they were in it."""
    found = always_as_held(s, seat)
    for source, rule in s.statics.get("OnceAsHeld", ()):
        found += rule.lent(s, source, seat)
    return [card for card in dict.fromkeys(found) if card not in s.hand[seat]] if found else found


class AsHeld(OnCards):
    """An event may be played by its owner, or another player, as if it were in hand; ``to``: where it goes then."""

    to: int = DISCARD
    by: Players | None = None
    given_in = (DISCARD,)
    timed = True
    verbs = (
        Phrase("may be played by its owner as though held in hand"),
        Phrase("may be played by its owner as though held in hand but is removed from the game after that", to=REMOVED),
        Phrase(
            "may be played once by {by} as though held in hand but goes under the owner's deck after that",
            to=DECK,
            by=PLAYER,
        ),
    )

    def settled(self, s: Table, ctx: Context) -> Self:
        seats = self.by.seats(s, ctx) if self.by is not None else []
        return replace(self, by=Seat(seats[0], s.name(seats[0]))) if seats else self


def bound_for(s: Table, card: int) -> int:
    """Where an event goes that is played as if it were in hand."""
    return next((rule.to for _, rule in bearing(s, AsHeld, card) if rule.to != DISCARD), DISCARD)


class FoundByAnySearch(Static):
    """Whatever is searched for in its player's deck, this may be found."""

    phrases = (Phrase("while ~ is in your deck, it may be found by any search, whatever for"),)


def may_be_found(s: Table, ctx: Context, cards: Cards, card: int) -> bool:
    """Whether a card in a deck is what a search is for."""
    return cards.fits(s, ctx, card) or any(isinstance(rule, FoundByAnySearch) for rule in s.defn[card].constants)
