"""The words of this edition."""

from __future__ import annotations

from ...cardgame.grammar.speech import Speech
from .catalogue import CATALOGUE

HOUSE_WORDS = {"stark": "House Stark", "lannister": "House Lannister", "neutral": "neutral"}
PHASES = ("plot", "draw", "marshalling", "challenges", "dominance", "standing", "taxation")
HEADS = {
    ("action", "", False): "Any Phase",
    **{("action", phase, False): phase.capitalize() for phase in PHASES},
    ("response", "", False): "Response",
    ("when revealed", "", True): "When revealed",
    ("passive", "", True): "",
}
WORDS = {
    "shadows": "shadows", "STR": "strength", "it": "that character", " from play": " from play", "card": "card", "character": "character", "location": "location", "attachment": "attachment",
    "event": "event", "plot card": "plot", "faction": "House", "faction card": "House card", "agenda": "agenda", "title card": "title", "marshal": "play",
    "marshals": "plays", "marshal or ": "", "marshals or ": "", " in any way": " in any way", " as an event": " as an event",
    "play": "play as an event", "marshal or play": "play at all", "the first player": "this round's first player",
    "income": "income", "initiative": "initiative", "claim": "claim", "reserve": "reserve", "influence": "influence",
    "stealth": "Stealth", "bypass": "pass", "bypassed": "passed", "opposes": "Rivals:",
    "gets": "gets", "one of your": "one of your", " with a printed cost of": " with a printed cost of",
    "challenge type": "challenge type", "instead of placing it in": "instead of placing it in",
    "at the end of the phase": "at the end of the phase", "at the end of the challenge": "at the end of the challenge",
    "if you win this challenge": "if you win this challenge", "if you lose this challenge": "if you lose this challenge", "once this challenge is decided": "once this challenge is decided",
    "once initiative is yours this phase": "once initiative is yours this phase",
}  # fmt: skip
PLAYERS = {"each opponent": "your opponent", "each opponent's": "your opponent's"}

SPEECH = Speech(words=WORDS, factions=HOUSE_WORDS, heads=HEADS, players=PLAYERS, titles=CATALOGUE)
