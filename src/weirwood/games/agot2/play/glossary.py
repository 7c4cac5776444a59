"""The words of the second edition that explain themselves to whoever reads them."""

from __future__ import annotations

GLOSSARY = {
    "STR": "Strength: what a character counts in a challenge, and for dominance while it stands.",
    "claim": "How much the loser of a challenge suffers: the attacker's plot says it.",
    "initiative": "Whoever has the most of it says who is first in the round.",
    "reserve": "How many cards may be kept in hand at the end of the round.",
    "renown": "If this character takes part in a challenge that its side wins, it gains 1 power.",
    "stealth": "As it attacks, it names one character without stealth, which then can't defend.",
    "insight": "If it takes part in a challenge that its side wins, its player draws a card.",
    "intimidate": "If it attacks and wins, a character of the loser's kneels whose STR isn't above the margin.",
    "pillage": "If it takes part in a challenge that its side wins, the top card of the loser's deck is discarded.",
    "ambush": "It may be brought into play as an action in the challenges phase, for the gold that is named.",
    "bestow": "As it enters play, its player may put gold on it, no more than the number that is named.",
    "assault": "As it attacks, a cheaper location of the defender's loses its text for the challenge, and kneels if that is won.",
    "shadow": "It may be put facedown into shadows for 2 gold, and brought out as an action for the gold that is named.",
    "shadows": "Where cards lie facedown: everybody sees how many they are, only their player which.",
    "prized": "When it leaves play or has been played, each opponent gains the power that is named.",
    "limited": "Only one card with this word can be brought into play by its player each round.",
    "terminal": "When the card it is attached to leaves play, it is discarded instead of going back to the hand.",
    "no attachments": "Nothing can be attached to it.",
    "loyal": "It can be in a deck of its own faction only.",
    "unique": "Only one copy of it can be in play for each player; further copies become duplicates.",
    "duplicate": "A further copy under a unique card: it can be discarded to save that card from leaving play.",
    "unopposed": "Won against no defending STR at all: 1 power more for the winner.",
    "dominance": "Whoever has the most STR standing, with unspent gold, gains 1 power.",
    "bypassed": "It can't defend in this challenge.",
    "kneels": "It is turned sideways: it can't attack, defend or pay by kneeling until it stands.",
    "rival": "Winning a challenge against them brings 1 power more, once a round.",
}
