"""Sentences: the log in words, for each seat what it may read."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ...kernel.state import Entry
from ..grammar.speech import Speech
from ..table.words import (
    CHALLENGE,
    DECK,
    GAME,
    HAND,
    HERE,
    KNELT,
    NEW_PLOT,
    NEXT_CHALLENGE,
    NEXT_FIGHT,
    PHASE,
    ROUND,
    STAYS,
    listed,
)
from ..vocabulary.effects.lasting import VERBS

UNTIL = {
    CHALLENGE: "the end of the challenge",
    PHASE: "the end of the phase",
    ROUND: "the end of the round",
    NEXT_FIGHT: "the end of the next challenge this phase",
    NEXT_CHALLENGE: "the end of the player's next challenge this phase",
    NEW_PLOT: "the next plot",
    GAME: "the end of the game",
    STAYS: "it leaves play",
    HERE: "the card that says so leaves play",
    KNELT: "the card that says so stands or leaves play",
}


def sentence(entry: Entry, seat: int | None, table: Mapping[str, Any]) -> str:
    """A log entry as a sentence for a seat, by the edition's table of sentences."""
    make = table.get(entry.kind)
    if make is None:
        return ""
    told = seat is not None and bool(entry.audience >> seat & 1)
    text = str(make(entry.args, entry.secret if told else None))
    return text[:-1] if text.endswith("!.") else text


def cards(n: int) -> str:
    return f"{n} card{'' if n == 1 else 's'}"


def _draw(a: Any, secret: Any) -> str:
    if not a[1]:
        return f"{a[0]} has no cards left to draw."
    return f"{a[0]} draws {listed(list(secret)) if secret else cards(a[1])}."


def _leave(verb: str) -> Any:
    def make(a: Any, secret: Any) -> str:
        where = {HAND: "; it returns to its owner's hand", DECK: "; it is shuffled into its owner's deck"}
        lost = f"; the {a[3]} power on it is lost" if a[3] else ""
        return f"{a[0]} is {verb}{where.get(a[1], '') if verb == 'killed' else ''}{lost}."

    return make


def _power(a: Any, secret: Any) -> str:
    why = {
        "renown": " (renown)",
        "unopposed": " (unopposed)",
        "rival": " (rival)",
        "unopposed, rival": " (unopposed, rival)",
        "dominance": " (dominance)",
    }.get(a[3], "")
    where = a[1] or f"{a[0]}'s faction"
    return f"{where} gains {a[2]} power{why}."


def _enter(a: Any, secret: Any) -> str:
    verb = {"marshal": "marshals", "ambush": "ambushes", "put into play": "puts into play"}.get(a[2], "brings in")
    if a[2] == "shadows":
        return f"{a[0]} brings {a[1]} out of shadows{f' on {a[3]}' if a[3] else ''}."
    return f"{a[0]} {verb} {a[1]}{f' on {a[3]}' if a[3] else ''}."


def _use(a: Any, secret: Any) -> str:
    return f"{a[0]} {'plays' if a[3] else 'uses'} {a[1]}."


NAMED = 12
"""Of more cards than that in a searched deck, only their number is told: they are seen in the question."""
TIES = {"": "", "least power": ", tied but with the least power", "at random": ", tied, and drawn by lot"}
RANDOM = ("claim", "random")


def sentences(speech: Speech) -> dict[str, Any]:
    """What every edition tells, in its own words."""
    return {**PLAIN, **of_strength(speech.word("STR")), **of_rules(speech)}


