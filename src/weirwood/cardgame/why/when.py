"""When something would be possible: said where nothing else is to be said against it."""

from __future__ import annotations

from collections.abc import Sequence

WHEN = {
    "marshal": "cards are brought into play in your own turn of the {2} phase",
    "plot": "plots are chosen in the {0} phase",
    "challenge": "challenges are initiated in your own turn of the {3} phase",
    "attack": "attackers are declared when you initiate a challenge",
    "defend": "defenders are declared when somebody attacks you",
    "stealth": "it is used as you declare attackers",
    "assault": "it is used as you declare attackers",
    "place": "setup cards are placed before the first round",
    "keep": "hands are kept or changed before the first round",
    "mulligan": "hands are kept or changed before the first round",
    "first": "whoever wins initiative says who is first, in the {0} phase",
    "title": "titles are taken in the {0} phase",
    "trigger": "an ability can be used at the moment that its text names, or as an action when you may act",
    "play": "an event can be played at the moment that its text names, or as an action when you may act",
    "ambush": "cards are brought in by ambush as an action in the {3} phase",
    "choose": "something is chosen when an effect or a rule asks for it",
    "kneel": "cards are knelt when a cost or an effect asks for it",
    "discard": "cards are discarded when a cost, an effect or a rule asks for it",
    "sacrifice": "cards are sacrificed when a cost or an effect asks for it",
    "attach": "attachments find their card when they enter play",
    "bestow": "gold is bestowed on a card as it enters play",
    "pay": "amounts are chosen when something is paid for",
    "name": "something is named when an effect asks for it",
    "draft": "plots are drafted before the first round",
    "bring": "cards come out of Shadows as a phase begins, or as an action when you may act",
    "shadow": "cards go into shadows in your own turn of the {2} phase",
    "pass": "passing is an answer when you may act or respond",
    "done": "it is an answer when you have chosen what you want",
}
"""By the first word of a label; {n} is the nth phase of a round."""


def when(label: str, phases: Sequence[str]) -> str:
    """When what a label says would be possible."""
    found = WHEN.get(label.strip().partition(" ")[0].casefold(), "")
    return found.format(*phases) if found else ""
