"""The words that all card games of the family share: zones, card types, challenge types, periods."""

from __future__ import annotations

from collections.abc import Sequence

# Zones
(
    DECK, HAND, PLAY, DISCARD, DEAD, PLOTS, PLOT, USED, AGENDA, REMOVED, DUPLICATE, LIMBO, FACTION_ZONE, CHOSEN, TITLES,
    TITLE_CHOSEN, TITLE, SHADOWS, BESIDE, UNDER,
) = range(20)  # fmt: skip

ZONE_NAMES = (
    "deck", "hand", "play", "discard", "dead", "plots", "plot", "used", "agenda", "removed", "duplicate",
    "being played", "faction", "plots", "titles", "titles", "title", "shadows", "beside", "under",
)  # fmt: skip
IN_PLAY = frozenset({PLAY, PLOT, FACTION_ZONE, DUPLICATE, TITLE})
ON_TABLE = IN_PLAY | {AGENDA}
"""Where cards are whose constant abilities work, and what those are about."""

# Card types
CHARACTER, LOCATION, ATTACHMENT, EVENT, PLOT_CARD, FACTION_CARD = (
    "character", "location", "attachment", "event", "plot", "faction",
)  # fmt: skip

# Challenge types and icons
MILITARY, INTRIGUE, POWER = "military", "intrigue", "power"
CHALLENGES = (MILITARY, INTRIGUE, POWER)

# Periods: of limits, maxima, lasting effects and what the state remembers
CHALLENGE, PHASE, ROUND, GAME, NEW_PLOT = "challenge", "phase", "round", "game", "plot"
NEXT_CHALLENGE = "next challenge"
"""Until the end of the next challenge that a player initiates, or of the phase if there is none."""
NEXT_FIGHT = "next fight"
"""In the next challenge that anyone initiates, if there is one in the phase."""
WITHIN_PHASE = (PHASE, NEXT_CHALLENGE, NEXT_FIGHT)
"""The periods that are over with the phase at the latest."""
STAYS = "stays"
"""Until the card that it is about leaves play."""
HERE, KNELT = "here", "knelt"
"""Periods that hang on the card whose effect it is: until it leaves play, and until it stands or leaves play."""
GONE, NEXT_PLOT_PHASE, NEXT_PHASE, NEXT_PLOTS = "gone", "next plot phase", "next phase", "next plots"
PHASE_OR_GONE = "phase or gone"
"""Moments for delayed effects: the card whose effect it is has left play, or the phase ends before that; a plot phase, or any phase, begins; plots are revealed."""
WON, LOST = "won", "lost"
"""Moments for delayed effects: the challenge under way is won, or lost."""
DECIDED, INITIATIVE = "decided", "initiative"
"""More of them: it is won or lost, or over without either; initiative is won, in the phase under way."""

# What is named, what is done as a cost, what is made cheaper
CHALLENGE_TYPE, CHALLENGE_ICON, CARD_TYPE = "challenge type", "challenge icon", "card type"
KNEEL, MARSHAL_OR_PLAY, ANYHOW = "kneel", "marshal or play", "marshal, play or ambush"
BRING_OUT, INTO_SHADOWS, BRING_IN = "bring out", "into shadows", "marshal, ambush or bring out"


def article(phrase: str) -> str:
    """The phrase with 'a' or 'an'."""
    vowel = phrase[:1].lower() in "aeiou" and not phrase.lower().startswith(("uni", "one"))
    return f"{'an' if vowel else 'a'} {phrase}"


def listed(words: Sequence[str], joint: str = "and") -> str:
    """'a, b and c'."""
    if len(words) <= 1:
        return "".join(words)
    return f"{', '.join(words[:-1])} {joint} {words[-1]}"


def times(n: int) -> str:
    """'once', 'twice', '3 times'."""
    return {1: "once", 2: "twice"}.get(n, f"{n} times")


FOUGHT, ENTERED = "fought", "entered"
"""How it is counted that a character has taken part in a challenge, and that characters have entered play."""
NAMED, THIS_TYPE = "named", "this type"
"""In abilities, a type of challenge: the one that was named, that of the challenge under way."""