PLAIN: dict[str, Any] = {
    "first player": lambda a, x: f"{a[0]} is the first player.",
    "mulligan": lambda a, x: f"{a[0]} takes a mulligan.",
    "place": lambda a, x: f"{a[0]} places {x[0] if x else 'a card'} facedown.",
    "setup": lambda a, x: f"{a[0]} sets up {listed(list(a[1:])) or 'no cards'}.",
    "draw": _draw,
    "phase": lambda a, x: f"Round {a[1]}: the {a[0]} phase begins.",
    "plot": lambda a, x: f"{a[0]} reveals {a[1]}.",
    "new opponent": lambda a, x: f"{a[0]} turns the challenge against {a[1]}.",
    "initiative": lambda a, x: f"{a[0]} wins initiative with {a[1]}{TIES[a[2]]}.",
    "recycle": lambda a, x: f"{a[0]} takes the used plots back.",
    "active": lambda a, x: f"{a[0]} is the active player.",
    "use": _use,
    "cancel": lambda a, x: f"The effects of {a[0]} are cancelled by {a[1]}.",
    "save": lambda a, x: f"{a[0]} is saved by {a[1]}.",
    "attach": lambda a, x: f"{a[0]} is attached to {a[1]}.",
    "search": lambda a, x: (
        f"{a[0]} searches {cards(a[1])} of the deck{': ' + ', '.join(x) if x and len(x) <= NAMED else ''}."
    ),
    "under": lambda a, x: f"{a[0]} lays {cards(a[1])} facedown under {a[2]}{': ' + listed(list(x)) if x else ''}.",
    "switch under": lambda a, x: (
        f"{a[0]} switches {x[0] + ' with ' + x[1] if x else 'a card'}"
        f"{'' if x else ' with the top card of the deck'} under {a[1]}."
    ),
    "look at plots": lambda a, x: f"{a[0]} looks at {a[1]}'s plot deck{': ' + listed(list(x)) if x else ''}.",
    "next plot": lambda a, x: f"{a[0]} chooses {x[0] if x else 'a plot'}, which {a[1]} must reveal next.",
    "shuffle": lambda a, x: f"{a[0]} shuffles the deck.",
    "look": lambda a, x: f"{a[0]} looks at {a[1]}'s hand{': ' + (', '.join(x) or 'empty') if x is not None else ''}.",
    "look at top": lambda a, x: (
        f"{a[0]} looks at the top {cards(a[2])} of {a[1]}'s deck{': ' + ', '.join(x) if x else ''}."
    ),
    "reveal": lambda a, x: f"{a[0]} reveals {a[1]}.",
    "kneel": lambda a, x: f"{a[0]} kneels.",
    "stand": lambda a, x: f"{a[0]} stands.",
    "standing": lambda a, x: "Kneeling cards stand.",
    "power": _power,
    "move power": lambda a, x: f"{a[2]} power moves from {a[0]}'s faction card to {a[1]}'s.",
    "discard power": lambda a, x: f"{a[1]} power is discarded from {a[0]}.",
    "gold": lambda a, x: f"{a[0]} gains {a[1]} gold." if a[1] else f"{a[0]} gains no gold.",
    "move gold": lambda a, x: f"{a[2]} gold moves from {a[0]} to {a[1]}.",
    "return gold": lambda a, x: f"{a[0]} returns {a[1]} gold.",
    "discard from hand": lambda a, x: f"{a[0]} discards {a[1]} from hand{' at random' if a[2] in RANDOM else ''}.",
    "discard top": lambda a, x: f"{a[1]} is discarded from the top of {a[0]}'s deck.",
    "to dead pile": lambda a, x: f"{a[0]} goes to the dead pile.",
    "add to hand": lambda a, x: f"{a[0]} adds {a[1]} to hand.",
    "add secretly": lambda a, x: f"{a[0]} adds {x[0] if x else 'a card'} to hand.",
    "enter": _enter,
    "duplicate": lambda a, x: f"{a[0]} adds a duplicate to {a[1]}.",
    "control": lambda a, x: f"{a[0]} takes control of {a[1]}.",
    "token": lambda a, x: (
        f"{a[0]} {'gets' if a[2] > 0 else 'loses'} {abs(a[2])} {a[1]} token{'' if abs(a[2]) == 1 else 's'}."
    ),
    "instead of killing": lambda a, x: f"{a[1]} stands instead of {a[0]} being killed.",
    "put back": lambda a, x: f"{a[0]} puts the card on the {a[2]} of {a[1]}'s deck.",
    "show hand": lambda a, x: f"{a[0]} shows the hand: {', '.join(a[1]) or 'no cards'}.",
    "named": lambda a, x: f"{a[0]} names {a[1]}.",
    "leave challenge": lambda a, x: f"{a[0]} is removed from the challenge.",
    "join": lambda a, x: f"{a[0]} joins the challenge as {'an attacker' if a[1:] == ('attacking',) else 'a defender'}.",
    "plots back": lambda a, x: f"{a[0]} and {a[1]} have their own plots again.",
    "switch plots": lambda a, x: f"{a[0]} and {a[1]} switch plot decks and used piles.",
    "onto deck": lambda a, x: f"{a[1]} goes from {a[0]}'s discard pile onto the deck.",
    "facedown attachment": lambda a, x: f"{a[0]} attaches {x[0] if x else 'a card'} facedown to {a[1]}.",
    "turned up": lambda a, x: f"{a[0]} marshals {a[1]}, which lay facedown on {a[2]}.",
    "facedown duplicate": lambda a, x: f"{a[0]} places {x[0] if x else 'a card'} facedown under {a[1]} as a duplicate.",
    "must defend": lambda a, x: f"{a[0]} must defend, if able.",
    "loose attachment": lambda a, x: (
        f"{a[0]} {'is discarded' if a[1] else 'returns to its owner' + chr(39) + 's hand'}."
    ),
    "kill": _leave("killed"),
    "discard": _leave("discarded from play"),
    "sacrifice": _leave("sacrificed"),
    "return": _leave("returned to its owner's hand"),
    "remove": _leave("removed from the game"),
    "shuffle in": _leave("shuffled into its owner's deck"),
    "deck top": _leave("put on top of its owner's deck"),
    "deck bottom": _leave("put on the bottom of its owner's deck"),
    "entomb": _leave("laid in its owner's dead pile"),
    "icon": lambda a, x: f"{a[0]} {'gains' if a[1][1] > 0 else 'loses'} {a[1][0]} until {UNTIL[a[2]]}.",
    "keyword": lambda a, x: f"{a[0]} {'gains' if a[1][1] > 0 else 'loses'} {a[1][0]} until {UNTIL[a[2]]}.",
    "challenge": lambda a, x: (
        f"{a[0]} initiates {'an' if a[1] == 'intrigue' else 'a'} {a[1]} challenge against {a[2]} with {listed(list(a[3:]))}."
    ),
    "bypass": lambda a, x: f"{a[0]} bypasses {a[1]} by stealth.",
    "defend": lambda a, x: f"{a[0]} defends with {listed(list(a[1:]))}.",
    "no defenders": lambda a, x: f"{a[0]} declares no defenders.",
    "claim": lambda a, x: f"{a[2]} suffers {a[0]} claim {a[1]}.",
    "challenge ends": lambda a, x: "The challenge ends.",
    "ended": lambda a, x: f"{a[0]} ends the challenge: nobody wins or loses it.",
    "target instead": lambda a, x: f"{a[0]} becomes the target of {a[1]} instead.",
    "must die": lambda a, x: f"{a[0]} must be chosen for claim, if able.",
    "plot used": lambda a, x: f"{a[1]} goes from {a[0]}'s plot deck to the used pile.",
    "random plot": lambda a, x: (
        f"{a[0]} shuffles the used pile into the plot deck, and chance chooses the plot {a[0]} reveals."
    ),
    "plots switched": lambda a, x: f"{a[0]} switches {a[1]} from the plot deck with {a[2]} from the used pile.",
    "hand onto deck": lambda a, x: f"{a[0]} puts {x[0] if x else 'a card'} from hand on top of the deck.",
    "hand under deck": lambda a, x: (
        f"{a[0]} puts {listed(list(x)) if x else cards(a[1])} from hand on the bottom of the deck."
    ),
    "shuffle hand": lambda a, x: f"{a[0]} shuffles a hand of {a[1]} into the deck.",
    "gold between": lambda a, x: f"{a[2]} gold moves from {a[0]} to {a[1]}.",
    "gold on card": lambda a, x: f"{a[1]} gold is placed on {a[0]}.",
    "gold onto": lambda a, x: f"{a[0]} places {a[2]} gold on {a[1]}.",
    "to discard pile": lambda a, x: f"{a[0]} goes to the discard pile.",
    "dominance totals": lambda a, x: "Dominance: " + ", ".join(f"{name} counts {n}" for name, n in a) + ".",
    "dominance": lambda a, x: f"{a[0]} wins dominance.",
    "text gained": lambda a, x: f"{a[0]} gains the text of {a[1]}.",
    "another phase": lambda a, x: f"A further {a[0]} phase will follow this one.",
    "deck removed": lambda a, x: f"{a[0]} removes {a[1]} cards of the deck from the game, facedown.",
    "no dominance": lambda a, x: "Nobody wins dominance.",
    "win": lambda a, x: f"{a[0]} {a[1]} and wins the game.",
}


