"""The words of this edition that explain themselves to whoever reads them."""

from __future__ import annotations

GLOSSARY = {
    "claim": "How much the loser of a challenge suffers: the attacker's plot says it.",
    "initiative": "Whoever has the most of it says who is first in the round.",
    "renown": "If this character takes part in a challenge that its side wins, it gains 1 power.",
    "stealth": "As it attacks, it passes one character without stealth, which then can't defend.",
    "unique": "Only one copy of it can be in play for each player.",
    "unopposed": "Won against no defending strength at all: 1 power more for the winner.",
    "dominance": "Whoever has the most strength standing, with unspent gold, gains 1 power.",
    "kneels": "It is turned sideways: it can't attack, defend or pay by kneeling until it stands.",
    "banner": "The House card: power that isn't on a character lies on it.",
}
