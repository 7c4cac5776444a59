"""The cards: Court Event and Fortune decks, what is in them, and where they go."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from .board import plain

if TYPE_CHECKING:
    from .state import Fief

(
    NEW_LORD, NEW_LADY, MOTHER_OF_DRAGONS, JOIN_COUNCIL,
    BOUNTIFUL_HARVEST, GOOD_WEATHER, TAXES, UPRISING, SECRET_PASSAGE, ASSASSINATION, JUSTICE, ABDUCTION,
    HEAVY_RAIN, FAMINE, PLAGUE,
) = range(15)  # fmt: skip

BROWN, GREY, BLACK = range(3)
"""The backs of cards: Court Events, Bounty and Disasters (the last two make the Fortune deck)."""
BACKS = ("Court Event", "Fortune", "Disaster")
HAND_LIMIT = 3
"""Cards in a hand (fief.2.2.6)."""
TRACK = 3
"""Spaces on the Disaster track (fief.2.2.10)."""
COPIES = 8
"""Disaster copies, for the Regions that a Disaster strikes besides the first (fief.components.6)."""


class Card(NamedTuple):
    """A kind of card."""

    number: int
    name: str
    back: int
    copies: int
    opportunity: bool
    rule: str
    text: str


CARDS = (
    Card(NEW_LORD, "A new Lord in the Court", BROWN, 12, False, "fief.2.4.1.1", "A Lord of your House enters play."),
    Card(NEW_LADY, "A new Lady in the Court", BROWN, 6, False, "fief.2.4.1.1", "A Lady of your House enters play."),
    Card(MOTHER_OF_DRAGONS, "Mother of Dragons", BROWN, 1, True, "fief.2.4.2.1",
         "A Lady of any player takes 3 steps and has one more Battle Die."),
    Card(JOIN_COUNCIL, "Join the Small Council", BROWN, 3, True, "fief.2.4.3.1",
         "A Warden becomes a Member of the Small Council."),
    Card(BOUNTIFUL_HARVEST, "Bountiful Harvest", GREY, 5, False, "fief.2.4.4.1",
         "Ends a Famine in a Region, or its Mills and Septs pay 1 more."),
    Card(GOOD_WEATHER, "Good Weather", GREY, 5, False, "fief.2.4.5.1",
         "Ends Heavy Rain in a Region, or its Mills and Septs pay 1 more."),
    Card(TAXES, "Taxes", GREY, 5, False, "fief.2.4.6.1", "A Tallage on a Fief or a Warden Tax on a Region."),
    Card(UPRISING, "Uprising", GREY, 4, True, "fief.2.4.7.1",
         "The people of a taxed or starving Village, or of a tyrant, attack the Troops there."),
    Card(SECRET_PASSAGE, "Secret Passage", GREY, 3, True, "fief.2.4.8.1",
         "A forbidden step, an attack without penalties, or the escape of Captives."),
    Card(ASSASSINATION, "Assassination", GREY, 1, True, "fief.2.4.9.1", "A Noble is killed; one of yours is known to be behind it."),
    Card(JUSTICE, "Justice", GREY, 1, True, "fief.2.4.10.1", "An assassin or an Outlaw is beheaded."),
    Card(ABDUCTION, "Abduction", GREY, 1, True, "fief.2.4.11.1", "Your Noble captures another in his Village."),
    Card(HEAVY_RAIN, "Heavy Rain", BLACK, 4, False, "fief.2.3.1.1", "No movement and no Battles in the Region."),
    Card(FAMINE, "Famine", BLACK, 4, False, "fief.3.3", "The Mills of the Region pay nothing."),
    Card(PLAGUE, "Plague", BLACK, 2, False, "fief.2.3.3.1", "Nobles may die and Armies lose half of their Troops."),
)  # fmt: skip


def find(name: str) -> int | None:
    """The kind of card with this name, without regard to case ('New Lord' will do)."""
    wanted = plain(name)
    short = {plain("New Lord"): NEW_LORD, plain("New Lady"): NEW_LADY}
    return short.get(wanted, next((card.number for card in CARDS if plain(card.name) == wanted), None))


def lies_on(s: Fief, region: int, kind: int) -> bool:
    """Whether a card of this kind (or a Disaster copy of it) lies on a Region."""
    return any(s.kind_laid(card) == kind for card in s.region_cards[region])


def copies_left(s: Fief) -> int:
    """The Disaster copies that lie beside the season tracker; on the map they are negative numbers."""
    return COPIES - sum(card < 0 for row in s.region_cards for card in row)


def in_hand(s: Fief, seat: int, kind: int) -> int:
    """A card of this kind in a hand; -1 if there is none."""
    return next((card for card in s.hands[seat] if s.kinds[card] == kind), -1)


def show(s: Fief, seat: int, kind: int) -> None:
    """A card that somebody must still agree to is laid open; it stays in the hand until then."""
    s.known[in_hand(s, seat, kind)] = s.everybody


def discard(s: Fief, card: int, rule: str = "") -> None:
    """Put a card face up on the discard pile of its deck (fief.2.1.2); a Disaster copy is set aside (fief.2.3.6)."""
    if card < 0:
        return
    for hand in s.hands:
        if card in hand:
            hand.remove(card)
    s.known[card] = s.everybody
    (s.court_discard if CARDS[s.kinds[card]].back == BROWN else s.fortune_discard).append(card)
    if rule:
        s.note("discarded", s.kinds[card], rule=rule)


def replenish(s: Fief, court: bool) -> bool:
    """Shuffle the discard pile into an empty deck; whether there is a card to draw now (fief.2.2.1.1)."""
    deck, pile = (s.court_deck, s.court_discard) if court else (s.fortune_deck, s.fortune_discard)
    if not deck and pile:
        deck += pile
        pile.clear()
        shuffle(s, deck)
        s.note("replenished", BROWN if court else GREY, rule="fief.2.2.1.1")
        if not court and s.options.wic and s.season < 2:
            s.season += 1
            s.note("season", s.season, rule="fief.2.2.1.2")
            if s.season == 2 and s.options.nwe and s.castles == 3:
                s.castles = 2
                s.note("castle falls", 3, rule="fief.7.0.6")
    return bool(deck)


def shuffle(s: Fief, deck: list[int]) -> None:
    """Shuffle a deck: nobody knows its cards any more."""
    s.chance.shuffle(deck)
    for card in deck:
        s.known[card] = 0


def take(s: Fief, seat: int, card: int) -> None:
    """A card comes into a hand, where only its player knows it (and who knew it before)."""
    s.hands[seat].append(card)
    s.known[card] |= 1 << seat


def full_decks(wic: bool) -> tuple[list[int], list[int]]:
    """The kinds of the Court Event and the Fortune cards (fief.components.4 and 5, fief.setup.6)."""
    court: list[int] = []
    fortune: list[int] = []
    for card in CARDS:
        copies = card.copies
        if wic and card.number == PLAGUE:
            copies -= 1
        (court if card.back == BROWN else fortune).extend([card.number] * copies)
    return court, fortune
