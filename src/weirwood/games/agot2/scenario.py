"""Positions from scenario files, what a scenario may expect, and a position as text."""

from __future__ import annotations

from typing import Any

import msgspec

from ...cardgame import values
from ...cardgame.entering import may_attach, may_control
from ...cardgame.words import (
    AGENDA, ATTACHMENT, CHALLENGES, DEAD, DECK, DISCARD, DUPLICATE, FACTION_ZONE, HAND, PLAY, PLOT, PLOTS, TITLE, USED, ZONE_NAMES,
)  # fmt: skip
from ...errors import UserError
from . import catalogue
from .challenges import ChallengesPhase
from .costs import marshal_cost
from .decks import faction_id
from .phases import DominancePhase, DrawPhase, MarshalingPhase, PlotPhase, Round, StandingPhase, TaxationPhase
from .setup import Setup
from .table import Agot2
from .titles import add_titles

PHASES = (PlotPhase, DrawPhase, MarshalingPhase, ChallengesPhase, DominancePhase, StandingPhase, TaxationPhase)
PHASE_NAMES = [phase.name for phase in PHASES]
WORDS = frozenset({"start", "first", "players", "lenient", "config", "round"})
PLAYER_WORDS = frozenset(
    "faction agenda title plot plots used play hand deck discard dead gold power".split()
)
CARD_WORDS = frozenset("card kneeling power gold tokens attachments duplicates owner facedown".split())
FILL = 20


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
        _attach_all(s, seat, plan["players"][name] or {}, names, bool(plan.get("lenient")))
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


def _list(value: Any) -> list[Any]:
    return value if isinstance(value, list) else [] if value is None else [value]


def _player(s: Agot2, seat: int, player: dict[str, Any], names: list[str], lenient: bool) -> None:
    faction = s.add(catalogue.FACTION_CARDS[faction_id(str(player.get("faction", "stark")))], seat, FACTION_ZONE)
    s.power[faction] = player.get("power", 0)
    s.gold[seat] = player.get("gold", 0)
    if player.get("agenda"):
        s.add(catalogue.find(player["agenda"]), seat, AGENDA)
    if player.get("plot"):
        s.add(_typed(player["plot"], ("plot",), s.name(seat)), seat, PLOT)
    for title in _list(player.get("plots")):
        s.add(_typed(title, ("plot",), s.name(seat)), seat, PLOTS)
    for title in _list(player.get("used")):
        s.add(_typed(title, ("plot",), s.name(seat)), seat, USED)
    for row in _list(player.get("play")):
        _in_play(s, seat, row, names, lenient)
    for zone, word in ((HAND, "hand"), (DISCARD, "discard"), (DEAD, "dead")):
        for title in _list(player.get(word)):
            s.add(catalogue.find(str(title)), seat, zone)
    deck = player.get("deck")
    exactly = isinstance(deck, dict)
    titles = _list(deck["exactly"] if isinstance(deck, dict) else deck)
    stack = [catalogue.find(str(t)) for t in titles]
    if not exactly:
        stack += [catalogue.FILLER] * max(0, FILL - len(stack))
    for card in reversed(stack):
        s.add(card, seat, DECK)


def _typed(title: Any, types: tuple[str, ...], who: str) -> Any:
    card = catalogue.find(str(title))
    if card.type not in types:
        raise UserError(f"{card.name} of {who} is {card.type}, not {' or '.join(types)}.")
    return card


def _in_play(s: Agot2, seat: int, row: Any, names: list[str], lenient: bool) -> None:
    data = row if isinstance(row, dict) else {"card": row}
    unknown = set(data) - CARD_WORDS
    if unknown or "card" not in data:
        raise UserError(f"A card in play has unknown words: {', '.join(sorted(unknown)) or 'it names no card'}.")
    defn = _typed(data["card"], ("character", "location"), s.name(seat))
    owner = names.index(data["owner"]) if data.get("owner") else seat
    card = s.add(defn, owner, 9)
    refused = may_control(s, seat, card) or ("rr.unique-cards.1" if _second(s, seat, card) else None)
    if refused and not lenient:
        raise UserError(f"{defn.name} can't be in play for {s.name(seat)} [{refused}]; 'lenient: true' allows the position.")
    s.place(card, PLAY, seat)
    s.kneeling[card] = int(bool(data.get("kneeling")))
    s.power[card] = data.get("power", 0)
    for kind, n in (data.get("tokens") or {}).items():
        s.tokens[card, kind] = n
    for _ in range(int(data.get("duplicates", 0))):
        below = s.add(defn, owner, 9)
        s.place(below, DUPLICATE)
        s.host[below] = card
        s.known[below] = s.everyone


