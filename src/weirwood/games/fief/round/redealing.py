"""Dealing anew what a seat can't see: cards by the colour of their backs, gold, promises, and secret choices."""

from __future__ import annotations

from ....kernel.chance import Chance
from ..diplomacy.dealing import recall_gold
from ..model.cards import BLACK, BROWN, CARDS, GREY
from ..model.state import Fief, FiefFrame, in_order

BACKS = tuple(card.back for card in CARDS)
"""The colours of the cards' backs by kind."""


def deal_unseen(s: Fief, seat: int | None, chance: Chance) -> None:
    """Deal the cards that a seat can't tell apart anew, and replace what it doesn't know by something it could be."""
    bit = 0 if seat is None else 1 << seat
    deal_cards(s, bit, chance)
    if s.fortune_deck:
        deal_fortune(s, chance)
    recall_gold(s, bit)
    s.promises = [each for each in s.promises if each[3] & bit or each[3] == s.everybody]
    s.deeds = [each for each in s.deeds if each[3] & bit or each[3] == s.everybody]
    for frame in s.frames:
        if isinstance(frame, FiefFrame):
            frame.redeal(s, seat, chance)


def deal_cards(s: Fief, bit: int, chance: Chance) -> None:
    """The cards in hands, in decks and on the track, each among those with its back."""
    kinds, known = s.kinds, s.known
    by_back: dict[int, list[int]] = {BROWN: [], GREY: [], BLACK: []}
    for pile in (*s.hands, s.court_deck, s.fortune_deck, s.track):
        for card in pile:
            if not known[card] & bit:
                by_back[BACKS[kinds[card]]].append(card)
    for found in by_back.values():
        hidden = in_order(found)
        dealt = in_order([kinds[card] for card in hidden])
        chance.shuffle(dealt)
        for card, kind in zip(hidden, dealt):
            kinds[card] = kind


def deal_fortune(s: Fief, chance: Chance) -> None:
    """The Fortune deck: only the back of its top card shows (fief.setup.8)."""
    top = BACKS[s.kinds[s.fortune_deck[-1]]]
    deck = in_order(s.fortune_deck)
    chance.shuffle(deck)
    at = next(n for n, card in enumerate(deck) if BACKS[s.kinds[card]] == top)
    deck[at], deck[-1] = deck[-1], deck[at]
    s.fortune_deck = deck
