"""The first edition's words."""

from __future__ import annotations

from ...cardgame.grammar.speech import Speech
from .catalogue import CATALOGUE

HOUSE_WORDS = {
    "stark": "House Stark", "lannister": "House Lannister", "baratheon": "House Baratheon",
    "targaryen": "House Targaryen", "greyjoy": "House Greyjoy", "martell": "House Martell", "neutral": "neutral",
}  # fmt: skip
PHASES = ("plot", "draw", "marshalling", "challenges", "dominance", "standing", "taxation")
HEADS = {
    ("action", "", False): "Any Phase",
    **{("action", phase, False): phase.capitalize() for phase in PHASES},
    ("response", "", False): "Response",
    ("limited response", "", False): "Limited Response",
    ("when revealed", "", True): "When revealed",
    ("passive", "", True): "",
}
WORDS = {
    "STR": "STR", "shadows": "Shadows", "it": "it", " from play": " from play", "card": "card", "character": "character",
    "location": "location", "attachment": "attachment", "event": "event", "plot card": "plot card",
    "faction": "House", "faction card": "House card", "agenda": "agenda", "title card": "title", "marshal": "play", "marshals": "plays",
    "marshal or ": "", "marshals or ": "", " in any way": " in any way", " as an event": " as an event",
    "play": "play as an event", "marshal or play": "play at all", "the first player": "the first player",
    "income": "gold", "initiative": "initiative", "claim": "claim", "reserve": "reserve", "influence": "influence",
    "stealth": "Stealth", "bypass": "bypass", "bypassed": "bypassed", "opposes": "Opposes",
    "gets": "has", "one of your": "any of your", " with a printed cost of": " whose printed cost is",
    "challenge type": "type of challenge", "instead of placing it in": "rather than let it go to",
    "at the end of the phase": "when the phase ends", "at the end of the challenge": "when the challenge ends",
    "if you win this challenge": "if you win this challenge", "if you lose this challenge": "if you lose this challenge", "once this challenge is decided": "once this challenge is decided",
    "once initiative is yours this phase": "once initiative is yours this phase",
}  # fmt: skip

SPEECH = Speech(words=WORDS, factions=HOUSE_WORDS, heads=HEADS, titles=CATALOGUE)