def _second(s: Agot2, seat: int, card: int) -> bool:
    return s.defn[card].unique and any(s.defn[c].name == s.defn[card].name for c in s.area[seat])


def _attach_all(s: Agot2, seat: int, player: dict[str, Any], names: list[str], lenient: bool) -> None:
    own = [c for c in sorted(s.area[seat], key=lambda c: s.entered[c]) if s.host[c] < 0]
    for host, row in zip(own, _list(player.get("play")), strict=False):
        for item in _list(row.get("attachments")) if isinstance(row, dict) else []:
            data = item if isinstance(item, dict) else {"card": item}
            defn = catalogue.find(str(data["card"]))
            controller = names.index(data["owner"]) if data.get("owner") else seat
            card = s.add(defn, controller, 9)
            s.place(card, PLAY, controller)
            s.host[card] = host
            s.kneeling[card] = int(bool(data.get("kneeling")))
            if defn.type not in (ATTACHMENT, "event"):
                raise UserError(f"{defn.name} is {defn.type}, not an attachment.")
            refused = may_attach(s, card, host, controller)
            if refused and not lenient:
                raise UserError(f"{defn.name} can't be attached to {s.defn[host].name} [{refused}].")


# What a scenario may expect


def inspect(s: Any, subject: str) -> dict[str, Any]:
    """The properties of a card, a player or 'game'."""
    if subject == "game":
        return {
            "phase": s.phase,
            "round": s.round,
            "first": s.name(s.first),
            "active": s.name(s.active) if s.active >= 0 else None,
            "winner": s.name(s.outcome.winners[0]) if s.outcome and s.outcome.winners else None,
            "challenge": s.challenge.kind if s.challenge else None,
            "attacking": values.side_strength(s, "attacking"),
            "defending": values.side_strength(s, "defending"),
            "asked": [s.name(d.seat) for d in s.asks],
            "kind": s.asks[0].kind if s.asks else None,
            "prompt": s.asks[0].prompt if s.asks else None,
            "rule": s.asks[0].rule if s.asks else None,
        }
    for seat in range(s.seats):
        if s.name(seat).lower() == subject.lower():
            return _inspect_player(s, seat)
    return _inspect_card(s, find_card(s, subject))


def _names(s: Any, cards: list[int]) -> list[str]:
    return [s.defn[c].name for c in cards]


def _inspect_player(s: Any, seat: int) -> dict[str, Any]:
    plot = s.plot[seat]
    return {
        "gold": s.gold[seat],
        "power": s.power[s.faction[seat]],
        "total_power": s.total_power(seat),
        "hand": _names(s, s.hand[seat]),
        "deck": _names(s, s.deck[seat]),
        "discard": _names(s, s.discard[seat]),
        "dead": _names(s, s.dead[seat]),
        "play": _names(s, s.area[seat]),
        "removed": _names(s, s.removed[seat]),
        "plots": _names(s, s.plots[seat]),
        "used": _names(s, s.used[seat]),
        "plot": s.defn[plot].name if plot >= 0 else None,
        "agenda": s.defn[s.agenda[seat]].name if s.agenda[seat] >= 0 else None,
        "title": s.defn[s.title[seat]].name if s.title[seat] >= 0 else None,
        "faction": s.defn[s.faction[seat]].faction,
        "kneeling": bool(s.kneeling[s.faction[seat]]),
        "eliminated": not s.alive[seat],
        "dominance": values.dominance_strength(s, seat),
        **{figure: values.plot_value(s, seat, figure) for figure in ("income", "initiative", "claim", "reserve")},
    }


