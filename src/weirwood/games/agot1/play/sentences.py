"""Sentences: the log in the first edition's words."""

from __future__ import annotations

from typing import Any

from ....cardgame.telling.sentences import sentences
from ..speech import SPEECH
from ..timing.leaving import whereto

LEAVES = {
    "kill": "is killed",
    "discard": "is discarded from play",
    "sacrifice": "is sacrificed",
    "return": "is returned to its owner's hand",
    "remove": "is removed from the game",
    "shuffle in": "is to be shuffled into its owner's deck",
    "deck top": "is to go on top of its owner's deck",
    "deck bottom": "is to go on the bottom of its owner's deck",
    "hide": "is to go into Shadows",
    "entomb": "is to go to its owner's dead pile",
}
BY_ITSELF = ("passive", "when revealed")
"""Abilities that nobody chooses to use."""


def _enter(a: Any, secret: Any) -> str:
    if a[2] == "shadows":
        return f"{a[0]} brings {a[1]} out of Shadows{f' on {a[3]}' if a[3] else ''}."
    verb = {"marshal": "plays", "ambush": "ambushes", "put into play": "puts into play"}.get(a[2], "brings in")
    return f"{a[0]} {verb} {a[1]}{f' on {a[3]}' if a[3] else ''}."


def _power(a: Any, secret: Any) -> str:
    why = f" ({a[3]})" if a[3] in ("renown", "unopposed", "opposed title", "dominance") else ""
    return f"{a[1] or f'{a[0]}{chr(39)}s House card'} gains {a[2]} power{why}."


def _use(a: Any, secret: Any) -> str:
    if a[2] in BY_ITSELF:
        return f"{a[1]} takes effect for {a[0]}."
    return f"{a[0]} {'plays' if a[3] else 'uses'} {a[1]}."


def _redirect(a: Any, secret: Any) -> str:
    return (
        f"{a[0]} {'takes the challenge on' if a[0] == a[1] else 'redirects the challenge'}: it goes against {a[1]} now."
    )


SENTENCES: dict[str, Any] = {
    **sentences(SPEECH),
    "announce": lambda a, x: f"{a[0]} plays {a[1]}{f' with {a[2]}' if a[2] else ''}.",
    "enter": _enter,
    "power": _power,
    "move power": lambda a, x: f"{a[2]} power moves from {a[0]}'s House card to {a[1]}'s.",
    "use": _use,
    "moribund": lambda a, x: f"{a[0]} {LEAVES.get(a[1], 'is to leave play')}.",
    "leaves": lambda a, x: f"{a[0]} goes to {whereto(a[1])}.",
    "draw cap": lambda a, x: f"{a[0]} may draw no more additional cards this round.",
    "into shadows": lambda a, x: f"{a[0]} plays {x[0] if x else 'a card'} into Shadows.",
    "attaches to nothing": lambda a, x: (
        f"{a[0]} can't be attached to anything as it comes out of Shadows: it is discarded."
    ),
    "sent elsewhere": lambda a, x: f"{a[0]} will go to {whereto(a[1])} instead.",
    "skip phase": lambda a, x: f"The {a[0]} phase is skipped.",
    "done marshalling": lambda a, x: f"{a[0]} is done marshalling.",
    "initiative instead": lambda a, x: f"{a[0]} wins initiative by {a[1]}.",
    "claim cancelled": lambda a, x: f"{a[0]} cancels the claim.",
    "discard hand": lambda a, x: f"{a[0]} discards the whole hand of {a[1]}.",
    "guise": lambda a, x: f"{a[0]} gains what is printed on {a[1]}.",
    "no determination": lambda a, x: f"{a[0]} cancels the determination of the winner.",
    "no winner": lambda a, x: f"Nobody wins the challenge ({a[0]} STR against {a[1]}).",
    "challenge deserted": lambda a, x: "Nobody takes part any more: the challenge is over without a result.",
    "redirect": _redirect,
    "title": lambda a, x: f"{a[0]} is {a[1]} this round.",
    "deadlock": lambda a, x: f"For {a[0]} rounds nothing has changed: nobody wins.",
    "illegal attachment": lambda a, x: f"{a[0]} is no longer legally attached.",
    "repeat": lambda a, x: f"{a[0]} goes through the same actions {a[1]} more time{'' if a[1] == 1 else 's'}.",
    "stalled": lambda a, x: "The same position has come again and again: the player actions are over.",
    "beside plots": lambda a, x: f"{a[0]} is placed beside {a[1]}'s plot deck.",
    "random plot": lambda a, x: f"{a[0]}'s next plot card will be picked at random, instead of claim.",
    "round cut short": lambda a, x: "The round is over: the next plot phase comes.",
    "eliminated": lambda a, x: f"{a[0]} is eliminated.",
}
