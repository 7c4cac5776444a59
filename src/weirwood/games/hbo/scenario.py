"""Positions from scenario files, what a scenario may expect, and a position as text."""

from __future__ import annotations

from typing import Any

import msgspec

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
from ...cardgame.words import DECK, FACTION_ZONE, PLOTS, REMOVED
from ...errors import UserError
from . import catalogue
from .actions import cost
from .challenges import ChallengesPhase
from .clauses import cite
from .draft import Draft
from .face import text
from .phases import DominancePhase, DrawPhase, MarshallingPhase, PlotPhase, Round, StandingPhase, TaxationPhase
from .setup import Setup
from .table import HOUSES, Hbo

PHASES = (PlotPhase, DrawPhase, MarshallingPhase, ChallengesPhase, DominancePhase, StandingPhase, TaxationPhase)
PHASE_NAMES = [phase.name for phase in PHASES]
WORDS = frozenset({"start", "first", "players", "lenient", "config", "round"})
PLAYER_WORDS = frozenset(
    ["faction", "plot", "plots", "used", "play", "hand", "deck", "discard", "dead", "gold", "power"]
)


def configure(document: dict[str, Any]) -> dict[str, Any]:
    """A configuration from a scenario document, checked."""
    players = document.get("players")
    if not isinstance(players, dict) or len(players) != 2:
        raise UserError("A scenario of this game names two players under 'players:' [hbo.players.1].")
    start = document.get("start")
    start = "marshalling" if start == "marshaling" else start
    if start is not None and start not in PHASE_NAMES:
        raise UserError(f"There is no phase {start!r} to start in; the phases are {', '.join(PHASE_NAMES)}.")
    options = document.get("config") or {}
    if set(options) - {"draft"}:
        raise UserError("A scenario's config has only 'draft: true' for the plot draft variant.")
    first = document.get("first", next(iter(players)))
    if first not in players:
        raise UserError(f"The first player {first!r} is none of the players.")
    for name, player in players.items():
        if player is not None and not isinstance(player, dict):
            raise UserError(f"What {name} has must be a list of words such as 'faction:' and 'play:'.")
        unknown = set(player or {}) - PLAYER_WORDS
        if unknown:
            raise UserError(f"{name} has unknown words: {', '.join(sorted(unknown))}.")
    kept: dict[str, Any] = {k: document[k] for k in ("lenient", "round") if k in document}
    plan = {**kept, "start": start, "first": first, "players": players}
    return {"names": list(players), "houses": houses(players), "draft": bool(options.get("draft")), "scenario": plan}


def houses(players: dict[str, Any]) -> list[str]:
    """Which House each player plays: Stark first, unless it is said."""
    given = [str((player or {}).get("faction", "")).lower().removeprefix("house ") for player in players.values()]
    for house in given:
        if house and house not in HOUSES:
            raise UserError(
                f"There is no House {house!r} in this game; there are {' and '.join(HOUSES)} [hbo.players.1]."
            )
    if not any(given):
        return list(HOUSES)
    other = {"stark": "lannister", "lannister": "stark"}
    found = [given[0] or other[given[1]], given[1] or other[given[0]]]
    if found[0] == found[1]:
        raise UserError("One player plays House Stark and the other House Lannister [hbo.players.1].")
    return found


def start(config: dict[str, Any], seed: str) -> Hbo:
    """The state at a scenario's position."""
    plan = config["scenario"]
    names = config["names"]
    s = Hbo(seed, tuple(names))
    s.first = names.index(plan["first"])
    s.stacked = True
    lenient = bool(plan.get("lenient"))
    players = [plan["players"][name] or {} for name in names]
    phase = plan.get("start")
    try:
        for seat, player in enumerate(players):
            banner = s.add(catalogue.BANNERS[config["houses"][seat]], seat, FACTION_ZONE)
            s.power[banner] = player.get("power", 0)
            s.gold[seat] = player.get("gold", 0)
            lay_out(s, catalogue.find, catalogue.FILLER, seat, player, names, lenient)
            if phase is None and "plots" not in player:
                for card in catalogue.plots(config["houses"][seat]):
                    s.add(card, seat, PLOTS)
        for seat, player in enumerate(players):
            attach_all(s, catalogue.find, seat, player, names, lenient)
    except UserError as error:
        raise UserError(in_own_clauses(str(error))) from None
    if phase is None:
        begin(s, config["draft"])
        return s
    s.round = 0 if phase == "plot" else plan.get("round", 1)
    index = PHASE_NAMES.index(phase)
    s.phase = phase
    s.push(Round((index + 1) % len(PHASES)))
    frame = PHASES[index]()
    frame.at = 0 if phase == "plot" else 1
    s.push(frame)
    return s


