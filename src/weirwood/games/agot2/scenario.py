"""Positions from scenario files, what a scenario may expect, and a position as text."""

from __future__ import annotations

from typing import Any

import msgspec

from ...cardgame import values
from ...cardgame.positions import (
    attach_all,
    find_card,
    inspect_card,
    inspect_game,
    inspect_player,
    laid_out,
    lay_out,
    names_of,
)  # fmt: skip
from ...cardgame.pricing import marshal_cost
from ...cardgame.words import AGENDA, FACTION_ZONE, TITLE
from ...errors import UserError
from . import catalogue
from .challenges import ChallengesPhase
from .decks import faction_id
from .phases import DominancePhase, DrawPhase, MarshalingPhase, PlotPhase, Round, StandingPhase, TaxationPhase
from .setup import Setup
from .table import Agot2
from .titles import add_titles

PHASES = (PlotPhase, DrawPhase, MarshalingPhase, ChallengesPhase, DominancePhase, StandingPhase, TaxationPhase)
PHASE_NAMES = [phase.name for phase in PHASES]
WORDS = frozenset({"start", "first", "players", "lenient", "config", "round"})
PLAYER_WORDS = frozenset(
    ["faction", "agenda", "title", "plot", "plots", "used", "play", "hand", "deck", "discard", "dead", "gold", "power"]
)


def configure(document: dict[str, Any]) -> dict[str, Any]:
    """A configuration from a scenario document, checked."""
    players = document.get("players")
    if not isinstance(players, dict) or len(players) < 2:
        raise UserError("A scenario names at least two players under 'players:'.")
    start = document.get("start")
    if start is not None and start not in PHASE_NAMES:
        raise UserError(f"There is no phase {start!r} to start in; the phases are {', '.join(PHASE_NAMES)}.")
    options = document.get("config") or {}
    form = options.get("format") or ("joust" if len(players) == 2 else "melee")
    if set(options) - {"format"} or form not in ("joust", "melee"):
        raise UserError("A scenario's config has only a format: joust or melee.")
    if (form == "joust") != (len(players) == 2):
        raise UserError(f"A joust is for two players and a melee for three or more; this {form} has {len(players)}.")
    first = document.get("first", next(iter(players)))
    if first not in players:
        raise UserError(f"The first player {first!r} is none of the players.")
    kept = {k: document[k] for k in ("start", "lenient", "round") if k in document}
    for name, player in players.items():
        if player is not None and not isinstance(player, dict):
            raise UserError(f"What {name} has must be a list of words such as 'faction:' and 'play:'.")
        unknown = set(player or {}) - PLAYER_WORDS
        if unknown:
            raise UserError(f"{name} has unknown words: {', '.join(sorted(unknown))}.")
    return {"format": form, "names": list(players), "scenario": {**kept, "first": first, "players": players}}


def start(config: dict[str, Any], seed: str) -> Agot2:
    """The state at a scenario's position."""
    plan = config["scenario"]
    names = config["names"]
    s = Agot2(len(names), seed, tuple(names), config["format"])
    s.first = names.index(plan["first"])
    phase = plan.get("start")
    for seat, name in enumerate(names):
        _player(s, seat, plan["players"][name] or {}, names, bool(plan.get("lenient")))
    for seat, name in enumerate(names):
        attach_all(s, catalogue.find, seat, plan["players"][name] or {}, names, bool(plan.get("lenient")))
    if s.format == "melee":
        add_titles(s)
        for seat, name in enumerate(names):
            _bear(s, seat, (plan["players"][name] or {}).get("title"))
    s.round = 0 if phase in (None, "plot") else plan.get("round", 1)
    s.check_deck = False
    if phase is None:
        s.stacked = True
        s.push(Round())
        s.push(Setup())
        return s
    index = PHASE_NAMES.index(phase)
    s.phase = phase
    s.push(Round((index + 1) % len(PHASES)))
    frame = PHASES[index]()
    if phase != "plot":
        frame.at = 1
    s.push(frame)
    return s


