"""Answers that the server gives for a person: what they asked for, and what can't matter to them.

The rules ask everything; what is spared a person is answered here, as an ordinary choice of the record.
"""

from __future__ import annotations

import re

import msgspec

from weirwood.kernel import Decision, Option
from weirwood.server.store.rows import Prefs, SeatRow
from weirwood.server.tables.play import Play


def bare(label: str) -> str:
    """A label without the number that tells twins apart."""
    return re.sub(r" #\d+", "", label).casefold()


def answer(play: Play, row: SeatRow) -> str | None:
    """The label that the server chooses for a seat now; None if the person is to be asked.

    What was to hold only until something happens is switched off in the row when it has.
    """
    decision = play.decision(row.seat)
    if decision is None or row.kind != "person":
        return None
    planned = play.next_of_plan(row.seat)
    if planned is not None:
        return planned
    _switch_off(play, row)
    prefs = row.prefs
    if len(decision.options) == 1 and not prefs.windows:
        return decision.options[0].label
    declining = decision.declining
    if prefs.until or prefs.phase:
        if declining is not None:
            return declining.label
        row.prefs = msgspec.structs.replace(prefs, until=False)
    if prefs.next:  # stays on until the person has answered
        return None
    found = _spared(play, row, decision, declining)
    return found.label if found is not None else None


def answered(row: SeatRow) -> None:
    """A person has chosen: what they wished for the next question is over."""
    if row.prefs.next:
        row.prefs = msgspec.structs.replace(row.prefs, next=False)


def phase_now(play: Play) -> str:
    """The phase that is on, told apart from the same one in another round."""
    game = play.game
    return f"{game.rules.people.moment(game.state).phase}"


def _switch_off(play: Play, row: SeatRow) -> None:
    prefs = row.prefs
    if prefs.until and _happened(play, row):
        row.prefs = prefs = msgspec.structs.replace(prefs, until=False)
    if prefs.phase and prefs.phase != phase_now(play):
        row.prefs = msgspec.structs.replace(prefs, phase="")


def _spared(play: Play, row: SeatRow, decision: Decision, declining: Option | None) -> Option | None:
    """What is answered for a person who wants to be asked so much of this moment."""
    prefs, people, state = row.prefs, play.game.rules.people, play.game.state
    wishes = {option.label: _wish(play, row, option) for option in decision.options if option is not declining}
    others = [option for option in decision.options if option is not declining]
    if "always" in wishes.values():
        return None
    wanted = "all" if prefs.everything else _stop(play, row)
    if declining is not None:
        if wanted == "pass":
            return declining
        left = [option for option in others if wishes[option.label] != "never"]
        if wanted == "matters":
            left = [o for o in left if not play.declines(row.seat, decision, o) and people.matters(state, decision, o)]
        if others and not left:
            return declining
    if wanted == "all":
        return None
    harmless = people.harmless(state, decision)
    return harmless if harmless is None or wishes.get(harmless.label) != "never" else None


def _stop(play: Play, row: SeatRow) -> str:
    """How much of this phase, in this player's turn, the person wants to be asked."""
    moment = play.game.rules.people.moment(play.game.state)
    whose = "own" if moment.turn in (None, row.seat) else "other"
    return row.prefs.stops.get(f"{moment.phase}/{whose}", "matters")


def _wish(play: Play, row: SeatRow, option: Option) -> str:
    """What a person wants of an option: to be asked always, when it matters, or never."""
    prefs: Prefs = row.prefs
    if prefs.decline and bare(option.label) in prefs.decline:
        return "never"
    if not prefs.cards:
        return "matters"
    game = play.game
    about = game.rules.people.about(game.state, row.seat, option)
    return prefs.cards.get(bare(about[0]["name"]), "matters") if about else "matters"


def _happened(play: Play, row: SeatRow) -> bool:
    game = play.game
    name = game.names[row.seat]
    return any(
        game.rules.people.concerns(game.state, entry, row.seat, name) for entry in game.state.log[row.prefs.since :]
    )
