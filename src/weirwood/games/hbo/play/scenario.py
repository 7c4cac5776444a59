"""Positions from scenario files, what a scenario may expect, and a position as text."""

from __future__ import annotations

from typing import Any

from ....cardgame.play import positions, showing
from ....cardgame.play.positions import Find, examine, inspect_player, lay_table, read_plan
from ....cardgame.table.state import Table
from ....cardgame.table.words import PLOTS, REMOVED
from ....errors import UserError
from .. import catalogue
from ..catalogue import both_houses
from ..rules.draft import Draft
from ..rules.phases import Round
from ..rules.setup import Setup
from ..rules.table import Hbo


def configure(document: dict[str, Any]) -> dict[str, Any]:
    """A configuration from a scenario document, checked."""
    players = document.get("players")
    if not isinstance(players, dict) or len(players) != 2:
        raise UserError("A scenario of this game names two players under 'players:' [hbo.players.1].")
    options = document.get("config") or {}
    if set(options) - {"draft"}:
        raise UserError("A scenario's config has only 'draft: true' for the plot draft variant.")
    if document.get("start") == "marshaling":
        document = {**document, "start": "marshalling"}
    plan = read_plan(document, Round.names(), positions.PLAYER_WORDS)
    wanted = [str((player or {}).get("faction", "")).lower().removeprefix("house ") for player in players.values()]
    return {
        "names": list(players),
        "houses": both_houses(wanted),
        "draft": bool(options.get("draft")),
        "scenario": plan,
    }


def start(config: dict[str, Any], seed: str, find: Find) -> Hbo:
    """The state at a scenario's position."""
    plan, houses = config["scenario"], config["houses"]
    s = Hbo(seed, tuple(config["names"]))
    players = lay_table(s, find, plan, [catalogue.BANNERS[house] for house in houses])
    examine(s)
    if plan.get("start") is not None:
        Round.resume(s, plan["start"])
        return s
    for seat, player in enumerate(players):
        for card in catalogue.plots(houses[seat]) if "plots" not in player else ():
            s.add(card, seat, PLOTS)
    begin(s, config["draft"])
    return s


def begin(s: Table, draft: bool) -> None:
    """Everything that is under way at the beginning of a game."""
    s.push(Round())
    s.push(Setup(2))
    if draft:
        cards = []
        for number, card in enumerate(catalogue.plots("draft")):
            cards.append(s.add(card, number % 2, REMOVED))
            s.known[cards[-1]] = 0
        s.push(Draft(cards))


# What a scenario may expect


def inspect(s: Hbo, subject: str, find: Find) -> dict[str, Any]:
    """The properties of a card, a player or 'game'."""
    found = positions.inspect(s, find, subject, inspect_player)
    return found | (s.supplies() | {"boxed": len(s.boxed)} if subject == "game" else {})


def position(s: Hbo) -> str:
    """The position as canonical text, with what is decided in secret before the first round."""
    secret = [[str(getattr(f, name)) for name in f.fields] for f in s.frames if isinstance(f, Setup | Draft)]
    return showing.position(s, lambda p: {"house": s.defn[s.faction[p]].faction}, secret=secret)