def _bear(s: Agot2, seat: int, title: str | None) -> None:
    """A player bears a title at the start."""
    if title is not None:
        card = next((c for c in s.title_pool if s.defn[c].name.lower() == title.lower()), None)
        if card is None:
            raise UserError(f"{s.name(seat)} can't bear the title {title!r}: it isn't in the title pool.")
        s.place(card, TITLE, seat)


def _player(s: Agot2, seat: int, player: dict[str, Any], names: list[str], lenient: bool) -> None:
    faction = s.add(catalogue.FACTION_CARDS[faction_id(str(player.get("faction", "stark")))], seat, FACTION_ZONE)
    s.power[faction] = player.get("power", 0)
    s.gold[seat] = player.get("gold", 0)
    if player.get("agenda"):
        s.add(catalogue.find(player["agenda"]), seat, AGENDA)
    lay_out(s, catalogue.find, catalogue.FILLER, seat, player, names, lenient)


# What a scenario may expect


def inspect(s: Any, subject: str) -> dict[str, Any]:
    """The properties of a card, a player or 'game'."""
    if subject == "game":
        return inspect_game(s)
    for seat in range(s.seats):
        if s.name(seat).lower() == subject.lower():
            return _inspect_player(s, seat)
    card = find_card(s, catalogue.find, subject)
    return inspect_card(s, card, marshal_cost(s, s.ctrl[card], card))


def _inspect_player(s: Any, seat: int) -> dict[str, Any]:
    return {
        **inspect_player(s, seat),
        "agenda": s.defn[s.agenda[seat]].name if s.agenda[seat] >= 0 else None,
        "title": s.defn[s.title[seat]].name if s.title[seat] >= 0 else None,
        "kneeling": bool(s.kneeling[s.faction[seat]]),
        "eliminated": not s.alive[seat],
        "reserve": values.plot_value(s, seat, "reserve"),
    }


def position(s: Any) -> str:
    """The position as canonical text: every card by name and place, whatever way it was reached."""
    c = s.challenge
    data = {
        "round": s.round, "phase": s.phase, "first": s.first, "active": s.active,
        "players": [
            {
                "gold": s.gold[p], "power": s.power[s.faction[p]], "kneeling": s.kneeling[s.faction[p]],
                "plot": s.defn[s.plot[p]].name if s.plot[p] >= 0 else None,
                "title": s.defn[s.title[p]].name if s.title[p] >= 0 else None,
                "chosen title": s.defn[s.title_chosen[p]].name if s.title_chosen[p] >= 0 else None, "alive": s.alive[p],
                "chosen": s.defn[s.chosen[p]].name if s.chosen[p] >= 0 else None,
                "plots": sorted(names_of(s, s.plots[p])), "used": names_of(s, s.used[p]),
                "hand": sorted(names_of(s, s.hand[p])), "deck": names_of(s, s.deck[p]), "discard": names_of(s, s.discard[p]),
                "dead": names_of(s, s.dead[p]), "removed": names_of(s, s.removed[p]), "limbo": names_of(s, s.limbo[p]),
                "play": [laid_out(s, card) for card in s.area[p] if s.host[card] < 0],
            }
            for p in range(s.seats)
        ],
        "challenge": [c.kind, c.attacker, c.defender, names_of(s, c.attackers), names_of(s, c.defenders)] if c else None,
        "lasting": [[e.what, str(e.value), e.until, s.defn[e.card].name if e.card >= 0 else "", e.player] for e in s.lasting],
        "delayed": [[d.when, s.defn[d.card].name if d.card >= 0 else ""] for d in s.delayed],
        "tally": sorted(
            [*map(str, (k[0], k[1], s.defn[k[2]].name if k[1] == "card" else k[2], *k[3:])), str(n)] for k, n in s.tally.items()
        ),
        "frames": [[type(f).__name__, f.at] for f in s.frames],
        "asks": [[d.seat, d.kind, [o.label for o in d.options]] for d in s.asks],
        "outcome": list(s.outcome.winners) if s.outcome else None,
    }  # fmt: skip
    return msgspec.json.encode(data).decode()
