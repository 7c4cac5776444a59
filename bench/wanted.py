"""Decisions that a good player wants to be asked, each with a reason: none of them may be answered by the table."""

from __future__ import annotations

from weirwood.kernel import Decision, Option

KINDS = {
    # the card games
    "plot": "the most important choice of a round",
    "plot deck": "what can be revealed for the rest of the game",
    "draft": "every pick is taken from the other",
    "mulligan": "it can't be had again",
    "setup": "what one begins with",
    "first player": "who goes first decides who may wait",
    "title": "a melee's alliances",
    "challenge": "whether, what and against whom",
    "attackers": "who kneels for it",
    "defenders": "who kneels for it, and whether it is lost",
    "stealth": "who can't defend",
    "redirect": "it can be done once in a round",
    "against": "whom it hits",
    "claim": "who dies",
    "choose": "whom it hits, what is taken, what is discarded",
    "infamy": "power on a character can't be taken by a power challenge, but dies with it",
    "shadows": "a surprise is used up",
    "save": "who lives",
    "save or cancel": "who lives, and what happens at all",
    "winner": "who wins",
    "conflict": "which figure counts",
    # the board game
    "house": "whom one plays", "start": "where one begins", "draw": "a Disaster may come with it", "play": "what happens to whom",
    "buy": "what the gold is for", "march": "who moves", "step": "where to, and who is left behind", "battle": "whether to fight",
    "siege": "whether to wait", "pillage": "gold now for income later", "announce marriage": "alliances win together",
    "candidate": "who may rule", "vote": "who rules", "bid": "secret, and paid", "ransom": "what a Noble is worth",
    "losses": "who falls", "surplus": "which Title is given up", "discard": "what is given up", "offer": "what is promised",
}  # fmt: skip
VERBS = {
    "marshal": "what comes into play",
    "ambush": "a surprise that changes a challenge",
}
"""Options that a good player wants to be offered, the first time in each turn or part of a challenge."""


def wanted(decision: Decision, chosen: Option, declined: frozenset[str]) -> str:
    """Why a good player wants to be asked this; '' if it doesn't matter, or was declined just before."""
    if decision.kind in KINDS and len(decision.options) > 1:
        return KINDS[decision.kind]
    for option in decision.options:
        if option.verb in VERBS and option.label not in declined and option != chosen:
            return VERBS[option.verb]
    return ""
