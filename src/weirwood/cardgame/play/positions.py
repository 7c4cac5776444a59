"""Positions as data: a scenario's cards laid out on the table, what it may expect of them, and a position as text."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ...errors import UserError
from ..cards.catalogue import FILLER
from ..cards.definition import Card
from ..table import figures, values
from ..table.moving import attach_facedown, guise, identity, title_beneath
from ..table.naming import names_of
from ..table.state import Table
from ..table.words import (
    AGENDA,
    ATTACHMENT,
    CHALLENGES,
    DEAD,
    DECK,
    DISCARD,
    DUPLICATE,
    FACTION_ZONE,
    HAND,
    PLAY,
    PLOT,
    PLOTS,
    REMOVED,
    SHADOWS,
    TITLE,
    UNDER,
    USED,
    ZONE_NAMES,
)  # fmt: skip
from ..timing.entering import may_attach, may_control
from ..timing.pricing import marshal_cost
from ..vocabulary.subjects.facedown import LiesFacedown
from ..vocabulary.text import card_text

Find = Callable[[str], Card]
"""How the edition finds a card by its title."""

PLAYER_WORDS = frozenset(
    ["faction", "plot", "plots", "used", "play", "hand", "deck", "discard", "dead", "gold", "power"]
)
CARD_WORDS = frozenset(
    ["card", "kneeling", "power", "gold", "tokens", "attachments", "duplicates", "owner", "facedown", "under"]
)
FILL = 20
"""So many cards a deck has that a scenario doesn't list exactly."""
DUPLICATES = 99
"""So many duplicates of a card a scenario may ask for."""


def listing(value: Any) -> list[Any]:
    """A list, where a file may also give a single thing or nothing."""
    return value if isinstance(value, list) else [] if value is None else [value]


def typed(find: Find, title: Any, types: tuple[str, ...], who: str) -> Card:
    """The card with this title, if it is of one of these types."""
    card = find(str(title))
    if card.type not in types:
        raise UserError(f"{card.name} of {who} is {card.type}, not {' or '.join(types)}.")
    return card


def seated(document: dict[str, Any]) -> tuple[dict[str, Any], dict[str, Any], str]:
    """A scenario's players, its configuration, and the format that it names or that so many players have."""
    players = document.get("players")
    if not isinstance(players, dict) or len(players) < 2:
        raise UserError("A scenario names at least two players under 'players:'.")
    options = document.get("config") or {}
    return players, options, options.get("format") or ("joust" if len(players) == 2 else "melee")


def read_plan(document: dict[str, Any], phases: list[str], words: frozenset[str]) -> dict[str, Any]:
    """A scenario's position as far as all card games share it, checked: where it starts, who is first, who has what."""
    players = document["players"]
    start = document.get("start")
    if start is not None and start not in phases:
        raise UserError(f"There is no phase {start!r} to start in; the phases are {', '.join(phases)}.")
    first = document.get("first", next(iter(players)))
    if first not in players:
        raise UserError(f"The first player {first!r} is none of the players.")
    for name, player in players.items():
        if player is not None and not isinstance(player, dict):
            raise UserError(f"What {name} has must be a list of words such as 'faction:' and 'play:'.")
        unknown = set(player or {}) - words
        if unknown:
            raise UserError(f"{name} has unknown words: {', '.join(sorted(unknown))}.")
    plan = {"start": start, "first": first, "players": players}
    return plan | {word: document[word] for word in ("lenient", "round") if word in document}


def lay_table(s: Table, find: Find, plan: dict[str, Any], factions: list[Card]) -> list[dict[str, Any]]:
    """A scenario's first player, and all that the players have, which is handed back; ``factions`` are their cards."""
    s.first = s.names.index(plan["first"])
    s.round = 0 if plan.get("start") in (None, "plot") else plan.get("round", 1)
    s.stacked = plan.get("start") is None  # what is listed is dealt first
    lenient = bool(plan.get("lenient"))
    players = [plan["players"][name] or {} for name in s.names]
    for seat, player in enumerate(players):
        faction = s.add(factions[seat], seat, FACTION_ZONE)
        s.power[faction] = player.get("power", 0)
        s.gold[seat] = player.get("gold", 0)
        for row in listing(player.get("agenda")):
            lay_agenda(s, find, seat, row if isinstance(row, dict) else {"card": row})
        lay_out(s, find, seat, player, lenient)
    for seat, player in enumerate(players):
        attach_all(s, find, seat, player, lenient)
    return players


