"""Positions from scenario files, what a scenario may expect, and a position as text."""

from __future__ import annotations

from typing import Any

from ...cardgame import positions, values
from ...cardgame.positions import (
    attach_all,
    examine,
    find_card,
    inspect_card,
    inspect_game,
    inspect_player,
    lay_out,
    name_or,
    read_plan,
)  # fmt: skip
from ...cardgame.pricing import marshal_cost
from ...cardgame.state import Table
from ...cardgame.words import AGENDA, FACTION_ZONE, TITLE
from ...errors import UserError
from . import catalogue
from .decks import faction_id
from .phases import Round
from .setup import Setup
from .table import Agot2
from .titles import add_titles

WORDS = frozenset({"start", "first", "players", "lenient", "config", "round"})
PLAYER_WORDS = frozenset(
    ["faction", "agenda", "title", "plot", "plots", "used", "play", "hand", "deck", "discard", "dead", "gold", "power"]
)


def configure(document: dict[str, Any]) -> dict[str, Any]:
    """A configuration from a scenario document, checked."""
    players = document.get("players")
    if not isinstance(players, dict) or len(players) < 2:
        raise UserError("A scenario names at least two players under 'players:'.")
    options = document.get("config") or {}
    form = options.get("format") or ("joust" if len(players) == 2 else "melee")
    if set(options) - {"format"} or form not in ("joust", "melee"):
        raise UserError("A scenario's config has only a format: joust or melee.")
    if (form == "joust") != (len(players) == 2):
        raise UserError(f"A joust is for two players and a melee for three or more; this {form} has {len(players)}.")
    plan = read_plan(document, Round.names(), PLAYER_WORDS)
    return {"format": form, "names": list(players), "scenario": plan}


def start(config: dict[str, Any], seed: str) -> Agot2:
    """The state at a scenario's position."""
    plan = config["scenario"]
    names = config["names"]
    s = Agot2(seed, tuple(names), config["format"])
    s.first = names.index(plan["first"])
    phase = plan.get("start")
    for seat, name in enumerate(names):
        _player(s, seat, plan["players"][name] or {}, bool(plan.get("lenient")))
    for seat, name in enumerate(names):
        attach_all(s, catalogue.find, seat, plan["players"][name] or {}, bool(plan.get("lenient")))
    if s.format == "melee":
        add_titles(s)
        for seat, name in enumerate(names):
            _bear(s, seat, (plan["players"][name] or {}).get("title"))
    s.round = 0 if phase in (None, "plot") else plan.get("round", 1)
    examine(s)
    if phase is None:
        s.check_deck = False  # what is listed is dealt first
        s.stacked = True
        s.push(Round())
        s.push(Setup())
        return s
    Round.resume(s, phase)
    return s


def _bear(s: Agot2, seat: int, title: str | None) -> None:
    """A player bears a title at the start."""
    if title is not None:
        card = next((c for c in s.title_pool if s.defn[c].name.lower() == title.lower()), None)
        if card is None:
            raise UserError(f"{s.name(seat)} can't bear the title {title!r}: it isn't in the title pool.")
        s.place(card, TITLE, seat)


def _player(s: Agot2, seat: int, player: dict[str, Any], lenient: bool) -> None:
    faction = s.add(catalogue.FACTION_CARDS[faction_id(str(player.get("faction", "stark")))], seat, FACTION_ZONE)
    s.power[faction] = player.get("power", 0)
    s.gold[seat] = player.get("gold", 0)
    if player.get("agenda"):
        s.add(catalogue.find(player["agenda"]), seat, AGENDA)
    lay_out(s, catalogue.find, seat, player, lenient)


# What a scenario may expect


def inspect(s: Table, subject: str) -> dict[str, Any]:
    """The properties of a card, a player or 'game'."""
    if subject == "game":
        return inspect_game(s)
    for seat in range(s.seats):
        if s.name(seat).lower() == subject.lower():
            return _inspect_player(s, seat)
    card = find_card(s, catalogue.find, subject)
    return inspect_card(s, card, marshal_cost(s, s.ctrl[card], card))


def _inspect_player(s: Table, seat: int) -> dict[str, Any]:
    return {
        **inspect_player(s, seat),
        "agenda": name_or(s, s.agenda[seat]),
        "title": name_or(s, s.title[seat]),
        "kneeling": bool(s.kneeling[s.faction[seat]]),
        "eliminated": not s.alive[seat],
        "reserve": values.plot_value(s, seat, "reserve"),
    }


def position(s: Table) -> str:
    """The position as canonical text."""

    def own(p: int) -> dict[str, Any]:
        return {
            "kneeling": s.kneeling[s.faction[p]],
            "title": name_or(s, s.title[p]),
            "chosen title": name_or(s, s.title_chosen[p]),
            "alive": s.alive[p],
        }

    return positions.position(s, own)