def find_card(s: Any, subject: str) -> int:
    """The card a scenario means by a name, perhaps with '#2' or a set in brackets."""
    title, _, number = subject.partition(" #")
    wanted = catalogue.find(title)
    found = [c for c in range(len(s.defn)) if s.defn[c] is wanted or s.defn[c].name.lower() == title.lower()]
    found = [c for c in found if s.defn[c].type != "faction"]
    if not found:
        raise UserError(f"{subject!r} is not in this game.")
    if number:
        shown = sorted((c for c in found if s.zone[c] == PLAY), key=lambda c: s.entered[c])
        order = shown + [c for c in found if c not in shown]
        if not number.isdigit() or not 1 <= int(number) <= len(order):
            raise UserError(f"There is no {subject!r}; there are {len(order)} cards of that name.")
        return order[int(number) - 1]
    visible = [c for c in found if s.zone[c] == PLAY]
    if len(visible) == 1 or len(found) == 1:
        return (visible or found)[0]
    if not visible:
        others = [c for c in found if s.zone[c] != DECK]
        kinds = {(s.zone[c], s.owner[c]) for c in others}
        if len(kinds) == 1:
            return others[0]
    if len(found) > 1:
        raise UserError(f"There are several cards called {title!r} in this game; say {title} #1, {title} #2 …")
    return found[0]


def _inspect_card(s: Any, card: int) -> dict[str, Any]:
    defn = s.defn[card]
    counts = values.icons(s, card)
    host = s.host[card]
    return {
        "zone": "play" if s.zone[card] in (PLAY,) else ZONE_NAMES[s.zone[card]],
        "owner": s.name(s.owner[card]),
        "controller": s.name(s.ctrl[card]),
        "kneeling": bool(s.kneeling[card]),
        "strength": values.strength(s, card),
        "cost": marshal_cost(s, s.ctrl[card], card),
        "type": values.card_type(s, card),
        "faction": values.faction(s, card),
        "icons": [k for k, n in zip(CHALLENGES, counts, strict=True) if n > 0],
        "traits": sorted(values.traits(s, card)),
        "keywords": sorted(str(k) for k in values.keywords(s, card)),
        "power": s.power[card],
        "gold": 0,
        "tokens": {kind: n for (c, kind), n in s.tokens.items() if c == card},
        "attachments": _names(s, s.attachments(card)),
        "duplicates": len(s.duplicates(card)),
        "attached_to": s.defn[host].name if host >= 0 and s.zone[card] == PLAY else None,
        "participating": values.role(s, card) or False,
        "contributes": values.contributes(s, card),
        "blank": values.blank(s, card),
        "facedown": s.zone[card] == DUPLICATE and s.known[card] != s.everyone,
        "text": defn.text(),
    }


def position(s: Any) -> str:
    """The position as canonical text: every card by name and place, whatever way it was reached."""

    def shown(c: int) -> dict[str, Any]:
        row: dict[str, Any] = {"n": s.defn[c].name, "o": s.owner[c]}
        for key, value in (("k", s.kneeling[c]), ("p", s.power[c])):
            if value:
                row[key] = value
        found = {kind: n for (owner, kind), n in sorted(s.tokens.items()) if owner == c}
        if found:
            row["t"] = found
        below = s.duplicates(c)
        if below:
            row["d"] = sorted(s.defn[d].name for d in below)
        attached = [shown(a) | {"c": s.ctrl[a]} for a in s.attachments(c)]
        if attached:
            row["a"] = attached
        return row

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
                "plots": sorted(_names(s, s.plots[p])), "used": _names(s, s.used[p]),
                "hand": sorted(_names(s, s.hand[p])), "deck": _names(s, s.deck[p]), "discard": _names(s, s.discard[p]),
                "dead": _names(s, s.dead[p]), "removed": _names(s, s.removed[p]), "limbo": _names(s, s.limbo[p]),
                "play": [shown(card) for card in s.area[p] if s.host[card] < 0],
            }
            for p in range(s.seats)
        ],
        "challenge": [c.kind, c.attacker, c.defender, _names(s, c.attackers), _names(s, c.defenders)] if c else None,
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