def lay_agenda(s: Table, find: Find, seat: int, data: dict[str, Any]) -> None:
    """An agenda of the position, with the cards under it and the tokens on it."""
    agenda = s.add(find(str(data["card"])), seat, AGENDA)
    put_tokens(s, agenda, data)
    lay_under(s, find, seat, agenda, data)


def lay_under(s: Table, find: Find, seat: int, host: int, data: dict[str, Any]) -> None:
    """The cards that lie facedown under a card or an agenda."""
    for title in listing(data.get("under")):
        card = s.add(find(str(title)), seat, UNDER)
        s.host[card] = host


def lay_out(s: Table, find: Find, seat: int, player: dict[str, Any], lenient: bool) -> None:
    """A player's plots, cards in play, piles and deck, as a scenario lists them."""
    if player.get("plot"):
        s.add(typed(find, player["plot"], ("plot",), s.name(seat)), seat, PLOT)
    for title in listing(player.get("plots")):
        s.add(typed(find, title, ("plot",), s.name(seat)), seat, PLOTS)
    for title in listing(player.get("used")):
        s.add(typed(find, title, ("plot",), s.name(seat)), seat, USED)
    for row in listing(player.get("play")):
        put_in_play(s, find, seat, row, lenient)
    for zone, word in ((HAND, "hand"), (DISCARD, "discard"), (DEAD, "dead")):
        for title in listing(player.get(word)):
            s.add(find(str(title)), seat, zone)
    deck = player.get("deck")
    exactly = isinstance(deck, dict)
    titles = listing(deck["exactly"] if isinstance(deck, dict) else deck)
    stack = [find(str(t)) for t in titles]
    if not exactly:
        stack += [FILLER] * max(0, FILL - len(stack))
    for card in reversed(stack):
        s.add(card, seat, DECK)


def put_in_play(s: Table, find: Find, seat: int, row: Any, lenient: bool) -> None:
    """A card of the position in play, with its duplicates (attachments follow when all hosts are there)."""
    data = row if isinstance(row, dict) else {"card": row}
    unknown = set(data) - CARD_WORDS
    if unknown or "card" not in data:
        raise UserError(f"A card in play has unknown words: {', '.join(sorted(unknown)) or 'it names no card'}.")
    defn = typed(find, data["card"], ("character", "location"), s.name(seat))
    owner = s.names.index(data["owner"]) if data.get("owner") else seat
    card = s.add(defn, owner, REMOVED)
    refused = may_control(s, seat, card) or (s.clauses.unique if second_copy(s, seat, card) else None)
    if refused and not lenient:
        raise UserError(
            f"{defn.name} can't be in play for {s.name(seat)} [{refused}]; 'lenient: true' allows the position."
        )
    s.place(card, PLAY, seat)
    s.kneeling[card] = int(bool(data.get("kneeling")))
    s.power[card] = data.get("power", 0)
    put_tokens(s, card, data)
    lay_under(s, find, seat, card, data)
    for _ in range(_duplicates(data, defn)):
        below = s.add(defn, owner, REMOVED)
        s.place(below, DUPLICATE)
        s.host[below] = card
        s.known[below] = s.everyone


def _duplicates(data: dict[str, Any], defn: Card) -> int:
    count = data.get("duplicates", 0)
    if not isinstance(count, int) or not 0 <= count <= DUPLICATES:
        raise UserError(f"{defn.name} can't have {count!r} duplicates; it is a number from 0 to {DUPLICATES}.")
    return count


def bear(s: Table, seat: int, title: str | None, pool: str) -> None:
    """A player bears a title at the start; ``pool`` is the edition's word for those that nobody bears."""
    if title is not None:
        card = next((c for c in s.title_pool if s.defn[c].name.lower() == title.lower()), None)
        if card is None:
            raise UserError(f"{s.name(seat)} can't bear the title {title!r}: it isn't in the {pool}.")
        s.place(card, TITLE, seat)


