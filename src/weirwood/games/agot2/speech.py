"""The second edition's words."""

from __future__ import annotations

from ...cardgame.grammar.speech import Speech
from .catalogue import CATALOGUE

FACTION_WORDS = {
    "stark": "Stark", "lannister": "Lannister", "baratheon": "Baratheon", "greyjoy": "Greyjoy", "martell": "Martell",
    "nights-watch": "Night's Watch", "targaryen": "Targaryen", "tyrell": "Tyrell", "neutral": "neutral",
}  # fmt: skip
PHASES = ("plot", "draw", "marshaling", "challenges", "dominance", "standing", "taxation")
HEADS = {
    ("action", "", False): "Action",
    **{("action", phase, False): f"{phase.capitalize()} action" for phase in PHASES},
    ("reaction", "", False): "Reaction",
    ("reaction", "", True): "Forced reaction",
    ("interrupt", "", False): "Interrupt",
    ("interrupt", "", True): "Forced interrupt",
    ("when revealed", "", True): "When revealed",
}
WORDS = {
    "STR": "STR", "shadows": "shadows", "it": "it", " from play": "", "card": "card", "character": "character", "location": "location", "attachment": "attachment", "event": "event",
    "plot card": "plot card", "faction": "faction", "faction card": "faction card", "agenda": "agenda", "title card": "title", "marshal": "marshal",
    "marshals": "marshals", "marshal or ": "marshal or ", "marshals or ": "marshals or ", " in any way": "", " as an event": "",
    "play": "play", "marshal or play": "marshal or play", "the first player": "the first player",
    "income": "gold", "initiative": "initiative", "claim": "claim", "reserve": "reserve", "influence": "influence",
    "stealth": "stealth", "bypass": "bypass", "bypassed": "bypassed", "opposes": "Rivals:",
    "gets": "gets", "one of your": "one of your", " with a printed cost of": " with a printed cost of",
    "challenge type": "challenge type", "instead of placing it in": "rather than lay it in",
    "at the end of the phase": "as the phase ends", "at the end of the challenge": "at the end of the challenge",
    "if you win this challenge": "if you win this challenge", "if you lose this challenge": "if you lose this challenge", "once this challenge is decided": "once this challenge is decided",
    "once initiative is yours this phase": "once initiative is yours this phase",
}  # fmt: skip

SPEECH = Speech(words=WORDS, factions=FACTION_WORDS, heads=HEADS, titles=CATALOGUE)