def in_own_clauses(message: str) -> str:
    """A message of the shared engine with this edition's clause."""
    head, bracket, rest = message.partition(" [")
    rule, end, tail = rest.partition("]")
    return f"{head} [{cite(rule)}]{tail}" if bracket and end else message


def begin(s: Hbo, draft: bool) -> None:
    """Everything that is under way at the beginning of a game."""
    s.push(Round())
    s.push(Setup())
    if draft:
        cards = []
        for number, card in enumerate(catalogue.plots("draft")):
            cards.append(s.add(card, number % 2, REMOVED))
            s.known[cards[-1]] = 0
        s.push(Draft(cards))


def fill(s: Hbo, seat: int, house: str) -> None:
    """A House's banner, draw deck and plot deck."""
    s.add(catalogue.BANNERS[house], seat, FACTION_ZONE)
    for card in catalogue.plots(house):
        s.add(card, seat, PLOTS)
    for card in catalogue.deck(house):
        s.add(card, seat, DECK)


# What a scenario may expect


def inspect(s: Any, subject: str) -> dict[str, Any]:
    """The properties of a card, a player or 'game'."""
    if subject == "game":
        return {**inspect_game(s), "treasury": s.treasury(), "bank": s.bank(), "boxed": len(s.boxed)}
    for seat in range(2):
        if s.name(seat).lower() == subject.lower():
            return inspect_player(s, seat)
    card = find_card(s, catalogue.find, subject)
    return {**inspect_card(s, card, cost(s, s.ctrl[card], card)), "text": text(s.defn[card])}


def position(s: Any) -> str:
    """The position as canonical text: every card by name and place, whatever way it was reached."""
    c = s.challenge
    extra = [f for f in s.frames if isinstance(f, Setup | Draft)]
    data = {
        "round": s.round, "phase": s.phase, "first": s.first, "active": s.active,
        "players": [
            {
                "gold": s.gold[p], "power": s.power[s.faction[p]], "house": s.defn[s.faction[p]].faction,
                "plot": s.defn[s.plot[p]].name if s.plot[p] >= 0 else None,
                "chosen": s.defn[s.chosen[p]].name if s.chosen[p] >= 0 else None,
                "plots": sorted(names_of(s, s.plots[p])), "used": names_of(s, s.used[p]),
                "hand": sorted(names_of(s, s.hand[p])), "deck": names_of(s, s.deck[p]), "discard": names_of(s, s.discard[p]),
                "dead": names_of(s, s.dead[p]), "removed": names_of(s, s.removed[p]), "limbo": names_of(s, s.limbo[p]),
                "play": [laid_out(s, card) for card in s.area[p] if s.host[card] < 0],
            }
            for p in range(2)
        ],
        "challenge": [c.kind, c.attacker, c.defender, names_of(s, c.attackers), names_of(s, c.defenders)] if c else None,
        "lasting": [[e.what, str(e.value), e.until, s.defn[e.card].name if e.card >= 0 else "", e.player] for e in s.lasting],
        "delayed": [[d.when, s.defn[d.card].name if d.card >= 0 else ""] for d in s.delayed],
        "tally": sorted(
            [*map(str, (k[0], k[1], s.defn[k[2]].name if k[1] == "card" else k[2], *k[3:])), str(n)] for k, n in s.tally.items()
        ),
        "frames": [[type(f).__name__, f.at] for f in s.frames],
        "secret": [[str(getattr(f, name)) for name in f.fields] for f in extra],
        "asks": [[d.seat, d.kind, [o.label for o in d.options]] for d in s.asks],
        "outcome": list(s.outcome.winners) if s.outcome else None,
    }  # fmt: skip
    return msgspec.json.encode(data).decode()