def examine(s: Table) -> None:
    """Whoever has won or is out in a position that was laid out, not played, is found before anything else."""
    s.check_power = s.check_deck = True
    s.touch()


def second_copy(s: Table, seat: int, card: int) -> bool:
    """Whether a seat already has a copy of this unique card in play."""
    return s.defn[card].unique and any(s.defn[c].name == s.defn[card].name for c in s.area[seat])


def put_tokens(s: Table, card: int, data: dict[str, Any]) -> None:
    """The gold and the tokens on a card of the position."""
    for kind, n in {"gold": data.get("gold", 0), **(data.get("tokens") or {})}.items():
        if n:
            s.tokens[card, kind] = n


def granted(s: Table, seat: int, host: int) -> Card:
    """What the ability that attaches cards facedown to a card, its own or an agenda's, makes of them."""
    for source in (host, *s.agendas[seat]):
        for effect in (each for ability in s.defn[source].abilities for each in ability.do):
            if isinstance(effect, LiesFacedown):
                return effect.guise
    return guise()


def attach_all(s: Table, find: Find, seat: int, player: dict[str, Any], lenient: bool) -> None:
    """The attachments of a player's cards in play."""
    own = [c for c in sorted(s.area[seat], key=lambda c: s.entered[c]) if s.host[c] < 0]
    for host, row in zip(own, listing(player.get("play")), strict=False):
        for item in listing(row.get("attachments")) if isinstance(row, dict) else []:
            data = item if isinstance(item, dict) else {"card": item}
            defn = find(str(data["card"]))
            controller = s.names.index(data["owner"]) if data.get("owner") else seat
            card = s.add(defn, controller, REMOVED)
            if data.get("facedown"):
                attach_facedown(s, card, host, seat, granted(s, seat, host))
                continue
            s.place(card, PLAY, controller)
            s.host[card] = host
            s.kneeling[card] = int(bool(data.get("kneeling")))
            put_tokens(s, card, data)
            if defn.type not in (ATTACHMENT, "event"):
                raise UserError(f"{defn.name} is {defn.type}, not an attachment.")
            refused = may_attach(s, card, host, controller)
            if refused and not lenient:
                raise UserError(f"{defn.name} can't be attached to {s.called(host)} [{refused}].")


# What a scenario may expect


def inspect(s: Table, find: Find, subject: str, of_player: Callable[[Any, int], dict[str, Any]]) -> dict[str, Any]:
    """The properties of a card, a player or 'game'."""
    if subject == "game":
        return inspect_game(s)
    for seat in range(s.seats):
        if s.name(seat).lower() == subject.lower():
            return of_player(s, seat)
    card = find_card(s, find, subject)
    return inspect_card(s, card, marshal_cost(s, s.ctrl[card], card))


def inspect_game(s: Table) -> dict[str, Any]:
    """What a scenario may expect of the game as a whole."""
    return {
        "phase": s.phase,
        "round": s.round,
        "first": s.name(s.first),
        "active": s.name(s.active) if s.active >= 0 else None,
        "winner": s.name(s.outcome.winners[0]) if s.outcome and s.outcome.winners else None,
        "won_by": s.outcome.rule if s.outcome else None,
        "challenge": s.challenge.kind if s.challenge else None,
        "attacking": values.side_strength(s, "attacking"),
        "defending": values.side_strength(s, "defending"),
        "asked": [s.name(d.seat) for d in s.asks],
        "kind": s.asks[0].kind if s.asks else None,
        "prompt": s.asks[0].prompt if s.asks else None,
        "rule": s.asks[0].rule if s.asks else None,
    }


