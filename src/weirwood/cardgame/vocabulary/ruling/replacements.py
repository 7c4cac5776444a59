"""Rules that change what the game would do with a card: whether it stands, dies, where it goes, what it can lose."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...grammar.kinds import OneOf
from ...grammar.phrase import Phrase
from ...table.event import Event
from ...table.words import DISCARD, PLAY
from .rules import OnCards, bearing

if TYPE_CHECKING:
    from ...table.state import Table


class StaysKneeling(OnCards):
    """Doesn't stand when all cards do; other effects may stand it."""

    verbs = (Phrase("does not stand in the standing phase"),)


class MayStayKneeling(OnCards):
    """Its player may leave it kneeling when all cards stand."""

    verbs = (Phrase("need not stand in the standing phase"),)


class NeverLowered(OnCards):
    """Has a STR that nothing lowers."""

    verbs = (Phrase("cannot have its [STR] lowered"),)


class LosesAll(OnCards):
    """Loses every keyword or every trait, from whatever source."""

    describes = True
    what: str
    verbs = (Phrase("loses all {what}s", what=OneOf({"keyword": "keyword", "trait": "trait"})),)


class DiscardedWhenKilled(OnCards):
    """Killed, it goes to the discard pile."""

    verbs = (Phrase("goes to the discard pile instead of the dead pile if killed"),)


class StandsInstead(OnCards):
    """In place of its death, the card whose effect it is stands, if it is kneeling."""

    timed = True
    verbs = (Phrase("is not killed while ~ is kneeling: ~ stands instead"),)


def stays_kneeling(s: Table, card: int) -> bool:
    """Whether a card is left kneeling when all others stand."""
    return "StaysKneeling" in s.present and bool(bearing(s, StaysKneeling, card))


def killed_to(s: Table, card: int, to: int) -> int:
    """Where a card goes that is killed; ``to``: without anything that changes it."""
    if "DiscardedWhenKilled" in s.present and bearing(s, DiscardedWhenKilled, card):
        return DISCARD
    return to


def stand_ins(s: Table, events: list[Event]) -> list[Event]:
    """The cards that stand in place of deaths, which are cancelled; each can stand for one."""
    found: list[Event] = []
    for event in events:
        if event.kind != "kill" or event.cancelled or s.zone[event.card] != PLAY or s.stays(event.card):
            continue
        for source, _ in bearing(s, StandsInstead, event.card):
            standing = s.zone[source] == PLAY and (not s.kneeling[source] or any(e.card == source for e in found))
            if s.zone[source] == PLAY and not standing:
                event.cancelled = True
                s.note("instead of killing", s.called(event.card), s.called(source))
                found.append(Event("stand", source, s.ctrl[source], source=source, by=s.ctrl[source]))
                break
    return found


def doomed(s: Table) -> list[tuple[int, int]]:
    """The cards that die at STR 0, each with the card that says so."""
    found = [(effect.source, effect.card) for effect in s.given.get("DiesAtZero", ())]
    for source, rule in s.statics.get("DiesAtZero", ()):
        cards = rule.who.find(s, s.context(source))
        found += [(source, card) for card in cards if rule.applies(s, source, card)]
    return found


class BecomesCharacter(OnCards):
    """Is a character and nothing else, as a lasting effect; its STR and icons are given by the same effect."""

    verbs = (Phrase("becomes a character and loses its other types"),)
