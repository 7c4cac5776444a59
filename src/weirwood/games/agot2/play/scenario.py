"""Positions from scenario files, what a scenario may expect, and a position as text."""

from __future__ import annotations

from typing import Any

from ....cardgame.play import positions, showing
from ....cardgame.play.positions import Find, bear, examine, find_card, inspect_player, lay_table, listing, read_plan
from ....cardgame.play.showing import tokens
from ....cardgame.table import figures, values
from ....cardgame.table.naming import name_or, names_of
from ....cardgame.table.state import Table
from ....cardgame.table.words import AGENDA, SHADOWS
from ....cardgame.timing.hiding import SHADOW_TOKEN, shroud
from ....cardgame.vocabulary.subjects.agendas import COMPELLED
from ....errors import UserError
from .. import catalogue
from ..decks import restricted
from ..decks.decks import faction_id
from ..rules.keywords.prized import prized
from ..rules.keywords.shadows import shadow_costs
from ..rules.naming import stands_for
from ..rules.phases import Round
from ..rules.setup import Setup
from ..rules.table import FIRST, Agot2
from ..rules.titles import add_titles
from .form import format_named, no_variants, rules_named

PLAYER_WORDS = positions.PLAYER_WORDS | {"agenda", "shadows", "title"}


def configure(document: dict[str, Any]) -> dict[str, Any]:
    """A configuration from a scenario document, checked."""
    players, options, form = positions.seated(document)
    no_variants(options.get("variants"))
    listed = options.get("list")
    if listed is not None:
        restricted.counting(form, str(listed))  # a position has no deck that could break it
    if set(options) - {"format", "rules", "variants", "list"} or format_named(form) is None:
        raise UserError("A scenario's config has a format, joust or melee, rules, first or later, a list and variants.")
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
    for seat, player in enumerate(players):
        for agenda, row in zip(s.agendas[seat], listing(player.get("agenda")), strict=True):
            if isinstance(row, dict) and row.get("named") is not None:
                stands_for(s, agenda, seat, str(row["named"]))
        for row in listing(player.get("shadows")):
            hide(s, find, seat, row if isinstance(row, dict) else {"card": row})
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


def hide(s: Agot2, find: Find, seat: int, row: dict[str, Any]) -> None:
    """A card in shadows; a shadow token brings with it what the usual text grants."""
    card = s.add(find(str(row["card"])), seat, SHADOWS)
    for kind, n in (row.get("tokens") or {}).items():
        if kind == SHADOW_TOKEN:
            shroud(s, card)
        s.tokens[card, kind] = n


# What a scenario may expect


def inspect(s: Table, subject: str, find: Find) -> dict[str, Any]:
    """The properties of a card, a player or 'game'."""
    found = positions.inspect(s, find, subject, _inspect_player)
    if subject == "game" and isinstance(s, Agot2):
        return found | {"rules": s.rules, "variants": []}
    return found | _inspect_keywords(s, find_card(s, find, subject)) if "zone" in found else found


def _inspect_keywords(s: Table, card: int) -> dict[str, Any]:
    """What the later rules add of a card: the sums and prices that its keywords come to, and who may see it."""
    costs = shadow_costs(s, s.ctrl[card], card)
    return {
        "shadow_cost": costs if len(costs) > 1 else costs[0] if costs else None,
        "bestow": max([k.number for k in values.keywords(s, card) if k.name == "bestow"], default=None),
        "loyal": s.defn[card].loyal,
        "prized": prized(s, card),
        "assaulted": s.challenge is not None and any(target == card for _, target, _ in s.challenge.assaulted),
        "neutral": not values.factions(s, card) - {"neutral"},
        "visible_to": [s.name(seat) for seat in range(s.seats) if s.known[card] >> seat & 1],
    }


def _inspect_player(s: Table, seat: int) -> dict[str, Any]:
    return {
        **inspect_player(s, seat),
        "agenda": ", ".join(names_of(s, s.agendas[seat])) or None,
        "agendas": names_of(s, s.agendas[seat]),
        "under": [s.called(c) for c in s.under[seat] if s.zone[s.host[c]] == AGENDA],
        "title": name_or(s, s.title[seat]),
        "kneeling": bool(s.kneeling[s.faction[seat]]),
        "eliminated": not s.alive[seat],
        "shadows": names_of(s, s.shadows[seat]),
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
            "compelled": name_or(s, s.kept(COMPELLED, "player", p), ""),
            "shadows": [[s.called(c), tokens(s, c)] for c in s.shadows[p]],
        }

    return showing.position(s, own)