def inspect_player(s: Table, seat: int) -> dict[str, Any]:
    """What a scenario may expect of a player of any card game."""
    plot = s.plot[seat]
    return {
        "gold": s.gold[seat],
        "power": s.power[s.faction[seat]],
        "total_power": s.total_power(seat),
        "hand": names_of(s, s.hand[seat]),
        "deck": names_of(s, s.deck[seat]),
        "discard": names_of(s, s.discard[seat]),
        "dead": names_of(s, s.dead[seat]),
        "play": names_of(s, s.area[seat]),
        "removed": names_of(s, s.removed[seat]),
        "plots": names_of(s, s.plots[seat]),
        "used": names_of(s, s.used[seat]),
        "plot": s.called(plot) if plot >= 0 else None,
        "faction": s.defn[s.faction[seat]].faction,
        "dominance": values.dominance_strength(s, seat),
        **{figure: figures.plot_value(s, seat, figure) for figure in ("income", "initiative", "claim")},
    }


def find_card(s: Table, find: Find, subject: str) -> int:
    """The card a scenario means by a name, perhaps with '#2' or a set in brackets."""
    title, _, number = subject.partition(" #")
    wanted = find(title)
    named = title.lower()
    defns = [identity(s, c) for c in range(len(s.defn))]
    found = [c for c, defn in enumerate(defns) if defn.code == wanted.code or defn.name.lower() == named]
    found = [c for c in found if s.defn[c].type != "faction"]
    if not found:
        raise UserError(f"{subject!r} is not in this game.")
    if number:
        shown = sorted((c for c in found if s.zone[c] == PLAY and c not in s.beneath), key=lambda c: s.entered[c])
        order = shown + [c for c in found if c not in shown]
        if not number.isdigit() or not 1 <= int(number) <= len(order):
            raise UserError(f"There is no {subject!r}; there are {len(order)} cards of that name.")
        return order[int(number) - 1]
    visible = [c for c in found if s.zone[c] == PLAY and c not in s.beneath]
    if len(visible) == 1 or len(found) == 1:
        return (visible or found)[0]
    if not visible:
        others = [c for c in found if s.zone[c] != DECK]
        kinds = {(s.zone[c], s.owner[c]) for c in others}
        if len(kinds) == 1 and len({s.called(c) for c in others}) == 1:
            return others[0]
    if len(found) > 1:
        names = list(dict.fromkeys(s.called(c) for c in found))
        said = " or ".join(names) if len(names) > 1 else f"{title} #1, {title} #2 …"
        raise UserError(f"There are several cards called {title!r} in this game; say {said}.")
    return found[0]


def inspect_card(s: Table, card: int, cost: int) -> dict[str, Any]:
    """What a scenario may expect of a card; ``cost``: what its controller would pay for it now."""
    defn = s.defn[card]
    counts = values.icons(s, card)
    host = s.host[card]
    return {
        "zone": ZONE_NAMES[s.zone[card]],
        "owner": s.name(s.owner[card]),
        "controller": s.name(s.ctrl[card]),
        "kneeling": bool(s.kneeling[card]),
        "strength": values.strength(s, card),
        "cost": cost,
        "type": values.card_type(s, card),
        "faction": defn.faction if s.zone[card] != DUPLICATE else "",
        "factions": sorted(values.factions(s, card) - {"neutral"}),
        "icons": [k for k, n in zip(CHALLENGES, counts, strict=True) if n > 0],
        "traits": sorted(values.traits(s, card)),
        "keywords": sorted(str(k) for k in values.keywords(s, card)),
        "power": s.power[card],
        "gold": s.tokens.get((card, "gold"), 0),
        "tokens": {kind: n for (c, kind), n in s.tokens.items() if c == card},
        "attachments": [title_beneath(s, each) for each in s.attachments(card)],
        "duplicates": len(s.duplicates(card)),
        "attached_to": s.called(host) if host >= 0 and s.zone[card] == PLAY else None,
        "lies_under": s.called(host) if host >= 0 and s.zone[card] == UNDER else None,
        "under": [s.called(c) for c, below in enumerate(s.host) if below == card and s.zone[c] == UNDER],
        "visible_to": [s.name(p) for p in range(s.seats) if s.known[card] >> p & 1],
        "participating": values.role(s, card) or False,
        "contributes": values.contributes(s, card),
        "blank": values.blank(s, card),
        "facedown": s.zone[card] in (DUPLICATE, SHADOWS, UNDER, PLAY) and s.known[card] != s.everyone,
        "text": card_text(defn, s.speech),
    }
