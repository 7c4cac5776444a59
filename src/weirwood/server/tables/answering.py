"""Answers that the server gives for a person who asked for it."""

from __future__ import annotations

import re

import msgspec

from weirwood.kernel import Decision
from weirwood.server.store.rows import Prefs, SeatRow
from weirwood.server.tables.play import Play


def bare(label: str) -> str:
    """A label without the number that tells twins apart."""
    return re.sub(r" #\d+", "", label).casefold()


def answer(play: Play, row: SeatRow) -> str | None:
    """The label that the server chooses for a seat now; None if the person is to be asked.

    "Pass until something happens to me" is switched off in the row when something has.
    """
    decision = play.decision(row.seat)
    if decision is None or row.kind != "person":
        return None
    prefs = row.prefs
    if prefs.until and _happened(play, row):
        prefs = row.prefs = msgspec.structs.replace(prefs, until=False)
    if len(decision.options) == 1 and not prefs.windows:
        return decision.options[0].label
    declining = decision.declining
    if declining is None:
        if prefs.until:
            row.prefs = msgspec.structs.replace(prefs, until=False)
        return None
    if prefs.until or _always_declined(decision, declining.label, prefs):
        return declining.label
    return None


def _always_declined(decision: Decision, declining: str, prefs: Prefs) -> bool:
    others = [option.label for option in decision.options if option.label != declining]
    wanted = {each.casefold() for each in prefs.decline}
    return bool(others) and bool(wanted) and all(bare(label) in wanted for label in others)


def _happened(play: Play, row: SeatRow) -> bool:
    game = play.game
    name = game.names[row.seat]
    return any(
        game.rules.people.concerns(game.state, entry, row.seat, name) for entry in game.state.log[row.prefs.since :]
    )
