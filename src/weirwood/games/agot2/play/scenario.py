"""Positions from scenario files, what a scenario may expect, and a position as text."""

from __future__ import annotations

from typing import Any

from ....cardgame.play import positions
from ....cardgame.play.positions import Find, bear, examine, inspect_player, lay_table, read_plan
from ....cardgame.table import figures
from ....cardgame.table.naming import name_or, names_of
from ....cardgame.table.state import Table
from ....cardgame.vocabulary.subjects.agendas import COMPELLED
from ....errors import UserError
from .. import catalogue
from ..decks.decks import faction_id
from ..rules.phases import Round
from ..rules.setup import Setup
from ..rules.table import FIRST, Agot2
from ..rules.titles import add_titles
from .form import rules_named

PLAYER_WORDS = positions.PLAYER_WORDS | {"agenda", "title"}


def configure(document: dict[str, Any]) -> dict[str, Any]:
    """A configuration from a scenario document, checked."""
    players, options, form = positions.seated(document)
    if set(options) - {"format", "rules"} or form not in ("joust", "melee"):
        raise UserError("A scenario's config has a format, joust or melee, and rules, first or later.")
    if (form == "joust") != (len(players) == 2):
        raise UserError(f"A joust is for two players and a melee for three or more; this {form} has {len(players)}.")
    plan = read_plan(document, Round.names(), PLAYER_WORDS)
    return {"format": form, "names": list(players), "rules": rules_named(options.get("rules")), "scenario": plan}


def start(config: dict[str, Any], seed: str, find: Find) -> Agot2:
    """The state at a scenario's position."""
    plan, names = config["scenario"], config["names"]
    s = Agot2(seed, tuple(names), config["format"], config.get("rules", FIRST))
    factions = [faction_id(str((plan["players"][name] or {}).get("faction", "stark"))) for name in names]
    players = lay_table(s, find, plan, [catalogue.FACTION_CARDS[faction] for faction in factions])
    if s.format == "melee":
        add_titles(s)
        for seat, player in enumerate(players):
            bear(s, seat, player.get("title"), "title pool")
    examine(s)
    if plan.get("start") is not None:
        Round.resume(s, plan["start"])
        return s
    s.check_deck = False
    s.push(Round())
    s.push(Setup())
    return s


# What a scenario may expect


def inspect(s: Table, subject: str, find: Find) -> dict[str, Any]:
    """The properties of a card, a player or 'game'."""
    found = positions.inspect(s, find, subject, _inspect_player)
    return found | {"rules": s.rules} if subject == "game" and isinstance(s, Agot2) else found


def _inspect_player(s: Table, seat: int) -> dict[str, Any]:
    return {
        **inspect_player(s, seat),
        "agenda": ", ".join(names_of(s, s.agendas[seat])) or None,
        "agendas": names_of(s, s.agendas[seat]),
        "under": names_of(s, s.under[seat]),
        "title": name_or(s, s.title[seat]),
        "kneeling": bool(s.kneeling[s.faction[seat]]),
        "eliminated": not s.alive[seat],
        "reserve": figures.plot_value(s, seat, "reserve"),
    }


def position(s: Table) -> str:
    """The position as canonical text."""

    def own(p: int) -> dict[str, Any]:
        return {
            "kneeling": s.kneeling[s.faction[p]],
            "title": name_or(s, s.title[p]),
            "chosen title": name_or(s, s.title_chosen[p]),
            "alive": s.alive[p],
            "under": names_of(s, s.under[p]),
            "compelled": name_or(s, s.tally.get((COMPELLED, "player", p), -1), ""),
        }

    return positions.position(s, own)