def of_strength(word: str) -> dict[str, Any]:
    """What is told of strength, by its word."""

    def changed(a: Any, secret: Any) -> str:
        mode, n = a[1]
        what = f"gets {n:+d} {word}" if mode == "add" else f"has its {word} changed ({mode} {n})"
        return f"{a[0]} {what} until {UNTIL[a[2]]}."

    def won(a: Any, secret: Any) -> str:
        unopposed = ", unopposed" if a[3] else ""
        return f"{a[0]} wins the challenge, {a[1]} attacking against {a[2]} defending {word}{unopposed}."

    return {
        "strength": changed,
        "winner": won,
        "no winner": lambda a, x: f"Nobody wins the challenge ({a[0]} against {a[1]} {word}).",
        "lends strength": lambda a, x: f"{a[0]} counts its {word} on the {a[1]} side.",
        "no strength": lambda a, x: f"{a[0]} does not count its {word} in this challenge.",
    }


def of_rules(speech: Speech) -> dict[str, Any]:
    """What is told of rules that cards and players are given: the entry keeps the rule, and the rule says itself."""

    def on_player(a: Any, secret: Any) -> str:
        rule, until, player = a
        said = speech.said(rule)
        said = said if said.startswith(player) else said[0].upper() + said[1:]
        if not until:
            return f"{said}."
        return f"{said} until {player + chr(39) + 's next plot is revealed' if until == NEW_PLOT else UNTIL[until]}."

    def mark(a: Any, secret: Any) -> str:
        return f"{a[0]} {VERBS.say(a[1], speech)} until {UNTIL[a[2]]}.".replace("~", a[3])

    return {"on player": on_player, "mark": mark}
