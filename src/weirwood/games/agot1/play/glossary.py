"""The words of the first edition that explain themselves to whoever reads them."""

from __future__ import annotations

GLOSSARY = {
    "STR": "Strength: what a character counts in a challenge, and for dominance while it stands.",
    "claim": "How much the loser of a challenge suffers: the attacker's plot says it.",
    "initiative": "Whoever has the most of it says who is first in the round.",
    "renown": "If this character takes part in a challenge that its side wins, it gains 1 power.",
    "stealth": "As it attacks, it names one character without stealth, which then can't defend.",
    "intimidate": "While it attacks, characters with less STR, on both sides, do not count theirs.",
    "stalwart": "If it is killed, it goes on top of its owner's deck instead of to the dead pile.",
    "limited": "Only one card with this word can be brought into play by its player each round.",
    "no attachments": "Nothing can be attached to it.",
    "unique": "Only one copy of it can be in play for each player; further copies become duplicates.",
    "duplicate": "A further copy under a unique card: it can be discarded to save that card from leaving play.",
    "unopposed": "Won against no defending STR at all: 1 power more for the winner.",
    "dominance": "Whoever has the most STR standing gains 1 power.",
    "bypassed": "It can't defend in this challenge.",
    "kneels": "It is turned sideways: it can't attack, defend or pay by kneeling until it stands.",
    "deadly": "If more deadly characters attack than defend, one of the defenders dies, whoever wins.",
    "infamy": "Power that its player claims for the House may be placed on it.",
    "vigilant": "It stands after its player wins a power challenge.",
    "vengeful": "It stands after its player loses a challenge as the defender.",
    "influence": "What some cards give when they kneel: it pays for abilities.",
    "Shadows": "Cards lie facedown there for 2 gold, and come out as a phase begins.",
    "moribund": "It is leaving play, and stays on the table until the action is over.",
    "joust": "If it attacks alone, only one character may defend.",
    "melee": "It counts 1 STR more for each character that takes part against it.",
    "setup": "It may be among the setup cards though it is an attachment.",
    "deathbound": "When it is discarded, it goes to the dead pile.",
    "crest": "A sign of a character that cards speak of: holy, learned, noble, shadow or war.",
}
